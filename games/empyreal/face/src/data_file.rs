//! Files of one's own in place of those that are shipped.

use empyreal::printed::{CarKind, Printed, SideId, Sign};
use empyreal::{CarId, Company, PersonId, PersonKind, Position};
use guide::{DataFile, DataFiles};
use kernel::Rules as _;

use crate::Empyreal;

/// A table that only one of the files has, in the order of [`Printed::FILES`].
const SIGNS: [&str; Printed::FILES.len()] =
    ["sides", "captains", "engineers", "unique", "companies", "upgrades"];

impl DataFiles for Empyreal {
    /// A file says nothing alone: the others are read as they are shipped.
    fn read(text: &str) -> Option<Result<DataFile, String>> {
        let (index, files) = guide::among_shipped(text, SIGNS, Printed::FILES)?;
        Some(Printed::parse(files).map(|printed| told(index, &printed)))
    }
}

fn told(index: usize, printed: &Printed) -> DataFile {
    let persons = |kind: PersonKind| PersonId::all().filter(move |person| person.kind() == kind).count();
    let (what, content) = match index {
        0 => ("boards", boards(printed)),
        1 => ("captains", format!("{} captains", persons(PersonKind::Captain))),
        2 => {
            let counts = PersonKind::DRAFTED.map(|kind| format!("{} of the kind {kind}", persons(kind)));
            ("specialists", counts.join(", "))
        }
        3 => {
            let unique = CarId::tiles().filter(|car| printed.cards.car(*car).kind == CarKind::Unique).count();
            ("spellcars", format!("{} spellcars, {unique} of them unique", CarId::tiles().count()))
        }
        4 => {
            let homes = Company::ALL.map(|company| {
                let folio = printed.cards.folio(company);
                format!("{} ({})", folio.name, folio.home)
            });
            ("companies", homes.join(", "))
        }
        _ => {
            let (fewest, most) = (Position::INFO.fewest_players, Position::INFO.most_players);
            let tiles = (fewest..=most).map(|players| printed.game.of(players).end_tiles.to_string());
            let tiles = tiles.collect::<Vec<_>>().join(", ");
            ("numbers", format!("{tiles} Demand Tiles end a game of {fewest} to {most} players"))
        }
    };
    DataFile { what, name: None, content }
}

fn boards(printed: &Printed) -> String {
    let signs = || SideId::all().flat_map(|side| printed.boards.side(side).signs);
    let cities = signs().filter(|sign| matches!(sign, Sign::City(_))).count();
    let wasteland = signs().filter(|sign| *sign == Sign::Wasteland).count();
    let hexes = signs().count();
    let sides = SideId::all().count();
    format!("{sides} sides with {hexes} hexes, of these {cities} Cities and {wasteland} Wasteland")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shipped_file_is_known() {
        let kinds = ["boards", "captains", "specialists", "spellcars", "companies", "numbers"];
        for ((name, text), what) in Printed::FILES.iter().zip(kinds) {
            let read = Empyreal::read(text).map(|read| read.map(|file| file.what));
            assert_eq!(read, Some(Ok(what)), "{name}");
        }
    }

    #[test]
    fn what_is_in_a_file_is_counted() {
        let content = |index: usize| Empyreal::read(Printed::FILES[index].1).unwrap().unwrap().content;
        assert_eq!(content(1), "8 captains");
        assert!(content(0).starts_with("12 sides with 360 hexes, of these "), "{}", content(0));
        assert!(content(5).ends_with("Demand Tiles end a game of 2 to 6 players"), "{}", content(5));
    }

    #[test]
    fn a_broken_file_is_still_known_and_others_are_left_alone() {
        let broken = format!("{}\n[[sides]", Printed::FILES[0].1);
        let complaint = Empyreal::read(&broken).unwrap().unwrap_err();
        assert!(complaint.contains("TOML parse error"), "{complaint}");
        for text in ["", "no file at all", "[[contract]]\n", "grid = \"\"\n"] {
            assert_eq!(Empyreal::read(text), None, "{text}");
        }
    }
}
