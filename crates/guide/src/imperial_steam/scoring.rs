//! How the money of the end is made, step by step.

use std::cmp::Reverse;

use catalog::imperial_steam::{ContractId, Hub, MAX_PLAYERS, Score, Step, TOLL, Table, View};
use kernel::{Arg, Seat, Text, text};

use super::phrases::{self, city, goods, paid_to, seats, sum, together};
use crate::{ScoreStep, StepAmount};

/// Money now and every step of the final scoring. Nothing for a seat whose money is hidden.
pub(super) fn points(view: &View, seat: Seat) -> Vec<(Text, i32)> {
    let Some(cash) = view.cash(seat) else { return Vec::new() };
    let score = view.table.score(seat);
    let steps = steps(&view.table).map(|step| (Text::plain(step.word()), score.steps[step.index()]));
    std::iter::once((text!("imp-points-money"), cash)).chain(steps).collect()
}

/// Contracts and tolls count only when Trieste was joined.
fn steps(table: &Table) -> impl Iterator<Item = Step> {
    let ends_there = table.trieste_is_joined();
    Step::ALL.into_iter().filter(move |step| ends_there || !matches!(step, Step::Contracts | Step::Tolls))
}

/// Whoever has contracts is told too why they do not count.
fn told_steps(table: &Table) -> impl Iterator<Item = Step> {
    let ends_there = table.trieste_is_joined();
    let contracts = table.all_seats().any(|seat| !table.player(seat).contracts.is_empty());
    Step::ALL.into_iter().filter(move |step| match step {
        Step::Contracts => ends_there || contracts,
        Step::Tolls => ends_there,
        _ => true,
    })
}

pub(super) fn scoring(view: &View) -> Vec<ScoreStep> {
    let table = &view.table;
    if !table.is_over() {
        return Vec::new();
    }
    let scores = table.scores();
    let mut order: Vec<Seat> = table.in_order().collect();
    order.sort_by_key(|seat| Reverse(scores[seat.index()].total()));
    let mut totals = [0; MAX_PLAYERS];
    let mut step = |title: Text, amount: &dyn Fn(&Score) -> i32, note: &dyn Fn(Seat) -> Option<Text>| {
        let amounts = order.iter().map(|seat| {
            let amount = amount(&scores[seat.index()]);
            totals[seat.index()] += amount;
            StepAmount { seat: *seat, amount, total: totals[seat.index()], note: note(*seat) }
        });
        ScoreStep { title, amounts: amounts.collect() }
    };
    let mut told = vec![step(text!("imp-points-money"), &|score| score.money, &|_| None)];
    for which in told_steps(table) {
        told.push(step(Text::plain(which.word()), &|score| score.steps[which.index()], &|seat| {
            note(table, &scores, which, seat)
        }));
    }
    told
}

/// How a step came to its amount; `None` where there is nothing to tell.
fn note(table: &Table, scores: &[Score; MAX_PLAYERS], step: Step, seat: Seat) -> Option<Text> {
    let player = table.player(seat);
    match step {
        Step::Income if player.income() == 0 => None,
        Step::Income if table.semmering == Some(seat) => {
            Some(text!("imp-note-income-twice", income = sum(player.income())))
        }
        Step::Income => {
            let (cars, stations) = (player.passenger_cars, player.stations.len());
            Some(text!("imp-note-income", cars = cars, stations = stations))
        }
        Step::Goods if player.goods.iter().all(|count| *count == 0) => None,
        Step::Goods => Some(text!("imp-note-goods", goods = goods(&player.goods))),
        Step::Keys => keys(table, seat),
        Step::Hubs => Some(text!("imp-note-hubs", hubs = table.hubs_not_above(seat))),
        Step::Contracts if player.contracts.is_empty() => None,
        Step::Contracts if !table.trieste_is_joined() => Some(text!("imp-note-contracts-idle")),
        Step::Contracts => contracts(table, seat),
        Step::Tolls => tolls(table, seat),
        Step::Dividends => dividends(table, &scores[seat.index()], seat),
    }
}

fn keys(table: &Table, seat: Seat) -> Option<Text> {
    let mut keys: Vec<Arg> = Vec::new();
    for hub in Hub::ALL {
        for (owner, gold) in table.hub(hub).keys.into_iter().zip([true, false]) {
            if owner == Some(seat) {
                let (at, worth) = (phrases::hub(table, hub), sum(table.key_value(hub, gold)));
                keys.push(if gold {
                    text!("imp-note-gold-key", hub = at, worth = worth).into()
                } else {
                    text!("imp-note-silver-key", hub = at, worth = worth).into()
                });
            }
        }
    }
    (!keys.is_empty()).then(|| text!("imp-note-keys", keys = Arg::List(keys)))
}

/// Which were fulfilled and which not.
fn contracts(table: &Table, seat: Seat) -> Option<Text> {
    let (held, fulfilled) = (table.player(seat).contracts, table.fulfilled(seat));
    let list = |is_fulfilled: bool| {
        let some = held.iter().filter(|contract| fulfilled.contains(*contract) == is_fulfilled);
        together(some.map(ContractId::text))
    };
    match (list(true), list(false)) {
        (Some(done), None) => Some(text!("imp-note-contracts-done", contracts = done)),
        (None, Some(open)) => Some(text!("imp-note-contracts-open", contracts = open)),
        (Some(done), Some(open)) => Some(text!("imp-note-contracts-both", done = done, open = open)),
        (None, None) => None,
    }
}

/// Who pays is told the way and who is paid; who is paid, by whom.
fn tolls(table: &Table, seat: Seat) -> Option<Text> {
    let path = table.toll_path(seat);
    let pays = path.from.filter(|_| !path.steps.is_empty()).map(|from| {
        let way = std::iter::once(from).chain(path.steps.iter().map(|step| step.to));
        let way = way.map(city).collect::<Vec<_>>().join(" → ");
        let paid = table.all_seats().zip(path.paid()).filter(|(_, paid)| *paid > 0);
        let paid = paid.map(|(owner, paid)| paid_to(paid, [owner])).collect();
        text!("imp-note-tolls", way = way, toll = sum(TOLL), paid = Arg::List(paid))
    });
    let payers = table.all_seats().filter(|other| table.toll_path(*other).paid()[seat.index()] > 0);
    let payers: Vec<Seat> = payers.collect();
    let is_paid = (!payers.is_empty()).then(|| text!("imp-note-tolls-from", payers = seats(payers)));
    pays.into_iter().chain(is_paid).reduce(|one, other| text!("imp-both", one = one, other = other))
}

fn dividends(table: &Table, score: &Score, seat: Seat) -> Option<Text> {
    let holders = table.player(seat).shareholders;
    let money = score.total() - score.steps[Step::Dividends.index()];
    (holders > 0).then(|| text!("imp-note-dividends", holders = holders, money = sum(money)))
}
