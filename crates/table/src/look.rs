//! From a game to what one viewer sees of it.

mod ask;
mod log;
mod outcome;

use draw::Drawn;
use guide::{Figure, Guided};
use kernel::{MOST_MOVES, Rules, Seat, Seats, Turn, Viewer, text};
use words::Words;

pub(crate) use log::Told;

use crate::DraftText;
use crate::game::{Game, Match};
use crate::scene::{Aside, ColumnHead, Mark, PlayerLine, Scene};

/// How far back the log goes unless all of it is asked for: to about this many moves.
const LOG_MOVES: usize = 48;

/// What is to be shown, and to whom.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    pub viewer: Viewer,
    /// After how many moves; `None` for now.
    pub at: Option<usize>,
    /// The viewer's turn, not yet committed.
    pub draft: Option<&'a DraftText>,
    pub whole_log: bool,
    /// Seats whose people gave up.
    pub conceded: Seats,
}

pub(crate) fn scene<G: Guided + Drawn + ::bots::Greedy>(
    game: &Match<G>,
    look: &Look<'_>,
    words: &Words,
) -> Scene {
    let made = game.moves.len();
    let at = look.at.unwrap_or(made).min(made);
    let past = look.at.is_some_and(|asked| asked < made);
    let full = game.is_full() && !past;
    let asked = match look.viewer {
        Viewer::Seat(seat) if !past && !full => ask::ask(game, seat, look.draft, words),
        _ => None,
    };
    let (position, ask) = match asked {
        Some((position, ask)) => (position, Some(ask)),
        None => (game.at(at).position, None),
    };
    let view = position.view(look.viewer);
    let progress = G::progress(&view);
    let turn = position.turn();
    // Until a turn is ended, the table waits for those for whom it waited when the turn began.
    let owed = if full {
        Seats::NONE
    } else if ask.is_some() {
        game.now.position.turn().seats()
    } else {
        turn.seats()
    };
    let owing: Vec<Seat> = owed.iter().collect();
    let (log, more_log) = log::lines(game, at, look.whole_log, words);
    // A turn that would end the game has not ended it yet.
    let outcome = match &turn {
        Turn::Over(standing) if ask.is_none() => {
            Some(outcome::outcome(game, &view, standing, look.conceded, words))
        }
        _ => None,
    };
    Scene {
        at,
        made,
        board: G::board(&view, words),
        asides: G::asides(&view, words).into_iter().map(aside).collect(),
        progress: words.say(&progress.label),
        phase: words.say(&if full {
            text!("table-no-more-moves", most = MOST_MOVES)
        } else {
            progress.phase
        }),
        columns: columns::<G>(words),
        players: players::<G>(&view, &owing, words),
        owing,
        ask,
        log,
        more_log,
        marks: marks(game),
        turns: turns(game),
        outcome,
    }
}

fn aside(drawn: draw::Aside) -> Aside {
    Aside { id: drawn.id, title: drawn.title, svg: drawn.svg, at_hand: drawn.at_hand }
}

fn columns<G: Guided>(words: &Words) -> Vec<ColumnHead> {
    G::columns().iter().map(|column| ColumnHead { id: column.id, title: words.word(column.word) }).collect()
}

fn players<G: Guided>(view: &G::View, owing: &[Seat], words: &Words) -> Vec<PlayerLine> {
    let line = |row: guide::PlayerRow| PlayerLine {
        seat: row.seat,
        name: words.name(row.seat),
        figures: row.figures.iter().map(|figure| figure_text(figure, words)).collect(),
        note: row.note.map(|note| words.say(&note)),
        owes: owing.contains(&row.seat),
        out: row.out,
    };
    <G as Guided>::players(view).into_iter().map(line).collect()
}

fn figure_text(figure: &Figure, words: &Words) -> String {
    match figure {
        Figure::Number(number) if *number < 0 => format!("−{}", number.unsigned_abs()),
        Figure::Number(number) => number.to_string(),
        Figure::Money(amount) => words.say(&kernel::text!("money", dollars = *amount)),
        Figure::Change(amount) => {
            let sign = match amount.signum() {
                1 => "+",
                -1 => "−",
                _ => "",
            };
            let amount = i64::try_from(amount.unsigned_abs()).unwrap_or(i64::MAX);
            format!("{sign}{}", words.say(&kernel::text!("money", dollars = amount)))
        }
        Figure::Nothing => "–".to_owned(),
    }
}

/// Where another seat than before has a move.
fn turns<G: Rules>(game: &Match<G>) -> Vec<usize> {
    let others = game.moves.windows(2).enumerate();
    let begins = others.filter(|(_, pair)| pair[0].0 != pair[1].0).map(|(before, _)| before + 1);
    std::iter::once(0).chain(begins).collect()
}

/// Where each round begins.
fn marks<G: Rules>(game: &Match<G>) -> Vec<Mark> {
    let mut marks: Vec<Mark> = Vec::new();
    for began in &game.rounds {
        let label = began.round.to_string();
        if marks.last().is_none_or(|last| last.label != label) {
            marks.push(Mark { at: began.made, label });
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
