//! The Python interface of `sudoku-core`.
//!
//! | file | what it holds |
//! |---|---|
//! | `values` | the classes `Grid` and `Pencilmarks`, without their methods |
//! | `grid`, `pencilmarks` | their methods |
//! | `transform`, `generator` | the classes of the same names |
//! | `source` | what a grid is made of: text, bytes, arrays, lists |
//! | `place` | cells and candidates as Python has them |
//! | `html` | a grid as a table of a notebook |
//! | `class`, `errors` | classes that are written in Python; the errors of the crate |
//! | `solve`, `search` | one puzzle, all at once and in slices |
//! | `logic`, `rating` | what human techniques say of a puzzle; how hard it is |
//! | `queries` | questions about a puzzle |
//! | `text` | texts in any format |
//! | `batch` | many pieces of work on threads of their own |
//! | `piece` | the answers to the puzzles of a piece of work |
//! | `many`, `buffers` | a list of puzzles; the bytes of many puzzles |
//! | `texts` | a column of texts of any length |
//!
//! The names that users see are those of `python/sudoku_core/__init__.py`.

mod batch;
mod buffers;
mod class;
mod errors;
mod generator;
mod grid;
mod html;
mod logic;
mod many;
mod pencilmarks;
mod piece;
mod place;
mod queries;
mod rating;
mod search;
mod solve;
mod source;
mod text;
mod texts;
mod transform;
mod values;

/// Python aligns its objects for pointers, and PyO3 does not look at what a class needs.
const _: () = assert!(
    align_of::<generator::PyGenerator>() <= align_of::<usize>()
        && align_of::<values::PyGrid>() <= align_of::<usize>()
        && align_of::<values::PyPencilmarks>() <= align_of::<usize>()
        && align_of::<search::PySolutions>() <= align_of::<usize>()
        && align_of::<search::PyUniqueSolution>() <= align_of::<usize>()
        && align_of::<text::PyEntry>() <= align_of::<usize>()
        && align_of::<text::PyParsed>() <= align_of::<usize>()
        && align_of::<text::PyPuzzles>() <= align_of::<usize>()
        && align_of::<transform::PyAutomorphisms>() <= align_of::<usize>()
        && align_of::<transform::PyTransform>() <= align_of::<usize>()
);

/// What `sudoku_core` is made of.
#[pyo3::pymodule]
mod _native {
    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }

    #[pymodule_export]
    use crate::{
        buffers::{canonicalize_buffer, count_buffer, solve_buffer},
        generator::{PyGenerator, random_solution, symmetries},
        logic::{draw_step, explain, hint, techniques},
        many::solve_many,
        queries::{
            backdoors, is_minimal, is_proper, is_valid, minimize, redundant_clues, true_candidates,
        },
        rating::{rate, rate_buffer},
        search::{PySolutions, PyUniqueSolution, solutions, unique_solution},
        solve::{count, solve},
        text::{PyEntry, PyParsed, PyPuzzles, formats, read, read_all, write},
        texts::read_column,
        transform::{PyAutomorphisms, PyTransform, automorphisms, canonicalize, is_isomorphic},
        values::{PyGrid, PyPencilmarks},
    };
}
