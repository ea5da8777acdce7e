//! Everybody bids unseen; the last bid shows them all. Whoever bid most digs as often as they like and says when they are
//! done.

use std::fmt;
use std::str::FromStr;

use bots::Greedy;
use draw::Drawn;
use guide::{Column, Guided, Motion, PlayerRow, Progress, Question, ScoreStep, StepAmount, Target};
use kernel::{
    Broken, Component, Draws, GameInfo, Happening, NotationError, Options, Refusal, Rules, Seat, Seats,
    Setup, SetupError, Sight, Standing, Stream, Text, Turn, Viewer,
};
use serde::{Deserialize, Serialize};
use words::Words;

/// Any words will do.
const SAID: Text = Text::plain("table-points");
const RULE: &str = "TOY-1";

#[derive(Clone, Debug, Serialize, Deserialize)]
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
pub(super) struct Told(Option<Vec<u8>>);

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
        rule_prefix: "TOY-",
        rules_texts: &[],
        choices: &[],
    };

    type Setup = Players;
    type Move = Move;
    type Event = Told;
    type View = View;

    fn start(setup: &Players, _: Draws, _: &mut Vec<Told>) -> Result<Self, SetupError> {
        Ok(Self { bids: vec![None; setup.0], dug: 0, done: false })
    }

    fn turn(&self) -> Turn {
        if self.done {
            return Turn::Over(Standing::rank(
                Seat::all(self.bids.len()).map(|seat| (seat, Some(0))),
                "last-turn",
            ));
        }
        let bidding = Seat::all(self.bids.len()).filter(|seat| self.bids[seat.index()].is_none()).collect();
        let seats = if self.shown() { Seats::only(self.winner()) } else { bidding };
        Turn::Owed { seats, phase: "table-points" }
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        match self.turn().seats().contains(seat) {
            true if self.shown() => out.extend([Move::Dig, Move::Done]),
            true => out.extend((0..=9).map(Move::Bid)),
            false => {}
        }
    }

    fn play(&mut self, seat: Seat, mv: &Move, events: &mut Vec<Told>) -> Result<(), Refusal> {
        let mut moves = Vec::new();
        self.moves(seat, &mut moves);
        if !moves.contains(mv) {
            return Err(Refusal::new(RULE, SAID));
        }
        match mv {
            Move::Bid(bid) => self.bids[seat.index()] = Some(*bid),
            Move::Dig => self.dug += 1,
            Move::Done => self.done = true,
        }
        let bid = matches!(mv, Move::Bid(_));
        events.push(Told(self.bids.iter().copied().collect::<Option<Vec<u8>>>().filter(|_| bid)));
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

    fn guess(&self, _: Seat, _: &mut Stream) -> Self {
        self.clone()
    }

    fn check(&self) -> Result<(), Broken> {
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
                bid.map(Self::Bid).ok_or(NotationError(SAID))
            }
        }
    }
}

impl Happening for Told {
    fn text(&self) -> Text {
        SAID
    }

    fn drawn(&self) -> Option<String> {
        None
    }
}

impl Guided for Toy {
    const HAS_SECRETS: bool = true;

    fn hides(everybodys: &View) -> bool {
        everybodys.placed.contains(&false)
    }

    fn progress(_: &View) -> Progress {
        Progress { round: 1, label: SAID, phase: SAID }
    }

    fn question(_: &View, _: Seat) -> Question {
        Question { ask: SAID, now: Vec::new() }
    }

    fn describe(_: &View, _: Seat, _: &Move) -> Text {
        SAID
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

    fn why_not(_: &View, _: Seat, _: &str) -> Option<Refusal> {
        None
    }

    fn columns() -> &'static [Column] {
        &[]
    }

    fn players(_: &View) -> Vec<PlayerRow> {
        Vec::new()
    }

    fn points(_: &View, _: Seat) -> Vec<(Text, i32)> {
        Vec::new()
    }

    fn scoring(view: &View) -> Vec<ScoreStep> {
        let dug = i32::from(view.dug);
        let amounts = |amount, total| {
            Seat::all(view.bids.len())
                .map(move |seat| StepAmount { seat, amount, total, note: Some(SAID) })
                .collect()
        };
        vec![
            ScoreStep { title: SAID, amounts: amounts(dug, dug) },
            ScoreStep { title: SAID, amounts: amounts(-1, dug - 1) },
        ]
    }

    fn places(_: &Told) -> Vec<String> {
        Vec::new()
    }

    fn motion(_: &Told) -> Option<Motion> {
        None
    }
}

impl Drawn for Toy {
    fn svg(view: &View, _: &Words) -> String {
        format!("{view:?}")
    }

    fn board(view: &View, words: &Words) -> String {
        Self::svg(view, words)
    }

    fn asides(_: &View, _: &Words) -> Vec<draw::Aside> {
        Vec::new()
    }

    fn card(_: &Words) -> String {
        String::new()
    }
}

impl Greedy for Toy {
    fn greedy(_: &Sight<'_, Self>, moves: &[Move], _: &mut Stream) -> usize {
        moves.len() - 1
    }
}
