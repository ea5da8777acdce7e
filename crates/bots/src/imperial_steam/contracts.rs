//! What contracts and factories are worth, and the investors who come with them.

use imperial_steam::{Goods, Player, Table};

use super::outlook::Outlook;
use super::weights::weights;

/// Contracts, when Trieste is joined with this chance.
pub(super) fn worth(table: &Table, outlook: &Outlook, trieste: f32) -> f32 {
    let w = weights();
    let player = table.player(outlook.seat);
    let turns = f32::from(outlook.turns_left(table));
    let mut free = player.factory_kinds();
    let mut worth = 0.0;
    let fulfilled = if player.contracts.is_empty() { player.contracts } else { table.fulfilled(outlook.seat) };
    for id in fulfilled.iter() {
        let contract = table.contract(id);
        take(&mut free, &contract.factories);
        worth += f32::from(contract.value) * trieste;
    }
    let mut ahead = 0u8;
    for id in player.contracts.without(fulfilled).iter() {
        let contract = table.contract(id);
        let missing = missing(&free, &contract.factories);
        take(&mut free, &contract.factories);
        ahead += missing;
        let chance = (0.9 * turns / (turns + 4.0 * f32::from(ahead))).max(0.0);
        worth += trieste * f32::from(contract.value) * (2.0 * chance - 1.0)
            - chance * w.missing_factory * f32::from(missing);
    }
    worth += free.iter().map(|count| f32::from(*count)).sum::<f32>() * w.factory * (turns / 20.0).min(1.0);
    if turns > 0.0 {
        worth += offered(table, player, &free) * trieste * w.offered_contract;
    }
    worth
}

/// The most valuable contracts on display that factories without a contract would fulfil, one after the other.
fn offered(table: &Table, player: &Player, free: &Goods) -> f32 {
    let (mut free, mut cars, mut display) = (*free, player.free_cars(), table.display);
    let mut worth = 0.0;
    while free != [0; 4] {
        let fits = |id: &_| table.contract(*id).size <= cars && missing(&free, &table.contract(*id).factories) == 0;
        let Some(best) = display.iter().filter(fits).max_by_key(|id| table.contract(*id).value) else { break };
        let contract = table.contract(best);
        take(&mut free, &contract.factories);
        cars -= contract.size;
        display.remove(best);
        worth += f32::from(contract.value);
    }
    worth
}

fn missing(free: &Goods, needs: &Goods) -> u8 {
    free.iter().zip(needs).map(|(has, needs)| needs.saturating_sub(*has)).sum()
}

fn take(free: &mut Goods, needs: &Goods) {
    for (has, needs) in free.iter_mut().zip(needs) {
        *has = has.saturating_sub(*needs);
    }
}

/// Investors: each pays the share value and takes a tenth.
pub(super) fn investors(table: &Table, player: &Player, tenth: f32, rounds: u8) -> f32 {
    let w = weights();
    let values = &table.printed().boards.shares.values;
    let share = usize::from(player.share);
    let mut worth = f32::from(player.share) * w.share_row * f32::from(rounds) / 8.0;
    for row in 0..usize::from(player.investors) {
        let (value, part) = if row >= share { (values[share], 0.95) } else { (values[row], w.low_investor) };
        worth += (f32::from(value) - tenth).max(0.0) * part;
    }
    worth
}
