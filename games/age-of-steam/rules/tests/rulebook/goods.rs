//! Moving goods: AOS-5.

use age_of_steam::{Action, Colour, Phase};
use kernel::kit::TestScene as _;

use crate::scene::{Scene, seat};

/// Seat 0: Evansville – Indianapolis – Cincinnati. Seat 1: Evansville – Cincinnati. Evansville and Cincinnati are blue.
fn network() -> Scene {
    Scene::new(3)
        .built_by(0, &["R9 gentle/1", "Q10 straight/1", "P11 gentle/2"])
        .built_by(1, &["S10 straight/1", "R11 straight/1"])
}

/// AOS-5.1: two rounds in player order, one cube each.
#[test]
fn two_rounds() {
    let scene = network().cubes("T9", Colour::Blue, 3).moving(0, 0);
    let scene = scene.refuses(0, "ship T9 red", "AOS-5.1").refuses(0, "ship Q10 blue", "AOS-5.1");
    let scene = scene.refuses(0, "ship S10 blue", "AOS-5.1").refuses(0, "run Q12 over 1", "AOS-5.1");
    let scene =
        scene.plays(0, "ship T9 blue").plays(0, "run Q12 over 1").plays(1, "decline").plays(2, "decline");
    assert!(matches!(&scene.table().phase, Phase::MoveGoods(moving) if moving.round == 1));
    let scene =
        scene.plays(0, "ship T9 blue").plays(0, "run Q12 over 1").plays(1, "decline").plays(2, "decline");
    assert_eq!(scene.table().turn, 2);
}

/// AOS-5.2: over completed links, as many as the engine allows.
#[test]
fn the_engine_limits_the_way() {
    let scene = || network().cubes("Q12", Colour::Blue, 1).moving(0, 0);
    // With one link only the direct way is open.
    let one = scene().plays(0, "ship Q12 blue");
    assert_eq!(one.moves(0), ["run T9 over 1"]);
    one.refuses(0, "run Q10 over 0", "AOS-5.3").refuses(0, "run T9 over 0", "AOS-5.2");
    let two = scene().player(0, |player| player.engine = 2).plays(0, "ship Q12 blue");
    assert_eq!(two.moves(0), ["run T9 over 1", "run Q10 over 0"]);
    // Out of this engine's reach, and out of every reach.
    let far = Scene::new(3).built_by(0, &["R9 gentle/1", "Q10 straight/1", "P11 gentle/2"]);
    let far = far.cubes("T9", Colour::Blue, 1).cubes("T9", Colour::Red, 1).moving(0, 0);
    let far = far.refuses(0, "ship T9 blue", "AOS-5.2").refuses(0, "ship T9 red", "AOS-5.3");
    far.player(0, |player| player.engine = 2).plays(0, "ship T9 blue");
    // Unfinished track carries nothing.
    let open = Scene::new(3).built_by(0, &["S10 straight/1"]).cubes("T9", Colour::Blue, 1).moving(0, 0);
    open.refuses(0, "ship T9 blue", "AOS-5.3");
}

/// AOS-5.3: it stops in the first city of its colour.
#[test]
fn a_cube_stops_at_the_first_city_of_its_colour() {
    // New City B (blue) at Indianapolis lies between Evansville and Cincinnati.
    let scene = network().action(2, Action::Urbanization).building(2).plays(2, "urbanize Q10 B");
    let scene = scene.cubes("T9", Colour::Blue, 1).player(0, |player| player.engine = 2).moving(0, 0);
    let scene = scene.plays(0, "ship T9 blue").plays(0, "run Q10 over 0");
    assert_eq!((scene.income(0), scene.asked()), (1, Some(1)));
    // A cube taken up has to arrive: nothing else is offered.
    let scene = network().cubes("T9", Colour::Blue, 2).moving(0, 0).plays(0, "ship T9 blue");
    scene.refuses(0, "decline", "AOS-5.3").refuses(0, "engine", "AOS-5.3").refuses(
        0,
        "ship T9 blue",
        "AOS-5.3",
    );
}

/// AOS-5.4
#[test]
fn no_place_is_visited_twice() {
    let scene = network().cubes("T9", Colour::Blue, 1).player(0, |player| player.engine = 6).moving(0, 0);
    let scene = scene.plays(0, "ship T9 blue").plays(0, "run Q10 over 0");
    assert_eq!(scene.moves(0), ["run Q12 over 0"]);
    scene.refuses(0, "run T9 over 0", "AOS-5.4");
}

