//! What is clicked, named with its price.

use catalog::empyreal::printed::{CopyFrom, NodeId, Op};
use catalog::empyreal::{
    CarId, END_OF_LINE, Frame, Load, Move, Run, Slot, Stage, Table, Teams, Terrain, Upgrade, Way,
};
use hexes::Coord;
use kernel::{Arg, Seat, Text, text};

use super::asks::times;
use super::phrases::{self, count_of, good, hex, mana, op, people, slot};

/// The letter of a team, in a team game.
pub(super) fn team(table: &Table, seat: Seat) -> Option<&'static str> {
    const LETTERS: [&str; 3] = ["A", "B", "C"];
    let letter = LETTERS.get(table.team(seat)).copied()?;
    (table.variants.teams != Teams::Off).then_some(letter)
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
        Some(car) => text!("emp-do-car-at", car = car.name(), slot = slot(at)),
        None => slot(at),
    }
}

/// Where the conductor comes to stand.
pub(super) fn space(space: u8) -> Text {
    match space {
        END_OF_LINE => text!("emp-do-space-end"),
        0 => text!("emp-do-space-start"),
        column => text!("emp-do-space", column = column),
    }
}

/// A place for a new spellcar; one that is printed there is covered.
pub(super) fn place(table: &Table, seat: Seat, at: Slot) -> Text {
    match table.player(seat).car(at) {
        Some(covered) => text!("emp-do-place-over", slot = slot(at), car = covered.name()),
        None => slot(at),
    }
}

/// The way that a move to build takes.
pub(super) fn way(table: &Table, hex: Coord, free: Option<Coord>) -> Option<Way> {
    let same = |way: &Way| table.coord(way.hex) == hex && way.free.map(|over| table.coord(over)) == free;
    table.build_ways().into_iter().find(same)
}

/// Whether the same hex can be built on with a free Transfer and without, or over several.
pub(super) fn has_free_ways(table: &Table, hex: Coord) -> bool {
    table.turn.terms.free_transfers > 0
        && table.build_ways().iter().any(|way| table.coord(way.hex) == hex && way.free.is_some())
}

/// “with the transfer over C5 free, for 2 mana”
pub(super) fn free(free: Option<Coord>, price: u8) -> Text {
    match free {
        Some(over) => text!("emp-do-way-free", hex = over.to_string(), price = mana(price)),
        None => text!("emp-do-way-paid", price = mana(price)),
    }
}

/// A hex with its Goods.
pub(super) fn hex_goods(table: &Table, coord: Coord) -> Text {
    let Some(at) = table.map.chart().find(coord) else { return hex(table, coord) };
    let there = table.map.goods(at);
    if there.iter().all(|count| *count == 0) {
        return hex(table, coord);
    }
    text!("emp-do-hex-goods", hex = hex(table, coord), goods = phrases::goods(there))
}

/// The colours of Goods on a hex.
pub(super) fn colours(table: &Table, coord: Coord) -> usize {
    let goods = table.map.chart().find(coord).map(|at| *table.map.goods(at)).unwrap_or_default();
    goods.iter().filter(|count| **count > 0).count()
}

/// The colours that a City may ask for.
pub(super) fn asked_colours(table: &Table, city: Terrain) -> usize {
    let asks = |colour: &Terrain| {
        *colour == city || table.tiles.stands().any(|stand| stand.city == city && stand.colour == *colour)
    };
    Terrain::ALL.into_iter().filter(asks).count()
}

/// A City with what can be delivered to it.
pub(super) fn city(table: &Table, seat: Seat, city: Terrain) -> Text {
    let word = Arg::Word(city.city_word());
    match asked_colours(table, city) {
        1 => {
            let there = table.goods_in_network(seat, city);
            text!("emp-do-city-goods", city = word, goods = count_of(there, city))
        }
        _ => text!("emp-do-city", city = word),
    }
}

/// One of what a card offers.
pub(super) fn option(table: &Table, number: u8) -> Text {
    let unknown = || text!("emp-do-choose", number = number);
    let Some(Frame::Ask(node)) = table.stack.last() else { return unknown() };
    let (Op::Choose(options), Some(run)) = (op(*node), table.run()) else { return unknown() };
    let chosen = usize::from(number).checked_sub(1).and_then(|at| options.get(at));
    chosen.and_then(|option| part(table, *option, run)).unwrap_or_else(unknown)
}

