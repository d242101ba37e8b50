//! Nine sets of nine: the places of each digit in a house, or the candidates of each of its cells.

/// A set of nine. For digits, bit `digit.index()`; for the cells of a house, bit `n` stands for the
/// cell `house.cells()[n]`.
pub(super) type Bits = u16;

/// All nine.
pub(super) const ALL: Bits = 0o777;

/// Nine sets of nine: the places of each digit in a house, the candidates of each of its cells, or
/// the places of a digit in parallel lines.
pub(super) type Matrix = [Bits; 9];

/// The rows of a matrix that have at least one column, at most so many, and only these.
#[inline(never)]
pub(super) fn few(matrix: &Matrix, most: usize, columns: Bits) -> Bits {
    let mut few = 0;
    let mut this = 1;
    for &bits in matrix {
        if bits != 0 && bits & !columns == 0 && has_at_most(bits, most) {
            few |= this;
        }
        this <<= 1;
    }
    few
}

/// Whether a set has at most so many items. This is cheaper than to count them, above all for a
/// processor that has no instruction for it.
pub(super) fn has_at_most(mut bits: Bits, most: usize) -> bool {
    for _ in 0..most {
        bits &= bits.wrapping_sub(1);
    }
    bits == 0
}

/// Makes the rows of a matrix columns, and its columns rows.
#[inline(never)]
pub(super) fn transpose(matrix: &mut Matrix) {
    // Nine bits of each column, three columns in a word.
    let (mut first, mut second, mut third) = (0, 0, 0);
    for &bits in matrix.iter().rev() {
        let bits = u32::from(bits);
        first = first << 1 | spread(bits);
        second = second << 1 | spread(bits >> 3);
        third = third << 1 | spread(bits >> 6);
    }
    let column = |columns: u32| columns as Bits & ALL;
    *matrix = [
        column(first),
        column(first >> 9),
        column(first >> 18),
        column(second),
        column(second >> 9),
        column(second >> 18),
        column(third),
        column(third >> 9),
        column(third >> 18),
    ];
}

/// The lowest three bits, nine apart.
#[inline(always)]
pub(super) const fn spread(bits: u32) -> u32 {
    // The product has three copies of the three bits, and the mask takes one bit of each.
    ((bits & 7) * 0o200_401) & 0o1_001_001
}
