//! What happens in play, as data: the log, replays and animations read it.

mod words;

use arrayvec::ArrayVec;
use hexes::Coord;
use kernel::{Arg, MAX_SEATS, Seat};
use serde::Serialize;

use crate::build::Change;
use crate::goods::{Colour, Column, Half, NewCity};
use crate::ids::{StopId, TileId};
use crate::phase::{Ending, PRODUCED};
use crate::player::Action;
use crate::printed::Board;

/// Something that happened. Hexes are given by their coordinates; a city or town also by its name.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A player has rolled for the first order.
    Rolled {
        /// Who it was.
        seat: Seat,
        /// What the dice show.
        dice: [u8; 3],
    },
    /// The first player order.
    Ordered {
        /// The seats in order.
        order: ArrayVec<Seat, MAX_SEATS>,
    },
    /// The goods display is filled from the bag.
    DisplayFilled {
        /// The cubes, in the order in which they were drawn.
        cubes: String,
    },
    /// A city has its first cubes.
    CityFilled {
        /// The city.
        city: NamedStop,
        /// The cubes, in the order in which they were drawn.
        cubes: String,
    },
    /// A turn has begun.
    TurnBegan {
        /// The turn, counted from 1.
        turn: u8,
        /// How many turns the game lasts.
        turns: u8,
    },
    /// A player has issued shares.
    Issued {
        /// Who it was.
        seat: Seat,
        /// How many shares.
        shares: u8,
        /// How many shares there are now.
        total: u8,
    },
    /// A player has bid.
    Bid {
        /// Who it was.
        seat: Seat,
        /// How many dollars.
        dollars: u16,
    },
    /// A player stays in the auction by the Turn Order pass.
    Passed {
        /// Who it was.
        seat: Seat,
    },
    /// A player has dropped out of the auction.
    DroppedOut {
        /// Who it was.
        seat: Seat,
        /// The place in player order, counted from 1.
        place: u8,
        /// How many dollars were paid.
        paid: u16,
    },
    /// A player is first in player order.
    WonAuction {
        /// Who it was.
        seat: Seat,
        /// How many dollars were paid.
        paid: u16,
    },
    /// A player has taken an action.
    Took {
        /// Who it was.
        seat: Seat,
        /// The action.
        action: Action,
    },
    /// A player has a stronger engine.
    EngineRaised {
        /// Who it was.
        seat: Seat,
        /// How many links.
        links: u8,
    },
    /// A town has become a New City.
    Urbanized {
        /// Who it was.
        seat: Seat,
        /// The town that it was.
        town: NamedStop,
        /// The New City.
        city: NewCity,
    },
    /// A tile is laid.
    Built {
        /// Who it was.
        seat: Seat,
        /// The hex.
        at: Coord,
        /// The tile.
        #[serde(serialize_with = "tile_text")]
        tile: TileId,
        /// What it does to the hex.
        change: Change,
        /// How many dollars were paid.
        paid: u16,
    },
    /// A link is complete.
    LinkCompleted {
        /// Whose it is.
        owner: Option<Seat>,
        /// Where from.
        from: NamedStop,
        /// Where to.
        to: NamedStop,
    },
    /// An unfinished section has become unowned.
    SectionLapsed {
        /// Who it was.
        seat: Seat,
        /// Where from.
        from: NamedStop,
    },
    /// A player has finished building.
    BuildEnded {
        /// Who it was.
        seat: Seat,
    },
    /// A cube is taken up.
    Shipped {
        /// Who it was.
        seat: Seat,
        /// Where from.
        from: NamedStop,
        /// The colour of the cube.
        colour: Colour,
    },
    /// A cube has travelled a link.
    Ran {
        /// Who it was.
        seat: Seat,
        /// The colour of the cube.
        colour: Colour,
        /// Where from.
        from: NamedStop,
        /// Where to.
        to: NamedStop,
        /// Whose income has grown by it.
        paid: Option<Seat>,
    },
    /// A cube has arrived.
    Delivered {
        /// Who it was.
        seat: Seat,
        /// The city.
        city: NamedStop,
        /// The colour of the cube.
        colour: Colour,
        /// How many links.
        links: u8,
    },
    /// A player moves no cube.
    DeclinedToMove {
        /// Who it was.
        seat: Seat,
    },
    /// A player has collected their income.
    IncomePaid {
        /// Who it was.
        seat: Seat,
        /// How many dollars.
        dollars: u16,
    },
    /// A player has paid expenses.
    ExpensesPaid {
        /// Who it was.
        seat: Seat,
        /// How many dollars.
        dollars: u16,
    },
    /// Expenses that were not covered have lowered an income.
    IncomeLost {
        /// Who it was.
        seat: Seat,
        /// How many dollars are lacking.
        unpaid: u16,
        /// What the income is now.
        income: u16,
    },
    /// A player is out of the game.
    Eliminated {
        /// Who it was.
        seat: Seat,
        /// How many dollars are lacking.
        unpaid: u16,
    },
    /// An income is reduced.
    IncomeReduced {
        /// Who it was.
        seat: Seat,
        /// By how much.
        by: u16,
        /// What the income is now.
        income: u16,
    },
    /// Cubes are drawn for Production.
    Produced {
        /// Who it was.
        seat: Seat,
        /// The cubes, in the order in which they were drawn.
        cubes: ArrayVec<Colour, PRODUCED>,
    },
    /// Nobody produces.
    DeclinedToProduce {
        /// Who it was.
        seat: Seat,
    },
    /// A cube is put into the display.
    Stocked {
        /// Who it was.
        seat: Seat,
        /// The colour of the cube.
        colour: Colour,
        /// The column of the display.
        column: Column,
        /// The box, counted from 0 at the top.
        row: u8,
    },
    /// The dice for one half of the display.
    GrowthRolled {
        /// The half of the display.
        half: Half,
        /// What the dice show.
        dice: ArrayVec<u8, MAX_SEATS>,
    },
    /// A cube has come to a city.
    Grew {
        /// The city.
        city: NamedStop,
        /// The colour of the cube.
        colour: Colour,
        /// The column that it comes from.
        column: Column,
        /// The box, counted from 0 at the top.
        row: u8,
    },
    /// The game is over.
    Ended {
        /// How it ended.
        ending: Ending,
    },
}

/// A city or town, where it is and what it is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct NamedStop {
    /// Where it is.
    pub at: Coord,
    /// What it is called.
    pub name: &'static str,
}

impl NamedStop {
    pub(crate) fn of(board: &'static Board, stop: StopId) -> Self {
        let stop = board.stop(stop);
        Self { at: board.coord(stop.hex), name: &stop.name }
    }
}

impl From<NamedStop> for Arg {
    fn from(place: NamedStop) -> Self {
        Self::from(place.name)
    }
}

fn tile_text<S: serde::Serializer>(tile: &TileId, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(tile)
}
