//! Turns a game into what one viewer sees of it.

mod ask;
mod log;
mod outcome;

use guide::Figure;
use kernel::{Rules, Seat, Seats, Turn, ViewOf, Viewer};
use words::Words;

pub(crate) use log::LogCache;

use crate::game::{Game, Match, no_more_moves};
use crate::scene::{ColumnHead, PlayerLine, RoundMark, Scene};
use crate::{DraftText, Playable};

/// How many moves back the log goes, roughly, unless all of it is asked for.
const LOG_MOVES: usize = 48;

/// What to show, and to whom.
#[derive(Clone, Copy, Debug)]
pub struct SceneRequest<'a> {
    pub viewer: Viewer,
    /// After how many moves; `None` for the current position.
    pub at_move: Option<usize>,
    /// The viewer's turn, not yet committed.
    pub draft: Option<&'a DraftText>,
    pub whole_log: bool,
    /// Seats whose people gave up.
    pub conceded: Seats,
}

pub(crate) fn scene<F: Playable>(game: &Match<F>, request: &SceneRequest<'_>, words: &Words) -> Scene {
    let move_count = game.moves.len();
    let at_move = request.at_move.unwrap_or(move_count).min(move_count);
    let past = request.at_move.is_some_and(|asked| asked < move_count);
    let full = game.is_full() && !past;
    let asked = match request.viewer {
        Viewer::Seat(seat) if !past && !full => ask::ask(game, seat, request.draft, words),
        _ => None,
    };
    let (position, ask) = match asked {
        Some((position, ask)) => (position, Some(ask)),
        None => (game.at_move(at_move).position, None),
    };
    let view = position.view(request.viewer);
    let progress = F::progress(&view);
    let turn = position.turn();
    // Until a turn is ended, the table waits for the seats that it waited for when the turn began.
    let owed = if full {
        Seats::NONE
    } else if ask.is_some() {
        game.now.position.turn().seats()
    } else {
        turn.seats()
    };
    let owing: Vec<Seat> = owed.iter().collect();
    let (log, more_log) = log::lines(game, at_move, request.whole_log, words);
    // A drafted turn that would end the game has not ended it yet.
    let outcome = match &turn {
        Turn::Over(standing) if ask.is_none() => {
            Some(outcome::outcome(game, &view, standing, request.conceded, words))
        }
        _ => None,
    };
    Scene {
        at_move,
        move_count,
        board: F::board(&view, words),
        asides: F::asides(&view, words).into_iter().map(Into::into).collect(),
        progress: words.say(&progress.label),
        phase: words.say(&if full { no_more_moves() } else { progress.phase }),
        columns: columns::<F>(words),
        players: players::<F>(&view, &owing, words),
        owing,
        ask,
        log,
        more_log,
        marks: marks(game),
        turns: turns(game),
        outcome,
    }
}

fn columns<F: Playable>(words: &Words) -> Vec<ColumnHead> {
    F::columns()
        .iter()
        .map(|column| ColumnHead { id: column.id, title: words.word(column.heading) })
        .collect()
}

fn players<F: Playable>(view: &ViewOf<F>, owing: &[Seat], words: &Words) -> Vec<PlayerLine> {
    let line = |row: guide::PlayerRow| PlayerLine {
        seat: row.seat,
        name: words.name(row.seat),
        figures: row.figures.iter().map(|figure| figure_text(figure, words)).collect(),
        note: row.note.map(|note| words.say(&note)),
        owes: owing.contains(&row.seat),
        out: row.out,
    };
    F::players(view).into_iter().map(line).collect()
}

fn figure_text(figure: &Figure, words: &Words) -> String {
    match figure {
        Figure::Number(number) if *number < 0 => format!("−{}", number.unsigned_abs()),
        Figure::Number(number) => number.to_string(),
        Figure::Money(amount) => words.say(&kernel::text::money(*amount)),
        Figure::Change(amount) => {
            let sign = match amount.signum() {
                1 => "+",
                -1 => "−",
                _ => "",
            };
            let amount = i64::try_from(amount.unsigned_abs()).unwrap_or(i64::MAX);
            format!("{sign}{}", words.say(&kernel::text::money(amount)))
        }
        Figure::Nothing => "–".to_owned(),
    }
}

/// Where another seat than before has a move.
fn turns<F: Playable>(game: &Match<F>) -> Vec<usize> {
    let others = game.moves.windows(2).enumerate();
    let begins = others.filter(|(_, pair)| pair[0].0 != pair[1].0).map(|(before, _)| before + 1);
    std::iter::once(0).chain(begins).collect()
}

/// Where each round begins.
fn marks<F: Playable>(game: &Match<F>) -> Vec<RoundMark> {
    let mut marks: Vec<RoundMark> = Vec::new();
    for began in &game.rounds {
        let label = began.round.to_string();
        if marks.last().is_none_or(|last| last.label != label) {
            marks.push(RoundMark { at_move: began.move_count, label });
        }
    }
    marks
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn figures_have_their_signs() {
        let [english, french] = [Language::English, Language::French].map(Words::new);
        for (figure, in_english, in_french) in [
            (Figure::Number(-12), "−12", "−12"),
            (Figure::Money(5), "$5", "5\u{202f}$"),
            (Figure::Change(-3), "−$3", "−3\u{202f}$"),
            (Figure::Change(0), "$0", "0\u{202f}$"),
            (Figure::Change(2), "+$2", "+2\u{202f}$"),
            (Figure::Nothing, "–", "–"),
        ] {
            assert_eq!(figure_text(&figure, &english), in_english);
            assert_eq!(figure_text(&figure, &french), in_french);
        }
    }
}
