//! What is clicked, named with its price.

use empyreal::printed::{NodeId, Op};
use empyreal::{END_OF_LINE, Frame, Load, Move, Phase, Repetitions, Run, Slot, Table, Terrain, Upgrade};
use hexes::Coord;
use kernel::{Arg, Seat, Text, text};

use super::phrases::{self, count_of, good, hex, mana, op, people, slot};

/// The letter of a team, in a team game.
pub(super) fn team(table: &Table, seat: Seat) -> Option<&'static str> {
    const LETTERS: [&str; 3] = ["A", "B", "C"];
    let letter = LETTERS.get(table.team(seat)).copied()?;
    table.is_team_game().then_some(letter)
}

/// Those who may join an Administrate action.
pub(super) fn joiners(moves: &[Move]) -> Arg {
    people(moves.iter().filter_map(|mv| match mv {
        Move::Use(person) => Some(*person),
        _ => None,
    }))
}

/// A spellcar of a railyard, and where it is.
pub(super) fn car_at(table: &Table, seat: Seat, at: Slot) -> Text {
    match table.player(seat).car(at) {
        Some(car) => text!(emp_do_car_at, car = car.name(), slot = slot(at)),
        None => slot(at),
    }
}

/// Where the conductor comes to stand.
pub(super) fn space(space: u8) -> Text {
    match space {
        END_OF_LINE => text!(emp_do_space_end),
        0 => text!(emp_do_space_start),
        column => text!(emp_do_space, column = column),
    }
}

/// A place for a new spellcar; one that is printed there is covered.
pub(super) fn place(table: &Table, seat: Seat, at: Slot) -> Text {
    match table.player(seat).car(at) {
        Some(covered) => text!(emp_do_place_over, slot = slot(at), car = covered.name()),
        None => slot(at),
    }
}

/// “with the transfer over C5 free, for 2 mana”
pub(super) fn free(free: Option<Coord>, price: u8) -> Text {
    match free {
        Some(over) => text!(emp_do_way_free, hex = over.to_string(), price = mana(price)),
        None => text!(emp_do_way_paid, price = mana(price)),
    }
}

/// A hex with its Goods.
pub(super) fn hex_goods(table: &Table, coord: Coord) -> Text {
    let Some(at) = table.map.chart().find(coord) else { return hex(table, coord) };
    let there = table.map.goods(at);
    if there.iter().all(|count| *count == 0) {
        return hex(table, coord);
    }
    text!(emp_do_hex_goods, hex = hex(table, coord), goods = phrases::goods(there))
}

/// The colours of Goods on a hex.
pub(super) fn colours(table: &Table, coord: Coord) -> usize {
    let goods = table.map.chart().find(coord).map(|at| *table.map.goods(at)).unwrap_or_default();
    goods.iter().filter(|count| **count > 0).count()
}

/// A City with what can be delivered to it.
pub(super) fn city(table: &Table, seat: Seat, city: Terrain) -> Text {
    let word = city.city_name();
    match table.colours_taken(city).count() {
        1 => {
            let there = table.goods_in_network(seat, city);
            text!(emp_do_city_goods, city = word, goods = count_of(there, city))
        }
        _ => text!(emp_do_city, city = word),
    }
}

/// One of what a card offers.
pub(super) fn option(table: &Table, number: u8) -> Text {
    let told = offered(table, number).and_then(|(option, run)| part(table, option, run));
    told.unwrap_or_else(|| text!(emp_do_choose, number = number))
}

/// The part of the card that a number stands for.
pub(super) fn offered(table: &Table, number: u8) -> Option<(NodeId, &Run)> {
    let (Op::Choose(options), run) = table.asking()? else { return None };
    let option = options.get(usize::from(number).checked_sub(1)?)?;
    Some((*option, run))
}

fn part(table: &Table, node: NodeId, run: &Run) -> Option<Text> {
    Some(match op(node) {
        Op::Steps(steps) => return steps.first().and_then(|step| part(table, *step, run)),
        Op::Build(build) => text!(emp_do_build_site, site = phrases::site(table, build, run)),
        Op::PlaceWasteland { to_folio: true } => text!(emp_do_wasteland_folio),
        Op::PlaceWasteland { to_folio: false } => text!(emp_do_a_wasteland),
        Op::GainSpecialist => text!(emp_do_draft_somebody),
        Op::Refresh { captain: true, engineer: true } => text!(emp_do_refresh_both),
        Op::Refresh { captain: true, engineer: false } => text!(emp_do_refresh_captain),
        Op::Refresh { .. } => text!(emp_do_refresh_engineer),
        Op::GainMana(count) => text!(emp_do_gain_mana, mana = mana(*count)),
        Op::GainSpellcars(count) => text!(emp_do_gain_cars, count = *count),
        _ => return None,
    })
}

pub(super) fn upgrade(upgrade: Upgrade) -> Text {
    match upgrade {
        Upgrade::Mana => text!(emp_do_upgrade_mana),
        Upgrade::Specialist => text!(emp_do_upgrade_specialist),
        Upgrade::Spellcars => text!(emp_do_upgrade_spellcars),
    }
}

/// What “done” means now.
pub(super) fn done(table: &Table) -> Text {
    match table.stack.last() {
        Some(Frame::Loading(load)) => deliver_these(*load),
        Some(Frame::Ask(node)) => match op(*node) {
            Op::UseFree => text!(emp_do_done_use),
            _ => text!(emp_do_done_activate),
        },
        _ if table.phase == Phase::Activating => text!(emp_do_done_turn),
        _ => text!(emp_do_done_join),
    }
}

fn deliver_these(load: Load) -> Text {
    text!(emp_do_deliver_these, goods = count_of(load.taken, load.good))
}

/// What is left out now.
pub(super) fn skip(table: &Table) -> Text {
    match table.stack.last() {
        Some(Frame::Ask(node)) => match op(*node) {
            Op::Build(_) if table.repetitions().is_some_and(Repetitions::has_begun) => {
                text!(emp_do_skip_build_more)
            }
            Op::Build(_) => text!(emp_do_skip_build),
            Op::PlaceWasteland { .. } => text!(emp_do_skip_wasteland),
            Op::GainSpecialist => text!(emp_do_skip_draft),
            Op::PickHex(_) => text!(emp_do_skip_goods),
            Op::MoveTrain { .. } => text!(emp_do_skip_trains),
            Op::SwapTiles => text!(emp_do_skip_tiles),
            _ => text!(emp_do_skip),
        },
        Some(Frame::Delivering(_)) => text!(emp_do_skip_delivery),
        Some(Frame::Claiming(_)) => text!(emp_do_skip_tile),
        Some(Frame::Gaining { .. }) | None => text!(emp_do_skip_car),
        Some(_) => text!(emp_do_skip),
    }
}

/// How many Goods a delivery would still take at once.
pub(super) fn take_all(table: &Table) -> Text {
    match table.stack.last() {
        Some(Frame::Loading(load)) => {
            let there = table.goods_in_network(table.active, load.good);
            text!(emp_do_take_all, goods = count_of(there, load.good))
        }
        _ => text!(emp_do_take_all_plain),
    }
}

/// A Good of a hex, where several colours lie.
pub(super) fn good_there(table: &Table, coord: Coord, colour: Terrain) -> Text {
    let there = table.map.chart().find(coord).map_or(0, |at| table.map.goods(at)[colour.index()]);
    match there {
        0 | 1 => good(colour),
        _ => text!(emp_do_good_of, good = good(colour), there = there),
    }
}
