//! All that lies on the table: the public part of a position, which in this game is everything but the draws to come.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use hexes::Edges;
use kernel::{MAX_SEATS, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::board::{Board, MAX_STOPS};
use crate::goods::{Colour, Column, Cubes};
use crate::ids::{HexId, StopId};
use crate::supply::Supply;
use crate::track::Track;

pub const SHARE_PRICE: u16 = 5;
pub const MOST_SHARES: u8 = 15;
pub const MOST_LINKS: u8 = 6;
pub(crate) const STARTING_CASH: u16 = 10;
pub(crate) const STARTING_SHARES: u8 = 2;
pub const MOVE_ROUNDS: u8 = 2;

/// All that lies on the table. It is what every viewer sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(into = "crate::save::Saved", try_from = "crate::save::Saved")]
pub struct Table {
    /// How many sat down at the start; eliminated players count.
    pub players: u8,
    /// From 1.
    pub turn: u8,
    pub phase: Phase,
    /// The players still in the game, in player order.
    pub order: ArrayVec<Seat, MAX_SEATS>,
    pub seats: [Player; MAX_SEATS],
    pub track: Track,
    /// The cubes in each city.
    pub goods: [Cubes; MAX_STOPS],
    pub display: Display,
    pub bag: Cubes,
}

/// One player's disks, money and action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub cash: u16,
    pub income: u16,
    pub shares: u8,
    /// How many links a cube may travel.
    pub engine: u8,
    /// The action of this turn; until actions are selected, that of the turn before.
    pub action: Option<Action>,
    /// Ownership markers on the board.
    pub markers: u8,
    /// Whether the first tile of the game is behind this player.
    pub has_built: bool,
    pub eliminated: bool,
}

impl Player {
    pub(crate) const fn at_start() -> Self {
        Self {
            cash: STARTING_CASH,
            income: 0,
            shares: STARTING_SHARES,
            engine: 1,
            action: None,
            markers: 0,
            has_built: false,
            eliminated: false,
        }
    }

    /// What this player has to pay each turn.
    #[must_use]
    pub fn expenses(&self) -> u16 {
        u16::from(self.shares) + u16::from(self.engine)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    FirstMove,
    FirstBuild,
    Engineer,
    Locomotive,
    Urbanization,
    Production,
    TurnOrder,
}

impl Action {
    pub const ALL: [Self; 7] = [
        Self::FirstMove,
        Self::FirstBuild,
        Self::Engineer,
        Self::Locomotive,
        Self::Urbanization,
        Self::Production,
        Self::TurnOrder,
    ];

    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::FirstMove => "first-move",
            Self::FirstBuild => "first-build",
            Self::Engineer => "engineer",
            Self::Locomotive => "locomotive",
            Self::Urbanization => "urbanization",
            Self::Production => "production",
            Self::TurnOrder => "turn-order",
        }
    }

    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::FirstMove => "aos-action-first-move",
            Self::FirstBuild => "aos-action-first-build",
            Self::Engineer => "aos-action-engineer",
            Self::Locomotive => "aos-action-locomotive",
            Self::Urbanization => "aos-action-urbanization",
            Self::Production => "aos-action-production",
            Self::TurnOrder => "aos-action-turn-order",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Action {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|action| action.name() == name).ok_or(())
    }
}

/// The boxes of the goods display, from the top of each column.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Display([[Option<Colour>; Column::MOST_BOXES]; Column::COUNT]);

impl Display {
    #[must_use]
    pub fn column(&self, column: Column) -> &[Option<Colour>] {
        &self.0[column.index()][..column.boxes()]
    }

    pub fn column_mut(&mut self, column: Column) -> &mut [Option<Colour>] {
        &mut self.0[column.index()][..column.boxes()]
    }

    /// Takes the topmost cube of a column, and tells its row from 0.
    pub fn take_top(&mut self, column: Column) -> Option<(u8, Colour)> {
        (0..).zip(self.column_mut(column)).find_map(|(row, cube)| Some((row, cube.take()?)))
    }

    /// Every empty box: its column and its row from 0.
    pub fn empty_boxes(&self) -> impl Iterator<Item = (Column, u8)> + '_ {
        Column::all().flat_map(|column| {
            let boxes = self.column(column).iter().enumerate();
            boxes.filter(|(_, cube)| cube.is_none()).map(move |(row, _)| (column, row as u8))
        })
    }
}

/// What the table waits for, with all that is true only in that phase.
#[derive(Clone, PartialEq, Debug)]
pub enum Phase {
    /// `asked` counts the places of the player order from 0.
    IssueShares {
        asked: u8,
    },
    Auction(Auction),
    SelectActions {
        asked: u8,
    },
    BuildTrack(Building),
    MoveGoods(Moving),
    Production(Producing),
    /// The dice for goods growth are due. No question is asked here: a move that gets this far rolls them at once.
    Growth,
    Over(Ending),
}

