//! What happens in play, as data: the log, replays and animations read it.

use kernel::{Arg, Happening, Seat, Seats, Text, text};
use serde::{Serialize, Serializer};

use crate::crew::Crew;
use crate::goods::{Action, Engineer, Good, Goods, Hub};
use crate::ids::{CityId, ContractId, LinkId};
use crate::moves::Source;
use crate::no::{city as name, link as link_text, word};
use crate::printed::Printed;
use crate::scoring::{Step, TollPath};
use crate::table::Site;

/// Something that happened. Amounts are in guldens, influence in the numbers of the track.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// What chance decided in setting up, in one line of notation.
    SetUp {
        part: Part,
        drawn: String,
    },
    /// The turn order, the first first.
    TurnOrder {
        seats: Vec<Seat>,
    },
    /// How much is not told before all have bid.
    BidMade {
        seat: Seat,
    },
    BidRevealed {
        seat: Seat,
        guldens: u16,
    },
    RoundBegan {
        round: u8,
    },
    /// What of the goods over the round found a place in the market.
    MarketFilled {
        goods: Goods,
    },
    OrderArrived {
        seat: Seat,
        goods: Goods,
    },
    Income {
        seat: Seat,
        guldens: i32,
    },
    InfluencePaid {
        seat: Seat,
        steps: u8,
        now: u16,
        /// The action that is repeated (IMP-3.2); nothing for a risen share value (IMP-10.7).
        repeated: Option<Action>,
    },
    InfluenceRose {
        seat: Seat,
        steps: u8,
        now: u16,
    },
    HubRose {
        hub: Hub,
        steps: u8,
        now: u16,
    },
    TrackLaid {
        seat: Seat,
        #[serde(serialize_with = "as_link")]
        link: LinkId,
        #[serde(serialize_with = "as_text")]
        crew: Crew,
        /// To each who has a track there.
        fee: i32,
        owners: Seats,
    },
    TokenTaken {
        seat: Seat,
        #[serde(serialize_with = "as_city")]
        city: CityId,
        points: u8,
    },
    ShareRose {
        seat: Seat,
        value: i32,
    },
    ShareFell {
        seat: Seat,
        value: i32,
    },
    /// The value stays where it is (IMP-3.3).
    ShareLeft {
        seat: Seat,
        value: i32,
    },
    CarTurned {
        seat: Seat,
    },
    PointsLeft {
        seat: Seat,
        points: u8,
    },
    SemmeringTaken {
        seat: Seat,
    },
    TriesteJoined {
        seat: Seat,
        guldens: i32,
    },
    WorkersHired {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        source: Source,
        workers: u8,
        paid: i32,
    },
    EngineerHired {
        seat: Seat,
        engineer: Engineer,
        hub: Hub,
        paid: i32,
    },
    StationBuilt {
        seat: Seat,
        #[serde(serialize_with = "as_city")]
        city: CityId,
        paid: i32,
    },
    FactoryBuilt {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        site: Site,
        good: Good,
        goods: u8,
        paid: i32,
    },
    Produced {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        site: Site,
        good: Good,
    },
    ProducedNothing {
        seat: Seat,
    },
    Discarded {
        seat: Seat,
        good: Good,
        count: u8,
    },
    Bought {
        seat: Seat,
        good: Good,
        paid: i32,
    },
    Ordered {
        seat: Seat,
        good: Good,
        paid: i32,
    },
    TrainBought {
        seat: Seat,
        engine: u8,
        paid: i32,
    },
    TrainUpgraded {
        seat: Seat,
        from: u8,
        engine: u8,
        paid: i32,
    },
    ContractTaken {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        contract: ContractId,
        investors: u8,
    },
    Given {
        seat: Seat,
        guldens: u16,
    },
    FundsRaised {
        seat: Seat,
        guldens: i32,
    },
    Passed {
        seat: Seat,
    },
    ShareSold {
        seat: Seat,
        guldens: i32,
    },
    Delivered {
        seat: Seat,
        good: Good,
        #[serde(serialize_with = "as_text")]
        from: Site,
        #[serde(serialize_with = "as_city")]
        to: CityId,
        guldens: i32,
    },
    /// For coal: the gold or the silver key of a hub.
    KeyTaken {
        seat: Seat,
        hub: Hub,
        gold: bool,
    },
    AccessBought {
        seat: Seat,
        #[serde(serialize_with = "as_link")]
        link: LinkId,
        /// To the bank or to each owner.
        paid: i32,
        owners: Seats,
    },
    Ended {
        round: u8,
        trieste: bool,
    },
    /// A step of the final scoring, as far as it brings or costs anything.
    Scored {
        seat: Seat,
        step: Step,
        guldens: i32,
    },
    TollsPaid {
        seat: Seat,
        #[serde(serialize_with = "as_path")]
        path: Box<TollPath>,
    },
}

/// What is decided by chance before the game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    Tiles,
    StateRailways,
    Shipments,
    Growth,
    HubInfluence,
    Refills,
    Engineers,
    Contracts,
    TurnOrder,
}

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

fn as_text<T: std::fmt::Display, S: Serializer>(what: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(what)
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn as_link<S: Serializer>(link: &LinkId, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&Printed::shipped().map.link_text(*link))
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn as_city<S: Serializer>(city: &CityId, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&Printed::shipped().map.city(*city).id)
}

fn as_path<P: AsRef<TollPath>, S: Serializer>(path: &P, serializer: S) -> Result<S::Ok, S::Error> {
    let map = &Printed::shipped().map;
    serializer.collect_seq(path.as_ref().steps.iter().map(|step| (map.link_text(step.link), step.owner)))
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
