//! Listing every tile that a player may lay.
//!
//! Most hexes are far from any track and are passed over at a glance; on empty land near track the legal simple tiles
//! fall out of a few bit sets. What remains are single candidates, each put before the same judge as a move that is
//! played.

use hexes::{Segments, Shape};
use kernel::Seat;

use super::site::Site;
use crate::ids::{HexId, TileId};
use crate::moves::Move;
use crate::supply::Supply;
use crate::table::{Building, Table};
use crate::tiles::{Class, TileSet};

impl Table {
    pub(crate) fn list_builds(&self, building: &Building, seat: Seat, out: &mut Vec<Move>) {
        let player = self.player(seat);
        if building.built.len() >= self.tile_allowance(seat) || player.cash < CHEAPEST {
            return;
        }
        let tiles = TileSet::shipped();
        let board = self.board();
        // Which simple tracks the supply still has.
        let in_supply: Segments = hexes::Segment::ALL
            .into_iter()
            .filter(|segment| self.track.tiles_left(tiles.tile(tiles.simple(*segment)).kind) > 0)
            .collect();
        // Two markers short of the limit, no simple track can run out of them.
        let marker_free = player.markers < Supply::shipped().ownership_markers.count;

        for hex in board.hexes() {
            let around = self.track.hex(hex);
            let near = around.cities.or(around.track);
            let printed = board.hex(hex);
            if near.is_empty() && around.tile.is_none() || building.built.contains(&hex) {
                continue;
            }
            if printed.stop.is_some() {
                if self.track.town(hex).is_some() {
                    self.list_town(seat, hex, out);
                }
                continue;
            }
            let Some(_) = around.tile else {
                let site = self.site(seat, hex);
                let mut segments = site.segments();
                if !player.has_built {
                    segments = segments.and(site.touching_cities());
                }
                let price =
                    self.cost(&site, tiles.tile(tiles.simple(hexes::Segment::ALL[0])), super::Change::Place);
                if price <= player.cash {
                    let at = printed.coord;
                    for segment in segments.and(in_supply).iter() {
                        if marker_free || segment.edges().meets(site.own) {
                            out.push(Move::Build { at, tile: tiles.simple(segment) });
                        }
                    }
                }
                if player.has_built && site.joins.len() >= 2 {
                    self.list_candidates(&site, seat, tiles.complex().iter().copied(), out);
                }
                continue;
            };
            self.list_replacements(seat, hex, out);
        }
    }

    fn list_town(&self, seat: Seat, hex: HexId, out: &mut Vec<Move>) {
        let around = self.track.hex(hex);
        let exits = self.track.edges(hex);
        // Without a way in, nothing can be added: no need to look closer.
        if around.cities.or(around.track).without(exits).is_empty() && !self.track.has_exit(seat, hex) {
            return;
        }
        let site = self.site(seat, hex);
        let tiles = TileSet::shipped();
        let usable = site.allowed().or(exits);
        let candidates = tiles.more_exits(exits).iter().copied();
        self.list_candidates(
            &site,
            seat,
            candidates.filter(|tile| usable.includes(tiles.tile(*tile).edges)),
            out,
        );
    }

    fn list_replacements(&self, seat: Seat, hex: HexId, out: &mut Vec<Move>) {
        let Some(old) = self.track.tile(hex) else { return };
        let around = self.track.hex(hex);
        let tiles = TileSet::shipped();
        let reachable = around.cities.or(around.track).without(old.edges);
        let open = self.track.open_edges(hex);
        let adds = old.class == Class::Simple && !reachable.is_empty();
        let redirects = open.iter().any(|edge| self.track.owner(hex, edge).is_none_or(|owner| owner == seat));
        if !adds && !redirects {
            return;
        }
        let site = self.site(seat, hex);
        if let (true, Shape::One(kept)) = (adds, old.shape) {
            let allowed = site.segments();
            let candidates = tiles.adding_to(kept).iter().filter(|(_, added)| allowed.contains(*added));
            self.list_candidates(&site, seat, candidates.map(|(tile, _)| *tile), out);
        }
        if redirects {
            match old.shape {
                Shape::One(segment) => {
                    let (a, b) = segment.ends();
                    let kept = if open.contains(a) { b } else { a };
                    let turned = site.allowed().without(old.edges).iter();
                    let candidates = turned.filter_map(|edge| hexes::Segment::between(kept, edge));
                    self.list_candidates(&site, seat, candidates.map(|segment| tiles.simple(segment)), out);
                }
                _ => {
                    let stays = old.edges.without(open);
                    let candidates = tiles.complex().iter().copied();
                    let keeps = candidates.filter(|tile| tiles.tile(*tile).edges.includes(stays));
                    self.list_candidates(&site, seat, keeps, out);
                }
            }
        }
    }

    fn list_candidates(
        &self,
        site: &Site,
        seat: Seat,
        candidates: impl Iterator<Item = TileId>,
        out: &mut Vec<Move>,
    ) {
        let at = self.board().coord(site.hex);
        out.extend(
            candidates
                .filter(|tile| self.plan_on(site, seat, *tile).is_ok())
                .map(|tile| Move::Build { at, tile }),
        );
    }
}

/// No tile costs less.
const CHEAPEST: u16 = 2;
