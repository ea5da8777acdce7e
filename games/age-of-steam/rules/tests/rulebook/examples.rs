//! The rulebook's worked examples, A1 to A11: given, played, expected.

use age_of_steam::{Action, Colour, Column, Event, Half, NewCity};
use hexes::Edge;
use kernel::kit::TestScene as _;
use kernel::{Draws, Events, Rules};

use crate::situation::{Situation, seat};

const PETE: usize = 0;
const DAVE: usize = 1;
const JOHN: usize = 2;
const VINCE: usize = 3;

/// A1 (AOS-1.1, AOS-1.2): at the start of a three-player game the first issues two shares, the second one, the third
/// none.
#[test]
fn a1_issuing_shares() {
    let situation =
        Situation::new(3).edit(|table| table.seats.iter_mut().for_each(|player| player.cash = 10));
    let situation = situation.plays(0, "issue 2").plays(1, "issue 1").plays(2, "issue 0");
    let shares: Vec<_> =
        situation.table().seats[..3].iter().map(|player| (player.shares, player.cash)).collect();
    assert_eq!(shares, [(4, 20), (3, 15), (2, 10)]);
}

/// A2 (AOS-2.1 to AOS-2.7): Pete bids $2, Dave drops out, Vince bids $3, Hudson drops out, John passes, Pete drops out,
/// Vince's bid stands, John drops out.
#[test]
fn a2_the_auction() {
    let (pete, dave, vince, hudson, john) = (0, 1, 2, 3, 4);
    let mut situation = Situation::new(5).action(john, Action::TurnOrder);
    for number in 0..5 {
        situation = situation.plays(number, "issue 0");
    }
    let situation = situation
        .plays(pete, "bid 2")
        .plays(dave, "drop")
        .plays(vince, "bid 3")
        .plays(hudson, "drop")
        .plays(john, "pass")
        .plays(pete, "drop")
        .plays(john, "drop");
    let order: Vec<_> = situation.table().order.iter().map(|seat| seat.index()).collect();
    assert_eq!(order, [vince, john, pete, hudson, dave]);
    let paid: Vec<_> = order.iter().map(|number| 30 - situation.cash(*number)).collect();
    assert_eq!(paid, [3, 0, 1, 0, 0]);
}

/// Pete's track: A, B and C.
fn after_pete() -> Situation {
    Situation::new(4)
        .building(PETE)
        .plays(PETE, "build S10 straight/1")
        .plays(PETE, "build R11 straight/1")
        .plays(PETE, "build R13 gentle/3")
        .plays(PETE, "done")
}

/// Dave's track: D, E with a town disk, and F.
fn after_dave() -> Situation {
    after_pete()
        .plays(DAVE, "build R9 gentle/1")
        .plays(DAVE, "build Q10 straight/1")
        .plays(DAVE, "build P11 gentle/2")
        .plays(DAVE, "done")
}

/// John's track: G, H over Pete's B, and J in Indianapolis.
fn after_john() -> Situation {
    after_dave()
        .plays(JOHN, "build S12 acute/5")
        .plays(JOHN, "build R11 cross-straight/1")
        .plays(JOHN, "build Q10 cross-straight/1")
        .plays(JOHN, "done")
}

/// A3 (AOS-4.14, AOS-4.26): Pete pays $7; Evansville and Cincinnati are joined, the track towards Lexington is
/// unfinished.
#[test]
fn a3_placing_track() {
    let situation = after_pete();
    assert_eq!(situation.cash(PETE), 30 - 7);
    assert_eq!(situation.links("T9", "Q12"), [Some(PETE)]);
    assert_eq!(situation.unfinished(Some(PETE)), [("Cincinnati", 1)]);
}

/// A4 (AOS-4.14, AOS-4.27): a straight tile with a town disk joins Indianapolis to both cities.
#[test]
fn a4_building_into_and_out_of_a_town() {
    let situation = after_dave();
    assert_eq!(situation.cash(DAVE), 30 - 2 - 3 - 2);
    assert_eq!(situation.links("T9", "Q10"), [Some(DAVE)]);
    assert_eq!(situation.links("Q10", "Q12"), [Some(DAVE)]);
    assert_eq!(situation.table().track.disks_left(), 7);
    assert_eq!(situation.unfinished(Some(DAVE)), []);
}

/// A5 (AOS-4.20, AOS-4.21, AOS-4.28): John crosses Pete's track and adds two exits to Indianapolis.
#[test]
fn a5_crossing_and_entering_a_town() {
    let situation = after_john();
    assert_eq!(situation.cash(JOHN), 30 - 3 - 3 - 3);
    assert_eq!(situation.links("Q10", "Q12"), [Some(DAVE), Some(JOHN)]);
    assert_eq!(situation.unfinished(Some(JOHN)), [("Indianapolis", 1)]);
    assert_eq!(situation.links("T9", "Q12"), [Some(PETE)]);
    assert_eq!(
        (situation.owner("R11", Edge::NE), situation.owner("R11", Edge::NW)),
        (Some(PETE), Some(JOHN))
    );
    assert_eq!(situation.table().track.disks_left(), 7, "the disk stays where it was");
}

