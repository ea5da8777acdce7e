//! Whether a tile may be laid on a site, and at what price.

use arrayvec::ArrayVec;
use hexes::{Edge, Edges, Segment, Shape};
use kernel::Seat;

use super::site::BuildSite;
use super::{Change, price};
use crate::event::NamedStop;
use crate::ids::{HexId, TileId};
use crate::printed::{Board, Class, Supply, Tile};
use crate::reason::Reason;
use crate::table::Table;

/// A tile that may be laid.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) site: BuildSite,
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
    pub(crate) fn terms(&self, site: &BuildSite, seat: Seat, tile: TileId) -> Result<Terms, Reason> {
        let tile = self.track.tiles().tile(tile);
        if tile.class == Class::Town && site.town.is_none() {
            return Err(Reason::NoTown { at: site.at });
        }
        let added = site.tile.map_or(tile.edges, |old| tile.edges.without(old.edges));
        let first = !self.player(seat).has_built;
        if first && (tile.class != Class::Simple || !site.cities.meets(added)) {
            return Err(Reason::FirstTile);
        }
        let (change, markers) = match site.town {
            Some(_) => fit_in_town(self.board(), site, tile)?,
            None => self.fit_outside_towns(site, seat, tile)?,
        };
        if first && change == Change::Redirect {
            return Err(Reason::FirstTile);
        }
        let cost = self.cost(site, tile, change);
        self.check_supplies(site, seat, tile, cost, markers)?;
        Ok(Terms { change, cost, markers })
    }

    fn fit_outside_towns(&self, site: &BuildSite, seat: Seat, tile: &Tile) -> Result<(Change, i8), Reason> {
        let Some(old) = site.tile else {
            let markers = fit_new_tracks(self.board(), site, tile.shape.segments())?;
            return Ok((Change::Place, markers));
        };
        if tile.shape == old.shape {
            return Err(Reason::NothingNew { at: site.at });
        }
        match (old.shape, tile.shape) {
            (Shape::One(kept), Shape::Two(one, other)) if kept == one || kept == other => {
                let added = if kept == one { other } else { one };
                Ok((Change::Replace, fit_new_tracks(self.board(), site, std::iter::once(added))?))
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
    fn fit_redirection(&self, site: &BuildSite, seat: Seat, turned: Turned) -> Result<i8, Reason> {
        let owner = self.track.owner(site.hex, turned.kept);
        if let Some(owner) = owner.filter(|owner| *owner != seat) {
            return Err(Reason::OthersTrack { at: site.at, owner });
        }
        edges_are_free(site, Edges::only(turned.turned_to))?;
        if let Some(stop) = site.loops(turned.new) {
            return Err(Reason::Loop { stop: NamedStop::of(self.board(), stop) });
        }
        // Unowned track across the kept end is the rest of the same section: it joins if it leads somewhere good.
        if owner.is_none() && !turned.new.edges().meets(site.joins) {
            return Err(Reason::RedirectedUnconnected { at: site.at });
        }
        let joins_own = site.own.contains(turned.turned_to);
        Ok(if owner == Some(seat) && joins_own { -1 } else { 0 })
    }

    /// AOS-4.26 to 4.28.
    fn cost(&self, site: &BuildSite, tile: &Tile, change: Change) -> u16 {
        match (change, site.town) {
            (Change::Redirect, _) => price::REDIRECTED,
            (_, Some(_)) => price::in_town(self.track.edges(site.hex), tile.edges),
            (Change::Place, None) => self.first_price(site.hex, tile.class),
            (Change::Replace, None) => price::added(tile.class),
        }
    }

    /// AOS-4.26.
    pub(super) fn first_price(&self, hex: HexId, class: Class) -> u16 {
        price::first(self.board().hex(hex).terrain, class)
    }

    fn check_supplies(
        &self,
        site: &BuildSite,
        seat: Seat,
        tile: &Tile,
        cost: u16,
        markers: i8,
    ) -> Result<(), Reason> {
        let replaced = site.tile.is_some_and(|old| old.kind == tile.kind);
        if self.track.tiles_left(tile.kind) == 0 && !replaced {
            return Err(Reason::NoTileLeft { kind: tile.kind });
        }
        let disk_freed = site.tile.is_some_and(|old| old.class != Class::Town);
        if site.town.is_some() && tile.class != Class::Town && self.track.disks_left() == 0 && !disk_freed {
            return Err(Reason::NoDiskLeft);
        }
        let limit = Supply::shipped().ownership_markers.count;
        let player = self.player(seat);
        if i16::from(player.markers) + i16::from(markers) > i16::from(limit) {
            return Err(Reason::NoMarkerLeft { limit, markers: player.markers });
        }
        if cost > player.cash {
            return Err(Reason::TooDear { cost, cash: player.cash });
        }
        Ok(())
    }
}

/// AOS-4.21: a town takes exits in addition to those it has.
fn fit_in_town(board: &'static Board, site: &BuildSite, tile: &Tile) -> Result<(Change, i8), Reason> {
    let old = site.tile.map_or(Edges::NONE, |old| old.edges);
    if tile.edges == old {
        return Err(Reason::NothingNew { at: site.at });
    }
    if !tile.edges.includes(old) {
        return Err(Reason::TownTrackStays { at: site.at });
    }
    let added = tile.edges.without(old);
    edges_are_free(site, added)?;
    for edge in added.and(site.leading).iter() {
        if let Some(stop) = site.leads[edge.index()].filter(|stop| Some(*stop) == site.town) {
            return Err(Reason::Loop { stop: NamedStop::of(board, stop) });
        }
    }
    if !added.meets(site.joins) && !site.has_exit {
        return Err(Reason::Unconnected { at: site.at });
    }
    let change = if old.is_empty() { Change::Place } else { Change::Replace };
    Ok((change, added.len() as i8 - added.and(site.own).len() as i8))
}

/// Each new track by itself obeys AOS-4.7 to 4.12. Returns how many more markers they need.
fn fit_new_tracks(
    board: &'static Board,
    site: &BuildSite,
    tracks: impl Iterator<Item = Segment>,
) -> Result<i8, Reason> {
    let mut markers = 0;
    for segment in tracks {
        edges_are_free(site, segment.edges())?;
        if let Some(stop) = site.loops(segment) {
            return Err(Reason::Loop { stop: NamedStop::of(board, stop) });
        }
        if !segment.edges().meets(site.joins) {
            return Err(Reason::Unconnected { at: site.at });
        }
        markers += 1 - segment.edges().and(site.own).len() as i8;
    }
    Ok(markers)
}

/// AOS-4.7 and 4.8.
fn edges_are_free(site: &BuildSite, edges: Edges) -> Result<(), Reason> {
    if let Some(edge) = edges.without(site.land).lowest() {
        return Err(Reason::OffTheLand { at: site.at, edge });
    }
    match edges.and(site.foreign).lowest() {
        Some(edge) => Err(Reason::JoinsOthers { at: site.at, edge }),
        None => Ok(()),
    }
}

/// Pairs the tracks of the old tile with what becomes of them; those kept as they are do not appear.
pub(crate) fn turned(site: &BuildSite, old: Shape, new: Shape) -> Result<[Option<Turned>; 2], Reason> {
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
        _ => Err(Reason::TrackMustStay { at: site.at }),
    }
}

/// What becomes of one track: that one of the new tracks which keeps its joined end.
fn turn(site: &BuildSite, before: Segment, come: &[Segment]) -> Result<Turned, Reason> {
    let (a, b) = before.ends();
    let met = site.cities.or(site.own).or(site.unowned).or(site.foreign);
    let kept = match (met.contains(a), met.contains(b)) {
        (true, false) => a,
        (false, true) => b,
        _ => return Err(Reason::NoOpenEnd { at: site.at }),
    };
    let wrong_end = Reason::WrongEndTurned { at: site.at };
    let new = come.iter().copied().find(|after| after.touches(kept)).ok_or(wrong_end)?;
    let turned_to = new.other_end(kept).ok_or(wrong_end)?;
    Ok(Turned { new, kept, turned_to })
}
