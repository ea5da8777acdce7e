//! What one seat, or somebody who only looks on, may know.

use kernel::{Draws, Seat, Stream, Viewer};
use serde::Serialize;

use crate::ids::{CarId, Cars, People, PersonId};
use crate::kinds::PersonKind;
use crate::phase::Phase;
use crate::position::Position;
use crate::printed::Printed;
use crate::setup::stack_size;
use crate::table::{Frame, Table};

/// The table with what this viewer may not know covered: the deck, the stacks and the box.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Whose view it is; `None` for somebody who only looks on.
    pub seat: Option<Seat>,
    /// What lies on the table.
    pub table: Table,
}

impl View {
    pub(crate) fn of(table: &Table, viewer: Viewer) -> Self {
        let seat = viewer.seat();
        let mut table = table.clone();
        let in_hand = table.in_hand().filter(|_| seat == Some(table.active));
        table.secret.deck = Cars::NONE;
        table.secret.boxed = People::NONE;
        if seat != Some(table.active) {
            table.secret.drawn = People::NONE;
        }
        if !table.variants.open_information {
            for kind in PersonKind::DRAFTED.into_iter().filter(|kind| in_hand != Some(*kind)) {
                if let Some(stack) = kind.stack() {
                    table.secret.stacks[stack] = People::NONE;
                }
            }
        }
        Self { table, seat }
    }

    /// A position that agrees with this view; what is hidden in it is dealt by this stream.
    #[must_use]
    pub(crate) fn imagine(&self, stream: &mut Stream) -> Position {
        let mut table = self.table.clone();
        let cards = &Printed::shipped().cards;
        let (no_people, no_cars) = cards.left_out(table.variants.friendly);
        table.secret.deck = CarId::tiles().collect::<Cars>().without(no_cars).without(table.cars_in_sight());
        let in_sight = table.people_in_sight();
        table.secret.boxed = People::NONE;
        for kind in PersonKind::DRAFTED {
            let Some(stack) = kind.stack() else { continue };
            let unseen = cards.of_kind(kind).without(no_people).without(in_sight);
            let mut unseen: Vec<PersonId> = unseen.iter().collect();
            stream.shuffle(&mut unseen);
            let mut left = unseen.into_iter();
            // What lies in the open, or in this viewer’s hand, is known already.
            let missing =
                usize::from(table.stack_sizes[stack]).saturating_sub(table.secret.stacks[stack].len());
            table.secret.stacks[stack] = left.by_ref().take(missing).fold(table.secret.stacks[stack], with);
            if kind == PersonKind::StationMaster && table.secret.drawn.is_empty() {
                let drawn = usize::from(table.drawn_masters());
                table.secret.drawn = left.by_ref().take(drawn).fold(People::NONE, with);
            }
            table.secret.boxed = left.fold(table.secret.boxed, with);
        }
        Position { table, draws: Draws::from_seed(stream.seed()) }
    }
}

fn with(set: People, person: PersonId) -> People {
    set.or(People::only(person))
}

impl Table {
    /// Whether somebody may know something that others may not: from the first look into a stack on (EMP-7.7), or into the
    /// box, which stays hidden even where the stacks lie open (EMP-13.4). Once the game is over nothing is hidden.
    #[must_use]
    pub fn has_secrets(&self) -> bool {
        if self.phase == Phase::Over {
            return false;
        }
        let whole = stack_size(self.players());
        let picked_up =
            self.in_hand().is_some() || self.stack_sizes.iter().any(|size| usize::from(*size) < whole);
        let drawn =
            self.drawn_masters() > 0 || self.all_seats().any(|seat| self.player(seat).second.is_some());
        drawn || picked_up && !self.variants.open_information
    }

    /// The stack that somebody has picked up.
    #[must_use]
    pub fn in_hand(&self) -> Option<PersonKind> {
        match self.stack.last() {
            Some(Frame::Drafting(kind)) => Some(*kind),
            _ => None,
        }
    }

    /// The spellcars that lie in the open.
    pub(crate) fn cars_in_sight(&self) -> Cars {
        let yards = self.all_seats().flat_map(|seat| self.player(seat).yard).flatten();
        yards
            .chain(self.being_placed())
            .chain(self.market.iter().copied())
            .collect::<Cars>()
            .or(self.discards)
    }

    /// The specialists whom this table shows.
    pub(crate) fn people_in_sight(&self) -> People {
        let working: People =
            self.all_seats().flat_map(|seat| self.player(seat).people().collect::<Vec<_>>()).collect();
        self.secret.stacks.into_iter().fold(working, People::or).or(self.secret.drawn)
    }
}
