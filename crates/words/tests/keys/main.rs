//! Every key that the code speaks in is a message of both languages, with the same gaps.

mod files;
mod scan;

use std::collections::BTreeSet;

use age_of_steam::{Action, Board, Ending, TileSet};
use empyreal::{CarId, PersonId};
use hexes::{Edge, Layout};
use kernel::{GameInfo, Rules};

use files::{Messages, read};
use scan::{Key, scan, sources};

const LANGUAGES: [&str; 2] = ["en", "fr"];

const GAMES: [GameInfo; 4] = [
    age_of_steam::Position::INFO,
    empyreal::Position::INFO,
    imperial_steam::Position::INFO,
    steam_power::Position::INFO,
];

/// What the code passes and the sentences can do without, in either language: `(key, gap)`.
const UNUSED: [(&str, &str); 0] = [];

fn in_code() -> Vec<Key> {
    sources().iter().flat_map(|(place, code)| scan(place, code)).collect()
}

/// What these messages lack.
fn missing<'a>(messages: &Messages, keys: impl IntoIterator<Item = &'a String>) -> Vec<&'a String> {
    keys.into_iter().filter(|key| !messages.contains_key(*key)).collect()
}

#[test]
fn every_key_of_the_code_is_a_message_of_both_languages() {
    let keys = in_code();
    for language in LANGUAGES {
        let messages = read(language);
        let missing: Vec<_> = keys.iter().filter(|key| !messages.contains_key(&key.key)).collect();
        assert!(missing.is_empty(), "not in locales/{language}: {missing:#?}");
    }
}

