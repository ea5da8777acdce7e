//! Track on the board: the paths in each hex, the links that they make, and the incomplete link that each player may
//! have.

mod parts;
mod reading;

use std::hash::{Hash, Hasher};

use arrayvec::ArrayVec;
use hexes::{Edge, Edges};
use kernel::{MAX_SEATS, Seat};

use crate::ids::{Cities, CityId, HexId, TileId};
use crate::printed::{Across, Board, MAX_CITIES, MAX_HEXES, TileKind, TileSet};
use crate::table::{CROSSING_PRICE, MAX_PLAYERS};

pub use parts::{Link, OpenEnds, Path, Run, Stub};

/// The most trains that there is room for: how many a player has is read from `data/`.
pub(crate) const MAX_TRAINS: usize = 18;
/// The most links, each of which has a train.
pub(crate) const MAX_LINKS: usize = MAX_TRAINS * MAX_PLAYERS;

/// All track on a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Track {
    board: &'static Board,
    hexes: [[Option<Path>; 2]; MAX_HEXES],
    tiles_left: [u8; TileKind::COUNT],
    /// In order.
    links: ArrayVec<Link, MAX_LINKS>,
    stubs: [Option<Stub>; MAX_SEATS],
    /// For each seat, the cities that its completed links touch.
    linked: [Cities; MAX_SEATS],
    /// For each city, those that a completed link of anybody joins it to.
    joined: [Cities; MAX_CITIES],
    /// The cities that are connected: touched by a completed link, or side by side with one that is.
    live: Cities,
}

impl PartialEq for Board {
    /// Boards are told apart by their ids: positions point at boards that are shipped.
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Board {}

impl Hash for Track {
    /// The paths: everything else follows from them.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board.id.hash(state);
        let number = |path: Option<Path>| path.map_or(0, Path::byte);
        self.hexes[..self.board.hexes().len()]
            .iter()
            .for_each(|[one, other]| state.write_u16(u16::from_le_bytes([number(*one), number(*other)])));
    }
}

impl Track {
    /// A board without track.
    #[must_use]
    pub fn empty(board: &'static Board) -> Self {
        Self {
            board,
            hexes: [[None; 2]; MAX_HEXES],
            tiles_left: TileSet::shipped().counts.map(|(count, _)| count),
            links: ArrayVec::new(),
            stubs: [None; MAX_SEATS],
            linked: [Cities::NONE; MAX_SEATS],
            joined: [Cities::NONE; MAX_CITIES],
            live: Cities::NONE,
        }
    }

