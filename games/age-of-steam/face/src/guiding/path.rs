//! Moves as things to click.

use age_of_steam::{Move, NewCity, Table, TileId, TileSet};
use hexes::Coord;
use kernel::{Seat, Text, text};

use super::labels::{hex_label, new_city_label};
use crate::spots::Spot;
use guide::Target;

pub(super) fn path(table: &Table, seat: Seat, mv: &Move) -> Vec<Target> {
    let hex = |at: Coord| Target::spot(&Spot::Hex(at), hex_label(table, at));
    // A move of one word is a button of that name.
    let alone = |label: Text| vec![Target::button(mv.to_string(), label)];
    match *mv {
        Move::Issue(shares) => {
            let label = text!(aos_number_shares, shares = shares);
            vec![Target::Number { value: shares.into(), unit: text!(aos_unit_shares), label }]
        }
        Move::Bid(dollars) => {
            let label = kernel::text::money(dollars);
            vec![Target::Number { value: dollars.into(), unit: text!(aos_unit_bid), label }]
        }
        Move::Take(action) => vec![Target::button(action.notation(), action.name().into())],
        Move::Urbanize { at, city } => vec![hex(at), new_city(at, city)],
        Move::Build { at, tile } => vec![hex(at), tile_at(at, tile)],
        Move::Ship { from, colour } => {
            vec![hex(from), Target::spot(&Spot::Cube(from, colour), colour.name().into())]
        }
        Move::Run { to, over } => vec![hex(to), owner(seat, over)],
        Move::Stock { column, row } => {
            vec![Target::spot(&Spot::Box(column, row), table.board().box_label(column, row))]
        }
        Move::Pass => alone(text!(aos_button_pass)),
        Move::Drop => alone(text!(aos_button_drop)),
        // What is given up stands beneath the name.
        Move::Done if table.gives_up_new_city(seat, mv) => alone(text!(aos_button_done)),
        Move::Done | Move::Decline => vec![Target::phrase(mv.to_string())],
        Move::Engine => alone(text!(aos_button_engine)),
        Move::Produce => alone(text!(aos_button_produce)),
    }
}

fn new_city(at: Coord, city: NewCity) -> Target {
    Target::Piece {
        piece: format!("new-city-{city}"),
        turn: 0,
        spot: Spot::Hex(at).to_string(),
        label: new_city_label(city),
    }
}

fn tile_at(at: Coord, tile: TileId) -> Target {
    let set = TileSet::shipped();
    let laid = set.tile(tile);
    Target::Piece {
        piece: set.kind(laid.kind).id.clone(),
        turn: laid.turned,
        spot: Spot::Hex(at).to_string(),
        label: tile.text(),
    }
}

/// Whose track the cube goes over.
fn owner(seat: Seat, over: Option<Seat>) -> Target {
    match over {
        Some(owner) if owner == seat => Target::button("own", text!(aos_button_over_own)),
        Some(owner) => Target::button(format!("over-{owner}"), text!(aos_button_over, owner = owner)),
        None => Target::button("over-nobody", text!(aos_button_over_nobody)),
    }
}
