//! Whole games, and positions that they pass through.

mod figures;
mod paths;
mod phrases;
mod scene;
mod secrets;
mod whys;

use bots::{Bot as _, Greedy as _, Random};
use imperial_steam::{Event, Move, Position, Setup, View};
use kernel::{Events, Fairness, Options, Rules, Seat, Setup as _, Sight, Stream, Viewer};
use words::{Language, Words};

use guide::Guided;

use crate::ImperialSteam;

const SETUPS: [&str; 3] = ["fixed", "normal", "random"];

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

/// Plays games with every set-up and number of players, and shows every question with the moves that answer it.
fn play_out(games: usize, mut look: impl FnMut(&Asked<'_>)) {
    for game in 0..games {
        let money = if game % 2 == 0 { "open" } else { "hidden" };
        let options = [("setup", SETUPS[game % 3]), ("money", money)];
        let mut position = start(2 + game % 3, &format!("guide {game}"), &options);
        // Those who know what they do get farther, but do not do everything.
        let (mut bot, mut stream) = (Random::new([game as u8; 32]), Stream::from_seed([game as u8; 32]));
        while let Some(seat) = position.turn().seats().iter().next() {
            let mut moves = Vec::new();
            position.moves(seat, &mut moves);
            let view = position.view(Viewer::Seat(seat));
            let sight = Sight::new(&position, seat);
            let mv = if game % 3 == 1 {
                moves[ImperialSteam::greedy(&sight, &moves, &mut stream)]
            } else {
                let choices = lively(&position, seat, &moves, &mut bot);
                choices[bot.choose(&sight, &choices)]
            };
            let mut events = Events::new();
            position.play(seat, &mv, &mut events).unwrap();
            look(&Asked { view: &view, seat, moves: &moves, events: &events });
        }
        let view = position.view(Viewer::Seat(Seat::new(0)));
        look(&Asked { view: &view, seat: Seat::new(0), moves: &[], events: &[] });
    }
}

/// The moves of one kind, each kind being as likely as another, but for what gets a game on: of random moves most would
/// be factories and gifts.
fn lively(position: &Position, seat: Seat, moves: &[Move], bot: &mut Random) -> Vec<Move> {
    let of = |kind: &str| -> Vec<Move> { moves.iter().copied().filter(|mv| verb(mv) == kind).collect() };
    // A delivery is rare enough.
    let deliveries = of("deliver");
    if !deliveries.is_empty() {
        return deliveries;
    }
    let mut kinds: Vec<String> = moves.iter().map(verb).collect();
    kinds.sort_unstable();
    kinds.dedup();
    // Whoever can build mostly does.
    for _ in 0..2 {
        kinds.extend(["build", "order"].into_iter().filter(|kind| !of(kind).is_empty()).map(str::to_owned));
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
        assert!(!sentence.contains("imp-"), "{language}: {text:?}: {sentence}");
        sentence
    })
}

#[track_caller]
fn english(text: &kernel::Text) -> String {
    let [english, _] = said(text);
    english
}
