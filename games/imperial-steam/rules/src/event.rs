//! What happens in play, as data: the log, replays and animations read it.

mod words;

use kernel::{Seat, Seats, kinds};
use serde::{Serialize, Serializer};

use crate::crew::Crew;
use crate::goods::{Good, Goods};
use crate::ids::{CityId, ContractId, LinkId};
use crate::kinds::{Action, Engineer, Hub, Key};
use crate::moves::WorkerSource;
use crate::scoring::{Step, TollPath};
use crate::table::FactorySite;

/// Something that happened. Amounts are in guldens, influence in the numbers of the track.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// What chance decided in setting up, in one line of notation.
    SetUp {
        /// What was drawn.
        part: Part,
        /// In notation.
        drawn: String,
    },
    /// The turn order, from the first on.
    TurnOrder {
        /// In that order.
        seats: Vec<Seat>,
    },
    /// A player has bid: how much is not told before all have.
    BidMade {
        /// Whose.
        seat: Seat,
    },
    /// A bid is shown to all, and paid.
    BidRevealed {
        /// Whose.
        seat: Seat,
        /// How much.
        guldens: u16,
    },
    /// A round begins.
    RoundBegan {
        /// Which.
        round: u8,
    },
    /// The goods over the round for which there was a place in the market (IMP-2.3).
    MarketFilled {
        /// How many of each.
        goods: Goods,
    },
    /// Ordered goods come to a board (IMP-2.4).
    OrderArrived {
        /// Whose.
        seat: Seat,
        /// How many of each.
        goods: Goods,
    },
    /// Income (IMP-2.5).
    Income {
        /// Whose.
        seat: Seat,
        /// How much.
        guldens: i32,
    },
    /// A marker goes down.
    InfluencePaid {
        /// Whose.
        seat: Seat,
        /// By how much.
        steps: u8,
        /// Where it stands then.
        now: u16,
        /// The action that is repeated (IMP-3.2); `None` when it is paid for a share value that rises (IMP-10.7).
        repeated: Option<Action>,
    },
    /// A marker goes up.
    InfluenceRose {
        /// Whose.
        seat: Seat,
        /// By how much.
        steps: u8,
        /// Where it stands then.
        now: u16,
    },
    /// The marker of a hub goes up (IMP-11.9).
    HubRose {
        /// Which hub.
        hub: Hub,
        /// By how much.
        steps: u8,
        /// Where it stands then.
        now: u16,
    },
    /// A track (IMP-4).
    TrackLaid {
        /// Whose.
        seat: Seat,
        /// Where.
        #[serde(serialize_with = "as_text")]
        link: LinkId,
        /// By whom.
        #[serde(serialize_with = "as_text")]
        crew: Crew,
        /// What each who has a track there is paid.
        fee: i32,
        /// Who has a track there.
        owners: Seats,
    },
    /// A Business token (IMP-5.2).
    TokenTaken {
        /// Whose.
        seat: Seat,
        /// Where.
        #[serde(serialize_with = "as_text")]
        city: CityId,
        /// How many.
        points: u8,
    },
    /// A share value goes up.
    ShareRose {
        /// Whose.
        seat: Seat,
        /// The value then.
        value: i32,
    },
    /// A share value goes down.
    ShareFell {
        /// Whose.
        seat: Seat,
        /// The value then.
        value: i32,
    },
    /// The value stays where it is (IMP-3.3).
    ShareLeft {
        /// Whose.
        seat: Seat,
        /// The value then.
        value: i32,
    },
    /// A freight car carries passengers (IMP-5.5).
    CarTurned {
        /// Whose.
        seat: Seat,
    },
    /// Business points that are not spent (IMP-5.6).
    PointsLeft {
        /// Whose.
        seat: Seat,
        /// How many.
        points: u8,
    },
    /// The Semmering token, for the first track there (IMP-5.8).
    SemmeringTaken {
        /// Whose.
        seat: Seat,
    },
    /// Wien and Trieste are joined (IMP-5.9).
    TriesteJoined {
        /// Whose.
        seat: Seat,
        /// How much.
        guldens: i32,
    },
    /// Workers (IMP-6.3).
    WorkersHired {
        /// Whose.
        seat: Seat,
        /// From where.
        #[serde(serialize_with = "as_text")]
        source: WorkerSource,
        /// How many.
        workers: u8,
        /// What it cost.
        paid: i32,
    },
    /// An engineer (IMP-6.5).
    EngineerHired {
        /// Whose.
        seat: Seat,
        /// Which.
        engineer: Engineer,
        /// Which hub.
        hub: Hub,
        /// What it cost.
        paid: i32,
    },
    /// A station (IMP-7.1).
    StationBuilt {
        /// Whose.
        seat: Seat,
        /// Where.
        #[serde(serialize_with = "as_text")]
        city: CityId,
        /// What it cost.
        paid: i32,
    },
    /// A factory (IMP-7.3).
    FactoryBuilt {
        /// Whose.
        seat: Seat,
        /// Where.
        #[serde(serialize_with = "as_text")]
        site: FactorySite,
        /// Which good.
        good: Good,
        /// How many lie beside the worker.
        goods: u8,
        /// What it cost.
        paid: i32,
    },
    /// A good from a factory (IMP-8.4).
    Produced {
        /// Whose.
        seat: Seat,
        /// Where.
        #[serde(serialize_with = "as_text")]
        site: FactorySite,
        /// Which good.
        good: Good,
    },
    /// A hand for no goods (IMP-3.3).
    ProducedNothing {
        /// Whose.
        seat: Seat,
    },
    /// Goods without a place (IMP-8.3).
    Discarded {
        /// Whose.
        seat: Seat,
        /// Which good.
        good: Good,
        /// How many.
        count: u8,
    },
    /// A good from the market (IMP-8.5).
    Bought {
        /// Whose.
        seat: Seat,
        /// Which good.
        good: Good,
        /// What it cost.
        paid: i32,
    },
    /// A good for the next round (IMP-8.7).
    Ordered {
        /// Whose.
        seat: Seat,
        /// Which good.
        good: Good,
        /// What it cost.
        paid: i32,
    },
    /// A train (IMP-9.1).
    TrainBought {
        /// Whose.
        seat: Seat,
        /// The number of the engine.
        engine: u8,
        /// What it cost.
        paid: i32,
    },
    /// A larger engine (IMP-9.4).
    TrainUpgraded {
        /// Whose.
        seat: Seat,
        /// The number of the old engine.
        from: u8,
        /// The number of the new one.
        engine: u8,
        /// What it cost.
        paid: i32,
    },
    /// A contract (IMP-10.1).
    ContractTaken {
        /// Whose.
        seat: Seat,
        /// Which.
        #[serde(serialize_with = "as_text")]
        contract: ContractId,
        /// How many investors come.
        investors: u8,
    },
    /// Money for influence (IMP-10.6).
    Given {
        /// Whose.
        seat: Seat,
        /// How much.
        guldens: u16,
    },
    /// Money from the bank (IMP-10.8).
    FundsRaised {
        /// Whose.
        seat: Seat,
        /// How much.
        guldens: i32,
    },
    /// A hand for nothing (IMP-10.9).
    Passed {
        /// Whose.
        seat: Seat,
    },
    /// A share to an investor (IMP-11.1).
    ShareSold {
        /// Whose.
        seat: Seat,
        /// How much.
        guldens: i32,
    },
    /// A good from a factory to a city (IMP-11.3).
    Delivered {
        /// Whose.
        seat: Seat,
        /// Which good.
        good: Good,
        /// From where.
        #[serde(serialize_with = "as_text")]
        from: FactorySite,
        /// The city.
        #[serde(serialize_with = "as_text")]
        to: CityId,
        /// How much.
        guldens: i32,
    },
    /// A key of a hub, for coal (IMP-11.8).
    KeyTaken {
        /// Whose.
        seat: Seat,
        /// Which hub.
        hub: Hub,
        /// Which key; written as whether it is the gold one.
        #[serde(rename = "gold", serialize_with = "is_gold")]
        key: Key,
    },
    /// Access to a State Railway (IMP-11.10).
    AccessBought {
        /// Whose.
        seat: Seat,
        /// Where.
        #[serde(serialize_with = "as_text")]
        link: LinkId,
        /// What the bank, or each owner, is paid.
        paid: i32,
        /// Who has a track there.
        owners: Seats,
    },
    /// The end.
    Ended {
        /// After which round.
        round: u8,
        /// Whether Wien and Trieste are joined.
        trieste: bool,
    },
    /// A step of the final scoring, as far as it brings or costs anything.
    Scored {
        /// Whose.
        seat: Seat,
        /// Which step.
        step: Step,
        /// What it brings; below 0, what it costs.
        guldens: i32,
    },
    /// The tolls of one player, as a part of the scoring.
    TollsPaid {
        /// Whose.
        seat: Seat,
        /// The way.
        #[serde(serialize_with = "as_path")]
        path: Box<TollPath>,
    },
}

kinds! {
    /// What is decided by chance before the game begins.
    Part {
        Tiles "tiles",
        StateRailways "state-railways",
        Shipments "shipments",
        Growth "growth",
        HubInfluence "hub-influence",
        Refills "refills",
        Engineers "engineers",
        Contracts "contracts",
        TurnOrder "turn-order",
    }
}

fn as_text<T: std::fmt::Display, S: Serializer>(what: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(what)
}

fn is_gold<S: Serializer>(key: &Key, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_bool(*key == Key::Gold)
}

fn as_path<P: AsRef<TollPath>, S: Serializer>(path: &P, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(path.as_ref().steps.iter().map(|step| (step.link.to_string(), step.owner)))
}
