//! Why a tile may not be laid: cheap to make while listing, put into words only when somebody asked.

use hexes::{Coord, Edge};
use kernel::{Arg, Refusal, Seat, Text, text};

use crate::event::Place;
use crate::ids::StopId;
use crate::phrases::edge_word;
use crate::table::Table;
use crate::tiles::{Kind, TileSet};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    AllowanceUsed { allowance: usize },
    BuiltThisTurn,
    NoLand,
    City { stop: StopId },
    NoTown,
    FirstTile,
    NothingNew,
    TrackMustStay,
    TownTrackStays,
    NoOpenEnd,
    WrongEndTurned,
    OthersTrack { owner: Seat },
    OffTheLand { edge: Edge },
    JoinsOthers { edge: Edge },
    Loop { stop: StopId },
    Unconnected,
    RedirectedUnconnected,
    NoTileLeft { kind: Kind },
    NoDiskLeft,
    NoMarkerLeft { limit: u8 },
    TooDear { cost: u16, cash: u16 },
}

impl Why {
    pub(crate) fn refusal(self, table: &Table, seat: Seat, at: Coord) -> Refusal {
        let at = at.to_string();
        let name = |stop| Place::of(table.board(), stop);
        let (rule, why): (_, Text) = match self {
            Self::AllowanceUsed { allowance } => {
                ("AOS-4.1", text!("aos-no-allowance-used", allowance = allowance))
            }
            Self::BuiltThisTurn => ("AOS-4.2", text!("aos-no-built-this-turn", at = at)),
            Self::NoLand => ("AOS-4.6", text!("aos-no-land", at = at)),
            Self::City { stop } => ("AOS-4.6", text!("aos-no-city-track", city = name(stop))),
            Self::NoTown => ("AOS-4.5", text!("aos-no-town-here", at = at)),
            Self::FirstTile => ("AOS-4.9", text!("aos-no-first-tile")),
            Self::NothingNew => ("AOS-4.19", text!("aos-no-nothing-new", at = at)),
            Self::TrackMustStay => ("AOS-4.19", text!("aos-no-track-must-stay", at = at)),
            Self::TownTrackStays => ("AOS-4.24", text!("aos-no-town-track-stays", at = at)),
            Self::NoOpenEnd => ("AOS-4.23", text!("aos-no-open-end", at = at)),
            Self::WrongEndTurned => ("AOS-4.22", text!("aos-no-wrong-end", at = at)),
            Self::OthersTrack { owner } => ("AOS-4.23", text!("aos-no-others-track", at = at, owner = owner)),
            Self::OffTheLand { edge } => {
                ("AOS-4.7", text!("aos-no-off-the-land", at = at, edge = Arg::Word(edge_word(edge))))
            }
            Self::JoinsOthers { edge } => {
                ("AOS-4.8", text!("aos-no-joins-others", at = at, edge = Arg::Word(edge_word(edge))))
            }
            Self::Loop { stop } => ("AOS-4.12", text!("aos-no-loop", stop = name(stop))),
            Self::RedirectedUnconnected => ("AOS-4.22", text!("aos-no-connection", at = at)),
            Self::Unconnected => ("AOS-4.10", text!("aos-no-connection", at = at)),
            Self::NoTileLeft { kind } => {
                let tile = TileSet::shipped().kind(kind).name.clone();
                ("AOS-4.3", text!("aos-no-tile-left", tile = tile))
            }
            Self::NoDiskLeft => ("AOS-4.4", text!("aos-no-disk-left")),
            Self::NoMarkerLeft { limit } => {
                let markers = table.player(seat).markers;
                ("AOS-4.15", text!("aos-no-marker-left", limit = limit, markers = markers))
            }
            Self::TooDear { cost, cash } => ("AOS-4.29", text!("aos-no-too-dear", cost = cost, cash = cash)),
        };
        Refusal::new(rule, why)
    }
}
