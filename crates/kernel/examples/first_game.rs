//! A whole game in one file: `cargo run -p kernel --example first_game`.
//!
//! Some sticks lie on the table; a die decides how many. In turn, each player takes one, two or three. The player who
//! takes the last one wins. That is all that the game knows; records, their replay and the tests of the kit come with
//! `Rules`.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use kernel::kit::{self, Kit};
use kernel::{
    Component, Draws, Ending, Events, Fairness, GameInfo, Happening, LawError, NotationError, Options,
    Reason, Record, Replay, Rules, Seat, Seats, Setup, SetupError, Standing, Stream, Text, Turn, Viewer,
    Writer, message, notation, position, text, verbs,
};
use serde::{Deserialize, Serialize};

const PLAYERS: usize = 2;

/// What the game says. A game in a crate of its own has files of messages for that, in every language, and a build script
/// that makes such types of them; then this module is one line, `kernel::messages!();`.
#[allow(non_camel_case_types)]
mod messages {
    use kernel::text::Piece::{Gap, Text};
    use kernel::text::Translations;
    use kernel::{Arg, Language, Message};

    macro_rules! says {
        ($name:ident { $($gap:ident),* } $pieces:expr) => {
            pub(crate) struct $name { $(pub(crate) $gap: Arg),* }

            impl $name {
                pub(crate) const MESSAGE: Message = Message::new(&Translations {
                    key: stringify!($name),
                    gaps: &[$(stringify!($gap)),*],
                    patterns: [&$pieces; Language::ALL.len()],
                });
            }

            impl From<$name> for kernel::Text {
                fn from($name { $($gap),* }: $name) -> Self {
                    Self::new($name::MESSAGE, vec![$($gap),*])
                }
            }
        };
    }

    says!(taking {}[Text("Take sticks")]);
    says!(laid { sticks } [Gap(0), Text(" sticks lie on the table.")]);
    says!(took { seat, sticks } [Gap(0), Text(" takes "), Gap(1), Text(".")]);
    says!(not_you { seat } [Text("It is the turn of "), Gap(0), Text(".")]);
    says!(too_many { left } [Text("Take one to three of the "), Gap(0), Text(" that are left.")]);
}

/// What lies on the table. Nothing is hidden, so it is also what everybody sees.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    left: u8,
    next: Seat,
}

position! {
    /// The table, and all the chance that is still to come. One that is read from outside is checked first.
    Sticks of Table
}

/// There is nothing to choose.
#[derive(Clone, PartialEq, Debug)]
pub struct ForTwo;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Take(u8);

#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Event {
    Laid { sticks: u8 },
    Took { seat: Seat, sticks: u8 },
}

/// Why a move is refused: found while moves are looked for, put into words only for somebody who reads them.
#[derive(Clone, PartialEq, Debug)]
pub enum TakeError {
    NotYou { next: Seat },
    TooMany { left: u8 },
}

verbs! {
    /// What a move begins with.
    Verb { Take "take 2" }
}

impl Rules for Sticks {
    const INFO: GameInfo = GameInfo {
        id: "sticks",
        title: "Sticks",
        fewest_players: PLAYERS,
        most_players: PLAYERS,
        players_rule: "STICKS-1.1",
        rules_version: 1,
        oldest_rules_version: 1,
        rule_prefix: "STICKS",
        rules_texts: &[(
            "en",
            "# Sticks\n\n## STICKS-1 Play\n\n\
             - **STICKS-1.1** Two play, in turn.\n\
             - **STICKS-1.2** Take one to three of the sticks that are left.\n",
        )],
        choices: &[],
    };

    type Setup = ForTwo;
    type Move = Take;
    type Event = Event;
    type View = Table;
    type Reason = TakeError;

    fn start(_: &ForTwo, mut draws: Draws, events: &mut Events<Event>) -> Result<Self, SetupError> {
        let sticks = 10 + draws.draw(Stream::die);
        events.push(Event::Laid { sticks });
        Ok(Self { table: Table { left: sticks, next: Seat::new(0) }, draws })
    }

