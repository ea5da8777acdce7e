//! A toy game: in turn, two players hide a coin and say that they are done. The greater coin wins. Its face has a fault if
//! it is asked to.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicUsize, Ordering};

use bots::Greedy;
use draw::Drawn;
use guide::{About, Guided, PlayerRow, Progress, Question, Target};
use kernel::text::{Piece, Translations};
use kernel::{
    Arg, Component, Draws, Ending, Events, Face, GameInfo, Happening, Language, LawError, Message,
    NotationError, Options, Reason, Rules, Seat, Seats, Setup, SetupError, Sight, Standing, Stream, Text,
    Turn, Viewer,
};
use serde::{Deserialize, Serialize};
use terminal::{Screen, Terminal};
use words::Words;

const PLAYERS: usize = 2;
const RULE: &str = "TOY-1.1";
const RULES: &str = "# Toy\n\n## TOY-1 Play\n\n- **TOY-1.1** Two play, in turn.\n";

/// What is wrong with the face.
pub(crate) mod fault {
    pub(crate) const NONE: u8 = 0;
    pub(crate) const EVENT_ELSEWHERE: u8 = 1;
    pub(crate) const HIDES_NOTHING: u8 = 2;
    pub(crate) const HIDES_LATE: u8 = 3;
    pub(crate) const CLOSES_EARLY: u8 = 4;
    pub(crate) const NAMELESS_SPOT: u8 = 5;
    pub(crate) const COUNTS_DRAWINGS: u8 = 6;
}

/// A message without gaps: the same in both languages.
macro_rules! says {
    ($said:literal) => {
        Message::new(&Translations {
            key: $said,
            gaps: &[],
            patterns: [&[Piece::Text($said)]; Language::ALL.len()],
        })
    };
}

/// “coin 2”
fn coin(value: u8) -> Text {
    static COIN: Translations = Translations {
        key: "coin",
        gaps: &["value"],
        patterns: [&[Piece::Text("coin "), Piece::Gap(0)]; Language::ALL.len()],
    };
    Text::new(Message::new(&COIN), vec![Arg::from(value)])
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Table {
    /// 0 where none has been hidden.
    coins: [u8; PLAYERS],
    /// How many have said that they are done.
    done: u8,
}

/// The table, and chance that the game has no use for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Coins {
    table: Table,
    draws: Draws,
}

impl Table {
    fn is_over(&self) -> bool {
        usize::from(self.done) == PLAYERS
    }

