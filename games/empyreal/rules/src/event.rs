//! What happened, as data.

mod words;

use arrayvec::ArrayVec;
use hexes::Coord;
use kernel::Seat;
use serde::{Serialize, Serializer};

use crate::ids::{CarId, PersonId};
use crate::kinds::{Award, Company, Ending, Goods, PersonKind, Size, Terrain, Upgrade};
use crate::printed::MAX_BOARDS;
use crate::table::{Laid, Slot, Stand};

/// Something that happened. Hexes are given by their coordinates.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {
    /// The boards were drawn and laid.
    BoardsLaid {
        /// As they lie.
        #[serde(serialize_with = "as_boards")]
        boards: ArrayVec<Laid, MAX_BOARDS>,
    },
    /// A Market was dealt.
    MarketDealt {
        /// The spellcars.
        #[serde(serialize_with = "as_texts")]
        cars: Vec<CarId>,
        /// The discards went back into the deck.
        shuffled: bool,
    },
    /// Awards were drawn.
    AwardsDealt {
        /// The Awards.
        awards: Vec<Award>,
    },
    /// The Start Player was drawn.
    StartDrawn {
        /// Who begins.
        seat: Seat,
    },
    /// An Award was removed.
    AwardRemoved {
        /// Whose doing it is.
        seat: Seat,
        /// The Award.
        award: Award,
    },
    /// A company was chosen, with its captain.
    CompanyChosen {
        /// Whose doing it is.
        seat: Seat,
        /// The company.
        company: Company,
        /// Who leads it.
        #[serde(serialize_with = "as_text")]
        captain: PersonId,
    },
    /// A train of headquarters was placed.
    HeadquartersPlaced {
        /// Whose doing it is.
        seat: Seat,
        /// Where.
        hex: Coord,
    },
    /// Somebody was used.
    Used {
        /// Whose doing it is.
        seat: Seat,
        /// Who it is.
        #[serde(serialize_with = "as_text")]
        person: PersonId,
    },
    /// Somebody else’s specialist was copied.
    Imitated {
        /// Whose doing it is.
        seat: Seat,
        /// Who it is.
        #[serde(serialize_with = "as_text")]
        person: PersonId,
    },
    /// A Station Master has changed what something cost or brought.
    Helped {
        /// Whose doing it is.
        seat: Seat,
        /// Who it is.
        #[serde(serialize_with = "as_text")]
        person: PersonId,
    },
    /// The main action is to administrate.
    Administrated {
        /// Whose doing it is.
        seat: Seat,
    },
    /// To a column from 1, or to the end of the line.
    Moved {
        /// Whose doing it is.
        seat: Seat,
        /// How many spaces.
        spaces: u8,
        /// The mana paid.
        price: u8,
        /// The stop.
        column: u8,
    },
    /// A spellcar was activated.
    Activated {
        /// Whose doing it is.
        seat: Seat,
        /// The spellcar.
        #[serde(serialize_with = "as_text")]
        car: CarId,
        /// The mana paid.
        price: u8,
    },
    /// A spellcar was copied.
    Copied {
        /// Whose doing it is.
        seat: Seat,
        /// The spellcar.
        #[serde(serialize_with = "as_text")]
        car: CarId,
        /// The mana paid.
        price: u8,
    },
    /// Track was built.
    Built {
        /// Whose doing it is.
        seat: Seat,
        /// Where.
        hex: Coord,
        /// The hexes that Transfers led over.
        over: Vec<Coord>,
        /// The mana paid.
        price: u8,
    },
    /// A Wasteland tile was placed.
    WastelandPlaced {
        /// Whose doing it is.
        seat: Seat,
        /// Where.
        hex: Coord,
        /// How many Goods of each colour.
        goods: Goods,
        /// Whether they come to the folio.
        to_folio: bool,
    },
    /// A Good came from the supply.
    GoodPlaced {
        /// Whose doing it is.
        seat: Seat,
        /// Where.
        hex: Coord,
        /// The colour of the Good.
        good: Terrain,
    },
    /// A Good went back to the supply.
    GoodReturned {
        /// Whose doing it is.
        seat: Seat,
        /// Where.
        hex: Coord,
        /// The colour of the Good.
        good: Terrain,
    },
    /// A Good went from hex to hex.
    GoodMoved {
        /// Whose doing it is.
        seat: Seat,
        /// Where it was.
        from: Coord,
        /// Where it is now.
        to: Coord,
        /// The colour of the Good.
        good: Terrain,
    },
    /// Goods came from all around.
    GoodsPulled {
        /// Whose doing it is.
        seat: Seat,
        /// Where.
        hex: Coord,
        /// How many Goods of each colour.
        goods: Goods,
    },
    /// A Good came from the supply to a folio.
    GoodGained {
        /// Whose doing it is.
        seat: Seat,
        /// The colour of the Good.
        good: Terrain,
    },
    /// A train moved.
    TrainMoved {
        /// Whose doing it is.
        seat: Seat,
        /// Where it was.
        from: Coord,
        /// Where it is now.
        to: Coord,
    },
    /// Two trains changed places.
    TrainsSwitched {
        /// Whose doing it is.
        seat: Seat,
        /// The own one.
        own: Coord,
        /// Whose the other is.
        rival: Seat,
        /// The other one.
        other: Coord,
    },
    /// Trains went back to their companies.
    TrainsRemoved {
        /// Whose doing it is.
        seat: Seat,
        /// Where.
        hex: Coord,
        /// How many.
        trains: u8,
    },
    /// Crystals were gained.
    ManaGained {
        /// Whose doing it is.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Spent crystals were reclaimed.
    Reclaimed {
        /// Whose doing it is.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Somebody was turned face-up.
    Refreshed {
        /// Whose doing it is.
        seat: Seat,
        /// Who it is.
        #[serde(serialize_with = "as_text")]
        person: PersonId,
    },
    /// A spellcar was taken from the Market.
    CarGained {
        /// Whose doing it is.
        seat: Seat,
        /// The spellcar.
        #[serde(serialize_with = "as_text")]
        car: CarId,
    },
    /// A spellcar was laid into a railyard.
    CarPlaced {
        /// Whose doing it is.
        seat: Seat,
        /// The spellcar.
        #[serde(serialize_with = "as_text")]
        car: CarId,
        /// The place.
        #[serde(serialize_with = "as_text")]
        slot: Slot,
    },
    /// A spellcar was discarded.
    CarDiscarded {
        /// Whose doing it is.
        seat: Seat,
        /// The spellcar.
        #[serde(serialize_with = "as_text")]
        car: CarId,
    },
    /// A spellcar went to another place, or two changed places.
    CarsRearranged {
        /// Whose doing it is.
        seat: Seat,
        /// Where it was.
        #[serde(serialize_with = "as_text")]
        from: Slot,
        /// Where it is now.
        #[serde(serialize_with = "as_text")]
        to: Slot,
    },
    /// A stack is in somebody’s hand.
    Drafting {
        /// Whose doing it is.
        seat: Seat,
        /// The kind.
        kind: PersonKind,
    },
    /// Station Masters were drawn from the box.
    MastersDrawn {
        /// Whose doing it is.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Somebody joined a company.
    Kept {
        /// Whose doing it is.
        seat: Seat,
        /// Who it is.
        #[serde(serialize_with = "as_text")]
        person: PersonId,
    },
    /// Two people changed companies.
    Traded {
        /// Whose doing it is.
        seat: Seat,
        /// The own one.
        #[serde(serialize_with = "as_text")]
        own: PersonId,
        /// The other player.
        with: Seat,
        /// The other one.
        #[serde(serialize_with = "as_text")]
        other: PersonId,
    },
    /// Two Demand Tiles changed places.
    TilesSwapped {
        /// Whose doing it is.
        seat: Seat,
        /// One tile, as it stood.
        #[serde(serialize_with = "as_text")]
        first: Stand,
        /// The other, as it stood.
        #[serde(serialize_with = "as_text")]
        second: Stand,
    },
    /// Another turn will follow.
    ExtraTurn {
        /// Whose doing it is.
        seat: Seat,
    },
    /// Goods were delivered.
    Delivered {
        /// Whose doing it is.
        seat: Seat,
        /// The City.
        city: Terrain,
        /// The colour of the Good.
        good: Terrain,
        /// How many Goods.
        goods: u8,
        /// The Demand Tile taken for it.
        tile: Option<Size>,
    },
    /// An upgrade was taken.
    Upgraded {
        /// Whose doing it is.
        seat: Seat,
        /// The upgrade.
        upgrade: Upgrade,
    },
    /// This round is the last: somebody has tiles enough, or no train left.
    EndNears {
        /// Whose doing it is.
        seat: Seat,
        /// What brings the end.
        by: Ending,
    },
    /// Nobody has built or delivered anything for so long that the game ends.
    Standstill {
        /// How many rounds.
        rounds: u8,
    },
    /// A round begins.
    RoundBegan {
        /// Its number.
        round: u16,
    },
    /// The final deliveries begin.
    FinalDeliveries,
    /// The points of a seat in the end.
    Scored {
        /// Who gets them.
        seat: Seat,
        /// How many points.
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
