use crate::Board;

/// The least image of a board under all rearrangements of its lines and relabellings of its digits,
/// and how many of the 3,359,232 rearrangements lead to it.
///
/// Tries them all. In each image the digits are labelled in the order in which they occur, which
/// makes it the least of its relabellings.
///
/// ```
/// let mut board = [0; 81];
/// board[40] = 5;
/// let (canonical, count) = oracle::canonical(&board);
/// assert_eq!((canonical[80], count), (1, 41_472));
/// ```
#[must_use]
pub fn canonical(board: &Board) -> (Board, u32) {
    let orders = orders();
    let transposed = core::array::from_fn(|cell| board[cell % 9 * 9 + cell / 9]);
    let (mut best, mut count) = ([10; 81], 0);
    for from in [*board, transposed] {
        for rows in &orders {
            for columns in &orders {
                match compare(&from, rows, columns, &mut best) {
                    core::cmp::Ordering::Less => count = 1,
                    core::cmp::Ordering::Equal => count += 1,
                    core::cmp::Ordering::Greater => {}
                }
            }
        }
    }
    (best, count)
}

/// Compares an image with the best one, and makes it the best one if it is less.
fn compare(
    from: &Board,
    rows: &[usize; 9],
    columns: &[usize; 9],
    best: &mut Board,
) -> core::cmp::Ordering {
    let (mut labels, mut next) = ([0; 10], 0);
    let mut found = core::cmp::Ordering::Equal;
    for cell in 0..81 {
        let digit = from[rows[cell / 9] * 9 + columns[cell % 9]];
        if digit != 0 && labels[usize::from(digit)] == 0 {
            next += 1;
            labels[usize::from(digit)] = next;
        }
        let label = labels[usize::from(digit)];
        if found.is_eq() {
            found = label.cmp(&best[cell]);
        }
        if found.is_gt() {
            break;
        }
        best[cell] = label;
    }
    found
}

/// The 1,296 orders of nine lines in which chutes stay together.
fn orders() -> Vec<[usize; 9]> {
    let threes = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let mut orders = Vec::new();
    for chutes in threes {
        for first in threes {
            for second in threes {
                for third in threes {
                    let within = [first, second, third];
                    orders.push(core::array::from_fn(|place| {
                        chutes[place / 3] * 3 + within[place / 3][place % 3]
                    }));
                }
            }
        }
    }
    orders
}
