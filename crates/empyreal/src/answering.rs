//! Plays a move, or says why not.

use crate::event::Event;
use crate::hex_set::HexSet;
use crate::moves::Move;
use crate::no::No;
use crate::out::Out;
use crate::possible::program;
use crate::printed::{CopyFrom, NodeId, Op};
use crate::scope::Scope;
use crate::table::{Card, Frame, Load, MANA_LIMIT, Run, Stage, Table};

impl Table {
    /// Plays a move of the seat that is asked. A refused move changes nothing.
    pub(crate) fn dispatch(&mut self, mv: Move, out: &mut Out<'_>) -> Result<(), No> {
        if mv == Move::Skip {
            self.can_skip()?;
            self.skip(out);
        } else {
            match self.stack.last().copied() {
                Some(frame) => self.answer(frame, mv, out)?,
                None => self.answer_stage(mv, out)?,
            }
        }
        self.go_on(out);
        Ok(())
    }

    fn skip(&mut self, out: &mut Out<'_>) {
        match (self.stack.last().copied(), self.stage) {
            (Some(Frame::Claiming(load)), _) => {
                self.stack.pop();
                self.finish_delivery(load, None, out.events);
            }
            (Some(Frame::Ask(node)), _) => {
                let binds = matches!(program().op(node), Op::Build(_) | Op::PlaceWasteland { .. });
                if binds {
                    self.bind_built(node, None);
                }
                self.leave_out();
            }
            (Some(_), _) => self.leave_out(),
            (None, Stage::Administrating { reclaimed, refreshed, .. }) => {
                self.stage = Stage::Administrating { reclaimed, refreshed, gained: true };
            }
            (None, _) => {}
        }
    }

    fn answer_stage(&mut self, mv: Move, out: &mut Out<'_>) -> Result<(), No> {
        match (self.stage, mv) {
            (Stage::Awards, Move::Remove(award)) => self.remove_award(award, out),
            (Stage::Companies, Move::Company { company, captain }) => {
                self.choose_company(company, captain, out)
            }
            (Stage::Headquarters { first }, Move::Headquarters(coord)) => {
                let hex = self.hex(coord)?;
                self.place_headquarters(first, hex, out)
            }
            (Stage::Specialists, Move::Use(person)) => {
                let node = self.can_use(person)?;
                self.use_person(person, node, out.events);
                Ok(())
            }
            (Stage::Specialists, Move::Administrate) => {
                self.administrate(out);
                Ok(())
            }
            (Stage::Specialists, Move::ActivateFirst) => {
                self.can_activate_first()?;
                self.activate_first(out);
                Ok(())
            }
            (Stage::Specialists, Move::Move(spaces)) => {
                let price = self.can_move(spaces)?;
                self.move_conductor(spaces, price, out);
                Ok(())
            }
            (Stage::Activating, Move::Move(spaces)) if self.turn.first => {
                let price = self.can_move(spaces)?;
                self.move_conductor(spaces, price, out);
                Ok(())
            }
            (Stage::Administrating { .. }, _) => self.answer_administrating(mv, out),
            (Stage::Activating, Move::Activate(slot)) => {
                let price = self.can_activate(slot)?;
                self.activate(slot, price, out);
                Ok(())
            }
            (Stage::Activating, Move::Double(slot)) => {
                let price = self.can_double(slot)?;
                self.turn.double = self.mine().car(slot);
                self.activate(slot, price, out);
                Ok(())
            }
            (Stage::Activating, Move::Done) if !self.turn.first => {
                self.stage = Stage::Closing;
                Ok(())
            }
            (Stage::Upgrading, Move::Upgrade(upgrade)) => {
                self.upgrade(upgrade, out);
                Ok(())
            }
            (Stage::Activating | Stage::Upgrading, Move::Use(_)) => Err(No::MainActionBegun),
            (Stage::Specialists, Move::Activate(_)) => Err(No::MoveFirst),
            _ => Err(No::NotAsked),
        }
    }

