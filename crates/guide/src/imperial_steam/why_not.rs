//! Why nothing can be done with a spot of the drawing. The rules say it themselves: the moves that the spot could stand for
//! are put before them.

use std::cmp::Reverse;

use catalog::imperial_steam::{
    Action, CityId, Crew, Engineer, Good, Hub, LEVELS, LinkId, Move, Player, Site, Source, Table, View,
    Worker,
};
use kernel::{Refusal, Seat, text};

use super::path::path;
use super::spots::Spot;
use super::trial::{action_of, legal};
use crate::Target;

pub(super) fn why_not(view: &View, seat: Seat, spot: &str) -> Option<Refusal> {
    let spot = Spot::parse(spot)?;
    // The tile of an action is of no use once a hand was placed, even if its action goes on.
    let placed = matches!(spot, Spot::Action(_)) && view.table.stage.is_begun();
    let mut legal = legal(view, seat).into_iter();
    if let Some(mv) = legal.find(|mv| !placed && is_about(spot, mv)) {
        return way_there(view, seat, spot, &mv);
    }
    // Of each way to use the spot the reason that comes nearest; of two ways both are told.
    let mut reasons: Vec<Refusal> = Vec::new();
    for way in ways(&view.table, seat, spot) {
        let refused = way.into_iter().filter_map(|mv| view.after(seat, &mv).err());
        let Some(why) = refused.max_by_key(|why| telling(why.why.key)) else { continue };
        if !reasons.iter().any(|other| other.why == why.why) {
            reasons.push(why);
        }
    }
    // That it is not the time for an action says less than what stands against a free one.
    if reasons.iter().any(|why| telling(why.why.key) > 0) {
        reasons.retain(|why| telling(why.why.key) > 0);
    }
    let whys = reasons.iter().map(|why| why.why.clone());
    let told = whys.reduce(|one, other| text!("imp-both", one = one, other = other));
    let reason = reasons.iter().max_by_key(|why| telling(why.why.key)).map(|why| why.rule).zip(told);
    reason.map(|(rule, why)| Refusal::new(rule, why)).or_else(|| without_a_move(spot))
}

/// The spot is of use, but something else is chosen before it, or it is chosen among the answers: the way there, which
/// holds however far it has been gone. Nothing is wrong where the spot is lit itself.
fn way_there(view: &View, seat: Seat, spot: Spot, mv: &Move) -> Option<Refusal> {
    let mut path = path(view, seat, mv).into_iter();
    let Target::Button { label: first, .. } = path.next()? else { return None };
    let rule = if action_of(mv).is_some() { "IMP-3.1" } else { "IMP-3.4" };
    // Some stand for so much that the next step is anybody’s guess.
    let is_vague = matches!(spot, Spot::Action(_) | Spot::Hub(_) | Spot::Factories(_) | Spot::Train(_));
    let why = match path.next().filter(|_| !is_vague) {
        Some(Target::Button { label, .. } | Target::Spot { label, .. }) => {
            text!("imp-why-choose-then", first = first, next = label)
        }
        _ => text!("imp-why-choose", first = first),
    };
    Some(Refusal::new(rule, why))
}

