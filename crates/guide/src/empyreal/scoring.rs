//! How the points are made, step by step.

use std::cmp::Reverse;

use catalog::empyreal::{COLOUR_BONUS, MAX_PLAYERS, Score, Stage, Table, Teams, View};
use kernel::{Arg, Seat, Text, text};

use super::phrases::{goods, tile};
use crate::{ScoreStep, StepAmount};

fn is_team_game(table: &Table) -> bool {
    table.variants.teams != Teams::Off
}

fn colours(table: &Table, seat: Seat) -> i32 {
    i32::from(COLOUR_BONUS * table.colours_won(table.team(seat)))
}

/// What the teammates bring: a team counts its points together.
fn mates(table: &Table, scores: &[Score; MAX_PLAYERS], seat: Seat) -> i32 {
    let mates = table.all_seats().filter(|other| *other != seat && !table.compete(seat, *other));
    mates.map(|other| i32::from(scores[other.index()].total())).sum()
}

/// Of a team game with what the team has together, so that teammates have the same sum.
pub(super) fn points(view: &View, seat: Seat) -> Vec<(Text, i32)> {
    let table = &view.table;
    let scores = table.scores();
    let score = &scores[seat.index()];
    let mut points = vec![
        (text!("emp-points-goods"), i32::from(score.goods)),
        (text!("emp-points-tiles"), i32::from(score.tiles)),
    ];
    points.extend(
        table.awards().map(|award| (Text::plain(award.word()), i32::from(score.awards[award.index()]))),
    );
    if is_team_game(table) {
        points.push((text!("emp-points-mates"), mates(table, &scores, seat)));
        points.push((text!("emp-points-colours"), colours(table, seat)));
    }
    points
}

pub(super) fn scoring(view: &View) -> Vec<ScoreStep> {
    let table = &view.table;
    if table.stage != Stage::Over {
        return Vec::new();
    }
    let (scores, finals) = (table.scores(), table.totals());
    let mut order: Vec<Seat> = table.in_order().collect();
    order.sort_by_key(|seat| (Reverse(finals[seat.index()]), table.team(*seat)));
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
        step(text!("emp-points-goods"), &|seat| scores[seat.index()].goods.into(), &|seat| {
            delivered(table, seat)
        }),
        step(text!("emp-points-tiles"), &|seat| scores[seat.index()].tiles.into(), &|seat| {
            tiles(table, seat)
        }),
    ];
    for award in table.awards() {
        told.push(step(
            Text::plain(award.word()),
            &|seat| scores[seat.index()].awards[award.index()].into(),
            &|seat| Some(text!("emp-step-award", value = table.award_value(award, seat))),
        ));
    }
    if is_team_game(table) {
        told.push(step(text!("emp-points-mates"), &|seat| mates(table, &scores, seat), &|_| {
            Some(text!("emp-step-mates"))
        }));
        told.push(step(text!("emp-points-colours"), &|seat| colours(table, seat), &|seat| {
            let won = table.colours_won(table.team(seat));
            (won > 0).then(|| text!("emp-step-colours", colours = won, each = COLOUR_BONUS))
        }));
    }
    told
}

fn delivered(table: &Table, seat: Seat) -> Option<Text> {
    let delivered = &table.player(seat).goods;
    delivered.iter().any(|count| *count > 0).then(|| text!("emp-step-goods", goods = goods(delivered)))
}

fn tiles(table: &Table, seat: Seat) -> Option<Text> {
    let tiles: Vec<Arg> = table.tiles.of(seat).map(|(colour, size)| tile(colour, size).into()).collect();
    (!tiles.is_empty()).then(|| text!("emp-step-tiles", tiles = Arg::List(tiles)))
}
