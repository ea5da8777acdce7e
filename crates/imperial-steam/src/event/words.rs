//! What happened, as sentences of the log.

use kernel::{Arg, Happening, Seat, Seats, Text, text};

use super::{Event, Part};
use crate::goods::{Good, Goods};
use crate::no::{city as name, link as link_text, word};

impl Part {
    const fn word(self) -> &'static str {
        match self {
            Self::Tiles => "imp-set-up-tiles",
            Self::StateRailways => "imp-set-up-state-railways",
            Self::Shipments => "imp-set-up-shipments",
            Self::Growth => "imp-set-up-growth",
            Self::HubInfluence => "imp-set-up-hub-influence",
            Self::Refills => "imp-set-up-refills",
            Self::Engineers => "imp-set-up-engineers",
            Self::Contracts => "imp-set-up-contracts",
            Self::TurnOrder => "imp-set-up-turn-order",
        }
    }
}

fn seats(seats: &[Seat]) -> Arg {
    Arg::List(seats.iter().copied().map(Arg::Seat).collect())
}

/// “10 guldens to Ada and 10 guldens to Ben”
fn paid_to(guldens: i32, owners: Seats) -> Arg {
    let to = |owner: Seat| text!("imp-paid-to", guldens = guldens, seat = owner).into();
    Arg::List(owners.iter().map(to).collect())
}

