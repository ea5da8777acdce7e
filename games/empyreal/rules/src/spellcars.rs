//! EMP-5: the Market and the railyards; EMP-10.2 to EMP-10.5: copies of spellcars.

use kernel::{Events, Seat, Stream};

use crate::event::Event;
use crate::ids::{CarId, Cars};
use crate::out::Out;
use crate::printed::{COLUMNS, CopyFrom, Op};
use crate::reason::{Act, Reason};
use crate::scope::Scope;
use crate::table::{Card, MARKET, MARKET_LOW, Player, Slot, Table};

const SECOND_ROW: usize = 1;
const THIRD_ROW: usize = 2;

impl Player {
    fn row_is_full(&self, row: usize) -> bool {
        (0..COLUMNS).all(|column| self.yard[Slot::new(column, row).index()].is_some())
    }

    /// EMP-5.4, EMP-5.5
    pub(crate) fn judge_place(&self, slot: Slot) -> Result<(), Reason> {
        if self.yard[slot.index()].is_some() {
            return Err(Reason::SlotTaken { slot });
        }
        let second = self.row_is_full(SECOND_ROW);
        if slot.row() == THIRD_ROW && !second {
            return Err(Reason::SecondRowFirst);
        }
        if slot.row() == 0 && !(second && self.row_is_full(THIRD_ROW)) {
            return Err(Reason::PrintedLast);
        }
        Ok(())
    }
}

impl Table {
    /// EMP-5.6: something to take, and room for it.
    pub(crate) fn can_gain_car(&self, seat: Seat) -> bool {
        !self.market.is_empty() && self.player(seat).yard.contains(&None)
    }

    pub(crate) fn in_market(&self, car: CarId) -> Result<(), Reason> {
        if self.market.contains(&car) { Ok(()) } else { Err(Reason::NotInMarket { car }) }
    }

    /// EMP-5.1, EMP-5.2
    pub(crate) fn take_from_market(&mut self, car: CarId, out: &mut Out<'_>) {
        self.market.retain(|other| *other != car);
        out.tell(Event::CarGained { seat: self.active, car });
        self.look_at_market(out);
    }

    /// EMP-5.2: few are left, so the Market is dealt anew, as far as there is anything to deal.
    fn look_at_market(&mut self, out: &mut Out<'_>) {
        if self.market.len() <= MARKET_LOW {
            self.deal_market(out);
        }
    }

    /// Deals a new Market (EMP-5.2, EMP-5.3).
    pub(crate) fn deal_market(&mut self, out: &mut Out<'_>) {
        if self.secret.deck.is_empty() && self.discards.is_empty() {
            return;
        }
        let discarded = std::mem::take(&mut self.market);
        // The tiles just discarded are shuffled only if the deck does not suffice without them.
        self.discards = discarded.iter().fold(self.discards, |all, car| all.or(Cars::only(*car)));
        let (deck, discards, market) = (&mut self.secret.deck, &mut self.discards, &mut self.market);
        let shuffled = out.draws.draw(|stream| {
            let mut shuffled = false;
            while market.len() < MARKET {
                if deck.is_empty() {
                    if discards.is_empty() {
                        break;
                    }
                    *deck = std::mem::take(discards);
                    shuffled = true;
                }
                market.push(draw(deck, stream));
            }
            shuffled
        });
        self.deck_size = self.secret.deck.len() as u8;
        out.events.tell(|| Event::MarketDealt { cars: self.market.iter().copied().collect(), shuffled });
    }

    pub(crate) fn must_discard(&self, by: Seat, other: Seat) -> bool {
        self.compete(by, other) && self.player(other).tiles().next().is_some()
    }

    pub(crate) fn discard_car(&mut self, seat: Seat, slot: Slot, out: &mut Out<'_>) {
        if let Some(car) = self.player_mut(seat).yard[slot.index()].take() {
            self.discards.insert(car);
            out.tell(Event::CarDiscarded { seat, car });
            self.look_at_market(out);
        }
    }

