//! The rules of a game, with an anchor for each.

use catalog::{GameId, with_game};
use kernel::{Face, Rules, message, text};
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
    let title = words.say(&text!(site_rules_title, game = info.title));
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

/// The list of all games' rules.
#[must_use]
pub fn all(around: &Frame) -> Markup {
    let words = &around.words;
    let title = words.word(message!(site_rules_all));
    let body = html! {
        main #main .page.all-rules {
            h1 { (title) }
            p.lead { (words.word(message!(site_rules_all_lead))) }
            div.games {
                @for game in GameId::ALL {
                    article.card.game {
                        div.game-picture { (parts::picture(words, *game)) }
                        div.game-about {
                            h2 { a href={ "/rules/" (game) } { (game.info().title) } }
                            p { (words.word(game.about().summary)) }
                        }
                    }
                }
            }
        }
    };
    frame(around, &title, body)
}

/// Links to the same page in the other languages.
fn other_languages(words: &Words, game: GameId) -> Markup {
    html! {
        form.rules-language method="post" action="/settings" {
            input type="hidden" name="back" value={ "/rules/" (game) };
            @for language in Language::ALL.into_iter().filter(|language| *language != words.language()) {
                button type="submit" name="lang" value=(language) lang=(language) {
                    (Words::new(language).word(message!(site_rules_in_this_language)))
                }
            }
        }
    }
}

fn contents(words: &Words, book: &Rulebook) -> Markup {
    html! {
        nav.rules-contents aria-labelledby="contents" {
            h2 #contents { (words.word(message!(site_rules_contents))) }
            ol {
                @for chapter in &book.chapters {
                    li { a href={ "#" (anchor(chapter)) } {
                        span.rule-number { (chapter.number) } " " span { (chapter.title) }
                    } }
                }
                li { a href="#origin" { span { (words.word(message!(site_rules_data))) } } }
            }
        }
    }
}

/// A chapter without a number is identified by its title.
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
            p.to-top { a href="#contents" { (words.word(message!(site_rules_top))) } }
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
    let (info, about) = (game.info(), game.about());
    let components = with_game!(game, F => <F as Face>::Rules::components());
    let values = info
        .choices
        .iter()
        .zip(about.choices)
        .flat_map(|(choice, said)| choice.values.iter().zip(said.values));
    let boards = values.filter_map(|(board, said)| {
        let part = components.iter().find(|component| component.file.strip_suffix(".toml") == Some(*board));
        let source = part.map(|part| words.word(guide::board_origin(part.source)));
        Some((words.word(said.name), source, words.word(said.origin?)))
    });
    html! {
        section.chapter #origin {
            h2 { (words.word(message!(site_rules_data))) }
            @for (name, source, note) in boards {
                p { strong { (name) } ". " @if let Some(source) = source { (source) " " } (note) }
            }
            p { (words.word(about.components)) }
            p.quiet { (words.word(message!(site_rules_data_own))) }
        }
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
            assert!(html.contains(&around.words.word(guide::board_origin(kernel::Source::Public))));
            let other = if around.words.language() == Language::English { "fr" } else { "en" };
            assert!(html.contains(&format!("name=\"lang\" value=\"{other}\"")));
        }
    }
}
