use axum::Form;
use axum::response::Response;
use words::Language;

use super::{Fields, field};
use crate::request::Visitor;

/// The language and the theme, kept in this browser.
pub(crate) async fn set(mut visitor: Visitor, Form(fields): Fields) -> Response {
    if let Ok(language) = field(&fields, "lang").parse::<Language>() {
        visitor.set_cookie("lang", language.code(), false);
    }
    match field(&fields, "theme") {
        theme @ ("light" | "dark") => visitor.set_cookie("theme", theme, false),
        "system" => visitor.drop_cookie("theme"),
        _ => {}
    }
    // Only to a path of our own: `//elsewhere` and `/\elsewhere` would lead away.
    let back = field(&fields, "back");
    let ours = back.starts_with('/') && !back.starts_with("//") && !back.contains('\\');
    visitor.go(if ours { back } else { "/" })
}
