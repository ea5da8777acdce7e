//! What the moves of a question cost, for whoever shows them before they are made.

use hexes::Coord;
use kernel::Seat;

use crate::building::Way;
use crate::ids::{HexId, PersonId};
use crate::moves::Move;
use crate::possible::program;
use crate::printed::{Build, Op};
use crate::scope::Scope;
use crate::table::{Frame, Run, Table, Terms};

impl Table {
    /// What a card asks now, and which card it is.
    #[must_use]
    pub fn asking(&self) -> Option<(&'static Op, &Run)> {
        match self.stack.last() {
            Some(Frame::Ask(node) | Frame::Returning { node, .. }) => {
                Some((program().op(*node), self.run()?))
            }
            _ => None,
        }
    }

    fn build_asked(&self) -> Option<&'static Build> {
        match self.asking()?.0 {
            Op::Build(build) => Some(build),
            _ => None,
        }
    }

    /// Every way to build that the question allows; none when no build is asked for.
    #[must_use]
    pub fn build_ways(&self) -> Vec<Way> {
        self.build_asked().map_or_else(Vec::new, |build| self.ways(build, &Scope::now(self)))
    }

    /// The way that a move to build takes.
    #[must_use]
    pub fn build_way(&self, hex: Coord, free: Option<Coord>) -> Option<Way> {
        let same = |way: &Way| self.coord(way.hex) == hex && way.free.map(|over| self.coord(over)) == free;
        self.build_ways().into_iter().find(same)
    }

    /// Whether the same hex can be built on with a free Transfer of this turn and without, or over several (EMP-8.18).
    #[must_use]
    pub fn has_free_ways(&self, hex: Coord) -> bool {
        self.has_free_transfer(self.active)
            && self.build_ways().iter().any(|way| self.coord(way.hex) == hex && way.free.is_some())
    }

    /// The hexes that a way leads over, in order.
    #[must_use]
    pub fn build_chain(&self, way: Way) -> Vec<HexId> {
        let chain = self.build_asked().map(|build| self.chain(build, &Scope::now(self), way));
        chain.into_iter().flatten().collect()
    }

    /// The mana that a legal move costs at once.
    #[must_use]
    pub fn price(&self, mv: &Move) -> u8 {
        match *mv {
            Move::Move(spaces) => self.judge_move(spaces).unwrap_or(0),
            Move::Activate(slot) => match self.stack.last() {
                Some(_) => self.judge_activate_gained(slot, &Scope::now(self)).unwrap_or(0),
                None => self.judge_activate(slot).unwrap_or(0),
            },
            Move::Double(slot) => self.judge_double(slot).unwrap_or(0),
            Move::Copy(car) => self.judge_copy_car(car, &Scope::now(self)).unwrap_or(0),
            Move::Build { hex, free } => self.build_way(hex, free).map_or(0, |way| way.price),
            Move::Use(person) | Move::Imitate(person) => pay_of(person),
            _ => 0,
        }
    }

    /// What a seat has left of its mana when so much has been paid; what a move brings comes on top of that.
    #[must_use]
    pub fn mana_left(&self, seat: Seat, price: u8) -> u8 {
        self.player(seat).mana.saturating_sub(price)
    }

    /// The Station Masters without whom a number would be another.
    pub(crate) fn helpers(
        &self,
        seat: Seat,
        number: impl Fn(&Terms) -> u8,
    ) -> impl Iterator<Item = PersonId> {
        let all = number(&self.terms(seat));
        let player = self.player(seat);
        player.masters().filter(move |person| number(&self.terms_without(seat, *person)) != all)
    }
}

/// What an ability that begins with a price costs.
fn pay_of(person: PersonId) -> u8 {
    let printed = person.printed();
    let first = |node| match program().op(node) {
        Op::Steps(steps) => steps.first().copied(),
        _ => None,
    };
    let begins = printed.each_turn.unwrap_or(printed.effect);
    match first(begins).map(|step| program().op(step)) {
        Some(Op::Pay { mana, .. }) => *mana,
        _ => 0,
    }
}
