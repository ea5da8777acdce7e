//! A record from outside becomes a table to look through.

use maud::{Markup, html};

use super::frame::frame;
use super::model::{Fault, Frame};
use super::parts::{self, typed};

#[must_use]
pub fn page(around: &Frame, fault: &Fault) -> Markup {
    let words = &around.words;
    let body = html! {
        main #main .page.narrow {
            h1 { (words.word("site-import-title")) }
            p.lead { (words.word("site-import-lead")) }
            (parts::fault(words, fault))
            form.stack.card method="post" action="/import" {
                (parts::once(&around.once))
                // The script reads the file into the text below; without it, pasting does.
                label.field.with-script {
                    span { (words.word("site-import-file")) }
                    input type="file" accept=".txt,.record,text/plain" data-into="record";
                }
                label.field {
                    span { (words.word("site-import-record")) }
                    textarea #record name="record" rows="12" required spellcheck="false" autocomplete="off" {
                        // A line break right after the tag would be swallowed.
                        "\n" (typed(fault, "record"))
                    }
                }
                button.primary.big type="submit" { (words.word("site-import-open")) }
            }
        }
    };
    frame(around, &words.word("site-import-title"), body)
}

#[cfg(test)]
mod tests {
    use super::super::samples::{both, holds};
    use super::*;

    #[test]
    fn a_record_can_be_pasted_and_is_kept_when_it_is_refused() {
        for around in both() {
            let typed = [("record".to_owned(), "</textarea><script>".to_owned())].into();
            let fault = Fault { why: Some("This is no record.".into()), typed };
            let html = page(&around, &fault).into_string();
            holds(&around, &html);
            assert!(html.contains("name=\"record\"") && html.contains("This is no record."));
            assert!(html.contains("&lt;/textarea&gt;&lt;script&gt;"));
            assert!(html.contains("data-into=\"record\"") && !html.contains("multipart"));
        }
    }
}
