//! What is left of a deleted table, for those who played there.

use kernel::message;
use maud::{Markup, html};

use super::frame::frame;
use super::model::Frame;

#[must_use]
pub fn page(around: &Frame, table: &str) -> Markup {
    let words = &around.words;
    let body = html! {
        main #main .page.narrow {
            h1 { (words.word(message!(site_deleted_title))) }
            p.lead { (words.word(message!(site_deleted))) }
            p.ways-on {
                a.button.primary href={ "/table/" (table) "/record" } download { (words.word(message!(site_verify_record))) }
                a.button href={ "/table/" (table) "/verify" } { (words.word(message!(table_verify))) }
                a.button href="/" { (words.word(message!(site_home_link))) }
            }
        }
    };
    frame(around, &words.word(message!(site_deleted_title)), body)
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
