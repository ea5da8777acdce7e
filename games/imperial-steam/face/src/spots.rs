//! The parts of the drawing that can be pointed at, and their names.

use std::fmt;
use std::str::FromStr;

use guide::SpotName;
use imperial_steam::printed::Printed;
use imperial_steam::{Action, CityId, ContractId, Engineer, FactorySite, Good, Hub, LinkId, WorkerSource};

/// A part of the drawing that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    /// `city-graz`
    City(CityId),
    /// `link-wien-bratislava`
    Link(LinkId),
    /// `site-graz-1` on the tile, `site-wien-a` at the end of a road.
    Site(FactorySite),
    /// `source-white-1`: a column of the Worker board.
    Source(WorkerSource),
    /// `engineer-bridge-white`
    Engineer(Engineer, Hub),
    /// `market-wood`
    Market(Good),
    /// `factories-wood`: a row of the Factory board.
    Factories(Good),
    /// `engine-5`: engines for sale.
    Engine(u8),
    /// `train-3`: a train of the viewer’s own, by the number of its engine.
    Train(u8),
    /// `contract-k07`
    Contract(ContractId),
    /// `share-60`: a row of the viewer’s Share board.
    Share(u16),
    /// `goods-wood`: the viewer’s goods.
    Goods(Good),
    /// `hub-white`: a hub on the Worker board.
    Hub(Hub),
    /// `influence`: the Influence track.
    Influence,
    /// `action-build`: the tile of a Main Action.
    Action(Action),
}

impl SpotName for Spot {
    fn read(kind: &str, which: &str) -> Option<Self> {
        let map = &Printed::shipped().map;
        Some(match kind {
            "city" => Self::City(map.find_city(which)?),
            "link" => Self::Link(map.find_link(which)?),
            "site" => Self::Site(read(&which.replacen('-', "/", 1))?),
            "source" => Self::Source(read(which)?),
            "engineer" => {
                let (kind, hub) = which.split_once('-')?;
                Self::Engineer(read(kind)?, read(hub)?)
            }
            "market" => Self::Market(read(which)?),
            "factories" => Self::Factories(read(which)?),
            "engine" => Self::Engine(read(which)?),
            "train" => Self::Train(read(which)?),
            "contract" => Self::Contract(read(which)?),
            "share" => Self::Share(read(which)?),
            "goods" => Self::Goods(read(which)?),
            "hub" => Self::Hub(read(which)?),
            "influence" => Self::Influence,
            "action" => Self::Action(read(which)?),
            _ => return None,
        })
    }
}

fn read<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::City(city) => write!(f, "city-{city}"),
            Self::Link(link) => write!(f, "link-{link}"),
            Self::Site(site) => write!(f, "site-{}-{}", site.city, site.slot_name()),
            Self::Source(source) => write!(f, "source-{source}"),
            Self::Engineer(kind, hub) => write!(f, "engineer-{kind}-{hub}"),
            Self::Market(good) => write!(f, "market-{good}"),
            Self::Factories(good) => write!(f, "factories-{good}"),
            Self::Engine(level) => write!(f, "engine-{level}"),
            Self::Train(level) => write!(f, "train-{level}"),
            Self::Contract(contract) => write!(f, "contract-{contract}"),
            Self::Share(value) => write!(f, "share-{value}"),
            Self::Goods(good) => write!(f, "goods-{good}"),
            Self::Hub(hub) => write!(f, "hub-{hub}"),
            Self::Influence => f.write_str("influence"),
            Self::Action(action) => write!(f, "action-{action}"),
        }
    }
}
