//! The whole table on one sheet.

use super::Sheet;

pub(super) fn draw(sheet: &Sheet<'_>) -> String {
    super::board::draw(sheet)
}
