//! What tiles, resources, contracts, payments and the parts of the board are called in sentences.

use hexes::Segment;
use kernel::{Arg, Message, Text, message, text};

use crate::goods::Colour;
use crate::ids::{CityId, HexId, TileId};
use crate::payments::Payments;
use crate::printed::{Contract, LAYOUT, Terrain, TileSet};
use crate::table::{Combine, Owner, Table};

impl TileId {
    /// The tile as it lies: “curve (W–SE)”.
    #[must_use]
    pub fn text(self) -> Text {
        let set = TileSet::shipped();
        let tracks: Vec<Text> = set.tile(self).shape.segments().map(track).collect();
        text!(sp_tile_turned, tile = set.face(self).name(), tracks = tracks)
    }
}

fn track(segment: Segment) -> Text {
    let (from, to) = segment.ends();
    text!(sp_track, from = LAYOUT.side_in_short(from), to = LAYOUT.side_in_short(to))
}

impl Terrain {
    /// What people call it.
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::Plains => message!(sp_board_plains),
            Self::Hills => message!(sp_board_hills),
            Self::Mountains => message!(sp_board_mountains),
        }
    }
}

impl Colour {
    /// “2 black”
    #[must_use]
    pub fn count(self, count: u8) -> Text {
        text!(sp_resources, count = count, colour = self.name())
    }
}

impl Contract {
    /// “2 black, 1 grey”
    #[must_use]
    pub fn needs_text(&self) -> Arg {
        let needs = Colour::ALL.into_iter().zip(self.needs).filter(|(_, count)| *count > 0);
        needs.map(|(colour, count)| colour.count(count)).collect::<Vec<_>>().into()
    }
}

impl Payments {
    /// “$1 to Ada and $2 to Ben”, and what the bank gets.
    #[must_use]
    pub fn text(self, to_bank: u16) -> Arg {
        let to_seats = self.iter().map(|(seat, dollars)| text!(sp_paid_to, dollars = dollars, seat = seat));
        let to_bank = (to_bank > 0).then(|| text!(sp_paid_to_bank, dollars = to_bank));
        to_seats.chain(to_bank).collect::<Vec<_>>().into()
    }
}

impl Owner {
    /// The player by their name, the Combine by its own.
    #[must_use]
    pub fn name(self) -> Arg {
        match self {
            Self::Seat(seat) => seat.into(),
            Self::Combine => Combine::name().into(),
        }
    }
}

impl Combine {
    /// What people call it.
    #[must_use]
    pub const fn name() -> Message {
        message!(sp_combine)
    }
}

impl Table {
    /// “B13, hills”
    #[must_use]
    pub fn hex_label(&self, hex: HexId) -> Text {
        let printed = self.board().hex(hex);
        text!(sp_board_land, at = printed.coord.to_string(), terrain = printed.terrain.name())
    }

    /// “Denver (G12), orange, Ada’s factory, 3 resources”
    #[must_use]
    pub fn city_label(&self, id: CityId) -> Text {
        let (site, city) = (self.board().site(id), self.city(id));
        let (name, at) = (site.name.clone(), site.coord.to_string());
        let tile = city.tile.name();
        match city.factory {
            None => text!(sp_board_city, name = name, at = at, tile = tile),
            Some(owner) => text!(
                sp_board_factory,
                name = name,
                at = at,
                tile = tile,
                owner = owner.name(),
                resources = city.resources
            ),
        }
    }
}
