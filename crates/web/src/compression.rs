//! Compresses responses where they are rendered, not on the threads that answer requests.

use std::io::Write;

use axum::body::Bytes;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

/// The content encoding of a response.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
    Plain,
}

/// How much time to spend on compression.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Effort {
    /// For one visitor.
    Little,
    /// Once for everybody.
    Most,
}

/// Smaller bodies are compressed with less effort, because the setup of quality 5 does not pay off: for a response of
/// 20 KB it takes 10 ms and saves 8 %, where quality 3 takes 0.2 ms.
const SMALL: usize = 64 * 1024;

/// A body that is already compressed.
#[derive(Clone, Debug)]
pub(crate) struct CompressedBody {
    pub(crate) bytes: Bytes,
    pub(crate) encoding: Encoding,
}

impl Encoding {
    /// The best encoding among those that the browser accepts.
    pub(crate) fn accepted(accepted: &str) -> Self {
        let takes = |name: &str| {
            accepted.split(',').any(|one| {
                let mut parts = one.split(';').map(str::trim);
                parts.next() == Some(name)
                    && parts.all(|weight| weight.strip_prefix("q=").is_none_or(more_than_nothing))
            })
        };
        if takes("br") {
            Self::Brotli
        } else if takes("gzip") {
            Self::Gzip
        } else {
            Self::Plain
        }
    }

    pub(crate) fn compress(self, content: &[u8], effort: Effort) -> std::io::Result<CompressedBody> {
        let bytes = match self {
            Self::Plain => Bytes::copy_from_slice(content),
            Self::Gzip => {
                let level =
                    if matches!(effort, Effort::Most) { Compression::best() } else { Compression::new(5) };
                let mut encoder = GzEncoder::new(Vec::with_capacity(content.len() / 4), level);
                encoder.write_all(content)?;
                encoder.finish()?.into()
            }
            Self::Brotli => {
                let quality = match effort {
                    Effort::Most => 11,
                    Effort::Little if content.len() < SMALL => 3,
                    Effort::Little => 5,
                };
                // No window larger than the content: setting one up takes longer than compressing a small response.
                let lgwin = (content.len() + 16).next_power_of_two().ilog2().clamp(10, 22) as i32;
                let size_hint = content.len();
                let params = BrotliEncoderParams { quality, lgwin, size_hint, ..Default::default() };
                let mut compressed = Vec::with_capacity(content.len() / 6);
                brotli::BrotliCompress(&mut &content[..], &mut compressed, &params)?;
                compressed.into()
            }
        };
        Ok(CompressedBody { bytes, encoding: self })
    }
}

fn more_than_nothing(weight: &str) -> bool {
    weight.parse::<f32>().is_ok_and(|weight| weight > 0.0)
}

impl IntoResponse for CompressedBody {
    fn into_response(self) -> Response {
        let mut response = self.bytes.into_response();
        let headers = response.headers_mut();
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        let name = match self.encoding {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
            Encoding::Plain => return response,
        };
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
        response
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn the_best_that_a_browser_reads_is_taken() {
        for (accepted, taken) in [
            ("gzip, deflate, br, zstd", Encoding::Brotli),
            ("br;q=0.5", Encoding::Brotli),
            ("br; q=0, gzip", Encoding::Gzip),
            ("br;q=0.000", Encoding::Plain),
            ("br;q=x", Encoding::Plain),
            ("gzip, deflate", Encoding::Gzip),
            ("*", Encoding::Plain),
            ("brotli", Encoding::Plain),
            ("", Encoding::Plain),
        ] {
            assert_eq!(Encoding::accepted(accepted), taken, "{accepted}");
        }
    }

    #[test]
    fn what_is_packed_can_be_read_again() {
        let long = "<p>all aboard</p>".repeat(20_000);
        for content in ["", "short", &long] {
            for effort in [Effort::Little, Effort::Most] {
                let [br, gz, plain] = [Encoding::Brotli, Encoding::Gzip, Encoding::Plain]
                    .map(|encoding| encoding.compress(content.as_bytes(), effort).unwrap().bytes);
                let mut read = Vec::new();
                brotli::BrotliDecompress(&mut &br[..], &mut read).unwrap();
                assert_eq!(read, content.as_bytes());
                let mut read = String::new();
                flate2::read::GzDecoder::new(&gz[..]).read_to_string(&mut read).unwrap();
                assert_eq!(read, content);
                assert_eq!(plain, content);
            }
        }
    }
}
