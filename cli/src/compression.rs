//! Compressed files, recognized by their first bytes.

use std::io::{self, Cursor, Read};

#[cfg(feature = "compression")]
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
#[cfg(feature = "compression")]
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

/// How a file is compressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    Plain,
    Gzip,
    Zstd,
    Xz,
}

/// The number of bytes that tell the format.
const MAGIC: usize = 6;

impl Format {
    /// The format of a file that begins with these bytes.
    fn of(start: &[u8]) -> Self {
        match start {
            [0x1f, 0x8b, ..] => Self::Gzip,
            [0x28, 0xb5, 0x2f, 0xfd, ..] => Self::Zstd,
            // A frame that decoders skip; some compressors write one first.
            [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..] => Self::Zstd,
            [0xfd, b'7', b'z', b'X', b'Z', 0, ..] => Self::Xz,
            _ => Self::Plain,
        }
    }
}

/// A file with its first bytes before it again.
type Whole<R> = io::Chain<Cursor<Vec<u8>>, R>;

/// The text of a file, and how it was compressed.
pub(crate) fn open(mut file: impl Read + 'static) -> io::Result<(Box<dyn Read>, Format)> {
    // What a terminal or a pipe has is enough, unless it could be the start of a compressed file.
    let mut start = Vec::with_capacity(MAGIC);
    while start.len() < MAGIC && (start.is_empty() || !is_text(&start)) {
        let mut bytes = [0; MAGIC];
        let wanted = bytes.get_mut(start.len()..).unwrap_or_default();
        match file.read(wanted) {
            Ok(0) => break,
            Ok(len) => start.extend(wanted.iter().take(len)),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    let format = Format::of(&start);
    let whole = Cursor::new(start).chain(file);
    match format {
        Format::Plain => Ok((Box::new(whole), format)),
        _ => Ok((decompress(whole, format)?, format)),
    }
}

fn is_text(start: &[u8]) -> bool {
    let [first, ..] = start else { return false };
    // Gzip and zstd begin with bytes that can also be characters; then more bytes are needed.
    first.is_ascii_whitespace() || first.is_ascii_graphic() && !matches!(first, b'(' | b'P'..=b'_')
}

#[cfg(feature = "compression")]
fn decompress<R: Read + 'static>(file: Whole<R>, format: Format) -> io::Result<Box<dyn Read>> {
    // The decoders of zstd and xz read a few bytes at a time.
    let file = io::BufReader::with_capacity(1 << 16, file);
    Ok(match format {
        Format::Plain => Box::new(file),
        Format::Gzip => Box::new(flate2::bufread::MultiGzDecoder::new(file)),
        Format::Zstd => Box::new(Frames::new(file)),
        Format::Xz => Box::new(lzma_rust2::XzReader::new(file, true)),
    })
}

#[cfg(not(feature = "compression"))]
fn decompress<R: Read>(_: Whole<R>, format: Format) -> io::Result<Box<dyn Read>> {
    let words = format!("it is compressed ({format:?}), and this build has no `compression`");
    Err(io::Error::new(io::ErrorKind::Unsupported, words))
}

/// The frames of a zstd file, one after the other.
#[cfg(feature = "compression")]
struct Frames<R> {
    file: R,
    decoder: FrameDecoder,
    /// Whether the decoder is inside a frame.
    place: Place,
}

#[cfg(feature = "compression")]
enum Place {
    BetweenFrames,
    InFrame,
}

#[cfg(feature = "compression")]
impl<R: io::BufRead> Frames<R> {
    fn new(file: R) -> Self {
        Self { file, decoder: FrameDecoder::new(), place: Place::BetweenFrames }
    }

    /// Begins the next frame that has a content; returns `None` at the end of the file.
    fn begin(&mut self) -> io::Result<Option<()>> {
        while !self.file.fill_buf()?.is_empty() {
            match self.decoder.init(&mut self.file) {
                Ok(()) => {
                    self.place = Place::InFrame;
                    return Ok(Some(()));
                }
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame {
                    length,
                    ..
                })) => {
                    io::copy(&mut (&mut self.file).take(u64::from(length)), &mut io::sink())?;
                }
                Err(error) => return Err(io::Error::other(error)),
            }
        }
        Ok(None)
    }

    /// Leaves a frame whose content was read.
    fn finish(&mut self) -> io::Result<()> {
        self.place = Place::BetweenFrames;
        let wanted = self.decoder.get_checksum_from_data();
        if wanted.is_some() && wanted != self.decoder.get_calculated_checksum() {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "the checksum is wrong"));
        }
        Ok(())
    }
}

#[cfg(feature = "compression")]
impl<R: io::BufRead> Read for Frames<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if buffer.is_empty() {
            return Ok(0);
        }
        loop {
            if let Place::BetweenFrames = self.place
                && self.begin()?.is_none()
            {
                return Ok(0);
            }
            while self.decoder.can_collect() == 0 && !self.decoder.is_finished() {
                let one = BlockDecodingStrategy::UptoBlocks(1);
                self.decoder.decode_blocks(&mut self.file, one).map_err(io::Error::other)?;
            }
            let len = self.decoder.read(buffer)?;
            if len > 0 {
                return Ok(len);
            }
            self.finish()?;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_bytes_tell() {
        assert_eq!(Format::of(b""), Format::Plain);
        assert_eq!(Format::of(b"53..7."), Format::Plain);
        assert_eq!(Format::of(b"\x1f\x8b\x08\0\0\0"), Format::Gzip);
        assert_eq!(Format::of(b"\x28\xb5\x2f\xfd\0\0"), Format::Zstd);
        assert_eq!(Format::of(b"\xfd7zXZ\0"), Format::Xz);
        assert_eq!(Format::of(b"\xfd7zXZ"), Format::Plain);
    }

    #[test]
    fn a_short_text_is_whole() {
        for text in ["", "1", "(\n", "12345", "123456", "1234567"] {
            let mut read = String::new();
            let (mut file, format) = open(text.as_bytes()).unwrap();
            file.read_to_string(&mut read).unwrap();
            assert_eq!((read.as_str(), format), (text, Format::Plain));
        }
    }
}
