//! The contents of the box, counted against the rulebook's own lists.

use kernel::{Component, Source};

use crate::ids::{CarId, PersonId};
use crate::kinds::{Award, Company, PersonKind, Terrain};
use crate::printed::{
    BOARD_HEXES, CAPTAINS, CarKind, CommonKind, OF_EACH_COMMON_KIND, OF_EACH_KIND, Printed, SideId, Sign,
    UNIQUE,
};
use crate::table::{DEMAND_TILES, GOODS, MANA_LIMIT, TRAINS, WASTELAND_TILES};

pub(crate) fn list() -> Vec<Component> {
    let printed = Printed::shipped();
    let mut list = Vec::new();
    let mut add = |file: &'static str, name: String, found: usize, expected: usize, source: Source| {
        list.push(Component { name, found: found as u32, expected: expected as u32, source, file });
    };
    let sides = || SideId::all().map(|side| printed.boards.side(side));
    for (letter, expected, cities) in [('a', 3, 2), ('b', 3, 2), ('c', 6, 1)] {
        let name = letter.to_ascii_uppercase();
        let of = || sides().filter(move |side| side.letter() == letter);
        add("boards.toml", format!("{name} sides"), of().count(), expected, Source::Rulebook);
        let right = of().filter(|side| side.cities().count() == cities).count();
        let counted = if cities == 1 { "one City".to_owned() } else { format!("{cities} Cities") };
        add("boards.toml", format!("{name} sides with {counted}"), right, expected, Source::Rulebook);
    }
    for terrain in Terrain::ALL {
        let found = sides().flat_map(|side| side.signs).filter(|sign| *sign == Sign::City(terrain)).count();
        add("boards.toml", format!("Cities of {terrain}"), found, 3, Source::Rulebook);
    }
    let hexes: usize = sides().map(|side| side.signs.len()).sum();
    add("boards.toml", "hexes of all sides".into(), hexes, 12 * BOARD_HEXES, Source::Reconstructed);

    let persons = || PersonId::all().map(|person| printed.cards.person(person));
    for (kind, expected) in
        PersonKind::ALL.into_iter().zip([CAPTAINS, OF_EACH_KIND, OF_EACH_KIND, OF_EACH_KIND])
    {
        let found = persons().filter(|person| person.kind == kind).count();
        let file = if kind == PersonKind::Captain { "captains.toml" } else { "specialists.toml" };
        add(file, format!("tiles of the kind “{kind}”"), found, expected, Source::Rulebook);
    }
    let wild =
        persons().filter(|person| person.kind == PersonKind::Captain && person.company.is_none()).count();
    add("captains.toml", "Wild Captains".into(), wild, 2, Source::Rulebook);
    let unfriendly =
        |kind: PersonKind| persons().filter(|person| person.kind == kind && !person.friendly).count();
    for (kind, expected) in PersonKind::ALL.into_iter().zip([2, 2, 3, 4]) {
        let file = if kind == PersonKind::Captain { "captains.toml" } else { "specialists.toml" };
        let name = format!("“{kind}” left out of friendly games");
        add(file, name, unfriendly(kind), expected, Source::Rulebook);
    }

    let tiles = || CarId::tiles().map(|car| printed.cards.car(car));
    let unique = tiles().filter(|car| car.kind == CarKind::Unique).count();
    add("spellcars.toml", "unique spellcars".into(), unique, UNIQUE, Source::Rulebook);
    for kind in CommonKind::ALL {
        let found = tiles().filter(|car| car.kind == CarKind::Common(kind)).count();
        let source =
            tiles().find(|car| car.kind == CarKind::Common(kind)).map_or(Source::Rulebook, |car| car.source);
        add("spellcars.toml", format!("common spellcars “{kind}”"), found, OF_EACH_COMMON_KIND, source);
    }
    let unfriendly = tiles().filter(|car| !car.friendly).count();
    add("spellcars.toml", "spellcars left out of friendly games".into(), unfriendly, 6, Source::Rulebook);

    for company in Company::ALL {
        let folio = printed.cards.folio(company);
        let own = CarId::all().filter(|car| printed.cards.car(*car).kind == CarKind::Own(company)).count();
        add("companies.toml", format!("spellcars of {}", folio.name), own, 1, Source::Rulebook);
        let others =
            CarId::all().filter(|car| printed.cards.car(*car).kind == CarKind::Printed(company)).count();
        let name = format!("other spellcars printed for {}", folio.name);
        add("companies.toml", name, others, 4, folio.source);
    }
    let homes = Terrain::ALL
        .into_iter()
        .filter(|home| Company::ALL.into_iter().any(|company| printed.cards.folio(company).home == *home));
    add("companies.toml", "home terrains".into(), homes.count(), 6, Source::Reconstructed);

    let six = printed.game.of(6).demand.iter().map(|count| usize::from(*count)).sum::<usize>();
    add("game.toml", "Demand Tiles".into(), six * Terrain::ALL.len(), 30, Source::Rulebook);
    add("game.toml", "Demand Tiles in the box".into(), DEMAND_TILES, 30, Source::Rulebook);
    add("game.toml", "Awards".into(), Award::ALL.len(), 10, Source::Rulebook);
    add("game.toml", "Goods".into(), usize::from(GOODS) * Terrain::ALL.len(), 210, Source::Rulebook);
    add("game.toml", "train cars".into(), usize::from(TRAINS) * Company::ALL.len(), 210, Source::Rulebook);
    add("game.toml", "Wasteland tiles".into(), WASTELAND_TILES, 20, Source::Rulebook);
    add(
        "game.toml",
        "mana crystals".into(),
        usize::from(MANA_LIMIT) * Company::ALL.len(),
        60,
        Source::Rulebook,
    );
    list
}

#[cfg(test)]
mod tests {
    use kernel::printed::miscounted;

    use super::*;

    #[test]
    fn everything_is_there_as_often_as_it_should_be() {
        assert_eq!(miscounted(&list()), [""; 0]);
    }
}