/// A6 (AOS-4.30, AOS-4.32): Vince makes Indianapolis New City A and still builds three tiles, at $2, $3 and $3.
#[test]
fn a6_urbanization() {
    let situation =
        after_john().action(VINCE, Action::Urbanization).building(VINCE).plays(VINCE, "urbanize Q10 A");
    assert_eq!(situation.unfinished(Some(JOHN)), [], "John's section out of Indianapolis is gone");
    assert_eq!(situation.table().seats[JOHN].markers, 1);
    assert_eq!(situation.links("T9", "Q10"), [Some(DAVE)]);
    assert_eq!(situation.links("Q10", "Q12"), [Some(DAVE), Some(JOHN)]);
    assert_eq!(
        (situation.tile("Q10"), situation.table().track.disks_left(), situation.cash(VINCE)),
        (None, 8, 30)
    );
    // K out of the New City, L over Dave's track, M on the river.
    let situation = situation
        .plays(VINCE, "build O10 acute/2")
        .plays(VINCE, "build P11 cross-gentle/2")
        .plays(VINCE, "build U10 gentle/5");
    assert_eq!(situation.cash(VINCE), 30 - 2 - 3 - 3);
}

/// A7 (AOS-5.3, AOS-5.5): Pete moves a blue cube from Evansville, a blue city, to Cincinnati, the next blue one.
#[test]
fn a7_the_colour_of_the_start_does_not_hold_a_cube() {
    let situation = after_john().cubes("T9", Colour::Blue, 1).moving(0, PETE);
    let situation = situation.plays(PETE, "ship T9 blue").plays(PETE, &format!("run Q12 over {PETE}"));
    assert_eq!(situation.income(PETE), 1);
    assert_eq!((situation.goods("T9"), situation.goods("Q12")), (String::new(), String::new()));
}

/// A8 (AOS-5.1, AOS-5.2): with an engine of two links Dave moves a blue cube from Cincinnati over Indianapolis to
/// Evansville, in the second round.
#[test]
fn a8_two_links() {
    let situation =
        after_john().cubes("Q12", Colour::Blue, 1).player(DAVE, |dave| dave.engine = 2).moving(1, DAVE);
    let situation = situation.plays(DAVE, "ship Q12 blue").plays(DAVE, &format!("run Q10 over {DAVE}"));
    let situation = situation.plays(DAVE, &format!("run T9 over {DAVE}"));
    assert_eq!(situation.income(DAVE), 2);
}

/// A9 (AOS-9.2 to AOS-9.5): three players, dice 3, 3, 4 for the light half; A is on the board, B is not, and the first box
/// of column 4 is empty.
#[test]
fn a9_goods_growth() {
    let situation = Situation::new(3)
        .action(0, Action::Urbanization)
        .building(0)
        .plays(0, "urbanize Q10 A")
        .plays(0, "done");
    let four = Column::printed(Half::Light, 4);
    let situation = situation.moving(1, 2).edit(|table| {
        let cube = table.display.column_mut(four)[0].take().unwrap();
        table.bag[cube.index()] += 1;
    });
    let before = situation.table().clone();
    let boxes = |column: Column| before.display.column(column).iter().flatten().copied().collect::<Vec<_>>();
    // A stream whose first three dice are those of the example.
    let (after, events) = (0u64..100_000)
        .find_map(|number| {
            let mut seed = [0; 32];
            seed[..8].copy_from_slice(&number.to_le_bytes());
            let mut position =
                age_of_steam::Position::resume(before.clone(), Draws::from_seed(seed)).unwrap();
            let mut events = Events::new();
            position.play(seat(2), &"decline".parse().unwrap(), &mut events).unwrap();
            let rolled = Event::GrowthRolled { half: Half::Light, dice: [3, 3, 4].into_iter().collect() };
            events.contains(&rolled).then_some((position, events))
        })
        .unwrap();
    let light: Vec<_> = events
        .iter()
        .take_while(|event| !matches!(event, Event::GrowthRolled { half: Half::Dark, .. }))
        .filter_map(|event| match event {
            Event::Grew { city, colour, .. } => Some((city.name, *colour)),
            _ => None,
        })
        .collect();
    let three = boxes(Column::printed(Half::Light, 3));
    let new = boxes(NewCity::A.column());
    let expected = [
        ("Kansas City", three[0]),
        ("Indianapolis", new[0]),
        ("Kansas City", three[1]),
        ("Indianapolis", new[1]),
        ("Des Moines", boxes(four)[0]),
    ];
    assert_eq!(light, expected);
    assert_eq!(after.table().display.column(NewCity::B.column()), before.display.column(NewCity::B.column()));
    assert_eq!(after.table().turn, 2);
}

/// A10 (AOS-8.1): incomes of 20, 21, 50 and 51 fall to 18, 17, 42 and 41.
#[test]
fn a10_income_reduction() {
    let mut situation = Situation::new(4).moving(1, 3);
    for (number, income) in [20, 21, 50, 51].into_iter().enumerate() {
        situation = situation.player(number, |player| player.income = income);
    }
    let situation = situation.plays(3, "decline");
    assert_eq!((0..4).map(|number| situation.income(number)).collect::<Vec<_>>(), [18, 17, 42, 41]);
}

/// A11 (AOS-7.1 to AOS-7.3): income 3, cash 2, engine 2. With 6 shares the player pays 5 of 8, the income falls to 0
/// and they are still in; with 7 they are out.
#[test]
fn a11_insolvency() {
    let expenses = |shares| {
        let situation = Situation::new(3).player(0, |player| {
            (player.income, player.cash, player.engine, player.shares) = (3, 2, 2, shares);
        });
        situation.moving(1, 2).plays(2, "decline")
    };
    let situation = expenses(6);
    assert_eq!(
        (situation.cash(0), situation.income(0), situation.table().seats[0].eliminated),
        (0, 0, false)
    );
    assert!(expenses(7).table().seats[0].eliminated);
}
