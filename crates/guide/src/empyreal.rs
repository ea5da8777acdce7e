//! Empyreal: Spells & Steam.

use catalog::empyreal::{Event, Move, Position, View};
use kernel::{Refusal, Seat, Text, text};

use crate::{Column, Figure, Guided, Motion, PlayerRow, Progress, Question, Target};

impl Guided for Position {
    /// Stacks of specialists that somebody looks through.
    const HAS_SECRETS: bool = true;

    fn progress(view: &View) -> Progress {
        Progress {
            round: u32::from(view.table.round),
            label: text!("emp-round", round = view.table.round),
            phase: Text::plain(view.table.phase_word()),
        }
    }

    fn question(view: &View, _: Seat) -> Question {
        Question { ask: Text::plain(view.table.phase_word()), now: Vec::new() }
    }

    fn describe(_: &View, _: Seat, mv: &Move) -> Text {
        text!("emp-move", notation = mv.to_string())
    }

    fn balance(_: &View, _: Seat, _: &Move) -> Option<Text> {
        None
    }

    fn path(view: &View, seat: Seat, mv: &Move) -> Vec<Target> {
        let label = Self::describe(view, seat, mv);
        vec![Target::Button { key: mv.to_string().replace(' ', "-"), label, piece: None }]
    }

    fn why_not(_: &View, _: Seat, _: &str) -> Option<Refusal> {
        None
    }

    fn columns() -> &'static [Column] {
        &[Column { id: "points", word: "emp-column-points", plotted: true }]
    }

    fn players(view: &View) -> Vec<PlayerRow> {
        let totals = view.table.totals();
        let row = |seat: Seat| PlayerRow {
            seat,
            figures: vec![Figure::Number(i64::from(totals[seat.index()]))],
            note: None,
            out: false,
        };
        view.table.in_order().map(row).collect()
    }

    fn points(view: &View, seat: Seat) -> Vec<(Text, i32)> {
        let score = view.table.scores()[seat.index()];
        vec![
            (text!("emp-points-goods"), i32::from(score.goods)),
            (text!("emp-points-tiles"), i32::from(score.tiles)),
        ]
    }

    fn places(_: &Event) -> Vec<String> {
        Vec::new()
    }

    fn motion(_: &Event) -> Option<Motion> {
        None
    }
}
