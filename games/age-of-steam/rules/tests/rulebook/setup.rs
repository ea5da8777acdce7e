use age_of_steam::{Colour, Column, Half, NewCity, Phase, Position, Setup, Supply};
use hexes::Coord;
use kernel::kit::{self, TestScene as _};
use kernel::{Events, Options, Rules, Seat, Setup as _, Turn, Viewer};

use crate::situation::{Situation, at, seat};

fn start(players: usize, secret: &str) -> (Position, Events<age_of_steam::Event>) {
    kit::start(players, &[], secret)
}

/// AOS-0.1
#[test]
fn three_to_six_play() {
    for (players, accepted) in
        [(0, false), (2, false), (3, true), (4, true), (5, true), (6, true), (7, false)]
    {
        assert_eq!(Setup::from_options(players, &Options::new()).is_ok(), accepted, "{players} players");
    }
    let wrong = |key: &str, value: &str| Setup::from_options(4, &Options::from([(key.into(), value.into())]));
    let told = |wrong: Result<Setup, kernel::SetupError>| wrong.unwrap_err().to_string();
    assert!(told(wrong("map", "moon")).starts_with("The option map cannot be “moon”."));
    assert!(told(wrong("mapp", "rust-belt")).starts_with("Age of Steam has no option “mapp”."));
    assert_eq!(wrong("map", "rust-belt"), Setup::from_options(4, &Options::new()));
}

/// AOS-0.2, AOS-0.3: 52 cubes in the display, filled by rows; AOS-0.4: 26 in the cities; 18 left in the bag.
#[test]
fn goods_are_laid_out() {
    let (position, events) = start(4, "goods");
    let table = position.table();
    let in_display = Column::all().flat_map(|column| table.display.column(column)).flatten().count();
    assert_eq!(in_display, 52);
    assert!(Column::all().all(|column| column.boxes() == if column.new_city().is_some() { 2 } else { 3 }));
    let under = |city: NewCity| Supply::shipped().new_city(city).under.half_and_die();
    let light = (3..=6).map(|die| Some((Half::Light, die)));
    let dark = (1..=4).map(|die| Some((Half::Dark, die)));
    assert_eq!(NewCity::ALL.map(under).to_vec(), light.chain(dark).collect::<Vec<_>>());

    let count = |label: &str| {
        let stop = table.board().find_stop(at(label)).unwrap();
        table.goods[stop.index()].iter().sum::<u8>()
    };
    assert_eq!((count("L17"), count("Q16"), count("L7"), count("T13")), (3, 3, 2, 0));
    assert_eq!(table.goods.iter().flatten().map(|cubes| u32::from(*cubes)).sum::<u32>(), 26);
    assert_eq!(table.bag.iter().sum::<u8>(), 18);

    // The letters of the event are in the order of drawing: the first row of both halves comes first.
    let cubes = events.iter().find_map(|event| match event {
        age_of_steam::Event::DisplayFilled { cubes } => Some(cubes.clone()),
        _ => None,
    });
    let top = |column: Column| table.display.column(column)[0].unwrap();
    let first_row = (1..=6).map(|die| Column::printed(Half::Light, die));
    let first_row = first_row.chain((1..=6).map(|die| Column::printed(Half::Dark, die)));
    let first_row: String =
        first_row.chain(NewCity::ALL.map(NewCity::column)).map(|column| top(column).letter()).collect();
    let cubes = cubes.unwrap();
    assert_eq!(&cubes[..12], &first_row[..12]);
    assert_eq!(&cubes[36..44], &first_row[12..]);

    // Pittsburgh, then Wheeling, then the others as the display has them.
    let filled: Vec<Coord> = events
        .iter()
        .filter_map(|event| match event {
            age_of_steam::Event::CityFilled { city, .. } => Some(city.at),
            _ => None,
        })
        .collect();
    assert_eq!(filled[..4], [at("L17"), at("Q16"), at("L7"), at("T5")]);
    assert_eq!(filled.len(), 12);
}

/// AOS-0.2: the box as it is counted.
#[test]
fn ninety_six_cubes() {
    assert_eq!(Supply::shipped().cubes, [20, 20, 20, 20, 16]);
    assert_eq!(Supply::shipped().new_city(NewCity::A).colour, Colour::Red);
}

