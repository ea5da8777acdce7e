//! Steam Power: the map, the players, contracts in hand and fulfilled, what is left in the stock, and a legend.

mod asides;
mod board;
mod card;
mod cities;
mod contracts;
mod defs;
mod factory;
mod fulfilled;
mod groups;
mod hand;
mod land;
mod legend;
mod names;
mod network;
mod palette;
mod pieces;
mod places;
mod players;
mod sheet;
mod still;
mod stock;
mod trains;

use draw::ids::Ids;
use draw::{Aside, Drawn};
use kernel::{Rules, Seat, text};
use steam_power::{Board, ContractId, Contracts, LAYOUT, Phase, Position, Resources, Table, View};
use words::Words;

use crate::SteamPower;

/// All that is defined in these drawings is called `sp-`.
const IDS: Ids = Ids("sp");
/// The class of these drawings.
const GAME: &str = "steam-power";
/// Between the outermost hexes and the frame of the map.
const MARGIN: f64 = 22.0;

impl Drawn for SteamPower {
    fn svg(view: &View, words: &Words) -> String {
        sheet::draw(&Sheet::new(view, words))
    }

    fn board(view: &View, words: &Words) -> String {
        board::draw(&Sheet::new(view, words))
    }

    fn asides(view: &View, words: &Words) -> Vec<Aside> {
        asides::draw(&Sheet::new(view, words))
    }

    fn card(_: &Words) -> String {
        Board::shipped(Board::SHIPPED[0]).map(card::draw).unwrap_or_default()
    }
}

/// All that the parts of the drawing look at.
pub(crate) struct Sheet<'a> {
    pub(crate) table: &'a Table,
    pub(crate) board: &'static Board,
    /// Whose contracts in hand can be seen, and which; one that is being fulfilled has left the hand.
    pub(crate) hand: Option<(Seat, Contracts)>,
    pub(crate) words: &'a Words,
}

impl<'a> Sheet<'a> {
    fn new(view: &'a View, words: &'a Words) -> Self {
        let hand = view.seat.map(|seat| (seat, view.hand));
        Self { table: &view.table, board: view.table.board(), hand, words }
    }

    /// The table in one sentence.
    fn summary(&self) -> String {
        let (title, board, round) = (Position::INFO.title, self.board.title.clone(), self.round());
        let phase = self.table.phase.name();
        self.words.say(&match self.asked() {
            Some(seat) => text!(
                sp_draw_summary_asked,
                title = title,
                board = board,
                round = round,
                phase = phase,
                seat = seat,
            ),
            None => text!(sp_draw_summary, title = title, board = board, round = round, phase = phase),
        })
    }

    /// Who has to decide.
    fn asked(&self) -> Option<Seat> {
        self.table.asked().iter().next()
    }

    /// “Round 3”
    fn round(&self) -> String {
        self.words.say(&text!(sp_draw_round, round = self.table.round))
    }

    /// The contract that is just being fulfilled, and what it still needs.
    fn revealed(&self) -> Option<(ContractId, Resources)> {
        match self.table.phase {
            Phase::Fulfilling { contract, needs, .. } => Some((contract, needs)),
            _ => None,
        }
    }
}
