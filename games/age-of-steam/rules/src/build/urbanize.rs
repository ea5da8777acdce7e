//! AOS-4.30 to 4.33: placing a New City.

use arrayvec::ArrayVec;
use hexes::Coord;
use kernel::{Events, Seat};

use crate::event::{Event, NamedStop};
use crate::goods::NewCity;
use crate::ids::StopId;
use crate::moves::Move;
use crate::phase::{Building, Phase};
use crate::player::Action;
use crate::reason::Reason;
use crate::table::Table;
use crate::track::{Beyond, End};

impl Table {
    fn judge_urbanize(&self, building: &Building, seat: Seat) -> Result<(), Reason> {
        if self.player(seat).action != Some(Action::Urbanization) {
            return Err(Reason::NoUrbanization);
        }
        if building.urbanized {
            return Err(Reason::SecondNewCity);
        }
        if !building.built.is_empty() {
            return Err(Reason::NewCityAfterTiles);
        }
        Ok(())
    }

    /// AOS-4.30, AOS-4.31: whether this player may place a New City now, before the first tile, and there is a town for it.
    #[must_use]
    pub fn can_urbanize(&self, seat: Seat) -> bool {
        self.towns_to_urbanize(seat).next().is_some()
    }

    /// AOS-4.30: whether this legal move gives up the New City that this player may still place: the first tile does, and the
    /// end of the turn.
    #[must_use]
    pub fn gives_up_new_city(&self, seat: Seat, mv: &Move) -> bool {
        matches!(mv, Move::Build { .. } | Move::Done) && self.can_urbanize(seat)
    }

    /// AOS-4.31: the towns on which this player may place a New City now.
    pub fn towns_to_urbanize(&self, seat: Seat) -> impl Iterator<Item = StopId> {
        let may = match &self.phase {
            Phase::BuildTrack(building) => self.judge_urbanize(building, seat).is_ok(),
            _ => false,
        };
        let any_left = may && self.track.new_cities_left().next().is_some();
        self.board().stops().filter(move |stop| any_left && !self.track.is_city(*stop))
    }

    pub(super) fn list_urbanizing(&self, seat: Seat, out: &mut Vec<Move>) {
        let board = self.board();
        let left: ArrayVec<NewCity, { NewCity::ALL.len() }> = self.track.new_cities_left().collect();
        for town in self.towns_to_urbanize(seat) {
            let at = board.coord(board.stop(town).hex);
            out.extend(left.iter().map(|city| Move::Urbanize { at, city: *city }));
        }
    }

    pub(crate) fn urbanize(
        &mut self,
        seat: Seat,
        at: Coord,
        city: NewCity,
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        let Phase::BuildTrack(building) = &self.phase else {
            return Err(Reason::wrong_question(&self.phase));
        };
        self.judge_urbanize(building, seat)?;
        let town = self.board().find_stop(at).filter(|stop| !self.track.is_city(*stop));
        let town = town.ok_or(Reason::NoTownToUrbanize { at })?;
        if self.track.site_of(city).is_some() {
            return Err(Reason::NewCityPlaced { city });
        }
        self.take_back_markers(town);
        let hex = self.board().stop(town).hex;
        let already = self.track.edges(hex);
        self.track.place_new_city(town, city);
        if let Phase::BuildTrack(building) = &mut self.phase {
            building.urbanized = true;
        }
        events.push(Event::Urbanized { seat, town: NamedStop::of(self.board(), town), city });
        for edge in self.track.hex(hex).track.without(already).iter() {
            if let Some(run) = self.track.run(town, edge)
                && let End::Stop(far, _) = run.end
            {
                let (from, to) = (NamedStop::of(self.board(), town), NamedStop::of(self.board(), far));
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
