//! All onlookers get the same part of a table's page, so it is rendered and compressed once for each change.

use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use kernel::Seats;
use words::Language;

use crate::compression::Encoding;

/// Everything that the part depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PartKey {
    /// The length of the table's log.
    pub(crate) entries: u64,
    /// The seats that may be handed to a bot, which depends on the time.
    pub(crate) idle: Seats,
    pub(crate) language: Language,
    pub(crate) encoding: Encoding,
    /// A hash of the marks that the page has. Most pages have the same, since they saw the same before.
    pub(crate) have: u64,
}

/// How many parts are cached.
const CAPACITY: usize = 16;

/// The latest parts, compressed.
#[derive(Default, Debug)]
pub(crate) struct OnlookerCache(Mutex<Vec<(PartKey, Bytes)>>);

impl OnlookerCache {
    pub(crate) fn get(&self, key: PartKey) -> Option<Bytes> {
        let parts = self.lock();
        parts.iter().find(|(of, _)| *of == key).map(|(_, part)| part.clone())
    }

    pub(crate) fn insert(&self, key: PartKey, part: Bytes) {
        let mut parts = self.lock();
        parts.retain(|(of, _)| of.entries >= key.entries && *of != key);
        if parts.len() == CAPACITY {
            parts.remove(0);
        }
        parts.push((key, part));
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<(PartKey, Bytes)>> {
        // Nothing under this lock panics halfway, so a poisoned lock is still good.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::*;

    #[test]
    fn a_part_is_kept_for_its_audience_only() {
        let cache = OnlookerCache::default();
        let now = PartKey {
            entries: 7,
            idle: Seats::NONE,
            language: Language::English,
            encoding: Encoding::Brotli,
            have: 1,
        };
        let french = PartKey { language: Language::French, ..now };
        cache.insert(now, Bytes::from_static(b"one"));
        cache.insert(french, Bytes::from_static(b"un"));
        assert_eq!(cache.get(now).as_deref(), Some(&b"one"[..]));
        assert_eq!(cache.get(french).as_deref(), Some(&b"un"[..]));
        let later = PartKey { entries: 8, ..now };
        for other in [
            later,
            PartKey { idle: Seats::only(Seat::new(1)), ..now },
            PartKey { encoding: Encoding::Plain, ..now },
            PartKey { have: 2, ..now },
        ] {
            assert_eq!(cache.get(other), None);
        }
        cache.insert(later, Bytes::from_static(b"two"));
        assert_eq!((cache.get(now), cache.lock().len()), (None, 1), "what is past is let go");
        for have in 0..100 {
            cache.insert(PartKey { have, ..later }, Bytes::from_static(b"many"));
        }
        assert_eq!(cache.lock().len(), CAPACITY);
    }
}
