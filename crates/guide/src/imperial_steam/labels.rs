//! What is clicked, named with its price.

use catalog::imperial_steam::printed::Cost;
use catalog::imperial_steam::{
    AccessPrice, Action, CityId, Crew, Engineer, FEE, Good, Hub, LinkId, LinkKind, Purchase, Site, Source,
    Stage, Table, engine_price, total,
};
use kernel::{Arg, Seat, Text, text};

use super::phrases::{self, city, on_track, paid_to, sum};
use super::trial::repeat;

/// The name of an action, with what it costs to repeat it.
pub(super) fn action(table: &Table, seat: Seat, action: Action) -> Text {
    match repeat(table, seat, action) {
        0 => Text::plain(action.word()),
        steps => {
            let influence = on_track(steps);
            text!("imp-button-repeat", action = Arg::Word(action.word()), influence = influence)
        }
    }
}

/// “Graz (white) and Villach (blue)”: those that are not above so many steps; `None` when all are.
pub(super) fn hubs_reached(table: &Table, steps: u8) -> Option<Arg> {
    let reached: Vec<Arg> = Hub::ALL
        .into_iter()
        .filter(|hub| table.hub(*hub).influence <= steps)
        .map(|hub| phrases::hub_in_short(table, hub).into())
        .collect();
    (!reached.is_empty()).then_some(Arg::List(reached))
}

pub(super) fn bid(table: &Table, guldens: u16) -> Text {
    let influence = guldens.min(table.printed().boards.influence.most);
    match hubs_reached(table, (influence / 10) as u8) {
        Some(hubs) => text!("imp-button-bid", influence = influence, hubs = hubs),
        None => text!("imp-button-bid-low", influence = influence),
    }
}

/// What a track of this seat on a link would take in experience; what the first track’s crew had to spare is used.
pub(super) fn effort(table: &Table, seat: Seat, link: LinkId) -> u8 {
    let network = table.player(seat).network;
    let [a, b] = table.map().link(link).ends();
    let effort = |city: CityId| table.map().city(city).effort;
    let whole = match (network.contains(a), network.contains(b)) {
        (true, false) => effort(b),
        (false, true) => effort(a),
        _ => effort(a).min(effort(b)),
    };
    match table.stage {
        Stage::Building { spare } => whole.saturating_sub(spare),
        _ => whole,
    }
}

pub(super) fn link(table: &Table, seat: Seat, link: LinkId) -> Text {
    let (name, effort) = (phrases::link(link), effort(table, seat, link));
    let told = match table.map().link(link).kind {
        LinkKind::Plain => text!("imp-spot-link", link = name, effort = effort),
        LinkKind::Bridge => text!("imp-spot-bridge", link = name, effort = effort),
        LinkKind::Tunnel => text!("imp-spot-tunnel", link = name, effort = effort),
    };
    let owners = table.tracks[link.index()];
    if owners.is_empty() {
        return told;
    }
    text!("imp-spot-fee", link = told, paid = paid_to(FEE, owners.iter()))
}

pub(super) fn crew(table: &Table, seat: Seat, link: LinkId, crew: Crew) -> Text {
    let effort = effort(table, seat, link);
    if crew.workers() == 0 {
        return text!("imp-button-nobody");
    }
    match crew.experience().saturating_sub(effort) {
        0 => text!("imp-button-crew", workers = crew.text()),
        spare => text!("imp-button-crew-spare", workers = crew.text(), spare = spare),
    }
}

pub(super) fn source(table: &Table, source: Source) -> Text {
    let (hub, price) = (phrases::hub_in_short(table, source.hub), sum(table.worker_price(source)));
    match table.printed().boards.sources(usize::from(table.players), source.hub) {
        1 => text!("imp-button-source", hub = hub, price = price),
        _ => text!("imp-button-source-of", hub = hub, number = source.index + 1, price = price),
    }
}

pub(super) fn engineer(table: &Table, kind: Engineer, hub: Hub) -> Text {
    let (price, hub) = (sum(catalog::imperial_steam::ENGINEER_PRICE), phrases::hub_in_short(table, hub));
    match kind {
        Engineer::Bridge => text!("imp-button-bridge-engineer", hub = hub, price = price),
        Engineer::Tunnel => text!("imp-button-tunnel-engineer", hub = hub, price = price),
    }
}

