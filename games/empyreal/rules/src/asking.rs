//! What somebody is asked, and every legal answer.

use hexes::Coord;
use kernel::Seat;

use crate::hex_set::HexSet;
use crate::ids::HexId;
use crate::kinds::{PersonKind, Terrain, Upgrade};
use crate::moves::Move;
use crate::phase::Phase;
use crate::possible::program;
use crate::printed::{CopyFrom, NodeId, Op, Trigger};
use crate::reason::Reason;
use crate::scope::Scope;
use crate::table::{Frame, Load, Slot, Table};
use crate::turn::MOST_SPACES;

impl Table {
    /// A hex as notation and pages call it.
    #[must_use]
    pub fn coord(&self, hex: HexId) -> Coord {
        self.map.chart().coord(hex)
    }

    /// The hex with this name.
    pub(crate) fn hex(&self, coord: Coord) -> Result<HexId, Reason> {
        self.map.chart().find(coord).ok_or(Reason::HexUnknown { coord })
    }

    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Move>) {
        match self.stack.last() {
            Some(frame) => self.list_answers(*frame, out),
            None => self.list_of_phase(seat, out),
        }
        if self.judge_skip().is_ok() {
            out.push(Move::Skip);
        }
    }

    fn list_of_phase(&self, seat: Seat, out: &mut Vec<Move>) {
        match self.phase {
            Phase::Awards => out.extend(self.awards().map(Move::Remove)),
            Phase::Companies => self.list_companies(out),
            Phase::Headquarters { first } => {
                out.extend(
                    self.headquarters(seat, first).iter().map(|hex| Move::Headquarters(self.coord(hex))),
                );
            }
            Phase::Specialists => {
                let people = self.mine().people();
                out.extend(people.filter(|person| self.judge_use(*person).is_ok()).map(Move::Use));
                out.push(Move::Administrate);
                if self.judge_activate_first().is_ok() {
                    out.push(Move::ActivateFirst);
                }
            }
            Phase::Administrating { gained, .. } => {
                let mut joining = false;
                for (person, _) in self.waiting(Trigger::Administrate) {
                    if self.judge_join_administration(person).is_ok() {
                        out.push(Move::Use(person));
                        joining = true;
                    }
                }
                if joining {
                    out.push(Move::Done);
                }
                if self.judge_reclaim().is_ok() {
                    out.push(Move::Reclaim);
                }
                if self.judge_refresh().is_ok() {
                    out.push(Move::Refresh);
                }
                if !gained && self.can_gain_car(seat) {
                    out.extend(self.market.iter().copied().map(Move::Gain));
                }
            }
            Phase::Activating => {
                out.extend(self.activatable().map(Move::Activate));
                if self.terms(seat).double_price.is_some() {
                    out.extend(Slot::all().filter(|slot| self.judge_double(*slot).is_ok()).map(Move::Double));
                }
                if !self.turn.first {
                    out.push(Move::Done);
                }
            }
            Phase::Upgrading => out.extend(Upgrade::ALL.map(Move::Upgrade)),
            Phase::Delivering | Phase::Closing | Phase::Final | Phase::Over => {}
        }
        if self.may_move_conductor(seat) {
            out.extend((1..=MOST_SPACES).filter(|spaces| self.judge_move(*spaces).is_ok()).map(Move::Move));
        }
    }

    fn list_answers(&self, frame: Frame, out: &mut Vec<Move>) {
        let seat = self.active;
        match frame {
            Frame::Ask(node) => self.list_of_step(node, out),
            Frame::Returning { node, .. } => {
                for hex in self.return_hexes(node, seat).iter() {
                    self.list_goods(hex, out);
                }
            }
            Frame::Replacing { good, .. } => {
                let others =
                    Terrain::ALL.into_iter().filter(|other| self.judge_exchange(good, *other).is_ok());
                out.extend(others.map(Move::Good));
            }
            Frame::Fetching { hex, .. } => self.list_hexes(self.map.network(seat) & !HexSet::only(hex), out),
            Frame::Swapping(first) => {
                let others = self.tiles.stands().filter(|stand| stand.city != first.city);
                out.extend(others.map(Move::Tile));
            }
            Frame::Gaining { .. } => out.extend(self.market.iter().copied().map(Move::Gain)),
            Frame::Placing(_) => {
                let player = self.mine();
                out.extend(Slot::all().filter(|slot| player.judge_place(*slot).is_ok()).map(Move::Place));
            }
            Frame::Drafting(kind) => out.extend(self.stack_of(kind).iter().map(Move::Keep)),
            Frame::Keeping { .. } => out.extend(self.secret.drawn.iter().map(Move::Keep)),
            Frame::Delivering(occasion) => {
                let deliveries = self.deliveries(seat, occasion);
                out.extend(deliveries.map(|(city, good)| Move::Deliver { city, good }));
            }
            Frame::Loading(load) => self.list_loads(load, out),
            Frame::Claiming(load) => out.extend(self.claims(load).map(Move::Claim)),
            Frame::Discarding(other) => {
                out.extend(self.player(other).tiles().map(|(slot, _)| Move::Discard(slot)));
            }
            Frame::GainingGoods { .. } => out.extend(self.goods_of_cities(seat).map(Move::Good)),
            Frame::Card(_) | Frame::Steps { .. } | Frame::Repeat { .. } => {}
        }
    }

    fn list_loads(&self, load: Load, out: &mut Vec<Move>) {
        if self.judge_load_all(load).is_ok() {
            out.push(Move::TakeAll);
        }
        let takes = self.loads(load).map(|hex| Move::Take { hex: self.coord(hex), good: load.good });
        out.extend(takes);
        if self.judge_ship(load).is_ok() {
            out.push(Move::Done);
        }
    }

    fn list_of_step(&self, node: NodeId, out: &mut Vec<Move>) {
        let scope = Scope::now(self);
        let seat = scope.seat;
        match program().op(node) {
            Op::Choose(options) => {
                for (at, option) in (1..).zip(options) {
                    if self.possible(*option, &scope) {
                        out.push(Move::Choose(at));
                    }
                }
            }
            Op::Build(build) => {
                for way in self.ways(build, &scope) {
                    let free = way.free.map(|hex| self.coord(hex));
                    out.push(Move::Build { hex: self.coord(way.hex), free });
                }
            }
            Op::PlaceWasteland { .. } => {
                out.extend(self.wasteland_sites(seat).iter().map(|hex| Move::Wasteland(self.coord(hex))));
            }
            Op::PickHex(pick) => self.list_hexes(self.pickable(node, *pick, &scope), out),
            Op::PlaceGood(colour) => {
                if let Some(hex) = scope.run.hex {
                    out.extend(self.placeable(*colour, hex).map(Move::Good));
                }
            }
            Op::ReturnGoodAround | Op::PullGoods { .. } => {
                if let Some(hex) = scope.run.hex {
                    for hex in self.map.chart().around(hex).iter() {
                        self.list_goods(hex, out);
                    }
                }
            }
            Op::ReplaceGood => {
                for hex in self.map.network(seat).iter() {
                    self.list_goods_if(hex, |good| self.judge_replace(seat, hex, good).is_ok(), out);
                }
            }
            Op::FetchGood => {
                for hex in self.fetch_hexes(seat).iter().filter(|hex| self.map.has_goods(*hex)) {
                    self.list_goods_if(hex, |good| self.judge_fetch(seat, hex, good).is_ok(), out);
                }
            }
            Op::MoveTrain { from_bound } => {
                for from in self.movable(*from_bound, &scope).iter() {
                    let to = self.landings(seat, from);
                    let from = self.coord(from);
                    out.extend(to.iter().map(|to| Move::Shift { from, to: self.coord(to) }));
                }
            }
            Op::SwitchTrains => {
                for (own, other, rival) in self.switches(seat) {
                    if let Some(company) = self.player(rival).company {
                        let (own, other) = (self.coord(own), self.coord(other));
                        out.push(Move::Switch { own, other, company });
                    }
                }
            }
            Op::GainSpecialist => out.extend(self.draftable(seat).map(Move::Draft)),
            Op::RearrangeSpellcars => {
                for (from, _) in self.mine().tiles() {
                    let to = Slot::all().filter(|to| self.judge_rearrange(from, *to).is_ok());
                    out.extend(to.map(|to| Move::Rearrange(from, to)));
                }
            }
            Op::ActivateGained => {
                let slots = Slot::all().filter(|slot| self.judge_activate_gained(*slot, &scope).is_ok());
                out.extend(slots.map(Move::Activate));
                out.push(Move::Done);
            }
            Op::Copy(from @ (CopyFrom::Market | CopyFrom::Neighbour)) => {
                let cars = self.copied_cars(*from, &scope);
                out.extend(cars.filter(|car| self.judge_copy_car(*car, &scope).is_ok()).map(Move::Copy));
            }
            Op::Copy(from) => {
                out.extend(
                    self.all_seats()
                        .filter_map(|other| self.imitable(*from, other, &scope))
                        .map(Move::Imitate),
                );
            }
            Op::UseFree => {
                let free = [PersonKind::Captain, PersonKind::Engineer].into_iter();
                out.extend(
                    free.filter_map(|kind| self.can_use_free(kind, &scope))
                        .map(|(person, _)| Move::Use(person)),
                );
                out.push(Move::Done);
            }
            Op::TradeSpecialist => {
                out.extend(self.trades(seat).map(|(own, other, _)| Move::Trade { own, other }));
            }
            Op::SwapTiles => out.extend(self.tiles.stands().map(Move::Tile)),
            _ => {}
        }
    }

    fn list_hexes(&self, hexes: HexSet, out: &mut Vec<Move>) {
        out.extend(hexes.iter().map(|hex| Move::Hex(self.coord(hex))));
    }

    fn list_goods(&self, hex: HexId, out: &mut Vec<Move>) {
        self.list_goods_if(hex, |_| true, out);
    }

    fn list_goods_if(&self, hex: HexId, may: impl Fn(Terrain) -> bool, out: &mut Vec<Move>) {
        let goods = self.map.goods(hex);
        let there = Terrain::ALL.into_iter().filter(|good| goods[good.index()] > 0 && may(*good));
        out.extend(there.map(|good| Move::Take { hex: self.coord(hex), good }));
    }

    /// EMP-9.13: a Good for one of another colour.
    pub(crate) fn judge_exchange(&self, good: Terrain, other: Terrain) -> Result<(), Reason> {
        if good == other {
            return Err(Reason::SameColour);
        }
        if self.supply[other.index()] == 0 {
            return Err(Reason::SupplyOut { good: Some(other) });
        }
        Ok(())
    }
}
