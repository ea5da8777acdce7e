//! SP-5: taking contracts, from the bag and from hands.

use arrayvec::ArrayVec;
use kernel::{Events, Seat, Seats};

use crate::event::Event;
use crate::ids::{ContractId, Contracts};
use crate::moves::Move;
use crate::position::Position;
use crate::reason::Reason;
use crate::table::{Phase, TAKEN_AT_ONCE, Table};

/// Where the next contract comes from (SP-5.1 to SP-5.3).
#[derive(Clone, Copy, Debug)]
enum Source {
    Bag,
    Hand(Seat),
    /// One of several hands: the player chooses.
    Hands(Seats),
    Nowhere,
}

/// What taking contracts draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draw {
    /// How many from the bag.
    pub from_bag: u8,
    /// From whose hand, where the bag is empty.
    pub from_hand: Option<Seat>,
    /// Whether another one comes from a hand after that; whose it is may still have to be chosen.
    pub and_another: bool,
}

/// The hands that contracts were drawn from.
type Hands = ArrayVec<Seat, { TAKEN_AT_ONCE as usize }>;

impl Table {
    /// The others from whose hand this player may draw, now that the bag is empty (SP-5.2, SP-5.3).
    #[must_use]
    pub fn fullest_hands(&self, seat: Seat) -> Seats {
        self.fullest_of(seat, |seat| self.player(seat).hand)
    }

    fn fullest_of(&self, seat: Seat, hand: impl Fn(Seat) -> u8 + Copy) -> Seats {
        let others = self.all_seats().filter(|other| *other != seat);
        let fullest = others.clone().map(hand).max().unwrap_or(0);
        if fullest == 0 || (hand(seat) > fullest && !self.variant.steal_from_next) {
            return Seats::NONE;
        }
        others.filter(|other| hand(*other) == fullest).collect()
    }

    fn source(&self, seat: Seat) -> Source {
        if self.bag > 0 {
            return Source::Bag;
        }
        let fullest = self.fullest_hands(seat);
        match (fullest.len(), fullest.iter().next()) {
            (_, None) => Source::Nowhere,
            (1, Some(from)) => Source::Hand(from),
            _ => Source::Hands(fullest),
        }
    }

    /// What `take` draws, or `take from` this seat.
    #[must_use]
    pub fn would_draw(&self, seat: Seat, from: Option<Seat>) -> Draw {
        let due = if self.phase == Phase::SecondContract { 1 } else { TAKEN_AT_ONCE };
        let (from_bag, from_hand) = match (from, self.source(seat)) {
            (Some(from), _) | (None, Source::Hand(from)) => (0, Some(from)),
            (None, Source::Bag) => (due.min(self.bag), None),
            (None, Source::Hands(_) | Source::Nowhere) => (0, None),
        };
        let drawn = from_bag + u8::from(from_hand.is_some());
        let hand = |of: Seat| {
            let gained = if of == seat { drawn } else { 0 };
            self.player(of).hand + gained - u8::from(Some(of) == from_hand)
        };
        let and_another = (1..due).contains(&drawn) && !self.fullest_of(seat, hand).is_empty();
        Draw { from_bag, from_hand, and_another }
    }

    pub(crate) fn list_taking(&self, seat: Seat, out: &mut Vec<Move>) {
        match self.source(seat) {
            Source::Bag | Source::Hand(_) => out.push(Move::Take),
            Source::Hands(hands) => out.extend(hands.iter().map(Move::TakeFrom)),
            Source::Nowhere => {}
        }
    }

    /// Whether `take` needs no choice.
    fn judge_take(&self, seat: Seat) -> Result<(), Reason> {
        match self.source(seat) {
            Source::Bag | Source::Hand(_) => Ok(()),
            Source::Hands(_) => Err(Reason::WhoseHand),
            Source::Nowhere => Err(self.nothing_to_take()),
        }
    }

    fn judge_take_from(&self, seat: Seat, from: Seat) -> Result<(), Reason> {
        match self.source(seat) {
            Source::Bag => Err(Reason::BagFirst { contracts: self.bag }),
            Source::Hand(_) => Err(Reason::OneHand),
            Source::Hands(hands) if hands.contains(from) => Ok(()),
            Source::Hands(_) => Err(Reason::NotTheFullest),
            Source::Nowhere => Err(self.nothing_to_take()),
        }
    }

    const fn nothing_to_take(&self) -> Reason {
        if self.is_solo() { Reason::EmptyBag } else { Reason::NothingToTake }
    }
}

impl Position {
    /// `take`: as many as are due, until there is a choice of hands. Whether the action is over.
    pub(crate) fn take(&mut self, seat: Seat, events: &mut Events<Event>) -> Result<bool, Reason> {
        self.table.judge_take(seat)?;
        let contracts = TAKEN_AT_ONCE.min(self.table.bag);
        if contracts > 0 {
            for _ in 0..contracts {
                self.draw_from_bag(seat);
            }
            events.push(Event::Drew { seat, contracts });
        }
        let mut hands = Hands::new();
        let over = self.draw_from_hands(seat, TAKEN_AT_ONCE - contracts, &mut hands);
        events.extend(hands.into_iter().map(|from| Event::DrewFrom { seat, from }));
        Ok(over)
    }

    /// `take from`
    pub(crate) fn take_from(
        &mut self,
        seat: Seat,
        from: Seat,
        events: &mut Events<Event>,
    ) -> Result<bool, Reason> {
        self.table.judge_take_from(seat, from)?;
        let due = if self.table.phase == Phase::SecondContract { 0 } else { TAKEN_AT_ONCE - 1 };
        let mut hands = Hands::new();
        self.draw_from_hand(seat, from, &mut hands);
        let over = self.draw_from_hands(seat, due, &mut hands);
        // Nobody sees afterwards which of two hands came first, so that is not told either.
        hands.sort_unstable();
        events.extend(hands.into_iter().map(|from| Event::DrewFrom { seat, from }));
        Ok(over)
    }

    /// Draws this many contracts from hands, now that the bag is empty, one after the other and as far as no choice is needed.
    /// Whether the action is over.
    fn draw_from_hands(&mut self, seat: Seat, due: u8, hands: &mut Hands) -> bool {
        for _ in 0..due {
            match self.table.source(seat) {
                Source::Hand(from) => self.draw_from_hand(seat, from, hands),
                Source::Hands(_) => {
                    self.table.phase = Phase::SecondContract;
                    return false;
                }
                Source::Bag | Source::Nowhere => return true,
            }
        }
        true
    }

    pub(crate) fn draw_from_bag(&mut self, seat: Seat) {
        if let Some(contract) = self.pick(self.bag) {
            self.bag.remove(contract);
            self.table.bag -= 1;
            self.hands[seat.index()].insert(contract);
            self.table.player_mut(seat).hand += 1;
        }
    }

    fn draw_from_hand(&mut self, seat: Seat, from: Seat, hands: &mut Hands) {
        if let Some(contract) = self.pick(self.hands[from.index()]) {
            self.hands[from.index()].remove(contract);
            self.table.player_mut(from).hand -= 1;
            self.hands[seat.index()].insert(contract);
            self.table.player_mut(seat).hand += 1;
            hands.push(from);
        }
    }

    /// One of these contracts, each as likely as the others.
    fn pick(&mut self, among: Contracts) -> Option<ContractId> {
        (!among.is_empty())
            .then(|| self.draws.draw(|stream| stream.index(among.len())))
            .and_then(|index| among.iter().nth(index))
    }
}
