//! Where rounds began, for going back in a game round by round.

use guide::Figure;
use kernel::{Rules, Viewer};

use crate::Playable;

/// The beginning of a round, with everybody's figures at that point.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub(crate) struct RoundBegan {
    #[serde(rename = "made")]
    pub(crate) move_count: usize,
    pub(crate) round: u32,
    /// For each seat, the columns that are plotted.
    pub(crate) figures: Vec<Vec<Option<i64>>>,
}

impl RoundBegan {
    pub(super) fn of<F: Playable>(position: &F::Rules, move_count: usize) -> Self {
        let view = position.view(Viewer::Spectator);
        let plotted = |row: &guide::PlayerRow| {
            let columns = F::columns().iter().zip(&row.figures);
            columns.filter(|(column, _)| column.plotted).map(|(_, figure)| number(figure)).collect::<Vec<_>>()
        };
        let mut figures = vec![Vec::new(); position.players()];
        for row in F::players(&view) {
            figures[row.seat.index()] = plotted(&row);
        }
        Self { move_count, round: F::progress(&view).round, figures }
    }
}

const fn number(figure: &Figure) -> Option<i64> {
    match figure {
        Figure::Number(number) | Figure::Money(number) | Figure::Change(number) => Some(*number),
        Figure::Nothing => None,
    }
}