#[test]
fn the_code_fills_every_gap_and_nothing_it_passes_is_lost() {
    for language in LANGUAGES {
        let messages = read(language);
        for Key { key, gaps, place } in in_code() {
            let (Some(passed), Some(message)) = (gaps, messages.get(&key)) else { continue };
            let unused = UNUSED.iter().filter(|(of, _)| *of == key).map(|(_, gap)| (*gap).to_owned());
            let named: BTreeSet<_> = message.gaps.iter().cloned().chain(unused).collect();
            assert_eq!(named, passed, "the gaps of {key} in locales/{language} and in {place}");
        }
    }
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_gaps() {
    let [english, french] = LANGUAGES.map(read);
    assert_eq!(missing(&french, english.keys()), Vec::<&String>::new(), "not in French");
    assert_eq!(missing(&english, french.keys()), Vec::<&String>::new(), "not in English");
    for (key, message) in &english {
        assert_eq!(message.gaps, french[key].gaps, "{key}");
    }
}

/// The keys that programs put together from a name of the game.
#[test]
fn what_has_a_name_has_its_words() {
    let tiles = TileSet::shipped().kinds().map(|(_, kind)| format!("aos-tile-{}", kind.name));
    let actions = Action::ALL.into_iter().map(|action| format!("{}-what", action.word()));
    let endings = [Ending::LastTurn, Ending::LastPlayer, Ending::NobodyLeft];
    let endings =
        endings.into_iter().map(Ending::name).chain(["trieste", "last-round", "demand-tiles", "trains"]);
    let endings = endings.map(|ending| format!("ending-{ending}"));
    let edges = [Layout::Flat, Layout::Pointed]
        .into_iter()
        .flat_map(|layout| Edge::ALL.map(|edge| layout.compass(edge).to_lowercase()));
    let edges = edges.flat_map(|edge| [format!("edge-{edge}"), format!("edge-{edge}-short")]);
    let notes = Board::SHIPPED.iter().map(|board| format!("aos-note-{board}"));
    let faces = steam_power::TileSet::shipped().faces().iter().map(|face| face.word.clone());
    let titles = &steam_power::Supply::shipped().solo.title;
    let titles = titles.iter().map(|title| format!("sp-title-{}", title.name));
    let people = PersonId::all().map(|person| person.printed().does_word.clone());
    let cars = CarId::all().flat_map(|car| [&car.printed().word, &car.printed().does_word].map(Clone::clone));
    let cards = people.chain(cars);
    let names = tiles.chain(actions).chain(endings).chain(edges).chain(notes).chain(faces).chain(titles);
    let names = names.chain(cards);
    let keys: Vec<String> = names.chain(GAMES.iter().flat_map(site)).collect();
    for language in LANGUAGES {
        assert_eq!(missing(&read(language), &keys), Vec::<&String>::new(), "{language}");
    }
}

/// What the pages say of every game: how long it is, what it is about, its options, where its parts come from.
fn site(info: &GameInfo) -> Vec<String> {
    let prefix = info.rule_prefix.to_lowercase();
    let options = info.choices.iter().flat_map(|choice| {
        let stem = format!("{prefix}-option-{}", choice.key);
        let values: Vec<String> = choice.values.iter().map(|value| format!("{stem}-{value}")).collect();
        [stem].into_iter().chain(values)
    });
    let pages =
        [format!("site-length-{}", info.id), format!("site-what-{}", info.id), format!("{prefix}-note-box")];
    pages.into_iter().chain(options).collect()
}

/// A narrow no-break space before `; : ! ? » $` and after `«`, and curved apostrophes.
#[test]
fn french_is_set_as_french_is() {
    const NARROW: char = '\u{202f}';
    for (key, message) in read("fr") {
        for text in &message.texts {
            let mut before = None;
            for mark in text.chars() {
                if ";:!?»$".contains(mark) {
                    assert_eq!(before, Some(NARROW), "before {mark} in {key}: {text}");
                }
                if before == Some('«') {
                    assert_eq!(mark, NARROW, "after « in {key}: {text}");
                }
                before = Some(mark);
            }
        }
    }
}

#[test]
fn no_typewriter_quotes_and_no_stray_spaces() {
    for language in LANGUAGES {
        for (key, message) in read(language) {
            for text in &message.texts {
                assert!(!text.contains(['\'', '"']) && !text.contains("  "), "{language}, {key}: {text}");
            }
        }
    }
}

#[test]
fn the_scan_finds_what_the_code_says() {
    let code = r##"
        //! text!("in-a-comment")
        fn edge_word(edge: Edge) -> &'static str { match edge { Edge::N => "edge-n", _ => "edge-s" } }
        fn short_word(name: &str) -> &'static str { match name { "no-key" | "none" => "short-one", _ => "short" } }
        fn name() -> &'static str { "no-key" }
        fn password() -> &'static str { "no-key" }
        fn f<'a>(x: &'a str) -> char { /* text!("in-a-comment") */ '"' }
        fn say() {
            say(text!("with", a = f(1, b == 2), c = g![3, d]));
            say(text!(
                "over-lines", // a remark
                seat = *seat,
            ));
            say(r#"text!("in a string")"#, Arg::Word("a-word"), words.word("another"), Text::plain("plain"), word("Own"));
        }
        #[cfg(test)]
        mod tests { fn t() { text!("in-a-test"); } }
        fn after() { text!("after"); }
    "##;
    let found: Vec<_> = scan("sample", code)
        .into_iter()
        .map(|key| (key.key, key.gaps.map(|gaps| gaps.into_iter().collect::<Vec<_>>().join(" "))))
        .collect();
    let expected = [
        ("edge-n", None),
        ("edge-s", None),
        ("short-one", None),
        ("short", None),
        ("with", Some("a c")),
        ("over-lines", Some("seat")),
        ("a-word", None),
        ("another", None),
        ("plain", None),
        ("after", Some("")),
    ];
    assert_eq!(found, expected.map(|(key, gaps)| (key.to_owned(), gaps.map(str::to_owned))));

    let keys: BTreeSet<_> = in_code().into_iter().map(|key| key.key).collect();
    for key in [
        "aos-built",
        "aos-no-too-dear",
        "aos-action-engineer",
        "aos-balance-pays",
        "aos-head-points",
        "sp-built",
        "sp-no-too-dear",
        "sp-balance-pays",
        "sp-head-points",
        "imp-track-laid",
        "imp-no-two-tracks",
        "imp-action-build",
        "imp-set-up-tiles",
        "emp-told-built",
        "emp-no-out-of-reach",
        "emp-city-lake",
        "emp-setup-teams",
        "edge-nw",
        "setup-players",
        "seat-name",
    ] {
        assert!(keys.contains(key), "{key}");
    }
}
