//! What a move does.

use imperial_steam::{
    AccessPrice, CityId, ContractId, ENGINEER_PRICE, Engineer, FUNDS, FactorySite, Good, INCOME_EACH, Move,
    Position, Purchase, ShareStep, TRAIN_COAL, Table, View, Worker, cars_gained, engine_price, goods_text,
    hands, paid_to, upgrade_price,
};
use kernel::{Seat, Text, text, try_out};

use super::effects;
use super::labels::{factory_price, hubs_reached, next_share};
use super::phrases::{self, site, steps, sum, together};

pub(super) fn describe(view: &View, seat: Seat, mv: &Move) -> Text {
    let does = does(view, seat, mv);
    let parts = std::iter::once(does.clone()).chain(effects::of(view, seat, mv));
    together(parts).unwrap_or(does)
}

/// A crew is named by its workers, and the end of a turn by itself: what comes with them is news. What a crew has to spare is
/// in its name too, and nowhere else: its track is told as a whole.
pub(super) fn news(view: &View, seat: Seat, mv: &Move) -> Option<Text> {
    let table = &view.table;
    match *mv {
        Move::Build { link, crew }
            if crew.workers() > 0 && crew.spare(table.effort_left(seat, link)) == 0 =>
        {
            together(effects::of(view, seat, mv))
        }
        Move::End => Some(end_news(table, seat)),
        _ => None,
    }
}

/// The move by itself; what it brings about beyond that is among the effects.
fn does(view: &View, seat: Seat, mv: &Move) -> Text {
    let table = &view.table;
    match *mv {
        Move::Bid(guldens) => bid(table, guldens),
        Move::Build { link: built, crew } if crew.workers() == 0 => {
            text!(imp_move_build_spare, link = built.between())
        }
        Move::Build { link: built, crew } => {
            text!(imp_move_build, link = built.between(), crew = crew.text())
        }
        Move::Hire { source, workers } => {
            let (hub, price) = (phrases::hub(table, source.hub), sum(table.workers_price(source, workers)));
            text!(imp_move_hire, workers = workers, hub = hub, price = price)
        }
        Move::Engineer { kind, hub } => {
            let (hub, price) = (phrases::hub(table, hub), sum(ENGINEER_PRICE));
            match kind {
                Engineer::Bridge => text!(imp_move_bridge_engineer, hub = hub, price = price),
                Engineer::Tunnel => text!(imp_move_tunnel_engineer, hub = hub, price = price),
            }
        }
        Move::Station(at) => {
            let price = sum(i32::from(table.tile(at).station));
            text!(imp_move_station, city = at.name(), price = price)
        }
        Move::Factory { site, good, worker } => factory(table, site, good, worker),
        Move::Produce(at) => {
            let good = table.factory_at(at).map_or_else(|| site(at), |(_, factory)| factory.good.count(1));
            text!(imp_move_produce, good = good, site = site(at))
        }
        Move::ProduceAll => text!(imp_move_produce_all, goods = goods_text(&table.producible(seat))),
        Move::ProduceNothing => text!(imp_move_produce_nothing),
        Move::Buy(good) => text!(imp_move_buy, good = good.count(1), price = sum(table.market_price(good))),
        Move::Order(good) => {
            text!(imp_move_order, good = good.count(1), price = sum(table.market_price(good)))
        }
        Move::Train(level) => text!(
            imp_move_train,
            level = level,
            price = sum(engine_price(level)),
            cars = cars_gained(0, level),
            coal = Good::Coal.count(TRAIN_COAL)
        ),
        Move::Upgrade { from, to } => text!(
            imp_move_upgrade,
            from = from,
            to = to,
            price = sum(upgrade_price(from, to)),
            cars = cars_gained(from, to)
        ),
        Move::Contract(id) => contract(table, seat, id),
        Move::Give(0) => text!(imp_move_give_nothing),
        Move::Give(guldens) => {
            text!(imp_move_give, sum = sum(guldens), influence = steps(table.steps_for(guldens)))
        }
        Move::Share(value) => share(table, seat, value),
        Move::Fundraise => text!(imp_move_fundraise, sum = sum(FUNDS)),
        Move::Pass => text!(imp_move_pass),
        Move::Sell => {
            let sold = try_out::<Position>(view, seat, mv);
            let holders = sold.map_or(0, |(position, _)| position.table().player(seat).shareholders);
            text!(imp_move_sell, price = sum(table.share_value(seat)), holders = holders)
        }
        Move::Deliver { from, to } => deliver(table, from, to),
        Move::Access(bought) => match table.access_price(bought) {
            AccessPrice::Bank(guldens) => {
                text!(imp_move_access, link = bought.between(), price = sum(guldens))
            }
            AccessPrice::Owners(guldens) => {
                let paid = paid_to(guldens, table.tracks[bought.index()].iter());
                text!(imp_move_access_from, link = bought.between(), paid = paid)
            }
        },
        Move::Spend(purchase) => spend(table, seat, purchase),
        Move::Leave => text!(imp_move_leave, points = table.points),
        Move::Discard(good) => text!(imp_move_discard, good = good.count(1)),
        Move::End => end(table, seat),
    }
}

