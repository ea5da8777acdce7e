//! The frame of every page: its head, the bar at the top, the footer.

use kernel::{Message, message};
use maud::{DOCTYPE, Markup, html};
use words::{Language, Words};

use super::model::{Frame, Theme};
use crate::assets::asset;

/// A page around its `<main>`, which has the id `main`, or `table` if it has `data-live` and changes with the table.
#[must_use]
pub fn frame(frame: &Frame, title: &str, main: Markup) -> Markup {
    around(frame, title, "reading", main)
}

/// The same, for a table with a game on it.
#[must_use]
pub(crate) fn table_frame(frame: &Frame, title: &str, main: Markup) -> Markup {
    around(frame, title, "at-table", main)
}

fn around(frame: &Frame, title: &str, class: &str, main: Markup) -> Markup {
    let words = &frame.words;
    let at_table = class == "at-table";
    html! {
        (DOCTYPE)
        html lang=(words.language()) data-theme=[frame.theme.map(theme_name)] {
            head {
                meta charset="utf-8";
                title { (title) }
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content";
                meta name="color-scheme" content="light dark";
                meta name="theme-color" content="#2e2820";
                meta name="description" content=(words.word(message!(site_frame_description)));
                link rel="icon" href=(asset("favicon.svg")) type="image/svg+xml";
                link rel="stylesheet" href=(asset(if at_table { "table.css" } else { "site.css" }));
                script type="module" src=(asset(if at_table { "table.js" } else { "site.js" })) {}
            }
            body class=(class) {
                a.skip href=(if at_table { "#ask" } else { "#content" }) { (words.word(message!(site_frame_skip))) }
                (top(frame))
                div #content tabindex="-1" {}
                (main)
                footer.foot {
                    p { (words.word(message!(site_frame_foot))) }
                    p { (words.word(message!(site_frame_rights))) }
                }
            }
        }
    }
}

const fn theme_name(theme: Theme) -> &'static str {
    match theme {
        Theme::Light => "light",
        Theme::Dark => "dark",
    }
}

/// The bar at the top: home, rules, account, language and theme.
fn top(frame: &Frame) -> Markup {
    let words = &frame.words;
    html! {
        header.top {
            a.brand href="/" {
                (mark())
                span { "Roundhouse" }
            }
            nav.places aria-label=(words.word(message!(site_frame_places))) {
                a href=(rules_of(frame)) { (words.word(message!(site_frame_rules))) }
                a.account href="/me" {
                    @match &frame.me {
                        Some(me) => (me.name),
                        None => (words.word(message!(site_frame_sign_in))),
                    }
                }
            }
            form.switches method="post" action="/settings" {
                input type="hidden" name="back" value=(frame.page_url);
                @for language in Language::ALL.into_iter().filter(|language| *language != words.language()) {
                    button.switch name="lang" value=(language) lang=(language) title=(own_name(language)) {
                        span.wide { (own_name(language)) }
                        span.short aria-hidden="true" { (language.code().to_uppercase()) }
                    }
                }
                (themes(words, frame.theme))
            }
        }
    }
}

/// At a table, the rules of its game; elsewhere, those of all games.
fn rules_of(frame: &Frame) -> String {
    frame.game.map_or_else(|| "/rules".to_owned(), |game| format!("/rules/{game}"))
}

/// Switches to the next theme: the system’s, light, dark, and round again.
fn themes(words: &Words, now: Option<Theme>) -> Markup {
    let (next, sign) = match now {
        None => ("light", "◐"),
        Some(Theme::Light) => ("dark", "☀"),
        Some(Theme::Dark) => ("system", "☾"),
    };
    let said = words.word(theme_label(now));
    html! {
        button.switch name="theme" value=(next) title=(said) aria-label=(said) { span aria-hidden="true" { (sign) } }
    }
}

const fn theme_label(theme: Option<Theme>) -> Message {
    match theme {
        Some(Theme::Light) => message!(site_frame_theme_light),
        Some(Theme::Dark) => message!(site_frame_theme_dark),
        None => message!(site_frame_theme_system),
    }
}

/// What a language calls itself.
const fn own_name(language: Language) -> &'static str {
    match language {
        Language::English => "English",
        Language::French => "Français",
    }
}

/// The logo: a turntable with its tracks.
fn mark() -> Markup {
    html! {
        svg.mark viewBox="-16 -16 32 32" aria-hidden="true" {
            circle r="14" fill="none" stroke="currentColor" stroke-width="2" {}
            path d="M-10 -10L10 10M10 -10L-10 10M0 -14V14" stroke="currentColor" stroke-width="1.5" opacity=".5" {}
            rect x="-14" y="-3.5" width="28" height="7" rx="1.5" fill="#c58a1b" {}
            circle r="4.5" fill="#fbf7ec" stroke="currentColor" stroke-width="1.5" {}
        }
    }
}
