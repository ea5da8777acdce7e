//! Somebody who plays the first seat of a table against bots, talks, and remembers what the server has acknowledged.

use std::collections::BTreeSet;
use std::time::Duration;

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
    /// Moves that count, moves of the turn that is not over, and what was said.
    committed: Vec<String>,
    draft: Vec<String>,
    said: BTreeSet<String>,
    /// How many moves of everybody a page has shown.
    seen: usize,
    /// What was asked for last without an answer: the draft and the committed moves if it was done.
    open: Option<(Vec<String>, Vec<String>)>,
    /// What was said without an answer. It is said again, by the same form.
    unheard: Option<String>,
}

/// What somebody has seen.
#[derive(Clone, Copy, Default, Debug)]
pub struct Figures {
    pub acknowledged: usize,
    pub cannot_save: usize,
    pub gone: usize,
    pub games: usize,
}

impl std::ops::AddAssign for Figures {
    fn add_assign(&mut self, other: Self) {
        self.acknowledged += other.acknowledged;
        self.cannot_save += other.cannot_save;
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
    /// The server said that it cannot save right now, or not in time.
    CannotSave,
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
        self.at.open.is_some()
    }

    /// Talks, or looks and does the next thing of the turn.
    pub fn step(&mut self, site: &Site) -> Step {
        let step =
            if self.at.unheard.is_some() || self.roll(8) == 0 { self.say(site) } else { self.act(site) };
        match step {
            Step::Acted => self.figures.acknowledged += 1,
            Step::Gone => self.figures.gone += 1,
            Step::CannotSave => self.figures.cannot_save += 1,
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
        assert!(self.at.open.is_none(), "settled first");
        let here = format!("/table/{}", self.at.table);
        let page = match judged(self.browser.ask(site, &here, None)) {
            Ok(page) => page,
            Err(step) => return step,
        };
        self.at.seen = self.at.seen.max(page.number("data-made"));
        if page.body.contains("id=\"outcome\"") {
            return Step::Over;
        }
        let for_good = page.body.contains("id=\"for-good\"");
        let choices: Vec<serde_json::Value> =
            page.attribute("data-choices").map_or_else(Vec::new, |text| serde_json::from_str(&text).unwrap());
        if !for_good && !page.body.contains("id=\"choices\"") {
            return Step::Waited;
        }
        assert_eq!(page.number("data-draft"), self.at.draft.len(), "the page shows what was acknowledged");
        let (mut drafted, mut committed) = (self.at.draft.clone(), self.at.committed.clone());
        let stamp = page.attribute("data-stamp").unwrap();
        let mut fields = vec![("seat", "0"), ("stamp", &*stamp)];
        let chosen;
        let what = if for_good {
            let (_, form) = page.body.split_once("id=\"for-good\"").unwrap();
            chosen =
                form.split_once("name=\"move\" value=\"").unwrap().1.split('"').next().unwrap().to_owned();
            take_the_place_of_a_bid(&mut drafted, &chosen);
            committed.append(&mut drafted);
            committed.push(chosen.clone());
            fields.extend([("move", &*chosen), ("for_good", "1")]);
            "play"
        } else if choices.is_empty() {
            committed.append(&mut drafted);
            "end"
        } else {
            let at = self.roll(choices.len());
            chosen = choices[at]["move"].as_str().unwrap().to_owned();
            take_the_place_of_a_bid(&mut drafted, &chosen);
            drafted.push(chosen.clone());
            fields.push(("move", &chosen));
            "play"
        };
        self.at.open = Some((drafted, committed));
        let answer = match judged(self.browser.ask(site, &format!("{here}/{what}"), Some(&fields))) {
            Ok(answer) => answer,
            Err(step) => return step,
        };
        assert!(!answer.head.contains("x-stale"), "{what} {fields:?}: {}", answer.head);
        self.accept(&answer, what == "play" && !for_good);
        Step::Acted
    }

    /// Takes over what was asked for, as far as the answer shows that it was done.
    fn accept(&mut self, answer: &Answer, into_draft: bool) {
        let Some((mut drafted, mut committed)) = self.at.open.take() else { return };
        let shown = answer.number("data-draft");
        if into_draft && shown == 0 {
            // A move that waits to be confirmed is not in the draft; one that closes a turn makes all of it count.
            if answer.body.contains("id=\"for-good\"") {
                drafted.clone_from(&self.at.draft);
            } else {
                committed.append(&mut drafted);
            }
        } else if into_draft && shown == self.at.draft.len() {
            drafted.clone_from(&self.at.draft);
        }
        self.at.draft = drafted;
        self.at.committed = committed;
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
        let (mine, open) = (kept.mine(), self.open.take());
        if mine == self.committed {
            if let Some((drafted, committed)) = open
                && committed == self.committed
            {
                self.draft = kept.draft_of(&self.draft, &drafted);
            }
            return;
        }
        let (drafted, mut committed) =
            open.unwrap_or_else(|| panic!("acknowledged {:?}, kept {mine:?}", self.committed));
        if mine != committed {
            // The last move of a turn that needs no end of its own.
            committed.extend(drafted);
        }
        assert_eq!(mine, committed, "nothing but what was asked for");
        self.committed = committed;
        self.draft.clear();
    }
}

/// A blind bid is asked for once more when it has become the last one, since it would open them all.
fn take_the_place_of_a_bid(drafted: &mut Vec<String>, chosen: &str) {
    if chosen.starts_with("bid ") {
        drafted.retain(|drafted| !drafted.starts_with("bid "));
    }
}

/// An answer that did what was asked for; or what came instead of one.
fn judged(answer: Option<Answer>) -> Result<Answer, Step> {
    match answer {
        None => Err(Step::Gone),
        // Whoever had to wait too long does not know either whether it was done.
        Some(Answer { status: 408 | 503, .. }) => Err(Step::CannotSave),
        Some(answer) if answer.status < 400 => Ok(answer),
        Some(answer) => panic!("{} {}", answer.status, answer.body),
    }
}
