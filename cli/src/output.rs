//! Where the answers go: standard output, or a file that appears when it is complete.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::answer::Counts;
use crate::chunk::Position;
use crate::journal::{Journal, Record, State};

pub(crate) enum Output {
    /// Standard output, or a file that is none of the disk, such as `/dev/null`.
    Stream(Box<dyn Write>),
    Draft(Box<Draft>),
}

/// A file that gets its name when it is complete.
pub(crate) struct Draft {
    file: File,
    target: PathBuf,
    partial: PathBuf,
    /// The number of bytes written.
    len: u64,
    /// What the bytes are the answers to, up to a place between two items.
    marked: Record,
    journal: Option<Journal>,
    /// When to record the progress next.
    due: Instant,
}

/// The shortest time between two records of the progress.
const SHORTEST_INTERVAL: Duration = Duration::from_millis(100);

/// Where an output begins.
pub(crate) enum Start {
    At(Output, Record),
    /// An earlier run has done everything.
    Complete(Counts),
}

impl Output {
    pub(crate) fn stdout() -> Self {
        Self::Stream(Box::new(io::stdout()))
    }

    /// Prepares to write a file; with a `call`, continues what the same call has begun.
    pub(crate) fn file(target: &Path, call: Option<String>) -> Result<Start, String> {
        // A link stays a link, and what it points to is replaced.
        let target = fs::canonicalize(target).unwrap_or_else(|_| target.to_path_buf());
        let in_words = |path: &Path, error: io::Error| format!("{}: {error}", path.display());
        if target.metadata().is_ok_and(|file| !file.is_file()) {
            if call.is_some() {
                let name = target.display();
                return Err(format!("{name}: --resume needs an output that is a file"));
            }
            let file = OpenOptions::new().write(true).open(&target);
            let file = file.map_err(|error| in_words(&target, error))?;
            return Ok(Start::At(Self::Stream(Box::new(file)), Record::START));
        }
        let partial = with_suffix(&target, ".partial");
        let journal = with_suffix(&target, ".progress");
        let Some(call) = call else {
            // What an earlier run has recorded is not true of the new file.
            _ = fs::remove_file(&journal);
            let file = File::create(&partial).map_err(|error| in_words(&partial, error))?;
            let draft = Draft::new(file, target, partial, Record::START, None);
            return Ok(Start::At(Self::Draft(Box::new(draft)), Record::START));
        };
        let journal = Journal::new(journal, call);
        let record = journal.read()?.unwrap_or(Record::START);
        if record.state == State::Complete {
            if partial.exists() {
                fs::rename(&partial, &target).map_err(|error| in_words(&target, error))?;
            }
            if !target.exists() {
                return Err(format!(
                    "{} says that {} is complete, but it is not there; to begin anew, remove it",
                    journal.path().display(),
                    target.display(),
                ));
            }
            return Ok(Start::Complete(record.counts));
        }
        let file = open_at(&partial, record.output_len).map_err(|error| {
            let journal = journal.path().display();
            format!("{}; to begin anew, remove {journal}", in_words(&partial, error))
        })?;
        let draft = Draft::new(file, target, partial, record, Some(journal));
        Ok(Start::At(Self::Draft(Box::new(draft)), record))
    }

    pub(crate) fn write(&mut self, text: &[u8]) -> io::Result<()> {
        match self {
            Self::Stream(stream) => {
                stream.write_all(text)?;
                stream.flush()
            }
            Self::Draft(draft) => {
                draft.file.write_all(text)?;
                draft.len += u64::try_from(text.len()).unwrap_or_default();
                Ok(())
            }
        }
    }

    /// Takes note that what was written answers everything up to a position.
    pub(crate) fn mark(&mut self, position: Position, counts: Counts) -> io::Result<()> {
        let Self::Draft(draft) = self else { return Ok(()) };
        let state = State::Unfinished;
        draft.marked = Record { state, position, output_len: draft.len, counts };
        if draft.journal.is_some() && Instant::now() >= draft.due { draft.record() } else { Ok(()) }
    }

    /// Ends a run that has not answered everything; returns where its answers are.
    pub(crate) fn leave(&mut self) -> io::Result<Option<&Path>> {
        let Self::Draft(draft) = self else { return Ok(None) };
        draft.file.set_len(draft.marked.output_len)?;
        draft.record()?;
        Ok(Some(&draft.partial))
    }

    /// Ends a run whose answers cannot be written. What is there is kept for a run that continues
    /// it, if there can be one.
    pub(crate) fn discard(&mut self) {
        if let Self::Draft(draft) = self
            && draft.journal.is_none()
        {
            _ = fs::remove_file(&draft.partial);
        }
    }

    /// Ends a run that has answered everything: the file appears.
    pub(crate) fn finish(&mut self, counts: Counts) -> io::Result<()> {
        let Self::Draft(draft) = self else { return Ok(()) };
        let state = State::Complete;
        draft.marked = Record { state, output_len: draft.len, counts, ..draft.marked };
        draft.record()?;
        fs::rename(&draft.partial, &draft.target)?;
        // The new name has to be on the disk too; not every system can do that.
        if let Some(folder) = draft.target.parent()
            && let Ok(folder) = File::open(folder)
        {
            _ = folder.sync_all();
        }
        Ok(())
    }
}

impl Draft {
    fn new(
        file: File,
        target: PathBuf,
        partial: PathBuf,
        marked: Record,
        journal: Option<Journal>,
    ) -> Self {
        let (len, due) = (marked.output_len, Instant::now());
        Self { file, target, partial, len, marked, journal, due }
    }

    /// Puts on the disk what is written and, after it, how far it came.
    fn record(&mut self) -> io::Result<()> {
        let begun = Instant::now();
        self.file.sync_data()?;
        if let Some(journal) = &self.journal {
            journal.write(self.marked)?;
        }
        // On a slow disk rarely, so that it takes no more than a twentieth of the time.
        self.due = begun + SHORTEST_INTERVAL.max(begun.elapsed() * 20);
        Ok(())
    }
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_os_string();
    name.push(suffix);
    name.into()
}

/// Opens a file to write after its first `len` bytes, and cuts what is there.
fn open_at(path: &Path, len: u64) -> io::Result<File> {
    let mut file = OpenOptions::new().write(true).create(true).truncate(false).open(path)?;
    if file.metadata()?.len() < len {
        return Err(io::Error::other("it is shorter than it was"));
    }
    file.set_len(len)?;
    io::Seek::seek(&mut file, io::SeekFrom::Start(len))?;
    Ok(file)
}
