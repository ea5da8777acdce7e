//! What a move does.

use catalog::imperial_steam::{
    AccessPrice, CityId, ENGINEER_PRICE, Engineer, Good, Move, Purchase, Site, TEN, Table, View, Worker,
    engine_price, hands,
};
use kernel::{Arg, Seat, Text, text};

use super::labels::{hubs_reached, next_share, share_row};
use super::phrases::{self, between, city, goods, on_track, paid_to, site, steps, sum, together};
use super::{contracts, effects};

pub(super) fn describe(view: &View, seat: Seat, mv: &Move) -> Text {
    let does = does(&view.table, seat, mv);
    let parts = std::iter::once(does.clone()).chain(effects::of(view, seat, mv));
    together(parts).unwrap_or(does)
}

/// The move by itself; what it brings about beyond that is among the effects.
fn does(table: &Table, seat: Seat, mv: &Move) -> Text {
    match *mv {
        Move::Bid(guldens) => bid(table, guldens),
        Move::Build { link: built, crew } if crew.workers() == 0 => {
            text!("imp-move-build-spare", link = between(built))
        }
        Move::Build { link: built, crew } => {
            text!("imp-move-build", link = between(built), crew = crew.text())
        }
        Move::Hire { source, workers } => {
            let (hub, price) = (phrases::hub(table, source.hub), sum(table.workers_price(source, workers)));
            text!("imp-move-hire", workers = workers, hub = hub, price = price)
        }
        Move::Engineer { kind, hub } => {
            let (hub, price) = (phrases::hub(table, hub), sum(ENGINEER_PRICE));
            match kind {
                Engineer::Bridge => text!("imp-move-bridge-engineer", hub = hub, price = price),
                Engineer::Tunnel => text!("imp-move-tunnel-engineer", hub = hub, price = price),
            }
        }
        Move::Station(at) => {
            let price = sum(i32::from(table.tile(at).station));
            text!("imp-move-station", city = city(at), price = price)
        }
        Move::Factory { site, good, worker } => factory(table, site, good, worker),
        Move::Produce(at) => {
            let good = table.factory_at(at).map_or_else(|| site(at), |(_, factory)| factory.good.count(1));
            text!("imp-move-produce", good = good, site = site(at))
        }
        Move::ProduceAll => text!("imp-move-produce-all", goods = goods(&effects::producible(table, seat))),
        Move::ProduceNothing => text!("imp-move-produce-nothing"),
        Move::Buy(good) => text!("imp-move-buy", good = good.count(1), price = sum(table.market_price(good))),
        Move::Order(good) => {
            text!("imp-move-order", good = good.count(1), price = sum(table.market_price(good)))
        }
        Move::Train(level) => text!("imp-move-train", level = level, price = sum(engine_price(level))),
        Move::Upgrade { from, to } => text!(
            "imp-move-upgrade",
            from = from,
            to = to,
            price = sum(engine_price(to.saturating_sub(from))),
            cars = to.saturating_sub(from)
        ),
        Move::Contract(contract) => contracts::describe(table, seat, contract),
        Move::Give(0) => text!("imp-move-give-nothing"),
        Move::Give(guldens) => {
            text!("imp-move-give", sum = sum(guldens), influence = steps((guldens / 10) as u8))
        }
        Move::Share(value) => share(table, seat, value),
        Move::Fundraise => text!("imp-move-fundraise", sum = sum(TEN)),
        Move::Pass => text!("imp-move-pass"),
        Move::Sell => {
            let holders = table.player(seat).shareholders + 1;
            text!("imp-move-sell", price = sum(table.share_value(seat)), holders = holders)
        }
        Move::Deliver { from, to } => deliver(table, from, to),
        Move::Access(bought) => match table.access_price(bought) {
            AccessPrice::Bank(guldens) => {
                text!("imp-move-access", link = between(bought), price = sum(guldens))
            }
            AccessPrice::Owners(guldens) => {
                let paid = paid_to(guldens, table.tracks[bought.index()].iter());
                text!("imp-move-access-from", link = between(bought), paid = paid)
            }
        },
        Move::Spend(purchase) => spend(table, seat, purchase),
        Move::Leave => text!("imp-move-leave", points = table.points),
        Move::Discard(good) => text!("imp-move-discard", good = good.count(1)),
        Move::End => end(table, seat),
    }
}

fn bid(table: &Table, guldens: u16) -> Text {
    let reached = hubs_reached(table, (guldens.min(table.printed().boards.influence.most) / 10) as u8);
    match (guldens, reached) {
        (0, None) => text!("imp-move-bid-nothing"),
        (_, Some(hubs)) => text!("imp-move-bid", sum = sum(guldens), hubs = hubs),
        (_, None) => text!("imp-move-bid-low", sum = sum(guldens)),
    }
}

fn factory(table: &Table, at: Site, good: Good, worker: Worker) -> Text {
    let cost = table.site_cost(at).unwrap_or(catalog::imperial_steam::printed::Cost::Board);
    let price = sum(table.price_on_site(at.city, cost, good));
    let made = good.count(table.printed().boards.factory_goods.by_level[usize::from(worker.level) - 1]);
    text!(
        "imp-move-factory",
        factory = Arg::Word(good.factory_word()),
        site = site(at),
        price = price,
        level = worker.level,
        area = Arg::Word(if worker.working { "imp-working" } else { "imp-training" }),
        goods = made
    )
}

fn share(table: &Table, seat: Seat, value: u16) -> Text {
    let (row, now) = (share_row(table, value), usize::from(table.player(seat).share));
    if row > now {
        let influence = steps(table.printed().boards.shares.influence[row]);
        text!("imp-move-share-up", value = sum(value), influence = influence)
    } else if row < now {
        text!("imp-move-share-down", value = sum(value))
    } else {
        text!("imp-move-share-same", value = sum(value))
    }
}

fn deliver(table: &Table, from: Site, to: CityId) -> Text {
    let good = table.factory_at(from).map_or(Good::Coal, |(_, factory)| factory.good);
    let (told, here) = (good.count(1), site(from));
    match good {
        Good::Coal => text!("imp-move-deliver-coal", good = told, from = here, to = city(to)),
        _ => {
            let price = sum(table.delivery_price(good));
            text!("imp-move-deliver", good = told, from = here, to = city(to), price = price)
        }
    }
}

fn spend(table: &Table, seat: Seat, purchase: Purchase) -> Text {
    match purchase {
        Purchase::Influence => {
            text!("imp-move-spend-influence", now = on_track(table.player(seat).influence + 1))
        }
        Purchase::Share => text!("imp-move-spend-share", value = sum(next_share(table, seat))),
        Purchase::Car => text!("imp-move-spend-car", income = sum(TEN)),
    }
}

/// What a turn that ends gives up.
fn end(table: &Table, seat: Seat) -> Text {
    match table.player(seat).hands {
        0 => text!("imp-move-end-last"),
        left => text!("imp-move-end", left = left, hands = hands(table.round)),
    }
}
