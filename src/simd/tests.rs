//! Operations that instruction sets have in different ways, compared with loops over lanes: on
//! vectors of one grid, and on those of two.

use super::{Double, InstructionSet, Instructions, Lanes, Single, Stored, Task, Vectors};

/// A vector without the highest bits, and with zeros in a third of its lanes.
fn some(seed: &mut u32) -> Stored {
    let mut lanes = [[0; 4]; 4];
    for lane in lanes.as_flattened_mut() {
        *seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        *lane = if *seed >> 28 < 5 { 0 } else { (*seed >> 16) as u16 & 0x7FFF };
    }
    Stored(lanes)
}

/// A vector, lane by lane.
fn by_lanes(three: [&Stored; 3], of: impl Fn(u16, u16, u16) -> u16) -> Stored {
    let [mut a, b, c] = three.map(|vector| vector.0);
    for ((a, b), c) in a.as_flattened_mut().iter_mut().zip(b.as_flattened()).zip(c.as_flattened()) {
        *a = of(*a, *b, *c);
    }
    Stored(a)
}

/// An operation on three vectors, and what it does with a lane of each.
type Operation<V> = (fn(Lanes<V>, Lanes<V>, Lanes<V>) -> Lanes<V>, fn(u16, u16, u16) -> u16);

fn operations<V: Vectors>() -> [Operation<V>; 9] {
    [
        (|a, b, _| a.where_not_zero(b), |a, b, _| if b == 0 { 0 } else { a }),
        (|a, _, _| a.count_ones(), |a, _, _| a.count_ones() as u16),
        (|a, _, _| a.if_single(), |a, _, _| if a.is_power_of_two() { a } else { 0 }),
        (|a, b, c| a.and3(b, c), |a, b, c| a & b & c),
        (|a, b, c| a.or3(b, c), |a, b, c| a | b | c),
        (|a, b, c| a.majority(b, c), |a, b, c| a & b | a & c | b & c),
        (|a, b, c| a.without_both(b, c), |a, b, c| a & !b & !c),
        (
            |a, b, _| a.part_if_three(a & b),
            |a, b, _| if (a & b).count_ones() >= 3 { a & b } else { a },
        ),
        (
            |a, b, c| a.prefer(b, c),
            |a, b, c| match a & b & !c {
                0 => a & b,
                preferred => preferred,
            },
        ),
    ]
}

struct Compare;

impl Task for Compare {
    type Output = ();

    fn run<V: Single>(self, vectors: V) {
        let mut seed = 1;
        let mut result = Stored([[0; 4]; 4]);
        for _ in 0..1_000 {
            let (a, b, c) = (some(&mut seed), some(&mut seed), some(&mut seed));
            let [x, y, z] = [&a, &b, &c].map(|vector| Lanes::load(vectors, vector));
            for (operation, by_lane) in operations() {
                operation(x, y, z).store(&mut result);
                assert_eq!(result, by_lanes([&a, &b, &c], by_lane));
            }
        }
        compare_two(vectors, vectors.double());
    }
}

/// The same operation on one vector, of one grid and of two.
type Same<V, D> = (fn(Lanes<V>) -> Lanes<V>, fn(Lanes<D>) -> Lanes<D>);

/// What two grids become is what each of them becomes.
fn compare_two<V: Single, D: Double>(one: V, two: D) {
    let mut seed = 2;
    let unary: [Same<V, D>; 7] = [
        (Lanes::rotate_lanes_left, Lanes::rotate_lanes_left),
        (Lanes::rotate_lanes_right, Lanes::rotate_lanes_right),
        (Lanes::rotate_groups_left, Lanes::rotate_groups_left),
        (Lanes::rotate_groups_right, Lanes::rotate_groups_right),
        (Lanes::spread::<0>, Lanes::spread::<0>),
        (Lanes::spread::<1>, Lanes::spread::<1>),
        (Lanes::spread::<2>, Lanes::spread::<2>),
    ];
    let mut results = [Stored([[0; 4]; 4]); 2];
    let mut expected = Stored([[0; 4]; 4]);
    for _ in 0..1_000 {
        let vectors: [[Stored; 2]; 3] =
            core::array::from_fn(|_| core::array::from_fn(|_| some(&mut seed)));
        let [x, y, z] = vectors.map(|[first, second]| Lanes::load_both(two, &first, &second));
        let [first, second] = &mut results;
        for (operation, by_lane) in operations() {
            operation(x, y, z).store_both(first, second);
            let [a, b, c] = &vectors;
            assert_eq!(*first, by_lanes([&a[0], &b[0], &c[0]], by_lane));
            assert_eq!(*second, by_lanes([&a[1], &b[1], &c[1]], by_lane));
        }
        for (of_one, of_two) in unary {
            of_two(x).store_both(first, second);
            for (result, vector) in [&*first, &*second].into_iter().zip(&vectors[0]) {
                of_one(Lanes::load(one, vector)).store(&mut expected);
                assert_eq!(*result, expected);
            }
        }
        Lanes::braid(x, y, z).store_both(first, second);
        for (half, result) in [&*first, &*second].into_iter().enumerate() {
            let [a, b, c] = vectors.map(|vector| Lanes::load(one, &vector[half]));
            Lanes::braid(a, b, c).store(&mut expected);
            assert_eq!(*result, expected);
        }
        let is_equal = Lanes::load_both(two, &vectors[0][0], &vectors[1][0]).equal(x);
        assert_eq!(is_equal.full(), 1 | u8::from(vectors[0][1] == vectors[1][0]) << 1);
        assert_eq!(x.equal(x).full(), 3);
    }
}

#[test]
fn every_instruction_set_does_the_same() {
    for instructions in InstructionSet::available() {
        instructions.run(Compare);
    }
}
