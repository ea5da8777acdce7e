//! What happened, as data.

mod words;

use arrayvec::ArrayVec;
use hexes::Coord;
use kernel::Seat;
use serde::{Serialize, Serializer};

use crate::ids::{CarId, PersonId};
use crate::kinds::{Award, Company, Ending, Goods, Kind, Size, Terrain, Upgrade};
use crate::printed::MAX_BOARDS;
use crate::table::{Laid, Slot, Stand};

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {
    BoardsLaid {
        #[serde(serialize_with = "as_boards")]
        boards: ArrayVec<Laid, MAX_BOARDS>,
    },
    MarketDealt {
        #[serde(serialize_with = "as_texts")]
        cars: Vec<CarId>,
        /// The discards went back into the deck.
        shuffled: bool,
    },
    AwardsDealt {
        awards: Vec<Award>,
    },
    StartDrawn {
        seat: Seat,
    },
    AwardRemoved {
        seat: Seat,
        award: Award,
    },
    CompanyChosen {
        seat: Seat,
        company: Company,
        #[serde(serialize_with = "as_text")]
        captain: PersonId,
    },
    HeadquartersPlaced {
        seat: Seat,
        hex: Coord,
    },
    Used {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        person: PersonId,
    },
    Imitated {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        person: PersonId,
    },
    /// A Station Master has changed what something cost or brought.
    Helped {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        person: PersonId,
    },
    Administrated {
        seat: Seat,
    },
    /// To a column from 1, or to the end of the line.
    Moved {
        seat: Seat,
        spaces: u8,
        price: u8,
        column: u8,
    },
    Activated {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        car: CarId,
        price: u8,
    },
    Copied {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        car: CarId,
        price: u8,
    },
    Built {
        seat: Seat,
        hex: Coord,
        over: Vec<Coord>,
        price: u8,
    },
    WastelandPlaced {
        seat: Seat,
        hex: Coord,
        goods: Goods,
        to_folio: bool,
    },
    GoodPlaced {
        seat: Seat,
        hex: Coord,
        good: Terrain,
    },
    GoodReturned {
        seat: Seat,
        hex: Coord,
        good: Terrain,
    },
    GoodMoved {
        seat: Seat,
        from: Coord,
        to: Coord,
        good: Terrain,
    },
    GoodsPulled {
        seat: Seat,
        hex: Coord,
        goods: Goods,
    },
    GoodGained {
        seat: Seat,
        good: Terrain,
    },
    TrainMoved {
        seat: Seat,
        from: Coord,
        to: Coord,
    },
    TrainsSwitched {
        seat: Seat,
        own: Coord,
        rival: Seat,
        other: Coord,
    },
    TrainsRemoved {
        seat: Seat,
        hex: Coord,
        trains: u8,
    },
    ManaGained {
        seat: Seat,
        count: u8,
    },
    Reclaimed {
        seat: Seat,
        count: u8,
    },
    Refreshed {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        person: PersonId,
    },
    CarGained {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        car: CarId,
    },
    CarPlaced {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        car: CarId,
        #[serde(serialize_with = "as_text")]
        slot: Slot,
    },
    CarDiscarded {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        car: CarId,
    },
    CarsRearranged {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        from: Slot,
        #[serde(serialize_with = "as_text")]
        to: Slot,
    },
    /// A stack is in somebody’s hand.
    Drafting {
        seat: Seat,
        kind: Kind,
    },
    /// Station Masters were drawn from the box.
    MastersDrawn {
        seat: Seat,
        count: u8,
    },
    Kept {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        person: PersonId,
    },
    Traded {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        own: PersonId,
        with: Seat,
        #[serde(serialize_with = "as_text")]
        other: PersonId,
    },
    TilesSwapped {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        first: Stand,
        #[serde(serialize_with = "as_text")]
        second: Stand,
    },
    ExtraTurn {
        seat: Seat,
    },
    Delivered {
        seat: Seat,
        city: Terrain,
        good: Terrain,
        goods: u8,
        tile: Option<Size>,
    },
    Upgraded {
        seat: Seat,
        upgrade: Upgrade,
    },
    /// This round is the last: somebody has tiles enough, or no train left.
    EndNears {
        seat: Seat,
        by: Ending,
    },
    /// Nobody has built or delivered anything for so long that the game ends.
    Standstill {
        rounds: u8,
    },
    RoundBegan {
        round: u16,
    },
    FinalDeliveries,
    Scored {
        seat: Seat,
        points: u16,
    },
}

fn as_text<T: std::fmt::Display, S: Serializer>(what: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(what)
}

fn as_texts<T: std::fmt::Display, S: Serializer>(what: &[T], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(what.iter().map(ToString::to_string))
}

fn as_boards<S: Serializer>(boards: &ArrayVec<Laid, MAX_BOARDS>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(boards.iter().map(|laid| laid.to_string()))
}
