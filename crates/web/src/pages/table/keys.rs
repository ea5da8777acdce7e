//! The keys of the table.

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
        (vec![words.word("table-key-tab")], words.word("table-keys-tab")),
        (own(&["←", "↑", "↓", "→"]), words.word("table-keys-arrows")),
        (own(&["1", "…", "9"]), words.word("table-keys-numbers")),
        (own(&["R", "⇧ R"]), words.word("table-keys-turn")),
        (own(&["K"]), words.word("table-keys-kind")),
        (vec![words.word("table-key-enter")], words.word("table-keys-enter")),
        (vec![words.word("table-key-escape")], words.word("table-keys-escape")),
        (own(&["U", "⇧ U"]), words.word("table-keys-undo")),
        (own(&["+", "−", "0"]), words.word("table-keys-zoom")),
        (own(&["[", "]"]), words.word("table-keys-moves")),
        (own(&["(", ")"]), words.word("table-keys-turns")),
        (own(&["{", "}"]), words.word("table-keys-rounds")),
        (vec![words.word("table-key-home"), words.word("table-key-end")], words.word("table-keys-ends")),
        (own(&["C"]), words.word("table-keys-chat")),
        (own(&["?"]), words.word("table-keys-this")),
    ]
}

/// `script` is what the script says by itself: it is here since it never changes either.
pub(super) fn dialog(words: &Words, script: &str) -> Markup {
    html! {
        dialog #keys aria-labelledby="keys-title" data-words=(script) {
            form method="dialog" { button.plain aria-label=(words.word("table-close")) { "✕" } }
            h2 #keys-title { (words.word("table-keys")) }
            (list(words))
            h3 { (words.word("table-pointer")) }
            p { (words.word("table-pointer-what")) }
        }
    }
}
