//! Whole games, and positions that they pass through.

mod figures;
mod paths;
mod phrases;
mod secrets;
mod situation;
mod whys;

use bots::{Bot as _, Greedy as _, Random};
use face_kit::{Asked, FaceScene as _, english, kind_of, kinds_of, of_kind, said, start};
use imperial_steam::{Event, Move, Position, View};
use kernel::{Events, Rules, Seat, Sight, Stream, Viewer};

use guide::Guided;

use crate::ImperialSteam;

const SETUPS: [&str; 3] = ["fixed", "normal", "random"];

/// Plays games with every set-up and number of players, and shows every question with the moves that answer it.
fn play_out(games: usize, mut look: impl FnMut(&Asked<'_, ImperialSteam>)) {
    for game in 0..games {
        let money = if game % 2 == 0 { "open" } else { "hidden" };
        let options = [("setup", SETUPS[game % 3]), ("money", money)];
        // Those who know what they do get farther, but do not do everything.
        let (mut bot, mut stream) = (Random::new([game as u8; 32]), Stream::from_seed([game as u8; 32]));
        let choose = |position: &Position, seat: Seat, moves: &[Move]| {
            Some(if game % 3 == 1 {
                moves[ImperialSteam::greedy(&Sight::new(position, seat), moves, &mut stream)]
            } else {
                lively(position, seat, moves, &mut bot)
            })
        };
        let position = start(2 + game % 3, &format!("guide {game}"), &options);
        face_kit::play_out::<ImperialSteam>(position, choose, &mut look);
    }
}

/// A move of any kind, each kind being as likely as another, but for what gets a game on: of random moves most would be
/// factories and gifts.
fn lively(position: &Position, seat: Seat, moves: &[Move], bot: &mut Random) -> Move {
    let sight = Sight::new(position, seat);
    let mut any = |choices: Vec<Move>| choices[bot.choose(&sight, &choices)];
    // A delivery is rare enough.
    let deliveries = of_kind(moves, "deliver");
    if !deliveries.is_empty() {
        return any(deliveries);
    }
    let mut kinds = kinds_of(moves);
    // Whoever can build mostly does.
    for _ in 0..2 {
        let wanted = ["build", "order"].into_iter().filter(|kind| !of_kind(moves, kind).is_empty());
        kinds.extend(wanted.map(str::to_owned));
    }
    let kind = any(kinds.iter().map(|kind| of_kind(moves, kind)[0]).collect());
    any(of_kind(moves, &kind_of(&kind)))
}
