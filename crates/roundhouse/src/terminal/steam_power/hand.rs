//! The contracts in the viewer's hand: what each needs, what it brings, and what it would cost now.

use catalog::steam_power::{CityTile, Colour, Contract, MOST_NEEDED, Phase, View};
use kernel::{Seat, text};
use words::Words;

use super::letter;
use crate::terminal::{Screen, Style};
use crate::tools::columns::{self, Lean};

/// Nothing for somebody who only looks on.
pub(super) fn write(view: &View, words: &Words, screen: Screen) -> String {
    let Some(seat) = view.seat else { return String::new() };
    let heading = screen.apply(Style::Bold, &words.word("sp-hand-heading"));
    if view.hand.is_empty() {
        return format!("{heading}\n{}\n", words.word("sp-hand-empty"));
    }
    let contracts: Vec<_> = view.hand.iter().collect();
    let rows: Vec<[String; 3]> = contracts
        .iter()
        .map(|id| {
            let contract = id.contract();
            let points = words.say(&text!("sp-hand-points", points = contract.points));
            [reward(contract, words), points, now(view, seat, contract, words)]
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
    contract.bonus.map_or_else(|| words.money(contract.money), |bonus| words.word(bonus.word()))
}

/// Whether the contract can be fulfilled, and at what price.
fn now(view: &View, seat: Seat, contract: &Contract, words: &Words) -> String {
    let table = &view.table;
    if table.phase == Phase::Over {
        return String::new();
    }
    if table.track.linked(seat).is_empty() {
        return words.word("sp-hand-no-network");
    }
    let cost = table.prices(seat).of(&contract.needs);
    let price = words.money(cost);
    if cost > table.player(seat).cash {
        words.say(&text!("sp-hand-too-dear", price = price))
    } else if cost == 0 {
        words.word("sp-hand-free")
    } else {
        words.say(&text!("sp-hand-ready", price = price))
    }
}
