//! When something is wrong: what, and the way home.

use kernel::text;
use maud::{Markup, html};

use super::frame::frame;
use super::model::Frame;

/// The page of a status, with the sentence that says what happened.
#[must_use]
pub fn page(around: &Frame, status: u16, sentence: &str) -> Markup {
    let words = &around.words;
    let title = words.word(status_word(status));
    // Perhaps it is theirs, under a name that this browser does not know yet.
    let unknown = around.me.as_ref().is_none_or(|me| !me.account);
    let body = html! {
        main #main .page.narrow.error {
            p.error-status { (words.say(&text!("site-error-status", status = status))) }
            h1 { (title) }
            p.lead { (sentence) }
            p.ways-on {
                a.button.primary href="/" { (words.word("site-home-link")) }
                @if unknown && matches!(status, 401 | 403) {
                    " " a.button href="/me" { (words.word("site-frame-sign-in")) }
                }
            }
        }
    };
    frame(around, &title, body)
}

const fn status_word(status: u16) -> &'static str {
    match status {
        401 | 403 => "site-error-403",
        404 => "site-error-404",
        410 => "site-error-410",
        409 => "site-error-409",
        413 => "site-error-413",
        429 => "site-error-429",
        503 => "site-error-503",
        500.. => "site-error-500",
        _ => "site-error-other",
    }
}

#[cfg(test)]
mod tests {
    use super::super::samples::{both, holds};
    use super::*;

    #[test]
    fn an_error_says_what_happened_and_leads_home() {
        for around in both() {
            for status in [400, 403, 404, 409, 410, 413, 429, 500, 503] {
                let html = page(&around, status, "No <script> here.").into_string();
                holds(&around, &html);
                assert!(html.contains(&status.to_string()) && html.contains("No &lt;script&gt; here."));
                assert!(html.contains("href=\"/\""));
                let strange = around.me.as_ref().is_none_or(|me| !me.account);
                assert_eq!(
                    html.contains("class=\"button\" href=\"/me\""),
                    strange && status == 403,
                    "{status}"
                );
            }
        }
    }
}
