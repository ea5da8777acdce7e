//! Moves.

mod notation;

pub use notation::Subject;

use crate::crew::Crew;
use crate::goods::Good;
use crate::ids::{CityId, ContractId, LinkId};
use crate::kinds::{Action, Engineer, Hub, Purchase};
use crate::table::FactorySite;

/// One decision. Its text is the notation of records, logs and the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// `bid 70`
    Bid(u16),
    /// `build wien-bratislava 21`: a track, with a worker of level 2 and one of level 1; `-` for nobody.
    Build {
        /// Where.
        link: LinkId,
        /// By whom.
        crew: Crew,
    },
    /// `hire white-1 x4`: that many workers from that source.
    Hire {
        /// Which.
        source: WorkerSource,
        /// How many.
        workers: u8,
    },
    /// `engineer bridge white`
    Engineer {
        /// Which.
        kind: Engineer,
        /// Where.
        hub: Hub,
    },
    /// `station graz`
    Station(CityId),
    /// `factory graz/1 iron t2`: with a worker of level 2 in training, or `w2` at work.
    Factory {
        /// Where.
        site: FactorySite,
        /// What it makes.
        good: Good,
        /// Who goes there.
        worker: Worker,
    },
    /// `produce graz/1`
    Produce(FactorySite),
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
    Upgrade {
        /// The number of the old engine.
        from: u8,
        /// The number of the new one.
        to: u8,
    },
    /// `contract k07`
    Contract(ContractId),
    /// `give 20`
    Give(u16),
    /// `share 60`: raises or lowers the share value to that.
    Share(u16),
    /// `fundraise`
    Fundraise,
    /// `pass`
    Pass,
    /// `sell`: a share.
    Sell,
    /// `deliver wien/a gloggnitz`: a good from beside the worker there.
    Deliver {
        /// The factory.
        from: FactorySite,
        /// The city.
        to: CityId,
    },
    /// `access bruck-graz`
    Access(LinkId),
    /// `spend share`: a point of a Business token.
    Spend(Purchase),
    /// `leave`: spends no more points.
    Leave,
    /// `discard wood`
    Discard(Good),
    /// `end`: the turn.
    End,
}

/// A source of workers: the first or second of a hub.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WorkerSource {
    /// Whose.
    pub hub: Hub,
    /// From 0.
    pub index: u8,
}

/// The worker who goes to a factory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Worker {
    /// From 1.
    pub level: u8,
    /// Whether they come from the working area, not from training.
    pub working: bool,
}

impl Move {
    /// The Main Action that it is, or is part of; `None` for a free action and whatever else takes no hand (IMP-3.1).
    #[must_use]
    pub const fn action(&self) -> Option<Action> {
        Some(match self {
            Self::Build { .. } => Action::Build,
            Self::Hire { .. } | Self::Engineer { .. } => Action::Hire,
            Self::Station(_) | Self::Factory { .. } => Action::Building,
            Self::Produce(_) | Self::ProduceAll | Self::ProduceNothing => Action::Produce,
            Self::Buy(_) | Self::Order(_) => Action::Goods,
            Self::Train(_) | Self::Upgrade { .. } => Action::Train,
            Self::Contract(_) => Action::Contract,
            Self::Give(_) => Action::Give,
            Self::Share(_) => Action::Share,
            Self::Fundraise => Action::Fundraise,
            Self::Pass => Action::Pass,
            _ => return None,
        })
    }

    /// The rule that lets it be chosen: as what goes for want of room, as a Main Action, or free.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::Discard(_) => "IMP-8.3",
            _ if self.action().is_some() => "IMP-3.1",
            _ => "IMP-3.4",
        }
    }
}
