//! Pictures of steps, in files.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use sudoku_logic::{Board, Step};

/// Where pictures go.
#[derive(Clone, Debug)]
pub(crate) enum Pictures {
    /// A file for one picture.
    File { path: PathBuf, is_taken: Arc<AtomicBool> },
    /// A folder for any number of them.
    Folder(PathBuf),
}

impl Pictures {
    /// What a path stands for: a folder if there is one, or if it ends as the name of one.
    pub(crate) fn at(path: PathBuf) -> Result<Self, String> {
        let ends_as_a_folder =
            path.as_os_str().to_string_lossy().ends_with(std::path::is_separator);
        if ends_as_a_folder || path.is_dir() {
            Self::folder(path)
        } else {
            Ok(Self::File { path, is_taken: Arc::default() })
        }
    }

    /// A folder, which is made if there is none.
    pub(crate) fn folder(path: PathBuf) -> Result<Self, String> {
        match fs::create_dir_all(&path) {
            Ok(()) => Ok(Self::Folder(path)),
            Err(error) => Err(format!("{}: {error}", path.display())),
        }
    }

    /// Writes the picture of the step that a hint is about.
    pub(crate) fn write_one(&self, item: u64, step: &Step, board: &Board) -> io::Result<()> {
        self.write(item, &format!("{item}.svg"), step, board)
    }

    /// Writes the picture of a step of a path, which is counted from 1.
    pub(crate) fn write_step(
        &self,
        item: u64,
        number: usize,
        step: &Step,
        board: &Board,
    ) -> io::Result<()> {
        self.write(item, &format!("{item}-{number:03}.svg"), step, board)
    }

    fn write(&self, item: u64, name: &str, step: &Step, board: &Board) -> io::Result<()> {
        match self {
            Self::Folder(folder) => save(&folder.join(name), step, board),
            Self::File { path, is_taken } if !is_taken.swap(true, Ordering::Relaxed) => {
                save(path, step, board)
            }
            Self::File { path, .. } => Err(io::Error::other(format!(
                "{}: there is a picture for puzzle {item} as well; name a folder for all of them",
                path.display()
            ))),
        }
    }
}

/// The picture of a step as a text.
pub(crate) fn svg(step: &Step, board: &Board) -> String {
    let mut text = String::new();
    // Writing to memory does not fail.
    _ = step.svg(board, &mut text);
    if !text.ends_with('\n') {
        text.push('\n');
    }
    text
}

fn save(path: &Path, step: &Step, board: &Board) -> io::Result<()> {
    let saved = fs::write(path, svg(step, board));
    saved.map_err(|error| io::Error::other(format!("{}: {error}", path.display())))
}
