//! Every tile that a player may lay now.

use hexes::{Edge, Edges, Segment, Segments};
use kernel::Seat;

use super::judge::Approach;
use crate::ids::{CityId, HexId};
use crate::moves::Move;
use crate::printed::{Across, TileSet};
use crate::table::Table;
use crate::track::{OpenEnds, Path};

/// For each set of allowed edges and each set of wanted ones, the segments within the first that touch the second.
static WITHIN: [[Segments; 64]; 64] = {
    let mut within = [[Segments::NONE; 64]; 64];
    let mut allowed = 0;
    while allowed < 64 {
        let mut wanted = 0;
        while wanted < 64 {
            within[allowed][wanted] =
                Segments::within(Edges::from_bits(allowed as u8), Edges::from_bits(wanted as u8));
            wanted += 1;
        }
        allowed += 1;
    }
    within
};

/// The straights, the curves and the tight curves.
const BY_BEND: [Segments; 3] = {
    let mut by_bend = [Segments::NONE; 3];
    let mut index = 0;
    while index < Segment::COUNT {
        let segment = Segment::ALL[index];
        let bend = segment.bend() as usize;
        by_bend[bend] = by_bend[bend].or(Segments::only(segment));
        index += 1;
    }
    by_bend
};

impl Table {
    /// Adds every `build`, `replace` and `remove` that is legal.
    pub(crate) fn list_track(&self, seat: Seat, out: &mut Vec<Move>) {
        let ends = self.track.open_ends_but(seat);
        match self.track.stub(seat) {
            Some(stub) => {
                if let Some((hex, edge)) = self.track.ahead(stub) {
                    let allowed = self.allowed(hex, Some(stub.start), &ends);
                    self.list_hex(seat, hex, allowed, Edges::only(edge), out);
                }
                self.list_taking_back(seat, &ends, out);
            }
            None if self.player(seat).trains > 0 => self.list_beginnings(seat, &ends, out),
            None => {}
        }
    }

    /// The edges of a hex that a path may touch: land and cities, but not the city that its link begins at, and not
    /// where the link of somebody else ends.
    #[inline]
    fn allowed(&self, hex: HexId, start: Option<CityId>, ends: &OpenEnds) -> Edges {
        let printed = self.board().hex(hex);
        let mut allowed = printed.land.without(ends.at(hex));
        if let Some(start) = start {
            for edge in printed.cities.iter() {
                if printed.city(edge) == Some(start) {
                    allowed.remove(edge);
                }
            }
        }
        allowed
    }

    /// Every link that may be begun: from hex to hex around the cities, so that none is listed twice.
    fn list_beginnings(&self, seat: Seat, ends: &OpenEnds, out: &mut Vec<Move>) {
        let board = self.board();
        let starts = self.starts(seat);
        for city in starts.iter() {
            for edge in Edge::ALL {
                let Some(hex) = board.site(city).around(edge) else { continue };
                let printed = board.hex(hex);
                let mut wanted = Edges::NONE;
                let mut first = city;
                for edge in printed.cities.iter() {
                    if let Some(beside) = printed.city(edge).filter(|beside| starts.contains(*beside)) {
                        wanted.insert(edge);
                        first = first.min(beside);
                    }
                }
                // A hex between two cities to begin in is met from both, and listed with the first.
                if first == city {
                    self.list_hex(seat, hex, self.allowed(hex, None, ends), wanted, out);
                }
            }
        }
    }

    /// Every path in a hex between edges that are allowed that touches one that is wanted.
    #[inline]
    fn list_hex(&self, seat: Seat, hex: HexId, allowed: Edges, wanted: Edges, out: &mut Vec<Move>) {
        if self.tile_price(hex) > self.player(seat).cash {
            return;
        }
        let (tiles, printed) = (TileSet::shipped(), self.board().hex(hex));
        let paths = |allowed: Edges| WITHIN[usize::from(allowed.bits())][usize::from(wanted.bits())];
        let at = printed.coord;
        match self.track.paths(hex) {
            [None, None] => {
                // Those that complete a link come first, then straights before curves: they are offered in this order.
                let complete = paths(allowed.and(printed.cities.or(wanted)));
                for paths in [complete, paths(allowed).without(complete)] {
                    for segments in BY_BEND {
                        for path in paths.and(segments).iter() {
                            let tile = tiles.single(path);
                            if self.track.tiles_left(tiles.tile(tile).kind) > 0 {
                                out.push(Move::Build { at, tile });
                            }
                        }
                    }
                }
            }
            [Some(kept), None] | [None, Some(kept)] => {
                for tile in paths(allowed).iter().filter_map(|path| tiles.crossing(kept.segment(), path)) {
                    if self.track.tiles_left(tiles.tile(tile).kind) > 0 {
                        out.push(Move::Build { at, tile });
                    }
                }
            }
            [Some(_), Some(_)] => {}
        }
    }

    /// Every `replace`, and `remove`.
    fn list_taking_back(&self, seat: Seat, ends: &OpenEnds, out: &mut Vec<Move>) {
        let Some(last) = self.last(seat) else { return };
        let hex = last.stub.hex;
        let (printed, tiles) = (self.board().hex(hex), TileSet::shipped());
        let (allowed, wanted) = match self.approach_again(seat, &last) {
            Approach::From { start, edge } => {
                let mut allowed = self.allowed(hex, Some(start), ends);
                allowed.insert(edge);
                (allowed, Edges::only(edge))
            }
            Approach::Begin(starts) => {
                let begins = |edge: &Edge| matches!(printed.across(*edge), Across::City(city) if starts.contains(city));
                (self.allowed(hex, None, ends), printed.cities.iter().filter(begins).collect())
            }
        };
        let mut paths = WITHIN[usize::from(allowed.bits())][usize::from(wanted.bits())];
        paths.remove(last.path.segment());
        let kept = self.kept_under(&last).map(Path::segment);
        let laid = paths.iter().filter_map(|path| tiles.beside(kept, path));
        out.extend(laid.filter(|tile| self.has_tile_instead(hex, *tile)).map(Move::Replace));
        if self.judge_remove(seat).is_ok() {
            out.push(Move::Remove);
        }
    }
}
