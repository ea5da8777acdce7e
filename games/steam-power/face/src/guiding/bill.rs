//! What a move brings about, what it costs and to whom that goes: the rules are asked by playing it.

use kernel::{Arg, Events, Rules, Seat, text, try_out};
use steam_power::{Colour, Event, Move, NamedCity, Payments, Phase, Position, View};

/// Where a move leads and what happens. What is hidden from the view is made up: whatever depends on it or is drawn on the
/// way is not for telling.
type Trial = (Position, Vec<Event>);

/// What a move brings about; nothing when the rules refuse it.
pub(super) fn events(view: &View, seat: Seat, mv: &Move) -> Vec<Event> {
    try_out::<Position>(view, seat, mv).map_or_else(|_| Vec::new(), |(_, events)| events)
}

/// What accepting the cheapest way brings about.
pub(super) fn accepted(view: &View, seat: Seat) -> Vec<Event> {
    events(view, seat, &Move::Accept)
}

/// The cheapest way to fulfil a contract that is in hand, from revealing it on; `None` when that cannot be done.
pub(super) fn fulfil(view: &View, seat: Seat, mv: &Move) -> Option<Trial> {
    let (mut position, mut events) = try_out::<Position>(view, seat, mv).ok()?;
    if matches!(position.table().phase, Phase::Fulfilling { .. }) {
        let mut rest = Events::new();
        position.play(seat, &Move::Accept, &mut rest).ok()?;
        events.extend(rest);
    }
    Some((position, events))
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
    let mut sources: Vec<(NamedCity, Colour, u8)> = Vec::new();
    for event in events {
        let Event::Brought { from, colour, .. } = *event else { continue };
        match sources.iter_mut().find(|(place, ..)| *place == from) {
            Some((.., count)) => *count += 1,
            None => sources.push((from, colour, 1)),
        }
    }
    let said = sources
        .into_iter()
        .map(|(from, colour, count)| text!(sp_source, resources = colour.count(count), from = from));
    said.collect::<Vec<_>>().into()
}