/// AOS-5.5: the owner of each link earns, no matter who moves; nobody earns from a link of nobody's.
#[test]
fn links_pay_their_owners() {
    let scene = network().cubes("T9", Colour::Blue, 1).player(2, |player| player.engine = 2).moving(0, 2);
    let scene = scene.plays(2, "ship T9 blue").plays(2, "run Q10 over 0");
    assert_eq!((scene.income(0), scene.income(2)), (1, 0), "paid at once");
    let scene = scene.plays(2, "run Q12 over 0");
    assert_eq!((scene.income(0), scene.income(1), scene.income(2)), (2, 0, 0));
    // Eliminated: their links are used and pay nobody.
    let out = network().cubes("T9", Colour::Blue, 1).edit(|table| {
        (table.seats[1].eliminated, table.seats[1].action) = (true, None);
        table.order.retain(|seat| seat.index() != 1);
        table.phase = Phase::IssueShares { asked: 0 };
    });
    let out = out.moving(0, 0).plays(0, "ship T9 blue").plays(0, "run Q12 over 1");
    assert_eq!((out.income(0), out.income(1)), (0, 0));
    // Unowned: a section that lapsed and was then completed by a New City.
    let lapsed = Scene::new(3).built_by(1, &["R9 gentle/1"]).built_by(1, &[]).action(0, Action::Urbanization);
    let lapsed = lapsed.building(0).plays(0, "urbanize Q10 B").cubes("T9", Colour::Blue, 1).moving(0, 0);
    let lapsed = lapsed.plays(0, "ship T9 blue").plays(0, "run Q10 over nobody");
    assert_eq!((lapsed.income(0), lapsed.income(1)), (0, 0));
}

/// AOS-5.5: a cube on its way keeps the links behind it, so what it has earned is known.
#[test]
fn a_cube_knows_what_it_has_earned() {
    let earned = |scene: &Scene| {
        let Phase::MoveGoods(moving) = &scene.table().phase else { panic!("goods are moved") };
        let cargo = moving.cargo.as_ref().unwrap();
        (cargo.links(), [0, 1].map(|number| cargo.earned(seat(number))))
    };
    let scene = network().cubes("T9", Colour::Blue, 1).player(2, |player| player.engine = 2).moving(0, 2);
    let scene = scene.plays(2, "ship T9 blue");
    assert_eq!(earned(&scene), (0, [0, 0]));
    let scene = scene.plays(2, "run Q10 over 0");
    assert_eq!(earned(&scene), (1, [1, 0]));
    // With a New City in Indianapolis too, where the cube might have started as well.
    let scene =
        network().action(0, Action::Urbanization).building(0).plays(0, "urbanize Q10 C").plays(0, "done");
    let scene = scene.cubes("T9", Colour::Blue, 1).player(1, |player| player.engine = 2).moving(0, 1);
    assert_eq!(earned(&scene.plays(1, "ship T9 blue").plays(1, "run Q10 over 0")), (1, [1, 0]));
}

/// AOS-5.6
#[test]
fn a_delivered_cube_goes_back_into_the_bag() {
    let scene = network().cubes("T9", Colour::Blue, 1).moving(0, 0);
    let before = scene.table().bag[Colour::Blue.index()];
    let scene = scene.plays(0, "ship T9 blue");
    assert_eq!(scene.table().bag[Colour::Blue.index()], before);
    let scene = scene.plays(0, "run Q12 over 1");
    assert_eq!((scene.table().bag[Colour::Blue.index()], scene.goods("Q12")), (before + 1, String::new()));
}

/// AOS-5.7: in one of the two rounds, up to six links.
#[test]
fn the_engine_instead_of_a_cube() {
    let scene = network().moving(0, 0).plays(0, "engine").plays(1, "decline").plays(2, "engine");
    assert_eq!(scene.table().seats[0].engine, 2);
    scene.refuses(0, "engine", "AOS-5.7").plays(0, "decline").plays(1, "engine");
    network().player(0, |player| player.engine = 6).moving(0, 0).refuses(0, "engine", "AOS-5.7");
}

/// AOS-5.8
#[test]
fn moving_is_a_right_and_no_duty() {
    let scene = network().cubes("T9", Colour::Blue, 1).moving(0, 0);
    assert_eq!(scene.moves(0), ["decline", "engine", "ship T9 blue"]);
    assert_eq!(scene.plays(0, "decline").goods("T9"), "B");
}
