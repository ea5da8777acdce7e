//! Moves as things to click: what lies on the map is clicked there, and everything else is a button. The button of a thing
//! that is drawn beside the map has the name of its spot as its key.

use imperial_steam::{Action, Good, Move, Phase, Purchase, STEP_PRICE, Table, View, goods_text};
use kernel::{Seat, text};

use super::labels;
use super::phrases::sum;
use crate::spots::Spot;
use guide::Target;

pub(super) fn path(view: &View, seat: Seat, mv: &Move) -> Vec<Target> {
    let table = &view.table;
    let mut path: Vec<Target> = Vec::new();
    if table.phase == Phase::Before
        && let Some(action) = mv.action()
    {
        path.push(begin(table, seat, action));
    }
    path.extend(steps(view, seat, mv));
    path
}

/// A hand is placed on an action.
fn begin(table: &Table, seat: Seat, action: Action) -> Target {
    let name = Spot::Action(action).to_string();
    Target::pictured(name.clone(), &name, labels::action(table, seat, action))
}

/// What comes after the choice of the action.
fn steps(view: &View, seat: Seat, mv: &Move) -> Vec<Target> {
    let table = &view.table;
    match *mv {
        Move::Bid(guldens) => vec![Target::Number {
            value: guldens.into(),
            unit: text!(imp_unit_bid),
            label: labels::bid(table, guldens),
        }],
        Move::Build { link, crew } => {
            let best = (1..).zip(crew.0).filter(|(_, sent)| *sent > 0).map(|(level, _)| level).max();
            let piece = best.map_or_else(|| format!("track-{seat}"), worker_piece);
            vec![
                Target::spot(&Spot::Link(link), labels::link(table, seat, link)),
                Target::pictured(format!("crew-{crew}"), &piece, labels::crew(table, seat, link, crew)),
            ]
        }
        Move::Hire { source, workers } => {
            let price = sum(table.workers_price(source, workers));
            vec![
                Target::pictured(Spot::Source(source).to_string(), "worker-1", labels::source(table, source)),
                Target::Number {
                    value: workers.into(),
                    unit: text!(imp_unit_workers),
                    label: text!(imp_button_workers, workers = workers, price = price),
                },
            ]
        }
        Move::Engineer { kind, hub } => {
            let label = labels::engineer(table, kind, hub);
            vec![Target::pictured(Spot::Engineer(kind, hub).to_string(), format!("engineer-{kind}"), label)]
        }
        Move::Station(city) => vec![Target::spot(&Spot::City(city), labels::station(table, city))],
        Move::Factory { site, good, worker } => vec![
            Target::spot(&Spot::Site(site), labels::free_site(table, site)),
            Target::pictured(
                Spot::Factories(good).to_string(),
                good_piece(good),
                labels::factory(table, site, good),
            ),
            Target::pictured(
                worker.to_string(),
                worker_piece(worker.level),
                labels::worker(table, good, worker),
            ),
        ],
        Move::Produce(site) => vec![Target::spot(&Spot::Site(site), labels::own_site(table, site))],
        Move::ProduceAll => {
            let goods = goods_text(&table.producible(seat));
            vec![Target::pictured("all", "action-produce", text!(imp_button_produce_all, goods = goods))]
        }
        Move::ProduceNothing => vec![Target::button("nothing", text!(imp_button_produce_nothing))],
        Move::Buy(good) => {
            let buy = Target::pictured("buy", "action-goods", text!(imp_button_buy));
            vec![buy, market(table, good)]
        }
        Move::Order(good) => {
            let label = text!(imp_button_order, more = table.orders_left(seat));
            let order = Target::pictured("order", "action-goods", label);
            match table.phase {
                Phase::Ordering => vec![market(table, good)],
                _ => vec![order, market(table, good)],
            }
        }
        Move::Train(level) => vec![engine(level), Target::button("new", labels::new_train(level))],
        Move::Upgrade { from, to } => {
            vec![
                engine(to),
                Target::pictured(
                    Spot::Train(from).to_string(),
                    format!("engine-{from}"),
                    labels::upgrade(from, to),
                ),
            ]
        }
        Move::Contract(contract) => {
            let label = labels::contract(table, seat, contract);
            vec![Target::pictured(Spot::Contract(contract).to_string(), "contract", label)]
        }
        // Counted in steps, so that a page can offer them one after the other.
        Move::Give(guldens) => vec![Target::Number {
            value: i64::from(guldens) / i64::from(STEP_PRICE),
            unit: text!(imp_unit_give, price = STEP_PRICE),
            label: text!(imp_button_give, sum = sum(guldens)),
        }],
        Move::Share(value) => {
            vec![Target::pictured(Spot::Share(value).to_string(), "share", labels::share(table, seat, value))]
        }
        Move::Fundraise | Move::Pass => Vec::new(),
        Move::Sell => {
            let price = sum(table.share_value(seat));
            vec![Target::pictured("sell", "sell", text!(imp_button_sell, price = price))]
        }
        Move::Deliver { from, to } => vec![
            Target::pictured("deliver", "deliver", text!(imp_button_deliver)),
            Target::spot(&Spot::Site(from), labels::own_site(table, from)),
            Target::spot(&Spot::City(to), labels::delivery(table, from, to)),
        ],
        Move::Access(link) => vec![
            Target::pictured("access", "access", text!(imp_button_access)),
            Target::spot(&Spot::Link(link), labels::state_railway(table, link)),
        ],
        Move::Spend(purchase) => {
            let (key, piece) = match purchase {
                Purchase::Influence => (Spot::Influence.to_string(), "influence"),
                Purchase::Share => (Spot::Share(labels::next_share(table, seat)).to_string(), "share"),
                Purchase::Car => ("car".to_owned(), "passenger-car"),
            };
            vec![Target::pictured(key, piece, labels::purchase(table, seat, purchase))]
        }
        Move::Leave => vec![Target::phrase("leave")],
        Move::Discard(good) => {
            let has = table.player(seat).has(good);
            let label = text!(imp_button_discard, good = good.count(1), has = has);
            vec![Target::pictured(Spot::Goods(good).to_string(), good_piece(good), label)]
        }
        Move::End => vec![Target::button("end", text!(imp_button_end))],
    }
}

fn engine(level: u8) -> Target {
    let name = Spot::Engine(level).to_string();
    Target::pictured(name.clone(), &name, text!(imp_button_engine, level = level))
}

fn market(table: &Table, good: Good) -> Target {
    Target::pictured(Spot::Market(good).to_string(), good_piece(good), labels::market(table, good))
}

fn good_piece(good: Good) -> String {
    format!("good-{good}")
}

fn worker_piece(level: u8) -> String {
    format!("worker-{level}")
}
