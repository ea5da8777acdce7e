//! What stands on buttons: moves as orders, where describing them is a phrase.

use empyreal::printed::{NodeId, Op};
use empyreal::{Frame, Phase, Repetitions, Run, Table, Upgrade};
use kernel::{Text, text};

use super::labels::offered;
use super::phrases::{self, count_of, mana, op};

pub(super) fn done(table: &Table) -> Text {
    match table.stack.last() {
        Some(Frame::Loading(load)) => {
            text!(emp_do_button_deliver_these, goods = count_of(load.taken, load.good))
        }
        Some(Frame::Ask(node)) => match op(*node) {
            Op::UseFree => text!(emp_do_button_done_use),
            _ => text!(emp_do_button_done_activate),
        },
        _ if table.phase == Phase::Activating => text!(emp_do_button_done_turn),
        _ => text!(emp_do_button_done_join),
    }
}

pub(super) fn skip(table: &Table) -> Text {
    match table.stack.last() {
        Some(Frame::Ask(node)) => match op(*node) {
            Op::Build(_) if table.repetitions().is_some_and(Repetitions::has_begun) => {
                text!(emp_do_button_skip_build_more)
            }
            Op::Build(_) => text!(emp_do_button_skip_build),
            Op::PlaceWasteland { .. } => text!(emp_do_button_skip_wasteland),
            Op::GainSpecialist => text!(emp_do_button_skip_draft),
            Op::PickHex(_) => text!(emp_do_button_skip_goods),
            Op::MoveTrain { .. } => text!(emp_do_button_skip_trains),
            Op::SwapTiles => text!(emp_do_button_skip_tiles),
            _ => text!(emp_do_button_skip),
        },
        Some(Frame::Delivering(_)) => text!(emp_do_button_skip_delivery),
        Some(Frame::Claiming(_)) => text!(emp_do_button_skip_tile),
        Some(Frame::Gaining { .. }) | None => text!(emp_do_button_skip_car),
        Some(_) => text!(emp_do_button_skip),
    }
}

pub(super) fn take_all(table: &Table) -> Text {
    match table.stack.last() {
        Some(Frame::Loading(load)) => {
            let there = table.goods_in_network(table.active, load.good);
            text!(emp_do_button_take_all, goods = count_of(there, load.good))
        }
        _ => text!(emp_do_button_take_all_plain),
    }
}

/// One of what a card offers.
pub(super) fn option(table: &Table, number: u8) -> Text {
    let told = offered(table, number).and_then(|(option, run)| part(table, option, run));
    told.unwrap_or_else(|| text!(emp_do_button_choose, number = number))
}

fn part(table: &Table, node: NodeId, run: &Run) -> Option<Text> {
    Some(match op(node) {
        Op::Steps(steps) => return steps.first().and_then(|step| part(table, *step, run)),
        Op::Build(build) => text!(emp_do_button_build_site, site = phrases::site(table, build, run)),
        Op::PlaceWasteland { to_folio: true } => text!(emp_do_button_wasteland_folio),
        Op::PlaceWasteland { to_folio: false } => text!(emp_do_button_wasteland),
        Op::GainSpecialist => text!(emp_do_button_draft),
        Op::Refresh { captain: true, engineer: true } => text!(emp_do_button_refresh),
        Op::Refresh { captain: true, engineer: false } => text!(emp_do_button_refresh_captain),
        Op::Refresh { .. } => text!(emp_do_button_refresh_engineer),
        Op::GainMana(count) => text!(emp_do_button_gain_mana, mana = mana(*count)),
        Op::GainSpellcars(count) => text!(emp_do_button_gain_cars, count = *count),
        _ => return None,
    })
}

pub(super) fn upgrade(upgrade: Upgrade) -> Text {
    match upgrade {
        Upgrade::Mana => text!(emp_do_button_upgrade_mana),
        Upgrade::Specialist => text!(emp_do_button_upgrade_specialist),
        Upgrade::Spellcars => text!(emp_do_button_upgrade_spellcars),
    }
}
