//! What lies open on the table. Hands and the bag are not here: they are hidden, and in the position.

use kernel::{MAX_SEATS, Message, Seat, Seats, message};
use serde::{Deserialize, Serialize};

use crate::goods::{CityTile, Resources};
use crate::ids::{Cities, CityId, ContractId, Contracts};
use crate::printed::{Board, Bonus, MAX_CITIES, Supply};
use crate::track::Track;

/// The fewest players (SP-0.1).
pub const MIN_PLAYERS: usize = 1;
/// The most players (SP-0.1).
pub const MAX_PLAYERS: usize = 5;
/// A turn has two actions (SP-1.1).
pub const ACTIONS: u8 = 2;
/// How many tiles the action of building track may lay (SP-2.1).
pub const TILES: u8 = 2;
/// What a missing resource costs (SP-4.7).
pub const MISSING_PRICE: u16 = 5;
/// What a factory produces (SP-3.3).
pub const FACTORY_RESOURCES: u8 = 5;
/// By how much the bonus may vary that (SP-4.13).
pub(crate) const BONUS_VARIES_BY: u8 = 1;
/// How many contracts are taken at once (SP-5.1).
pub const TAKEN_AT_ONCE: u8 = 2;
/// What a crossing costs on any terrain (SP-2.12).
pub const CROSSING_PRICE: u16 = 2;

/// The most dollars that are counted for anybody: whoever has that many gets no more, which leaves room for sums. No game
/// that a standstill can end (SP-7.3) comes that far; by version 1 of the rules one could, after six thousand rounds.
pub(crate) const MOST_CASH: u16 = 60_000;

/// This many rounds in a row without progress end the game (SP-7.3).
pub(crate) const STANDSTILL: u16 = 30;
/// The rules since which a standstill ends the game.
pub(crate) const STANDSTILL_RULES: u32 = 2;

/// What lies open on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "crate::save::Saved", try_from = "crate::save::Saved")]
pub struct Table {
    /// The version of the rules that this game is played by.
    pub rules_version: u32,
    /// The options of this game.
    pub variant: Variant,
    /// How many play.
    pub players: u8,
    /// Who had the first turn.
    pub first: Seat,
    /// From 1.
    pub round: u16,
    /// The last round in which a link was completed, a factory built or a contract fulfilled; 0 before the first, and
    /// by rules that do not ask for it (SP-7.3).
    pub last_progress: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// The actions that are still to be begun in this turn.
    pub actions_left: u8,
    /// What is to be decided.
    pub phase: Phase,
    /// What each player has; beyond the number of players nothing is looked at.
    pub seats: [Player; MAX_SEATS],
    /// All track on the board.
    pub track: Track,
    /// The city tiles on their sites.
    pub cities: [City; MAX_CITIES],
    /// The city tiles that are on no site, by [`CityTile::index`].
    pub left_over: [u8; CityTile::ALL.len()],
    /// The points that a flipped factory of each colour is worth beyond the usual (SP-9.2).
    pub boosts: Resources,
    /// Resources in the stock.
    pub stock: Resources,
    /// How many contracts are in the bag.
    pub bag: u8,
    /// The rival of the solo game.
    pub combine: Combine,
}

/// The options that change rules (SP-9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variant {
    /// Taking money brings $5, and city tiles raise the worth of factories (SP-9.1, SP-9.2).
    pub later_edition: bool,
    /// A new link may begin in a city side by side with the network (SP-9.3).
    pub start_from_group: bool,
    /// A player who alone has most contracts may draw from the next hand (SP-9.4).
    pub steal_from_next: bool,
}

impl Variant {
    /// What the bank action brings (SP-6.1, SP-9.1).
    #[must_use]
    pub const fn bank_money(self) -> u16 {
        if self.later_edition { 5 } else { 3 }
    }
}

impl Default for Variant {
    fn default() -> Self {
        Self { later_edition: false, start_from_group: true, steal_from_next: false }
    }
}

/// What a player has that everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// Dollars.
    pub cash: u16,
    /// Trains that are not on the board.
    pub trains: u8,
    /// Factories that are not on the board.
    pub factories: u8,
    /// How many contracts are in hand.
    pub hand: u8,
    /// The contracts that lie open before them.
    pub fulfilled: Contracts,
}

impl Player {
    /// Gives them these dollars.
    pub(crate) fn receive(&mut self, dollars: u16) {
        self.cash = with_more(self.cash, dollars);
    }
}

/// What somebody with this much money has once they get these dollars.
pub(crate) fn with_more(cash: u16, dollars: u16) -> u16 {
    cash.saturating_add(dollars).min(MOST_CASH)
}

/// A city tile on its site.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct City {
    /// What the city is.
    pub tile: CityTile,
    /// Whose factory stands there.
    pub factory: Option<Owner>,
    /// Resources that stand beside the factory.
    pub resources: u8,
}

impl City {
    /// Turned over, because the last resource has been taken (SP-4.9).
    #[must_use]
    #[inline]
    pub const fn is_flipped(&self) -> bool {
        self.factory.is_some() && self.resources == 0
    }
}