pub(super) fn station(table: &Table, at: CityId) -> Text {
    text!("imp-spot-station", city = city(at), price = sum(i32::from(table.tile(at).station)))
}

/// A site that waits for a factory, with its price where it has one of its own.
pub(super) fn free_site(table: &Table, site: Site) -> Text {
    let name = phrases::site(site);
    match table.site_cost(site) {
        Some(Cost::Guldens(guldens)) => text!("imp-spot-free-site-price", site = name, price = sum(guldens)),
        Some(Cost::Station) => {
            let price = sum(i32::from(table.tile(site.city).station));
            text!("imp-spot-free-site-price", site = name, price = price)
        }
        _ => text!("imp-spot-free-site", site = name),
    }
}

pub(super) fn factory(table: &Table, site: Site, good: Good) -> Text {
    let cost = table.site_cost(site).unwrap_or(Cost::Board);
    let price = sum(table.price_on_site(site.city, cost, good));
    text!("imp-button-factory", factory = good.factories(1), price = price)
}

/// An own factory, with what is left in it.
pub(super) fn own_site(table: &Table, site: Site) -> Text {
    let name = phrases::site(site);
    match table.factory_at(site) {
        Some((_, factory)) => {
            text!("imp-spot-own-site", site = name, left = factory.good.count(factory.left))
        }
        None => name,
    }
}

pub(super) fn market(table: &Table, good: Good) -> Text {
    text!("imp-button-market", good = good.count(1), price = sum(table.market_price(good)))
}

/// How many goods more can be ordered in this round.
pub(super) fn orders_left(table: &Table, seat: Seat) -> u8 {
    table.shipment().saturating_sub(total(&table.player(seat).landing))
}

pub(super) fn new_train(level: u8) -> Text {
    text!("imp-button-new-train", price = sum(engine_price(level)))
}

pub(super) fn upgrade(from: u8, to: u8) -> Text {
    text!("imp-button-upgrade", from = from, price = sum(engine_price(to - from)))
}

/// The row of a share value.
pub(super) fn share_row(table: &Table, value: u16) -> usize {
    table.printed().boards.shares.values.iter().position(|printed| *printed == value).unwrap_or(0)
}

pub(super) fn share(table: &Table, seat: Seat, value: u16) -> Text {
    let (row, now) = (share_row(table, value), usize::from(table.player(seat).share));
    let price = sum(value);
    if row > now {
        let influence = on_track(table.printed().boards.shares.influence[row]);
        text!("imp-button-share-up", value = price, influence = influence)
    } else if row < now {
        text!("imp-button-share-down", value = price)
    } else {
        text!("imp-button-share-same", value = price)
    }
}

/// The share value one step up.
pub(super) fn next_share(table: &Table, seat: Seat) -> u16 {
    let (values, row) = (&table.printed().boards.shares.values, usize::from(table.player(seat).share));
    values.get(row + 1).copied().unwrap_or(values[row])
}

/// What a good pays in a city: guldens, or for coal the key.
pub(super) fn delivery(table: &Table, from: Site, to: CityId) -> Text {
    let good = table.factory_at(from).map_or(Good::Coal, |(_, factory)| factory.good);
    let hub = table.hub_at(to);
    if good != Good::Coal {
        return text!("imp-spot-delivery", city = city(to), price = sum(table.delivery_price(good)));
    }
    match hub.and_then(|hub| table.hub(hub).next_key()) {
        Some(1) => text!("imp-spot-delivery-silver", city = city(to)),
        _ => text!("imp-spot-delivery-gold", city = city(to)),
    }
}

pub(super) fn state_railway(table: &Table, link: LinkId) -> Text {
    let name = phrases::link(link);
    match table.access_price(link) {
        AccessPrice::Bank(guldens) => text!("imp-spot-access", link = name, price = sum(guldens)),
        AccessPrice::Owners(guldens) => {
            let paid = paid_to(guldens, table.tracks[link.index()].iter());
            text!("imp-spot-access-from", link = name, paid = paid)
        }
    }
}

pub(super) fn purchase(table: &Table, seat: Seat, purchase: Purchase) -> Text {
    let player = table.player(seat);
    match purchase {
        Purchase::Influence => text!("imp-button-spend-influence", now = on_track(player.influence + 1)),
        Purchase::Share => text!("imp-button-spend-share", value = sum(next_share(table, seat))),
        Purchase::Car => text!("imp-button-spend-car", income = sum(catalog::imperial_steam::TEN)),
    }
}