fn is_about(spot: Spot, mv: &Move) -> bool {
    match (spot, *mv) {
        (Spot::Link(at), Move::Build { link, .. } | Move::Access(link)) => at == link,
        (Spot::City(at), Move::Station(city) | Move::Deliver { to: city, .. }) => at == city,
        (
            Spot::Site(at),
            Move::Factory { site, .. } | Move::Produce(site) | Move::Deliver { from: site, .. },
        ) => at == site,
        (Spot::Source(at), Move::Hire { source, .. }) => at == source,
        (Spot::Hub(at), Move::Hire { source, .. }) => at == source.hub,
        (Spot::Hub(at), Move::Engineer { hub, .. }) => at == hub,
        (Spot::Engineer(kind, at), Move::Engineer { kind: hired, hub }) => (kind, at) == (hired, hub),
        (Spot::Market(at), Move::Buy(good) | Move::Order(good)) => at == good,
        (Spot::Factories(at), Move::Factory { good, .. }) => at == good,
        (Spot::Engine(at), Move::Train(level) | Move::Upgrade { to: level, .. }) => at == level,
        (Spot::Train(at), Move::Upgrade { from, .. }) => at == from,
        (Spot::Contract(at), Move::Contract(contract)) => at == contract,
        (Spot::Share(at), Move::Share(value)) => at == value,
        (Spot::Goods(at), Move::Discard(good)) => at == good,
        (Spot::Influence, Move::Give(_) | Move::Bid(_)) => true,
        (Spot::Action(at), mv) => action_of(&mv) == Some(at),
        _ => false,
    }
}

/// What somebody who points at this could want: the moves of one action or another.
fn ways(table: &Table, seat: Seat, spot: Spot) -> Vec<Vec<Move>> {
    let player = table.player(seat);
    match spot {
        Spot::Link(link) if table.crowns.contains(link) => vec![vec![Move::Access(link)]],
        Spot::Link(link) => vec![vec![build(link)]],
        Spot::City(city) => vec![vec![Move::Station(city)], deliveries_to(table, player, city)],
        Spot::Site(site) if player.factories.iter().any(|factory| factory.site == site) => {
            let deliveries = player.network.iter().map(|to| Move::Deliver { from: site, to });
            vec![vec![Move::Produce(site)], deliveries.collect()]
        }
        Spot::Site(site) => {
            // Of equal reasons the last is told: what costs least.
            let mut kinds = Good::ALL;
            kinds.sort_by_key(|good| Reverse(table.factory_price(*good)));
            vec![kinds.map(|good| factory(player, site, good)).to_vec()]
        }
        Spot::Source(source) => vec![vec![Move::Hire { source, workers: 1 }]],
        Spot::Engineer(kind, hub) => vec![vec![Move::Engineer { kind, hub }]],
        Spot::Hub(hub) => vec![hires(table).filter(|mv| is_about(Spot::Hub(hub), mv)).collect()],
        Spot::Market(good) => vec![vec![Move::Buy(good)], vec![Move::Order(good)]],
        Spot::Factories(good) => {
            let sites = player.network.iter().flat_map(|city| table.sites(city));
            vec![sites.map(|site| factory(player, site, good)).collect()]
        }
        Spot::Engine(level) => {
            let upgrades = player.trains.into_iter().filter(|from| *from > 0 && *from < level);
            vec![vec![Move::Train(level)], upgrades.map(|from| Move::Upgrade { from, to: level }).collect()]
        }
        Spot::Train(from) => {
            let levels = table.printed().boards.engines.levels.into_iter().filter(|to| *to > from);
            vec![levels.rev().map(|to| Move::Upgrade { from, to }).collect()]
        }
        Spot::Contract(contract) => vec![vec![Move::Contract(contract)]],
        Spot::Share(value) => vec![vec![Move::Share(value)]],
        Spot::Influence => vec![vec![Move::Give(10)]],
        Spot::Goods(_) => Vec::new(),
        Spot::Action(action) => vec![moves_of(table, seat, action)],
    }
}

/// With nobody: whether any crew would do is asked before who is in it.
fn build(link: LinkId) -> Move {
    Move::Build { link, crew: Crew::default() }
}

/// Nobody points at a city to bring a good there that has none to bring, or where nothing was ever wanted.
fn deliveries_to(table: &Table, player: &Player, city: CityId) -> Vec<Move> {
    if table.tile(city).demand == 0 && table.hub_at(city).is_none() {
        return Vec::new();
    }
    let full = player.factories.iter().filter(|factory| factory.left > 0);
    full.map(|factory| Move::Deliver { from: factory.site, to: city }).collect()
}

