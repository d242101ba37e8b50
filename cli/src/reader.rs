//! Reads the inputs and cuts them between items.

use std::io::{self, Read};
use std::mem;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use sudoku_core::text::{Follows, Format, next_piece};

use crate::chunk::{Chunk, Content, Position};
use crate::input::{Input, standard_input_is_redirected};
use crate::reading::without_byte_order_mark;
use crate::whole::Items;

/// Bytes of a line, its line feed included, that are held at once. A longer puzzle line is reported
/// and skipped; a longer comment is passed through piece by piece.
pub(crate) const LINE_LIMIT: usize = 1 << 16;

/// How much is read at once, and answered by one thread. A pipe returns less.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Portion {
    /// Some 1,600 puzzles, which take a thread about a millisecond to solve. With half of it the
    /// program took 4 % more CPU time.
    Large,
    /// Some 50 puzzles, where an answer is some hundred times as long as the puzzle.
    Small,
}

impl Portion {
    const fn bytes(self) -> usize {
        match self {
            Self::Large => 1 << 17,
            Self::Small => 1 << 12,
        }
    }
}

/// What a reader tells.
pub(crate) enum Event {
    Chunk(Chunk),
    /// An input could not be read, or not to its end.
    Failed {
        input: Arc<str>,
        lines: u64,
        error: io::Error,
    },
    /// There is no input, so the sample follows.
    NoInput,
}

/// Reads inputs one after the other.
pub(crate) struct Reader<F> {
    /// The bytes read of the files themselves.
    pub(crate) read: Arc<AtomicU64>,
    /// Takes what there is to tell; `Break` ends the reading.
    pub(crate) tell: F,
    pub(crate) position: Position,
    /// The format of the inputs, if it is known.
    pub(crate) from: Option<Format>,
    pub(crate) portion: Portion,
}

impl<F: FnMut(Event) -> ControlFlow<()>> Reader<F> {
    /// Reads the inputs from the position on. Without any, reads standard input, or the sample if
    /// nothing is there.
    pub(crate) fn read_all(&mut self, inputs: &[Input]) -> ControlFlow<()> {
        if !inputs.is_empty() {
            for input in inputs.iter().skip(self.position.input) {
                _ = self.read_input(input)?;
            }
            return ControlFlow::Continue(());
        }
        if standard_input_is_redirected()
            && let Found::Something = self.read_input(&Input::Stdin)?
        {
            return ControlFlow::Continue(());
        }
        (self.tell)(Event::NoInput)?;
        self.read_input(&Input::Sample).map_continue(|_| ())
    }

    /// Reads one input from the position on, and moves the position to the next input.
    fn read_input(&mut self, input: &Input) -> ControlFlow<(), Found> {
        let name = input.name();
        let mut found = Found::Something;
        match self.read_text(input, &name) {
            Ok(()) if self.position.offset == 0 => found = Found::Nothing,
            Ok(()) => {}
            Err(Failure::Stopped) => return ControlFlow::Break(()),
            Err(Failure::Unreadable(error)) => {
                let lines = self.position.lines;
                (self.tell)(Event::Failed { input: name, lines, error })?;
            }
        }
        self.position =
            Position { input: self.position.input + 1, offset: 0, lines: 0, ..self.position };
        ControlFlow::Continue(found)
    }

    fn read_text(&mut self, input: &Input, name: &Arc<str>) -> Result<(), Failure> {
        let mut source = input.open(self.position.offset, &self.read)?;
        let mut text = Vec::with_capacity(2 * self.portion.bytes());
        let mut state = State::BetweenItems;
        loop {
            let follows = read_more(&mut source, &mut text, self.portion)?;
            state = self.send(name, &mut text, state, follows)?;
            if follows == Follows::End {
                return Ok(());
            }
        }
    }

