//! Where on the board something happened.

use imperial_steam::{Action, Event};

use crate::spots::Spot;
use guide::Motion;

pub(super) fn places(event: &Event) -> Vec<String> {
    let spots = match *event {
        Event::TrackLaid { link, .. } | Event::AccessBought { link, .. } => vec![Spot::Link(link)],
        Event::TokenTaken { city, .. } | Event::StationBuilt { city, .. } => vec![Spot::City(city)],
        Event::FactoryBuilt { site, good, .. } => vec![Spot::Site(site), Spot::Factories(good)],
        Event::Produced { site, .. } => vec![Spot::Site(site)],
        Event::Delivered { from, to, .. } => vec![Spot::Site(from), Spot::City(to)],
        Event::WorkersHired { source, .. } => vec![Spot::Source(source)],
        Event::Bought { good, .. } | Event::Ordered { good, .. } => vec![Spot::Market(good)],
        Event::TrainBought { engine, .. } | Event::TrainUpgraded { engine, .. } => vec![Spot::Engine(engine)],
        // The card lies at its holder’s then.
        Event::ContractTaken { .. } => vec![Spot::Action(Action::Contract)],
        Event::EngineerHired { hub, .. } | Event::HubRose { hub, .. } | Event::KeyTaken { hub, .. } => {
            vec![Spot::Hub(hub)]
        }
        Event::InfluencePaid { .. } | Event::InfluenceRose { .. } => vec![Spot::Influence],
        Event::Given { .. } => vec![Spot::Action(Action::Give), Spot::Influence],
        Event::TollsPaid { ref path, .. } => path.steps.iter().map(|step| Spot::Link(step.link)).collect(),
        _ => Vec::new(),
    };
    spots.iter().map(Spot::to_string).collect()
}

/// A good goes from its factory to the city that takes it.
pub(super) fn motion(event: &Event) -> Option<Motion> {
    match *event {
        Event::Delivered { good, from, to, .. } => Some(Motion {
            piece: format!("good-{good}"),
            from: Spot::Site(from).to_string(),
            to: Spot::City(to).to_string(),
        }),
        _ => None,
    }
}
