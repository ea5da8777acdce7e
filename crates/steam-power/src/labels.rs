//! How tiles, resources, contracts, payments and the parts of the board are called in sentences.

use hexes::{Edge, Segment};
use kernel::{Arg, Text, text};

use crate::board::{LAYOUT, Terrain};
use crate::contracts::Contract;
use crate::goods::Colour;
use crate::ids::{CityId, HexId, TileId};
use crate::payments::Payments;
use crate::table::{Owner, Table};
use crate::tiles::TileSet;

impl TileId {
    /// The tile as it lies: “curve (W–SE)”.
    #[must_use]
    pub fn text(self) -> Text {
        let set = TileSet::shipped();
        let tracks: Vec<Arg> = set.tile(self).shape.segments().map(|segment| track(segment).into()).collect();
        text!("sp-tile-turned", tile = Arg::Word(&set.face(self).word), tracks = Arg::List(tracks))
    }
}

fn track(segment: Segment) -> Text {
    let (from, to) = segment.ends();
    text!("sp-track", from = Arg::Word(edge_short_word(from)), to = Arg::Word(edge_short_word(to)))
}

/// The key of “in the north-east”.
#[must_use]
pub(crate) fn edge_word(edge: Edge) -> &'static str {
    match LAYOUT.compass(edge) {
        "NE" => "edge-ne",
        "E" => "edge-e",
        "SE" => "edge-se",
        "SW" => "edge-sw",
        "W" => "edge-w",
        _ => "edge-nw",
    }
}

fn edge_short_word(edge: Edge) -> &'static str {
    match LAYOUT.compass(edge) {
        "NE" => "edge-ne-short",
        "E" => "edge-e-short",
        "SE" => "edge-se-short",
        "SW" => "edge-sw-short",
        "W" => "edge-w-short",
        _ => "edge-nw-short",
    }
}

impl Terrain {
    /// The key of its name.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Plains => "sp-board-plains",
            Self::Hills => "sp-board-hills",
            Self::Mountains => "sp-board-mountains",
        }
    }
}

impl Colour {
    /// “2 black”
    #[must_use]
    pub fn count(self, count: u8) -> Text {
        text!("sp-resources", count = count, colour = Arg::Word(self.word()))
    }
}

impl Contract {
    /// “2 black, 1 grey”
    #[must_use]
    pub fn needs_text(&self) -> Arg {
        let needs = Colour::ALL.into_iter().zip(self.needs).filter(|(_, count)| *count > 0);
        Arg::List(needs.map(|(colour, count)| colour.count(count).into()).collect())
    }
}

impl Payments {
    /// “$1 to Ada and $2 to Ben”, and so much to the bank.
    #[must_use]
    pub fn text(self, to_bank: u16) -> Arg {
        let mut paid: Vec<Arg> = self
            .iter()
            .map(|(seat, dollars)| text!("sp-paid-to", dollars = dollars, seat = seat).into())
            .collect();
        if to_bank > 0 {
            paid.push(text!("sp-paid-to-bank", dollars = to_bank).into());
        }
        Arg::List(paid)
    }
}

impl Table {
    /// “B13, hills”
    #[must_use]
    pub fn hex_label(&self, hex: HexId) -> Text {
        let printed = self.board().hex(hex);
        text!("sp-board-land", at = printed.coord.to_string(), terrain = Arg::Word(printed.terrain.word()))
    }

    /// “Denver (G12), orange, Ada’s factory, 3 resources”
    #[must_use]
    pub fn city_label(&self, id: CityId) -> Text {
        let (site, city) = (self.board().site(id), self.city(id));
        let (name, at) = (site.name.clone(), site.coord.to_string());
        let tile = Arg::Word(city.tile.word());
        match city.factory {
            None => text!("sp-board-city", name = name, at = at, tile = tile),
            Some(owner) => {
                let owner = match owner {
                    Owner::Seat(seat) => Arg::Seat(seat),
                    Owner::Combine => Arg::Word("sp-combine"),
                };
                let resources = city.resources;
                text!(
                    "sp-board-factory",
                    name = name,
                    at = at,
                    tile = tile,
                    owner = owner,
                    resources = resources
                )
            }
        }
    }
}
