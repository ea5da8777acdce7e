//! One move of a build turn, without listing them all.
//!
//! There are hundreds, and a random player wants one. So the tiles are only counted, hex by hex, and those of a single
//! hex are looked at one by one.

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::ids::HexId;
use crate::moves::Move;
use crate::phase::Building;
use crate::printed::MAX_HEXES;
use crate::table::Table;

impl Table {
    /// The move at that place of [`list_building`](Self::list_building) which `pick` names, told how many there are.
    pub(crate) fn pick_building(
        &self,
        building: &Building,
        seat: Seat,
        room: &mut Vec<Move>,
        pick: impl FnOnce(usize) -> usize,
    ) -> Option<Move> {
        room.clear();
        self.list_before_builds(seat, room);
        let builder = self.builder(building, seat);
        let mut count = room.len();
        // Each hex with the number of moves before those on it.
        let mut hexes: ArrayVec<(HexId, usize), MAX_HEXES> = ArrayVec::new();
        if let Some(builder) = &builder {
            for hex in builder.hexes.iter() {
                hexes.push((hex, count));
                count += builder.fitting(hex).len();
            }
        }
        let place = pick(count);
        if let Some(mv) = room.get(place) {
            return Some(*mv);
        }
        let (hex, before) = hexes[..hexes.partition_point(|(_, before)| *before <= place)].last()?;
        let tile = builder?.fitting(*hex).each(self.track.tiles()).nth(place - before)?;
        Some(Move::Build { at: self.board().coord(*hex), tile })
    }
}
