//! The orders of nine rows or columns in which bands or stacks stay together.

/// The orders of three.
pub(super) const ORDERS: [[u8; 3]; 6] =
    [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// An order of nine lines that keeps the three lines of each chute together: the line that each
/// place is filled from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Order([u8; 9]);

impl Order {
    pub(super) const IDENTITY: Order = Order([0, 1, 2, 3, 4, 5, 6, 7, 8]);

    pub(super) fn new(lines: [usize; 9]) -> Option<Order> {
        let seen = lines.iter().fold(0_u16, |seen, line| seen | 1 << (*line).min(15));
        let (chutes, _) = lines.as_chunks::<3>();
        let together = chutes.iter().all(|[a, b, c]| a / 3 == b / 3 && a / 3 == c / 3);
        (seen == 0x1ff && together).then(|| Order(lines.map(|line| line as u8)))
    }

    /// An order that the caller knows to be one.
    pub(super) fn from_trusted(lines: [u8; 9]) -> Order {
        Order(lines)
    }

    pub(super) const fn lines(self) -> [u8; 9] {
        self.0
    }

    /// The line that a place is filled from. All lines are below nine.
    #[inline]
    pub(super) fn line(self, place: usize) -> usize {
        usize::from(self.0.get(place).copied().unwrap_or_default())
    }

    /// The place that a line goes to.
    #[inline]
    pub(super) fn place(self, line: usize) -> usize {
        self.0.iter().position(|&other| usize::from(other) == line).unwrap_or_default()
    }

    pub(super) fn then(self, next: Order) -> Order {
        Order(next.0.map(|place| self.line(usize::from(place)) as u8))
    }

    pub(super) fn inverse(self) -> Order {
        let mut inverse = [0; 9];
        for (place, line) in (0..).zip(self.0) {
            if let Some(of_line) = inverse.get_mut(usize::from(line)) {
                *of_line = place;
            }
        }
        Order(inverse)
    }

    /// The order with a number below 6⁴. Orders have the order of their numbers.
    pub(super) fn from_number(number: usize) -> Order {
        // From the lowest: the orders within the third chute, the second and the first, with the
        // choice of the second and the third chute before that of the second's lines.
        let chutes = ORDERS[number / 432 % 3 * 2 + number / 36 % 2];
        let within = [number / 72, number / 6, number].map(|number| ORDERS[number % 6]);
        let mut lines = [0; 9];
        for ((three, chute), within) in lines.as_chunks_mut().0.iter_mut().zip(chutes).zip(within) {
            *three = within.map(|line: u8| chute * 3 + line);
        }
        Order(lines)
    }

    /// The number of [`Order::from_number`].
    pub(super) fn number(self) -> usize {
        let number = |[a, b, c]: [u8; 3]| usize::from(a % 3) * 2 + usize::from(b > c);
        let [a, b, c, d, e, f, g, h, i] = self.0;
        let chutes = number([a / 3, d / 3, g / 3]);
        let first = chutes / 2 * 6 + number([a, b, c]);
        ((first * 2 + chutes % 2) * 6 + number([d, e, f])) * 6 + number([g, h, i])
    }
}
