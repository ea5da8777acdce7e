use axum::Form;
use axum::response::Response;
use words::Language;

use super::{Fields, field};
use crate::request::Visitor;

/// Sets the language and the theme, stored in this browser.
pub(crate) async fn set(mut visitor: Visitor, Form(fields): Fields) -> Response {
    if let Ok(language) = field(&fields, "lang").parse::<Language>() {
        visitor.set_cookie("lang", language.code(), false);
    }
    match field(&fields, "theme") {
        theme @ ("light" | "dark") => visitor.set_cookie("theme", theme, false),
        "system" => visitor.delete_cookie("theme"),
        _ => {}
    }
    let back = field(&fields, "back");
    visitor.redirect(if is_ours(back) { back } else { "/" })
}

/// Only paths of our own: `//elsewhere` and `/\elsewhere` would lead away, and so would `/⇥/elsewhere`, because
/// browsers ignore tabs and line breaks.
fn is_ours(path: &str) -> bool {
    let plain = path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    plain && path.starts_with('/') && !path.starts_with("//")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_led_away() {
        for ours in ["/", "/table/abc?seat=1", "/rules/age-of-steam#3.1"] {
            assert!(is_ours(ours), "{ours}");
        }
        for theirs in [
            "",
            "//evil.example",
            "/\\evil.example",
            "/\t/evil.example",
            "/\n/evil.example",
            "https://evil.example",
        ] {
            assert!(!is_ours(theirs), "{theirs:?}");
        }
    }
}
