//! What the parts of the board, the tiles and the goods display are called.

use hexes::{Coord, Edge, Layout, Shape};
use kernel::{Arg, Message, Text, message, text};

use crate::{Board, Colour, Column, Half, HexId, StopId, Supply, Table, Terrain, TileId, TileSet};

impl Terrain {
    /// What people call it.
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::Plain => message!(aos_board_plain),
            Self::River => message!(aos_board_river),
            Self::Mountain => message!(aos_board_mountain),
        }
    }
}

impl TileId {
    /// The tile as it lies: “gentle curve (N–SE)”, or for a town its exits.
    #[must_use]
    pub fn text(self) -> Text {
        let set = TileSet::shipped();
        let tile = set.tile(self);
        let tracks: Vec<Arg> = match tile.shape {
            Shape::Junction(exits) => exits.iter().map(|edge| side(edge).into()).collect(),
            shape => shape.segments().map(|segment| track(segment.ends()).into()).collect(),
        };
        text!(aos_tile_turned, tile = set.kind(tile.kind).name(), tracks = tracks)
    }
}

fn track((from, to): (Edge, Edge)) -> Text {
    text!(aos_track, from = side(from), to = side(to))
}

const fn side(edge: Edge) -> Message {
    Layout::Flat.side_in_short(edge)
}

impl Colour {
    /// What a city of this colour is called, which French says in another form than a cube’s.
    #[must_use]
    pub fn of_city(self) -> Text {
        text!(aos_colour_of_city, colour = self.name())
    }

    /// “2 red”
    #[must_use]
    pub fn cubes(self, count: u8) -> Text {
        text!(aos_board_cubes, count = count, colour = self.name())
    }
}

impl Column {
    /// “light 3”, by its die, or “New City A”.
    #[must_use]
    pub fn name(self) -> Text {
        match (self.half_and_die(), self.new_city()) {
            (Some((Half::Light, die)), _) => text!(aos_die_light, number = die),
            (Some((Half::Dark, die)), _) => text!(aos_die_dark, number = die),
            (None, Some(city)) => city.name(),
            (None, None) => unreachable!("a column is printed or of a New City"),
        }
    }

    /// A box of this column, which belongs to this printed city or to a New City: see [`Board::box_label`].
    pub(crate) fn box_label(self, city: Option<&'static str>, row: u8) -> Text {
        let column = match (self.new_city(), city) {
            (Some(city), _) => {
                let die = Supply::shipped().new_city(city).under.name();
                text!(aos_column_new_city, city = city.notation(), die = die)
            }
            (None, Some(city)) => text!(aos_column_city, city = city, die = self.name()),
            (None, None) => self.name(),
        };
        text!(aos_spot_box, column = column, row = u16::from(row) + 1)
    }
}

impl Board {
    /// “Kansas City (light 3), box 2”: a box by the city that its column belongs to, and the die that brings it goods.
    #[must_use]
    pub fn box_label(&'static self, column: Column, row: u8) -> Text {
        column.box_label(self.name_of_column(column), row)
    }

    /// The name of the printed city that a column belongs to.
    pub(crate) fn name_of_column(&'static self, column: Column) -> Option<&'static str> {
        self.city_of(column).map(|city| self.stop(city).name.as_str())
    }
}

/// What lies in a box of the goods display: the colour of a cube, or nothing.
#[must_use]
pub const fn content_name(cube: Option<Colour>) -> Message {
    match cube {
        Some(colour) => colour.name(),
        None => message!(aos_board_no_cubes),
    }
}

impl Table {
    /// What a hex is: the city or town with its goods, or the land.
    #[must_use]
    pub fn hex_label(&self, hex: HexId) -> Text {
        let (at, printed) = (self.board().coord(hex), self.board().hex(hex));
        match printed.stop {
            Some(stop) => self.stop_label(at, stop),
            None => text!(aos_board_land, at = at.to_string(), terrain = printed.terrain.name()),
        }
    }

    fn stop_label(&self, at: Coord, stop: StopId) -> Text {
        let (at, name) = (at.to_string(), self.board().stop(stop).name.as_str());
        let Some(colour) = self.colour(stop) else {
            return text!(aos_board_town_here, at = at, name = name);
        };
        let (colour, goods) = (colour.of_city(), self.goods_label(stop));
        match self.track.new_city(stop) {
            Some(city) => text!(
                aos_board_new_city_here,
                at = at,
                name = name,
                city = city.notation(),
                colour = colour,
                goods = goods,
            ),
            None => text!(aos_board_city_here, at = at, name = name, colour = colour, goods = goods),
        }
    }

    fn goods_label(&self, stop: StopId) -> Arg {
        let cubes = Colour::ALL.into_iter().zip(self.goods[stop.index()]).filter(|(_, count)| *count > 0);
        let cubes: Vec<Text> = cubes.map(|(colour, count)| colour.cubes(count)).collect();
        if cubes.is_empty() { content_name(None).into() } else { cubes.into() }
    }
}
