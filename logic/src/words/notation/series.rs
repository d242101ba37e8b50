//! Things in a row.

use core::fmt;

/// Writes things one after the other, with commas between them and a word of a language before the
/// last one: `r1c1, r1c2 and r1c3`.
///
/// ```
/// use sudoku_logic::core::Candidates;
/// use sudoku_logic::notation::Series;
///
/// let digits = Candidates::D1 | Candidates::D2 | Candidates::D3;
/// assert_eq!(Series::new(digits, " or ").to_string(), "1, 2 or 3");
/// assert_eq!(Series::new(digits, " und ").to_string(), "1, 2 und 3");
/// assert_eq!(Series::new(Candidates::D1, " or ").to_string(), "1");
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Series<'a, I> {
    items: I,
    separator: &'a str,
    last: &'a str,
}

impl<'a, I> Series<'a, I> {
    /// The series of some things, with what is written before the last one if there are several.
    pub fn new(items: impl IntoIterator<IntoIter = I>, last: &'a str) -> Series<'a, I> {
        Series { items: items.into_iter(), separator: ", ", last }
    }

    /// The series with what is written between the others in place of `, `.
    ///
    /// ```
    /// use sudoku_logic::core::Candidates;
    /// use sudoku_logic::notation::Series;
    ///
    /// let digits = Candidates::D1 | Candidates::D2 | Candidates::D3;
    /// assert_eq!(Series::new(digits, " & ").separated_by("; ").to_string(), "1; 2 & 3");
    /// ```
    #[must_use]
    pub fn separated_by(self, separator: &'a str) -> Series<'a, I> {
        Series { separator, ..self }
    }
}

impl<I: Iterator<Item: fmt::Display> + Clone> fmt::Display for Series<'_, I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut items = self.items.clone();
        let mut separator = "";
        while let Some(item) = items.next() {
            write!(f, "{separator}{item}")?;
            separator = self.separator;
            // The separator before the last thing is another one.
            let mut rest = items.clone();
            if rest.next().is_some() && rest.next().is_none() {
                separator = self.last;
            }
        }
        Ok(())
    }
}
