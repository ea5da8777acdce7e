//! The rules of every game, in every language: all of it is read, all of it resolves, and the languages agree.

use std::collections::BTreeSet;

use catalog::GameId;
use kernel::GameInfo;
use words::rulebook::{Chapter, Item, Rulebook, Span};
use words::{Language, rulebook};

fn games() -> impl Iterator<Item = GameInfo> {
    GameId::ALL.iter().map(|game| game.info())
}

/// What a language calls a decision of this house where the printed rules are silent.
const RULED: [(Language, &str); 2] = [(Language::English, "ruled"), (Language::French, "décidé")];

fn books() -> impl Iterator<Item = (GameInfo, Language, Rulebook)> {
    let each = |info: GameInfo| Language::ALL.map(|language| (info, language, rulebook(&info, language)));
    games().flat_map(each)
}

fn items(book: &Rulebook) -> impl Iterator<Item = &Item> {
    book.intro.iter().chain(book.chapters.iter().flat_map(Chapter::items))
}

fn cited(item: &Item) -> Vec<&str> {
    let rules = item.spans.iter().filter(|span| matches!(span, Span::Rule(_)));
    rules.map(Span::text).collect()
}

fn name(item: &Item) -> &str {
    item.number.as_deref().unwrap_or("the introduction")
}

#[test]
fn every_language_has_rules_of_its_own() {
    for info in games() {
        let codes: Vec<_> = info.rules_texts.iter().map(|(code, _)| *code).collect();
        assert_eq!(codes, Language::ALL.map(Language::code), "{}", info.id);
        let texts: BTreeSet<_> = info.rules_texts.iter().map(|(_, text)| text).collect();
        assert_eq!(texts.len(), codes.len(), "{}", info.id);
    }
}

#[test]
fn every_number_of_the_text_is_in_the_book() {
    for (info, language, book) in books() {
        let text = info.rules_text(language.code());
        let label = format!("- **{}-", info.rule_prefix);
        let written: Vec<&str> = text
            .lines()
            .filter_map(|line| line.starts_with(&label).then(|| line.split("**").nth(1))?)
            .collect();
        let rules: Vec<&Item> = book.chapters.iter().flat_map(Chapter::items).collect();
        let read: Vec<&str> = rules.iter().filter_map(|item| item.number.as_deref()).collect();
        assert!(!written.is_empty());
        assert_eq!(read, written, "{language}");
        assert_eq!(rules.len(), written.len(), "{language}: an item without a number");
        for chapter in &book.chapters {
            let own = format!("{}.", chapter.number);
            assert!(
                chapter.items().all(|item| name(item).starts_with(&own)),
                "{language}, {}",
                chapter.number
            );
        }
    }
}

#[test]
fn nothing_is_left_over() {
    for (info, language, book) in books() {
        let label = format!("{}-", info.rule_prefix);
        assert!(
            !book.title.is_empty() && !book.intro.is_empty(),
            "{}, {language}: there is a title, and an introduction before the first chapter",
            info.id
        );
        for item in items(&book) {
            assert!(!item.spans.is_empty(), "{language}, {}", name(item));
            for span in &item.spans {
                let text = span.text();
                // The names of options have underscores.
                let underscore = text.contains('_') && !matches!(span, Span::Code(_));
                let marks =
                    text.contains(['*', '`', '#', '|', '[', ']']) || text.contains("  ") || underscore;
                let number = !matches!(span, Span::Rule(_)) && text.contains(&label);
                assert!(!marks && !number, "{language}, {}: {text}", name(item));
            }
        }
        for chapter in &book.chapters {
            let titles = chapter.parts.iter().filter_map(|part| part.title.as_ref()).chain([&chapter.title]);
            for title in titles {
                assert!(!title.is_empty() && !title.contains(['*', '`', '#']), "{language}: {title}");
            }
            assert!(chapter.parts.iter().all(|part| !part.items.is_empty()), "{language}: {}", chapter.title);
        }
        // The words of the text, without the marks, are the words of the book.
        let words = |text: &str| text.split_ascii_whitespace().map(str::len).sum::<usize>();
        let text = info.rules_text(language.code()).lines();
        let text = text
            .map(|line| line.trim_start_matches("- ").trim_start_matches(['#', ' ']).replace(['*', '`'], ""));
        let heads = book.chapters.iter().flat_map(|chapter| {
            let titles = chapter.parts.iter().filter_map(|part| part.title.as_deref());
            titles.chain([chapter.number.as_str(), chapter.title.as_str()])
        });
        let read = heads.chain([book.title.as_str()]).map(words).sum::<usize>()
            + items(&book).map(|item| words(&item.to_string())).sum::<usize>()
            + items(&book).filter_map(|item| item.number.as_deref()).map(words).sum::<usize>();
        assert_eq!(read, text.map(|line| words(&line)).sum::<usize>(), "{language}");
    }
}

#[test]
fn references_resolve() {
    for (info, language, book) in books() {
        let all: Vec<&str> = items(&book).flat_map(cited).collect();
        assert!(!all.is_empty(), "{}, {language}: no rule refers to another", info.id);
        for number in all {
            let found = book.rule(number).is_some() || book.chapter(number).is_some();
            assert!(found, "{}, {language}: {number}", info.id);
        }
    }
}

/// Rule by rule: the same references, the same amounts, and as many decisions of our own.
#[test]
fn the_languages_say_the_same() {
    for info in games() {
        let [english, french] = RULED.map(|(language, ruled)| (rulebook(&info, language), ruled));
        let shape = |book: &Rulebook| -> Vec<Vec<usize>> {
            let parts = |chapter: &Chapter| chapter.parts.iter().map(|part| part.items.len()).collect();
            book.chapters.iter().map(parts).collect()
        };
        assert_eq!(shape(&english.0), shape(&french.0), "the parts of {}", info.id);
        for (here, there) in items(&english.0).zip(items(&french.0)) {
            assert_eq!(here.number, there.number);
            assert_eq!(cited(here), cited(there), "{}", name(here));
            assert_eq!(amounts(here), amounts(there), "{}", name(here));
            assert_eq!(ruled(here, english.1), ruled(there, french.1), "{}", name(here));
        }
    }
}

fn amounts(item: &Item) -> Vec<String> {
    let text = item.to_string();
    let digits = text.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty());
    let mut amounts: Vec<String> = digits.map(str::to_owned).collect();
    amounts.sort();
    amounts
}

fn ruled(item: &Item, word: &str) -> usize {
    let marked = item.spans.iter().filter(|span| matches!(span, Span::Emphasis(_)));
    marked.filter(|span| span.text().to_lowercase().contains(word)).count()
}

/// A narrow no-break space before `; : ! ? » $` and after `«`, and curved apostrophes.
#[test]
fn french_is_set_as_french_is() {
    const NARROW: char = '\u{202f}';
    for info in games() {
        for line in info.rules_text("fr").lines() {
            assert!(!line.contains(['\'', '"', '\u{a0}']), "{line}");
            for (before, mark) in line.chars().zip(line.chars().skip(1)) {
                assert!(!";:!?»$".contains(mark) || before == NARROW, "before {mark}: {line}");
                assert!(before != '«' || mark == NARROW, "after «: {line}");
            }
        }
    }
}
