//! A whole game, played by moves drawn at random, and told as it goes: `cargo run -p age-of-steam --example first_game`.

use std::error::Error;

use age_of_steam::{Move, Position};
use kernel::kit;

fn main() -> Result<(), Box<dyn Error>> {
    // Players who borrow and bid without restraint are out of the game before a cube moves.
    kit::tell_game::<Position>("points", |moves| {
        moves.retain(|mv| !matches!(mv, Move::Issue(4..) | Move::Bid(2..)));
    })
}

#[test]
fn it_comes_to_its_end() -> Result<(), Box<dyn Error>> {
    main()
}
