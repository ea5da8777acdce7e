//! Answers that nobody can point at: an order where they stand on a button, a phrase where they are described.

use empyreal::printed::{NodeId, Op};
use empyreal::{Frame, Phase, Repetitions, Run, Table, Upgrade};
use kernel::{Arg, Text, text};

use super::phrases::{self, count_of, mana, op};

/// How an answer is put into words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// “draft nobody”
    Phrase,
    /// “Draft nobody”; shorter where a phrase would be long.
    Button,
}

/// As the messages choose by it.
impl From<Form> for Arg {
    fn from(form: Form) -> Self {
        Self::Number(form as i64)
    }
}

/// One of what a card offers.
pub(super) fn option(table: &Table, number: u8, form: Form) -> Text {
    let told = offered(table, number).and_then(|(option, run)| part(table, option, run, form));
    told.unwrap_or_else(|| text!(emp_do_choose, button = form, number = number))
}

/// The part of the card that a number stands for.
fn offered(table: &Table, number: u8) -> Option<(NodeId, &Run)> {
    let (Op::Choose(options), run) = table.asking()? else { return None };
    let option = options.get(usize::from(number).checked_sub(1)?)?;
    Some((*option, run))
}

fn part(table: &Table, node: NodeId, run: &Run, form: Form) -> Option<Text> {
    Some(match op(node) {
        Op::Steps(steps) => return steps.first().and_then(|step| part(table, *step, run, form)),
        Op::Build(build) => text!(emp_do_build_site, button = form, site = phrases::site(table, build, run)),
        Op::PlaceWasteland { to_folio: true } => text!(emp_do_wasteland_folio, button = form),
        Op::PlaceWasteland { to_folio: false } => text!(emp_do_a_wasteland, button = form),
        Op::GainSpecialist => text!(emp_do_draft_somebody, button = form),
        Op::Refresh { captain: true, engineer: true } => text!(emp_do_refresh_both, button = form),
        Op::Refresh { captain: true, engineer: false } => text!(emp_do_refresh_captain, button = form),
        Op::Refresh { .. } => text!(emp_do_refresh_engineer, button = form),
        Op::GainMana(count) => text!(emp_do_gain_mana, button = form, mana = mana(*count)),
        Op::GainSpellcars(count) => text!(emp_do_gain_cars, button = form, count = *count),
        _ => return None,
    })
}

pub(super) fn upgrade(upgrade: Upgrade, form: Form) -> Text {
    match upgrade {
        Upgrade::Mana => text!(emp_do_upgrade_mana, button = form),
        Upgrade::Specialist => text!(emp_do_upgrade_specialist, button = form),
        Upgrade::Spellcars => text!(emp_do_upgrade_spellcars, button = form),
    }
}

/// What “done” means now.
pub(super) fn done(table: &Table, form: Form) -> Text {
    match table.stack.last() {
        Some(Frame::Loading(load)) => {
            text!(emp_do_deliver_these, button = form, goods = count_of(load.taken, load.good))
        }
        Some(Frame::Ask(node)) => match op(*node) {
            Op::UseFree => text!(emp_do_done_use, button = form),
            _ => text!(emp_do_done_activate, button = form),
        },
        _ if table.phase == Phase::Activating => text!(emp_do_done_turn, button = form),
        _ => text!(emp_do_done_join, button = form),
    }
}

/// What is left out now.
pub(super) fn skip(table: &Table, form: Form) -> Text {
    match table.stack.last() {
        Some(Frame::Ask(node)) => match op(*node) {
            Op::Build(_) if table.repetitions().is_some_and(Repetitions::has_begun) => {
                text!(emp_do_skip_build_more, button = form)
            }
            Op::Build(_) => text!(emp_do_skip_build, button = form),
            Op::PlaceWasteland { .. } => text!(emp_do_skip_wasteland, button = form),
            Op::GainSpecialist => text!(emp_do_skip_draft, button = form),
            Op::PickHex(_) => text!(emp_do_skip_goods, button = form),
            Op::MoveTrain { .. } => text!(emp_do_skip_trains, button = form),
            Op::SwapTiles => text!(emp_do_skip_tiles, button = form),
            _ => text!(emp_do_skip, button = form),
        },
        Some(Frame::Delivering(_)) => text!(emp_do_skip_delivery, button = form),
        Some(Frame::Claiming(_)) => text!(emp_do_skip_tile, button = form),
        Some(Frame::Gaining { .. }) | None => text!(emp_do_skip_car, button = form),
        Some(_) => text!(emp_do_skip, button = form),
    }
}

/// How many Goods a delivery would still take at once.
pub(super) fn take_all(table: &Table, form: Form) -> Text {
    match table.stack.last() {
        Some(Frame::Loading(load)) => {
            let there = table.goods_in_network(table.active, load.good);
            text!(emp_do_take_all, button = form, goods = count_of(there, load.good))
        }
        _ => text!(emp_do_take_all_plain, button = form),
    }
}
