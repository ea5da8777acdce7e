//! Bots held to what they are for.

use bots::sim::{Plan, Report, run};
use bots::{Greedy, bot};
use kernel::{MoveOf, Seat, SetupOf, Sight};

/// What comes of some games among these levels, the same in every run.
///
/// # Panics
/// When a game does not come to its end.
#[must_use]
pub fn contest<F: Greedy>(setup: SetupOf<F>, games: u64, levels: &[&str]) -> Report {
    let plan = Plan::<F> {
        setup,
        games,
        seed: "quality".into(),
        levels: levels.iter().map(ToString::to_string).collect(),
        threads: 1,
        check: false,
        cards: false,
    };
    run(&plan, |_| (), None).expect("the games are played to their ends")
}

/// The choice of a greedy player who comes to the table now.
#[must_use]
pub fn greedy_choice<F: Greedy>(
    position: &F::Rules,
    seat: Seat,
    moves: &[MoveOf<F>],
    seed: [u8; 32],
) -> usize {
    let mut player = bot::<F>("greedy", seed).expect("there is such a player");
    player.choose(&Sight::new(position, seat), moves)
}
