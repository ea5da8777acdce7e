//! Parts of sentences.

use catalog::empyreal::printed::{Build, Each, Ground, Lands, Near, NodeId, Op, Printed, Where};
use catalog::empyreal::{Card, Goods, PersonId, Run, Size, Slot, Stand, Table, Terrain};
use hexes::Coord;
use kernel::{Arg, Text, text};

pub(super) fn op(node: NodeId) -> &'static Op {
    Printed::shipped().cards.program.op(node)
}

/// “2 mana”
pub(super) fn mana(count: u8) -> Text {
    text!("emp-do-mana", count = count)
}

/// The phrase with its price, where it has one.
pub(super) fn priced(does: Text, price: u8, has: u8) -> Text {
    match price {
        0 => does,
        _ => text!("emp-do-for", does = does, price = mana(price), left = has.saturating_sub(price)),
    }
}

/// The price alone, for what is clicked.
pub(super) fn tagged(label: Text, price: u8) -> Text {
    match price {
        0 => label,
        _ => text!("emp-do-tag", label = label, price = mana(price)),
    }
}

/// “C7 (lake)”, “C7 (the lake city)”
pub(super) fn hex(table: &Table, coord: Coord) -> Text {
    let land = table.map.chart().find(coord).map(|hex| match table.map.city_at(hex) {
        Some(city) => city.city_word(),
        None => table.map.terrain(hex).map_or("emp-wasteland", Terrain::word),
    });
    match land {
        Some(land) => text!("emp-do-hex", hex = coord.to_string(), land = Arg::Word(land)),
        None => text!("emp-do-hex-alone", hex = coord.to_string()),
    }
}

/// The hex that a card has bound.
pub(super) fn bound(table: &Table) -> Option<Coord> {
    table.bound_hex().iter().next().map(|hex| table.coord(hex))
}

/// “Ehrlite (lake)”
pub(super) fn good(good: Terrain) -> Text {
    text!("emp-do-good", name = Arg::Word(good.good_word()), terrain = Arg::Word(good.word()))
}

/// “3 Ehrlite (lake)”
pub(super) fn count_of(count: impl Into<Arg>, colour: Terrain) -> Text {
    text!("emp-do-goods", count = count.into(), good = good(colour))
}

/// “2 Ehrlite (lake) and 1 Crizma (glacier)”
pub(super) fn goods(goods: &Goods) -> Arg {
    let some = Terrain::ALL.into_iter().zip(goods).filter(|(_, count)| **count > 0);
    Arg::List(some.map(|(colour, count)| count_of(*count, colour).into()).collect())
}

pub(super) fn person(person: PersonId) -> Arg {
    Arg::Name(person.printed().name.as_str().into())
}

pub(super) fn people(people: impl IntoIterator<Item = PersonId>) -> Arg {
    Arg::List(people.into_iter().map(person).collect())
}

/// “column 3, row 1”
pub(super) fn slot(slot: Slot) -> Text {
    text!("emp-do-slot", column = slot.column() + 1, row = slot.row() + 1)
}

/// “double demand (lake)”
pub(super) fn tile(colour: Terrain, size: Size) -> Text {
    text!("emp-do-tile", size = Arg::Word(size.word()), terrain = Arg::Word(colour.word()))
}

/// “double demand (lake) of the forest city”
pub(super) fn stand(stand: Stand) -> Text {
    let city = Arg::Word(stand.city.city_word());
    text!("emp-do-stand", tile = tile(stand.colour, stand.size), city = city)
}

/// What a card does, if it is one that says so.
pub(super) fn does(card: Card) -> Option<Text> {
    match card {
        Card::Person(person) => Some(person.does()),
        Card::Car(car) => Some(car.does()),
        Card::Upgrade(_) => None,
    }
}

/// “Metro: Build next to a city.”
/// A person by name alone.
pub(super) fn named(who: PersonId) -> Text {
    text!("emp-do-person", person = person(who))
}

pub(super) fn person_does(who: PersonId) -> Text {
    text!("emp-do-card", card = person(who), does = who.does())
}

const fn on_word(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Mountain => "emp-on-mountain",
        Terrain::Lake => "emp-on-lake",
        Terrain::Forest => "emp-on-forest",
        Terrain::Lava => "emp-on-lava",
        Terrain::Glacier => "emp-on-glacier",
        Terrain::Desert => "emp-on-desert",
    }
}

/// “on lake or on forest”
fn on_terrains(terrains: &[Terrain]) -> Arg {
    let word = |terrain: &Terrain| Arg::Word(on_word(*terrain));
    match terrains {
        [one] => word(one),
        [one, other] => text!("emp-or-2", one = word(one), other = word(other)).into(),
        [one, other, third] => {
            text!("emp-or-3", one = word(one), other = word(other), third = word(third)).into()
        }
        _ => Arg::Word("emp-on-any"),
    }
}

/// The terrains that a card has built on, where it remembers them.
pub(super) fn built_on(build: &Build, run: &Run) -> Vec<Terrain> {
    let remembered = |terrain: &Terrain| build.each.is_some() && run.memo >> terrain.index() & 1 == 1;
    Terrain::ALL.into_iter().filter(remembered).collect()
}

fn ground(build: &Build, run: &Run) -> Arg {
    let built = built_on(build, run);
    match &build.on {
        _ if build.each == Some(Each::Same) && !built.is_empty() => on_terrains(&built),
        Ground::Of(Lands::Home) => Arg::Word("emp-on-home"),
        Ground::Of(Lands::Wasteland) => Arg::Word("emp-on-wasteland"),
        Ground::Of(Lands::Any | Lands::Land) => Arg::Word("emp-on-any"),
        Ground::Terrains(terrains) => {
            let left: Vec<Terrain> = terrains.iter().copied().filter(|on| !built.contains(on)).collect();
            on_terrains(&left)
        }
    }
}

/// Where a build may be: “next to a city, on lake”.
pub(super) fn site(table: &Table, build: &Build, run: &Run) -> Text {
    let on = ground(build, run);
    match (build.r#where, build.near, bound(table)) {
        (Where::There, _, Some(at)) => text!("emp-do-site-there", hex = at.to_string()),
        (Where::Around, _, Some(at)) => text!("emp-do-site-around", hex = at.to_string(), on = on),
        (Where::Anywhere, ..) => text!("emp-do-site-anywhere", on = on),
        (_, Some(Near::Edge), _) => text!("emp-do-site-edge", on = on),
        (_, Some(Near::City), _) => text!("emp-do-site-city", on = on),
        (_, Some(Near::CityOrWasteland), _) => text!("emp-do-site-city-or-wasteland", on = on),
        (_, Some(Near::Competitor), _) => text!("emp-do-site-competitor"),
        _ => text!("emp-do-site", on = on),
    }
}