    fn turn(&self) -> Turn {
        if self.table.left > 0 {
            return Turn::Owed { seats: Seats::only(self.table.next), phase: message!(taking) };
        }
        // The last one was taken by the player who is not next.
        let score = |seat| (seat, Some(i32::from(seat != self.table.next)));
        Turn::Over(Standing::rank(Seat::all(PLAYERS).map(score), Ending::new("last-stick")))
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Take>) {
        if seat == self.table.next {
            out.extend((1..=self.table.left.min(3)).map(Take));
        }
    }

    fn play(&mut self, seat: Seat, mv: &Take, events: &mut Events<Event>) -> Result<(), TakeError> {
        if seat != self.table.next {
            return Err(TakeError::NotYou { next: self.table.next });
        }
        if !(1..=self.table.left.min(3)).contains(&mv.0) {
            return Err(TakeError::TooMany { left: self.table.left });
        }
        self.table.left -= mv.0;
        self.table.next = Seat::new(1 - seat.index());
        events.push(Event::Took { seat, sticks: mv.0 });
        Ok(())
    }

    fn view(&self, _: Viewer) -> Table {
        self.table.clone()
    }

    fn imagine(table: &Table, stream: &mut Stream) -> Self {
        Self { table: table.clone(), draws: Draws::from_seed(stream.seed()) }
    }

    fn check(&self) -> Result<(), LawError> {
        let holds = self.table.left <= 16 && self.table.next.index() < PLAYERS;
        LawError::unless(holds, "sticks", || format!("{self:?}"))
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
        Sticks::INFO.complete(players, options).map(|_| Self)
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
            Self::Laid { sticks } => text!(laid, sticks = *sticks),
            Self::Took { seat, sticks } => text!(took, seat = *seat, sticks = *sticks),
        }
    }

    fn drawn(&self) -> Option<String> {
        match self {
            Self::Laid { sticks } => Some(format!("sticks {sticks}")),
            Self::Took { .. } => None,
        }
    }
}

impl Reason for TakeError {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotYou { .. } => "STICKS-1.1",
            Self::TooMany { .. } => "STICKS-1.2",
        }
    }

    fn text(&self) -> Text {
        match self {
            Self::NotYou { next } => text!(not_you, seat = *next),
            Self::TooMany { left } => text!(too_many, left = *left),
        }
    }
}

impl fmt::Display for TakeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl Error for TakeError {}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Verb::Take, self.0)
    }
}

impl FromStr for Take {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        notation::read(text, |Verb::Take, rest| match rest {
            [sticks] => Some(Self(notation::number(sticks)?)),
            _ => None,
        })
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    // The kit plays many games at random and tries all that can be written, legal or not.
    Kit::<Sticks>::new(kit::setups::<Sticks>(), |_, _| (0..6).map(Take).collect()).games(20).everything();

    let (mut game, opening) = Writer::<Sticks>::start(&ForTwo, Fairness::new("7")?)?;
    tell(&opening);
    while let Some(seat) = game.position().turn().seats().iter().next() {
        let left = game.position().view(Viewer::Seat(seat)).left;
        // A player who leaves a multiple of four to the other cannot lose any more.
        let mv = Take(if left % 4 == 0 { 1 } else { left % 4 });
        tell(&game.play(seat, &mv)?);
    }

    let text = game.record().to_string();
    println!("\n{text}");
    let record = Record::parse(&text)?;
    let end = Replay::<Sticks>::new(&record)?.finish()?;
    println!("Played again, it ends with {} sticks.", end.table.left);
    Ok(())
}

fn tell(events: &[Event]) {
    for event in events {
        println!("{}", event.text());
    }
}

#[test]
fn it_comes_to_its_end() -> Result<(), Box<dyn Error>> {
    main()
}
