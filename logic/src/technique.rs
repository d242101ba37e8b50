//! The techniques.

use core::fmt;

use crate::level::Level;

/// A technique: a pattern that people look for, and what follows from it.
///
/// `docs/techniques.md` in the repository draws an example of each, with its conditions.
///
/// ```
/// use sudoku_logic::{Level, Technique};
///
/// assert_eq!(Technique::XWing.to_string(), "X-wing");
/// assert_eq!(Technique::XWing.level(), Level::Patterns);
/// assert_eq!(Technique::from_name("x-wing"), Some(Technique::XWing));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum Technique {
    /// The one empty cell of a house takes the digit that is left.
    FullHouse,
    /// A digit has one place in a house.
    HiddenSingle,
    /// A cell has one candidate.
    NakedSingle,
    /// All places of a digit in a box lie in one line: the rest of the line loses it.
    Pointing,
    /// All places of a digit in a line lie in one box: the rest of the box loses it.
    Claiming,
    /// A naked pair in a triad: the rest of its line and of its box lose the digits.
    LockedPair,
    /// A naked triple in a triad: the rest of its line and of its box lose the digits.
    LockedTriple,
    /// Two cells of a house have two candidates in all: the rest of the house loses them.
    NakedPair,
    /// Two digits have two places in a house: the cells lose their other candidates.
    HiddenPair,
    /// Three cells of a house have three candidates in all.
    NakedTriple,
    /// Three digits have three places in a house in all.
    HiddenTriple,
    /// Four cells of a house have four candidates in all.
    NakedQuad,
    /// Four digits have four places in a house in all.
    HiddenQuad,
    /// The places of a digit in two parallel lines lie in two crossing lines.
    XWing,
    /// The places of a digit in three parallel lines lie in three crossing lines.
    Swordfish,
    /// The places of a digit in four parallel lines lie in four crossing lines.
    Jellyfish,
    /// Two parallel lines with two places each, of which one each lie in one crossing line.
    Skyscraper,
    /// A row and a column with two places each, of which one each lie in one box.
    TwoStringKite,
    /// Two strong links of a digit, joined by a weak one.
    TurbotFish,
    /// A digit's places in a box lie in a row and a column, and a strong link crosses one.
    EmptyRectangle,
    /// Two two-string kites with the same two cells in the box.
    DualTwoStringKite,
    /// Two empty rectangles in one box.
    DualEmptyRectangle,
    /// A candidate sees both colors of a cluster of strong links.
    SimpleColorsTrap,
    /// Two candidates of one color of a cluster see each other.
    SimpleColorsWrap,
    /// A candidate sees a color of each of two joined clusters.
    MultiColorsTrap,
    /// A color of a cluster sees both colors of another.
    MultiColorsWrap,
    /// A pivot with two candidates and two wings that share a third digit.
    XyWing,
    /// A pivot with three candidates and two wings within them.
    XyzWing,
    /// Two cells with the same two candidates, joined by a strong link.
    WWing,
    /// A chain of cells with the same two candidates.
    RemotePair,
    /// One corner has all guardians of a deadly rectangle.
    UniqueRectangle1,
    /// The guardians, in two corners that see each other, are one digit.
    UniqueRectangle2,
    /// The guardians and some cells of a house are a naked set.
    UniqueRectangle3,
    /// A strong link between the corners with guardians keeps a digit out of them.
    UniqueRectangle4,
    /// The guardians, in two opposite or three corners, are one digit.
    UniqueRectangle5,
    /// Strong links around the rectangle keep a digit out of two opposite corners.
    UniqueRectangle6,
    /// Two strong links keep a digit out of the corner in which they meet.
    HiddenRectangle,
    /// As a unique rectangle of type 1, with corners that were filled by solving.
    AvoidableRectangle1,
    /// As a unique rectangle of type 2 or 5, with corners that were filled by solving.
    AvoidableRectangle2,
    /// All empty cells but one have two candidates, and all digits two places in each house but for
    /// that cell.
    BugPlusOne,
}

