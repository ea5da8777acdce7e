//! Tables, made and played through the pages.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use hyper::StatusCode;
use serde_json::Value;

use crate::client::{Answer, Browser};

/// A table's address, such as `/table/abc`, once bots have played it to its end; and how many moves it took.
pub(crate) async fn finished(browser: &mut Browser, players: usize) -> Result<(String, u64)> {
    finished_of(browser, "age-of-steam", players).await
}

/// The same, of any game.
pub(crate) async fn finished_of(browser: &mut Browser, game: &str, players: usize) -> Result<(String, u64)> {
    let table = open_of(browser, game, &vec!["bot:greedy"; players]).await?;
    loop {
        let data = data(browser, &table).await?;
        if data["turn"].get("over").is_some() {
            return Ok((table, data["made"].as_u64().context("no number of moves")?));
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// A finished table of at least so many moves.
pub(crate) async fn finished_after(
    browser: &mut Browser,
    players: usize,
    moves: u64,
) -> Result<(String, u64)> {
    for _ in 0..20 {
        let (table, made) = finished(browser, players).await?;
        if made >= moves {
            return Ok((table, made));
        }
    }
    bail!("no game of {players} bots had {moves} moves");
}

/// A new table with these chairs, in the words of the form.
pub(crate) async fn open(browser: &mut Browser, chairs: &[&str]) -> Result<String> {
    open_of(browser, "age-of-steam", chairs).await
}

/// The same, of any game.
pub(crate) async fn open_of(browser: &mut Browser, game: &str, chairs: &[&str]) -> Result<String> {
    let players = chairs.len().to_string();
    let names: Vec<String> = (0..chairs.len()).map(|seat| format!("seat{seat}")).collect();
    let mut fields = vec![("game", game), ("players", players.as_str()), ("audience", "everyone")];
    fields.extend(names.iter().map(String::as_str).zip(chairs.iter().copied()));
    browser.submit("/new", &fields).await
}

/// A new table that goes on from a point of a finished one, with the browser on a seat and bots on the others.
pub(crate) async fn go_on(browser: &mut Browser, table: &str, seat: usize, at: u64) -> Result<String> {
    let (seat, at) = (seat.to_string(), at.to_string());
    let table = browser.submit(&format!("{table}/continue"), &[("seat", &seat), ("at", &at)]).await?;
    // What somebody tries out is private, and others are to look on here.
    browser.submit(&format!("{table}/audience"), &[("audience", "link")]).await?;
    Ok(table)
}

pub(crate) async fn data(browser: &mut Browser, table: &str) -> Result<Value> {
    Ok(serde_json::from_str(&browser.read(&format!("{table}/view.json")).await?)?)
}

/// Waits until the browser's seat is asked something; `false` when the game ends first.
pub(crate) async fn asked(browser: &mut Browser, table: &str) -> Result<bool> {
    loop {
        let data = data(browser, table).await?;
        if data["turn"].get("over").is_some() {
            return Ok(false);
        }
        if data["moves"].as_array().is_some_and(|moves| !moves.is_empty()) {
            return Ok(true);
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Gives a seat to a bot, or takes it back.
pub(crate) async fn hand(browser: &mut Browser, table: &str, seat: usize, back: bool) -> Result<()> {
    let (what, seat) = (if back { "takeback" } else { "hand" }, seat.to_string());
    let answer = browser.send(&format!("{table}/{what}"), &[("seat", &seat), ("level", "greedy")]).await?;
    accepted(&answer)
}

/// What a page says about itself and asks.
#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) version: String,
    stamp: String,
    seat: String,
    /// The moves that the seat may make.
    choices: Vec<String>,
    /// A move that waits to be confirmed.
    for_good: Option<String>,
    /// Whether the turn can be ended.
    ends: bool,
    /// The marks of what it has.
    pub(crate) have: String,
}

impl Page {
    pub(crate) async fn read(browser: &mut Browser, table: &str) -> Result<Self> {
        let html = browser.read_part(table).await?;
        let value = |name: &str| attribute(&html, name).unwrap_or_default();
        let listed: Vec<Value> = match attribute(&html, "data-choices") {
            Some(choices) => serde_json::from_str(&choices)?,
            None => Vec::new(),
        };
        let choices = listed.iter().filter_map(|choice| choice["move"].as_str().map(str::to_owned));
        let confirm = html.split_once("id=\"for-good\"").map(|(_, form)| form);
        Ok(Self {
            version: value("data-version"),
            stamp: value("data-stamp"),
            seat: value("data-seat"),
            choices: choices.collect(),
            for_good: confirm.and_then(|form| attribute(form.split_once("name=\"move\"")?.1, "value")),
            ends: html.contains("data-key=\"end\""),
            have: marks(&html),
        })
    }

    /// Whether it asks its reader to decide something.
    pub(crate) fn asks(&self) -> bool {
        self.ends || self.for_good.is_some() || !self.choices.is_empty()
    }

    /// Makes one step of the turn that the page asks for.
    pub(crate) async fn step(
        &self,
        browser: &mut Browser,
        table: &str,
        chance: &mut Chance,
    ) -> Result<Pressed> {
        let mut fields = vec![("seat", self.seat.as_str()), ("stamp", &self.stamp)];
        let (what, counts) = match &self.for_good {
            Some(mv) => {
                fields.extend([("move", mv.as_str()), ("for_good", "1")]);
                ("play", true)
            }
            None if self.ends => ("end", true),
            None => {
                let chosen = chance.one_of(&self.choices).context("nothing to choose from")?;
                fields.push(("move", chosen));
                ("play", false)
            }
        };
        let answer = browser.press(&format!("{table}/{what}"), &fields, &self.have).await?;
        accepted(&answer)?;
        Ok(Pressed { counts, bytes: answer.bytes })
    }

    /// Whether the next step makes the turn count.
    pub(crate) const fn counts_next(&self) -> bool {
        self.ends || self.for_good.is_some()
    }
}

/// What came of a step.
#[derive(Debug)]
pub(crate) struct Pressed {
    /// Whether it was the one that makes the turn count.
    pub(crate) counts: bool,
    /// How many bytes the answer had.
    pub(crate) bytes: usize,
}

/// The marks of a page, as its script sends them.
fn marks(html: &str) -> String {
    let (html, mut marks) = (without_noscript(html), String::new());
    for (offset, _) in html.match_indices(" data-") {
        let value = [" data-h=\"", " data-r=\""].iter().find_map(|name| html[offset..].strip_prefix(name));
        marks.extend(value.and_then(|value| value.get(..8)));
    }
    marks
}

fn without_noscript(html: &str) -> String {
    let mut pieces = html.split("<noscript>");
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |all, piece| all + piece.split_once("</noscript>").map_or("", |(_, rest)| rest))
}

fn accepted(answer: &Answer) -> Result<()> {
    if answer.status == StatusCode::OK { Ok(()) } else { bail!("refused: {}", answer.status) }
}

/// The first attribute of this name in a page.
pub(crate) fn attribute(html: &str, name: &str) -> Option<String> {
    let (_, rest) = html.split_once(&format!(" {name}=\""))?;
    let (value, _) = rest.split_once('"')?;
    Some(value.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
}

/// Numbers that look random and are the same every time.
#[derive(Debug)]
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) const fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }

    fn one_of<'a>(&mut self, list: &'a [String]) -> Option<&'a String> {
        if list.is_empty() { None } else { list.get(self.below(list.len() as u64) as usize) }
    }
}
