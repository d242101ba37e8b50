//! Names as texts of C, which the compiler puts together.

use core::ffi::CStr;

/// The size of the longest of some names, with its NUL.
pub(crate) const fn longest(names: &[&str]) -> usize {
    let mut longest = 0;
    let mut index = 0;
    while index < names.len() {
        if names[index].len() > longest {
            longest = names[index].len();
        }
        index += 1;
    }
    longest + 1
}

/// The names with NULs after them. `SIZE` is at least [`longest`].
pub(crate) const fn terminated<const COUNT: usize, const SIZE: usize>(
    names: [&str; COUNT],
) -> [[u8; SIZE]; COUNT] {
    let mut all = [[0; SIZE]; COUNT];
    let mut index = 0;
    while index < COUNT {
        let name = names[index].as_bytes();
        let mut at = 0;
        while at < name.len() {
            all[index][at] = name[at];
            at += 1;
        }
        index += 1;
    }
    all
}

/// Makes a static table of the names of all values of a type, each with a NUL after it.
macro_rules! name_table {
    ($table:ident: $type:ident) => {
        static $table: [[u8; $crate::names::longest(&NAMES)]; NAMES.len()] =
            $crate::names::terminated(NAMES);

        const NAMES: [&str; $type::ALL.len()] = {
            let mut names = [""; $type::ALL.len()];
            let mut index = 0;
            while index < names.len() {
                names[index] = $type::ALL[index].name();
                index += 1;
            }
            names
        };
    };
}
pub(crate) use name_table;

/// The name with a number, or `None` if there is none.
pub(crate) fn name_at<const SIZE: usize>(
    names: &'static [[u8; SIZE]],
    number: i32,
) -> Option<&'static CStr> {
    let name = names.get(usize::try_from(number).ok()?)?;
    CStr::from_bytes_until_nul(name).ok()
}
