//! Victory points: AOS-11.

use age_of_steam::{Ending, Phase, Score};
use kernel::{Rules, Turn};

use crate::situation::{Situation, seat};

/// AOS-11.1, AOS-11.2: income, shares, and the track of completed links.
#[test]
fn how_points_are_made() {
    let situation = Situation::new(3)
        .built_by(0, &["S10 straight/1", "R11 straight/1", "R13 gentle/3"])
        .built_by(1, &["R9 gentle/1", "Q10 straight/1", "P11 gentle/2"])
        .player(0, |player| (player.income, player.shares, player.cash) = (7, 4, 99));
    let score = |number| situation.table().score(seat(number)).unwrap();
    // Two tracks of the link; the unfinished one counts nothing, and so does money.
    assert_eq!(score(0), Score { income: 21, shares: -12, track: 2 });
    assert_eq!(score(0).total(), 11);
    // D and the exit towards it, F and the exit towards it.
    assert_eq!(score(1).track, 4);
    assert_eq!(score(2), Score { income: 0, shares: -6, track: 0 });
    // The crossing gives each of its tracks to the owner of that track.
    let crossed = situation.built_by(2, &["S12 acute/5", "R11 cross-straight/1", "Q10 town-left/1"]);
    assert_eq!(crossed.table().score(seat(2)).unwrap().track, 3);
    assert_eq!(crossed.table().score(seat(0)).unwrap().track, 2);
}

/// AOS-11.3: ties stand, and eliminated players share the last place.
#[test]
fn the_standing() {
    let situation = Situation::new(5).edit(|table| {
        table.phase = Phase::Over(Ending::LastTurn);
        table.turn = 7;
        for (number, income) in [4, 9, 9, 0, 0].into_iter().enumerate() {
            table.seats[number].income = income;
        }
        for out in [3, 4] {
            table.seats[out].eliminated = true;
            table.order.retain(|seat| seat.index() != out);
        }
    });
    let Turn::Over(standing) = situation.position.turn() else { panic!("the game is over") };
    let places: Vec<_> =
        standing.places.iter().map(|place| (place.rank, place.seat.index(), place.score)).collect();
    assert_eq!(places, [(1, 1, Some(21)), (1, 2, Some(21)), (3, 0, Some(6)), (4, 3, None), (4, 4, None)]);
    assert_eq!(standing.ending.to_string(), "last-turn");
}
