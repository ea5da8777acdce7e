//! Whole games, and positions that they pass through.

mod figures;
mod paths;
mod phrases;
mod secrets;
mod situation;
mod whys;

use bots::{Bot as _, Random};
use face_kit::{Asked, FaceScene as _, english, kind_of, said, start};
use guide::Guided;
use kernel::{Rules, Seat, Sight, Viewer, try_out};
use steam_power::{Event, Move, Phase, Position, Table, View};
use words::{Language, Words};

use crate::SteamPower;

const MAPS: [&str; 3] = ["usa", "germany", "britain"];

/// Plays games on every map, with one to five players, and shows every question with the moves that answer it.
fn play_out(games: usize, mut look: impl FnMut(&Asked<'_, SteamPower>)) {
    for game in 0..games {
        let (map, steal) = (MAPS[game % 3], if game % 2 == 0 { "on" } else { "off" });
        let options = [("map", map), ("later_edition", steal), ("steal_from_next", steal)];
        let (mut bot, mut decision) = (Random::new([game as u8; 32]), 0);
        let choose = |position: &Position, seat: Seat, moves: &[Move]| {
            decision += 1;
            let eager: Vec<Move> = eager(&position.view(Viewer::Seat(seat)), moves);
            // Now and then anything, so that whoever is stuck gets free again.
            let choices = if eager.is_empty() || decision % 6 == 0 { moves } else { &eager };
            Some(choices[bot.choose(&Sight::new(position, seat), choices)])
        };
        let position = start(1 + game % 5, &format!("guide {game}"), &options);
        face_kit::play_out::<SteamPower>(position, choose, &mut look);
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
