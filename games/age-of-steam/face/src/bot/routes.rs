//! Ways to lay a few tiles so that they complete links.
//!
//! A depth-first walk over hexes from where a player may build: their cities, their towns and the open ends of track. It
//! knows where tiles fit and what they cost; the finer rules are left to the judge who has to accept the move.

use std::sync::LazyLock;

use age_of_steam::{Class, End, HexId, MAX_HEXES, Phase, StopId, Table, TileId, TileSet, price};
use arrayvec::ArrayVec;
use hexes::{Bend, Edge, Edges, Segment, Shape};
use kernel::Seat;

use super::net::Net;

pub(super) use age_of_steam::{TILES, TILES_OF_THE_ENGINEER as MOST_TILES};

/// Players with no more links than this look for new ones everywhere.
const SMALL: u8 = 3;

/// Tiles that complete links.
#[derive(Clone, Debug, Default)]
pub(super) struct Route {
    pub(super) tiles: ArrayVec<(HexId, TileId), MOST_TILES>,
    pub(super) links: ArrayVec<(StopId, StopId), MOST_TILES>,
    pub(super) cost: u16,
    /// Points for the track that is laid.
    pub(super) sections: u8,
}

impl Route {
    /// A link of a network is worth the same however it is laid, so only the easiest way is kept.
    fn effort(&self) -> u16 {
        // One tile less leaves room for another; that is worth a dollar and a half.
        2 * self.cost + 3 * self.tiles.len() as u16
    }

    pub(super) fn meets(&self, other: &Self) -> bool {
        self.tiles.iter().any(|(hex, _)| other.tiles.iter().any(|(there, _)| hex == there))
    }
}

/// By set of exits, the tiles that have exactly these; those that show a town first, as disks are rare.
static BY_EXITS: LazyLock<Vec<Vec<TileId>>> = LazyLock::new(|| {
    let set = TileSet::shipped();
    let with = |bits| set.ids().filter(move |id| set.tile(*id).edges == Edges::from_bits(bits));
    let sorted = |bits| {
        let mut tiles: Vec<TileId> = with(bits).collect();
        tiles.sort_by_key(|id| set.tile(*id).class != Class::Town);
        tiles
    };
    (0..64).map(sorted).collect()
});

pub(super) struct Search<'a> {
    table: &'a Table,
    seat: Seat,
    most_tiles: usize,
    budget: u16,
    /// By hex, how many tiles it takes from there to a city or town, the tile on the hex included.
    distance: [u8; MAX_HEXES],
    route: Route,
    /// Whether the player has an open section.
    begun: bool,
    found: Vec<Route>,
}

/// Every route within these limits of tiles and dollars, each set of links once.
pub(super) fn routes(table: &Table, seat: Seat, net: &Net, most_tiles: usize, budget: u16) -> Vec<Route> {
    let mut search = Search {
        table,
        seat,
        most_tiles: most_tiles.min(MOST_TILES),
        budget,
        distance: distances(table),
        route: Route::default(),
        begun: false,
        found: Vec::new(),
    };
    if search.most_tiles == 0 {
        return search.found;
    }
    search.extend_sections();
    // A link that was begun in this turn is finished first: nothing new could be better than it was a tile ago.
    if search.begun && !search.found.is_empty() {
        return search.found;
    }
    for stop in table.board().stops() {
        let ours = net.is_ours(stop) || table.track.has_exit(seat, table.board().stop(stop).hex);
        if ours {
            search.leave(stop);
        }
    }
    // With next to no network, or shut in by others, a player looks everywhere.
    if search.found.len() < 4 || table.player(seat).markers <= SMALL {
        for stop in table.board().stops().filter(|stop| table.track.is_city(*stop) && !net.is_ours(*stop)) {
            search.leave(stop);
        }
    }
    search.found
}

