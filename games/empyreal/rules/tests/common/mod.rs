//! What several tests need: positions made by hand, and moves played on them.

pub(crate) mod playing;
pub(crate) mod situation;
