//! Many puzzles, one a line, in one call.

use sudoku_core::Grid;

use crate::Status;
use crate::answers::solve;
use crate::memory::{with_buffers, with_text};

/// How many puzzles are answered in one call.
pub(crate) const RECORDS: usize = 1024;

/// What became of one line.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct Record {
    /// Which line, counted from 0 at the start of the call; lines that were passed over count too.
    line: u32,
    /// The offset of its first byte from the start of the call's text.
    start: u32,
    /// How many bytes of it were read: neither the line break nor white space before it.
    length: u32,
    /// Ok, or why there is no solution, or why it is no grid.
    status: Status,
    /// The solution where there is exactly one, else zeros.
    solution: [u8; 81],
    unused: [u8; 3],
}

impl Record {
    pub(crate) const NONE: Record = Record {
        line: 0,
        start: 0,
        length: 0,
        status: Status::Ok,
        solution: [0; 81],
        unused: [0; 3],
    };
}

const _: () = assert!(size_of::<Record>() == 100);

/// A line to answer, or to pass over.
enum Content {
    /// Blank, or a comment.
    Nothing,
    Puzzle {
        length: usize,
        answer: Result<Grid, Status>,
    },
}

/// Answers line by line until the text ends or the buffer is full; see the export.
pub(crate) fn solve_lines(address: usize, length: usize) -> Status {
    let mut at = 0;
    let mut line = 0;
    let mut count = 0;
    let status = loop {
        if at == length || count == RECORDS {
            break Status::Ok;
        }
        let Some((whole, content)) = with_text(address + at, length - at, answer_first) else {
            break Status::BadAddress;
        };
        if let Content::Puzzle { length, answer } = content {
            let record = Record {
                line,
                start: at as u32,
                length: length as u32,
                status: answer.err().unwrap_or(Status::Ok),
                solution: answer.unwrap_or_default().to_bytes(),
                unused: [0; 3],
            };
            with_buffers(|buffers| {
                if let Some(to) = buffers.records.get_mut(count) {
                    *to = record;
                }
                Status::Ok
            });
            count += 1;
        }
        at += whole;
        line += 1;
    };
    with_buffers(|buffers| {
        buffers.detail.count = count as u32;
        buffers.detail.offset = at as u32;
        buffers.detail.line = line;
        status
    })
}

/// The length of the first line with its line break, and what is in it.
fn answer_first(text: &[u8]) -> (usize, Content) {
    let whole = first_line(text);
    let line = text.get(..whole).unwrap_or_default().trim_ascii_end();
    (whole, answer(line))
}

/// The length of the first line with its line break. Eight bytes at a time, which is a tenth of the work on an easy puzzle.
fn first_line(text: &[u8]) -> usize {
    const ONES: u64 = u64::MAX / 0xff;
    let (words, rest) = text.as_chunks::<8>();
    for (at, &word) in words.iter().enumerate() {
        let word = u64::from_le_bytes(word) ^ (ONES * b'\n' as u64);
        // The lowest byte that is zero now gets its high bit set, and none below it does.
        let breaks = word.wrapping_sub(ONES) & !word & (ONES << 7);
        if breaks != 0 {
            return 8 * at + breaks.trailing_zeros() as usize / 8 + 1;
        }
    }
    let rest_break = rest.iter().position(|&byte| byte == b'\n');
    rest_break.map_or(text.len(), |at| 8 * words.len() + at + 1)
}

fn answer(line: &[u8]) -> Content {
    let visible = line.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(line);
    match visible.trim_ascii_start().first() {
        None | Some(b'#') => return Content::Nothing,
        Some(_) => {}
    }
    let answer = match Grid::parse(line) {
        Ok(puzzle) => solve(&puzzle).map_err(|error| Status::from(&error)),
        Err(error) => Err(Status::from(&error)),
    };
    Content::Puzzle { length: line.len(), answer }
}
