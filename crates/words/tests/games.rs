//! What whole games of random play say, in both languages: every event, and the refusals of moves tried at random.

use std::collections::BTreeSet;

use kernel::{Fairness, Happening, Options, Refusal, Rules, Seat, Setup, Stream};
use words::{Language, Words};

/// What was said of some games, as keys.
#[derive(Default)]
struct Said {
    told: BTreeSet<&'static str>,
    refused: BTreeSet<&'static str>,
}

impl Said {
    fn event(&mut self, event: &impl Happening) {
        let text = event.text();
        self.told.insert(text.key);
        for words in Language::ALL.map(named) {
            holds(&words, &words.say(&text), text.key);
        }
    }

    fn refusal(&mut self, refusal: &Refusal) {
        self.refused.insert(refusal.why.key);
        for words in Language::ALL.map(named) {
            let sentence = words.refusal(refusal);
            holds(&words, &sentence, refusal.why.key);
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

fn holds(words: &Words, sentence: &str, key: &str) {
    let language = words.language();
    assert!(!sentence.contains(['{', '}']), "a gap is open in {language} {key}: {sentence}");
    assert!(!sentence.contains(key), "{key} has no words in {language}: {sentence}");
    assert!(!sentence.contains("  "), "{language} {key}: {sentence}");
}

/// How a game is played at random.
struct Habit<M> {
    /// How much rather a move is made than one of 1; what nobody is eager for is made when there is nothing else.
    eagerness: fn(&M) -> usize,
    /// What is tried beside moves that an earlier question would have taken.
    tries: Vec<M>,
}

/// Plays a game to its end, and tries now and then what is probably refused.
fn play_out<G: Rules>(
    seed: &str,
    (players, options): (usize, &[(&str, &str)]),
    habit: &Habit<G::Move>,
    said: &mut Said,
) {
    let options: Options =
        options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let setup = G::Setup::from_options(players, &options).expect("the players are enough");
    let draws = Fairness::new(seed).expect("the seed is good").draws();
    let mut hand = Fairness::new(format!("hand {seed}")).expect("the seed is good").draws();
    let mut events = Vec::new();
    let mut position = G::start(&setup, draws, &mut events).expect("the setup is good");
    let mut seen = habit.tries.clone();
    while let Some(seat) = position.turn().seats().iter().next() {
        let mut moves = Vec::new();
        position.moves(seat, &mut moves);
        seen.extend([moves[0].clone(), moves[moves.len() / 2].clone()]);
        hand.draw(|stream: &mut Stream| {
            for _ in 0..8 {
                let asked = if stream.index(20) == 0 { Seat::new(stream.index(players)) } else { seat };
                let tried = &seen[stream.index(seen.len())];
                if let Err(refusal) = position.clone().play(asked, tried, &mut Vec::new()) {
                    said.refusal(&refusal);
                }
            }
            let eager = |mv| std::iter::repeat_n(mv, (habit.eagerness)(mv));
            let choices: Vec<&G::Move> = moves.iter().flat_map(eager).collect();
            let mv = match choices.len() {
                0 => &moves[stream.index(moves.len())],
                many => choices[stream.index(many)],
            };
            seen.push(mv.clone());
            position.play(seat, mv, &mut events).expect("what is listed is accepted");
        });
        events.drain(..).for_each(|event| said.event(&event));
    }
    let late = position.play(Seat::new(0), &seen[0], &mut events);
    said.refusal(&late.expect_err("the game is over"));
}

#[test]
fn games_of_age_of_steam_are_told_in_both_languages() {
    use age_of_steam::{Move, Position};
    // Reckless bidding and borrowing would end most games before a cube moves.
    fn eagerness(mv: &Move) -> usize {
        usize::from(!matches!(mv, Move::Issue(4..) | Move::Bid(2..) | Move::Engine | Move::Decline))
    }
    let habit = Habit { eagerness, tries: Vec::new() };
    let mut said = Said::default();
    for game in 0..20 {
        play_out::<Position>(&game.to_string(), (3 + game % 4, &[]), &habit, &mut said);
    }
    said.is_rich(20, 20);
}

#[test]
fn games_of_empyreal_are_told_in_both_languages() {
    use empyreal::{Move, Position};
    // Who leaves everything out neither builds nor delivers.
    fn eagerness(mv: &Move) -> usize {
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
    let tries = TRIED_IN_EMPYREAL.iter().map(|mv| mv.parse().expect("this is notation")).collect();
    let habit = Habit { eagerness, tries };
    let mut said = Said::default();
    for (game, table) in TABLES.into_iter().cycle().take(12).enumerate() {
        play_out::<Position>(&game.to_string(), table, &habit, &mut said);
    }
    said.is_rich(36, 70);
}

#[test]
fn games_of_imperial_steam_are_told_in_both_languages() {
    use imperial_steam::{Good, Move, Position};
    // Random play alone would not get far from Wien.
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
    let tries = TRIED_IN_IMPERIAL_STEAM.iter().map(|mv| mv.parse().expect("this is notation")).collect();
    let habit = Habit { eagerness, tries };
    let mut said = Said::default();
    for game in 0..36 {
        let setup = ["fixed", "normal", "random"][game / 3 % 3];
        let money = ["open", "hidden"][game / 9 % 2];
        let table = (2 + game % 3, &[("setup", setup), ("money", money)][..]);
        play_out::<Position>(&game.to_string(), table, &habit, &mut said);
    }
    said.is_rich(36, 60);
}

/// What random play does not think of.
const TRIED_IN_IMPERIAL_STEAM: [&str; 25] = [
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

/// The same.
const TRIED_IN_EMPYREAL: [&str; 24] = [
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
