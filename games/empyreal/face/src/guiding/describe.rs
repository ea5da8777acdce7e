//! What a move does.

use empyreal::printed::Op;
use empyreal::{Frame, Move, Table, Terrain, View};
use hexes::Coord;
use kernel::{Arg, Seat, Text, text};

use super::answers;
use super::labels;
use super::phrases::{bound, good, hex, mana, op, priced, slot, stand};

pub(super) fn describe(view: &View, seat: Seat, mv: &Move) -> Text {
    let table = &view.table;
    let price = table.price(mv);
    priced(does(table, seat, mv), price, table.mana_left(seat, price))
}

fn does(table: &Table, seat: Seat, mv: &Move) -> Text {
    match *mv {
        Move::Remove(award) => text!(emp_do_remove, award = award.name()),
        Move::Company { company, captain } => {
            text!(emp_do_company, company = company.name(), captain = captain.name())
        }
        Move::Headquarters(at) => text!(emp_do_headquarters, hex = hex(table, at)),
        Move::Use(who) => text!(emp_do_use, person = who.name()),
        Move::Administrate => answers::administrate().phrase,
        Move::Reclaim => text!(emp_do_reclaim, mana = mana(table.player(seat).spent)),
        Move::Refresh => answers::refresh().phrase,
        Move::ActivateFirst => answers::activate_first().phrase,
        Move::Move(spaces) => conductor(table, seat, spaces),
        Move::Activate(at) => text!(emp_do_activate, car = labels::car_at(table, seat, at)),
        Move::Double(at) => text!(emp_do_double, car = labels::car_at(table, seat, at)),
        Move::Done => answers::done(table).phrase,
        Move::Skip => answers::skip(table),
        Move::Choose(number) => answers::option(table, number).phrase,
        Move::Build { hex: at, free } => build(table, at, free),
        Move::Wasteland(at) => text!(emp_do_wasteland, hex = labels::hex_goods(table, at)),
        Move::Hex(at) => match table.stack.last() {
            Some(Frame::Fetching { good: of, .. }) => {
                text!(emp_do_fetch_to, good = good(*of), hex = hex(table, at))
            }
            _ => text!(emp_do_pick, hex = labels::hex_goods(table, at)),
        },
        Move::Take { hex: at, good: of } => take(table, at, of),
        Move::TakeAll => answers::take_all(table),
        Move::Good(of) => chosen_good(table, of),
        Move::Shift { from, to } => {
            text!(emp_do_shift, from = hex(table, from), to = hex(table, to))
        }
        Move::Switch { own, other, company } => {
            text!(emp_do_switch, own = hex(table, own), company = company.name(), other = hex(table, other))
        }
        Move::Gain(car) => text!(emp_do_gain, car = car.name()),
        Move::Place(at) => match table.stack.last() {
            Some(Frame::Placing(car)) => {
                text!(emp_do_place, car = car.name(), place = labels::place(table, seat, at))
            }
            _ => text!(emp_do_place_there, place = slot(at)),
        },
        Move::Discard(at) => text!(emp_do_discard, car = labels::car_at(table, seat, at)),
        Move::Rearrange(from, to) => match table.player(seat).yard[to.index()] {
            Some(_) => text!(
                emp_do_rearrange_swap,
                car = labels::car_at(table, seat, from),
                other = labels::car_at(table, seat, to)
            ),
            None => text!(emp_do_rearrange, car = labels::car_at(table, seat, from), to = slot(to)),
        },
        Move::Copy(car) => text!(emp_do_copy, card = car.name()),
        Move::Imitate(who) => text!(emp_do_copy, card = who.name()),
        Move::Draft(kind) => text!(emp_do_draft, kind = kind.name_with_article()),
        Move::Keep(who) => text!(emp_do_keep, person = who.name()),
        Move::Trade { own, other } => text!(emp_do_trade, own = own.name(), other = other.name()),
        Move::Tile(at) => match table.stack.last() {
            Some(Frame::Swapping(first)) => {
                text!(emp_do_swap, first = stand(*first), second = stand(at))
            }
            _ => text!(emp_do_swap_first, tile = stand(at)),
        },
        Move::Deliver { city, good: of } => {
            text!(emp_do_deliver, good = good(of), city = city.city_name())
        }
        Move::Claim(size) => {
            text!(emp_do_claim, tile = size.name(), points = size.points())
        }
        Move::Upgrade(upgrade) => answers::upgrade(upgrade).phrase,
    }
}

fn conductor(table: &Table, seat: Seat, spaces: u8) -> Text {
    let to = table.player(seat).space_after(spaces);
    text!(emp_do_move, spaces = spaces, to = labels::space(to))
}

/// With the hexes that Transfers lead over.
fn build(table: &Table, at: Coord, free: Option<Coord>) -> Text {
    let chain = table.build_way(at, free).map_or_else(Vec::new, |way| table.build_chain(way));
    let over: Vec<Arg> = chain.into_iter().map(|over| table.coord(over).to_string().into()).collect();
    let at = hex(table, at);
    match (over.is_empty(), free) {
        (true, _) => text!(emp_do_build, hex = at),
        (false, None) => text!(emp_do_build_over, hex = at, over = Arg::List(over)),
        (false, Some(free)) => {
            text!(emp_do_build_free, hex = at, over = Arg::List(over), free = free.to_string())
        }
    }
}

fn take(table: &Table, at: Coord, of: Terrain) -> Text {
    let (of, from) = (good(of), hex(table, at));
    match table.stack.last() {
        Some(Frame::Loading(_)) => text!(emp_do_load, good = of, hex = from),
        Some(Frame::Returning { .. }) => text!(emp_do_return, good = of, hex = from),
        Some(Frame::Ask(node)) => match (op(*node), bound(table)) {
            (Op::ReturnGoodAround, _) => text!(emp_do_return, good = of, hex = from),
            (Op::PullGoods { .. }, Some(to)) => {
                text!(emp_do_pull, good = of, hex = from, to = hex(table, to))
            }
            (Op::ReplaceGood, _) => text!(emp_do_replace, good = of, hex = from),
            _ => text!(emp_do_fetch, good = of, hex = from),
        },
        _ => text!(emp_do_fetch, good = of, hex = from),
    }
}

fn chosen_good(table: &Table, of: Terrain) -> Text {
    match table.stack.last() {
        Some(Frame::Replacing { hex: at, good: old }) => {
            let at = hex(table, table.coord(*at));
            text!(emp_do_replace_with, good = good(*old), hex = at, other = good(of))
        }
        Some(Frame::GainingGoods { .. }) => text!(emp_do_good_to_folio, good = good(of)),
        _ => match bound(table) {
            Some(at) => text!(emp_do_place_good, good = good(of), hex = hex(table, at)),
            None => text!(emp_do_choose_good, good = good(of)),
        },
    }
}
