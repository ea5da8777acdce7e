//! All that lies on the table: the public part of a position, which in this game is everything but the draws to come.

use arrayvec::ArrayVec;
use kernel::{MAX_SEATS, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::goods::{Colour, Column, Cubes};
use crate::ids::StopId;
use crate::phase::Phase;
use crate::player::{Action, Player};
use crate::printed::{Board, MAX_STOPS, Supply};
use crate::track::Track;

/// The fewest players (AOS-0.1).
pub const MIN_PLAYERS: usize = 3;
/// The most players (AOS-0.1).
pub const MAX_PLAYERS: usize = 6;

/// All that lies on the table. It is what every viewer sees.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "crate::save::Saved", try_from = "crate::save::Saved")]
pub struct Table {
    /// How many sat down at the start; eliminated players count.
    pub players: u8,
    /// From 1.
    pub turn: u8,
    /// What the table waits for.
    pub phase: Phase,
    /// The players still in the game, in player order.
    pub order: ArrayVec<Seat, MAX_SEATS>,
    /// What each player has, by seat.
    pub seats: [Player; MAX_SEATS],
    /// What has been built.
    pub track: Track,
    /// The cubes in each city.
    pub goods: [Cubes; MAX_STOPS],
    /// The goods display.
    pub display: Display,
    /// The cubes in the bag.
    pub bag: Cubes,
}

/// The boxes of the goods display, from the top of each column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Display([[Option<Colour>; Column::MOST_BOXES]; Column::COUNT]);

impl Display {
    /// The boxes of a column.
    #[must_use]
    pub fn column(&self, column: Column) -> &[Option<Colour>] {
        &self.0[column.index()][..column.boxes()]
    }

    /// The boxes of a column, to be changed.
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

impl Table {
    /// The board that is played on.
    #[must_use]
    pub const fn board(&self) -> &'static Board {
        self.track.board()
    }

    /// What a player has.
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

    /// The players in player order, those who are out of the game behind them.
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + '_ {
        let out = self.all_seats().filter(|seat| self.player(*seat).eliminated);
        self.order.iter().copied().chain(out)
    }

    /// How many turns this game lasts.
    #[must_use]
    pub fn turns(&self) -> u8 {
        Supply::shipped()
            .turns(usize::from(self.players))
            .expect("a table has as many players as the rules allow")
    }

    /// The player who took this action, if they are still in the game.
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

    /// Whether the game is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    /// Who owes a decision: one player, or nobody when the game is over.
    #[must_use]
    pub fn asked(&self) -> Seats {
        self.asked_seat().map_or(Seats::NONE, Seats::only)
    }

    /// The seat of the one player who owes a decision.
    pub(crate) fn asked_seat(&self) -> Option<Seat> {
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
