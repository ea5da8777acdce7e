//! Why a hex takes no tile at all. Each tile may be refused for a reason of its own: the one worth telling is that of the
//! tile which comes nearest to being legal.

use hexes::Coord;
use kernel::Seat;

use crate::printed::TileSet;
use crate::reason::Reason;
use crate::table::Table;

impl Table {
    /// Why this player, whose turn it is, can lay no tile in this hex; `None` when there is one that they can lay. In the hex
    /// of the last tile of their incomplete link: why that tile can be neither replaced nor taken back.
    #[must_use]
    pub fn why_no_tile(&self, seat: Seat, at: Coord) -> Option<Reason> {
        if !self.phase.lays_track() {
            return Some(self.wrong_question());
        }
        let tiles = TileSet::shipped().ids();
        if self.last(seat).is_some_and(|last| self.board().hex(last.stub.hex).coord == at) {
            let mut replaced = tiles.map(|tile| self.terms_to_replace(seat, tile));
            return if replaced.any(|terms| terms.is_ok()) { None } else { self.judge_remove(seat).err() };
        }
        let mut nearest: Option<Reason> = None;
        for tile in tiles {
            let why = self.terms(seat, at, tile).err()?;
            if nearest.is_none_or(|best| nearness(&best) <= nearness(&why)) {
                nearest = Some(why);
            }
        }
        nearest.map(|why| self.said_of_all_tiles(seat, at, why))
    }

    /// A reason speaks of one tile. Where none fits because of what lies in the hex, that is what keeps all of them away.
    fn said_of_all_tiles(&self, seat: Seat, at: Coord, why: Reason) -> Reason {
        let in_the_way = match why {
            Reason::OccupiedHex { .. } | Reason::TurnsTrack { .. } => true,
            // The link does lead here, but what lies here lets no track in.
            Reason::FinishFirst { .. } => self.leads_into(seat, at),
            // A link could begin beside it, but track lies there.
            Reason::Unconnected { .. } => self.lies_beside_a_start(seat, at),
            _ => false,
        };
        if in_the_way { self.why_no_crossing(at).unwrap_or(why) } else { why }
    }

    /// Whether the open end of this player's incomplete link leads into a hex: it has to go on there (SP-2.9).
    fn leads_into(&self, seat: Seat, at: Coord) -> bool {
        let ahead = self.track.stub(seat).and_then(|stub| self.track.ahead(stub));
        ahead.is_some_and(|(hex, _)| self.board().hex(hex).coord == at)
    }

    /// Whether a city that this player may begin a link in lies beside a hex (SP-2.7, SP-9.3).
    fn lies_beside_a_start(&self, seat: Seat, at: Coord) -> bool {
        let Some(hex) = self.board().find(at).map(|hex| self.board().hex(hex)) else { return false };
        let starts = self.starts(seat);
        hex.cities.iter().any(|edge| hex.city(edge).is_some_and(|city| starts.contains(city)))
    }

    /// Why the track that lies in a hex cannot be crossed at all, or not from where a player comes: no tile of the box does
    /// it (SP-2.13). `None` where there is no track.
    fn why_no_crossing(&self, at: Coord) -> Option<Reason> {
        match self.track.paths(self.board().find(at)?) {
            [None, None] => None,
            [Some(path), None] | [None, Some(path)] if !TileSet::shipped().is_crossed(path.segment()) => {
                Some(Reason::NoTileCrosses { at })
            }
            _ => Some(Reason::NoCrossingFits { at }),
        }
    }
}

/// How near a tile is to being legal, the more the nearer.
const fn nearness(why: &Reason) -> u8 {
    match why {
        // It fits: money, a train or the tile itself is lacking.
        Reason::TooDear { .. } => 12,
        Reason::NoTrain => 11,
        Reason::NoTileLeft { .. } => 10,
        // It would be connected, but leads to where it may not.
        Reason::JoinsOther { .. } => 9,
        Reason::Loop { .. } => 8,
        Reason::OffTheLand { .. } => 7,
        // It does not come from where track may come from.
        Reason::Unconnected { .. } => 6,
        Reason::FirstTrack { .. } => 5,
        Reason::FinishFirst { .. } => 4,
        // It does not suit what lies there.
        Reason::TurnsTrack { .. } => 3,
        Reason::OccupiedHex { .. } => 2,
        Reason::CrossingInEmptyHex { .. } => 1,
        // These hold for every tile alike.
        Reason::Water { .. } | Reason::OnCity { .. } | Reason::NoThirdTrack { .. } => 0,
        _ => {
            debug_assert!(false, "a reason against a tile has its place above");
            0
        }
    }
}
