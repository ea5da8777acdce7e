//! What somebody who plays well would do next. Only the wish comes from here: it is fulfilled by pressing what the page
//! shows.

use std::collections::VecDeque;

use kernel::{Record, Seat};
use table::{Game, Table, TableEvent};

use super::{Person, World};

/// A bot that thinks along on a copy of the game.
pub(crate) struct Mind {
    game: Box<dyn Game>,
    /// What is to be played first, whatever the bot thinks of it.
    script: VecDeque<String>,
}

impl Mind {
    /// Learns from the server's store how the table that the person's page shows began, its secret included.
    pub(crate) async fn of(world: &World, person: &Person) -> Self {
        let table = person.attribute("#table", "data-table").await;
        // The server has its database for itself.
        let folder = tempfile::tempdir().unwrap();
        let copy = folder.path().join("copy.db");
        store::backup(&world.database(), &copy).await.unwrap();
        let store = store::connect(&format!("sqlite:{}", copy.display())).await.unwrap();
        let stored = store.load_table(&table).await.unwrap().unwrap();
        let event = |entry: &store::LogEntry| (entry.time, serde_json::from_str(&entry.body).unwrap());
        let log: Vec<(i64, TableEvent)> = stored.entries.iter().map(event).collect();
        let game = Table::fold(&log, &[]).unwrap().table.game().unwrap().boxed();
        Self { game, script: VecDeque::new() }
    }

    /// The game as it stands, with its secret.
    pub(crate) fn record(&self) -> Record {
        self.game.record().unwrap()
    }

    /// Plays these moves before anything else.
    pub(crate) fn follows(&mut self, script: impl IntoIterator<Item = String>) {
        self.script = script.into_iter().collect();
    }

    /// Whether the moves that were wanted have been played.
    pub(crate) fn has_followed(&self) -> bool {
        self.script.is_empty()
    }

    /// A good move of this seat, which is taken as made.
    pub(crate) fn decides(&mut self, seat: i32) -> String {
        let seat = Seat::try_from(u8::try_from(seat).unwrap()).unwrap();
        let bot = || self.game.bot(seat, "greedy", [7; 32]);
        let mv = self.script.pop_front().or_else(bot);
        let mv = mv.unwrap_or_else(|| panic!("seat {seat} is not asked"));
        self.game.push(seat, &mv).unwrap();
        mv
    }
}
