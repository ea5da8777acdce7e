//! Where on the board something happened.

use empyreal::{END_OF_LINE, Event, Stand, Terrain};
use hexes::Coord;

use crate::spots::Spot;
use guide::Motion;

pub(super) fn places(event: &Event) -> Vec<String> {
    let spots = match *event {
        Event::MarketDealt { ref cars, .. } => cars.iter().copied().map(Spot::Market).collect(),
        Event::AwardsDealt { ref awards } => awards.iter().copied().map(Spot::Award).collect(),
        Event::CompanyChosen { captain, .. } => vec![Spot::Person(captain)],
        Event::HeadquartersPlaced { hex, .. }
        | Event::Built { hex, .. }
        | Event::WastelandPlaced { hex, .. }
        | Event::GoodPlaced { hex, .. }
        | Event::GoodReturned { hex, .. }
        | Event::GoodsPulled { hex, .. }
        | Event::TrainsRemoved { hex, .. } => vec![Spot::Hex(hex)],
        Event::Used { person, .. }
        | Event::Imitated { person, .. }
        | Event::Helped { person, .. }
        | Event::Refreshed { person, .. }
        | Event::Kept { person, .. } => vec![Spot::Person(person)],
        Event::Moved { seat, column, .. } => vec![Spot::Space(seat, column.min(END_OF_LINE))],
        Event::Copied { car, .. } => vec![Spot::Market(car)],
        Event::GoodMoved { from, to, .. } | Event::TrainMoved { from, to, .. } => {
            vec![Spot::Hex(from), Spot::Hex(to)]
        }
        Event::TrainsSwitched { own, other, .. } => vec![Spot::Hex(own), Spot::Hex(other)],
        Event::GoodGained { good, .. } => vec![Spot::Supply(good)],
        Event::CarPlaced { seat, slot, .. } => vec![Spot::Slot(seat, slot)],
        Event::CarsRearranged { seat, from, to } => vec![Spot::Slot(seat, from), Spot::Slot(seat, to)],
        Event::Drafting { kind, .. } => vec![Spot::Stack(kind)],
        Event::Traded { own, other, .. } => vec![Spot::Person(own), Spot::Person(other)],
        // Each lies where the other was.
        Event::TilesSwapped { first, second, .. } => {
            vec![moved(first, second.city), moved(second, first.city)]
        }
        _ => Vec::new(),
    };
    spots.iter().map(Spot::to_string).collect()
}

const fn moved(tile: Stand, city: Terrain) -> Spot {
    Spot::Stand(Stand { city, ..tile })
}

/// A good goes from hex to hex. An event does not say which company’s a train is.
pub(super) fn motion(event: &Event) -> Option<Motion> {
    let spot = |hex: Coord| Spot::Hex(hex).to_string();
    match *event {
        Event::GoodMoved { from, to, good, .. } => {
            Some(Motion { piece: format!("good-{good}"), from: spot(from), to: spot(to) })
        }
        _ => None,
    }
}
