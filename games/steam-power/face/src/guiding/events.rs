//! Where on the board something happened.

use guide::Motion;
use steam_power::{Event, NamedCity};

use crate::spots::Spot;

pub(super) fn places(event: &Event) -> Vec<String> {
    let spots = match *event {
        Event::Built { at, .. } | Event::Removed { at, .. } => vec![Spot::Hex(at)],
        Event::LinkCompleted { from, to, .. } => vec![hex(from), hex(to)],
        Event::FactoryBuilt { city, .. } | Event::Flipped { city } | Event::CombineVisited { city, .. } => {
            vec![hex(city)]
        }
        Event::Revealed { contract, .. } => vec![Spot::Contract(contract)],
        Event::Brought { from, .. } => vec![hex(from)],
        Event::DrewFrom { from, .. } => vec![Spot::Hand(from)],
        _ => Vec::new(),
    };
    spots.iter().map(Spot::to_string).collect()
}

/// A resource goes to whoever brings it.
pub(super) fn motion(event: &Event) -> Option<Motion> {
    match *event {
        Event::Brought { seat, colour, from, .. } => Some(Motion {
            piece: format!("resource-{colour}"),
            from: hex(from).to_string(),
            to: Spot::Hand(seat).to_string(),
        }),
        _ => None,
    }
}

const fn hex(place: NamedCity) -> Spot {
    Spot::Hex(place.at)
}
