//! Snapshots that do not fit their log.

use std::fmt;
use std::sync::{Arc, Mutex};

use store::Snapshot;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

use crate::client::TestServer;

const RECORD: &str = include_str!("../../../../games/age-of-steam/rules/tests/goldens/six-players.record");

/// Everything that is logged.
#[derive(Clone, Default)]
struct Reports(Arc<Mutex<Vec<String>>>);

impl Subscriber for Reports {
    fn enabled(&self, _: &Metadata<'_>) -> bool {
        true
    }
    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }
    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn event(&self, event: &Event<'_>) {
        struct Fields(String);
        impl Visit for Fields {
            fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
                self.0.push_str(&format!("{field}={value:?} "));
            }
        }
        let mut fields = Fields(String::new());
        event.record(&mut fields);
        self.0.lock().unwrap().push(fields.0);
    }
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

#[tokio::test]
async fn one_that_does_not_fit_is_replaced_and_reported() {
    let server = TestServer::new().await;
    let mut client = server.client();
    let id = client.post("/import", &[("record", RECORD)]).await.table();
    let kept = async || server.store.load_table(&id).await.unwrap().unwrap().snapshots;
    let before = kept().await;
    assert!(before.len() > 2, "{}", before.len());
    // One is damaged, one is in the wrong place, and one does not belong there at all.
    let damaged = Snapshot { body: vec![7; 100], ..before[0].clone() };
    let moved = Snapshot { moves: before[2].moves, ..before[1].clone() };
    let nowhere = Snapshot { moves: 5, body: vec![1] };
    server.store.replace_snapshots(&id, &[], &[damaged, moved, nowhere]).await.unwrap();
    assert_ne!(kept().await, before);

    let reports = Reports::default();
    let listening = tracing::subscriber::set_default(reports.clone());
    let page = client.at(&server.restarted()).get(&format!("/table/{id}")).await;
    drop(listening);
    assert_eq!(page.status, 200);
    assert_eq!(kept().await, before, "as they were");
    let reports = reports.0.lock().unwrap();
    let places = format!("unfit=[5, {}, {}]", before[0].moves, before[2].moves);
    assert!(reports.iter().any(|report| report.contains(&places)), "{reports:#?}");
}
