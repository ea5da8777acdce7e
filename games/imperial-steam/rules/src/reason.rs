//! Why something cannot be done: found cheaply while moves are listed, and put into words only when somebody asks.

mod nearest;
mod words;

use std::fmt;

use kernel::Seat;

use crate::goods::Good;
use crate::ids::{CityId, ContractId, LinkId};
use crate::kinds::{Engineer, Hub};
use crate::moves::{Worker, WorkerSource};
use crate::table::FactorySite;

/// A rule that stands against a move, with the numbers to say why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Somebody else is asked.
    NotYourTurn {
        /// Who is asked.
        asked: Seat,
    },
    /// The player has bid, and the others have not.
    BidMade,
    /// Everybody bids, and this is no bid.
    WrongBidding,
    /// Goods have to be discarded first.
    WrongDiscard,
    /// A hand was placed in this turn already.
    WrongAction,
    /// Nobody is asked to bid or to discard.
    WrongBefore,
    /// A bid is a multiple of 10.
    BidOfTens {
        /// What was bid.
        bid: u16,
    },
    /// A bid of more than the player has.
    BidTooHigh {
        /// What was bid.
        bid: u16,
        /// What the player has.
        cash: i32,
    },
    /// The influence does not suffice for one more hand on the action.
    Repeat {
        /// The hands there.
        hands: u8,
        /// The influence that the player has, or would have.
        influence: u8,
    },
    /// The link does not touch the player’s network.
    Detached {
        /// Where.
        link: LinkId,
    },
    /// The player has a track there.
    OwnTrack {
        /// Where.
        link: LinkId,
    },
    /// Nobody builds on a State Railway.
    State {
        /// Where.
        link: LinkId,
    },
    /// Access is bought to State Railways only.
    NotState {
        /// Where.
        link: LinkId,
    },
    /// A third track takes a station.
    TwoTracks {
        /// Where.
        city: CityId,
    },
    /// The owners of the tracks there cannot be paid.
    Fees {
        /// What they are paid altogether.
        fee: i32,
        /// What the player has.
        cash: i32,
    },
    /// A good that the track takes is missing.
    BuildGood {
        /// Which good.
        good: Good,
        /// How many of it the track takes.
        needs: u8,
        /// How many of it the player has.
        has: u8,
        /// The engineer whose bridge or tunnel takes it; `None` for what every track takes.
        kind: Option<Engineer>,
    },
    /// All workers in training together have too little experience.
    Experience {
        /// What the track takes.
        effort: u8,
        /// The experience of all of them.
        has: u8,
    },
    /// Not all of the crew are in training.
    NotInTraining,
    /// The crew has too little experience.
    CrewTooSmall {
        /// What it takes.
        effort: u8,
        /// What the crew has.
        crew: u8,
    },
    /// One of the crew could stay.
    CrewTooLarge {
        /// What it takes.
        effort: u8,
        /// What the crew has.
        crew: u8,
    },
    /// A bridge or a tunnel takes an engineer.
    EngineerMissing {
        /// Which kind.
        kind: Engineer,
        /// Where.
        link: LinkId,
    },
    /// All the player’s tracks are on the map.
    TracksUsedUp,
    /// Business points are spent or left first.
    PointsFirst,
    /// The share value is the highest there is.
    ShareAtTop,
    /// Every freight car is reserved or a passenger car.
    CarsUsedUp,
    /// The marker is at the end of the track.
    InfluenceAtEnd,
    /// There is no such source of workers at this table.
    SourceUnknown {
        /// Which source.
        source: WorkerSource,
    },
    /// The player’s influence is below that of the hub.
    HubClosed {
        /// Which hub.
        hub: Hub,
        /// What it takes.
        needs: u16,
        /// The influence that the player has, or would have.
        influence: u16,
    },
    /// The workers cost more than the player has.
    WorkersCost {
        /// How many.
        workers: u8,
        /// What it costs.
        price: i32,
        /// What the player has.
        cash: i32,
    },
    /// There are not so many workers of the player’s colour.
    TooManyWorkers {
        /// How many of them the player has hired.
        has: u8,
    },
    /// All workers of one action come from one source.
    OtherSource {
        /// The source of the first.
        first: WorkerSource,
    },
    /// Nobody has two engineers of a kind.
    SecondEngineer {
        /// Which kind.
        kind: Engineer,
    },
    /// No such engineer waits at the hub.
    EngineerGone {
        /// Which kind.
        kind: Engineer,
        /// Which hub.
        hub: Hub,
    },
    /// An engineer costs more than the player has.
    EngineerCost {
        /// What the player has.
        cash: i32,
    },
    /// The city is not in the player’s network.
    NotJoined {
        /// Where.
        city: CityId,
        /// What the player wants there.
        wanted: CityUse,
    },
    /// The player has a station there.
    OwnStation {
        /// Where.
        city: CityId,
    },
    /// Every site for a station is taken.
    StationSitesTaken {
        /// Where.
        city: CityId,
    },
    /// All the player’s stations are on the map.
    StationsUsedUp,
    /// The station costs more than the player has.
    StationCost {
        /// What it costs.
        price: i32,
        /// What the player has.
        cash: i32,
    },
    /// There is no such site for a factory.
    SiteUnknown {
        /// Where.
        site: FactorySite,
    },
    /// A factory stands there.
    SiteTaken {
        /// Where.
        site: FactorySite,
    },
    /// The site is for more players.
    SiteClosed {
        /// Where.
        site: FactorySite,
        /// From how many players on.
        players: u8,
    },
    /// The Factory board has none of these left.
    FactoriesGone {
        /// Which good.
        good: Good,
    },
    /// The factory costs more than the player has.
    FactoryCost {
        /// What it costs.
        price: i32,
        /// What the player has.
        cash: i32,
    },
    /// The player has no such worker.
    WorkerMissing {
        /// Which worker.
        worker: Worker,
    },
    /// The player has no factory there.
    FactoryNotOwn {
        /// Where.
        site: FactorySite,
        /// What the good is wanted for.
        wanted: GoodUse,
    },
    /// No goods are left beside the worker.
    GoodsUsedUp {
        /// Where.
        site: FactorySite,
        /// What the good is wanted for.
        wanted: GoodUse,
    },
    /// The worker has produced in this action.
    HasProduced {
        /// Where.
        site: FactorySite,
    },
    /// Fewer than two factories can produce.
    NotSeveral,
    /// The good costs more than the player has.
    MarketCost {
        /// Which good.
        good: Good,
        /// What it costs.
        price: i32,
        /// What the player has.
        cash: i32,
    },
    /// The Shipment tile allows no more orders.
    OrderFull {
        /// How many at the most.
        most: u8,
    },
    /// No order would arrive any more.
    LastRoundOrder,
    /// There is no place for another train.
    ThreeTrains,
    /// No such engine is sold.
    EngineUnknown {
        /// The number of the engine.
        level: u8,
    },
    /// The engine is sold in later rounds.
    EngineLater {
        /// The number of the engine.
        level: u8,
        /// From which round on.
        round: u8,
    },
    /// All engines of this number are sold.
    EnginesGone {
        /// The number of the engine.
        level: u8,
    },
    /// The engine costs more than the player has.
    EngineCost {
        /// What it costs.
        price: i32,
        /// What the player has.
        cash: i32,
    },
    /// The upgrade costs more than the player has.
    UpgradeCost {
        /// What it costs.
        price: i32,
        /// What the player has.
        cash: i32,
    },
    /// The player has no such train.
    TrainMissing {
        /// The number of the engine.
        level: u8,
    },
    /// An upgrade leads to a larger engine.
    NotLarger {
        /// The number of the engine that there is.
        from: u8,
        /// The number of the new engine.
        to: u8,
    },
    /// The contract is not on display.
    ContractGone {
        /// Which contract.
        contract: ContractId,
    },
    /// Too few freight cars are free to be reserved.
    FreightCars {
        /// How many the contract reserves.
        needs: u8,
        /// How many are free.
        has: u8,
    },
    /// A gift is a multiple of 10.
    GiveTens {
        /// What was offered.
        guldens: u16,
    },
    /// A gift of more than the player has.
    GiveTooMuch {
        /// What was offered.
        guldens: u16,
        /// What the player has.
        cash: i32,
    },
    /// A gift beyond the end of the Influence track.
    GivePastEnd {
        /// How many at the most.
        most: u16,
    },
    /// The Share board has no such value.
    ShareValueUnknown {
        /// The share value.
        value: u16,
    },
    /// The share value rises by one step.
    OneStep {
        /// The next one.
        value: u16,
    },
    /// The influence does not suffice for the share value.
    ShareInfluence {
        /// The steps that the share value costs.
        needs: u8,
        /// The steps that the player has, or would have.
        has: u8,
    },
    /// There is no investor to sell to.
    InvestorMissing,
    /// The topmost investor does not pay as much.
    InvestorTooLow {
        /// What the investor pays.
        pays: i32,
        /// The share value.
        value: i32,
    },
    /// A turn has one delivery.
    DeliveredAlready,
    /// A delivery takes a coal.
    CoalMissing,
    /// The city does not demand the good.
    NotDemanded {
        /// Which good.
        good: Good,
        /// Where.
        city: CityId,
    },
    /// Nobody brings coal to a hub twice.
    CoalTwice {
        /// Where.
        city: CityId,
    },
    /// Access costs more than the player has.
    AccessCost {
        /// What it costs.
        price: i32,
        /// What the player has.
        cash: i32,
    },
    /// The player has none of these.
    DiscardNone {
        /// Which good.
        good: Good,
    },
    /// Coal on engines takes no place.
    DiscardEngineCoal,
    /// A turn has a Main Action.
    EndBefore,
    /// Business points are left to spend.
    EndPoints {
        /// How many.
        points: u8,
    },
    /// There are no Business points to spend.
    PointsMissing,
    /// Goods are discarded only for want of room: [`Table::why_no_discard`](crate::Table::why_no_discard).
    RoomForAll,
    /// No larger engine exists: [`Table::why_no_upgrade`](crate::Table::why_no_upgrade).
    LargestEngine,
    /// A hand is not placed for nothing: [`Action::why_no_move`](crate::Action::why_no_move).
    NothingToDo,
}

/// What a player wants in a city.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CityUse {
    /// To build a station.
    Station,
    /// To build a factory.
    Factory,
    /// To deliver a good.
    Delivery,
}

/// What a good beside a worker is wanted for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GoodUse {
    /// To be stored.
    Produce,
    /// To be delivered.
    Deliver,
}

impl Reason {
    /// Whether two reasons are told in the same words: what somebody wants in a city, or with a good, is no part of them.
    #[must_use]
    pub fn says_the_same(&self, other: &Self) -> bool {
        match (*self, *other) {
            (Self::NotJoined { city, .. }, Self::NotJoined { city: same, .. }) => city == same,
            (Self::FactoryNotOwn { site, .. }, Self::FactoryNotOwn { site: same, .. })
            | (Self::GoodsUsedUp { site, .. }, Self::GoodsUsedUp { site: same, .. }) => site == same,
            _ => self == other,
        }
    }
}

/// In English.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        kernel::Reason::text(self).fmt(f)
    }
}
