//! Files of one's own in place of those that are shipped.

use guide::{DataFile, DataFiles};
use imperial_steam::printed::Printed;
use imperial_steam::{MAX_PLAYERS, MIN_PLAYERS};

use crate::ImperialSteam;

/// A table that only one of the files has, in the order of [`Printed::FILES`].
const SIGNS: [&str; Printed::FILES.len()] = ["road_sites", "hubs", "shares", "contracts", "fixed"];

impl DataFiles for ImperialSteam {
    /// A file says nothing alone: it is read with the shipped ones in the place of the others.
    fn read(text: &str) -> Option<Result<DataFile, String>> {
        let (index, files) = guide::among_shipped(text, SIGNS, Printed::FILES)?;
        Some(Printed::parse(files).map(|printed| told(index, &printed)))
    }
}

fn told(index: usize, printed: &Printed) -> DataFile {
    let (what, content) = match index {
        0 => {
            let roads: usize = printed.map.cities.iter().map(|city| city.roads.len()).sum();
            let (cities, links) = (printed.map.cities.len(), printed.map.links.len());
            ("map", format!("{cities} cities, {links} links, {roads} factory sites at roads"))
        }
        1 => ("tiles", format!("{} tiles and printed cities", printed.tiles.iter().count())),
        2 => {
            let values = printed.boards.shares.values.map(|value| value.to_string());
            ("boards", format!("share values {}", values.join(", ")))
        }
        3 => {
            let value: u32 = printed.contracts.iter().map(|contract| u32::from(contract.value)).sum();
            ("contracts", format!("{} contracts worth {value} guldens", printed.contracts.len()))
        }
        _ => {
            let cards: usize =
                (MIN_PLAYERS..=MAX_PLAYERS).map(|players| printed.setups.normal_cards(players).len()).sum();
            let state = printed.setups.state_cards.len();
            ("set-ups", format!("{cards} Normal Setup cards, {state} State Railway cards"))
        }
    };
    DataFile { what, name: None, content }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shipped_file_is_known() {
        for ((name, text), what) in
            Printed::FILES.iter().zip(["map", "tiles", "boards", "contracts", "set-ups"])
        {
            let read = ImperialSteam::read(text).map(|read| read.map(|file| file.what));
            assert_eq!(read, Some(Ok(what)), "{name}");
        }
        assert_eq!(ImperialSteam::read("[[tile]]\nid = \"1\""), None);
        assert_eq!(ImperialSteam::read(""), None);
    }

    /// What is wrong is told, also where the file is no TOML from there on.
    #[test]
    fn a_broken_file_is_still_known() {
        let (_, contracts) = Printed::FILES[3];
        for (broken, told) in [
            (
                contracts.replacen("k01", "k02", 1),
                "contract “k02”: contracts are numbered from k01 in their order",
            ),
            (format!("{contracts}\n]"), "contracts.toml: TOML parse error"),
        ] {
            let why = ImperialSteam::read(&broken).unwrap().unwrap_err();
            assert!(why.starts_with(told), "{why}");
        }
    }
}