/// With a worker who is there, if anybody is.
fn factory(player: &Player, site: Site, good: Good) -> Move {
    let areas = [(false, player.training), (true, player.working)];
    let there = areas.into_iter().find_map(|(working, area)| {
        let level = (1..=LEVELS as u8).find(|level| area[usize::from(*level) - 1] > 0)?;
        Some(Worker { level, working })
    });
    Move::Factory { site, good, worker: there.unwrap_or(Worker { level: 1, working: false }) }
}

fn hires(table: &Table) -> impl Iterator<Item = Move> {
    let engineers =
        Engineer::ALL.into_iter().flat_map(|kind| Hub::ALL.map(|hub| Move::Engineer { kind, hub }));
    table.sources().map(|source: Source| Move::Hire { source, workers: 1 }).chain(engineers)
}

fn moves_of(table: &Table, seat: Seat, action: Action) -> Vec<Move> {
    let player = table.player(seat);
    match action {
        Action::Build => {
            let links = table.map().links_at(player.network).without(player.tracks).without(table.crowns);
            links.iter().map(build).collect()
        }
        Action::Hire => hires(table).collect(),
        Action::Building => {
            let sites = player.network.iter().flat_map(|city| table.sites(city));
            let factories = sites.flat_map(|site| Good::ALL.map(|good| factory(player, site, good)));
            player.network.iter().map(Move::Station).chain(factories).collect()
        }
        Action::Produce => vec![Move::ProduceNothing],
        Action::Goods => Good::ALL.map(Move::Buy).to_vec(),
        Action::Train => table.printed().boards.engines.levels.map(Move::Train).to_vec(),
        Action::Contract => table.display.iter().map(Move::Contract).collect(),
        Action::Give => vec![Move::Give(0)],
        Action::Share => vec![Move::Share(table.printed().boards.shares.values[0])],
        Action::Fundraise => vec![Move::Fundraise],
        Action::Pass => vec![Move::Pass],
    }
}

/// Of several refusals, the one that comes nearest to being done tells most; 0 for what is said of any move at this time.
fn telling(key: &str) -> usize {
    const NEARER: [&str; 24] = [
        "imp-no-not-joined",
        "imp-no-detached",
        "imp-no-hub-closed",
        "imp-no-engineer-gone",
        "imp-no-second-engineer",
        "imp-no-delivered-already",
        "imp-no-coal",
        "imp-no-demand",
        "imp-no-coal-twice",
        "imp-no-site-taken",
        "imp-no-factories",
        "imp-no-own-station",
        "imp-no-station-site",
        "imp-no-stations-left",
        "imp-no-engine-later",
        "imp-no-engines-gone",
        "imp-no-three-trains",
        "imp-no-two-tracks",
        "imp-no-engineer",
        "imp-no-build-good",
        "imp-no-experience",
        "imp-no-workers-cost",
        "imp-no-station-cost",
        "imp-no-factory-cost",
    ];
    const OF_THE_TIME: [&str; 7] = [
        "imp-no-game-over",
        "imp-no-not-your-turn",
        "imp-no-bid-made",
        "imp-no-wrong-bidding",
        "imp-no-wrong-discard",
        "imp-no-wrong-action",
        "imp-no-wrong-points",
    ];
    match NEARER.iter().position(|nearer| *nearer == key) {
        Some(at) => at + 2,
        None => usize::from(!OF_THE_TIME.contains(&key)),
    }
}

/// What the rules have no refusal for, since no move is about it.
fn without_a_move(spot: Spot) -> Option<Refusal> {
    let (rule, why) = match spot {
        Spot::Goods(_) => ("IMP-8.3", text!("imp-why-goods")),
        Spot::Train(_) => ("IMP-9.4", text!("imp-why-train")),
        Spot::Factories(_) | Spot::Action(_) => ("IMP-3.3", text!("imp-why-nothing")),
        _ => return None,
    };
    Some(Refusal::new(rule, why))
}
