//! The rule that each reason is of, and its sentence.

use kernel::{Text, text};

use super::Reason;
use crate::printed::{Bonus, LAYOUT, TileSet};
use crate::table::Phase;

impl kernel::Reason for Reason {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotYourTurn { .. } | Self::WrongQuestion { .. } => "SP-1.3",
            Self::TooDear { .. } => "SP-2.2",
            Self::Water { .. } | Self::OnCity { .. } => "SP-2.4",
            Self::OffTheLand { .. } => "SP-2.5",
            Self::FirstTrack { .. } => "SP-2.6",
            Self::Unconnected { .. } => "SP-2.7",
            Self::Loop { .. } => "SP-2.8",
            Self::FinishFirst { .. } => "SP-2.9",
            Self::NoTrain => "SP-2.10",
            Self::JoinsOther { .. } => "SP-2.11",
            Self::OccupiedHex { .. } => "SP-2.12",
            Self::TurnsTrack { .. } | Self::NoCrossingFits { .. } | Self::NoTileCrosses { .. } => "SP-2.13",
            Self::CrossingInEmptyHex { .. } | Self::NoThirdTrack { .. } => "SP-2.14",
            Self::NoTileLeft { .. } => "SP-2.15",
            Self::NothingToRemove => "SP-2.16",
            Self::NothingToReplace | Self::SameTile { .. } => "SP-2.17",
            Self::NoCityForFactory { .. } | Self::NoLinkToCity { .. } => "SP-3.1",
            Self::NoLinkToGroup { .. } => "SP-3.2",
            Self::NoResourcesLeft { .. } | Self::FactorySize { .. } => "SP-3.3",
            Self::FactoryForPoints { .. } => "SP-3.4",
            Self::SecondFactory { .. } => "SP-3.5",
            Self::NoFactoryLeft => "SP-3.6",
            Self::NoSuchContract { .. } => "SP-4.1",
            Self::NoNetwork => "SP-4.2",
            Self::NoCityToBringFrom { .. } | Self::NoResourceThere { .. } | Self::NoWayFrom { .. } => {
                "SP-4.3"
            }
            Self::NoSuchRoute { .. } => "SP-4.6",
            Self::ContractTooDear { .. } | Self::NoMoneyForRest { .. } => "SP-4.8",
            Self::BonusFirst { .. } => "SP-4.11",
            Self::BonusFactorySize { .. } => "SP-4.13",
            Self::WhoseHand | Self::BagFirst { .. } | Self::OneHand | Self::NotTheFullest => "SP-5.2",
            Self::NothingToTake => "SP-5.3",
            Self::EmptyBag => "SP-10.6",
        }
    }

    fn text(&self) -> Text {
        match *self {
            Self::NotYourTurn { asked } => text!(sp_no_not_your_turn, asked = asked),
            Self::WrongQuestion { phase } => wrong_question(phase),
            Self::BonusFirst { bonus } => bonus_first(bonus),
            Self::TooDear { cost, cash } => text!(sp_no_too_dear, cost = cost, cash = cash),
            Self::Water { at } => text!(sp_no_water, at = at.to_string()),
            Self::OnCity { city } => text!(sp_no_track_on_city, city = city),
            Self::OffTheLand { at, edge } => {
                text!(sp_no_off_the_land, at = at.to_string(), edge = LAYOUT.side(edge))
            }
            Self::FirstTrack { at } => text!(sp_no_first_track, at = at.to_string()),
            Self::Unconnected { at } => text!(sp_no_unconnected, at = at.to_string()),
            Self::Loop { city } => text!(sp_no_loop, city = city),
            Self::FinishFirst { at } => text!(sp_no_finish_first, at = at.to_string()),
            Self::NoTrain => text!(sp_no_train),
            Self::JoinsOther { at, edge, owner } => {
                text!(sp_no_joins_other, at = at.to_string(), edge = LAYOUT.side(edge), owner = owner)
            }
            Self::OccupiedHex { at } => text!(sp_no_occupied, at = at.to_string()),
            Self::TurnsTrack { at } => text!(sp_no_turns_track, at = at.to_string()),
            Self::NoCrossingFits { at } => text!(sp_no_crossing_fits, at = at.to_string()),
            Self::NoTileCrosses { at } => text!(sp_no_crossing_of_tight_curve, at = at.to_string()),
            Self::CrossingInEmptyHex { at } => text!(sp_no_crossing_in_empty_hex, at = at.to_string()),
            Self::NoThirdTrack { at } => text!(sp_no_third_track, at = at.to_string()),
            Self::NoTileLeft { tile } => {
                text!(sp_no_tile_left, tile = TileSet::shipped().face(tile).name())
            }
            Self::NothingToRemove | Self::NothingToReplace => text!(sp_no_incomplete_link),
            Self::SameTile { at } => text!(sp_no_same_tile, at = at.to_string()),
            Self::NoCityForFactory { at } | Self::NoCityToBringFrom { at } => {
                text!(sp_no_city_here, at = at.to_string())
            }
            Self::NoLinkToCity { city } => text!(sp_no_link_to_city, city = city),
            Self::NoLinkToGroup { city } => text!(sp_no_link_to_group, city = city),
            Self::NoResourcesLeft { colour } => text!(sp_no_resources_left, colour = colour.name()),
            Self::FactorySize { resources } => text!(sp_no_factory_size_only, resources = resources),
            Self::BonusFactorySize { fewest, most } if fewest == most => {
                text!(sp_no_factory_size_only, resources = most)
            }
            Self::BonusFactorySize { fewest, most } => {
                text!(sp_no_factory_size, fewest = fewest, most = most)
            }
            Self::FactoryForPoints { city } => text!(sp_no_factory_for_points, city = city),
            Self::SecondFactory { city } => text!(sp_no_second_factory, city = city),
            Self::NoFactoryLeft => text!(sp_no_factory_left),
            Self::NoSuchContract { contract } => {
                text!(sp_no_such_contract, contract = contract.to_string())
            }
            Self::NoNetwork => text!(sp_no_network),
            Self::NoResourceThere { city, colour } => {
                text!(sp_no_resource_there, city = city, colour = colour.name())
            }
            Self::NoWayFrom { city } => text!(sp_no_way_from, city = city),
            Self::NoSuchRoute { city, pay } => text!(sp_no_such_route, city = city, paid = pay.text(0)),
            Self::ContractTooDear { cost, cash } => {
                text!(sp_no_contract_too_dear, cost = cost, cash = cash)
            }
            Self::NoMoneyForRest { city } => text!(sp_no_money_for_rest, city = city),
            Self::WhoseHand => text!(sp_no_whose_hand),
            Self::BagFirst { contracts } => text!(sp_no_bag_first, contracts = contracts),
            Self::OneHand => text!(sp_no_one_hand),
            Self::NotTheFullest => text!(sp_no_not_the_fullest),
            Self::NothingToTake | Self::EmptyBag => text!(sp_no_contracts),
        }
    }
}

fn wrong_question(phase: Phase) -> Text {
    match phase {
        Phase::Over => text!(sp_no_game_over),
        Phase::Action => text!(sp_no_wrong_action),
        Phase::SecondTile => text!(sp_no_wrong_second_tile),
        Phase::Fulfilling { .. } => text!(sp_no_wrong_fulfilling),
        Phase::Bonus(bonus) => bonus_first(bonus),
        Phase::SecondContract => text!(sp_no_wrong_second_contract),
    }
}

fn bonus_first(bonus: Bonus) -> Text {
    match bonus {
        Bonus::Track => text!(sp_no_wrong_bonus_track),
        Bonus::Factory => text!(sp_no_wrong_bonus_factory),
        Bonus::Contracts => text!(sp_no_wrong_bonus_contracts),
    }
}
