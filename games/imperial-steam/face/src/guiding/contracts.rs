//! Contracts: the factories that they ask for, those that are there, and what is at stake.

use imperial_steam::{ContractId, Good, Goods, Table};
use kernel::{Arg, Seat, Text, text};

use super::phrases::sum;

pub(super) fn label(table: &Table, seat: Seat, id: ContractId) -> Text {
    let contract = table.contract(id);
    let kinds =
        asked_for(&contract.factories, |good, count| text!(imp_some, count = count, good = good.name()));
    let (size, has) = (contract.size, table.factories_at_hand(seat, id));
    text!(imp_button_contract, kinds = kinds, value = contract.value, size = size, has = has)
}

pub(super) fn describe(table: &Table, seat: Seat, id: ContractId) -> Text {
    let contract = table.contract(id);
    let factories = asked_for(&contract.factories, Good::factories);
    let (size, has) = (contract.size, table.factories_at_hand(seat, id));
    let value = sum(contract.value);
    text!(imp_move_contract, factories = factories, value = value, size = size, has = has)
}

fn asked_for(factories: &Goods, told: impl Fn(Good, u8) -> Text) -> Arg {
    let some = Good::ALL.into_iter().zip(factories).filter(|(_, count)| **count > 0);
    Arg::List(some.map(|(good, count)| told(good, *count).into()).collect())
}
