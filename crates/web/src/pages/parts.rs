//! Small things that several pages show.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use catalog::{GameId, with_game};
use draw::Drawn;
use kernel::{Arg, Rules, Seat, Source, text};
use maud::{Markup, PreEscaped, html};
use table::Audience;
use words::Words;

use super::model::{Chatting, Fault};

/// The longest title of a table.
pub const LONGEST_TITLE: usize = 60;
/// The shortest password.
pub const SHORTEST_PASSWORD: usize = 8;

/// What was wrong with a form, read out at once.
pub(crate) fn fault(words: &Words, fault: &Fault) -> Markup {
    html! {
        @if let Some(why) = &fault.why {
            div.fault role="alert" {
                strong { (words.word("site-fault")) }
                p { (why) }
            }
        }
    }
}

/// What makes a form count once, however often it is sent.
pub(crate) fn once(token: &str) -> Markup {
    html! { input type="hidden" name="once" value=(token); }
}

/// The same at a table, whose page has to be the same bytes as long as nothing changes: there the script makes the token.
/// Whoever has no script finds one in `<noscript>`, which is left out of every comparison. A part of a page is only for
/// scripts, and has no token.
pub(crate) fn once_at_table(token: &str) -> Markup {
    html! {
        input type="hidden" name="once";
        @if !token.is_empty() { noscript { input type="hidden" name="once" value=(token); } }
    }
}

/// What was typed into a field of a form that comes back.
pub(crate) fn typed<'a>(fault: &'a Fault, field: &str) -> &'a str {
    fault.typed.get(field).map_or("", String::as_str)
}

/// The title of a table, or of its game when it has none.
pub(crate) fn title(title: &str, game: GameId) -> &str {
    if title.trim().is_empty() { game.info().title } else { title }
}

/// An option of a game, and the name of its value.
pub(crate) fn option(words: &Words, game: GameId, key: &str, value: &str) -> (String, String) {
    let stem = format!("{}-option-{key}", game.info().rule_prefix.to_lowercase());
    (or_raw(words, &stem, key), or_raw(words, &format!("{stem}-{value}"), value))
}

/// What an option changes, where its name does not say it.
pub(crate) fn option_what(words: &Words, game: GameId, key: &str) -> Option<String> {
    let key = format!("{}-option-{key}-what", game.info().rule_prefix.to_lowercase());
    Some(words.word(&key)).filter(|said| *said != key)
}

/// What of a game is not as it is printed, in a sentence, with the way to where all of it is told; nothing for a game of
/// which no part had to be reconstructed.
pub(crate) fn origin_note(words: &Words, game: GameId) -> Markup {
    let info = game.info();
    let key = format!("{}-note-short", info.rule_prefix.to_lowercase());
    html! {
        @if is_reconstructed(game) {
            p.origin-note {
                (or_raw(words, &key, &words.word("site-note-short"))) " "
                a href={ "/rules/" (info.id) "#origin" } { (words.word("site-note-more")) }
            }
        }
    }
}

/// Whether some of what is printed on the components is ours: counted once for each game.
fn is_reconstructed(game: GameId) -> bool {
    static COUNTED: Mutex<BTreeMap<GameId, bool>> = Mutex::new(BTreeMap::new());
    let mut counted = COUNTED.lock().unwrap_or_else(PoisonError::into_inner);
    *counted.entry(game).or_insert_with(|| {
        let components = with_game!(game, G => G::components());
        components.iter().any(|component| component.source == Source::Reconstructed)
    })
}

/// How a bot of this level plays.
pub(crate) fn level(words: &Words, level: &str) -> String {
    or_raw(words, &format!("site-level-{level}"), level)
}

/// The words for a key, or else the raw value that the key was made for.
fn or_raw(words: &Words, key: &str, raw: &str) -> String {
    let said = words.word(key);
    if said == key { raw.to_owned() } else { said }
}

