//! The names of what is clicked, with what is there.

use empyreal::{CarId, END_OF_LINE, Slot, Table, Terrain};
use hexes::Coord;
use kernel::{Seat, Text, text};

use super::phrases::{self, count_of, good, hex, mana, slot};

/// A spellcar to take, which is free, and what it will cost to activate.
pub(super) fn car(car: CarId) -> Text {
    match car.printed().inherent {
        0 => car.name(),
        cost => text!(emp_do_car_inherent, car = car.name(), cost = mana(cost)),
    }
}

/// A spellcar of a railyard, and where it is.
pub(super) fn car_at(table: &Table, seat: Seat, at: Slot) -> Text {
    match table.player(seat).car(at) {
        Some(car) => text!(emp_do_car_at, car = car.name(), slot = slot(at)),
        None => slot(at),
    }
}

/// Where the conductor comes to stand.
pub(super) fn space(space: u8) -> Text {
    match space {
        END_OF_LINE => text!(emp_do_space_end),
        0 => text!(emp_do_space_start),
        column => text!(emp_do_space, column = column),
    }
}

/// A place for a new spellcar; one that is printed there is covered.
pub(super) fn place(table: &Table, seat: Seat, at: Slot) -> Text {
    match table.player(seat).car(at) {
        Some(covered) => text!(emp_do_place_over, slot = slot(at), car = covered.name()),
        None => slot(at),
    }
}

/// “Over C5 for free: 2 mana”, “Without the free transfer: 3 mana”
pub(super) fn free(free: Option<Coord>, price: u8) -> Text {
    match free {
        Some(over) => text!(emp_do_way_free, hex = over.to_string(), price = mana(price)),
        None => text!(emp_do_way_paid, price = mana(price)),
    }
}

/// A hex with its Goods.
pub(super) fn hex_goods(table: &Table, coord: Coord) -> Text {
    let Some(at) = table.map.chart().find(coord) else { return hex(table, coord) };
    let there = table.map.goods(at);
    if there.iter().all(|count| *count == 0) {
        return hex(table, coord);
    }
    text!(emp_do_hex_goods, hex = hex(table, coord), goods = phrases::goods(there))
}

/// The colours of Goods on a hex.
pub(super) fn colours(table: &Table, coord: Coord) -> usize {
    let goods = table.map.chart().find(coord).map(|at| *table.map.goods(at)).unwrap_or_default();
    goods.iter().filter(|count| **count > 0).count()
}

/// A City with what can be delivered to it.
pub(super) fn city(table: &Table, seat: Seat, city: Terrain) -> Text {
    let word = city.city_name();
    match table.colours_taken(city).count() {
        1 => {
            let there = table.goods_in_network(seat, city);
            text!(emp_do_city_goods, city = word, goods = count_of(there, city))
        }
        _ => text!(emp_do_city, city = word),
    }
}

/// A Good of a hex, where several colours lie.
pub(super) fn good_there(table: &Table, coord: Coord, colour: Terrain) -> Text {
    let there = table.map.chart().find(coord).map_or(0, |at| table.map.goods(at)[colour.index()]);
    match there {
        0 | 1 => good(colour),
        _ => text!(emp_do_good_of, good = good(colour), there = there),
    }
}
