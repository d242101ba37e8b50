//! The buffers.

use core::fmt;

use sudoku_core::Grid;
use sudoku_core_abi::{Obstacle, Play, Rating, Status, Step, print, techniques_at};
use sudoku_core_module::{Detail, Shared};
use sudoku_logic::{Board, Technique, Techniques};

/// The size of the buffer for words, which is enough for the picture of every step.
const WORDS: usize = 128 * 1024;

/// Everything other than numbers that goes into calls and comes out of them.
#[repr(C)]
pub(crate) struct Buffers {
    pub(crate) detail: Detail,
    pub(crate) step: Step,
    pub(crate) ratings: [Rating; 2],
    pub(crate) play: Play,
    pub(crate) obstacle: Obstacle,
    pub(crate) techniques: [u8; Technique::ALL.len()],
    pub(crate) words: [u8; WORDS],
}

/// The buffers of the module.
pub(crate) static BUFFERS: Shared<Buffers> = Shared::new(Buffers {
    detail: Detail::ZERO,
    step: Step::ZERO,
    ratings: [Rating::ZERO; 2],
    play: Play::EMPTY,
    obstacle: Obstacle::NONE,
    techniques: [0; Technique::ALL.len()],
    words: [0; WORDS],
});

/// Calls a function with the buffers and returns its status, or that of what it could not read.
pub(crate) fn with_buffers(act: impl FnOnce(&mut Buffers) -> Result<Status, Status>) -> Status {
    BUFFERS.with(|buffers| match act(buffers) {
        Ok(status) | Err(status) => status,
    })
}

impl Buffers {
    /// The board of the puzzle in play, and its solution.
    pub(crate) fn board(&self) -> Result<(Board, Option<Grid>), Status> {
        self.play.board()
    }

    /// The first techniques of the buffer.
    pub(crate) fn techniques(&self, count: usize) -> Result<Techniques, Status> {
        techniques_at(self.techniques.get(..count).ok_or(Status::BadSize)?)
    }

    /// Writes words and their length, and returns a status with them.
    pub(crate) fn say(
        &mut self,
        value: &dyn fmt::Display,
        status: Status,
    ) -> Result<Status, Status> {
        self.detail.count = print(value, &mut self.words).ok_or(Status::BadSize)?;
        Ok(status)
    }
}
