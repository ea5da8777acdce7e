//! What happens in play, as data: the log, replays and animations read it. Which contracts are drawn is not told.

mod words;

use hexes::Coord;
use kernel::{Arg, Seat};
use serde::Serialize;

use crate::build::Change;
use crate::goods::Colour;
use crate::ids::{CityId, ContractId, TileId};
use crate::payments::Payments;
use crate::printed::{Board, Bonus};

/// Something that happened. Hexes are given by their coordinates; a city also by its name.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The city tiles on their sites, as letters in the order of the board's file.
    CitiesDrawn {
        /// The tiles.
        tiles: String,
    },
    /// The city tiles that raise the worth of factories (SP-9.2), as letters.
    BoostsDrawn {
        /// The tiles.
        tiles: String,
    },
    /// Everybody has drawn their first contracts.
    Dealt {
        /// How many each.
        contracts: u8,
    },
    /// The first player was drawn.
    FirstPlayer {
        /// Who it is.
        seat: Seat,
    },
    /// A round begins.
    RoundBegan {
        /// From 1.
        round: u16,
    },
    /// A tile was laid.
    Built {
        /// Who laid it.
        seat: Seat,
        /// In which hex.
        at: Coord,
        /// As it lies.
        #[serde(serialize_with = "as_text")]
        tile: TileId,
        /// What it did.
        change: Change,
        /// What it cost.
        paid: u16,
    },
    /// The last tile of an incomplete link was taken back.
    Removed {
        /// Whose it was.
        seat: Seat,
        /// Where it lay.
        at: Coord,
    },
    /// A link joins two cities.
    LinkCompleted {
        /// Whose it is.
        seat: Seat,
        /// Where it began.
        from: NamedCity,
        /// Where it ends.
        to: NamedCity,
    },
    /// A factory was built.
    FactoryBuilt {
        /// Whose it is.
        seat: Seat,
        /// Where it stands.
        city: NamedCity,
        /// What it produces.
        colour: Colour,
        /// How many stand beside it.
        resources: u8,
    },
    /// Somebody is about to fulfil a contract.
    Revealed {
        /// Who it is.
        seat: Seat,
        /// Which contract.
        #[serde(serialize_with = "as_text")]
        contract: ContractId,
    },
    /// From the bank, because they could not be brought (SP-4.7).
    Bought {
        /// Who bought them.
        seat: Seat,
        /// What they are.
        colour: Colour,
        /// How many.
        count: u8,
        /// What they cost.
        paid: u16,
    },
    /// A resource was brought for a contract.
    Brought {
        /// Whose contract it is.
        seat: Seat,
        /// What it is.
        colour: Colour,
        /// Where it was taken.
        from: NamedCity,
        /// What the other players got.
        #[serde(serialize_with = "as_list")]
        payments: Payments,
        /// The fee for a factory of the Combine.
        to_bank: u16,
    },
    /// The last resource of a city was taken.
    Flipped {
        /// Which city.
        city: NamedCity,
    },
    /// A contract was fulfilled.
    Fulfilled {
        /// By whom.
        seat: Seat,
        /// Which contract.
        #[serde(serialize_with = "as_text")]
        contract: ContractId,
        /// What it pays.
        money: u16,
        /// What it is worth at the end.
        points: u8,
        /// How many this player has fulfilled now.
        count: u8,
    },
    /// A bonus action was left out.
    BonusSkipped {
        /// By whom.
        seat: Seat,
        /// Which one.
        bonus: Bonus,
    },
    /// From the bag.
    Drew {
        /// Who drew.
        seat: Seat,
        /// How many.
        contracts: u8,
    },
    /// From a hand, unseen.
    DrewFrom {
        /// Who drew.
        seat: Seat,
        /// Whose hand it was.
        from: Seat,
    },
    /// Somebody took money from the bank.
    TookMoney {
        /// Who it was.
        seat: Seat,
        /// How much.
        dollars: u16,
    },
    /// Somebody has fulfilled enough contracts.
    LastRound {
        /// Who it is.
        seat: Seat,
        /// How many those are.
        contracts: u8,
    },
    /// This many rounds in a row have brought nothing (SP-7.3).
    Standstill {
        /// How many.
        rounds: u16,
    },
    /// The Combine visited a city.
    CombineVisited {
        /// Which city.
        city: NamedCity,
        /// What it did there.
        deed: Deed,
    },
    /// The game is over.
    Ended,
}

/// What the Combine does in a city that it visits (SP-10.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// It shares a Victory Point City from now on.
    Connects,
    /// It builds a factory with this many resources.
    Builds {
        /// What the factory produces.
        colour: Colour,
        /// How many stand beside it.
        resources: u8,
    },
    /// It takes a resource.
    Takes {
        /// What it is.
        colour: Colour,
    },
    /// No link leads there yet.
    FindsNoLink,
    /// All has been taken from there.
    FindsItWorkedOut,
    /// The stock has nothing for a factory there.
    Nothing,
}

/// A city, where it is and what it is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct NamedCity {
    /// Where it lies.
    pub at: Coord,
    /// What it is called.
    pub name: &'static str,
}

impl NamedCity {
    /// A city of a board.
    #[must_use]
    pub fn of(board: &'static Board, city: CityId) -> Self {
        let site = board.site(city);
        Self { at: site.coord, name: &site.name }
    }
}

impl From<NamedCity> for Arg {
    fn from(place: NamedCity) -> Self {
        Self::from(place.name)
    }
}

fn as_text<T: std::fmt::Display, S: serde::Serializer>(what: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(what)
}

fn as_list<S: serde::Serializer>(payments: &Payments, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(payments.iter())
}
