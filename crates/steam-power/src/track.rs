//! Track on the board: the paths in each hex, the links that they make, and the incomplete link that each player may
//! have.

use std::num::NonZeroU8;

use arrayvec::ArrayVec;
use hexes::{Edge, Edges, Segment};
use kernel::{MAX_SEATS, Seat};

use crate::board::{Across, Board, MAX_CITIES, MAX_HEXES};
use crate::ids::{Cities, CityId, HexId, TileId};
use crate::tiles::{Kind, TileSet};

/// The most players.
pub const MAX_PLAYERS: usize = 5;
/// The most links: eighteen trains for each player.
pub(crate) const MAX_LINKS: usize = 18 * MAX_PLAYERS;

/// A stretch of track across a hex, and whose it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Path(NonZeroU8);

impl Path {
    #[must_use]
    #[inline]
    pub const fn new(segment: Segment, owner: Seat) -> Self {
        // One more than the number, so that an `Option` of it is a single byte too.
        match NonZeroU8::new((owner.index() * Segment::COUNT + segment.index()) as u8 + 1) {
            Some(number) => Self(number),
            None => unreachable!(),
        }
    }

    const fn number(self) -> usize {
        self.0.get() as usize - 1
    }

    #[must_use]
    #[inline]
    pub const fn segment(self) -> Segment {
        Segment::ALL[self.number() % Segment::COUNT]
    }

    #[must_use]
    #[inline]
    pub const fn owner(self) -> Seat {
        Seat::new(self.number() / Segment::COUNT)
    }
}

impl std::fmt::Debug for Path {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} of {}", self.segment(), self.owner())
    }
}

/// A completed link between two cities; the one with the lower number first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Link {
    pub a: CityId,
    pub b: CityId,
    pub owner: Seat,
}

/// The open end of an incomplete link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stub {
    /// The city that the link begins at.
    pub start: CityId,
    /// The last tile.
    pub hex: HexId,
    /// The edge at which the last tile's track ends.
    pub out: Edge,
}

/// A link from its city on, complete or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    pub owner: Seat,
    pub from: CityId,
    /// Each hex with the edge by which the track enters and the one by which it leaves.
    pub hexes: Vec<(HexId, Edge, Edge)>,
    /// `None` for an incomplete link.
    pub to: Option<CityId>,
}

/// All track on a board.
#[derive(Clone, PartialEq, Debug)]
pub struct Track {
    board: &'static Board,
    hexes: [[Option<Path>; 2]; MAX_HEXES],
    tiles_left: [u8; Kind::COUNT],
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

impl Track {
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

    #[must_use]
    #[inline]
    pub const fn tiles_left(&self, kind: Kind) -> u8 {
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

    /// The edges of a hex at which the incomplete link of somebody else ends.
    #[must_use]
    #[inline]
    pub(crate) fn others_ends(&self, hex: HexId, seat: Seat) -> Edges {
        let mut ends = Edges::NONE;
        for other in Seat::all(MAX_PLAYERS).filter(|other| *other != seat) {
            if let Some((ahead, edge)) = self.stub(other).and_then(|stub| self.ahead(stub))
                && ahead == hex
            {
                ends.insert(edge);
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

    /// Puts a path in the place of another; the tile that lay there goes back before the new one is taken.
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
        let at = self.links.partition_point(|other| *other <= link);
        self.links.insert(at, link);
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

    /// The track that leaves a city by this edge, to the city or the open end that it leads to.
    #[must_use]
    pub fn run(&self, from: CityId, edge: Edge) -> Option<Run> {
        let first = self.board.site(from).around(edge)?;
        let owner = self.path_at(first, edge.opposite())?.owner();
        let mut run = Run { owner, from, hexes: Vec::new(), to: None };
        let (mut hex, mut entered) = (first, edge.opposite());
        while let Some(path) = self.path_at(hex, entered).filter(|path| path.owner() == owner)
            && let Some(left) = path.segment().other_end(entered)
            && run.hexes.len() < MAX_HEXES
        {
            run.hexes.push((hex, entered, left));
            match self.board.hex(hex).across(left) {
                Across::City(city) => {
                    run.to = Some(city);
                    break;
                }
                Across::Hex(next) => (hex, entered) = (next, left.opposite()),
                Across::Nothing => break,
            }
        }
        Some(run)
    }

    /// Every link, complete or not, once.
    #[must_use]
    pub fn runs(&self) -> Vec<Run> {
        let ends = self.board.cities().flat_map(|city| Edge::ALL.map(|edge| (city, edge)));
        let runs = ends.filter_map(|(city, edge)| self.run(city, edge).map(|run| (edge, run)));
        // A complete link is found from both of its ends, and kept from the first.
        let kept = runs.filter(|(edge, run)| match (run.to, run.hexes.last()) {
            (Some(to), Some((_, _, left))) => (run.from, *edge) < (to, left.opposite()),
            _ => true,
        });
        kept.map(|(_, run)| run).collect()
    }
}

/// Reading track, which may come from outside.
impl Track {
    /// Puts a path down as it was written, whatever the stock.
    pub(crate) fn load(&mut self, hex: HexId, path: Path) -> Result<(), String> {
        match &mut self.hexes[hex.index()] {
            [empty @ None, _] | [Some(_), empty @ None] => *empty = Some(path),
            [Some(_), Some(_)] => return Err("a third track".into()),
        }
        Ok(())
    }

    /// The tiles that are left when those that lie on the board are taken from all there are.
    pub(crate) fn count_tiles_left(&self) -> Result<[u8; Kind::COUNT], String> {
        let tiles = TileSet::shipped();
        let mut left = tiles.counts.map(|(count, _)| count);
        for hex in self.board.hexes().filter(|hex| self.paths(*hex) != [None, None]) {
            let at = self.board.hex(hex).coord;
            let tile = self.tile(hex).ok_or_else(|| format!("no tile is like the track at {at}"))?;
            let left = &mut left[tiles.tile(tile).kind.index()];
            *left = left.checked_sub(1).ok_or_else(|| format!("there is no tile for the track at {at}"))?;
        }
        Ok(left)
    }

    pub(crate) fn recount_tiles(&mut self) -> Result<(), String> {
        self.tiles_left = self.count_tiles_left()?;
        Ok(())
    }

    /// Works out links and incomplete links from the paths.
    pub(crate) fn relink(&mut self) -> Result<(), String> {
        self.forget_links();
        for run in self.runs() {
            let owner = run.owner;
            match (run.to, run.hexes.last()) {
                (Some(to), _) => {
                    if self.links().len() >= MAX_LINKS {
                        return Err("there are too many links".into());
                    }
                    self.complete(owner, run.from, to);
                }
                (None, Some((hex, _, out))) => {
                    if self.stub(owner).is_some() {
                        return Err(format!("seat {owner} has two incomplete links"));
                    }
                    let stub = Stub { start: run.from, hex: *hex, out: *out };
                    self.set_stub(owner, Some(stub));
                }
                (None, None) => {}
            }
        }
        Ok(())
    }
}
