//! Single things in writing: hexes by their names, cards by their ids, Goods by letters.

use std::str::FromStr;

use hexes::Coord;

use crate::hex_set::HexSet;
use crate::ids::{CarId, HexId, People, PersonId};
use crate::kinds::{Goods, PersonKind, Terrain};
use crate::table::Table;

/// Reads the text of something, or says what it is not.
pub(super) fn one<T: FromStr>(what: &str, text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("there is no {what} “{}”", text.chars().take(40).collect::<String>()))
}

/// `MMLV`
pub(super) fn letters(goods: &Goods) -> String {
    let repeated = |good: Terrain| std::iter::repeat_n(good.letter(), usize::from(goods[good.index()]));
    Terrain::ALL.into_iter().flat_map(repeated).collect()
}

pub(super) fn counts(letters: &str) -> Result<Goods, String> {
    let mut goods = Goods::default();
    for letter in letters.chars() {
        let good = Terrain::of_letter(letter);
        let good = good.ok_or_else(|| format!("“{letter}” is no Good: write M, L, F, V, G or D"))?;
        let count = &mut goods[good.index()];
        *count = count.checked_add(1).ok_or("there are too many Goods")?;
    }
    Ok(goods)
}

pub(super) fn coords_of(table: &Table, hexes: HexSet) -> Vec<Coord> {
    hexes.iter().map(|hex| table.coord(hex)).collect()
}

pub(super) fn hex_of(table: &Table, coord: Coord) -> Result<HexId, String> {
    table.map.chart().find(coord).ok_or_else(|| format!("there is no hex {coord}"))
}

pub(super) fn person(id: &str, kind: PersonKind) -> Result<PersonId, String> {
    let person: PersonId = one("person", id)?;
    if person.kind() == kind {
        Ok(person)
    } else {
        Err(format!("“{id}” is not of the kind “{kind}”"))
    }
}

pub(super) fn tile(id: &str) -> Result<CarId, String> {
    let car: CarId = one("spellcar", id)?;
    if car.is_tile() { Ok(car) } else { Err(format!("“{id}” is printed on a folio")) }
}

pub(super) fn load_cars(ids: &[String]) -> Result<Vec<CarId>, String> {
    ids.iter().map(|id| tile(id)).collect()
}

pub(super) fn load_people(ids: &[String]) -> Result<People, String> {
    ids.iter().map(|id| one("person", id)).collect()
}

pub(super) fn ids_of(people: People) -> Vec<String> {
    people.iter().map(|person| person.to_string()).collect()
}
