//! Extreme records.

use kernel::{Options, Seat};
use table::{OpenChair, Opening, Table, TableEvent};

/// Two players who take money this often, by rules under which nothing ends that: the record that is cheapest to write
/// and most expensive to store.
#[must_use]
pub fn endless_record(moves: usize) -> String {
    let mut opening = Opening {
        game: "steam-power".into(),
        rules_version: 1,
        options: Options::new(),
        title: String::new(),
        chairs: vec![OpenChair::Person { name: String::new() }; 2],
        secret: "idle".into(),
        nonces: Vec::new(),
        given: Vec::new(),
        record: true,
        idle_hours: 1,
        listed: false,
        audience: None,
        by: None,
    };
    let begun = |opening: &Opening| {
        let log = [(0, TableEvent::Opened(Box::new(opening.clone()))), (0, TableEvent::Started)];
        Table::fold(&log, &[]).unwrap().table
    };
    let first = begun(&opening).game().unwrap().turn().seats().iter().next().unwrap().index();
    let seat = |number: usize| Seat::new((first + number / 2) % 2);
    opening.given = (0..moves).map(|number| (seat(number), "bank".to_owned())).collect();
    begun(&opening).game().unwrap().record().unwrap().to_string()
}
