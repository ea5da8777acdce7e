//! Production, growth and the next turn: AOS-9 and AOS-10.

use age_of_steam::{Action, Column, Ending, Event, Half, Phase};
use kernel::Rules;
use kernel::kit::TestScene as _;

use crate::scene::{Scene, seat};

/// Takes the cubes out of some boxes of the display.
fn emptied(scene: Scene, boxes: &[(Half, u8, usize)]) -> Scene {
    scene.edit(|table| {
        for (half, die, row) in boxes {
            let cube = table.display.column_mut(Column::printed(*half, *die))[*row].take().unwrap();
            table.bag[cube.index()] += 1;
        }
    })
}

fn producing(scene: Scene) -> Scene {
    scene.action(1, Action::Production).moving(1, 2).plays(2, "decline")
}

/// AOS-9.1: two cubes into two empty boxes, before the dice.
#[test]
fn production() {
    let scene = emptied(Scene::new(3), &[(Half::Light, 1, 0), (Half::Dark, 6, 2), (Half::Dark, 6, 1)]);
    let scene = producing(scene);
    assert_eq!(scene.moves(1), ["produce", "decline"]);
    let scene = scene.refuses(1, "stock light1/1", "AOS-9.1");
    let in_bag = scene.table().bag.iter().sum::<u8>();
    let scene = scene.plays(1, "produce");
    assert_eq!(scene.table().bag.iter().sum::<u8>(), in_bag - 2);
    assert_eq!(scene.moves(1), ["stock light1/1", "stock dark6/2", "stock dark6/3"]);
    let Some(Event::Produced { cubes, .. }) = scene.events.first().cloned() else {
        panic!("cubes were drawn")
    };
    let scene = scene.refuses(1, "stock light2/1", "AOS-9.1").refuses(1, "produce", "AOS-9.1");
    let scene = scene.refuses(1, "decline", "AOS-9.1").plays(1, "stock dark6/3");
    assert_eq!(scene.table().display.column(Column::printed(Half::Dark, 6))[2], Some(cubes[0]));
    let scene = scene.refuses(1, "stock dark6/3", "AOS-9.1").plays(1, "stock light1/1");
    assert!(matches!(&scene.events[0], Event::Stocked { colour, .. } if *colour == cubes[1]));
    assert_eq!(scene.table().turn, 2, "then the dice are rolled");
}

/// AOS-9.1: any column will do, its New City on the board or not.
#[test]
fn production_into_a_column_whose_city_is_not_there() {
    let scene = Scene::new(3).edit(|table| {
        let cube = table.display.column_mut(age_of_steam::NewCity::A.column())[0].take().unwrap();
        table.bag[cube.index()] += 1;
    });
    let scene = producing(scene).plays(1, "produce");
    assert_eq!(scene.moves(1), ["stock A/1"]);
    scene.plays(1, "stock A/1");
}

/// AOS-9.1: it may be declined, and no more cubes are drawn than there are empty boxes, or than the bag holds.
#[test]
fn less_production() {
    let scene = producing(emptied(Scene::new(3), &[(Half::Light, 1, 0)]));
    assert_eq!(scene.plays(1, "decline").table().turn, 2);
    let scene = producing(emptied(Scene::new(3), &[(Half::Light, 1, 0)]))
        .plays(1, "produce")
        .plays(1, "stock light1/1");
    assert_eq!(scene.table().turn, 2, "one box, one cube");
    // All but one cube of the bag lie in a city.
    let scene = emptied(Scene::new(3), &[(Half::Light, 1, 0), (Half::Light, 1, 1)]).edit(|table| {
        let chicago = table.board().find_stop(crate::scene::at("L7")).unwrap();
        for colour in 0..5 {
            table.goods[chicago.index()][colour] += std::mem::take(&mut table.bag[colour]);
        }
        table.goods[chicago.index()][0] -= 1;
        table.bag[0] += 1;
    });
    let scene = producing(scene).plays(1, "produce").plays(1, "stock light1/2");
    assert_eq!(scene.table().turn, 2, "one cube in the bag, one cube drawn");
    // Without an empty box nobody is asked.
    assert_eq!(producing(Scene::new(3)).table().turn, 2);
}

fn rolled(scene: &Scene) -> Vec<(Half, Vec<u8>)> {
    let rolls = scene.events.iter().filter_map(|event| match event {
        Event::GrowthRolled { half, dice } => Some((*half, dice.to_vec())),
        _ => None,
    });
    rolls.collect()
}

/// AOS-9.2: as many dice as players at the start, light before dark.
#[test]
fn dice_for_each_half() {
    let scene = Scene::new(5).edit(|table| {
        table.seats[4].eliminated = true;
        table.order.truncate(4);
    });
    let scene = scene.moving(1, 3).plays(3, "decline");
    let rolls = rolled(&scene);
    assert_eq!(
        rolls.iter().map(|(half, dice)| (*half, dice.len())).collect::<Vec<_>>(),
        [(Half::Light, 5), (Half::Dark, 5)]
    );
}

/// AOS-9.3, AOS-9.4, AOS-9.5: each die takes the topmost cube left of its column, and of the New City column under it only
/// if that city lies on the board.
#[test]
fn cubes_follow_the_dice() {
    let mut scene =
        Scene::new(6).action(0, Action::Urbanization).building(0).plays(0, "urbanize Q10 A").plays(0, "done");
    for _ in 0..5 {
        let before = scene.table().clone();
        let mut expected = before.clone();
        scene = scene.moving(1, 5).plays(5, "decline");
        for (half, dice) in rolled(&scene) {
            for die in dice {
                let column = Column::printed(half, die);
                let mut columns = vec![(column, before.board().city_of(column).unwrap())];
                if (half, die) == (Half::Light, 3) {
                    let indianapolis = before.board().find_stop(crate::scene::at("Q10")).unwrap();
                    columns.push((age_of_steam::NewCity::A.column(), indianapolis));
                }
                for (column, city) in columns {
                    let top = expected.display.column_mut(column).iter_mut().find(|cube| cube.is_some());
                    if let Some(cube) = top.and_then(Option::take) {
                        expected.goods[city.index()][cube.index()] += 1;
                    }
                }
            }
        }
        assert_eq!(scene.table().goods, expected.goods);
        assert_eq!(scene.table().display, expected.display);
    }
}

/// AOS-10.1: the next turn begins with shares; after the last turn the game is over.
#[test]
fn the_turn_marker_advances() {
    let scene = Scene::new(4).moving(1, 3).plays(3, "decline");
    assert_eq!((scene.table().turn, &scene.table().phase), (2, &Phase::IssueShares { asked: 0 }));
    // AOS-0.7: the last turn has all its phases, reduction and growth too.
    let last = Scene::new(4).edit(|table| table.turn = 8).player(0, |player| player.income = 20);
    let scene = last.moving(1, 3).plays(3, "decline");
    assert_eq!(scene.table().phase, Phase::Over(Ending::LastTurn));
    assert_eq!((scene.income(0), rolled(&scene).len()), (18, 2));
    assert!(scene.position.turn().is_over());
    let mut moves = Vec::new();
    scene.position.moves(seat(0), &mut moves);
    assert_eq!(moves, []);
}
