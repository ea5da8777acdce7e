//! What whole games of random play say, in both languages: every event, and why moves that are tried at random are refused.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::collections::HashSet;

use kernel::{
    Events, Fairness, Happening, Language, Message, Options, Reason as _, Refusal, Rules, Seat, Setup as _,
    Stream, Text,
};
use steam_power::{Move, Position, Setup};
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
    Words::new(language).with_names(["Ada", "Émile", "Grace", "Hugo", "Inès"].map(str::to_owned).to_vec())
}

#[track_caller]
fn holds(language: Language, sentence: &str, text: &Text) {
    assert!(!sentence.contains(['{', '}']), "a gap is open in {language}: {sentence}");
    assert!(!sentence.contains(&format!("{:?}", text.message())), "no words in {language}: {sentence}");
    assert!(!sentence.contains("  "), "{language}: {sentence}");
}

/// Random play alone would lay track for ever.
const fn eagerness(mv: &Move) -> usize {
    match mv {
        Move::Fulfil(_) | Move::Accept => 60,
        Move::Factory { .. } | Move::Take | Move::TakeFrom(_) => 20,
        Move::Remove | Move::Replace(_) => 1,
        _ => 3,
    }
}

/// What random play does not think of.
const TRIED: [&str; 16] = [
    "build A1 straight/0",
    "build D19 straight/0",
    "build C20 double-curve/0",
    "replace curve/1",
    "remove",
    "done",
    "factory B19 5",
    "factory B19 3",
    "factory A1 5",
    "fulfil c07",
    "bring B19",
    "bring A1 1:1",
    "accept",
    "take from 1",
    "bank",
    "skip",
];

/// Plays a game to its end, and tries now and then what is probably refused.
fn play_out(game: usize, said: &mut Said) {
    let map = ["usa", "germany", "britain"][game % 3];
    let options = Options::from([("map".into(), map.into()), ("later_edition".into(), "on".into())]);
    let setup = Setup::from_options(1 + game % 5, &options).unwrap();
    let draws = Fairness::new(format!("words {game}")).unwrap().draws();
    let mut events = Events::new();
    let mut position = Position::start(&setup, draws, &mut events).unwrap();
    let mut stream = Stream::from_seed([game as u8; 32]);
    let mut seen: Vec<Move> = TRIED.iter().map(|mv| mv.parse().unwrap()).collect();
    while let Some(seat) = position.turn().seats().iter().next() {
        let mut moves = Vec::new();
        position.moves(seat, &mut moves);
        for _ in 0..4 {
            let asked =
                if stream.index(20) == 0 { Seat::new(stream.index(position.players())) } else { seat };
            let tried = seen[stream.index(seen.len())];
            if let Err(reason) = position.clone().play(asked, &tried, &mut Events::ignored()) {
                said.refusal(&reason.into());
            }
        }
        let eager = |mv| std::iter::repeat_n(mv, eagerness(mv));
        let choices: Vec<&Move> = moves.iter().flat_map(eager).collect();
        let mv = *choices[stream.index(choices.len())];
        seen.push(mv);
        position.play(seat, &mv, &mut events).unwrap();
        events.iter().for_each(|event| said.event(&event.text()));
        events.clear();
    }
    let late = position.play(Seat::new(0), &seen[0], &mut events).unwrap_err();
    assert_eq!(late.rule(), "SP-1.3");
    said.refusal(&late.into());
}

#[test]
fn games_are_told_in_both_languages() {
    let mut said = Said::default();
    (0..10).for_each(|game| play_out(game, &mut said));
    assert!(said.told.len() >= 25, "random play tells more than {:?}", said.told);
    assert!(said.refused.len() >= 25, "random play runs into more rules than {:?}", said.refused);
}
