//! How the final money comes about, step by step, and how the game ended.

use imperial_steam::{
    CityId, ContractId, Ending, GOOD_WORTH, Hub, INCOME_EACH, Key, MAX_PLAYERS, Phase, SEMMERING_TIMES,
    Score, Step, TOLL, Table, View, goods_text, paid_to,
};
use kernel::{Arg, Seat, Text, text};

use super::phrases::{self, seats, sum, together};
use guide::{ScoreStep, Scoring};

/// Money now and every step of the final scoring. Nothing for a seat whose money is hidden.
pub(super) fn points(view: &View, seat: Seat) -> Vec<(Text, i32)> {
    let Some(cash) = view.cash(seat) else { return Vec::new() };
    let score = view.table.score(seat);
    let counted = Step::ALL.into_iter().filter(|step| view.table.counts(*step));
    let steps = counted.map(|step| (Text::from(step.name()), score.steps[step.index()]));
    std::iter::once((text!(imp_points_money), cash)).chain(steps).collect()
}

/// Contracts that do not count are told of too where anybody has any, with the reason.
fn told_steps(table: &Table) -> impl Iterator<Item = Step> {
    let contracts = table.all_seats().any(|seat| !table.player(seat).contracts.is_empty());
    Step::ALL.into_iter().filter(move |step| table.counts(*step) || (*step == Step::Contracts && contracts))
}

pub(super) fn scoring(view: &View) -> Vec<ScoreStep> {
    let table = &view.table;
    if !table.is_over() {
        return Vec::new();
    }
    let scores = table.scores();
    let mut scoring = Scoring::of(table.standing().places.into_iter().map(|place| place.seat));
    scoring.add(text!(imp_points_money), |seat| scores[seat.index()].money, |_| None);
    for step in told_steps(table) {
        scoring.add(
            step.name().into(),
            |seat| scores[seat.index()].steps[step.index()],
            |seat| note(table, &scores, step, seat),
        );
    }
    scoring.into_steps()
}

/// The sentence about the Semmering token calls it “twice”.
const _: () = assert!(SEMMERING_TIMES == 2);

/// How a step came to its amount; `None` where there is nothing to tell.
fn note(table: &Table, scores: &[Score; MAX_PLAYERS], step: Step, seat: Seat) -> Option<Text> {
    let player = table.player(seat);
    match step {
        Step::Income if player.income() == 0 => None,
        Step::Income if table.last_income_times(seat) > 1 => {
            Some(text!(imp_note_income_twice, income = sum(player.income())))
        }
        Step::Income => {
            let (cars, stations) = (player.passenger_cars, player.stations.len());
            Some(text!(imp_note_income, each = INCOME_EACH, cars = cars, stations = stations))
        }
        Step::Goods if player.goods.iter().all(|count| *count == 0) => None,
        Step::Goods => Some(text!(imp_note_goods, worth = GOOD_WORTH, goods = goods_text(&player.goods))),
        Step::Keys => keys(table, seat),
        Step::Hubs => Some(text!(imp_note_hubs, hubs = table.hubs_not_above(seat))),
        Step::Contracts if player.contracts.is_empty() => None,
        Step::Contracts if !table.counts(step) => Some(text!(imp_note_contracts_idle)),
        Step::Contracts => contracts(table, seat),
        Step::Tolls => tolls(table, seat),
        Step::Dividends => dividends(table, &scores[seat.index()], seat),
    }
}

fn keys(table: &Table, seat: Seat) -> Option<Text> {
    let told = |(hub, key): (Hub, Key)| {
        let (at, worth) = (phrases::hub(table, hub), sum(table.key_value(hub, key)));
        match key {
            Key::Gold => text!(imp_note_gold_key, hub = at, worth = worth),
            Key::Silver => text!(imp_note_silver_key, hub = at, worth = worth),
        }
    };
    let keys: Vec<Text> = table.keys_of(seat).map(told).collect();
    (!keys.is_empty()).then(|| text!(imp_note_keys, keys = keys))
}

/// The contracts that were fulfilled, and those that were not.
fn contracts(table: &Table, seat: Seat) -> Option<Text> {
    let (held, fulfilled) = (table.player(seat).contracts, table.fulfilled(seat));
    let list = |is_fulfilled: bool| {
        let some = held.iter().filter(|contract| fulfilled.contains(*contract) == is_fulfilled);
        together(some.map(ContractId::text))
    };
    match (list(true), list(false)) {
        (Some(done), None) => Some(text!(imp_note_contracts_done, contracts = done)),
        (None, Some(open)) => Some(text!(imp_note_contracts_open, contracts = open)),
        (Some(done), Some(open)) => Some(text!(imp_note_contracts_both, done = done, open = open)),
        (None, None) => None,
    }
}

/// Those who pay are told the way and who is paid; those who are paid, by whom.
fn tolls(table: &Table, seat: Seat) -> Option<Text> {
    let path = table.toll_path(seat);
    let pays = path.from.filter(|_| !path.steps.is_empty()).map(|from| {
        let way = std::iter::once(from).chain(path.steps.iter().map(|step| step.to));
        let way = way.map(CityId::name).collect::<Vec<_>>().join(" → ");
        let paid = table.all_seats().zip(path.paid()).filter(|(_, paid)| *paid > 0);
        let paid = paid.map(|(owner, paid)| paid_to(paid, [owner])).collect();
        text!(imp_note_tolls, way = way, toll = sum(TOLL), paid = Arg::List(paid))
    });
    let payers = table.all_seats().filter(|other| table.toll_path(*other).paid()[seat.index()] > 0);
    let payers: Vec<Seat> = payers.collect();
    let is_paid = (!payers.is_empty()).then(|| text!(imp_note_tolls_from, payers = seats(payers)));
    pays.into_iter().chain(is_paid).reduce(|one, other| text!(imp_note_both, one = one, other = other))
}

fn dividends(table: &Table, score: &Score, seat: Seat) -> Option<Text> {
    let holders = table.player(seat).shareholders;
    (holders > 0).then(|| text!(imp_note_dividends, holders = holders, money = sum(score.before_dividends())))
}

/// How the game ended.
pub(super) fn ending(ending: &kernel::Ending) -> Text {
    let known = ending.name.parse();
    known.map_or(Phase::Over.name().into(), ending_name)
}

/// What brought the end.
pub(super) fn ending_name(ending: Ending) -> Text {
    match ending {
        Ending::Trieste => text!(ending_trieste),
        Ending::LastRound => text!(ending_last_round),
    }
}
