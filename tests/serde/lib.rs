//! The feature `serde`, in a readable format (JSON) and in one that is not (postcard).
#![cfg(test)]
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use std::fmt::Debug;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use sudoku_core::{
    CandidateSet, Candidates, Cell, CellSet, Chute, Digit, Grid, House, HouseSet, Pencilmarks,
    Transform, Triad, grid,
};

const PUZZLE: Grid =
    grid!("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

/// Checks that each value reads back from both formats; returns the JSON and the number of bytes.
fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> (String, usize) {
    let json = serde_json::to_string(value).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&json).unwrap(), value);
    // A reader that owns nothing of the text, and one that reads through a value.
    assert_eq!(&serde_json::from_reader::<_, T>(json.as_bytes()).unwrap(), value);
    let tree = serde_json::to_value(value).unwrap();
    assert_eq!(&serde_json::from_value::<T>(tree).unwrap(), value);
    let bytes = postcard::to_stdvec(value).unwrap();
    assert_eq!(&postcard::from_bytes::<T>(&bytes).unwrap(), value);
    (json, bytes.len())
}

#[test]
fn each_type_reads_back() {
    assert_eq!(check(&PUZZLE), (format!("\"{PUZZLE}\""), 81));
    assert_eq!(check(&Grid::EMPTY), (format!("\"{}\"", Grid::EMPTY), 81));
    let marks = Pencilmarks::from_grid(&PUZZLE);
    assert_eq!(check(&marks).0, format!("\"{marks}\""));
    for digit in Digit::ALL {
        assert_eq!(check(&digit), (digit.to_string(), 1));
    }
    for cell in Cell::ALL {
        assert_eq!(check(&cell), (format!("\"{cell}\""), 1));
    }
    for house in House::ALL {
        assert_eq!(check(&house), (format!("\"{house}\""), 1));
    }
    for chute in Chute::ALL {
        assert_eq!(check(&chute), (format!("\"{chute}\""), 1));
    }
    for triad in Triad::ALL {
        assert_eq!(check(&triad), (format!("\"{triad}\""), 1));
    }
    for (index, bytes) in [(0, 1), (Transform::COUNT - 1, 6)] {
        let transform = Transform::from_index(index).unwrap();
        assert_eq!(check(&transform), (format!("\"{transform}\""), bytes));
    }
    for bits in 0..512 {
        let set = Candidates::from_bits_truncate(bits);
        assert_eq!(check(&set).0, format!("\"{set}\""));
    }
    for set in [HouseSet::EMPTY, HouseSet::ALL, HouseSet::from([House::ROWS[1], House::BOXES[5]])] {
        assert_eq!(check(&set).0, format!("\"{set}\""));
    }
    for set in
        [CandidateSet::EMPTY, CandidateSet::ALL, [(Cell::ALL[8], Digit::D3)].into_iter().collect()]
    {
        assert_eq!(check(&set).0, format!("\"{set}\""));
    }
    for set in [CellSet::EMPTY, CellSet::ALL, CellSet::from_cells(&Cell::ALL[8..10])] {
        assert_eq!(check(&set).0, format!("\"{set}\""));
    }
}

#[test]
fn other_texts_are_errors() {
    fn refused<T: DeserializeOwned + Debug>(json: &str) -> String {
        serde_json::from_str::<T>(json).unwrap_err().to_string()
    }
    let short = refused::<Grid>("\"53..7\"");
    assert!(short.contains("found the end of the text, expected symbol 6 of 81"), "{short}");
    assert!(refused::<Grid>("[5, 3]").contains("a grid of 81 symbols"));
    assert!(refused::<Pencilmarks>("\"1\"").contains("expected symbol 2 of 729"));
    assert!(refused::<Digit>("0").contains("expected a number from 1 to 9"));
    assert!(refused::<Digit>("10").contains("expected a number from 1 to 9"));
    assert!(refused::<Cell>("\"r0c1\"").contains("r1c1 to r9c9"));
    assert!(refused::<Cell>("7").contains("a cell r1c1 to r9c9"));
    assert!(refused::<Candidates>("\"21\"").contains("ascending order"));
    refused::<House>("\"row 10\"");
    refused::<Chute>("\"band 4\"");
    refused::<Triad>("\"r123c123\"");
    refused::<Transform>("\"transpose\"");
    refused::<CellSet>("\"r1c1 r1c1\"");
    refused::<CandidateSet>("\"r1c1:11\"");
    refused::<HouseSet>("\"row 2, row 1\"");
}

#[test]
fn other_numbers_are_errors() {
    for wrong in [10, 46, 255] {
        let mut bytes = PUZZLE.to_bytes();
        bytes[80] = wrong;
        assert!(postcard::from_bytes::<Grid>(&bytes).is_err());
        assert!(postcard::from_bytes::<Digit>(&[wrong]).is_err());
    }
    assert!(postcard::from_bytes::<Grid>(&[0; 80]).is_err());
    assert!(postcard::from_bytes::<Digit>(&[0]).is_err());
    for (index, is_cell, is_house) in [(80, true, false), (81, false, false), (26, true, true)] {
        assert_eq!(postcard::from_bytes::<Cell>(&[index]).is_ok(), is_cell);
        assert_eq!(postcard::from_bytes::<House>(&[index]).is_ok(), is_house);
    }
    assert!(postcard::from_bytes::<Chute>(&[6]).is_err());
    assert!(postcard::from_bytes::<Triad>(&[54]).is_err());
    let too_high = postcard::to_stdvec(&Transform::COUNT).unwrap();
    assert!(postcard::from_bytes::<Transform>(&too_high).is_err());
    let stray = postcard::to_stdvec(&0x200_u16).unwrap();
    assert!(postcard::from_bytes::<Candidates>(&stray).is_err());
    let stray = postcard::to_stdvec(&(1_u128 << 81)).unwrap();
    assert!(postcard::from_bytes::<CellSet>(&stray).is_err());
    let stray = postcard::to_stdvec(&[1_u128 << 81; 9]).unwrap();
    assert!(postcard::from_bytes::<CandidateSet>(&stray).is_err());
    let stray = postcard::to_stdvec(&(1_u32 << 27)).unwrap();
    assert!(postcard::from_bytes::<HouseSet>(&stray).is_err());
    let stray = postcard::to_stdvec(&[0x200_u16; 81].to_vec()).unwrap();
    assert!(postcard::from_bytes::<Pencilmarks>(&stray[1..]).is_err());
}

#[test]
fn inside_other_types() {
    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    struct Saved {
        puzzle: Grid,
        marks: Pencilmarks,
        selected: Option<Cell>,
        houses: Vec<House>,
    }
    let saved = Saved {
        puzzle: PUZZLE,
        marks: Pencilmarks::from_grid(&PUZZLE),
        selected: Some(Cell::ALL[40]),
        houses: House::ALL.to_vec(),
    };
    check(&saved);
}
