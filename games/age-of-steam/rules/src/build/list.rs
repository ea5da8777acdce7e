//! Listing every tile that a player may lay.
//!
//! Most hexes are far from any track and are not even looked at; elsewhere the legal tiles fall out of a few bit sets.
//! The exceptions are tiles of two tracks of which one is turned, and builders who run out of markers: there, each
//! candidate is put before the same judge as a move that is played.

use hexes::{Edge, Edges, Segment, Segments, Shape};
use kernel::Seat;

use super::fitting::Fitting;
use super::price;
use super::site::{BuildSite, tracks_between, tracks_touching};
use crate::hex_set::HexSet;
use crate::ids::{HexId, Tiles};
use crate::moves::Move;
use crate::phase::Building;
use crate::player::Player;
use crate::printed::{Class, Supply, Tile, TileSets};
use crate::table::Table;

/// No tile needs more markers: at most one for each of its exits.
const MOST_MARKERS: u8 = 4;

/// Who is building, and what is the same for every hex.
pub(super) struct Builder<'a> {
    table: &'a Table,
    seat: Seat,
    player: &'a Player,
    sets: &'static TileSets,
    /// Where a tile could be laid.
    pub(super) hexes: HexSet,
    /// The tiles of which some are left.
    left: Tiles,
    /// Those of them that are simple, by their track.
    simple_left: Segments,
    /// How many ownership markers the builder has left.
    markers_left: u8,
}

impl Table {
    pub(super) fn list_builds(&self, building: &Building, seat: Seat, out: &mut Vec<Move>) {
        let Some(builder) = self.builder(building, seat) else { return };
        for hex in builder.hexes.iter() {
            let at = self.board().coord(hex);
            let tiles = builder.fitting(hex).each(self.track.tiles());
            // Quicker than to extend: three iterators in a row are best walked from the inside.
            tiles.for_each(|tile| out.push(Move::Build { at, tile }));
        }
    }

    /// `None` when this player can lay no tile, wherever it may be.
    pub(super) fn builder(&self, building: &Building, seat: Seat) -> Option<Builder<'_>> {
        let player = self.player(seat);
        if self.tiles_to_lay(building, seat) == 0 || player.cash < price::CHEAPEST {
            return None;
        }
        let mut hexes = self.track.workable();
        building.built.iter().for_each(|hex| hexes.remove(*hex));
        let sets = self.track.tiles().sets();
        let (mut left, mut simple_left) = (Tiles::NONE, Segments::NONE);
        for kind in self.track.kinds_left() {
            left = left.or(sets.kind(kind));
            simple_left = simple_left.or(sets.simple(kind));
        }
        Some(Builder {
            table: self,
            seat,
            player,
            sets,
            hexes,
            left,
            simple_left,
            markers_left: Supply::shipped().ownership_markers.count.saturating_sub(player.markers),
        })
    }
}