    fn answer_administrating(&mut self, mv: Move, out: &mut Out<'_>) -> Result<(), No> {
        let Stage::Administrating { reclaimed, refreshed, gained } = self.stage else {
            return Err(No::NotAsked);
        };
        match mv {
            Move::Use(person) => {
                let node = self.can_join_administration(person)?;
                self.turn.used.insert(person);
                out.tell(Event::Used { seat: self.active, person });
                self.begin(Run::of(Card::Person(person), None), node);
            }
            Move::Done => {
                let joining = self.waiting(crate::printed::Trigger::Administrate).map(|(person, _)| person);
                let joining: Vec<_> =
                    joining.filter(|person| self.can_join_administration(*person).is_ok()).collect();
                if joining.is_empty() {
                    return Err(No::NotAsked);
                }
                for person in joining {
                    self.turn.used.insert(person);
                }
            }
            Move::Reclaim => {
                self.can_reclaim()?;
                self.reclaim(MANA_LIMIT, out.events);
                self.stage = Stage::Administrating { reclaimed: true, refreshed, gained };
            }
            Move::Refresh => {
                self.can_refresh()?;
                self.refresh(true, true, out.events);
                self.stage = Stage::Administrating { reclaimed, refreshed: true, gained };
            }
            Move::Gain(car) => {
                if gained {
                    return Err(No::GainedAlready);
                }
                self.gain_car(car, out)?;
                self.stage = Stage::Administrating { reclaimed, refreshed, gained: true };
            }
            _ => return Err(No::NotAsked),
        }
        Ok(())
    }

    fn gain_car(&mut self, car: crate::ids::CarId, out: &mut Out<'_>) -> Result<(), No> {
        self.in_market(car)?;
        if !self.can_gain_car(self.active) {
            return Err(No::RailyardFull);
        }
        self.take_from_market(car, out);
        self.stack.push(Frame::Placing(car));
        Ok(())
    }

