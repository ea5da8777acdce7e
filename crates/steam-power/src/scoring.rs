//! SP-8: victory points.

use kernel::Seat;
use serde::Serialize;

use crate::goods::CityTile;
use crate::table::{Owner, Table};

const DOLLARS_PER_POINT: u16 = 5;
/// What a factory on a flipped city tile is worth (SP-8.3).
pub const POINTS_PER_FACTORY: i32 = 2;
/// What the players connected to a Victory Point City share.
pub const CITY_POINTS: i32 = 4;

/// How a player's points are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    pub money: i32,
    pub contracts: i32,
    pub factories: i32,
    pub cities: i32,
}

impl Score {
    #[must_use]
    pub const fn total(&self) -> i32 {
        self.money + self.contracts + self.factories + self.cities
    }
}

impl Table {
    /// What this player would score now.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Score {
        let player = self.player(seat);
        let contracts = player.fulfilled.iter().map(|id| i32::from(id.contract().points)).sum();
        let (mut factories, mut cities) = (0, 0);
        for id in self.board().cities() {
            let city = self.city(id);
            match city.tile {
                CityTile::Resources(colour) => {
                    if city.is_flipped() && city.factory == Some(Owner::Seat(seat)) {
                        factories += POINTS_PER_FACTORY + i32::from(self.boosts[colour.index()]);
                    }
                }
                CityTile::Points => {
                    if self.track.linked(seat).contains(id) {
                        cities += CITY_POINTS / self.sharers(id);
                    }
                }
            }
        }
        Score { money: i32::from(player.cash / DOLLARS_PER_POINT), contracts, factories, cities }
    }

    /// How many share a Victory Point City: those with a completed link to it, and the Combine (SP-8.4, SP-10.4).
    #[must_use]
    pub fn sharers(&self, city: crate::ids::CityId) -> i32 {
        let linked = self.all_seats().filter(|seat| self.track.linked(*seat).contains(city)).count();
        linked as i32 + i32::from(self.combine.connected.contains(city))
    }
}
