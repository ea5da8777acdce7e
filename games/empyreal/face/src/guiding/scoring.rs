//! How the points are made, step by step.

use empyreal::{COLOUR_BONUS, MAX_PLAYERS, Phase, Table, View};
use kernel::{Arg, Ending, Seat, Text, text};

use super::phrases::{goods, tile};
use guide::{ScoreStep, StepAmount};

/// How the game ended, in a sentence.
pub(super) fn ending(ending: &Ending) -> Text {
    let known = empyreal::Ending::ALL.into_iter().find(|known| known.recorded() == ending.name);
    match (known.unwrap_or(empyreal::Ending::Tiles), ending.by_teams) {
        (empyreal::Ending::Trains, false) => text!(ending_trains),
        (empyreal::Ending::Trains, true) => text!(ending_teams_trains),
        (empyreal::Ending::Standstill, false) => text!(ending_standstill),
        (empyreal::Ending::Standstill, true) => text!(ending_teams_standstill),
        (empyreal::Ending::Tiles, false) => text!(ending_demand_tiles),
        (empyreal::Ending::Tiles, true) => text!(ending_teams_demand_tiles),
    }
}

/// In a team game with what the team has together, so that teammates have the same sum.
pub(super) fn points(view: &View, seat: Seat) -> Vec<(Text, i32)> {
    let table = &view.table;
    let scores = table.scores();
    let score = &scores[seat.index()];
    let mut points = vec![
        (text!(emp_points_goods), i32::from(score.goods)),
        (text!(emp_points_tiles), i32::from(score.tiles)),
    ];
    points.extend(
        table.awards().map(|award| (Text::from(award.name()), i32::from(score.awards[award.index()]))),
    );
    if table.is_team_game() {
        points.push((text!(emp_points_mates), table.mate_points(&scores, seat).into()));
        points.push((text!(emp_points_colours), table.colour_points(seat).into()));
    }
    points
}

/// From the winner to the last.
pub(super) fn scoring(view: &View) -> Vec<ScoreStep> {
    let table = &view.table;
    if table.phase != Phase::Over {
        return Vec::new();
    }
    let scores = table.scores();
    let order: Vec<Seat> = table.standing().places.iter().map(|place| place.seat).collect();
    let mut totals = [0; MAX_PLAYERS];
    let mut step = |title: Text, amount: &dyn Fn(Seat) -> i32, note: &dyn Fn(Seat) -> Option<Text>| {
        let amounts = order.iter().map(|seat| {
            let amount = amount(*seat);
            totals[seat.index()] += amount;
            StepAmount { seat: *seat, amount, total: totals[seat.index()], note: note(*seat) }
        });
        ScoreStep { title, amounts: amounts.collect() }
    };
    let mut told = vec![
        step(text!(emp_points_goods), &|seat| scores[seat.index()].goods.into(), &|seat| {
            delivered(table, seat)
        }),
        step(text!(emp_points_tiles), &|seat| scores[seat.index()].tiles.into(), &|seat| tiles(table, seat)),
    ];
    for award in table.awards() {
        told.push(step(
            Text::from(award.name()),
            &|seat| scores[seat.index()].awards[award.index()].into(),
            &|seat| Some(text!(emp_step_award, value = table.award_value(award, seat))),
        ));
    }
    if table.is_team_game() {
        told.push(step(text!(emp_points_mates), &|seat| table.mate_points(&scores, seat).into(), &|_| {
            Some(text!(emp_step_mates))
        }));
        told.push(step(text!(emp_points_colours), &|seat| table.colour_points(seat).into(), &|seat| {
            let won = table.colours_won(table.team(seat));
            (won > 0).then(|| text!(emp_step_colours, colours = won, each = COLOUR_BONUS))
        }));
    }
    told
}

fn delivered(table: &Table, seat: Seat) -> Option<Text> {
    let delivered = &table.player(seat).goods;
    delivered.iter().any(|count| *count > 0).then(|| text!(emp_step_goods, goods = goods(delivered)))
}

fn tiles(table: &Table, seat: Seat) -> Option<Text> {
    let tiles: Vec<Arg> = table.tiles.of(seat).map(|(colour, size)| tile(colour, size).into()).collect();
    (!tiles.is_empty()).then(|| text!(emp_step_tiles, tiles = Arg::List(tiles)))
}
