//! Whole games, and positions that they pass through.

mod cards;
mod figures;
mod paths;
mod phrases;
mod situation;
mod whys;

use bots::{Bot as _, Random};
use empyreal::{Event, Move, Position};
use face_kit::{Asked, FaceScene as _, english, kind_of, kinds_of, of_kind, said, start};
use kernel::{Events, Rules, Seat, Sight, Viewer};

use crate::Empyreal;
use guide::Guided;

/// More is not needed of a game that does not get to its end by itself.
const LONG: usize = 900;

const OPTIONS: [(usize, &[(&str, &str)]); 6] = [
    (2, &[("awards", "two")]),
    (3, &[("awards", "expert")]),
    (4, &[("teams", "2v2")]),
    (4, &[("open_information", "on"), ("epic", "on")]),
    (5, &[]),
    (6, &[("teams", "2v2v2")]),
];

/// Plays games for every number of players, and shows every question with the moves that answer it.
fn play_out(games: usize, mut look: impl FnMut(&Asked<'_, Empyreal>)) {
    for game in 0..games {
        let (players, options) = OPTIONS[game % OPTIONS.len()];
        let (mut bot, mut left) = (Random::new([game as u8; 32]), LONG);
        let choose = |position: &Position, seat: Seat, moves: &[Move]| {
            left = left.checked_sub(1)?;
            Some(lively(position, seat, moves, &mut bot))
        };
        face_kit::play_out::<Empyreal>(start(players, &format!("guide {game}"), options), choose, &mut look);
    }
}

/// A move of any kind, each kind being as likely as another: of random moves most would be builds.
fn lively(position: &Position, seat: Seat, moves: &[Move], bot: &mut Random) -> Move {
    let mut kinds = kinds_of(moves);
    // To leave things out gets nobody on.
    if kinds.len() > 1 {
        kinds.retain(|kind| kind != "skip" && kind != "done");
    }
    let sight = Sight::new(position, seat);
    let picked: Vec<Move> = kinds.iter().map(|kind| of_kind(moves, kind)[0]).collect();
    let choices = of_kind(moves, &kinds[bot.choose(&sight, &picked)]);
    choices[bot.choose(&sight, &choices)]
}
