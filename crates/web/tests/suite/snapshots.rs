//! Positions that are kept beside a log, and do not fit it.

use std::fmt;
use std::sync::{Arc, Mutex};

use store::Snapshot;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

use crate::client::House;

const RECORD: &str = include_str!("../../../age-of-steam/tests/goldens/six-players.record");

/// All that is reported.
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
    let house = House::new().await;
    let mut client = house.client();
    let id = client.post("/import", &[("record", RECORD)]).await.table();
    let kept = async || house.store.open(&id).await.unwrap().unwrap().snapshots;
    let before = kept().await;
    assert!(before.len() > 2, "{}", before.len());
    // One is damaged, one is of another place, and one belongs nowhere.
    let damaged = Snapshot { body: vec![7; 100], ..before[0].clone() };
    let moved = Snapshot { moves: before[2].moves, ..before[1].clone() };
    let nowhere = Snapshot { moves: 5, body: vec![1] };
    house.store.replace_snapshots(&id, &[], &[damaged, moved, nowhere]).await.unwrap();
    assert_ne!(kept().await, before);

    let reports = Reports::default();
    let listening = tracing::subscriber::set_default(reports.clone());
    let page = client.at(&house.restarted()).get(&format!("/table/{id}")).await;
    drop(listening);
    assert_eq!(page.status, 200);
    assert_eq!(kept().await, before, "as they were");
    let reports = reports.0.lock().unwrap();
    let places = format!("unfit=[5, {}, {}]", before[0].moves, before[2].moves);
    assert!(reports.iter().any(|report| report.contains(&places)), "{reports:#?}");
}
