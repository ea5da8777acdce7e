//! Taking committed moves back: the request, and the answer.

use kernel::{message, text};
use maud::{Markup, html};
use store::StoredStage;
use words::Words;

use super::{action, address, mine, seat_name};
use crate::pages::model::TablePage;
use crate::pages::parts;

/// Whether somebody has asked to take moves back, and I have not answered.
pub(super) fn waits_for_me(page: &TablePage) -> bool {
    page.back.asked.is_some() && !page.back.answered && mine(page).next().is_some()
}

/// The request to take moves back, for the players.
pub(super) fn wish(words: &Words, page: &TablePage) -> Markup {
    let Some((seat, to)) = page.back.asked.filter(|_| mine(page).next().is_some()) else { return html! {} };
    let asked = text!(table_back_asked, seat = seat_name(words, page, seat), to = to);
    html! {
        form #back .notice method="post" action=(action(page, "back-answer")) {
            (parts::table_form_token(&page.form_token))
            input type="hidden" name="to" value=(to);
            p role="status" {
                (words.say(&asked)) " "
                a href=(address(page, Some(to))) data-part { (words.word(message!(table_back_look))) }
            }
            div.row {
                @if page.back.answered {
                    p.quiet { (words.word(message!(table_back_waits))) }
                } @else {
                    button.primary name="agree" value="1" { (words.word(message!(table_back_agree))) }
                }
                button name="agree" value="0" {
                    (words.word(if page.back.answered { message!(table_back_drop) } else { message!(table_back_refuse) }))
                }
            }
        }
    }
}

/// The form to request it, where an earlier position is shown.
pub(super) fn ask(words: &Words, page: &TablePage) -> Markup {
    let open = page.stage == StoredStage::Running && mine(page).next().is_some() && page.back.asked.is_none();
    let reachable = page.back.since.is_some_and(|since| page.scene.at_move >= since);
    html! {
        @if open && reachable {
            form method="post" action=(action(page, "back")) data-now {
                (parts::table_form_token(&page.form_token))
                input type="hidden" name="to" value=(page.scene.at_move);
                button { "↶ " (words.word(message!(table_back_ask))) }
            }
        }
    }
}
