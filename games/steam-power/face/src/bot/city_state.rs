//! A city as one player sees it.

use kernel::Seat;
use steam_power::{CityId, CityTile, Owner, Table, price_from};

use super::atlas::Distance;
use super::prospect::POINT;

/// A city to which nothing leads.
pub(super) const CUT_OFF: u8 = u8::MAX;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Factory {
    None,
    Own,
    Other,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct CityState {
    pub(super) tile: CityTile,
    pub(super) factory: Factory,
    pub(super) left: u8,
    /// What the links of others on the way to the network cost, or [`CUT_OFF`].
    pub(super) toll: u8,
    /// What a link to it takes.
    pub(super) near: Distance,
    pub(super) live: bool,
    /// How many share it already, if it is a city of points.
    pub(super) sharers: usize,
    /// What the player gets when their factory here is flipped.
    pub(super) flipped: i16,
}

impl CityState {
    /// Fills up where a board has no more cities.
    pub(super) const NOWHERE: Self = Self {
        tile: CityTile::Points,
        factory: Factory::None,
        left: 0,
        toll: CUT_OFF,
        near: Distance::FAR,
        live: false,
        sharers: 0,
        flipped: 0,
    };

    /// The city as it lies, before anything is known about ways to it.
    pub(super) fn of(table: &Table, seat: Seat, id: CityId) -> Self {
        let city = table.city(id);
        let points = city.tile.colour().map_or(0, |colour| table.factory_points(colour));
        Self {
            tile: city.tile,
            factory: match city.factory {
                None => Factory::None,
                Some(Owner::Seat(owner)) if owner == seat => Factory::Own,
                Some(_) => Factory::Other,
            },
            left: city.resources,
            toll: CUT_OFF,
            near: Distance::FAR,
            live: table.track.live().contains(id),
            sharers: table.sharers(id).count(),
            flipped: (points * POINT) as i16,
        }
    }

    /// What a resource from here costs.
    pub(super) fn price(&self) -> u8 {
        price_from(self.toll, self.factory == Factory::Own)
    }
}
