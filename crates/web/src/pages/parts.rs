//! Small parts that several pages share.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use catalog::{GameId, with_game};
use draw::Drawn;
use kernel::{Arg, Face, Message, Rules, Seat, Source, message, text};
use maud::{Markup, PreEscaped, html};
use table::Audience;
use words::Words;

use super::model::{Chatting, FormFeedback};

/// The longest title of a table.
pub const LONGEST_TITLE: usize = 60;
/// The shortest password.
pub const SHORTEST_PASSWORD: usize = 8;

/// What was wrong with a form, announced to screen readers at once.
pub(crate) fn feedback(words: &Words, feedback: &FormFeedback) -> Markup {
    html! {
        @if let Some(why) = &feedback.why {
            div.feedback role="alert" {
                strong { (words.word(message!(site_fault))) }
                p { (why) }
            }
        }
    }
}

/// Makes a form count once, however often it is sent.
pub(crate) fn form_token(token: &str) -> Markup {
    html! { input type="hidden" name="once" value=(token); }
}

/// The same at a table, whose page must not change as long as nothing happens: there the script generates the token.
/// Without a script there is one in `<noscript>`, which is left out of every comparison. A part of a page is only for
/// scripts, and has no token.
pub(crate) fn table_form_token(token: &str) -> Markup {
    html! {
        input type="hidden" name="once";
        @if !token.is_empty() { noscript { input type="hidden" name="once" value=(token); } }
    }
}

/// What was typed into a field of a form that is shown again.
pub(crate) fn typed<'a>(feedback: &'a FormFeedback, field: &str) -> &'a str {
    feedback.typed.get(field).map_or("", String::as_str)
}

/// The title of a table, or of its game if it has none.
pub(crate) fn title(title: &str, game: GameId) -> &str {
    if title.trim().is_empty() { game.info().title } else { title }
}

/// An option of a game, and the name of its value. What a table of older rules has, and these do not, is called as it is
/// written.
pub(crate) fn option(words: &Words, game: GameId, key: &str, value: &str) -> (String, String) {
    let (info, about) = (game.info(), game.about());
    let name = about.choice(&info, key).map(|choice| choice.name);
    let value_name = about.value(&info, key, value).map(|value| value.name);
    let said = |message: Option<Message>, raw: &str| {
        message.map_or_else(|| raw.to_owned(), |known| words.word(known))
    };
    (said(name, key), said(value_name, value))
}

/// What an option changes, if its name does not say so.
pub(crate) fn option_what(words: &Words, game: GameId, key: &str) -> Option<String> {
    game.about().choice(&game.info(), key)?.what.map(|what| words.word(what))
}

/// A note on what differs from the printed game, with a link to the details; nothing for a game of which no part had to
/// be reconstructed.
pub(crate) fn origin_note(words: &Words, game: GameId) -> Markup {
    html! {
        @if is_reconstructed(game) {
            p.origin-note {
                (words.word(game.about().origin)) " "
                a href={ "/rules/" (game.info().id) "#origin" } { (words.word(message!(site_note_more))) }
            }
        }
    }
}

/// Whether some of the components are our reconstruction: computed once for each game.
fn is_reconstructed(game: GameId) -> bool {
    static COUNTED: Mutex<BTreeMap<GameId, bool>> = Mutex::new(BTreeMap::new());
    let mut counted = COUNTED.lock().unwrap_or_else(PoisonError::into_inner);
    *counted.entry(game).or_insert_with(|| {
        let components = with_game!(game, F => <F as Face>::Rules::components());
        components.iter().any(|component| component.source == Source::Reconstructed)
    })
}

/// How a bot of this level plays.
pub(crate) fn level(words: &Words, level: &str) -> String {
    match level {
        "random" => words.word(message!(site_level_random)),
        "greedy" => words.word(message!(site_level_greedy)),
        _ => level.to_owned(),
    }
}

/// The number of a seat on its colour.
pub(crate) fn badge(seat: Seat) -> PreEscaped<&'static str> {
    PreEscaped(draw::badge(seat))
}

/// A small picture of a game's board, drawn once for each language.
pub(crate) fn picture(words: &Words, game: GameId) -> Markup {
    static DRAWN: Mutex<BTreeMap<(GameId, &str), String>> = Mutex::new(BTreeMap::new());
    let mut drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    let card = drawn.entry((game, words.language().code()));
    PreEscaped(card.or_insert_with(|| with_game!(game, F => F::card(words))).clone())
}

/// Who can see a table, in a sentence.
pub(crate) fn seen_by(words: &Words, audience: Audience) -> String {
    words.word(match audience {
        Audience::Everyone => message!(site_seen_everyone),
        Audience::Link => message!(site_seen_link),
        Audience::Invited => message!(site_seen_invited),
    })
}

/// The choice of who may see a table.
pub(crate) fn audiences(words: &Words, chosen: Audience) -> Markup {
    let choices = [
        (
            "everyone",
            Audience::Everyone,
            message!(site_audience_everyone),
            message!(site_audience_everyone_what),
        ),
        ("link", Audience::Link, message!(site_audience_link), message!(site_audience_link_what)),
        ("invited", Audience::Invited, message!(site_audience_invited), message!(site_audience_invited_what)),
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

/// Why there is no field to write in.
pub(crate) fn chat_shut(words: &Words, chatting: Chatting) -> String {
    words.word(if chatting == Chatting::Muted {
        message!(table_chat_muted)
    } else {
        message!(table_chat_closed)
    })
}

/// “a, b and c”
pub(crate) fn names<'a>(names: impl IntoIterator<Item = &'a str>) -> Arg {
    Arg::from(names.into_iter().map(ToOwned::to_owned).collect::<Vec<String>>())
}

/// “5 minutes ago”
pub(crate) fn ago(words: &Words, minutes: u64) -> String {
    let count = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    match minutes {
        0 => words.word(message!(site_ago_now)),
        1..60 => words.say(&text!(site_ago_minutes, count = count(minutes))),
        60..2880 => words.say(&text!(site_ago_hours, count = count(minutes / 60))),
        _ => words.say(&text!(site_ago_days, count = count(minutes / 1440))),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

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
        let mut told = BTreeSet::new();
        for language in Language::ALL {
            let words = Words::new(language);
            for game in GameId::ALL {
                let html = origin_note(&words, *game).into_string();
                if is_reconstructed(*game) {
                    told.insert(*game);
                    assert!(html.contains(&format!("href=\"/rules/{game}#origin\"")), "{html}");
                } else {
                    assert!(html.is_empty(), "{game}: {html}");
                }
                assert!(!html.contains("note-short") && !html.contains("site-note"), "{html}");
            }
        }
        // Of each of these something had to be reconstructed.
        let known = [GameId::AgeOfSteam, GameId::SteamPower, GameId::ImperialSteam, GameId::Empyreal];
        assert!(known.iter().all(|game| told.contains(game)), "{told:?}");
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
