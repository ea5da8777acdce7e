//! Reasons by rule, and in sentences.

use std::fmt;

use hexes::Layout;
use kernel::{Text, text};

use super::Reason;
use crate::player::{MOST_LINKS, MOST_SHARES};
use crate::printed::TileSet;

impl kernel::Reason for Reason {
    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver | Self::NotYourTurn { .. } | Self::WrongPhase { .. } => "AOS-0.8",
            Self::ShareLimit { .. } => "AOS-1.3",
            Self::LowBid { .. } => "AOS-2.2",
            Self::BidOverCash { .. } => "AOS-2.3",
            Self::NoPass | Self::SecondPass => "AOS-2.5",
            Self::ActionTaken { .. } => "AOS-3.2",
            Self::AllowanceUsed { .. } => "AOS-4.1",
            Self::BuiltThisTurn { .. } => "AOS-4.2",
            Self::NoTileLeft { .. } => "AOS-4.3",
            Self::NoDiskLeft => "AOS-4.4",
            Self::NoTown { .. } => "AOS-4.5",
            Self::NoLand { .. } | Self::City { .. } => "AOS-4.6",
            Self::OffTheLand { .. } => "AOS-4.7",
            Self::JoinsOthers { .. } => "AOS-4.8",
            Self::FirstTile => "AOS-4.9",
            Self::Unconnected { .. } => "AOS-4.10",
            Self::Loop { .. } => "AOS-4.12",
            Self::NoMarkerLeft { .. } => "AOS-4.15",
            Self::NothingNew { .. } | Self::TrackMustStay { .. } => "AOS-4.19",
            Self::WrongEndTurned { .. } | Self::RedirectedUnconnected { .. } => "AOS-4.22",
            Self::NoOpenEnd { .. } | Self::OthersTrack { .. } => "AOS-4.23",
            Self::TownTrackStays { .. } => "AOS-4.24",
            Self::TooDear { .. } => "AOS-4.29",
            Self::NoUrbanization | Self::SecondNewCity | Self::NewCityAfterTiles => "AOS-4.30",
            Self::NoTownToUrbanize { .. } | Self::NewCityPlaced { .. } => "AOS-4.31",
            Self::NoCargo | Self::NoCube { .. } | Self::NoCubes { .. } => "AOS-5.1",
            Self::WeakEngine { .. }
            | Self::NoLinkOf { .. }
            | Self::NoUnownedLink { .. }
            | Self::NoLink { .. } => "AOS-5.2",
            Self::CargoUnderWay { .. } | Self::NoWay { .. } | Self::NoWayOn { .. } => "AOS-5.3",
            Self::SecondVisit { .. } => "AOS-5.4",
            Self::SecondEngine | Self::NoEngineLeft => "AOS-5.7",
            Self::DrawnAlready | Self::NoCubeDrawn | Self::NoBox { .. } | Self::FullBox { .. } => "AOS-9.1",
        }
    }

    fn text(&self) -> Text {
        let side = |edge| Layout::Flat.side(edge);
        match *self {
            Self::GameOver => text!(aos_no_game_over),
            Self::NotYourTurn { asked } => text!(aos_no_not_your_turn, asked = asked),
            Self::WrongPhase { now } => text!(aos_no_wrong_phase, phase = now),

            Self::ShareLimit { shares, left } => {
                text!(aos_no_share_left, shares = shares, left = left, most = MOST_SHARES)
            }

            Self::LowBid { dollars, least } => text!(aos_no_low_bid, dollars = dollars, least = least),
            Self::BidOverCash { dollars, cash } => {
                text!(aos_no_bid_over_cash, dollars = dollars, cash = cash)
            }
            Self::NoPass => text!(aos_no_pass),
            Self::SecondPass => text!(aos_no_second_pass),

            Self::ActionTaken { action, holder } => {
                text!(aos_no_action_taken, action = action.name(), holder = holder)
            }

            Self::AllowanceUsed { allowance } => text!(aos_no_allowance_used, allowance = allowance),
            Self::BuiltThisTurn { at } => text!(aos_no_built_this_turn, at = at.to_string()),
            Self::NoLand { at } => text!(aos_no_land, at = at.to_string()),
            Self::City { city } => text!(aos_no_city_track, city = city),
            Self::NoTown { at } => text!(aos_no_town_here, at = at.to_string()),
            Self::FirstTile => text!(aos_no_first_tile),
            Self::NothingNew { at } => text!(aos_no_nothing_new, at = at.to_string()),
            Self::TrackMustStay { at } => text!(aos_no_track_must_stay, at = at.to_string()),
            Self::TownTrackStays { at } => text!(aos_no_town_track_stays, at = at.to_string()),
            Self::NoOpenEnd { at } => text!(aos_no_open_end, at = at.to_string()),
            Self::WrongEndTurned { at } => text!(aos_no_wrong_end, at = at.to_string()),
            Self::OthersTrack { at, owner } => text!(aos_no_others_track, at = at.to_string(), owner = owner),
            Self::OffTheLand { at, edge } => {
                text!(aos_no_off_the_land, at = at.to_string(), edge = side(edge))
            }
            Self::JoinsOthers { at, edge } => {
                text!(aos_no_joins_others, at = at.to_string(), edge = side(edge))
            }
            Self::Loop { stop } => text!(aos_no_loop, stop = stop),
            Self::Unconnected { at } => text!(aos_no_connection, at = at.to_string()),
            Self::RedirectedUnconnected { at } => {
                text!(aos_no_connection_redirected, at = at.to_string())
            }
            Self::NoTileLeft { kind } => text!(aos_no_tile_left, tile = TileSet::shipped().kind(kind).name()),
            Self::NoDiskLeft => text!(aos_no_disk_left),
            Self::NoMarkerLeft { limit, markers } => {
                text!(aos_no_marker_left, limit = limit, markers = markers)
            }
            Self::TooDear { cost, cash } => text!(aos_no_too_dear, cost = cost, cash = cash),

            Self::NoUrbanization => text!(aos_no_urbanization),
            Self::SecondNewCity => text!(aos_no_second_new_city),
            Self::NewCityAfterTiles => text!(aos_no_new_city_after_tiles),
            Self::NoTownToUrbanize { at } => text!(aos_no_town_to_urbanize, at = at.to_string()),
            Self::NewCityPlaced { city } => text!(aos_no_new_city_left, city = city.notation()),

            Self::NoCargo => text!(aos_no_cargo),
            Self::CargoUnderWay { colour } => text!(aos_no_cargo_under_way, colour = colour.name()),
            Self::NoCube { colour, from } => text!(aos_no_cube, colour = colour.name(), from = from),
            Self::NoCubes { at } => text!(aos_no_cubes_here, at = at),
            Self::WeakEngine { colour, from, links } => {
                text!(aos_no_engine_for_it, colour = colour.name(), from = from, links = links)
            }
            Self::NoWay { colour, from } => text!(aos_no_way, colour = colour.name(), from = from),
            Self::NoWayOn { colour, to } => text!(aos_no_way_on, colour = colour.name(), to = to),
            Self::NoLinkOf { from, to, owner } => {
                text!(aos_no_link_of, from = from, to = to.to_string(), owner = owner)
            }
            Self::NoUnownedLink { from, to } => {
                text!(aos_no_link_unowned, from = from, to = to.to_string())
            }
            Self::NoLink { from, to } => text!(aos_no_link, from = from, to = to),
            Self::SecondVisit { stop } => text!(aos_no_second_visit, stop = stop),
            Self::SecondEngine => text!(aos_no_second_engine),
            Self::NoEngineLeft => text!(aos_no_engine_left, most = MOST_LINKS),

            Self::DrawnAlready => text!(aos_no_draw_again),
            Self::NoCubeDrawn => text!(aos_no_cube_drawn),
            Self::NoBox { column, row } => {
                text!(aos_no_box, column = column.name(), row = u16::from(row) + 1)
            }
            Self::FullBox { column, row, city } => {
                text!(aos_no_room_in_box, place = column.box_label(city, row))
            }
        }
    }
}

/// In English.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        kernel::Reason::text(self).fmt(f)
    }
}
