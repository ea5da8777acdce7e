//! Games to look at from several tests.

use bots::Greedy as _;
use kernel::{Events, Fairness, Options, Rules, Setup as _, Sight, Stream};
use steam_power::{Event, Move, Position, Setup};
use steam_power_face::SteamPower;

/// How players of a test choose.
pub(crate) type Chooser = fn(&Sight<'_, Position>, &[Move], &mut Stream) -> usize;

/// Any move, as likely as any other.
pub(crate) fn at_random(_: &Sight<'_, Position>, moves: &[Move], stream: &mut Stream) -> usize {
    stream.index(moves.len())
}

/// A sensible player with whims, so that contracts are fulfilled, boards fill up, and odd things are tried on them.
pub(crate) fn whimsical(sight: &Sight<'_, Position>, moves: &[Move], stream: &mut Stream) -> usize {
    if stream.below(5) == 0 { stream.index(moves.len()) } else { SteamPower::greedy(sight, moves, stream) }
}

/// A game from its start to its end, with every position on the way; what happened in it.
pub(crate) fn play(
    players: usize,
    options: &[(&str, &str)],
    secret: &str,
    choose: Chooser,
    mut look: impl FnMut(&Position),
) -> Vec<Event> {
    let options: Options = options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    let setup = Setup::from_options(players, &options).unwrap();
    let fairness = Fairness::new(secret).unwrap();
    let mut stream = Stream::from_seed(fairness.draws().draw(Stream::seed));
    let (mut moves, mut events) = (Vec::new(), Events::new());
    let mut position = Position::start(&setup, fairness.draws(), &mut events).unwrap();
    while let Some(seat) = position.table().asked().iter().next() {
        look(&position);
        moves.clear();
        position.moves(seat, &mut moves);
        let at = choose(&Sight::new(&position, seat), &moves, &mut stream);
        position.play(seat, &moves[at], &mut events).unwrap();
    }
    events.into_vec()
}
