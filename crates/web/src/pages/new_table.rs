//! The form that opens a table.

use catalog::GameId;
use kernel::{Seat, text};
use maud::{Markup, html};
use table::{Audience, LONGEST_NAME};
use words::Words;

use super::frame::frame;
use super::model::{Fault, Frame};
use super::parts::{self, LONGEST_TITLE, typed};

/// After how many hours a seat that keeps the table waiting may be given to a bot.
pub const IDLE_HOURS: [u32; 5] = [1, 6, 24, 72, 168];
const USUAL_IDLE: u32 = 24;
const USUAL_PLAYERS: usize = 4;
/// Friends who are sent the address to watch need nothing else, and nobody else finds it.
pub(crate) const USUAL_AUDIENCE: Audience = Audience::Link;

#[must_use]
pub fn page(around: &Frame, game: GameId, fault: &Fault) -> Markup {
    let words = &around.words;
    let body = html! {
        main #main .page.narrow {
            h1 { (words.word("site-new-title")) }
            p.lead { (words.word("site-new-lead")) }
            (parts::fault(words, fault))
            (games(words, game))
            (parts::origin_note(words, game))
            form.stack.new-table method="post" action="/new" {
                (parts::once(&around.once))
                input type="hidden" name="game" value=(game);
                (my_name(around, fault))
                (players(words, game, fault))
                (seats(words, game, fault))
                (options(words, game, fault))
                button.primary.big type="submit" { (words.word("site-new-open")) }
            }
        }
    };
    frame(around, &words.word("site-new-title"), body)
}

/// What a guest is to be called: friends should know who invites them.
fn my_name(around: &Frame, fault: &Fault) -> Markup {
    let words = &around.words;
    let known = around.me.as_ref();
    let name = known.filter(|_| fault.typed.is_empty()).map_or(typed(fault, "name"), |me| &me.name);
    html! {
        @if !known.is_some_and(|me| me.account) {
            label.field {
                span { (words.word("site-join-name")) }
                input type="text" name="name" value=(name) placeholder=(words.word("web-guest")) maxlength=(LONGEST_NAME)
                    autocomplete="nickname";
            }
        }
    }
}

/// Each game has a form of its own, since its players and its options are its own.
fn games(words: &Words, chosen: GameId) -> Markup {
    html! {
        @if GameId::ALL.len() > 1 {
            nav.pills aria-label=(words.word("site-new-game")) {
                @for game in GameId::ALL {
                    a href={ "/new?game=" (game) } aria-current=[(*game == chosen).then_some("page")] {
                        (game.info().title)
                    }
                }
            }
        } @else {
            p.one-game { strong { (chosen.info().title) } }
        }
    }
}

fn players(words: &Words, game: GameId, fault: &Fault) -> Markup {
    let info = game.info();
    let range = info.fewest_players..=info.most_players;
    let usual = USUAL_PLAYERS.clamp(info.fewest_players, info.most_players);
    let chosen = typed(fault, "players").parse().ok().filter(|count| range.contains(count)).unwrap_or(usual);
    html! {
        fieldset {
            legend { (words.word("site-new-players")) }
            div.pills {
                @for count in range {
                    label {
                        input type="radio" name="players" value=(count) checked[count == chosen];
                        span { (count) }
                    }
                }
            }
        }
    }
}

fn seats(words: &Words, game: GameId, fault: &Fault) -> Markup {
    html! {
        fieldset.seat-rows {
            legend { (words.word("site-new-seats")) }
            p.quiet.without-has { (words.word("site-new-seats-extra")) }
            @for seat in Seat::all(game.info().most_players) { (seat_row(words, seat, fault)) }
        }
    }
}

/// One seat: who sits on it, and what somebody at this screen is called. Rows beyond the number of players are hidden
/// by the style sheet where it can, and count for nothing anyway.
fn seat_row(words: &Words, seat: Seat, fault: &Fault) -> Markup {
    let (who, name) = (format!("seat{seat}"), format!("name{seat}"));
    let usual = if seat.index() == 0 { "me" } else { "bot:greedy" };
    let chosen = Some(typed(fault, &who)).filter(|typed| !typed.is_empty()).unwrap_or(usual);
    let sitters = [
        ("me", words.word("site-sitter-me")),
        ("friend", words.word("site-sitter-friend")),
        ("screen", words.word("site-sitter-screen")),
    ];
    let bots = bots::LEVELS.iter().rev().map(|level| {
        let plays = words.say(&text!("site-bot", level = parts::level(words, level)));
        (format!("bot:{level}"), plays)
    });
    let sitters = sitters.into_iter().map(|(value, label)| (value.to_owned(), label)).chain(bots);
    let number = seat.index();
    html! {
        div.seat-row role="group" aria-label=(words.say(&text!("site-seat", number = number))) {
            (parts::badge(seat))
            label.seat-who {
                span.away { (words.word("site-new-sitter")) }
                select name=(who) {
                    @for (value, label) in sitters {
                        option value=(value) selected[value == chosen] { (label) }
                    }
                }
            }
            label.seat-name {
                span { (words.word("site-new-sitter-name")) }
                input type="text" name=(name) value=(typed(fault, &name)) maxlength=(LONGEST_NAME)
                    autocomplete="off";
            }
        }
    }
}

