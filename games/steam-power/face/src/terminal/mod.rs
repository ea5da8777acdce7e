//! Steam Power in a terminal.

mod hand;
mod map;
mod names;
mod state;
mod track;

use kernel::{Message, Seat};
use steam_power::{Beginning, Bonus, CityTile, Colour, Move, Phase, View};
use terminal::{Screen, Style, Terminal};
use words::Words;

use crate::SteamPower;
use crate::spots::Spot;

impl Terminal for SteamPower {
    fn board(view: &View, words: &Words, screen: Screen) -> String {
        map::draw(&view.table, words, screen)
    }

    /// Once a turn is enough: its actions are all about the same board.
    fn board_question(view: &View) -> Option<Message> {
        let elsewhere =
            matches!(view.table.phase, Phase::Bonus(Bonus::Contracts) | Phase::SecondContract | Phase::Over);
        (!elsewhere).then_some(Phase::Action.name())
    }

    fn summary(view: &View, words: &Words, screen: Screen) -> String {
        state::summary(view, words, screen)
    }

    fn state(view: &View, words: &Words, screen: Screen) -> String {
        state::write(view, words, screen)
    }

    fn purse(view: &View, seat: Seat, words: &Words) -> String {
        words.money(view.table.player(seat).cash)
    }

    fn price(view: &View, _: Seat, mv: &Move) -> Option<u16> {
        view.table.track_price(mv)
    }

    fn group(mv: &Move) -> Option<String> {
        match mv {
            Move::Build { at, .. } => Some(format!("{} {at}", mv.verb())),
            Move::Replace(_) => Some(mv.verb().into()),
            _ => None,
        }
    }

    fn spot(view: &View, beginning: &str) -> Option<String> {
        let (verb, at) = beginning.trim().split_once(' ')?;
        let begun = Beginning::read(&verb.to_ascii_lowercase(), &at.trim().to_ascii_uppercase())?;
        let is_city = |at| view.table.board().find_city(at).is_some();
        let is_bringing = matches!(view.table.phase, Phase::Fulfilling { .. });
        let (at, pointed) = match begun {
            Beginning::Build(at) => (at, !is_bringing && !is_city(at)),
            Beginning::Factory(at) => (at, !is_bringing && is_city(at)),
            Beginning::Bring(at) => (at, is_bringing),
        };
        pointed.then(|| Spot::Hex(at).to_string())
    }
}

/// A city tile, and the resources of its colour: its letter always, its colour where there is colour.
const fn block(tile: CityTile) -> Style {
    const WHITE: u8 = 231;
    const BLACK: u8 = 16;
    let (ink, ground) = match tile {
        CityTile::Resources(Colour::Black) => (WHITE, 236),
        CityTile::Resources(Colour::White) => (BLACK, 255),
        CityTile::Resources(Colour::Orange) => (BLACK, 208),
        CityTile::Resources(Colour::Grey) => (BLACK, 247),
        CityTile::Points => (WHITE, 28),
    };
    Style::Block { ink, ground }
}

fn letter(tile: CityTile, screen: Screen) -> String {
    screen.apply(block(tile), &tile.letter().to_string())
}

#[cfg(test)]
mod tests;
