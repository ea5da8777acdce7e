//! Track on the board: tiles as they lie, who owns what, where a run of track leads.

mod change;
mod hex;
mod run;

use std::fmt;
use std::hash::{Hash, Hasher};

use hexes::{Edge, Edges};
use kernel::Seat;

use self::hex::Hex;
pub(crate) use self::run::Beyond;
pub use self::run::{End, Run};
use crate::goods::{Colour, NewCity};
use crate::hex_set::HexSet;
use crate::ids::{HexId, StopId, TileId};
use crate::printed::{Board, MAX_HEXES, MAX_KINDS, MAX_STOPS, Supply, Tile, TileKind, TileSet};

/// What has been built, and what is left to build with.
#[derive(Clone)]
pub struct Track {
    board: &'static Board,
    /// Always the shipped set; kept here because finding it costs a little each time.
    tiles: &'static TileSet,
    hexes: [Hex; MAX_HEXES],
    /// Completed links: from a stop, by an edge of its hex, to a stop. Kept up to date because goods ask for it all
    /// the time; it follows from the hexes.
    links: [[Option<StopId>; 6]; MAX_STOPS],
    /// Where a tile could be laid: land that is no city and not remote. It follows from the hexes, and is kept because
    /// builds are listed all the time.
    workable: HexSet,
    new_cities: [Option<NewCity>; MAX_STOPS],
    tiles_left: [u8; MAX_KINDS],
    disks_left: u8,
}

impl Track {
    pub(crate) fn empty(board: &'static Board) -> Self {
        let mut tiles_left = [0; MAX_KINDS];
        for (kind, info) in TileSet::shipped().kinds() {
            tiles_left[kind.index()] = info.count;
        }
        let mut track = Self {
            board,
            tiles: TileSet::shipped(),
            hexes: [Hex::default(); MAX_HEXES],
            links: [[None; 6]; MAX_STOPS],
            workable: HexSet::default(),
            new_cities: [None; MAX_STOPS],
            tiles_left,
            disks_left: Supply::shipped().town_disks.count,
        };
        for stop in board.stops().filter(|stop| board.stop(*stop).city.is_some()) {
            track.mark_city(stop);
        }
        track
    }

