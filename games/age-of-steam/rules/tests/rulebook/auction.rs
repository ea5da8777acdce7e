use age_of_steam::{Action, Phase};
use kernel::kit::TestScene as _;

use crate::situation::Situation;

/// An auction in which nobody has spoken yet.
fn auction(players: usize) -> Situation {
    let mut situation = Situation::new(players);
    for number in 0..players {
        situation = situation.plays(number, "issue 0");
    }
    situation
}

/// Plays `seat move` lines.
fn bidding(mut situation: Situation, lines: &[(usize, &str)]) -> Situation {
    for (number, notation) in lines {
        situation = situation.plays(*number, notation);
    }
    situation
}

fn order(situation: &Situation) -> Vec<usize> {
    situation.table().order.iter().map(|seat| seat.index()).collect()
}

fn paid(situation: &Situation, players: usize) -> Vec<u16> {
    (0..players).map(|number| 30 - situation.cash(number)).collect()
}

/// AOS-2.1: the first of the old order begins; nobody passes without the action.
#[test]
fn bidding_goes_round_in_the_old_order() {
    let situation =
        auction(4).refuses(1, "bid 1", "AOS-0.8").plays(0, "bid 1").plays(1, "bid 2").plays(2, "bid 3");
    assert_eq!(situation.asked(), Some(3));
    situation.refuses(3, "pass", "AOS-2.5").plays(3, "drop").plays(0, "bid 4");
}

/// AOS-2.2: at least $1, and more than any bid before; jumps are allowed.
#[test]
fn bids_rise() {
    auction(3)
        .refuses(0, "bid 0", "AOS-2.2")
        .plays(0, "bid 5")
        .refuses(1, "bid 5", "AOS-2.2")
        .refuses(1, "bid 4", "AOS-2.2")
        .plays(1, "bid 20");
}

/// AOS-2.3
#[test]
fn a_bid_is_covered_by_cash() {
    auction(3).refuses(0, "bid 31", "AOS-2.3").plays(0, "bid 30");
}

/// AOS-2.4: the highest bidder is passed over until they are outbid.
#[test]
fn the_highest_bid_stands() {
    let situation = bidding(auction(3), &[(0, "bid 2"), (1, "bid 3"), (2, "drop"), (0, "bid 4")]);
    assert_eq!(situation.asked(), Some(1));
    let situation = bidding(auction(3), &[(0, "bid 2"), (1, "drop"), (2, "drop")]);
    assert_eq!(order(&situation), [0, 2, 1]);
}

/// AOS-2.5, AOS-3.9: one pass, whenever asked, also with two left.
#[test]
fn the_turn_order_pass() {
    let with_pass = |number: usize| auction(3).action(number, Action::TurnOrder);
    let situation = bidding(with_pass(1), &[(0, "bid 1"), (1, "pass"), (2, "bid 2"), (0, "drop")]);
    let situation = situation.refuses(1, "pass", "AOS-2.5").plays(1, "drop");
    assert_eq!((order(&situation), paid(&situation, 3)), (vec![2, 1, 0], vec![0, 0, 2]));
    // Two left and a bid standing: the pass keeps them in, once.
    let situation = bidding(with_pass(1), &[(0, "drop"), (1, "bid 1"), (2, "bid 2"), (1, "pass")]);
    assert_eq!(
        (order(&situation.clone().plays(1, "drop")), situation.moves(1).contains(&"pass".into())),
        (vec![2, 1, 0], false)
    );
    // Two left, nobody has bid: the pass makes the other one bid or drop.
    let situation = bidding(with_pass(1), &[(0, "drop"), (1, "pass"), (2, "drop")]);
    assert_eq!((order(&situation), paid(&situation, 3)), (vec![1, 2, 0], vec![0, 0, 0]));
}

/// AOS-2.6: places are filled from the last.
#[test]
fn dropping_out_takes_the_last_free_place() {
    let situation = bidding(auction(5), &[(0, "drop"), (1, "drop"), (2, "drop"), (3, "drop")]);
    assert_eq!((order(&situation), paid(&situation, 5)), (vec![4, 3, 2, 1, 0], vec![0; 5]));
    assert!(matches!(situation.table().phase, Phase::SelectActions { asked: 0 }));
}

/// AOS-2.7: the first out pays nothing, the last two all, everyone between half, rounded up.
#[test]
fn who_pays_what() {
    // Everybody bids once, in rising odd numbers, then they drop out one by one.
    for (players, expected) in
        [(3, vec![0, 3, 5]), (4, vec![0, 2, 5, 7]), (5, vec![0, 2, 3, 7, 9]), (6, vec![0, 2, 3, 4, 9, 11])]
    {
        let mut situation = auction(players);
        for number in 0..players {
            situation = situation.plays(number, &format!("bid {}", 2 * number + 1));
        }
        for number in 0..players - 1 {
            situation = situation.plays(number, "drop");
        }
        assert_eq!(paid(&situation, players), expected, "{players} players");
        assert_eq!(order(&situation), (0..players).rev().collect::<Vec<_>>());
    }
    // With two players left in the game, the first to drop out pays nothing.
    let two = Situation::new(3).edit(|table| {
        table.order.truncate(2);
        table.seats[2].eliminated = true;
    });
    let two = two.plays(0, "issue 0").plays(1, "issue 0");
    let situation = bidding(two, &[(0, "bid 4"), (1, "bid 5"), (0, "drop")]);
    assert_eq!((order(&situation), paid(&situation, 2)), (vec![1, 0], vec![0, 5]));
}

/// AOS-2.8: players without a choice are not asked.
#[test]
fn who_can_neither_raise_nor_pass_drops_out() {
    let poor = auction(4).player(1, |player| player.cash = 3).player(2, |player| {
        player.cash = 3;
        player.action = Some(Action::TurnOrder);
    });
    let situation = poor.plays(0, "bid 3");
    assert_eq!(situation.asked(), Some(2), "seat 1 cannot raise, seat 2 still has the pass");
    assert_eq!(situation.moves(2), ["drop", "pass"]);
    let situation = bidding(situation, &[(2, "pass"), (3, "drop")]);
    // Seat 2 has used the pass and cannot raise: the auction is over.
    assert_eq!(order(&situation), [0, 2, 3, 1]);
}
