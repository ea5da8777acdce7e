//! What the owner of a table can do with a seat: give its link away, renew it, put a bot there, or give the seat to
//! somebody else.

use kernel::text;
use maud::{Markup, html};
use words::Words;

use super::model::{Holder, SeatLine};
use super::parts;

/// Where such a form goes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place<'a> {
    /// The address of the table.
    pub(crate) at: &'a str,
    /// What makes the form count once.
    pub(crate) once: &'a str,
}

/// For one seat; nothing where there is nothing to do.
pub(crate) fn owners(words: &Words, place: &Place<'_>, line: &SeatLine, running: bool) -> Markup {
    html! {
        @if let Some(link) = line.link.as_deref().filter(|_| line.holder == Holder::Nobody) {
            (link_of(words, place, line, link))
        } @else if line.may_be_freed {
            (free(words, place, line, running))
        }
    }
}

/// The link that somebody opens to sit here.
fn link_of(words: &Words, place: &Place<'_>, line: &SeatLine, link: &str) -> Markup {
    let number = line.seat.index();
    html! {
        div.seat-link {
            (to_copy(words, &format!("link-{number}"), &words.word("site-lobby-link"), link))
            form method="post" action={ (place.at) "/seat-link" } {
                (parts::once_at_table(place.once))
                input type="hidden" name="seat" value=(number);
                button type="submit" title=(words.word("site-lobby-new-link-what")) {
                    (words.word("site-lobby-new-link"))
                }
            }
            form method="post" action={ (place.at) "/fill" } {
                (parts::once_at_table(place.once))
                input type="hidden" name="seat" value=(number);
                input type="hidden" name="since" value=(line.since);
                input type="hidden" name="level" value=[bots::LEVELS.last()];
                button type="submit" { (words.word("site-lobby-fill")) }
            }
        }
    }
}

/// An address in a field, with a button that copies it where there is a script.
pub(crate) fn to_copy(words: &Words, id: &str, label: &str, link: &str) -> Markup {
    html! {
        label.field {
            span { (label) }
            input type="url" id=(id) value=(link) readonly;
        }
        button.with-script type="button" data-copy=(id) data-done=(words.word("site-lobby-copied")) {
            (words.word("site-lobby-copy"))
        }
    }
}

/// The seat to somebody else: whoever has it is out then, so it is asked for twice.
fn free(words: &Words, place: &Place<'_>, line: &SeatLine, running: bool) -> Markup {
    let number = line.seat.index();
    let (bot, name) = (matches!(line.holder, Holder::Bot(_)) && !line.stands_in, line.name.clone());
    // With the name: heard one after the other, they would all be the same.
    let asked =
        if bot { text!("site-seat-free-bot", name = name) } else { text!("site-seat-free", name = name) };
    html! {
        details.free-seat id={ "free-" (number) } {
            summary { (words.say(&asked)) }
            form method="post" action={ (place.at) "/vacate" } {
                (parts::once_at_table(place.once))
                input type="hidden" name="seat" value=(number);
                input type="hidden" name="since" value=(line.since);
                p {
                    (words.say(&text!("site-seat-free-what", name = line.name.clone())))
                    @if running { " " (words.word("site-seat-free-running")) }
                }
                button.grave type="submit" { (words.word("site-seat-free-do")) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::samples::{both, seat};
    use super::*;

    const AT: Place<'_> = Place { at: "/table/abc", once: "3" };

    #[test]
    fn a_seat_has_a_link_or_can_be_freed() {
        for around in both() {
            let words = &around.words;
            let mut line = seat(1, "<script>", Holder::Person);
            assert_eq!(owners(words, &AT, &line, true).into_string(), "", "not for others");
            line.may_be_freed = true;
            line.since = 4711;
            let html = owners(words, &AT, &line, true).into_string();
            assert!(
                html.contains("action=\"/table/abc/vacate\"") && html.contains("&lt;script&gt;"),
                "{html}"
            );
            let summary = html.split_once("</summary>").unwrap().0;
            assert!(summary.contains("&lt;script&gt;"), "whose seat it is: {summary}");
            assert!(html.contains(&words.word("site-seat-free-running")));
            let whom = "name=\"since\" value=\"4711\"";
            assert_eq!(html.matches(whom).count(), 1, "it says whom it means: {html}");
            line.holder = Holder::Nobody;
            line.link = Some("https://example.org/table/abc/join/tok".into());
            let html = owners(words, &AT, &line, true).into_string();
            assert!(html.contains("/join/tok\" readonly") && html.contains("/seat-link\""), "{html}");
            assert!(html.contains("/fill\"") && !html.contains("/vacate\""), "{html}");
            assert_eq!(html.matches(whom).count(), 1, "{html}");
        }
    }
}