    /// The board that it lies on.
    #[must_use]
    pub const fn board(&self) -> &'static Board {
        self.board
    }

    pub(crate) const fn tiles(&self) -> &'static TileSet {
        self.tiles
    }

    pub(crate) const fn hex(&self, hex: HexId) -> &Hex {
        &self.hexes[hex.index()]
    }

    /// The tile on a hex.
    #[must_use]
    pub fn tile(&self, hex: HexId) -> Option<&'static Tile> {
        self.hex(hex).tile.map(|tile| self.tiles.tile(tile))
    }

    /// The tile on a hex, by its number.
    #[must_use]
    pub const fn tile_id(&self, hex: HexId) -> Option<TileId> {
        self.hex(hex).tile
    }

    /// Who owns the track at this edge of this hex.
    #[must_use]
    pub const fn owner(&self, hex: HexId, edge: Edge) -> Option<Seat> {
        self.hex(hex).owners.get(edge)
    }

    /// Who owns the track that comes up to this edge of this hex from the other side.
    pub(crate) fn owner_across(&self, hex: HexId, edge: Edge) -> Option<Seat> {
        self.owner(self.board.hex(hex).neighbour(edge)?, edge.opposite())
    }

    /// The edges that track on this hex comes up to.
    #[must_use]
    pub fn edges(&self, hex: HexId) -> Edges {
        self.tile(hex).map_or(Edges::NONE, |tile| tile.edges)
    }

    /// The edges of this hex at which its track ends in nothing.
    #[must_use]
    pub fn open_edges(&self, hex: HexId) -> Edges {
        let around = self.hex(hex);
        self.edges(hex).without(around.cities).without(around.track)
    }

    /// The hexes where a tile could be laid, as far as one can see from what lies there and around them.
    pub(crate) const fn workable(&self) -> HexSet {
        self.workable
    }

    /// The kinds of which there are tiles left.
    pub(crate) fn kinds_left(&self) -> impl Iterator<Item = TileKind> {
        self.tiles.kinds().map(|(kind, _)| kind).filter(|kind| self.tiles_left(*kind) > 0)
    }

    /// How many tiles of a kind are left.
    #[must_use]
    pub const fn tiles_left(&self, kind: TileKind) -> u8 {
        self.tiles_left[kind.index()]
    }

    /// How many town disks are left.
    #[must_use]
    pub const fn disks_left(&self) -> u8 {
        self.disks_left
    }

    /// The New City that a town has become.
    #[must_use]
    pub const fn new_city(&self, stop: StopId) -> Option<NewCity> {
        self.new_cities[stop.index()]
    }

    /// The New City tiles that are not on the board.
    pub fn new_cities_left(&self) -> impl Iterator<Item = NewCity> + '_ {
        NewCity::ALL.into_iter().filter(|city| !self.new_cities.contains(&Some(*city)))
    }

    /// Where a New City lies.
    #[must_use]
    pub fn site_of(&self, city: NewCity) -> Option<StopId> {
        self.new_cities.iter().position(|placed| *placed == Some(city)).map(StopId::new)
    }

    /// The colour of a city, printed or new; `None` for a town.
    #[must_use]
    pub fn colour(&self, stop: StopId) -> Option<Colour> {
        let new = self.new_city(stop).map(|city| Supply::shipped().new_city(city).colour);
        new.or_else(|| self.board.stop(stop).city.map(|city| city.colour))
    }

    /// Whether it is a city, printed or new.
    #[must_use]
    pub fn is_city(&self, stop: StopId) -> bool {
        self.new_city(stop).is_some() || self.board.stop(stop).city.is_some()
    }

    /// The town on this hex, if it is one still.
    #[must_use]
    pub fn town(&self, hex: HexId) -> Option<StopId> {
        self.board.hex(hex).stop.filter(|stop| !self.is_city(*stop))
    }

    /// Whether the seat owns an exit of this town.
    #[must_use]
    pub fn has_exit(&self, seat: Seat, town: HexId) -> bool {
        self.edges(town).iter().any(|edge| self.owner(town, edge) == Some(seat))
    }

    /// The stop at the other end of the completed link that leaves this stop by this edge.
    #[must_use]
    pub const fn link(&self, stop: StopId, edge: Edge) -> Option<StopId> {
        self.links[stop.index()][edge.index()]
    }

    /// Whether a completed link leaves this stop.
    pub(crate) fn is_linked(&self, stop: StopId) -> bool {
        self.links[stop.index()] != [None; 6]
    }

    /// Who owns the track that leaves a stop by this edge.
    #[must_use]
    pub fn link_owner(&self, stop: StopId, edge: Edge) -> Option<Seat> {
        let hex = self.board.stop(stop).hex;
        if self.is_city(stop) {
            let across = self.board.hex(hex).neighbour(edge)?;
            self.owner(across, edge.opposite())
        } else {
            self.owner(hex, edge)
        }
    }
}

impl PartialEq for Track {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.board, other.board)
            && self.hexes == other.hexes
            && self.links == other.links
            && self.workable == other.workable
            && self.new_cities == other.new_cities
            && self.tiles_left == other.tiles_left
            && self.disks_left == other.disks_left
    }
}

impl Eq for Track {}

/// By what lies on the board: all else follows from it.
impl Hash for Track {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board.id.hash(state);
        for hex in &self.hexes[..self.board.hexes().len()] {
            (hex.tile, hex.owners).hash(state);
        }
        self.new_cities.hash(state);
    }
}

impl fmt::Debug for Track {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let laid = self.board.hexes().filter_map(|hex| Some((self.board.coord(hex), self.tile_id(hex)?)));
        f.debug_map().entries(laid.map(|(hex, tile)| (hex, tile.to_string()))).finish()
    }
}
