//! Parts of sentences.

use imperial_steam::printed::Printed;
use imperial_steam::{CityId, DIVIDEND_PARTS, FactorySite, Good, Goods, Hub, LinkId, Table};
use kernel::{Arg, Seat, Text, text};

/// Sentences call what a shareholder gets “a tenth”.
const _: () = assert!(DIVIDEND_PARTS == 10);

/// “70 guldens”
pub(super) fn sum(guldens: impl Into<i32>) -> Text {
    text!(imp_sum, guldens = guldens.into())
}

/// “1 step of influence”
pub(super) fn steps(steps: u8) -> Text {
    text!(imp_steps, steps = steps)
}

/// “Wien–Bratislava”
pub(super) fn link(id: LinkId) -> Text {
    let [from, to] = Printed::shipped().map.link(id).ends().map(CityId::name);
    text!(imp_link, from = from, to = to)
}

/// “Graz, site 1”
pub(super) fn site(site: FactorySite) -> Text {
    text!(imp_at_site, city = site.city.name(), slot = site.slot_name().to_string())
}

/// “Graz (white hub)”
pub(super) fn hub(table: &Table, hub: Hub) -> Text {
    let city = table.hub(hub).city.name();
    match hub {
        Hub::Bronze => text!(imp_at_bronze, city = city),
        Hub::White => text!(imp_at_white, city = city),
        Hub::Green => text!(imp_at_green, city = city),
        Hub::Blue => text!(imp_at_blue, city = city),
    }
}

/// “Graz (white)”
pub(super) fn hub_in_short(table: &Table, hub: Hub) -> Text {
    text!(imp_at_hub, city = table.hub(hub).city.name(), hub = hub.name())
}

/// The factories of each kind that a contract asks for, in these words.
pub(super) fn factories(factories: &Goods, told: impl Fn(Good, u8) -> Text) -> Arg {
    let some = Good::ALL.into_iter().zip(factories).filter(|(_, count)| **count > 0);
    Arg::List(some.map(|(good, count)| told(good, *count).into()).collect())
}

pub(super) fn seats(seats: impl IntoIterator<Item = Seat>) -> Arg {
    Arg::List(seats.into_iter().map(Arg::Seat).collect())
}

/// Parts of one sentence, one after the other.
pub(super) fn together(parts: impl IntoIterator<Item = Text>) -> Option<Text> {
    parts.into_iter().reduce(|before, next| text!(imp_together, before = before, next = next))
}