fn part(table: &Table, node: NodeId, run: &Run) -> Option<Text> {
    Some(match op(node) {
        Op::Steps(steps) => return steps.first().and_then(|step| part(table, *step, run)),
        Op::Build(build) => text!("emp-do-build-site", site = phrases::site(table, build, run)),
        Op::PlaceWasteland { to_folio: true } => text!("emp-do-wasteland-folio"),
        Op::PlaceWasteland { to_folio: false } => text!("emp-do-a-wasteland"),
        Op::GainSpecialist => text!("emp-do-draft-somebody"),
        Op::Refresh { captain: true, engineer: true } => text!("emp-do-refresh-both"),
        Op::Refresh { captain: true, engineer: false } => text!("emp-do-refresh-captain"),
        Op::Refresh { .. } => text!("emp-do-refresh-engineer"),
        Op::GainMana(count) => text!("emp-do-gain-mana", mana = mana(*count)),
        Op::GainSpellcars(count) => text!("emp-do-gain-cars", count = *count),
        _ => return None,
    })
}

pub(super) fn upgrade(upgrade: Upgrade) -> Text {
    match upgrade {
        Upgrade::Mana => text!("emp-do-upgrade-mana"),
        Upgrade::Specialist => text!("emp-do-upgrade-specialist"),
        Upgrade::Spellcars => text!("emp-do-upgrade-spellcars"),
    }
}

/// What “done” means now.
pub(super) fn done(table: &Table) -> Text {
    match table.stack.last() {
        Some(Frame::Loading(load)) => deliver_these(*load),
        Some(Frame::Ask(node)) => match op(*node) {
            Op::UseFree => text!("emp-do-done-use"),
            _ => text!("emp-do-done-activate"),
        },
        _ if table.stage == Stage::Activating => text!("emp-do-done-turn"),
        _ => text!("emp-do-done-join"),
    }
}

fn deliver_these(load: Load) -> Text {
    text!("emp-do-deliver-these", goods = count_of(load.taken, load.good))
}

/// Whether something that can be done several times has been done already.
pub(super) fn has_begun(table: &Table) -> bool {
    times(table).is_some_and(|(left, times)| left < times)
}

/// What is left out now.
pub(super) fn skip(table: &Table) -> Text {
    match table.stack.last() {
        Some(Frame::Ask(node)) => match op(*node) {
            Op::Build(_) if has_begun(table) => text!("emp-do-skip-build-more"),
            Op::Build(_) => text!("emp-do-skip-build"),
            Op::PlaceWasteland { .. } => text!("emp-do-skip-wasteland"),
            Op::GainSpecialist => text!("emp-do-skip-draft"),
            Op::PickHex(_) => text!("emp-do-skip-goods"),
            Op::MoveTrain { .. } => text!("emp-do-skip-trains"),
            Op::SwapTiles => text!("emp-do-skip-tiles"),
            _ => text!("emp-do-skip"),
        },
        Some(Frame::Delivering(_)) => text!("emp-do-skip-delivery"),
        Some(Frame::Claiming(_)) => text!("emp-do-skip-tile"),
        Some(Frame::Gaining { .. }) | None => text!("emp-do-skip-car"),
        Some(_) => text!("emp-do-skip"),
    }
}

/// How many Goods a delivery would still take at once.
pub(super) fn take_all(table: &Table) -> Text {
    match table.stack.last() {
        Some(Frame::Loading(load)) => {
            let there = table.goods_in_network(table.active, load.good);
            text!("emp-do-take-all", goods = count_of(there, load.good))
        }
        _ => text!("emp-do-take-all-plain"),
    }
}

/// Where a copied spellcar lies: in the Market, or beside the one that copies.
pub(super) fn copied_from_yard(table: &Table, car: CarId) -> Option<Slot> {
    let (asks, run) = table.asking()?;
    let at = run.slot.filter(|_| *asks == Op::Copy(CopyFrom::Neighbour))?;
    let beside = |other: &Slot| other.row() == at.row() && other.column().abs_diff(at.column()) == 1;
    Slot::all().filter(beside).find(|other| table.player(table.active).car(*other) == Some(car))
}

/// Whether a spellcar can be activated once or, with Viona, twice.
pub(super) fn may_double(table: &Table, seat: Seat) -> bool {
    table.stack.is_empty() && table.turn.activations == 0 && table.terms(seat).double_price.is_some()
}

/// A Good of a hex, where several colours lie.
pub(super) fn good_there(table: &Table, coord: Coord, colour: Terrain) -> Text {
    let there = table.map.chart().find(coord).map_or(0, |at| table.map.goods(at)[colour.index()]);
    match there {
        0 | 1 => good(colour),
        _ => text!("emp-do-good-of", good = good(colour), there = there),
    }
}
