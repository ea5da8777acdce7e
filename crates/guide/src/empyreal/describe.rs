//! What a move does.

use catalog::empyreal::printed::Op;
use catalog::empyreal::{END_OF_LINE, Frame, Move, Table, Terrain, View};
use hexes::Coord;
use kernel::{Arg, Seat, Text, text};

use super::labels::{self, way};
use super::phrases::{bound, good, hex, op, person, priced, slot, stand};

pub(super) fn describe(view: &View, seat: Seat, mv: &Move) -> Text {
    let table = &view.table;
    priced(does(table, seat, mv), table.price(mv), table.player(seat).mana)
}

fn does(table: &Table, seat: Seat, mv: &Move) -> Text {
    match *mv {
        Move::Remove(award) => text!("emp-do-remove", award = Arg::Word(award.word())),
        Move::Company { company, captain } => {
            text!("emp-do-company", company = company.name(), captain = person(captain))
        }
        Move::Headquarters(at) => text!("emp-do-headquarters", hex = hex(table, at)),
        Move::Use(who) => text!("emp-do-use", person = person(who)),
        Move::Administrate => text!("emp-do-administrate"),
        Move::Reclaim => text!("emp-do-reclaim", count = table.player(seat).spent),
        Move::Refresh => text!("emp-do-refresh-both"),
        Move::ActivateFirst => text!("emp-do-activate-first"),
        Move::Move(spaces) => conductor(table, seat, spaces),
        Move::Activate(at) => text!("emp-do-activate", car = labels::car_at(table, seat, at)),
        Move::Double(at) => text!("emp-do-double", car = labels::car_at(table, seat, at)),
        Move::Done => labels::done(table),
        Move::Skip => labels::skip(table),
        Move::Choose(number) => labels::option(table, number),
        Move::Build { hex: at, free } => build(table, at, free),
        Move::Wasteland(at) => text!("emp-do-wasteland", hex = labels::hex_goods(table, at)),
        Move::Hex(at) => match table.stack.last() {
            Some(Frame::Fetching { good: of, .. }) => {
                text!("emp-do-fetch-to", good = good(*of), hex = hex(table, at))
            }
            _ => text!("emp-do-pick", hex = labels::hex_goods(table, at)),
        },
        Move::Take { hex: at, good: of } => take(table, at, of),
        Move::TakeAll => labels::take_all(table),
        Move::Good(of) => chosen_good(table, of),
        Move::Shift { from, to } => {
            text!("emp-do-shift", from = hex(table, from), to = hex(table, to))
        }
        Move::Switch { own, other, company } => {
            text!("emp-do-switch", own = hex(table, own), company = company.name(), other = hex(table, other))
        }
        Move::Gain(car) => text!("emp-do-gain", car = car.name()),
        Move::Place(at) => match table.stack.last() {
            Some(Frame::Placing(car)) => {
                text!("emp-do-place", car = car.name(), place = labels::place(table, seat, at))
            }
            _ => text!("emp-do-place-there", place = slot(at)),
        },
        Move::Discard(at) => text!("emp-do-discard", car = labels::car_at(table, seat, at)),
        Move::Rearrange(from, to) => match table.player(seat).yard[to.index()] {
            Some(_) => text!(
                "emp-do-rearrange-swap",
                car = labels::car_at(table, seat, from),
                other = labels::car_at(table, seat, to)
            ),
            None => text!("emp-do-rearrange", car = labels::car_at(table, seat, from), to = slot(to)),
        },
        Move::Copy(car) => text!("emp-do-copy", card = car.name()),
        Move::Imitate(who) => text!("emp-do-copy", card = person(who)),
        Move::Draft(kind) => text!("emp-do-draft", kind = Arg::Word(kind.a_word())),
        Move::Keep(who) => text!("emp-do-keep", person = person(who)),
        Move::Trade { own, other } => text!("emp-do-trade", own = person(own), other = person(other)),
        Move::Tile(at) => match table.stack.last() {
            Some(Frame::Swapping(first)) => {
                text!("emp-do-swap", first = stand(*first), second = stand(at))
            }
            _ => text!("emp-do-swap-first", tile = stand(at)),
        },
        Move::Deliver { city, good: of } => {
            text!("emp-do-deliver", good = good(of), city = Arg::Word(city.city_word()))
        }
        Move::Claim(size) => {
            text!("emp-do-claim", tile = Arg::Word(size.word()), points = size.points())
        }
        Move::Upgrade(upgrade) => labels::upgrade(upgrade),
    }
}

fn conductor(table: &Table, seat: Seat, spaces: u8) -> Text {
    let to = (table.player(seat).conductor + spaces).min(END_OF_LINE);
    text!("emp-do-move", spaces = spaces, to = labels::space(to))
}

/// With the hexes that Transfers lead over.
fn build(table: &Table, at: Coord, free: Option<Coord>) -> Text {
    let chain = way(table, at, free).map_or_else(Vec::new, |way| table.build_chain(way));
    let over: Vec<Arg> = chain.into_iter().map(|over| table.coord(over).to_string().into()).collect();
    let at = hex(table, at);
    match (over.is_empty(), free) {
        (true, _) => text!("emp-do-build", hex = at),
        (false, None) => text!("emp-do-build-over", hex = at, over = Arg::List(over)),
        (false, Some(free)) => {
            text!("emp-do-build-free", hex = at, over = Arg::List(over), free = free.to_string())
        }
    }
}

fn take(table: &Table, at: Coord, of: Terrain) -> Text {
    let (of, from) = (good(of), hex(table, at));
    match table.stack.last() {
        Some(Frame::Loading(_)) => text!("emp-do-load", good = of, hex = from),
        Some(Frame::Returning { .. }) => text!("emp-do-return", good = of, hex = from),
        Some(Frame::Ask(node)) => match (op(*node), bound(table)) {
            (Op::ReturnGoodAround, _) => text!("emp-do-return", good = of, hex = from),
            (Op::PullGoods { .. }, Some(to)) => {
                text!("emp-do-pull", good = of, hex = from, to = hex(table, to))
            }
            (Op::ReplaceGood, _) => text!("emp-do-replace", good = of, hex = from),
            _ => text!("emp-do-fetch", good = of, hex = from),
        },
        _ => text!("emp-do-fetch", good = of, hex = from),
    }
}

fn chosen_good(table: &Table, of: Terrain) -> Text {
    match table.stack.last() {
        Some(Frame::Replacing { hex: at, good: old }) => {
            let at = hex(table, table.coord(*at));
            text!("emp-do-replace-with", good = good(*old), hex = at, other = good(of))
        }
        Some(Frame::GainingGoods { .. }) => text!("emp-do-good-to-folio", good = good(of)),
        _ => match bound(table) {
            Some(at) => text!("emp-do-place-good", good = good(of), hex = hex(table, at)),
            None => text!("emp-do-choose-good", good = good(of)),
        },
    }
}