    /// The board that it lies on.
    #[must_use]
    #[inline]
    pub const fn board(&self) -> &'static Board {
        self.board
    }

    /// The paths in a hex: none, one, or two that cross.
    #[must_use]
    #[inline]
    pub const fn paths(&self, hex: HexId) -> [Option<Path>; 2] {
        self.hexes[hex.index()]
    }

    /// The edges of a hex that its track reaches.
    #[must_use]
    #[inline]
    pub fn edges(&self, hex: HexId) -> Edges {
        self.paths(hex)
            .into_iter()
            .flatten()
            .fold(Edges::NONE, |edges, path| edges.or(path.segment().edges()))
    }

    /// The tile that lies in a hex.
    #[must_use]
    pub fn tile(&self, hex: HexId) -> Option<TileId> {
        let tiles = TileSet::shipped();
        match self.paths(hex) {
            [Some(one), Some(other)] => tiles.crossing(one.segment(), other.segment()),
            [Some(one), None] | [None, Some(one)] => Some(tiles.single(one.segment())),
            [None, None] => None,
        }
    }

    /// What the next tile in a hex costs: by its terrain (SP-2.2), or that of a crossing (SP-2.12).
    #[must_use]
    #[inline]
    pub fn tile_price(&self, hex: HexId) -> u16 {
        match self.paths(hex) {
            [None, None] => self.board.hex(hex).terrain.price(),
            _ => CROSSING_PRICE,
        }
    }

    /// How many tiles of this kind are in the stock.
    #[must_use]
    #[inline]
    pub const fn tiles_left(&self, kind: TileKind) -> u8 {
        self.tiles_left[kind.index()]
    }

    /// The completed links, in order.
    #[must_use]
    #[inline]
    pub fn links(&self) -> &[Link] {
        &self.links
    }

    /// A player's incomplete link.
    #[must_use]
    #[inline]
    pub const fn stub(&self, seat: Seat) -> Option<Stub> {
        self.stubs[seat.index()]
    }

    /// The hex that an incomplete link leads to, and the edge by which it would enter it.
    #[must_use]
    #[inline]
    pub fn ahead(&self, stub: Stub) -> Option<(HexId, Edge)> {
        match self.board.hex(stub.hex).across(stub.out) {
            Across::Hex(hex) => Some((hex, stub.out.opposite())),
            Across::City(_) | Across::Nothing => None,
        }
    }

    /// Where the incomplete links of all others end: no track may meet them there (SP-2.11).
    #[must_use]
    #[inline]
    pub fn open_ends_but(&self, seat: Seat) -> OpenEnds {
        let mut ends = OpenEnds::default();
        for (other, stub) in self.stubs.iter().enumerate().take(MAX_PLAYERS) {
            if let Some(stub) = stub
                && other != seat.index()
                && let Some((hex, edge)) = self.ahead(*stub)
            {
                ends.push(hex, edge);
            }
        }
        ends
    }

    /// The cities that a player's completed links touch: the network (SP-4.2).
    #[must_use]
    #[inline]
    pub const fn linked(&self, seat: Seat) -> Cities {
        self.linked[seat.index()]
    }

    /// The cities that a completed link of anybody joins to this one.
    #[must_use]
    #[inline]
    pub const fn joined(&self, city: CityId) -> Cities {
        self.joined[city.index()]
    }

    /// The connected cities (SP-3.2): touched by a completed link of anybody, or side by side with one that is.
    #[must_use]
    #[inline]
    pub const fn live(&self) -> Cities {
        self.live
    }

    /// Trains of a player on the board: one for each link, complete or not.
    #[must_use]
    pub fn trains(&self, seat: Seat) -> usize {
        let complete = self.links.iter().filter(|link| link.owner == seat).count();
        complete + usize::from(self.stub(seat).is_some())
    }

    /// Adds a path to a hex and takes the tile for it from the stock; a tile that lay there goes back.
    pub(crate) fn lay(&mut self, hex: HexId, path: Path) {
        self.change(hex, |paths| match paths {
            [None, _] => paths[0] = Some(path),
            [_, None] => paths[1] = Some(path),
            [Some(_), Some(_)] => unreachable!("a hex has room for two paths"),
        });
    }

    /// Puts a path in place of another; the tile that lay there goes back before the new one is taken.
    pub(crate) fn exchange(&mut self, hex: HexId, old: Path, new: Path) {
        self.change(hex, |paths| {
            paths.iter_mut().filter(|path| **path == Some(old)).for_each(|path| *path = Some(new));
        });
    }

    /// Takes a path out of a hex; a crossing becomes a single tile again.
    pub(crate) fn lift(&mut self, hex: HexId, path: Path) {
        self.change(hex, |paths| {
            if paths[0] == Some(path) {
                *paths = [paths[1], None];
            } else {
                paths[1] = None;
            }
        });
    }

    fn change(&mut self, hex: HexId, change: impl FnOnce(&mut [Option<Path>; 2])) {
        let tiles = TileSet::shipped();
        if let Some(tile) = self.tile(hex) {
            self.tiles_left[tiles.tile(tile).kind.index()] += 1;
        }
        change(&mut self.hexes[hex.index()]);
        if let Some(tile) = self.tile(hex) {
            self.tiles_left[tiles.tile(tile).kind.index()] -= 1;
        }
    }

    pub(crate) const fn set_stub(&mut self, seat: Seat, stub: Option<Stub>) {
        self.stubs[seat.index()] = stub;
    }

    fn forget_links(&mut self) {
        self.links.clear();
        self.stubs = [None; MAX_SEATS];
        self.linked = [Cities::NONE; MAX_SEATS];
        self.joined = [Cities::NONE; MAX_CITIES];
        self.live = Cities::NONE;
    }

    /// Notes a link that is complete.
    pub(crate) fn complete(&mut self, seat: Seat, from: CityId, to: CityId) {
        let link = Link { a: from.min(to), b: from.max(to), owner: seat };
        let index = self.links.partition_point(|other| *other <= link);
        self.links.insert(index, link);
        self.linked[seat.index()] = self.linked(seat).or(Cities::only(from)).or(Cities::only(to));
        self.joined[from.index()].insert(to);
        self.joined[to.index()].insert(from);
        let groups = self.board.site(from).group.or(self.board.site(to).group);
        self.live = self.live.or(groups);
    }

    /// The path of a hex that reaches this edge.
    #[must_use]
    pub fn path_at(&self, hex: HexId, edge: Edge) -> Option<Path> {
        self.paths(hex).into_iter().flatten().find(|path| path.segment().touches(edge))
    }
}
