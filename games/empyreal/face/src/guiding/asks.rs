//! What a card asks, or a delivery: the question for each part of what is still to be done.

use empyreal::printed::{Build, Colour, CopyFrom, NodeId, Op, Printed, Where};
use empyreal::{Frame, Load, MARKET, MARKET_LOW, Occasion, Run, Size, TEAMMATE, Table, Terrain};
use kernel::{Seat, Text, text};

use super::phrases::{bound, does, good, hex, op, site, stand};
use super::question::{mana_now, trains_now};
use guide::Question;

pub(super) fn question(table: &Table, seat: Seat, frame: Frame) -> Question {
    let (what, more) = asked(table, seat, frame);
    let ask = text!(emp_ask_of, card = table.under_way().name(), what = what);
    let mut now = Vec::new();
    if let Frame::Discarding(_) = frame {
        now.push(text!(emp_now_discard));
        return Question { ask, now };
    }
    now.extend(table.run().and_then(|run| does(run.card)));
    now.extend(table.repetitions().map(|times| text!(emp_now_times, left = times.left, times = times.all)));
    now.extend(more);
    if spends(frame) {
        now.push(mana_now(table, seat));
    }
    if builds(frame) {
        now.extend(trains_now(table, seat));
    }
    Question { ask, now }
}

fn builds(frame: Frame) -> bool {
    matches!(frame, Frame::Ask(node) if matches!(op(node), Op::Build(_)))
}

/// Whether mana may be spent on the answer.
fn spends(frame: Frame) -> bool {
    matches!(frame, Frame::Ask(node) if op(node).may_cost_mana())
}

fn at(table: &Table) -> Text {
    bound(table).map_or_else(|| text!(emp_ask_that_hex), |coord| hex(table, coord))
}

fn asked(table: &Table, seat: Seat, frame: Frame) -> (Text, Vec<Text>) {
    let plain = |text: Text| (text, Vec::new());
    match frame {
        Frame::Ask(node) => of_step(table, node),
        Frame::Returning { left, .. } => plain(text!(emp_ask_return, left = left)),
        Frame::Replacing { hex: at, good: of } => {
            let at = hex(table, table.coord(at));
            plain(text!(emp_ask_replace_with, good = good(of), hex = at))
        }
        Frame::Fetching { good: of, .. } => plain(text!(emp_ask_fetch_to, good = good(of))),
        Frame::Swapping(first) => plain(text!(emp_ask_swap_with, tile = stand(first))),
        Frame::Gaining { left } => gaining(table, left),
        Frame::Placing(car) => (text!(emp_ask_place, car = car.name()), vec![text!(emp_now_place_rows)]),
        Frame::Drafting(kind) => {
            let ask = text!(emp_ask_keep, kind = kind.name_with_article());
            (ask, vec![text!(emp_now_keep)])
        }
        Frame::Keeping { drawn } => {
            (text!(emp_ask_keep_drawn, drawn = drawn), vec![text!(emp_now_keep_drawn)])
        }
        Frame::Delivering(occasion) => delivering(table, seat, occasion),
        Frame::Loading(load) => loading(table, load),
        Frame::Claiming(load) => claiming(load),
        Frame::Discarding(_) => plain(text!(emp_ask_discard, by = table.active)),
        Frame::GainingGoods { left } => plain(text!(emp_ask_goods_to_folio, left = left)),
        // Nothing is asked by these.
        Frame::Card(_) | Frame::Steps { .. } | Frame::Repeat { .. } => plain(Text::from(table.phase_name())),
    }
}

fn of_step(table: &Table, node: NodeId) -> (Text, Vec<Text>) {
    let plain = |text: Text| (text, Vec::new());
    match op(node) {
        Op::Choose(_) => plain(text!(emp_ask_choose)),
        Op::Build(build) => {
            let Some(run) = table.run() else { return plain(Text::from(table.phase_name())) };
            let ask = text!(emp_ask_build, site = site(table, build, run));
            (ask, building(table, build, run))
        }
        Op::PlaceWasteland { to_folio } => {
            let goods =
                if *to_folio { text!(emp_now_wasteland_folio) } else { text!(emp_now_wasteland_supply) };
            let left = text!(emp_now_wasteland_left, left = table.wasteland_left());
            (text!(emp_ask_wasteland), vec![goods, left])
        }
        Op::PickHex(_) => plain(pick(node)),
        Op::PlaceGood(_) => plain(text!(emp_ask_place_good, hex = at(table))),
        Op::ReturnGoodAround => plain(text!(emp_ask_return_around, hex = at(table))),
        Op::ReplaceGood => plain(text!(emp_ask_replace)),
        Op::PullGoods { .. } => plain(text!(emp_ask_pull, hex = at(table))),
        Op::FetchGood => plain(text!(emp_ask_fetch)),
        Op::MoveTrain { from_bound: true } => plain(text!(emp_ask_move_from, hex = at(table))),
        Op::MoveTrain { from_bound: false } => plain(text!(emp_ask_move_train)),
        Op::SwitchTrains => plain(text!(emp_ask_switch)),
        Op::GainSpecialist => (text!(emp_ask_draft), vec![text!(emp_now_draft)]),
        Op::RearrangeSpellcars => plain(text!(emp_ask_rearrange)),
        Op::ActivateGained => (text!(emp_ask_activate_gained), vec![text!(emp_now_no_surcharge)]),
        Op::Copy(CopyFrom::Market | CopyFrom::Neighbour) => plain(text!(emp_ask_copy)),
        Op::Copy(CopyFrom::Engineer) => plain(text!(emp_ask_copy_engineer)),
        Op::Copy(CopyFrom::Surveyor) => plain(text!(emp_ask_copy_surveyor)),
        Op::UseFree => plain(text!(emp_ask_use_free)),
        Op::TradeSpecialist => plain(text!(emp_ask_trade)),
        Op::SwapTiles => plain(text!(emp_ask_swap)),
        _ => plain(Text::from(table.phase_name())),
    }
}

