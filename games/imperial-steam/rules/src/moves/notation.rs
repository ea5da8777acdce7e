//! Moves in writing.

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;
use kernel::notation::{Verb as _, number, read};

use super::{Move, Worker, WorkerSource};
use crate::goods::Good;
use crate::ids::{CityId, ContractId, LinkId};
use crate::kinds::{Engineer, Hub};
use crate::printed::{Map, Printed};
use crate::table::{FactorySite, LEVELS};

impl fmt::Display for WorkerSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.hub, self.index + 1)
    }
}

impl fmt::Display for Worker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.working { 'w' } else { 't' }, self.level)
    }
}

impl FactorySite {
    /// What the site is called in its city: `1` on the tile, `a` at the end of a road.
    #[must_use]
    pub const fn slot_name(self) -> char {
        match self.slot.checked_sub(Self::ROAD) {
            None => (b'1' + self.slot) as char,
            Some(road) => (b'a' + road) as char,
        }
    }
}

/// `graz/1`, `graz/a`
impl fmt::Display for FactorySite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.city, self.slot_name())
    }
}

fn map() -> &'static Map {
    &Printed::shipped().map
}

impl FromStr for FactorySite {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (city, slot) = text.split_once('/').ok_or(())?;
        let slot = match slot.as_bytes() {
            [digit @ b'1'..=b'2'] => digit - b'1',
            [letter @ b'a'..=b'd'] => letter - b'a' + Self::ROAD,
            _ => return Err(()),
        };
        Ok(Self { city: map().find_city(city).ok_or(())?, slot })
    }
}

impl FromStr for WorkerSource {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (hub, index) = text.split_once('-').ok_or(())?;
        let index: u8 = number(index).filter(|index| (1..=2).contains(index)).ok_or(())?;
        Ok(Self { hub: hub.parse()?, index: index - 1 })
    }
}

impl FromStr for Worker {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (working, level) = match text.split_at_checked(1) {
            Some(("w", level)) => (true, level),
            Some(("t", level)) => (false, level),
            _ => return Err(()),
        };
        let level = number(level).filter(|level| (1..=LEVELS as u8).contains(level)).ok_or(())?;
        Ok(Self { level, working })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Bid(guldens) => write!(f, "{} {guldens}", Verb::Bid),
            Self::Build { link, crew } => write!(f, "{} {link} {crew}", Verb::Build),
            Self::Hire { source, workers } => write!(f, "{} {source} x{workers}", Verb::Hire),
            Self::Engineer { kind, hub } => write!(f, "{} {kind} {hub}", Verb::Engineer),
            Self::Station(city) => write!(f, "{} {city}", Verb::Station),
            Self::Factory { site, good, worker } => write!(f, "{} {site} {good} {worker}", Verb::Factory),
            Self::Produce(site) => write!(f, "{} {site}", Verb::Produce),
            Self::ProduceAll => write!(f, "{} all", Verb::Produce),
            Self::ProduceNothing => write!(f, "{} nothing", Verb::Produce),
            Self::Buy(good) => write!(f, "{} {good}", Verb::Buy),
            Self::Order(good) => write!(f, "{} {good}", Verb::Order),
            Self::Train(level) => write!(f, "{} {level}", Verb::Train),
            Self::Upgrade { from, to } => write!(f, "{} {from} {to}", Verb::Upgrade),
            Self::Contract(contract) => write!(f, "{} {contract}", Verb::Contract),
            Self::Give(guldens) => write!(f, "{} {guldens}", Verb::Give),
            Self::Share(value) => write!(f, "{} {value}", Verb::Share),
            Self::Fundraise => Verb::Fundraise.fmt(f),
            Self::Pass => Verb::Pass.fmt(f),
            Self::Sell => Verb::Sell.fmt(f),
            Self::Deliver { from, to } => write!(f, "{} {from} {to}", Verb::Deliver),
            Self::Access(link) => write!(f, "{} {link}", Verb::Access),
            Self::Spend(purchase) => write!(f, "{} {purchase}", Verb::Spend),
            Self::Leave => Verb::Leave.fmt(f),
            Self::Discard(good) => write!(f, "{} {good}", Verb::Discard),
            Self::End => Verb::End.fmt(f),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(notation: &str) -> Result<Self, NotationError> {
        read(notation, parse)
    }
}

kernel::verbs! {
    /// What a move begins with.
    Verb {
        Bid "bid 70",
        Build "build wien-bratislava 21",
        Hire "hire white-1 x4",
        Engineer "engineer bridge white",
        Station "station graz",
        Factory "factory graz/1 iron t2",
        Produce "produce all",
        Buy "buy wood",
        Order "order wood",
        Train "train 5",
        Upgrade "upgrade 3 5",
        Contract "contract k07",
        Give "give 20",
        Share "share 60",
        Fundraise "fundraise",
        Pass "pass",
        Sell "sell",
        Deliver "deliver wien/a gloggnitz",
        Access "access bruck-graz",
        Spend "spend share",
        Leave "leave",
        Discard "discard wood",
        End "end",
    }
}

