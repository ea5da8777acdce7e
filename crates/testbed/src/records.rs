//! Extreme records.

use kernel::Seat;
use table::{OpenChair, Opening, Table, TableEvent};

/// Two players who take money this often, by rules under which nothing ends that: the record that is cheapest to write
/// and most expensive to store.
#[must_use]
pub fn endless_record(moves: usize) -> String {
    let mut opening = Opening {
        record: true,
        idle_hours: 1,
        ..Opening::new("steam-power", 1, vec![OpenChair::Person { name: String::new() }; 2], "idle")
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
