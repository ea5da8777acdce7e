//! The laws of track: tiles, links and owners.

use hexes::{Edge, Edges, Shape};
use kernel::LawError;

use crate::ids::HexId;
use crate::printed::{Class, Supply, TileSet};
use crate::track::{End, Track};

impl Track {
    /// Tiles, disks, New Cities and owners are as they should be; every piece of track leads to a stop; what is kept for
    /// speed agrees with what it was worked out from.
    pub(super) fn check(&self) -> Result<(), LawError> {
        self.check_supply()?;
        self.check_hexes()?;
        let mut seen = vec![Edges::NONE; self.board().hexes().len()];
        let mut links = 0;
        for run in self.runs() {
            let (stop, edge) = run.from;
            let name = || format!("the run from {} by {edge}", self.board().stop(stop).name);
            match run.end {
                End::Stop(far, arrival) => {
                    links += 1;
                    LawError::unless(far != stop, "links", || format!("{} leads back", name()))?;
                    LawError::unless(self.link(stop, edge) == Some(far), "links", || {
                        format!("{} is not on record", name())
                    })?;
                    LawError::unless(self.link_owner(far, arrival) == run.owner, "owners", || {
                        format!("{} has two", name())
                    })?;
                }
                End::Open(hex, open) => {
                    LawError::unless(self.link(stop, edge).is_none(), "links", || {
                        format!("{} is not complete", name())
                    })?;
                    // AOS-4.12: Urbanization would turn it into a link from a place to itself.
                    let across =
                        self.board().hex(hex).neighbour(open).and_then(|hex| self.board().hex(hex).stop);
                    LawError::unless(across != Some(stop), "links", || format!("{} points back", name()))?;
                }
            }
            let mut owned_by_one = true;
            let mut see = |hex: HexId, edge: Edge| {
                seen[hex.index()].insert(edge);
                owned_by_one &= self.owner(hex, edge) == run.owner;
            };
            self.walk_from(stop, edge, |hex, entered, left| {
                see(hex, entered);
                if let Some(left) = left {
                    see(hex, left);
                }
            });
            LawError::unless(owned_by_one, "owners", || format!("{} has more than one owner", name()))?;
        }
        let recorded = self.board().stops().flat_map(|stop| Edge::ALL.map(|edge| self.link(stop, edge)));
        LawError::unless_equal("links", "links on record", recorded.flatten().count(), links)?;
        for hex in self.board().hexes() {
            LawError::unless(seen[hex.index()] == self.edges(hex), "track", || {
                format!("track at {} leads to no city or town", self.board().coord(hex))
            })?;
        }
        Ok(())
    }

    /// AOS-4.3 and 4.4: what lies on the board and what is left make up the box.
    fn check_supply(&self) -> Result<(), LawError> {
        let tiles = TileSet::shipped();
        for (kind, info) in tiles.kinds() {
            let laid = self
                .board()
                .hexes()
                .filter(|hex| self.tile(*hex).is_some_and(|tile| tile.kind == kind))
                .count();
            LawError::unless_equal(
                "tiles",
                &info.id,
                laid + usize::from(self.tiles_left(kind)),
                usize::from(info.count),
            )?;
        }
        let disks = self.board().hexes().filter(|hex| {
            self.town(*hex).is_some() && self.tile(*hex).is_some_and(|tile| tile.class != Class::Town)
        });
        let expected = usize::from(Supply::shipped().town_disks.count);
        LawError::unless_equal(
            "disks",
            "town disks",
            disks.count() + usize::from(self.disks_left()),
            expected,
        )
    }

    fn check_hexes(&self) -> Result<(), LawError> {
        for hex in self.board().hexes() {
            let printed = self.board().hex(hex);
            let at = printed.coord;
            let across = |edge: Edge| printed.neighbour(edge);
            let cities: Edges = Edge::ALL
                .into_iter()
                .filter(|edge| {
                    let stop = across(*edge).and_then(|hex| self.board().hex(hex).stop);
                    stop.is_some_and(|stop| self.is_city(stop))
                })
                .collect();
            let track: Edges = Edge::ALL
                .into_iter()
                .filter(|edge| across(*edge).is_some_and(|hex| self.edges(hex).contains(edge.opposite())))
                .collect();
            LawError::unless(
                self.hex(hex).cities == cities && self.hex(hex).track == track,
                "track",
                || format!("what lies around {at} is not what is on record"),
            )?;
            let Some(tile) = self.tile(hex) else { continue };
            LawError::unless(printed.land.includes(tile.edges), "track", || {
                format!("track at {at} leaves the land")
            })?;
            LawError::unless(printed.stop.is_none() || self.town(hex).is_some(), "track", || {
                format!("a tile on the city at {at}")
            })?;
            let junction = matches!(tile.shape, Shape::Junction(_));
            LawError::unless(!junction || printed.stop.is_some(), "track", || {
                format!("a town tile outside a town at {at}")
            })?;
        }
        Ok(())
    }
}
