//! Laying, replacing and removing tiles.

use hexes::Coord;
use kernel::{Events, Seat};

use super::judge::Terms;
use crate::event::{Event, NamedCity};
use crate::ids::TileId;
use crate::printed::Across;
use crate::reason::Reason;
use crate::table::Table;
use crate::track::{Path, Stub};

impl Table {
    /// `build`
    pub(crate) fn build(
        &mut self,
        seat: Seat,
        at: Coord,
        tile: TileId,
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        let terms = self.terms(seat, at, tile)?;
        self.lay(seat, &terms, None, events);
        Ok(())
    }

    /// `replace` (SP-2.17)
    pub(crate) fn replace(
        &mut self,
        seat: Seat,
        tile: TileId,
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        let terms = self.terms_to_replace(seat, tile)?;
        self.lay(seat, &terms, self.last(seat).map(|last| last.path), events);
        Ok(())
    }

    /// `remove` (SP-2.16)
    pub(crate) fn remove(&mut self, seat: Seat, events: &mut Events<Event>) -> Result<(), Reason> {
        let last = self.judge_remove(seat)?;
        self.track.lift(last.stub.hex, last.path);
        // The tile before it is the last now; without one, the train comes back.
        let before = match self.board().hex(last.stub.hex).across(last.entered) {
            Across::Hex(hex) => Some(Stub { start: last.stub.start, hex, out: last.entered.opposite() }),
            Across::City(_) | Across::Nothing => None,
        };
        if before.is_none() {
            self.player_mut(seat).trains += 1;
        }
        self.track.set_stub(seat, before);
        events.push(Event::Removed { seat, at: self.board().hex(last.stub.hex).coord });
        Ok(())
    }

    fn lay(&mut self, seat: Seat, terms: &Terms, instead_of: Option<Path>, events: &mut Events<Event>) {
        let board = self.board();
        let (hex, start) = (terms.hex, terms.start);
        let player = self.player_mut(seat);
        player.cash -= terms.price;
        player.trains -= u8::from(terms.begins);
        let path = Path::new(terms.path, seat);
        match instead_of {
            Some(old) => self.track.exchange(hex, old, path),
            None => self.track.lay(hex, path),
        }
        let at = board.hex(hex).coord;
        let (tile, change, paid) = (terms.tile, terms.change, terms.price);
        debug_assert_eq!(self.track.tile(hex), Some(tile));
        events.push(Event::Built { seat, at, tile, change, paid });
        match board.hex(hex).across(terms.out) {
            Across::City(to) => {
                self.track.set_stub(seat, None);
                self.track.complete(seat, start, to);
                let (from, to) = (NamedCity::of(board, start), NamedCity::of(board, to));
                self.progresses();
                events.push(Event::LinkCompleted { seat, from, to });
            }
            Across::Hex(_) | Across::Nothing => {
                self.track.set_stub(seat, Some(Stub { start, hex, out: terms.out }));
            }
        }
    }
}
