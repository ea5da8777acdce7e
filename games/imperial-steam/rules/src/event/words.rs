//! What happened, as sentences of the log.

use kernel::{Arg, Happening, Message, Seat, Text, message, text};

use super::{Event, Part};
use crate::ids::CityId;
use crate::labels::{goods_text, paid_to};

impl Part {
    const fn name(self) -> Message {
        match self {
            Self::Tiles => message!(imp_set_up_tiles),
            Self::StateRailways => message!(imp_set_up_state_railways),
            Self::Shipments => message!(imp_set_up_shipments),
            Self::Growth => message!(imp_set_up_growth),
            Self::HubInfluence => message!(imp_set_up_hub_influence),
            Self::Refills => message!(imp_set_up_refills),
            Self::Engineers => message!(imp_set_up_engineers),
            Self::Contracts => message!(imp_set_up_contracts),
            Self::TurnOrder => message!(imp_set_up_turn_order),
        }
    }
}

fn seats(seats: &[Seat]) -> Arg {
    Arg::List(seats.iter().copied().map(Arg::Seat).collect())
}

impl Happening for Event {
    #[expect(clippy::too_many_lines, reason = "one line for each event")]
    fn text(&self) -> Text {
        match *self {
            Self::SetUp { part, .. } => text!(imp_set_up, part = part.name()),
            Self::TurnOrder { seats: ref order } => text!(imp_turn_order, seats = seats(order)),
            Self::BidMade { seat } => text!(imp_bid_made, seat = seat),
            Self::BidRevealed { seat, guldens } => text!(imp_bid_revealed, seat = seat, guldens = guldens),
            Self::RoundBegan { round } => text!(imp_round_began, round = round),
            Self::MarketFilled { ref goods } => text!(imp_market_filled, goods = goods_text(goods)),
            Self::OrderArrived { seat, ref goods } => {
                text!(imp_order_arrived, seat = seat, goods = goods_text(goods))
            }
            Self::Income { seat, guldens } => text!(imp_income, seat = seat, guldens = guldens),
            Self::InfluencePaid { seat, steps, now, repeated } => match repeated {
                Some(action) => {
                    let action = action.name();
                    text!(imp_repeat_paid, seat = seat, steps = steps, now = now, action = action)
                }
                None => text!(imp_influence_paid, seat = seat, steps = steps, now = now),
            },
            Self::InfluenceRose { seat, steps, now } => {
                text!(imp_influence_rose, seat = seat, steps = steps, now = now)
            }
            Self::HubRose { hub, steps, now } => {
                text!(imp_hub_rose, hub = hub.name(), steps = steps, now = now)
            }
            Self::TrackLaid { seat, link, crew, fee, owners } => {
                let (link, workers, crew) = (link.between(), crew.workers(), crew.text());
                if owners.is_empty() {
                    text!(imp_track_laid, seat = seat, link = link, workers = workers, crew = crew)
                } else {
                    let paid = paid_to(fee, owners.iter());
                    text!(
                        imp_track_laid_fee,
                        seat = seat,
                        link = link,
                        workers = workers,
                        crew = crew,
                        paid = paid
                    )
                }
            }
            Self::TokenTaken { seat, city, points } => {
                text!(imp_token_taken, seat = seat, city = city.name(), points = points)
            }
            Self::ShareRose { seat, value } => text!(imp_share_rose, seat = seat, value = value),
            Self::ShareFell { seat, value } => text!(imp_share_fell, seat = seat, value = value),
            Self::ShareLeft { seat, value } => text!(imp_share_left, seat = seat, value = value),
            Self::CarTurned { seat } => text!(imp_car_turned, seat = seat),
            Self::PointsLeft { seat, points } => text!(imp_points_left, seat = seat, points = points),
            Self::SemmeringTaken { seat } => text!(imp_semmering_taken, seat = seat),
            Self::TriesteJoined { seat, guldens } => {
                text!(imp_trieste_joined, seat = seat, guldens = guldens)
            }
            Self::WorkersHired { seat, source, workers, paid } => {
                let hub = source.hub.name();
                text!(imp_workers_hired, seat = seat, workers = workers, hub = hub, paid = paid)
            }
            Self::EngineerHired { seat, engineer, hub, paid } => {
                let (engineer, hub) = (engineer.name(), hub.name());
                text!(imp_engineer_hired, seat = seat, engineer = engineer, hub = hub, paid = paid)
            }
            Self::StationBuilt { seat, city, paid } => {
                text!(imp_station_built, seat = seat, city = city.name(), paid = paid)
            }
            Self::FactoryBuilt { seat, site, good, goods, paid } => text!(
                imp_factory_built,
                seat = seat,
                city = site.city.name(),
                factory = good.factory(),
                goods = good.count(goods),
                paid = paid
            ),
            Self::Produced { seat, site, good } => {
                text!(imp_produced, seat = seat, city = site.city.name(), good = good.name())
            }
            Self::ProducedNothing { seat } => text!(imp_produced_nothing, seat = seat),
            Self::Discarded { seat, good, count } => {
                text!(imp_discarded, seat = seat, goods = good.count(count))
            }
            Self::Bought { seat, good, paid } => {
                text!(imp_bought, seat = seat, good = good.name(), paid = paid)
            }
            Self::Ordered { seat, good, paid } => {
                text!(imp_ordered, seat = seat, good = good.name(), paid = paid)
            }
            Self::TrainBought { seat, engine, paid } => {
                text!(imp_train_bought, seat = seat, engine = engine, paid = paid)
            }
            Self::TrainUpgraded { seat, from, engine, paid } => {
                text!(imp_train_upgraded, seat = seat, from = from, engine = engine, paid = paid)
            }
            Self::ContractTaken { seat, contract, investors } => {
                let contract = contract.text();
                text!(imp_contract_taken, seat = seat, contract = contract, investors = investors)
            }
            Self::Given { seat, guldens } => text!(imp_given, seat = seat, guldens = guldens),
            Self::FundsRaised { seat, guldens } => text!(imp_funds_raised, seat = seat, guldens = guldens),
            Self::Passed { seat } => text!(imp_passed, seat = seat),
            Self::ShareSold { seat, guldens } => text!(imp_share_sold, seat = seat, guldens = guldens),
            Self::Delivered { seat, good, from, to, guldens } => text!(
                imp_delivered,
                seat = seat,
                good = good.name(),
                from = from.city.name(),
                to = to.name(),
                guldens = guldens
            ),
            Self::KeyTaken { seat, hub, key } => {
                text!(imp_key_taken, seat = seat, hub = hub.name(), key = key.name())
            }
            Self::AccessBought { seat, link, paid, owners } => {
                let link = link.between();
                if owners.is_empty() {
                    text!(imp_access_bought, seat = seat, link = link, paid = paid)
                } else {
                    let paid = paid_to(paid, owners.iter());
                    text!(imp_access_bought_from, seat = seat, link = link, paid = paid)
                }
            }
            Self::Ended { round, trieste: true } => text!(imp_ended_trieste, round = round),
            Self::Ended { round, trieste: false } => text!(imp_ended, round = round),
            Self::Scored { seat, step, guldens } => {
                let step = step.name();
                if guldens < 0 {
                    text!(imp_scored_loss, seat = seat, step = step, guldens = -guldens)
                } else {
                    text!(imp_scored, seat = seat, step = step, guldens = guldens)
                }
            }
            Self::TollsPaid { seat, ref path } => {
                let from = path.from.map_or("", CityId::name);
                text!(imp_tolls_paid, seat = seat, from = from, path = path.text())
            }
        }
    }

    fn drawn(&self) -> Option<String> {
        match self {
            Self::SetUp { drawn, .. } => Some(drawn.clone()),
            _ => None,
        }
    }

    /// Bids are hidden until the last is made (IMP-1.1).
    fn shows(&self) -> bool {
        matches!(self, Self::BidRevealed { .. })
    }
}
