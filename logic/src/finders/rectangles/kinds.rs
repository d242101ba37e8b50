//! Which kinds of rectangles are looked for.

use crate::technique::Technique;

/// Which kinds of rectangles a search looks for.
#[derive(Clone, Copy)]
pub(super) enum Kinds {
    /// All of them, in one search.
    All,
    /// One of them.
    Only(Technique),
}

impl Kinds {
    /// Whether the search looks for a kind.
    pub(super) fn contain(self, technique: Technique) -> bool {
        match self {
            Kinds::All => true,
            Kinds::Only(only) => only == technique,
        }
    }
}
