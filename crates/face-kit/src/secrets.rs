//! Nothing hidden is said or drawn.

use kernel::{Language, MoveOf, Rules, Seat, Stream, ViewOf, Viewer};
use terminal::Screen;
use words::Words;

use crate::WholeFace;

/// So many moves of a question are compared.
const COMPARED: usize = 6;

/// Positions that differ only in what a viewer may not know are the same to them, in pictures and in words: to who is asked,
/// to somebody else at the table, and to onlookers. Returns to how many of these something was hidden that another seat
/// knows.
///
/// # Panics
/// When anybody is told more.
pub fn secrets_are_kept<F: WholeFace>(
    position: &F::Rules,
    asked: Seat,
    moves: &[MoveOf<F>],
    stream: &mut Stream,
) -> usize {
    let seats: Vec<Seat> = Seat::all(position.players()).collect();
    let somebody = seats[stream.index(seats.len())];
    let mut hidden = 0;
    for viewer in [Viewer::Seat(asked), Viewer::Seat(somebody), Viewer::Spectator] {
        let view = position.view(viewer);
        let other = F::Rules::imagine(&view, stream);
        let again = other.view(viewer);
        let moves = if viewer == Viewer::Seat(asked) { moves } else { &[] };
        for (one, two) in told::<F>(&view, asked, moves).zip(told::<F>(&again, asked, moves)) {
            assert_eq!(one, two, "{viewer:?} is told what is hidden");
        }
        let differs = |seat: &&Seat| position.view(Viewer::Seat(**seat)) != other.view(Viewer::Seat(**seat));
        hidden += usize::from(seats.iter().any(|seat| differs(&seat)));
    }
    hidden
}

/// All that is drawn of a view and said about it, and about these moves of a seat.
fn told<F: WholeFace>(view: &ViewOf<F>, seat: Seat, moves: &[MoveOf<F>]) -> impl Iterator<Item = String> {
    let (words, screen) = (Words::new(Language::French), Screen::plain(None));
    let players = F::players(view);
    let points: Vec<_> = players.iter().map(|row| F::points(view, row.seat)).collect();
    let mut told = vec![
        <F as draw::Drawn>::board(view, &words),
        format!("{:?}", F::asides(view, &words)),
        <F as terminal::Terminal>::board(view, &words, screen),
        F::state(view, &words, screen),
        format!("{:?} {players:?} {points:?} {:?}", F::progress(view), F::scoring(view)),
    ];
    if !moves.is_empty() {
        told.push(format!("{:?}", F::question(view, seat)));
    }
    for mv in moves.iter().step_by(moves.len() / COMPARED + 1) {
        let (describe, news) = (F::describe(view, seat, mv), F::news(view, seat, mv));
        let (balance, path) = (F::balance(view, seat, mv), F::path(view, seat, mv));
        told.push(format!("{describe:?} {news:?} {balance:?} {path:?} {:?}", F::foresight(view, seat, mv)));
    }
    told.into_iter()
}
