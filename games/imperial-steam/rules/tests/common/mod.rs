//! Games to look at from several tests.

use imperial_steam::{Event, Move, Position, Purchase, Setup};
use kernel::{Events, Fairness, Options, Rules, Seat, Setup as _, Sight, Stream};

/// How players of a test choose.
pub(crate) type Chooser = fn(&Sight<'_, Position>, &[Move], &mut Stream) -> usize;

/// Any move, as likely as any other.
pub(crate) fn at_random(_: &Sight<'_, Position>, moves: &[Move], stream: &mut Stream) -> usize {
    stream.index(moves.len())
}

/// How much a kind of move is wanted. Kinds are weighed, not moves: there are hundreds of ways to give money away.
fn wish(mv: &Move) -> u32 {
    match mv {
        Move::Build { .. } => 60,
        Move::Deliver { .. } => 200,
        Move::Factory { .. } | Move::Hire { .. } | Move::Order(_) => 14,
        Move::Engineer { .. } | Move::Access(_) | Move::Produce(_) | Move::ProduceAll => 10,
        Move::Buy(_) | Move::Contract(_) => 8,
        Move::Train(_) | Move::Upgrade { .. } | Move::Station(_) => 4,
        Move::End => 3,
        Move::Sell | Move::Share(_) | Move::Fundraise => 2,
        Move::Spend(Purchase::Influence | Purchase::Share) => 3,
        _ => 1,
    }
}

/// Somebody who builds, delivers and trades as if it were for something, so that boards fill up; bids are low.
pub(crate) fn busy(_: &Sight<'_, Position>, moves: &[Move], stream: &mut Stream) -> usize {
    let modest = |mv: &Move| !matches!(mv, Move::Bid(60..) | Move::Give(30..));
    let mut kinds: Vec<(std::mem::Discriminant<Move>, u32)> = Vec::new();
    for mv in moves.iter().filter(|mv| modest(mv)) {
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
    let fitting: Vec<usize> = (0..moves.len())
        .filter(|at| {
            modest(&moves[*at]) && wanted.is_some_and(|(kind, _)| kind == std::mem::discriminant(&moves[*at]))
        })
        .collect();
    fitting[stream.index(fitting.len())]
}

/// A game from its start to its end, with every position on the way; what happened in it.
pub(crate) fn play(
    players: usize,
    options: &[(&str, &str)],
    secret: &str,
    choose: Chooser,
    mut look: impl FnMut(&Position),
) -> Events<Event> {
    let options: Options = options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    let setup = Setup::from_options(players, &options).unwrap();
    let fairness = Fairness::new(secret).unwrap();
    let mut stream = Stream::from_seed(fairness.draws().draw(Stream::seed));
    let (mut moves, mut events) = (Vec::new(), Events::new());
    let mut position = Position::start(&setup, fairness.draws(), &mut events).unwrap();
    loop {
        look(&position);
        let owing: Vec<Seat> = position.turn().seats().iter().collect();
        if owing.is_empty() {
            return events;
        }
        let seat = owing[stream.index(owing.len())];
        moves.clear();
        position.moves(seat, &mut moves);
        let at = choose(&Sight::new(&position, seat), &moves, &mut stream);
        position.play(seat, &moves[at], &mut events).unwrap();
    }
}
