//! What can be seen of a move on the map before it is made.

use empyreal::{Frame, Move, Table, View};
use hexes::Coord;
use kernel::Seat;

use super::phrases::bound;
use crate::spots::Spot;
use guide::Foresight;

pub(super) fn foresight(view: &View, seat: Seat, mv: &Move) -> Foresight {
    let table = &view.table;
    match *mv {
        Move::Headquarters(at) => Foresight { piece: train(table, seat, at), ..Foresight::default() },
        // The chain of Transfers, and the train at its end.
        Move::Build { hex: at, free } => {
            let chain = table.build_way(at, free).map_or_else(Vec::new, |way| table.build_chain(way));
            let spots = chain.into_iter().map(|over| Spot::Hex(table.coord(over)).to_string()).collect();
            Foresight { spots, piece: train(table, seat, at) }
        }
        Move::Shift { from, to } => {
            Foresight { spots: vec![Spot::Hex(from).to_string()], piece: train(table, seat, to) }
        }
        Move::Wasteland(at) => lays("wasteland".into(), at),
        Move::Good(good) => match (table.stack.last(), bound(table)) {
            (Some(Frame::Ask(_)), Some(at)) => lays(format!("good-{good}"), at),
            (Some(Frame::Replacing { hex, .. }), _) => lays(format!("good-{good}"), table.coord(*hex)),
            _ => Foresight::default(),
        },
        _ => Foresight::default(),
    }
}

fn lays(piece: String, at: Coord) -> Foresight {
    Foresight { piece: Some((piece, Spot::Hex(at).to_string())), ..Foresight::default() }
}

fn train(table: &Table, seat: Seat, at: Coord) -> Option<(String, String)> {
    let company = table.player(seat).company?;
    Some((format!("train-{company}"), Spot::Hex(at).to_string()))
}
