//! SP-10: the Combine, the neutral rival of the solo game.

use kernel::Events;

use crate::event::{Deed, Event, NamedCity};
use crate::goods::CityTile;
use crate::ids::{Cities, CityId};
use crate::position::Position;
use crate::table::{Owner, Table};

impl Position {
    /// Visits the next city of the shuffled list: any that it has not visited since the list was last shuffled.
    pub(crate) fn combine_visits(&mut self, events: &mut Events<Event>) {
        let all = Cities::first(self.table.board().cities().len());
        let mut left = all.without(self.table.combine.visited);
        if left.is_empty() {
            self.table.combine.visited = Cities::NONE;
            left = all;
        }
        let index = self.draws.draw(|stream| stream.index(left.len()));
        let Some(city) = left.iter().nth(index) else { return };
        self.table.combine.visited.insert(city);
        let deed = self.table.deed_in(city);
        events.push(Event::CombineVisited { city: NamedCity::of(self.table.board(), city), deed });
        self.table.do_deed(city, deed, events);
    }
}

impl Table {
    /// SP-10.4
    fn deed_in(&self, id: CityId) -> Deed {
        let city = self.city(id);
        match city.tile {
            CityTile::Points => Deed::Connects,
            CityTile::Resources(colour) if city.factory.is_none() => {
                match *self.factory_sizes(colour, false).end() {
                    _ if !self.track.live().contains(id) => Deed::FindsNoLink,
                    0 => Deed::Nothing,
                    resources => Deed::Builds { colour, resources },
                }
            }
            CityTile::Resources(colour) if city.resources > 0 => Deed::Takes { colour },
            CityTile::Resources(_) => Deed::FindsItWorkedOut,
        }
    }

    fn do_deed(&mut self, city: CityId, deed: Deed, events: &mut Events<Event>) {
        match deed {
            Deed::Connects => self.combine.connected.insert(city),
            Deed::Builds { colour, resources } => self.put_factory(city, Owner::Combine, colour, resources),
            Deed::Takes { .. } => self.take_resource(city, events),
            Deed::FindsNoLink | Deed::FindsItWorkedOut | Deed::Nothing => {}
        }
    }
}
