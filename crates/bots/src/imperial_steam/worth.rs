//! What a table is worth to a seat: the money it may end with, in guldens.

use imperial_steam::{Position, TEN};

use super::outlook::Outlook;
use super::weights::weights;
use super::{contracts, crews, deliveries, means};

pub(super) fn worth(position: &Position, outlook: &Outlook) -> f32 {
    let w = weights();
    let table = position.table();
    let seat = outlook.seat;
    let player = table.player(seat);
    let (rounds, turns) = (outlook.rounds_left(table), outlook.turns_left(table));
    let way = outlook.to_trieste(table);
    let own = crews::chance(table, player, way);
    let trieste = 1.0 - (1.0 - own) * (1.0 - outlook.others_join);

    let cash = position.cash(seat) as f32;
    let liquid = if turns > 0 {
        cash.min(60.0) * w.first_cash + (cash - 60.0).clamp(0.0, 60.0) * w.more_cash
    } else {
        0.0
    };
    let payments = f32::from(rounds) + if table.semmering == Some(seat) { 2.0 } else { 1.0 };
    let mut worth = cash + liquid + f32::from(turns) * w.hand + player.income() as f32 * payments;
    worth += deliveries::worth(table, outlook) + deliveries::keys(table, outlook);
    worth += contracts::worth(table, outlook, trieste);
    worth += crews::worth(player, rounds);
    worth += means::goods(player, way, turns, rounds) + means::cars(player, rounds) + means::influence(table, outlook);
    if let Some(way) = way
        && way.links > 0
    {
        let tracks = player.tracks.len() as f32 + f32::from(way.links);
        worth += own * tracks * TEN as f32;
        worth -= way.cost * w.way * (f32::from(turns) / 10.0).min(1.0);
    }
    let kept = 1.0 - 0.1 * f32::from(player.shareholders);
    let tenth = worth * 0.1;
    worth += contracts::investors(table, player, tenth, rounds);
    worth.min(0.0) + worth.max(0.0) * kept
}
