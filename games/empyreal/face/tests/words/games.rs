//! What whole games of random play say: every event, and why moves that are tried at random are refused.

use std::collections::HashSet;

use empyreal::{Move, Position, Setup};
use kernel::{
    Events, Fairness, Happening, Language, Message, Options, Refusal, Rules, Seat, Setup as _, Stream, Text,
};
use words::Words;

/// The messages that some games made use of.
#[derive(Default)]
struct Said {
    told: HashSet<Message>,
    refused: HashSet<Message>,
}

impl Said {
    fn event(&mut self, text: &Text) {
        self.told.insert(text.message());
        for language in Language::ALL {
            holds(language, &named(language).say(text), text);
        }
    }

    fn refusal(&mut self, refusal: &Refusal) {
        self.refused.insert(refusal.why.message());
        for language in Language::ALL {
            let sentence = named(language).refusal(refusal);
            holds(language, &sentence, &refusal.why);
            assert!(sentence.ends_with(&format!("[{}]", refusal.rule)), "{sentence}");
        }
    }
}

fn named(language: Language) -> Words {
    Words::new(language).with_names(["Ada", "Émile", "Grace", "Hugo"].map(str::to_owned).to_vec())
}

#[track_caller]
fn holds(language: Language, sentence: &str, text: &Text) {
    assert!(!sentence.contains(['{', '}']), "a gap is open in {language}: {sentence}");
    assert!(!sentence.contains(&format!("{:?}", text.message())), "no words in {language}: {sentence}");
    assert!(!sentence.contains("  "), "{language}: {sentence}");
}

/// How much rather a move is made than another: who leaves everything out neither builds nor delivers.
const fn eagerness(mv: &Move) -> usize {
    match mv {
        Move::Claim(_) | Move::Deliver { .. } => 40,
        Move::Build { .. } | Move::Activate(_) | Move::Double(_) | Move::Use(_) => 8,
        Move::Skip | Move::Done => 0,
        _ => 2,
    }
}

const TABLES: [(usize, &[(&str, &str)]); 6] = [
    (2, &[]),
    (3, &[("awards", "expert"), ("open_information", "on")]),
    (4, &[("boards", "a"), ("teams", "2v2")]),
    (4, &[("boards", "b"), ("awards", "two"), ("epic", "on")]),
    (5, &[("friendly", "on")]),
    (6, &[("teams", "3v3")]),
];

/// What random play does not think of.
const TRIED: [&str; 24] = [
    "company kings-line orman-kaspar",
    "company kings-line bartok-kulle",
    "hex Z99",
    "move 5",
    "reclaim",
    "refresh",
    "activate-first",
    "choose 9",
    "draft captain",
    "draft surveyor",
    "rearrange 2/2 2/2",
    "rearrange 1/2 3/1",
    "rearrange 1/1 3/2",
    "copy deep-one",
    "copy luc-von-gott",
    "take all",
    "claim quadruple",
    "claim double",
    "deliver lake forest",
    "tile lake/lake-double",
    "good lake",
    "good lava",
    "discard 1/2",
    "wasteland A1",
];

/// Plays a game to its end, and tries now and then what is probably refused.
fn play_out(seed: &str, (players, options): (usize, &[(&str, &str)]), said: &mut Said) {
    let options: Options =
        options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let setup = Setup::from_options(players, &options).expect("the players are enough");
    let draws = Fairness::new(seed).expect("the seed is good").draws();
    let hand = Fairness::new(format!("hand {seed}")).expect("the seed is good");
    let mut stream = Stream::from_seed(hand.draws().draw(Stream::seed));
    let mut events = Events::new();
    let mut position = Position::start(&setup, draws, &mut events).expect("the setup is good");
    let mut seen: Vec<Move> = TRIED.iter().map(|mv| mv.parse().expect("this is notation")).collect();
    while let Some(seat) = position.turn().seats().iter().next() {
        let mut moves = Vec::new();
        position.moves(seat, &mut moves);
        seen.extend([moves[0], moves[moves.len() / 2]]);
        for _ in 0..8 {
            let asked = if stream.index(20) == 0 { Seat::new(stream.index(players)) } else { seat };
            let tried = seen[stream.index(seen.len())];
            if let Err(reason) = position.clone().play(asked, &tried, &mut Events::ignored()) {
                said.refusal(&reason.into());
            }
        }
        let eager = |mv| std::iter::repeat_n(mv, eagerness(mv));
        let choices: Vec<&Move> = moves.iter().flat_map(eager).collect();
        let mv = match choices.len() {
            0 => moves[stream.index(moves.len())],
            many => *choices[stream.index(many)],
        };
        seen.push(mv);
        position.play(seat, &mv, &mut events).expect("what is listed is accepted");
        events.iter().for_each(|event| said.event(&event.text()));
        events.clear();
    }
    let late = position.play(Seat::new(0), &seen[0], &mut events);
    said.refusal(&late.expect_err("the game is over").into());
}

#[test]
fn games_are_told_in_both_languages() {
    let mut said = Said::default();
    for (game, table) in TABLES.into_iter().cycle().take(12).enumerate() {
        play_out(&game.to_string(), table, &mut said);
    }
    assert!(said.told.len() >= 36, "random play tells more than {:?}", said.told);
    assert!(said.refused.len() >= 70, "random play runs into more rules than {:?}", said.refused);
}
