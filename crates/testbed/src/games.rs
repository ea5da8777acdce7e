//! Games to test with.

use kernel::Seat;
use table::{OpenChair, Opening, Table, TableEvent};

/// A table of bots that has just started.
#[must_use]
pub fn table_of_bots(game: &str, rules_version: u32, players: usize) -> Table {
    let bots = vec![OpenChair::Bot { level: "greedy".into() }; players];
    started(&Opening { listed: true, ..Opening::new(game, rules_version, bots, "night-train-to-Pittsburgh") })
}

/// Two players who take money this often, by rules under which nothing ends that: the record that is cheapest to write
/// and most expensive to store.
#[must_use]
pub fn endless_record(moves: usize) -> String {
    let mut opening = Opening {
        record: true,
        idle_hours: 1,
        ..Opening::new("steam-power", 1, vec![OpenChair::Person { name: String::new() }; 2], "idle")
    };
    let first = started(&opening).game().unwrap().turn().seats().iter().next().unwrap().index();
    let seat = |number: usize| Seat::new((first + number / 2) % 2);
    opening.given = (0..moves).map(|number| (seat(number), "bank".to_owned())).collect();
    started(&opening).game().unwrap().record().unwrap().to_string()
}

fn started(opening: &Opening) -> Table {
    let log = [(0, TableEvent::Opened(Box::new(opening.clone()))), (1, TableEvent::Started)];
    Table::fold(&log, &[]).unwrap().table
}
