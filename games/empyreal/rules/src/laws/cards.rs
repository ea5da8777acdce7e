//! Every spellcar and every specialist is in one place.

use kernel::LawError;

use crate::ids::{CarId, Cars, People, PersonId};
use crate::kinds::PersonKind;
use crate::printed::Printed;
use crate::setup::stack_size;
use crate::table::{MARKET_LOW, Table};

impl Table {
    pub(super) fn check_cars(&self) -> Result<(), LawError> {
        let (_, no_cars) = Printed::shipped().cards.left_out(self.variants.friendly);
        let mut seen = no_cars;
        let yards = self.all_seats().flat_map(|seat| self.player(seat).yard).flatten();
        let all =
            yards.chain(self.being_placed()).chain(self.market.iter().copied()).chain(self.discards.iter());
        for car in all.chain(self.secret.deck.iter()) {
            LawError::unless(car.is_tile() && !seen.contains(car), "spellcars", || {
                format!("{car} is there twice")
            })?;
            seen.insert(car);
        }
        let tiles: Cars = CarId::tiles().collect();
        LawError::unless(seen == tiles, "spellcars", || {
            format!("{} of {} are there", seen.len(), tiles.len())
        })?;
        LawError::unless_equal("spellcars", "the deck", usize::from(self.deck_size), self.secret.deck.len())?;
        let dealt = self.market.len() > MARKET_LOW || self.secret.deck.is_empty() && self.discards.is_empty();
        LawError::unless(dealt, "spellcars", || format!("{} are left in the Market", self.market.len()))
    }

    pub(super) fn check_people(&self) -> Result<(), LawError> {
        let cards = &Printed::shipped().cards;
        let (no_people, _) = cards.left_out(self.variants.friendly);
        let mut seen = no_people;
        let mut see = |person: PersonId, kind: PersonKind| -> Result<(), LawError> {
            let right = person.kind() == kind && !seen.contains(person);
            LawError::unless(right, "specialists", || {
                format!("{person} is in two places, or in a wrong one")
            })?;
            seen.insert(person);
            Ok(())
        };
        for seat in self.all_seats() {
            let player = self.player(seat);
            for kind in [PersonKind::Captain, PersonKind::Engineer, PersonKind::Surveyor] {
                if let Some(staff) = player.staff(kind) {
                    see(staff.person, kind)?;
                }
            }
            for master in player.masters() {
                see(master, PersonKind::StationMaster)?;
            }
            if player.second.is_some() {
                let covered = player.surveyor.is_some_and(|staff| !staff.ready);
                LawError::unless(covered, "specialists", || {
                    format!("seat {seat}: a Station Master over nobody")
                })?;
            }
        }
        for kind in PersonKind::DRAFTED {
            if let Some(stack) = kind.stack() {
                for person in self.secret.stacks[stack].iter() {
                    see(person, kind)?;
                }
                let size = usize::from(self.stack_sizes[stack]);
                LawError::unless_equal("specialists", kind, size, self.secret.stacks[stack].len())?;
                LawError::unless(size <= stack_size(self.players()), "specialists", || {
                    format!("{size} of the kind {kind}")
                })?;
            }
        }
        for person in self.secret.boxed.iter() {
            see(person, person.kind())?;
        }
        for person in self.secret.drawn.iter() {
            see(person, PersonKind::StationMaster)?;
        }
        let captains = cards.of_kind(PersonKind::Captain);
        let everybody: People = PersonId::all().collect();
        let missing = everybody.without(seen).without(captains);
        LawError::unless(missing.is_empty(), "specialists", || format!("{} are nowhere", missing.len()))?;
        let keeping = usize::from(self.drawn_masters());
        LawError::unless_equal("specialists", "those drawn", self.secret.drawn.len(), keeping)
    }
}
