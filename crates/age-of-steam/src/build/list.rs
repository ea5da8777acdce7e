//! Listing every tile that a player may lay.
//!
//! Most hexes are far from any track and are passed over at a glance; on empty land near track the legal simple tiles
//! fall out of a few bit sets. What remains are single candidates, each put before the same judge as a move that is
//! played.

use hexes::{Edges, Segment, Segments, Shape};
use kernel::Seat;

use super::site::{Site, tracks_between, tracks_touching};
use crate::ids::{HexId, TileId};
use crate::moves::Move;
use crate::supply::Supply;
use crate::table::{Building, Player, Table};
use crate::tiles::{Class, TileSet};

/// No tile costs less.
const CHEAPEST: u16 = 2;

impl Table {
    pub(crate) fn list_builds(&self, building: &Building, seat: Seat, out: &mut Vec<Move>) {
        let player = self.player(seat);
        if building.built.len() >= self.tile_allowance(seat) || player.cash < CHEAPEST {
            return;
        }
        let tiles = self.track.tiles();
        let left = tiles.simple_kinds().iter().filter(|(kind, _)| self.track.tiles_left(*kind) > 0);
        let mut lister = Lister {
            table: self,
            seat,
            player,
            tiles,
            simple_left: left.fold(Segments::NONE, |all, (_, tracks)| all.or(*tracks)),
            marker_left: player.markers < Supply::shipped().ownership_markers.count,
            out,
        };
        for hex in self.board().hexes() {
            let around = self.track.hex(hex);
            if around.is_remote() || building.built.contains(&hex) {
                continue;
            }
            match (self.board().hex(hex).stop, around.tile) {
                (Some(stop), _) if self.track.is_city(stop) => {}
                (Some(_), _) => lister.town(hex),
                (None, None) => lister.empty_land(hex),
                (None, Some(_)) => lister.replacements(hex),
            }
        }
    }
}

/// Who is building, and what is the same for every hex.
struct Lister<'a> {
    table: &'a Table,
    seat: Seat,
    player: &'a Player,
    tiles: &'static TileSet,
    /// The simple tracks of which there are tiles left.
    simple_left: Segments,
    /// Whether the builder has an ownership marker left.
    marker_left: bool,
    out: &'a mut Vec<Move>,
}

impl Lister<'_> {
    fn empty_land(&mut self, hex: HexId) {
        let track = &self.table.track;
        let (around, printed) = (track.hex(hex), self.table.board().hex(hex));
        if around.track.is_empty() && printed.stops.len() <= 1 {
            // One city and nothing else: whatever touches it will do.
            let tracks = tracks_between(printed.land, around.cities);
            return self.simple(hex, tracks, around.cities, Edges::NONE);
        }
        let mut others = around.track.iter().map(|edge| track.owner_across(hex, edge));
        if around.cities.is_empty() && others.all(|owner| owner.is_some_and(|owner| owner != self.seat)) {
            return;
        }
        let site = self.table.site(self.seat, hex);
        let tracks = site.tracks();
        self.simple(hex, tracks, site.cities, site.own);
        if self.player.has_built && site.joins.len() >= 2 {
            let complex = self.tiles.complex().iter().filter(|(both, _)| tracks.includes(*both));
            self.candidates(&site, complex.map(|(_, tile)| *tile));
        }
    }

    fn simple(&mut self, hex: HexId, tracks: Segments, cities: Edges, own: Edges) {
        if self.table.first_price(hex, Class::Simple) > self.player.cash {
            return;
        }
        let mut tracks = tracks.and(self.simple_left);
        if !self.player.has_built {
            tracks = tracks.and(tracks_touching(cities));
        }
        // Only what joins the builder's own track needs no other marker.
        if !self.marker_left {
            tracks = tracks.and(tracks_touching(own));
        }
        let at = self.table.board().coord(hex);
        let simple = self.tiles.simple_tiles();
        self.out.extend(tracks.indices().map(|index| Move::Build { at, tile: simple[index] }));
    }

    fn town(&mut self, hex: HexId) {
        let exits = self.table.track.edges(hex);
        let site = self.table.site(self.seat, hex);
        let usable = site.allowed().or(exits);
        let needed = if site.has_exit { Edges::ALL } else { site.joins.without(exits) };
        let fits = |edges: Edges| usable.includes(edges) && needed.meets(edges);
        let more = self.tiles.more_exits(exits).iter().filter(|(edges, _)| fits(*edges));
        self.candidates(&site, more.map(|(_, tile)| *tile));
    }

    fn replacements(&mut self, hex: HexId) {
        let track = &self.table.track;
        let Some(old) = track.tile(hex) else { return };
        let around = track.hex(hex);
        let reachable = around.cities.or(around.track).without(old.edges);
        let open = track.open_edges(hex);
        let adds = old.class == Class::Simple && !reachable.is_empty();
        let redirects = open.iter().any(|edge| track.owner(hex, edge).is_none_or(|owner| owner == self.seat));
        if !adds && !redirects {
            return;
        }
        let site = self.table.site(self.seat, hex);
        let tiles = self.tiles;
        if let (true, Shape::One(kept)) = (adds, old.shape) {
            let allowed = site.tracks();
            let adding = tiles.adding_to(kept).iter().filter(|(_, added)| allowed.contains(*added));
            self.candidates(&site, adding.map(|(tile, _)| *tile));
        }
        match old.shape {
            _ if !redirects => {}
            Shape::One(segment) => {
                let (a, b) = segment.ends();
                let kept = if open.contains(a) { b } else { a };
                let turned = site.allowed().without(old.edges).iter();
                let turned = turned.filter_map(|edge| Segment::between(kept, edge));
                self.candidates(&site, turned.map(|segment| tiles.simple(segment)));
            }
            _ => {
                let stays = old.edges.without(open);
                let complex = tiles.complex().iter().map(|(_, tile)| *tile);
                self.candidates(&site, complex.filter(|tile| tiles.tile(*tile).edges.includes(stays)));
            }
        }
    }

    /// Adds those of the tiles that the judge lets pass.
    fn candidates(&mut self, site: &Site, tiles: impl Iterator<Item = TileId>) {
        let at = self.table.board().coord(site.hex);
        let legal = tiles.filter(|tile| self.table.terms(site, self.seat, *tile).is_ok());
        self.out.extend(legal.map(|tile| Move::Build { at, tile }));
    }
}
