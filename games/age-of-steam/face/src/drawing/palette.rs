//! The colours of goods, beside those that every drawing has.

use age_of_steam::Colour;

pub(crate) use draw::palette::*;

pub(crate) const fn goods(colour: Colour) -> Paint {
    match colour {
        Colour::Red => Paint { base: "#c9433a", on: WHITE, light: "#e07a6c", dark: "#8f2a25" },
        Colour::Blue => Paint { base: "#3b72b8", on: WHITE, light: "#77a4dc", dark: "#264e85" },
        Colour::Purple => Paint { base: "#8455a3", on: WHITE, light: "#b08bca", dark: "#5a3674" },
        Colour::Yellow => Paint { base: "#ecbd35", on: INK, light: "#f8dd86", dark: "#a77f10" },
        Colour::Black => Paint { base: "#3a383d", on: WHITE, light: "#6d6a72", dark: "#18171a" },
    }
}
