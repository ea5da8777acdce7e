//! Somebody at a browser, who looks, presses, types, and waits for things to come.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use fantoccini::actions::{InputSource, KeyAction, KeyActions, MouseActions, PointerAction, TouchActions};
use fantoccini::{Client, Locator};
use serde_json::{Value, json};

use super::command::Own;
use super::{Look, Screen};

/// How long something may take to come. Only a defect takes this long.
const PATIENCE: Duration = Duration::from_secs(60);
const BETWEEN_LOOKS: Duration = Duration::from_millis(15);

pub(crate) struct Person {
    test: &'static str,
    name: &'static str,
    client: Client,
    /// Where the server is.
    address: String,
    screen: Screen,
}

impl Person {
    pub(super) fn new(
        test: &'static str,
        name: &'static str,
        client: Client,
        address: String,
        screen: Screen,
    ) -> Self {
        Self { test, name, client, address, screen }
    }

    pub(crate) fn client(&self) -> &Client {
        &self.client
    }

    // Places

    /// Opens a page of the server, such as `/new`.
    pub(crate) async fn goes_to(&self, path: &str) {
        let url = if path.starts_with("http") { path.to_owned() } else { format!("{}{path}", self.address) };
        self.client.goto(&url).await.unwrap_or_else(|error| panic!("{}: {url}: {error}", self.name));
    }

    /// The path of the page, with its query.
    pub(crate) async fn place(&self) -> String {
        let url = self.client.current_url().await.unwrap();
        match url.query() {
            Some(query) => format!("{}?{query}", url.path()),
            None => url.path().to_owned(),
        }
    }

    pub(crate) async fn reloads(&self) {
        self.client.refresh().await.unwrap();
    }

    // Looking and waiting

    /// What a script returns: the body of a function with `arguments`.
    pub(crate) async fn reads(&self, script: &str, arguments: &[&str]) -> Value {
        let given = arguments.iter().map(|argument| json!(argument)).collect();
        let read = self.client.execute(script, given).await;
        read.unwrap_or_else(|error| panic!("{} cannot read {script}: {error}", self.name))
    }

    /// Waits until the script returns something that holds, and returns that.
    pub(crate) async fn awaits(&self, what: &str, script: &str, arguments: &[&str]) -> Value {
        let began = Instant::now();
        loop {
            let given = arguments.iter().map(|argument| json!(argument)).collect();
            // While a page gives way to another there is nothing to ask.
            let read = self.client.execute(script, given).await;
            match read {
                Ok(Value::Null | Value::Bool(false)) => {}
                Ok(value) => return value,
                Err(error) if began.elapsed() > PATIENCE => panic!("{} waits for {what}: {error}", self.name),
                Err(_) => {}
            }
            assert!(began.elapsed() < PATIENCE, "{} waits for {what}, in vain", self.name);
            tokio::time::sleep(BETWEEN_LOOKS).await;
        }
    }

    pub(crate) async fn awaits_element(&self, selector: &str) {
        self.awaits(selector, "return document.querySelector(arguments[0]) !== null", &[selector]).await;
    }

    pub(crate) async fn awaits_no_element(&self, selector: &str) {
        let script = "return document.querySelector(arguments[0]) === null";
        self.awaits(&format!("no {selector}"), script, &[selector]).await;
    }

    /// Waits until the first such element says this, among other things.
    pub(crate) async fn awaits_text(&self, selector: &str, text: &str) {
        let script = "return document.querySelector(arguments[0])?.textContent.includes(arguments[1])";
        self.awaits(&format!("“{text}” in {selector}"), script, &[selector, text]).await;
    }

    pub(crate) async fn awaits_place(&self, path: &str) {
        let script =
            "return document.readyState === 'complete' && location.pathname.startsWith(arguments[0])";
        self.awaits(path, script, &[path]).await;
    }

    pub(crate) async fn sees(&self, selector: &str) -> bool {
        self.reads("return document.querySelector(arguments[0]) !== null", &[selector]).await
            == Value::Bool(true)
    }

    pub(crate) async fn count(&self, selector: &str) -> u64 {
        let count = self.reads("return document.querySelectorAll(arguments[0]).length", &[selector]).await;
        count.as_u64().unwrap()
    }

    /// What the first such element says; empty when there is none.
    pub(crate) async fn text(&self, selector: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.textContent.trim() ?? ''";
        self.reads(script, &[selector]).await.as_str().unwrap().to_owned()
    }

    pub(crate) async fn attribute(&self, selector: &str, name: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.getAttribute(arguments[1]) ?? ''";
        self.reads(script, &[selector, name]).await.as_str().unwrap().to_owned()
    }

    /// The table, once it is not busy and shows something for which `holds`.
    pub(crate) async fn looks(&self, what: &str, holds: impl Fn(&Look) -> bool) -> Look {
        let began = Instant::now();
        let mut last = None;
        loop {
            if let Ok(value) = self.client.execute(called!("look.js"), vec![]).await
                && let Ok(look) = serde_json::from_value::<Look>(value)
            {
                if !look.busy && holds(&look) {
                    return look;
                }
                last = Some(look);
            }
            assert!(began.elapsed() < PATIENCE, "{} waits for {what}, and sees {last:#?}", self.name);
            tokio::time::sleep(BETWEEN_LOOKS).await;
        }
    }

    // Hands

