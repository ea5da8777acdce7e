//! What a card asks, or a delivery: the question for each part of what is still to be done.

use catalog::empyreal::printed::{Build, Colour, CopyFrom, NodeId, Op, Printed, Where};
use catalog::empyreal::{Card, Frame, Load, Occasion, Run, Stage, Stand, TEAMMATE, Table, Teams, Terrain};
use kernel::{Arg, Seat, Text, text};

use super::phrases::{bound, built_on, does, good, hex, op, site, stand};
use super::question::{mana_now, trains_now};
use crate::Question;

pub(super) fn question(table: &Table, seat: Seat, frame: Frame) -> Question {
    let (what, more) = asked(table, frame);
    let ask = text!("emp-ask-of", card = title(table), what = what);
    let mut now = Vec::new();
    if let Frame::Discarding(_) = frame {
        now.push(text!("emp-now-discard"));
        return Question { ask, now };
    }
    now.extend(table.run().and_then(|run| does(run.card)));
    now.extend(times(table).map(|(left, times)| text!("emp-now-times", left = left, times = times)));
    now.extend(more);
    if spends(frame) {
        now.push(mana_now(table, seat));
    }
    if builds(frame) {
        now.extend(trains_now(table, seat));
    }
    Question { ask, now }
}

/// The card that asks, or the occasion.
pub(super) fn title(table: &Table) -> Arg {
    match (table.run().map(|run| run.card), table.stage) {
        (Some(Card::Upgrade(_)), _) => Arg::Word("emp-ask-title-upgrade"),
        (Some(card), _) => card.name(),
        (None, Stage::Final) => Arg::Word("emp-ask-title-final"),
        (None, Stage::Delivering) => Arg::Word("emp-ask-title-end-of-line"),
        (None, _) => Arg::Word("emp-ask-title-administrate"),
    }
}

fn builds(frame: Frame) -> bool {
    matches!(frame, Frame::Ask(node) if matches!(op(node), Op::Build(_)))
}

/// Whether mana may be spent on the answer.
fn spends(frame: Frame) -> bool {
    let Frame::Ask(node) = frame else { return false };
    match op(node) {
        Op::Build(build) => build.r#where == Where::Network,
        Op::Copy(_) | Op::ActivateGained | Op::UseFree => true,
        _ => false,
    }
}

/// How often what is asked can still be done, and how often in all, if it can be done several times.
pub(super) fn times(table: &Table) -> Option<(u8, u8)> {
    let inner = table.stack.iter().rposition(|frame| matches!(frame, Frame::Card(_)))?;
    table.stack[inner..].iter().rev().find_map(|frame| match frame {
        Frame::Repeat { node, left } => match op(*node) {
            Op::Repeat { times, .. } => Some((left + 1, *times)),
            _ => None,
        },
        _ => None,
    })
}

fn at(table: &Table) -> Text {
    bound(table).map_or_else(|| text!("emp-ask-that-hex"), |coord| hex(table, coord))
}

fn asked(table: &Table, frame: Frame) -> (Text, Vec<Text>) {
    let plain = |text: Text| (text, Vec::new());
    match frame {
        Frame::Ask(node) => of_step(table, node),
        Frame::Returning { left, .. } => plain(text!("emp-ask-return", left = left)),
        Frame::Replacing { hex: at, good: of } => {
            let at = hex(table, table.coord(at));
            plain(text!("emp-ask-replace-with", good = good(of), hex = at))
        }
        Frame::Fetching { good: of, .. } => plain(text!("emp-ask-fetch-to", good = good(of))),
        Frame::Swapping(first) => plain(text!("emp-ask-swap-with", tile = stand(first))),
        Frame::Gaining { left } => gaining(table, left),
        Frame::Placing(car) => (text!("emp-ask-place", car = car.name()), vec![text!("emp-now-place-rows")]),
        Frame::Drafting(kind) => {
            let ask = text!("emp-ask-keep", kind = Arg::Word(kind.a_word()));
            (ask, vec![text!("emp-now-keep")])
        }
        Frame::Keeping { drawn } => {
            (text!("emp-ask-keep-drawn", drawn = drawn), vec![text!("emp-now-keep-drawn")])
        }
        Frame::Delivering(occasion) => delivering(occasion),
        Frame::Loading(load) => loading(table, load),
        Frame::Claiming(load) => claiming(load),
        Frame::Discarding(_) => plain(text!("emp-ask-discard", by = table.active)),
        Frame::GainingGoods { left } => plain(text!("emp-ask-goods-to-folio", left = left)),
        // Nothing is asked by these.
        Frame::Card(_) | Frame::Steps { .. } | Frame::Repeat { .. } => plain(Text::plain(table.phase_word())),
    }
}

