//! What the owner of a table can do with a seat: copy its link, replace the link, put a bot there, or vacate the seat.

use kernel::{message, text};
use maud::{Markup, html};
use words::Words;

use super::model::{Holder, SeatLine};
use super::parts;

/// Where these forms are sent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FormTarget<'a> {
    /// The URL of the table.
    pub(crate) table_url: &'a str,
    /// Makes the form count once.
    pub(crate) form_token: &'a str,
}

/// The controls of one seat; empty if there is nothing to do.
pub(crate) fn owners(words: &Words, target: &FormTarget<'_>, line: &SeatLine, running: bool) -> Markup {
    html! {
        @if let Some(link) = line.link.as_deref().filter(|_| line.holder == Holder::Nobody) {
            (link_of(words, target, line, link))
        } @else if line.may_be_freed {
            (free(words, target, line, running))
        }
    }
}

/// The link that lets somebody take the seat.
fn link_of(words: &Words, target: &FormTarget<'_>, line: &SeatLine, link: &str) -> Markup {
    let number = line.seat.index();
    html! {
        div.seat-link {
            (to_copy(words, &format!("link-{number}"), &words.word(message!(site_lobby_link)), link))
            form method="post" action={ (target.table_url) "/seat-link" } {
                (parts::table_form_token(target.form_token))
                input type="hidden" name="seat" value=(number);
                button type="submit" title=(words.word(message!(site_lobby_new_link_what))) {
                    (words.word(message!(site_lobby_new_link)))
                }
            }
            form method="post" action={ (target.table_url) "/fill" } {
                (parts::table_form_token(target.form_token))
                input type="hidden" name="seat" value=(number);
                input type="hidden" name="since" value=(line.since);
                input type="hidden" name="level" value=[bots::LEVELS.last()];
                button type="submit" { (words.word(message!(site_lobby_fill))) }
            }
        }
    }
}

/// A URL in a field, with a button that copies it if there is a script.
pub(crate) fn to_copy(words: &Words, id: &str, label: &str, link: &str) -> Markup {
    html! {
        label.field {
            span { (label) }
            input type="url" id=(id) value=(link) readonly;
        }
        button.with-script type="button" data-copy=(id) data-done=(words.word(message!(site_lobby_copied))) {
            (words.word(message!(site_lobby_copy)))
        }
    }
}

/// Vacates the seat. Its holder loses it, so this asks for confirmation.
fn free(words: &Words, target: &FormTarget<'_>, line: &SeatLine, running: bool) -> Markup {
    let number = line.seat.index();
    let (bot, name) = (matches!(line.holder, Holder::Bot(_)) && !line.stands_in, line.name.clone());
    // With the name: read out one after the other, they would all sound the same.
    let asked = if bot { text!(site_seat_free_bot, name = name) } else { text!(site_seat_free, name = name) };
    html! {
        details.free-seat id={ "free-" (number) } {
            summary { (words.say(&asked)) }
            form method="post" action={ (target.table_url) "/vacate" } {
                (parts::table_form_token(target.form_token))
                input type="hidden" name="seat" value=(number);
                input type="hidden" name="since" value=(line.since);
                p {
                    (words.say(&text!(site_seat_free_what, name = line.name.clone())))
                    @if running { " " (words.word(message!(site_seat_free_running))) }
                }
                button.grave type="submit" { (words.word(message!(site_seat_free_do))) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::samples::{both, seat};
    use super::*;

    const TARGET: FormTarget<'_> = FormTarget { table_url: "/table/abc", form_token: "3" };

    #[test]
    fn a_seat_has_a_link_or_can_be_freed() {
        for around in both() {
            let words = &around.words;
            let mut line = seat(1, "<script>", Holder::Person);
            assert_eq!(owners(words, &TARGET, &line, true).into_string(), "", "not for others");
            line.may_be_freed = true;
            line.since = 4711;
            let html = owners(words, &TARGET, &line, true).into_string();
            assert!(
                html.contains("action=\"/table/abc/vacate\"") && html.contains("&lt;script&gt;"),
                "{html}"
            );
            let summary = html.split_once("</summary>").unwrap().0;
            assert!(summary.contains("&lt;script&gt;"), "whose seat it is: {summary}");
            assert!(html.contains(&words.word(message!(site_seat_free_running))));
            let whom = "name=\"since\" value=\"4711\"";
            assert_eq!(html.matches(whom).count(), 1, "it says whom it means: {html}");
            line.holder = Holder::Nobody;
            line.link = Some("https://example.org/table/abc/join/tok".into());
            let html = owners(words, &TARGET, &line, true).into_string();
            assert!(html.contains("/join/tok\" readonly") && html.contains("/seat-link\""), "{html}");
            assert!(html.contains("/fill\"") && !html.contains("/vacate\""), "{html}");
            assert_eq!(html.matches(whom).count(), 1, "{html}");
        }
    }
}
