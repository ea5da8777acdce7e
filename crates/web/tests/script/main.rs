//! The parts of the script in a real browser. Cases are written in script, beside this, and are reported by their names; the
//! script is put together as it is for a table, with the cases in place of what starts it.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it finds something unexpected")]

use std::time::{Duration, Instant};

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde::Deserialize;
use serde_json::{Value, json};
use tempfile::TempDir;
use testbed::Driver;

/// Only a defect takes this long.
const PATIENCE: Duration = Duration::from_secs(60);

const PAGE: &str = include_str!("page.html");
/// A script that cannot be read or stops half way has failed, too.
const OTHERWISE: &str =
    "addEventListener('error', ({ message }) => { window.report = [{ name: 'the script', failed: message }]; });
     addEventListener('unhandledrejection', ({ reason }) => { window.report = [{ name: 'the script', failed: String(reason) }]; });";

#[derive(Deserialize)]
struct Tried {
    name: String,
    failed: Option<String>,
}

async fn open(driver: &Driver, folder: &TempDir) -> Client {
    let options = testbed::chromium(&folder.path().join("profile"), 1400, 900);
    let Value::Object(wanted) = json!({ "browserName": "chrome", "goog:chromeOptions": options }) else {
        unreachable!()
    };
    let mut builder = ClientBuilder::new(HttpConnector::new());
    builder.capabilities(wanted);
    builder.connect(&driver.address).await.unwrap_or_else(|error| panic!("no browser opens: {error}"))
}

/// Tries all cases of a file, and reports which of them failed.
async fn holds(cases: (&str, &str)) {
    let modules = [("check.js", include_str!("check.js")), ("steps.js", include_str!("steps.js")), cases];
    let script = web::table_script_with(&modules);
    let page = format!(
        "<!doctype html><meta charset=\"utf-8\"><title>{}</title><body>{PAGE}</body>\
         <script>{OTHERWISE}</script><script type=\"module\">{script}</script>",
        cases.0
    );
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("page.html");
    std::fs::write(&file, page).unwrap();
    let driver = Driver::start();
    let client = open(&driver, &folder).await;
    client.goto(&format!("file://{}", file.display())).await.unwrap();
    let began = Instant::now();
    let report = loop {
        let report = client.execute("return window.report ?? null", vec![]).await.unwrap();
        if !report.is_null() {
            break report;
        }
        assert!(began.elapsed() < PATIENCE, "{} reports nothing", cases.0);
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    client.close().await.unwrap();
    let tried: Vec<Tried> = serde_json::from_value(report).unwrap();
    for Tried { name, failed } in &tried {
        match failed {
            None => println!("ok      {name}"),
            Some(why) => println!("FAILED  {name}\n        {why}"),
        }
    }
    let failed = tried.iter().filter(|tried| tried.failed.is_some()).count();
    assert!(failed == 0 && !tried.is_empty(), "{failed} of {} cases failed (above)", tried.len());
}

#[tokio::test]
async fn the_tree_of_choices() {
    holds(("tree.js", include_str!("tree.js"))).await;
}

#[tokio::test]
async fn from_clicks_to_a_move() {
    holds(("paths.js", include_str!("paths.js"))).await;
}

#[tokio::test]
async fn one_page_becomes_another() {
    holds(("patch.js", include_str!("patch.js"))).await;
}
