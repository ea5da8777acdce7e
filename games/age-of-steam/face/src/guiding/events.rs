//! Where on the board something happened.

use age_of_steam::{Event, NamedStop};

use crate::spots::Spot;
use guide::Motion;

pub(super) fn places(event: &Event) -> Vec<String> {
    let spots = match *event {
        Event::CityFilled { city, .. } | Event::Delivered { city, .. } => vec![hex(city)],
        Event::Urbanized { town, .. } => vec![hex(town)],
        Event::Built { at, .. } => vec![Spot::Hex(at)],
        Event::LinkCompleted { from, to, .. } | Event::Ran { from, to, .. } => vec![hex(from), hex(to)],
        Event::SectionLapsed { from, .. } | Event::Shipped { from, .. } => vec![hex(from)],
        Event::Stocked { column, row, .. } => vec![Spot::Box(column, row)],
        Event::Grew { city, column, row, .. } => vec![Spot::Box(column, row), hex(city)],
        _ => Vec::new(),
    };
    spots.iter().map(Spot::to_string).collect()
}

pub(super) fn motion(event: &Event) -> Option<Motion> {
    let (colour, from, to) = match *event {
        Event::Ran { colour, from, to, .. } => (colour, hex(from), hex(to)),
        Event::Grew { colour, city, column, row } => (colour, Spot::Box(column, row), hex(city)),
        _ => return None,
    };
    Some(Motion { piece: format!("cube-{colour}"), from: from.to_string(), to: to.to_string() })
}

const fn hex(place: NamedStop) -> Spot {
    Spot::Hex(place.at)
}
