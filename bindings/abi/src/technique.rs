//! Techniques as numbers, their names as texts of C, and choices of them.

use core::ffi::CStr;

use sudoku_logic::{Technique, Techniques};

use crate::names::{name_at, name_table};
use crate::status::Status;

/// The number of a technique: its index in [`Technique::ALL`].
#[must_use]
pub fn technique_number(technique: Technique) -> i32 {
    technique as i32
}

/// The technique with a number, or `None` if there is none.
#[must_use]
pub fn technique_at(number: i32) -> Option<Technique> {
    Technique::ALL.get(usize::try_from(number).ok()?).copied()
}

/// The name of the technique with a number, or `None` if there is no such technique.
#[must_use]
pub fn technique_name(number: i32) -> Option<&'static CStr> {
    name_at(&TERMINATED, number)
}

/// The techniques with some numbers, in their order.
///
/// # Errors
///
/// [`Status::NotATechnique`] for a number that is not that of a technique.
pub fn techniques_at(numbers: &[u8]) -> Result<Techniques, Status> {
    let mut techniques = Techniques::NONE;
    for &number in numbers {
        let technique = technique_at(number.into()).ok_or(Status::NotATechnique)?;
        techniques = techniques.with(technique);
    }
    Ok(techniques)
}

name_table!(TERMINATED: Technique);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_names_are_those_of_the_techniques() {
        for (number, technique) in (0..).zip(Technique::ALL) {
            assert_eq!(technique_number(technique), number);
            assert_eq!(technique_at(number), Some(technique));
            let name = technique_name(number).and_then(|name| name.to_str().ok());
            assert_eq!(name, Some(technique.name()));
        }
        for number in [i32::MIN, -1, Technique::ALL.len() as i32, i32::MAX] {
            assert_eq!(technique_at(number), None);
            assert_eq!(technique_name(number), None);
        }
    }

    #[test]
    fn a_choice_keeps_its_order() {
        let chosen = [Technique::XWing, Technique::FullHouse];
        let numbers = chosen.map(|technique| technique as u8);
        assert_eq!(techniques_at(&numbers), Ok(chosen.into_iter().collect()));
        assert_eq!(techniques_at(&[]), Ok(Techniques::NONE));
        let count = Technique::ALL.len() as u8;
        for numbers in [&[count][..], &[0, 255], &[255, 0]] {
            assert_eq!(techniques_at(numbers), Err(Status::NotATechnique));
        }
    }
}
