//! The number of each reason's rule, and its sentence.

use std::fmt;

use hexes::Coord;
use kernel::{Text, text};

use super::Reason;
use crate::kinds::Kind;
use crate::table::TRAINS_IN_A_HEX;
use crate::turn::MOST_SPACES;

impl Reason {
    #[expect(clippy::too_many_lines, reason = "one line for each rule")]
    fn rule_and_text(&self) -> (&'static str, Text) {
        let at = |hex: Coord| hex.to_string();
        match *self {
            Self::GameOver => ("EMP-1.7", text!(emp_no_game_over)),
            Self::NotYourTurn { asked } => ("EMP-1.6", text!(emp_no_not_your_turn, asked = asked)),
            Self::NotAsked => ("EMP-1.6", text!(emp_no_not_asked)),
            Self::NotSkipped => ("EMP-1.6", text!(emp_no_not_skipped)),
            Self::HexUnknown { coord } => ("EMP-0.2", text!(emp_no_hex, hex = coord.to_string())),
            Self::AwardGone { award } => ("EMP-13.2", text!(emp_no_award, award = award.name())),
            Self::CompanyTaken { company } => {
                ("EMP-0.10", text!(emp_no_company_taken, company = company.name()))
            }
            Self::NotACaptain { person } => ("EMP-0.9", text!(emp_no_captain, person = person.name())),
            Self::LeftOut { person } => ("EMP-13.5", text!(emp_no_left_out, person = person.name())),
            Self::CaptainTaken { captain } => {
                ("EMP-0.10", text!(emp_no_captain_taken, person = captain.name()))
            }
            Self::OtherCaptain { captain, company } => {
                ("EMP-0.9", text!(emp_no_other_captain, person = captain.name(), company = company.name()))
            }
            Self::CaptainNeeded { captain } => {
                ("EMP-0.10", text!(emp_no_captain_needed, person = captain.name()))
            }
            Self::NotHome { hex } => ("EMP-0.12", text!(emp_no_not_home, hex = at(hex))),
            Self::NotBesideFirst { hex, of } => {
                ("EMP-0.12", text!(emp_no_not_beside_first, hex = at(hex), of = at(of)))
            }
            Self::MainActionBegun => ("EMP-1.3", text!(emp_no_main_action_begun)),
            Self::FinalDelivery => ("EMP-11.5", text!(emp_no_final_specialists)),
            Self::NotYours { person } => ("EMP-2.1", text!(emp_no_not_yours, person = person.name())),
            Self::FaceDown { person } if person.kind() == Kind::Surveyor => {
                ("EMP-2.3", text!(emp_no_used_up, person = person.name()))
            }
            Self::FaceDown { person } => ("EMP-2.2", text!(emp_no_face_down, person = person.name())),
            Self::AlwaysOn { person } => ("EMP-2.4", text!(emp_no_always_on, person = person.name())),
            Self::UsedThisTurn { person, rule } => {
                (rule, text!(emp_no_used_this_turn, person = person.name()))
            }
            Self::PersonDoesNothing { person } => {
                ("EMP-2.5", text!(emp_no_does_nothing, what = person.name()))
            }
            Self::ExchangeHalf { person } => ("EMP-2.6", text!(emp_no_exchange, person = person.name())),
            Self::PaidForNothing { person } => {
                ("EMP-2.7", text!(emp_no_paid_for_nothing, person = person.name()))
            }
            Self::PriceTooHigh { person, price, mana } => {
                ("EMP-2.7", text!(emp_no_price, person = person.name(), price = price, mana = mana))
            }
            Self::NotFreeNow { person } => ("EMP-10.8", text!(emp_no_free_use, person = person.name())),
            Self::OptionUnknown { option } => ("EMP-2.8", text!(emp_no_option, option = option)),
            Self::OptionDoesNothing { option } => {
                ("EMP-2.5", text!(emp_no_option_does_nothing, option = option))
            }
            Self::NothingToReclaim => ("EMP-3.4", text!(emp_no_reclaim)),
            Self::NothingToRefresh => ("EMP-3.4", text!(emp_no_refresh)),
            Self::GainedAlready => ("EMP-3.4", text!(emp_no_gained_already)),
            Self::WrongSpaces { spaces } => {
                ("EMP-4.1", text!(emp_no_spaces, spaces = spaces, most = MOST_SPACES))
            }
            Self::PastTheEnd { left } => ("EMP-4.1", text!(emp_no_past_the_end, left = left)),
            Self::MoveCost { spaces, price, mana } => {
                ("EMP-4.2", text!(emp_no_move_cost, spaces = spaces, price = price, mana = mana))
            }
            Self::MoveFirst => ("EMP-4.3", text!(emp_no_move_first)),
            Self::NothingAtStart => ("EMP-4.13", text!(emp_no_start)),
            Self::NothingToActivate => ("EMP-4.13", text!(emp_no_nothing_to_activate)),
            Self::OtherColumn { slot } => ("EMP-4.3", text!(emp_no_column, column = slot.column() + 1)),
            Self::SlotEmpty { slot } => ("EMP-4.3", text!(emp_no_car, slot = slot.to_string())),
            Self::ActivatedAlready { slot } => {
                ("EMP-4.4", text!(emp_no_activated_already, slot = slot.to_string()))
            }
            Self::OnlyTheDouble => ("EMP-4.12", text!(emp_no_only_the_double)),
            Self::DoubleImpossible => ("EMP-4.12", text!(emp_no_double)),
            Self::DoubleAlone => ("EMP-4.12", text!(emp_no_double_alone)),
            Self::ActivationCost { price, mana } => {
                ("EMP-4.7", text!(emp_no_activation_cost, price = price, mana = mana))
            }
            Self::ManaLocked { price, unlocked, mana } => {
                ("EMP-4.8", text!(emp_no_mana_locked, price = price, unlocked = unlocked, mana = mana))
            }
            Self::CarDoesNothing { car } => ("EMP-2.5", text!(emp_no_does_nothing, what = car.name())),
            Self::NotInMarket { car } => ("EMP-5.1", text!(emp_no_market, car = car.name())),
            Self::RailyardFull => ("EMP-5.6", text!(emp_no_room)),
            Self::SlotTaken { slot } => ("EMP-5.5", text!(emp_no_slot_taken, slot = slot.to_string())),
            Self::SecondRowFirst => ("EMP-5.4", text!(emp_no_second_row_first)),
            Self::PrintedLast => ("EMP-5.5", text!(emp_no_printed_last)),
            Self::PrintedStays => ("EMP-5.7", text!(emp_no_printed_stays)),
            Self::SameSwap => ("EMP-5.7", text!(emp_no_same_swap)),
            Self::TileMissing { slot, rule } => (rule, text!(emp_no_tile_there, slot = slot.to_string())),
            Self::NotToCopy { car, market } => {
                let rule = if market { "EMP-10.3" } else { "EMP-10.2" };
                (rule, text!(emp_no_copy, car = car.name()))
            }
            Self::CopiedTwice { car } => ("EMP-10.5", text!(emp_no_copied_twice, car = car.name())),
            Self::NotToImitate { person, surveyor } => {
                let rule = if surveyor { "EMP-10.7" } else { "EMP-10.6" };
                (rule, text!(emp_no_imitate, person = person.name()))
            }
            Self::NotGained { slot } => ("EMP-10.9", text!(emp_no_not_gained, slot = slot.to_string())),
            Self::CaptainsStay => ("EMP-7.8", text!(emp_no_captains_stay)),
            Self::KindTaken { kind } => {
                ("EMP-7.8", text!(emp_no_kind_taken, kind = kind.name_with_article()))
            }
            Self::StackEmpty { kind } => ("EMP-7.7", text!(emp_no_stack_empty, kind = kind.name())),
            Self::NotInStack { person, rule } => (rule, text!(emp_no_not_in_stack, person = person.name())),
            Self::UnlikeTrade => ("EMP-10.10", text!(emp_no_unlike_trade)),
            Self::CityFar { city, rule } => (rule, text!(emp_no_city_far, city = city.city_name())),
            Self::NothingToDeliver { good } => {
                ("EMP-6.3", text!(emp_no_nothing_to_deliver, good = good.good()))
            }
            Self::OtherColour { city, good } => {
                ("EMP-6.3", text!(emp_no_other_colour, city = city.city_name(), good = good.good()))
            }
            Self::SwappedTileNeeds { city, good } => {
                ("EMP-6.14", text!(emp_no_swapped_tile, city = city.city_name(), good = good.good()))
            }
            Self::WrongGood { good, city } => {
                ("EMP-6.3", text!(emp_no_wrong_good, city = city.city_name(), good = good.good()))
            }
            Self::TooManyGoods { most, rule } => (rule, text!(emp_no_too_many_goods, most = most)),
            Self::NothingLoaded => ("EMP-6.3", text!(emp_no_nothing_loaded)),
            Self::DemandMissing { size, city } => {
                ("EMP-6.5", text!(emp_no_tile, tile = size.name(), city = city.city_name()))
            }
            Self::NotEarned { size, taken } => {
                ("EMP-6.5", text!(emp_no_not_earned, tile = size.name(), needs = size.goods(), taken = taken))
            }
            Self::StandEmpty { stand } => {
                ("EMP-6.13", text!(emp_no_tile, tile = stand.size.name(), city = stand.city.city_name()))
            }
            Self::SameCity => ("EMP-6.13", text!(emp_no_same_city)),
            Self::TrainInCity { hex } => ("EMP-8.4", text!(emp_no_train_in_city, hex = at(hex))),
            Self::OwnTrain { hex } => ("EMP-8.3", text!(emp_no_own_train, hex = at(hex))),
            Self::HexFull { hex } => {
                ("EMP-8.2", text!(emp_no_hex_full, hex = at(hex), most = TRAINS_IN_A_HEX))
            }
            Self::TrainsUsedUp => ("EMP-8.1", text!(emp_no_trains)),
            Self::Wasteland { hex } => ("EMP-8.6", text!(emp_no_wasteland, hex = at(hex))),
            Self::WrongTerrain { hex } => ("EMP-8.1", text!(emp_no_terrain, hex = at(hex))),
            Self::TerrainAgain { hex, same: true, .. } => {
                ("EMP-10.14", text!(emp_no_other_terrain, hex = at(hex)))
            }
            Self::TerrainAgain { hex, same: false, any } => {
                let rule = if any { "EMP-10.15" } else { "EMP-8.12" };
                (rule, text!(emp_no_terrain_again, hex = at(hex)))
            }
            Self::NotEdge { hex } => ("EMP-8.7", text!(emp_no_edge, hex = at(hex))),
            Self::NotByCity { hex, wasteland } => {
                let key = if wasteland {
                    text!(emp_no_by_city_or_wasteland, hex = at(hex))
                } else {
                    text!(emp_no_by_city, hex = at(hex))
                };
                ("EMP-8.9", key)
            }
            Self::CompetitorMissing { hex } => ("EMP-8.11", text!(emp_no_competitor, hex = at(hex))),
            Self::HexGiven { hex } => ("EMP-8.16", text!(emp_no_hex_given, hex = at(hex))),
            Self::TransferCost { hex, price, mana } => {
                ("EMP-8.14", text!(emp_no_transfer_cost, hex = at(hex), price = price, mana = mana))
            }
            Self::OutOfReach { hex } => ("EMP-8.13", text!(emp_no_out_of_reach, hex = at(hex))),
            Self::NotFree { hex, over } => {
                ("EMP-8.18", text!(emp_no_not_free, hex = at(hex), over = at(over)))
            }
            Self::WastelandInCity { hex } => ("EMP-9.1", text!(emp_no_wasteland_in_city, hex = at(hex))),
            Self::WastelandTwice { hex } => ("EMP-9.1", text!(emp_no_wasteland_twice, hex = at(hex))),
            Self::WastelandFar { hex } => ("EMP-9.1", text!(emp_no_wasteland_far, hex = at(hex))),
            Self::WastelandUsedUp { tiles } => ("EMP-9.3", text!(emp_no_wasteland_left, tiles = tiles)),
            Self::NotInNetwork { hex, rule } => (rule, text!(emp_no_in_network, hex = at(hex))),
            Self::NotBeside { hex, of, rule } => (rule, text!(emp_no_beside, hex = at(hex), of = at(of))),
            Self::OwnTrainMoves { hex } => ("EMP-9.5", text!(emp_no_own_train, hex = at(hex))),
            Self::HexFullMoves { hex } => {
                ("EMP-9.5", text!(emp_no_hex_full, hex = at(hex), most = TRAINS_IN_A_HEX))
            }
            Self::OwnTrainSwitches { hex } => ("EMP-9.7", text!(emp_no_own_train, hex = at(hex))),
            Self::RivalTrainMissing { hex } => ("EMP-9.7", text!(emp_no_rival_train, hex = at(hex))),
            Self::OtherTrain { hex } => ("EMP-9.6", text!(emp_no_other_train, hex = at(hex))),
            Self::TrainStuck { hex } => ("EMP-2.6", text!(emp_no_train_stuck, hex = at(hex))),
            Self::GoodMissing { hex, good, rule } => {
                (rule, text!(emp_no_good, hex = at(hex), good = good.good()))
            }
            Self::SupplyOut { good: Some(good) } => ("EMP-9.15", text!(emp_no_supply, good = good.good())),
            Self::SupplyOut { good: None } => ("EMP-9.15", text!(emp_no_supply_at_all)),
            Self::WrongColour { hex, good } => {
                ("EMP-9.11", text!(emp_no_colour, hex = at(hex), good = good.good()))
            }
            Self::SameColour => ("EMP-9.13", text!(emp_no_same_colour)),
            Self::SameHex { hex } => ("EMP-9.10", text!(emp_no_same_hex, hex = at(hex))),
            Self::CompetitorThere { hex } => ("EMP-9.10", text!(emp_no_competitor_there, hex = at(hex))),
            Self::NowhereToMove { hex } => ("EMP-9.10", text!(emp_no_nowhere_to_move, hex = at(hex))),
            Self::HexDoesNothing { hex } => ("EMP-2.5", text!(emp_no_hex_does_nothing, hex = at(hex))),
        }
    }
}

impl kernel::Reason for Reason {
    fn rule(&self) -> &'static str {
        self.rule_and_text().0
    }

    fn text(&self) -> Text {
        self.rule_and_text().1
    }
}

/// In English.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rule_and_text().1.fmt(f)
    }
}
