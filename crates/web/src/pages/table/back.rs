//! Taking back what was committed: the wish, and the answer.

use kernel::text;
use maud::{Markup, html};
use store::Stage;
use words::Words;

use super::{action, address, mine, seat_name};
use crate::pages::model::TablePage;
use crate::pages::parts;

/// Whether somebody wishes to take something back, and I have not answered.
pub(super) fn waits_for_me(page: &TablePage) -> bool {
    page.back.asked.is_some() && !page.back.answered && mine(page).next().is_some()
}

/// What somebody wishes to take back, for those who sit here.
pub(super) fn wish(words: &Words, page: &TablePage) -> Markup {
    let Some((seat, to)) = page.back.asked.filter(|_| mine(page).next().is_some()) else { return html! {} };
    let asked = text!("table-back-asked", seat = seat_name(words, page, seat), to = to);
    html! {
        form #back .notice method="post" action=(action(page, "back-answer")) {
            (parts::once_at_table(&page.once))
            input type="hidden" name="to" value=(to);
            p role="status" {
                (words.say(&asked)) " "
                a href=(address(page, Some(to))) data-part { (words.word("table-back-look")) }
            }
            div.row {
                @if page.back.answered {
                    p.quiet { (words.word("table-back-waits")) }
                } @else {
                    button.primary name="agree" value="1" { (words.word("table-back-agree")) }
                }
                button name="agree" value="0" {
                    (words.word(if page.back.answered { "table-back-drop" } else { "table-back-refuse" }))
                }
            }
        }
    }
}

/// The way to wish it, where an earlier position is shown.
pub(super) fn ask(words: &Words, page: &TablePage) -> Markup {
    let open = page.stage == Stage::Running && mine(page).next().is_some() && page.back.asked.is_none();
    let reachable = page.back.since.is_some_and(|since| page.scene.at >= since);
    html! {
        @if open && reachable {
            form method="post" action=(action(page, "back")) data-now {
                (parts::once_at_table(&page.once))
                input type="hidden" name="to" value=(page.scene.at);
                button { "↶ " (words.word("table-back-ask")) }
            }
        }
    }
}