impl Technique {
    /// All techniques: `ALL[technique.index()] == technique`, from the easiest.
    pub const ALL: [Technique; 40] = [
        Technique::FullHouse,
        Technique::HiddenSingle,
        Technique::NakedSingle,
        Technique::Pointing,
        Technique::Claiming,
        Technique::LockedPair,
        Technique::LockedTriple,
        Technique::NakedPair,
        Technique::HiddenPair,
        Technique::NakedTriple,
        Technique::HiddenTriple,
        Technique::NakedQuad,
        Technique::HiddenQuad,
        Technique::XWing,
        Technique::Swordfish,
        Technique::Jellyfish,
        Technique::Skyscraper,
        Technique::TwoStringKite,
        Technique::TurbotFish,
        Technique::EmptyRectangle,
        Technique::DualTwoStringKite,
        Technique::DualEmptyRectangle,
        Technique::SimpleColorsTrap,
        Technique::SimpleColorsWrap,
        Technique::MultiColorsTrap,
        Technique::MultiColorsWrap,
        Technique::XyWing,
        Technique::XyzWing,
        Technique::WWing,
        Technique::RemotePair,
        Technique::UniqueRectangle1,
        Technique::UniqueRectangle2,
        Technique::UniqueRectangle3,
        Technique::UniqueRectangle4,
        Technique::UniqueRectangle5,
        Technique::UniqueRectangle6,
        Technique::HiddenRectangle,
        Technique::AvoidableRectangle1,
        Technique::AvoidableRectangle2,
        Technique::BugPlusOne,
    ];

    /// The index of the technique in [`Technique::ALL`].
    ///
    /// ```
    /// # use sudoku_logic::Technique;
    /// assert_eq!(Technique::ALL[Technique::XWing.index()], Technique::XWing);
    /// ```
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The level of the technique.
    ///
    /// ```
    /// # use sudoku_logic::{Level, Technique};
    /// assert_eq!(Technique::NakedPair.level(), Level::Sets);
    /// ```
    #[must_use]
    #[inline]
    pub const fn level(self) -> Level {
        if (self as u8) < Technique::Pointing as u8 {
            Level::Singles
        } else if (self as u8) < Technique::XWing as u8 {
            Level::Sets
        } else {
            Level::Patterns
        }
    }

    /// Whether the technique concludes from the fact that the puzzle has one solution. It finds
    /// steps only on a board that is [proved](crate::Board::is_proved) to be of such a puzzle.
    ///
    /// ```
    /// # use sudoku_logic::Technique;
    /// assert!(Technique::UniqueRectangle1.needs_uniqueness());
    /// assert!(!Technique::XWing.needs_uniqueness());
    /// ```
    #[must_use]
    #[inline]
    pub const fn needs_uniqueness(self) -> bool {
        self as u8 >= Technique::UniqueRectangle1 as u8
    }

