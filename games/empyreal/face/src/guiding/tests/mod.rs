//! Whole games, and positions that they pass through.

mod cards;
mod figures;
mod paths;
mod phrases;
mod scene;
mod whys;

use bots::{Bot as _, Random};
use empyreal::{Event, Move, Position, Setup, View};
use kernel::{Events, Fairness, Options, Rules, Seat, Setup as _, Sight, Viewer};
use words::{Language, Words};

use crate::Empyreal;
use guide::Guided;

/// More is not needed of a game that does not get to its end by itself.
const LONG: usize = 900;

const OPTIONS: [(usize, &[(&str, &str)]); 6] = [
    (2, &[("awards", "two")]),
    (3, &[("awards", "expert")]),
    (4, &[("teams", "2v2")]),
    (4, &[("open_information", "on"), ("epic", "on")]),
    (5, &[]),
    (6, &[("teams", "2v2v2")]),
];

/// What one player is asked, and what came of the answer.
struct Asked<'a> {
    view: &'a View,
    seat: Seat,
    moves: &'a [Move],
    events: &'a [Event],
}

fn start(players: usize, seed: &str, options: &[(&str, &str)]) -> Position {
    let options: Options =
        options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let setup = Setup::from_options(players, &options).unwrap();
    Position::start(&setup, Fairness::new(seed).unwrap().draws(), &mut Events::ignored()).unwrap()
}

/// Plays games for every number of players, and shows every question with the moves that answer it.
fn play_out(games: usize, mut look: impl FnMut(&Asked<'_>)) {
    for game in 0..games {
        let (players, options) = OPTIONS[game % OPTIONS.len()];
        let mut position = start(players, &format!("guide {game}"), options);
        let mut bot = Random::new([game as u8; 32]);
        for _ in 0..LONG {
            let Some(seat) = position.turn().seats().iter().next() else { break };
            let mut moves = Vec::new();
            position.moves(seat, &mut moves);
            let view = position.view(Viewer::Seat(seat));
            let choices = lively(&position, seat, &moves, &mut bot);
            let mv = choices[bot.choose(&Sight::new(&position, seat), &choices)];
            let mut events = Events::new();
            position.play(seat, &mv, &mut events).unwrap();
            look(&Asked { view: &view, seat, moves: &moves, events: &events });
        }
        let view = position.view(Viewer::Seat(Seat::new(0)));
        look(&Asked { view: &view, seat: Seat::new(0), moves: &[], events: &[] });
    }
}

/// The moves of one kind, each kind being as likely as another: of random moves most would be builds.
fn lively(position: &Position, seat: Seat, moves: &[Move], bot: &mut Random) -> Vec<Move> {
    let of = |kind: &str| -> Vec<Move> { moves.iter().copied().filter(|mv| verb(mv) == kind).collect() };
    let mut kinds: Vec<String> = moves.iter().map(verb).collect();
    kinds.sort_unstable();
    kinds.dedup();
    // To leave things out gets nobody on.
    if kinds.len() > 1 {
        kinds.retain(|kind| kind != "skip" && kind != "done");
    }
    let picked: Vec<Move> = kinds.iter().map(|kind| of(kind)[0]).collect();
    let at = bot.choose(&Sight::new(position, seat), &picked);
    of(&kinds[at])
}

fn verb(mv: &Move) -> String {
    mv.to_string().split(' ').next().unwrap_or_default().to_owned()
}

/// A sentence in both languages, without an open gap or a key in it.
#[track_caller]
fn said(text: &kernel::Text) -> [String; 2] {
    Language::ALL.map(|language| {
        let sentence = Words::new(language).say(text);
        assert!(!sentence.is_empty() && !sentence.contains(['{', '}']), "{language}: {text:?}: {sentence}");
        assert!(!sentence.contains("emp-"), "{language}: {text:?}: {sentence}");
        sentence
    })
}

#[track_caller]
fn english(text: &kernel::Text) -> String {
    let [english, _] = said(text);
    english
}
