//! What is asked, and what is good to know for the answer.

use catalog::steam_power::{
    ACTIONS, BONUS_VARIES_BY, Bonus, Colour, ContractId, FACTORY_RESOURCES, MISSING_PRICE, Move, Phase,
    Resources, Supply, Table, View, next_colour,
};
use kernel::{Arg, Rules, Seat, Text, text};

use super::bill::{self, Bill, imagined};
use super::spots::last_tile;
use super::standing;
use crate::Question;

pub(super) fn question(view: &View, seat: Seat) -> Question {
    let table = &view.table;
    let (ask, now) = match table.phase {
        Phase::Action => action(view, seat),
        Phase::SecondTile => (text!("sp-ask-second-tile"), building(table, seat)),
        Phase::Fulfilling { contract, needs, bought } => {
            let (ask, mut now) = fulfilling(view, seat, contract, needs);
            if bought > 0 {
                let paid = u16::from(bought) * MISSING_PRICE;
                now.insert(1, text!("sp-now-bought", count = bought, paid = paid));
            }
            (ask, now)
        }
        Phase::Bonus(bonus) => self::bonus(view, seat, bonus),
        Phase::SecondContract => (text!("sp-ask-second-contract"), vec![hands(table, seat)]),
        // No question is asked then.
        Phase::Over => (standing::progress(table).phase, Vec::new()),
    };
    Question { ask, now }
}

fn action(view: &View, seat: Seat) -> (Text, Vec<Text>) {
    let table = &view.table;
    let ask = match table.actions_left {
        ACTIONS => text!("sp-ask-first-action"),
        _ => text!("sp-ask-second-action"),
    };
    let mut now = Vec::new();
    if table.is_solo() && table.round == 1 {
        now.push(text!("sp-now-solo", turns = Supply::shipped().solo.turns));
    }
    // Whoever has built a link knows.
    if table.track.linked(seat).is_empty() {
        now.push(text!("sp-now-how"));
    }
    now.extend(building(table, seat));
    now.push(contracts_in_hand(view, seat));
    now.extend(empty_bag(table));
    now.extend(standing::end_in_sight(table, seat));
    (ask, now)
}

/// The money for tiles, and where they may go.
fn building(table: &Table, seat: Seat) -> Vec<Text> {
    let mut now = vec![money(table, seat)];
    if let (Some(stub), Some(at)) = (table.track.stub(seat), last_tile(table, seat)) {
        let from = table.board().site(stub.start).name.clone();
        now.push(text!("sp-now-incomplete", from = from, at = at.to_string()));
    } else if table.track.linked(seat).is_empty() {
        now.push(text!("sp-now-first-track"));
    }
    now
}

fn money(table: &Table, seat: Seat) -> Text {
    text!("sp-now-money", cash = table.player(seat).cash)
}

fn contracts_in_hand(view: &View, seat: Seat) -> Text {
    let table = &view.table;
    let (prices, cash) = (table.prices(seat), table.player(seat).cash);
    let has_network = !table.track.linked(seat).is_empty();
    let can = view.hand.iter().filter(|id| has_network && prices.of(&id.contract().needs) <= cash).count();
    match view.hand.len() {
        0 => text!("sp-now-empty-hand"),
        hand => text!("sp-now-fulfillable", can = can, hand = hand),
    }
}

fn empty_bag(table: &Table) -> Option<Text> {
    match (table.bag, table.is_solo()) {
        (0, true) => Some(text!("sp-now-bag-empty-solo")),
        (0, false) => Some(text!("sp-now-bag-empty")),
        _ => None,
    }
}

/// Which resource is next, for which contract, and what the cheapest way would pay to whom.
fn fulfilling(view: &View, seat: Seat, id: ContractId, rest: Resources) -> (Text, Vec<Text>) {
    let colour = next_colour(&rest).map_or(Arg::from(""), |colour| Arg::Word(colour.word()));
    let needs = id.contract().needs_text();
    let mut now = vec![text!("sp-now-contract", needs = needs, rest = counted(&rest))];
    now.push(match Bill::of(&bill::accepted(view, seat)).paid_text() {
        Some(paid) => text!("sp-now-accept", paid = paid),
        None => text!("sp-now-accept-free"),
    });
    now.push(money(&view.table, seat));
    (text!("sp-ask-bring", colour = colour), now)
}

/// “1 black and 2 grey”
fn counted(resources: &Resources) -> Arg {
    let some = Colour::ALL.into_iter().zip(resources).filter(|(_, count)| **count > 0);
    Arg::List(some.map(|(colour, count)| colour.count(*count).into()).collect())
}

fn bonus(view: &View, seat: Seat, bonus: Bonus) -> (Text, Vec<Text>) {
    let table = &view.table;
    let (ask, mut now) = match bonus {
        Bonus::Track => {
            let mut now = vec![text!("sp-now-bonus-track")];
            now.extend(building(table, seat));
            (text!("sp-ask-bonus-track"), now)
        }
        Bonus::Factory => {
            let (fewest, most) = (FACTORY_RESOURCES - BONUS_VARIES_BY, FACTORY_RESOURCES + BONUS_VARIES_BY);
            let sizes = text!("sp-now-bonus-factory", fewest = fewest, most = most);
            (text!("sp-ask-bonus-factory"), vec![sizes])
        }
        Bonus::Contracts => {
            let mut now = vec![text!("sp-now-bonus-contracts")];
            now.extend(empty_bag(table));
            (text!("sp-ask-bonus-contracts"), now)
        }
    };
    let mut moves = Vec::new();
    imagined(view).moves(seat, &mut moves);
    if moves == [Move::Skip] {
        now = vec![text!("sp-now-bonus-useless")];
    } else {
        now.push(text!("sp-now-bonus-lost"));
    }
    (ask, now)
}

fn hands(table: &Table, seat: Seat) -> Text {
    let fullest = table.fullest_hands(seat);
    let count = fullest.iter().next().map_or(0, |seat| table.player(seat).hand);
    text!("sp-now-hands", count = count, seats = Arg::List(fullest.iter().map(Arg::from).collect()))
}
