//! The keys of the table, to read before sitting down.

use maud::{Markup, html};

use super::frame::frame;
use super::model::Frame;
use super::table::keys;

#[must_use]
pub fn page(around: &Frame) -> Markup {
    let words = &around.words;
    let body = html! {
        main #main .page.narrow {
            h1 { (words.word("site-keys-title")) }
            p.lead { (words.word("site-keys-lead")) }
            div.card { (keys::list(words)) }
        }
    };
    frame(around, &words.word("site-keys-title"), body)
}

#[cfg(test)]
mod tests {
    use super::super::samples::{both, holds};
    use super::*;

    #[test]
    fn the_keys_are_listed() {
        for around in both() {
            let html = page(&around).into_string();
            holds(&around, &html);
            assert!(html.contains("<kbd>R</kbd>"));
        }
    }
}
