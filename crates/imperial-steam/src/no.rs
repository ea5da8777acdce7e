//! Why something cannot be done: found cheaply while moves are listed, and put into words only when somebody asks.

use kernel::{Arg, Refusal, Seat, text};

use crate::goods::{Engineer, Good, Hub};
use crate::ids::{CityId, ContractId, LinkId};
use crate::moves::{Source, Worker};
use crate::printed::Printed;
use crate::table::{ENGINEER_PRICE, LAST_ROUND, MAX_STATIONS, MAX_TRACKS, MAX_TRAINS, MAX_WORKERS, Site};

/// A rule that stands against a move, with the numbers to say why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum No {
    GameOver,
    NotYourTurn { asked: Seat },
    BidMade,
    WrongBidding,
    WrongDiscard,
    WrongAction,
    WrongBefore,
    BidOfTens { bid: u16 },
    BidTooHigh { bid: u16, cash: i32 },
    Repeat { hands: u8, influence: u8 },
    Detached { link: LinkId },
    OwnTrack { link: LinkId },
    State { link: LinkId },
    NotState { link: LinkId },
    TwoTracks { city: CityId },
    Fees { fee: i32, cash: i32 },
    BuildGood { good: Good, needs: u8, has: u8, kind: Option<Engineer> },
    Experience { effort: u8, has: u8 },
    NotInTraining,
    CrewTooSmall { effort: u8, crew: u8 },
    CrewTooLarge { effort: u8, crew: u8 },
    EngineerMissing { kind: Engineer, link: LinkId },
    TracksUsedUp,
    PointsFirst,
    ShareAtTop,
    CarsUsedUp,
    InfluenceAtEnd,
    SourceUnknown { source: Source },
    HubClosed { hub: Hub, needs: u16, influence: u16 },
    WorkersCost { workers: u8, price: i32, cash: i32 },
    TooManyWorkers { has: u8 },
    OtherSource { first: Source },
    SecondEngineer { kind: Engineer },
    EngineerGone { kind: Engineer, hub: Hub },
    EngineerCost { cash: i32 },
    NotJoined { city: CityId, rule: &'static str },
    OwnStation { city: CityId },
    StationSitesTaken { city: CityId },
    StationsUsedUp,
    StationCost { price: i32, cash: i32 },
    SiteUnknown { site: Site },
    SiteTaken { site: Site },
    SiteClosed { site: Site, players: u8 },
    FactoriesGone { good: Good },
    FactoryCost { price: i32, cash: i32 },
    WorkerMissing { worker: Worker },
    FactoryNotOwn { site: Site, rule: &'static str },
    GoodsUsedUp { site: Site, rule: &'static str },
    HasProduced { site: Site },
    NotSeveral,
    MarketCost { good: Good, price: i32, cash: i32 },
    OrderFull { most: u8 },
    LastRoundOrder,
    ThreeTrains,
    EngineUnknown { level: u8 },
    EngineLater { level: u8, round: u8 },
    EnginesGone { level: u8 },
    EngineCost { price: i32, cash: i32 },
    UpgradeCost { price: i32, cash: i32 },
    TrainMissing { level: u8 },
    NotLarger { from: u8, to: u8 },
    ContractGone { contract: ContractId },
    FreightCars { needs: u8, has: u8 },
    GiveTens { guldens: u16 },
    GiveTooMuch { guldens: u16, cash: i32 },
    GivePastEnd { most: u16 },
    ShareValueUnknown { value: u16 },
    OneStep { value: u16 },
    ShareInfluence { needs: u8, has: u8 },
    InvestorMissing,
    InvestorTooLow { pays: i32, value: i32 },
    DeliveredAlready,
    CoalMissing,
    NotDemanded { good: Good, city: CityId },
    CoalTwice { city: CityId },
    AccessCost { price: i32, cash: i32 },
    DiscardNone { good: Good },
    DiscardEngineCoal,
    EndBefore,
    EndPoints { points: u8 },
    PointsMissing,
}

/// The name of a city.
pub(crate) fn city(id: CityId) -> &'static str {
    &Printed::shipped().map.city(id).name
}

/// “between Wien and Bratislava”
pub(crate) fn link(id: LinkId) -> Arg {
    let [from, to] = Printed::shipped().map.link(id).ends().map(city);
    text!("imp-between", from = from, to = to).into()
}

pub(crate) const fn word(key: &'static str) -> Arg {
    Arg::Word(key)
}

impl From<No> for Refusal {
    #[expect(clippy::too_many_lines, reason = "one line for each rule")]
    fn from(no: No) -> Self {
        let (rule, why) = match no {
            No::GameOver => ("IMP-2.8", text!("imp-no-game-over")),
            No::NotYourTurn { asked } => ("IMP-1.6", text!("imp-no-not-your-turn", asked = asked)),
            No::BidMade => ("IMP-1.1", text!("imp-no-bid-made")),
            No::WrongBidding => ("IMP-1.6", text!("imp-no-wrong-bidding")),
            No::WrongDiscard => ("IMP-8.3", text!("imp-no-wrong-discard")),
            No::WrongAction => ("IMP-3.1", text!("imp-no-wrong-action")),
            No::WrongBefore => ("IMP-1.6", text!("imp-no-wrong-before")),
            No::BidOfTens { bid } => ("IMP-1.1", text!("imp-no-bid-of-tens", bid = bid)),
            No::BidTooHigh { bid, cash } => ("IMP-1.1", text!("imp-no-bid-too-high", bid = bid, cash = cash)),
            No::Repeat { hands, influence } => {
                ("IMP-3.2", text!("imp-no-repeat", hands = hands, influence = influence))
            }
            No::Detached { link: id } => ("IMP-4.2", text!("imp-no-detached", link = link(id))),
            No::OwnTrack { link: id } => ("IMP-4.3", text!("imp-no-own-track", link = link(id))),
            No::State { link: id } => ("IMP-4.4", text!("imp-no-state", link = link(id))),
            No::NotState { link: id } => ("IMP-11.10", text!("imp-no-no-state", link = link(id))),
            No::TwoTracks { city: id } => ("IMP-4.5", text!("imp-no-two-tracks", city = city(id))),
            No::Fees { fee, cash } => ("IMP-4.6", text!("imp-no-fees", fee = fee, cash = cash)),
            No::BuildGood { good, needs, has, kind } => {
                let rule = match kind {
                    None => "IMP-4.7",
                    Some(Engineer::Bridge) => "IMP-4.10",
                    Some(Engineer::Tunnel) => "IMP-4.11",
                };
                (rule, text!("imp-no-build-good", needs = good.count(needs), has = has))
            }
            No::Experience { effort, has } => {
                ("IMP-4.8", text!("imp-no-experience", effort = effort, has = has))
            }
            No::NotInTraining => ("IMP-4.8", text!("imp-no-not-in-training")),
            No::CrewTooSmall { effort, crew } => {
                ("IMP-4.8", text!("imp-no-crew-too-small", effort = effort, crew = crew))
            }
            No::CrewTooLarge { effort, crew } => {
                ("IMP-4.8", text!("imp-no-crew-too-large", effort = effort, crew = crew))
            }
            No::EngineerMissing { kind, link: id } => {
                let rule = match kind {
                    Engineer::Bridge => "IMP-4.10",
                    Engineer::Tunnel => "IMP-4.11",
                };
                (rule, text!("imp-no-engineer", engineer = word(kind.word()), link = link(id)))
            }
            No::TracksUsedUp => ("IMP-4.12", text!("imp-no-tracks-left", tracks = MAX_TRACKS)),
            No::PointsFirst => ("IMP-1.6", text!("imp-no-wrong-points")),
            No::ShareAtTop => ("IMP-5.4", text!("imp-no-share-at-top")),
            No::CarsUsedUp => ("IMP-5.5", text!("imp-no-car")),
            No::InfluenceAtEnd => ("IMP-1.5", text!("imp-no-influence-at-end")),
            No::SourceUnknown { source } => ("IMP-6.1", text!("imp-no-source", source = source.to_string())),
            No::HubClosed { hub, needs, influence } => (
                "IMP-6.2",
                text!("imp-no-hub-closed", hub = word(hub.word()), needs = needs, influence = influence),
            ),
            No::WorkersCost { workers, price, cash } => {
                ("IMP-6.3", text!("imp-no-workers-cost", workers = workers, price = price, cash = cash))
            }
            No::TooManyWorkers { has } => {
                ("IMP-6.4", text!("imp-no-too-many-workers", has = has, most = MAX_WORKERS))
            }
            No::OtherSource { first } => {
                ("IMP-6.1", text!("imp-no-other-source", hub = word(first.hub.word())))
            }
            No::SecondEngineer { kind } => {
                ("IMP-6.5", text!("imp-no-second-engineer", engineer = word(kind.word())))
            }
            No::EngineerGone { kind, hub } => (
                "IMP-6.5",
                text!("imp-no-engineer-gone", engineer = word(kind.word()), hub = word(hub.word())),
            ),
            No::EngineerCost { cash } => {
                ("IMP-6.5", text!("imp-no-engineer-cost", price = ENGINEER_PRICE, cash = cash))
            }
            No::NotJoined { city: id, rule } => (rule, text!("imp-no-not-joined", city = city(id))),
            No::OwnStation { city: id } => ("IMP-7.1", text!("imp-no-own-station", city = city(id))),
            No::StationSitesTaken { city: id } => ("IMP-7.1", text!("imp-no-station-site", city = city(id))),
            No::StationsUsedUp => ("IMP-7.1", text!("imp-no-stations-left", stations = MAX_STATIONS)),
            No::StationCost { price, cash } => {
                ("IMP-7.1", text!("imp-no-station-cost", price = price, cash = cash))
            }
            No::SiteUnknown { site } => ("IMP-7.3", text!("imp-no-site", site = site.to_string())),
            No::SiteTaken { site } => ("IMP-7.3", text!("imp-no-site-taken", city = city(site.city))),
            No::SiteClosed { site, players } => {
                ("IMP-7.4", text!("imp-no-site-closed", city = city(site.city), players = players))
            }
            No::FactoriesGone { good } => ("IMP-7.5", text!("imp-no-factories", good = word(good.word()))),
            No::FactoryCost { price, cash } => {
                ("IMP-7.5", text!("imp-no-factory-cost", price = price, cash = cash))
            }
            No::WorkerMissing { worker } => {
                let area = word(if worker.working { "imp-working" } else { "imp-training" });
                ("IMP-7.7", text!("imp-no-worker", level = worker.level, area = area))
            }
            No::FactoryNotOwn { site, rule } => (rule, text!("imp-no-own-factory", city = city(site.city))),
            No::GoodsUsedUp { site, rule } => (rule, text!("imp-no-goods-left", city = city(site.city))),
            No::HasProduced { site } => ("IMP-8.4", text!("imp-no-has-produced", city = city(site.city))),
            No::NotSeveral => ("IMP-8.4", text!("imp-no-nothing-to-produce")),
            No::MarketCost { good, price, cash } => {
                ("IMP-8.5", text!("imp-no-market-cost", good = word(good.word()), price = price, cash = cash))
            }
            No::OrderFull { most } => ("IMP-8.7", text!("imp-no-order-full", most = most)),
            No::LastRoundOrder => ("IMP-8.8", text!("imp-no-last-orders", round = LAST_ROUND)),
            No::ThreeTrains => ("IMP-9.1", text!("imp-no-three-trains", trains = MAX_TRAINS)),
            No::EngineUnknown { level } => ("IMP-9.2", text!("imp-no-such-engine", level = level)),
            No::EngineLater { level, round } => {
                ("IMP-9.2", text!("imp-no-engine-later", level = level, round = round))
            }
            No::EnginesGone { level } => ("IMP-9.2", text!("imp-no-engines-gone", level = level)),
            No::EngineCost { price, cash } => {
                ("IMP-9.1", text!("imp-no-engine-cost", price = price, cash = cash))
            }
            No::UpgradeCost { price, cash } => {
                ("IMP-9.4", text!("imp-no-engine-cost", price = price, cash = cash))
            }
            No::TrainMissing { level } => ("IMP-9.4", text!("imp-no-train-of", level = level)),
            No::NotLarger { from, to } => ("IMP-9.4", text!("imp-no-not-larger", from = from, to = to)),
            No::ContractGone { contract } => {
                ("IMP-10.1", text!("imp-no-contract-gone", contract = contract.to_string()))
            }
            No::FreightCars { needs, has } => {
                ("IMP-10.2", text!("imp-no-freight-cars", needs = needs, has = has))
            }
            No::GiveTens { guldens } => ("IMP-10.6", text!("imp-no-give-tens", guldens = guldens)),
            No::GiveTooMuch { guldens, cash } => {
                ("IMP-10.6", text!("imp-no-give-too-much", guldens = guldens, cash = cash))
            }
            No::GivePastEnd { most } => ("IMP-10.6", text!("imp-no-give-past-end", most = most)),
            No::ShareValueUnknown { value } => ("IMP-10.7", text!("imp-no-share-value", value = value)),
            No::OneStep { value } => ("IMP-10.7", text!("imp-no-one-step", value = value)),
            No::ShareInfluence { needs, has } => {
                ("IMP-10.7", text!("imp-no-share-influence", needs = needs, has = has))
            }
            No::InvestorMissing => ("IMP-11.1", text!("imp-no-investor")),
            No::InvestorTooLow { pays, value } => {
                ("IMP-11.2", text!("imp-no-investor-too-low", pays = pays, value = value))
            }
            No::DeliveredAlready => ("IMP-11.3", text!("imp-no-delivered-already")),
            No::CoalMissing => ("IMP-11.3", text!("imp-no-coal")),
            No::NotDemanded { good, city: id } => {
                ("IMP-11.5", text!("imp-no-demand", good = word(good.word()), city = city(id)))
            }
            No::CoalTwice { city: id } => ("IMP-11.6", text!("imp-no-coal-twice", city = city(id))),
            No::AccessCost { price, cash } => {
                ("IMP-11.11", text!("imp-no-access-cost", price = price, cash = cash))
            }
            No::DiscardNone { good } => ("IMP-8.3", text!("imp-no-discard-none", good = word(good.word()))),
            No::DiscardEngineCoal => ("IMP-8.3", text!("imp-no-discard-engine-coal")),
            No::EndBefore => ("IMP-3.1", text!("imp-no-end-before")),
            No::EndPoints { points } => ("IMP-5.2", text!("imp-no-end-points", points = points)),
            No::PointsMissing => ("IMP-5.2", text!("imp-no-points")),
        };
        Self::new(rule, why)
    }
}
