//! The colours of the panels, beside those of the map.

pub(super) use super::super::palette::*;

pub(super) use draw::panel::BOX;

pub(super) const CARD: &str = FREE;
/// The ground of a box that is not to be used.
pub(super) const EMPTY: &str = "#e4d9bf";
pub(super) const MET: &str = FILLED;
/// What is chosen or comes next.
pub(super) const NEXT: &str = "#fdeebd";
/// The head of a part.
pub(super) const HEAD: &str = "#e9dcba";
pub(super) const UNMET: &str = "#a1261b";
pub(super) const SILVER: &str = "#9aa3ab";
pub(super) const SEAL: &str = "#a8281d";
pub(super) const COACH: &str = "#2f6f5b";
pub(super) const TIMBER: &str = "#7b5a3a";
pub(super) const BRIDGE: &str = "#8a939b";
pub(super) const TUNNEL: &str = "#e08a2c";
