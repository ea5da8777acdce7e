//! How points are made, and how a game ends.

use age_of_steam::{Ending, POINTS_PER_INCOME, POINTS_PER_SHARE, Phase, Table};
use kernel::{Message, Seat, Text, message, text};

pub(super) fn points(table: &Table, seat: Seat) -> Vec<(Text, i32)> {
    table.score(seat).map_or_else(Vec::new, |score| {
        vec![
            (text!(aos_points_income, points = POINTS_PER_INCOME), score.income),
            (text!(aos_points_shares, points = POINTS_PER_SHARE), score.shares),
            (text!(aos_points_track), score.track),
        ]
    })
}

/// How a game ended; of an ending that only the record knows, just that it did.
pub(super) fn ending(ending: &kernel::Ending) -> Text {
    let known = ending.name.parse::<Ending>();
    known.map_or(Phase::END, ending_name).into()
}

/// How a game ended, in a sentence.
pub(super) const fn ending_name(ending: Ending) -> Message {
    match ending {
        Ending::LastTurn => message!(ending_last_turn),
        Ending::LastPlayer => message!(ending_last_player),
        Ending::NobodyLeft => message!(ending_nobody_left),
    }
}