    fn answer(&mut self, frame: Frame, mv: Move, out: &mut Out<'_>) -> Result<(), No> {
        let seat = self.active;
        match (frame, mv) {
            (Frame::Ask(node), _) => return self.answer_step(node, mv, out),
            (Frame::Returning { node, left }, Move::Take { hex, good }) => {
                let hex = self.hex(hex)?;
                self.can_return(node, seat, hex, good)?;
                self.return_good(hex, good, out.events);
                self.bind(Some(hex));
                self.replace_top(Frame::Returning { node, left: left - 1 });
            }
            (Frame::Replacing { hex, good }, Move::Good(other)) => {
                self.can_exchange(good, other)?;
                self.stack.pop();
                self.return_good(hex, good, out.events);
                self.place_good(hex, other, out.events);
            }
            (Frame::Fetching { hex, good }, Move::Hex(to)) => {
                let to = self.hex(to)?;
                if !self.map.network(seat).contains(to) {
                    return Err(No::NotInNetwork { hex: to, rule: "EMP-9.10" });
                }
                if to == hex {
                    return Err(No::SameHex { hex });
                }
                self.stack.pop();
                self.move_good(hex, to, good, out.events);
            }
            (Frame::Swapping(first), Move::Tile(second)) => {
                if self.tiles.at(second) == 0 {
                    return Err(No::StandEmpty { stand: second });
                }
                if second.city == first.city {
                    return Err(No::SameCity);
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
                self.mine().can_place(slot)?;
                self.stack.pop();
                self.me().yard[slot.index()] = Some(car);
                if let Some(run) = self.run_mut() {
                    run.memo |= slot.bit();
                }
                out.tell(Event::CarPlaced { seat, car, slot });
            }
            (Frame::Drafting(kind), Move::Keep(person)) => {
                if !self.stack_of(kind).contains(person) {
                    return Err(No::NotInStack { person, rule: "EMP-7.7" });
                }
                self.stack.pop();
                self.keep_drafted(kind, person, out.events);
            }
            (Frame::Keeping { .. }, Move::Keep(person)) => {
                if !self.secret.drawn.contains(person) {
                    return Err(No::NotInStack { person, rule: "EMP-7.10" });
                }
                self.stack.pop();
                self.keep_drawn(person, out.events);
            }
            (Frame::Delivering(occasion), Move::Deliver { city, good }) => {
                self.can_deliver(seat, occasion, city, good)?;
                self.replace_top(Frame::Loading(Load { occasion, city, good, taken: 0 }));
            }
            (Frame::Loading(load), Move::Take { hex, good }) => {
                let hex = self.hex(hex)?;
                self.can_load(load, hex, good)?;
                self.load(hex, good);
                self.loaded(Load { taken: load.taken + 1, ..load }, out);
            }
            (Frame::Loading(load), Move::TakeAll) => {
                self.can_load_all(load)?;
                let taken = load.taken + self.load_all(load.good);
                self.loaded(Load { taken, ..load }, out);
            }
            (Frame::Loading(load), Move::Done) => {
                self.can_ship(load)?;
                self.stack.pop();
                self.ship(load, out.events);
            }
            (Frame::Claiming(load), Move::Claim(size)) => {
                self.can_claim(load, size)?;
                self.stack.pop();
                self.finish_delivery(load, Some(size), out.events);
            }
            (Frame::Discarding(other), Move::Discard(slot)) => {
                if self.player(other).yard[slot.index()].is_none() {
                    return Err(No::TileMissing { slot, rule: "EMP-5.8" });
                }
                self.stack.pop();
                self.discard_car(other, slot, out);
            }
            (Frame::GainingGoods { left }, Move::Good(good)) => {
                if self.supply[good.index()] == 0 {
                    return Err(No::SupplyOut { good: Some(good) });
                }
                if !self.goods_of_cities(seat).any(|other| other == good) {
                    return Err(No::CityFar { city: good, rule: "EMP-6.12" });
                }
                self.replace_top(Frame::GainingGoods { left: left - 1 });
                self.supply[good.index()] -= 1;
                self.me().goods[good.index()] += 1;
                out.tell(Event::GoodGained { seat, good });
            }
            (_, Move::Use(_)) => return Err(self.no_specialist_now()),
            _ => return Err(No::NotAsked),
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

    fn answer_step(&mut self, node: NodeId, mv: Move, out: &mut Out<'_>) -> Result<(), No> {
        let scope = Scope::now(self);
        let seat = scope.seat;
        match (program().op(node), mv) {
            (Op::Choose(options), Move::Choose(option)) => {
                let chosen = usize::from(option).checked_sub(1).and_then(|at| options.get(at));
                let chosen = *chosen.ok_or(No::OptionUnknown { option })?;
                if !self.possible(chosen, &scope) {
                    return Err(No::OptionDoesNothing { option });
                }
                self.replace_top(Frame::Steps { node: chosen, next: 0 });
            }
            (Op::Build(build), Move::Build { hex, free }) => {
                let hex = self.hex(hex)?;
                let free = free.map(|over| self.hex(over)).transpose()?;
                let way = self.can_build(build, &scope, hex, free)?;
                let over = self.chain(build, &scope, way).into_iter().map(|hex| self.coord(hex)).collect();
                self.stack.pop();
                self.tell_transfer_helpers(build, &scope, way, out.events);
                self.pay(way.price);
                if free.is_some() {
                    self.turn.terms.free_transfers -= 1;
                }
                let terrain = self.map.terrain(hex);
                self.map.add_train(seat, hex);
                self.me().trains -= 1;
                self.remember_terrain(terrain.filter(|_| build.each.is_some()));
                self.bind_built(node, Some(hex));
                out.tell(Event::Built { seat, hex: self.coord(hex), over, price: way.price });
                self.look_for_the_end(out.events);
            }
            (Op::PlaceWasteland { to_folio }, Move::Wasteland(hex)) => {
                let hex = self.hex(hex)?;
                self.can_lay_waste(seat, hex)?;
                self.stack.pop();
                self.lay_waste(hex, *to_folio, out.events);
                self.bind(Some(hex));
            }
            (Op::PickHex(pick), Move::Hex(hex)) => {
                let hex = self.hex(hex)?;
                if !self.map.network(seat).contains(hex) {
                    return Err(No::NotInNetwork { hex, rule: "EMP-6.1" });
                }
                if !self.pickable(node, *pick, &scope).contains(hex) {
                    return Err(No::HexDoesNothing { hex });
                }
                self.stack.pop();
                self.bind(Some(hex));
            }
            (Op::PlaceGood(colour), Move::Good(good)) => {
                let hex = scope.run.hex.ok_or(No::NotAsked)?;
                self.can_place_good(*colour, hex, good)?;
                self.stack.pop();
                self.place_good(hex, good, out.events);
            }
            (Op::ReturnGoodAround | Op::PullGoods { .. }, Move::Take { hex, good }) => {
                let bound = scope.run.hex.ok_or(No::NotAsked)?;
                let hex = self.hex(hex)?;
                let pulls = matches!(program().op(node), Op::PullGoods { .. });
                let rule = if pulls { "EMP-9.10" } else { "EMP-9.13" };
                if !self.map.chart().around(bound).contains(hex) {
                    return Err(No::NotBeside { hex, of: bound, rule });
                }
                self.has_good(hex, good, rule)?;
                self.stack.pop();
                if pulls {
                    self.move_good(hex, bound, good, out.events);
                } else {
                    self.return_good(hex, good, out.events);
                }
            }
            (Op::ReplaceGood, Move::Take { hex, good }) => {
                let hex = self.hex(hex)?;
                self.can_replace(seat, hex, good)?;
                self.replace_top(Frame::Replacing { hex, good });
            }
            (Op::FetchGood, Move::Take { hex, good }) => {
                let hex = self.hex(hex)?;
                self.can_fetch(seat, hex, good)?;
                self.replace_top(Frame::Fetching { hex, good });
            }
            (Op::MoveTrain { from_bound }, Move::Shift { from, to }) => {
                let (from, to) = (self.hex(from)?, self.hex(to)?);
                if *from_bound && scope.run.hex != Some(from) {
                    return Err(No::OtherTrain { hex: from });
                }
                self.can_shift(seat, from, to)?;
                self.stack.pop();
                self.shift(seat, from, to, out.events);
            }
            (Op::SwitchTrains, Move::Switch { own, other, company }) => {
                let (own, other) = (self.hex(own)?, self.hex(other)?);
                let rival = self.seat_of(company).ok_or(No::RivalTrainMissing { hex: other })?;
                self.can_switch(seat, own, other, rival)?;
                self.stack.pop();
                self.switch(own, other, rival, out.events);
            }
            (Op::GainSpecialist, Move::Draft(kind)) => {
                self.can_draft(seat, kind)?;
                self.replace_top(Frame::Drafting(kind));
                out.tell(Event::Drafting { seat, kind });
            }
            (Op::RearrangeSpellcars, Move::Rearrange(from, to)) => {
                self.can_rearrange(from, to)?;
                self.stack.pop();
                self.rearrange(from, to, out.events);
            }
            (Op::ActivateGained, Move::Activate(slot)) => {
                let price = self.can_activate_gained(slot, &scope)?;
                let Some(car) = self.mine().car(slot) else { return Err(No::SlotEmpty { slot }) };
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
                    return Err(No::NotToCopy { car, market: *from == CopyFrom::Market });
                }
                let price = self.can_copy_car(car, &scope)?;
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
                        return Err(No::PersonDoesNothing { person });
                    }
                    return Err(No::NotToImitate { person, surveyor: *from == CopyFrom::Surveyor });
                }
                self.stack.pop();
                out.tell(Event::Imitated { seat, person });
                let card = Card::Person(person);
                self.begin(Run::of(card, scope.run.slot), card.effect());
            }
            (Op::UseFree, Move::Use(person)) => {
                let kind = person.kind();
                let (own, node) = self.can_use_free(kind, &scope).ok_or(No::NotFreeNow { person })?;
                if own != person {
                    return Err(No::NotYours { person });
                }
                if let Some(run) = self.run_mut() {
                    run.memo |= 1 << kind.index();
                }
                out.tell(Event::Used { seat, person });
                self.begin(Run::of(Card::Person(person), None), node);
            }
            (Op::TradeSpecialist, Move::Trade { own, other }) => {
                let with = self.can_trade(own, other)?;
                self.stack.pop();
                self.trade(own, other, with, out.events);
            }
            (Op::SwapTiles, Move::Tile(first)) => {
                if self.tiles.at(first) == 0 {
                    return Err(No::StandEmpty { stand: first });
                }
                self.replace_top(Frame::Swapping(first));
            }
            (_, Move::Use(_)) => return Err(self.no_specialist_now()),
            _ => return Err(No::NotAsked),
        }
        Ok(())
    }

    /// Remembers where a build was, for the steps after it; not where it was itself made around a bound hex.
    fn bind_built(&mut self, node: NodeId, hex: Option<crate::ids::HexId>) {
        let around = matches!(program().op(node), Op::Build(build) if build.is_around_bound());
        if !around {
            self.bind(hex);
        }
    }

    fn swap_tiles(
        &mut self,
        first: crate::table::Stand,
        second: crate::table::Stand,
        events: &mut Vec<Event>,
    ) {
        use crate::table::TilePlace;
        self.tiles.put(first, TilePlace::City(second.city));
        self.tiles.put(second, TilePlace::City(first.city));
        events.push(Event::TilesSwapped { seat: self.active, first, second });
    }

    /// The hexes that matter to what is being done now.
    #[must_use]
    pub fn bound_hex(&self) -> HexSet {
        self.run().and_then(|run| run.hex).map_or(HexSet::NONE, HexSet::only)
    }
}
