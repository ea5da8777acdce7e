//! EMP-2: specialists; EMP-7.7 to EMP-7.10: how they are found; EMP-10.6 to EMP-10.10: what they do with each other.

use kernel::{Events, Seat};

use crate::event::Event;
use crate::ids::{People, PersonId};
use crate::kinds::PersonKind;
use crate::out::Out;
use crate::phase::Phase;
use crate::possible::program;
use crate::printed::{NodeId, Op, Printed, Trigger};
use crate::reason::{Act, Reason};
use crate::scope::Scope;
use crate::table::{Card, Frame, Run, Staff, Table};

impl Table {
    /// Whether a specialist can be used before the main action, and which part of the ability begins.
    pub(crate) fn judge_use(&self, person: PersonId) -> Result<NodeId, Reason> {
        let player = self.mine();
        let printed = person.printed();
        let node = if person.kind() == PersonKind::StationMaster {
            if !player.masters().any(|own| own == person) {
                return Err(Reason::NotYours { person });
            }
            let node = printed.each_turn.ok_or(Reason::AlwaysOn { person })?;
            if self.turn.used.contains(person) {
                return Err(Reason::UsedThisTurn { person, act: Act::Use });
            }
            node
        } else {
            let staff = player.staff(person.kind()).filter(|staff| staff.person == person);
            let staff = staff.ok_or(Reason::NotYours { person })?;
            if !staff.ready {
                return Err(Reason::FaceDown { person });
            }
            printed.effect
        };
        self.does_something(person, node)?;
        Ok(node)
    }

    fn does_something(&self, person: PersonId, node: NodeId) -> Result<(), Reason> {
        let scope = Scope::of(self, Card::Person(person), None);
        if self.possible(node, &scope) {
            return Ok(());
        }
        Err(self.why_nothing(person, node, &scope))
    }

    /// What stands against an ability that begins with a price or an exchange.
    fn why_nothing(&self, person: PersonId, node: NodeId, scope: &Scope) -> Reason {
        if let Op::Steps(steps) = program().op(node)
            && let [first] = steps.as_slice()
        {
            match program().op(*first) {
                Op::Pay { mana, .. } if scope.mana(self) < *mana => {
                    return Reason::PriceTooHigh { person, price: *mana, mana: scope.mana(self) };
                }
                Op::Pay { .. } => return Reason::PaidForNothing { person },
                Op::Exchange { .. } => return Reason::ExchangeHalf { person },
                _ => {}
            }
        }
        Reason::PersonDoesNothing { person }
    }

    pub(crate) fn use_person(&mut self, person: PersonId, node: NodeId, events: &mut Events<Event>) {
        let kind = person.kind();
        if kind == PersonKind::StationMaster {
            self.turn.used.insert(person);
        } else if let Some(staff) = self.me().staff_mut(kind) {
            staff.ready = false;
        }
        events.push(Event::Used { seat: self.active, person });
        self.begin(Run::of(Card::Person(person), None), node);
    }

    /// The Station Masters who wait for this and have not been used for it.
    pub(crate) fn waiting(&self, trigger: Trigger) -> impl Iterator<Item = (PersonId, NodeId)> {
        let used = self.turn.used;
        self.mine().masters().filter(move |person| !used.contains(*person)).filter_map(move |person| {
            let (event, node) = person.printed().when?;
            (event == trigger).then_some((person, node))
        })
    }

    /// EMP-3.6
    pub(crate) fn judge_join_administration(&self, person: PersonId) -> Result<NodeId, Reason> {
        if !self.mine().masters().any(|own| own == person) {
            return Err(Reason::MainActionBegun);
        }
        let (event, node) = person.printed().when.ok_or(Reason::MainActionBegun)?;
        if event != Trigger::Administrate {
            return Err(Reason::MainActionBegun);
        }
        if self.turn.used.contains(person) {
            return Err(Reason::UsedThisTurn { person, act: Act::JoinAdministration });
        }
        self.does_something(person, node)?;
        Ok(node)
    }

    /// The kinds that can be drafted (EMP-7.8).
    pub(crate) fn draftable(&self, seat: Seat) -> impl Iterator<Item = PersonKind> {
        PersonKind::DRAFTED.into_iter().filter(move |kind| self.judge_draft(seat, *kind).is_ok())
    }

    pub(crate) fn judge_draft(&self, seat: Seat, kind: PersonKind) -> Result<(), Reason> {
        let Some(stack) = kind.stack() else { return Err(Reason::CaptainsStay) };
        if self.player(seat).has(kind) {
            return Err(Reason::KindTaken { kind });
        }
        if self.stack_sizes[stack] == 0 {
            return Err(Reason::StackEmpty { kind });
        }
        Ok(())
    }

