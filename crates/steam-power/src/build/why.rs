//! Why a tile may not be laid: put into words only when somebody asked.

use hexes::{Coord, Edge};
use kernel::{Arg, Refusal, Seat, Text, text};

use crate::event::Place;
use crate::ids::{CityId, TileId};
use crate::labels::edge_word;
use crate::table::Table;
use crate::tiles::TileSet;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    TooDear { cost: u16, cash: u16 },
    Water,
    OnCity { city: CityId },
    OffTheLand { edge: Edge },
    FirstTrack,
    Unconnected,
    Loop { city: CityId },
    FinishFirst { at: Coord },
    NoTrain,
    JoinsOther { edge: Edge, owner: Seat },
    OccupiedHex,
    TurnsTrack,
    CrossingInEmptyHex,
    NoThirdTrack,
    NoTileLeft { tile: TileId },
    NothingToRemove,
    NothingToReplace,
    SameTile,
}

impl Why {
    pub(crate) fn refusal(self, table: &Table, at: Coord) -> Refusal {
        let at = at.to_string();
        let name = |city| Place::of(table.board(), city);
        let (rule, why): (_, Text) = match self {
            Self::TooDear { cost, cash } => ("SP-2.2", text!("sp-no-too-dear", cost = cost, cash = cash)),
            Self::Water => ("SP-2.4", text!("sp-no-water", at = at)),
            Self::OnCity { city } => ("SP-2.4", text!("sp-no-track-on-city", city = name(city))),
            Self::OffTheLand { edge } => {
                ("SP-2.5", text!("sp-no-off-the-land", at = at, edge = Arg::Word(edge_word(edge))))
            }
            Self::FirstTrack => ("SP-2.6", text!("sp-no-first-track", at = at)),
            Self::Unconnected => ("SP-2.7", text!("sp-no-unconnected", at = at)),
            Self::Loop { city } => ("SP-2.8", text!("sp-no-loop", city = name(city))),
            Self::FinishFirst { at } => ("SP-2.9", text!("sp-no-finish-first", at = at.to_string())),
            Self::NoTrain => ("SP-2.10", text!("sp-no-train")),
            Self::JoinsOther { edge, owner } => (
                "SP-2.11",
                text!("sp-no-joins-other", at = at, edge = Arg::Word(edge_word(edge)), owner = owner),
            ),
            Self::OccupiedHex => ("SP-2.12", text!("sp-no-occupied", at = at)),
            Self::TurnsTrack => ("SP-2.13", text!("sp-no-turns-track", at = at)),
            Self::CrossingInEmptyHex => ("SP-2.14", text!("sp-no-crossing-in-empty-hex", at = at)),
            Self::NoThirdTrack => ("SP-2.14", text!("sp-no-third-track", at = at)),
            Self::NoTileLeft { tile } => {
                let word = &TileSet::shipped().face(tile).word;
                ("SP-2.15", text!("sp-no-tile-left", tile = Arg::Word(word)))
            }
            Self::NothingToRemove => ("SP-2.16", text!("sp-no-incomplete-link")),
            Self::NothingToReplace => ("SP-2.17", text!("sp-no-incomplete-link")),
            Self::SameTile => ("SP-2.17", text!("sp-no-same-tile", at = at)),
        };
        Refusal::new(rule, why)
    }
}
