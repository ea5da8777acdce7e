//! What is clicked, named with its price.

use imperial_steam::{
    AccessPrice, Action, CityId, ContractId, Crew, ENGINEER_PRICE, Engineer, FEE, FactorySite, Good, Hub,
    INCOME_EACH, Key, LinkId, LinkKind, Purchase, ShareStep, Table, Worker, WorkerSource, engine_price,
    on_track, paid_to, upgrade_price,
};
use kernel::{Arg, Seat, Text, text};

use super::phrases::{self, sum};

/// The name of an action, with what it costs to repeat it.
pub(super) fn action(table: &Table, seat: Seat, action: Action) -> Text {
    match table.repeat_cost(seat, action) {
        0 => Text::from(action.name()),
        steps => {
            let influence = on_track(steps);
            text!(imp_button_repeat, action = action.name(), influence = influence)
        }
    }
}

/// “Graz (white) and Villach (blue)”: the hubs that are not above this many steps; `None` when all are.
pub(super) fn hubs_reached(table: &Table, steps: u8) -> Option<Arg> {
    let reached: Vec<Arg> =
        table.hubs_within(steps).map(|hub| phrases::hub_in_short(table, hub).into()).collect();
    (!reached.is_empty()).then_some(Arg::List(reached))
}

pub(super) fn bid(table: &Table, guldens: u16) -> Text {
    let steps = table.steps_for(guldens);
    let influence = on_track(steps);
    match hubs_reached(table, steps) {
        Some(hubs) => text!(imp_button_bid, influence = influence, hubs = hubs),
        None => text!(imp_button_bid_low, influence = influence),
    }
}

pub(super) fn link(table: &Table, seat: Seat, link: LinkId) -> Text {
    let (name, effort) = (phrases::link(link), table.effort_left(seat, link));
    let told = match table.map().link(link).kind {
        LinkKind::Plain => text!(imp_spot_link, link = name, effort = effort),
        LinkKind::Bridge => text!(imp_spot_bridge, link = name, effort = effort),
        LinkKind::Tunnel => text!(imp_spot_tunnel, link = name, effort = effort),
    };
    let owners = table.tracks[link.index()];
    if owners.is_empty() {
        return told;
    }
    text!(imp_spot_fee, link = told, paid = paid_to(FEE, owners.iter()))
}

pub(super) fn crew(table: &Table, seat: Seat, link: LinkId, crew: Crew) -> Text {
    let effort = table.effort_left(seat, link);
    if crew.workers() == 0 {
        return text!(imp_button_nobody);
    }
    match crew.spare(effort) {
        0 => text!(imp_button_crew, workers = crew.text()),
        spare => text!(imp_button_crew_spare, workers = crew.text(), spare = spare),
    }
}

pub(super) fn source(table: &Table, source: WorkerSource) -> Text {
    let (hub, price) = (phrases::hub_in_short(table, source.hub), sum(table.worker_price(source)));
    match table.printed().boards.sources(usize::from(table.players), source.hub) {
        1 => text!(imp_button_source, hub = hub, price = price),
        _ => text!(imp_button_source_of, hub = hub, number = source.index + 1, price = price),
    }
}

pub(super) fn engineer(table: &Table, kind: Engineer, hub: Hub) -> Text {
    let (price, hub) = (sum(ENGINEER_PRICE), phrases::hub_in_short(table, hub));
    match kind {
        Engineer::Bridge => text!(imp_button_bridge_engineer, hub = hub, price = price),
        Engineer::Tunnel => text!(imp_button_tunnel_engineer, hub = hub, price = price),
    }
}

pub(super) fn station(table: &Table, at: CityId) -> Text {
    text!(imp_spot_station, city = at.name(), price = sum(i32::from(table.tile(at).station)))
}

/// A site that waits for a factory, with its price where it has one of its own.
pub(super) fn free_site(table: &Table, site: FactorySite) -> Text {
    let name = phrases::site(site);
    match table.own_site_price(site) {
        Some(price) => text!(imp_spot_free_site_price, site = name, price = sum(price)),
        None => text!(imp_spot_free_site, site = name),
    }
}