fn parse(verb: Verb, rest: &[&str]) -> Option<Move> {
    let city = |id: &str| map().find_city(id);
    let link = |text: &str| map().find_link(text);
    Some(match (verb, rest) {
        (Verb::Bid, [guldens]) => Move::Bid(number(guldens)?),
        (Verb::Build, [built, crew]) => Move::Build { link: link(built)?, crew: crew.parse().ok()? },
        (Verb::Hire, [source, workers]) => Move::Hire {
            source: source.parse().ok()?,
            workers: workers.strip_prefix('x').and_then(number).filter(|workers| *workers > 0)?,
        },
        (Verb::Engineer, [kind, hub]) => Move::Engineer { kind: kind.parse().ok()?, hub: hub.parse().ok()? },
        (Verb::Station, [built]) => Move::Station(city(built)?),
        (Verb::Factory, [site, good, worker]) => {
            Move::Factory { site: site.parse().ok()?, good: good.parse().ok()?, worker: worker.parse().ok()? }
        }
        (Verb::Produce, ["all"]) => Move::ProduceAll,
        (Verb::Produce, ["nothing"]) => Move::ProduceNothing,
        (Verb::Produce, [site]) => Move::Produce(site.parse().ok()?),
        (Verb::Buy, [good]) => Move::Buy(good.parse().ok()?),
        (Verb::Order, [good]) => Move::Order(good.parse().ok()?),
        (Verb::Train, [level]) => Move::Train(number(level)?),
        (Verb::Upgrade, [from, to]) => Move::Upgrade { from: number(from)?, to: number(to)? },
        (Verb::Contract, [contract]) => Move::Contract(contract.parse().ok()?),
        (Verb::Give, [guldens]) => Move::Give(number(guldens)?),
        (Verb::Share, [value]) => Move::Share(number(value)?),
        (Verb::Fundraise, []) => Move::Fundraise,
        (Verb::Pass, []) => Move::Pass,
        (Verb::Sell, []) => Move::Sell,
        (Verb::Deliver, [from, to]) => Move::Deliver { from: from.parse().ok()?, to: city(to)? },
        (Verb::Access, [bought]) => Move::Access(link(bought)?),
        (Verb::Spend, [purchase]) => Move::Spend(purchase.parse().ok()?),
        (Verb::Leave, []) => Move::Leave,
        (Verb::Discard, [good]) => Move::Discard(good.parse().ok()?),
        (Verb::End, []) => Move::End,
        _ => return None,
    })
}

/// What a move is about that may be written only in part: the first thing that its verb asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// `build` or `access`, and a link.
    Link(LinkId),
    /// `station`, and a city.
    City(CityId),
    /// `factory` or `produce`, and a site.
    Site(FactorySite),
    /// `hire`, and a source of workers.
    Source(WorkerSource),
    /// `engineer`, a kind and a hub.
    Engineer(Engineer, Hub),
    /// `buy` or `order`, and a good.
    Market(Good),
    /// `train`, and the number of an engine.
    Engine(u8),
    /// `contract`, and one of them.
    Contract(ContractId),
    /// `share`, and a value.
    Share(u16),
}

impl Subject {
    /// Reads the beginning of a move.
    #[must_use]
    pub fn of_beginning(beginning: &str) -> Option<Self> {
        let mut words = beginning.split_whitespace();
        let verb = words.next()?;
        let verb = Verb::ALL.iter().copied().find(|known| known.text() == verb)?;
        let first = words.next()?;
        Some(match verb {
            Verb::Build | Verb::Access => Self::Link(map().find_link(first)?),
            Verb::Station => Self::City(map().find_city(first)?),
            Verb::Factory | Verb::Produce => Self::Site(first.parse().ok()?),
            Verb::Hire => Self::Source(first.parse().ok()?),
            Verb::Engineer => Self::Engineer(first.parse().ok()?, words.next()?.parse().ok()?),
            Verb::Buy | Verb::Order => Self::Market(first.parse().ok()?),
            Verb::Train => Self::Engine(number(first)?),
            Verb::Contract => Self::Contract(first.parse().ok()?),
            Verb::Share => Self::Share(number(first)?),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const _: () = assert!(size_of::<Move>() <= 8);

    kernel::notation_tests! {
        Move,
        moves: Verb::ALL.iter().map(|verb| verb.example()).chain([
            "build gloggnitz-muerzzuschlag 3221",
            "build wien-lilienfeld -",
            "factory wien/a coal w3",
            "produce graz/1",
            "produce nothing",
        ]),
        told: [
            ("", "is not a move"),
            ("jump", "is not a move"),
            ("pass 3", "is the whole move"),
            ("bid", "is not quite a move"),
            ("bid 070", "is not quite a move"),
            ("build wien-bratislava", "is not quite a move"),
            ("build wien-bratislava 12", "is not quite a move"),
            ("build wien-bratislava 4", "is not quite a move"),
            ("build bratislava-wien 1", "is not quite a move"),
            ("build wien-graz 1", "is not quite a move"),
            ("hire white-3 x4", "is not quite a move"),
            ("hire white-1 x0", "is not quite a move"),
            ("hire white-1 4", "is not quite a move"),
            ("engineer plain white", "is not quite a move"),
            ("factory graz/3 iron t2", "is not quite a move"),
            ("factory graz/1 iron t4", "is not quite a move"),
            ("factory graz/1 iron 2", "is not quite a move"),
            ("factory graz/é iron t2", "is not quite a move"),
            ("contract k29", "is not quite a move"),
            ("contract k7", "is not quite a move"),
            ("spend money", "is not quite a move"),
        ],
    }
}
