//! What whole games of random play say, in both languages: every event, and the refusals of moves tried at random.

use std::collections::HashSet;

use age_of_steam::{Move, Position, Setup};
use kernel::{
    Events, Fairness, Happening as _, Message, Options, Reason as _, Rules, Seat, Setup as _, Stream,
};
use words::{Language, Words};

/// What was said of some games.
#[derive(Default)]
struct Said {
    told: HashSet<Message>,
    refused: HashSet<Message>,
}

impl Said {
    fn event(&mut self, event: &<Position as Rules>::Event) {
        let text = event.text();
        self.told.insert(text.message());
        for words in Language::ALL.map(named) {
            holds(&words, &words.say(&text), text.message());
        }
    }

    fn refusal(&mut self, reason: <Position as Rules>::Reason) {
        let message = reason.text().message();
        self.refused.insert(message);
        for words in Language::ALL.map(named) {
            let sentence = words.refusal(&reason.into());
            holds(&words, &sentence, message);
            assert!(sentence.ends_with(&format!("[{}]", reason.rule())), "{sentence}");
        }
    }

    /// As many as random play cannot help to come across.
    fn is_rich(&self, told: usize, refused: usize) {
        assert!(self.told.len() >= told, "random play tells more than {:?}", self.told);
        assert!(self.refused.len() >= refused, "random play runs into more rules than {:?}", self.refused);
    }
}

fn named(language: Language) -> Words {
    Words::new(language).with_names(["Ada", "Émile", "Grace", "Hugo"].map(str::to_owned).to_vec())
}

fn holds(words: &Words, sentence: &str, message: Message) {
    let (language, key) = (words.language(), format!("{message:?}"));
    assert!(!sentence.contains(['{', '}']), "a gap is open in {language} {key}: {sentence}");
    assert!(!sentence.contains(&key), "{key} has no words in {language}: {sentence}");
    assert!(!sentence.contains("  "), "{language} {key}: {sentence}");
}

/// Reckless bidding and borrowing would end most games before a cube moves.
fn is_careful(mv: &Move) -> bool {
    !matches!(mv, Move::Issue(4..) | Move::Bid(2..) | Move::Engine | Move::Decline)
}

/// Plays a game to its end, and tries now and then what is probably refused.
fn play_out(seed: &str, players: usize, said: &mut Said) {
    let setup = Setup::from_options(players, &Options::new()).expect("the players are enough");
    let draws = Fairness::new(seed).expect("the seed is good").draws();
    let mut hand = Fairness::new(format!("hand {seed}")).expect("the seed is good").draws();
    let mut events = Events::new();
    let mut position = Position::start(&setup, draws, &mut events).expect("the setup is good");
    let mut seen = Vec::new();
    while let Some(seat) = position.turn().seats().iter().next() {
        let mut moves = Vec::new();
        position.moves(seat, &mut moves);
        seen.extend([moves[0], moves[moves.len() / 2]]);
        hand.draw(|stream: &mut Stream| {
            for _ in 0..8 {
                let asked = if stream.index(20) == 0 { Seat::new(stream.index(players)) } else { seat };
                let tried = &seen[stream.index(seen.len())];
                if let Err(reason) = position.clone().play(asked, tried, &mut Events::ignored()) {
                    said.refusal(reason);
                }
            }
            let careful: Vec<Move> = moves.iter().copied().filter(is_careful).collect();
            let choices = if careful.is_empty() { &moves } else { &careful };
            let mv = choices[stream.index(choices.len())];
            seen.push(mv);
            position.play(seat, &mv, &mut events).expect("what is listed is accepted");
        });
        events.iter().for_each(|event| said.event(event));
        events.clear();
    }
    let late = position.play(Seat::new(0), &seen[0], &mut events);
    said.refusal(late.expect_err("the game is over"));
}

#[test]
fn games_are_told_in_both_languages() {
    let mut said = Said::default();
    for game in 0..20 {
        play_out(&game.to_string(), 3 + game % 4, &mut said);
    }
    said.is_rich(20, 20);
}
