//! The sentences for the log.

use hexes::Coord;
use kernel::{Arg, Happening, Text, text};

use super::Event;
use crate::kinds::{Award, Ending, Goods, Terrain};
use crate::table::{END_OF_LINE, Stand};

/// “2 lake goods and 1 forest good”; `None` for nothing.
fn goods_list(goods: &Goods) -> Option<Arg> {
    let there = Terrain::ALL.into_iter().filter(|good| goods[good.index()] > 0);
    let list: Vec<Arg> = there
        .map(|good| {
            text!("emp-goods-of", count = goods[good.index()], terrain = Arg::Word(good.word())).into()
        })
        .collect();
    (!list.is_empty()).then_some(Arg::List(list))
}

/// “double demand (lake)”
fn tile(stand: Stand) -> Arg {
    let (tile, terrain) = (Arg::Word(stand.size.word()), Arg::Word(stand.colour.word()));
    text!("emp-tile-of", tile = tile, terrain = terrain).into()
}

impl Happening for Event {
    #[expect(clippy::too_many_lines, reason = "one line for each event")]
    fn text(&self) -> Text {
        let at = |hex: &Coord| hex.to_string();
        match self {
            Self::BoardsLaid { boards } => {
                let boards =
                    boards.iter().map(|laid| Arg::from(laid.side.to_string().to_uppercase())).collect();
                text!("emp-told-boards", boards = Arg::List(boards))
            }
            Self::MarketDealt { cars, shuffled } => {
                let cars = Arg::List(cars.iter().map(|car| car.name().into()).collect());
                if *shuffled {
                    text!("emp-told-market-shuffled", cars = cars)
                } else {
                    text!("emp-told-market", cars = cars)
                }
            }
            Self::AwardsDealt { awards } => {
                let awards = awards.iter().map(|award| Arg::Word(Award::word(*award))).collect();
                text!("emp-told-awards", awards = Arg::List(awards))
            }
            Self::StartDrawn { seat } => text!("emp-told-start", name = *seat),
            Self::AwardRemoved { seat, award } => {
                text!("emp-told-award-removed", name = *seat, award = Arg::Word(award.word()))
            }
            Self::CompanyChosen { seat, company, captain } => {
                text!("emp-told-company", name = *seat, company = company.name(), captain = captain.name())
            }
            Self::HeadquartersPlaced { seat, hex } => {
                text!("emp-told-headquarters", name = *seat, hex = at(hex))
            }
            Self::Used { seat, person } => text!("emp-told-used", name = *seat, person = person.name()),
            Self::Imitated { seat, person } => {
                text!("emp-told-imitated", name = *seat, person = person.name())
            }
            Self::Helped { seat, person } => text!("emp-told-helped", name = *seat, person = person.name()),
            Self::Administrated { seat } => text!("emp-told-administrated", name = *seat),
            Self::Moved { seat, spaces, price, column } if *column == END_OF_LINE => {
                text!("emp-told-end-of-line", name = *seat, spaces = *spaces, price = *price)
            }
            Self::Moved { seat, spaces, price, column } => {
                text!("emp-told-moved", name = *seat, spaces = *spaces, price = *price, column = *column)
            }
            Self::Activated { seat, car, price } => {
                text!("emp-told-activated", name = *seat, car = car.name(), price = *price)
            }
            Self::Copied { seat, car, price } => {
                text!("emp-told-copied", name = *seat, car = car.name(), price = *price)
            }
            Self::Built { seat, hex, over, price } => {
                if over.is_empty() {
                    text!("emp-told-built", name = *seat, hex = at(hex))
                } else {
                    let over = Arg::List(over.iter().map(|hex| Arg::from(at(hex))).collect());
                    text!("emp-told-built-over", name = *seat, hex = at(hex), over = over, price = *price)
                }
            }
            Self::WastelandPlaced { seat, hex, goods, to_folio } => match goods_list(goods) {
                None => text!("emp-told-wasteland", name = *seat, hex = at(hex)),
                Some(goods) if *to_folio => {
                    text!("emp-told-wasteland-loot", name = *seat, hex = at(hex), goods = goods)
                }
                Some(goods) => {
                    text!("emp-told-wasteland-destroys", name = *seat, hex = at(hex), goods = goods)
                }
            },
            Self::GoodPlaced { seat, hex, good } => {
                text!("emp-told-good-placed", name = *seat, hex = at(hex), good = good.good())
            }
            Self::GoodReturned { seat, hex, good } => {
                text!("emp-told-good-returned", name = *seat, hex = at(hex), good = good.good())
            }
            Self::GoodMoved { seat, from, to, good } => {
                text!("emp-told-good-moved", name = *seat, from = at(from), to = at(to), good = good.good())
            }
            Self::GoodsPulled { seat, hex, goods } => {
                let goods = goods_list(goods).unwrap_or(Arg::List(Vec::new()));
                text!("emp-told-goods-pulled", name = *seat, hex = at(hex), goods = goods)
            }
            Self::GoodGained { seat, good } => {
                text!("emp-told-good-gained", name = *seat, good = good.good())
            }
            Self::TrainMoved { seat, from, to } => {
                text!("emp-told-train-moved", name = *seat, from = at(from), to = at(to))
            }
            Self::TrainsSwitched { seat, own, rival, other } => {
                text!("emp-told-switched", name = *seat, own = at(own), rival = *rival, other = at(other))
            }
            Self::TrainsRemoved { seat, hex, trains } => {
                text!("emp-told-trains-removed", name = *seat, hex = at(hex), trains = *trains)
            }
            Self::ManaGained { seat, count } => text!("emp-told-mana", name = *seat, count = *count),
            Self::Reclaimed { seat, count } => text!("emp-told-reclaimed", name = *seat, count = *count),
            Self::Refreshed { seat, person } => {
                text!("emp-told-refreshed", name = *seat, person = person.name())
            }
            Self::CarGained { seat, car } => text!("emp-told-car-gained", name = *seat, car = car.name()),
            Self::CarPlaced { seat, car, slot } => text!(
                "emp-told-car-placed",
                name = *seat,
                car = car.name(),
                column = slot.column() + 1,
                row = slot.row() + 1
            ),
            Self::CarDiscarded { seat, car } => {
                text!("emp-told-car-discarded", name = *seat, car = car.name())
            }
            Self::CarsRearranged { seat, from, to } => {
                text!("emp-told-rearranged", name = *seat, from = from.to_string(), to = to.to_string())
            }
            Self::Drafting { seat, kind } => {
                text!("emp-told-drafting", name = *seat, kind = Arg::Word(kind.word()))
            }
            Self::MastersDrawn { seat, count } => {
                text!("emp-told-masters-drawn", name = *seat, count = *count)
            }
            Self::Kept { seat, person } => text!(
                "emp-told-kept",
                name = *seat,
                person = person.name(),
                kind = Arg::Word(person.kind().a_word())
            ),
            Self::Traded { seat, own, with, other } => {
                text!("emp-told-traded", name = *seat, own = own.name(), with = *with, other = other.name())
            }
            Self::TilesSwapped { seat, first, second } => text!(
                "emp-told-tiles-swapped",
                name = *seat,
                one = tile(*first),
                here = Arg::Word(first.city.city_word()),
                other = tile(*second),
                there = Arg::Word(second.city.city_word())
            ),
            Self::ExtraTurn { seat } => text!("emp-told-extra-turn", name = *seat),
            Self::Delivered { seat, city, good, goods, tile } => {
                let goods = text!("emp-goods-of", count = *goods, terrain = Arg::Word(good.word()));
                let city = Arg::Word(city.city_word());
                match tile {
                    None => text!("emp-told-delivered", name = *seat, goods = goods, city = city),
                    Some(size) => text!(
                        "emp-told-delivered-tile",
                        name = *seat,
                        goods = goods,
                        city = city,
                        tile = Arg::Word(size.word()),
                        points = size.points()
                    ),
                }
            }
            Self::Upgraded { seat, upgrade } => {
                text!("emp-told-upgraded", name = *seat, upgrade = Arg::Word(upgrade.word()))
            }
            Self::EndNears { seat, by: Ending::Trains } => text!("emp-told-end-trains", name = *seat),
            Self::EndNears { seat, .. } => text!("emp-told-end-tiles", name = *seat),
            Self::Standstill { rounds } => text!("emp-told-standstill", rounds = *rounds),
            Self::RoundBegan { round } => text!("emp-told-round", round = *round),
            Self::FinalDeliveries => text!("emp-told-final"),
            Self::Scored { seat, points } => text!("emp-told-scored", name = *seat, points = *points),
        }
    }

    fn uses(&self) -> Option<&'static str> {
        match self {
            Self::Used { person, .. } | Self::Imitated { person, .. } | Self::Helped { person, .. } => {
                Some(&person.printed().id)
            }
            Self::Activated { car, .. } | Self::Copied { car, .. } => Some(&car.printed().id),
            _ => None,
        }
    }

    fn drawn(&self) -> Option<String> {
        let list = |words: Vec<String>| words.join(" ");
        Some(match self {
            Self::BoardsLaid { boards } => {
                format!("boards {}", list(boards.iter().map(ToString::to_string).collect()))
            }
            Self::MarketDealt { cars, .. } => {
                format!("market {}", list(cars.iter().map(ToString::to_string).collect()))
            }
            Self::AwardsDealt { awards } => {
                format!("awards {}", list(awards.iter().map(ToString::to_string).collect()))
            }
            Self::StartDrawn { seat } => format!("start {seat}"),
            _ => return None,
        })
    }
}
