//! What is still to be done hangs together, so that a card can be carried out to its end.

use kernel::{LawError, Seats};

use crate::hex_set::HexSet;
use crate::kinds::Size;
use crate::phase::Phase;
use crate::possible::program;
use crate::printed::{NodeId, Op};
use crate::scope::Scope;
use crate::table::{DEEPEST_CARD, Frame, Load, Occasion, Run, Slot, Stand, Table};

impl Table {
    pub(super) fn check_stack(&self) -> Result<(), LawError> {
        let broken =
            |holds, detail: &str| LawError::unless(holds, "what is still to be done", || detail.into());
        let playing = !matches!(
            self.phase,
            Phase::Awards | Phase::Companies | Phase::Headquarters { .. } | Phase::Over
        );
        broken(playing || self.stack.is_empty(), "a card before or after the game")?;
        let mut run: Option<Run> = None;
        // The part of that card on which everything above lies.
        let mut base: Option<NodeId> = None;
        let mut discarding = Seats::NONE;
        for (index, frame) in self.stack.iter().enumerate() {
            let top = index + 1 == self.stack.len();
            if let Frame::Steps { node, .. }
            | Frame::Repeat { node, .. }
            | Frame::Ask(node)
            | Frame::Returning { node, .. } = *frame
            {
                broken(
                    base.is_none_or(|base| lies_on(base, node)),
                    "parts that do not belong to each other",
                )?;
                base = Some(node);
            }
            match *frame {
                Frame::Card(card) => {
                    self.check_run(card)?;
                    broken(index <= DEEPEST_CARD, "more than any card needs")?;
                    (run, base) = (Some(card), None);
                }
                Frame::Steps { node, next } => {
                    broken(belongs(run, node), "steps of another card")?;
                    let fits =
                        matches!(program().op(node), Op::Steps(steps) if usize::from(next) <= steps.len());
                    broken(fits, "steps that there are not")?;
                }
                Frame::Repeat { node, left } => {
                    broken(belongs(run, node), "a part of another card")?;
                    let fits = matches!(program().op(node), Op::Repeat { times, .. } if left <= *times);
                    broken(fits, "more repetitions than the card has")?;
                }
                Frame::Ask(node) => {
                    broken(belongs(run, node), "a question of another card")?;
                    let again = matches!(program().op(node), Op::ActivateGained | Op::UseFree);
                    broken(top || again, "a question below another")?;
                    broken(program().op(node).asks(), "a question that no card asks")?;
                }
                Frame::Returning { node, left } => {
                    let fits =
                        matches!(program().op(node), Op::ReturnGoods(count) if (1..=*count).contains(&left));
                    broken(belongs(run, node) && fits && top, "Goods that no card wants")?;
                    let now = run.map_or(0, |_| left);
                    let scope = Scope::now(self);
                    broken(self.returnable(node, &scope, now), "more Goods than there are")?;
                }
                Frame::Replacing { hex, good } => {
                    let there = self.judge_replace(self.active, hex, good).is_ok();
                    broken(top && there, "a Good that is not there")?;
                }
                Frame::Fetching { hex, good } => {
                    let there = self.judge_fetch(self.active, hex, good).is_ok();
                    broken(top && there, "a Good that is not there")?;
                }
                Frame::Swapping(stand) => {
                    broken(top && self.tiles.at(stand) > 0, "a tile that is not there")?
                }
                Frame::Gaining { left } => {
                    let asks = left > 0 && self.can_gain_car(self.active);
                    let placed = matches!(self.stack[index + 1..], [Frame::Placing(_)]);
                    let asks = if top { asks } else { placed };
                    broken(run.is_some() && left <= 2 && asks, "spellcars that no card brings")?;
                }
                Frame::Placing(car) => {
                    let room = Slot::all().any(|slot| self.mine().judge_place(slot).is_ok());
                    broken(top && car.is_tile() && room, "a spellcar without a place")?;
                }
                Frame::Drafting(kind) => {
                    broken(
                        top && self.judge_draft(self.active, kind).is_ok(),
                        "a stack that cannot be drafted from",
                    )?;
                }
                Frame::Keeping { .. } => {
                    let over = self.mine().surveyor.is_some_and(|staff| !staff.ready);
                    broken(top && over && self.mine().second.is_none(), "Station Masters for nobody")?;
                }
                Frame::Delivering(occasion) => {
                    let some = self.deliveries(self.active, occasion).next().is_some();
                    broken(top && some && self.fits(occasion), "a delivery of nothing")?;
                }
                Frame::Loading(load) => broken(top && self.is_loading(load), "a delivery of nothing")?,
                Frame::Claiming(load) => {
                    let some = self.claims(load).next().is_some() && self.has_loaded(load);
                    broken(top && some, "a tile that was not earned")?;
                }
                Frame::Discarding(seat) => {
                    let must = seat.index() < self.players() && self.must_discard(self.active, seat);
                    broken(must && !discarding.contains(seat), "nothing to discard")?;
                    discarding.insert(seat);
                }
                Frame::GainingGoods { left } => {
                    let asks = left > 0 && self.goods_of_cities(self.active).next().is_some();
                    broken(run.is_some() && left <= 2 && asks && top, "Goods that no card brings")?;
                }
            }
        }
        // What needs no decision has been done.
        broken(
            !matches!(self.stack.last(), Some(Frame::Card(_) | Frame::Steps { .. } | Frame::Repeat { .. })),
            "nothing is asked",
        )?;
        let phase_asks = !matches!(self.phase, Phase::Delivering | Phase::Closing | Phase::Final);
        broken(!self.stack.is_empty() || phase_asks, "nothing is asked")
    }

