//! The ring of other sides that a search keeps whole.

use heapless::Vec;

/// The number of other sides that are kept whole. No proper puzzle in `tests/data` ever has more
/// than 12 pending; grids with no clue or two have up to 57.
pub(super) const RING: usize = 16;

/// Which of the kept nodes are the other sides of the newest guesses on the trail that are not
/// refused.
///
/// Nodes are created once and then overwritten in place: a node is never passed by value.
#[derive(Clone)]
pub(super) struct Ring {
    newest: usize,
    kept: usize,
}

impl Ring {
    pub(super) const EMPTY: Self = Self { newest: 0, kept: 0 };

    /// Forgets all nodes.
    pub(super) fn clear(&mut self) {
        self.kept = 0;
    }

    /// Room for a new node, on top of the others. If there is none left, the oldest node is lost.
    #[inline(always)]
    pub(super) fn push<'a, N>(
        &mut self,
        nodes: &'a mut Vec<N, RING>,
        placeholder: N,
    ) -> Option<&'a mut N> {
        self.newest = (self.newest + 1) % RING;
        self.kept = (self.kept + 1).min(RING);
        if self.newest >= nodes.len() {
            let index = nodes.len();
            let _ = nodes.push(placeholder);
            self.newest = index;
        }
        nodes.get_mut(self.newest)
    }

    /// Takes the newest node off; `None` if none is kept.
    #[inline(always)]
    pub(super) fn pop<'a, N>(&mut self, nodes: &'a Vec<N, RING>) -> Option<&'a N> {
        self.kept = self.kept.checked_sub(1)?;
        let index = self.newest;
        self.newest = (index + RING - 1) % RING;
        nodes.get(index)
    }

    /// The newest node; `None` if none is kept.
    #[inline(always)]
    pub(super) fn newest<'a, N>(&self, nodes: &'a mut Vec<N, RING>) -> Option<&'a mut N> {
        if self.kept == 0 { None } else { nodes.get_mut(self.newest) }
    }
}
