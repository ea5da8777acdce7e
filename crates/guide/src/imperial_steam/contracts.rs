//! Contracts: what they ask for, what is there of it, and what they are about.

use catalog::imperial_steam::{ContractId, Good, Goods, Table};
use kernel::{Arg, Seat, Text, text};

use super::phrases::sum;

pub(super) fn label(table: &Table, seat: Seat, id: ContractId) -> Text {
    let contract = table.contract(id);
    let kinds = asked_for(&contract.factories, |good, count| {
        text!("imp-some", count = count, good = Arg::Word(good.word()))
    });
    let (size, has) = (contract.size, at_hand(table, seat, id));
    text!("imp-button-contract", kinds = kinds, value = contract.value, size = size, has = has)
}

pub(super) fn describe(table: &Table, seat: Seat, id: ContractId) -> Text {
    let contract = table.contract(id);
    let factories = asked_for(&contract.factories, Good::factories);
    let (size, has) = (contract.size, at_hand(table, seat, id));
    let value = sum(contract.value);
    text!("imp-move-contract", factories = factories, value = value, size = size, has = has)
}

fn asked_for(factories: &Goods, told: impl Fn(Good, u8) -> Text) -> Arg {
    let some = Good::ALL.into_iter().zip(factories).filter(|(_, count)| **count > 0);
    Arg::List(some.map(|(good, count)| told(good, *count).into()).collect())
}

/// How many of its factories are built and not needed for the contracts that the player has already.
fn at_hand(table: &Table, seat: Seat, id: ContractId) -> u8 {
    let player = table.player(seat);
    let mut free = player.factory_kinds();
    for held in player.contracts.iter() {
        for (free, needed) in free.iter_mut().zip(table.contract(held).factories) {
            *free = free.saturating_sub(needed);
        }
    }
    free.into_iter().zip(table.contract(id).factories).map(|(free, needed)| free.min(needed)).sum()
}