/// The number of a seat on its colour.
pub(crate) fn badge(seat: Seat) -> PreEscaped<&'static str> {
    PreEscaped(draw::badge(seat))
}

/// The board of a game, small: drawn once for each language.
pub(crate) fn picture(words: &Words, game: GameId) -> Markup {
    static DRAWN: Mutex<BTreeMap<(GameId, &str), String>> = Mutex::new(BTreeMap::new());
    let mut drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    let card = drawn.entry((game, words.language().code()));
    PreEscaped(card.or_insert_with(|| with_game!(game, G => G::card(words))).clone())
}

/// Who can see a table, in a sentence.
pub(crate) fn seen_by(words: &Words, audience: Audience) -> String {
    words.word(match audience {
        Audience::Everyone => "site-seen-everyone",
        Audience::Link => "site-seen-link",
        Audience::Invited => "site-seen-invited",
    })
}

/// The choice of who may see a table.
pub(crate) fn audiences(words: &Words, chosen: Audience) -> Markup {
    let choices = [
        ("everyone", Audience::Everyone, "site-audience-everyone", "site-audience-everyone-what"),
        ("link", Audience::Link, "site-audience-link", "site-audience-link-what"),
        ("invited", Audience::Invited, "site-audience-invited", "site-audience-invited-what"),
    ];
    html! {
        @for (value, audience, name, what) in choices {
            label.check.audience {
                input type="radio" name="audience" value=(value) checked[audience == chosen];
                span { (words.word(name)) " " span.quiet { (words.word(what)) } }
            }
        }
    }
}

/// Why there is no place to write.
pub(crate) fn chat_shut(words: &Words, chatting: Chatting) -> String {
    words.word(if chatting == Chatting::Muted { "table-chat-muted" } else { "table-chat-closed" })
}

/// “a, b and c”
pub(crate) fn names<'a>(names: impl IntoIterator<Item = &'a str>) -> Arg {
    Arg::List(names.into_iter().map(|name| Arg::from(name.to_owned())).collect())
}

/// “5 minutes ago”
pub(crate) fn ago(words: &Words, minutes: u64) -> String {
    let count = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    match minutes {
        0 => words.word("site-ago-now"),
        1..60 => words.say(&text!("site-ago-minutes", count = count(minutes))),
        60..2880 => words.say(&text!("site-ago-hours", count = count(minutes / 60))),
        _ => words.say(&text!("site-ago-days", count = count(minutes / 1440))),
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn time_passes_in_words() {
        let words = Words::new(Language::English);
        for (minutes, said) in [
            (0, "just now"),
            (1, "1 minute ago"),
            (59, "59 minutes ago"),
            (60, "1 hour ago"),
            (2879, "47 hours ago"),
            (2880, "2 days ago"),
        ] {
            assert_eq!(ago(&words, minutes), said);
        }
    }

    #[test]
    fn what_is_reconstructed_is_said_in_the_words_of_each_game() {
        for language in Language::ALL {
            let words = Words::new(language);
            for game in GameId::ALL {
                let html = origin_note(&words, *game).into_string();
                assert!(html.contains(&format!("href=\"/rules/{game}#origin\"")), "{html}");
                assert!(!html.contains("note-short") && !html.contains("site-note"), "{html}");
                assert!(!html.contains(&words.word("site-note-short")), "{game} has a note of its own");
            }
        }
    }

    #[test]
    fn what_has_no_words_is_shown_raw() {
        for language in Language::ALL {
            let words = Words::new(language);
            assert_eq!(option(&words, GameId::AgeOfSteam, "map", "moon").1, "moon");
            assert_eq!(level(&words, "clairvoyant"), "clairvoyant");
            for game in GameId::ALL {
                for choice in game.info().choices {
                    for value in choice.values {
                        assert!(option(&words, *game, choice.key, value).1 != *value, "{value} has a name");
                    }
                }
            }
            for named in bots::LEVELS {
                assert!(level(&words, named) != *named, "{named} has a name");
            }
        }
    }
}
