//! The conservation laws: what holds in every position that play can reach. A state from outside that passes them cannot
//! make the rules panic.

mod board;
mod money;
mod players;

use kernel::{LawError, Seat, Seats};

use crate::kinds::Action;
use crate::phase::Phase;
use crate::round::hands;
use crate::table::{LAST_ROUND, Player, Table};

impl Table {
    pub(crate) fn check(&self) -> Result<(), LawError> {
        // Whatever is counted further down is known to be small then.
        for seat in self.all_seats() {
            self.check_belongings(seat)?;
        }
        self.check_turn()?;
        self.check_hands()?;
        self.check_money()?;
        self.check_influence()?;
        for seat in self.all_seats() {
            self.check_player(seat)?;
            self.check_network(seat)?;
            self.check_factories(seat)?;
        }
        self.check_tiles()?;
        self.check_cities()?;
        self.check_hubs()?;
        self.check_engineers()?;
        self.check_setup()?;
        self.check_goods()?;
        self.check_engines()?;
        self.check_contracts()
    }

    fn check_turn(&self) -> Result<(), LawError> {
        let broken = |holds, detail: &str| LawError::unless(holds, "turns", || detail.into());
        let players = usize::from(self.players);
        let all = Seats::first(players);
        broken((1..=LAST_ROUND).contains(&self.round), "rounds are 1 to 8")?;
        broken(all.contains(self.active), "somebody who does not play")?;
        broken(
            self.semmering.is_none_or(|seat| all.contains(seat)),
            "a token of somebody who does not play",
        )?;
        let overflow = |seat: &Seat| self.player(*seat).overflow() > 0;
        match self.phase {
            Phase::Bidding { made } => {
                let within = made.iter().all(|seat| all.contains(seat)) && made != all;
                broken(
                    within && self.round == 1 && self.points == 0 && !self.delivered,
                    "bids are made first",
                )?;
                let start = Player::at_start(self.map());
                let fresh = self.all_seats().all(|seat| *self.player(seat) == start);
                broken(fresh, "bids are made before anything else")?;
            }
            Phase::Producing { done } => {
                let count = self.player(self.active).factories.len();
                broken(u32::from(done) >> count == 0, "a factory that is not there has produced")?;
            }
            Phase::Over => {
                broken(
                    self.is_last_round() && self.points == 0,
                    "the game ends in Trieste or after round 8",
                )?;
                broken(
                    !self.all_seats().any(|seat| overflow(&seat)),
                    "nothing is left to discard in the end",
                )?;
            }
            _ => {}
        }
        // Every point is of a token in a city that has been joined.
        let tokens = self.player(self.active).network.iter().map(|city| u32::from(self.tile(city).business));
        broken(u32::from(self.points) <= tokens.sum(), "points that no token has brought")
    }

    /// Every hand is placed or still to be placed, all are placed when the game ends, and an action that goes on has one on it.
    fn check_hands(&self) -> Result<(), LawError> {
        let broken = |holds, detail: &str| LawError::unless(holds, "turns", || detail.into());
        for seat in self.all_seats() {
            let player = self.player(seat);
            let placed: u32 = player.placed.iter().map(|hands| u32::from(*hands)).sum();
            let have = placed + u32::from(player.hands);
            LawError::unless_equal("hands", format!("seat {seat}"), have, u32::from(hands(self.round)))?;
            let over = self.phase != Phase::Over || player.hands == 0;
            broken(over, "the game ends when all hands are placed")?;
        }
        let active = self.player(self.active);
        broken(self.phase != Phase::Before || active.hands > 0, "whose turn it is has a hand")?;
        let last = |action: Action| active.placed[action.index()] > 0;
        broken(
            match self.phase {
                Phase::Building { .. } => last(Action::Build),
                Phase::Hiring { source } => {
                    last(Action::Hire)
                        && source.is_none_or(|source| self.sources().any(|there| there == source))
                }
                Phase::Producing { .. } => last(Action::Produce),
                Phase::Ordering => last(Action::Goods) && self.round < LAST_ROUND,
                Phase::After => placed_any(&active.placed),
                _ => true,
            },
            "an action without a hand on it",
        )?;
        let spare = !matches!(self.phase, Phase::Building { spare } if spare > 2);
        broken(spare, "a crew has at most two to spare")
    }

    fn check_influence(&self) -> Result<(), LawError> {
        let most = self.printed().boards.most_influence();
        let influence: Vec<u8> = self.by_influence().map(|seat| self.player(seat).influence).collect();
        LawError::unless(influence.iter().rev().is_sorted(), "influence", || {
            "the ranking is another one".into()
        })?;
        let within =
            influence.iter().all(|steps| *steps <= most) && self.hubs.iter().all(|hub| hub.influence <= most);
        LawError::unless(within, "influence", || "beyond the end of the track".into())
    }
}

fn placed_any(placed: &[u8]) -> bool {
    placed.iter().any(|hands| *hands > 0)
}
