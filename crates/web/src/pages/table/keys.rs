//! The keyboard shortcuts of the table.

use kernel::message;
use maud::{Markup, html};
use words::Words;

/// A list of the keys and what each does.
#[must_use]
pub fn list(words: &Words) -> Markup {
    html! {
        dl.keys {
            @for (keys, what) in every(words) {
                div {
                    dt { @for key in keys { kbd { (key) } " " } }
                    dd { (what) }
                }
            }
        }
    }
}

fn every(words: &Words) -> [(Vec<String>, String); 15] {
    let own = |keys: &[&str]| keys.iter().map(|key| (*key).to_owned()).collect::<Vec<_>>();
    [
        (vec![words.word(message!(table_key_tab))], words.word(message!(table_keys_tab))),
        (own(&["←", "↑", "↓", "→"]), words.word(message!(table_keys_arrows))),
        (own(&["1", "…", "9"]), words.word(message!(table_keys_numbers))),
        (own(&["R", "⇧ R"]), words.word(message!(table_keys_turn))),
        (own(&["K"]), words.word(message!(table_keys_kind))),
        (vec![words.word(message!(table_key_enter))], words.word(message!(table_keys_enter))),
        (vec![words.word(message!(table_key_escape))], words.word(message!(table_keys_escape))),
        (own(&["U", "⇧ U"]), words.word(message!(table_keys_undo))),
        (own(&["+", "−", "0"]), words.word(message!(table_keys_zoom))),
        (own(&["[", "]"]), words.word(message!(table_keys_moves))),
        (own(&["(", ")"]), words.word(message!(table_keys_turns))),
        (own(&["{", "}"]), words.word(message!(table_keys_rounds))),
        (
            vec![words.word(message!(table_key_home)), words.word(message!(table_key_end))],
            words.word(message!(table_keys_ends)),
        ),
        (own(&["C"]), words.word(message!(table_keys_chat))),
        (own(&["?"]), words.word(message!(table_keys_this))),
    ]
}

/// `script` are the words that the script needs: they are here because they never change either.
pub(super) fn dialog(words: &Words, script: &str) -> Markup {
    html! {
        dialog #keys aria-labelledby="keys-title" data-words=(script) {
            form method="dialog" { button.plain aria-label=(words.word(message!(table_close))) { "✕" } }
            h2 #keys-title { (words.word(message!(table_keys))) }
            (list(words))
            h3 { (words.word(message!(table_pointer))) }
            p { (words.word(message!(table_pointer_what))) }
        }
    }
}
