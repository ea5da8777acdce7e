//! What happens in play, as data: the log, replays and animations read it.

mod words;

use kernel::{Seat, Seats};
use serde::{Serialize, Serializer};

use crate::crew::Crew;
use crate::goods::{Action, Engineer, Good, Goods, Hub};
use crate::ids::{CityId, ContractId, LinkId};
use crate::moves::Source;
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
