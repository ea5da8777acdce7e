use bots::Greedy;
use kernel::{Rules, Seat, Sight};

/// What a bot of this level would play. `None` when there is no such level, or nothing to decide.
pub(crate) fn choose<F: Greedy>(
    position: &F::Rules,
    seat: Seat,
    level: &str,
    chance: [u8; 32],
) -> Option<String> {
    let mut bot = bots::bot::<F>(level, chance).ok()?;
    let mut moves = Vec::new();
    position.moves(seat, &mut moves);
    if moves.is_empty() {
        return None;
    }
    let chosen = bot.choose(&Sight::new(position, seat), &moves);
    moves.get(chosen).map(ToString::to_string)
}
