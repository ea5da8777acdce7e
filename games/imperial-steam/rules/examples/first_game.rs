//! A whole game, played by moves drawn at random, and told as it goes: `cargo run -p imperial-steam --example first_game`.

use std::error::Error;

use imperial_steam::{Move, Position, Setup};
use kernel::{Events, Fairness, Happening as _, Options, Rules, Setup as _, Stream, Turn};

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
                    let guldens = place.score.unwrap_or_default();
                    println!("{}. seat {}: {guldens} guldens", place.rank, place.seat);
                }
                return Ok(());
            }
        };
        for seat in seats.iter() {
            let mut moves = Vec::new();
            position.moves(seat, &mut moves);
            // Of random moves most would give money away.
            moves.retain(|mv| !matches!(mv, Move::Bid(50..) | Move::Give(20..)));
            let mv = moves[stream.index(moves.len())];
            println!("> seat {seat}: {mv}");
            position.play(seat, &mv, &mut events).map_err(|reason| reason.to_string())?;
        }
    }
}
