//! Moves and their notation.

use std::fmt;
use std::str::FromStr;

use hexes::Coord;
use kernel::NotationError;
use kernel::notation::{number, read};

use crate::ids::{CarId, PersonId};
use crate::kinds::{Award, Company, Kind, Size, Terrain, Upgrade};
use crate::table::{Slot, Stand};

/// One decision. Its text is the notation of records, logs and the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// `remove cache`: an Award.
    Remove(Award),
    /// `company kings-line runika-zenanen`
    Company { company: Company, captain: PersonId },
    /// `headquarters C7`
    Headquarters(Coord),
    /// `use runika-zenanen`
    Use(PersonId),
    /// `administrate`
    Administrate,
    /// `reclaim`: in an Administrate action.
    Reclaim,
    /// `refresh`: in an Administrate action.
    Refresh,
    /// `activate-first`: before the conductor moves.
    ActivateFirst,
    /// `move 3`
    Move(u8),
    /// `activate 3/1`: the spellcar in the third column and the first row.
    Activate(Slot),
    /// `double 3/1`: the same, twice.
    Double(Slot),
    /// `done`: nothing more of this.
    Done,
    /// `skip`: this is left out.
    Skip,
    /// `choose 2`: the second of what a card offers.
    Choose(u8),
    /// `build C7`, or `build C7 free C5`: with the Transfer over C5 for nothing.
    Build { hex: Coord, free: Option<Coord> },
    /// `wasteland C7`
    Wasteland(Coord),
    /// `hex C7`: the hex that a card asks for.
    Hex(Coord),
    /// `take C7 lake`: a Good.
    Take { hex: Coord, good: Terrain },
    /// `take all`: every Good of a delivery.
    TakeAll,
    /// `good lake`: a colour.
    Good(Terrain),
    /// `shift C7 C9`: a train.
    Shift { from: Coord, to: Coord },
    /// `switch C7 C9 kerigan`: one’s own train with a competitor’s.
    Switch { own: Coord, other: Coord, company: Company },
    /// `gain metro`: from the Market.
    Gain(CarId),
    /// `place 2/3`: the spellcar just taken.
    Place(Slot),
    /// `discard 2/3`
    Discard(Slot),
    /// `rearrange 2/3 4/2`
    Rearrange(Slot, Slot),
    /// `copy metro`
    Copy(CarId),
    /// `copy luc-von-gott`
    Imitate(PersonId),
    /// `draft engineer`
    Draft(Kind),
    /// `keep orman-kaspar`
    Keep(PersonId),
    /// `trade manch luc-von-gott`: one’s own for another player’s.
    Trade { own: PersonId, other: PersonId },
    /// `tile lake/lake-double`: a Demand Tile that changes places.
    Tile(Stand),
    /// `deliver lake`, or `deliver lake forest`: Goods of another colour, for a swapped tile.
    Deliver { city: Terrain, good: Terrain },
    /// `claim double`
    Claim(Size),
    /// `upgrade mana`
    Upgrade(Upgrade),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Remove(award) => write!(f, "remove {award}"),
            Self::Company { company, captain } => write!(f, "company {company} {captain}"),
            Self::Headquarters(hex) => write!(f, "headquarters {hex}"),
            Self::Use(person) => write!(f, "use {person}"),
            Self::Administrate => f.write_str("administrate"),
            Self::Reclaim => f.write_str("reclaim"),
            Self::Refresh => f.write_str("refresh"),
            Self::ActivateFirst => f.write_str("activate-first"),
            Self::Move(spaces) => write!(f, "move {spaces}"),
            Self::Activate(slot) => write!(f, "activate {slot}"),
            Self::Double(slot) => write!(f, "double {slot}"),
            Self::Done => f.write_str("done"),
            Self::Skip => f.write_str("skip"),
            Self::Choose(option) => write!(f, "choose {option}"),
            Self::Build { hex, free: None } => write!(f, "build {hex}"),
            Self::Build { hex, free: Some(over) } => write!(f, "build {hex} free {over}"),
            Self::Wasteland(hex) => write!(f, "wasteland {hex}"),
            Self::Hex(hex) => write!(f, "hex {hex}"),
            Self::Take { hex, good } => write!(f, "take {hex} {good}"),
            Self::TakeAll => f.write_str("take all"),
            Self::Good(good) => write!(f, "good {good}"),
            Self::Shift { from, to } => write!(f, "shift {from} {to}"),
            Self::Switch { own, other, company } => write!(f, "switch {own} {other} {company}"),
            Self::Gain(car) => write!(f, "gain {car}"),
            Self::Place(slot) => write!(f, "place {slot}"),
            Self::Discard(slot) => write!(f, "discard {slot}"),
            Self::Rearrange(from, to) => write!(f, "rearrange {from} {to}"),
            Self::Copy(car) => write!(f, "copy {car}"),
            Self::Imitate(person) => write!(f, "copy {person}"),
            Self::Draft(kind) => write!(f, "draft {kind}"),
            Self::Keep(person) => write!(f, "keep {person}"),
            Self::Trade { own, other } => write!(f, "trade {own} {other}"),
            Self::Tile(stand) => write!(f, "tile {stand}"),
            Self::Deliver { city, good } if city == good => write!(f, "deliver {city}"),
            Self::Deliver { city, good } => write!(f, "deliver {city} {good}"),
            Self::Claim(size) => write!(f, "claim {size}"),
            Self::Upgrade(upgrade) => write!(f, "upgrade {upgrade}"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(notation: &str) -> Result<Self, NotationError> {
        read(notation, &EXAMPLES, parse)
    }
}

