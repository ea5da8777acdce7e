//! Figures, with the limit beside each.

use std::time::Duration;

#[derive(Default, Debug)]
pub(crate) struct Report {
    lines: Vec<Line>,
    failures: Vec<String>,
}

#[derive(Debug)]
struct Line {
    what: String,
    figure: f64,
    unit: &'static str,
    limit: Limit,
}

#[derive(Clone, Copy, Debug)]
enum Limit {
    None,
    AtMost(f64),
    AtLeast(f64),
}

impl Line {
    /// What is no number at all breaks every limit.
    fn is_well(&self) -> bool {
        match self.limit {
            Limit::None => true,
            Limit::AtMost(most) => self.figure <= most,
            Limit::AtLeast(least) => self.figure >= least,
        }
    }

    fn limit(&self) -> String {
        match self.limit {
            Limit::None => String::new(),
            Limit::AtMost(most) => format!("≤ {most:.0} {}", self.unit),
            Limit::AtLeast(least) => format!("≥ {least:.0} {}", self.unit),
        }
    }
}

impl Report {
    /// A figure without a limit.
    pub(crate) fn figure(&mut self, what: impl Into<String>, figure: f64, unit: &'static str) {
        self.lines.push(Line { what: what.into(), figure, unit, limit: Limit::None });
    }

    /// A figure that may be this much at most.
    pub(crate) fn limited(&mut self, what: impl Into<String>, figure: f64, unit: &'static str, most: f64) {
        self.lines.push(Line { what: what.into(), figure, unit, limit: Limit::AtMost(most) });
    }

    /// A figure that has to be this much at least.
    pub(crate) fn at_least(&mut self, what: impl Into<String>, figure: f64, unit: &'static str, least: f64) {
        self.lines.push(Line { what: what.into(), figure, unit, limit: Limit::AtLeast(least) });
    }

    pub(crate) fn failed(&mut self, why: &str) {
        self.failures.push(why.to_owned());
    }

    pub(crate) fn is_well(&self) -> bool {
        self.failures.is_empty() && self.lines.iter().all(Line::is_well)
    }

    pub(crate) fn print(&self) {
        if self.lines.is_empty() && self.failures.is_empty() {
            return;
        }
        println!("\n{:<64} {:>10} {:>10}", "", "measured", "limit");
        for line in &self.lines {
            let verdict = if line.is_well() { "" } else { "  BROKEN" };
            let (figure, limit) = (format!("{:.1} {}", line.figure, line.unit), line.limit());
            println!("{:<64} {figure:>10} {limit:>10}{verdict}", line.what);
        }
        for failure in &self.failures {
            println!("FAILED: {failure}");
        }
    }
}

/// Times in milliseconds, or other figures.
#[derive(Clone, Default, Debug)]
pub(crate) struct Times(Vec<f64>);

impl Times {
    pub(crate) fn add(&mut self, time: Duration) {
        self.0.push(time.as_secs_f64() * 1000.0);
    }

    pub(crate) fn put(&mut self, figure: f64) {
        self.0.push(figure);
    }

    pub(crate) fn join(&mut self, others: Self) {
        self.0.extend(others.0);
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The time that this share of them does not exceed.
    pub(crate) fn share(&self, share: f64) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_by(f64::total_cmp);
        let last = sorted.len().saturating_sub(1);
        sorted.get((last as f64 * share).ceil() as usize).copied().unwrap_or(f64::NAN)
    }

    pub(crate) fn median(&self) -> f64 {
        self.share(0.5)
    }

    pub(crate) fn most(&self) -> f64 {
        self.share(1.0)
    }
}
