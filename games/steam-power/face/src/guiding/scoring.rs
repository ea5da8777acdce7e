//! How points are made, and how the game ended.

use kernel::{Message, Seat, Text, message, text};
use steam_power::{DOLLARS_PER_POINT, Ending, Phase, Table};

pub(super) fn points(table: &Table, seat: Seat) -> Vec<(Text, i32)> {
    let score = table.score(seat);
    vec![
        (text!(sp_points_money, dollars = DOLLARS_PER_POINT), score.money),
        (text!(sp_points_contracts), score.contracts),
        (text!(sp_points_factories), score.factories),
        (text!(sp_points_cities), score.cities),
    ]
}

/// How the game ended. A record may name an ending of other rules: of that one knows only that it is the end.
pub(super) fn ending(ending: &kernel::Ending) -> Text {
    let known = ending.name.parse::<Ending>();
    known.map_or(Phase::Over.name(), ending_name).into()
}

pub(super) const fn ending_name(ending: Ending) -> Message {
    match ending {
        Ending::LastTurn => message!(ending_last_turn),
        Ending::LastRound => message!(ending_last_round),
        Ending::Standstill => message!(ending_standstill),
    }
}
