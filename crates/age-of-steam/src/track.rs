//! Track on the board: tiles as they lie, who owns what, where a run of track leads.

use std::fmt;

use hexes::{Edge, Edges};
use kernel::Seat;

use crate::board::{Board, MAX_HEXES, MAX_STOPS};
use crate::goods::{Colour, NewCity};
use crate::ids::{HexId, StopId, TileId};
use crate::supply::Supply;
use crate::tiles::{Class, Kind, MAX_KINDS, Tile, TileSet};

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
    new_cities: [Option<NewCity>; MAX_STOPS],
    tiles_left: [u8; MAX_KINDS],
    disks_left: u8,
}

/// What lies on a hex, and what lies around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Hex {
    pub(crate) tile: Option<TileId>,
    owners: Owners,
    /// The edges across which there is a city, printed or new.
    pub(crate) cities: Edges,
    /// The edges that track on the neighbouring hex comes up to.
    pub(crate) track: Edges,
}

impl Hex {
    /// Whether there is nothing here, and nothing next to it that track could join.
    pub(crate) const fn is_remote(&self) -> bool {
        self.cities.is_empty() && self.track.is_empty() && self.tile.is_none()
    }
}

/// Who owns the track at each edge of a hex: four bits each, 0 for nobody and otherwise the seat's number plus 1.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Owners(u32);

impl Owners {
    const fn get(self, edge: Edge) -> Option<Seat> {
        match self.0 >> (4 * edge.index()) & 0b1111 {
            0 => None,
            number => Some(Seat::new(number as usize - 1)),
        }
    }

    fn set(&mut self, edge: Edge, owner: Option<Seat>) {
        let shift = 4 * edge.index();
        let number = owner.map_or(0, |seat| seat.index() as u32 + 1);
        self.0 = self.0 & !(0b1111 << shift) | number << shift;
    }
}

impl fmt::Debug for Owners {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(Edge::ALL.map(|edge| self.get(edge))).finish()
    }
}

/// Where a run of track ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// At a city or town, coming in by this edge of its hex.
    Stop(StopId, Edge),
    /// Nowhere: the track comes to this edge of this hex, and nothing goes on from there.
    Open(HexId, Edge),
}

/// A run of track that begins at a stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    /// The stop, and the edge of its hex by which the run leaves.
    pub from: (StopId, Edge),
    pub end: End,
    pub owner: Option<Seat>,
    /// How many sections of track it has: tracks on tiles, and exits of towns.
    pub sections: u16,
}