fn options(words: &Words, game: GameId, fault: &Fault) -> Markup {
    let idle =
        typed(fault, "idle").parse().ok().filter(|hours| IDLE_HOURS.contains(hours)).unwrap_or(USUAL_IDLE);
    let audience = audience(typed(fault, "audience")).unwrap_or(USUAL_AUDIENCE);
    html! {
        fieldset.options {
            legend { (words.word("site-new-options")) }
            (choices(words, game, fault))
            label.field {
                span { (words.word("site-new-name")) " " span.quiet { "(" (words.word("site-optional")) ")" } }
                input type="text" name="title" value=(typed(fault, "title")) maxlength=(LONGEST_TITLE)
                    autocomplete="off";
            }
            label.field {
                span { (words.word("site-new-idle")) }
                select name="idle" aria-describedby="idle-what" {
                    @for hours in IDLE_HOURS {
                        option value=(hours) selected[hours == idle] {
                            (words.word(&format!("site-idle-{hours}")))
                        }
                    }
                }
            }
            p.quiet #idle-what { (words.word("site-new-idle-what")) }
        }
        fieldset.audiences aria-describedby="audience-what" {
            legend { (words.word("site-new-audience")) }
            (parts::audiences(words, audience))
            p.quiet #audience-what { (words.word("site-new-audience-what")) }
        }
    }
}

/// Who may see a table, as a form says it.
pub(crate) fn audience(typed: &str) -> Option<Audience> {
    match typed {
        "everyone" => Some(Audience::Everyone),
        "link" => Some(Audience::Link),
        "invited" => Some(Audience::Invited),
        _ => None,
    }
}

/// The options of the game itself. Where there is nothing to choose yet, what holds is said.
fn choices(words: &Words, game: GameId, fault: &Fault) -> Markup {
    html! {
        @for choice in game.info().choices {
            @let field = format!("option-{}", choice.key);
            @let said = |value: &str| parts::option(words, game, choice.key, value);
            @match choice.values {
                [] => {}
                [only] => {
                    p.field {
                        span { (said(only).0) } " " strong { (said(only).1) }
                        input type="hidden" name=(field) value=(only);
                    }
                }
                [usual, ..] => {
                    @let what = parts::option_what(words, game, choice.key);
                    @let what_id = format!("{field}-what");
                    label.field {
                        span { (said(usual).0) }
                        select name=(field) aria-describedby=[what.is_some().then_some(&what_id)] {
                            @for value in choice.values {
                                option value=(value) selected[*value == typed(fault, &field)] { (said(value).1) }
                            }
                        }
                    }
                    @if let Some(what) = what { p.quiet id=(what_id) { (what) } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::samples::{both, holds};
    use super::*;

    const GAME: GameId = GameId::AgeOfSteam;

    #[test]
    fn the_form_stands_ready_to_be_sent() {
        for around in both() {
            let html = page(&around, GAME, &Fault::default()).into_string();
            holds(&around, &html);
            assert!(html.contains("name=\"players\" value=\"4\" checked"));
            assert_eq!(html.matches("<option value=\"me\" selected").count(), 1);
            assert_eq!(html.matches("<option value=\"bot:greedy\" selected").count(), 5);
            assert!(html.contains("name=\"seat5\"") && html.contains("name=\"name5\""));
            assert!(html.contains("name=\"option-map\" value=\"rust-belt\""));
            assert!(html.contains("value=\"24\" selected") && html.contains("value=\"link\" checked"));
            assert!(!html.contains("role=\"alert\""));
        }
    }

    #[test]
    fn what_was_typed_is_kept() {
        let typed = [
            ("players", "3"),
            ("seat1", "screen"),
            ("name1", "\"><script>"),
            ("title", "Evening"),
            ("idle", "168"),
            ("audience", "invited"),
        ];
        let typed = typed.map(|(key, value)| (key.to_owned(), value.to_owned())).into();
        let fault = Fault { why: Some("No such luck.".into()), typed };
        for around in both() {
            let html = page(&around, GAME, &fault).into_string();
            holds(&around, &html);
            assert!(html.contains("role=\"alert\"") && html.contains("No such luck."));
            assert!(html.contains("name=\"players\" value=\"3\" checked"));
            assert!(html.contains("<option value=\"screen\" selected"));
            assert!(html.contains("value=\"&quot;&gt;&lt;script&gt;\""));
            assert!(html.contains("value=\"168\" selected") && html.contains("value=\"Evening\""));
            assert!(html.contains("value=\"invited\" checked") && !html.contains("value=\"link\" checked"));
        }
    }

    #[test]
    fn nonsense_falls_back_to_what_is_usual() {
        let typed = [("players", "99"), ("idle", "-1")].map(|(key, value)| (key.into(), value.into())).into();
        let html = page(&both()[0], GAME, &Fault { why: None, typed }).into_string();
        assert!(
            html.contains("name=\"players\" value=\"4\" checked") && html.contains("value=\"24\" selected")
        );
    }
}
