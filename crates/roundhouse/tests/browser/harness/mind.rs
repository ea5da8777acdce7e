//! What somebody who plays well would do next. Only what to wish for comes from here: it is done by pressing what the
//! page shows.

use kernel::Seat;
use table::{Game, Happened, Table};

use super::World;

/// A bot that thinks along on a copy of the game.
pub(crate) struct Mind(Box<dyn Game>);

impl Mind {
    /// Learns from the server's store how the table began, its secret included.
    pub(crate) async fn of(world: &World, table: &str) -> Self {
        let store = store::connect(&world.database()).await.unwrap();
        let stored = store.open(table).await.unwrap().unwrap();
        let happened = |entry: &store::Entry| (entry.at, serde_json::from_str(&entry.body).unwrap());
        let log: Vec<(i64, Happened)> = stored.entries.iter().map(happened).collect();
        Self(Table::fold(&log, &[]).unwrap().game().unwrap().boxed())
    }

    /// A good move of this seat, which is taken as made.
    pub(crate) fn decides(&mut self, seat: i32) -> String {
        let seat = Seat::try_from(u8::try_from(seat).unwrap()).unwrap();
        let mv = self.0.bot(seat, "greedy", [7; 32]).unwrap_or_else(|| panic!("seat {seat} is not asked"));
        self.0.push(seat, &mv).unwrap();
        mv
    }
}