/// What the terrains built on and the Transfers of this build allow.
fn building(table: &Table, build: &Build, run: &Run) -> Vec<Text> {
    let mut now = Vec::new();
    let built = run.built_on(build).collect::<Vec<_>>();
    if !built.is_empty() {
        let terrains = built.into_iter().map(Terrain::name).collect::<Vec<_>>();
        now.push(text!(emp_now_built_on, terrains = terrains));
    }
    if build.r#where == Where::Network {
        let terms = table.terms(table.active);
        let (city, competitor, wasteland) = (terms.city, terms.competitor, terms.wasteland);
        now.push(text!(emp_now_transfers, city = city, competitor = competitor, wasteland = wasteland));
        if table.is_team_game() {
            now.push(text!(emp_now_transfers_team, price = TEAMMATE));
        }
        if table.has_free_transfer(table.active) {
            now.push(text!(emp_now_free_transfer));
        }
    }
    now
}

/// A hex is picked for what the card does next.
fn pick(node: NodeId) -> Text {
    let next = Printed::shipped().cards.program.following(node).map(op);
    match next {
        Some(Op::PlaceGood(Colour::Terrain)) => text!(emp_ask_pick_empty),
        Some(Op::PlaceGood(_)) => text!(emp_ask_pick_good),
        Some(Op::PullGoods { all: false }) => text!(emp_ask_pick_pull),
        Some(Op::PullGoods { all: true }) => text!(emp_ask_pick_pull_all),
        Some(Op::RemoveTrains) => text!(emp_ask_pick_remove),
        _ => text!(emp_ask_pick_around),
    }
}

fn gaining(table: &Table, left: u8) -> (Text, Vec<Text>) {
    let ask = text!(emp_ask_gain, left = left);
    (ask, vec![market(table)])
}

/// The spellcars in the Market, and when there will be others.
pub(super) fn market(table: &Table) -> Text {
    text!(emp_now_market, count = table.market.len(), low = MARKET_LOW, full = MARKET)
}

fn delivering(table: &Table, seat: Seat, occasion: Occasion) -> (Text, Vec<Text>) {
    let any_number = || {
        let [double, triple, quadruple] = Size::ALL.map(|size| table.goods_for(seat, occasion, size));
        text!(emp_now_deliver, double = double, triple = triple, quadruple = quadruple)
    };
    let now = match occasion {
        Occasion::EndOfLine => vec![any_number(), text!(emp_now_then_upgrade)],
        Occasion::Final => vec![any_number(), text!(emp_now_final)],
        Occasion::Card { tile: true, most } => vec![text!(emp_now_deliver_most, most = most)],
        Occasion::Card { tile: false, most } => vec![text!(emp_now_deliver_no_tile, most = most)],
    };
    (text!(emp_ask_deliver), now)
}

fn loading(table: &Table, load: Load) -> (Text, Vec<Text>) {
    let city = load.city.city_name();
    let ask = text!(emp_ask_load, good = good(load.good), city = city);
    let there = table.goods_in_network(table.active, load.good);
    let mut now = vec![match load.occasion.most() {
        None => text!(emp_now_loaded, taken = load.taken, there = there),
        Some(most) => text!(emp_now_loaded_most, taken = load.taken, there = there, most = most),
    }];
    // “double demand for 2 goods”
    let needs = |size: Size| {
        let goods = table.goods_for(table.active, load.occasion, size);
        text!(emp_now_tile_needs, tile = size.name(), goods = goods)
    };
    let tiles: Vec<Text> = table.tiles_to_earn(load).map(needs).collect();
    if !tiles.is_empty() {
        now.push(text!(emp_now_tiles_there, tiles = tiles));
    }
    (ask, now)
}

fn claiming(load: Load) -> (Text, Vec<Text>) {
    let city = load.city.city_name();
    (text!(emp_ask_claim, city = city), vec![text!(emp_now_claim, taken = load.taken)])
}
