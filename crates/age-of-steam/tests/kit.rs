//! What every game passes, for every number of players.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use age_of_steam::{Action, Board, Colour, Column, Event, Move, NewCity, Position, TileSet};
use kernel::kit::{self, Kit};
use kernel::{Rules, Seat, Sight, Stream};

/// Everything that could be said in a position, sense or nonsense.
fn universe(position: &Position, _: Seat) -> Vec<Move> {
    let board: &Board = position.table().board();
    let coords: Vec<_> =
        board.hexes().map(|hex| board.coord(hex)).chain(board.lakes.iter().copied().take(3)).collect();
    let stops: Vec<_> = board.stops().map(|stop| board.coord(board.stop(stop).hex)).collect();
    let owners: Vec<_> = Seat::all(6).map(Some).chain([None]).collect();
    let mut moves = vec![Move::Pass, Move::Drop, Move::Done, Move::Engine, Move::Decline, Move::Produce];
    moves.extend((0..=16).map(Move::Issue));
    moves.extend((0..=300).map(Move::Bid));
    moves.extend(Action::ALL.map(Move::Take));
    for &at in &coords {
        moves.extend(TileSet::shipped().ids().map(|tile| Move::Build { at, tile }));
    }
    for &at in &stops {
        moves.extend(NewCity::ALL.map(|city| Move::Urbanize { at, city }));
        moves.extend(Colour::ALL.map(|colour| Move::Ship { from: at, colour }));
        moves.extend(owners.iter().map(|over| Move::Run { to: at, over: *over }));
    }
    moves.extend(
        Column::all()
            .flat_map(|column| (0..column.boxes() as u8).map(move |row| Move::Stock { column, row })),
    );
    moves
}

/// Whether a build completes a link, at once or with one more tile.
fn leads_somewhere(position: &Position, seat: Seat, mv: &Move, tiles: u8) -> bool {
    let (mut next, mut events, mut moves) = (position.clone(), Vec::new(), Vec::new());
    next.play(seat, mv, &mut events).unwrap();
    if events.iter().any(|event| matches!(event, Event::LinkCompleted { .. })) {
        return true;
    }
    if tiles <= 1 {
        return false;
    }
    next.moves(seat, &mut moves);
    moves.retain(|mv| matches!(mv, Move::Build { .. }));
    moves.iter().any(|mv| leads_somewhere(&next, seat, mv, tiles - 1))
}

/// Random, but with some sense for money and links, so that games last and boards fill up.
fn thrifty(sight: &Sight<'_, Position>, moves: &[Move], stream: &mut Stream) -> usize {
    let seat = sight.seat();
    let position = sight.guess(stream);
    let player = *position.table().player(seat);
    if stream.below(12) == 0 && !matches!(moves[0], Move::Issue(_)) {
        return stream.index(moves.len());
    }
    let mut order: Vec<usize> = (0..moves.len()).collect();
    stream.shuffle(&mut order);
    let chosen = match moves[0] {
        // Enough to build with, and not a share more.
        Move::Issue(_) => {
            let wanted = (8 + player.expenses()).saturating_sub(player.income + player.cash);
            Some(usize::from(wanted.div_ceil(age_of_steam::SHARE_PRICE)).min(moves.len() - 1))
        }
        Move::Drop => {
            order.into_iter().find(|at| matches!(moves[*at], Move::Bid(1 | 2) | Move::Pass | Move::Drop))
        }
        Move::Done => {
            let cities = order.iter().copied().find(|at| matches!(moves[*at], Move::Urbanize { .. }));
            cities.or_else(|| {
                let builds = order.into_iter().filter(|at| matches!(moves[*at], Move::Build { .. })).take(16);
                builds.into_iter().find(|at| leads_somewhere(&position, seat, &moves[*at], 2))
            })
        }
        _ => order
            .into_iter()
            .find(|at| matches!(moves[*at], Move::Ship { .. } | Move::Run { .. } | Move::Produce)),
    };
    chosen.unwrap_or(if matches!(moves[0], Move::Done) { 0 } else { stream.index(moves.len()) })
}

#[test]
fn random_games() {
    Kit::<Position>::new(kit::setups::<Position>(), universe).games(6).every(40).everything();
}

#[test]
fn longer_games() {
    Kit::<Position>::new(kit::setups::<Position>(), universe)
        .seed(2)
        .games(3)
        .every(60)
        .choosing(thrifty)
        .everything();
}
