//! The colours of this game, beside those that every drawing has, and the marks that say the same without colour.

use empyreal::{Company, Terrain};

pub(crate) use draw::palette::*;

/// Of a terrain on the map: its ground, what stands on it, and the darker lines of that.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Land {
    pub(crate) ground: &'static str,
    pub(crate) body: &'static str,
    pub(crate) line: &'static str,
    /// Of the letter in its corner.
    pub(crate) letter: &'static str,
}

pub(crate) const fn land(terrain: Terrain) -> Land {
    match terrain {
        Terrain::Mountain => Land { ground: "#e3ddd2", body: "#c3b9a9", line: "#83786a", letter: "#574e42" },
        Terrain::Lake => Land { ground: "#bcdfee", body: "#d9eff7", line: "#5f9fc0", letter: "#1f6288" },
        Terrain::Forest => Land { ground: "#cfe3b4", body: "#8fbb74", line: "#4c7c41", letter: "#2c5a24" },
        Terrain::Lava => Land { ground: "#f2cdb9", body: "#e2643b", line: "#8f3c28", letter: "#7a2b19" },
        Terrain::Glacier => Land { ground: "#f2f8fb", body: "#dbecf5", line: "#86b3cb", letter: "#386f8d" },
        Terrain::Desert => Land { ground: "#f7e8b3", body: "#ecd189", line: "#b98d35", letter: "#7d5a10" },
    }
}

pub(crate) const WASTELAND: Land =
    Land { ground: "#dccbe6", body: "#c3a7d3", line: "#6a4a83", letter: "#4d2f66" };
/// A Wasteland tile that a player has laid.
pub(crate) const LAID: Land = Land { ground: "#c9afd8", body: "#b08fc4", line: "#4d2f66", letter: "#3a1f52" };

/// Of a terrain's Goods, its City and its Demand Tiles.
pub(crate) const fn good(terrain: Terrain) -> Paint {
    match terrain {
        Terrain::Mountain => Paint { base: "#7d838d", on: WHITE, light: "#d5d8dd", dark: "#474c55" },
        Terrain::Lake => Paint { base: "#2f77bd", on: WHITE, light: "#c4dcf2", dark: "#17477a" },
        Terrain::Forest => Paint { base: "#37883f", on: WHITE, light: "#c8e4c6", dark: "#1c5224" },
        Terrain::Lava => Paint { base: "#c93a27", on: WHITE, light: "#f6cdc3", dark: "#7d1d12" },
        Terrain::Glacier => Paint { base: "#f7fbfd", on: "#1f4f6b", light: "#e2f0f7", dark: "#4b7f9b" },
        Terrain::Desert => Paint { base: "#f0c233", on: INK, light: "#fbecb4", dark: "#94700c" },
    }
}

pub(crate) const fn company(company: Company) -> Paint {
    match company {
        Company::Gesselheim => Paint { base: "#676c76", on: WHITE, light: "#a9aeb8", dark: "#33363d" },
        Company::KingsLine => Paint { base: "#2457b0", on: WHITE, light: "#84a8e4", dark: "#12316a" },
        Company::Caterpillar => Paint { base: "#2f7a2a", on: WHITE, light: "#86c47f", dark: "#184a14" },
        Company::Kerigan => Paint { base: "#b3202a", on: WHITE, light: "#e88389", dark: "#6a0f16" },
        Company::Afterworld => Paint { base: "#f1ead6", on: INK, light: "#fffdf6", dark: "#8b8065" },
        Company::GoldenSands => Paint { base: "#d99a1c", on: INK, light: "#f3cf7d", dark: "#835703" },
    }
}

pub(crate) const MANA: Paint = Paint { base: "#3f9fb5", on: WHITE, light: "#a9dfe8", dark: "#17596a" };
/// The sky that the land floats in.
pub(crate) const SKY: &str = "#e2e5f2";
pub(crate) const CLOUD: &str = "#f6f7fc";
pub(crate) const CLIFF: &str = "#a58d6c";
pub(crate) const CLIFF_EDGE: &str = "#6d5a40";
/// The hex that a card is about.
pub(crate) const BOUND: &str = "#d81b9a";
