//! SP-8: victory points.

use kernel::{Seat, Standing, kinds};
use serde::Serialize;

use crate::goods::{CityTile, Colour};
use crate::ids::CityId;
use crate::printed::{Supply, Title};
use crate::table::{Owner, Phase, Table};

/// How many dollars are a point in the end (SP-8.1).
pub const DOLLARS_PER_POINT: u16 = 5;
/// What a factory on a flipped city tile is worth (SP-8.3).
const POINTS_PER_FACTORY: i32 = 2;
/// What the players connected to a Victory Point City share.
pub const CITY_POINTS: i32 = 4;

/// What a Victory Point City is worth to each player when this many share it (SP-8.4).
#[must_use]
pub const fn city_points(sharers: usize) -> i32 {
    CITY_POINTS / sharers as i32
}

kinds! {
    /// How a game ended: with the last turn of the solo game (SP-10.1), with the round in which somebody had fulfilled enough
    /// contracts (SP-7.2), or because nothing came of the last rounds (SP-7.3).
    Ending { LastTurn "last-turn", LastRound "last-round", Standstill "standstill" }
}

/// How a player's points are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    /// For money (SP-8.1).
    pub money: i32,
    /// For contracts (SP-8.2).
    pub contracts: i32,
    /// For factories (SP-8.3).
    pub factories: i32,
    /// For Victory Point Cities (SP-8.4).
    pub cities: i32,
}

impl Score {
    /// All of it.
    #[must_use]
    pub const fn total(&self) -> i32 {
        self.money + self.contracts + self.factories + self.cities
    }
}

impl Table {
    /// How the game ended; `None` while it goes on.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        if self.phase == Phase::Over { self.ends_with_round() } else { None }
    }

    /// How the game ends with this round, if it does: enough contracts come before a standstill.
    pub(crate) fn ends_with_round(&self) -> Option<Ending> {
        if self.is_last_round() {
            Some(self.usual_ending())
        } else {
            self.stands_still().then_some(Ending::Standstill)
        }
    }

    /// How the game ends if it does not come to a standstill.
    const fn usual_ending(&self) -> Ending {
        if self.is_solo() { Ending::LastTurn } else { Ending::LastRound }
    }

    /// How everybody comes in if the game ends as it stands; of those with equal points, whoever has fulfilled more
    /// contracts is ahead (SP-8.5).
    #[must_use]
    pub fn standing(&self) -> Standing {
        let scores = self.all_seats().map(|seat| {
            let fulfilled = self.player(seat).fulfilled.len() as i32;
            (seat, Some(self.score(seat).total()), fulfilled)
        });
        let ending = self.ends_with_round().unwrap_or_else(|| self.usual_ending());
        Standing::rank_breaking_ties(scores, kernel::Ending::new(ending.notation()))
    }

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
                        factories += self.factory_points(colour);
                    }
                }
                CityTile::Points => {
                    if self.track.linked(seat).contains(id) {
                        cities += city_points(self.sharers(id).count());
                    }
                }
            }
        }
        Score { money: i32::from(player.cash / DOLLARS_PER_POINT), contracts, factories, cities }
    }

    /// What a flipped factory of this colour is worth (SP-8.3, SP-9.2).
    #[must_use]
    pub fn factory_points(&self, colour: Colour) -> i32 {
        POINTS_PER_FACTORY + i32::from(self.boosts[colour.index()])
    }

    /// Who shares a Victory Point City: those with a completed link to it, and the Combine (SP-8.4, SP-10.4).
    pub fn sharers(&self, city: CityId) -> impl Iterator<Item = Owner> + '_ {
        let linked =
            self.all_seats().filter(move |seat| self.track.linked(*seat).contains(city)).map(Owner::Seat);
        linked.chain(self.combine.connected.contains(city).then_some(Owner::Combine))
    }

    /// The title that the points of a solo game earn now (SP-10.7).
    #[must_use]
    pub fn title(&self) -> Option<&'static Title> {
        Supply::shipped().solo.title(self.score(self.active).total())
    }
}
