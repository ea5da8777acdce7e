//! Where the game stands and what lasts until the end of a turn, in writing.

use arrayvec::ArrayVec;
use hexes::Coord;
use serde::{Deserialize, Serialize};

use super::frames::{node_of, text_of};
use super::texts::{coords_of, hex_of, ids_of, load_people, one};
use crate::phase::Phase;
use crate::table::{Delivered, Slot, Table, Terms, TurnState};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum SavedPhase {
    Awards,
    Companies,
    Headquarters { first: Option<Coord> },
    Specialists,
    Administrating { reclaimed: bool, refreshed: bool, gained: bool },
    Activating,
    Delivering,
    Upgrading,
    Closing,
    Final,
    Over,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedTurn {
    terms: Terms,
    free_hexes: Vec<Coord>,
    on_move: Vec<String>,
    used: Vec<String>,
    locked: u8,
    activated: Vec<String>,
    activations: u8,
    first: bool,
    double: Option<String>,
    extra: u8,
    delivered: Delivered,
}

impl SavedPhase {
    pub(super) fn of(table: &Table) -> Self {
        match table.phase {
            Phase::Awards => Self::Awards,
            Phase::Companies => Self::Companies,
            Phase::Headquarters { first } => Self::Headquarters { first: first.map(|hex| table.coord(hex)) },
            Phase::Specialists => Self::Specialists,
            Phase::Administrating { reclaimed, refreshed, gained } => {
                Self::Administrating { reclaimed, refreshed, gained }
            }
            Phase::Activating => Self::Activating,
            Phase::Delivering => Self::Delivering,
            Phase::Upgrading => Self::Upgrading,
            Phase::Closing => Self::Closing,
            Phase::Final => Self::Final,
            Phase::Over => Self::Over,
        }
    }

    pub(super) fn load(&self, table: &Table) -> Result<Phase, String> {
        Ok(match *self {
            Self::Awards => Phase::Awards,
            Self::Companies => Phase::Companies,
            Self::Headquarters { first } => {
                let first = first.map(|coord| hex_of(table, coord)).transpose()?;
                Phase::Headquarters { first }
            }
            Self::Specialists => Phase::Specialists,
            Self::Administrating { reclaimed, refreshed, gained } => {
                Phase::Administrating { reclaimed, refreshed, gained }
            }
            Self::Activating => Phase::Activating,
            Self::Delivering => Phase::Delivering,
            Self::Upgrading => Phase::Upgrading,
            Self::Closing => Phase::Closing,
            Self::Final => Phase::Final,
            Self::Over => Phase::Over,
        })
    }
}

impl SavedTurn {
    pub(super) fn of(table: &Table) -> Self {
        let turn = &table.turn;
        Self {
            terms: turn.terms,
            free_hexes: coords_of(table, turn.free_hexes),
            on_move: turn.on_move.iter().map(|node| text_of(*node)).collect(),
            used: ids_of(turn.used),
            locked: turn.locked,
            activated: Slot::all()
                .filter(|slot| turn.activated & slot.bit() != 0)
                .map(|slot| slot.to_string())
                .collect(),
            activations: turn.activations,
            first: turn.first,
            double: turn.double.map(|car| car.to_string()),
            extra: turn.extra,
            delivered: turn.delivered,
        }
    }

    pub(super) fn load(&self, table: &Table) -> Result<TurnState, String> {
        let slot = |text: &String| one::<Slot>("place", text);
        let mut on_move = ArrayVec::new();
        for text in &self.on_move {
            on_move.try_push(node_of(text)?).map_err(|_| "too much waits for the conductor")?;
        }
        let mut activated = 0;
        for text in &self.activated {
            activated |= slot(text)?.bit();
        }
        Ok(TurnState {
            terms: self.terms,
            free_hexes: self
                .free_hexes
                .iter()
                .map(|coord| hex_of(table, *coord))
                .collect::<Result<_, _>>()?,
            on_move,
            used: load_people(&self.used)?,
            locked: self.locked,
            activated,
            activations: self.activations,
            first: self.first,
            double: self.double.as_ref().map(|car| one("spellcar", car)).transpose()?,
            extra: self.extra,
            delivered: self.delivered,
        })
    }
}
