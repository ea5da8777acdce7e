//! What lies open on the table. Hands and the bag are not here: they are hidden, and in the position.

use kernel::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::board::{Board, MAX_CITIES};
use crate::contracts::Bonus;
use crate::goods::{CityTile, Resources};
use crate::ids::{Cities, CityId, ContractId, Contracts};
use crate::supply::Supply;
use crate::track::Track;

/// A turn has two actions (SP-1.1).
pub const ACTIONS: u8 = 2;
/// What a missing resource costs (SP-4.7).
pub const MISSING_PRICE: u16 = 5;
/// What a factory produces (SP-3.3), and by how much the bonus may vary it (SP-4.13).
pub const FACTORY_RESOURCES: u8 = 5;
pub const BONUS_VARIES_BY: u8 = 1;
/// How many contracts are taken at once (SP-5.1).
pub const TAKEN_AT_ONCE: u8 = 2;
/// What a crossing costs on any terrain (SP-2.12).
pub const CROSSING_PRICE: u16 = 2;

/// So many rounds in a row without progress end the game (SP-7.3).
pub const STANDSTILL: u16 = 30;
/// The rules since which a standstill ends the game.
pub(crate) const STANDSTILL_RULES: u32 = 2;

/// What lies open on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(into = "crate::save::Saved", try_from = "crate::save::Saved")]
pub struct Table {
    /// The version of the rules that this game is played by.
    pub rules_version: u32,
    pub variant: Variant,
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
    pub phase: Phase,
    pub seats: [Player; MAX_SEATS],
    pub track: Track,
    pub cities: [City; MAX_CITIES],
    /// The city tiles that are on no site, by [`CityTile::index`].
    pub left_over: [u8; CityTile::ALL.len()],
    /// The points that a flipped factory of each colour is worth beyond the usual (SP-9.2).
    pub boosts: Resources,
    /// Resources in the stock.
    pub stock: Resources,
    /// How many contracts are in the bag.
    pub bag: u8,
    pub combine: Combine,
}

/// The options that change rules (SP-9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variant {
    pub later_edition: bool,
    pub start_from_group: bool,
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    pub cash: u16,
    /// Trains that are not on the board.
    pub trains: u8,
    /// Factories that are not on the board.
    pub factories: u8,
    /// How many contracts are in hand.
    pub hand: u8,
    pub fulfilled: Contracts,
}

/// A city tile on its site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct City {
    pub tile: CityTile,
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
    Seat(Seat),
    /// The neutral rival of the solo game (SP-10).
    Combine,
}

/// The neutral rival of the solo game: nothing of it is used with more players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Combine {
    /// The cities that it has visited since its list was last shuffled.
    pub visited: Cities,
    /// The Victory Point Cities that it is connected to.
    pub connected: Cities,
}

/// What the player whose turn it is has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Which action to begin.
    Action,
    /// Whether to lay a second tile.
    SecondTile,
    /// Where the resources of a revealed contract come from. `needs` are those still to be brought, `bought` is how many
    /// were bought from the bank.
    Fulfilling {
        contract: ContractId,
        needs: Resources,
        bought: u8,
    },
    /// Whether to use a bonus action.
    Bonus(Bonus),
    /// From whose hand to take the second contract.
    SecondContract,
    Over,
}

impl Phase {
    /// The key of the phase's name.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Action => "sp-phase-action",
            Self::SecondTile => "sp-phase-second-tile",
            Self::Fulfilling { .. } => "sp-phase-fulfilling",
            Self::Bonus(_) => "sp-phase-bonus",
            Self::SecondContract => "sp-phase-second-contract",
            Self::Over => "sp-phase-over",
        }
    }
}

impl Table {
    #[must_use]
    #[inline]
    pub const fn board(&self) -> &'static Board {
        self.track.board()
    }

    #[must_use]
    #[inline]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    pub(crate) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    #[must_use]
    #[inline]
    pub const fn city(&self, city: CityId) -> &City {
        &self.cities[city.index()]
    }

    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(usize::from(self.players))
    }

    #[must_use]
    pub const fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// The seat that owes a decision; `None` when the game is over.
    #[must_use]
    #[inline]
    pub fn asked(&self) -> Option<Seat> {
        (self.phase != Phase::Over).then_some(self.active)
    }

    /// How many fulfilled contracts bring the end; `None` in the solo game.
    #[must_use]
    pub fn contracts_to_end(&self) -> Option<u8> {
        Supply::shipped().contracts_to_end(usize::from(self.players))
    }

    /// Whether somebody has fulfilled enough contracts: this round is the last (SP-7.2).
    #[must_use]
    pub fn is_last_round(&self) -> bool {
        match self.contracts_to_end() {
            Some(enough) => {
                self.all_seats().any(|seat| self.player(seat).fulfilled.len() >= usize::from(enough))
            }
            None => self.round >= Supply::shipped().solo.turns,
        }
    }

    /// How many rounds in a row, this one included, have brought nothing so far; `None` by rules that do not count them.
    #[must_use]
    pub const fn idle_rounds(&self) -> Option<u16> {
        if self.rules_version < STANDSTILL_RULES { None } else { Some(self.round - self.last_progress) }
    }

    /// Whether those are so many that the game ends with this round (SP-7.3).
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
