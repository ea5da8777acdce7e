//! The colours of resources and city tiles, beside those that every drawing has.

use steam_power::{CityTile, Colour};

pub(crate) use draw::palette::*;

pub(crate) const HILLS: &str = "#d6cf97";
/// Of what nobody owns: connections between cities side by side, and the factories of the Combine.
pub(crate) const NEUTRAL: Paint = Paint { base: "#8b8375", on: WHITE, light: "#b9b1a2", dark: "#554e43" };
pub(crate) const STAR: &str = "#f6cf5a";
/// A tile that has been turned over shows little of its colour.
pub(crate) const SPENT: &str = "#c9c0ac";

pub(crate) const fn resource(colour: Colour) -> Paint {
    match colour {
        Colour::Black => Paint { base: "#35333a", on: WHITE, light: "#6d6a74", dark: "#16151a" },
        Colour::White => Paint { base: "#faf6ea", on: INK, light: "#ffffff", dark: "#b9b09a" },
        Colour::Orange => Paint { base: "#e8821e", on: INK, light: "#f7b169", dark: "#a3540a" },
        Colour::Grey => Paint { base: "#929aa3", on: INK, light: "#bcc3ca", dark: "#5f666e" },
    }
}

pub(crate) const fn city(tile: CityTile) -> Paint {
    match tile {
        CityTile::Resources(colour) => resource(colour),
        CityTile::Points => Paint { base: "#7d4fa0", on: WHITE, light: "#b08bca", dark: "#53306f" },
    }
}
