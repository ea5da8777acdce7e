use kernel::{Seat, kit};

use super::*;

const ENGLISH: Language = Language::English;
const FRENCH: Language = Language::French;

#[test]
fn seats_are_called_by_their_names() {
    let named = |names: [&str; 2]| {
        let words = Words::new(ENGLISH).with_names(names.map(str::to_owned).to_vec());
        Seat::all(3).map(|seat| words.name(seat)).collect::<Vec<_>>()
    };
    assert_eq!(named(["Ada", "Grace"]), ["Ada", "Grace", "Player 2"]);
    assert_eq!(named(["Ada", ""]), ["Ada", "Player 1", "Player 2"]);
    assert_eq!(Words::new(FRENCH).name(Seat::new(1)), "Joueur 1");
}

#[test]
fn money_is_written_as_the_language_writes_it() {
    assert_eq!(Words::new(ENGLISH).money(10), "$10");
    assert_eq!(Words::new(FRENCH).money(1200), "1200\u{202f}$");
    let range = kernel::text::money_range(2, 4);
    assert_eq!(Words::new(ENGLISH).say(&range), "$2–4");
    assert_eq!(Words::new(FRENCH).say(&range), "2–4\u{202f}$");
}

#[test]
fn a_refusal_names_its_rule() {
    let why = kit::message("No tile of this kind is left.").into();
    assert_eq!(Words::new(ENGLISH).with_rule(&why, "TOY-4.3"), "No tile of this kind is left. [TOY-4.3]");
}

#[test]
fn a_phrase_on_a_button_begins_with_a_capital() {
    for (phrase, label) in
        [("écarter un wagon", "Écarter un wagon"), ("s’en passer", "S’en passer"), ("", ""), ("3", "3")]
    {
        assert_eq!(Words::new(FRENCH).capitalised(&kit::message(phrase).into()), label);
    }
}

#[test]
fn languages_are_known_by_their_tags() {
    for (tag, language) in [
        ("en", ENGLISH),
        ("en_US.UTF-8", ENGLISH),
        ("EN-gb", ENGLISH),
        ("fr", FRENCH),
        ("fr-CA", FRENCH),
        ("fr_BE@euro", FRENCH),
    ] {
        assert_eq!(tag.parse(), Ok(language), "{tag}");
    }
    for tag in ["", "C", "de", "french", "-fr"] {
        assert_eq!(tag.parse::<Language>(), Err(UnknownLanguageError), "{tag}");
    }
    assert_eq!(UnknownLanguageError.to_string(), "the languages are en and fr");
    assert_eq!(Language::default(), ENGLISH);
}

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync + Clone>() {}
    shared::<Words>();
}
