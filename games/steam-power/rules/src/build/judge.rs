//! Whether a tile may be laid, and on what terms.

use hexes::{Coord, Edge, Segment, Shape};
use kernel::Seat;

use super::Change;
use crate::event::NamedCity;
use crate::ids::{Cities, CityId, HexId, TileId};
use crate::moves::Move;
use crate::printed::{Across, TileSet};
use crate::reason::Reason;
use crate::table::Table;
use crate::track::{Path, Stub};

/// A tile that may be laid.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms {
    pub(crate) hex: HexId,
    pub(crate) tile: TileId,
    pub(crate) path: Segment,
    pub(crate) change: Change,
    pub(crate) price: u16,
    /// The city that the link begins at.
    pub(crate) start: CityId,
    /// The edge at which the path ends, away from the start.
    pub(crate) out: Edge,
    /// Whether it begins a link, and so needs a train.
    pub(crate) begins: bool,
}

/// Where the path of a new tile must come from.
#[derive(Clone, Copy, Debug)]
pub(super) enum Approach {
    /// It goes on from the open end of a link, which enters the hex by this edge.
    From { start: CityId, edge: Edge },
    /// It begins a link in one of these cities.
    Begin(Cities),
}

/// The last tile of an incomplete link, as it is when somebody wants to take it back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Last {
    pub(super) stub: Stub,
    pub(super) path: Path,
    /// The edge by which the link comes into this hex.
    pub(super) entered: Edge,
    /// Whether it is the link's only tile.
    pub(super) only: bool,
}

impl Table {
    /// The cities that a new link may begin in (SP-2.6, SP-2.7).
    #[must_use]
    pub fn starts(&self, seat: Seat) -> Cities {
        let linked = self.track.linked(seat);
        if linked.is_empty() {
            return Cities::first(self.board().cities().len());
        }
        if self.variant.start_from_group { self.board().with_groups(linked) } else { linked }
    }

    /// What the next tile in a hex costs (SP-2.2, SP-2.12).
    #[must_use]
    #[inline]
    pub fn tile_price(&self, hex: HexId) -> u16 {
        self.track.tile_price(hex)
    }

    /// What a move about track costs, where it is one: a tile by its hex (SP-2.2, SP-2.12), while another one in place of the
    /// last tile costs nothing (SP-2.17).
    #[must_use]
    pub fn track_price(&self, mv: &Move) -> Option<u16> {
        match *mv {
            Move::Build { at, .. } => self.board().find(at).map(|hex| self.tile_price(hex)),
            Move::Replace(_) => Some(0),
            _ => None,
        }
    }

    /// The terms of `build`.
    pub(crate) fn terms(&self, seat: Seat, at: Coord, tile: TileId) -> Result<Terms, Reason> {
        let board = self.board();
        let hex = match (board.find(at), board.find_city(at)) {
            (Some(hex), _) => hex,
            (None, Some(city)) => return Err(Reason::OnCity { city: NamedCity::of(board, city) }),
            (None, None) => return Err(Reason::Water { at }),
        };
        let approach = match self.track.stub(seat) {
            Some(stub) => match self.track.ahead(stub) {
                Some((ahead, edge)) if ahead == hex => Approach::From { start: stub.start, edge },
                _ => return Err(Reason::FinishFirst { at: board.hex(stub.hex).coord }),
            },
            None => Approach::Begin(self.starts(seat)),
        };
        let kept = match self.track.paths(hex) {
            [None, None] => None,
            [Some(path), None] | [None, Some(path)] => Some(path),
            [Some(_), Some(_)] => return Err(Reason::NoThirdTrack { at }),
        };
        let path = added(kept, tile, at)?;
        let (start, out) = self.connect(seat, hex, path, approach)?;
        if self.track.tiles_left(TileSet::shipped().tile(tile).kind) == 0 {
            return Err(Reason::NoTileLeft { tile });
        }
        let begins = matches!(approach, Approach::Begin(_));
        if begins && self.player(seat).trains == 0 {
            return Err(Reason::NoTrain);
        }
        let change = if kept.is_some() { Change::Cross } else { Change::Lay };
        let price = self.tile_price(hex);
        let cash = self.player(seat).cash;
        if price > cash {
            return Err(Reason::TooDear { cost: price, cash });
        }
        Ok(Terms { hex, tile, path, change, price, start, out, begins })
    }

    /// The last tile of a player's incomplete link.
    pub(super) fn last(&self, seat: Seat) -> Option<Last> {
        let stub = self.track.stub(seat)?;
        let path = self.track.path_at(stub.hex, stub.out)?;
        let entered = path.segment().other_end(stub.out)?;
        let only = matches!(self.board().hex(stub.hex).across(entered), Across::City(_));
        Some(Last { stub, path, entered, only })
    }

    /// What would be left in the hex of the last tile without it.
    pub(super) fn kept_under(&self, last: &Last) -> Option<Path> {
        self.track.paths(last.stub.hex).into_iter().flatten().find(|path| *path != last.path)
    }

