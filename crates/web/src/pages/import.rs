//! Imports a record as a table to be viewed.

use kernel::message;
use maud::{Markup, html};

use super::frame::frame;
use super::model::{FormFeedback, Frame};
use super::parts::{self, typed};

#[must_use]
pub fn page(around: &Frame, feedback: &FormFeedback) -> Markup {
    let words = &around.words;
    let body = html! {
        main #main .page.narrow {
            h1 { (words.word(message!(site_import_title))) }
            p.lead { (words.word(message!(site_import_lead))) }
            (parts::feedback(words, feedback))
            form.stack.card method="post" action="/import" {
                (parts::form_token(&around.form_token))
                // The script reads the file into the text field below; without a script, paste it there.
                label.field.with-script {
                    span { (words.word(message!(site_import_file))) }
                    input type="file" accept=".txt,.record,text/plain" data-into="record";
                }
                label.field {
                    span { (words.word(message!(site_import_record))) }
                    textarea #record name="record" rows="12" required spellcheck="false" autocomplete="off" {
                        // HTML ignores a line break right after the tag.
                        "\n" (typed(feedback, "record"))
                    }
                }
                button.primary.big type="submit" { (words.word(message!(site_import_open))) }
            }
        }
    };
    frame(around, &words.word(message!(site_import_title)), body)
}

#[cfg(test)]
mod tests {
    use super::super::samples::{both, holds};
    use super::*;

    #[test]
    fn a_record_can_be_pasted_and_is_kept_when_it_is_refused() {
        for around in both() {
            let typed = [("record".to_owned(), "</textarea><script>".to_owned())].into();
            let feedback = FormFeedback { why: Some("This is no record.".into()), typed };
            let html = page(&around, &feedback).into_string();
            holds(&around, &html);
            assert!(html.contains("name=\"record\"") && html.contains("This is no record."));
            assert!(html.contains("&lt;/textarea&gt;&lt;script&gt;"));
            assert!(html.contains("data-into=\"record\"") && !html.contains("multipart"));
        }
    }
}