    /// EMP-5.7
    pub(crate) fn judge_rearrange(&self, from: Slot, to: Slot) -> Result<(), Reason> {
        let yard = &self.mine().yard;
        if yard[from.index()].is_none() {
            return Err(Reason::TileMissing { slot: from, act: Act::Rearrange });
        }
        match yard[to.index()] {
            Some(_) if from == to => Err(Reason::SameSwap),
            Some(_) => Ok(()),
            None if to.row() == 0 => Err(Reason::PrintedStays),
            None => Ok(()),
        }
    }

    pub(crate) fn rearrange(&mut self, from: Slot, to: Slot, events: &mut Events<Event>) {
        self.me().yard.swap(from.index(), to.index());
        events.push(Event::CarsRearranged { seat: self.active, from, to });
    }

    /// Where in the railyard the spellcar lies that the question would copy; `None` for one of the Market (EMP-10.2).
    #[must_use]
    pub fn copied_from(&self, car: CarId) -> Option<Slot> {
        let (asks, run) = self.asking()?;
        let at = run.slot.filter(|_| *asks == Op::Copy(CopyFrom::Neighbour))?;
        at.beside().find(|other| self.mine().car(*other) == Some(car))
    }

    /// The spellcars that a copy may take for its own.
    pub(crate) fn copied_cars(&self, from: CopyFrom, scope: &Scope) -> impl Iterator<Item = CarId> {
        let mut cars = arrayvec::ArrayVec::<CarId, MARKET>::new();
        match (from, scope.run.slot) {
            (CopyFrom::Market, _) => cars = self.market.clone(),
            (CopyFrom::Neighbour, Some(slot)) => {
                let player = self.player(scope.seat);
                cars.extend(slot.beside().filter_map(|other| player.car(other)));
            }
            _ => {}
        }
        cars.into_iter()
    }

    /// What copying this spellcar costs (EMP-10.4).
    pub(crate) fn judge_copy_car(&self, car: CarId, scope: &Scope) -> Result<u8, Reason> {
        if scope.has_car(car) {
            return Err(Reason::CopiedTwice { car });
        }
        let price = self.inherent(car);
        self.afford(price, scope)?;
        let card = Card::Car(car);
        if !self.has_room_for_card() || !self.possible(card.effect(), &scope.copying(card, price)) {
            return Err(Reason::CarDoesNothing { car });
        }
        Ok(price)
    }

    /// Whether mana that no activation brought suffices (EMP-4.7, EMP-4.8).
    pub(crate) fn afford(&self, price: u8, scope: &Scope) -> Result<(), Reason> {
        let (mana, unlocked) = (scope.mana(self), scope.unlocked(self));
        match price {
            _ if price <= unlocked => Ok(()),
            _ if price <= mana => Err(Reason::ManaLocked { price, unlocked, mana }),
            _ => Err(Reason::ActivationCost { price, mana }),
        }
    }

    /// EMP-10.9: spellcars that a card has just brought.
    pub(crate) fn judge_activate_gained(&self, slot: Slot, scope: &Scope) -> Result<u8, Reason> {
        let Some(car) =
            self.player(scope.seat).yard[slot.index()].filter(|_| scope.run.memo & slot.bit() != 0)
        else {
            return Err(Reason::NotGained { slot });
        };
        let price = self.inherent(car);
        self.afford(price, scope)?;
        let card = Card::Car(car);
        let mut at = scope.copying(card, price);
        at.run.slot = Some(slot);
        if scope.has_car(car) || !self.has_room_for_card() || !self.possible(card.effect(), &at) {
            return Err(Reason::CarDoesNothing { car });
        }
        Ok(price)
    }
}

/// A random tile of a set.
fn draw(deck: &mut Cars, stream: &mut Stream) -> CarId {
    let at = stream.index(deck.len());
    let car = deck.iter().nth(at).unwrap_or_else(|| CarId::new(0));
    deck.remove(car);
    car
}
