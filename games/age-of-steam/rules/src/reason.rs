//! Why a move is not accepted: cheap to make while moves are listed, put into words only when somebody asked.

mod words;

use hexes::{Coord, Edge};
use kernel::{Arg, Message, Seat};

use crate::event::NamedStop;
use crate::goods::{Colour, Column, NewCity};
use crate::phase::Phase;
use crate::player::Action;
use crate::printed::{Board, TileKind};

/// One rule that stands against a move, with what is needed to say so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Somebody else is asked.
    NotYourTurn {
        /// Who is asked.
        asked: Seat,
    },
    /// The move answers a question of another phase.
    WrongPhase {
        /// What the phase now is called.
        now: Message,
    },

    /// More shares than are left to issue.
    ShareLimit {
        /// How many shares.
        shares: u8,
        /// How many are left.
        left: u8,
    },

    /// A bid that is not higher than those before it.
    LowBid {
        /// How many dollars.
        dollars: u16,
        /// The lowest that would do.
        least: u16,
    },
    /// A bid that could not be paid.
    BidOverCash {
        /// How many dollars.
        dollars: u16,
        /// What the player has.
        cash: u16,
    },
    /// A pass without the Turn Order action.
    NoPass,
    /// A second Turn Order pass.
    SecondPass,

    /// Somebody has the action already.
    ActionTaken {
        /// The action.
        action: Action,
        /// Who has it.
        holder: Seat,
    },

    /// All tiles of the build turn are laid.
    AllowanceUsed {
        /// How many tiles there are.
        allowance: usize,
    },
    /// The hex was built on in the same build turn.
    BuiltThisTurn {
        /// The hex.
        at: Coord,
    },
    /// There is no land.
    NoLand {
        /// The hex.
        at: Coord,
    },
    /// There is a city.
    City {
        /// The city.
        city: NamedStop,
    },
    /// A town tile where there is no town.
    NoTown {
        /// The hex.
        at: Coord,
    },
    /// The first tile of the game is a simple one that joins a city.
    FirstTile,
    /// A replacement that changes nothing.
    NothingNew {
        /// The hex.
        at: Coord,
    },
    /// A replacement that does not keep what was there.
    TrackMustStay {
        /// The hex.
        at: Coord,
    },
    /// A replacement that moves an exit of a town.
    TownTrackStays {
        /// The hex.
        at: Coord,
    },
    /// A redirection of track without an open end.
    NoOpenEnd {
        /// The hex.
        at: Coord,
    },
    /// A redirection of the end that joins the rest.
    WrongEndTurned {
        /// The hex.
        at: Coord,
    },
    /// A redirection of another player's track.
    OthersTrack {
        /// The hex.
        at: Coord,
        /// Whose it is.
        owner: Seat,
    },
    /// Track that leaves the land.
    OffTheLand {
        /// The hex.
        at: Coord,
        /// The side of the hex.
        edge: Edge,
    },
    /// Track that joins another player's.
    JoinsOthers {
        /// The hex.
        at: Coord,
        /// The side of the hex.
        edge: Edge,
    },
    /// Track that leads back to where it comes from.
    Loop {
        /// The city or town.
        stop: NamedStop,
    },
    /// New track that touches nothing it may start from.
    Unconnected {
        /// The hex.
        at: Coord,
    },
    /// Unowned track that neither leads to a place the builder may start from nor would be turned to touch one.
    RedirectedUnconnected {
        /// The hex.
        at: Coord,
    },
    /// The box holds no more tiles of this kind.
    NoTileLeft {
        /// The kind of tile.
        kind: TileKind,
    },
    /// The box holds no more town disks.
    NoDiskLeft,
    /// The builder's ownership markers are not enough.
    NoMarkerLeft {
        /// How many markers there are.
        limit: u8,
        /// How many of them are on the board.
        markers: u8,
    },
    /// The tile costs more than the builder has.
    TooDear {
        /// What the tile costs.
        cost: u16,
        /// What the player has.
        cash: u16,
    },

    /// A New City without the Urbanization action.
    NoUrbanization,
    /// A second New City in a turn.
    SecondNewCity,
    /// A New City after the first tile.
    NewCityAfterTiles,
    /// A New City where there is no town.
    NoTownToUrbanize {
        /// The hex.
        at: Coord,
    },
    /// The New City lies on the board already.
    NewCityPlaced {
        /// The New City.
        city: NewCity,
    },

    /// A step of a cube that nobody has taken up.
    NoCargo,
    /// A cube that was taken up has to arrive first.
    CargoUnderWay {
        /// The colour of the cube.
        colour: Colour,
    },
    /// There is no such cube.
    NoCube {
        /// The colour of the cube.
        colour: Colour,
        /// Where the cube is.
        from: HexName,
    },
    /// There are no cubes at all.
    NoCubes {
        /// The hex.
        at: HexName,
    },
    /// With a stronger engine the cube could be delivered.
    WeakEngine {
        /// The colour of the cube.
        colour: Colour,
        /// Where the cube is.
        from: NamedStop,
        /// How many links.
        links: u8,
    },
    /// No links lead to a city of the cube's colour.
    NoWay {
        /// The colour of the cube.
        colour: Colour,
        /// Where the cube is.
        from: NamedStop,
    },
    /// After this step the cube could not arrive any more.
    NoWayOn {
        /// The colour of the cube.
        colour: Colour,
        /// Where it would go.
        to: NamedStop,
    },
    /// There is no completed link of this owner's.
    NoLinkOf {
        /// Where the cube is.
        from: NamedStop,
        /// Where it would go.
        to: Coord,
        /// Whose it would be.
        owner: Seat,
    },
    /// There is no completed link that is nobody's.
    NoUnownedLink {
        /// Where the cube is.
        from: NamedStop,
        /// Where it would go.
        to: Coord,
    },
    /// There is no completed link at all.
    NoLink {
        /// Where the cube is.
        from: NamedStop,
        /// Where it would go.
        to: HexName,
    },
    /// The cube has been there before.
    SecondVisit {
        /// The city or town.
        stop: NamedStop,
    },
    /// The engine was raised in this turn already.
    SecondEngine,
    /// The engine cannot be raised any more.
    NoEngineLeft,

    /// The cubes are drawn already.
    DrawnAlready,
    /// No cube is drawn yet.
    NoCubeDrawn,
    /// The display has no such box; the row is counted from 0.
    NoBox {
        /// The column of the display.
        column: Column,
        /// The box, counted from 0 at the top.
        row: u8,
    },
    /// A cube lies in the box. The city is that of a printed column.
    FullBox {
        /// The column of the display.
        column: Column,
        /// The box, counted from 0 at the top.
        row: u8,
        /// The printed city that the column belongs to.
        city: Option<&'static str>,
    },
}

/// A hex as people call it: by the city or town there, or else by its coordinates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HexName {
    /// Where it is.
    pub at: Coord,
    /// The name of the city or town there.
    pub name: Option<&'static str>,
}

impl HexName {
    pub(crate) fn of(board: &'static Board, at: Coord) -> Self {
        Self { at, name: board.find_stop(at).map(|stop| board.stop(stop).name.as_str()) }
    }
}

impl From<HexName> for Arg {
    fn from(hex: HexName) -> Self {
        hex.name.map_or_else(|| hex.at.to_string().into(), Self::from)
    }
}

impl Reason {
    /// AOS-0.8: the move answers another question than the one that is asked.
    pub(crate) const fn wrong_question(phase: &Phase) -> Self {
        match phase {
            Phase::Over(_) => Self::GameOver,
            _ => Self::WrongPhase { now: phase.name() },
        }
    }
}
