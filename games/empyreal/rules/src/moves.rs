//! Moves and their notation.

use std::fmt;
use std::str::FromStr;

use hexes::Coord;
use kernel::NotationError;
use kernel::notation::{Verb as _, number, read};
use kernel::verbs;

use crate::ids::{CarId, PersonId};
use crate::kinds::{Award, Company, PersonKind, Size, Terrain, Upgrade};
use crate::table::{Slot, Stand};

/// One decision. Its text is the notation of records, logs and the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// `remove cache`: an Award.
    Remove(Award),
    /// `company kings-line runika-zenanen`
    Company {
        /// The company.
        company: Company,
        /// Who leads it.
        captain: PersonId,
    },
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
    Build {
        /// Where the train will be.
        hex: Coord,
        /// The hex of the chain over which the Transfer is free.
        free: Option<Coord>,
    },
    /// `wasteland C7`
    Wasteland(Coord),
    /// `hex C7`: the hex that a card asks for.
    Hex(Coord),
    /// `take C7 lake`: a Good.
    Take {
        /// Where it is.
        hex: Coord,
        /// Its colour.
        good: Terrain,
    },
    /// `take all`: every Good of a delivery.
    TakeAll,
    /// `good lake`: a colour.
    Good(Terrain),
    /// `shift C7 C9`: a train.
    Shift {
        /// Where it is.
        from: Coord,
        /// Where it goes.
        to: Coord,
    },
    /// `switch C7 C9 kerigan`: one’s own train with a competitor’s.
    Switch {
        /// Where the own one is.
        own: Coord,
        /// Where the other is.
        other: Coord,
        /// Whose that is.
        company: Company,
    },
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
    Draft(PersonKind),
    /// `keep orman-kaspar`
    Keep(PersonId),
    /// `trade manch luc-von-gott`: one’s own for another player’s.
    Trade {
        /// Who is given.
        own: PersonId,
        /// Who comes.
        other: PersonId,
    },
    /// `tile lake/lake-double`: a Demand Tile that changes places.
    Tile(Stand),
    /// `deliver lake`, or `deliver lake forest`: Goods of another colour, for a swapped tile.
    Deliver {
        /// The City.
        city: Terrain,
        /// The colour of the Goods.
        good: Terrain,
    },
    /// `claim double`
    Claim(Size),
    /// `upgrade mana`
    Upgrade(Upgrade),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Remove(award) => write!(f, "{} {award}", Verb::Remove),
            Self::Company { company, captain } => write!(f, "{} {company} {captain}", Verb::Company),
            Self::Headquarters(hex) => write!(f, "{} {hex}", Verb::Headquarters),
            Self::Use(person) => write!(f, "{} {person}", Verb::Use),
            Self::Administrate => Verb::Administrate.fmt(f),
            Self::Reclaim => Verb::Reclaim.fmt(f),
            Self::Refresh => Verb::Refresh.fmt(f),
            Self::ActivateFirst => Verb::ActivateFirst.fmt(f),
            Self::Move(spaces) => write!(f, "{} {spaces}", Verb::Move),
            Self::Activate(slot) => write!(f, "{} {slot}", Verb::Activate),
            Self::Double(slot) => write!(f, "{} {slot}", Verb::Double),
            Self::Done => Verb::Done.fmt(f),
            Self::Skip => Verb::Skip.fmt(f),
            Self::Choose(option) => write!(f, "{} {option}", Verb::Choose),
            Self::Build { hex, free: None } => write!(f, "{} {hex}", Verb::Build),
            Self::Build { hex, free: Some(over) } => write!(f, "{} {hex} free {over}", Verb::Build),
            Self::Wasteland(hex) => write!(f, "{} {hex}", Verb::Wasteland),
            Self::Hex(hex) => write!(f, "{} {hex}", Verb::Hex),
            Self::Take { hex, good } => write!(f, "{} {hex} {good}", Verb::Take),
            Self::TakeAll => write!(f, "{} all", Verb::Take),
            Self::Good(good) => write!(f, "{} {good}", Verb::Good),
            Self::Shift { from, to } => write!(f, "{} {from} {to}", Verb::Shift),
            Self::Switch { own, other, company } => write!(f, "{} {own} {other} {company}", Verb::Switch),
            Self::Gain(car) => write!(f, "{} {car}", Verb::Gain),
            Self::Place(slot) => write!(f, "{} {slot}", Verb::Place),
            Self::Discard(slot) => write!(f, "{} {slot}", Verb::Discard),
            Self::Rearrange(from, to) => write!(f, "{} {from} {to}", Verb::Rearrange),
            Self::Copy(car) => write!(f, "{} {car}", Verb::Copy),
            Self::Imitate(person) => write!(f, "{} {person}", Verb::Copy),
            Self::Draft(kind) => write!(f, "{} {kind}", Verb::Draft),
            Self::Keep(person) => write!(f, "{} {person}", Verb::Keep),
            Self::Trade { own, other } => write!(f, "{} {own} {other}", Verb::Trade),
            Self::Tile(stand) => write!(f, "{} {stand}", Verb::Tile),
            Self::Deliver { city, good } if city == good => write!(f, "{} {city}", Verb::Deliver),
            Self::Deliver { city, good } => write!(f, "{} {city} {good}", Verb::Deliver),
            Self::Claim(size) => write!(f, "{} {size}", Verb::Claim),
            Self::Upgrade(upgrade) => write!(f, "{} {upgrade}", Verb::Upgrade),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(notation: &str) -> Result<Self, NotationError> {
        read(notation, parse)
    }
}

