//! Moves and their notation.

use std::fmt;
use std::str::FromStr;

use kernel::NotationError;
use kernel::notation::{number, read};

use crate::crew::Crew;
use crate::goods::{Engineer, Good, Hub, Purchase};
use crate::ids::{CityId, ContractId, LinkId};
use crate::printed::{Map, Printed};
use crate::table::{LEVELS, Site};

/// One decision. Its text is the notation of records, logs and the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// `bid 70`
    Bid(u16),
    /// `build wien-bratislava 21`: a track, with a worker of level 2 and one of level 1; `-` for nobody.
    Build { link: LinkId, crew: Crew },
    /// `hire white-1 x4`: so many workers from that source.
    Hire { source: Source, workers: u8 },
    /// `engineer bridge white`
    Engineer { kind: Engineer, hub: Hub },
    /// `station graz`
    Station(CityId),
    /// `factory graz/1 iron t2`: with a worker of level 2 in training, or `w2` at work.
    Factory { site: Site, good: Good, worker: Worker },
    /// `produce graz/1`
    Produce(Site),
    /// `produce all`
    ProduceAll,
    /// `produce nothing`
    ProduceNothing,
    /// `buy wood`
    Buy(Good),
    /// `order wood`
    Order(Good),
    /// `train 5`: an IS-5.
    Train(u8),
    /// `upgrade 3 5`: an IS-3 to an IS-5.
    Upgrade { from: u8, to: u8 },
    /// `contract k07`
    Contract(ContractId),
    /// `give 20`
    Give(u16),
    /// `share 60`: raises or lowers the share to that value.
    Share(u16),
    /// `fundraise`
    Fundraise,
    /// `pass`
    Pass,
    /// `sell`: a share.
    Sell,
    /// `deliver wien/a gloggnitz`: a good from beside that worker.
    Deliver { from: Site, to: CityId },
    /// `access bruck-graz`
    Access(LinkId),
    /// `spend share`: a point of a Business token.
    Spend(Purchase),
    /// `leave`: the points that are left.
    Leave,
    /// `discard wood`
    Discard(Good),
    /// `end`: the turn.
    End,
}

/// A source of workers: the first or second of a hub.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Source {
    pub hub: Hub,
    /// From 0.
    pub index: u8,
}

/// The worker who goes to a factory: his level from 1, and whether he comes from the working area.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Worker {
    pub level: u8,
    pub working: bool,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.hub, self.index + 1)
    }
}

impl fmt::Display for Worker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.working { 'w' } else { 't' }, self.level)
    }
}

/// `graz/1` on the tile, `graz/a` at the end of a road.
impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let slot = match self.slot.checked_sub(Self::ROAD) {
            None => char::from(b'1' + self.slot),
            Some(road) => char::from(b'a' + road),
        };
        write!(f, "{}/{slot}", map().city(self.city).id)
    }
}

fn map() -> &'static Map {
    &Printed::shipped().map
}