impl Builder<'_> {
    /// The tiles that may be laid on a hex.
    pub(super) fn fitting(&self, hex: HexId) -> Fitting {
        match (self.table.board().hex(hex).stop, self.table.track.tile(hex)) {
            (Some(_), old) => self.in_town(hex, old),
            (None, None) => self.on_empty_land(hex),
            (None, Some(old)) => self.replacing(hex, old),
        }
    }

    fn on_empty_land(&self, hex: HexId) -> Fitting {
        let track = &self.table.track;
        let (around, printed) = (track.hex(hex), self.table.board().hex(hex));
        // What is left after the cheapest tile has been paid.
        let Some(change) = self.player.cash.checked_sub(self.table.first_price(hex, Class::Simple)) else {
            return Fitting::default();
        };
        if around.track.is_empty() && around.cities.len() == 1 {
            // One city and no track: whatever touches it will do.
            let tracks = tracks_between(printed.land, around.cities);
            return Fitting { tracks: self.simple(tracks, around.cities, Edges::NONE), ..Fitting::default() };
        }
        let mut others = around.track.iter().map(|edge| track.owner_across(hex, edge));
        if around.cities.is_empty() && others.all(|owner| owner.is_some_and(|owner| owner != self.seat)) {
            return Fitting::default();
        }
        let site = self.table.site(self.seat, hex);
        let tracks = site.tracks();
        let simple = self.simple(tracks, site.cities, site.own);
        let mut pairs = Tiles::NONE;
        // Each track has to join something.
        if self.player.has_built && site.joins.len() >= 2 && change > 0 {
            pairs = self.sets.pairs_of(tracks).and(self.left);
            if change == 1 {
                pairs = pairs.without(self.sets.class(Class::Crossing));
            }
        }
        Fitting { tracks: simple, tiles: self.with_markers(&site, pairs), ..Fitting::default() }
    }

    /// Those of the tracks for which there is a tile and a marker, and which may be somebody's first.
    fn simple(&self, tracks: Segments, cities: Edges, own: Edges) -> Segments {
        let mut tracks = tracks.and(self.simple_left);
        if !self.player.has_built {
            tracks = tracks.and(tracks_touching(cities));
        }
        // Only what joins the builder's own track needs no other marker.
        if self.markers_left == 0 {
            tracks = tracks.and(tracks_touching(own));
        }
        tracks
    }

    fn in_town(&self, hex: HexId, old: Option<&Tile>) -> Fitting {
        let exits = old.map_or(Edges::NONE, |old| old.edges);
        let site = self.table.site(self.seat, hex);
        let comes_from_here = |edge: &Edge| site.leads[edge.index()] == site.town;
        let loops: Edges = site.leading.iter().filter(comes_from_here).collect();
        let usable = site.allowed().without(loops).or(exits);
        let needed = if site.has_exit { Edges::ALL } else { site.joins }.without(exits);
        let sets = self.sets;
        let mut tiles = sets.beyond(exits).and(sets.within(usable)).and(sets.touching(needed)).and(self.left);
        let affordable = match old {
            None => sets.at_most(usize::from(self.player.cash.saturating_sub(price::TOWN) / price::EXIT)),
            Some(_) if self.player.cash < price::REPLACED_IN_TOWN => Tiles::NONE,
            Some(_) => tiles,
        };
        tiles = tiles.and(affordable);
        if !self.player.has_built {
            tiles = tiles.and(sets.class(Class::Simple)).and(sets.touching(site.cities.without(exits)));
        }
        if self.table.track.disks_left() == 0 && old.is_none_or(|old| old.class == Class::Town) {
            tiles = tiles.and(sets.class(Class::Town));
        }
        Fitting { tiles: self.with_markers(&site, tiles), ..Fitting::default() }
    }

    fn replacing(&self, hex: HexId, old: &Tile) -> Fitting {
        let track = &self.table.track;
        let around = track.hex(hex);
        let reachable = around.cities.or(around.track).without(old.edges);
        let open = track.open_edges(hex);
        let adds = old.class == Class::Simple && !reachable.is_empty();
        let redirects = open.iter().any(|edge| track.owner(hex, edge).is_none_or(|owner| owner == self.seat));
        if !self.player.has_built || !adds && !redirects {
            return Fitting::default();
        }
        let site = self.table.site(self.seat, hex);
        let Shape::One(kept) = old.shape else {
            let candidates = self.sets.pairs().and(self.sets.beyond(old.edges.without(open)));
            return Fitting { tiles: self.judged(&site, candidates), ..Fitting::default() };
        };
        let mut fitting = Fitting::default();
        if adds {
            fitting.tiles = self.with_markers(&site, self.adding(&site, kept));
        }
        if redirects {
            fitting.turned = self.turning(&site, old, kept, open);
        }
        fitting
    }

    /// The tiles that add a track to the one that is there.
    fn adding(&self, site: &BuildSite, kept: Segment) -> Tiles {
        let allowed = site.tracks();
        let adding = self.table.track.tiles().adding_to(kept).iter();
        let adding: Tiles =
            adding.filter(|(_, added)| allowed.contains(*added)).map(|(tile, _)| *tile).collect();
        let adding = adding.and(self.left);
        if self.player.cash < price::added(Class::Crossing) {
            adding.without(self.sets.class(Class::Crossing))
        } else {
            adding
        }
    }

    /// AOS-4.22 and 4.23: the tracks that the one which is there can be turned to.
    fn turning(&self, site: &BuildSite, old: &Tile, track: Segment, open: Edges) -> Segments {
        let (a, b) = track.ends();
        let kept = if open.contains(a) { b } else { a };
        let is_owned = self.table.track.owner(site.hex, kept).is_some();
        let joined = is_owned || site.joins.contains(kept);
        let ends = site.allowed().without(old.edges);
        let ends = if joined { ends } else { ends.and(site.joins) };
        let turned = ends.iter().filter_map(|end| Segment::between(kept, end));
        let turned: Segments = turned.filter(|turned| site.loops(*turned).is_none()).collect();
        // The tile that is taken away can be laid again.
        turned.and(self.simple_left.or(self.sets.simple(old.kind)))
    }

    /// Those of the tiles for which there are markers enough.
    fn with_markers(&self, site: &BuildSite, tiles: Tiles) -> Tiles {
        if self.markers_left >= MOST_MARKERS { tiles } else { self.judged(site, tiles) }
    }

    /// Those of the tiles that the judge lets pass.
    fn judged(&self, site: &BuildSite, tiles: Tiles) -> Tiles {
        tiles.iter().filter(|tile| self.table.terms(site, self.seat, *tile).is_ok()).collect()
    }
}
