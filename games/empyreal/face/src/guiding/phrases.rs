//! Parts of sentences.

use empyreal::printed::{Build, Ground, Lands, Near, NodeId, Op, Printed, Where};
use empyreal::{Card, Goods, PersonId, Run, Size, Slot, Stand, Table, Terrain, one_of};
use hexes::Coord;
use kernel::{Arg, Message, Seat, Text, message, text};

pub(super) fn op(node: NodeId) -> &'static Op {
    Printed::shipped().cards.program.op(node)
}

/// “2 mana”
pub(super) fn mana(count: u8) -> Text {
    text!(emp_do_mana, count = count)
}

/// The phrase with its price and what that leaves, where it has one.
pub(super) fn priced(does: Text, price: u8, left: u8) -> Text {
    match price {
        0 => does,
        _ => text!(emp_do_for, does = does, price = mana(price), left = left),
    }
}

/// The price alone, for what is clicked.
pub(super) fn tagged(label: Text, price: u8) -> Text {
    match price {
        0 => label,
        _ => text!(emp_do_tag, label = label, price = mana(price)),
    }
}

/// “C7 (lake)”, “C7 (the lake city)”
pub(super) fn hex(table: &Table, coord: Coord) -> Text {
    let land = table.map.chart().find(coord).map(|hex| match table.map.city_at(hex) {
        Some(city) => city.city_name(),
        None => table.map.terrain(hex).map_or(message!(emp_wasteland), Terrain::name),
    });
    match land {
        Some(land) => text!(emp_do_hex, hex = coord.to_string(), land = land),
        None => text!(emp_do_hex_alone, hex = coord.to_string()),
    }
}

/// The hex that a card has bound.
pub(super) fn bound(table: &Table) -> Option<Coord> {
    table.bound_hex().iter().next().map(|hex| table.coord(hex))
}

/// “Ehrlite (lake)”
pub(super) fn good(good: Terrain) -> Text {
    text!(emp_do_good, name = good.good_name(), terrain = good.name())
}

/// “3 Ehrlite (lake)”
pub(super) fn count_of(count: impl Into<Arg>, colour: Terrain) -> Text {
    text!(emp_do_goods, count = count.into(), good = good(colour))
}

/// “2 Ehrlite (lake) and 1 Crizma (glacier)”
pub(super) fn goods(goods: &Goods) -> Arg {
    let some = Terrain::ALL.into_iter().zip(goods).filter(|(_, count)| **count > 0);
    Arg::List(some.map(|(colour, count)| count_of(*count, colour).into()).collect())
}

/// The letter of a team, in a team game.
pub(super) fn team(table: &Table, seat: Seat) -> Option<&'static str> {
    const LETTERS: [&str; 3] = ["A", "B", "C"];
    let letter = LETTERS.get(table.team(seat)).copied()?;
    table.is_team_game().then_some(letter)
}

pub(super) fn people(people: impl IntoIterator<Item = PersonId>) -> Arg {
    Arg::List(people.into_iter().map(PersonId::name).collect())
}

/// “stop 3, place 1”
pub(super) fn slot(slot: Slot) -> Text {
    text!(emp_do_slot, column = slot.column() + 1, row = slot.row() + 1)
}

/// “double demand (lake)”
pub(super) fn tile(colour: Terrain, size: Size) -> Text {
    text!(emp_do_tile, size = size.name(), terrain = colour.name())
}

/// “double demand (lake) at the forest city”
pub(super) fn stand(stand: Stand) -> Text {
    let city = stand.city.city_name();
    text!(emp_do_stand, tile = tile(stand.colour, stand.size), city = city)
}

/// What a card does, if it is one that says so.
pub(super) fn does(card: Card) -> Option<Text> {
    match card {
        Card::Person(person) => Some(person.does().into()),
        Card::Car(car) => Some(car.does()),
        Card::Upgrade(_) => None,
    }
}

/// A person by name alone.
pub(super) fn named(who: PersonId) -> Text {
    text!(emp_do_person, person = who.name())
}

/// “Manch: Build next to a city.”
pub(super) fn person_does(who: PersonId) -> Text {
    text!(emp_do_card, card = who.name(), does = who.does())
}

const fn on(terrain: Terrain) -> Message {
    match terrain {
        Terrain::Mountain => message!(emp_on_mountain),
        Terrain::Lake => message!(emp_on_lake),
        Terrain::Forest => message!(emp_on_forest),
        Terrain::Lava => message!(emp_on_lava),
        Terrain::Glacier => message!(emp_on_glacier),
        Terrain::Desert => message!(emp_on_desert),
    }
}

/// “on lake or on forest”
fn on_terrains(terrains: &[Terrain]) -> Arg {
    let words = terrains.iter().map(|terrain| on(*terrain).into()).collect();
    one_of(words).unwrap_or_else(|| message!(emp_on_any).into())
}

fn ground(build: &Build, run: &Run) -> Arg {
    if let Some(terrains) = run.terrains_left(build) {
        return on_terrains(&terrains);
    }
    match &build.on {
        Ground::Of(Lands::Home) => message!(emp_on_home).into(),
        Ground::Of(Lands::Wasteland) => message!(emp_on_wasteland).into(),
        Ground::Of(Lands::Any | Lands::Land) => message!(emp_on_any).into(),
        Ground::Terrains(terrains) => on_terrains(terrains),
    }
}

/// Where a build may be: “next to a city, on lake”.
pub(super) fn site(table: &Table, build: &Build, run: &Run) -> Text {
    let on = ground(build, run);
    match (build.r#where, build.near, bound(table)) {
        (Where::There, _, Some(at)) => text!(emp_do_site_there, hex = at.to_string()),
        (Where::Around, _, Some(at)) => text!(emp_do_site_around, hex = at.to_string(), on = on),
        (Where::Anywhere, ..) => text!(emp_do_site_anywhere, on = on),
        (_, Some(Near::Edge), _) => text!(emp_do_site_edge, on = on),
        (_, Some(Near::City), _) => text!(emp_do_site_city, on = on),
        (_, Some(Near::CityOrWasteland), _) => text!(emp_do_site_city_or_wasteland, on = on),
        (_, Some(Near::Competitor), _) => text!(emp_do_site_competitor),
        _ => text!(emp_do_site, on = on),
    }
}
