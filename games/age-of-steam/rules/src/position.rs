//! A position and the contract with the kernel.

use kernel::{
    Choice, Draws, Events, GameInfo, LawError, Rules, Seat, SetupError, Stream, Turn, Viewer,
    counts_of_table, pick_listed, position,
};

use crate::event::Event;
use crate::moves::Move;
use crate::phase::Phase;
use crate::printed::Board;
use crate::reason::Reason;
use crate::setup::Setup;
use crate::table::{MAX_PLAYERS, MIN_PLAYERS, Table};

/// Nothing is hidden in this game: everybody sees the whole table.
type View = Table;

position! {
    /// A position: what lies on the table, and the draws to come.
    Position of Table
}

impl Position {
    fn dispatch(&mut self, seat: Seat, mv: &Move, events: &mut Events<Event>) -> Result<(), Reason> {
        let table = &mut self.table;
        match *mv {
            Move::Issue(shares) => table.issue(seat, shares, events),
            Move::Bid(dollars) => table.bid(seat, dollars, events),
            Move::Pass => table.pass(seat, events),
            Move::Drop => table.drop_out(seat, events),
            Move::Take(action) => table.take(seat, action, events),
            Move::Urbanize { at, city } => table.urbanize(seat, at, city, events),
            Move::Build { at, tile } => table.build(seat, at, tile, events),
            Move::Done if matches!(table.phase, Phase::BuildTrack(_)) => {
                table.end_building(seat, events);
                Ok(())
            }
            Move::Done => Err(Reason::wrong_question(&table.phase)),
            Move::Ship { from, colour } => table.ship(seat, from, colour, events),
            Move::Run { to, over } => table.run(seat, to, over, events),
            Move::Engine => table.raise_engine_instead(seat, events),
            Move::Decline if matches!(table.phase, Phase::Production(_)) => {
                table.decline_to_produce(seat, events)
            }
            Move::Decline => table.decline_to_move(seat, events),
            Move::Produce => self.produce(seat, events),
            Move::Stock { column, row } => table.stock(seat, column, row, events),
        }
    }
}

impl Rules for Position {
    const INFO: GameInfo = GameInfo {
        id: "age-of-steam",
        title: "Age of Steam",
        fewest_players: MIN_PLAYERS,
        most_players: MAX_PLAYERS,
        players_rule: "AOS-0.1",
        rules_version: 1,
        oldest_rules_version: 1,
        rule_prefix: "AOS",
        rules_texts: &[("en", include_str!("../RULES.md")), ("fr", include_str!("../RULES.fr.md"))],
        choices: &[Choice { key: "map", values: Board::SHIPPED }],
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
        if self.table.is_over() {
            return Turn::Over(self.table.standing());
        }
        Turn::Owed { seats: self.table.asked(), phase: self.table.phase.name() }
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        let table = &self.table;
        if !table.asked().contains(seat) {
            return;
        }
        match &table.phase {
            Phase::IssueShares { .. } => table.list_shares(seat, out),
            Phase::Auction(auction) => table.list_bids(auction, seat, out),
            Phase::SelectActions { .. } => table.list_actions(out),
            Phase::BuildTrack(building) => table.list_building(building, seat, out),
            Phase::MoveGoods(moving) => table.list_shipping(moving, seat, out),
            Phase::Production(producing) => table.list_production(producing, out),
            Phase::Growth | Phase::Over(_) => {}
        }
    }

    fn pick_move(&self, seat: Seat, room: &mut Vec<Move>, pick: impl FnOnce(usize) -> usize) -> Option<Move> {
        match &self.table.phase {
            Phase::BuildTrack(building) if self.table.asked().contains(seat) => {
                self.table.pick_building(building, seat, room, pick)
            }
            _ => pick_listed(self, seat, room, pick),
        }
    }

    fn play(&mut self, seat: Seat, mv: &Move, events: &mut Events<Event>) -> Result<(), Reason> {
        match self.table.asked_seat() {
            Some(asked) if asked == seat => {}
            Some(asked) => return Err(Reason::NotYourTurn { asked }),
            None => return Err(Reason::wrong_question(&self.table.phase)),
        }
        self.dispatch(seat, mv, events)?;
        if self.table.phase == Phase::Growth {
            self.grow(events);
        }
        Ok(())
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.table.clone()
    }

    fn imagine(table: &View, stream: &mut Stream) -> Self {
        Self { table: table.clone(), draws: Draws::from_seed(stream.seed()) }
    }

    fn check(&self) -> Result<(), LawError> {
        self.table.check()
    }
}
