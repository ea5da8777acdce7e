use std::fmt;

use crate::Text;

/// Why a move was not accepted: the number of the rule, and a sentence with the numbers in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule as the game's `RULES.md` numbers it, such as `AOS-4.12`.
    pub rule: &'static str,
    pub why: Text,
}

impl Refusal {
    #[must_use]
    pub const fn new(rule: &'static str, why: Text) -> Self {
        Self { rule, why }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.why.key, self.rule)
    }
}

impl std::error::Error for Refusal {}

/// Why a game could not be set up as asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError(pub Text);

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.key)
    }
}

impl std::error::Error for SetupError {}

/// A conservation law that does not hold: a defect in the rules code, or a state from outside that was tampered with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The law in a few words, such as `cubes`.
    pub law: &'static str,
    pub detail: String,
}

impl Broken {
    pub fn new(law: &'static str, detail: impl Into<String>) -> Self {
        Self { law, detail: detail.into() }
    }

    /// `Ok` when the two sides are equal, otherwise the law with both sides in it.
    pub fn unless_equal<T: PartialEq + fmt::Debug>(
        law: &'static str,
        what: impl fmt::Display,
        found: T,
        expected: T,
    ) -> Result<(), Self> {
        if found == expected {
            Ok(())
        } else {
            Err(Self::new(law, format!("{what}: found {found:?}, expected {expected:?}")))
        }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the law of {} is broken: {}", self.law, self.detail)
    }
}

impl std::error::Error for Broken {}
