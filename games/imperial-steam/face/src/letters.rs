//! The letters that goods and hubs are marked with where there is little room.

use imperial_steam::{Good, Hub};
use kernel::{Message, message};

/// On a good, in each language its own.
pub(crate) const fn good(good: Good) -> Message {
    match good {
        Good::Wood => message!(imp_draw_letter_wood),
        Good::Stone => message!(imp_draw_letter_stone),
        Good::Iron => message!(imp_draw_letter_iron),
        Good::Coal => message!(imp_draw_letter_coal),
    }
}

/// In the arms of a hub.
pub(crate) const fn hub(hub: Hub) -> Message {
    match hub {
        Hub::Bronze => message!(imp_draw_letter_bronze),
        Hub::White => message!(imp_draw_letter_white),
        Hub::Green => message!(imp_draw_letter_green),
        Hub::Blue => message!(imp_draw_letter_blue),
    }
}
