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
use crate::kinds::{Award, Awards, Company, Ending, Goods, PersonKind, Teams, Terrain};
use crate::phase::Phase;
use crate::printed::{MAX_BOARDS, Printed, SideId};

pub use map::{Map, TRAINS_IN_A_HEX};
pub use player::{END_OF_LINE, MANA_LIMIT, Player, ROWS, SLOTS, START_MANA, Slot, Staff, TRAINS};
pub use stack::{Card, Frame, Load, Occasion, Repetitions, Run};
pub(crate) use stack::{DEEPEST_CARD, Stack};
pub(crate) use terms::MOST_FREE_TRANSFERS;
pub use terms::Terms;
pub use tiles::{DEMAND_TILES, OF_COLOUR, Stand, TilePlace, Tiles};
pub use turn_state::{Delivered, TurnState};

/// Most players.
pub const MAX_PLAYERS: usize = 6;
/// Goods of each colour.
pub const GOODS: u8 = 35;
/// Wasteland tiles.
pub const WASTELAND_TILES: usize = 20;
/// Spellcars in a Market that was just dealt.
pub const MARKET: usize = 6;
/// When so few are left in the Market, it is dealt anew (EMP-5.2).
pub const MARKET_LOW: usize = 2;

/// What the players agreed on before the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variants {
    /// Whether there are Awards.
    pub awards: Awards,
    /// Whether the game ends one Demand Tile later (EMP-13.3).
    pub epic: bool,
    /// Whether the stacks lie open (EMP-13.4).
    pub open_information: bool,
    /// Whether what harms others is left out (EMP-13.5).
    pub friendly: bool,
    /// Whether and how teams play.
    pub teams: Teams,
}

/// A board on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Laid {
    /// The side that is up.
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
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Secret {
    pub(crate) deck: Cars,
    /// Engineers, Surveyors and Station Masters that can be drafted.
    pub(crate) stacks: [People; 3],
    /// Specialists who are not in this game.
    pub(crate) boxed: People,
    /// Those drawn for one to be kept.
    pub(crate) drawn: People,
}

/// Everything on the table; of what lies face-down, only what the viewer may know.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "crate::save::Saved", try_from = "crate::save::Saved")]
pub struct Table {
    pub(crate) players: u8,
    /// What the players agreed on.
    pub variants: Variants,
    /// The Start Player.
    pub start: Seat,
    /// The boards as they lie.
    pub boards: ArrayVec<Laid, MAX_BOARDS>,
    /// The map that they make.
    pub map: Map,
    pub(crate) seats: [Player; MAX_PLAYERS],
    /// Goods that are on no hex and no folio.
    pub supply: Goods,
    /// The spellcars that can be gained.
    pub market: ArrayVec<CarId, MARKET>,
    /// Spellcars that are shuffled when the deck runs out.
    pub discards: Cars,
    /// The spellcars in the deck, which everybody can count.
    pub deck_size: u8,
    /// The specialists in each stack, which everybody can count.
    pub stack_sizes: [u8; 3],
    /// Where the Demand Tiles are.
    pub tiles: Tiles,
    /// As bits.
    pub(crate) awards: u16,
    /// Where the game stands.
    pub phase: Phase,
    /// Whose turn it is.
    pub active: Seat,
    /// From 1; a round ends with the last player’s turn.
    pub round: u16,
    /// What has brought that about.
    pub ended_by: Option<Ending>,
    /// Rounds in a row without track and without a delivery (EMP-11.8).
    pub idle: u8,
    /// What lasts this turn.
    pub turn: TurnState,
    /// What is still to be done of cards, the most urgent last.
    pub stack: Stack,
    pub(crate) secret: Secret,
}

impl Table {
    /// Everybody.
    #[must_use]
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(usize::from(self.players))
    }

    /// Whether this round is the last.
    #[must_use]
    pub const fn is_last_round(&self) -> bool {
        self.ended_by.is_some()
    }

    /// How many play.
    #[must_use]
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    /// What belongs to a seat.
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

    /// The team of a seat; without teams everybody is one.
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

    /// Whether players win in teams.
    #[must_use]
    pub fn is_team_game(&self) -> bool {
        self.variants.teams != Teams::Off
    }

    /// The hexes with a train of a teammate.
    #[must_use]
    pub fn teammates(&self, seat: Seat) -> HexSet {
        if !self.is_team_game() {
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

    /// The Demand Tiles that a seat lacks to end the game (EMP-11.1).
    #[must_use]
    pub fn tiles_missing(&self, seat: Seat) -> usize {
        usize::from(self.end_tiles()).saturating_sub(self.tiles.count(seat))
    }

    /// Wasteland tiles that are left.
    #[must_use]
    pub const fn wasteland_left(&self) -> usize {
        WASTELAND_TILES.saturating_sub(self.map.placed.len())
    }

    /// Who owes a decision: one player, or nobody when the game is over.
    #[must_use]
    pub fn asked(&self) -> Seats {
        self.asked_seat().map_or(Seats::NONE, Seats::only)
    }

    /// The same as the one seat that it is.
    #[must_use]
    #[inline]
    pub fn asked_seat(&self) -> Option<Seat> {
        match self.stack.last() {
            Some(Frame::Discarding(seat)) => Some(*seat),
            _ if self.phase == Phase::Over => None,
            _ => Some(self.active),
        }
    }

    /// The specialists of a stack, where they may be known.
    #[must_use]
    pub const fn stack_of(&self, kind: PersonKind) -> People {
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
