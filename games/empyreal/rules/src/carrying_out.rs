//! How an ability is carried out: step by step, what is still to be done lying on a stack, until somebody has to be asked.

use kernel::Seat;

use crate::event::Event;
use crate::ids::HexId;
use crate::kinds::Terrain;
use crate::out::Out;
use crate::phase::Phase;
use crate::possible::program;
use crate::printed::{Colour, Modifier, NodeId, Op, Trigger};
use crate::reason::Reason;
use crate::scope::Scope;
use crate::table::{Frame, MANA_LIMIT, Occasion, Run, Table};
use crate::turn::MOST_EXTRA_TURNS;

impl Table {
    /// A card is to be carried out, from this part on.
    pub(crate) fn begin(&mut self, run: Run, node: NodeId) {
        self.stack.push(Frame::Card(run));
        self.stack.push(Frame::Steps { node, next: 0 });
    }

    /// Does what needs no decision, until there is one to make or the game is over.
    pub(crate) fn go_on(&mut self, out: &mut Out<'_>) {
        while self.go_on_once(out) {}
    }

    /// One step; `false` when somebody has to be asked.
    pub(crate) fn go_on_once(&mut self, out: &mut Out<'_>) -> bool {
        match self.stack.last().copied() {
            Some(frame) => self.go_on_with(frame, out),
            None => self.go_on_with_phase(out),
        }
    }

    /// One step of the most urgent thing; `false` when it waits for an answer.
    fn go_on_with(&mut self, frame: Frame, out: &mut Out<'_>) -> bool {
        match frame {
            Frame::Card(_) => {
                self.stack.pop();
            }
            Frame::Steps { node, next } => {
                let Op::Steps(steps) = program().op(node) else { unreachable!("steps are made of steps") };
                match steps.get(usize::from(next)) {
                    None => {
                        self.stack.pop();
                    }
                    Some(step) => {
                        self.replace_top(Frame::Steps { node, next: next + 1 });
                        self.enter(*step, out);
                    }
                }
            }
            Frame::Repeat { node, left } => {
                let Op::Repeat { each, .. } = program().op(node) else {
                    unreachable!("a repetition repeats")
                };
                // Each time has a hex of its own.
                if binds_hex(*each) {
                    self.bind(None);
                }
                if left == 0 || !self.possible(*each, &Scope::now(self)) {
                    self.stack.pop();
                } else {
                    self.replace_top(Frame::Repeat { node, left: left - 1 });
                    self.stack.push(Frame::Steps { node: *each, next: 0 });
                }
            }
            // What can be used several times is asked again after each.
            Frame::Ask(node) => {
                if self.possible(node, &Scope::now(self)) {
                    return false;
                }
                self.stack.pop();
            }
            Frame::Gaining { left } => {
                if left > 0 && self.can_gain_car(self.active) {
                    return false;
                }
                self.stack.pop();
            }
            Frame::Discarding(seat) => {
                if self.must_discard(self.active, seat) {
                    return false;
                }
                self.stack.pop();
            }
            Frame::Returning { left, .. } => {
                if left > 0 {
                    return false;
                }
                self.stack.pop();
            }
            Frame::GainingGoods { left } => {
                if left > 0 && self.goods_of_cities(self.active).next().is_some() {
                    return false;
                }
                self.stack.pop();
            }
            _ => return false,
        }
        true
    }

    pub(crate) fn replace_top(&mut self, frame: Frame) {
        if let Some(top) = self.stack.last_mut() {
            *top = frame;
        }
    }

