//! How the points are made, step by step.

use empyreal::{COLOUR_BONUS, Ending, Phase, Table, View};
use kernel::{Arg, Message, Seat, Text, message, text};

use super::phrases::{goods, tile};
use guide::{ScoreStep, Scoring};

/// How the game ended, in a sentence.
pub(super) fn ending(ending: &kernel::Ending) -> Text {
    let known = ending.name.parse();
    known.map_or(Phase::Over.name(), |known| ending_name(known, ending.by_teams)).into()
}

const fn ending_name(ending: Ending, by_teams: bool) -> Message {
    match (ending, by_teams) {
        (Ending::Trains, false) => message!(ending_trains),
        (Ending::Trains, true) => message!(ending_teams_trains),
        (Ending::Standstill, false) => message!(ending_standstill),
        (Ending::Standstill, true) => message!(ending_teams_standstill),
        (Ending::Tiles, false) => message!(ending_demand_tiles),
        (Ending::Tiles, true) => message!(ending_teams_demand_tiles),
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
    let mut scoring = Scoring::of(table.standing().places.into_iter().map(|place| place.seat));
    let of = |seat: Seat| &scores[seat.index()];
    scoring.add(text!(emp_points_goods), |seat| of(seat).goods.into(), |seat| delivered(table, seat));
    scoring.add(text!(emp_points_tiles), |seat| of(seat).tiles.into(), |seat| tiles(table, seat));
    for award in table.awards() {
        scoring.add(
            award.name().into(),
            |seat| of(seat).awards[award.index()].into(),
            |seat| Some(text!(emp_step_award, value = table.award_value(award, seat))),
        );
    }
    if table.is_team_game() {
        scoring.add(
            text!(emp_points_mates),
            |seat| table.mate_points(&scores, seat).into(),
            |_| Some(text!(emp_step_mates)),
        );
        scoring.add(
            text!(emp_points_colours),
            |seat| table.colour_points(seat).into(),
            |seat| {
                let won = table.colours_won(table.team(seat));
                (won > 0).then(|| text!(emp_step_colours, colours = won, each = COLOUR_BONUS))
            },
        );
    }
    scoring.into_steps()
}

fn delivered(table: &Table, seat: Seat) -> Option<Text> {
    let delivered = &table.player(seat).goods;
    delivered.iter().any(|count| *count > 0).then(|| text!(emp_step_goods, goods = goods(delivered)))
}

fn tiles(table: &Table, seat: Seat) -> Option<Text> {
    let tiles: Vec<Arg> = table.tiles.of(seat).map(|(colour, size)| tile(colour, size).into()).collect();
    (!tiles.is_empty()).then(|| text!(emp_step_tiles, tiles = Arg::List(tiles)))
}
