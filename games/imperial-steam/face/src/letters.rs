//! The letters that goods, hubs and engineers are marked with where there is little room.

use imperial_steam::{Engineer, Good, Hub};
use kernel::{Message, message};

/// On a good; each language has its own.
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

/// Of an engineer, where there is no picture.
pub(crate) const fn engineer(engineer: Engineer) -> Message {
    match engineer {
        Engineer::Bridge => message!(imp_terminal_letter_bridge),
        Engineer::Tunnel => message!(imp_terminal_letter_tunnel),
    }
}
