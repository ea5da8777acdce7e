//! The colours of goods and hubs, beside those that every drawing has.

use catalog::imperial_steam::{Good, Hub};

pub(super) use crate::palette::*;

/// The ground of a box within the paper, and of one that is not to be used.
pub(super) const BOX: &str = "#f3ead3";
pub(super) const CARD: &str = "#fffdf5";
pub(super) const EMPTY: &str = "#e4d9bf";
pub(super) const MET: &str = "#2c7a3f";
pub(super) const UNMET: &str = "#a1261b";
pub(super) const SILVER: &str = "#9aa3ab";
pub(super) const INFLUENCE: &str = "#7a2f66";
pub(super) const SEAL: &str = "#a8281d";
pub(super) const COACH: &str = "#2f6f5b";
pub(super) const TIMBER: &str = "#7b5a3a";
pub(super) const BRIDGE: &str = "#8a939b";
pub(super) const TUNNEL: &str = "#e08a2c";

pub(super) const fn good(good: Good) -> Paint {
    match good {
        Good::Wood => Paint { base: "#a9692f", on: WHITE, light: "#d39a5e", dark: "#6f4117" },
        Good::Stone => Paint { base: "#ddd6c6", on: INK, light: "#f4efe3", dark: "#a39a86" },
        Good::Iron => Paint { base: "#4f7ba3", on: WHITE, light: "#8db1d2", dark: "#2d4f70" },
        Good::Coal => Paint { base: "#35333a", on: WHITE, light: "#6d6a74", dark: "#16151a" },
    }
}

pub(super) const fn hub(hub: Hub) -> Paint {
    match hub {
        Hub::Bronze => Paint { base: "#9c5f2c", on: WHITE, light: "#cf9a69", dark: "#633914" },
        Hub::White => Paint { base: "#fbf9f2", on: INK, light: "#ffffff", dark: "#b5ab95" },
        Hub::Green => Paint { base: "#3f7f3a", on: WHITE, light: "#86bd80", dark: "#24511f" },
        Hub::Blue => Paint { base: "#2f5f9e", on: WHITE, light: "#7ea4d6", dark: "#1a3a66" },
    }
}
