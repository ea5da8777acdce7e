//! What happens in play, as data: the log, replays and animations read it. Which contracts are drawn is not told.

use hexes::Coord;
use kernel::{Arg, Happening, Seat, Text, text};
use serde::Serialize;

use crate::board::Board;
use crate::build::Change;
use crate::contracts::Bonus;
use crate::goods::{CityTile, Colour};
use crate::ids::{CityId, ContractId, TileId};
use crate::payments::Payments;

/// Something that happened. Hexes are given by their coordinates; a city also by its name.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The city tiles on their sites, as letters in the order of the board's file.
    CitiesDrawn {
        tiles: String,
    },
    /// The city tiles that raise the worth of factories (SP-9.2), as letters.
    BoostsDrawn {
        tiles: String,
    },
    Dealt {
        contracts: u8,
    },
    FirstPlayer {
        seat: Seat,
    },
    RoundBegan {
        round: u16,
    },
    Built {
        seat: Seat,
        at: Coord,
        #[serde(serialize_with = "as_text")]
        tile: TileId,
        change: Change,
        paid: u16,
    },
    Removed {
        seat: Seat,
        at: Coord,
    },
    LinkCompleted {
        seat: Seat,
        from: Place,
        to: Place,
    },
    FactoryBuilt {
        seat: Seat,
        city: Place,
        colour: Colour,
        resources: u8,
    },
    Revealed {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        contract: ContractId,
    },
    /// From the bank, because they could not be brought (SP-4.7).
    Bought {
        seat: Seat,
        colour: Colour,
        count: u8,
        paid: u16,
    },
    Brought {
        seat: Seat,
        colour: Colour,
        from: Place,
        #[serde(serialize_with = "as_list")]
        payments: Payments,
        /// The fee for a factory of the Combine.
        to_bank: u16,
    },
    Flipped {
        city: Place,
    },
    Fulfilled {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        contract: ContractId,
        money: u16,
        points: u8,
        /// How many this player has fulfilled now.
        count: u8,
    },
    BonusSkipped {
        seat: Seat,
        bonus: Bonus,
    },
    /// From the bag.
    Drew {
        seat: Seat,
        contracts: u8,
    },
    /// From a hand, unseen.
    DrewFrom {
        seat: Seat,
        from: Seat,
    },
    TookMoney {
        seat: Seat,
        dollars: u16,
    },
    /// Somebody has fulfilled enough contracts.
    LastRound {
        seat: Seat,
        contracts: u8,
    },
    /// So many rounds in a row have brought nothing (SP-7.3).
    Standstill {
        rounds: u16,
    },
    CombineVisited {
        city: Place,
        deed: Deed,
    },
    Ended,
}

/// What the Combine does in a city that it visits (SP-10.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// It shares a Victory Point City from now on.
    Connects,
    /// It builds a factory with so many resources.
    Builds { colour: Colour, resources: u8 },
    /// It takes a resource.
    Takes { colour: Colour },
    /// No link leads there yet.
    FindsNoLink,
    /// All has been taken from there.
    FindsItWorkedOut,
    /// The stock has nothing for a factory there.
    Nothing,
}

/// A city, where it is and what it is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Place {
    pub at: Coord,
    pub name: &'static str,
}

impl Place {
    #[must_use]
    pub fn of(board: &'static Board, city: CityId) -> Self {
        let site = board.site(city);
        Self { at: site.coord, name: &site.name }
    }
}

impl From<Place> for Arg {
    fn from(place: Place) -> Self {
        Self::from(place.name)
    }
}

fn as_text<T: std::fmt::Display, S: serde::Serializer>(what: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(what)
}

fn as_list<S: serde::Serializer>(payments: &Payments, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(payments.iter())
}

