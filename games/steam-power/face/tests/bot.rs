//! The greedy player of Steam Power, held to what it is for.

use bots::bot;
use face_kit::{contest, greedy_choice, setup};
use kernel::{Rules, Seat, Setup as _, Sight, Stream};
use steam_power::{Board, Move, Position, Setup};
use steam_power_face::SteamPower;

/// A game of greedy players, shown move by move: the position, the seat that is asked, its legal moves, its choice.
fn watch(setup: &Setup, secret: &str, mut look: impl FnMut(&Position, Seat, &[Move], usize)) {
    let mut player = bot::<SteamPower>("greedy", [7; 32]).expect("there is such a player");
    face_kit::watch::<SteamPower>(setup, secret, |position, seat, moves| {
        let chosen = player.choose(&Sight::new(position, seat), moves);
        look(position, seat, moves, chosen);
        chosen
    });
}

/// The choice of a player who comes to the table now.
fn fresh_choice(position: &Position, seat: Seat, moves: &[Move], seed: [u8; 32]) -> usize {
    greedy_choice::<SteamPower>(position, seat, moves, seed)
}

#[test]
fn games_end_and_score_on_every_map() {
    // By players: the least that the seats score together, on average over a few games.
    for (players, least) in [(1, 60), (2, 115), (3, 125), (4, 130), (5, 130)] {
        for map in Board::SHIPPED {
            let report = contest::<SteamPower>(setup::<Position>(players, &[("map", map)]), 3, &["greedy"]);
            assert!(report.decisions / report.games < 100 * players as u64, "{report:#?}");
            let together: f64 = report.scores.seats.iter().filter_map(|seat| seat.mean).sum();
            assert!(together >= f64::from(least), "{map}, {players} players: {together}");
        }
    }
}

#[test]
fn options_are_played_too() {
    let options = [("later_edition", "on"), ("start_from_group", "off"), ("steal_from_next", "on")];
    for players in [1, 2, 5] {
        let options = [options.as_slice(), &[("map", "germany")]].concat();
        let report = contest::<SteamPower>(setup::<Position>(players, &options), 4, &["greedy"]);
        assert!(report.decisions / report.games < 100 * players as u64, "{report:#?}");
    }
}

#[test]
fn greedy_beats_random() {
    for levels in [["greedy", "random"].as_slice(), &["random", "random", "greedy", "random"]] {
        for map in Board::SHIPPED {
            let report = contest::<SteamPower>(setup::<Position>(levels.len(), &[("map", map)]), 10, levels);
            assert_eq!(report.wins.levels["greedy"], 10, "{report:#?}");
            assert_eq!(report.wins.levels.get("random"), None);
        }
    }
}

/// What others hold and what the bag holds are not known to a player, so they decide nothing.
#[test]
fn what_is_hidden_decides_nothing() {
    for (players, map) in [(2, "usa"), (4, "germany"), (5, "britain")] {
        let mut stream = Stream::from_seed([3; 32]);
        watch(&setup::<Position>(players, &[("map", map)]), "hidden", |position, seat, moves, _| {
            let other = position.guess(seat, &mut stream);
            let seed = [9; 32];
            let chosen = fresh_choice(position, seat, moves, seed);
            assert_eq!(chosen, fresh_choice(&other, seat, moves, seed), "{}", moves[chosen]);
        });
    }
}

#[test]
fn the_same_stream_makes_the_same_choice_among_the_listed() {
    let mut seen = 0;
    watch(&setup::<Position>(3, &[]), "again", |position, seat, moves, chosen| {
        assert!(chosen < moves.len());
        assert_eq!(
            fresh_choice(position, seat, moves, [1; 32]),
            fresh_choice(position, seat, moves, [1; 32])
        );
        seen += 1;
    });
    assert!(seen > 60);
}

/// In this game every contract cost more than it brought, and all took money for ever.
#[test]
fn when_nothing_better_is_left_the_end_is_brought() {
    for version in [2, 1] {
        let setup = setup::<Position>(5, &[]).by_rules(version);
        let mut rounds = 0;
        watch(&setup, "q1/83", |position, _, _, _| {
            rounds = position.table().round;
            assert!(rounds < 100, "by version {version} of the rules there is no end");
        });
        assert!(rounds > 10);
    }
}

/// Track is laid to stay: hardly any tile is taken back.
#[test]
fn nobody_dithers() {
    for map in Board::SHIPPED {
        let (mut laid, mut taken_back) = (0, 0);
        watch(&setup::<Position>(4, &[("map", map)]), "steady", |_, _, moves, chosen| match moves[chosen] {
            Move::Build { .. } => laid += 1,
            Move::Replace(_) | Move::Remove => taken_back += 1,
            _ => {}
        });
        assert!(taken_back * 20 < laid, "{map}: {taken_back} of {laid}");
    }
}
