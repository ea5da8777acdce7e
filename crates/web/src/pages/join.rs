//! Where the link of a seat leads.

use catalog::GameId;
use kernel::{message, text};
use maud::{Markup, html};
use table::LONGEST_NAME;

use super::frame::frame;
use super::model::{FormFeedback, Frame};
use super::parts::{self, typed};

/// A free seat, and the table that its link leads to.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// The name of the table in URLs.
    pub id: String,
    pub token: String,
    pub game: GameId,
    /// May be empty.
    pub title: String,
    /// Who opened the table.
    pub host: String,
    /// Who sits there already, including bots.
    pub seated: Vec<String>,
    /// Whether its game is running: then the seat is taken over as it is.
    pub running: bool,
}

#[must_use]
pub fn page(around: &Frame, invitation: &Invitation, feedback: &FormFeedback) -> Markup {
    let words = &around.words;
    let game = invitation.game.info().title;
    let mine = around.me.as_ref().map_or("", |me| me.name.as_str());
    let name = Some(typed(feedback, "name")).filter(|name| !name.is_empty()).unwrap_or(mine);
    let body = html! {
        main #main .page.narrow.join {
            h1 { (words.word(message!(site_join_title))) }
            p.lead { (words.say(&text!(site_join_who, host = invitation.host.clone(), game = game))) }
            @if !invitation.title.is_empty() {
                p { (words.say(&text!(site_join_table, title = invitation.title.clone()))) }
            }
            @if !invitation.seated.is_empty() {
                @let seated = parts::names(invitation.seated.iter().map(String::as_str));
                p { (words.say(&text!(site_join_with, names = seated))) }
            }
            @if invitation.running { p { (words.word(message!(site_join_running))) } }
            (parts::feedback(words, feedback))
            form.stack.card method="post" action={ "/table/" (invitation.id) "/join/" (invitation.token) } {
                (parts::form_token(&around.form_token))
                label.field {
                    span { (words.word(message!(site_join_name))) }
                    input type="text" name="name" value=(name) maxlength=(LONGEST_NAME) required
                        autocomplete="nickname" autofocus;
                }
                button.primary.big type="submit" { (words.word(message!(site_join_sit))) }
            }
            p.quiet {
                (words.word(message!(site_join_first_time))) " "
                a href={ "/rules/" (invitation.game) } { (words.word(message!(site_read_rules))) }
            }
        }
    };
    frame(around, &words.word(message!(site_join_title)), body)
}

/// The page for a link whose seat was taken, or that was replaced.
#[must_use]
pub fn spent(around: &Frame, table: &str) -> Markup {
    let words = &around.words;
    let body = html! {
        main #main .page.narrow.join {
            h1 { (words.word(message!(site_spent_title))) }
            p.lead { (words.word(message!(site_spent))) }
            p.ways-on {
                a.button href={ "/table/" (table) } { (words.word(message!(site_spent_watch))) }
                a.button href="/" { (words.word(message!(site_home_link))) }
            }
        }
    };
    frame(around, &words.word(message!(site_spent_title)), body)
}

#[cfg(test)]
mod tests {
    use super::super::samples::{both, holds};
    use super::*;

    fn invitation() -> Invitation {
        Invitation {
            id: "abc".into(),
            token: "tok".into(),
            game: GameId::AgeOfSteam,
            title: "<script>".into(),
            host: "Ada <script>".into(),
            seated: vec!["Ada".into(), "<script>".into()],
            running: true,
        }
    }

    #[test]
    fn an_invitation_says_who_and_what_and_asks_for_a_name() {
        for around in both() {
            let html = page(&around, &invitation(), &FormFeedback::default()).into_string();
            holds(&around, &html);
            assert!(html.contains("action=\"/table/abc/join/tok\""));
            assert!(html.contains("Ada &lt;script&gt;") && html.contains("Age of Steam"));
            assert!(html.contains("name=\"name\" value=\"&lt;script&gt;alert(1)"), "my name stands there");
            let typed = [("name".to_owned(), "Grace".to_owned())].into();
            let html =
                page(&around, &invitation(), &FormFeedback { why: Some("Why.".into()), typed }).into_string();
            assert!(html.contains("value=\"Grace\"") && html.contains("Why."));
        }
    }

    #[test]
    fn a_spent_link_shows_ways_on() {
        for around in both() {
            let html = spent(&around, "abc").into_string();
            holds(&around, &html);
            assert!(html.contains("href=\"/table/abc\"") && html.contains("href=\"/\""));
        }
    }
}
