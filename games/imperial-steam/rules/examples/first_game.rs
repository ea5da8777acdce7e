//! A whole game, played by moves drawn at random, and told as it goes: `cargo run -p imperial-steam --example first_game`.

use std::error::Error;

use imperial_steam::{Move, Position};
use kernel::kit;

fn main() -> Result<(), Box<dyn Error>> {
    // Of random moves most would give money away.
    kit::tell_game::<Position>("guldens", |moves| {
        moves.retain(|mv| !matches!(mv, Move::Bid(50..) | Move::Give(20..)));
    })
}

#[test]
fn it_comes_to_its_end() -> Result<(), Box<dyn Error>> {
    main()
}
