//! The sentences for the log.

use hexes::Coord;
use kernel::{Arg, Happening, Message, Text, text};

use super::Event;
use crate::kinds::{Ending, Goods, Terrain};
use crate::table::{END_OF_LINE, Stand};

/// “2 lake goods and 1 forest good”; `None` for nothing.
fn goods_list(goods: &Goods) -> Option<Arg> {
    let there = Terrain::ALL.into_iter().filter(|good| goods[good.index()] > 0);
    let list: Vec<Arg> = there
        .map(|good| text!(emp_goods_of, count = goods[good.index()], terrain = good.name()).into())
        .collect();
    (!list.is_empty()).then_some(Arg::List(list))
}

/// “double demand (lake)”
fn tile(stand: Stand) -> Arg {
    let (tile, terrain) = (stand.size.name(), stand.colour.name());
    text!(emp_tile_of, tile = tile, terrain = terrain).into()
}

impl Happening for Event {
    #[expect(clippy::too_many_lines, reason = "one line for each event")]
    fn text(&self) -> Text {
        let at = |hex: &Coord| hex.to_string();
        match self {
            Self::BoardsLaid { boards } => {
                let boards =
                    boards.iter().map(|laid| Arg::from(laid.side.to_string().to_uppercase())).collect();
                text!(emp_told_boards, boards = Arg::List(boards))
            }
            Self::MarketDealt { cars, shuffled } => {
                let cars = Arg::List(cars.iter().map(|car| car.name().into()).collect());
                if *shuffled {
                    text!(emp_told_market_shuffled, cars = cars)
                } else {
                    text!(emp_told_market, cars = cars)
                }
            }
            Self::AwardsDealt { awards } => {
                let awards: Vec<Message> = awards.iter().map(|award| award.name()).collect();
                text!(emp_told_awards, awards = awards)
            }
            Self::StartDrawn { seat } => text!(emp_told_start, name = *seat),
            Self::AwardRemoved { seat, award } => {
                text!(emp_told_award_removed, name = *seat, award = award.name())
            }
            Self::CompanyChosen { seat, company, captain } => {
                text!(emp_told_company, name = *seat, company = company.name(), captain = captain.name())
            }
            Self::HeadquartersPlaced { seat, hex } => {
                text!(emp_told_headquarters, name = *seat, hex = at(hex))
            }
            Self::Used { seat, person } => text!(emp_told_used, name = *seat, person = person.name()),
            Self::Imitated { seat, person } => {
                text!(emp_told_imitated, name = *seat, person = person.name())
            }
            Self::Helped { seat, person } => text!(emp_told_helped, name = *seat, person = person.name()),
            Self::Administrated { seat } => text!(emp_told_administrated, name = *seat),
            Self::Moved { seat, spaces, price, column } if *column == END_OF_LINE => {
                text!(emp_told_end_of_line, name = *seat, spaces = *spaces, price = *price)
            }
            Self::Moved { seat, spaces, price, column } => {
                text!(emp_told_moved, name = *seat, spaces = *spaces, price = *price, column = *column)
            }
            Self::Activated { seat, car, price } => {
                text!(emp_told_activated, name = *seat, car = car.name(), price = *price)
            }
            Self::Copied { seat, car, price } => {
                text!(emp_told_copied, name = *seat, car = car.name(), price = *price)
            }
            Self::Built { seat, hex, over, price } => {
                if over.is_empty() {
                    text!(emp_told_built, name = *seat, hex = at(hex))
                } else {
                    let over = Arg::List(over.iter().map(|hex| Arg::from(at(hex))).collect());
                    text!(emp_told_built_over, name = *seat, hex = at(hex), over = over, price = *price)
                }
            }
            Self::WastelandPlaced { seat, hex, goods, to_folio } => match goods_list(goods) {
                None => text!(emp_told_wasteland, name = *seat, hex = at(hex)),
                Some(goods) if *to_folio => {
                    text!(emp_told_wasteland_loot, name = *seat, hex = at(hex), goods = goods)
                }
                Some(goods) => {
                    text!(emp_told_wasteland_destroys, name = *seat, hex = at(hex), goods = goods)
                }
            },
            Self::GoodPlaced { seat, hex, good } => {
                text!(emp_told_good_placed, name = *seat, hex = at(hex), good = good.good())
            }
            Self::GoodReturned { seat, hex, good } => {
                text!(emp_told_good_returned, name = *seat, hex = at(hex), good = good.good())
            }
            Self::GoodMoved { seat, from, to, good } => {
                text!(emp_told_good_moved, name = *seat, from = at(from), to = at(to), good = good.good())
            }
            Self::GoodsPulled { seat, hex, goods } => {
                let goods = goods_list(goods).unwrap_or(Arg::List(Vec::new()));
                text!(emp_told_goods_pulled, name = *seat, hex = at(hex), goods = goods)
            }
            Self::GoodGained { seat, good } => {
                text!(emp_told_good_gained, name = *seat, good = good.good())
            }
            Self::TrainMoved { seat, from, to } => {
                text!(emp_told_train_moved, name = *seat, from = at(from), to = at(to))
            }
            Self::TrainsSwitched { seat, own, rival, other } => {
                text!(emp_told_switched, name = *seat, own = at(own), rival = *rival, other = at(other))
            }
            Self::TrainsRemoved { seat, hex, trains } => {
                text!(emp_told_trains_removed, name = *seat, hex = at(hex), trains = *trains)
            }
            Self::ManaGained { seat, count } => text!(emp_told_mana, name = *seat, count = *count),
            Self::Reclaimed { seat, count } => text!(emp_told_reclaimed, name = *seat, count = *count),
            Self::Refreshed { seat, person } => {
                text!(emp_told_refreshed, name = *seat, person = person.name())
            }
            Self::CarGained { seat, car } => text!(emp_told_car_gained, name = *seat, car = car.name()),
            Self::CarPlaced { seat, car, slot } => text!(
                emp_told_car_placed,
                name = *seat,
                car = car.name(),
                column = slot.column() + 1,
                row = slot.row() + 1
            ),
            Self::CarDiscarded { seat, car } => {
                text!(emp_told_car_discarded, name = *seat, car = car.name())
            }
            Self::CarsRearranged { seat, from, to } => {
                text!(emp_told_rearranged, name = *seat, from = from.to_string(), to = to.to_string())
            }
            Self::Drafting { seat, kind } => {
                text!(emp_told_drafting, name = *seat, kind = kind.name())
            }
            Self::MastersDrawn { seat, count } => {
                text!(emp_told_masters_drawn, name = *seat, count = *count)
            }
            Self::Kept { seat, person } => text!(
                emp_told_kept,
                name = *seat,
                person = person.name(),
                kind = person.kind().name_with_article()
            ),
            Self::Traded { seat, own, with, other } => {
                text!(emp_told_traded, name = *seat, own = own.name(), with = *with, other = other.name())
            }
            Self::TilesSwapped { seat, first, second } => text!(
                emp_told_tiles_swapped,
                name = *seat,
                one = tile(*first),
                here = first.city.city_name(),
                other = tile(*second),
                there = second.city.city_name()
            ),
            Self::ExtraTurn { seat } => text!(emp_told_extra_turn, name = *seat),
            Self::Delivered { seat, city, good, goods, tile } => {
                let goods = text!(emp_goods_of, count = *goods, terrain = good.name());
                let city = city.city_name();
                match tile {
                    None => text!(emp_told_delivered, name = *seat, goods = goods, city = city),
                    Some(size) => text!(
                        emp_told_delivered_tile,
                        name = *seat,
                        goods = goods,
                        city = city,
                        tile = size.name(),
                        points = size.points()
                    ),
                }
            }
            Self::Upgraded { seat, upgrade } => {
                text!(emp_told_upgraded, name = *seat, upgrade = upgrade.name())
            }
            Self::EndNears { seat, by: Ending::Trains } => text!(emp_told_end_trains, name = *seat),
            Self::EndNears { seat, .. } => text!(emp_told_end_tiles, name = *seat),
            Self::Standstill { rounds } => text!(emp_told_standstill, rounds = *rounds),
            Self::RoundBegan { round } => text!(emp_told_round, round = *round),
            Self::FinalDeliveries => text!(emp_told_final),
            Self::Scored { seat, points } => text!(emp_told_scored, name = *seat, points = *points),
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
