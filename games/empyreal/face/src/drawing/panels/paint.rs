//! The colours of the panels, beside those of the map.

use empyreal::PersonKind;

pub(super) use super::super::palette::*;

/// What is printed on a folio lies flat on this; tiles lie on it as cards.
pub(super) const PRINTED: &str = "#eee3c8";
pub(super) const CARD: &str = "#fffdf5";
pub(super) const EMPTY: &str = "#f6efdd";
/// Of what was done in this turn.
pub(super) const DONE: &str = "#2c7a3f";
pub(super) const LATE: &str = "#a1261b";

/// The head of the cards of a kind.
pub(super) const fn kind(kind: PersonKind) -> Paint {
    match kind {
        PersonKind::Captain => Paint { base: "#7a3b2e", on: WHITE, light: "#c79384", dark: "#4a2019" },
        PersonKind::Engineer => Paint { base: "#4d5866", on: WHITE, light: "#a3adb9", dark: "#2b333d" },
        PersonKind::Surveyor => Paint { base: "#3d6b52", on: WHITE, light: "#96bda6", dark: "#1f3d2d" },
        PersonKind::StationMaster => Paint { base: "#5a4a80", on: WHITE, light: "#ab9ecb", dark: "#33284d" },
    }
}
