//! A group of symmetries of the 18 lines, by the method of Sims.

/// Where each of the 18 lines goes.
pub(super) type Permutation = [u8; 18];

pub(super) const IDENTITY: Permutation =
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17];

/// How many other lines each line can go to if all lines before it keep their places.
///
/// Line 0 can become any line. Then it is known whether rows become columns: line 1 can only become
/// line 2, and line 3, the first of a band, one of the five after it.
const OTHERS: [u8; 18] = [17, 1, 0, 5, 1, 0, 2, 1, 0, 8, 1, 0, 5, 1, 0, 2, 1, 0];

/// The sum of [`OTHERS`].
const MOST: usize = 45;

/// The number of the first permutation of each line among the [`MOST`].
const FIRST: [u8; 18] = {
    let mut first = [0; 18];
    let mut line = 1;
    while line < 18 {
        first[line] = first[line - 1] + OTHERS[line - 1];
        line += 1;
    }
    assert!(first[17] as usize == MOST && OTHERS[17] == 0);
    first
};

/// A group of permutations of the 18 lines.
///
/// For each line, the group has permutations that keep all lines before it. One of them is kept for
/// every line that they take this line to. Every member of the group is the product of one of
/// these, or of the identity, for each line, in one way.
#[derive(Clone)]
pub(super) struct Group {
    members: [Permutation; MOST],
    /// Which of them there are.
    present: u64,
}

/// The permutation that is one after the other.
fn then(one: &Permutation, next: &Permutation) -> Permutation {
    one.map(|line| next.get(usize::from(line)).copied().unwrap_or(line))
}

/// The permutation that takes every line back.
fn inverse(permutation: &Permutation) -> Permutation {
    let mut inverse = IDENTITY;
    for (from, to) in (0..).zip(permutation) {
        if let Some(image) = inverse.get_mut(usize::from(*to)) {
            *image = from;
        }
    }
    inverse
}

/// Where a permutation that keeps all lines before a line has its place among the [`MOST`]; `None`
/// if it keeps the line too.
fn slot(line: usize, permutation: &Permutation) -> Option<usize> {
    let image = usize::from(permutation.get(line).copied()?);
    let offset = image.checked_sub(line)?.checked_sub(1)?;
    Some(usize::from(FIRST.get(line).copied()?) + offset)
}

impl Group {
    /// The group that some permutations generate. All of them keep bands together, or make them
    /// stacks.
    pub(super) fn new(generators: impl Iterator<Item = Permutation>) -> Group {
        let mut group = Group { members: [IDENTITY; MOST], present: 0 };
        for generator in generators {
            group.insert(generator);
        }
        // Complete once the product of any two members is a product of members in order.
        loop {
            let before = group.present;
            for one in 0..MOST {
                for next in 0..MOST {
                    if let (Some(one), Some(next)) = (group.kept(one), group.kept(next)) {
                        group.insert(inverse(&then(one, next)));
                    }
                }
            }
            if group.present == before {
                return group;
            }
        }
    }

    /// What is kept in a place, if there is something.
    fn kept(&self, slot: usize) -> Option<&Permutation> {
        if self.present >> slot & 1 == 0 { None } else { self.members.get(slot) }
    }

    /// Adds what is new about a permutation.
    //
    // A member is kept as its inverse: multiplied by it, a permutation keeps one more line.
    fn insert(&mut self, permutation: Permutation) {
        let mut rest = permutation;
        for line in 0..18 {
            let Some(slot) = slot(line, &rest) else { continue };
            let Some(member) = self.members.get_mut(slot) else { return };
            if self.present >> slot & 1 == 0 {
                *member = inverse(&rest);
                self.present |= 1 << slot;
                return;
            }
            rest = then(&rest, member);
        }
    }

    /// The numbers of the present members of a line.
    fn of_line(&self, line: usize) -> u64 {
        let (first, others) = (FIRST.get(line), OTHERS.get(line));
        let (first, others) = (first.copied().unwrap_or(0), others.copied().unwrap_or(0));
        self.present & ((1 << others) - 1) << first
    }

    /// The number of permutations in the group.
    pub(super) fn order(&self) -> u32 {
        (0..18).map(|line| 1 + self.of_line(line).count_ones()).product()
    }

    /// The member with a number below [`Group::order`]; number 0 is the identity.
    pub(super) fn member(&self, mut number: u32) -> Permutation {
        let mut product = IDENTITY;
        for line in 0..18 {
            let mut members = self.of_line(line);
            let choices = 1 + members.count_ones();
            let choice = number % choices;
            number /= choices;
            if choice > 0 {
                for _ in 1..choice {
                    members &= members - 1;
                }
                if let Some(member) = self.members.get(members.trailing_zeros() as usize) {
                    product = then(&product, member);
                }
            }
        }
        product
    }
}
