//! Serialisation: text in formats that people read, compact numbers in the others.
//!
//! | type | readable formats | other formats |
//! |---|---|---|
//! | [`Grid`] | 81 characters | 81 bytes, 0 to 9 |
//! | [`Pencilmarks`] | 729 characters | 81 numbers of 16 bits, one bit per digit |
//! | [`Candidates`] | its digits: `"249"` | a number of 16 bits, one bit per digit |
//! | [`CellSet`] | its cells: `"r1c1 r1c9"` | a number of 128 bits, one bit per cell |
//! | [`CandidateSet`] | its text: `"r4c7:36"` | nine numbers of 128 bits, one per digit |
//! | [`HouseSet`] | its houses: `"row 2, box 6"` | a number of 32 bits, one bit per house |
//! | [`Digit`] | a number, 1 to 9 | the same |
//! | [`Cell`], [`House`], [`Chute`], [`Triad`] | the name: `"r1c9"`, `"box 5"` | the index |
//! | [`Transform`] | its text | its index, a number of 64 bits |
//!
//! Texts are what `Display` writes and `FromStr` reads; every other text is an error.

use core::fmt::{self, Display};
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeTuple, Serializer};

use crate::candidate_set::CandidateSet;
use crate::candidates::Candidates;
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::chute::{Chute, Triad};
use crate::digit::Digit;
use crate::grid::Grid;
use crate::house::House;
use crate::house_set::HouseSet;
use crate::pencilmarks::Pencilmarks;
use crate::text::ParseError;
use crate::transform::Transform;

/// Reads a text by `FromStr`.
struct Text<T>(PhantomData<T>, &'static str);

impl<T: FromStr<Err = ParseError>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.1)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

/// Implements both traits by the text in readable formats, and by a number otherwise.
macro_rules! text_or_number {
    ($($type:ident: $number:ty, $to:expr, $from:expr, $expected:literal;)*) => {
        $(
            impl Serialize for $type {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    if serializer.is_human_readable() {
                        return serializer.collect_str(self);
                    }
                    let to: fn(&$type) -> $number = $to;
                    to(self).serialize(serializer)
                }
            }

            impl<'de> Deserialize<'de> for $type {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    if deserializer.is_human_readable() {
                        return deserializer.deserialize_str(Text(PhantomData, $expected));
                    }
                    let from: fn($number) -> Option<$type> = $from;
                    from(<$number>::deserialize(deserializer)?)
                        .ok_or_else(|| D::Error::custom(concat!("expected ", $expected)))
                }
            }
        )*
    };
}

text_or_number! {
    Candidates: u16, |set| set.bits(), Candidates::from_bits, "digits 1 to 9";
    CellSet: u128, |set| set.bits(), CellSet::from_bits, "cells r1c1 to r9c9";
    CandidateSet: [u128; 9], |set| Digit::ALL.map(|digit| set.cells(digit).bits()), |numbers| {
        let mut set = CandidateSet::EMPTY;
        for (digit, bits) in Digit::ALL.into_iter().zip(numbers) {
            *set.cells_mut(digit) = CellSet::from_bits(bits)?;
        }
        Some(set)
    }, "cells r1c1 to r9c9 with their digits";
    HouseSet: u32, |set| set.bits(), HouseSet::from_bits, "rows, columns and boxes";
    Cell: u8, |cell| u8::from(*cell), |index| Cell::try_from(index).ok(), "a cell r1c1 to r9c9";
    House: u8, |house| u8::from(*house), |index| House::try_from(index).ok(), "one of 27 houses";
    Chute: u8, |chute| u8::from(*chute), |index| Chute::try_from(index).ok(), "one of 6 chutes";
    Triad: u8, |triad| u8::from(*triad), |index| Triad::try_from(index).ok(), "one of 54 triads";
    Transform: u64, |transform| transform.index(), Transform::from_index, "a transform";
}

impl Serialize for Digit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.get())
    }
}

impl<'de> Deserialize<'de> for Digit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Digit::try_from(u8::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

/// Serialises as text in readable formats, and otherwise as a tuple of 81 numbers.
fn serialize<S: Serializer, T: Serialize + Copy>(
    serializer: S,
    text: &impl Display,
    numbers: impl FnOnce() -> [T; 81],
) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() {
        return serializer.collect_str(text);
    }
    let mut tuple = serializer.serialize_tuple(81)?;
    for number in numbers() {
        tuple.serialize_element(&number)?;
    }
    tuple.end()
}

/// Reads a tuple of 81 numbers.
struct Numbers<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de> + Copy + Default> Visitor<'de> for Numbers<T> {
    type Value = [T; 81];

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("81 numbers")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<[T; 81], A::Error> {
        let mut numbers = [T::default(); 81];
        for (index, number) in numbers.iter_mut().enumerate() {
            *number =
                sequence.next_element()?.ok_or_else(|| A::Error::invalid_length(index, &self))?;
        }
        Ok(numbers)
    }
}

impl Serialize for Grid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize(serializer, self, || self.to_bytes())
    }
}

impl<'de> Deserialize<'de> for Grid {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return deserializer.deserialize_str(Text(PhantomData, "a grid of 81 symbols"));
        }
        let bytes = deserializer.deserialize_tuple(81, Numbers(PhantomData))?;
        Grid::from_bytes(bytes).map_err(D::Error::custom)
    }
}

impl Serialize for Pencilmarks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize(serializer, self, || self.as_array().map(Candidates::bits))
    }
}

impl<'de> Deserialize<'de> for Pencilmarks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return deserializer.deserialize_str(Text(PhantomData, "729 symbols"));
        }
        let bits: [u16; 81] = deserializer.deserialize_tuple(81, Numbers(PhantomData))?;
        let mut marks = Pencilmarks::FULL;
        for (cell, bits) in Cell::ALL.into_iter().zip(bits) {
            let Some(candidates) = Candidates::from_bits(bits) else {
                return Err(D::Error::custom("expected digits 1 to 9"));
            };
            marks.set(cell, candidates);
        }
        Ok(marks)
    }
}
