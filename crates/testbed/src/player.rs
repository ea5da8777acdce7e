//! Somebody who plays the first seat of a table against bots, talks, and remembers what the server has acknowledged.

use std::collections::BTreeSet;
use std::time::Duration;

use crate::stand::Stand;
use crate::{Answer, Browser, Kept, Site};

#[derive(Debug)]
pub struct Player {
    game: &'static str,
    browser: Browser,
    at: Acknowledged,
    /// Tables whose games are over, until they are compared with what was kept.
    over: Vec<Acknowledged>,
    dice: u64,
    pub figures: Figures,
}

/// What the server has acknowledged at one table.
#[derive(Default, Debug)]
struct Acknowledged {
    table: String,
    stand: Stand,
    said: BTreeSet<String>,
    /// How many moves of everybody a page has shown.
    seen: usize,
    /// How things may stand if what was asked for last, without an answer, was done.
    open: Vec<Stand>,
    /// What was said without an answer. It is said again, by the same form.
    unheard: Option<String>,
}

/// What somebody has seen.
#[derive(Clone, Copy, Default, Debug)]
pub struct Figures {
    pub acknowledged: usize,
    pub cannot_save: usize,
    pub late: usize,
    pub gone: usize,
    pub games: usize,
}

impl std::ops::AddAssign for Figures {
    fn add_assign(&mut self, other: Self) {
        self.acknowledged += other.acknowledged;
        self.cannot_save += other.cannot_save;
        self.late += other.late;
        self.gone += other.gone;
        self.games += other.games;
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    Acted,
    /// It is somebody else's turn.
    Waited,
    Over,
    /// The server was gone before it had answered.
    Gone,
    /// The server said that it cannot save right now.
    CannotSave,
    /// The server did not answer in time. By now what was asked for is done, or never will be.
    Late,
}

impl Player {
    /// Sits down at a new table. `None` when the server could not be reached.
    #[must_use]
    pub fn sit_down(game: &'static str, dice: u64, site: &Site) -> Option<Self> {
        let mut browser = Browser::default();
        let table = browser.ask(site, "/play-now", Some(&[("game", game)]))?.table()?;
        let at = Acknowledged { table, ..Acknowledged::default() };
        Some(Self { game, browser, at, over: Vec::new(), dice, figures: Figures::default() })
    }

    pub fn roll(&mut self, sides: usize) -> usize {
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.dice >> 33) as usize % sides
    }

    /// Whether something was asked for without an answer: only [`settle`](Self::settle) knows then how things stand.
    #[must_use]
    pub const fn is_in_doubt(&self) -> bool {
        !self.at.open.is_empty()
    }

    /// Talks, or looks and does the next thing of the turn.
    pub fn step(&mut self, site: &Site) -> Step {
        let step =
            if self.at.unheard.is_some() || self.roll(8) == 0 { self.say(site) } else { self.act(site) };
        match step {
            Step::Acted => self.figures.acknowledged += 1,
            Step::Gone => self.figures.gone += 1,
            Step::CannotSave => self.figures.cannot_save += 1,
            Step::Late => {
                self.figures.late += 1;
                // Nobody at the table is heard before what is being done there is done.
                while self.say(site) == Step::Late {}
            }
            Step::Waited | Step::Over => {}
        }
        step
    }

    fn say(&mut self, site: &Site) -> Step {
        let text =
            self.at.unheard.take().unwrap_or_else(|| format!("{} {}", self.at.table, self.at.said.len()));
        self.at.unheard = Some(text.clone());
        let fields = [("text", text.as_str()), ("once", text.as_str())];
        let answer = self.browser.ask(site, &format!("/table/{}/chat", self.at.table), Some(&fields));
        match judged(answer) {
            Ok(answer) => {
                assert!(!answer.head.contains("x-stale"), "what is said depends on nothing: {}", answer.head);
                self.at.said.extend(self.at.unheard.take());
                Step::Acted
            }
            Err(step) => step,
        }
    }

