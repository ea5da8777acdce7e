//! What the parts of the board and of the goods display are called.

use hexes::Coord;
use kernel::{Arg, Text, text};

use crate::{Board, Colour, Column, Half, HexId, StopId, Supply, Table, Terrain};

impl Terrain {
    /// The key of its name.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Plain => "aos-board-plain",
            Self::River => "aos-board-river",
            Self::Mountain => "aos-board-mountain",
        }
    }
}

impl Colour {
    /// “2 red”
    #[must_use]
    pub fn cubes(self, count: u8) -> Text {
        text!("aos-board-cubes", count = count, colour = Arg::Word(self.word()))
    }
}

impl Column {
    /// “light 3”, the die of a printed column.
    #[must_use]
    pub fn die_label(self) -> Text {
        match self.half_and_die() {
            Some((Half::Light, die)) => text!("aos-die-light", number = die),
            Some((Half::Dark, die)) => text!("aos-die-dark", number = die),
            None => Text::plain("aos-board-new-city"),
        }
    }
}

impl Board {
    /// “Kansas City (light 3), box 2”: a box by the city that its column belongs to, and the die that brings it goods.
    #[must_use]
    pub fn box_label(&self, column: Column, row: u8) -> Text {
        text!("aos-spot-box", column = self.column_label(column), row = u16::from(row) + 1)
    }

    fn column_label(&self, column: Column) -> Text {
        match (column.new_city(), self.city_of(column)) {
            (Some(city), _) => {
                let die = Supply::shipped().new_city(city).under.die_label();
                text!("aos-column-new-city", city = city.to_string(), die = die)
            }
            (None, Some(stop)) => {
                let city = self.stop(stop).name.clone();
                text!("aos-column-city", city = city, die = column.die_label())
            }
            (None, None) => column.die_label(),
        }
    }
}

impl Table {
    /// What a hex is: the city or town with its goods, or the land.
    #[must_use]
    pub fn hex_label(&self, hex: HexId) -> Text {
        let (at, printed) = (self.board().coord(hex), self.board().hex(hex));
        match printed.stop {
            Some(stop) => self.stop_label(at, stop),
            None => text!("aos-board-land", at = at.to_string(), terrain = Arg::Word(printed.terrain.word())),
        }
    }

    fn stop_label(&self, at: Coord, stop: StopId) -> Text {
        let (at, name) = (at.to_string(), self.board().stop(stop).name.clone());
        let Some(colour) = self.colour(stop) else {
            return text!("aos-board-town-here", at = at, name = name);
        };
        let (colour, goods) = (Arg::Word(colour.word()), self.goods_label(stop));
        match self.track.new_city(stop) {
            Some(city) => text!(
                "aos-board-new-city-here",
                at = at,
                name = name,
                city = city.to_string(),
                colour = colour,
                goods = goods,
            ),
            None => text!("aos-board-city-here", at = at, name = name, colour = colour, goods = goods),
        }
    }

    fn goods_label(&self, stop: StopId) -> Arg {
        let cubes = Colour::ALL.into_iter().zip(self.goods[stop.index()]).filter(|(_, count)| *count > 0);
        let cubes: Vec<Arg> = cubes.map(|(colour, count)| colour.cubes(count).into()).collect();
        if cubes.is_empty() { Arg::Word("aos-board-no-cubes") } else { Arg::List(cubes) }
    }
}
