//! IMP-10.1 to IMP-10.5: secure a contract.

use kernel::{Events, Seat};

use crate::event::Event;
use crate::goods::Goods;
use crate::ids::{ContractId, Contracts};
use crate::kinds::Action;
use crate::moves::Move;
use crate::phase::Phase;
use crate::printed::Contract;
use crate::reason::Reason;
use crate::table::Table;

impl Table {
    /// A contract as it is printed.
    #[must_use]
    pub fn contract(&self, contract: ContractId) -> &'static Contract {
        &self.printed().contracts[contract.index()]
    }

    pub(crate) fn judge_contract(&self, seat: Seat, contract: ContractId) -> Result<(), Reason> {
        self.may_begin(seat, Action::Contract)?;
        if !self.display.contains(contract) {
            return Err(Reason::ContractGone { contract });
        }
        let (needs, has) = (self.contract(contract).size, self.player(seat).free_cars());
        if needs > has {
            return Err(Reason::FreightCars { needs, has });
        }
        Ok(())
    }

    pub(crate) fn list_contracts(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.may_begin(seat, Action::Contract).is_ok() {
            let possible = self.display.iter().filter(|id| self.judge_contract(seat, *id).is_ok());
            out.extend(possible.map(Move::Contract));
        }
    }

    pub(crate) fn take_contract(
        &mut self,
        seat: Seat,
        contract: ContractId,
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        self.judge_contract(seat, contract)?;
        self.begin(seat, Action::Contract, events);
        self.phase = Phase::After;
        self.display.remove(contract);
        let size = self.contract(contract).size;
        let shares = &self.printed().boards.shares;
        let player = self.player_mut(seat);
        player.contracts.insert(contract);
        player.reserved_cars += size;
        let investors = shares.newcomers(player.investors, size);
        player.investors += investors;
        events.push(Event::ContractTaken { seat, contract, investors });
        Ok(())
    }

    /// How many of the factories for a contract are built and not needed for contracts that the player has already (IMP-10.5).
    #[must_use]
    pub fn factories_at_hand(&self, seat: Seat, contract: ContractId) -> u8 {
        let player = self.player(seat);
        let mut free = player.factory_kinds();
        for held in player.contracts.iter() {
            for (free, needed) in free.iter_mut().zip(self.contract(held).factories) {
                *free = free.saturating_sub(needed);
            }
        }
        free.into_iter().zip(self.contract(contract).factories).map(|(free, needed)| free.min(needed)).sum()
    }

    /// The contracts that the player’s factories fulfil where they bring most (IMP-10.5).
    #[must_use]
    pub fn fulfilled(&self, seat: Seat) -> Contracts {
        self.fulfilled_of(seat, self.player(seat).contracts)
    }

    /// Whether the player’s factories would fulfil a contract beside all that they fulfil now.
    #[must_use]
    pub fn would_fulfil(&self, seat: Seat, contract: ContractId) -> bool {
        let held = self.player(seat).contracts.or(Contracts::only(contract));
        let fulfilled = self.fulfilled_of(seat, held);
        fulfilled.contains(contract) && fulfilled.includes(self.fulfilled(seat))
    }

    fn fulfilled_of(&self, seat: Seat, held: Contracts) -> Contracts {
        let contracts: Vec<(ContractId, &Contract)> = held.iter().map(|id| (id, self.contract(id))).collect();
        best(&contracts, self.player(seat).factory_kinds()).1
    }
}

/// The most that these factories bring with these contracts, and the contracts that they fulfil then.
fn best(contracts: &[(ContractId, &Contract)], factories: Goods) -> (u32, Contracts) {
    let Some(((id, first), rest)) = contracts.split_first() else { return (0, Contracts::NONE) };
    let without = best(rest, factories);
    let mut left = factories;
    for (have, needs) in left.iter_mut().zip(first.factories) {
        match have.checked_sub(needs) {
            Some(still) => *have = still,
            None => return without,
        }
    }
    let (value, set) = best(rest, left);
    let with = (value + u32::from(first.value), set.or(Contracts::only(*id)));
    if with.0 > without.0 { with } else { without }
}
