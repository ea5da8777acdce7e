//! The greedy player of Imperial Steam, held to what it is for.

use std::collections::BTreeSet;

use bots::bot;
use bots::sim::{Plan, Report, run};
use imperial_steam::{Move, Position, Setup};
use kernel::{Fairness, Options, Rules, Seat, Setup as _, Sight, Stream, Turn};

fn setup(players: usize, options: &[(&str, &str)]) -> Setup {
    let options: Options = options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    Setup::from_options(players, &options).expect("so many can play")
}

fn start(setup: &Setup, secret: &str) -> Position {
    let draws = Fairness::new(secret).expect("a secret").draws();
    Position::start(setup, draws, &mut Vec::new()).expect("the game begins")
}

fn play(setup: Setup, games: u64, levels: &[&str]) -> Report {
    let plan = Plan::<Position> {
        setup,
        games,
        seed: "quality".into(),
        levels: levels.iter().map(ToString::to_string).collect(),
        threads: 1,
        check: false,
    };
    run(&plan, |_| (), None).expect("the games are played to their ends")
}

#[test]
fn beats_random_in_every_set_up() {
    for kind in ["fixed", "normal", "random"] {
        let report = play(setup(2, &[("setup", kind)]), 20, &["greedy", "random"]);
        let [greedy, random] = &report.scores.seats[..] else { panic!("two play") };
        assert!(report.wins.seats[0] >= 19, "{kind}: {:?} of 20", report.wins.seats);
        assert!(greedy.mean > random.mean.map(|mean| mean + 300.0), "{kind}: {report:#?}");
    }
}

/// Who plays among his like reaches Trieste now and then, and rarely ends with next to nothing.
#[test]
fn gets_somewhere() {
    let mut reached = 0;
    for (players, games) in [(2, 12), (3, 12), (4, 8)] {
        let report = play(setup(players, &[("setup", "normal")]), games, &["greedy"]);
        reached += report.endings.get("trieste").copied().unwrap_or(0);
        for seat in &report.scores.seats {
            assert!(seat.mean > Some(150.0), "{players} players: {report:#?}");
        }
    }
    assert!(reached > 0, "nobody ever reaches Trieste");
}

#[test]
fn bids_cannot_be_foreseen() {
    let position = start(&setup(3, &[]), "bids");
    let mut moves = Vec::new();
    position.moves(Seat::new(0), &mut moves);
    let bids: BTreeSet<usize> = (0..20)
        .map(|seed| {
            let mut player = bot::<Position>("greedy", [seed; 32]).expect("there is such a player");
            player.choose(&Sight::new(&position, Seat::new(0)), &moves)
        })
        .collect();
    assert!(bids.len() > 1, "{bids:?}");
}

/// What a player may not know changes nothing: others’ bids, and their money when it is hidden.
#[test]
fn sees_only_what_it_may() {
    let setup = setup(3, &[("money", "hidden")]);
    let mut position = start(&setup, "hidden");
    let mut stream = Stream::from_seed([3; 32]);
    let choose = |position: &Position, seat, moves: &[Move]| {
        let mut player = bot::<Position>("greedy", [1; 32]).expect("there is such a player");
        player.choose(&Sight::new(position, seat), moves)
    };
    for _ in 0..60 {
        let Turn::Owed { seats, .. } = position.turn() else { break };
        let seat = seats.iter().last().expect("somebody is asked");
        let mut moves = Vec::new();
        position.moves(seat, &mut moves);
        let chosen = choose(&position, seat, &moves);
        assert_eq!(choose(&position.guess(seat, &mut stream), seat, &moves), chosen, "{}", moves[chosen]);
        position.play(seat, &moves[chosen], &mut Vec::new()).expect("a listed move is legal");
    }
}
