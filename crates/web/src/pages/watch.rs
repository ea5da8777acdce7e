//! Where the link for onlookers leads.

use catalog::GameId;
use kernel::{message, text};
use maud::{Markup, html};

use super::frame::frame;
use super::model::Frame;
use super::parts;

/// Asks before letting anybody in: somebody, or some program, that merely follows a link has not asked for a name here.
#[must_use]
pub fn page(around: &Frame, table: &str, token: &str, game: GameId, title: &str) -> Markup {
    let words = &around.words;
    let body = html! {
        main #main .page.narrow.join {
            h1 { (words.word(message!(site_watch_title))) }
            p.lead { (words.say(&text!(site_watch_who, game = game.info().title))) }
            @if !title.is_empty() { p { (words.say(&text!(site_join_table, title = title.to_owned()))) } }
            p { (words.word(message!(site_watch_what))) }
            form.stack.card method="post" action={ "/table/" (table) "/watch/" (token) } {
                (parts::form_token(&around.form_token))
                button.primary.big type="submit" { (words.word(message!(site_watch_in))) }
            }
        }
    };
    frame(around, &words.word(message!(site_watch_title)), body)
}

#[cfg(test)]
mod tests {
    use super::super::samples::{both, holds};
    use super::*;

    #[test]
    fn nobody_is_let_in_before_they_say_so() {
        for around in both() {
            let html = page(&around, "abc", "tok", GameId::AgeOfSteam, "<script>").into_string();
            holds(&around, &html);
            assert!(html.contains("method=\"post\" action=\"/table/abc/watch/tok\""));
        }
    }
}