/// AOS-0.5
#[test]
fn players_start_alike() {
    let (position, _) = start(6, "alike");
    for player in &position.table().seats {
        assert_eq!(
            (player.cash, player.shares, player.income, player.engine, player.markers),
            (10, 2, 0, 1, 0)
        );
    }
    assert_eq!(Supply::shipped().ownership_markers.count, 20);
}

/// AOS-0.6: the highest sum is first, and those who tie roll again for the places they tied for.
#[test]
fn dice_decide_the_first_order() {
    let mut ties = 0;
    for game in 0..200 {
        let (position, events) = start(5, &format!("order {game}"));
        let mut sums = vec![Vec::new(); 5];
        for event in &events {
            if let age_of_steam::Event::Rolled { seat, dice } = event {
                assert!(dice.iter().all(|die| (1..=6).contains(die)));
                sums[seat.index()].push(dice.iter().sum::<u8>());
            }
        }
        ties += usize::from(sums.iter().any(|rolls| rolls.len() > 1));
        let order: Vec<usize> = position.table().order.iter().map(|seat| seat.index()).collect();
        assert!(order.windows(2).all(|pair| sums[pair[0]] > sums[pair[1]]), "{order:?} {sums:?}");
        // Players who did not tie do not roll again.
        for (number, rolls) in sums.iter().enumerate() {
            let tied = sums.iter().enumerate().any(|(other, sum)| other != number && sum[0] == rolls[0]);
            assert_eq!(rolls.len() > 1, tied);
        }
    }
    assert!(ties > 20, "ties are common enough to have been tested: {ties}");
}

/// AOS-0.7
#[test]
fn the_length_of_the_game() {
    for (players, turns) in [(3, 10), (4, 8), (5, 7), (6, 6)] {
        assert_eq!(start(players, "length").0.table().turns(), turns);
    }
}

/// AOS-0.8
#[test]
fn only_who_is_asked_answers_and_only_what_is_asked() {
    let answers_to_other_questions = [
        "bid 1",
        "done",
        "take engineer",
        "build S10 straight/1",
        "urbanize Q10 A",
        "ship T9 blue",
        "run Q12 over 0",
        "engine",
        "decline",
        "produce",
        "stock light1/1",
        "pass",
        "drop",
    ];
    let situation = Situation::new(3).refuses(1, "issue 1", "AOS-0.8").refuses_each(
        0,
        &answers_to_other_questions,
        "AOS-0.8",
    );
    assert!(situation.moves(1).is_empty());
    situation
        .building(0)
        .refuses(0, "issue 1", "AOS-0.8")
        .edit(|table| table.phase = Phase::Over(age_of_steam::Ending::LastTurn))
        .refuses(0, "issue 0", "AOS-0.8");
}

/// AOS-0.9: every viewer sees the same table, and only the draws to come differ in a guess.
#[test]
fn only_chance_is_hidden() {
    let (position, _) = start(4, "open");
    let mut stream = kernel::Stream::from_seed([5; 32]);
    let guess = position.guess(seat(2), &mut stream);
    for viewer in [Viewer::Spectator, Viewer::Seat(seat(0)), Viewer::Seat(seat(3))] {
        assert_eq!(position.view(viewer), guess.view(viewer));
    }
    assert_ne!(position.draws(), guess.draws());
    let asked = position.table().asked();
    let phase = Phase::IssueShares { asked: 0 }.name();
    assert_eq!((asked.len(), position.turn()), (1, Turn::Owed { seats: asked, phase }));
    assert!(Seat::all(4).all(|seat| position.table().order.contains(&seat)));
    // Money is not limited: the bank pays more than all its bills, which come to $340.
    let rich = (0..4)
        .fold(Situation::new(4), |situation, number| situation.player(number, |player| player.income = 100));
    let rich = rich.moving(1, 3).plays(3, "decline");
    assert!((0..4).map(|number| rich.cash(number)).sum::<u16>() > 340);
}

/// The order that is asked for by place is the order that is given as a whole.
#[test]
fn orders_agree() {
    use age_of_steam::{Action, Building, Phase};
    for holder in 0..6 {
        let situation = Situation::new(6).action(holder, Action::FirstBuild).building(0);
        let order = situation.table().order_after(Action::FirstBuild);
        assert_eq!(order[0], seat(holder));
        for (place, expected) in order.iter().enumerate() {
            let situation =
                situation.clone().edit(|table| table.phase = Phase::BuildTrack(Building::turn(place as u8)));
            assert_eq!(situation.table().asked(), kernel::Seats::only(*expected));
        }
    }
}
