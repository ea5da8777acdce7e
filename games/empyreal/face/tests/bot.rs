//! The greedy player of Empyreal, held to what it is for.

use std::collections::HashMap;
use std::mem::discriminant;

use empyreal::{Move, Phase, Position};
use empyreal_face::Empyreal;
use face_kit::{contest, greedy_choice, setup, watch};
use kernel::{Seat, Stream};

/// The choice of a player who comes to the table now.
fn choice(position: &Position, seat: Seat, moves: &[Move]) -> usize {
    greedy_choice::<Empyreal>(position, seat, moves, [1; 32])
}

#[test]
fn greedy_beats_random() {
    for levels in
        [["greedy", "random"].as_slice(), &["random", "greedy"], &["random", "random", "greedy", "random"]]
    {
        let report = contest::<Empyreal>(setup::<Position>(levels.len(), &[]), 8, levels);
        assert_eq!(report.wins.levels["greedy"], 8, "{report:#?}");
    }
}

/// Players among themselves come to the end in good time, and deliver something on the way.
#[test]
fn games_among_themselves_come_to_something() {
    for players in 2..=6 {
        let mut turns = 0;
        let position =
            watch::<Empyreal>(&setup::<Position>(players, &[]), "among", |position, seat, moves| {
                let table = position.table();
                turns += usize::from(table.phase == Phase::Specialists && table.stack.is_empty());
                choice(position, seat, moves)
            });
        let table = position.table();
        assert!((8..=40).contains(&table.round), "{players}: {} rounds", table.round);
        assert!(turns < 3 * players * usize::from(table.round), "{players}: {turns} decisions");
        let scores = table.scores();
        let least = table.all_seats().map(|seat| scores[seat.index()].total()).min();
        assert!(least >= Some(8), "{players}: {scores:?}");
    }
}

/// Whatever has come about, and whatever is asked, the answer is one of the listed moves, and it is the same again.
#[test]
fn every_question_has_an_answer() {
    let expert = [("awards", "expert"), ("open_information", "on")];
    let teams = [("teams", "2v2"), ("friendly", "on")];
    let (mut asked, mut stream) = (HashMap::new(), Stream::from_seed([1; 32]));
    for game in 0..4 {
        for (players, options) in [(2, [].as_slice()), (3, &expert), (4, &teams), (4, &[("awards", "two")])] {
            watch::<Empyreal>(
                &setup::<Position>(players, options),
                &format!("any {game}"),
                |position, seat, moves| {
                    let table = position.table();
                    let question = (
                        discriminant(&table.phase),
                        table.stack.last().map(discriminant),
                        table.asking().map(|(asks, _)| discriminant(asks)),
                    );
                    let times = asked.entry(question).or_insert(0);
                    *times += 1;
                    let any = stream.index(moves.len());
                    if *times > OFTEN && game > 0 {
                        return any;
                    }
                    let chosen = choice(position, seat, moves);
                    assert!(chosen < moves.len());
                    assert_eq!(chosen, choice(position, seat, moves));
                    // Most of what is played is any move, so that strange positions come about.
                    if stream.below(3) == 0 { chosen } else { any }
                },
            );
        }
    }
    assert!(asked.len() >= 30, "{}", asked.len());
}

/// A question that has been asked so often need not be asked again.
const OFTEN: u32 = 20;
