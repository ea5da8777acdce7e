//! EMP-0.9 to EMP-0.12: companies with their captains, and then the headquarters.

use kernel::Seat;

use crate::event::Event;
use crate::hex_set::HexSet;
use crate::ids::{HexId, People, PersonId};
use crate::kinds::{Company, PersonKind};
use crate::moves::Move;
use crate::out::Out;
use crate::phase::Phase;
use crate::printed::Printed;
use crate::reason::Reason;
use crate::table::{START_MANA, Staff, Table};

impl Table {
    /// EMP-0.9: from the last player to the first.
    pub(super) fn begin_companies(&mut self) {
        self.phase = Phase::Companies;
        self.active = self.seat_at(self.players() - 1);
    }

    /// Captains that nobody has and that are in this game.
    #[must_use]
    pub fn free_captains(&self) -> People {
        let cards = &Printed::shipped().cards;
        let (no_people, _) = cards.left_out(self.variants.friendly);
        let chosen = self.all_seats().filter_map(|seat| self.player(seat).captain).map(|staff| staff.person);
        cards.of_kind(PersonKind::Captain).without(no_people).without(chosen.collect())
    }

    pub(crate) fn free_companies(&self) -> impl Iterator<Item = Company> {
        Company::ALL.into_iter().filter(|company| self.seat_of(*company).is_none())
    }

    pub(crate) fn list_companies(&self, out: &mut Vec<Move>) {
        let captains = self.free_captains();
        for company in self.free_companies() {
            let fits = captains.iter().filter(|captain| self.judge_choose(company, *captain).is_ok());
            out.extend(fits.map(|captain| Move::Company { company, captain }));
        }
    }

    pub(crate) fn judge_choose(&self, company: Company, captain: PersonId) -> Result<(), Reason> {
        if self.seat_of(company).is_some() {
            return Err(Reason::CompanyTaken { company });
        }
        if captain.kind() != PersonKind::Captain {
            return Err(Reason::NotACaptain { person: captain });
        }
        let (left_out, _) = Printed::shipped().cards.left_out(self.variants.friendly);
        if left_out.contains(captain) {
            return Err(Reason::LeftOut { person: captain });
        }
        if !self.free_captains().contains(captain) {
            return Err(Reason::CaptainTaken { captain });
        }
        if captain.printed().company.is_some_and(|own| own != company) {
            return Err(Reason::OtherCaptain { captain, company });
        }
        // EMP-0.10: those who choose later need a company with a captain each.
        let captains = self.free_captains().without(People::only(captain));
        let wild = captains.iter().filter(|person| person.printed().company.is_none()).count();
        let own =
            |company: &Company| captains.iter().any(|person| person.printed().company == Some(*company));
        let (with, without): (Vec<Company>, Vec<Company>) =
            self.free_companies().filter(|other| *other != company).partition(own);
        let later = self.place_of(self.active);
        if with.len() + without.len().min(wild) < later {
            return Err(Reason::CaptainNeeded { captain });
        }
        Ok(())
    }

    pub(crate) fn choose_company(
        &mut self,
        company: Company,
        captain: PersonId,
        out: &mut Out<'_>,
    ) -> Result<(), Reason> {
        self.judge_choose(company, captain)?;
        let seat = self.active;
        let player = self.me();
        player.company = Some(company);
        player.captain = Some(Staff::ready(captain));
        player.mana = START_MANA;
        out.tell(Event::CompanyChosen { seat, company, captain });
        match self.place_of(seat).checked_sub(1) {
            Some(before) => self.active = self.seat_at(before),
            None => self.phase = Phase::Headquarters { first: None },
        }
        Ok(())
    }

    /// EMP-0.12: where the next train car of a headquarters may go.
    pub(crate) fn headquarters(&self, seat: Seat, first: Option<HexId>) -> HexSet {
        let empty = self.empty_land();
        let chart = self.map.chart();
        match first {
            Some(first) => chart.around(first) & empty,
            None => {
                let home = self.home(seat).map_or(HexSet::NONE, |home| self.map.land[home.index()]);
                (home & empty).iter().filter(|hex| !(chart.around(*hex) & empty).is_empty()).collect()
            }
        }
    }

    /// Hexes without trains that are neither City nor Wasteland.
    fn empty_land(&self) -> HexSet {
        let occupied = self.all_seats().fold(HexSet::NONE, |all, seat| all | self.map.network(seat));
        self.map.chart().all & !self.map.cities & !self.map.wasteland & !occupied
    }

    pub(crate) fn place_headquarters(
        &mut self,
        first: Option<HexId>,
        hex: HexId,
        out: &mut Out<'_>,
    ) -> Result<(), Reason> {
        let seat = self.active;
        if !self.headquarters(seat, first).contains(hex) {
            return Err(match first {
                None => Reason::NotHome { hex: self.coord(hex) },
                Some(of) => Reason::NotBesideFirst { hex: self.coord(hex), of: self.coord(of) },
            });
        }
        self.map.add_train(seat, hex);
        self.me().trains -= 1;
        out.tell(Event::HeadquartersPlaced { seat, hex: self.coord(hex) });
        self.phase = match first {
            None => Phase::Headquarters { first: Some(hex) },
            Some(_) => {
                let next = self.place_of(seat) + 1;
                if next < self.players() {
                    self.active = self.seat_at(next);
                    Phase::Headquarters { first: None }
                } else {
                    self.active = self.start;
                    Phase::Specialists
                }
            }
        };
        Ok(())
    }
}