impl FromStr for Site {
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

impl FromStr for Source {
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
        let city = |city: CityId| &map().city(city).id;
        let link = |link: LinkId| map().link_text(link);
        match *self {
            Self::Bid(guldens) => write!(f, "bid {guldens}"),
            Self::Build { link: built, crew } => write!(f, "build {} {crew}", link(built)),
            Self::Hire { source, workers } => write!(f, "hire {source} x{workers}"),
            Self::Engineer { kind, hub } => write!(f, "engineer {kind} {hub}"),
            Self::Station(built) => write!(f, "station {}", city(built)),
            Self::Factory { site, good, worker } => write!(f, "factory {site} {good} {worker}"),
            Self::Produce(site) => write!(f, "produce {site}"),
            Self::ProduceAll => f.write_str("produce all"),
            Self::ProduceNothing => f.write_str("produce nothing"),
            Self::Buy(good) => write!(f, "buy {good}"),
            Self::Order(good) => write!(f, "order {good}"),
            Self::Train(level) => write!(f, "train {level}"),
            Self::Upgrade { from, to } => write!(f, "upgrade {from} {to}"),
            Self::Contract(contract) => write!(f, "contract {contract}"),
            Self::Give(guldens) => write!(f, "give {guldens}"),
            Self::Share(value) => write!(f, "share {value}"),
            Self::Fundraise => f.write_str("fundraise"),
            Self::Pass => f.write_str("pass"),
            Self::Sell => f.write_str("sell"),
            Self::Deliver { from, to } => write!(f, "deliver {from} {}", city(to)),
            Self::Access(bought) => write!(f, "access {}", link(bought)),
            Self::Spend(purchase) => write!(f, "spend {purchase}"),
            Self::Leave => f.write_str("leave"),
            Self::Discard(good) => write!(f, "discard {good}"),
            Self::End => f.write_str("end"),
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
const EXAMPLES: [&str; 23] = [
    "bid 70",
    "build wien-bratislava 21",
    "hire white-1 x4",
    "engineer bridge white",
    "station graz",
    "factory graz/1 iron t2",
    "produce all",
    "buy wood",
    "order wood",
    "train 5",
    "upgrade 3 5",
    "contract k07",
    "give 20",
    "share 60",
    "fundraise",
    "pass",
    "sell",
    "deliver wien/a gloggnitz",
    "access bruck-graz",
    "spend share",
    "leave",
    "discard wood",
    "end",
];

fn parse(verb: &str, rest: &[&str]) -> Option<Move> {
    let city = |id: &str| map().find_city(id);
    let link = |text: &str| map().find_link(text);
    Some(match (verb, rest) {
        ("bid", [guldens]) => Move::Bid(number(guldens)?),
        ("build", [built, crew]) => Move::Build { link: link(built)?, crew: crew.parse().ok()? },
        ("hire", [source, workers]) => Move::Hire {
            source: source.parse().ok()?,
            workers: workers.strip_prefix('x').and_then(number).filter(|workers| *workers > 0)?,
        },
        ("engineer", [kind, hub]) => Move::Engineer { kind: kind.parse().ok()?, hub: hub.parse().ok()? },
        ("station", [built]) => Move::Station(city(built)?),
        ("factory", [site, good, worker]) => {
            Move::Factory { site: site.parse().ok()?, good: good.parse().ok()?, worker: worker.parse().ok()? }
        }
        ("produce", ["all"]) => Move::ProduceAll,
        ("produce", ["nothing"]) => Move::ProduceNothing,
        ("produce", [site]) => Move::Produce(site.parse().ok()?),
        ("buy", [good]) => Move::Buy(good.parse().ok()?),
        ("order", [good]) => Move::Order(good.parse().ok()?),
        ("train", [level]) => Move::Train(number(level)?),
        ("upgrade", [from, to]) => Move::Upgrade { from: number(from)?, to: number(to)? },
        ("contract", [contract]) => Move::Contract(contract.parse().ok()?),
        ("give", [guldens]) => Move::Give(number(guldens)?),
        ("share", [value]) => Move::Share(number(value)?),
        ("fundraise", []) => Move::Fundraise,
        ("pass", []) => Move::Pass,
        ("sell", []) => Move::Sell,
        ("deliver", [from, to]) => Move::Deliver { from: from.parse().ok()?, to: city(to)? },
        ("access", [bought]) => Move::Access(link(bought)?),
        ("spend", [purchase]) => Move::Spend(purchase.parse().ok()?),
        ("leave", []) => Move::Leave,
        ("discard", [good]) => Move::Discard(good.parse().ok()?),
        ("end", []) => Move::End,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn notation_reads_back() {
        let more = [
            "build gloggnitz-muerzzuschlag 3221",
            "build wien-lilienfeld -",
            "factory wien/a coal w3",
            "produce graz/1",
            "produce nothing",
        ];
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
            ("pass 3", "notation-alone"),
            ("bid", "notation-like"),
            ("bid 070", "notation-like"),
            ("build wien-bratislava", "notation-like"),
            ("build wien-bratislava 12", "notation-like"),
            ("build wien-bratislava 4", "notation-like"),
            ("build bratislava-wien 1", "notation-like"),
            ("build wien-graz 1", "notation-like"),
            ("hire white-3 x4", "notation-like"),
            ("hire white-1 x0", "notation-like"),
            ("hire white-1 4", "notation-like"),
            ("engineer plain white", "notation-like"),
            ("factory graz/3 iron t2", "notation-like"),
            ("factory graz/1 iron t4", "notation-like"),
            ("factory graz/1 iron 2", "notation-like"),
            ("factory graz/é iron t2", "notation-like"),
            ("contract k29", "notation-like"),
            ("contract k7", "notation-like"),
            ("spend money", "notation-like"),
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
