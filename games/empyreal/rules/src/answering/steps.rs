//! Answers to the step of a card that asks something.

use crate::event::Event;
use crate::moves::Move;
use crate::out::Out;
use crate::possible::program;
use crate::printed::{CopyFrom, NodeId, Op};
use crate::reason::{Act, Reason};
use crate::scope::Scope;
use crate::table::{Card, Frame, Run, Table};

impl Table {
    pub(super) fn answer_step(&mut self, node: NodeId, mv: Move, out: &mut Out<'_>) -> Result<(), Reason> {
        let scope = Scope::now(self);
        let seat = scope.seat;
        match (program().op(node), mv) {
            (Op::Choose(options), Move::Choose(option)) => {
                let chosen = usize::from(option).checked_sub(1).and_then(|index| options.get(index));
                let chosen = *chosen.ok_or(Reason::OptionUnknown { option })?;
                if !self.possible(chosen, &scope) {
                    return Err(Reason::OptionDoesNothing { option });
                }
                self.replace_top(Frame::Steps { node: chosen, next: 0 });
            }
            (Op::Build(build), Move::Build { hex, free }) => {
                let hex = self.hex(hex)?;
                let free = free.map(|over| self.hex(over)).transpose()?;
                let way = self.judge_build(build, &scope, hex, free)?;
                // What is told of it is made only for those who listen, as it takes a search.
                out.events.extend(std::iter::once_with(|| self.told_of_build(build, &scope, way)).flatten());
                self.stack.pop();
                self.pay(way.price);
                if free.is_some() {
                    self.turn.terms.free_transfers -= 1;
                }
                let terrain = self.map.terrain(hex);
                self.map.add_train(seat, hex);
                self.me().trains -= 1;
                self.remember_terrain(terrain.filter(|_| build.each.is_some()));
                self.bind_built(node, Some(hex));
                self.look_for_the_end(out.events);
            }
            (Op::PlaceWasteland { to_folio }, Move::Wasteland(hex)) => {
                let hex = self.hex(hex)?;
                self.judge_lay_waste(seat, hex)?;
                self.stack.pop();
                self.lay_waste(hex, *to_folio, out.events);
                self.bind(Some(hex));
            }
            (Op::PickHex(pick), Move::Hex(hex)) => {
                let hex = self.hex(hex)?;
                if !self.map.network(seat).contains(hex) {
                    return Err(Reason::NotInNetwork { hex: self.coord(hex), act: Act::PickHex });
                }
                if !self.pickable(node, *pick, &scope).contains(hex) {
                    return Err(Reason::HexDoesNothing { hex: self.coord(hex) });
                }
                self.stack.pop();
                self.bind(Some(hex));
            }
            (Op::PlaceGood(colour), Move::Good(good)) => {
                let hex = scope.run.hex.ok_or(Reason::NotAsked)?;
                self.judge_place_good(*colour, hex, good)?;
                self.stack.pop();
                self.place_good(hex, good, out.events);
            }
            (Op::ReturnGoodAround | Op::PullGoods { .. }, Move::Take { hex, good }) => {
                let bound = scope.run.hex.ok_or(Reason::NotAsked)?;
                let hex = self.hex(hex)?;
                let pulls = matches!(program().op(node), Op::PullGoods { .. });
                let act = if pulls { Act::MoveGood } else { Act::ExchangeGood };
                if !self.map.chart().around(bound).contains(hex) {
                    return Err(Reason::NotBeside { hex: self.coord(hex), of: self.coord(bound), act });
                }
                self.has_good(hex, good, act)?;
                self.stack.pop();
                if pulls {
                    self.move_good(hex, bound, good, out.events);
                } else {
                    self.return_good(hex, good, out.events);
                }
            }
            (Op::ReplaceGood, Move::Take { hex, good }) => {
                let hex = self.hex(hex)?;
                self.judge_replace(seat, hex, good)?;
                self.replace_top(Frame::Replacing { hex, good });
            }
            (Op::FetchGood, Move::Take { hex, good }) => {
                let hex = self.hex(hex)?;
                self.judge_fetch(seat, hex, good)?;
                self.replace_top(Frame::Fetching { hex, good });
            }
            (Op::MoveTrain { from_bound }, Move::Shift { from, to }) => {
                let (from, to) = (self.hex(from)?, self.hex(to)?);
                if *from_bound && scope.run.hex != Some(from) {
                    return Err(Reason::OtherTrain { hex: self.coord(from) });
                }
                self.judge_shift(seat, from, to)?;
                self.stack.pop();
                self.shift(seat, from, to, out.events);
            }
            (Op::SwitchTrains, Move::Switch { own, other, company }) => {
                let (own, other) = (self.hex(own)?, self.hex(other)?);
                let rival =
                    self.seat_of(company).ok_or(Reason::RivalTrainMissing { hex: self.coord(other) })?;
                self.judge_switch(seat, own, other, rival)?;
                self.stack.pop();
                self.switch(own, other, rival, out.events);
            }
            (Op::GainSpecialist, Move::Draft(kind)) => {
                self.judge_draft(seat, kind)?;
                self.replace_top(Frame::Drafting(kind));
                out.tell(Event::Drafting { seat, kind });
            }
            (Op::RearrangeSpellcars, Move::Rearrange(from, to)) => {
                self.judge_rearrange(from, to)?;
                self.stack.pop();
                self.rearrange(from, to, out.events);
            }
            (Op::ActivateGained, Move::Activate(slot)) => {
                let price = self.judge_activate_gained(slot, &scope)?;
                let Some(car) = self.mine().car(slot) else { return Err(Reason::SlotEmpty { slot }) };
                if let Some(run) = self.run_mut() {
                    run.memo &= !slot.bit();
                }
                self.pay_activation(price);
                out.tell(Event::Activated { seat, car, price });
                self.begin(Run::of(Card::Car(car), Some(slot)), Card::Car(car).effect());
            }
            (Op::ActivateGained | Op::UseFree, Move::Done) => {
                self.stack.pop();
            }
            (Op::Copy(from @ (CopyFrom::Market | CopyFrom::Neighbour)), Move::Copy(car)) => {
                if !self.copied_cars(*from, &scope).any(|other| other == car) {
                    return Err(Reason::NotToCopy { car, market: *from == CopyFrom::Market });
                }
                let price = self.judge_copy_car(car, &scope)?;
                self.stack.pop();
                self.pay_activation(price);
                out.tell(Event::Copied { seat, car, price });
                self.begin(Run::of(Card::Car(car), scope.run.slot), Card::Car(car).effect());
            }
            (Op::Copy(from), Move::Imitate(person)) => {
                let other =
                    self.all_seats().find(|other| self.imitable(*from, *other, &scope) == Some(person));
                if other.is_none() {
                    if self.could_imitate(*from, person) {
                        return Err(Reason::PersonDoesNothing { person });
                    }
                    return Err(Reason::NotToImitate { person, surveyor: *from == CopyFrom::Surveyor });
                }
                self.stack.pop();
                out.tell(Event::Imitated { seat, person });
                let card = Card::Person(person);
                self.begin(Run::of(card, scope.run.slot), card.effect());
            }
            (Op::UseFree, Move::Use(person)) => {
                let kind = person.kind();
                let (own, node) = self.can_use_free(kind, &scope).ok_or(Reason::NotFreeNow { person })?;
                if own != person {
                    return Err(Reason::NotYours { person });
                }
                if let Some(run) = self.run_mut() {
                    run.memo |= 1 << kind.index();
                }
                out.tell(Event::Used { seat, person });
                self.begin(Run::of(Card::Person(person), None), node);
            }
            (Op::TradeSpecialist, Move::Trade { own, other }) => {
                let with = self.judge_trade(own, other)?;
                self.stack.pop();
                self.trade(own, other, with, out.events);
            }
            (Op::SwapTiles, Move::Tile(first)) => {
                if self.tiles.at(first) == 0 {
                    return Err(Reason::StandEmpty { stand: first });
                }
                self.replace_top(Frame::Swapping(first));
            }
            (_, Move::Use(_)) => return Err(self.no_specialist_now()),
            _ => return Err(Reason::NotAsked),
        }
        Ok(())
    }
}
