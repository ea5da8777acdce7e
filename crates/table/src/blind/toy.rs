//! A toy game. Everybody bids in secret, and the last bid reveals them all. The highest bidder digs as often as they
//! like and says when they are done.

use std::fmt;
use std::str::FromStr;

use bots::Greedy;
use draw::Drawn;
use guide::{About, Guided, Motion, PlayerRow, Progress, Question, ScoreStep, Scoring, Target};
use kernel::{
    Component, Draws, Ending, Events, Face, GameInfo, Happening, LawError, Message, NotationError, Options,
    Reason, Rules, Seat, Seats, Setup, SetupError, Sight, Standing, Stream, Text, Turn, Viewer, message,
};
use serde::{Deserialize, Serialize};
use words::Words;

/// Any words will do.
const SAID: Message = message!(table_gone);
const RULE: &str = "TOY-1";

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(super) struct Toy {
    bids: Vec<Option<u8>>,
    dug: u8,
    done: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) struct Players(usize);

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Move {
    Bid(u8),
    Dig,
    Done,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) struct ToyEvent(Option<Vec<u8>>);

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) struct View {
    placed: Vec<bool>,
    bids: Vec<Option<u8>>,
    dug: u8,
    done: bool,
}

impl Toy {
    fn shown(&self) -> bool {
        self.bids.iter().all(Option::is_some)
    }

    fn winner(&self) -> Seat {
        let most = self.bids.iter().max().copied().flatten();
        Seat::new(self.bids.iter().position(|bid| *bid == most).unwrap_or_default())
    }
}

/// Why the toy refuses anything.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Why;

