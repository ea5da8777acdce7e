//! Moves as things to click: what is drawn is clicked there, everything else is a button. A button whose thing is drawn
//! somewhere too has that spot’s name as its key.

use empyreal::printed::{Op, Printed};
use empyreal::{CarId, Frame, Move, Size, Stand, Table, Terrain, View};
use kernel::{Seat, Text, text};

use super::answers;
use super::labels;
use super::phrases::{self, good, hex, mana, person_does, slot, stand, tagged};
use crate::spots::Spot;
use guide::Target;

pub(super) fn path(view: &View, seat: Seat, mv: &Move) -> Vec<Target> {
    let table = &view.table;
    let price = table.price(mv);
    match *mv {
        Move::Remove(award) => {
            vec![Target::spot(
                &Spot::Award(award),
                text!(emp_do_card, card = award.name(), does = award.does()),
            )]
        }
        Move::Company { company, captain } => {
            let home = Printed::shipped().cards.folio(company).home;
            let label = text!(emp_do_company_of, company = company.name(), home = home.name());
            vec![
                Target::spot(&Spot::Company(company), label),
                Target::spot(&Spot::Captain(captain), person_does(captain)),
            ]
        }
        Move::Headquarters(at) | Move::Wasteland(at) | Move::Hex(at) => {
            vec![Target::spot(&Spot::Hex(at), labels::hex_goods(table, at))]
        }
        Move::Use(person) | Move::Keep(person) | Move::Imitate(person) => {
            vec![drawn(Spot::Person(person), tagged(phrases::named(person), price))]
        }
        Move::Administrate => vec![answers::administrate().button("administrate")],
        Move::Reclaim => vec![Target::phrase("reclaim")],
        Move::Refresh => vec![answers::refresh().button("refresh")],
        Move::ActivateFirst => vec![answers::activate_first().button("activate-first")],
        Move::Move(spaces) => {
            let to = table.player(seat).space_after(spaces);
            let label = match price {
                0 => text!(emp_do_move_free, to = labels::space(to)),
                _ => text!(emp_do_move_label, to = labels::space(to), price = mana(price)),
            };
            vec![drawn(Spot::Space(seat, to), label)]
        }
        Move::Activate(at) | Move::Double(at) => {
            let label = table.player(seat).car(at).map_or_else(|| slot(at), CarId::name);
            if !table.may_double() {
                return vec![drawn(Spot::Slot(seat, at), tagged(label, price))];
            }
            let times = match mv {
                Move::Double(_) => Target::button("twice", text!(emp_do_twice, price = mana(price))),
                _ => Target::button("once", text!(emp_do_once, price = mana(price))),
            };
            vec![drawn(Spot::Slot(seat, at), label), times]
        }
        Move::Done => vec![answers::done(table).button("done")],
        Move::Skip => vec![Target::phrase("skip")],
        Move::TakeAll => vec![Target::phrase("take-all")],
        Move::Choose(number) => {
            vec![answers::option(table, number).button(format!("choose-{number}"))]
        }
        Move::Build { hex: at, free } if table.has_free_ways(at) => {
            let key = free.map_or_else(|| "paid".to_owned(), |over| format!("free-{over}"));
            vec![Target::spot(&Spot::Hex(at), hex(table, at)), Target::button(key, labels::free(free, price))]
        }
        Move::Build { hex: at, .. } => vec![Target::spot(&Spot::Hex(at), tagged(hex(table, at), price))],
        Move::Take { hex: at, good: of } => {
            let first = Target::spot(&Spot::Hex(at), labels::hex_goods(table, at));
            let one_colour = matches!(table.stack.last(), Some(Frame::Loading(_)));
            if one_colour || labels::colours(table, at) < 2 {
                return vec![first];
            }
            let key = format!("take-{of}");
            vec![first, Target::pictured(key, good_piece(of), labels::good_there(table, at, of))]
        }
        Move::Good(of) => {
            vec![Target::pictured(Spot::Supply(of).to_string(), good_piece(of), supply(table, of))]
        }
        Move::Shift { from, to } => {
            let to = Target::spot(&Spot::Hex(to), hex(table, to));
            match table.asking() {
                Some((Op::MoveTrain { from_bound: true }, _)) => vec![to],
                _ => vec![Target::spot(&Spot::Hex(from), hex(table, from)), to],
            }
        }
        Move::Switch { own, other, company } => vec![
            Target::spot(&Spot::Hex(own), hex(table, own)),
            Target::spot(&Spot::Hex(other), hex(table, other)),
            Target::pictured(
                format!("train-{company}"),
                format!("train-{company}"),
                text!(emp_do_train_of, company = company.name()),
            ),
        ],
        Move::Gain(car) => vec![drawn(Spot::Market(car), labels::car(car))],
        Move::Copy(car) => {
            let at = table.copied_from(car);
            let spot_of_car = at.map_or(Spot::Market(car), |at| Spot::Slot(seat, at));
            vec![drawn(spot_of_car, tagged(car.name(), price))]
        }
        Move::Place(at) => vec![Target::spot(&Spot::Slot(seat, at), labels::place(table, seat, at))],
        Move::Discard(at) => vec![drawn(Spot::Slot(seat, at), labels::car_at(table, seat, at))],
        Move::Rearrange(from, to) => {
            let target = match table.player(seat).yard[to.index()] {
                Some(_) => labels::car_at(table, seat, to),
                None => slot(to),
            };
            vec![
                Target::spot(&Spot::Slot(seat, from), labels::car_at(table, seat, from)),
                Target::spot(&Spot::Slot(seat, to), target),
            ]
        }
        Move::Draft(kind) => {
            let size = kind.stack().map_or(0, |stack| table.stack_sizes[stack]);
            let label = text!(emp_do_stack, kind = kind.name(), size = size);
            vec![drawn(Spot::Stack(kind), label)]
        }
        Move::Trade { own, other } => {
            vec![
                Target::spot(&Spot::Person(own), person_does(own)),
                Target::spot(&Spot::Person(other), person_does(other)),
            ]
        }
        Move::Tile(at) => vec![Target::spot(&Spot::Stand(at), stand(at))],
        Move::Deliver { city, good: of } => deliver(table, seat, city, of),
        Move::Claim(size) => {
            let label = text!(emp_do_claim_label, tile = size.name(), points = size.points());
            vec![Target::pictured(claimed(table, size), format!("tile-{size}"), label)]
        }
        Move::Upgrade(upgrade) => {
            vec![answers::upgrade(upgrade).button(format!("upgrade-{upgrade}"))]
        }
    }
}

fn deliver(table: &Table, seat: Seat, city: Terrain, of: Terrain) -> Vec<Target> {
    let at = table.coord(table.map.city[city.index()]);
    let first = Target::spot(&Spot::Hex(at), labels::city(table, seat, city));
    if table.colours_taken(city).count() < 2 {
        return vec![first];
    }
    let there = table.goods_in_network(seat, of);
    vec![first, Target::pictured(format!("deliver-{of}"), good_piece(of), phrases::count_of(there, of))]
}

/// The name of the tile that is claimed.
fn claimed(table: &Table, size: Size) -> String {
    match table.stack.last() {
        Some(Frame::Claiming(load)) => {
            Spot::Stand(Stand { city: load.city, colour: load.good, size }).to_string()
        }
        _ => format!("claim-{size}"),
    }
}

fn supply(table: &Table, of: Terrain) -> Text {
    text!(emp_do_supply, good = good(of), left = table.supply[of.index()])
}

/// Something that is drawn beside the map, where it may be out of sight: it can be pressed here as well.
fn drawn(spot: Spot, label: Text) -> Target {
    Target::button(spot.to_string(), label)
}

fn good_piece(good: Terrain) -> String {
    format!("good-{good}")
}
