//! Creating tables.

use kernel::Seat;
use store::{Append, Head, PersonId, Receipt, StoreError, StoredStage};
use table::{Opening, Table, TableEvent};

use crate::app::App;
use crate::clock::now;
use crate::{blocking, room, token};

impl App {
    /// Creates a table from its opening and further events, and returns its name. A repeated form gets the table that
    /// it created the first time.
    pub(crate) async fn create_table(
        &self,
        mut opening: Opening,
        owner: PersonId,
        sitters: Vec<(Seat, PersonId)>,
        then: Vec<TableEvent>,
        receipt: Option<String>,
    ) -> Result<String, StoreError> {
        let failed = |error: &dyn std::fmt::Display| StoreError::Damaged(error.to_string());
        let id = token::table_name().map_err(|error| failed(&error))?;
        let time = now();
        // The person who opens a table sits on all chairs that have a person from the start.
        opening.by = (!sitters.is_empty()).then_some(owner.0);
        let mut events = vec![TableEvent::Opened(Box::new(opening.clone()))];
        events.extend(then);
        // Folding a long record takes a while.
        let folded = blocking::run(move || {
            let (bodies, named) = (room::bodies(&events)?, room::named(&events));
            let log: Vec<_> = events.into_iter().map(|event| (time, event)).collect();
            let table = Table::fold(&log, &[]).map_err(|error| StoreError::Damaged(error.to_string()))?.table;
            let snapshots = room::snapshots(&table, 0);
            Ok::<_, StoreError>((table, bodies, named, snapshots))
        });
        let folded = folded.await.map_err(|_| failed(&"a table could not be set up"))?;
        let (table, bodies, named, snapshots) = folded?;
        let audience = room::audience(opening.audience());
        let blank = Head {
            id: id.clone(),
            game: opening.game,
            rules_version: opening.rules_version,
            title: opening.title,
            owner,
            stage: StoredStage::Waiting,
            audience,
            deleted: false,
            revision: 0,
            entries: 0,
            moves: 0,
            players: opening.chairs.len() as u8,
            owed: 0,
            bot_owed: false,
            round: 0,
            created: time,
            changed: time,
            names: Vec::new(),
        };
        let append = Append {
            snapshots,
            sitters: sitters.into_iter().map(|(seat, person)| (seat.into(), Some(person))).collect(),
            named,
            receipt: receipt.map(|key| Receipt { key, outcome: id.clone() }),
            ..Append::new(room::head_of(&table, &blank, time), bodies)
        };
        match self.store.create_table(&append).await {
            // The same form has already created a table.
            Err(StoreError::AlreadyDone(made)) => return Ok(made),
            made => made?,
        };
        if append.head.bot_owed {
            self.bot_queue.wake(&id);
        }
        Ok(id)
    }
}
