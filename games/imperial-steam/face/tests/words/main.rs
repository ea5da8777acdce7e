//! What whole games of random play say, in both languages: every event, and the refusals of moves tried at random.

mod rare;

use std::collections::HashSet;

use imperial_steam::{Event, Good, Move, Position, Reason, Setup};
use kernel::{
    Events, Fairness, Happening as _, Message, Options, Reason as _, Refusal, Rules, Seat, Setup as _, Stream,
};
use words::{Language, Words};

/// What was said of some games.
#[derive(Default)]
struct Said {
    told: HashSet<Message>,
    refused: HashSet<Message>,
}

impl Said {
    fn event(&mut self, event: &Event) {
        let text = event.text();
        self.told.insert(text.message());
        for words in Language::ALL.map(named) {
            holds(&words, &words.say(&text), text.message());
        }
    }

    fn refusal(&mut self, reason: Reason) {
        let (message, refusal) = (reason.text().message(), Refusal::from(reason));
        self.refused.insert(message);
        for words in Language::ALL.map(named) {
            let sentence = words.refusal(&refusal);
            holds(&words, &sentence, message);
            assert!(sentence.ends_with(&format!("[{}]", refusal.rule)), "{sentence}");
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

/// How much rather a move is made than one of 1, as random play alone would not get far from Wien; what nobody is eager for
/// is made when there is nothing else.
fn eagerness(mv: &Move) -> usize {
    match mv {
        Move::Build { .. } | Move::Deliver { .. } => 200,
        Move::Access(_) => 100,
        Move::Contract(_) => 20,
        Move::Order(Good::Wood | Good::Stone | Good::Iron) | Move::Engineer { .. } => 12,
        Move::Train(_) | Move::Upgrade { .. } | Move::Sell | Move::Hire { workers: 2..5, .. } => 5,
        Move::Bid(50..) | Move::Give(20..) | Move::Pass | Move::ProduceNothing => 0,
        Move::Leave | Move::End => 0,
        _ => 1,
    }
}

/// Plays a game to its end, and tries now and then what is probably refused.
fn play_out(seed: &str, players: usize, options: &Options, said: &mut Said) {
    let setup = Setup::from_options(players, options).expect("the players are enough");
    let draws = Fairness::new(seed).expect("the seed is good").draws();
    let mut hand = Fairness::new(format!("hand {seed}")).expect("the seed is good").draws();
    let mut events = Events::new();
    let mut position = Position::start(&setup, draws, &mut events).expect("the setup is good");
    let mut seen: Vec<Move> = TRIED.iter().map(|mv| mv.parse().expect("this is notation")).collect();
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
            let choices: Vec<Move> =
                moves.iter().flat_map(|mv| std::iter::repeat_n(*mv, eagerness(mv))).collect();
            let choices = if choices.is_empty() { &moves } else { &choices };
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
    for game in 0..36 {
        let setup = ["fixed", "normal", "random"][game / 3 % 3];
        let money = ["open", "hidden"][game / 9 % 2];
        let options = Options::from([("setup".into(), setup.into()), ("money".into(), money.into())]);
        play_out(&game.to_string(), 2 + game % 3, &options, &mut said);
    }
    said.is_rich(36, 60);
}

/// What random play does not think of.
const TRIED: [&str; 25] = [
    "bid 15",
    "bid 500",
    "build wien-bratislava -",
    "build wien-bratislava 333",
    "build muerzzuschlag-bruck 3",
    "hire white-2 x1",
    "hire bronze-1 x15",
    "station wien",
    "station bratislava",
    "station villach",
    "factory wien/1 wood t1",
    "factory wien/a coal w3",
    "factory wien/d stone t2",
    "produce all",
    "give 15",
    "give 2000",
    "share 50",
    "share 240",
    "train 3",
    "train 8",
    "upgrade 3 3",
    "access wien-bratislava",
    "deliver wien/a gloggnitz",
    "spend car",
    "discard coal",
];
