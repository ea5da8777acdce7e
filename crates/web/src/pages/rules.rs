//! The rules of a game, with an address for each.

use catalog::{GameId, with_game};
use kernel::{Rules, Source, text};
use maud::{Markup, html};
use words::rulebook::{Chapter, Item, Rulebook, Span};
use words::{Language, Words};

use super::frame::frame;
use super::model::Frame;
use super::parts;

#[must_use]
pub fn page(around: &Frame, game: GameId) -> Markup {
    let words = &around.words;
    let info = game.info();
    let title = words.say(&text!("site-rules-title", game = info.title));
    let book = words::rulebook(&info, words.language());
    let body = html! {
        main #main .page.rules {
            h1 { (title) }
            (other_languages(words, game))
            (parts::origin_note(words, game))
            div.rules-columns {
                (contents(words, &book))
                div.rules-text {
                    div.rules-intro { @for item in &book.intro { p { (spans(item)) } } }
                    @for chapter in &book.chapters { (section(words, chapter)) }
                    (origin(words, game))
                }
            }
        }
    };
    frame(around, &title, body)
}

/// The rules of every game, to choose from.
#[must_use]
pub fn all(around: &Frame) -> Markup {
    let words = &around.words;
    let title = words.word("site-rules-all");
    let body = html! {
        main #main .page.all-rules {
            h1 { (title) }
            p.lead { (words.word("site-rules-all-lead")) }
            div.games {
                @for game in GameId::ALL {
                    article.card.game {
                        div.game-picture { (parts::picture(words, *game)) }
                        div.game-about {
                            h2 { a href={ "/rules/" (game) } { (game.info().title) } }
                            p { (words.word(&format!("site-what-{game}"))) }
                        }
                    }
                }
            }
        }
    };
    frame(around, &title, body)
}

/// Says the same in the other languages, and comes back here.
fn other_languages(words: &Words, game: GameId) -> Markup {
    html! {
        form.rules-language method="post" action="/settings" {
            input type="hidden" name="back" value={ "/rules/" (game) };
            @for language in Language::ALL.into_iter().filter(|language| *language != words.language()) {
                button type="submit" name="lang" value=(language) lang=(language) {
                    (Words::new(language).word("site-rules-in-this-language"))
                }
            }
        }
    }
}

fn contents(words: &Words, book: &Rulebook) -> Markup {
    html! {
        nav.rules-contents aria-labelledby="contents" {
            h2 #contents { (words.word("site-rules-contents")) }
            ol {
                @for chapter in &book.chapters {
                    li { a href={ "#" (anchor(chapter)) } {
                        span.rule-number { (chapter.number) } " " span { (chapter.title) }
                    } }
                }
                li { a href="#origin" { span { (words.word("site-rules-data")) } } }
            }
        }
    }
}

/// A chapter without a number is found by its title.
fn anchor(chapter: &Chapter) -> String {
    if !chapter.number.is_empty() {
        return chapter.number.clone();
    }
    chapter.title.split_whitespace().collect::<Vec<_>>().join("-").to_lowercase()
}

fn section(words: &Words, chapter: &Chapter) -> Markup {
    html! {
        section.chapter id=(anchor(chapter)) {
            h2 {
                @if !chapter.number.is_empty() { span.rule-number { (chapter.number) } " " }
                (chapter.title)
            }
            @for part in &chapter.parts {
                @if let Some(title) = &part.title { h3 { (title) } }
                @for item in &part.items { (rule(item)) }
            }
            p.to-top { a href="#contents" { (words.word("site-rules-top")) } }
        }
    }
}

fn rule(item: &Item) -> Markup {
    html! {
        @match &item.number {
            Some(number) => {
                p.rule id=(number) {
                    a.rule-number href={ "#" (number) } { (number) } " "
                    span { (spans(item)) }
                }
            }
            None => { p { (spans(item)) } }
        }
    }
}

fn spans(item: &Item) -> Markup {
    html! {
        @for span in &item.spans {
            @match span {
                Span::Plain(text) => { (text) }
                Span::Strong(text) => { strong { (text) } }
                Span::Emphasis(text) => { em { (text) } }
                Span::Code(text) => { code { (text) } }
                Span::Rule(number) => { a href={ "#" (number) } { (number) } }
            }
        }
    }
}

/// Where the boards come from.
fn origin(words: &Words, game: GameId) -> Markup {
    let info = game.info();
    let components = with_game!(game, G => G::components());
    let maps = info.choices.iter().filter(|choice| choice.key == "map").flat_map(|choice| choice.values);
    let boards = maps.map(|map| {
        let part = components.iter().find(|component| component.file.strip_suffix(".toml") == Some(*map));
        let note = words.word(&format!("{}-note-{map}", info.rule_prefix.to_lowercase()));
        (
            parts::option(words, game, "map", map).1,
            part.map(|part| words.word(source_word(part.source))),
            note,
        )
    });
    html! {
        section.chapter #origin {
            h2 { (words.word("site-rules-data")) }
            @for (name, source, note) in boards {
                p { strong { (name) } ". " @if let Some(source) = source { (source) " " } (note) }
            }
            p { (words.word(&format!("{}-note-box", info.rule_prefix.to_lowercase()))) }
            p.quiet { (words.word("site-rules-data-own")) }
        }
    }
}

const fn source_word(source: Source) -> &'static str {
    match source {
        Source::Rulebook => "aos-source-rulebook",
        Source::Public => "aos-source-public",
        Source::Reconstructed => "aos-source-reconstructed",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::samples::{both, holds};
    use super::*;

    #[test]
    fn every_rule_has_its_address_and_every_link_leads_somewhere() {
        for around in both() {
            for game in GameId::ALL {
                let html = page(&around, *game).into_string();
                holds(&around, &html);
                let ids: Vec<&str> =
                    html.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
                let unique: BTreeSet<&str> = ids.iter().copied().collect();
                assert_eq!(ids.len(), unique.len(), "no address twice");
                for link in html.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
                    assert!(unique.contains(link), "{link}");
                }
            }
        }
    }

    #[test]
    fn the_rules_of_every_game_are_found() {
        for around in both() {
            let html = all(&around).into_string();
            holds(&around, &html);
            for game in GameId::ALL {
                assert!(html.contains(&format!("href=\"/rules/{game}\"")));
            }
        }
    }

    #[test]
    fn the_rules_say_what_they_should() {
        for around in both() {
            let html = page(&around, GameId::AgeOfSteam).into_string();
            assert!(html.contains("id=\"AOS-4.12\"") && html.contains("href=\"#AOS-4\""));
            assert!(html.contains(&around.words.word("aos-source-public")));
            let other = if around.words.language() == Language::English { "fr" } else { "en" };
            assert!(html.contains(&format!("name=\"lang\" value=\"{other}\"")));
        }
    }
}
