//! The sentence of each event, and what records say of it.

use kernel::{Arg, Happening, Text, text};

use super::{Deed, Event};
use crate::build::Change;
use crate::goods::CityTile;

impl Happening for Event {
    fn text(&self) -> Text {
        match *self {
            Self::CitiesDrawn { .. } => text!(sp_cities_drawn),
            Self::BoostsDrawn { ref tiles } => text!(sp_boosts_drawn, tiles = city_tiles(tiles)),
            Self::Dealt { contracts } => text!(sp_dealt, contracts = contracts),
            Self::FirstPlayer { seat } => text!(sp_first_player, seat = seat),
            Self::RoundBegan { round } => text!(sp_round_began, round = round),
            Self::Built { seat, at, tile, change, paid } => {
                let (at, tile) = (at.to_string(), tile.text());
                match change {
                    Change::Lay => text!(sp_built, seat = seat, at = at, tile = tile, paid = paid),
                    Change::Cross => text!(sp_crossed, seat = seat, at = at, tile = tile, paid = paid),
                    Change::Replace => text!(sp_replaced, seat = seat, at = at, tile = tile),
                }
            }
            Self::Removed { seat, at } => text!(sp_removed, seat = seat, at = at.to_string()),
            Self::LinkCompleted { seat, from, to } => {
                text!(sp_link_completed, seat = seat, from = from, to = to)
            }
            Self::FactoryBuilt { seat, city, colour, resources } => {
                text!(sp_factory_built, seat = seat, city = city, resources = colour.count(resources))
            }
            Self::Revealed { seat, contract } => {
                text!(sp_revealed, seat = seat, contract = contract.contract().needs_text())
            }
            Self::Bought { seat, colour, count, paid } => {
                text!(sp_bought, seat = seat, resources = colour.count(count), paid = paid)
            }
            Self::Brought { seat, colour, from, payments, to_bank } => {
                let colour = colour.name();
                if payments.total() + to_bank == 0 {
                    return text!(sp_brought_free, seat = seat, colour = colour, from = from);
                }
                let paid = payments.text(to_bank);
                text!(sp_brought, seat = seat, colour = colour, from = from, paid = paid)
            }
            Self::Flipped { city } => text!(sp_flipped, city = city),
            Self::Fulfilled { seat, contract, money, points, count } => {
                let contract = contract.contract().needs_text();
                if money > 0 {
                    return text!(
                        sp_fulfilled_for_money,
                        seat = seat,
                        contract = contract,
                        money = money,
                        points = points,
                        count = count
                    );
                }
                text!(sp_fulfilled, seat = seat, contract = contract, points = points, count = count)
            }
            Self::BonusSkipped { seat, bonus } => {
                text!(sp_bonus_skipped, seat = seat, bonus = bonus.name())
            }
            Self::Drew { seat, contracts } => text!(sp_drew, seat = seat, contracts = contracts),
            Self::DrewFrom { seat, from } => text!(sp_drew_from, seat = seat, from = from),
            Self::TookMoney { seat, dollars } => text!(sp_took_money, seat = seat, dollars = dollars),
            Self::LastRound { seat, contracts } => {
                text!(sp_last_round, seat = seat, contracts = contracts)
            }
            Self::CombineVisited { city, deed } => match deed {
                Deed::Connects => text!(sp_combine_connects, city = city),
                Deed::Builds { colour, resources } => {
                    text!(sp_combine_builds, city = city, resources = colour.count(resources))
                }
                Deed::Takes { colour } => {
                    text!(sp_combine_takes, city = city, colour = colour.name())
                }
                Deed::FindsNoLink => text!(sp_combine_no_link, city = city),
                Deed::FindsItWorkedOut => text!(sp_combine_worked_out, city = city),
                Deed::Nothing => text!(sp_combine_nothing, city = city),
            },
            Self::Standstill { rounds } => text!(sp_standstill, rounds = rounds),
            Self::Ended => text!(sp_ended),
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
    letters.chars().filter_map(CityTile::from_letter).map(CityTile::name).collect::<Vec<_>>().into()
}
