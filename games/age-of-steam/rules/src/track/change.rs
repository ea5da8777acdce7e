//! Laying tiles, placing New Cities, and giving track to somebody.

use hexes::{Edge, Edges};
use kernel::Seat;

use super::hex::Hex;
use super::{Beyond, End, Run, Track};
use crate::goods::NewCity;
use crate::ids::{HexId, StopId, TileId};
use crate::printed::{Class, MAX_STOPS, Tile};

impl Track {
    /// Lays a tile, taking it and its disk from the supply and putting back what lay there. Owners of edges that the
    /// old tile had and the new one has too are kept; new edges are nobody's.
    pub(crate) fn lay(&mut self, hex: HexId, tile: TileId) {
        let laid = self.tiles.tile(tile);
        self.lift(hex, |kept| laid.edges.and(kept));
        self.tiles_left[laid.kind.index()] -= 1;
        self.disks_left -= u8::from(self.needs_disk(hex, laid));
        self.hexes[hex.index()].tile = Some(tile);
        self.note_work(hex);
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
            self.note_work(across);
        }
    }

    /// Notes whether a tile could be laid on a hex on which or around which something has changed.
    fn note_work(&mut self, hex: HexId) {
        let is_city = self.board.hex(hex).stop.is_some_and(|stop| self.is_city(stop));
        if is_city || self.hex(hex).is_remote() {
            self.workable.remove(hex);
        } else {
            self.workable.insert(hex);
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

    pub(super) fn mark_city(&mut self, stop: StopId) {
        let hex = self.board.stop(stop).hex;
        self.note_work(hex);
        for edge in self.board.hex(hex).land.iter() {
            self.touch_across(hex, edge, |around, edge| around.cities.insert(edge));
        }
    }
}
