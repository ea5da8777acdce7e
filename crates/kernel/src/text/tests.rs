use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use super::*;
use crate::Seat;

fn say(language: Language, text: &Text) -> String {
    let mut said = String::new();
    Namer::numbers(language).say(text, &mut said);
    // Narrow no-break spaces as plain ones, so that the expected sentences can be read.
    said.replace('\u{202f}', " ")
}

#[test]
fn a_text_is_a_message_and_what_fills_its_gaps() {
    let text = text!(standing_alone, points = 4, name = Seat::new(1));
    assert_eq!(
        serde_json::to_string(&text).unwrap(),
        r#"{"key":"standing-alone","args":{"points":4,"name":1}}"#
    );
    assert_eq!(text.to_string(), "Player 1 ends with 4 points.");
    assert_eq!(Arg::from(text!(list_empty)), Arg::Word(message!(list_empty)));
}

/// Nought is singular in French and plural in English.
#[test]
fn each_language_has_its_own_plurals() {
    let line = |points: i32| text!(standing_alone, name = "Ada", points = points);
    for (points, english, french) in [
        (0, "Ada ends with 0 points.", "Ada termine avec 0 point."),
        (1, "Ada ends with 1 point.", "Ada termine avec 1 point."),
        (-4, "Ada ends with -4 points.", "Ada termine avec -4 points."),
        (1200, "Ada ends with 1200 points.", "Ada termine avec 1200 points."),
    ] {
        assert_eq!(say(Language::English, &line(points)), english);
        assert_eq!(say(Language::French, &line(points)), french);
    }
}

#[test]
fn lists_are_joined_as_the_language_joins_them() {
    let tie = |seats: usize| text!(standing_tie, names = Seat::all(seats).map(Arg::from).collect::<Vec<_>>());
    for (seats, english, french) in [
        (0, "nothing", "rien"),
        (1, "Player 0", "Joueur 0"),
        (2, "Player 0 and Player 1", "Joueur 0 et Joueur 1"),
        (3, "Player 0, Player 1 and Player 2", "Joueur 0, Joueur 1 et Joueur 2"),
    ] {
        assert_eq!(say(Language::English, &tie(seats)), format!("{english} share first place."));
        assert_eq!(say(Language::French, &tie(seats)), format!("{french} partagent la première place."));
    }
}

#[test]
fn seats_are_called_by_their_names() {
    let names = ["Ada".to_owned(), String::new()];
    let namer = Namer::new(Language::English, &names);
    assert_eq!((namer.name(Seat::new(0)), namer.name(Seat::new(1))), ("Ada".into(), "Player 1".into()));
}

/// A message as the build script of another crate would have made it.
const fn elsewhere(key: &'static str, pattern: Pattern) -> Translations {
    Translations { key, gaps: &[], patterns: [pattern; Language::ALL.len()] }
}

#[test]
fn messages_are_the_same_when_they_say_the_same_under_one_key() {
    static ONE: Translations = elsewhere("table-out", &[Piece::Text("out")]);
    static AGAIN: Translations = elsewhere("table-out", &[Piece::Text("out")]);
    static OTHERWISE: Translations = elsewhere("table-out", &[Piece::Text("no more")]);
    static RENAMED: Translations = elsewhere("table-gone", &[Piece::Text("out")]);
    let hash = |translations| {
        let mut hasher = DefaultHasher::new();
        Message::new(translations).hash(&mut hasher);
        hasher.finish()
    };
    let one = Message::new(&ONE);
    assert_eq!(one, Message::new(&AGAIN));
    assert_eq!(hash(&ONE), hash(&AGAIN));
    assert_ne!(one, Message::new(&OTHERWISE));
    assert_ne!(one, Message::new(&RENAMED));
    assert_eq!(serde_json::to_string(&Message::new(&OTHERWISE)).unwrap(), "\"table-out\"");
}

/// What agrees with a word follows from the message that fills the gap: a name that reads alike is no such word.
#[test]
fn a_choice_is_made_by_the_word_of_a_message() {
    static BLUE: Translations = elsewhere("blue", &[Piece::Text("bleu")]);
    static RED: Translations = elsewhere("red", &[Piece::Text("rouge")]);
    static CITY: Translations = Translations {
        key: "city",
        gaps: &["colour"],
        patterns: [&[Piece::Choice {
            gap: 0,
            cases: &[(Case::Word("bleu"), &[Piece::Text("bleue")])],
            otherwise: &[Piece::Gap(0)],
        }]; Language::ALL.len()],
    };
    let city = |colour: Arg| say(Language::French, &Text::new(Message::new(&CITY), vec![colour]));
    assert_eq!(city(Message::new(&BLUE).into()), "bleue");
    assert_eq!(city(Text::from(Message::new(&BLUE)).into()), "bleue");
    assert_eq!(city(Message::new(&RED).into()), "rouge");
    assert_eq!(city("bleu".into()), "bleu");
}
