//! Where the game stands, what is asked, and what is good to know for the answer.

use std::cmp::Reverse;

use guide::{Progress, Question};
use kernel::{Arg, Reason as _, Seat, Text, moves_seen, text};
use steam_power::{
    ACTIONS, Bonus, Colour, ContractId, Ending, Move, Phase, Position, Reason, Resources, Supply,
    TAKEN_AT_ONCE, TILES, Table, View, next_colour, usual_factory_sizes,
};

use super::bill::{self, Bill};
use super::labels::last_tile;
use super::scoring::ending_name;

/// Questions are asked about a second action, a second tile and a second contract.
const _: () = assert!(ACTIONS == 2 && TILES == 2 && TAKEN_AT_ONCE == 2);

/// Somebody who lacks no more contracts than this brings the end near.
const NEAR: u8 = 2;

pub(super) fn progress(table: &Table) -> Progress {
    let label = if table.is_solo() {
        text!(sp_turn, turn = table.round, turns = Supply::shipped().solo.turns)
    } else if table.is_last_round() {
        text!(sp_round_last, round = table.round)
    } else {
        text!(sp_round, round = table.round)
    };
    let phase = match table.ending() {
        None => table.phase.name().into(),
        Some(Ending::LastTurn) => solo_end(table),
        Some(ending) => ending_name(ending).into(),
    };
    Progress { round: table.round.into(), label, phase }
}

/// The points of a solo game, and the title that they earned.
fn solo_end(table: &Table) -> Text {
    let points = table.score(table.active).total();
    table.title().map_or_else(
        || ending_name(Ending::LastTurn).into(),
        |title| text!(sp_solo_end, title = title.name(), points = points),
    )
}

pub(super) fn question(view: &View, seat: Seat) -> Question {
    let table = &view.table;
    let (ask, now) = match table.phase {
        Phase::Action => action(view, seat),
        Phase::SecondTile => (text!(sp_ask_second_tile), building(table, seat)),
        Phase::Fulfilling { contract, needs, bought } => {
            let (ask, mut now) = fulfilling(view, seat, contract, needs);
            if bought > 0 {
                now.insert(1, text!(sp_now_bought, count = bought, paid = table.phase.paid_for_missing()));
            }
            (ask, now)
        }
        Phase::Bonus(bonus) => self::bonus(view, seat, bonus),
        Phase::SecondContract => (text!(sp_ask_second_contract), vec![hands(table, seat)]),
        // No question is asked then.
        Phase::Over => (progress(table).phase, Vec::new()),
    };
    Question { ask, now }
}

fn action(view: &View, seat: Seat) -> (Text, Vec<Text>) {
    let table = &view.table;
    let ask = match table.actions_left {
        ACTIONS => text!(sp_ask_first_action, actions = ACTIONS),
        _ => text!(sp_ask_second_action),
    };
    let mut now = Vec::new();
    if table.is_solo() && table.round == 1 {
        now.push(text!(sp_now_solo, turns = Supply::shipped().solo.turns));
    }
    // Whoever has built a link knows.
    if table.track.linked(seat).is_empty() {
        now.push(text!(sp_now_how));
    }
    now.extend(building(table, seat));
    now.push(contracts_in_hand(view, seat));
    now.extend(empty_bag(table, seat));
    now.extend(end_in_sight(table, seat));
    (ask, now)
}

/// How near the end is, for the seat that is asked.
pub(super) fn end_in_sight(table: &Table, seat: Seat) -> Vec<Text> {
    let Some(enough) = table.contracts_to_end() else {
        return if table.is_last_round() { vec![text!(sp_now_last_turn)] } else { Vec::new() };
    };
    if table.is_last_round() {
        return vec![text!(sp_now_last_round)];
    }
    let count = |seat: Seat| table.player(seat).fulfilled.len();
    let mut told = vec![text!(sp_now_count, count = count(seat), enough = enough)];
    let others = table.in_order().filter(|other| *other != seat);
    // Of several with equally many, the first to play in a round.
    if let Some(leader) = others.min_by_key(|other| Reverse(count(*other)))
        && count(leader) + usize::from(NEAR) >= usize::from(enough)
    {
        told.push(text!(sp_now_near, seat = leader, count = count(leader), enough = enough));
    }
    told
}

