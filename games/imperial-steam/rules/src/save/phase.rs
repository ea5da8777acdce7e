//! Where the game and the turn stand.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::phase::Phase;
use crate::table::MAX_WORKERS;

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum SavedPhase {
    Bidding { made: Vec<Seat> },
    Before,
    Building { spare: u8 },
    Hiring { source: Option<String> },
    Producing { done: Vec<u8> },
    Ordering,
    After,
    Over,
}

impl SavedPhase {
    pub(super) fn of(phase: Phase) -> Self {
        match phase {
            Phase::Bidding { made } => Self::Bidding { made: made.iter().collect() },
            Phase::Before => Self::Before,
            Phase::Building { spare } => Self::Building { spare },
            Phase::Hiring { source } => Self::Hiring { source: source.map(|source| source.to_string()) },
            Phase::Producing { done } => {
                Self::Producing { done: (0..MAX_WORKERS).filter(|index| done >> index & 1 == 1).collect() }
            }
            Phase::Ordering => Self::Ordering,
            Phase::After => Self::After,
            Phase::Over => Self::Over,
        }
    }

    pub(super) fn load(&self) -> Result<Phase, String> {
        Ok(match self {
            Self::Bidding { made } => Phase::Bidding { made: made.iter().copied().collect() },
            Self::Before => Phase::Before,
            Self::Building { spare } => Phase::Building { spare: *spare },
            Self::Hiring { source: None } => Phase::Hiring { source: None },
            Self::Hiring { source: Some(source) } => {
                let read = source.parse().map_err(|()| format!("there is no source “{source}”"))?;
                Phase::Hiring { source: Some(read) }
            }
            Self::Producing { done } => {
                if done.iter().any(|index| *index >= MAX_WORKERS) {
                    return Err("a factory that is not there has produced".into());
                }
                Phase::Producing { done: done.iter().fold(0, |done, index| done | 1 << index) }
            }
            Self::Ordering => Phase::Ordering,
            Self::After => Phase::After,
            Self::Over => Phase::Over,
        })
    }
}
