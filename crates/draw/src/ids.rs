//! Names of things that are defined once in a drawing and used many times.

use std::fmt::Display;

/// What all ids of a drawing begin with: two drawings on one page may not share an id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ids(pub &'static str);

impl Ids {
    pub fn of(self, name: impl Display) -> String {
        format!("{}-{name}", self.0)
    }

    /// As the value of `fill` or `clip-path`.
    pub fn url(self, name: impl Display) -> String {
        format!("url(#{}-{name})", self.0)
    }
}
