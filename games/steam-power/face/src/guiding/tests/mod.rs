//! Whole games, and positions that they pass through.

mod figures;
mod paths;
mod phrases;
mod scene;
mod secrets;
mod whys;

use bots::{Bot as _, Random};
use face_kit::{english, said};
use guide::Guided;
use kernel::{Events, Fairness, Options, Rules, Seat, Setup as _, Sight, Viewer, try_out};
use steam_power::{Event, Move, Phase, Position, Setup, Table, View};
use words::{Language, Words};

use crate::SteamPower;

const MAPS: [&str; 3] = ["usa", "germany", "britain"];

/// What one player is asked, and what came of the answer.
struct Asked<'a> {
    view: &'a View,
    seat: Seat,
    moves: &'a [Move],
    events: &'a [Event],
}

fn start(players: usize, seed: &str, options: &[(&str, &str)]) -> Position {
    let options: Options =
        options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let setup = Setup::from_options(players, &options).unwrap();
    Position::start(&setup, Fairness::new(seed).unwrap().draws(), &mut Events::ignored()).unwrap()
}

/// Plays games on every map, with one to five players, and shows every question with the moves that answer it.
fn play_out(games: usize, mut look: impl FnMut(&Asked<'_>)) {
    for game in 0..games {
        let (map, steal) = (MAPS[game % 3], if game % 2 == 0 { "on" } else { "off" });
        let options = [("map", map), ("later_edition", steal), ("steal_from_next", steal)];
        let mut position = start(1 + game % 5, &format!("guide {game}"), &options);
        let mut bot = Random::new([game as u8; 32]);
        for decision in 1.. {
            let Some(seat) = position.turn().seats().iter().next() else { break };
            let mut moves = Vec::new();
            position.moves(seat, &mut moves);
            let view = position.view(Viewer::Seat(seat));
            let eager: Vec<Move> = eager(&view, &moves);
            // Now and then anything, so that whoever is stuck gets free again.
            let choices = if eager.is_empty() || decision % 6 == 0 { &moves } else { &eager };
            let mv = choices[bot.choose(&Sight::new(&position, seat), choices)];
            let mut events = Events::new();
            position.play(seat, &mv, &mut events).unwrap();
            look(&Asked { view: &view, seat, moves: &moves, events: &events });
        }
        let view = position.view(Viewer::Seat(Seat::new(0)));
        look(&Asked { view: &view, seat: Seat::new(0), moves: &[], events: &[] });
    }
}

/// What gets a game on: random play alone would lay track for ever and fulfil next to nothing.
fn eager(view: &View, moves: &[Move]) -> Vec<Move> {
    let completes = |mv: &Move| {
        let links = |table: &Table| table.track.links().len();
        let after = try_out::<Position>(view, view.table.active, mv);
        after.is_ok_and(|(after, _)| links(after.table()) > links(&view.table))
    };
    let wanted = |wanted: fn(&Move) -> bool| moves.iter().copied().filter(wanted).collect::<Vec<_>>();
    if view.table.phase != Phase::Action {
        return Vec::new();
    }
    let fulfilling = wanted(|mv| matches!(mv, Move::Fulfil(_)));
    if !fulfilling.is_empty() {
        return fulfilling;
    }
    let mut others: Vec<Move> = moves.iter().copied().filter(completes).collect();
    others.extend(wanted(|mv| {
        matches!(mv, Move::Factory { .. } | Move::Take | Move::TakeFrom(_) | Move::Bank)
    }));
    // Begin a link where none can be completed.
    if view.table.track.stub(view.table.active).is_some() || view.table.track.links().len() < 6 {
        others.extend(wanted(|mv| matches!(mv, Move::Build { .. })));
    }
    others
}
