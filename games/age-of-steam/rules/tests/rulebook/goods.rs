//! Moving goods: AOS-5.

use age_of_steam::{Action, Colour, Phase};
use kernel::kit::TestScene as _;

use crate::situation::{Situation, seat};

/// Seat 0: Evansville – Indianapolis – Cincinnati. Seat 1: Evansville – Cincinnati. Evansville and Cincinnati are blue.
fn network() -> Situation {
    Situation::new(3)
        .built_by(0, &["R9 gentle/1", "Q10 straight/1", "P11 gentle/2"])
        .built_by(1, &["S10 straight/1", "R11 straight/1"])
}

/// AOS-5.1: two rounds in player order, one cube each.
#[test]
fn two_rounds() {
    let situation = network().cubes("T9", Colour::Blue, 3).moving(0, 0);
    let situation = situation.refuses(0, "ship T9 red", "AOS-5.1").refuses(0, "ship Q10 blue", "AOS-5.1");
    let situation = situation.refuses(0, "ship S10 blue", "AOS-5.1").refuses(0, "run Q12 over 1", "AOS-5.1");
    let situation =
        situation.plays(0, "ship T9 blue").plays(0, "run Q12 over 1").plays(1, "decline").plays(2, "decline");
    assert!(matches!(&situation.table().phase, Phase::MoveGoods(moving) if moving.round == 1));
    let situation =
        situation.plays(0, "ship T9 blue").plays(0, "run Q12 over 1").plays(1, "decline").plays(2, "decline");
    assert_eq!(situation.table().turn, 2);
}

/// AOS-5.2: over completed links, as many as the engine allows.
#[test]
fn the_engine_limits_the_way() {
    let situation = || network().cubes("Q12", Colour::Blue, 1).moving(0, 0);
    // With one link only the direct way is open.
    let one = situation().plays(0, "ship Q12 blue");
    assert_eq!(one.moves(0), ["run T9 over 1"]);
    one.refuses(0, "run Q10 over 0", "AOS-5.3").refuses(0, "run T9 over 0", "AOS-5.2");
    let two = situation().player(0, |player| player.engine = 2).plays(0, "ship Q12 blue");
    assert_eq!(two.moves(0), ["run T9 over 1", "run Q10 over 0"]);
    // Out of this engine's reach, and out of every reach.
    let far = Situation::new(3).built_by(0, &["R9 gentle/1", "Q10 straight/1", "P11 gentle/2"]);
    let far = far.cubes("T9", Colour::Blue, 1).cubes("T9", Colour::Red, 1).moving(0, 0);
    let far = far.refuses(0, "ship T9 blue", "AOS-5.2").refuses(0, "ship T9 red", "AOS-5.3");
    far.player(0, |player| player.engine = 2).plays(0, "ship T9 blue");
    // Unfinished track carries nothing.
    let open = Situation::new(3).built_by(0, &["S10 straight/1"]).cubes("T9", Colour::Blue, 1).moving(0, 0);
    open.refuses(0, "ship T9 blue", "AOS-5.3");
}

/// AOS-5.3: it stops in the first city of its colour.
#[test]
fn a_cube_stops_at_the_first_city_of_its_colour() {
    // New City B (blue) at Indianapolis lies between Evansville and Cincinnati.
    let situation = network().action(2, Action::Urbanization).building(2).plays(2, "urbanize Q10 B");
    let situation = situation.cubes("T9", Colour::Blue, 1).player(0, |player| player.engine = 2).moving(0, 0);
    let situation = situation.plays(0, "ship T9 blue").plays(0, "run Q10 over 0");
    assert_eq!((situation.income(0), situation.asked()), (1, Some(1)));
    // A cube taken up has to arrive: nothing else is offered.
    let situation = network().cubes("T9", Colour::Blue, 2).moving(0, 0).plays(0, "ship T9 blue");
    situation.refuses(0, "decline", "AOS-5.3").refuses(0, "engine", "AOS-5.3").refuses(
        0,
        "ship T9 blue",
        "AOS-5.3",
    );
}

/// AOS-5.4
#[test]
fn no_place_is_visited_twice() {
    let situation = network().cubes("T9", Colour::Blue, 1).player(0, |player| player.engine = 6).moving(0, 0);
    let situation = situation.plays(0, "ship T9 blue").plays(0, "run Q10 over 0");
    assert_eq!(situation.moves(0), ["run Q12 over 0"]);
    situation.refuses(0, "run T9 over 0", "AOS-5.4");
}

