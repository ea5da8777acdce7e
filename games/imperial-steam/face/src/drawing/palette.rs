//! The colours of this game, beside those that every drawing has.

use imperial_steam::{Good, Hub, LinkKind};

pub(crate) use draw::palette::*;

pub(crate) const INFLUENCE: &str = "#7a2f66";
pub(crate) const BUSINESS: &str = "#e3b04b";
pub(crate) const BUSINESS_RIM: &str = "#7d5510";
pub(crate) const EFFORT: &str = "#474c55";
/// Of the tiles of Wien and Trieste.
pub(crate) const CAPITAL: &str = "#7d2230";
pub(crate) const CAPITAL_GROUND: &str = "#f3d9c3";
pub(crate) const HARBOUR: &str = "#1f5c78";
pub(crate) const HARBOUR_GROUND: &str = "#cfe5ea";
/// Where something can come to stand.
pub(crate) const FREE: &str = "#fffdf5";
/// Of demands that are filled and contracts that are met.
pub(crate) const FILLED: &str = "#2c7a3f";
pub(crate) const ROAD: &str = "#8a6a44";
pub(crate) const ROYAL: &str = "#7a2f66";
pub(crate) const COIN: &str = "#e9b83c";
/// Of a tag with a price: a coin's colour, light enough for what is written on it.
pub(crate) const PRICE: &str = "#f6d982";

/// The bed of a link, and its edges.
pub(crate) struct Bed {
    pub(crate) fill: &'static str,
    pub(crate) edge: &'static str,
}

pub(crate) const fn bed(kind: LinkKind) -> Bed {
    match kind {
        LinkKind::Plain => Bed { fill: "#f1e7cd", edge: "#7b6343" },
        LinkKind::Bridge => Bed { fill: "#bcc4cb", edge: "#566069" },
        LinkKind::Tunnel => Bed { fill: "#f0b264", edge: "#a9580e" },
    }
}

pub(crate) const STATE: Bed = Bed { fill: "#e6d3e4", edge: ROYAL };

pub(crate) const fn good(good: Good) -> Paint {
    match good {
        Good::Wood => Paint { base: "#a9692f", on: WHITE, light: "#d39a5e", dark: "#6f4117" },
        Good::Stone => Paint { base: "#ddd6c6", on: INK, light: "#f4efe3", dark: "#a39a86" },
        Good::Iron => Paint { base: "#4f7ba3", on: WHITE, light: "#8db1d2", dark: "#2d4f70" },
        Good::Coal => Paint { base: "#35333a", on: WHITE, light: "#6d6a74", dark: "#16151a" },
    }
}

pub(crate) const fn hub(hub: Hub) -> Paint {
    match hub {
        Hub::Bronze => Paint { base: "#9c5f2c", on: WHITE, light: "#e2bd98", dark: "#633914" },
        Hub::White => Paint { base: "#fbf9f2", on: INK, light: "#ffffff", dark: "#8f866f" },
        Hub::Green => Paint { base: "#3f7f3a", on: WHITE, light: "#b5d8b0", dark: "#24511f" },
        Hub::Blue => Paint { base: "#2f5f9e", on: WHITE, light: "#b3cbe8", dark: "#1a3a66" },
    }
}
