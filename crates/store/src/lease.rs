//! The exclusive right to do a job.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Held by one task across all nodes; released when it is dropped.
#[must_use = "it is given back when it is dropped"]
pub struct Lease {
    job: String,
    /// Tells this lease from others for the same job.
    number: u64,
    held: HeldLeases,
    given_back: Option<Box<dyn FnOnce(String) + Send + Sync>>,
}

impl Lease {
    /// Whether it is still held, as far as is known.
    pub fn is_held(&self) -> bool {
        self.held.jobs().held.get(&self.job) == Some(&self.number)
    }

    pub(crate) fn when_given_back(&mut self, then: impl FnOnce(String) + Send + Sync + 'static) {
        self.given_back = Some(Box::new(then));
    }
}

impl fmt::Debug for Lease {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lease").field("job", &self.job).field("number", &self.number).finish_non_exhaustive()
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        if self.is_held() {
            self.held.jobs().held.remove(&self.job);
        }
        if let Some(then) = self.given_back.take() {
            then(std::mem::take(&mut self.job));
        }
    }
}

/// The jobs for which tasks of this process hold a lease.
#[derive(Clone, Default, Debug)]
pub(crate) struct HeldLeases(Arc<Mutex<Jobs>>);

#[derive(Default, Debug)]
struct Jobs {
    held: HashMap<String, u64>,
    last: u64,
}

impl HeldLeases {
    fn jobs(&self) -> MutexGuard<'_, Jobs> {
        // Nothing under this lock panics halfway, so a poisoned lock is still good.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn take(&self, job: &str) -> Option<Lease> {
        let mut jobs = self.jobs();
        if jobs.held.contains_key(job) {
            return None;
        }
        jobs.last += 1;
        let number = jobs.last;
        jobs.held.insert(job.to_owned(), number);
        Some(Lease { job: job.to_owned(), number, held: self.clone(), given_back: None })
    }

    /// Forgets all leases: they are lost.
    pub(crate) fn clear(&self) {
        self.jobs().held.clear();
    }
}
