//! What every game passes, for every number of players.

use age_of_steam::{Action, Board, Change, Colour, Column, Event, Move, NewCity, Position, TileSet};
use age_of_steam_face::AgeOfSteam;
use bots::Greedy;
use kernel::kit::{self, Kit};
use kernel::{Seat, Setup as _, Sight, Stream};

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

/// A sensible player with whims, so that games last, boards fill up, and odd things are tried on them.
fn whimsical(sight: &Sight<'_, Position>, moves: &[Move], stream: &mut Stream) -> usize {
    let is_about_money = matches!(moves[0], Move::Issue(_) | Move::Drop);
    if !is_about_money && stream.below(6) == 0 {
        stream.index(moves.len())
    } else {
        AgeOfSteam::greedy(sight, moves, stream)
    }
}

#[test]
fn random_games() {
    Kit::<Position>::new(kit::setups::<Position>(), universe).games(6).every(40).everything();
}

#[test]
fn sensible_games() {
    Kit::<Position>::new(kit::setups::<Position>(), universe)
        .seed(2)
        .games(5)
        .every(40)
        .choosing(whimsical)
        .everything();
}

/// Those games are worth their name: they get to the last turn, with goods delivered and New Cities on the board.
#[test]
fn sensible_games_use_the_rules() {
    let (mut last_turns, mut new_cities, mut deliveries, mut redirections, mut games) = (0, 0, 0, 0, 0);
    for setup in kit::setups::<Position>() {
        let mut is_last_turn = false;
        let events = kit::play(setup.players(), &[], "sensible games", whimsical, |position| {
            is_last_turn = position.table().turn == position.table().turns();
        });
        let count = |wanted: fn(&Event) -> bool| events.iter().filter(|event| wanted(event)).count();
        games += 1;
        last_turns += usize::from(is_last_turn);
        new_cities += count(|event| matches!(event, Event::Urbanized { .. }));
        deliveries += count(|event| matches!(event, Event::Delivered { .. }));
        redirections += count(|event| matches!(event, Event::Built { change: Change::Redirect, .. }));
    }
    assert_eq!(games, 4);
    assert!(last_turns >= 3, "{last_turns} of {games} games got to the last turn");
    assert!(
        new_cities >= 10 && deliveries >= 100 && redirections >= 1,
        "{new_cities} {deliveries} {redirections}"
    );
}
