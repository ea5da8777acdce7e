//! The table: everything that lies on it, and where the game stands.

mod map;
mod player;
mod stack;
mod terms;
mod tiles;
mod turn_state;

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::hex_set::HexSet;
use crate::ids::{CarId, Cars, People, PersonId};
use crate::kinds::{Award, Awards, Company, Ending, Goods, Kind, Teams, Terrain};
use crate::printed::{MAX_BOARDS, Printed, SideId};

pub use map::{Map, TRAINS_IN_A_HEX};
pub use player::{END_OF_LINE, MANA_LIMIT, Player, ROWS, SLOTS, START_MANA, Slot, Staff, TRAINS};
pub(crate) use stack::Stack;
pub use stack::{Card, Frame, Load, Occasion, Run};
pub use terms::Terms;
pub use tiles::{DEMAND_TILES, OF_COLOUR, Stand, TilePlace, Tiles};
pub use turn_state::{Delivered, Stage, TurnState};

pub const MAX_PLAYERS: usize = 6;
/// Goods of each colour.
pub const GOODS: u8 = 35;
/// Wasteland tiles.
pub const WASTELAND_TILES: usize = 20;
pub const MARKET: usize = 6;
/// When so few are left in the Market, it is dealt anew (EMP-5.2).
pub const MARKET_LOW: usize = 2;

/// What the players agreed on before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variants {
    pub awards: Awards,
    pub epic: bool,
    pub open_information: bool,
    pub friendly: bool,
    pub teams: Teams,
}

/// A board on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    pub side: SideId,
    /// Upside down.
    pub turned: bool,
}

/// `a1`, or `a1-turned`.
impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.side, if self.turned { TURNED } else { "" })
    }
}

impl FromStr for Laid {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (side, turned) = text.strip_suffix(TURNED).map_or((text, false), |side| (side, true));
        Ok(Self { side: side.parse()?, turned })
    }
}

const TURNED: &str = "-turned";

/// What lies face-down.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Secret {
    pub(crate) deck: Cars,
    /// Engineers, Surveyors and Station Masters that can be drafted.
    pub(crate) stacks: [People; 3],
    /// Specialists who are not in this game.
    pub(crate) boxed: People,
    /// Those drawn for one to be kept.
    pub(crate) drawn: People,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    pub(crate) players: u8,
    pub variants: Variants,
    /// The Start Player.
    pub start: Seat,
    pub boards: ArrayVec<Laid, MAX_BOARDS>,
    pub map: Map,
    pub(crate) seats: [Player; MAX_PLAYERS],
    pub supply: Goods,
    pub market: ArrayVec<CarId, MARKET>,
    pub discards: Cars,
    /// The spellcars in the deck, and the specialists in each stack, which everybody can count.
    pub deck_size: u8,
    pub stack_sizes: [u8; 3],
    pub tiles: Tiles,
    /// As bits.
    pub(crate) awards: u16,
    pub stage: Stage,
    /// Whose turn it is.
    pub active: Seat,
    /// From 1; a round ends with the last player’s turn.
    pub round: u16,
    /// What has brought that about.
    pub ended_by: Option<Ending>,
    /// Rounds in a row without track and without a delivery (EMP-11.8).
    pub idle: u8,
    pub turn: TurnState,
    pub stack: Stack,
    pub(crate) secret: Secret,
}