impl Reason for Why {
    fn rule(&self) -> &'static str {
        RULE
    }

    fn text(&self) -> Text {
        SAID.into()
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

/// The face of the toy.
#[derive(Clone, Copy, Debug)]
pub(super) struct ToyFace;

impl Face for ToyFace {
    type Rules = Toy;
}

impl Setup for Players {
    fn from_options(players: usize, _: &Options) -> Result<Self, SetupError> {
        Ok(Self(players))
    }

    fn players(&self) -> usize {
        self.0
    }

    fn options(&self) -> Options {
        Options::new()
    }
}

impl Rules for Toy {
    const INFO: GameInfo = GameInfo {
        id: "toy",
        title: "Toy",
        fewest_players: 2,
        most_players: 4,
        players_rule: RULE,
        rules_version: 1,
        oldest_rules_version: 1,
        rule_prefix: "TOY",
        rules_texts: &[],
        choices: &[],
    };

    type Setup = Players;
    type Move = Move;
    type Event = ToyEvent;
    type View = View;
    type Reason = Why;

    fn start(setup: &Players, _: Draws, _: &mut Events<ToyEvent>) -> Result<Self, SetupError> {
        Ok(Self { bids: vec![None; setup.0], dug: 0, done: false })
    }

    fn turn(&self) -> Turn {
        if self.done {
            return Turn::Over(Standing::rank(
                Seat::all(self.bids.len()).map(|seat| (seat, Some(0))),
                Ending::new("last-turn"),
            ));
        }
        let bidding = Seat::all(self.bids.len()).filter(|seat| self.bids[seat.index()].is_none()).collect();
        let seats = if self.shown() { Seats::only(self.winner()) } else { bidding };
        Turn::Owed { seats, phase: SAID }
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        match self.turn().seats().contains(seat) {
            true if self.shown() => out.extend([Move::Dig, Move::Done]),
            true => out.extend((0..=9).map(Move::Bid)),
            false => {}
        }
    }

    fn play(&mut self, seat: Seat, mv: &Move, events: &mut Events<ToyEvent>) -> Result<(), Why> {
        let mut moves = Vec::new();
        self.moves(seat, &mut moves);
        if !moves.contains(mv) {
            return Err(Why);
        }
        match mv {
            Move::Bid(bid) => self.bids[seat.index()] = Some(*bid),
            Move::Dig => self.dug += 1,
            Move::Done => self.done = true,
        }
        let bid = matches!(mv, Move::Bid(_));
        events.push(ToyEvent(self.bids.iter().copied().collect::<Option<Vec<u8>>>().filter(|_| bid)));
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        let open = |seat: Seat| self.shown() || viewer == Viewer::Seat(seat);
        View {
            placed: self.bids.iter().map(Option::is_some).collect(),
            bids: Seat::all(self.bids.len())
                .map(|seat| self.bids[seat.index()].filter(|_| open(seat)))
                .collect(),
            dug: self.dug,
            done: self.done,
        }
    }

    fn imagine(view: &View, _: &mut Stream) -> Self {
        let bids = view.placed.iter().zip(&view.bids).map(|(placed, bid)| placed.then(|| bid.unwrap_or(0)));
        Self { bids: bids.collect(), dug: view.dug, done: view.done }
    }

    fn check(&self) -> Result<(), LawError> {
        Ok(())
    }

    fn players(&self) -> usize {
        self.bids.len()
    }

    fn draws_used(&self) -> u64 {
        0
    }

    fn sealed(&self) -> Seats {
        let placed = |seat: &Seat| !self.shown() && self.bids[seat.index()].is_some();
        Seat::all(self.bids.len()).filter(placed).collect()
    }

    fn components() -> Vec<Component> {
        Vec::new()
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(bid) => write!(f, "bid {bid}"),
            Self::Dig => f.write_str("dig"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "dig" => Ok(Self::Dig),
            "done" => Ok(Self::Done),
            _ => {
                let bid = text.strip_prefix("bid ").and_then(|bid| bid.parse().ok());
                bid.map(Self::Bid).ok_or(NotationError(SAID.into()))
            }
        }
    }
}

impl Happening for ToyEvent {
    fn text(&self) -> Text {
        SAID.into()
    }

    fn drawn(&self) -> Option<String> {
        None
    }
}

impl Guided for ToyFace {
    const ABOUT: About = About { length: SAID, summary: SAID, origin: SAID, components: SAID, choices: &[] };

    const HAS_SECRETS: bool = true;

    fn hides(everybodys: &View) -> bool {
        everybodys.placed.contains(&false)
    }

    fn progress(_: &View) -> Progress {
        Progress { round: 1, label: SAID.into(), phase: SAID.into() }
    }

    fn question(_: &View, _: Seat) -> Question {
        Question { ask: SAID.into(), now: Vec::new() }
    }

    fn describe(_: &View, _: Seat, _: &Move) -> Text {
        SAID.into()
    }

    fn ending(_: &Ending) -> Text {
        SAID.into()
    }

    fn balance(_: &View, _: Seat, _: &Move) -> Option<Text> {
        None
    }

    fn closes(_: &View, _: Seat, mv: &Move) -> bool {
        *mv == Move::Done
    }

    fn path(_: &View, _: Seat, _: &Move) -> Vec<Target> {
        Vec::new()
    }

    fn players(_: &View) -> Vec<PlayerRow> {
        Vec::new()
    }

    fn points(_: &View, _: Seat) -> Vec<(Text, i32)> {
        Vec::new()
    }

    fn scoring(view: &View) -> Vec<ScoreStep> {
        let dug = i32::from(view.dug);
        let mut scoring = Scoring::of(Seat::all(view.bids.len()));
        for amount in [dug, -1] {
            scoring.add(SAID.into(), |_| amount, |_| Some(SAID.into()));
        }
        scoring.into_steps()
    }

    fn places(_: &ToyEvent) -> Vec<String> {
        Vec::new()
    }

    fn motion(_: &ToyEvent) -> Option<Motion> {
        None
    }
}

impl Drawn for ToyFace {
    fn svg(view: &View, _: &Words) -> String {
        format!("{view:?}")
    }

    fn board(view: &View, words: &Words) -> String {
        Self::svg(view, words)
    }

    fn card(_: &Words) -> String {
        String::new()
    }
}

impl Greedy for ToyFace {
    fn greedy(_: &Sight<'_, Toy>, moves: &[Move], _: &mut Stream) -> usize {
        moves.len() - 1
    }
}
