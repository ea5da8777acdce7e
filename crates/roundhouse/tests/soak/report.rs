//! What a soak prints: a line for each way of doing harm.

use std::time::Instant;

use testbed::Figures;

/// A run that is under way.
pub(crate) struct Report {
    what: &'static str,
    began: Instant,
}

impl Report {
    pub(crate) fn begin(what: &'static str) -> Self {
        Self { what, began: Instant::now() }
    }

    /// Whoever comes to this line has found nothing lost and nothing twice.
    pub(crate) fn end(self, harm: usize, figures: Figures) {
        let Figures { acknowledged, cannot_save, gone, games } = figures;
        println!(
            "| {:<34} | {harm:>5} times | {acknowledged:>7} acknowledged, 0 lost, 0 twice | {cannot_save:>5} × cannot save \
             | {gone:>5} × no answer | {games:>4} games over | {:>5} s |",
            self.what,
            self.began.elapsed().as_secs()
        );
    }
}
