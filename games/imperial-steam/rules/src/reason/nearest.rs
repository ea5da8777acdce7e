//! Which of several reasons is told. A thing that somebody points at can stand for many moves, each of which may be refused
//! for a reason of its own: the one worth telling is that of the move which comes nearest to being possible.

use super::Reason;

impl Reason {
    /// Of the reasons against several moves, that of the one which comes nearest to being possible; of equal ones the last.
    #[must_use]
    pub fn nearest(reasons: impl IntoIterator<Item = Self>) -> Option<Self> {
        reasons.into_iter().max_by_key(Self::nearness)
    }

    /// Whether it stands against any move at this time, whatever somebody points at.
    #[must_use]
    pub const fn is_not_now(&self) -> bool {
        self.nearness() == 0
    }

    /// How near a move is to being possible, the more the nearer.
    const fn nearness(&self) -> u8 {
        match self {
            // These hold for every move alike.
            Self::GameOver
            | Self::NotYourTurn { .. }
            | Self::BidMade
            | Self::WrongBidding
            | Self::WrongDiscard
            | Self::WrongAction
            | Self::PointsFirst => 0,
            // These say nothing of how near a move is: each of the following is told rather than one of them.
            Self::WrongBefore
            | Self::BidOfTens { .. }
            | Self::BidTooHigh { .. }
            | Self::Repeat { .. }
            | Self::OwnTrack { .. }
            | Self::State { .. }
            | Self::NotState { .. }
            | Self::Fees { .. }
            | Self::NotInTraining
            | Self::CrewTooSmall { .. }
            | Self::CrewTooLarge { .. }
            | Self::TracksUsedUp
            | Self::ShareAtTop
            | Self::CarsUsedUp
            | Self::InfluenceAtEnd
            | Self::SourceUnknown { .. }
            | Self::TooManyWorkers { .. }
            | Self::OtherSource { .. }
            | Self::EngineerCost { .. }
            | Self::SiteUnknown { .. }
            | Self::SiteClosed { .. }
            | Self::WorkerMissing { .. }
            | Self::FactoryNotOwn { .. }
            | Self::GoodsUsedUp { .. }
            | Self::HasProduced { .. }
            | Self::NotSeveral
            | Self::MarketCost { .. }
            | Self::OrderFull { .. }
            | Self::LastRoundOrder
            | Self::EngineUnknown { .. }
            | Self::EngineCost { .. }
            | Self::UpgradeCost { .. }
            | Self::TrainMissing { .. }
            | Self::NotLarger { .. }
            | Self::ContractGone { .. }
            | Self::FreightCars { .. }
            | Self::GiveTens { .. }
            | Self::GiveTooMuch { .. }
            | Self::GivePastEnd { .. }
            | Self::ShareValueUnknown { .. }
            | Self::OneStep { .. }
            | Self::ShareInfluence { .. }
            | Self::InvestorMissing
            | Self::InvestorTooLow { .. }
            | Self::AccessCost { .. }
            | Self::DiscardNone { .. }
            | Self::DiscardEngineCoal
            | Self::EndBefore
            | Self::EndPoints { .. }
            | Self::PointsMissing
            | Self::RoomForAll
            | Self::LargestEngine
            | Self::NothingToDo => 1,
            // The network does not lead there.
            Self::NotJoined { .. } => 2,
            Self::Detached { .. } => 3,
            // Nobody can be hired there.
            Self::HubClosed { .. } => 4,
            Self::EngineerGone { .. } => 5,
            Self::SecondEngineer { .. } => 6,
            // Nothing can be delivered, or nothing of this.
            Self::DeliveredAlready => 7,
            Self::CoalMissing => 8,
            Self::NotDemanded { .. } => 9,
            Self::CoalTwice { .. } => 10,
            // There is no place for a building, or no building for the place.
            Self::SiteTaken { .. } => 11,
            Self::FactoriesGone { .. } => 12,
            Self::OwnStation { .. } => 13,
            Self::StationSitesTaken { .. } => 14,
            Self::StationsUsedUp => 15,
            // The engine is not for sale, or has no place.
            Self::EngineLater { .. } => 16,
            Self::EnginesGone { .. } => 17,
            Self::ThreeTrains => 18,
            // The track could be built, were it not for what it takes.
            Self::TwoTracks { .. } => 19,
            Self::EngineerMissing { .. } => 20,
            Self::BuildGood { .. } => 21,
            Self::Experience { .. } => 22,
            // Only money is missing.
            Self::WorkersCost { .. } => 23,
            Self::StationCost { .. } => 24,
            Self::FactoryCost { .. } => 25,
        }
    }
}
