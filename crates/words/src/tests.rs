use kernel::{Arg, Refusal, Seat, Text, text};

use super::*;

const ENGLISH: Language = Language::English;
const FRENCH: Language = Language::French;

fn say(language: Language, text: &Text) -> String {
    // Narrow no-break spaces as plain ones, so that the expected sentences can be read.
    Words::new(language).say(text).replace('\u{202f}', " ")
}

#[test]
fn a_text_is_said_in_either_language() {
    let text = text!("aos-no-too-dear", cost = 4, cash = 3);
    assert_eq!(say(ENGLISH, &text), "This tile costs $4, you have $3.");
    assert_eq!(say(FRENCH, &text), "Cette tuile coûte 4 $, vous avez 3 $.");
    assert_eq!(Words::new(FRENCH).say(&text), "Cette tuile coûte 4\u{202f}$, vous avez 3\u{202f}$.");
}

#[test]
fn numbers_choose_the_plural() {
    let issued = |shares: u8| {
        text!("aos-issued", seat = Seat::new(0), shares = shares, dollars = shares * 5, total = shares + 2)
    };
    for (shares, english, french) in [
        (0, "Player 0 issues no shares and stays at 2.", "Joueur 0 n’émet aucun titre et en reste à 2."),
        (1, "Player 0 issues 1 share for $5: 3 in all.", "Joueur 0 émet 1 titre pour 5 $ : 3 en tout."),
        (2, "Player 0 issues 2 shares for $10: 4 in all.", "Joueur 0 émet 2 titres pour 10 $ : 4 en tout."),
    ] {
        assert_eq!(say(ENGLISH, &issued(shares)), english);
        assert_eq!(say(FRENCH, &issued(shares)), french);
    }
}

/// Nought is singular in French and plural in English.
#[test]
fn each_language_has_its_own_plurals() {
    let line = |score: i32| text!("standing-line", rank = 1, name = "Ada", score = score);
    for (score, english, french) in [
        (0, "1. Ada: 0 points", "1. Ada : 0 point"),
        (1, "1. Ada: 1 point", "1. Ada : 1 point"),
        (-4, "1. Ada: -4 points", "1. Ada : -4 points"),
        (1200, "1. Ada: 1200 points", "1. Ada : 1200 points"),
    ] {
        assert_eq!(say(ENGLISH, &line(score)), english);
        assert_eq!(say(FRENCH, &line(score)), french);
    }
}

#[test]
fn lists_are_joined_and_words_translated() {
    let filled = |cubes: &[&'static str]| {
        let cubes = Arg::List(cubes.iter().map(|cube| Arg::Word(cube)).collect());
        text!("aos-city-filled", city = "Chicago", cubes = cubes)
    };
    let (red, blue) = ("aos-colour-red", "aos-colour-blue");
    for (cubes, english, french) in [
        (vec![], "nothing", "rien"),
        (vec![red], "red", "rouge"),
        (vec![red, blue], "red and blue", "rouge et bleu"),
        (vec![red, red, blue], "red, red and blue", "rouge, rouge et bleu"),
    ] {
        let text = filled(&cubes);
        assert_eq!(say(ENGLISH, &text), format!("Chicago starts with these cubes: {english}."));
        assert_eq!(say(FRENCH, &text), format!("Chicago reçoit ses premiers cubes : {french}."));
    }
}

#[test]
fn seats_are_called_by_their_names() {
    let order = Seat::all(3).map(Arg::from).collect();
    let text = text!("aos-ordered", order = Arg::List(order));
    let named =
        |names: [&str; 2]| Words::new(ENGLISH).with_names(names.map(str::to_owned).to_vec()).say(&text);
    assert_eq!(named(["Ada", "Grace"]), "Player order: Ada, Grace and Player 2.");
    assert_eq!(named(["Ada", ""]), "Player order: Ada, Player 1 and Player 2.");
}

#[test]
fn money_is_written_as_the_language_writes_it() {
    assert_eq!(Words::new(ENGLISH).money(10), "$10");
    assert_eq!(Words::new(FRENCH).money(1200), "1200\u{202f}$");
    let range = text!("money-range", least = 2, most = 4);
    assert_eq!((say(ENGLISH, &range), say(FRENCH, &range)), ("$2–4".into(), "2–4 $".into()));
}

#[test]
fn a_refusal_names_its_rule() {
    let refusal = Refusal::new("AOS-4.3", text!("aos-no-tile-left", tile = "town-star"));
    assert_eq!(
        Words::new(ENGLISH).refusal(&refusal),
        "No tile of this kind is left: town with three exits, star. [AOS-4.3]"
    );
    let unknown = Refusal::new("AOS-4.3", text!("aos-no-tile-left", tile = "loop"));
    assert_eq!(Words::new(ENGLISH).refusal(&unknown), "No tile of this kind is left: loop. [AOS-4.3]");
}

#[test]
fn an_unknown_key_is_shown_as_it_is() {
    let words = Words::new(ENGLISH);
    let text = text!("no-such-key", cost = 4, holder = Seat::new(1), colour = Arg::Word("aos-colour-red"));
    assert_eq!(words.say(&text), "no-such-key cost=4 holder=Player 1 colour=red");
    assert_eq!(words.word("no such key"), "no such key");
    assert_eq!(words.word(""), "");
    assert_eq!(words.say(&text!("aos-bid", seat = Seat::new(1))), "Player 1 bids ${$dollars}.");
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
        assert_eq!(tag.parse::<Language>(), Err(UnknownLanguage), "{tag}");
    }
    assert_eq!(UnknownLanguage.to_string(), "the languages are en and fr");
    assert_eq!(Language::default(), ENGLISH);
}

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync + Clone>() {}
    shared::<Words>();
}

#[test]
fn every_file_of_the_locales_is_in_the_program() {
    for language in Language::ALL {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.code());
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            assert!(locale::files(language).contains(&text.as_str()), "{}", path.display());
        }
    }
}

/// What is said without Fluent is what Fluent says.
#[test]
fn a_simple_message_is_said_as_fluent_says_it() {
    let mut simple = 0;
    for language in [ENGLISH, FRENCH] {
        for file in locale::files(language) {
            for key in file.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key) {
                let Some(message) = Message::find(language, key) else { continue };
                let gaps = std::cell::RefCell::new(Vec::new());
                let said = message.simply(|gap, said| {
                    gaps.borrow_mut().push(gap.to_owned());
                    said.push_str(&gap.len().to_string());
                    Some(())
                });
                let Some(said) = said else { continue };
                let args = gaps.into_inner().into_iter().map(|gap| (gap.clone(), gap.len())).collect();
                assert_eq!(said, message.format(Some(&args)), "{key}");
                simple += 1;
            }
        }
    }
    assert!(simple > 2000, "{simple}");
}
