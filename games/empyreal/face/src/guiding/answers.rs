//! Answers that nobody can point at: what they do, and what their buttons are called.

use empyreal::printed::{NodeId, Op, Printed};
use empyreal::{Frame, Phase, Repetitions, Run, Table, Upgrade};
use kernel::{Text, text};

use super::phrases::{self, count_of, mana, op};
use guide::Target;

/// An answer in words.
pub(super) struct Answer {
    /// “use nobody else without turning the tile over”
    pub(super) phrase: Text,
    /// What its button is called, where that is shorter: “Use nobody else”.
    label: Option<Text>,
}

impl Answer {
    const fn shorter(label: Text, phrase: Text) -> Self {
        Self { phrase, label: Some(label) }
    }

    pub(super) fn button(self, key: impl Into<String>) -> Target {
        match self.label {
            Some(label) => Target::button(key, label),
            None => Target::phrase(key),
        }
    }
}

impl From<Text> for Answer {
    fn from(phrase: Text) -> Self {
        Self { phrase, label: None }
    }
}

pub(super) fn administrate() -> Answer {
    Answer::shorter(text!(emp_do_administrate_label), text!(emp_do_administrate))
}

pub(super) fn activate_first() -> Answer {
    Answer::shorter(text!(emp_do_activate_first_label), text!(emp_do_activate_first))
}

/// Captain and engineer.
pub(super) fn refresh() -> Answer {
    Answer::shorter(text!(emp_do_refresh_both_label), text!(emp_do_refresh_both))
}

/// One of what a card offers.
pub(super) fn option(table: &Table, number: u8) -> Answer {
    let told = offered(table, number).and_then(|(begins, run)| part(table, begins, run));
    told.unwrap_or_else(|| text!(emp_do_choose, number = number).into())
}

/// What the part of the card begins with that a number stands for.
fn offered(table: &Table, number: u8) -> Option<(&'static Op, &Run)> {
    let (Op::Choose(options), run) = table.asking()? else { return None };
    let option = options.get(usize::from(number).checked_sub(1)?)?;
    Some((first_step(*option)?, run))
}

fn first_step(node: NodeId) -> Option<&'static Op> {
    match op(node) {
        Op::Steps(steps) => first_step(*steps.first()?),
        step => Some(step),
    }
}

fn part(table: &Table, begins: &Op, run: &Run) -> Option<Answer> {
    let phrase = match begins {
        Op::Build(build) => text!(emp_do_build_site, site = phrases::site(table, build, run)),
        Op::PlaceWasteland { to_folio: true } => {
            let label = text!(emp_do_wasteland_folio_label);
            return Some(Answer::shorter(label, text!(emp_do_wasteland_folio)));
        }
        Op::PlaceWasteland { to_folio: false } => text!(emp_do_a_wasteland),
        Op::GainSpecialist => text!(emp_do_draft_somebody),
        Op::Refresh { captain: true, engineer: true } => return Some(refresh()),
        Op::Refresh { captain: true, engineer: false } => text!(emp_do_refresh_captain),
        Op::Refresh { .. } => text!(emp_do_refresh_engineer),
        Op::GainMana(count) => text!(emp_do_gain_mana, mana = mana(*count)),
        Op::GainSpellcars(count) => text!(emp_do_gain_cars, count = *count),
        _ => return None,
    };
    Some(phrase.into())
}

pub(super) fn upgrade(upgrade: Upgrade) -> Answer {
    match upgrade {
        Upgrade::Mana => text!(emp_do_upgrade_mana, mana = mana(brought(upgrade))).into(),
        Upgrade::Specialist => {
            Answer::shorter(text!(emp_do_upgrade_specialist_label), text!(emp_do_upgrade_specialist))
        }
        Upgrade::Spellcars => text!(emp_do_gain_cars, count = brought(upgrade)).into(),
    }
}

/// How much mana or how many spellcars an upgrade brings.
fn brought(upgrade: Upgrade) -> u8 {
    match first_step(Printed::shipped().game.upgrade(upgrade)) {
        Some(Op::GainMana(count) | Op::GainSpellcars(count)) => *count,
        _ => 0,
    }
}

/// What “done” means now.
pub(super) fn done(table: &Table) -> Answer {
    match table.stack.last() {
        Some(Frame::Loading(load)) => {
            let goods = || count_of(load.taken, load.good);
            let label = text!(emp_do_deliver_these_label, goods = goods());
            Answer::shorter(label, text!(emp_do_deliver_these, goods = goods()))
        }
        Some(Frame::Ask(node)) => match op(*node) {
            Op::UseFree => Answer::shorter(text!(emp_do_done_use_label), text!(emp_do_done_use)),
            _ => text!(emp_do_done_activate).into(),
        },
        _ if table.phase == Phase::Activating => text!(emp_do_done_turn).into(),
        _ => Answer::shorter(text!(emp_do_done_join_label), text!(emp_do_done_join)),
    }
}

/// What is left out now.
pub(super) fn skip(table: &Table) -> Text {
    match table.stack.last() {
        Some(Frame::Ask(node)) => match op(*node) {
            Op::Build(_) if table.repetitions().is_some_and(Repetitions::has_begun) => {
                text!(emp_do_skip_build_more)
            }
            Op::Build(_) => text!(emp_do_skip_build),
            Op::PlaceWasteland { .. } => text!(emp_do_skip_wasteland),
            Op::GainSpecialist => text!(emp_do_skip_draft),
            Op::PickHex(_) => text!(emp_do_skip_goods),
            Op::MoveTrain { .. } => text!(emp_do_skip_trains),
            Op::SwapTiles => text!(emp_do_skip_tiles),
            _ => text!(emp_do_skip),
        },
        Some(Frame::Delivering(_)) => text!(emp_do_skip_delivery),
        Some(Frame::Claiming(_)) => text!(emp_do_skip_tile),
        Some(Frame::Gaining { .. }) | None => text!(emp_do_skip_car),
        Some(_) => text!(emp_do_skip),
    }
}

/// The rest of a delivery at once: “deliver all 3 Ehrlite (lake)”.
pub(super) fn take_all(table: &Table) -> Text {
    match table.stack.last() {
        Some(Frame::Loading(load)) => {
            let there = table.goods_in_network(table.active, load.good);
            text!(emp_do_take_all, goods = count_of(there, load.good))
        }
        _ => text!(emp_do_take_all_plain),
    }
}
