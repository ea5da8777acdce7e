//! Why a hex takes no tile at all. Each tile may be refused for a reason of its own: the one worth telling is that of the
//! tile which comes nearest to being legal.

use std::cmp::Reverse;

use hexes::{Coord, Edges};
use kernel::Seat;

use crate::phase::Phase;
use crate::printed::TileSet;
use crate::reason::Reason;
use crate::table::Table;

impl Table {
    /// Why this player, whose build turn it is, can lay no tile on this hex; `None` when there is one that they can lay.
    #[must_use]
    pub fn why_no_tile(&self, seat: Seat, at: Coord) -> Option<Reason> {
        let Phase::BuildTrack(building) = &self.phase else {
            return Some(Reason::wrong_question(&self.phase));
        };
        let joins = self.board().find(at).map_or(Edges::NONE, |hex| {
            let site = self.site(seat, hex);
            if site.has_exit { Edges::ALL } else { site.joins }.without(self.track.edges(hex))
        });
        let mut nearest: Option<((u8, Reverse<u16>), Reason)> = None;
        for tile in TileSet::shipped().ids() {
            let why = self.plan(building, seat, at, tile).err()?;
            let found = nearness(why, TileSet::shipped().tile(tile).edges.meets(joins));
            if nearest.is_none_or(|(best, _)| best < found) {
                nearest = Some((found, why));
            }
        }
        nearest.map(|(_, why)| why)
    }
}

/// How near a tile is to being legal: the higher, the nearer. Of tiles that are too dear, the cheapest is. `joined` tells
/// whether its new track would touch something that it may start from.
const fn nearness(why: Reason, joined: bool) -> (u8, Reverse<u16>) {
    let nearness = match why {
        // These hold for every tile alike.
        Reason::AllowanceUsed { .. }
        | Reason::BuiltThisTurn { .. }
        | Reason::NoLand { .. }
        | Reason::City { .. } => 20,
        // It fits: money or pieces are lacking.
        Reason::TooDear { cost, .. } => return (19, Reverse(cost)),
        Reason::NoMarkerLeft { .. } => 18,
        Reason::NoDiskLeft => 17,
        Reason::NoTileLeft { .. } => 16,
        // It would be connected, but leads to where it may not.
        Reason::Loop { .. } if joined => 15,
        Reason::JoinsOthers { .. } if joined => 14,
        Reason::OffTheLand { .. } if joined => 13,
        Reason::FirstTile => 12,
        Reason::Unconnected { .. } => 11,
        Reason::RedirectedUnconnected { .. } => 10,
        // It would turn track that has to stay as it is.
        Reason::OthersTrack { .. } => 9,
        Reason::NoOpenEnd { .. } => 8,
        // The right end is turned, or nothing is near: in both cases it is the other side that is wrong.
        Reason::JoinsOthers { .. } => 7,
        Reason::Loop { .. } => 6,
        Reason::OffTheLand { .. } => 5,
        Reason::WrongEndTurned { .. } => 4,
        Reason::TownTrackStays { .. } => 3,
        Reason::TrackMustStay { .. } => 2,
        Reason::NothingNew { .. } => 1,
        // It is a town tile outside a town.
        Reason::NoTown { .. } => 0,
        _ => {
            debug_assert!(false, "a reason against a tile has its place above");
            0
        }
    };
    (nearness, Reverse(0))
}