    fn check_run(&self, run: Run) -> Result<(), LawError> {
        let broken =
            |holds, detail: &str| LawError::unless(holds, "what is still to be done", || detail.into());
        let within = run.hex.is_none_or(|hex| self.map.chart().all.meets(HexSet::only(hex)));
        broken(within, "a hex that there is not")?;
        let bound = run.hex.is_none_or(|hex| !self.map.cities.contains(hex));
        broken(bound, "a City")
    }

    fn fits(&self, occasion: Occasion) -> bool {
        match occasion {
            Occasion::EndOfLine => self.phase == Phase::Delivering,
            Occasion::Final => self.phase == Phase::Final,
            Occasion::Card { most, .. } => (1..=4).contains(&most),
        }
    }

    fn has_loaded(&self, load: Load) -> bool {
        load.taken <= self.mine().goods[load.good.index()]
            && load.occasion.most().is_none_or(|most| load.taken <= most)
            && self.fits(load.occasion)
    }

    fn is_loading(&self, load: Load) -> bool {
        let Load { city, good, .. } = load;
        let more = load.occasion.most().is_none_or(|most| load.taken < most);
        let wanted = city == good
            || Size::ALL.into_iter().any(|size| self.tiles.at(Stand { city, colour: good, size }) > 0);
        // However many are taken, the delivery can be brought to an end.
        let there = u16::from(load.taken) + self.goods_in_network(self.active, good);
        let most = u16::from(load.occasion.most().unwrap_or(u8::MAX - 1));
        let all = Load { taken: there.min(most) as u8, ..load };
        self.has_loaded(load)
            && more
            && wanted
            && self.loads(load).next().is_some()
            && self.judge_ship(all).is_ok()
            && self.cities_in_reach(self.active).any(|other| other == city)
    }
}

/// Whether a part comes up while another is carried out: it is within that, or it is given for it.
fn lies_on(base: NodeId, node: NodeId) -> bool {
    let mut around = std::iter::successors(program().parent(node), |node| program().parent(*node));
    around.any(|outer| match program().op(outer) {
        _ if outer == base => true,
        Op::Exchange { give, get } => (node, base) == (*give, *get),
        _ => false,
    })
}

/// Whether a part is of the card that is being carried out.
fn belongs(run: Option<Run>, node: NodeId) -> bool {
    run.is_some_and(|run| program().root(node) == run.card.effect())
}
