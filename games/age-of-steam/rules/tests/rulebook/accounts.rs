//! Income, expenses, elimination: AOS-6 to AOS-8.

use age_of_steam::{Ending, Phase, Player};
use hexes::Edge;
use kernel::kit::TestScene as _;
use kernel::{Rules, Turn};

use crate::situation::{Situation, seat};

/// The goods phase ends with the next decision, and the accounts are settled.
fn settle(situation: Situation) -> Situation {
    let last = situation.table().order.last().unwrap().index();
    situation.moving(1, last).plays(last, "decline")
}

/// What a move will leave of the money can be asked before it is played.
#[test]
fn what_a_move_leaves() {
    let selecting = Situation::new(3).edit(|table| table.phase = Phase::SelectActions { asked: 0 });
    let bidding =
        ["issue 0", "issue 0", "issue 0", "bid 3", "bid 4", "drop"].into_iter().zip([0, 1, 2, 0, 1, 2]);
    let bidding = bidding.fold(Situation::new(3), |situation, (mv, seat)| situation.plays(seat, mv));
    for (situation, notation) in [
        (Situation::new(3), "issue 2"),
        (bidding.clone(), "drop"),
        (selecting.clone(), "take locomotive"),
        (Situation::new(3).building(0), "build S10 straight/1"),
        (Situation::new(3).moving(0, 0), "engine"),
    ] {
        let asked = situation.table().player_once_paid(seat(0), &notation.parse().unwrap()).unwrap();
        let then = situation.plays(0, notation).table().seats[0];
        let money = |player: Player| (player.cash, player.shares, player.engine);
        assert_eq!(money(asked), money(then), "{notation}");
    }
    let bid = bidding.table().player_once_paid(seat(0), &"bid 7".parse().unwrap()).unwrap();
    assert_eq!(bid.cash, 30 - 7, "as if all of it had to be paid");
    for (situation, notation) in [(Situation::new(3), "issue 0"), (selecting, "take engineer")] {
        assert_eq!(
            situation.table().player_once_paid(seat(0), &notation.parse().unwrap()),
            None,
            "{notation}"
        );
    }
}

/// AOS-6.1, AOS-7.1: income comes in, a dollar for each share and each link goes out.
#[test]
fn income_and_expenses() {
    let situation = settle(Situation::new(3).player(0, |player| {
        (player.income, player.shares, player.engine, player.cash) = (9, 4, 3, 5);
    }));
    assert_eq!((situation.cash(0), situation.income(0)), (5 + 9 - 7, 9));
    assert_eq!(situation.cash(1), 30 - 2 - 1);
}

/// AOS-7.2
#[test]
fn what_cash_does_not_cover_lowers_income() {
    let situation = settle(Situation::new(3).player(0, |player| {
        (player.income, player.shares, player.engine, player.cash) = (4, 6, 2, 1);
    }));
    assert_eq!(
        (situation.cash(0), situation.income(0), situation.table().seats[0].eliminated),
        (0, 1, false)
    );
}

/// AOS-7.3, AOS-7.4: below 0 a player is out; their sections are nobody's, their links stay.
#[test]
fn elimination() {
    let situation = Situation::new(3).built_by(0, &["S10 straight/1", "R11 straight/1", "R13 gentle/3"]);
    let situation = settle(situation.player(0, |player| {
        (player.income, player.shares, player.cash) = (0, 15, 5);
    }));
    assert!(situation.table().seats[0].eliminated);
    assert_eq!(situation.owner("R13", Edge::S), None);
    assert_eq!(situation.links("T9", "Q12"), [Some(0)]);
    assert_eq!((situation.cash(0), situation.table().turn, situation.table().order.len()), (0, 2, 2));
    assert!(situation.moves(0).is_empty());
    assert_eq!(situation.table().score(seat(0)), None);
}

/// AOS-7.5
#[test]
fn the_game_ends_with_one_player_left() {
    let broke = |situation: Situation, number: usize| {
        situation.player(number, |player| (player.shares, player.cash) = (15, 0))
    };
    let situation = settle(broke(broke(Situation::new(3), 0), 1));
    assert_eq!(situation.table().phase, Phase::Over(Ending::LastPlayer));
    let Turn::Over(standing) = situation.position.turn() else { panic!("the game is over") };
    let ranks: Vec<_> = standing.places.iter().map(|place| (place.rank, place.seat.index())).collect();
    assert_eq!(ranks, [(1, 2), (2, 0), (2, 1)]);
    let situation = settle(broke(broke(broke(Situation::new(3), 0), 1), 2));
    assert_eq!(situation.table().phase, Phase::Over(Ending::NobodyLeft));
}

/// AOS-8.1: after expenses, on what is left.
#[test]
fn reduction_comes_after_expenses() {
    // Income 12 falls to 10 by unpaid expenses, and 10 is not reduced.
    let situation = settle(Situation::new(3).player(0, |player| {
        (player.income, player.shares, player.engine, player.cash) = (12, 13, 1, 0);
    }));
    assert_eq!(situation.income(0), 10);
}