impl Move {
    /// A move that begins with the same verb and the same first word as what somebody is typing; what is missing comes from the
    /// example of the verb. The verb may be in capitals, and a hex in small letters.
    #[must_use]
    pub fn begun(typed: &str) -> Option<Self> {
        let mut words = typed.split_whitespace();
        let (verb, first) = (words.next()?.to_ascii_lowercase(), words.next()?);
        let verb = Verb::ALL.iter().copied().find(|known| known.text() == verb)?;
        let complete = |first: &str| {
            let rest: Vec<&str> = std::iter::once(first).chain(verb.example().split(' ').skip(2)).collect();
            parse(verb, &rest)
        };
        complete(first).or_else(|| complete(&first.to_ascii_uppercase()))
    }
}

verbs! {
    /// The verbs, in the order of the moves.
    Verb {
        Remove "remove cache",
        Company "company kings-line runika-zenanen",
        Headquarters "headquarters C7",
        Use "use runika-zenanen",
        Administrate "administrate",
        Reclaim "reclaim",
        Refresh "refresh",
        ActivateFirst "activate-first",
        Move "move 3",
        Activate "activate 3/1",
        Double "double 3/1",
        Done "done",
        Skip "skip",
        Choose "choose 2",
        Build "build C7",
        Wasteland "wasteland C7",
        Hex "hex C7",
        Take "take C7 lake",
        Good "good lake",
        Shift "shift C7 C9",
        Switch "switch C7 C9 kerigan",
        Gain "gain metro",
        Place "place 2/3",
        Discard "discard 2/3",
        Rearrange "rearrange 2/3 4/2",
        Copy "copy metro",
        Draft "draft engineer",
        Keep "keep orman-kaspar",
        Trade "trade manch luc-von-gott",
        Tile "tile lake/lake-double",
        Deliver "deliver lake",
        Claim "claim double",
        Upgrade "upgrade mana",
    }
}

