//! The board of a page.

use super::{GAME, IDS, Sheet};

pub(super) fn draw(sheet: &Sheet<'_>) -> String {
    let _ = (sheet.view, sheet.table, sheet.chart, sheet.words, GAME, &IDS);
    String::from("<svg id=\"board\"></svg>")
}