impl Run {
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        matches!(self.end, End::Stop(..))
    }
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
            new_cities: [None; MAX_STOPS],
            tiles_left,
            disks_left: Supply::shipped().town_disks.count,
        };
        for stop in board.stops().filter(|stop| board.stop(*stop).city.is_some()) {
            track.mark_city(stop);
        }
        track
    }

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

    #[must_use]
    pub fn tile(&self, hex: HexId) -> Option<&'static Tile> {
        self.hex(hex).tile.map(|tile| self.tiles.tile(tile))
    }

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

    #[must_use]
    pub const fn tiles_left(&self, kind: Kind) -> u8 {
        self.tiles_left[kind.index()]
    }

    #[must_use]
    pub const fn disks_left(&self) -> u8 {
        self.disks_left
    }

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

    /// Follows track from an edge of a hex through the hex and on.
    ///
    /// There must be track at that edge.
    #[must_use]
    pub fn follow(&self, hex: HexId, edge: Edge) -> End {
        self.walk(hex, edge, |_, _, _| ())
    }

    /// Follows track as [`follow`](Self::follow) does and shows each section on the way: its hex, the edge it is
    /// entered by and the edge it is left by (none where it ends in a town).
    pub fn walk(&self, hex: HexId, edge: Edge, mut section: impl FnMut(HexId, Edge, Option<Edge>)) -> End {
        let (mut hex, mut entered) = (hex, edge);
        loop {
            let Some(left) = self.across(hex, entered) else {
                section(hex, entered, None);
                return self.end_in_town(hex, entered);
            };
            section(hex, entered, Some(left));
            match self.beyond(hex, left) {
                Beyond::City(city, edge) => return End::Stop(city, edge),
                Beyond::Track(across, edge) => (hex, entered) = (across, edge),
                Beyond::Nothing => return End::Open(hex, left),
            }
        }
    }

    /// The edge by which track that enters a hex leaves it again; `None` where it ends in a town.
    fn across(&self, hex: HexId, entered: Edge) -> Option<Edge> {
        if self.board.hex(hex).stop.is_some() {
            return None;
        }
        self.tile(hex).and_then(|tile| tile.through(entered))
    }

    fn end_in_town(&self, hex: HexId, entered: Edge) -> End {
        match self.board.hex(hex).stop {
            Some(town) => End::Stop(town, entered),
            None => End::Open(hex, entered),
        }
    }

    /// What track that leaves a hex by this edge meets.
    pub(crate) fn beyond(&self, hex: HexId, edge: Edge) -> Beyond {
        let around = self.hex(hex);
        match self.board.hex(hex).neighbour(edge) {
            Some(across) if around.cities.contains(edge) => match self.board.hex(across).stop {
                Some(city) => Beyond::City(city, edge.opposite()),
                None => Beyond::Nothing,
            },
            Some(across) if around.track.contains(edge) => Beyond::Track(across, edge.opposite()),
            _ => Beyond::Nothing,
        }
    }

    /// The run of track that leaves a stop by this edge, if there is track.
    #[must_use]
    pub fn run(&self, stop: StopId, edge: Edge) -> Option<Run> {
        let mut sections = 0;
        let end = self.walk_from(stop, edge, |_, _, _| sections += 1)?;
        Some(Run { from: (stop, edge), end, owner: self.link_owner(stop, edge), sections })
    }

    /// Follows the track that leaves a stop by this edge, section by section as [`walk`](Self::walk) does; `None` if
    /// there is none.
    pub fn walk_from(
        &self,
        stop: StopId,
        edge: Edge,
        mut section: impl FnMut(HexId, Edge, Option<Edge>),
    ) -> Option<End> {
        let hex = self.board.stop(stop).hex;
        if self.is_city(stop) {
            let across =
                self.board.hex(hex).neighbour(edge).filter(|_| self.hex(hex).track.contains(edge))?;
            return Some(self.walk(across, edge.opposite(), section));
        }
        self.edges(hex).contains(edge).then(|| {
            section(hex, edge, None);
            match self.beyond(hex, edge) {
                Beyond::City(city, edge) => End::Stop(city, edge),
                Beyond::Track(across, edge) => self.walk(across, edge, section),
                Beyond::Nothing => End::Open(hex, edge),
            }
        })
    }

    /// Every run of track, each unfinished section once and each completed link from both of its ends.
    pub fn runs(&self) -> impl Iterator<Item = Run> + '_ {
        let stops = self.board.stops();
        stops.flat_map(move |stop| self.edges_from(stop).iter().filter_map(move |edge| self.run(stop, edge)))
    }

    /// Every completed link once.
    pub fn completed_links(&self) -> impl Iterator<Item = Run> + '_ {
        self.runs().filter(|run| match run.end {
            End::Stop(stop, edge) => run.from < (stop, edge),
            End::Open(..) => false,
        })
    }

    /// Every unfinished section.
    pub fn unfinished(&self) -> impl Iterator<Item = Run> + '_ {
        self.open_sections().filter_map(|(stop, edge)| self.run(stop, edge))
    }

    /// Where every unfinished section begins: the stop and the edge of its hex.
    pub fn open_sections(&self) -> impl Iterator<Item = (StopId, Edge)> + '_ {
        self.board.stops().flat_map(move |stop| {
            let edges = self.edges_from(stop).iter();
            edges.filter(move |edge| self.link(stop, *edge).is_none()).map(move |edge| (stop, edge))
        })
    }

    /// The edges by which track leaves a stop.
    fn edges_from(&self, stop: StopId) -> Edges {
        let hex = self.board.stop(stop).hex;
        if self.is_city(stop) { self.hex(hex).track } else { self.edges(hex) }
    }

    /// Lays a tile, taking it and its disk from the supply and putting back what lay there. Owners of edges that the
    /// old tile had and the new one has too are kept; new edges are nobody's.
    pub(crate) fn lay(&mut self, hex: HexId, tile: TileId) {
        let laid = self.tiles.tile(tile);
        self.lift(hex, |kept| laid.edges.and(kept));
        self.tiles_left[laid.kind.index()] -= 1;
        self.disks_left -= u8::from(self.needs_disk(hex, laid));
        self.hexes[hex.index()].tile = Some(tile);
        for edge in laid.edges.iter() {
            self.touch_across(hex, edge, |around, edge| around.track.insert(edge));
        }
    }

    /// Lays a tile that comes from outside.
    pub(crate) fn load_tile(&mut self, hex: HexId, tile: TileId) -> Result<(), &'static str> {
        let laid = self.tiles.tile(tile);
        if self.hex(hex).tile.is_some() {
            return Err("two tiles lie on the same hex");
        }
        if self.tiles_left(laid.kind) == 0 || self.needs_disk(hex, laid) && self.disks_left == 0 {
            return Err("the box does not hold so many tiles or disks");
        }
        self.lay(hex, tile);
        Ok(())
    }

    /// Works out all completed links from the tiles.
    pub(crate) fn relink(&mut self) {
        self.links = [[None; 6]; MAX_STOPS];
        for run in self.clone().completed_links() {
            if let End::Stop(stop, edge) = run.end {
                self.set_link(run.from, (stop, edge));
            }
        }
    }

    /// Takes away what lies on a hex; `keep` says which of its owners stay on record.
    fn lift(&mut self, hex: HexId, keep: impl FnOnce(Edges) -> Edges) {
        let Some(lifted) = self.tile(hex) else { return };
        self.tiles_left[lifted.kind.index()] += 1;
        self.disks_left += u8::from(self.needs_disk(hex, lifted));
        self.hexes[hex.index()].tile = None;
        let kept = keep(lifted.edges);
        for edge in lifted.edges.iter() {
            self.touch_across(hex, edge, |around, edge| around.track.remove(edge));
            if !kept.contains(edge) {
                self.hexes[hex.index()].owners.set(edge, None);
            }
        }
    }

    fn touch_across(&mut self, hex: HexId, edge: Edge, touch: impl FnOnce(&mut Hex, Edge)) {
        if let Some(across) = self.board.hex(hex).neighbour(edge) {
            touch(&mut self.hexes[across.index()], edge.opposite());
        }
    }

    fn needs_disk(&self, hex: HexId, tile: &Tile) -> bool {
        self.town(hex).is_some() && tile.class != Class::Town
    }

    pub(crate) fn set_owner(&mut self, hex: HexId, edge: Edge, owner: Option<Seat>) {
        self.hexes[hex.index()].owners.set(edge, owner);
    }

    /// Gives all track of the run that enters this hex by this edge to one owner.
    pub(crate) fn set_run_owner(&mut self, hex: HexId, edge: Edge, owner: Option<Seat>) -> End {
        let (mut hex, mut entered) = (hex, edge);
        loop {
            self.set_owner(hex, entered, owner);
            let Some(left) = self.across(hex, entered) else { return self.end_in_town(hex, entered) };
            self.set_owner(hex, left, owner);
            match self.beyond(hex, left) {
                Beyond::City(city, edge) => return End::Stop(city, edge),
                Beyond::Track(across, edge) => (hex, entered) = (across, edge),
                Beyond::Nothing => return End::Open(hex, left),
            }
        }
    }

    /// Gives the run that leaves a stop by this edge to one owner.
    pub(crate) fn set_owner_from(&mut self, stop: StopId, edge: Edge, owner: Option<Seat>) {
        let hex = self.board.stop(stop).hex;
        if !self.is_city(stop) {
            self.set_owner(hex, edge, owner);
        }
        if let Some(across) = self.board.hex(hex).neighbour(edge)
            && self.hex(hex).track.contains(edge)
        {
            self.set_run_owner(across, edge.opposite(), owner);
        }
    }

    pub(crate) const fn set_link(&mut self, from: (StopId, Edge), to: (StopId, Edge)) {
        self.links[from.0.index()][from.1.index()] = Some(to.0);
        self.links[to.0.index()][to.1.index()] = Some(from.0);
    }

    /// Puts a New City on a town: the tile there goes, and what points at the hex now ends at a city.
    pub(crate) fn place_new_city(&mut self, town: StopId, city: NewCity) {
        let hex = self.board.stop(town).hex;
        for edge in Edge::ALL {
            if let Some(far) = self.links[town.index()][edge.index()].take() {
                // All links to the town are cut here; those that still lead to its hex are made again below.
                for back in &mut self.links[far.index()] {
                    if *back == Some(town) {
                        *back = None;
                    }
                }
            }
        }
        self.lift(hex, |_| Edges::NONE);
        self.new_cities[town.index()] = Some(city);
        self.mark_city(town);
        for edge in self.hex(hex).track.iter() {
            if let Some(Run { end: End::Stop(stop, arrival), .. }) = self.run(town, edge) {
                self.set_link((town, edge), (stop, arrival));
            }
        }
    }

    fn mark_city(&mut self, stop: StopId) {
        let hex = self.board.stop(stop).hex;
        for edge in self.board.hex(hex).land.iter() {
            self.touch_across(hex, edge, |around, edge| around.cities.insert(edge));
        }
    }
}

/// What track that leaves a hex meets on the other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Beyond {
    City(StopId, Edge),
    Track(HexId, Edge),
    Nothing,
}

impl PartialEq for Track {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.board, other.board)
            && self.hexes == other.hexes
            && self.links == other.links
            && self.new_cities == other.new_cities
            && self.tiles_left == other.tiles_left
            && self.disks_left == other.disks_left
    }
}

impl fmt::Debug for Track {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let laid = self.board.hexes().filter_map(|hex| Some((self.board.coord(hex), self.tile_id(hex)?)));
        f.debug_map().entries(laid.map(|(hex, tile)| (hex, tile.to_string()))).finish()
    }
}