    fn is_hidden(&self, seat: Seat) -> bool {
        self.coins[seat.index()] > 0
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct View {
    /// The coins that the viewer knows.
    known: [Option<u8>; PLAYERS],
    hidden: [bool; PLAYERS],
    done: u8,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ForTwo;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Move {
    Hide(u8),
    Done,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) enum Event {
    Hid(Seat),
    Done,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct NotNow;

impl Reason for NotNow {
    fn rule(&self) -> &'static str {
        RULE
    }

    fn text(&self) -> Text {
        says!("Not now.").into()
    }
}

impl fmt::Display for NotNow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl Rules for Coins {
    const INFO: GameInfo = GameInfo {
        id: "coins",
        title: "Coins",
        fewest_players: PLAYERS,
        most_players: PLAYERS,
        players_rule: RULE,
        rules_version: 1,
        oldest_rules_version: 1,
        rule_prefix: "TOY",
        rules_texts: &[("en", RULES), ("fr", RULES)],
        choices: &[],
    };

    type Setup = ForTwo;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Reason = NotNow;

    fn start(_: &ForTwo, draws: Draws, _: &mut Events<Event>) -> Result<Self, SetupError> {
        Ok(Self { table: Table { coins: [0; PLAYERS], done: 0 }, draws })
    }

    fn turn(&self) -> Turn {
        if self.table.is_over() {
            let score = |seat: Seat| (seat, Some(i32::from(self.table.coins[seat.index()])));
            return Turn::Over(Standing::rank(Seat::all(PLAYERS).map(score), Ending::new("all-hidden")));
        }
        Turn::Owed { seats: Seats::only(Seat::new(self.table.done.into())), phase: says!("Hiding") }
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        match self.turn().seats().contains(seat) {
            true if self.table.is_hidden(seat) => out.push(Move::Done),
            true => out.extend((1..=3).map(Move::Hide)),
            false => {}
        }
    }

    fn play(&mut self, seat: Seat, mv: &Move, events: &mut Events<Event>) -> Result<(), NotNow> {
        let mut moves = Vec::new();
        self.moves(seat, &mut moves);
        if !moves.contains(mv) {
            return Err(NotNow);
        }
        match mv {
            Move::Hide(coin) => {
                self.table.coins[seat.index()] = *coin;
                events.push(Event::Hid(seat));
            }
            Move::Done => {
                self.table.done += 1;
                events.push(Event::Done);
            }
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        let hidden = self.table.coins.map(|coin| coin > 0);
        let mut known = self.table.coins.map(|coin| (coin > 0).then_some(coin));
        for seat in Seat::all(PLAYERS).filter(|seat| viewer != Viewer::Seat(*seat)) {
            if !self.table.is_over() {
                known[seat.index()] = None;
            }
        }
        View { known, hidden, done: self.table.done }
    }

    fn imagine(view: &View, stream: &mut Stream) -> Self {
        let mut coins = [0; PLAYERS];
        for (index, coin) in coins.iter_mut().enumerate().filter(|(index, _)| view.hidden[*index]) {
            *coin = view.known[index].unwrap_or_else(|| 1 + stream.below(3) as u8);
        }
        Self { table: Table { coins, done: view.done }, draws: Draws::from_seed(stream.seed()) }
    }

    fn check(&self) -> Result<(), LawError> {
        LawError::unless(usize::from(self.table.done) <= PLAYERS, "turns", || format!("{self:?}"))
    }

    fn players(&self) -> usize {
        PLAYERS
    }

    fn draws_used(&self) -> u64 {
        self.draws.used()
    }

    fn components() -> Vec<Component> {
        Vec::new()
    }
}

impl Setup for ForTwo {
    fn from_options(players: usize, options: &Options) -> Result<Self, SetupError> {
        Coins::INFO.complete(players, options).map(|_| Self)
    }

    fn players(&self) -> usize {
        PLAYERS
    }

    fn options(&self) -> Options {
        Options::new()
    }
}

impl Happening for Event {
    fn text(&self) -> Text {
        match self {
            Self::Hid(_) => says!("A coin is hidden.").into(),
            Self::Done => says!("That was all.").into(),
        }
    }

    fn drawn(&self) -> Option<String> {
        None
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hide(coin) => write!(f, "hide {coin}"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let coin = || text.strip_prefix("hide ")?.parse().ok();
        match coin() {
            Some(coin) => Ok(Self::Hide(coin)),
            None if text == "done" => Ok(Self::Done),
            None => Err(NotationError(says!("That is no move.").into())),
        }
    }
}

/// The face of the toy.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ToyFace<const FAULT: u8>;

impl<const FAULT: u8> Face for ToyFace<FAULT> {
    type Rules = Coins;
}

impl<const FAULT: u8> Guided for ToyFace<FAULT> {
    const ABOUT: About = About {
        length: says!("A minute"),
        summary: says!("Coins are hidden."),
        origin: says!("There is no box."),
        components: says!("Coins."),
        choices: &[],
    };

    const HAS_SECRETS: bool = true;

    fn hides(everybodys: &View) -> bool {
        let begun = everybodys.hidden.contains(&true) && usize::from(everybodys.done) < PLAYERS;
        match FAULT {
            fault::HIDES_NOTHING => false,
            fault::HIDES_LATE => begun && everybodys.done > 0,
            _ => begun,
        }
    }

    fn progress(_: &View) -> Progress {
        Progress { round: 1, label: says!("Round 1").into(), phase: says!("Hiding").into() }
    }

    fn question(_: &View, _: Seat) -> Question {
        Question { ask: says!("What now?").into(), now: Vec::new() }
    }

    fn describe(_: &View, _: Seat, mv: &Move) -> Text {
        match mv {
            Move::Hide(value) => coin(*value),
            Move::Done => says!("end the turn").into(),
        }
    }

    fn closes(_: &View, _: Seat, mv: &Move) -> bool {
        *mv == Move::Done || FAULT == fault::CLOSES_EARLY
    }

    fn path(_: &View, _: Seat, mv: &Move) -> Vec<Target> {
        match mv {
            Move::Hide(value) => vec![Target::spot(&format!("coin-{value}"), coin(*value))],
            Move::Done => vec![Target::button("done", says!("Done").into())],
        }
    }

    fn players(_: &View) -> Vec<PlayerRow> {
        Vec::new()
    }

    fn points(view: &View, seat: Seat) -> Vec<(Text, i32)> {
        view.known[seat.index()].map(|value| (coin(value), value.into())).into_iter().collect()
    }

    fn ending(_: &Ending) -> Text {
        says!("All coins are hidden.").into()
    }

    fn places(event: &Event) -> Vec<String> {
        match event {
            Event::Hid(_) if FAULT == fault::EVENT_ELSEWHERE => vec!["purse-9".to_owned()],
            Event::Hid(seat) => vec![format!("purse-{seat}")],
            Event::Done => Vec::new(),
        }
    }
}

impl<const FAULT: u8> Drawn for ToyFace<FAULT> {
    fn svg(view: &View, words: &Words) -> String {
        <Self as Drawn>::board(view, words)
    }

    fn board(_: &View, words: &Words) -> String {
        static DRAWN: AtomicUsize = AtomicUsize::new(0);
        let coins = (1..=3).map(|value| (format!("coin-{value}"), words.say(&coin(value))));
        let purses = Seat::all(PLAYERS).map(|seat| (format!("purse-{seat}"), words.name(seat)));
        let spot = |(spot, name): (String, String)| match spot.as_str() {
            "coin-2" if FAULT == fault::NAMELESS_SPOT => format!("<g data-spot='{spot}'/>"),
            _ => format!("<g data-spot='{spot}'><title>{name}</title></g>"),
        };
        let spots: String = coins.chain(purses).map(spot).collect();
        let count = match FAULT {
            fault::COUNTS_DRAWINGS => DRAWN.fetch_add(1, Ordering::Relaxed),
            _ => 0,
        };
        format!("<svg id='board' viewBox='0 0 9 9' data-count='{count}'>{spots}</svg>")
    }

    fn card(_: &Words) -> String {
        "<svg viewBox='0 0 9 9'/>".to_owned()
    }
}

impl<const FAULT: u8> Greedy for ToyFace<FAULT> {
    fn greedy(_: &Sight<'_, Coins>, moves: &[Move], _: &mut Stream) -> usize {
        moves.len() - 1
    }
}

impl<const FAULT: u8> Terminal for ToyFace<FAULT> {
    fn board(_: &View, _: &Words, _: Screen) -> String {
        "coins\n".to_owned()
    }

    fn summary(_: &View, _: &Words, _: Screen) -> String {
        "players\n".to_owned()
    }
}