/// One for each verb, in the order of the moves.
const EXAMPLES: [&str; 33] = [
    "remove cache",
    "company kings-line runika-zenanen",
    "headquarters C7",
    "use runika-zenanen",
    "administrate",
    "reclaim",
    "refresh",
    "activate-first",
    "move 3",
    "activate 3/1",
    "double 3/1",
    "done",
    "skip",
    "choose 2",
    "build C7",
    "wasteland C7",
    "hex C7",
    "take C7 lake",
    "good lake",
    "shift C7 C9",
    "switch C7 C9 kerigan",
    "gain metro",
    "place 2/3",
    "discard 2/3",
    "rearrange 2/3 4/2",
    "copy metro",
    "draft engineer",
    "keep orman-kaspar",
    "trade manch luc-von-gott",
    "tile lake/lake-double",
    "deliver lake",
    "claim double",
    "upgrade mana",
];

fn parse(verb: &str, rest: &[&str]) -> Option<Move> {
    fn one<T: FromStr>(text: &str) -> Option<T> {
        text.parse().ok()
    }
    Some(match (verb, rest) {
        ("remove", [award]) => Move::Remove(one(award)?),
        ("company", [company, captain]) => Move::Company { company: one(company)?, captain: one(captain)? },
        ("headquarters", [hex]) => Move::Headquarters(one(hex)?),
        ("use", [person]) => Move::Use(one(person)?),
        ("administrate", []) => Move::Administrate,
        ("reclaim", []) => Move::Reclaim,
        ("refresh", []) => Move::Refresh,
        ("activate-first", []) => Move::ActivateFirst,
        ("move", [spaces]) => Move::Move(number(spaces)?),
        ("activate", [slot]) => Move::Activate(one(slot)?),
        ("double", [slot]) => Move::Double(one(slot)?),
        ("done", []) => Move::Done,
        ("skip", []) => Move::Skip,
        ("choose", [option]) => Move::Choose(number(option)?),
        ("build", [hex]) => Move::Build { hex: one(hex)?, free: None },
        ("build", [hex, "free", over]) => Move::Build { hex: one(hex)?, free: Some(one(over)?) },
        ("wasteland", [hex]) => Move::Wasteland(one(hex)?),
        ("hex", [hex]) => Move::Hex(one(hex)?),
        ("take", ["all"]) => Move::TakeAll,
        ("take", [hex, good]) => Move::Take { hex: one(hex)?, good: one(good)? },
        ("good", [good]) => Move::Good(one(good)?),
        ("shift", [from, to]) => Move::Shift { from: one(from)?, to: one(to)? },
        ("switch", [own, other, company]) => {
            Move::Switch { own: one(own)?, other: one(other)?, company: one(company)? }
        }
        ("gain", [car]) => Move::Gain(one(car)?),
        ("place", [slot]) => Move::Place(one(slot)?),
        ("discard", [slot]) => Move::Discard(one(slot)?),
        ("rearrange", [from, to]) => Move::Rearrange(one(from)?, one(to)?),
        ("copy", [card]) => match one(card) {
            Some(car) => Move::Copy(car),
            None => Move::Imitate(one(card)?),
        },
        ("draft", [kind]) => Move::Draft(one(kind)?),
        ("keep", [person]) => Move::Keep(one(person)?),
        ("trade", [own, other]) => Move::Trade { own: one(own)?, other: one(other)? },
        ("tile", [stand]) => Move::Tile(one(stand)?),
        ("deliver", [city]) => {
            let city = one(city)?;
            Move::Deliver { city, good: city }
        }
        ("deliver", [city, good]) if city != good => Move::Deliver { city: one(city)?, good: one(good)? },
        ("claim", [size]) => Move::Claim(one(size)?),
        ("upgrade", [upgrade]) => Move::Upgrade(one(upgrade)?),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn notation_reads_back() {
        let more =
            ["build C7 free C5", "take all", "copy luc-von-gott", "deliver lake forest", "copy kings-line-3"];
        for notation in EXAMPLES.into_iter().chain(more) {
            assert_eq!(notation.parse::<Move>().unwrap().to_string(), notation);
        }
        assert!(size_of::<Move>() <= 8);
    }

    #[test]
    fn what_is_not_notation_is_told_with_an_example() {
        for (notation, key) in [
            ("", "notation-verb"),
            ("jump", "notation-verb"),
            ("administrate 3", "notation-alone"),
            ("move", "notation-like"),
            ("move 03", "notation-like"),
            ("company runika-zenanen kings-line", "notation-like"),
            ("build c7", "notation-like"),
            ("build C7 over C5", "notation-like"),
            ("take C7", "notation-like"),
            ("deliver lake lake", "notation-like"),
            ("activate 6/1", "notation-like"),
            ("claim single", "notation-like"),
            ("tile lake-double", "notation-like"),
        ] {
            assert_eq!(notation.parse::<Move>().unwrap_err().0.key, key, "{notation}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "\\PC{0,60}") {
            if let Ok(mv) = text.parse::<Move>() {
                prop_assert_eq!(mv.to_string().parse::<Move>(), Ok(mv));
            }
        }
    }
}
