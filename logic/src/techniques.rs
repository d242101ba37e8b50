//! A choice of techniques, in an order.

use core::fmt;

use crate::level::Level;
use crate::technique::Technique;

/// A set of techniques with an order: which steps are looked for, and which of them first.
///
/// ```
/// use sudoku_logic::{Level, Technique, Techniques};
///
/// let mine = Techniques::up_to(Level::Sets)
///     .without(Technique::HiddenQuad)
///     .first(Technique::NakedSingle);
/// assert_eq!(mine.len(), 12);
/// assert_eq!(mine.iter().next(), Some(Technique::NakedSingle));
/// assert!(mine.contains(Technique::Claiming) && !mine.contains(Technique::XWing));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Techniques {
    /// The techniques in their order, and after them only `Technique::FullHouse`, so that equal
    /// choices are equal values.
    order: [Technique; COUNT],
    len: u8,
}

const COUNT: usize = Technique::ALL.len();

impl Techniques {
    /// No technique.
    pub const NONE: Techniques = Techniques { order: [Technique::FullHouse; COUNT], len: 0 };
    /// All techniques in the order of [`Technique::ALL`], from the easiest. Those that rely on
    /// uniqueness find steps only on a board that is [proved](crate::Board::is_proved).
    pub const ALL: Techniques = Techniques { order: Technique::ALL, len: COUNT as u8 };
    /// All techniques except [`Technique::BugPlusOne`], which depends on the whole board and of
    /// which it is not known that a later step finds what it would have found.
    pub const DEFAULT: Techniques = Techniques::ALL.without(Technique::BugPlusOne);

    /// The techniques of [`Techniques::DEFAULT`] up to a level.
    ///
    /// ```
    /// # use sudoku_logic::{Level, Techniques};
    /// assert_eq!(Techniques::up_to(Level::Singles).len(), 3);
    /// ```
    #[must_use]
    pub const fn up_to(level: Level) -> Techniques {
        let mut set = Techniques::NONE;
        let mut index = 0;
        while index < COUNT {
            let technique = Technique::ALL[index];
            if technique.level() as u8 <= level as u8 && !matches!(technique, Technique::BugPlusOne)
            {
                set = set.with(technique);
            }
            index += 1;
        }
        set
    }

    /// The set with a technique added as the last one. A technique that is in the set already keeps
    /// its place.
    ///
    /// ```
    /// # use sudoku_logic::{Technique, Techniques};
    /// assert_eq!(Techniques::NONE.with(Technique::XWing).len(), 1);
    /// ```
    #[must_use]
    pub const fn with(mut self, technique: Technique) -> Techniques {
        let len = self.len as usize;
        if !self.contains(technique) && len < COUNT {
            self.order[len] = technique;
            self.len += 1;
        }
        self
    }

    /// The set without a technique.
    ///
    /// ```
    /// # use sudoku_logic::{Technique, Techniques};
    /// assert!(!Techniques::ALL.without(Technique::XWing).contains(Technique::XWing));
    /// ```
    #[must_use]
    pub const fn without(self, technique: Technique) -> Techniques {
        let mut set = Techniques::NONE;
        let mut index = 0;
        while index < COUNT && index < self.len as usize {
            if self.order[index] as u8 != technique as u8 {
                set = set.with(self.order[index]);
            }
            index += 1;
        }
        set
    }

    /// The set with a technique moved to the first place, or added there.
    ///
    /// ```
    /// # use sudoku_logic::{Technique, Techniques};
    /// let set = Techniques::ALL.first(Technique::XWing);
    /// assert_eq!(set.iter().next(), Some(Technique::XWing));
    /// assert_eq!(set.len(), Techniques::ALL.len());
    /// ```
    #[must_use]
    pub const fn first(self, technique: Technique) -> Techniques {
        let mut set = Techniques::NONE.with(technique);
        let mut index = 0;
        while index < COUNT && index < self.len as usize {
            set = set.with(self.order[index]);
            index += 1;
        }
        set
    }

    /// Whether a technique is in the set.
    ///
    /// ```
    /// # use sudoku_logic::{Technique, Techniques};
    /// assert!(Techniques::ALL.contains(Technique::XWing));
    /// ```
    #[must_use]
    pub const fn contains(&self, technique: Technique) -> bool {
        let mut index = 0;
        while index < COUNT && index < self.len as usize {
            if self.order[index] as u8 == technique as u8 {
                return true;
            }
            index += 1;
        }
        false
    }

    /// The number of techniques in the set.
    ///
    /// ```
    /// # use sudoku_logic::Techniques;
    /// assert_eq!(Techniques::NONE.len(), 0);
    /// ```
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether the set has no technique.
    ///
    /// ```
    /// # use sudoku_logic::Techniques;
    /// assert!(Techniques::NONE.is_empty() && !Techniques::ALL.is_empty());
    /// ```
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The technique at a place of the order, counted from 0, or `None` after the last one.
    ///
    /// ```
    /// # use sudoku_logic::{Technique, Techniques};
    /// assert_eq!(Techniques::ALL.get(0), Some(Technique::FullHouse));
    /// assert_eq!(Techniques::NONE.get(0), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn get(&self, place: usize) -> Option<Technique> {
        if place < COUNT && place < self.len as usize { Some(self.order[place]) } else { None }
    }

    /// The techniques in their order.
    ///
    /// ```
    /// # use sudoku_logic::{Technique, Techniques};
    /// assert!(Techniques::ALL.iter().eq(Technique::ALL));
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = Technique> + '_ {
        (0..COUNT).map_while(|place| self.get(place))
    }
}

/// [`Techniques::DEFAULT`].
impl Default for Techniques {
    fn default() -> Techniques {
        Techniques::DEFAULT
    }
}

/// The techniques in the order given.
impl FromIterator<Technique> for Techniques {
    fn from_iter<I: IntoIterator<Item = Technique>>(techniques: I) -> Techniques {
        techniques.into_iter().fold(Techniques::NONE, Techniques::with)
    }
}

impl fmt::Debug for Techniques {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