/// What a factory costs that can be built.
pub(super) fn factory_price(table: &Table, site: FactorySite, good: Good) -> Text {
    sum(table.site_price(site, good).unwrap_or_default())
}

pub(super) fn factory(table: &Table, site: FactorySite, good: Good) -> Text {
    let price = factory_price(table, site, good);
    text!(imp_button_factory, factory = good.factories(1), price = price)
}

/// A worker who goes to a factory, with what they make there.
pub(super) fn worker(table: &Table, good: Good, worker: Worker) -> Text {
    let goods = good.count(table.printed().boards.factory_goods.of(worker.level));
    if worker.working {
        text!(imp_button_worker_working, level = worker.level, goods = goods)
    } else {
        text!(imp_button_worker_training, level = worker.level, goods = goods)
    }
}

/// A factory of the player’s own, with what is left in it.
pub(super) fn own_site(table: &Table, site: FactorySite) -> Text {
    let name = phrases::site(site);
    match table.factory_at(site) {
        Some((_, factory)) => {
            text!(imp_spot_own_site, site = name, left = factory.good.count(factory.left))
        }
        None => name,
    }
}

pub(super) fn market(table: &Table, good: Good) -> Text {
    text!(imp_button_market, good = good.count(1), price = sum(table.market_price(good)))
}

pub(super) fn new_train(level: u8) -> Text {
    text!(imp_button_new_train, price = sum(engine_price(level)))
}

pub(super) fn upgrade(from: u8, to: u8) -> Text {
    text!(imp_button_upgrade, from = from, price = sum(upgrade_price(from, to)))
}

pub(super) fn share(table: &Table, seat: Seat, value: u16) -> Text {
    let price = sum(value);
    match table.share_step(seat, value) {
        ShareStep::Up(influence) => {
            text!(imp_button_share_up, value = price, influence = on_track(influence))
        }
        ShareStep::Down => text!(imp_button_share_down, value = price),
        ShareStep::None => text!(imp_button_share_same, value = price),
    }
}

/// The factories that a contract asks for, those that are there, and what is at stake.
pub(super) fn contract(table: &Table, seat: Seat, id: ContractId) -> Text {
    let contract = table.contract(id);
    let kinds = phrases::factories(&contract.factories, |good, count| {
        text!(imp_some, count = count, good = good.name())
    });
    let (size, has) = (contract.size, table.factories_at_hand(seat, id));
    text!(imp_button_contract, kinds = kinds, value = contract.value, size = size, has = has)
}

/// The share value one step up, where there is one.
pub(super) fn next_share(table: &Table, seat: Seat) -> u16 {
    table.next_share(seat).unwrap_or_default()
}

/// What a good brings in a city: guldens, or for coal the key.
pub(super) fn delivery(table: &Table, from: FactorySite, to: CityId) -> Text {
    let good = table.factory_at(from).map_or(Good::Coal, |(_, factory)| factory.good);
    let key = table.hub_at(to).filter(|_| good == Good::Coal).and_then(|hub| table.hub(hub).next_key());
    match key {
        Some(Key::Gold) => text!(imp_spot_delivery_gold, city = to.name()),
        Some(Key::Silver) => text!(imp_spot_delivery_silver, city = to.name()),
        None => text!(imp_spot_delivery, city = to.name(), price = sum(table.delivery_price(good))),
    }
}

pub(super) fn state_railway(table: &Table, link: LinkId) -> Text {
    let name = phrases::link(link);
    match table.access_price(link) {
        AccessPrice::Bank(guldens) => text!(imp_spot_access, link = name, price = sum(guldens)),
        AccessPrice::Owners(guldens) => {
            let paid = paid_to(guldens, table.tracks[link.index()].iter());
            text!(imp_spot_access_from, link = name, paid = paid)
        }
    }
}

pub(super) fn purchase(table: &Table, seat: Seat, purchase: Purchase) -> Text {
    match purchase {
        Purchase::Influence => text!(imp_button_spend_influence, now = table.next_influence(seat)),
        Purchase::Share => text!(imp_button_spend_share, value = sum(next_share(table, seat))),
        Purchase::Car => text!(imp_button_spend_car, income = sum(INCOME_EACH)),
    }
}
