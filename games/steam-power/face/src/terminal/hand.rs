//! The contracts in the viewer's hand: what each needs, what it brings, and what it would cost now.

use kernel::{Reason as _, Seat, message, text};
use steam_power::{CityTile, Colour, Contract, ContractId, MOST_NEEDED, Phase, Reason, View};
use terminal::columns::{self, Lean};
use terminal::{Screen, Style};
use words::Words;

use super::letter;

/// Nothing for an onlooker.
pub(super) fn write(view: &View, words: &Words, screen: Screen) -> String {
    let Some(seat) = view.seat else { return String::new() };
    let heading = screen.apply(Style::Bold, &words.word(message!(sp_hand_heading)));
    if view.hand.is_empty() {
        return format!("{heading}\n{}\n", words.word(message!(sp_hand_empty)));
    }
    let contracts: Vec<_> = view.hand.iter().collect();
    let rows: Vec<[String; 3]> = contracts
        .iter()
        .map(|id| {
            let contract = id.contract();
            let points = words.say(&text!(sp_hand_points, points = contract.points));
            [reward(contract, words), points, now(view, seat, *id, words)]
        })
        .collect();
    let lines = columns::lines([Lean::Left, Lean::Right, Lean::Left], &rows);
    let told = contracts.iter().zip(lines.lines()).map(|(id, line)| {
        // Put together by hand: colours take no room, and a table would count them.
        let line = format!("{id}  {}  {line}", needs(id.contract(), screen));
        screen.wrap_hanging(&line, 3 + 2 + MOST_NEEDED + 2) + "\n"
    });
    format!("{heading}\n{}", told.collect::<String>())
}

fn needs(contract: &Contract, screen: Screen) -> String {
    let each = Colour::ALL.into_iter().zip(contract.needs).flat_map(|(colour, count)| {
        std::iter::repeat_n(letter(CityTile::Resources(colour), screen), usize::from(count))
    });
    let count: usize = contract.needs.iter().map(|count| usize::from(*count)).sum();
    each.chain(std::iter::repeat_n(" ".into(), MOST_NEEDED.saturating_sub(count))).collect()
}

fn reward(contract: &Contract, words: &Words) -> String {
    contract.bonus.map_or_else(|| words.money(contract.money), |bonus| words.word(bonus.name()))
}

/// Whether the contract can be fulfilled, and at what price.
fn now(view: &View, seat: Seat, id: ContractId, words: &Words) -> String {
    let table = &view.table;
    if table.phase == Phase::Over {
        return String::new();
    }
    match table.judge_fulfil(seat, id) {
        Ok(0) => words.word(message!(sp_hand_free)),
        Ok(cost) => words.say(&text!(sp_hand_ready, price = words.money(cost))),
        Err(Reason::ContractTooDear { cost, .. }) => {
            words.say(&text!(sp_hand_too_dear, price = words.money(cost)))
        }
        Err(Reason::NoNetwork) => words.word(message!(sp_hand_no_network)),
        Err(why) => words.say(&why.text()),
    }
}
