//! Where track could lead: from a network or an open end to every city nearby, the cheapest way for each.

use hexes::{Edge, Segment};
use kernel::Seat;
use steam_power::{
    Across, Cities, CityId, HexId, MAX_CITIES, MAX_HEXES, Move, OpenEnds, TileId, TileSet, Track,
};

/// The longest way that is usually looked for, in tiles.
const MOST_TILES: u8 = 5;
/// How many dollars it is worth to save a tile.
const TILE_WEIGHT: u16 = 4;

/// A way to complete a link.
#[derive(Clone, Copy, Debug)]
pub(super) struct Route {
    pub(super) from: CityId,
    pub(super) to: CityId,
    pub(super) tiles: u8,
    pub(super) dollars: u16,
    /// What lays its first tile.
    pub(super) first: Move,
}

impl Route {
    const fn weight(&self) -> u16 {
        self.tiles as u16 * TILE_WEIGHT + self.dollars
    }
}

/// For each city, the best route that ends there.
pub(super) type Routes = [Option<Route>; MAX_CITIES];

/// Track that has come to the edge of a hex and not entered it yet.
#[derive(Clone, Copy)]
struct Head {
    hex: HexId,
    entry: Edge,
    start: CityId,
    tiles: u8,
    dollars: u16,
    first: Option<Move>,
}

pub(super) struct Reach<'a> {
    track: &'a Track,
    budget: u16,
    most_tiles: u8,
    /// Where the open ends of others are: no track may touch them.
    banned: OpenEnds,
    /// By hex and entry, the least weight with which a head came there.
    seen: [u16; MAX_HEXES * 6],
    heads: Vec<Head>,
    found: Routes,
}

impl<'a> Reach<'a> {
    pub(super) fn new(track: &'a Track, seat: Seat, budget: u16) -> Self {
        Self {
            track,
            budget,
            most_tiles: MOST_TILES,
            banned: track.open_ends_but(seat),
            seen: [u16::MAX; MAX_HEXES * 6],
            heads: Vec::with_capacity(128),
            found: [None; MAX_CITIES],
        }
    }

    /// Looks for shorter ways only.
    pub(super) fn within(self, most_tiles: u8) -> Self {
        Self { most_tiles, ..self }
    }

    /// From any of these cities.
    pub(super) fn out_of_cities(mut self, starts: Cities) -> Routes {
        let board = self.track.board();
        for start in starts.iter() {
            for edge in Edge::ALL {
                if let Some(hex) = board.site(start).around(edge) {
                    let entry = edge.opposite();
                    self.push(Head { hex, entry, start, tiles: 0, dollars: 0, first: None });
                }
            }
        }
        self.spread()
    }

    /// From the open end of a player's incomplete link; if that leads nowhere, with another last tile.
    pub(super) fn out_of_stub(mut self, seat: Seat) -> Routes {
        let Some(stub) = self.track.stub(seat) else { return self.found };
        if let Some((hex, entry)) = self.track.ahead(stub) {
            self.push(Head { hex, entry, start: stub.start, tiles: 0, dollars: 0, first: None });
            let found = self.spread();
            if found.iter().any(Option::is_some) {
                return found;
            }
            self = Self::new(self.track, seat, self.budget);
        }
        let last = self.track.path_at(stub.hex, stub.out);
        if let Some(path) = last
            && let Some(entry) = path.segment().other_end(stub.out)
        {
            let under = self.track.paths(stub.hex).into_iter().flatten().find(|other| *other != path);
            let kept = under.map(|path| path.segment());
            let head = Head { hex: stub.hex, entry, start: stub.start, tiles: 0, dollars: 0, first: None };
            for out in Edge::ALL.into_iter().filter(|out| *out != stub.out) {
                if let Some(tile) = self.tile(stub.hex, entry, out, kept) {
                    self.lay(&head, out, 0, Move::Replace(tile));
                }
            }
        }
        self.spread()
    }

    fn push(&mut self, head: Head) {
        let weight = u16::from(head.tiles) * TILE_WEIGHT + head.dollars;
        let seen = &mut self.seen[head.hex.index() * 6 + head.entry.index()];
        if weight < *seen {
            *seen = weight;
            self.heads.push(head);
        }
    }

    /// Each round has all heads of one more tile: a head that was overtaken by a cheaper one is dropped.
    fn spread(&mut self) -> Routes {
        let mut next = 0;
        while let Some(head) = self.heads.get(next).copied() {
            next += 1;
            let weight = u16::from(head.tiles) * TILE_WEIGHT + head.dollars;
            if head.tiles < self.most_tiles && weight == self.seen[head.hex.index() * 6 + head.entry.index()]
            {
                self.enter(&head);
            }
        }
        self.found
    }

    fn enter(&mut self, head: &Head) {
        let board = self.track.board();
        let kept = match self.track.paths(head.hex) {
            [None, None] => None,
            [Some(path), None] | [None, Some(path)] => Some(path.segment()),
            [Some(_), Some(_)] => return,
        };
        let price = self.track.tile_price(head.hex);
        if head.dollars + price > self.budget {
            return;
        }
        for out in board.hex(head.hex).land.iter() {
            if let Some(tile) = self.tile(head.hex, head.entry, out, kept) {
                let at = board.hex(head.hex).coord;
                self.lay(head, out, price, Move::Build { at, tile });
            }
        }
    }

    /// The tile that leads from one edge to another past what lies there, if it may lie so and is in the stock.
    fn tile(&self, hex: HexId, entry: Edge, out: Edge, kept: Option<Segment>) -> Option<TileId> {
        let tiles = TileSet::shipped();
        let path = Segment::between(entry, out)?;
        let tile = tiles.beside(kept, path)?;
        let free = !self.banned.at(hex).meets(path.edges());
        let land = self.track.board().hex(hex).land.contains(out);
        (free && land && self.track.tiles_left(tiles.tile(tile).kind) > 0).then_some(tile)
    }

    fn lay(&mut self, head: &Head, out: Edge, price: u16, mv: Move) {
        let (tiles, dollars) = (head.tiles + 1, head.dollars + price);
        let first = head.first.unwrap_or(mv);
        match self.track.board().hex(head.hex).across(out) {
            Across::Hex(hex) => {
                let entry = out.opposite();
                self.push(Head { hex, entry, start: head.start, tiles, dollars, first: Some(first) });
            }
            Across::City(to) if to != head.start => {
                let route = Route { from: head.start, to, tiles, dollars, first };
                let known = &mut self.found[to.index()];
                if known.is_none_or(|known| route.weight() < known.weight()) {
                    *known = Some(route);
                }
            }
            Across::City(_) | Across::Nothing => {}
        }
    }
}
