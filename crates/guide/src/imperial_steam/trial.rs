//! What comes of a move: the rules are asked by playing it.

use catalog::imperial_steam::{Action, Event, Move, Position, Stage, Table, View};
use kernel::{Rules, Seat, Stream};

/// A position that agrees with what is seen. Others’ bids and hidden money are made up in it.
pub(super) fn imagined(view: &View) -> Position {
    view.imagine(&mut Stream::from_seed([0; 32]))
}

/// The moves that a seat can make now. Of everything that is hidden they depend on nothing but the seat’s own.
pub(super) fn legal(view: &View, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    imagined(view).moves(seat, &mut moves);
    moves
}

/// What comes of a move.
#[derive(Clone, Debug)]
pub(super) struct Trial {
    pub(super) position: Position,
    pub(super) events: Vec<Event>,
}

impl Trial {
    /// `None` when the rules refuse it.
    pub(super) fn of(view: &View, seat: Seat, mv: &Move) -> Option<Self> {
        let mut position = imagined(view);
        let mut events = Vec::new();
        position.play(seat, mv, &mut events).ok()?;
        Some(Self { position, events })
    }
}

/// The Main Action that a move is, or is a part of.
pub(super) const fn action_of(mv: &Move) -> Option<Action> {
    Some(match mv {
        Move::Build { .. } => Action::Build,
        Move::Hire { .. } | Move::Engineer { .. } => Action::Hire,
        Move::Station(_) | Move::Factory { .. } => Action::Building,
        Move::Produce(_) | Move::ProduceAll | Move::ProduceNothing => Action::Produce,
        Move::Buy(_) | Move::Order(_) => Action::Goods,
        Move::Train(_) | Move::Upgrade { .. } => Action::Train,
        Move::Contract(_) => Action::Contract,
        Move::Give(_) => Action::Give,
        Move::Share(_) => Action::Share,
        Move::Fundraise => Action::Fundraise,
        Move::Pass => Action::Pass,
        _ => return None,
    })
}

/// The steps of influence that a hand placed now on this action costs.
pub(super) fn repeat(table: &Table, seat: Seat, action: Action) -> u8 {
    match table.stage {
        Stage::Before => table.player(seat).placed[action.index()],
        _ => 0,
    }
}
