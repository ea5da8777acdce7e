//! Whether a tile may be laid on a site, and at what price.

use arrayvec::ArrayVec;
use hexes::{Edge, Edges, Segment, Shape};
use kernel::Seat;

use super::Change;
use super::site::Site;
use super::why::Why;
use crate::board::Terrain;
use crate::ids::{HexId, TileId};
use crate::supply::Supply;
use crate::table::Table;
use crate::tiles::{Class, Tile, TileSet};

/// A tile that may be laid.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) hex: HexId,
    pub(crate) tile: TileId,
    pub(crate) change: Change,
    pub(crate) cost: u16,
    /// By how much the builder's markers on the board change.
    pub(crate) markers: i8,
}

/// A track of a tile and what becomes of it when its open end is turned.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turned {
    pub(crate) new: Segment,
    pub(crate) kept: Edge,
    pub(crate) turned_to: Edge,
}

impl Table {
    /// The rules that look at one hex. Those on whose turn it is are behind us.
    pub(crate) fn plan_on(&self, site: &Site, seat: Seat, id: TileId) -> Result<Plan, Why> {
        let tile = TileSet::shipped().tile(id);
        if tile.class == Class::Town && site.town.is_none() {
            return Err(Why::NoTown);
        }
        let first = !self.player(seat).has_built;
        if first && (tile.class != Class::Simple || !site.cities.meets(tile.edges)) {
            return Err(Why::FirstTile);
        }
        let (change, markers) = match site.town {
            Some(_) => self.fit_in_town(site, seat, tile)?,
            None => self.fit_outside_towns(site, seat, tile)?,
        };
        let cost = self.cost(site, tile, change);
        self.check_supplies(site, seat, tile, cost, markers)?;
        Ok(Plan { hex: site.hex, tile: id, change, cost, markers })
    }

    /// AOS-4.21: a town takes exits in addition to those it has.
    fn fit_in_town(&self, site: &Site, seat: Seat, tile: &Tile) -> Result<(Change, i8), Why> {
        let old = site.tile.map_or(Edges::NONE, |old| old.edges);
        if tile.edges == old {
            return Err(Why::NothingNew);
        }
        if !tile.edges.includes(old) {
            return Err(Why::TownTrackStays);
        }
        let added = tile.edges.without(old);
        for edge in added.iter() {
            self.edge_is_free(site, edge)?;
            if let Some(stop) = site.leads[edge.index()].filter(|stop| Some(*stop) == site.town) {
                return Err(Why::Loop { stop });
            }
        }
        if !added.meets(site.joins) && !self.track.has_exit(seat, site.hex) {
            return Err(Why::Unconnected);
        }
        let change = if old.is_empty() { Change::Place } else { Change::Replace };
        Ok((change, added.len() as i8 - added.and(site.own).len() as i8))
    }

    fn fit_outside_towns(&self, site: &Site, seat: Seat, tile: &Tile) -> Result<(Change, i8), Why> {
        let Some(old) = site.tile else {
            let markers = self.fit_new_tracks(site, tile.shape.segments())?;
            return Ok((Change::Place, markers));
        };
        if tile.shape == old.shape {
            return Err(Why::NothingNew);
        }
        match (old.shape, tile.shape) {
            (Shape::One(kept), Shape::Two(one, other)) if kept == one || kept == other => {
                let added = if kept == one { other } else { one };
                Ok((Change::Replace, self.fit_new_tracks(site, std::iter::once(added))?))
            }
            _ => {
                let mut markers = 0;
                for turned in turned(site, old, tile)?.into_iter().flatten() {
                    markers += self.fit_redirection(site, seat, turned)?;
                }
                Ok((Change::Redirect, markers))
            }
        }
    }

    /// Each new track by itself obeys AOS-4.7 to 4.12. Returns how many more markers they need.
    fn fit_new_tracks(&self, site: &Site, tracks: impl Iterator<Item = Segment>) -> Result<i8, Why> {
        let mut markers = 0;
        for segment in tracks {
            let (a, b) = segment.ends();
            self.edge_is_free(site, a)?;
            self.edge_is_free(site, b)?;
            if let Some(stop) = site.loops(segment) {
                return Err(Why::Loop { stop });
            }
            if !segment.edges().meets(site.joins) {
                return Err(Why::Unconnected);
            }
            markers += 1 - segment.edges().and(site.own).len() as i8;
        }
        Ok(markers)
    }

