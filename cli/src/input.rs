//! What is read: files, standard input, and puzzles that are arguments.

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, Cursor, IsTerminal as _, Read, Seek as _, SeekFrom};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sudoku_core::{Grid, text};

use crate::reading::is_symbol;
use crate::sample::SAMPLE;

/// Something to read.
#[derive(Clone, Debug)]
pub(crate) enum Input {
    File(PathBuf),
    /// Standard input.
    Stdin,
    /// A puzzle that is an argument.
    Argument(Vec<u8>),
    Sample,
}

impl Input {
    /// What an argument stands for. What `Grid::parse` reads is a puzzle. So is a text of another
    /// format, and one with many symbols, if perhaps not a right one, unless a file has this name.
    pub(crate) fn of(argument: OsString) -> Self {
        let bytes = argument.as_encoded_bytes();
        let looks_like_a_puzzle = || {
            let symbols = bytes.iter().filter(|&&byte| is_symbol(byte)).count();
            let has_symbols = symbols >= 60 && symbols * 10 >= bytes.len() * 6;
            has_symbols || bytes.contains(&b'\n') || text::read(bytes).is_ok()
        };
        if bytes == b"-" {
            Self::Stdin
        } else if Grid::parse(bytes).is_ok()
            || looks_like_a_puzzle() && !PathBuf::from(&argument).exists()
        {
            Self::Argument(bytes.to_vec())
        } else {
            Self::File(argument.into())
        }
    }

    /// The name for messages, always in one line.
    pub(crate) fn name(&self) -> Arc<str> {
        match self {
            Self::File(path) => one_line(path.as_os_str()).into(),
            Self::Stdin => "standard input".into(),
            Self::Argument(_) => "argument".into(),
            Self::Sample => "sample".into(),
        }
    }

    /// The number of bytes to read, as far as it is known.
    pub(crate) fn len(&self) -> Option<u64> {
        match self {
            Self::File(path) => {
                path.metadata().ok().filter(|file| file.is_file()).map(|file| file.len())
            }
            Self::Stdin => None,
            Self::Argument(text) => u64::try_from(text.len()).ok(),
            Self::Sample => u64::try_from(SAMPLE.len()).ok(),
        }
    }

    /// Opens the input at an offset of its text, which is what a compressed file contains. Adds to
    /// `read` what is read of the file itself.
    pub(crate) fn open(&self, offset: u64, read: &Arc<AtomicU64>) -> io::Result<Box<dyn Read>> {
        let text: Box<dyn Read + Send> = match self {
            Self::File(path) => Box::new(File::open(path).map_err(in_words)?),
            Self::Stdin => Box::new(io::stdin()),
            Self::Argument(text) => Box::new(Cursor::new(text.clone())),
            Self::Sample => Box::new(SAMPLE.as_bytes()),
        };
        let text = Counted { inner: text, read: Arc::clone(read) };
        let (mut text, format) = crate::compression::open(text)?;
        if offset > 0 {
            if let (Self::File(path), crate::compression::Format::Plain) = (self, format) {
                let mut file = File::open(path)?;
                if file.metadata()?.is_file() {
                    file.seek(SeekFrom::Start(offset))?;
                    read.fetch_add(offset, Ordering::Relaxed);
                    return Ok(Box::new(Counted { inner: file, read: Arc::clone(read) }));
                }
            }
            let skipped = io::copy(&mut (&mut text).take(offset), &mut io::sink())?;
            if skipped < offset {
                return Err(io::Error::other("it is shorter than when it was read before"));
            }
        }
        Ok(text)
    }
}

/// Whether standard input is to be read if nothing is named.
pub(crate) fn standard_input_is_redirected() -> bool {
    !io::stdin().is_terminal()
}

/// The error of opening a file, with what a misspelt command or puzzle needs to know.
fn in_words(error: io::Error) -> io::Error {
    if error.kind() != io::ErrorKind::NotFound {
        return error;
    }
    let hint = "it is no puzzle either, and a command would have to come first";
    io::Error::new(error.kind(), format!("{error}; {hint}"))
}

/// A name that cannot break a line of the output.
fn one_line(name: &OsStr) -> String {
    let name = name.to_string_lossy();
    if name.chars().any(char::is_control) { format!("{name:?}") } else { name.into_owned() }
}

/// A reader that says how much was read, for the progress.
struct Counted<R> {
    inner: R,
    read: Arc<AtomicU64>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let len = self.inner.read(buffer)?;
        self.read.fetch_add(u64::try_from(len).unwrap_or_default(), Ordering::Relaxed);
        Ok(len)
    }
}
