//! Shared by the tests of the pages.

use kernel::Seat;
use words::{Language, Words};

use super::model::{Frame, Holder, Me, SeatLine};

/// A visitor whose name looks like markup, in both languages.
pub(crate) fn both() -> [Frame; 2] {
    Language::ALL.map(|language| Frame {
        form_token: "once".to_owned(),
        words: Words::new(language),
        theme: None,
        me: Some(Me { name: "<script>alert(1)</script>".into(), account: false }),
        page_url: "/".into(),
        game: None,
    })
}

/// What holds for every page.
///
/// # Panics
/// When it does not.
pub(crate) fn holds(around: &Frame, html: &str) {
    assert!(html.contains(&format!("lang=\"{}\"", around.words.language())));
    assert!(!html.contains("<script>"), "no name becomes markup, and no script stands in the page");
    for refused in [" style=", "<style", " onclick=", "javascript:"] {
        assert!(!html.contains(refused), "the content policy refuses {refused}");
    }
    assert_eq!(html.matches("<main").count(), 1);
    assert_eq!(html.matches("<h1").count(), 1);
    // A key without a translation, or a placeholder that was not filled.
    assert!(!html.contains(">site-") && !html.contains("{$"), "{html}");
}

pub(crate) fn seat(number: usize, name: &str, holder: Holder) -> SeatLine {
    SeatLine {
        seat: Seat::new(number),
        name: name.into(),
        holder,
        mine: number == 0,
        stands_in: false,
        conceded: false,
        is_idle: false,
        may_be_freed: false,
        since: 0,
        nonce: false,
        link: None,
    }
}
