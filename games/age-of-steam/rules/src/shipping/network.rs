//! Which cubes can be delivered.

use hexes::Edge;

use crate::goods::Colour;
use crate::ids::{StopId, Stops};
use crate::printed::MAX_STOPS;
use crate::table::Table;

/// Which stops are one completed link apart, and which cities among them are of which colour. No cube comes to a stop
/// without links.
pub(super) struct Network {
    adjacent: [Stops; MAX_STOPS],
    cities: [Stops; Colour::ALL.len()],
}

impl Network {
    pub(super) fn of(table: &Table) -> Self {
        let mut network =
            Self { adjacent: [Stops::NONE; MAX_STOPS], cities: [Stops::NONE; Colour::ALL.len()] };
        for stop in table.board().stops().filter(|stop| table.track.is_linked(*stop)) {
            let links = Edge::ALL.into_iter().filter_map(|edge| table.track.link(stop, edge));
            network.adjacent[stop.index()] = links.collect();
            if let Some(colour) = table.colour(stop) {
                network.cities[colour.index()].insert(stop);
            }
        }
        network
    }

    /// Whether a completed link ends at this stop.
    pub(super) const fn is_linked(&self, stop: StopId) -> bool {
        !self.adjacent[stop.index()].is_empty()
    }

    /// The stops from which a cube can get to a city of its colour over at most this many links, without touching the
    /// closed stops and without passing through another city of its colour on the way.
    pub(super) fn reach(&self, colour: Colour, closed: Stops, links: u8) -> Stops {
        let goals = self.cities[colour.index()].without(closed);
        let (mut reached, mut rim) = (goals, goals);
        for _ in 0..links {
            let around = rim.iter().fold(Stops::NONE, |stops, stop| stops.or(self.adjacent[stop.index()]));
            rim = around.without(reached).without(closed);
            if rim.is_empty() {
                break;
            }
            reached = reached.or(rim);
        }
        reached
    }

    /// Whether a cube in this city can be delivered at all.
    pub(super) fn can_ship(&self, from: StopId, colour: Colour, links: u8, reach: Stops) -> bool {
        if !self.is_linked(from) {
            false
        } else if !self.cities[colour.index()].contains(from) {
            reach.contains(from)
        } else {
            // From a city of its own colour the cube must get to another one without coming back.
            self.adjacent[from.index()].meets(self.reach(colour, Stops::only(from), links - 1))
        }
    }
}