    /// Begins a part: does it, or puts what it needs on the stack. What is impossible is left out.
    fn enter(&mut self, node: NodeId, out: &mut Out<'_>) {
        let scope = Scope::now(self);
        if !self.possible(node, &scope) {
            return;
        }
        let seat = self.active;
        let hex = scope.run.hex;
        match program().op(node) {
            Op::Steps(_) => self.stack.push(Frame::Steps { node, next: 0 }),
            Op::Repeat { times, .. } => self.stack.push(Frame::Repeat { node, left: *times }),
            Op::Pay { mana, then } => {
                self.pay(*mana);
                self.stack.push(Frame::Steps { node: *then, next: 0 });
            }
            Op::Exchange { give, get } => {
                self.stack.push(Frame::Steps { node: *get, next: 0 });
                self.stack.push(Frame::Steps { node: *give, next: 0 });
            }
            Op::EachTurn(then) => self.stack.push(Frame::Steps { node: *then, next: 0 }),
            Op::When { event, then } => {
                if *event == Trigger::Move {
                    let _ = self.turn.on_move.try_push(*then);
                }
            }
            Op::Modify(Modifier::FreeHex(_)) => {
                if let Some(hex) = hex {
                    self.turn.free_hexes.insert(hex);
                }
            }
            Op::Modify(modifier) => self.turn.terms.modify(*modifier),
            Op::PlaceGood(colour) => {
                let Some(hex) = hex else { return };
                let mut colours = self.placeable(*colour, hex);
                match (colours.next(), colours.next()) {
                    (Some(only), None) if *colour != Colour::Any => {
                        drop(colours);
                        self.place_good(hex, only, out.events);
                    }
                    _ => {
                        drop(colours);
                        self.stack.push(Frame::Ask(node));
                    }
                }
            }
            Op::ReturnGoods(count) => self.stack.push(Frame::Returning { node, left: *count }),
            Op::PullGoods { all: true } => {
                if let Some(hex) = hex {
                    self.pull_all(hex, out.events);
                }
            }
            Op::RemoveTrains => {
                if let Some(hex) = hex {
                    self.remove_trains(hex, out.events);
                }
            }
            Op::Deliver { most, tile } => {
                self.stack.push(Frame::Delivering(Occasion::Card { most: *most, tile: *tile }));
            }
            Op::GainMana(count) => self.gain_mana(*count, out.events),
            Op::Reclaim(count) => self.reclaim(*count, out.events),
            Op::ReclaimAll => self.reclaim(MANA_LIMIT, out.events),
            Op::GainSpellcars(count) => self.stack.push(Frame::Gaining { left: *count }),
            Op::Refresh { captain, engineer } => self.refresh(*captain, *engineer, out.events),
            Op::DiscardSpellcars => {
                // The next player clockwise lies on top (EMP-5.8).
                for place in (1..self.players()).rev() {
                    let other = Seat::new((seat.index() + place) % self.players());
                    if self.must_discard(seat, other) {
                        self.stack.push(Frame::Discarding(other));
                    }
                }
            }
            Op::DraftOver(count) => self.draw_masters(*count, out),
            Op::ExtraTurn => {
                self.turn.extra = (self.turn.extra + 1).min(MOST_EXTRA_TURNS);
                out.tell(Event::ExtraTurn { seat });
            }
            Op::GainGoods(count) => self.stack.push(Frame::GainingGoods { left: *count }),
            Op::Choose(_)
            | Op::Build(_)
            | Op::PlaceWasteland { .. }
            | Op::PickHex(_)
            | Op::ReturnGoodAround
            | Op::ReplaceGood
            | Op::PullGoods { all: false }
            | Op::FetchGood
            | Op::MoveTrain { .. }
            | Op::SwitchTrains
            | Op::GainSpecialist
            | Op::RearrangeSpellcars
            | Op::ActivateGained
            | Op::Copy(_)
            | Op::UseFree
            | Op::TradeSpecialist
            | Op::SwapTiles => self.stack.push(Frame::Ask(node)),
        }
    }

    /// What is asked now is left out; so is what was still to be repeated.
    pub(crate) fn leave_out(&mut self) {
        self.stack.pop();
        let card = self.stack.iter().rposition(|frame| matches!(frame, Frame::Card(_)));
        let repeat = self.stack.iter().rposition(|frame| matches!(frame, Frame::Repeat { .. }));
        if let Some(repeat) = repeat
            && card.is_none_or(|card| card < repeat)
        {
            self.stack.truncate(repeat);
        }
    }

    /// Whether a part of an ability can be done several times, so that it can also be done fewer times.
    pub(crate) fn repeats(&self, node: NodeId) -> bool {
        let mut parents = std::iter::successors(Some(node), |node| program().parent(*node));
        parents.any(|node| matches!(program().op(node), Op::Repeat { .. }))
    }

    pub(crate) fn bind(&mut self, hex: Option<HexId>) {
        if let Some(run) = self.run_mut() {
            run.hex = hex;
        }
    }

    /// Remembers where a build was, for the steps after it; not where it was itself made around a bound hex.
    pub(crate) fn bind_built(&mut self, node: NodeId, hex: Option<HexId>) {
        let around = matches!(program().op(node), Op::Build(build) if build.is_around_bound());
        if !around {
            self.bind(hex);
        }
    }

    pub(crate) fn remember_terrain(&mut self, terrain: Option<Terrain>) {
        if let (Some(run), Some(terrain)) = (self.run_mut(), terrain) {
            run.memo |= 1 << terrain.index();
        }
    }

    /// Whether this question may be left unanswered.
    pub(crate) fn judge_skip(&self) -> Result<(), Reason> {
        let may = match self.stack.last() {
            Some(Frame::Ask(node)) => match program().op(*node) {
                // What was paid for in an exchange is done (EMP-2.6).
                Op::Build(_) => !is_exchanged(*node),
                Op::PlaceWasteland { .. } | Op::GainSpecialist => true,
                Op::PickHex(_) | Op::MoveTrain { .. } | Op::SwapTiles => self.repeats(*node),
                _ => false,
            },
            Some(Frame::Gaining { .. }) => true,
            Some(Frame::Delivering(occasion)) => !matches!(occasion, Occasion::Card { .. }),
            Some(Frame::Claiming(load)) => load.city == load.good,
            Some(_) => false,
            None => matches!(self.phase, Phase::Administrating { gained: false, .. }),
        };
        if may { Ok(()) } else { Err(Reason::NotSkipped) }
    }
}

/// Whether steps begin by binding a hex for those after it.
fn binds_hex(steps: NodeId) -> bool {
    let Op::Steps(steps) = program().op(steps) else { return false };
    steps.first().is_some_and(|first| match program().op(*first) {
        Op::PickHex(_) => true,
        Op::Build(build) => !build.is_around_bound(),
        _ => false,
    })
}

/// Whether something was given for this part.
fn is_exchanged(node: NodeId) -> bool {
    let mut parents = std::iter::successors(Some(node), |node| program().parent(*node));
    parents.any(|node| matches!(program().op(node), Op::Exchange { .. }))
}