    /// Sends what is complete of a text, and leaves the rest in it.
    fn send(
        &mut self,
        name: &Arc<str>,
        text: &mut Vec<u8>,
        mut state: State,
        follows: Follows,
    ) -> Result<State, Failure> {
        if let State::InLongLine(content) = state {
            let len = match memchr::memchr(b'\n', text) {
                Some(index) => index + 1,
                None => text.len(),
            };
            let piece = text.drain(..len).collect();
            state = self.send_piece(name, piece, content, follows)?;
            if let State::InLongLine(_) = state {
                return Ok(state);
            }
        }
        let start = self.position;
        if start.offset == 0 {
            match Items::of(text, follows, self.from) {
                Items::Pieces => {}
                Items::Unknown => return Ok(state),
                Items::Whole => {
                    self.advance(text.len(), memchr::memchr_iter(b'\n', text).count(), 1);
                    let whole = mem::take(text);
                    self.send_chunk(name, whole, Content::Whole, start, Some(self.position))?;
                    return Ok(state);
                }
            }
        }
        let mut len = 0;
        while let Some(piece) = next_piece(text.get(len..).unwrap_or_default(), follows) {
            len += piece.len;
            self.advance(piece.len, piece.lines, 1);
        }
        if len > 0 {
            let rest = text.split_off(len);
            let mut whole = mem::replace(text, rest);
            text.reserve(2 * self.portion.bytes());
            if follows == Follows::End && !whole.ends_with(b"\n") {
                whole.push(b'\n');
            }
            self.send_chunk(name, whole, Content::Items, start, Some(self.position))?;
        }
        if text.len() < LINE_LIMIT {
            return Ok(state);
        }
        // No piece is so long, except a line that has not come to its end.
        let content = if is_comment(text) { Content::Copy } else { Content::TooLong };
        if content == Content::TooLong {
            let start = self.position;
            self.send_chunk(name, Vec::new(), content, start, None)?;
        }
        self.send_piece(name, mem::take(text), content, follows)
    }

    /// Sends a piece of a long line, or drops it.
    fn send_piece(
        &mut self,
        name: &Arc<str>,
        mut piece: Vec<u8>,
        content: Content,
        follows: Follows,
    ) -> Result<State, Failure> {
        let start = self.position;
        self.advance(piece.len(), 0, 0);
        if follows == Follows::End && !piece.ends_with(b"\n") {
            piece.push(b'\n');
        }
        let is_last = piece.ends_with(b"\n");
        if is_last {
            self.advance(0, 1, 1);
        }
        if content == Content::Copy {
            self.send_chunk(name, piece, content, start, is_last.then_some(self.position))?;
        }
        Ok(if is_last { State::BetweenItems } else { State::InLongLine(content) })
    }

    fn send_chunk(
        &mut self,
        name: &Arc<str>,
        text: Vec<u8>,
        content: Content,
        start: Position,
        end: Option<Position>,
    ) -> Result<(), Failure> {
        let input = Arc::clone(name);
        let (first_line, first_item) = (start.lines + 1, start.items);
        let chunk = Chunk { input, text, content, first_line, first_item, end };
        match (self.tell)(Event::Chunk(chunk)) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(Failure::Stopped),
        }
    }

    fn advance(&mut self, bytes: usize, lines: usize, items: u64) {
        self.position.offset += u64::try_from(bytes).unwrap_or_default();
        self.position.lines += u64::try_from(lines).unwrap_or_default();
        self.position.items += items;
    }
}

/// Whether a line is a comment: it is copied, even if it is too long to be held.
pub(crate) fn is_comment(line: &[u8]) -> bool {
    without_byte_order_mark(line).trim_ascii_start().starts_with(b"#")
}

/// What an input had.
enum Found {
    Nothing,
    /// At least one byte, or an error.
    Something,
}

/// What the next byte belongs to.
#[derive(Clone, Copy)]
enum State {
    BetweenItems,
    InLongLine(Content),
}

/// Why the reading of an input ended before its end.
enum Failure {
    Unreadable(io::Error),
    /// Nobody takes the chunks any more.
    Stopped,
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Unreadable(error)
    }
}

/// Appends what one call returns, so that a line on a terminal or in a pipe is answered as soon as
/// it is there.
fn read_more(source: &mut dyn Read, text: &mut Vec<u8>, portion: Portion) -> io::Result<Follows> {
    let before = text.len();
    text.resize(before + portion.bytes(), 0);
    let read = loop {
        match source.read(text.get_mut(before..).unwrap_or_default()) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            result => break result,
        }
    };
    text.truncate(before + *read.as_ref().unwrap_or(&0));
    Ok(if read? == 0 { Follows::End } else { Follows::More })
}
