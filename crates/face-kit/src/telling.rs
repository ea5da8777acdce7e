//! What whole games of random play say: every event, and the refusals of moves tried at random.

use std::collections::HashSet;

use kernel::{
    Events, Fairness, Happening, Language, Message, Reason, Refusal, Rules, Seat, Setup, Stream, Text,
};
use words::Words;

use crate::sentences::is_whole;

/// How many moves are tried at each question that are probably refused.
const TRIES: usize = 8;

/// The messages that some games made use of.
#[derive(Default, Debug)]
pub struct Told {
    told: HashSet<Message>,
    refused: HashSet<Message>,
}

impl Told {
    /// Plays a game to its end, and tries now and then what is probably refused: moves that were legal before, and
    /// those that random play does not think of. The greater its eagerness, the likelier a move is; moves of
    /// eagerness 0 are made when there is nothing else. Returns why nothing can be played after the end.
    ///
    /// # Panics
    /// When something that is said is not whole in both languages, or a legal move is refused.
    pub fn game<G: Rules>(
        &mut self,
        setup: &G::Setup,
        secret: &str,
        tried: &[&str],
        eagerness: impl Fn(&G::Move) -> usize,
    ) -> G::Reason {
        let draws = |secret: &str| Fairness::new(secret).expect("secrets of tests are plain").draws();
        let mut stream = Stream::from_seed(draws(&format!("hand {secret}")).draw(Stream::seed));
        let mut events = Events::new();
        let mut position = G::start(setup, draws(secret), &mut events).expect("the game can be laid out");
        let mut seen: Vec<G::Move> = tried.iter().map(|mv| mv.parse().expect("this is notation")).collect();
        while let Some(seat) = position.turn().seats().iter().next() {
            let mut moves = Vec::new();
            position.moves(seat, &mut moves);
            seen.extend([moves[0].clone(), moves[moves.len() / 2].clone()]);
            for _ in 0..TRIES {
                let asked =
                    if stream.index(20) == 0 { Seat::new(stream.index(setup.players())) } else { seat };
                let tried = &seen[stream.index(seen.len())];
                if let Err(reason) = position.clone().play(asked, tried, &mut Events::ignored()) {
                    self.refusal(reason);
                }
            }
            let choices: Vec<&G::Move> =
                moves.iter().flat_map(|mv| std::iter::repeat_n(mv, eagerness(mv))).collect();
            let chosen = match choices.len() {
                0 => &moves[stream.index(moves.len())],
                many => choices[stream.index(many)],
            };
            seen.push(chosen.clone());
            position.play(seat, chosen, &mut events).expect("what is listed is accepted");
            events.iter().for_each(|event| self.event(&event.text()));
            events.clear();
        }
        let late = position.play(Seat::new(0), &seen[0], &mut events).expect_err("the game is over");
        self.refusal(late.clone());
        late
    }

    fn event(&mut self, text: &Text) {
        self.told.insert(text.message());
        for language in Language::ALL {
            let sentence = named(language).say(text);
            is_whole(language, &sentence);
        }
    }

    fn refusal(&mut self, reason: impl Reason) {
        let refusal = Refusal::from(reason);
        self.refused.insert(refusal.why().message());
        for language in Language::ALL {
            let sentence = named(language).refusal(&refusal);
            is_whole(language, &sentence);
            assert!(sentence.ends_with(&format!("[{}]", refusal.rule())), "{sentence}");
        }
    }

    /// As many events and refusals as random play cannot help to come across.
    ///
    /// # Panics
    /// When there were fewer.
    pub fn is_rich(&self, told: usize, refused: usize) {
        assert!(self.told.len() >= told, "random play tells more than {:?}", self.told);
        assert!(self.refused.len() >= refused, "random play runs into more rules than {:?}", self.refused);
    }
}

fn named(language: Language) -> Words {
    let names = ["Ada", "Émile", "Grace", "Hugo", "Inès", "Jules"];
    Words::new(language).with_names(names.map(str::to_owned).to_vec())
}

/// A text word by word, with Ada, Émile and the others in the seats. Narrow no-break spaces are expected as plain ones, so
/// that the sentences can be read.
///
/// # Panics
/// When it says something else.
#[track_caller]
pub fn says(text: &Text, english: &str, french: &str) {
    let said = Language::ALL.map(|language| named(language).say(text).replace('\u{202f}', " "));
    assert_eq!(said, [english, french]);
}
