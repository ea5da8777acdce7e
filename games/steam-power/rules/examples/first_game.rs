//! A whole game, played by moves drawn at random, and told as it goes: `cargo run -p steam-power --example first_game`.

use std::error::Error;

use kernel::kit;
use steam_power::{Move, Position};

fn main() -> Result<(), Box<dyn Error>> {
    // Whoever draws all moves alike lays track for ever.
    let is_progress = |mv: &Move| matches!(mv, Move::Fulfil(_) | Move::Accept | Move::Factory { .. });
    kit::tell_game::<Position>("points", |moves| {
        if moves.iter().any(is_progress) {
            moves.retain(is_progress);
        }
    })
}

#[test]
fn it_comes_to_its_end() -> Result<(), Box<dyn Error>> {
    main()
}