fn bid(table: &Table, guldens: u16) -> Text {
    let reached = hubs_reached(table, table.steps_for(guldens));
    match (guldens, reached) {
        (0, None) => text!(imp_move_bid_nothing),
        (_, Some(hubs)) => text!(imp_move_bid, sum = sum(guldens), hubs = hubs),
        (_, None) => text!(imp_move_bid_low, sum = sum(guldens)),
    }
}

fn factory(table: &Table, at: FactorySite, good: Good, worker: Worker) -> Text {
    let price = factory_price(table, at, good);
    let made = good.count(table.printed().boards.factory_goods.of(worker.level));
    text!(
        imp_move_factory,
        factory = good.factory(),
        site = site(at),
        price = price,
        level = worker.level,
        area = worker.area(),
        goods = made
    )
}

fn contract(table: &Table, seat: Seat, id: ContractId) -> Text {
    let contract = table.contract(id);
    let factories = phrases::factories(&contract.factories, Good::factories);
    let (size, has) = (contract.size, table.factories_at_hand(seat, id));
    let value = sum(contract.value);
    text!(imp_move_contract, factories = factories, value = value, size = size, has = has)
}

fn share(table: &Table, seat: Seat, value: u16) -> Text {
    match table.share_step(seat, value) {
        ShareStep::Up(influence) => {
            text!(imp_move_share_up, value = sum(value), influence = steps(influence))
        }
        ShareStep::Down => text!(imp_move_share_down, value = sum(value)),
        ShareStep::None => text!(imp_move_share_same, value = sum(value)),
    }
}

fn deliver(table: &Table, from: FactorySite, to: CityId) -> Text {
    let good = table.factory_at(from).map_or(Good::Coal, |(_, factory)| factory.good);
    let (told, here) = (good.count(1), site(from));
    match good {
        Good::Coal => text!(imp_move_deliver_coal, good = told, from = here, to = to.name()),
        _ => {
            let price = sum(table.delivery_price(good));
            text!(imp_move_deliver, good = told, from = here, to = to.name(), price = price)
        }
    }
}

fn spend(table: &Table, seat: Seat, purchase: Purchase) -> Text {
    match purchase {
        Purchase::Influence => {
            text!(imp_move_spend_influence, now = table.next_influence(seat))
        }
        Purchase::Share => text!(imp_move_spend_share, value = sum(next_share(table, seat))),
        Purchase::Car => text!(imp_move_spend_car, income = sum(INCOME_EACH)),
    }
}

fn end(table: &Table, seat: Seat) -> Text {
    let news = end_news(table, seat);
    match table.player(seat).hands {
        0 => text!(imp_move_end_last, news = news),
        _ => text!(imp_move_end, news = news),
    }
}

/// What a turn that ends gives up.
fn end_news(table: &Table, seat: Seat) -> Text {
    match table.player(seat).hands {
        0 => text!(imp_news_end_last),
        left => text!(imp_news_end, left = left, hands = hands(table.round)),
    }
}
