//! Which reason is told. Whoever points at something may mean one of several moves, and each may be refused for a reason of its
//! own: the one worth telling is that of the move which comes nearest to being legal.

use super::Reason;

impl Reason {
    /// The reason to tell of those against all moves that somebody may mean; of several as near, the last. `None` where
    /// they say nothing but that something else is asked.
    #[must_use]
    pub fn nearest(whys: impl IntoIterator<Item = Self>) -> Option<Self> {
        whys.into_iter().filter(|why| why.nearness() > 0).max_by_key(Self::nearness)
    }

    /// How near a move is to being legal that is refused for this: the higher, the nearer.
    const fn nearness(&self) -> u8 {
        match self {
            // It would answer another question.
            Self::NotAsked => 0,
            // It is about somebody else’s things, or goes to the wrong place.
            Self::NotYours { .. } => 1,
            Self::NotInNetwork { .. } => 2,
            Self::NotBeside { .. } => 3,
            // The place is right, and what should be there is not.
            Self::GoodMissing { .. } => 4,
            Self::WrongGood { .. } => 5,
            Self::RivalTrainMissing { .. } => 6,
            // It is one of many pairs, most of which nobody means.
            Self::OtherCaptain { .. } => 7,
            // It is most likely what they mean.
            Self::GameOver
            | Self::NotYourTurn { .. }
            | Self::NotSkipped
            | Self::HexUnknown { .. }
            | Self::AwardGone { .. }
            | Self::CompanyTaken { .. }
            | Self::NotACaptain { .. }
            | Self::LeftOut { .. }
            | Self::CaptainTaken { .. }
            | Self::CaptainNeeded { .. }
            | Self::NotHome { .. }
            | Self::NotBesideFirst { .. }
            | Self::MainActionBegun
            | Self::FinalDelivery
            | Self::FaceDown { .. }
            | Self::AlwaysOn { .. }
            | Self::UsedThisTurn { .. }
            | Self::PersonDoesNothing { .. }
            | Self::ExchangeHalf { .. }
            | Self::PaidForNothing { .. }
            | Self::PriceTooHigh { .. }
            | Self::NotFreeNow { .. }
            | Self::OptionUnknown { .. }
            | Self::OptionDoesNothing { .. }
            | Self::NothingToReclaim
            | Self::NothingToRefresh
            | Self::GainedAlready
            | Self::WrongSpaces { .. }
            | Self::PastTheEnd { .. }
            | Self::MoveCost { .. }
            | Self::MoveFirst
            | Self::NothingAtStart
            | Self::NothingToActivate
            | Self::OtherColumn { .. }
            | Self::SlotEmpty { .. }
            | Self::ActivatedAlready { .. }
            | Self::OnlyTheDouble
            | Self::DoubleImpossible
            | Self::DoubleAlone
            | Self::ActivationCost { .. }
            | Self::ManaLocked { .. }
            | Self::CarDoesNothing { .. }
            | Self::NotInMarket { .. }
            | Self::RailyardFull
            | Self::SlotTaken { .. }
            | Self::SecondRowFirst
            | Self::PrintedLast
            | Self::PrintedStays
            | Self::SameSwap
            | Self::TileMissing { .. }
            | Self::NotToCopy { .. }
            | Self::CopiedTwice { .. }
            | Self::NotToImitate { .. }
            | Self::NotGained { .. }
            | Self::CaptainsStay
            | Self::KindTaken { .. }
            | Self::StackEmpty { .. }
            | Self::NotInStack { .. }
            | Self::UnlikeTrade
            | Self::CityFar { .. }
            | Self::NothingToDeliver { .. }
            | Self::OtherColour { .. }
            | Self::SwappedTileNeeds { .. }
            | Self::TooManyGoods { .. }
            | Self::NothingLoaded
            | Self::DemandMissing { .. }
            | Self::NotEarned { .. }
            | Self::StandEmpty { .. }
            | Self::SameCity
            | Self::TrainInCity { .. }
            | Self::OwnTrain { .. }
            | Self::HexFull { .. }
            | Self::TrainsUsedUp
            | Self::Wasteland { .. }
            | Self::WrongTerrain { .. }
            | Self::TerrainAgain { .. }
            | Self::NotEdge { .. }
            | Self::NotByCity { .. }
            | Self::CompetitorMissing { .. }
            | Self::HexGiven { .. }
            | Self::TransferCost { .. }
            | Self::OutOfReach { .. }
            | Self::NotFree { .. }
            | Self::WastelandInCity { .. }
            | Self::WastelandTwice { .. }
            | Self::WastelandFar { .. }
            | Self::WastelandUsedUp { .. }
            | Self::OwnTrainMoves { .. }
            | Self::HexFullMoves { .. }
            | Self::OwnTrainSwitches { .. }
            | Self::OtherTrain { .. }
            | Self::TrainStuck { .. }
            | Self::SupplyOut { .. }
            | Self::WrongColour { .. }
            | Self::SameColour
            | Self::SameHex { .. }
            | Self::CompetitorThere { .. }
            | Self::NowhereToMove { .. }
            | Self::HexDoesNothing { .. } => 8,
            // No move is refused for these: they are told where no move is about what somebody points at.
            Self::AnswerFirst { .. }
            | Self::TileByDelivery { .. }
            | Self::DeliveryBegun
            | Self::NotACity
            | Self::TrackByCards
            | Self::TrackByActivating
            | Self::HeadquartersLater
            | Self::MarketLater
            | Self::DraftLater
            | Self::AwardsInTheEnd
            | Self::CompaniesChosen
            | Self::PersonLater
            | Self::OthersPerson
            | Self::ActivatedAtTheStop
            | Self::OthersYard
            | Self::OthersConductor
            | Self::OnlyForward
            | Self::ConductorLater
            | Self::SupplyByCards => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::PersonId;
    use crate::kinds::Company;

    #[test]
    fn the_nearest_is_told() {
        let captain = PersonId::new(0);
        let taken = Reason::CompanyTaken { company: Company::Kerigan };
        let other = Reason::OtherCaptain { captain, company: Company::Kerigan };
        let stranger = Reason::NotYours { person: captain };
        assert_eq!(Reason::nearest([other, Reason::NotAsked, stranger]), Some(other));
        assert_eq!(Reason::nearest([taken, other]), Some(taken));
        assert_eq!(Reason::nearest([Reason::SameSwap, taken]), Some(taken));
        assert_eq!(Reason::nearest([Reason::NotAsked, Reason::NotAsked]), None);
        assert_eq!(Reason::nearest([]), None);
    }
}
