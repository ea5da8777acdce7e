//! What a room shows, and how a change becomes part of it.

use std::sync::Arc;

use kernel::{MAX_SEATS, Seat};
use store::{Admission, Append, Head, PersonId, Receipt, Sitter, Store, StoredTable};
use table::{DraftText, Table, TableEvent};

use super::stored::{bodies, forgotten, head_of, named, snapshots};
use super::{Change, UpdateError, damaged};
use crate::clock::now;
use crate::metrics;

/// The content of a room at one moment. It is never changed, only replaced.
#[derive(Clone, Debug)]
pub(crate) struct RoomState {
    pub(crate) table: Arc<Table>,
    pub(crate) head: Head,
    pub(crate) sitters: Vec<Sitter>,
    /// What the owner has decided about onlookers.
    pub(crate) admissions: Vec<(PersonId, Admission)>,
    /// Uncommitted turns, by seat.
    drafts: [Option<DraftText>; MAX_SEATS],
}

/// Changes whenever the room does: pages compare it with what they show.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct RoomVersion {
    pub(crate) entries: u64,
    /// Changes when somebody may have lost the right to see or do something here.
    pub(crate) access_epoch: u64,
    /// A fingerprint of each seat's draft.
    drafts: [u32; MAX_SEATS],
}

impl RoomState {
    pub(crate) fn new(table: Table, stored: StoredTable) -> Self {
        Self {
            table: Arc::new(table),
            drafts: drafts_of(&stored.drafts),
            head: stored.head,
            sitters: stored.sitters,
            admissions: stored.onlookers,
        }
    }

    /// With the entries that were written after those we know; `None` if they do not fit.
    pub(super) fn with_new_entries(&self, stored: StoredTable) -> Option<Self> {
        let known = self.table.entries();
        if stored.head.entries < known
            || !stored.entries.iter().map(|entry| entry.number).eq(known + 1..=stored.head.entries)
        {
            return None;
        }
        let mut table = Arc::clone(&self.table);
        if !stored.entries.is_empty() {
            let table = Arc::make_mut(&mut table);
            for entry in &stored.entries {
                let event: TableEvent = serde_json::from_str(&entry.body).ok()?;
                table.apply(entry.time, &event).ok()?;
            }
        }
        Some(Self {
            table,
            drafts: drafts_of(&stored.drafts),
            head: stored.head,
            sitters: stored.sitters,
            admissions: stored.onlookers,
        })
    }

    /// The seats that this person has taken, in order.
    pub(crate) fn seats_of(&self, person: PersonId) -> Vec<Seat> {
        let theirs = self.sitters.iter().filter(|sitter| sitter.person == person);
        let mut seats: Vec<Seat> = theirs.filter_map(|sitter| Seat::try_from(sitter.seat).ok()).collect();
        seats.sort_unstable();
        seats
    }

    /// Those of them that the person still plays: a conceded seat is not theirs any more.
    pub(crate) fn played_by(&self, person: PersonId) -> Vec<Seat> {
        let mut seats = self.seats_of(person);
        seats.retain(|seat| self.table.chair(*seat).is_some_and(|chair| chair.has_person && !chair.conceded));
        seats
    }

    /// What the owner has decided about this person.
    pub(crate) fn admission_of(&self, person: PersonId) -> Option<Admission> {
        self.admissions.iter().find(|(who, _)| *who == person).map(|(_, admission)| *admission)
    }

    /// Whether rights at the table may have changed in a way that the log does not show. Those in the log are covered
    /// by [`RoomVersion::access_epoch`].
    pub(super) fn changes_access_of(&self, before: &Self) -> bool {
        let of = |state: &Self| (state.head.owner, state.head.deleted);
        of(self) != of(before) || self.sitters != before.sitters || self.admissions != before.admissions
    }

    /// The draft of a seat; empty if there is none for the current situation.
    pub(crate) fn draft(&self, seat: Seat) -> DraftText {
        let base = self.table.game().map_or(0, |game| game.draft_base(seat));
        let kept = self.drafts[seat.index()].as_ref().filter(|draft| draft.base == base);
        kept.cloned().unwrap_or_else(|| DraftText::new(base))
    }

