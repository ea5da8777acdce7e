//! Whether a tile may be laid on a site, and at what price.

use arrayvec::ArrayVec;
use hexes::{Edge, Edges, Segment, Shape};
use kernel::Seat;

use super::Change;
use super::site::Site;
use super::why::Why;
use crate::ids::{HexId, TileId};
use crate::supply::Supply;
use crate::table::Table;
use crate::tiles::{Class, Tile};

/// A tile that may be laid.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) site: Site,
    pub(crate) tile: TileId,
    pub(crate) terms: Terms,
}

/// What laying a tile amounts to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms {
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
    pub(crate) fn terms(&self, site: &Site, seat: Seat, tile: TileId) -> Result<Terms, Why> {
        let tile = self.track.tiles().tile(tile);
        if tile.class == Class::Town && site.town.is_none() {
            return Err(Why::NoTown);
        }
        let added = site.tile.map_or(tile.edges, |old| tile.edges.without(old.edges));
        let first = !self.player(seat).has_built;
        if first && (tile.class != Class::Simple || !site.cities.meets(added)) {
            return Err(Why::FirstTile);
        }
        let (change, markers) = match site.town {
            Some(_) => fit_in_town(site, tile)?,
            None => self.fit_outside_towns(site, seat, tile)?,
        };
        if first && change == Change::Redirect {
            return Err(Why::FirstTile);
        }
        let cost = self.cost(site, tile, change);
        self.check_supplies(site, seat, tile, cost, markers)?;
        Ok(Terms { change, cost, markers })
    }

    fn fit_outside_towns(&self, site: &Site, seat: Seat, tile: &Tile) -> Result<(Change, i8), Why> {
        let Some(old) = site.tile else {
            let markers = fit_new_tracks(site, tile.shape.segments())?;
            return Ok((Change::Place, markers));
        };
        if tile.shape == old.shape {
            return Err(Why::NothingNew);
        }
        match (old.shape, tile.shape) {
            (Shape::One(kept), Shape::Two(one, other)) if kept == one || kept == other => {
                let added = if kept == one { other } else { one };
                Ok((Change::Replace, fit_new_tracks(site, std::iter::once(added))?))
            }
            _ => {
                let mut markers = 0;
                for turned in turned(site, old.shape, tile.shape)?.into_iter().flatten() {
                    markers += self.fit_redirection(site, seat, turned)?;
                }
                Ok((Change::Redirect, markers))
            }
        }
    }

    /// AOS-4.22 and 4.23.
    fn fit_redirection(&self, site: &Site, seat: Seat, turned: Turned) -> Result<i8, Why> {
        let owner = self.track.owner(site.hex, turned.kept);
        if let Some(owner) = owner.filter(|owner| *owner != seat) {
            return Err(Why::OthersTrack { owner });
        }
        edges_are_free(site, Edges::only(turned.turned_to))?;
        if let Some(stop) = site.loops(turned.new) {
            return Err(Why::Loop { stop });
        }
        // Unowned track across the kept end is the rest of the same section: it joins if it leads somewhere good.
        if owner.is_none() && !turned.new.edges().meets(site.joins) {
            return Err(Why::RedirectedUnconnected);
        }
        let joins_own = site.own.contains(turned.turned_to);
        Ok(if owner == Some(seat) && joins_own { -1 } else { 0 })
    }

    /// AOS-4.26 to 4.28.
    pub(super) fn cost(&self, site: &Site, tile: &Tile, change: Change) -> u16 {
        match (change, site.town) {
            (Change::Place, Some(_)) => 1 + tile.edges.len() as u16,
            (Change::Place, None) => self.first_price(site.hex, tile.class),
            (Change::Replace, Some(_)) => 3,
            (Change::Replace, None) if tile.class == Class::Crossing => 3,
            (Change::Replace, None) | (Change::Redirect, _) => 2,
        }
    }

    /// AOS-4.26.
    pub(super) fn first_price(&self, hex: HexId, class: Class) -> u16 {
        let by_class = match class {
            Class::Simple | Class::Town => 0,
            Class::Coexist => 1,
            Class::Crossing => 2,
        };
        self.board().hex(hex).terrain.price() + by_class
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

/// AOS-4.21: a town takes exits in addition to those it has.
fn fit_in_town(site: &Site, tile: &Tile) -> Result<(Change, i8), Why> {
    let old = site.tile.map_or(Edges::NONE, |old| old.edges);
    if tile.edges == old {
        return Err(Why::NothingNew);
    }
    if !tile.edges.includes(old) {
        return Err(Why::TownTrackStays);
    }
    let added = tile.edges.without(old);
    edges_are_free(site, added)?;
    for edge in added.and(site.leading).iter() {
        if let Some(stop) = site.leads[edge.index()].filter(|stop| Some(*stop) == site.town) {
            return Err(Why::Loop { stop });
        }
    }
    if !added.meets(site.joins) && !site.has_exit {
        return Err(Why::Unconnected);
    }
    let change = if old.is_empty() { Change::Place } else { Change::Replace };
    Ok((change, added.len() as i8 - added.and(site.own).len() as i8))
}

/// Each new track by itself obeys AOS-4.7 to 4.12. Returns how many more markers they need.
fn fit_new_tracks(site: &Site, tracks: impl Iterator<Item = Segment>) -> Result<i8, Why> {
    let mut markers = 0;
    for segment in tracks {
        edges_are_free(site, segment.edges())?;
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

/// AOS-4.7 and 4.8.
fn edges_are_free(site: &Site, edges: Edges) -> Result<(), Why> {
    if let Some(edge) = edges.without(site.land).first() {
        return Err(Why::OffTheLand { edge });
    }
    match edges.and(site.foreign).first() {
        Some(edge) => Err(Why::JoinsOthers { edge }),
        None => Ok(()),
    }
}

/// Pairs the tracks of the old tile with what becomes of them; those kept as they are do not appear.
pub(crate) fn turned(site: &Site, old: Shape, new: Shape) -> Result<[Option<Turned>; 2], Why> {
    match (old, new) {
        (Shape::One(before), Shape::One(after)) => Ok([Some(turn(site, before, &[after])?), None]),
        (Shape::Two(one, other), Shape::Two(..)) => {
            let come = new.segments().filter(|after| *after != one && *after != other);
            let mut come: ArrayVec<Segment, 2> = come.collect();
            let mut gone = old.segments().filter(|before| new.segments().all(|after| after != *before));
            let mut turn_next = || {
                let Some(before) = gone.next() else { return Ok(None) };
                let turned = turn(site, before, &come)?;
                // Each new track continues one old track: two cannot be turned into the same.
                come.retain(|after| *after != turned.new);
                Ok(Some(turned))
            };
            Ok([turn_next()?, turn_next()?])
        }
        _ => Err(Why::TrackMustStay),
    }
}

/// What becomes of one track: that one of the new tracks which keeps its joined end.
fn turn(site: &Site, before: Segment, come: &[Segment]) -> Result<Turned, Why> {
    let (a, b) = before.ends();
    let met = site.cities.or(site.own).or(site.unowned).or(site.foreign);
    let kept = match (met.contains(a), met.contains(b)) {
        (true, false) => a,
        (false, true) => b,
        _ => return Err(Why::NoOpenEnd),
    };
    let new = come.iter().copied().find(|after| after.touches(kept)).ok_or(Why::WrongEndTurned)?;
    let turned_to = new.other_end(kept).ok_or(Why::WrongEndTurned)?;
    Ok(Turned { new, kept, turned_to })
}
