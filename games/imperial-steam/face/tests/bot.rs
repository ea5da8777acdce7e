//! The greedy player of Imperial Steam, held to what it is for.

use std::collections::BTreeSet;

use face_kit::{begin, contest, greedy_choice, watch};
use imperial_steam::{Move, Phase, Position, Setup, SetupKind};
use imperial_steam_face::ImperialSteam;
use kernel::{Rules, Seat, Stream};

fn setup(players: usize, kind: SetupKind, money: &str) -> Setup {
    face_kit::setup::<Position>(players, &[("setup", kind.notation()), ("money", money)])
}

/// The choice of a player who comes to the table now.
fn choice(position: &Position, seat: Seat, moves: &[Move], seed: [u8; 32]) -> usize {
    greedy_choice::<ImperialSteam>(position, seat, moves, seed)
}

#[test]
fn greedy_beats_random() {
    for kind in SetupKind::ALL {
        for levels in [["greedy", "random"].as_slice(), &["random", "random", "greedy", "random"]] {
            let report = contest::<ImperialSteam>(setup(levels.len(), kind, "open"), 14, levels);
            assert_eq!(report.wins.levels["greedy"], 14, "{report:#?}");
        }
    }
}

/// Players among themselves make money, are hardly ever ruined, and get to Trieste now and then.
#[test]
fn games_among_themselves_come_to_something() {
    let mut joined = 0;
    for (players, kind) in
        [(2, SetupKind::Normal), (3, SetupKind::Random), (4, SetupKind::Normal), (3, SetupKind::Fixed)]
    {
        let report = contest::<ImperialSteam>(setup(players, kind, "open"), 12, &["greedy"]);
        assert!(report.decisions / report.games < 150 * players as u64, "{report:#?}");
        joined += report.endings.get("trieste").copied().unwrap_or(0);
        let means = report.scores.seats.iter().filter_map(|seat| seat.mean);
        assert!(means.sum::<f64>() >= 300.0 * players as f64, "{report:#?}");
        assert!(report.scores.seats.iter().all(|seat| seat.min >= Some(-200)), "{report:#?}");
        assert!(report.scores.winners.median >= Some(400), "{report:#?}");
    }
    assert!(joined >= 4, "{joined}");
}

/// Whatever has come about, and whatever is asked, the answer is one of the listed moves, and it is the same again.
#[test]
fn every_question_has_an_answer() {
    let mut stages = [0; 8];
    let mut extras = [0; 2];
    for (players, kind) in [(2, SetupKind::Random), (3, SetupKind::Fixed), (4, SetupKind::Normal)] {
        let mut stream = Stream::from_seed([players as u8; 32]);
        watch::<ImperialSteam>(&setup(players, kind, "open"), "any", |position, seat, moves| {
            let chosen = choice(position, seat, moves, [1; 32]);
            assert!(chosen < moves.len());
            assert_eq!(chosen, choice(position, seat, moves, [1; 32]));
            let table = position.table();
            stages[match table.phase {
                Phase::Bidding { .. } => 0,
                Phase::Before => 1,
                Phase::Building { .. } => 2,
                Phase::Hiring { .. } => 3,
                Phase::Producing { .. } => 4,
                Phase::Ordering => 5,
                Phase::After => 6,
                Phase::Over => 7,
            }] += 1;
            extras[0] += usize::from(table.points > 0);
            extras[1] += usize::from(table.must_discard() == Some(seat));
            // Half of what is played is any move, so that strange positions come about.
            if stream.below(2) == 0 { chosen } else { stream.index(moves.len()) }
        });
    }
    assert!(stages[..7].iter().chain(&extras).all(|seen| *seen > 0), "{stages:?} {extras:?}");
}

#[test]
fn bids_cannot_be_foreseen() {
    let position: Position = begin(&setup(3, SetupKind::Normal, "open"), "bids");
    let mut moves = Vec::new();
    position.moves(Seat::new(0), &mut moves);
    let bids: BTreeSet<usize> =
        (0..20).map(|seed| choice(&position, Seat::new(0), &moves, [seed; 32])).collect();
    assert!(bids.len() > 1, "{bids:?}");
}

/// What others have bid and, where money is hidden, what they have in money decides nothing.
#[test]
fn what_is_hidden_decides_nothing() {
    for players in [2, 4] {
        let mut stream = Stream::from_seed([3; 32]);
        watch::<ImperialSteam>(
            &setup(players, SetupKind::Normal, "hidden"),
            "hidden",
            |position, seat, moves| {
                let other = position.guess(seat, &mut stream);
                let chosen = choice(position, seat, moves, [9; 32]);
                assert_eq!(chosen, choice(&other, seat, moves, [9; 32]), "{}", moves[chosen]);
                chosen
            },
        );
    }
}

/// A turn ends: there is no question to which the answer is never `end`.
#[test]
fn nobody_dithers() {
    let position =
        watch::<ImperialSteam>(&setup(3, SetupKind::Normal, "hidden"), "steady", |position, seat, moves| {
            choice(position, seat, moves, [7; 32])
        });
    assert!(position.table().is_over());
    // Goods are not bought to be thrown away.
    let (mut bought, mut discarded) = (0, 0);
    watch::<ImperialSteam>(&setup(2, SetupKind::Normal, "open"), "thrifty", |position, seat, moves| {
        let chosen = choice(position, seat, moves, [7; 32]);
        match moves[chosen] {
            Move::Buy(_) | Move::Order(_) | Move::Produce(_) => bought += 1,
            Move::Discard(_) => discarded += 1,
            _ => {}
        }
        chosen
    });
    assert!(discarded * 3 < bought, "{discarded} of {bought}");
}