impl Happening for Event {
    fn text(&self) -> Text {
        match *self {
            Self::CitiesDrawn { .. } => text!("sp-cities-drawn"),
            Self::BoostsDrawn { ref tiles } => text!("sp-boosts-drawn", tiles = city_tiles(tiles)),
            Self::Dealt { contracts } => text!("sp-dealt", contracts = contracts),
            Self::FirstPlayer { seat } => text!("sp-first-player", seat = seat),
            Self::RoundBegan { round } => text!("sp-round-began", round = round),
            Self::Built { seat, at, tile, change, paid } => {
                let (at, tile) = (at.to_string(), tile.text());
                match change {
                    Change::Lay => text!("sp-built", seat = seat, at = at, tile = tile, paid = paid),
                    Change::Cross => text!("sp-crossed", seat = seat, at = at, tile = tile, paid = paid),
                    Change::Replace => text!("sp-replaced", seat = seat, at = at, tile = tile),
                }
            }
            Self::Removed { seat, at } => text!("sp-removed", seat = seat, at = at.to_string()),
            Self::LinkCompleted { seat, from, to } => {
                text!("sp-link-completed", seat = seat, from = from, to = to)
            }
            Self::FactoryBuilt { seat, city, colour, resources } => {
                text!("sp-factory-built", seat = seat, city = city, resources = colour.count(resources))
            }
            Self::Revealed { seat, contract } => {
                text!("sp-revealed", seat = seat, contract = contract.contract().needs_text())
            }
            Self::Bought { seat, colour, count, paid } => {
                text!("sp-bought", seat = seat, resources = colour.count(count), paid = paid)
            }
            Self::Brought { seat, colour, from, payments, to_bank } => {
                let colour = Arg::Word(colour.word());
                if payments.total() + to_bank == 0 {
                    return text!("sp-brought-free", seat = seat, colour = colour, from = from);
                }
                let paid = payments.text(to_bank);
                text!("sp-brought", seat = seat, colour = colour, from = from, paid = paid)
            }
            Self::Flipped { city } => text!("sp-flipped", city = city),
            Self::Fulfilled { seat, contract, money, points, count } => {
                let contract = contract.contract().needs_text();
                if money > 0 {
                    return text!(
                        "sp-fulfilled-for-money",
                        seat = seat,
                        contract = contract,
                        money = money,
                        points = points,
                        count = count
                    );
                }
                text!("sp-fulfilled", seat = seat, contract = contract, points = points, count = count)
            }
            Self::BonusSkipped { seat, bonus } => {
                text!("sp-bonus-skipped", seat = seat, bonus = Arg::Word(bonus.word()))
            }
            Self::Drew { seat, contracts } => text!("sp-drew", seat = seat, contracts = contracts),
            Self::DrewFrom { seat, from } => text!("sp-drew-from", seat = seat, from = from),
            Self::TookMoney { seat, dollars } => text!("sp-took-money", seat = seat, dollars = dollars),
            Self::LastRound { seat, contracts } => {
                text!("sp-last-round", seat = seat, contracts = contracts)
            }
            Self::CombineVisited { city, deed } => match deed {
                Deed::Connects => text!("sp-combine-connects", city = city),
                Deed::Builds { colour, resources } => {
                    text!("sp-combine-builds", city = city, resources = colour.count(resources))
                }
                Deed::Takes { colour } => {
                    text!("sp-combine-takes", city = city, colour = Arg::Word(colour.word()))
                }
                Deed::FindsNoLink => text!("sp-combine-no-link", city = city),
                Deed::FindsItWorkedOut => text!("sp-combine-worked-out", city = city),
                Deed::Nothing => text!("sp-combine-nothing", city = city),
            },
            Self::Standstill { rounds } => text!("sp-standstill", rounds = rounds),
            Self::Ended => text!("sp-ended"),
        }
    }

    fn shows(&self) -> bool {
        matches!(self, Self::Revealed { .. })
    }

    fn drawn(&self) -> Option<String> {
        match self {
            Self::CitiesDrawn { tiles } => Some(format!("cities {tiles}")),
            Self::BoostsDrawn { tiles } => Some(format!("boosts {tiles}")),
            Self::FirstPlayer { seat } => Some(format!("first {seat}")),
            Self::CombineVisited { city, .. } => Some(format!("combine {}", city.at)),
            _ => None,
        }
    }
}

fn city_tiles(letters: &str) -> Arg {
    Arg::List(letters.chars().filter_map(CityTile::from_letter).map(|tile| Arg::Word(tile.word())).collect())
}