fn parse(verb: Verb, rest: &[&str]) -> Option<Move> {
    fn one<T: FromStr>(text: &str) -> Option<T> {
        text.parse().ok()
    }
    Some(match (verb, rest) {
        (Verb::Remove, [award]) => Move::Remove(one(award)?),
        (Verb::Company, [company, captain]) => {
            Move::Company { company: one(company)?, captain: one(captain)? }
        }
        (Verb::Headquarters, [hex]) => Move::Headquarters(one(hex)?),
        (Verb::Use, [person]) => Move::Use(one(person)?),
        (Verb::Administrate, []) => Move::Administrate,
        (Verb::Reclaim, []) => Move::Reclaim,
        (Verb::Refresh, []) => Move::Refresh,
        (Verb::ActivateFirst, []) => Move::ActivateFirst,
        (Verb::Move, [spaces]) => Move::Move(number(spaces)?),
        (Verb::Activate, [slot]) => Move::Activate(one(slot)?),
        (Verb::Double, [slot]) => Move::Double(one(slot)?),
        (Verb::Done, []) => Move::Done,
        (Verb::Skip, []) => Move::Skip,
        (Verb::Choose, [option]) => Move::Choose(number(option)?),
        (Verb::Build, [hex]) => Move::Build { hex: one(hex)?, free: None },
        (Verb::Build, [hex, "free", over]) => Move::Build { hex: one(hex)?, free: Some(one(over)?) },
        (Verb::Wasteland, [hex]) => Move::Wasteland(one(hex)?),
        (Verb::Hex, [hex]) => Move::Hex(one(hex)?),
        (Verb::Take, ["all"]) => Move::TakeAll,
        (Verb::Take, [hex, good]) => Move::Take { hex: one(hex)?, good: one(good)? },
        (Verb::Good, [good]) => Move::Good(one(good)?),
        (Verb::Shift, [from, to]) => Move::Shift { from: one(from)?, to: one(to)? },
        (Verb::Switch, [own, other, company]) => {
            Move::Switch { own: one(own)?, other: one(other)?, company: one(company)? }
        }
        (Verb::Gain, [car]) => Move::Gain(one(car)?),
        (Verb::Place, [slot]) => Move::Place(one(slot)?),
        (Verb::Discard, [slot]) => Move::Discard(one(slot)?),
        (Verb::Rearrange, [from, to]) => Move::Rearrange(one(from)?, one(to)?),
        (Verb::Copy, [card]) => match one(card) {
            Some(car) => Move::Copy(car),
            None => Move::Imitate(one(card)?),
        },
        (Verb::Draft, [kind]) => Move::Draft(one(kind)?),
        (Verb::Keep, [person]) => Move::Keep(one(person)?),
        (Verb::Trade, [own, other]) => Move::Trade { own: one(own)?, other: one(other)? },
        (Verb::Tile, [stand]) => Move::Tile(one(stand)?),
        (Verb::Deliver, [city]) => {
            let city = one(city)?;
            Move::Deliver { city, good: city }
        }
        (Verb::Deliver, [city, good]) if city != good => Move::Deliver { city: one(city)?, good: one(good)? },
        (Verb::Claim, [size]) => Move::Claim(one(size)?),
        (Verb::Upgrade, [upgrade]) => Move::Upgrade(one(upgrade)?),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const _: () = assert!(size_of::<Move>() <= 8);

    #[test]
    fn a_beginning_is_completed() {
        for (typed, whole) in [
            ("build c7", Some("build C7")),
            ("Build C7 free C5", Some("build C7")),
            ("shift c9", Some("shift C9 C9")),
            ("take c9", Some("take C9 lake")),
            ("rearrange 1/2", Some("rearrange 1/2 4/2")),
            ("company kerigan", Some("company kerigan runika-zenanen")),
            ("copy manch", Some("copy manch")),
            ("build", None),
            ("build somewhere", None),
            ("dance C7", None),
        ] {
            let begun = Move::begun(typed).map(|mv| mv.to_string());
            assert_eq!(begun.as_deref(), whole, "{typed}");
        }
    }

    kernel::notation_tests! {
        Move,
        moves: Verb::ALL.iter().map(|verb| verb.example()).chain(["build C7 free C5", "take all", "copy luc-von-gott", "deliver lake forest", "copy kings-line-3"]),
        told: [
            ("", "is not a move"),
            ("jump", "is not a move"),
            ("administrate 3", "is the whole move"),
            ("move", "is not quite a move"),
            ("move 03", "is not quite a move"),
            ("company runika-zenanen kings-line", "is not quite a move"),
            ("build c7", "is not quite a move"),
            ("build C7 over C5", "is not quite a move"),
            ("take C7", "is not quite a move"),
            ("deliver lake lake", "is not quite a move"),
            ("activate 6/1", "is not quite a move"),
            ("claim single", "is not quite a move"),
            ("tile lake-double", "is not quite a move"),
        ],
    }
}
