//! The number of each reason's rule, and its sentence.

use std::fmt;

use hexes::Coord;
use kernel::{Reason as _, Text, text};

use super::{Act, Reason};
use crate::kinds::PersonKind;
use crate::table::TRAINS_IN_A_HEX;
use crate::turn::MOST_SPACES;

impl Act {
    /// The rule that asks something of it.
    const fn rule(self) -> &'static str {
        match self {
            Self::Use => "EMP-2.4",
            Self::JoinAdministration => "EMP-3.6",
            Self::Rearrange => "EMP-5.7",
            Self::Discard => "EMP-5.8",
            Self::PickHex => "EMP-6.1",
            Self::Deliver => "EMP-6.3",
            Self::GainGoods => "EMP-6.12",
            Self::Draft => "EMP-7.7",
            Self::DrawMasters => "EMP-7.10",
            Self::MoveTrain => "EMP-9.5",
            Self::ReturnToMove => "EMP-9.6",
            Self::SwitchTrains => "EMP-9.7",
            Self::MoveGood => "EMP-9.10",
            Self::ExchangeGood => "EMP-9.13",
            Self::ReturnGood => "EMP-9.14",
        }
    }
}

impl kernel::Reason for Reason {
    fn rule(&self) -> &'static str {
        match *self {
            Self::UsedThisTurn { act, .. }
            | Self::TileMissing { act, .. }
            | Self::NotInStack { act, .. }
            | Self::CityFar { act, .. }
            | Self::NotInNetwork { act, .. }
            | Self::NotBeside { act, .. }
            | Self::GoodMissing { act, .. } => act.rule(),
            Self::FaceDown { person } if person.kind() == PersonKind::Surveyor => "EMP-2.3",
            Self::FaceDown { .. } => "EMP-2.2",
            Self::NotToCopy { market: false, .. } => "EMP-10.2",
            Self::NotToCopy { market: true, .. } => "EMP-10.3",
            Self::NotToImitate { surveyor: false, .. } => "EMP-10.6",
            Self::NotToImitate { surveyor: true, .. } => "EMP-10.7",
            Self::TooManyGoods { most: 0 | 1 } => "EMP-6.9",
            Self::TooManyGoods { .. } => "EMP-6.8",
            Self::TerrainAgain { same: true, .. } => "EMP-10.14",
            Self::TerrainAgain { same: false, any: true, .. } => "EMP-10.15",
            Self::TerrainAgain { same: false, any: false, .. } => "EMP-8.12",
            Self::HexUnknown { .. } => "EMP-0.2",
            Self::NotACaptain { .. } | Self::OtherCaptain { .. } | Self::CompaniesChosen => "EMP-0.9",
            Self::CompanyTaken { .. } | Self::CaptainTaken { .. } | Self::CaptainNeeded { .. } => "EMP-0.10",
            Self::NotHome { .. } | Self::NotBesideFirst { .. } | Self::HeadquartersLater => "EMP-0.12",
            Self::TrackByCards | Self::PersonLater => "EMP-1.2",
            Self::MainActionBegun => "EMP-1.3",
            Self::NotYourTurn { .. } | Self::NotAsked | Self::NotSkipped | Self::AnswerFirst { .. } => {
                "EMP-1.6"
            }
            Self::GameOver => "EMP-1.7",
            Self::NotYours { .. } | Self::OthersPerson => "EMP-2.1",
            Self::AlwaysOn { .. } => "EMP-2.4",
            Self::PersonDoesNothing { .. }
            | Self::OptionDoesNothing { .. }
            | Self::CarDoesNothing { .. }
            | Self::HexDoesNothing { .. } => "EMP-2.5",
            Self::ExchangeHalf { .. } | Self::TrainStuck { .. } => "EMP-2.6",
            Self::PaidForNothing { .. } | Self::PriceTooHigh { .. } => "EMP-2.7",
            Self::OptionUnknown { .. } => "EMP-2.8",
            Self::NothingToReclaim | Self::NothingToRefresh | Self::GainedAlready => "EMP-3.4",
            Self::WrongSpaces { .. }
            | Self::PastTheEnd { .. }
            | Self::OthersConductor
            | Self::OnlyForward
            | Self::ConductorLater => "EMP-4.1",
            Self::MoveCost { .. } => "EMP-4.2",
            Self::MoveFirst
            | Self::OtherColumn { .. }
            | Self::SlotEmpty { .. }
            | Self::TrackByActivating
            | Self::ActivatedAtTheStop
            | Self::OthersYard => "EMP-4.3",
            Self::ActivatedAlready { .. } => "EMP-4.4",
            Self::ActivationCost { .. } => "EMP-4.7",
            Self::ManaLocked { .. } => "EMP-4.8",
            Self::OnlyTheDouble | Self::DoubleImpossible | Self::DoubleAlone => "EMP-4.12",
            Self::NothingAtStart | Self::NothingToActivate => "EMP-4.13",
            Self::NotInMarket { .. } | Self::MarketLater => "EMP-5.1",
            Self::SecondRowFirst => "EMP-5.4",
            Self::SlotTaken { .. } | Self::PrintedLast => "EMP-5.5",
            Self::RailyardFull => "EMP-5.6",
            Self::PrintedStays | Self::SameSwap => "EMP-5.7",
            Self::NothingToDeliver { .. }
            | Self::OtherColour { .. }
            | Self::WrongGood { .. }
            | Self::NothingLoaded
            | Self::DeliveryBegun
            | Self::NotACity => "EMP-6.3",
            Self::DemandMissing { .. } | Self::NotEarned { .. } | Self::TileByDelivery { .. } => "EMP-6.5",
            Self::StandEmpty { .. } | Self::SameCity => "EMP-6.13",
            Self::SwappedTileNeeds { .. } => "EMP-6.14",
            Self::StackEmpty { .. } | Self::DraftLater => "EMP-7.7",
            Self::CaptainsStay | Self::KindTaken { .. } => "EMP-7.8",
            Self::TrainsUsedUp | Self::WrongTerrain { .. } => "EMP-8.1",
            Self::HexFull { .. } => "EMP-8.2",
            Self::OwnTrain { .. } => "EMP-8.3",
            Self::TrainInCity { .. } => "EMP-8.4",
            Self::Wasteland { .. } => "EMP-8.6",
            Self::NotEdge { .. } => "EMP-8.7",
            Self::NotByCity { .. } => "EMP-8.9",
            Self::CompetitorMissing { .. } => "EMP-8.11",
            Self::OutOfReach { .. } => "EMP-8.13",
            Self::TransferCost { .. } => "EMP-8.14",
            Self::HexGiven { .. } => "EMP-8.16",
            Self::NotFree { .. } => "EMP-8.18",
            Self::WastelandInCity { .. } | Self::WastelandTwice { .. } | Self::WastelandFar { .. } => {
                "EMP-9.1"
            }
            Self::WastelandUsedUp { .. } => "EMP-9.3",
            Self::OwnTrainMoves { .. } | Self::HexFullMoves { .. } => "EMP-9.5",
            Self::OtherTrain { .. } => "EMP-9.6",
            Self::OwnTrainSwitches { .. } | Self::RivalTrainMissing { .. } => "EMP-9.7",
            Self::SameHex { .. } | Self::CompetitorThere { .. } | Self::NowhereToMove { .. } => "EMP-9.10",
            Self::WrongColour { .. } => "EMP-9.11",
            Self::SameColour => "EMP-9.13",
            Self::SupplyOut { .. } | Self::SupplyByCards => "EMP-9.15",
            Self::CopiedTwice { .. } => "EMP-10.5",
            Self::NotFreeNow { .. } => "EMP-10.8",
            Self::NotGained { .. } => "EMP-10.9",
            Self::UnlikeTrade => "EMP-10.10",
            Self::FinalDelivery => "EMP-11.5",
            Self::AwardsInTheEnd => "EMP-12.1",
            Self::AwardGone { .. } => "EMP-13.2",
            Self::LeftOut { .. } => "EMP-13.5",
        }
    }

    #[expect(clippy::too_many_lines, reason = "one line for each rule")]
    fn text(&self) -> Text {
        let at = |hex: Coord| hex.to_string();
        match *self {
            Self::GameOver => text!(emp_no_game_over),
            Self::NotYourTurn { asked } => text!(emp_no_not_your_turn, asked = asked),
            Self::NotAsked => text!(emp_no_not_asked),
            Self::NotSkipped => text!(emp_no_not_skipped),
            Self::HexUnknown { coord } => text!(emp_no_hex, hex = coord.to_string()),
            Self::AwardGone { award } => text!(emp_no_award, award = award.name()),
            Self::CompanyTaken { company } => {
                text!(emp_no_company_taken, company = company.name())
            }
            Self::NotACaptain { person } => text!(emp_no_captain, person = person.name()),
            Self::LeftOut { person } => text!(emp_no_left_out, person = person.name()),
            Self::CaptainTaken { captain } => {
                text!(emp_no_captain_taken, person = captain.name())
            }
            Self::OtherCaptain { captain, company } => {
                text!(emp_no_other_captain, person = captain.name(), company = company.name())
            }
            Self::CaptainNeeded { captain } => {
                text!(emp_no_captain_needed, person = captain.name())
            }
            Self::NotHome { hex } => text!(emp_no_not_home, hex = at(hex)),
            Self::NotBesideFirst { hex, of } => {
                text!(emp_no_not_beside_first, hex = at(hex), of = at(of))
            }
            Self::MainActionBegun => text!(emp_no_main_action_begun),
            Self::FinalDelivery => text!(emp_no_final_specialists),
            Self::NotYours { person } => text!(emp_no_not_yours, person = person.name()),
            Self::FaceDown { person } if person.kind() == PersonKind::Surveyor => {
                text!(emp_no_used_up, person = person.name())
            }
            Self::FaceDown { person } => text!(emp_no_face_down, person = person.name()),
            Self::AlwaysOn { person } => text!(emp_no_always_on, person = person.name()),
            Self::UsedThisTurn { person, .. } => {
                text!(emp_no_used_this_turn, person = person.name())
            }
            Self::PersonDoesNothing { person } => {
                text!(emp_no_does_nothing, what = person.name())
            }
            Self::ExchangeHalf { person } => text!(emp_no_exchange, person = person.name()),
            Self::PaidForNothing { person } => {
                text!(emp_no_paid_for_nothing, person = person.name())
            }
            Self::PriceTooHigh { person, price, mana } => {
                text!(emp_no_price, person = person.name(), price = price, mana = mana)
            }
            Self::NotFreeNow { person } => text!(emp_no_free_use, person = person.name()),
            Self::OptionUnknown { option } => text!(emp_no_option, option = option),
            Self::OptionDoesNothing { option } => {
                text!(emp_no_option_does_nothing, option = option)
            }
            Self::NothingToReclaim => text!(emp_no_reclaim),
            Self::NothingToRefresh => text!(emp_no_refresh),
            Self::GainedAlready => text!(emp_no_gained_already),
            Self::WrongSpaces { spaces } => {
                text!(emp_no_spaces, spaces = spaces, most = MOST_SPACES)
            }
            Self::PastTheEnd { left } => text!(emp_no_past_the_end, left = left),
            Self::MoveCost { spaces, price, mana } => {
                text!(emp_no_move_cost, spaces = spaces, price = price, mana = mana)
            }
            Self::MoveFirst => text!(emp_no_move_first),
            Self::NothingAtStart => text!(emp_no_start),
            Self::NothingToActivate => text!(emp_no_nothing_to_activate),
            Self::OtherColumn { slot } => text!(emp_no_column, column = slot.column() + 1),
            Self::SlotEmpty { slot } => text!(emp_no_car, slot = slot.to_string()),
            Self::ActivatedAlready { slot } => {
                text!(emp_no_activated_already, slot = slot.to_string())
            }
            Self::OnlyTheDouble => text!(emp_no_only_the_double),
            Self::DoubleImpossible => text!(emp_no_double),
            Self::DoubleAlone => text!(emp_no_double_alone),
            Self::ActivationCost { price, mana } => {
                text!(emp_no_activation_cost, price = price, mana = mana)
            }
            Self::ManaLocked { price, unlocked, mana } => {
                text!(emp_no_mana_locked, price = price, unlocked = unlocked, mana = mana)
            }
            Self::CarDoesNothing { car } => text!(emp_no_does_nothing, what = car.name()),
            Self::NotInMarket { car } => text!(emp_no_market, car = car.name()),
            Self::RailyardFull => text!(emp_no_room),
            Self::SlotTaken { slot } => text!(emp_no_slot_taken, slot = slot.to_string()),
            Self::SecondRowFirst => text!(emp_no_second_row_first),
            Self::PrintedLast => text!(emp_no_printed_last),
            Self::PrintedStays => text!(emp_no_printed_stays),
            Self::SameSwap => text!(emp_no_same_swap),
            Self::TileMissing { slot, .. } => text!(emp_no_tile_there, slot = slot.to_string()),
            Self::NotToCopy { car, .. } => text!(emp_no_copy, car = car.name()),
            Self::CopiedTwice { car } => text!(emp_no_copied_twice, car = car.name()),
            Self::NotToImitate { person, .. } => text!(emp_no_imitate, person = person.name()),
            Self::NotGained { slot } => text!(emp_no_not_gained, slot = slot.to_string()),
            Self::CaptainsStay => text!(emp_no_captains_stay),
            Self::KindTaken { kind } => {
                text!(emp_no_kind_taken, kind = kind.name_with_article())
            }
            Self::StackEmpty { kind } => text!(emp_no_stack_empty, kind = kind.name()),
            Self::NotInStack { person, .. } => text!(emp_no_not_in_stack, person = person.name()),
            Self::UnlikeTrade => text!(emp_no_unlike_trade),
            Self::CityFar { city, .. } => text!(emp_no_city_far, city = city.city_name()),
            Self::NothingToDeliver { good } => {
                text!(emp_no_nothing_to_deliver, good = good.good())
            }
            Self::OtherColour { city, good } => {
                text!(emp_no_other_colour, city = city.city_name(), good = good.good())
            }
            Self::SwappedTileNeeds { city, good } => {
                text!(emp_no_swapped_tile, city = city.city_name(), good = good.good())
            }
            Self::WrongGood { good, city } => {
                text!(emp_no_wrong_good, city = city.city_name(), good = good.good())
            }
            Self::TooManyGoods { most } => text!(emp_no_too_many_goods, most = most),
            Self::NothingLoaded => text!(emp_no_nothing_loaded),
            Self::DemandMissing { size, city } => {
                text!(emp_no_tile, tile = size.name(), city = city.city_name())
            }
            Self::NotEarned { size, needs, taken } => {
                text!(emp_no_not_earned, tile = size.name(), needs = needs, taken = taken)
            }
            Self::StandEmpty { stand } => {
                text!(emp_no_tile, tile = stand.size.name(), city = stand.city.city_name())
            }
            Self::SameCity => text!(emp_no_same_city),
            Self::TrainInCity { hex } => text!(emp_no_train_in_city, hex = at(hex)),
            Self::OwnTrain { hex } => text!(emp_no_own_train, hex = at(hex)),
            Self::HexFull { hex } => {
                text!(emp_no_hex_full, hex = at(hex), most = TRAINS_IN_A_HEX)
            }
            Self::TrainsUsedUp => text!(emp_no_trains),
            Self::Wasteland { hex } => text!(emp_no_wasteland, hex = at(hex)),
            Self::WrongTerrain { hex } => text!(emp_no_terrain, hex = at(hex)),
            Self::TerrainAgain { hex, same: true, .. } => {
                text!(emp_no_other_terrain, hex = at(hex))
            }
            Self::TerrainAgain { hex, same: false, .. } => text!(emp_no_terrain_again, hex = at(hex)),
            Self::NotEdge { hex } => text!(emp_no_edge, hex = at(hex)),
            Self::NotByCity { hex, wasteland: false } => text!(emp_no_by_city, hex = at(hex)),
            Self::NotByCity { hex, wasteland: true } => text!(emp_no_by_city_or_wasteland, hex = at(hex)),
            Self::CompetitorMissing { hex } => text!(emp_no_competitor, hex = at(hex)),
            Self::HexGiven { hex } => text!(emp_no_hex_given, hex = at(hex)),
            Self::TransferCost { hex, price, mana } => {
                text!(emp_no_transfer_cost, hex = at(hex), price = price, mana = mana)
            }
            Self::OutOfReach { hex } => text!(emp_no_out_of_reach, hex = at(hex)),
            Self::NotFree { hex, over } => {
                text!(emp_no_not_free, hex = at(hex), over = at(over))
            }
            Self::WastelandInCity { hex } => text!(emp_no_wasteland_in_city, hex = at(hex)),
            Self::WastelandTwice { hex } => text!(emp_no_wasteland_twice, hex = at(hex)),
            Self::WastelandFar { hex } => text!(emp_no_wasteland_far, hex = at(hex)),
            Self::WastelandUsedUp { tiles } => text!(emp_no_wasteland_left, tiles = tiles),
            Self::NotInNetwork { hex, .. } => text!(emp_no_in_network, hex = at(hex)),
            Self::NotBeside { hex, of, .. } => text!(emp_no_beside, hex = at(hex), of = at(of)),
            Self::OwnTrainMoves { hex } => text!(emp_no_own_train, hex = at(hex)),
            Self::HexFullMoves { hex } => {
                text!(emp_no_hex_full, hex = at(hex), most = TRAINS_IN_A_HEX)
            }
            Self::OwnTrainSwitches { hex } => text!(emp_no_own_train, hex = at(hex)),
            Self::RivalTrainMissing { hex } => text!(emp_no_rival_train, hex = at(hex)),
            Self::OtherTrain { hex } => text!(emp_no_other_train, hex = at(hex)),
            Self::TrainStuck { hex } => text!(emp_no_train_stuck, hex = at(hex)),
            Self::GoodMissing { hex, good, .. } => {
                text!(emp_no_good, hex = at(hex), good = good.good())
            }
            Self::SupplyOut { good: Some(good) } => text!(emp_no_supply, good = good.good()),
            Self::SupplyOut { good: None } => text!(emp_no_supply_at_all),
            Self::WrongColour { hex, good } => {
                text!(emp_no_colour, hex = at(hex), good = good.good())
            }
            Self::SameColour => text!(emp_no_same_colour),
            Self::SameHex { hex } => text!(emp_no_same_hex, hex = at(hex)),
            Self::CompetitorThere { hex } => text!(emp_no_competitor_there, hex = at(hex)),
            Self::NowhereToMove { hex } => text!(emp_no_nowhere_to_move, hex = at(hex)),
            Self::HexDoesNothing { hex } => text!(emp_no_hex_does_nothing, hex = at(hex)),
            Self::AnswerFirst { under_way } => text!(emp_no_answer_first, card = under_way.name()),
            Self::TileByDelivery { size, needs } => {
                text!(emp_no_tile_by_delivery, tile = size.name(), goods = needs)
            }
            Self::DeliveryBegun => text!(emp_no_delivery_begun),
            Self::NotACity => text!(emp_no_not_a_city),
            Self::TrackByCards => text!(emp_no_track_by_cards),
            Self::TrackByActivating => text!(emp_no_track_by_activating),
            Self::HeadquartersLater => text!(emp_no_headquarters_later),
            Self::MarketLater => text!(emp_no_market_later),
            Self::DraftLater => text!(emp_no_draft_later),
            Self::AwardsInTheEnd => text!(emp_no_awards_in_the_end),
            Self::CompaniesChosen => text!(emp_no_companies_chosen),
            Self::PersonLater => text!(emp_no_person_later),
            Self::OthersPerson => text!(emp_no_others_person),
            Self::ActivatedAtTheStop => text!(emp_no_activated_at_the_stop),
            Self::OthersYard => text!(emp_no_others_yard),
            Self::OthersConductor => text!(emp_no_others_conductor),
            Self::OnlyForward => text!(emp_no_only_forward, most = MOST_SPACES),
            Self::ConductorLater => text!(emp_no_conductor_later),
            Self::SupplyByCards => text!(emp_no_supply_by_cards),
        }
    }
}

/// In English.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}
