//! Links read off the paths, and track that comes from outside.

use hexes::Edge;

use super::{MAX_LINKS, Path, Run, Stub, Track};
use crate::ids::{CityId, HexId};
use crate::printed::{Across, MAX_HEXES, TileKind, TileSet};

impl Track {
    /// The track that leaves a city by this edge, to the city or the open end that it leads to.
    #[must_use]
    pub fn run(&self, from: CityId, edge: Edge) -> Option<Run> {
        let first = self.board.site(from).around(edge)?;
        let owner = self.path_at(first, edge.opposite())?.owner();
        let mut run = Run { owner, from, hexes: Vec::new(), to: None };
        let (mut hex, mut entered) = (first, edge.opposite());
        while let Some(path) = self.path_at(hex, entered).filter(|path| path.owner() == owner)
            && let Some(left) = path.segment().other_end(entered)
            && run.hexes.len() < MAX_HEXES
        {
            run.hexes.push((hex, entered, left));
            match self.board.hex(hex).across(left) {
                Across::City(city) => {
                    run.to = Some(city);
                    break;
                }
                Across::Hex(next) => (hex, entered) = (next, left.opposite()),
                Across::Nothing => break,
            }
        }
        Some(run)
    }

    /// Every link, complete or not, once.
    #[must_use]
    pub fn runs(&self) -> Vec<Run> {
        let ends = self.board.cities().flat_map(|city| Edge::ALL.map(|edge| (city, edge)));
        let runs = ends.filter_map(|(city, edge)| self.run(city, edge).map(|run| (edge, run)));
        // A complete link is found from both of its ends, and kept from the first.
        let kept = runs.filter(|(edge, run)| match (run.to, run.hexes.last()) {
            (Some(to), Some((_, _, left))) => (run.from, *edge) < (to, left.opposite()),
            _ => true,
        });
        kept.map(|(_, run)| run).collect()
    }
}

/// Reading track, which may come from outside.
impl Track {
    /// Puts a path down as it was written, whatever the stock.
    pub(crate) fn load(&mut self, hex: HexId, path: Path) -> Result<(), String> {
        match &mut self.hexes[hex.index()] {
            [empty @ None, _] | [Some(_), empty @ None] => *empty = Some(path),
            [Some(_), Some(_)] => return Err("a third track".into()),
        }
        Ok(())
    }

    /// The tiles that are left when those that lie on the board are taken from all there are.
    pub(crate) fn count_tiles_left(&self) -> Result<[u8; TileKind::COUNT], String> {
        let tiles = TileSet::shipped();
        let mut left = tiles.counts.map(|(count, _)| count);
        for hex in self.board.hexes().filter(|hex| self.paths(*hex) != [None, None]) {
            let at = self.board.hex(hex).coord;
            let tile = self.tile(hex).ok_or_else(|| format!("no tile is like the track at {at}"))?;
            let left = &mut left[tiles.tile(tile).kind.index()];
            *left = left.checked_sub(1).ok_or_else(|| format!("there is no tile for the track at {at}"))?;
        }
        Ok(left)
    }

    pub(crate) fn recount_tiles(&mut self) -> Result<(), String> {
        self.tiles_left = self.count_tiles_left()?;
        Ok(())
    }

    /// Works out links and incomplete links from the paths.
    pub(crate) fn relink(&mut self) -> Result<(), String> {
        self.forget_links();
        for run in self.runs() {
            let owner = run.owner;
            match (run.to, run.hexes.last()) {
                (Some(to), _) => {
                    if self.links().len() >= MAX_LINKS {
                        return Err("there are too many links".into());
                    }
                    self.complete(owner, run.from, to);
                }
                (None, Some((hex, _, out))) => {
                    if self.stub(owner).is_some() {
                        return Err(format!("seat {owner} has two incomplete links"));
                    }
                    let stub = Stub { start: run.from, hex: *hex, out: *out };
                    self.set_stub(owner, Some(stub));
                }
                (None, None) => {}
            }
        }
        Ok(())
    }
}
