//! Whether the draws of a game are what its commitment promised.

use kernel::{message, text};
use maud::{Markup, html};

use super::frame::frame;
use super::model::{Frame, Verified};
use super::parts;

#[must_use]
pub fn page(around: &Frame, verified: &Verified) -> Markup {
    let words = &around.words;
    let title = parts::title(&verified.title, verified.game);
    let game = verified.game.info().title;
    let body = html! {
        main #main .page.narrow.verify {
            h1 { (words.word(message!(site_verify_title))) }
            @if title == game {
                p.lead { (game) }
            } @else {
                p.lead { (words.say(&text!(site_verify_table, title = title.to_owned(), game = game))) }
            }
            @match &verified.error {
                None => {
                    div.verdict.well {
                        h2 { (words.word(message!(site_verify_well))) }
                        p { (words.word(message!(site_verify_well_what))) }
                    }
                }
                Some(why) => {
                    div.verdict.bad role="alert" {
                        h2 { (words.word(message!(site_verify_bad))) }
                        p { (why) }
                    }
                }
            }
            dl.facts {
                div { dt { (words.word(message!(site_verify_moves))) } dd { (verified.moves) } }
                div { dt { (words.word(message!(site_verify_draws))) } dd { (verified.draws) } }
                div.wide { dt { (words.word(message!(site_verify_commitment))) } dd { code { (verified.commitment) } } }
                div.wide { dt { (words.word(message!(site_verify_secret))) } dd { code { (verified.secret) } } }
            }
            section aria-labelledby="how" {
                h2 #how { (words.word(message!(site_verify_how))) }
                p { (words.word(message!(site_verify_how_what))) }
                pre { code { "roundhouse verify " (verified.game) "-" (verified.id) ".txt" } }
                p.ways-on {
                    a.button.primary href={ "/table/" (verified.id) "/record" } download {
                        (words.word(message!(site_verify_record)))
                    }
                    a.button href={ "/table/" (verified.id) } { (words.word(message!(site_verify_back))) }
                }
            }
        }
    };
    frame(around, &words.word(message!(site_verify_title)), body)
}

#[cfg(test)]
mod tests {
    use catalog::GameId;

    use super::super::samples::{both, holds};
    use super::*;

    fn verified(error: Option<&str>) -> Verified {
        Verified {
            id: "abc".into(),
            title: "<script>".into(),
            game: GameId::AgeOfSteam,
            error: error.map(str::to_owned),
            moves: 311,
            draws: 47,
            commitment: "c0ffee".into(),
            secret: "5ec2e7".into(),
        }
    }

    #[test]
    fn a_fair_game_shows_its_secret_and_how_to_check_it() {
        for around in both() {
            let html = page(&around, &verified(None)).into_string();
            holds(&around, &html);
            for shown in ["c0ffee", "5ec2e7", ">311<", ">47<", "roundhouse verify", "/table/abc/record"] {
                assert!(html.contains(shown), "{shown}");
            }
            assert!(html.contains(&around.words.word(message!(site_verify_well))));
        }
    }

    #[test]
    fn what_does_not_fit_is_said() {
        for around in both() {
            let html = page(&around, &verified(Some("Draw 3 is <another>."))).into_string();
            holds(&around, &html);
            assert!(html.contains("Draw 3 is &lt;another&gt;.") && html.contains("role=\"alert\""));
            assert!(!html.contains(&around.words.word(message!(site_verify_well))));
        }
    }
}
