//! Operations that instruction sets have in different ways, compared with loops over lanes.

use super::{InstructionSet, Instructions, Lanes, Stored, Task, Vectors};

/// A vector without the highest bits, and with zeros in a third of its lanes.
fn some(seed: &mut u32) -> Stored {
    let mut lanes = [[0; 4]; 4];
    for lane in lanes.as_flattened_mut() {
        *seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        *lane = if *seed >> 28 < 5 { 0 } else { (*seed >> 16) as u16 & 0x7FFF };
    }
    Stored(lanes)
}

fn by_lanes(a: &Stored, b: &Stored, of: impl Fn(u16, u16) -> u16) -> Stored {
    let mut lanes = a.0;
    for (lane, other) in lanes.as_flattened_mut().iter_mut().zip(b.0.as_flattened()) {
        *lane = of(*lane, *other);
    }
    Stored(lanes)
}

struct Compare;

impl Task for Compare {
    type Output = ();

    fn run<V: Vectors>(self, vectors: V) {
        let mut seed = 1;
        for _ in 0..1_000 {
            let (a, b) = (some(&mut seed), some(&mut seed));
            let (x, y) = (Lanes::load(vectors, &a), Lanes::load(vectors, &b));
            let mut result = a;
            x.where_not_zero(y).store(&mut result);
            assert_eq!(result, by_lanes(&a, &b, |a, b| if b == 0 { 0 } else { a }));
            x.count_ones().store(&mut result);
            assert_eq!(result, by_lanes(&a, &b, |a, _| a.count_ones() as u16));
        }
    }
}

#[test]
fn every_instruction_set_does_the_same() {
    for instructions in InstructionSet::available() {
        instructions.run(Compare);
    }
}