/// AOS-5.5: the owner of each link earns, no matter who moves; nobody earns from a link of nobody's.
#[test]
fn links_pay_their_owners() {
    let situation = network().cubes("T9", Colour::Blue, 1).player(2, |player| player.engine = 2).moving(0, 2);
    let situation = situation.plays(2, "ship T9 blue").plays(2, "run Q10 over 0");
    assert_eq!((situation.income(0), situation.income(2)), (1, 0), "paid at once");
    let situation = situation.plays(2, "run Q12 over 0");
    assert_eq!((situation.income(0), situation.income(1), situation.income(2)), (2, 0, 0));
    // Eliminated: their links are used and pay nobody.
    let out = network().cubes("T9", Colour::Blue, 1).edit(|table| {
        (table.seats[1].eliminated, table.seats[1].action) = (true, None);
        table.order.retain(|seat| seat.index() != 1);
        table.phase = Phase::IssueShares { asked: 0 };
    });
    let out = out.moving(0, 0).plays(0, "ship T9 blue").plays(0, "run Q12 over 1");
    assert_eq!((out.income(0), out.income(1)), (0, 0));
    // Unowned: a section that lapsed and was then completed by a New City.
    let lapsed =
        Situation::new(3).built_by(1, &["R9 gentle/1"]).built_by(1, &[]).action(0, Action::Urbanization);
    let lapsed = lapsed.building(0).plays(0, "urbanize Q10 B").cubes("T9", Colour::Blue, 1).moving(0, 0);
    let lapsed = lapsed.plays(0, "ship T9 blue").plays(0, "run Q10 over nobody");
    assert_eq!((lapsed.income(0), lapsed.income(1)), (0, 0));
}

/// AOS-5.5: a cube on its way keeps the links behind it, so what it has earned is known.
#[test]
fn a_cube_knows_what_it_has_earned() {
    let earned = |situation: &Situation| {
        let Phase::MoveGoods(moving) = &situation.table().phase else { panic!("goods are moved") };
        let cargo = moving.cargo.as_ref().unwrap();
        (cargo.links(), [0, 1].map(|number| cargo.earned(seat(number))))
    };
    let situation = network().cubes("T9", Colour::Blue, 1).player(2, |player| player.engine = 2).moving(0, 2);
    let situation = situation.plays(2, "ship T9 blue");
    assert_eq!(earned(&situation), (0, [0, 0]));
    let situation = situation.plays(2, "run Q10 over 0");
    assert_eq!(earned(&situation), (1, [1, 0]));
    // With a New City in Indianapolis too, where the cube might have started as well.
    let situation =
        network().action(0, Action::Urbanization).building(0).plays(0, "urbanize Q10 C").plays(0, "done");
    let situation = situation.cubes("T9", Colour::Blue, 1).player(1, |player| player.engine = 2).moving(0, 1);
    assert_eq!(earned(&situation.plays(1, "ship T9 blue").plays(1, "run Q10 over 0")), (1, [1, 0]));
}

/// AOS-5.6
#[test]
fn a_delivered_cube_goes_back_into_the_bag() {
    let situation = network().cubes("T9", Colour::Blue, 1).moving(0, 0);
    let before = situation.table().bag[Colour::Blue.index()];
    let situation = situation.plays(0, "ship T9 blue");
    assert_eq!(situation.table().bag[Colour::Blue.index()], before);
    let situation = situation.plays(0, "run Q12 over 1");
    assert_eq!(
        (situation.table().bag[Colour::Blue.index()], situation.goods("Q12")),
        (before + 1, String::new())
    );
}

/// AOS-5.7: in one of the two rounds, up to six links.
#[test]
fn the_engine_instead_of_a_cube() {
    let situation = network().moving(0, 0).plays(0, "engine").plays(1, "decline").plays(2, "engine");
    assert_eq!(situation.table().seats[0].engine, 2);
    situation.refuses(0, "engine", "AOS-5.7").plays(0, "decline").plays(1, "engine");
    network().player(0, |player| player.engine = 6).moving(0, 0).refuses(0, "engine", "AOS-5.7");
}

/// AOS-5.8
#[test]
fn moving_is_a_right_and_no_duty() {
    let situation = network().cubes("T9", Colour::Blue, 1).moving(0, 0);
    assert_eq!(situation.moves(0), ["decline", "engine", "ship T9 blue"]);
    assert_eq!(situation.plays(0, "decline").goods("T9"), "B");
}
