//! The rule and the sentence of each reason.

use kernel::{Text, text};

use super::{CityUse, GoodUse, Reason};
use crate::kinds::Engineer;
use crate::table::{
    ENGINEER_PRICE, LAST_ROUND, MAX_STATIONS, MAX_TRACKS, MAX_TRAINS, MAX_WORKERS, STEP_PRICE,
};

impl kernel::Reason for Reason {
    fn rule(&self) -> &'static str {
        match *self {
            Self::BuildGood { kind: None, .. } => "IMP-4.7",
            Self::BuildGood { kind: Some(Engineer::Bridge), .. }
            | Self::EngineerMissing { kind: Engineer::Bridge, .. } => "IMP-4.10",
            Self::BuildGood { kind: Some(Engineer::Tunnel), .. }
            | Self::EngineerMissing { kind: Engineer::Tunnel, .. } => "IMP-4.11",
            Self::NotJoined { wanted: CityUse::Station, .. } => "IMP-7.1",
            Self::NotJoined { wanted: CityUse::Factory, .. } => "IMP-7.3",
            Self::NotJoined { wanted: CityUse::Delivery, .. } => "IMP-11.4",
            Self::FactoryNotOwn { wanted: GoodUse::Produce, .. }
            | Self::GoodsUsedUp { wanted: GoodUse::Produce, .. } => "IMP-8.4",
            Self::FactoryNotOwn { wanted: GoodUse::Deliver, .. }
            | Self::GoodsUsedUp { wanted: GoodUse::Deliver, .. } => "IMP-11.3",
            Self::BidMade | Self::BidOfTens { .. } | Self::BidTooHigh { .. } => "IMP-1.1",
            Self::InfluenceAtEnd => "IMP-1.5",
            Self::NotYourTurn { .. } | Self::WrongBidding | Self::WrongBefore | Self::PointsFirst => {
                "IMP-1.6"
            }
            Self::GameOver => "IMP-2.8",
            Self::WrongAction | Self::EndBefore => "IMP-3.1",
            Self::Repeat { .. } => "IMP-3.2",
            Self::NothingToDo => "IMP-3.3",
            Self::Detached { .. } => "IMP-4.2",
            Self::OwnTrack { .. } => "IMP-4.3",
            Self::State { .. } => "IMP-4.4",
            Self::TwoTracks { .. } => "IMP-4.5",
            Self::Fees { .. } => "IMP-4.6",
            Self::Experience { .. }
            | Self::NotInTraining
            | Self::CrewTooSmall { .. }
            | Self::CrewTooLarge { .. } => "IMP-4.8",
            Self::TracksUsedUp => "IMP-4.12",
            Self::EndPoints { .. } | Self::PointsMissing => "IMP-5.2",
            Self::ShareAtTop => "IMP-5.4",
            Self::CarsUsedUp => "IMP-5.5",
            Self::SourceUnknown { .. } | Self::OtherSource { .. } => "IMP-6.1",
            Self::HubClosed { .. } => "IMP-6.2",
            Self::WorkersCost { .. } => "IMP-6.3",
            Self::TooManyWorkers { .. } => "IMP-6.4",
            Self::SecondEngineer { .. } | Self::EngineerGone { .. } | Self::EngineerCost { .. } => "IMP-6.5",
            Self::OwnStation { .. }
            | Self::StationSitesTaken { .. }
            | Self::StationsUsedUp
            | Self::StationCost { .. } => "IMP-7.1",
            Self::SiteUnknown { .. } | Self::SiteTaken { .. } => "IMP-7.3",
            Self::SiteClosed { .. } => "IMP-7.4",
            Self::FactoriesGone { .. } | Self::FactoryCost { .. } => "IMP-7.5",
            Self::WorkerMissing { .. } => "IMP-7.7",
            Self::WrongDiscard | Self::DiscardNone { .. } | Self::DiscardEngineCoal | Self::RoomForAll => {
                "IMP-8.3"
            }
            Self::HasProduced { .. } | Self::NotSeveral => "IMP-8.4",
            Self::MarketCost { .. } => "IMP-8.5",
            Self::OrderFull { .. } => "IMP-8.7",
            Self::LastRoundOrder => "IMP-8.8",
            Self::ThreeTrains | Self::EngineCost { .. } => "IMP-9.1",
            Self::EngineUnknown { .. } | Self::EngineLater { .. } | Self::EnginesGone { .. } => "IMP-9.2",
            Self::UpgradeCost { .. }
            | Self::TrainMissing { .. }
            | Self::NotLarger { .. }
            | Self::LargestEngine => "IMP-9.4",
            Self::ContractGone { .. } => "IMP-10.1",
            Self::FreightCars { .. } => "IMP-10.2",
            Self::GiveTens { .. } | Self::GiveTooMuch { .. } | Self::GivePastEnd { .. } => "IMP-10.6",
            Self::ShareValueUnknown { .. } | Self::OneStep { .. } | Self::ShareInfluence { .. } => "IMP-10.7",
            Self::InvestorMissing => "IMP-11.1",
            Self::InvestorTooLow { .. } => "IMP-11.2",
            Self::DeliveredAlready | Self::CoalMissing => "IMP-11.3",
            Self::NotDemanded { .. } => "IMP-11.5",
            Self::CoalTwice { .. } => "IMP-11.6",
            Self::NotState { .. } => "IMP-11.10",
            Self::AccessCost { .. } => "IMP-11.11",
        }
    }

    #[expect(clippy::too_many_lines, reason = "one line for each reason")]
    fn text(&self) -> Text {
        match *self {
            Self::GameOver => text!(imp_no_game_over),
            Self::NotYourTurn { asked } => text!(imp_no_not_your_turn, asked = asked),
            Self::BidMade => text!(imp_no_bid_made),
            Self::WrongBidding => text!(imp_no_wrong_bidding),
            Self::WrongDiscard => text!(imp_no_wrong_discard),
            Self::WrongAction => text!(imp_no_wrong_action),
            Self::WrongBefore => text!(imp_no_wrong_before),
            Self::BidOfTens { bid } => text!(imp_no_bid_of_tens, bid = bid, price = STEP_PRICE),
            Self::BidTooHigh { bid, cash } => text!(imp_no_bid_too_high, bid = bid, cash = cash),
            Self::Repeat { hands, influence } => text!(imp_no_repeat, hands = hands, influence = influence),
            Self::Detached { link: id } => text!(imp_no_detached, link = id.between()),
            Self::OwnTrack { link: id } => text!(imp_no_own_track, link = id.between()),
            Self::State { link: id } => text!(imp_no_state, link = id.between()),
            Self::NotState { link: id } => text!(imp_no_no_state, link = id.between()),
            Self::TwoTracks { city: id } => text!(imp_no_two_tracks, city = id.name()),
            Self::Fees { fee, cash } => text!(imp_no_fees, fee = fee, cash = cash),
            Self::BuildGood { good, needs, has, .. } => {
                text!(imp_no_build_good, needs = good.count(needs), has = has)
            }
            Self::Experience { effort, has } => text!(imp_no_experience, effort = effort, has = has),
            Self::NotInTraining => text!(imp_no_not_in_training),
            Self::CrewTooSmall { effort, crew } => text!(imp_no_crew_too_small, effort = effort, crew = crew),
            Self::CrewTooLarge { effort, crew } => text!(imp_no_crew_too_large, effort = effort, crew = crew),
            Self::EngineerMissing { kind, link: id } => {
                text!(imp_no_engineer, engineer = kind.name(), link = id.between())
            }
            Self::TracksUsedUp => text!(imp_no_tracks_left, tracks = MAX_TRACKS),
            Self::PointsFirst => text!(imp_no_wrong_points),
            Self::ShareAtTop => text!(imp_no_share_at_top),
            Self::CarsUsedUp => text!(imp_no_car),
            Self::InfluenceAtEnd => text!(imp_no_influence_at_end),
            Self::SourceUnknown { source } => text!(imp_no_source, source = source.to_string()),
            Self::HubClosed { hub, needs, influence } => {
                text!(imp_no_hub_closed, hub = hub.name(), needs = needs, influence = influence)
            }
            Self::WorkersCost { workers, price, cash } => {
                text!(imp_no_workers_cost, workers = workers, price = price, cash = cash)
            }
            Self::TooManyWorkers { has } => text!(imp_no_too_many_workers, has = has, most = MAX_WORKERS),
            Self::OtherSource { first } => text!(imp_no_other_source, hub = first.hub.name()),
            Self::SecondEngineer { kind } => text!(imp_no_second_engineer, engineer = kind.name()),
            Self::EngineerGone { kind, hub } => {
                text!(imp_no_engineer_gone, engineer = kind.name(), hub = hub.name())
            }
            Self::EngineerCost { cash } => text!(imp_no_engineer_cost, price = ENGINEER_PRICE, cash = cash),
            Self::NotJoined { city: id, .. } => text!(imp_no_not_joined, city = id.name()),
            Self::OwnStation { city: id } => text!(imp_no_own_station, city = id.name()),
            Self::StationSitesTaken { city: id } => text!(imp_no_station_site, city = id.name()),
            Self::StationsUsedUp => text!(imp_no_stations_left, stations = MAX_STATIONS),
            Self::StationCost { price, cash } => text!(imp_no_station_cost, price = price, cash = cash),
            Self::SiteUnknown { site } => text!(imp_no_site, site = site.to_string()),
            Self::SiteTaken { site } => text!(imp_no_site_taken, city = site.city.name()),
            Self::SiteClosed { site, players } => {
                text!(imp_no_site_closed, city = site.city.name(), players = players)
            }
            Self::FactoriesGone { good } => text!(imp_no_factories, good = good.name()),
            Self::FactoryCost { price, cash } => text!(imp_no_factory_cost, price = price, cash = cash),
            Self::WorkerMissing { worker } => {
                text!(imp_no_worker, level = worker.level, area = worker.area())
            }
            Self::FactoryNotOwn { site, .. } => text!(imp_no_own_factory, city = site.city.name()),
            Self::GoodsUsedUp { site, .. } => text!(imp_no_goods_left, city = site.city.name()),
            Self::HasProduced { site } => text!(imp_no_has_produced, city = site.city.name()),
            Self::NotSeveral => text!(imp_no_nothing_to_produce),
            Self::MarketCost { good, price, cash } => {
                text!(imp_no_market_cost, good = good.name(), price = price, cash = cash)
            }
            Self::OrderFull { most } => text!(imp_no_order_full, most = most),
            Self::LastRoundOrder => text!(imp_no_last_orders, round = LAST_ROUND),
            Self::ThreeTrains => text!(imp_no_three_trains, trains = MAX_TRAINS),
            Self::EngineUnknown { level } => text!(imp_no_such_engine, level = level),
            Self::EngineLater { level, round } => text!(imp_no_engine_later, level = level, round = round),
            Self::EnginesGone { level } => text!(imp_no_engines_gone, level = level),
            Self::EngineCost { price, cash } => text!(imp_no_engine_cost, price = price, cash = cash),
            Self::UpgradeCost { price, cash } => text!(imp_no_engine_cost, price = price, cash = cash),
            Self::TrainMissing { level } => text!(imp_no_train_of, level = level),
            Self::NotLarger { from, to } => text!(imp_no_not_larger, from = from, to = to),
            Self::ContractGone { contract } => text!(imp_no_contract_gone, contract = contract.to_string()),
            Self::FreightCars { needs, has } => text!(imp_no_freight_cars, needs = needs, has = has),
            Self::GiveTens { guldens } => text!(imp_no_give_tens, guldens = guldens, price = STEP_PRICE),
            Self::GiveTooMuch { guldens, cash } => {
                text!(imp_no_give_too_much, guldens = guldens, cash = cash)
            }
            Self::GivePastEnd { most } => text!(imp_no_give_past_end, most = most),
            Self::ShareValueUnknown { value } => text!(imp_no_share_value, value = value),
            Self::OneStep { value } => text!(imp_no_one_step, value = value),
            Self::ShareInfluence { needs, has } => text!(imp_no_share_influence, needs = needs, has = has),
            Self::InvestorMissing => text!(imp_no_investor),
            Self::InvestorTooLow { pays, value } => {
                text!(imp_no_investor_too_low, pays = pays, value = value)
            }
            Self::DeliveredAlready => text!(imp_no_delivered_already),
            Self::CoalMissing => text!(imp_no_coal),
            Self::NotDemanded { good, city: id } => {
                text!(imp_no_demand, good = good.name(), city = id.name())
            }
            Self::CoalTwice { city: id } => text!(imp_no_coal_twice, city = id.name()),
            Self::AccessCost { price, cash } => text!(imp_no_access_cost, price = price, cash = cash),
            Self::DiscardNone { good } => text!(imp_no_discard_none, good = good.name()),
            Self::DiscardEngineCoal => text!(imp_no_discard_engine_coal),
            Self::EndBefore => text!(imp_no_end_before),
            Self::EndPoints { points } => text!(imp_no_end_points, points = points),
            Self::PointsMissing => text!(imp_no_points),
            Self::RoomForAll => text!(imp_no_room_for_all),
            Self::LargestEngine => text!(imp_no_larger_engine),
            Self::NothingToDo => text!(imp_no_nothing_to_do),
        }
    }
}
