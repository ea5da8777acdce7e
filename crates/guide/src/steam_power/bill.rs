//! What a move costs and brings, and to whom it goes: the rules are asked by playing it.

use catalog::steam_power::{Colour, Event, Move, Owner, Payments, Phase, Place, Position, Table, View};
use hexes::Coord;
use kernel::{Arg, Rules, Seat, Stream, Text, text};

/// What comes of moves that are tried, one after the other.
#[derive(Clone, Debug)]
pub(super) struct Trial {
    pub(super) position: Position,
    pub(super) events: Vec<Event>,
}

impl Trial {
    /// `None` when the rules refuse one of them. What is hidden from the view is made up: whatever depends on it or is
    /// drawn on the way is not for telling.
    pub(super) fn of(view: &View, seat: Seat, moves: &[Move]) -> Option<Self> {
        let mut position = imagined(view);
        let mut events = Vec::new();
        for mv in moves {
            position.play(seat, mv, &mut events).ok()?;
        }
        Some(Self { position, events })
    }
}

/// A position that agrees with what is seen.
pub(super) fn imagined(view: &View) -> Position {
    view.imagine(&mut Stream::from_seed([0; 32]))
}

/// What accepting the cheapest way brings about.
pub(super) fn accepted(view: &View, seat: Seat) -> Vec<Event> {
    Trial::of(view, seat, &[Move::Accept]).map_or_else(Vec::new, |trial| trial.events)
}

/// The cheapest way to fulfil a contract that is in hand, from revealing it on.
pub(super) fn fulfil(view: &View, seat: Seat, mv: &Move) -> Option<Trial> {
    let revealed = Trial::of(view, seat, &[*mv])?;
    match revealed.position.table().phase {
        Phase::Fulfilling { .. } => Trial::of(view, seat, &[*mv, Move::Accept]),
        _ => Some(revealed),
    }
}

/// The money that moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bill {
    players: Payments,
    to_bank: u16,
    pub(super) gained: u16,
}

impl Bill {
    pub(super) fn of(events: &[Event]) -> Self {
        let mut bill = Self { players: Payments::NONE, to_bank: 0, gained: 0 };
        for event in events {
            match *event {
                Event::Built { paid, .. } | Event::Bought { paid, .. } => bill.to_bank += paid,
                Event::Brought { payments, to_bank, .. } => {
                    payments.iter().for_each(|(seat, dollars)| bill.players.add(seat, dollars));
                    bill.to_bank += to_bank;
                }
                Event::Fulfilled { money, .. } => bill.gained += money,
                Event::TookMoney { dollars, .. } => bill.gained += dollars,
                _ => {}
            }
        }
        bill
    }

    pub(super) fn paid(&self) -> u16 {
        self.players.total() + self.to_bank
    }

    /// “$2 to Ada and $5 to the bank”; `None` when nothing is paid.
    pub(super) fn paid_text(&self) -> Option<Arg> {
        (self.paid() > 0).then(|| self.players.text(self.to_bank))
    }
}

/// Where the resources come from, city by city: “2 black from Denver”.
pub(super) fn sources(events: &[Event]) -> Arg {
    let mut sources: Vec<(Place, Colour, u8)> = Vec::new();
    for event in events {
        let Event::Brought { from, colour, .. } = *event else { continue };
        match sources.iter_mut().find(|(place, ..)| *place == from) {
            Some((.., count)) => *count += 1,
            None => sources.push((from, colour, 1)),
        }
    }
    let said = sources.into_iter().map(|(from, colour, count)| {
        Arg::from(text!("sp-source", resources = colour.count(count), from = from))
    });
    Arg::List(said.collect())
}

pub(super) fn balance(view: &View, seat: Seat, mv: &Move) -> Option<Text> {
    // There may be very many ways to bring something: what one costs is known without trying it.
    if let (Move::Bring { from, pay }, Phase::Fulfilling { contract, needs, .. }) = (mv, view.table.phase) {
        let is_last = needs.iter().sum::<u8>() == 1;
        let gained = if is_last { contract.contract().money } else { 0 };
        let paid = pay.total() + fee_to_bank(&view.table, *from);
        let left = (view.table.player(seat).cash + gained).saturating_sub(paid);
        return told(paid, gained, left);
    }
    let trial = match mv {
        Move::Fulfil(_) => fulfil(view, seat, mv)?,
        Move::Build { .. } | Move::Accept | Move::Bank => Trial::of(view, seat, &[*mv])?,
        _ => return None,
    };
    let (bill, left) = (Bill::of(&trial.events), trial.position.table().player(seat).cash);
    told(bill.paid(), bill.gained, left)
}

fn told(paid: u16, gained: u16, left: u16) -> Option<Text> {
    Some(match (paid, gained) {
        (0, 0) => return None,
        (paid, 0) => text!("sp-balance-pays", paid = paid, left = left),
        (0, gained) => text!("sp-balance-gains", gained = gained, left = left),
        (paid, gained) => text!("sp-balance-both", paid = paid, gained = gained, left = left),
    })
}

/// The fee of a factory of the Combine.
pub(super) fn fee_to_bank(table: &Table, from: Coord) -> u16 {
    let city = table.board().find_city(from).map(|city| table.city(city));
    u16::from(city.is_some_and(|city| city.factory == Some(Owner::Combine)))
}
