//! Answers about what is still to be done: a Good to take, a spellcar to place, a delivery to load.

use crate::event::Event;
use crate::moves::Move;
use crate::out::Out;
use crate::reason::{Act, Reason};
use crate::table::{Frame, Load, Stand, Table, TilePlace};
use kernel::Events;

impl Table {
    pub(super) fn answer(&mut self, frame: Frame, mv: Move, out: &mut Out<'_>) -> Result<(), Reason> {
        let seat = self.active;
        match (frame, mv) {
            (Frame::Ask(node), _) => return self.answer_step(node, mv, out),
            (Frame::Returning { node, left }, Move::Take { hex, good }) => {
                let hex = self.hex(hex)?;
                self.judge_return(node, seat, hex, good)?;
                self.return_good(hex, good, out.events);
                self.bind(Some(hex));
                self.replace_top(Frame::Returning { node, left: left - 1 });
            }
            (Frame::Replacing { hex, good }, Move::Good(other)) => {
                self.judge_exchange(good, other)?;
                self.stack.pop();
                self.return_good(hex, good, out.events);
                self.place_good(hex, other, out.events);
            }
            (Frame::Fetching { hex, good }, Move::Hex(to)) => {
                let to = self.hex(to)?;
                if !self.map.network(seat).contains(to) {
                    return Err(Reason::NotInNetwork { hex: self.coord(to), act: Act::MoveGood });
                }
                if to == hex {
                    return Err(Reason::SameHex { hex: self.coord(hex) });
                }
                self.stack.pop();
                self.move_good(hex, to, good, out.events);
            }
            (Frame::Swapping(first), Move::Tile(second)) => {
                if self.tiles.at(second) == 0 {
                    return Err(Reason::StandEmpty { stand: second });
                }
                if second.city == first.city {
                    return Err(Reason::SameCity);
                }
                self.stack.pop();
                self.swap_tiles(first, second, out.events);
            }
            (Frame::Gaining { left }, Move::Gain(car)) => {
                self.in_market(car)?;
                self.replace_top(Frame::Gaining { left: left - 1 });
                self.take_from_market(car, out);
                self.stack.push(Frame::Placing(car));
            }
            (Frame::Placing(car), Move::Place(slot)) => {
                self.mine().judge_place(slot)?;
                self.stack.pop();
                self.me().yard[slot.index()] = Some(car);
                if let Some(run) = self.run_mut() {
                    run.memo |= slot.bit();
                }
                out.tell(Event::CarPlaced { seat, car, slot });
            }
            (Frame::Drafting(kind), Move::Keep(person)) => {
                if !self.stack_of(kind).contains(person) {
                    return Err(Reason::NotInStack { person, act: Act::Draft });
                }
                self.stack.pop();
                self.keep_drafted(kind, person, out.events);
            }
            (Frame::Keeping { .. }, Move::Keep(person)) => {
                if !self.secret.drawn.contains(person) {
                    return Err(Reason::NotInStack { person, act: Act::DrawMasters });
                }
                self.stack.pop();
                self.keep_drawn(person, out.events);
            }
            (Frame::Delivering(occasion), Move::Deliver { city, good }) => {
                self.judge_deliver(seat, occasion, city, good)?;
                self.replace_top(Frame::Loading(Load { occasion, city, good, taken: 0 }));
            }
            (Frame::Loading(load), Move::Take { hex, good }) => {
                let hex = self.hex(hex)?;
                self.judge_load(load, hex, good)?;
                self.load(hex, good);
                self.loaded(Load { taken: load.taken + 1, ..load }, out);
            }
            (Frame::Loading(load), Move::TakeAll) => {
                self.judge_load_all(load)?;
                let taken = load.taken + self.load_all(load.good);
                self.loaded(Load { taken, ..load }, out);
            }
            (Frame::Loading(load), Move::Done) => {
                self.judge_ship(load)?;
                self.stack.pop();
                self.ship(load, out.events);
            }
            (Frame::Claiming(load), Move::Claim(size)) => {
                self.judge_claim(load, size)?;
                self.stack.pop();
                self.finish_delivery(load, Some(size), out.events);
            }
            (Frame::Discarding(other), Move::Discard(slot)) => {
                if self.player(other).yard[slot.index()].is_none() {
                    return Err(Reason::TileMissing { slot, act: Act::Discard });
                }
                self.stack.pop();
                self.discard_car(other, slot, out);
            }
            (Frame::GainingGoods { left }, Move::Good(good)) => {
                if self.supply[good.index()] == 0 {
                    return Err(Reason::SupplyOut { good: Some(good) });
                }
                if !self.goods_of_cities(seat).any(|other| other == good) {
                    return Err(Reason::CityFar { city: good, act: Act::GainGoods });
                }
                self.replace_top(Frame::GainingGoods { left: left - 1 });
                self.supply[good.index()] -= 1;
                self.me().goods[good.index()] += 1;
                out.tell(Event::GoodGained { seat, good });
            }
            (_, Move::Use(_)) => return Err(self.no_specialist_now()),
            _ => return Err(Reason::NotAsked),
        }
        Ok(())
    }

    /// Goods have been taken for a delivery: it ends when no more can be.
    fn loaded(&mut self, load: Load, out: &mut Out<'_>) {
        let full = load.occasion.most().is_some_and(|most| load.taken >= most);
        if full || self.loads(load).next().is_none() {
            self.stack.pop();
            self.ship(load, out.events);
        } else {
            self.replace_top(Frame::Loading(load));
        }
    }

    fn swap_tiles(&mut self, first: Stand, second: Stand, events: &mut Events<Event>) {
        self.tiles.put(first, TilePlace::City(second.city));
        self.tiles.put(second, TilePlace::City(first.city));
        events.push(Event::TilesSwapped { seat: self.active, first, second });
    }
}
