//! The moves that are worth a look.

use imperial_steam::{Action, Crew, FactorySite, LEVELS, Move, Position, STEP_PRICE, Table, Worker};
use kernel::Seat;

/// Whether it is a free action, which may come before or after any other.
pub(super) const fn is_free(mv: &Move) -> bool {
    matches!(mv, Move::Sell | Move::Deliver { .. } | Move::Access(_))
}

/// The Main Actions and their steps that are worth a look; of those that differ only in who works or where, the likeliest.
pub(super) fn candidates<'a>(
    position: &'a Position,
    seat: Seat,
    moves: &'a [Move],
) -> impl Iterator<Item = Move> + 'a {
    let table = position.table();
    let player = table.player(seat);
    let idle = player.repeat_cost(Action::Fundraise) > 0;
    let gifts = table.hubs.each_ref().map(|hub| hub.influence.saturating_sub(player.influence));
    let worth_a_look = move |index: usize| match moves[index] {
        Move::Build { .. } => is_best_crew(moves, index),
        Move::Factory { .. } => is_best_factory(table, seat, moves, index),
        Move::Hire { source, workers } => !moves[..index].iter().any(|other| {
            matches!(other, Move::Hire { source: earlier, workers: same } if *same == workers
                && table.worker_price(*earlier) <= table.worker_price(source))
        }),
        Move::Give(guldens) => {
            guldens > 0 && (i32::from(guldens) == STEP_PRICE || gifts.contains(&table.steps_for(guldens)))
        }
        // Hands that bring nothing are placed where they cost nothing.
        Move::ProduceNothing => idle,
        Move::Pass => idle && player.repeat_cost(Action::Produce) > 0,
        Move::Share(value) => i32::from(value) > table.share_value(seat) || idle,
        Move::End => false,
        mv => !is_free(&mv),
    };
    (0..moves.len()).filter(move |index| worth_a_look(*index)).map(|index| moves[index])
}

/// Whether no other crew for the same link loses less.
fn is_best_crew(moves: &[Move], index: usize) -> bool {
    let Move::Build { link, crew } = moves[index] else { return false };
    let strain_of = |other: &Move| match other {
        Move::Build { link: same, crew } if *same == link => Some(strain(*crew)),
        _ => None,
    };
    let before = moves[..index].iter().rev().map_while(strain_of);
    let after = moves[index + 1..].iter().map_while(strain_of);
    let own = strain(crew);
    before.into_iter().all(|other| other > own) && after.into_iter().all(|other| other >= own)
}

/// How much a crew loses: experience that is not needed, and training that is missed.
fn strain(crew: Crew) -> u32 {
    let [first, second, _] = crew.0;
    3 * u32::from(crew.experience()) + 2 * u32::from(first + second)
}

/// The best worker of either area, on the cheapest site.
fn is_best_factory(table: &Table, seat: Seat, moves: &[Move], index: usize) -> bool {
    let Move::Factory { site, good, worker: Worker { level, working } } = moves[index] else { return false };
    let player = table.player(seat);
    let area = if working { &player.working } else { &player.training };
    let best = (1..=LEVELS as u8).rev().find(|level| area[usize::from(*level) - 1] > 0);
    if best != Some(level) {
        return false;
    }
    let price = |site: FactorySite| table.site_price(site, good);
    !moves[..index].iter().any(|other| {
        matches!(other, Move::Factory { site: earlier, good: same, worker } if *same == good
            && (worker.level, worker.working) == (level, working) && price(*earlier) <= price(site))
    })
}
