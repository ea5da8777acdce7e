//! The keyboard shortcuts, as a page of their own.

use kernel::message;
use maud::{Markup, html};

use super::frame::frame;
use super::model::Frame;
use super::table::keys;

#[must_use]
pub fn page(around: &Frame) -> Markup {
    let words = &around.words;
    let body = html! {
        main #main .page.narrow {
            h1 { (words.word(message!(site_keys_title))) }
            p.lead { (words.word(message!(site_keys_lead))) }
            div.card { (keys::list(words)) }
        }
    };
    frame(around, &words.word(message!(site_keys_title)), body)
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
