//! Colours, and the marks that say the same to people who cannot tell colours apart.

use kernel::{MAX_SEATS, Seat};

pub const PAGE: &str = "#efe6d2";
pub const PAPER: &str = "#fbf7ec";
pub const RULE: &str = "#cbbd9c";
pub const INK: &str = "#2e2820";
pub const FAINT_INK: &str = "#6b614e";
pub const GOLD: &str = "#c58a1b";

pub const OUTSIDE: &str = "#e6dcc2";
/// Plains come in a few shades, so that the land is no flat sheet.
pub const PLAINS: [&str; 3] = ["#dfe0b4", "#dbddae", "#e2e2ba"];
pub const GRASS: &str = "#b3b983";
pub const WOODS: &str = "#a3b27c";
pub const RIVERSIDE: &str = "#d0deb6";
pub const UPLAND: &str = "#d3c296";
pub const ROCK: &str = "#b99f72";
pub const ROCK_SHADE: &str = "#8d7350";
pub const SNOW: &str = "#f1e9d4";
pub const MOUND: &str = "#c6bd7f";
pub const MOUND_SHADE: &str = "#8f8850";
pub const GRID: &str = "#b3ad82";
/// Around the land.
pub const RIM: &str = "#645d3f";
/// For coordinates: easy to find for somebody who looks for one, and not more conspicuous than the names.
pub const COORD: &str = "#8a8362";

pub const WATER: &str = "#a5cdd9";
pub const SHALLOWS: &str = "#bfdde2";
pub const SURF: &str = "#d5e9e8";
pub const SHORE: &str = "#5f8f9d";
pub const WAVE: &str = "#7fb0bf";

pub const SLEEPER: &str = "#5b4632";
pub const CASING: &str = "#241f1a";
pub const BALLAST: &str = "#fffaf0";
pub const UNOWNED: &str = "#9b9a97";
pub const STONE: &str = "#cdc3b0";

/// A colour, what can be read on it, and a lighter and a darker shade of it.
#[derive(Clone, Copy, Debug)]
pub struct Paint {
    pub base: &'static str,
    pub on: &'static str,
    pub light: &'static str,
    pub dark: &'static str,
}

pub const WHITE: &str = "#ffffff";

const PLAYERS: [Paint; MAX_SEATS] = [
    Paint { base: "#d6372c", on: WHITE, light: "#f0867c", dark: "#8c1f18" },
    Paint { base: "#2c9147", on: WHITE, light: "#79c98d", dark: "#175c2a" },
    Paint { base: "#f4c62f", on: INK, light: "#fbe38f", dark: "#a67f08" },
    Paint { base: "#8d4fb0", on: WHITE, light: "#c093d9", dark: "#5c2e78" },
    Paint { base: "#2e70c9", on: WHITE, light: "#7fabe6", dark: "#1a478a" },
    Paint { base: "#2b2a2d", on: WHITE, light: "#77757b", dark: "#0f0e10" },
];

pub const fn player(seat: Seat) -> Paint {
    PLAYERS[seat.index()]
}

/// The dashes of the line along the middle of a player's track; `None` for a player without such a line.
pub const fn dashes(seat: Seat) -> Option<&'static str> {
    match seat.index() {
        1 => Some("9 6"),
        2 => Some("2.5 5"),
        3 => Some("12 4 2.5 4"),
        4 => Some("4 12"),
        5 => Some("2.5 3 2.5 9.3"),
        _ => None,
    }
}
