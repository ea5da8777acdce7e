//! The right to do a job that only one may do at a time.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Held by one task of all nodes; given back when it is dropped.
#[derive(Debug)]
#[must_use = "it is given back when it is dropped"]
pub struct Lease {
    job: String,
    held: Held,
}

/// The jobs that tasks of this process hold.
#[derive(Clone, Default, Debug)]
pub(crate) struct Held(Arc<Mutex<HashSet<String>>>);

impl Held {
    fn jobs(&self) -> MutexGuard<'_, HashSet<String>> {
        // Nothing is left half done under this lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn take(&self, job: &str) -> Option<Lease> {
        let taken = self.jobs().insert(job.to_owned());
        taken.then(|| Lease { job: job.to_owned(), held: self.clone() })
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        self.held.jobs().remove(&self.job);
    }
}
