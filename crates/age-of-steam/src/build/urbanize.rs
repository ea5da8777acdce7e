//! AOS-4.30 to 4.33: placing a New City.

use arrayvec::ArrayVec;
use hexes::Coord;
use kernel::{Refusal, Seat, text};

use crate::event::{Event, Place};
use crate::goods::NewCity;
use crate::ids::StopId;
use crate::moves::Move;
use crate::table::{Action, Building, Phase, Table};
use crate::track::{Beyond, End};

impl Table {
    fn may_urbanize(&self, building: &Building, seat: Seat) -> Result<(), Refusal> {
        let refuse = |why| Err(Refusal::new("AOS-4.30", why));
        if self.player(seat).action != Some(Action::Urbanization) {
            return refuse(text!("aos-no-urbanization"));
        }
        if building.urbanized {
            return refuse(text!("aos-no-second-new-city"));
        }
        if !building.built.is_empty() {
            return refuse(text!("aos-no-new-city-after-tiles"));
        }
        Ok(())
    }

    pub(super) fn list_urbanizing(&self, building: &Building, seat: Seat, out: &mut Vec<Move>) {
        if self.may_urbanize(building, seat).is_err() {
            return;
        }
        let board = self.board();
        let left: ArrayVec<NewCity, 8> = self.track.new_cities_left().collect();
        for town in board.stops().filter(|stop| !self.track.is_city(*stop)) {
            let at = board.coord(board.stop(town).hex);
            out.extend(left.iter().map(|city| Move::Urbanize { at, city: *city }));
        }
    }

    pub(crate) fn urbanize(
        &mut self,
        seat: Seat,
        at: Coord,
        city: NewCity,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let Phase::BuildTrack(building) = &self.phase else {
            return Err(crate::position::wrong_question(&self.phase));
        };
        self.may_urbanize(building, seat)?;
        let town = self.board().find_stop(at).filter(|stop| !self.track.is_city(*stop));
        let town = town
            .ok_or_else(|| Refusal::new("AOS-4.31", text!("aos-no-town-to-urbanize", at = at.to_string())))?;
        if self.track.site_of(city).is_some() {
            return Err(Refusal::new("AOS-4.31", text!("aos-no-new-city-left", city = city.to_string())));
        }
        self.take_back_markers(town);
        let hex = self.board().stop(town).hex;
        let already = self.track.edges(hex);
        self.track.place_new_city(town, city);
        if let Phase::BuildTrack(building) = &mut self.phase {
            building.urbanized = true;
        }
        events.push(Event::Urbanized { seat, town: Place::of(self.board(), town), city });
        for edge in self.track.hex(hex).track.without(already).iter() {
            if let Some(run) = self.track.run(town, edge)
                && let End::Stop(far, _) = run.end
            {
                let (from, to) = (Place::of(self.board(), town), Place::of(self.board(), far));
                events.push(Event::LinkCompleted { owner: run.owner, from, to });
            }
        }
        Ok(())
    }

    /// AOS-4.32: an exit that is all there is of its section or link takes its marker with it.
    fn take_back_markers(&mut self, town: StopId) {
        let hex = self.board().stop(town).hex;
        for edge in self.track.edges(hex).iter() {
            if let Some(owner) = self.track.owner(hex, edge)
                && !matches!(self.track.beyond(hex, edge), Beyond::Track(..))
            {
                self.player_mut(owner).markers -= 1;
            }
        }
    }
}
