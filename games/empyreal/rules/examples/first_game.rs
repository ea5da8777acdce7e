//! A whole game, played by moves drawn at random, and told as it goes: `cargo run -p empyreal --example first_game`.

use std::error::Error;

use empyreal::{Move, Position};
use kernel::kit;

fn main() -> Result<(), Box<dyn Error>> {
    // Whoever leaves out what they may do gets nowhere.
    kit::tell_game::<Position>("points", |moves| {
        if moves.len() > 1 {
            moves.retain(|mv| !matches!(mv, Move::Skip | Move::Done));
        }
    })
}

#[test]
fn it_comes_to_its_end() -> Result<(), Box<dyn Error>> {
    main()
}