impl Table {
    #[must_use]
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(usize::from(self.players))
    }

    /// Whether this round is the last.
    #[must_use]
    pub const fn is_ending(&self) -> bool {
        self.ended_by.is_some()
    }

    #[must_use]
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    #[must_use]
    #[inline]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    #[inline]
    pub(crate) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    #[inline]
    pub(crate) const fn me(&mut self) -> &mut Player {
        self.player_mut(self.active)
    }

    #[must_use]
    #[inline]
    pub(crate) const fn mine(&self) -> &Player {
        self.player(self.active)
    }

    /// In turn order: 0 for the Start Player.
    #[must_use]
    pub const fn place_of(&self, seat: Seat) -> usize {
        (seat.index() + self.players() - self.start.index()) % self.players()
    }

    /// The seat with this place in turn order.
    #[must_use]
    pub const fn seat_at(&self, place: usize) -> Seat {
        Seat::new((self.start.index() + place) % self.players())
    }

    /// From the Start Player on.
    pub fn in_order(&self) -> impl DoubleEndedIterator<Item = Seat> + use<'_> {
        (0..self.players()).map(|place| self.seat_at(place))
    }

    #[must_use]
    #[inline]
    pub const fn team(&self, seat: Seat) -> usize {
        match self.variants.teams {
            Teams::Off => seat.index(),
            Teams::Pairs | Teams::Trios => seat.index() % 2,
            Teams::ThreePairs => seat.index() % 3,
        }
    }

    /// Whether two seats compete: they are neither the same nor in one team (EMP-14.4).
    #[must_use]
    #[inline]
    pub const fn compete(&self, one: Seat, other: Seat) -> bool {
        self.team(one) != self.team(other)
    }

    /// The hexes with a train of a competitor.
    #[must_use]
    pub fn competitors(&self, seat: Seat) -> HexSet {
        self.networks_of(|other| self.compete(seat, other))
    }

    /// The hexes with a train of a teammate.
    #[must_use]
    pub fn teammates(&self, seat: Seat) -> HexSet {
        if self.variants.teams == Teams::Off {
            return HexSet::NONE;
        }
        self.networks_of(|other| other != seat && !self.compete(seat, other))
    }

    fn networks_of(&self, whose: impl Fn(Seat) -> bool) -> HexSet {
        let mut all = HexSet::NONE;
        for other in self.all_seats().filter(|other| whose(*other)) {
            all |= self.map.network[other.index()];
        }
        all
    }

    /// The seat that a company belongs to.
    #[must_use]
    pub fn seat_of(&self, company: Company) -> Option<Seat> {
        self.all_seats().find(|seat| self.player(*seat).company == Some(company))
    }

    /// The terrain that a company calls home.
    #[must_use]
    pub fn home(&self, seat: Seat) -> Option<Terrain> {
        self.player(seat).company.map(|company| Printed::shipped().cards.folio(company).home)
    }

    /// The Awards that can be won; before some are removed, those that are left.
    pub fn awards(&self) -> impl Iterator<Item = Award> + use<> {
        let awards = self.awards;
        Award::ALL.into_iter().filter(move |award| awards >> award.index() & 1 == 1)
    }

    /// The Demand Tiles that end the game (EMP-11.1).
    #[must_use]
    pub fn end_tiles(&self) -> u8 {
        Printed::shipped().game.of(self.players()).end_tiles + u8::from(self.variants.epic)
    }

    /// Wasteland tiles that are left.
    #[must_use]
    pub const fn wasteland_left(&self) -> usize {
        WASTELAND_TILES.saturating_sub(self.map.placed.len())
    }

    /// Who is asked now; nobody when the game is over.
    #[must_use]
    #[inline]
    pub fn asked(&self) -> Option<Seat> {
        match self.stack.last() {
            Some(Frame::Discarding(seat)) => Some(*seat),
            _ if self.stage == Stage::Over => None,
            _ => Some(self.active),
        }
    }

    #[must_use]
    pub(crate) fn owing(&self) -> Seats {
        self.asked().map_or(Seats::NONE, Seats::only)
    }

    /// The specialists of a stack, where they may be known.
    #[must_use]
    pub const fn stack_of(&self, kind: Kind) -> People {
        match kind.stack() {
            Some(stack) => self.secret.stacks[stack],
            None => People::NONE,
        }
    }

    /// Those of whom one is to be kept, where they may be known.
    #[must_use]
    pub const fn drawn(&self) -> People {
        self.secret.drawn
    }

    /// The owner of a person.
    #[must_use]
    pub fn owner(&self, person: PersonId) -> Option<Seat> {
        self.all_seats().find(|seat| self.player(*seat).people().any(|other| other == person))
    }
}