fn distances(table: &Table) -> [u8; MAX_HEXES] {
    let board = table.board();
    let mut distance = [u8::MAX; MAX_HEXES];
    let mut rim: Vec<HexId> = Vec::new();
    for hex in board.hexes() {
        if table.track.town(hex).is_some() {
            distance[hex.index()] = 1;
            rim.push(hex);
        }
    }
    for stop in board.stops().filter(|stop| table.track.is_city(*stop)) {
        for hex in Edge::ALL.into_iter().filter_map(|edge| board.hex(board.stop(stop).hex).neighbour(edge)) {
            if distance[hex.index()] == u8::MAX {
                distance[hex.index()] = 1;
                rim.push(hex);
            }
        }
    }
    for steps in 2..=MOST_TILES as u8 {
        for hex in std::mem::take(&mut rim) {
            for across in Edge::ALL.into_iter().filter_map(|edge| board.hex(hex).neighbour(edge)) {
                if distance[across.index()] == u8::MAX {
                    distance[across.index()] = steps;
                    rim.push(across);
                }
            }
        }
    }
    distance
}

impl Search<'_> {
    /// Goes on from the open ends of own and unowned track.
    fn extend_sections(&mut self) {
        let table = self.table;
        for run in table.track.unfinished() {
            if let (End::Open(hex, edge), true) = (run.end, run.owner.is_none_or(|owner| owner == self.seat))
                && let Some(across) = table.board().hex(hex).neighbour(edge)
            {
                self.begun |= run.owner.is_some();
                // The track that lies there scores too once it is part of a link.
                self.route.sections = run.sections as u8;
                self.enter(run.from.0, across, edge.opposite());
                self.route.sections = 0;
            }
        }
    }

    /// Begins at a city, or at a town where the player has track.
    fn leave(&mut self, stop: StopId) {
        let (table, board) = (self.table, self.table.board());
        let hex = board.stop(stop).hex;
        if table.track.is_city(stop) {
            for edge in board.hex(hex).land.iter() {
                if let Some(across) = board.hex(hex).neighbour(edge)
                    && !table.track.edges(across).contains(edge.opposite())
                {
                    self.enter(stop, across, edge.opposite());
                }
            }
        } else if table.track.has_exit(self.seat, hex) && !self.is_built(hex) {
            let exits = table.track.edges(hex);
            for edge in board.hex(hex).land.without(exits).iter() {
                let mut more = exits;
                more.insert(edge);
                let cost = price::in_town(exits, more);
                self.with_tile(hex, self.town_tile(more), cost, 1, |search| search.cross(stop, hex, edge));
            }
        }
    }

    fn is_built(&self, hex: HexId) -> bool {
        let built = matches!(&self.table.phase, Phase::BuildTrack(building) if building.built.contains(&hex));
        built || self.route.tiles.iter().any(|(there, _)| *there == hex)
    }

    /// Leaves a hex by an edge with a link that began at `from`.
    fn cross(&mut self, from: StopId, hex: HexId, edge: Edge) {
        if let Some(across) = self.table.board().hex(hex).neighbour(edge) {
            self.enter(from, across, edge.opposite());
        }
    }

    fn enter(&mut self, from: StopId, hex: HexId, entry: Edge) {
        let (table, board) = (self.table, self.table.board());
        let stop = board.hex(hex).stop;
        if let Some(city) = stop.filter(|stop| table.track.is_city(*stop)) {
            return self.arrive(from, city);
        }
        let exits = table.track.edges(hex);
        if exits.contains(entry) {
            let free = table.track.owner(hex, entry).is_none_or(|owner| owner == self.seat);
            if let (true, End::Stop(stop, _)) = (free, table.track.follow(hex, entry)) {
                self.arrive(from, stop);
            }
            return;
        }
        let left = self.most_tiles - self.route.tiles.len();
        if left < usize::from(self.distance[hex.index()]) || self.is_built(hex) {
            return;
        }
        match stop {
            Some(town) => self.through_town(from, town, hex, entry),
            None => self.through_land(from, hex, entry),
        }
    }

    fn through_land(&mut self, from: StopId, hex: HexId, entry: Edge) {
        let (table, tiles) = (self.table, TileSet::shipped());
        let printed = table.board().hex(hex);
        let exits = table.track.edges(hex);
        for edge in printed.land.without(exits).iter() {
            let Some(segment) = Segment::between(entry, edge) else { continue };
            // Around a sharp bend lies a hex that could have been entered at once; only a stop is worth the turn.
            if segment.bend() == Bend::Acute && !printed.stops.contains(edge) {
                continue;
            }
            let (tile, cost) = match table.track.tile(hex).map(|tile| tile.shape) {
                None => (self.in_supply(tiles.simple(segment)), price::first(printed.terrain, Class::Simple)),
                Some(Shape::One(kept)) => {
                    let two = tiles.adding_to(kept).iter().find(|(_, added)| *added == segment);
                    let cost = two.map_or(0, |(tile, _)| price::added(tiles.tile(*tile).class));
                    (two.and_then(|(tile, _)| self.in_supply(*tile)), cost)
                }
                Some(_) => return,
            };
            self.with_tile(hex, tile, cost, 1, |search| search.cross(from, hex, edge));
        }
    }

    fn through_town(&mut self, from: StopId, town: StopId, hex: HexId, entry: Edge) {
        if town == from {
            return;
        }
        let table = self.table;
        let exits = table.track.edges(hex);
        let mut ending = exits;
        ending.insert(entry);
        let cost = |exits_now: Edges| price::in_town(exits, exits_now);
        self.with_tile(hex, self.town_tile(ending), cost(ending), 1, |search| search.arrive(from, town));
        if self.route.links.is_full() {
            return;
        }
        for edge in table.board().hex(hex).land.without(ending).iter() {
            let mut more = ending;
            more.insert(edge);
            self.route.links.push((from, town));
            self.with_tile(hex, self.town_tile(more), cost(more), 2, |search| search.cross(town, hex, edge));
            self.route.links.pop();
        }
    }

    /// A tile with exactly these exits for a town.
    fn town_tile(&self, exits: Edges) -> Option<TileId> {
        let disks = self.table.track.disks_left() > 0;
        let fits = |id: &TileId| disks || TileSet::shipped().tile(*id).class == Class::Town;
        let tiles = BY_EXITS[usize::from(exits.bits())].iter().copied();
        tiles.filter(fits).find(|id| self.in_supply(*id).is_some())
    }

    fn in_supply(&self, id: TileId) -> Option<TileId> {
        (self.table.track.tiles_left(TileSet::shipped().tile(id).kind) > 0).then_some(id)
    }

    /// Goes on with one more tile laid, if it can be had.
    fn with_tile(
        &mut self,
        hex: HexId,
        tile: Option<TileId>,
        cost: u16,
        sections: u8,
        go_on: impl FnOnce(&mut Self),
    ) {
        let Some(tile) = tile else { return };
        if self.route.tiles.len() == self.most_tiles || self.route.cost + cost > self.budget {
            return;
        }
        self.route.tiles.push((hex, tile));
        self.route.cost += cost;
        self.route.sections += sections;
        go_on(self);
        self.route.tiles.pop();
        self.route.cost -= cost;
        self.route.sections -= sections;
    }

    fn arrive(&mut self, from: StopId, at: StopId) {
        if from == at || self.route.tiles.is_empty() || self.route.links.is_full() {
            return;
        }
        let mut route = self.route.clone();
        route.links.push((from, at));
        for link in &mut route.links {
            *link = (link.0.min(link.1), link.0.max(link.1));
        }
        route.links.sort_unstable();
        match self.found.iter_mut().find(|known| known.links == route.links) {
            Some(known) if known.effort() <= route.effort() => {}
            Some(known) => *known = route,
            None => self.found.push(route),
        }
    }
}