impl Happening for Event {
    #[expect(clippy::too_many_lines, reason = "one line for each event")]
    fn text(&self) -> Text {
        match *self {
            Self::SetUp { part, .. } => text!("imp-set-up", part = word(part.word())),
            Self::TurnOrder { seats: ref order } => text!("imp-turn-order", seats = seats(order)),
            Self::BidMade { seat } => text!("imp-bid-made", seat = seat),
            Self::BidRevealed { seat, guldens } => text!("imp-bid-revealed", seat = seat, guldens = guldens),
            Self::RoundBegan { round } => text!("imp-round-began", round = round),
            Self::MarketFilled { ref goods } => text!("imp-market-filled", goods = goods_text(goods)),
            Self::OrderArrived { seat, ref goods } => {
                text!("imp-order-arrived", seat = seat, goods = goods_text(goods))
            }
            Self::Income { seat, guldens } => text!("imp-income", seat = seat, guldens = guldens),
            Self::InfluencePaid { seat, steps, now, repeated } => match repeated {
                Some(action) => {
                    let action = word(action.word());
                    text!("imp-repeat-paid", seat = seat, steps = steps, now = now, action = action)
                }
                None => text!("imp-influence-paid", seat = seat, steps = steps, now = now),
            },
            Self::InfluenceRose { seat, steps, now } => {
                text!("imp-influence-rose", seat = seat, steps = steps, now = now)
            }
            Self::HubRose { hub, steps, now } => {
                text!("imp-hub-rose", hub = word(hub.word()), steps = steps, now = now)
            }
            Self::TrackLaid { seat, link, crew, fee, owners } => {
                let (link, workers, crew) = (link_text(link), crew.workers(), crew.text());
                if owners.is_empty() {
                    text!("imp-track-laid", seat = seat, link = link, workers = workers, crew = crew)
                } else {
                    let paid = paid_to(fee, owners);
                    text!(
                        "imp-track-laid-fee",
                        seat = seat,
                        link = link,
                        workers = workers,
                        crew = crew,
                        paid = paid
                    )
                }
            }
            Self::TokenTaken { seat, city, points } => {
                text!("imp-token-taken", seat = seat, city = name(city), points = points)
            }
            Self::ShareRose { seat, value } => text!("imp-share-rose", seat = seat, value = value),
            Self::ShareFell { seat, value } => text!("imp-share-fell", seat = seat, value = value),
            Self::ShareLeft { seat, value } => text!("imp-share-left", seat = seat, value = value),
            Self::CarTurned { seat } => text!("imp-car-turned", seat = seat),
            Self::PointsLeft { seat, points } => text!("imp-points-left", seat = seat, points = points),
            Self::SemmeringTaken { seat } => text!("imp-semmering-taken", seat = seat),
            Self::TriesteJoined { seat, guldens } => {
                text!("imp-trieste-joined", seat = seat, guldens = guldens)
            }
            Self::WorkersHired { seat, source, workers, paid } => {
                let hub = word(source.hub.word());
                text!("imp-workers-hired", seat = seat, workers = workers, hub = hub, paid = paid)
            }
            Self::EngineerHired { seat, engineer, hub, paid } => {
                let (engineer, hub) = (word(engineer.word()), word(hub.word()));
                text!("imp-engineer-hired", seat = seat, engineer = engineer, hub = hub, paid = paid)
            }
            Self::StationBuilt { seat, city, paid } => {
                text!("imp-station-built", seat = seat, city = name(city), paid = paid)
            }
            Self::FactoryBuilt { seat, site, good, goods, paid } => text!(
                "imp-factory-built",
                seat = seat,
                city = name(site.city),
                factory = word(good.factory_word()),
                goods = good.count(goods),
                paid = paid
            ),
            Self::Produced { seat, site, good } => {
                text!("imp-produced", seat = seat, city = name(site.city), good = word(good.word()))
            }
            Self::ProducedNothing { seat } => text!("imp-produced-nothing", seat = seat),
            Self::Discarded { seat, good, count } => {
                text!("imp-discarded", seat = seat, goods = good.count(count))
            }
            Self::Bought { seat, good, paid } => {
                text!("imp-bought", seat = seat, good = word(good.word()), paid = paid)
            }
            Self::Ordered { seat, good, paid } => {
                text!("imp-ordered", seat = seat, good = word(good.word()), paid = paid)
            }
            Self::TrainBought { seat, engine, paid } => {
                text!("imp-train-bought", seat = seat, engine = engine, paid = paid)
            }
            Self::TrainUpgraded { seat, from, engine, paid } => {
                text!("imp-train-upgraded", seat = seat, from = from, engine = engine, paid = paid)
            }
            Self::ContractTaken { seat, contract, investors } => {
                let contract = contract.text();
                text!("imp-contract-taken", seat = seat, contract = contract, investors = investors)
            }
            Self::Given { seat, guldens } => text!("imp-given", seat = seat, guldens = guldens),
            Self::FundsRaised { seat, guldens } => text!("imp-funds-raised", seat = seat, guldens = guldens),
            Self::Passed { seat } => text!("imp-passed", seat = seat),
            Self::ShareSold { seat, guldens } => text!("imp-share-sold", seat = seat, guldens = guldens),
            Self::Delivered { seat, good, from, to, guldens } => text!(
                "imp-delivered",
                seat = seat,
                good = word(good.word()),
                from = name(from.city),
                to = name(to),
                guldens = guldens
            ),
            Self::KeyTaken { seat, hub, gold } => {
                let key = word(if gold { "imp-gold-key" } else { "imp-silver-key" });
                text!("imp-key-taken", seat = seat, hub = word(hub.word()), key = key)
            }
            Self::AccessBought { seat, link, paid, owners } => {
                let link = link_text(link);
                if owners.is_empty() {
                    text!("imp-access-bought", seat = seat, link = link, paid = paid)
                } else {
                    let paid = paid_to(paid, owners);
                    text!("imp-access-bought-from", seat = seat, link = link, paid = paid)
                }
            }
            Self::Ended { round, trieste: true } => text!("imp-ended-trieste", round = round),
            Self::Ended { round, trieste: false } => text!("imp-ended", round = round),
            Self::Scored { seat, step, guldens } => {
                let step = word(step.word());
                if guldens < 0 {
                    text!("imp-scored-loss", seat = seat, step = step, guldens = -guldens)
                } else {
                    text!("imp-scored", seat = seat, step = step, guldens = guldens)
                }
            }
            Self::TollsPaid { seat, ref path } => {
                let from = path.from.map_or("", name);
                text!("imp-tolls-paid", seat = seat, from = from, path = path.text())
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

/// “2 wood and 1 coal”
fn goods_text(goods: &Goods) -> Arg {
    let some = Good::ALL.into_iter().zip(goods).filter(|(_, count)| **count > 0);
    Arg::List(some.map(|(good, count)| good.count(*count).into()).collect())
}
