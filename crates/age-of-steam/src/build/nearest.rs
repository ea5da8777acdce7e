//! Why a hex takes no tile at all. Each tile may be refused for a reason of its own: the one worth telling is that of the
//! tile which comes nearest to being legal.

use std::cmp::Reverse;

use hexes::{Coord, Edges};
use kernel::{Refusal, Seat};

use super::why::Why;
use crate::position::wrong_question;
use crate::table::{Phase, Table};
use crate::tiles::TileSet;

impl Table {
    /// Why this player, whose build turn it is, can lay no tile on this hex; `None` when there is one that he can lay.
    #[must_use]
    pub fn why_no_tile(&self, seat: Seat, at: Coord) -> Option<Refusal> {
        let Phase::BuildTrack(building) = &self.phase else { return Some(wrong_question(&self.phase)) };
        let joins = self.board().find(at).map_or(Edges::NONE, |hex| {
            let site = self.site(seat, hex);
            if site.has_exit { Edges::ALL } else { site.joins }.without(self.track.edges(hex))
        });
        let mut nearest: Option<((u8, Reverse<u16>), Why)> = None;
        for tile in TileSet::shipped().ids() {
            let why = self.plan_or_why(building, seat, at, tile).err()?;
            let found = nearness(why, TileSet::shipped().tile(tile).edges.meets(joins));
            if nearest.is_none_or(|(best, _)| best < found) {
                nearest = Some((found, why));
            }
        }
        nearest.map(|(_, why)| why.refusal(self, seat, at))
    }
}

/// How near a tile is to being legal, the more the nearer; of those that are too dear, the cheapest is. `joined` tells
/// whether its new track would touch something that it may start from.
const fn nearness(why: Why, joined: bool) -> (u8, Reverse<u16>) {
    let nearness = match why {
        // These hold for every tile alike.
        Why::AllowanceUsed { .. } | Why::BuiltThisTurn | Why::NoLand | Why::City { .. } => 20,
        // It fits: money or pieces are lacking.
        Why::TooDear { cost, .. } => return (19, Reverse(cost)),
        Why::NoMarkerLeft { .. } => 18,
        Why::NoDiskLeft => 17,
        Why::NoTileLeft { .. } => 16,
        // It would be connected, but leads to where it may not.
        Why::Loop { .. } if joined => 15,
        Why::JoinsOthers { .. } if joined => 14,
        Why::OffTheLand { .. } if joined => 13,
        Why::FirstTile => 12,
        Why::Unconnected => 11,
        Why::RedirectedUnconnected => 10,
        // It would turn track that has to stay as it is.
        Why::OthersTrack { .. } => 9,
        Why::NoOpenEnd => 8,
        // The right end is turned, or nothing is near: in both cases it is the other side that is wrong.
        Why::JoinsOthers { .. } => 7,
        Why::Loop { .. } => 6,
        Why::OffTheLand { .. } => 5,
        Why::WrongEndTurned => 4,
        Why::TownTrackStays => 3,
        Why::TrackMustStay => 2,
        Why::NothingNew => 1,
        Why::NoTown => 0,
    };
    (nearness, Reverse(0))
}
