//! Those who only look on all get the same part of a table's page, so it is made and compressed once for each thing that
//! happens.

use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use brotli::enc::BrotliEncoderParams;
use kernel::Seats;
use words::Language;

/// All that the part depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Audience {
    /// How much has happened at the table.
    pub(crate) entries: u64,
    /// The seats that may be given to a bot, which is a matter of time.
    pub(crate) idle: Seats,
    pub(crate) language: Language,
}

/// The newest part for each language, compressed: as it is, it would be ten times as large.
#[derive(Default, Debug)]
pub(crate) struct Onlookers(Mutex<Vec<(Audience, Bytes)>>);

impl Onlookers {
    pub(crate) fn part(&self, audience: Audience) -> Option<Bytes> {
        let parts = self.lock();
        parts.iter().find(|(of, _)| *of == audience).map(|(_, part)| part.clone())
    }

    pub(crate) fn keep(&self, audience: Audience, part: Bytes) {
        let mut parts = self.lock();
        parts.retain(|(of, _)| of.language != audience.language);
        parts.push((audience, part));
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<(Audience, Bytes)>> {
        // Nothing is left half done under this lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// As Brotli, a little denser than what is made for one visitor only.
pub(crate) fn compress(html: &str) -> std::io::Result<Bytes> {
    let params = BrotliEncoderParams { quality: 5, size_hint: html.len(), ..BrotliEncoderParams::default() };
    let mut compressed = Vec::with_capacity(html.len() / 8);
    brotli::BrotliCompress(&mut html.as_bytes(), &mut compressed, &params)?;
    Ok(compressed.into())
}

/// Whether a browser says that it can read this.
pub(crate) fn takes_brotli(accepted: &str) -> bool {
    accepted.split(',').any(|one| {
        let mut parts = one.split(';').map(str::trim);
        parts.next() == Some("br")
            && parts.all(|weight| weight.strip_prefix("q=").is_none_or(more_than_nothing))
    })
}

fn more_than_nothing(weight: &str) -> bool {
    weight.parse::<f32>().is_ok_and(|weight| weight > 0.0)
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::*;

    #[test]
    fn a_part_is_kept_for_its_audience_only() {
        let kept = Onlookers::default();
        let now = Audience { entries: 7, idle: Seats::NONE, language: Language::English };
        let french = Audience { language: Language::French, ..now };
        kept.keep(now, Bytes::from_static(b"one"));
        kept.keep(french, Bytes::from_static(b"un"));
        assert_eq!(kept.part(now).as_deref(), Some(&b"one"[..]));
        assert_eq!(kept.part(french).as_deref(), Some(&b"un"[..]));
        let later = Audience { entries: 8, ..now };
        let longer = Audience { idle: Seats::only(Seat::new(1)), ..now };
        assert_eq!((kept.part(later), kept.part(longer)), (None, None));
        kept.keep(later, Bytes::from_static(b"two"));
        assert_eq!((kept.part(now), kept.lock().len()), (None, 2));
    }

    #[test]
    fn who_takes_brotli() {
        for (accepted, takes) in [
            ("gzip, deflate, br, zstd", true),
            ("br;q=0.5", true),
            ("br; q=0", false),
            ("br;q=0.000", false),
            ("br;q=x", false),
            ("gzip, deflate", false),
            ("*", false),
            ("brotli", false),
            ("", false),
        ] {
            assert_eq!(takes_brotli(accepted), takes, "{accepted}");
        }
    }
}
