//! What stands on buttons: moves as orders, where describing them is a phrase.

use catalog::empyreal::printed::{NodeId, Op};
use catalog::empyreal::{Frame, Run, Stage, Table, Upgrade};
use kernel::{Text, text};

use super::labels::has_begun;
use super::phrases::{self, count_of, mana, op};

pub(super) fn done(table: &Table) -> Text {
    match table.stack.last() {
        Some(Frame::Loading(load)) => {
            text!("emp-do-button-deliver-these", goods = count_of(load.taken, load.good))
        }
        Some(Frame::Ask(node)) => match op(*node) {
            Op::UseFree => text!("emp-do-button-done-use"),
            _ => text!("emp-do-button-done-activate"),
        },
        _ if table.stage == Stage::Activating => text!("emp-do-button-done-turn"),
        _ => text!("emp-do-button-done-join"),
    }
}

pub(super) fn skip(table: &Table) -> Text {
    match table.stack.last() {
        Some(Frame::Ask(node)) => match op(*node) {
            Op::Build(_) if has_begun(table) => text!("emp-do-button-skip-build-more"),
            Op::Build(_) => text!("emp-do-button-skip-build"),
            Op::PlaceWasteland { .. } => text!("emp-do-button-skip-wasteland"),
            Op::GainSpecialist => text!("emp-do-button-skip-draft"),
            Op::PickHex(_) => text!("emp-do-button-skip-goods"),
            Op::MoveTrain { .. } => text!("emp-do-button-skip-trains"),
            Op::SwapTiles => text!("emp-do-button-skip-tiles"),
            _ => text!("emp-do-button-skip"),
        },
        Some(Frame::Delivering(_)) => text!("emp-do-button-skip-delivery"),
        Some(Frame::Claiming(_)) => text!("emp-do-button-skip-tile"),
        Some(Frame::Gaining { .. }) | None => text!("emp-do-button-skip-car"),
        Some(_) => text!("emp-do-button-skip"),
    }
}

pub(super) fn take_all(table: &Table) -> Text {
    match table.stack.last() {
        Some(Frame::Loading(load)) => {
            let there = table.goods_in_network(table.active, load.good);
            text!("emp-do-button-take-all", goods = count_of(there, load.good))
        }
        _ => text!("emp-do-button-take-all-plain"),
    }
}

/// One of what a card offers.
pub(super) fn option(table: &Table, number: u8) -> Text {
    let unknown = || text!("emp-do-button-choose", number = number);
    let Some(Frame::Ask(node)) = table.stack.last() else { return unknown() };
    let (Op::Choose(options), Some(run)) = (op(*node), table.run()) else { return unknown() };
    let chosen = usize::from(number).checked_sub(1).and_then(|at| options.get(at));
    chosen.and_then(|option| part(table, *option, run)).unwrap_or_else(unknown)
}

fn part(table: &Table, node: NodeId, run: &Run) -> Option<Text> {
    Some(match op(node) {
        Op::Steps(steps) => return steps.first().and_then(|step| part(table, *step, run)),
        Op::Build(build) => text!("emp-do-button-build-site", site = phrases::site(table, build, run)),
        Op::PlaceWasteland { to_folio: true } => text!("emp-do-button-wasteland-folio"),
        Op::PlaceWasteland { to_folio: false } => text!("emp-do-button-wasteland"),
        Op::GainSpecialist => text!("emp-do-button-draft"),
        Op::Refresh { captain: true, engineer: true } => text!("emp-do-button-refresh"),
        Op::Refresh { captain: true, engineer: false } => text!("emp-do-button-refresh-captain"),
        Op::Refresh { .. } => text!("emp-do-button-refresh-engineer"),
        Op::GainMana(count) => text!("emp-do-button-gain-mana", mana = mana(*count)),
        Op::GainSpellcars(count) => text!("emp-do-button-gain-cars", count = *count),
        _ => return None,
    })
}

pub(super) fn upgrade(upgrade: Upgrade) -> Text {
    match upgrade {
        Upgrade::Mana => text!("emp-do-button-upgrade-mana"),
        Upgrade::Specialist => text!("emp-do-button-upgrade-specialist"),
        Upgrade::Spellcars => text!("emp-do-button-upgrade-spellcars"),
    }
}