    /// Applies events to a copy of the table, appends them, and adopts the copy.
    pub(super) async fn persist_entries(
        &mut self,
        store: &dyn Store,
        change: &Change,
        receipt: Option<Receipt>,
    ) -> Result<(), UpdateError> {
        let time = now().max(self.head.changed);
        let mut after = Table::clone(&self.table);
        for event in &change.events {
            after.apply(time, event).map_err(damaged)?;
        }
        let move_count = self.table.game().map_or(0, |game| game.move_count());
        let mut finished_drafts: Vec<u8> = Vec::new();
        for event in &change.events {
            match event {
                TableEvent::Moved { seat, .. } | TableEvent::Handed { seat, .. } => {
                    finished_drafts.push((*seat).into())
                }
                // A draft may show what only its author was allowed to see.
                TableEvent::Vacated { seat, .. } | TableEvent::Gone { seat } => {
                    finished_drafts.push((*seat).into())
                }
                // They were based on a position that no longer exists.
                TableEvent::TakenBack { .. } => finished_drafts.extend(0..MAX_SEATS as u8),
                _ => {}
            }
        }
        let mut head = head_of(&after, &self.head, time);
        head.owner = change.owner.unwrap_or(head.owner);
        let append = Append {
            head,
            owner: change.owner,
            bodies: bodies(&change.events)?,
            snapshots: snapshots(&after, move_count),
            sitters: change.sitters.iter().map(|(seat, person)| ((*seat).into(), *person)).collect(),
            drafts_done: finished_drafts.clone(),
            named: named(&change.events),
            forgotten: forgotten(&change.events),
            receipt,
        };
        let revision = metrics::database("append", store.append(&append)).await?;
        metrics::count_moves(
            change.events.iter().filter(|one| matches!(one, TableEvent::Moved { .. })).count(),
        );
        self.table = Arc::new(after);
        self.head = Head { revision: revision_after(self.head.revision, revision), ..append.head };
        for (seat, person) in &change.sitters {
            let seat = (*seat).into();
            self.sitters.retain(|sitter| sitter.seat != seat);
            self.sitters.extend(person.map(|person| Sitter { seat, person }));
        }
        for seat in finished_drafts {
            self.drafts[usize::from(seat)] = None;
        }
        Ok(())
    }

    pub(super) async fn persist_draft(
        &mut self,
        store: &dyn Store,
        table: &str,
        seat: Seat,
        draft: DraftText,
    ) -> Result<(), UpdateError> {
        let body = serde_json::to_string(&draft).map_err(damaged)?;
        let on = Some(self.head.revision);
        let saved = store.save_draft(table, seat.into(), &body, on);
        let revision = metrics::database("save_draft", saved).await?;
        self.head.revision = revision_after(self.head.revision, revision);
        self.drafts[seat.index()] = Some(draft);
        Ok(())
    }

    pub(crate) fn version(&self) -> RoomVersion {
        let drafts = self.drafts.each_ref().map(|draft| draft.as_ref().map_or(0, DraftText::fingerprint));
        RoomVersion { entries: self.table.entries(), access_epoch: self.table.access_epoch(), drafts }
    }
}

impl RoomVersion {
    /// What a page that shows these seats' drafts depends on, as text.
    pub(crate) fn for_seats(&self, my_seats: &[Seat]) -> String {
        let mut version = self.entries.to_string();
        for seat in my_seats {
            version.push_str(&format!(".{:x}", self.drafts[seat.index()]));
        }
        version
    }
}

/// The revision of a room that had the first one and has written the second. If others have written in between, their
/// changes are unknown here: then the room gets a revision that no store has, and catches up before it is used again.
const fn revision_after(before: u64, written: u64) -> u64 {
    match before.checked_add(1) {
        Some(next) if next == written => written,
        _ => u64::MAX,
    }
}

/// If a draft cannot be read, its turn simply starts again.
fn drafts_of(stored: &[(u8, String)]) -> [Option<DraftText>; MAX_SEATS] {
    let mut drafts = [const { None }; MAX_SEATS];
    for (seat, body) in stored {
        if let (Some(draft), Ok(read)) = (drafts.get_mut(usize::from(*seat)), serde_json::from_str(body)) {
            *draft = Some(read);
        }
    }
    drafts
}