    /// AOS-4.22 and 4.23.
    fn fit_redirection(&self, site: &Site, seat: Seat, turned: Turned) -> Result<i8, Why> {
        let owner = self.track.owner(site.hex, turned.kept);
        if let Some(owner) = owner.filter(|owner| *owner != seat) {
            return Err(Why::OthersTrack { owner });
        }
        self.edge_is_free(site, turned.turned_to)?;
        if let Some(stop) = site.loops(turned.new) {
            return Err(Why::Loop { stop });
        }
        // Unowned track across the kept end is the rest of the same section: it joins if it leads somewhere good.
        if owner.is_none() && !turned.new.edges().meets(site.joins) {
            return Err(Why::Unconnected);
        }
        let joins_own = site.own.contains(turned.turned_to);
        Ok(if owner == Some(seat) && joins_own { -1 } else { 0 })
    }

    fn edge_is_free(&self, site: &Site, edge: Edge) -> Result<(), Why> {
        if !site.land.contains(edge) {
            Err(Why::OffTheLand { edge })
        } else if site.foreign.contains(edge) {
            Err(Why::JoinsOthers { edge })
        } else {
            Ok(())
        }
    }

    /// AOS-4.26 to 4.28.
    pub(super) fn cost(&self, site: &Site, tile: &Tile, change: Change) -> u16 {
        match (change, site.town) {
            (Change::Place, Some(_)) => 1 + tile.edges.len() as u16,
            (Change::Place, None) => {
                let by_class = match tile.class {
                    Class::Coexist => 3,
                    Class::Crossing => 4,
                    Class::Simple | Class::Town => 2,
                };
                let by_terrain = match self.board().hex(site.hex).terrain {
                    Terrain::Plain => 0,
                    Terrain::River => 1,
                    Terrain::Mountain => 2,
                };
                by_class + by_terrain
            }
            (Change::Replace, Some(_)) => 3,
            (Change::Replace, None) if tile.class == Class::Crossing => 3,
            (Change::Replace, None) | (Change::Redirect, _) => 2,
        }
    }

    fn check_supplies(
        &self,
        site: &Site,
        seat: Seat,
        tile: &Tile,
        cost: u16,
        markers: i8,
    ) -> Result<(), Why> {
        let replaced = site.tile.is_some_and(|old| old.kind == tile.kind);
        if self.track.tiles_left(tile.kind) == 0 && !replaced {
            return Err(Why::NoTileLeft { kind: tile.kind });
        }
        let disk_freed = site.tile.is_some_and(|old| old.class != Class::Town);
        if site.town.is_some() && tile.class != Class::Town && self.track.disks_left() == 0 && !disk_freed {
            return Err(Why::NoDiskLeft);
        }
        let limit = Supply::shipped().ownership_markers.count;
        let player = self.player(seat);
        if i16::from(player.markers) + i16::from(markers) > i16::from(limit) {
            return Err(Why::NoMarkerLeft { limit });
        }
        if cost > player.cash {
            return Err(Why::TooDear { cost, cash: player.cash });
        }
        Ok(())
    }
}

/// Pairs the tracks of the old tile with what becomes of them; those kept as they are do not appear.
pub(crate) fn turned(site: &Site, old: &Tile, new: &Tile) -> Result<[Option<Turned>; 2], Why> {
    if old.shape.segments().count() != new.shape.segments().count() {
        return Err(Why::TrackMustStay);
    }
    let met = site.cities.or(site.own).or(site.unowned).or(site.foreign);
    let mut gone = old.shape.segments().filter(|before| new.shape.segments().all(|after| after != *before));
    let come = new.shape.segments().filter(|after| old.shape.segments().all(|before| before != *after));
    let mut come: ArrayVec<Segment, 2> = come.collect();
    let mut turn_next = || {
        let Some(before) = gone.next() else { return Ok(None) };
        let (a, b) = before.ends();
        let kept = match (met.contains(a), met.contains(b)) {
            (true, false) => a,
            (false, true) => b,
            _ => return Err(Why::NoOpenEnd),
        };
        // Each new track continues one old track: two cannot be turned into the same.
        let at = come.iter().position(|after| after.touches(kept)).ok_or(Why::WrongEndTurned)?;
        let new = come.remove(at);
        let turned_to = new.other_end(kept).ok_or(Why::WrongEndTurned)?;
        Ok(Some(Turned { new, kept, turned_to }))
    };
    Ok([turn_next()?, turn_next()?])
}