    fn act(&mut self, site: &Site) -> Step {
        assert!(!self.is_in_doubt(), "settled first");
        let here = format!("/table/{}", self.at.table);
        let page = match judged(self.browser.ask(site, &here, None)) {
            Ok(page) => page,
            Err(step) => return step,
        };
        self.at.seen = self.at.seen.max(page.number("data-made"));
        if page.body.contains("id=\"outcome\"") {
            return Step::Over;
        }
        let waiting = waiting(&page);
        if waiting.is_none() && !page.body.contains("id=\"choices\"") {
            return Step::Waited;
        }
        assert!(self.at.stand.is_shown(&page), "{:?} was acknowledged: {}", self.at.stand, page.body);
        let choices: Vec<serde_json::Value> =
            page.attribute("data-choices").map_or_else(Vec::new, |text| serde_json::from_str(&text).unwrap());
        let stamp = page.attribute("data-stamp").unwrap();
        let mut fields = vec![("seat", "0"), ("stamp", &*stamp)];
        let chosen;
        let what = if let Some(waiting) = &waiting {
            self.at.open = vec![self.at.stand.confirmed(waiting)];
            fields.extend([("move", &**waiting), ("for_good", "1")]);
            "play"
        } else if choices.is_empty() {
            self.at.open = vec![self.at.stand.ended()];
            "end"
        } else {
            chosen = choices[self.roll(choices.len())]["move"].as_str().unwrap().to_owned();
            self.at.open = self.at.stand.played(&chosen);
            fields.push(("move", &chosen));
            "play"
        };
        let answer = match judged(self.browser.ask(site, &format!("{here}/{what}"), Some(&fields))) {
            Ok(answer) => answer,
            Err(step) => return step,
        };
        assert!(!answer.head.contains("x-stale"), "{what} {fields:?}: {}", answer.head);
        self.accept(&answer, page.number("data-made"));
        Step::Acted
    }

    /// Takes over what was asked for, when there were so many moves, as the answer shows it.
    fn accept(&mut self, answer: &Answer, made: usize) {
        let mut shown = self.at.open.drain(..).filter(|stand| stand.is_shown(answer));
        let (one, other) = (shown.next(), shown.next());
        drop(shown);
        let (Some(stand), None) = (one, other) else { panic!("nothing that was asked for: {}", answer.body) };
        let counts = stand.committed.len() - self.at.stand.committed.len();
        assert!(answer.number("data-made") >= made + counts, "{counts} moves more count: {}", answer.body);
        self.at.stand = stand;
        self.at.seen = self.at.seen.max(answer.number("data-made"));
    }

    /// Leaves the rest of the game to a bot, waits for its end, and lets every draw be verified.
    pub fn finish(&mut self, site: &Site) {
        let table = format!("/table/{}", self.at.table);
        let handed = [("seat", "0"), ("level", "greedy")];
        let handed = self.browser.ask(site, &format!("{table}/hand"), Some(&handed)).expect("an answer");
        // A game that is over cannot be handed over.
        assert!(matches!(handed.status, 200 | 409), "{}", handed.body);
        let mut page = || self.browser.ask(site, &table, None).expect("an answer").body;
        while !page().contains("id=\"outcome\"") {
            std::thread::sleep(Duration::from_millis(10));
        }
        let verified = self.browser.ask(site, &format!("{table}/verify"), None).expect("an answer");
        assert_eq!(verified.status, 200, "{}", verified.body);
    }

    /// Another game, when one is over.
    pub fn next_game(&mut self, site: &Site) {
        let again = self.browser.ask(site, "/play-now", Some(&[("game", self.game)]));
        if let Some(table) = again.and_then(|answer| answer.table()) {
            let next = Acknowledged { table, ..Acknowledged::default() };
            self.over.push(std::mem::replace(&mut self.at, next));
            self.figures.games += 1;
        }
    }

    /// Compares what was acknowledged with what was kept, and takes over what was kept without an answer.
    pub fn settle(&mut self, mut kept: impl FnMut(&str) -> Kept) {
        for mut over in self.over.drain(..) {
            over.settle(&kept(&over.table));
        }
        self.at.settle(&kept(&self.at.table));
    }
}

impl Acknowledged {
    fn settle(&mut self, kept: &Kept) {
        assert!(
            kept.moves.len() >= self.seen,
            "{} moves were shown, {} are there",
            self.seen,
            kept.moves.len()
        );
        for text in &self.said {
            assert_eq!(kept.said.get(text), Some(&1), "{text:?} was said once");
        }
        if let Some(unheard) = &self.unheard {
            assert!(
                kept.said.get(unheard).is_none_or(|times| *times == 1),
                "{unheard:?} was said once at most"
            );
        }
        let found = kept.stand();
        let possible = std::mem::take(&mut self.open);
        if found != self.stand {
            assert!(
                possible.contains(&found),
                "{:?} was acknowledged, and one of {possible:?} asked for, but {found:?} was kept",
                self.stand
            );
            self.stand = found;
        }
    }
}

/// The move that cannot be taken back, and waits to be confirmed.
pub(crate) fn waiting(page: &Answer) -> Option<String> {
    let (_, form) = page.body.split_once("id=\"for-good\"")?;
    Some(form.split_once("name=\"move\" value=\"")?.1.split('"').next()?.to_owned())
}

/// An answer that did what was asked for; or what came instead of one.
fn judged(answer: Option<Answer>) -> Result<Answer, Step> {
    match answer {
        None => Err(Step::Gone),
        Some(Answer { status: 408, .. }) => Err(Step::Late),
        Some(Answer { status: 503, .. }) => Err(Step::CannotSave),
        Some(answer) if answer.status < 400 => Ok(answer),
        Some(answer) => panic!("{} {}", answer.status, answer.body),
    }
}

#[cfg(test)]
mod tests;
