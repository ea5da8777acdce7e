//! A position and the contract with the kernel.

use kernel::{
    Choice, Draws, Events, GameInfo, LawError, Rules, Seat, Seats, SetupError, Stream, Turn, Viewer,
    counts_of_table, position,
};

use crate::event::Event;
use crate::moves::Move;
use crate::phase::Phase;
use crate::reason::Reason;
use crate::setup::{HIDDEN, OPEN, Setup, SetupKind};
use crate::table::{MAX_PLAYERS, MIN_PLAYERS, Table};
use crate::view::View;

position! {
    /// A position: what lies on the table, and the draws.
    Position of Table
}

impl Position {
    /// A player’s money.
    #[must_use]
    pub const fn cash(&self, seat: Seat) -> i32 {
        self.table.cash(seat)
    }
}

impl Rules for Position {
    const INFO: GameInfo = GameInfo {
        id: "imperial-steam",
        title: "Imperial Steam",
        fewest_players: MIN_PLAYERS,
        most_players: MAX_PLAYERS,
        players_rule: "IMP-0.1",
        rules_version: 1,
        oldest_rules_version: 1,
        rule_prefix: "IMP",
        rules_texts: &[("en", include_str!("../RULES.md")), ("fr", include_str!("../RULES.fr.md"))],
        choices: &[
            Choice {
                key: "setup",
                values: &[
                    SetupKind::Fixed.notation(),
                    SetupKind::Normal.notation(),
                    SetupKind::Random.notation(),
                ],
            },
            Choice { key: "money", values: &[OPEN, HIDDEN] },
        ],
    };

    type Setup = Setup;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Reason = Reason;

    counts_of_table!(crate::components::list);

    fn start(setup: &Setup, draws: Draws, events: &mut Events<Event>) -> Result<Self, SetupError> {
        Ok(setup.lay_out(draws, events))
    }

    fn turn(&self) -> Turn {
        let table = &self.table;
        if table.is_over() {
            return Turn::Over(table.standing());
        }
        Turn::Owed { seats: table.asked(), phase: table.phase_name() }
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.table.asked().contains(seat) {
            self.table.list(seat, out);
        }
    }

    fn play(&mut self, seat: Seat, mv: &Move, events: &mut Events<Event>) -> Result<(), Reason> {
        let asked = self.table.asked();
        if asked.contains(seat) {
            return self.table.dispatch(seat, *mv, events);
        }
        Err(match (self.table.phase, asked.iter().next()) {
            (Phase::Bidding { .. }, _) => Reason::BidMade,
            (_, Some(asked)) => Reason::NotYourTurn { asked },
            (_, None) => Reason::GameOver,
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(&self.table, viewer)
    }

    fn imagine(view: &View, stream: &mut Stream) -> Self {
        view.imagine(stream)
    }

    fn check(&self) -> Result<(), LawError> {
        self.table.check()
    }

    /// With hidden money, the end of the game shows what everybody has (IMP-13.2).
    fn reveals(&self, _: Seat, mv: &Move) -> bool {
        *mv == Move::End
            && self.table.hidden_money
            && self.table.next_to_play().is_none()
            && self.table.is_last_round()
    }

    /// Bids lie sealed until the last one is made (IMP-1.1).
    fn sealed(&self) -> Seats {
        match self.table.phase {
            Phase::Bidding { made } => made,
            _ => Seats::NONE,
        }
    }
}
