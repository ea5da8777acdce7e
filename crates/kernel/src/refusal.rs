use std::fmt;

use crate::Text;

/// Why a game does not accept a move: one rule that stands against it, with the numbers to say why.
///
/// A reason is found cheaply while moves are listed and put into words only when somebody wants to read them. Code
/// that has to choose between several decides by their type.
pub trait Reason: Clone + PartialEq + fmt::Debug + fmt::Display + Send + Sync + 'static {
    /// The rule as the game's `RULES.md` numbers it, such as `STICKS-1.2`.
    fn rule(&self) -> &'static str;

    /// A sentence with the numbers in it.
    fn text(&self) -> Text;
}

/// A [`Reason`] of whichever game: it is made from one, and from nothing else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    rule: &'static str,
    why: Text,
}

impl Refusal {
    /// The rule as the game's `RULES.md` numbers it, such as `STICKS-1.2`.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        self.rule
    }

    /// A sentence with the numbers in it.
    #[must_use]
    pub const fn why(&self) -> &Text {
        &self.why
    }
}

impl<R: Reason> From<R> for Refusal {
    fn from(reason: R) -> Self {
        Self { rule: reason.rule(), why: reason.text() }
    }
}

/// In English.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}]", self.why, self.rule)
    }
}

impl std::error::Error for Refusal {}

/// Why a game could not be set up as asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError(pub Text);

/// In English.
impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for SetupError {}

/// A conservation law that does not hold: a bug in the rules, or a state from outside that was tampered with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LawError {
    /// The law in a few words, such as `cubes`.
    pub law: &'static str,
    /// What was found, and what was expected.
    pub detail: String,
}

impl LawError {
    /// A law that does not hold, and how.
    pub fn new(law: &'static str, detail: impl Into<String>) -> Self {
        Self { law, detail: detail.into() }
    }

    /// `Ok` when it holds, otherwise the law with what is wrong.
    pub fn unless(holds: bool, law: &'static str, detail: impl FnOnce() -> String) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(Self::new(law, detail())) }
    }

    /// `Ok` when the two sides are equal, otherwise the law with both sides in it.
    pub fn unless_equal<T: PartialEq + fmt::Debug>(
        law: &'static str,
        what: impl fmt::Display,
        found: T,
        expected: T,
    ) -> Result<(), Self> {
        Self::unless(found == expected, law, || format!("{what}: found {found:?}, expected {expected:?}"))
    }
}

impl fmt::Display for LawError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the law of {} is broken: {}", self.law, self.detail)
    }
}

impl std::error::Error for LawError {}
