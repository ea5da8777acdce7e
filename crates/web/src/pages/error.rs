//! Error pages: what is wrong, and the way home.

use kernel::{Message, message, text};
use maud::{Markup, html};

use super::frame::frame;
use super::model::Frame;

/// The page for a status, with a sentence that says what happened.
#[must_use]
pub fn page(around: &Frame, status: u16, sentence: &str) -> Markup {
    let words = &around.words;
    let title = words.word(status_name(status));
    // Perhaps it is theirs, under a name that this browser does not know yet.
    let unknown = around.me.as_ref().is_none_or(|me| !me.account);
    let body = html! {
        main #main .page.narrow.error {
            p.error-status { (words.say(&text!(site_error_status, status = status))) }
            h1 { (title) }
            p.lead { (sentence) }
            p.ways-on {
                a.button.primary href="/" { (words.word(message!(site_home_link))) }
                @if unknown && matches!(status, 401 | 403) {
                    " " a.button href="/me" { (words.word(message!(site_frame_sign_in))) }
                }
            }
        }
    };
    frame(around, &title, body)
}

const fn status_name(status: u16) -> Message {
    match status {
        401 | 403 => message!(site_error_403),
        404 => message!(site_error_404),
        410 => message!(site_error_410),
        409 => message!(site_error_409),
        413 => message!(site_error_413),
        429 => message!(site_error_429),
        503 => message!(site_error_503),
        500.. => message!(site_error_500),
        _ => message!(site_error_other),
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
