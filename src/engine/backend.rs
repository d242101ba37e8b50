//! Which engine runs.

use core::fmt;

use crate::pad::pad;
use crate::simd::{ALWAYS_VECTORS, InstructionSet, Instructions as _};

/// An engine, together with the instructions that it uses.
///
/// [`solve`](crate::solve) and its siblings use the fastest engine that the processor can run.
/// Choose a backend yourself to get the solutions in the same order on every machine: the order
/// depends on the backend and on the version of this crate alone. Every processor can run the
/// scalar engine, except that a WebAssembly module built with `simd128` has vectors only.
///
/// ```
/// use sudoku_core::{Backend, Grid};
///
/// let scalar = Backend::available().find(|backend| backend.name() == "scalar");
/// if let Some(backend) = scalar {
///     let first = backend.solutions(&Grid::EMPTY).next();
///     assert!(first.is_some_and(|solution| solution.is_solved()));
/// }
/// ```
#[derive(Clone, Copy)]
pub struct Backend(pub(super) Option<InstructionSet>);

impl Backend {
    /// Every backend that this processor can run, the fastest first; there is at least one.
    ///
    /// ```
    /// use sudoku_core::{Backend, Grid};
    ///
    /// for backend in Backend::available() {
    ///     assert_eq!(backend.count_solutions(&Grid::EMPTY, 10), 10, "{backend}");
    /// }
    /// ```
    pub fn available() -> impl Iterator<Item = Self> {
        let scalar = (!ALWAYS_VECTORS).then_some(None);
        InstructionSet::available().map(Some).chain(scalar).map(Self)
    }

    /// The fastest backend that this processor can run.
    ///
    /// ```
    /// use sudoku_core::Backend;
    ///
    /// assert_eq!(Some(Backend::best()), Backend::available().next());
    /// ```
    #[must_use]
    #[inline]
    pub fn best() -> Self {
        Self(InstructionSet::available().next())
    }

    /// The name of the backend: `scalar`, or the vector instructions that it uses, which are
    /// `avx512`, `avx2`, `sse4.1`, `neon` or `simd128`.
    ///
    /// ```
    /// use sudoku_core::Backend;
    ///
    /// let names = ["scalar", "avx512", "avx2", "sse4.1", "neon", "simd128"];
    /// assert!(names.contains(&Backend::best().name()));
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        match self.0 {
            None => "scalar",
            Some(instructions) => instructions.name(),
        }
    }
}

/// Two backends are equal if they have the same name.
impl PartialEq for Backend {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Backend {}

impl core::hash::Hash for Backend {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.name().hash(state);
    }
}

/// Writes the name; width, fill and alignment are honoured.
impl fmt::Display for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        pad(f, self.name())
    }
}

impl fmt::Debug for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Backend").field(&self.name()).finish()
    }
}