    /// EMP-7.7
    pub(crate) fn keep_drafted(&mut self, kind: PersonKind, person: PersonId, events: &mut Events<Event>) {
        if let Some(stack) = kind.stack() {
            self.secret.stacks[stack].remove(person);
            self.stack_sizes[stack] -= 1;
        }
        if kind == PersonKind::StationMaster {
            self.me().master = Some(person);
        } else {
            *self.me().staff_mut(kind) = Some(Staff::ready(person));
        }
        events.push(Event::Kept { seat: self.active, person });
    }

    /// The Station Masters in the box.
    pub(crate) fn boxed_masters(&self) -> People {
        self.secret.boxed.and(Printed::shipped().cards.of_kind(PersonKind::StationMaster))
    }

    /// EMP-7.10
    pub(crate) fn draw_masters(&mut self, count: u8, out: &mut Out<'_>) {
        let mut boxed = self.boxed_masters();
        let drawn = &mut self.secret.drawn;
        out.draws.draw(|stream| {
            for _ in 0..count.min(boxed.len() as u8) {
                let at = stream.index(boxed.len());
                if let Some(person) = boxed.iter().nth(at) {
                    boxed.remove(person);
                    drawn.insert(person);
                }
            }
        });
        self.secret.boxed = self.secret.boxed.without(self.secret.drawn);
        let drawn = self.secret.drawn.len() as u8;
        out.tell(Event::MastersDrawn { seat: self.active, count: drawn });
        self.stack.push(Frame::Keeping { drawn });
    }

    pub(crate) fn keep_drawn(&mut self, person: PersonId, events: &mut Events<Event>) {
        let mut back = std::mem::take(&mut self.secret.drawn);
        back.remove(person);
        self.secret.boxed = self.secret.boxed.or(back);
        self.me().second = Some(person);
        events.push(Event::Kept { seat: self.active, person });
    }

    /// EMP-10.8: the one of a kind who can be used without being turned over.
    pub(crate) fn can_use_free(&self, kind: PersonKind, scope: &Scope) -> Option<(PersonId, NodeId)> {
        let done = scope.run.memo >> kind.index() & 1 == 1;
        let may = matches!(kind, PersonKind::Captain | PersonKind::Engineer) && !done;
        let staff = self.player(scope.seat).staff(kind).filter(|_| may)?;
        self.can_begin_person(staff.person, scope).then(|| (staff.person, staff.person.printed().effect))
    }

    /// EMP-10.10: one’s own, another player’s of the same kind, and whose.
    pub(crate) fn trades(&self, seat: Seat) -> impl Iterator<Item = (PersonId, PersonId, Seat)> {
        let own = self.tradable(seat);
        self.all_seats().filter(move |other| *other != seat).flat_map(move |other| {
            let theirs = self.tradable(other);
            own.iter().flat_map(move |mine| {
                let same = theirs.iter().filter(move |their| their.kind() == mine.kind());
                same.map(move |their| (mine, their, other))
            })
        })
    }

    /// Captain, Engineer and Station Masters.
    fn tradable(&self, seat: Seat) -> People {
        self.player(seat).people().filter(|person| person.kind() != PersonKind::Surveyor).collect()
    }

    pub(crate) fn judge_trade(&self, own: PersonId, other: PersonId) -> Result<Seat, Reason> {
        if !self.tradable(self.active).contains(own) {
            return Err(Reason::NotYours { person: own });
        }
        let found = self.trades(self.active).find(|(mine, their, _)| (*mine, *their) == (own, other));
        found.map(|(.., seat)| seat).ok_or(Reason::UnlikeTrade)
    }

    pub(crate) fn trade(&mut self, own: PersonId, other: PersonId, with: Seat, events: &mut Events<Event>) {
        let seat = self.active;
        let kind = own.kind();
        if kind == PersonKind::StationMaster {
            for (whose, gone, come) in [(seat, own, other), (with, other, own)] {
                let player = self.player_mut(whose);
                let place = if player.master == Some(gone) { &mut player.master } else { &mut player.second };
                *place = Some(come);
            }
        } else {
            let given = self.player(seat).staff(kind);
            *self.player_mut(seat).staff_mut(kind) = Some(Staff::ready(other));
            *self.player_mut(with).staff_mut(kind) = given;
        }
        events.push(Event::Traded { seat, own, with, other });
    }

    pub(crate) fn refresh(&mut self, captain: bool, engineer: bool, events: &mut Events<Event>) {
        let seat = self.active;
        for (kind, wanted) in [(PersonKind::Captain, captain), (PersonKind::Engineer, engineer)] {
            if let Some(staff) = self.player_mut(seat).staff_mut(kind)
                && wanted
                && !staff.ready
            {
                staff.ready = true;
                let person = staff.person;
                events.push(Event::Refreshed { seat, person });
            }
        }
    }

    /// Why no specialist is used in the middle of something else.
    pub(crate) const fn no_specialist_now(&self) -> Reason {
        match self.phase {
            Phase::Specialists => Reason::NotAsked,
            Phase::Final => Reason::FinalDelivery,
            _ => Reason::MainActionBegun,
        }
    }
}
