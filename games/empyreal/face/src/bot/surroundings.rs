//! What lies in the network of a seat and around it.

use empyreal::{Goods, HexSet, Table, Terrain};
use kernel::Seat;

pub(super) const COLOURS: usize = Terrain::ALL.len();
/// How far from the network is looked for goods and Cities.
pub(super) const LAYERS: usize = 3;

pub(super) struct Surroundings {
    /// The goods in the network, by colour, and those that a competitor can deliver as well.
    pub(super) own: Goods,
    pub(super) shared: Goods,
    /// The goods that one train, two trains, … more would bring in.
    pub(super) near: [Goods; LAYERS],
    /// How many trains each City is away.
    pub(super) away: [usize; COLOURS],
    pub(super) beside: HexSet,
}

impl Surroundings {
    pub(super) fn of(table: &Table, seat: Seat) -> Self {
        let (map, chart) = (&table.map, table.map.chart());
        let network = map.network(seat);
        let rivals = table.competitors(seat);
        let closed = network | map.cities | map.wasteland | map.full;
        let mut seen = closed;
        let mut around = chart.around_all(network);
        let mut away = [LAYERS + 1; COLOURS];
        let mut near = [[0; COLOURS]; LAYERS];
        let beside = around & !closed;
        for (trains, goods) in near.iter_mut().enumerate() {
            for (colour, away) in away.iter_mut().enumerate() {
                if *away > trains && around.contains(map.city[colour]) {
                    *away = trains;
                }
            }
            let layer = around & !seen;
            if layer.is_empty() {
                break;
            }
            seen |= layer;
            *goods = sum(table, layer);
            around = chart.around_all(layer);
        }
        Self { own: sum(table, network), shared: sum(table, network & rivals), near, away, beside }
    }
}

fn sum(table: &Table, hexes: HexSet) -> Goods {
    let mut all = Goods::default();
    for hex in hexes.iter() {
        for (all, here) in all.iter_mut().zip(table.map.goods(hex)) {
            *all += here;
        }
    }
    all
}
