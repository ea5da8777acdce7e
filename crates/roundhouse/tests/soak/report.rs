//! What a soak prints: a line for each way of doing harm.

use std::time::Instant;

use testbed::PlayerStats;

/// A run that is under way.
pub(crate) struct Report {
    what: &'static str,
    began: Instant,
}

impl Report {
    pub(crate) fn begin(what: &'static str) -> Self {
        Self { what, began: Instant::now() }
    }

    /// For callers that have compared everything that was acknowledged with what was kept: the first thing that is lost, or there
    /// twice, ends a run before it comes here. What did harm this often has to have met as much that was acknowledged.
    pub(crate) fn end(self, harm: usize, figures: PlayerStats) {
        let PlayerStats { acknowledged, cannot_save, late, gone, games } = figures;
        assert!(acknowledged >= harm, "{harm} × {}, but {acknowledged} acknowledged", self.what);
        println!(
            "| {:<34} | {harm:>5} times | {acknowledged:>7} acknowledged, each there once | {cannot_save:>5} × cannot save \
             | {late:>5} × late | {gone:>5} × no answer | {games:>4} games over | {:>5} s |",
            self.what,
            self.began.elapsed().as_secs()
        );
    }
}