/// The money for tiles, and where they may go.
fn building(table: &Table, seat: Seat) -> Vec<Text> {
    let mut now = vec![money(table, seat)];
    if let (Some(stub), Some(at)) = (table.track.stub(seat), last_tile(table, seat)) {
        let from = table.board().site(stub.start).name.clone();
        now.push(text!(sp_now_incomplete, from = from, at = at.to_string()));
    } else if table.track.linked(seat).is_empty() {
        now.push(text!(sp_now_first_track));
    }
    now
}

fn money(table: &Table, seat: Seat) -> Text {
    text!(sp_now_money, cash = table.player(seat).cash)
}

fn contracts_in_hand(view: &View, seat: Seat) -> Text {
    match view.hand.len() {
        0 => text!(sp_now_empty_hand),
        hand => text!(sp_now_fulfillable, can = view.table.fulfillable(seat, view.hand).len(), hand = hand),
    }
}

fn empty_bag(table: &Table, seat: Seat) -> Option<Text> {
    (table.bag == 0).then(|| match (table.is_solo(), table.fullest_hands(seat).is_empty()) {
        (true, _) => text!(sp_now_bag_empty_solo),
        (false, true) => Reason::NothingToTake.text(),
        (false, false) => text!(sp_now_bag_empty),
    })
}

/// Which resource is next, for which contract, and what the cheapest way would pay to whom.
fn fulfilling(view: &View, seat: Seat, id: ContractId, rest: Resources) -> (Text, Vec<Text>) {
    let colour = next_colour(&rest).map_or(Arg::from(""), |colour| colour.name().into());
    let needs = id.contract().needs_text();
    let mut now = vec![text!(sp_now_contract, needs = needs, rest = counted(&rest))];
    now.push(match Bill::of(&bill::accepted(view, seat)).paid_text() {
        Some(paid) => text!(sp_now_accept, paid = paid),
        None => text!(sp_now_accept_free),
    });
    now.push(money(&view.table, seat));
    (text!(sp_ask_bring, colour = colour), now)
}

/// “1 black and 2 grey”
fn counted(resources: &Resources) -> Arg {
    let some = Colour::ALL.into_iter().zip(resources).filter(|(_, count)| **count > 0);
    some.map(|(colour, count)| colour.count(*count)).collect::<Vec<_>>().into()
}

fn bonus(view: &View, seat: Seat, bonus: Bonus) -> (Text, Vec<Text>) {
    let table = &view.table;
    let (ask, mut now) = match bonus {
        Bonus::Track => {
            let mut now = vec![text!(sp_now_bonus_track, tiles = TILES)];
            now.extend(building(table, seat));
            (text!(sp_ask_bonus_track), now)
        }
        Bonus::Factory => {
            let sizes = usual_factory_sizes(true);
            let sizes = text!(sp_now_bonus_factory, fewest = *sizes.start(), most = *sizes.end());
            (text!(sp_ask_bonus_factory), vec![sizes])
        }
        Bonus::Contracts => {
            let mut now = vec![text!(sp_now_bonus_contracts, actions = ACTIONS)];
            now.extend(empty_bag(table, seat));
            (text!(sp_ask_bonus_contracts), now)
        }
    };
    if moves_seen::<Position>(view, seat) == [Move::Skip] {
        now = vec![text!(sp_now_bonus_useless)];
    } else {
        now.push(text!(sp_now_bonus_lost));
    }
    (ask, now)
}

fn hands(table: &Table, seat: Seat) -> Text {
    let fullest = table.fullest_hands(seat);
    let count = fullest.iter().next().map_or(0, |seat| table.player(seat).hand);
    text!(sp_now_hands, count = count, seats = fullest.iter().collect::<Vec<_>>())
}
