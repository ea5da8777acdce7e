//! What is left of a table that its owner deleted, for those who played there.

use maud::{Markup, html};

use super::frame::frame;
use super::model::Frame;

#[must_use]
pub fn page(around: &Frame, table: &str) -> Markup {
    let words = &around.words;
    let body = html! {
        main #main .page.narrow {
            h1 { (words.word("site-deleted-title")) }
            p.lead { (words.word("site-deleted")) }
            p.ways-on {
                a.button.primary href={ "/table/" (table) "/record" } download { (words.word("site-verify-record")) }
                a.button href={ "/table/" (table) "/verify" } { (words.word("table-verify")) }
                a.button href="/" { (words.word("site-home-link")) }
            }
        }
    };
    frame(around, &words.word("site-deleted-title"), body)
}

#[cfg(test)]
mod tests {
    use super::super::samples::{both, holds};
    use super::*;

    #[test]
    fn the_record_stays_with_those_who_played() {
        for around in both() {
            let html = page(&around, "abc").into_string();
            holds(&around, &html);
            for way in ["/table/abc/record", "/table/abc/verify"] {
                assert!(html.contains(&format!("href=\"{way}\"")), "{way}");
            }
        }
    }
}
