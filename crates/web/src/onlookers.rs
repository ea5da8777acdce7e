//! Those who only look on all get the same part of a table's page, so it is made and compressed once for each thing that
//! happens.

use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use kernel::Seats;
use words::Language;

use crate::compressed::Encoding;

/// All that the part depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Audience {
    /// How much has happened at the table.
    pub(crate) entries: u64,
    /// The seats that may be given to a bot, which is a matter of time.
    pub(crate) idle: Seats,
    pub(crate) language: Language,
    pub(crate) encoding: Encoding,
    /// A hash of the marks that the page has: most have the same, since they saw the same before.
    pub(crate) have: u64,
}

/// For how many audiences the part is kept.
const MOST: usize = 16;

/// The newest parts, compressed.
#[derive(Default, Debug)]
pub(crate) struct Onlookers(Mutex<Vec<(Audience, Bytes)>>);

impl Onlookers {
    pub(crate) fn part(&self, audience: Audience) -> Option<Bytes> {
        let parts = self.lock();
        parts.iter().find(|(of, _)| *of == audience).map(|(_, part)| part.clone())
    }

    pub(crate) fn keep(&self, audience: Audience, part: Bytes) {
        let mut parts = self.lock();
        parts.retain(|(of, _)| of.entries >= audience.entries && *of != audience);
        if parts.len() == MOST {
            parts.remove(0);
        }
        parts.push((audience, part));
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<(Audience, Bytes)>> {
        // Nothing is left half done under this lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::*;

    #[test]
    fn a_part_is_kept_for_its_audience_only() {
        let kept = Onlookers::default();
        let now = Audience {
            entries: 7,
            idle: Seats::NONE,
            language: Language::English,
            encoding: Encoding::Brotli,
            have: 1,
        };
        let french = Audience { language: Language::French, ..now };
        kept.keep(now, Bytes::from_static(b"one"));
        kept.keep(french, Bytes::from_static(b"un"));
        assert_eq!(kept.part(now).as_deref(), Some(&b"one"[..]));
        assert_eq!(kept.part(french).as_deref(), Some(&b"un"[..]));
        let later = Audience { entries: 8, ..now };
        for other in [
            later,
            Audience { idle: Seats::only(Seat::new(1)), ..now },
            Audience { encoding: Encoding::Plain, ..now },
            Audience { have: 2, ..now },
        ] {
            assert_eq!(kept.part(other), None);
        }
        kept.keep(later, Bytes::from_static(b"two"));
        assert_eq!((kept.part(now), kept.lock().len()), (None, 1), "what is past is let go");
        for have in 0..100 {
            kept.keep(Audience { have, ..later }, Bytes::from_static(b"many"));
        }
        assert_eq!(kept.lock().len(), MOST);
    }
}