    /// The name of the technique in lower case, except for capitals that stand for digits or
    /// shapes; also what [`Display`](fmt::Display) writes.
    ///
    /// ```
    /// # use sudoku_logic::Technique;
    /// assert_eq!(Technique::WWing.name(), "W-wing");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Technique::FullHouse => "full house",
            Technique::HiddenSingle => "hidden single",
            Technique::NakedSingle => "naked single",
            Technique::Pointing => "pointing",
            Technique::Claiming => "claiming",
            Technique::LockedPair => "locked pair",
            Technique::LockedTriple => "locked triple",
            Technique::NakedPair => "naked pair",
            Technique::HiddenPair => "hidden pair",
            Technique::NakedTriple => "naked triple",
            Technique::HiddenTriple => "hidden triple",
            Technique::NakedQuad => "naked quad",
            Technique::HiddenQuad => "hidden quad",
            Technique::XWing => "X-wing",
            Technique::Swordfish => "swordfish",
            Technique::Jellyfish => "jellyfish",
            Technique::Skyscraper => "skyscraper",
            Technique::TwoStringKite => "two-string kite",
            Technique::TurbotFish => "turbot fish",
            Technique::EmptyRectangle => "empty rectangle",
            Technique::DualTwoStringKite => "dual two-string kite",
            Technique::DualEmptyRectangle => "dual empty rectangle",
            Technique::SimpleColorsTrap => "simple colors trap",
            Technique::SimpleColorsWrap => "simple colors wrap",
            Technique::MultiColorsTrap => "multi-colors trap",
            Technique::MultiColorsWrap => "multi-colors wrap",
            Technique::XyWing => "XY-wing",
            Technique::XyzWing => "XYZ-wing",
            Technique::WWing => "W-wing",
            Technique::RemotePair => "remote pair",
            Technique::UniqueRectangle1 => "unique rectangle type 1",
            Technique::UniqueRectangle2 => "unique rectangle type 2",
            Technique::UniqueRectangle3 => "unique rectangle type 3",
            Technique::UniqueRectangle4 => "unique rectangle type 4",
            Technique::UniqueRectangle5 => "unique rectangle type 5",
            Technique::UniqueRectangle6 => "unique rectangle type 6",
            Technique::HiddenRectangle => "hidden rectangle",
            Technique::AvoidableRectangle1 => "avoidable rectangle type 1",
            Technique::AvoidableRectangle2 => "avoidable rectangle type 2",
            Technique::BugPlusOne => "BUG+1",
        }
    }

    /// The technique with a name, in upper or lower case, or `None` if there is none.
    ///
    /// ```
    /// # use sudoku_logic::Technique;
    /// assert_eq!(Technique::from_name("Naked Pair"), Some(Technique::NakedPair));
    /// assert_eq!(Technique::from_name("luck"), None);
    /// ```
    #[must_use]
    pub fn from_name(name: &str) -> Option<Technique> {
        let same = |technique: &Technique| technique.name().eq_ignore_ascii_case(name);
        Technique::ALL.into_iter().find(same)
    }

    /// The code of the technique in HoDoKu's library of techniques, four digits.
    ///
    /// ```
    /// # use sudoku_logic::Technique;
    /// assert_eq!(Technique::XWing.hodoku_code(), "0300");
    /// ```
    #[must_use]
    pub const fn hodoku_code(self) -> &'static str {
        match self {
            Technique::FullHouse => "0000",
            Technique::HiddenSingle => "0002",
            Technique::NakedSingle => "0003",
            Technique::Pointing => "0100",
            Technique::Claiming => "0101",
            Technique::LockedPair => "0110",
            Technique::LockedTriple => "0111",
            Technique::NakedPair => "0200",
            Technique::HiddenPair => "0210",
            Technique::NakedTriple => "0201",
            Technique::HiddenTriple => "0211",
            Technique::NakedQuad => "0202",
            Technique::HiddenQuad => "0212",
            Technique::XWing => "0300",
            Technique::Swordfish => "0301",
            Technique::Jellyfish => "0302",
            Technique::Skyscraper => "0400",
            Technique::TwoStringKite => "0401",
            Technique::TurbotFish => "0403",
            Technique::EmptyRectangle => "0402",
            Technique::DualTwoStringKite => "0404",
            Technique::DualEmptyRectangle => "0405",
            Technique::SimpleColorsTrap => "0500",
            Technique::SimpleColorsWrap => "0501",
            Technique::MultiColorsTrap => "0502",
            Technique::MultiColorsWrap => "0503",
            Technique::XyWing => "0800",
            Technique::XyzWing => "0801",
            Technique::WWing => "0803",
            Technique::RemotePair => "0703",
            Technique::UniqueRectangle1 => "0600",
            Technique::UniqueRectangle2 => "0601",
            Technique::UniqueRectangle3 => "0602",
            Technique::UniqueRectangle4 => "0603",
            Technique::UniqueRectangle5 => "0604",
            Technique::UniqueRectangle6 => "0605",
            Technique::HiddenRectangle => "0606",
            Technique::AvoidableRectangle1 => "0607",
            Technique::AvoidableRectangle2 => "0608",
            Technique::BugPlusOne => "0610",
        }
    }
}

/// Writes the name. Width, fill and alignment are honoured.
impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
