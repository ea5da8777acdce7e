//! Parts of sentences.

use catalog::imperial_steam::printed::Printed;
use catalog::imperial_steam::{CityId, Good, Goods, Hub, LinkId, Site, Table};
use kernel::{Arg, Seat, Text, text};

/// “70 guldens”
pub(super) fn sum(guldens: impl Into<i32>) -> Text {
    text!("imp-sum", guldens = guldens.into())
}

/// “1 step of influence”
pub(super) fn steps(steps: u8) -> Text {
    text!("imp-steps", steps = steps)
}

/// Steps as the numbers of the track.
pub(super) fn on_track(steps: u8) -> i32 {
    i32::from(steps) * 10
}

/// “2 wood and 1 coal”
pub(super) fn goods(goods: &Goods) -> Arg {
    let some = Good::ALL.into_iter().zip(goods).filter(|(_, count)| **count > 0);
    Arg::List(some.map(|(good, count)| good.count(*count).into()).collect())
}

pub(super) fn city(id: CityId) -> &'static str {
    &Printed::shipped().map.city(id).name
}

/// “Wien–Bratislava”
pub(super) fn link(id: LinkId) -> Text {
    let [from, to] = Printed::shipped().map.link(id).ends().map(city);
    text!("imp-link", from = from, to = to)
}

/// “between Wien and Bratislava”
pub(super) fn between(id: LinkId) -> Text {
    let [from, to] = Printed::shipped().map.link(id).ends().map(city);
    text!("imp-between", from = from, to = to)
}

/// The site as notation counts it: `1`, `a`.
pub(super) fn slot(site: Site) -> String {
    site.to_string().split('/').next_back().unwrap_or_default().to_owned()
}

/// “Graz, site 1”
pub(super) fn site(site: Site) -> Text {
    text!("imp-at-site", city = city(site.city), slot = slot(site))
}

/// “Graz (white hub)”
pub(super) fn hub(table: &Table, hub: Hub) -> Text {
    let city = city(table.hub(hub).city);
    match hub {
        Hub::Bronze => text!("imp-at-bronze", city = city),
        Hub::White => text!("imp-at-white", city = city),
        Hub::Green => text!("imp-at-green", city = city),
        Hub::Blue => text!("imp-at-blue", city = city),
    }
}

/// “Graz (white)”
pub(super) fn hub_in_short(table: &Table, hub: Hub) -> Text {
    text!("imp-at-hub", city = city(table.hub(hub).city), hub = Arg::Word(hub.word()))
}

/// “10 guldens to Ada and 10 guldens to Ben”
pub(super) fn paid_to(guldens: i32, owners: impl IntoIterator<Item = Seat>) -> Arg {
    let paid = owners.into_iter().map(|seat| text!("imp-paid-to", guldens = guldens, seat = seat).into());
    Arg::List(paid.collect())
}

pub(super) fn seats(seats: impl IntoIterator<Item = Seat>) -> Arg {
    Arg::List(seats.into_iter().map(Arg::Seat).collect())
}

/// One after the other, as parts of one sentence.
pub(super) fn together(parts: impl IntoIterator<Item = Text>) -> Option<Text> {
    parts.into_iter().reduce(|before, next| text!("imp-together", before = before, next = next))
}
