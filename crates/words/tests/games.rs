//! What whole games of random play say, in both languages: every event, and the refusals of moves tried at random.

use std::collections::BTreeSet;

use age_of_steam::{Event, Move, Position, Setup};
use kernel::{Fairness, Happening, Options, Refusal, Rules, Seat, Setup as _, Stream};
use words::{Language, Words};

fn holds(words: &Words, sentence: &str, key: &str) {
    let language = words.language();
    assert!(!sentence.contains(['{', '}']), "a gap is open in {language} {key}: {sentence}");
    assert!(!sentence.contains(key), "{key} has no words in {language}: {sentence}");
}

/// Plays a game to its end at random, trying now and then what an earlier question would have taken.
fn play_out(seed: &str, players: usize, mut event: impl FnMut(&Event), mut no: impl FnMut(&Refusal)) {
    let setup = Setup::from_options(players, &Options::new()).expect("the players are enough");
    let draws = Fairness::new(seed).expect("the seed is good").draws();
    let mut hand = Fairness::new(format!("hand {seed}")).expect("the seed is good").draws();
    let mut events = Vec::new();
    let mut position = Position::start(&setup, draws, &mut events).expect("the setup is good");
    let mut seen = Vec::new();
    while let Some(seat) = position.turn().seats().iter().next() {
        let mut moves = Vec::new();
        position.moves(seat, &mut moves);
        seen.extend([moves[0], moves[moves.len() / 2]]);
        hand.draw(|stream: &mut Stream| {
            for _ in 0..8 {
                let asked = if stream.index(20) == 0 { Seat::new(stream.index(players)) } else { seat };
                let tried = seen[stream.index(seen.len())];
                if let Err(refusal) = position.clone().play(asked, &tried, &mut Vec::new()) {
                    no(&refusal);
                }
            }
            // Reckless bidding and borrowing would end most games before a cube moves.
            let careful: Vec<Move> = moves.iter().copied().filter(is_careful).collect();
            let choices = if careful.is_empty() { &moves } else { &careful };
            let mv = choices[stream.index(choices.len())];
            seen.push(mv);
            position.play(seat, &mv, &mut events).expect("what is listed is accepted");
        });
        events.drain(..).for_each(|happened| event(&happened));
    }
}

const fn is_careful(mv: &Move) -> bool {
    !matches!(mv, Move::Issue(4..) | Move::Bid(2..) | Move::Engine | Move::Decline)
}

#[test]
fn whole_games_are_told_in_both_languages() {
    let words = Language::ALL.map(Words::new);
    let (mut told, mut refused) = (BTreeSet::new(), BTreeSet::new());
    for game in 0..20 {
        play_out(
            &game.to_string(),
            3 + game % 4,
            |event| {
                let text = event.text();
                told.insert(text.key);
                words.iter().for_each(|words| holds(words, &words.say(&text), text.key));
            },
            |refusal| {
                refused.insert(refusal.why.key);
                for words in &words {
                    let sentence = words.refusal(refusal);
                    holds(words, &sentence, refusal.why.key);
                    assert!(sentence.ends_with(&format!("[{}]", refusal.rule)), "{sentence}");
                }
            },
        );
    }
    assert!(told.len() > 20, "random play tells more than {told:?}");
    assert!(refused.len() > 20, "random play runs into more rules than {refused:?}");
}
