//! Many puzzles, one per line, in one call.

use sudoku_core::Grid;
use sudoku_core_abi::{Answer, Status};
use sudoku_core_module::BAD_ADDRESS;

use crate::answers::solve;
use crate::memory::{with_buffers, with_text};
use crate::record::{RECORDS, Record};

/// What a line holds.
enum Content {
    /// White space or a comment: the line is skipped.
    Nothing,
    /// Something else: a puzzle, or an error.
    Puzzle { length: usize, answer: Result<Grid, Status> },
}

/// Solves line by line until the text ends or the buffer is full; see the export.
pub(crate) fn solve_lines(address: usize, length: usize) -> Status {
    let mut offset = 0;
    let mut line = 0;
    let mut count = 0;
    let status = loop {
        if offset == length || count == RECORDS {
            break Status::Ok;
        }
        let Some((whole, content)) = with_text(address + offset, length - offset, solve_first)
        else {
            break BAD_ADDRESS;
        };
        if let Content::Puzzle { length, answer } = content {
            let record = Record {
                line,
                start: offset as u32,
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
        offset += whole;
        line += 1;
    };
    with_buffers(|buffers| {
        buffers.detail.count = count as u32;
        buffers.detail.offset = offset as u32;
        buffers.detail.line = line;
        status
    })
}

/// The length of the first line with its line break, and what the line holds.
fn solve_first(text: &[u8]) -> (usize, Content) {
    let whole = first_line(text);
    let line = text.get(..whole).unwrap_or_default().trim_ascii_end();
    (whole, solve_line(line))
}

/// The length of the first line with its line break.
///
/// Reads eight bytes at a time: byte by byte, this would be a tenth of the work on an easy puzzle.
fn first_line(text: &[u8]) -> usize {
    const ONES: u64 = u64::MAX / 0xff;
    let (words, rest) = text.as_chunks::<8>();
    for (at, &word) in words.iter().enumerate() {
        let word = u64::from_le_bytes(word) ^ (ONES * b'\n' as u64);
        // Sets the high bit of the lowest byte that is zero now, and of none below it.
        let breaks = word.wrapping_sub(ONES) & !word & (ONES << 7);
        if breaks != 0 {
            return 8 * at + breaks.trailing_zeros() as usize / 8 + 1;
        }
    }
    let rest_break = rest.iter().position(|&byte| byte == b'\n');
    rest_break.map_or(text.len(), |at| 8 * words.len() + at + 1)
}

fn solve_line(line: &[u8]) -> Content {
    let visible = line.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(line);
    match visible.trim_ascii_start().first() {
        None | Some(b'#') => return Content::Nothing,
        Some(_) => {}
    }
    let answer = match Grid::parse(line) {
        Ok(puzzle) => match solve(&puzzle) {
            Answer::Solved(solution) => Ok(solution),
            answer => Err(Status::from(&answer)),
        },
        Err(error) => Err(Status::from(&error)),
    };
    Content::Puzzle { length: line.len(), answer }
}
