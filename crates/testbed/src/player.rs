//! A player on the first seat of a table against bots, who chats and remembers what the server has acknowledged.

use std::collections::BTreeSet;
use std::time::Duration;

use crate::progress::PlayerProgress;
use crate::{Answer, Browser, Site, TableContents};

#[derive(Debug)]
pub struct Player {
    game: &'static str,
    browser: Browser,
    current: Acknowledged,
    /// Tables whose games are over, until they are compared with what was stored.
    over: Vec<Acknowledged>,
    dice: u64,
    pub stats: PlayerStats,
}

/// What the server has acknowledged at one table.
#[derive(Default, Debug)]
struct Acknowledged {
    table: String,
    progress: PlayerProgress,
    said: BTreeSet<String>,
    /// How many moves a page has shown.
    seen: usize,
    /// The possible states if the last request, which was not answered, succeeded.
    possible: Vec<PlayerProgress>,
    /// The chat message that was not answered. It is sent again with the same form.
    unanswered: Option<String>,
}

/// What a player has experienced.
#[derive(Clone, Copy, Default, Debug)]
pub struct PlayerStats {
    pub acknowledged: usize,
    pub cannot_save: usize,
    pub late: usize,
    pub gone: usize,
    pub games: usize,
}

impl std::ops::AddAssign for PlayerStats {
    fn add_assign(&mut self, other: Self) {
        self.acknowledged += other.acknowledged;
        self.cannot_save += other.cannot_save;
        self.late += other.late;
        self.gone += other.gone;
        self.games += other.games;
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepOutcome {
    Acted,
    /// It is somebody else's turn.
    Waited,
    Over,
    /// The server was gone before it had answered.
    Gone,
    /// The server said that it cannot save right now.
    CannotSave,
    /// The server did not answer in time. By now the request has succeeded, or never will.
    Late,
}

impl Player {
    /// Opens a new table. `None` if the server could not be reached.
    #[must_use]
    pub fn sit_down(game: &'static str, dice: u64, site: &Site) -> Option<Self> {
        let mut browser = Browser::default();
        let table = browser.ask(site, "/play-now", Some(&[("game", game)]))?.table()?;
        let current = Acknowledged { table, ..Acknowledged::default() };
        Some(Self { game, browser, current, over: Vec::new(), dice, stats: PlayerStats::default() })
    }

    pub fn roll(&mut self, sides: usize) -> usize {
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.dice >> 33) as usize % sides
    }

    /// Whether a request was not answered: then only [`settle`](Self::settle) finds out what happened.
    #[must_use]
    pub const fn is_in_doubt(&self) -> bool {
        !self.current.possible.is_empty()
    }

    /// Chats, or looks at the page and does the next thing of the turn.
    pub fn step(&mut self, site: &Site) -> StepOutcome {
        let step = if self.current.unanswered.is_some() || self.roll(8) == 0 {
            self.say(site)
        } else {
            self.act(site)
        };
        match step {
            StepOutcome::Acted => self.stats.acknowledged += 1,
            StepOutcome::Gone => self.stats.gone += 1,
            StepOutcome::CannotSave => self.stats.cannot_save += 1,
            StepOutcome::Late => {
                self.stats.late += 1;
                // A chat message is only stored after the pending request at the table is done.
                while self.say(site) == StepOutcome::Late {}
            }
            StepOutcome::Waited | StepOutcome::Over => {}
        }
        step
    }

    fn say(&mut self, site: &Site) -> StepOutcome {
        let text = self
            .current
            .unanswered
            .take()
            .unwrap_or_else(|| format!("{} {}", self.current.table, self.current.said.len()));
        self.current.unanswered = Some(text.clone());
        let fields = [("text", text.as_str()), ("once", text.as_str())];
        let answer = self.browser.ask(site, &format!("/table/{}/chat", self.current.table), Some(&fields));
        match check_answer(answer) {
            Ok(answer) => {
                assert!(!answer.head.contains("x-stale"), "what is said depends on nothing: {}", answer.head);
                self.current.said.extend(self.current.unanswered.take());
                StepOutcome::Acted
            }
            Err(step) => step,
        }
    }

    fn act(&mut self, site: &Site) -> StepOutcome {
        assert!(!self.is_in_doubt(), "settled first");
        let here = format!("/table/{}", self.current.table);
        let page = match check_answer(self.browser.ask(site, &here, None)) {
            Ok(page) => page,
            Err(step) => return step,
        };
        self.current.seen = self.current.seen.max(page.number("data-made"));
        if page.body.contains("id=\"outcome\"") {
            return StepOutcome::Over;
        }
        let waiting = waiting(&page);
        if waiting.is_none() && !page.body.contains("id=\"choices\"") {
            return StepOutcome::Waited;
        }
        assert!(
            self.current.progress.is_shown(&page),
            "{:?} was acknowledged: {}",
            self.current.progress,
            page.body
        );
        let choices: Vec<serde_json::Value> =
            page.attribute("data-choices").map_or_else(Vec::new, |text| serde_json::from_str(&text).unwrap());
        let stamp = page.attribute("data-stamp").unwrap();
        let mut fields = vec![("seat", "0"), ("stamp", &*stamp)];
        let chosen;
        let what = if let Some(waiting) = &waiting {
            self.current.possible = vec![self.current.progress.confirmed(waiting)];
            fields.extend([("move", &**waiting), ("for_good", "1")]);
            "play"
        } else if choices.is_empty() {
            self.current.possible = vec![self.current.progress.ended()];
            "end"
        } else {
            chosen = choices[self.roll(choices.len())]["move"].as_str().unwrap().to_owned();
            self.current.possible = self.current.progress.played(&chosen);
            fields.push(("move", &chosen));
            "play"
        };
        let answer = match check_answer(self.browser.ask(site, &format!("{here}/{what}"), Some(&fields))) {
            Ok(answer) => answer,
            Err(step) => return step,
        };
        assert!(!answer.head.contains("x-stale"), "{what} {fields:?}: {}", answer.head);
        self.accept(&answer, page.number("data-made"));
        StepOutcome::Acted
    }

    /// Adopts the requested state that the answer shows, given how many moves there were.
    fn accept(&mut self, answer: &Answer, made: usize) {
        let mut shown = self.current.possible.drain(..).filter(|progress| progress.is_shown(answer));
        let (one, other) = (shown.next(), shown.next());
        drop(shown);
        let (Some(progress), None) = (one, other) else {
            panic!("nothing that was asked for: {}", answer.body)
        };
        let counts = progress.committed.len() - self.current.progress.committed.len();
        assert!(answer.number("data-made") >= made + counts, "{counts} moves more count: {}", answer.body);
        self.current.progress = progress;
        self.current.seen = self.current.seen.max(answer.number("data-made"));
    }

    /// Hands the rest of the game to a bot, waits for its end, and verifies every draw.
    pub fn finish(&mut self, site: &Site) {
        let table = format!("/table/{}", self.current.table);
        let handed = [("seat", "0"), ("level", "greedy")];
        let handed = self.browser.ask(site, &format!("{table}/hand"), Some(&handed)).expect("an answer");
        // A finished game cannot be handed over.
        assert!(matches!(handed.status, 200 | 409), "{}", handed.body);
        let mut page = || self.browser.ask(site, &table, None).expect("an answer").body;
        while !page().contains("id=\"outcome\"") {
            std::thread::sleep(Duration::from_millis(10));
        }
        let verified = self.browser.ask(site, &format!("{table}/verify"), None).expect("an answer");
        assert_eq!(verified.status, 200, "{}", verified.body);
    }

    /// Starts another game when one is over.
    pub fn next_game(&mut self, site: &Site) {
        let again = self.browser.ask(site, "/play-now", Some(&[("game", self.game)]));
        if let Some(table) = again.and_then(|answer| answer.table()) {
            let next = Acknowledged { table, ..Acknowledged::default() };
            self.over.push(std::mem::replace(&mut self.current, next));
            self.stats.games += 1;
        }
    }

    /// Compares what was acknowledged with what was stored, and adopts what was stored without an answer.
    pub fn settle(&mut self, mut kept: impl FnMut(&str) -> TableContents) {
        for mut over in self.over.drain(..) {
            over.settle(&kept(&over.table));
        }
        self.current.settle(&kept(&self.current.table));
    }
}

impl Acknowledged {
    fn settle(&mut self, kept: &TableContents) {
        assert!(
            kept.moves.len() >= self.seen,
            "{} moves were shown, {} are there",
            self.seen,
            kept.moves.len()
        );
        for text in &self.said {
            assert_eq!(kept.said.get(text), Some(&1), "{text:?} was said once");
        }
        if let Some(unanswered) = &self.unanswered {
            assert!(
                kept.said.get(unanswered).is_none_or(|times| *times == 1),
                "{unanswered:?} was said once at most"
            );
        }
        let found = kept.progress();
        let possible = std::mem::take(&mut self.possible);
        if found != self.progress {
            assert!(
                possible.contains(&found),
                "{:?} was acknowledged, and one of {possible:?} asked for, but {found:?} was kept",
                self.progress
            );
            self.progress = found;
        }
    }
}

/// The move that cannot be undone, and waits to be confirmed.
pub(crate) fn waiting(page: &Answer) -> Option<String> {
    let (_, form) = page.body.split_once("id=\"for-good\"")?;
    Some(form.split_once("name=\"move\" value=\"")?.1.split('"').next()?.to_owned())
}

/// A successful answer; or what came instead of one.
fn check_answer(answer: Option<Answer>) -> Result<Answer, StepOutcome> {
    match answer {
        None => Err(StepOutcome::Gone),
        Some(Answer { status: 408, .. }) => Err(StepOutcome::Late),
        Some(Answer { status: 503, .. }) => Err(StepOutcome::CannotSave),
        Some(answer) if answer.status < 400 => Ok(answer),
        Some(answer) => panic!("{} {}", answer.status, answer.body),
    }
}

#[cfg(test)]
mod tests;