/// Whose a factory is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owner {
    /// A player.
    Seat(Seat),
    /// The neutral rival of the solo game (SP-10).
    Combine,
}

/// The neutral rival of the solo game: with more players it is not used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Combine {
    /// The cities that it has visited since its list was last shuffled.
    pub visited: Cities,
    /// The Victory Point Cities that it is connected to.
    pub connected: Cities,
}

/// What the player whose turn it is has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Which action to begin.
    Action,
    /// Whether to lay a second tile.
    SecondTile,
    /// Where the resources of a revealed contract come from.
    Fulfilling {
        /// The contract.
        contract: ContractId,
        /// The resources that are still to be brought.
        needs: Resources,
        /// How many were bought from the bank.
        bought: u8,
    },
    /// Whether to use a bonus action.
    Bonus(Bonus),
    /// From whose hand to take the second contract.
    SecondContract,
    /// Nothing: the game is over.
    Over,
}

impl Phase {
    /// What people call it.
    #[must_use]
    pub const fn name(&self) -> Message {
        match self {
            Self::Action => message!(sp_phase_action),
            Self::SecondTile => message!(sp_phase_second_tile),
            Self::Fulfilling { .. } => message!(sp_phase_fulfilling),
            Self::Bonus(_) => message!(sp_phase_bonus),
            Self::SecondContract => message!(sp_phase_second_contract),
            Self::Over => message!(sp_phase_over),
        }
    }

    /// Whether tiles are laid, or may be.
    #[must_use]
    pub const fn lays_track(&self) -> bool {
        matches!(self, Self::Action | Self::SecondTile | Self::Bonus(Bonus::Track))
    }

    /// What the bank was paid for resources of the revealed contract that could not be brought (SP-4.7).
    #[must_use]
    pub const fn paid_for_missing(&self) -> u16 {
        match self {
            Self::Fulfilling { bought, .. } => *bought as u16 * MISSING_PRICE,
            _ => 0,
        }
    }
}

impl Table {
    /// The board that is played on.
    #[must_use]
    #[inline]
    pub const fn board(&self) -> &'static Board {
        self.track.board()
    }

    /// What a player has.
    #[must_use]
    #[inline]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    pub(crate) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    /// A city tile and what stands on it.
    #[must_use]
    #[inline]
    pub const fn city(&self, city: CityId) -> &City {
        &self.cities[city.index()]
    }

    /// Everybody who plays.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(usize::from(self.players))
    }

    /// The seats in the order of their turns (SP-1.1).
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let players = usize::from(self.players);
        self.all_seats().cycle().skip(self.first.index()).take(players)
    }

    /// Whether one plays alone.
    #[must_use]
    pub const fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// Who owes a decision: the one whose turn it is; nobody when the game is over.
    #[must_use]
    #[inline]
    pub const fn asked(&self) -> Seats {
        if matches!(self.phase, Phase::Over) { Seats::NONE } else { Seats::only(self.active) }
    }

    /// How many fulfilled contracts bring the end; `None` in the solo game.
    #[must_use]
    pub fn contracts_to_end(&self) -> Option<u8> {
        Supply::shipped().contracts_to_end(usize::from(self.players))
    }

    /// Whether this player has fulfilled enough contracts to bring the end (SP-7.1); never in the solo game.
    #[must_use]
    pub fn has_enough(&self, seat: Seat) -> bool {
        self.contracts_to_end().is_some_and(|enough| self.player(seat).fulfilled.len() >= usize::from(enough))
    }

    /// Whether somebody has fulfilled enough contracts: this round is the last (SP-7.2). Of the solo game the last turn
    /// (SP-10.1).
    #[must_use]
    pub fn is_last_round(&self) -> bool {
        if self.is_solo() {
            self.round >= Supply::shipped().solo.turns
        } else {
            self.all_seats().any(|seat| self.has_enough(seat))
        }
    }

    /// How many rounds in a row, this one included, have brought nothing so far; `None` by rules that do not count them.
    #[must_use]
    pub const fn idle_rounds(&self) -> Option<u16> {
        if self.rules_version < STANDSTILL_RULES { None } else { Some(self.round - self.last_progress) }
    }

    /// Whether those are enough for the game to end with this round (SP-7.3).
    #[must_use]
    pub fn stands_still(&self) -> bool {
        self.idle_rounds().is_some_and(|idle| idle >= STANDSTILL)
    }

    /// Something has been done that is never undone.
    pub(crate) const fn progresses(&mut self) {
        if self.rules_version >= STANDSTILL_RULES {
            self.last_progress = self.round;
        }
    }

    /// The contracts that nobody has fulfilled or revealed: those of the hands and of the bag.
    #[must_use]
    pub fn unseen(&self) -> Contracts {
        let mut unseen = Contracts::ALL;
        for seat in self.all_seats() {
            unseen = unseen.without(self.player(seat).fulfilled);
        }
        if let Phase::Fulfilling { contract, .. } = self.phase {
            unseen.remove(contract);
        }
        unseen
    }
}
