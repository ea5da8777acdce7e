//! The form that creates a table.

use catalog::GameId;
use kernel::{Seat, message, text};
use maud::{Markup, html};
use table::{Audience, LONGEST_NAME, USUAL_IDLE_HOURS};
use words::Words;

use super::frame::frame;
use super::model::{FormFeedback, Frame};
use super::parts::{self, LONGEST_TITLE, typed};

/// After how many hours a seat that keeps the table waiting may be handed to a bot.
pub const IDLE_HOURS: [u32; 5] = [1, 6, 24, 72, 168];
/// Friends can watch if they are sent the address, and nobody else finds it.
pub(crate) const USUAL_AUDIENCE: Audience = Audience::Link;

#[must_use]
pub fn page(around: &Frame, game: GameId, feedback: &FormFeedback) -> Markup {
    let words = &around.words;
    let body = html! {
        main #main .page.narrow {
            h1 { (words.word(message!(site_new_title))) }
            p.lead { (words.word(message!(site_new_lead))) }
            (parts::feedback(words, feedback))
            (games(words, game))
            (parts::origin_note(words, game))
            form.stack.new-table method="post" action="/new" {
                (parts::form_token(&around.form_token))
                input type="hidden" name="game" value=(game);
                (my_name(around, feedback))
                (players(words, game, feedback))
                (seats(words, game, feedback))
                (options(words, game, feedback))
                button.primary.big type="submit" { (words.word(message!(site_new_open))) }
            }
        }
    };
    frame(around, &words.word(message!(site_new_title)), body)
}

/// The name of a guest: friends should know who invites them.
fn my_name(around: &Frame, feedback: &FormFeedback) -> Markup {
    let words = &around.words;
    let known = around.me.as_ref();
    let name = known.filter(|_| feedback.typed.is_empty()).map_or(typed(feedback, "name"), |me| &me.name);
    html! {
        @if !known.is_some_and(|me| me.account) {
            label.field {
                span { (words.word(message!(site_join_name))) }
                input type="text" name="name" value=(name) placeholder=(words.word(message!(web_guest))) maxlength=(LONGEST_NAME)
                    autocomplete="nickname";
            }
        }
    }
}

/// Each game has a form of its own, because its players and options are its own.
fn games(words: &Words, chosen: GameId) -> Markup {
    html! {
        @if GameId::ALL.len() > 1 {
            nav.pills aria-label=(words.word(message!(site_new_game))) {
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

fn players(words: &Words, game: GameId, feedback: &FormFeedback) -> Markup {
    let info = game.info();
    let range = info.fewest_players..=info.most_players;
    let usual = info.usual_players();
    let chosen =
        typed(feedback, "players").parse().ok().filter(|count| range.contains(count)).unwrap_or(usual);
    html! {
        fieldset {
            legend { (words.word(message!(site_new_players))) }
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

fn seats(words: &Words, game: GameId, feedback: &FormFeedback) -> Markup {
    html! {
        fieldset.seat-rows {
            legend { (words.word(message!(site_new_seats))) }
            p.quiet.without-has { (words.word(message!(site_new_seats_extra))) }
            @for seat in Seat::all(game.info().most_players) { (seat_row(words, seat, feedback)) }
        }
    }
}

/// One seat: who sits on it, and their name if they are at this screen. Rows beyond the number of players are hidden by
/// the style sheet where it can, and ignored anyway.
fn seat_row(words: &Words, seat: Seat, feedback: &FormFeedback) -> Markup {
    let (who, name) = (format!("seat{seat}"), format!("name{seat}"));
    let usual = if seat.index() == 0 { "me" } else { "bot:greedy" };
    let chosen = Some(typed(feedback, &who)).filter(|typed| !typed.is_empty()).unwrap_or(usual);
    let sitters = [
        ("me", words.word(message!(site_sitter_me))),
        ("friend", words.word(message!(site_sitter_friend))),
        ("screen", words.word(message!(site_sitter_screen))),
    ];
    let bots = bots::LEVELS.iter().rev().map(|level| {
        let plays = words.say(&text!(site_bot, level = parts::level(words, level)));
        (format!("bot:{level}"), plays)
    });
    let sitters = sitters.into_iter().map(|(value, label)| (value.to_owned(), label)).chain(bots);
    let number = seat.index();
    html! {
        div.seat-row role="group" aria-label=(words.say(&text!(site_seat, number = number))) {
            (parts::badge(seat))
            label.seat-who {
                span.away { (words.word(message!(site_new_sitter))) }
                select name=(who) {
                    @for (value, label) in sitters {
                        option value=(value) selected[value == chosen] { (label) }
                    }
                }
            }
            label.seat-name {
                span { (words.word(message!(site_new_sitter_name))) }
                input type="text" name=(name) value=(typed(feedback, &name)) maxlength=(LONGEST_NAME)
                    autocomplete="off";
            }
        }
    }
}

fn options(words: &Words, game: GameId, feedback: &FormFeedback) -> Markup {
    let idle = typed(feedback, "idle")
        .parse()
        .ok()
        .filter(|hours| IDLE_HOURS.contains(hours))
        .unwrap_or(USUAL_IDLE_HOURS);
    let audience = audience(typed(feedback, "audience")).unwrap_or(USUAL_AUDIENCE);
    html! {
        fieldset.options {
            legend { (words.word(message!(site_new_options))) }
            (choices(words, game, feedback))
            label.field {
                span { (words.word(message!(site_new_name))) " " span.quiet { "(" (words.word(message!(site_optional))) ")" } }
                input type="text" name="title" value=(typed(feedback, "title")) maxlength=(LONGEST_TITLE)
                    autocomplete="off";
            }
            label.field {
                span { (words.word(message!(site_new_idle))) }
                select name="idle" aria-describedby="idle-what" {
                    @for hours in IDLE_HOURS {
                        option value=(hours) selected[hours == idle] {
                            (idle_hours(words, hours))
                        }
                    }
                }
            }
            p.quiet #idle-what { (words.word(message!(site_new_idle_what))) }
        }
        fieldset.audiences aria-describedby="audience-what" {
            legend { (words.word(message!(site_new_audience))) }
            (parts::audiences(words, audience))
            p.quiet #audience-what { (words.word(message!(site_new_audience_what))) }
        }
    }
}

/// How long a seat may keep the table waiting.
fn idle_hours(words: &Words, hours: u32) -> String {
    words.say(&match hours {
        1..24 => text!(site_idle_hours, hours = hours),
        24..168 => text!(site_idle_days, days = hours / 24),
        _ => text!(site_idle_weeks, weeks = hours / 168),
    })
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

/// The options of the game itself. An option with a single value is only stated.
fn choices(words: &Words, game: GameId, feedback: &FormFeedback) -> Markup {
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
                                option value=(value) selected[*value == typed(feedback, &field)] { (said(value).1) }
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
            let html = page(&around, GAME, &FormFeedback::default()).into_string();
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
        let feedback = FormFeedback { why: Some("No such luck.".into()), typed };
        for around in both() {
            let html = page(&around, GAME, &feedback).into_string();
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
        let html = page(&both()[0], GAME, &FormFeedback { why: None, typed }).into_string();
        assert!(
            html.contains("name=\"players\" value=\"4\" checked") && html.contains("value=\"24\" selected")
        );
    }
}
