//! Games to look at from several tests.

use empyreal::{Event, Move, Position, Setup};
use kernel::{Events, Fairness, Options, Rules, Setup as _, Stream};

/// How players of a test choose.
pub(crate) type Chooser = fn(&[Move], &mut Stream) -> usize;

/// Any move, as likely as any other.
pub(crate) fn at_random(moves: &[Move], stream: &mut Stream) -> usize {
    stream.index(moves.len())
}

/// How much a kind of move is wanted. Kinds are weighed, not moves: there are dozens of ways to build.
const fn wish(mv: &Move) -> u32 {
    match mv {
        Move::Build { .. } | Move::TakeAll | Move::Claim(_) | Move::Deliver { .. } => 60,
        Move::Activate(_) | Move::Use(_) | Move::Gain(_) | Move::Draft(_) | Move::Double(_) => 30,
        Move::Move(_) => 12,
        Move::ActivateFirst => 6,
        Move::Administrate => 4,
        Move::Skip | Move::Done => 1,
        _ => 10,
    }
}

/// Somebody who builds, delivers and drafts as if it were for something.
pub(crate) fn busy(moves: &[Move], stream: &mut Stream) -> usize {
    let mut kinds: Vec<(std::mem::Discriminant<Move>, u32)> = Vec::new();
    for mv in moves {
        let kind = std::mem::discriminant(mv);
        if kinds.iter().all(|(known, _)| *known != kind) {
            kinds.push((kind, wish(mv)));
        }
    }
    let mut drawn = stream.below(kinds.iter().map(|(_, wish)| wish).sum());
    let mut kinds = kinds.into_iter();
    let wanted = kinds.find(|(_, wish)| match drawn.checked_sub(*wish) {
        Some(left) => {
            drawn = left;
            false
        }
        None => true,
    });
    let of_kind = |at: &usize| wanted.is_some_and(|(kind, _)| kind == std::mem::discriminant(&moves[*at]));
    let fitting: Vec<usize> = (0..moves.len()).filter(of_kind).collect();
    fitting[stream.index(fitting.len())]
}

/// A game from its start to its end, or so many moves of it, with every position on the way; what happened in it.
pub(crate) fn play(
    players: usize,
    options: &[(&str, &str)],
    secret: &str,
    most: usize,
    choose: Chooser,
    mut look: impl FnMut(&Position),
) -> Vec<Event> {
    let options: Options = options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    let setup = Setup::from_options(players, &options).unwrap();
    let fairness = Fairness::new(secret).unwrap();
    let mut stream = Stream::from_seed(fairness.draws().draw(Stream::seed));
    let (mut moves, mut events) = (Vec::new(), Events::new());
    let mut position = Position::start(&setup, fairness.draws(), &mut events).unwrap();
    for _ in 0..most {
        look(&position);
        let Some(asked) = position.table().asked_seat() else { break };
        moves.clear();
        position.moves(asked, &mut moves);
        position.play(asked, &moves[choose(&moves, &mut stream)], &mut events).unwrap();
    }
    events.into_vec()
}