impl Phase {
    /// The key of the phase's name.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::IssueShares { .. } => "aos-phase-issue-shares",
            Self::Auction(_) => "aos-phase-auction",
            Self::SelectActions { .. } => "aos-phase-select-actions",
            Self::BuildTrack(_) => "aos-phase-build-track",
            Self::MoveGoods(_) => "aos-phase-move-goods",
            Self::Production(_) => "aos-phase-production",
            Self::Growth => "aos-phase-growth",
            Self::Over(_) => "aos-phase-over",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    LastTurn,
    /// Everybody else was eliminated.
    LastPlayer,
    /// The last players were eliminated together.
    NobodyLeft,
}

impl Ending {
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::LastTurn => "last-turn",
            Self::LastPlayer => "last-player",
            Self::NobodyLeft => "nobody-left",
        }
    }
}

/// The auction for player order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Auction {
    /// Those still bidding, in the old player order.
    pub bidders: ArrayVec<Seat, MAX_SEATS>,
    /// Which of them is asked.
    pub asked: u8,
    /// Each seat's own highest bid, 0 for none.
    pub bids: [u16; MAX_SEATS],
    /// Who has used the Turn Order pass.
    pub passed: Seats,
    /// Who dropped out, the first first.
    pub dropped: ArrayVec<Seat, MAX_SEATS>,
}

/// A player's build turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Building {
    /// Counts the players in building order from 0.
    pub asked: u8,
    /// The hexes built on so far.
    pub built: ArrayVec<HexId, 4>,
    pub urbanized: bool,
    /// The sections begun or extended in this turn, by the stop and edge they begin at.
    pub extended: [Edges; MAX_STOPS],
}

impl Building {
    /// The beginning of a build turn.
    #[must_use]
    pub fn turn(asked: u8) -> Self {
        Self { asked, built: ArrayVec::new(), urbanized: false, extended: [Edges::NONE; MAX_STOPS] }
    }
}

/// The goods phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moving {
    /// 0 or 1.
    pub round: u8,
    /// Counts the players in moving order from 0.
    pub asked: u8,
    /// Who has raised the engine instead of moving a cube.
    pub engine_raised: Seats,
    pub cargo: Option<Cargo>,
}

/// A cube on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cargo {
    pub colour: Colour,
    /// Where the cube is now.
    pub at: StopId,
    /// Where it has been, its start and its place now included: bit by bit, as [`StopId::index`] counts.
    pub visited: u64,
    pub links: u8,
}

/// The decision of the player with Production.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Producing {
    pub seat: Seat,
    /// The cubes drawn and not yet placed; `None` before the draw.
    pub drawn: Option<ArrayVec<Colour, 2>>,
}

impl Table {
    #[must_use]
    pub const fn board(&self) -> &'static Board {
        self.track.board()
    }

    #[must_use]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    pub(crate) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    /// Every seat of this table, eliminated ones too.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(usize::from(self.players))
    }

    /// How many turns this game lasts.
    #[must_use]
    pub fn turns(&self) -> u8 {
        Supply::shipped()
            .turns(usize::from(self.players))
            .expect("a table has as many players as the rules allow")
    }

    /// The player who took this action, if he is still in the game.
    #[must_use]
    pub fn holder(&self, action: Action) -> Option<Seat> {
        self.order.iter().copied().find(|seat| self.player(*seat).action == Some(action))
    }

    /// The player order, but the holder of this action before everybody else.
    #[must_use]
    pub fn order_after(&self, action: Action) -> ArrayVec<Seat, MAX_SEATS> {
        let first = self.holder(action);
        first.into_iter().chain(self.order.iter().copied().filter(|seat| Some(*seat) != first)).collect()
    }

    /// Who is at this place of [`order_after`](Self::order_after).
    fn nth_after(&self, action: Action, place: u8) -> Option<Seat> {
        let place = usize::from(place);
        let Some(first) = self.order.iter().position(|seat| self.player(*seat).action == Some(action)) else {
            return self.order.get(place).copied();
        };
        // Those before the holder of the action move one place back.
        match place {
            0 => self.order.get(first).copied(),
            _ if place <= first => self.order.get(place - 1).copied(),
            _ => self.order.get(place).copied(),
        }
    }

    /// The seat that owes a decision; `None` when the game is over.
    #[must_use]
    pub fn asked(&self) -> Option<Seat> {
        match &self.phase {
            Phase::IssueShares { asked } | Phase::SelectActions { asked } => {
                self.order.get(usize::from(*asked)).copied()
            }
            Phase::Auction(auction) => auction.bidders.get(usize::from(auction.asked)).copied(),
            Phase::BuildTrack(building) => self.nth_after(Action::FirstBuild, building.asked),
            Phase::MoveGoods(moving) => self.nth_after(Action::FirstMove, moving.asked),
            Phase::Production(producing) => Some(producing.seat),
            Phase::Growth | Phase::Over(_) => None,
        }
    }

    /// The colour of a city, printed or new; `None` for a town.
    #[must_use]
    pub fn colour(&self, stop: StopId) -> Option<Colour> {
        self.track.colour(stop)
    }
}
