//! Imperial Steam in a terminal.

mod map;
mod state;

use imperial_steam::printed::Printed;
use imperial_steam::{Move, Phase, Site, View};
use kernel::{Message, Seat, text};
use terminal::{Screen, Terminal};
use words::Words;

use crate::ImperialSteam;

impl Terminal for ImperialSteam {
    fn board(view: &View, words: &Words, screen: Screen) -> String {
        map::draw(&view.table, words, screen)
    }

    /// Once a turn is enough, before the hand is placed.
    fn board_question(view: &View) -> Option<Message> {
        let table = &view.table;
        let asks = table.phase == Phase::Before && !table.is_interrupted();
        asks.then_some(Phase::Before.name())
    }

    fn summary(view: &View, words: &Words, screen: Screen) -> String {
        state::summary(view, words, screen)
    }

    fn state(view: &View, words: &Words, screen: Screen) -> String {
        state::write(view, words, screen)
    }

    fn purse(view: &View, seat: Seat, words: &Words) -> String {
        let guldens = view.cash(seat).unwrap_or(0);
        words.say(&text!(imp_guldens, guldens = guldens))
    }

    /// Prices are in the descriptions: they are of many kinds here, and rarely money alone.
    fn price(_: &View, _: Seat, _: &Move) -> Option<u16> {
        None
    }

    fn number(mv: &Move) -> Option<usize> {
        match mv {
            Move::Bid(guldens) => Some(usize::from(*guldens)),
            _ => None,
        }
    }

    fn group(mv: &Move) -> Option<String> {
        match mv {
            Move::Bid(_) => Some("bid".into()),
            Move::Build { link, .. } => Some(format!("build {link}")),
            Move::Hire { source, .. } => Some(format!("hire {source}")),
            Move::Factory { site, .. } => Some(format!("factory {site}")),
            Move::Contract(_) => Some("contract".into()),
            Move::Give(_) => Some("give".into()),
            Move::Upgrade { from, .. } => Some(format!("upgrade {from}")),
            _ => None,
        }
    }

    fn spot(_: &View, beginning: &str) -> Option<String> {
        let map = &Printed::shipped().map;
        let beginning = beginning.trim().to_lowercase();
        let (verb, what) = beginning.split_once(' ')?;
        let first = what.split_whitespace().next()?;
        let site = |text: &str| text.parse::<Site>().ok().map(|_| format!("site-{}", text.replace('/', "-")));
        match verb {
            "build" | "access" => map.find_link(first).map(|link| format!("link-{link}")),
            "station" => map.find_city(first).map(|_| format!("city-{first}")),
            "factory" | "produce" => site(first),
            "hire" => Some(format!("source-{first}")),
            "engineer" => what.split_once(' ').map(|(kind, hub)| format!("engineer-{kind}-{}", hub.trim())),
            "contract" => Some(format!("contract-{first}")),
            "train" => Some(format!("engine-{first}")),
            "buy" | "order" => Some(format!("market-{first}")),
            "share" => Some(format!("share-{first}")),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests;
