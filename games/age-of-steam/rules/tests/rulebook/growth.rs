//! Production, growth and the next turn: AOS-9 and AOS-10.

use age_of_steam::{Action, Column, Ending, Event, Half, Phase};
use kernel::Rules;
use kernel::kit::TestScene as _;

use crate::situation::{Situation, seat};

/// Takes the cubes out of some boxes of the display.
fn emptied(situation: Situation, boxes: &[(Half, u8, usize)]) -> Situation {
    situation.edit(|table| {
        for (half, die, row) in boxes {
            let cube = table.display.column_mut(Column::printed(*half, *die))[*row].take().unwrap();
            table.bag[cube.index()] += 1;
        }
    })
}

fn producing(situation: Situation) -> Situation {
    situation.action(1, Action::Production).moving(1, 2).plays(2, "decline")
}

/// AOS-9.1: two cubes into two empty boxes, before the dice.
#[test]
fn production() {
    let situation =
        emptied(Situation::new(3), &[(Half::Light, 1, 0), (Half::Dark, 6, 2), (Half::Dark, 6, 1)]);
    let situation = producing(situation);
    assert_eq!(situation.moves(1), ["produce", "decline"]);
    let situation = situation.refuses(1, "stock light1/1", "AOS-9.1");
    let in_bag = situation.table().bag.iter().sum::<u8>();
    let situation = situation.plays(1, "produce");
    assert_eq!(situation.table().bag.iter().sum::<u8>(), in_bag - 2);
    assert_eq!(situation.moves(1), ["stock light1/1", "stock dark6/2", "stock dark6/3"]);
    let Some(Event::Produced { cubes, .. }) = situation.events.first().cloned() else {
        panic!("cubes were drawn")
    };
    let situation = situation.refuses(1, "stock light2/1", "AOS-9.1").refuses(1, "produce", "AOS-9.1");
    let situation = situation.refuses(1, "decline", "AOS-9.1").plays(1, "stock dark6/3");
    assert_eq!(situation.table().display.column(Column::printed(Half::Dark, 6))[2], Some(cubes[0]));
    let situation = situation.refuses(1, "stock dark6/3", "AOS-9.1").plays(1, "stock light1/1");
    assert!(matches!(&situation.events[0], Event::Stocked { colour, .. } if *colour == cubes[1]));
    assert_eq!(situation.table().turn, 2, "then the dice are rolled");
}

/// AOS-9.1: any column will do, its New City on the board or not.
#[test]
fn production_into_a_column_whose_city_is_not_there() {
    let situation = Situation::new(3).edit(|table| {
        let cube = table.display.column_mut(age_of_steam::NewCity::A.column())[0].take().unwrap();
        table.bag[cube.index()] += 1;
    });
    let situation = producing(situation).plays(1, "produce");
    assert_eq!(situation.moves(1), ["stock A/1"]);
    situation.plays(1, "stock A/1");
}

/// AOS-9.1: it may be declined, and no more cubes are drawn than there are empty boxes, or than the bag holds.
#[test]
fn less_production() {
    let situation = producing(emptied(Situation::new(3), &[(Half::Light, 1, 0)]));
    assert_eq!(situation.plays(1, "decline").table().turn, 2);
    let situation = producing(emptied(Situation::new(3), &[(Half::Light, 1, 0)]))
        .plays(1, "produce")
        .plays(1, "stock light1/1");
    assert_eq!(situation.table().turn, 2, "one box, one cube");
    // All but one cube of the bag lie in a city.
    let situation = emptied(Situation::new(3), &[(Half::Light, 1, 0), (Half::Light, 1, 1)]).edit(|table| {
        let chicago = table.board().find_stop(crate::situation::at("L7")).unwrap();
        for colour in 0..5 {
            table.goods[chicago.index()][colour] += std::mem::take(&mut table.bag[colour]);
        }
        table.goods[chicago.index()][0] -= 1;
        table.bag[0] += 1;
    });
    let situation = producing(situation).plays(1, "produce").plays(1, "stock light1/2");
    assert_eq!(situation.table().turn, 2, "one cube in the bag, one cube drawn");
    // Without an empty box nobody is asked.
    assert_eq!(producing(Situation::new(3)).table().turn, 2);
}

fn rolled(situation: &Situation) -> Vec<(Half, Vec<u8>)> {
    let rolls = situation.events.iter().filter_map(|event| match event {
        Event::GrowthRolled { half, dice } => Some((*half, dice.to_vec())),
        _ => None,
    });
    rolls.collect()
}

/// AOS-9.2: as many dice as players at the start, light before dark.
#[test]
fn dice_for_each_half() {
    let situation = Situation::new(5).edit(|table| {
        table.seats[4].eliminated = true;
        table.order.truncate(4);
    });
    let situation = situation.moving(1, 3).plays(3, "decline");
    let rolls = rolled(&situation);
    assert_eq!(
        rolls.iter().map(|(half, dice)| (*half, dice.len())).collect::<Vec<_>>(),
        [(Half::Light, 5), (Half::Dark, 5)]
    );
}

/// AOS-9.3, AOS-9.4, AOS-9.5: each die takes the topmost cube left of its column, and of the New City column under it only
/// if that city lies on the board.
#[test]
fn cubes_follow_the_dice() {
    let mut situation = Situation::new(6)
        .action(0, Action::Urbanization)
        .building(0)
        .plays(0, "urbanize Q10 A")
        .plays(0, "done");
    for _ in 0..5 {
        let before = situation.table().clone();
        let mut expected = before.clone();
        situation = situation.moving(1, 5).plays(5, "decline");
        for (half, dice) in rolled(&situation) {
            for die in dice {
                let column = Column::printed(half, die);
                let mut columns = vec![(column, before.board().city_of(column).unwrap())];
                if (half, die) == (Half::Light, 3) {
                    let indianapolis = before.board().find_stop(crate::situation::at("Q10")).unwrap();
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
        assert_eq!(situation.table().goods, expected.goods);
        assert_eq!(situation.table().display, expected.display);
    }
}

/// AOS-10.1: the next turn begins with shares; after the last turn the game is over.
#[test]
fn the_turn_marker_advances() {
    let situation = Situation::new(4).moving(1, 3).plays(3, "decline");
    assert_eq!((situation.table().turn, &situation.table().phase), (2, &Phase::IssueShares { asked: 0 }));
    // AOS-0.7: the last turn has all its phases, reduction and growth too.
    let last = Situation::new(4).edit(|table| table.turn = 8).player(0, |player| player.income = 20);
    let situation = last.moving(1, 3).plays(3, "decline");
    assert_eq!(situation.table().phase, Phase::Over(Ending::LastTurn));
    assert_eq!((situation.income(0), rolled(&situation).len()), (18, 2));
    assert!(situation.position.turn().is_over());
    let mut moves = Vec::new();
    situation.position.moves(seat(0), &mut moves);
    assert_eq!(moves, []);
}
