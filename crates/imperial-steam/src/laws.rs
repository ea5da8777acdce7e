//! The conservation laws: what holds in every position that play can reach. A state from outside that passes them cannot
//! make the rules panic.

mod board;
mod players;

use kernel::{Broken, Seat, Seats};

use crate::goods::Action;
use crate::round::hands;
use crate::table::{LAST_ROUND, Player, Stage, TEN, Table};

/// `Ok` when it holds.
fn law(holds: bool, name: &'static str, detail: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken::new(name, detail())) }
}

impl Table {
    pub(crate) fn check(&self) -> Result<(), Broken> {
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

    fn check_turn(&self) -> Result<(), Broken> {
        let broken = |holds, detail: &str| law(holds, "turns", || detail.into());
        let players = usize::from(self.players);
        let all = Seats::first(players);
        broken((1..=LAST_ROUND).contains(&self.round), "rounds are 1 to 8")?;
        broken(all.contains(self.active), "somebody who does not play")?;
        broken(
            self.semmering.is_none_or(|seat| all.contains(seat)),
            "a token of somebody who does not play",
        )?;
        let overflow = |seat: &Seat| self.player(*seat).overflow() > 0;
        match self.stage {
            Stage::Bidding { made } => {
                let within = made.iter().all(|seat| all.contains(seat)) && made != all;
                broken(
                    within && self.round == 1 && self.points == 0 && !self.delivered,
                    "bids are made first",
                )?;
                let start = Player::at_start(self.map());
                let fresh = self.all_seats().all(|seat| *self.player(seat) == start);
                broken(fresh, "bids are made before anything else")?;
            }
            Stage::Producing { done } => {
                let count = self.player(self.active).factories.len();
                broken(u32::from(done) >> count == 0, "a factory that is not there has produced")?;
            }
            Stage::Over => {
                let ended = self.round == LAST_ROUND || self.trieste_is_joined();
                broken(ended && self.points == 0, "the game ends in Trieste or after round 8")?;
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

    /// Landing goods of a round that does not come are possible; hands left over are not.
    fn check_hands(&self) -> Result<(), Broken> {
        let broken = |holds, detail: &str| law(holds, "turns", || detail.into());
        for seat in self.all_seats() {
            let player = self.player(seat);
            let placed: u32 = player.placed.iter().map(|hands| u32::from(*hands)).sum();
            let have = placed + u32::from(player.hands);
            Broken::unless_equal("hands", format!("seat {seat}"), have, u32::from(hands(self.round)))?;
            let over = self.stage != Stage::Over || player.hands == 0;
            broken(over, "the game ends when all hands are placed")?;
        }
        let active = self.player(self.active);
        broken(self.stage != Stage::Before || active.hands > 0, "whose turn it is has a hand")?;
        let last = |action: Action| active.placed[action.index()] > 0;
        broken(
            match self.stage {
                Stage::Building { .. } => last(Action::Build),
                Stage::Hiring { source } => {
                    last(Action::Hire)
                        && source.is_none_or(|source| self.sources().any(|there| there == source))
                }
                Stage::Producing { .. } => last(Action::Produce),
                Stage::Ordering => last(Action::Goods) && self.round < LAST_ROUND,
                Stage::After => placed_any(&active.placed),
                _ => true,
            },
            "an action without a hand on it",
        )?;
        let spare = !matches!(self.stage, Stage::Building { spare } if spare > 2);
        broken(spare, "a crew has at most two to spare")
    }

    fn check_money(&self) -> Result<(), Broken> {
        let start = i32::from(self.printed().boards.money(usize::from(self.players)));
        let bidding = matches!(self.stage, Stage::Bidding { .. });
        let mut sum = 0;
        for seat in self.all_seats() {
            let cash = self.cash(seat);
            let fair = cash >= 0 && cash % TEN == 0 && (cash == start || !bidding);
            law(fair, "money", || format!("seat {seat} has {cash}"))?;
            let bid = i32::from(self.secret.bids[seat.index()]);
            let made = matches!(self.stage, Stage::Bidding { made } if made.contains(seat));
            law(bid == 0 || made && bid <= cash && bid % TEN == 0, "bids", || {
                format!("seat {seat} bids {bid}")
            })?;
            sum += i64::from(cash);
        }
        let expected = i64::from(start) * i64::from(self.players) + i64::from(self.secret.from_bank);
        Broken::unless_equal("money", "all money", sum, expected)
    }

    fn check_influence(&self) -> Result<(), Broken> {
        let most = self.printed().boards.most_influence();
        let influence: Vec<u8> = self.by_influence().map(|seat| self.player(seat).influence).collect();
        law(influence.iter().rev().is_sorted(), "influence", || "the ranking is another one".into())?;
        let within =
            influence.iter().all(|steps| *steps <= most) && self.hubs.iter().all(|hub| hub.influence <= most);
        law(within, "influence", || "beyond the end of the track".into())
    }
}

fn placed_any(placed: &[u8]) -> bool {
    placed.iter().any(|hands| *hands > 0)
}