fn of_step(table: &Table, node: NodeId) -> (Text, Vec<Text>) {
    let plain = |text: Text| (text, Vec::new());
    match op(node) {
        Op::Choose(_) => plain(text!("emp-ask-choose")),
        Op::Build(build) => {
            let Some(run) = table.run() else { return plain(Text::plain(table.phase_word())) };
            let ask = text!("emp-ask-build", site = site(table, build, run));
            (ask, building(table, build, run))
        }
        Op::PlaceWasteland { to_folio } => {
            let goods =
                if *to_folio { text!("emp-now-wasteland-folio") } else { text!("emp-now-wasteland-supply") };
            let left = text!("emp-now-wasteland-left", left = table.wasteland_left());
            (text!("emp-ask-wasteland"), vec![goods, left])
        }
        Op::PickHex(_) => plain(pick(node)),
        Op::PlaceGood(_) => plain(text!("emp-ask-place-good", hex = at(table))),
        Op::ReturnGoodAround => plain(text!("emp-ask-return-around", hex = at(table))),
        Op::ReplaceGood => plain(text!("emp-ask-replace")),
        Op::PullGoods { .. } => plain(text!("emp-ask-pull", hex = at(table))),
        Op::FetchGood => plain(text!("emp-ask-fetch")),
        Op::MoveTrain { from_bound: true } => plain(text!("emp-ask-move-from", hex = at(table))),
        Op::MoveTrain { from_bound: false } => plain(text!("emp-ask-move-train")),
        Op::SwitchTrains => plain(text!("emp-ask-switch")),
        Op::GainSpecialist => (text!("emp-ask-draft"), vec![text!("emp-now-draft")]),
        Op::RearrangeSpellcars => plain(text!("emp-ask-rearrange")),
        Op::ActivateGained => (text!("emp-ask-activate-gained"), vec![text!("emp-now-no-surcharge")]),
        Op::Copy(CopyFrom::Market | CopyFrom::Neighbour) => plain(text!("emp-ask-copy")),
        Op::Copy(CopyFrom::Engineer) => plain(text!("emp-ask-copy-engineer")),
        Op::Copy(CopyFrom::Surveyor) => plain(text!("emp-ask-copy-surveyor")),
        Op::UseFree => plain(text!("emp-ask-use-free")),
        Op::TradeSpecialist => plain(text!("emp-ask-trade")),
        Op::SwapTiles => plain(text!("emp-ask-swap")),
        _ => plain(Text::plain(table.phase_word())),
    }
}

/// What the terrains built on and the Transfers of this build allow.
fn building(table: &Table, build: &Build, run: &Run) -> Vec<Text> {
    let mut now = Vec::new();
    let built = built_on(build, run);
    if !built.is_empty() {
        let terrains = Arg::List(built.iter().map(|on: &Terrain| Arg::Word(on.word())).collect());
        now.push(text!("emp-now-built-on", terrains = terrains));
    }
    if build.r#where == Where::Network {
        let terms = table.terms(table.active);
        let (city, competitor, wasteland) = (terms.city, terms.competitor, terms.wasteland);
        now.push(text!("emp-now-transfers", city = city, competitor = competitor, wasteland = wasteland));
        if table.variants.teams != Teams::Off {
            now.push(text!("emp-now-transfers-team", price = TEAMMATE));
        }
        if table.turn.terms.free_transfers > 0 {
            now.push(text!("emp-now-free-transfer"));
        }
    }
    now
}

/// A hex is picked for what the card does next.
fn pick(node: NodeId) -> Text {
    let next = Printed::shipped().cards.program.following(node).map(op);
    match next {
        Some(Op::PlaceGood(Colour::Terrain)) => text!("emp-ask-pick-empty"),
        Some(Op::PlaceGood(_)) => text!("emp-ask-pick-good"),
        Some(Op::PullGoods { all: false }) => text!("emp-ask-pick-pull"),
        Some(Op::PullGoods { all: true }) => text!("emp-ask-pick-pull-all"),
        Some(Op::RemoveTrains) => text!("emp-ask-pick-remove"),
        _ => text!("emp-ask-pick-around"),
    }
}

fn gaining(table: &Table, left: u8) -> (Text, Vec<Text>) {
    let ask = text!("emp-ask-gain", left = left);
    (ask, vec![text!("emp-now-market", count = table.market.len())])
}

fn delivering(occasion: Occasion) -> (Text, Vec<Text>) {
    let now = match occasion {
        Occasion::EndOfLine => vec![text!("emp-now-deliver"), text!("emp-now-then-upgrade")],
        Occasion::Final => vec![text!("emp-now-deliver"), text!("emp-now-final")],
        Occasion::Card { tile: true, most } => vec![text!("emp-now-deliver-most", most = most)],
        Occasion::Card { tile: false, most } => vec![text!("emp-now-deliver-no-tile", most = most)],
    };
    (text!("emp-ask-deliver"), now)
}

fn loading(table: &Table, load: Load) -> (Text, Vec<Text>) {
    let city = Arg::Word(load.city.city_word());
    let ask = text!("emp-ask-load", good = good(load.good), city = city);
    let there = table.goods_in_network(table.active, load.good);
    let mut now = vec![match load.occasion.most() {
        None => text!("emp-now-loaded", taken = load.taken, there = there),
        Some(most) => text!("emp-now-loaded-most", taken = load.taken, there = there, most = most),
    }];
    let at_city = |stand: &Stand| stand.city == load.city && stand.colour == load.good;
    if !matches!(load.occasion, Occasion::Card { tile: false, .. }) {
        let tiles: Vec<Arg> = table.tiles.stands().filter(at_city).map(needs).collect();
        if !tiles.is_empty() {
            now.push(text!("emp-now-tiles-there", tiles = Arg::List(tiles)));
        }
    }
    (ask, now)
}

/// “double demand for 2 goods”
fn needs(stand: Stand) -> Arg {
    let size = stand.size;
    text!("emp-now-tile-needs", tile = Arg::Word(size.word()), goods = size.goods()).into()
}

fn claiming(load: Load) -> (Text, Vec<Text>) {
    let city = Arg::Word(load.city.city_word());
    (text!("emp-ask-claim", city = city), vec![text!("emp-now-claim", taken = load.taken)])
}