    /// The terms of `replace`.
    pub(crate) fn terms_to_replace(&self, seat: Seat, tile: TileId) -> Result<Terms, Reason> {
        let last = self.last(seat).ok_or(Reason::NothingToReplace)?;
        let hex = last.stub.hex;
        let at = self.board().hex(hex).coord;
        let path = added(self.kept_under(&last), tile, at)?;
        if path == last.path.segment() {
            return Err(Reason::SameTile { at });
        }
        let (start, out) = self.connect(seat, hex, path, self.approach_again(seat, &last))?;
        if !self.has_tile_instead(hex, tile) {
            return Err(Reason::NoTileLeft { tile });
        }
        Ok(Terms { hex, tile, path, change: Change::Replace, price: 0, start, out, begins: false })
    }

    /// Where a tile that replaces the last one must come from: a link of one tile may begin otherwise.
    pub(super) fn approach_again(&self, seat: Seat, last: &Last) -> Approach {
        if last.only {
            Approach::Begin(self.starts(seat))
        } else {
            Approach::From { start: last.stub.start, edge: last.entered }
        }
    }

    /// Whether this tile is in the stock once the one that lies in the hex has gone back.
    pub(super) fn has_tile_instead(&self, hex: HexId, tile: TileId) -> bool {
        let tiles = TileSet::shipped();
        let kind = tiles.tile(tile).kind;
        let goes_back = self.track.tile(hex).is_some_and(|old| tiles.tile(old).kind == kind);
        goes_back || self.track.tiles_left(kind) > 0
    }

    /// The tile that `remove` takes, if it is possible: under a crossing a single tile must be put back.
    pub(super) fn judge_remove(&self, seat: Seat) -> Result<Last, Reason> {
        let last = self.last(seat).ok_or(Reason::NothingToRemove)?;
        match self.kept_under(&last).map(|path| TileSet::shipped().single(path.segment())) {
            Some(tile) if !self.has_tile_instead(last.stub.hex, tile) => Err(Reason::NoTileLeft { tile }),
            _ => Ok(last),
        }
    }

    /// Where a path in a hex would begin and where it would lead, or why it may not lie so.
    fn connect(
        &self,
        seat: Seat,
        hex: HexId,
        path: Segment,
        approach: Approach,
    ) -> Result<(CityId, Edge), Reason> {
        let printed = self.board().hex(hex);
        let at = printed.coord;
        let (a, b) = path.ends();
        let (start, out) = match approach {
            Approach::From { start, edge } => match path.other_end(edge) {
                Some(out) => (start, out),
                None => {
                    let at = self.track.stub(seat).map_or(at, |stub| self.board().hex(stub.hex).coord);
                    return Err(Reason::FinishFirst { at });
                }
            },
            Approach::Begin(starts) => {
                let begins_at = |edge: Edge| printed.city(edge).filter(|city| starts.contains(*city));
                match (begins_at(a), begins_at(b)) {
                    (Some(city), _) => (city, b),
                    (None, Some(city)) => (city, a),
                    (None, None) if self.track.linked(seat).is_empty() => {
                        return Err(Reason::FirstTrack { at });
                    }
                    (None, None) => return Err(Reason::Unconnected { at }),
                }
            }
        };
        match printed.across(out) {
            Across::Nothing => return Err(Reason::OffTheLand { at, edge: out }),
            Across::City(city) if city == start => {
                return Err(Reason::Loop { city: NamedCity::of(self.board(), city) });
            }
            Across::City(_) | Across::Hex(_) => {}
        }
        if let Some((edge, owner)) = self.joins_other(seat, hex, path) {
            return Err(Reason::JoinsOther { at, edge, owner });
        }
        Ok((start, out))
    }

    /// The open end of somebody else's link that a path would meet (SP-2.11).
    fn joins_other(&self, seat: Seat, hex: HexId, path: Segment) -> Option<(Edge, Seat)> {
        self.all_seats().filter(|other| *other != seat).find_map(|other| {
            let (ahead, edge) = self.track.ahead(self.track.stub(other)?)?;
            (ahead == hex && path.touches(edge)).then_some((edge, other))
        })
    }
}

/// The path that a tile adds to what a hex keeps (SP-2.12 to SP-2.14).
fn added(kept: Option<Path>, tile: TileId, at: Coord) -> Result<Segment, Reason> {
    match (kept.map(Path::segment), TileSet::shipped().tile(tile).shape) {
        (None, Shape::One(path)) => Ok(path),
        (None, _) => Err(Reason::CrossingInEmptyHex { at }),
        (Some(kept), Shape::Two(one, other)) if one == kept => Ok(other),
        (Some(kept), Shape::Two(other, one)) if one == kept => Ok(other),
        (Some(_), Shape::Two(..)) => Err(Reason::TurnsTrack { at }),
        (Some(_), _) => Err(Reason::OccupiedHex { at }),
    }
}
