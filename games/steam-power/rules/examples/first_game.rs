//! A whole game, played by moves drawn at random, and told as it goes: `cargo run -p steam-power --example first_game`.

use std::error::Error;

use kernel::{Events, Fairness, Happening as _, Options, Rules, Setup as _, Stream, Turn};
use steam_power::{Move, Position, Setup};

/// What is done rather than anything else: who draws all moves alike lays track for ever.
const fn is_progress(mv: &Move) -> bool {
    matches!(mv, Move::Fulfil(_) | Move::Accept | Move::Factory { .. })
}

fn main() -> Result<(), Box<dyn Error>> {
    let setup = Setup::from_options(3, &Options::new())?;
    let mut events = Events::new();
    let mut position = Position::start(&setup, Fairness::new("first game")?.draws(), &mut events)?;
    let mut stream = Stream::from_seed([1; 32]);
    loop {
        events.iter().for_each(|event| println!("{}", event.text()));
        events.clear();
        let seats = match position.turn() {
            Turn::Owed { seats, .. } => seats,
            Turn::Over(standing) => {
                println!("{}", standing.won());
                for place in &standing.places {
                    println!("{}. seat {}: {} points", place.rank, place.seat, place.score.unwrap_or(0));
                }
                return Ok(());
            }
        };
        for seat in seats.iter() {
            let mut moves = Vec::new();
            position.moves(seat, &mut moves);
            if moves.iter().any(is_progress) {
                moves.retain(is_progress);
            }
            let mv = moves[stream.index(moves.len())];
            println!("> seat {seat}: {mv}");
            position.play(seat, &mv, &mut events).map_err(|reason| reason.to_string())?;
        }
    }
}