    /// Presses an element where nothing lies over it, with the mouse or a finger.
    pub(crate) async fn presses(&self, selector: &str) {
        let mut point = self.finds(selector).await;
        if selector.starts_with("[data-spot") && !self.screen.touch {
            // What the page says about a thing that is pointed at may take room from the board.
            self.points(&[to(point)]).await;
            point = self.finds(selector).await;
        }
        self.points(&[to(point), PointerAction::Down { button: 0 }, PointerAction::Up { button: 0 }]).await;
    }

    /// Presses at one point of the window and lets go at another.
    pub(crate) async fn slips(&self, from: (f64, f64), onto: (f64, f64)) {
        let (down, up) = (PointerAction::Down { button: 0 }, PointerAction::Up { button: 0 });
        self.points(&[to(from), down, to(onto), up]).await;
    }

    async fn points(&self, actions: &[PointerAction]) {
        let done = if self.screen.touch {
            let finger = actions.iter().cloned().fold(TouchActions::new("finger".into()), TouchActions::then);
            self.client.perform_actions(finger).await
        } else {
            let mouse = actions.iter().cloned().fold(MouseActions::new("mouse".into()), MouseActions::then);
            self.client.perform_actions(mouse).await
        };
        done.unwrap_or_else(|error| panic!("{} cannot point: {error}", self.name));
    }

    /// A point of the window where this element can be pressed, once it lies still.
    async fn finds(&self, selector: &str) -> (f64, f64) {
        let began = Instant::now();
        loop {
            let found = self.client.execute_async(called!("spot.js"), vec![json!(selector)]).await;
            if let Ok(Some((x, y))) = found.map(|point| point["x"].as_f64().zip(point["y"].as_f64())) {
                return (x, y);
            }
            assert!(began.elapsed() < PATIENCE, "{} finds no {selector} to press", self.name);
            tokio::time::sleep(BETWEEN_LOOKS).await;
        }
    }

    /// Presses a spot of the drawing, such as `hex-Q10`.
    pub(crate) async fn presses_spot(&self, spot: &str) {
        self.presses(&format!("[data-spot=\"{spot}\"]")).await;
    }

    /// Presses the button of an answer, such as `number 2`.
    pub(crate) async fn answers(&self, answer: &str) {
        self.presses(&format!("#choices :not(details) > [data-step^=\"{answer} \"]")).await;
    }

    /// Presses a button of the turn, such as `undo`.
    pub(crate) async fn turns(&self, key: &str) {
        self.presses(&format!("#turn [data-key={key}]")).await;
    }

    /// Types into a field.
    pub(crate) async fn types(&self, selector: &str, text: &str) {
        let field = self.client.find(Locator::Css(selector)).await.unwrap();
        field.clear().await.unwrap();
        field.send_keys(text).await.unwrap();
    }

    /// Chooses in a `<select>`.
    pub(crate) async fn chooses(&self, selector: &str, value: &str) {
        self.client.find(Locator::Css(selector)).await.unwrap().select_by_value(value).await.unwrap();
    }

    /// Presses keys, one after the other, wherever the focus is.
    pub(crate) async fn keys(&self, keys: impl IntoIterator<Item = char>) {
        let mut actions = KeyActions::new("keys".into());
        for key in keys {
            actions = actions.then(KeyAction::Down { value: key }).then(KeyAction::Up { value: key });
        }
        self.client.perform_actions(actions).await.unwrap();
    }

    // The browser

    /// Speaks the browser's own protocol.
    pub(crate) async fn tells_browser(&self, command: &str, parameters: Value) -> Value {
        self.client.issue_cmd(Own::browser(command, parameters)).await.unwrap()
    }

    pub(crate) async fn goes_offline(&self, offline: bool) {
        self.tells_browser("Network.enable", json!({})).await;
        let conditions =
            json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.tells_browser("Network.emulateNetworkConditions", conditions).await;
    }

    /// What the pages complained about: errors of scripts, things that were not found or not allowed.
    pub(crate) async fn complaints(&self) -> Vec<String> {
        let log = self.client.issue_cmd(Own::complaints()).await.unwrap();
        let entries = log.as_array().cloned().unwrap_or_default();
        let severe = entries.iter().filter(|entry| entry["level"] == "SEVERE");
        severe.filter_map(|entry| entry["message"].as_str().map(str::to_owned)).collect()
    }

    /// A picture of the window, kept beside what was built.
    pub(crate) async fn pictures(&self, what: &str) {
        // Once the board has found its place.
        self.finds("body").await;
        let path = artefacts().join(format!("{}-{what}.png", self.test));
        std::fs::write(path, self.client.screenshot().await.unwrap()).unwrap();
    }

    /// Closes the browser, which must have had nothing to complain about.
    pub(crate) async fn leaves(self) {
        let complaints = self.complaints().await;
        assert!(complaints.is_empty(), "the pages of {} complained: {complaints:#?}", self.name);
    }
}

fn to((x, y): (f64, f64)) -> PointerAction {
    PointerAction::MoveTo { duration: None, x, y }
}

impl Drop for Person {
    fn drop(&mut self) {
        let failed = std::thread::panicking();
        tokio::task::block_in_place(|| {
            tokio::runtime::Handle::current().block_on(async {
                if failed && let Ok(picture) = self.client.screenshot().await {
                    let path = artefacts().join(format!("{}-failed-{}.png", self.test, self.name));
                    eprintln!("What {} saw last: {}", self.name, path.display());
                    let _ = std::fs::write(path, picture);
                }
                let _ = self.client.clone().close().await;
            });
        });
    }
}

/// `target/artefacts/browser`
fn artefacts() -> PathBuf {
    let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let folder = target.parent().map(|target| target.join("artefacts/browser")).unwrap_or(target);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}
