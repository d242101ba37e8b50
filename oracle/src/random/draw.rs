/// A source of choices.
pub trait Draw {
    /// A number below `bound`, which is above 0.
    fn below(&mut self, bound: usize) -> usize;

    /// `count` different numbers below `bound`, in a drawn order.
    fn some_of(&mut self, count: usize, bound: usize) -> Vec<usize> {
        let mut numbers: Vec<usize> = (0..bound).collect();
        for at in 0..count.min(bound) {
            let other = at + self.below(bound - at);
            numbers.swap(at, other);
        }
        numbers.truncate(count);
        numbers
    }
}

/// A sequence of numbers that looks random: SplitMix64 (Steele, Lea and Flood, 2014).
#[derive(Clone, Debug)]
pub struct Random(pub u64);

impl Random {
    /// The next number of the sequence.
    pub fn next_number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Puts the items into a drawn order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

impl Draw for Random {
    fn below(&mut self, bound: usize) -> usize {
        (self.next_number() % bound as u64) as usize
    }
}
