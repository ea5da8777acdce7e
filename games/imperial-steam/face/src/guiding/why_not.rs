//! Why nothing can be done with a spot of the drawing. The rules say it themselves: the moves that the spot could stand for
//! are put before them.

use std::cmp::Reverse;

use imperial_steam::{
    Action, CityId, Crew, Engineer, FactorySite, Good, Hub, LEVELS, LinkId, Move, Player, Position, Reason,
    STEP_PRICE, Table, View, Worker, WorkerSource,
};
use kernel::{Reason as _, Seat, moves_seen, text, try_out};

use super::path::path;
use crate::spots::Spot;
use guide::{Label, SpotName as _, Target, WhyNot};

pub(super) fn why_not(view: &View, seat: Seat, spot: &str) -> Option<WhyNot> {
    let spot = Spot::parse(spot)?;
    // The tile of an action is of no use once a hand was placed, even if its action goes on.
    let placed = matches!(spot, Spot::Action(_)) && view.table.phase.is_begun();
    let mut legal = moves_seen::<Position>(view, seat).into_iter();
    if let Some(mv) = legal.find(|mv| !placed && is_about(spot, mv)) {
        return way_there(view, seat, spot, &mv);
    }
    // For each way to use the spot, the nearest reason; for two ways both are told.
    let mut reasons: Vec<Reason> = Vec::new();
    for way in ways(&view.table, seat, spot) {
        let refused = way.into_iter().filter_map(|mv| try_out::<Position>(view, seat, &mv).err());
        let Some(reason) = Reason::nearest(refused) else { continue };
        if !reasons.iter().any(|other| other.says_the_same(&reason)) {
            reasons.push(reason);
        }
    }
    if reasons.is_empty() {
        reasons.extend(without_a_move(&view.table, seat, spot));
    }
    // “Not now” is left out where another reason would still hold later.
    if !reasons.iter().all(Reason::is_not_now) {
        reasons.retain(|reason| !reason.is_not_now());
    }
    let told =
        reasons.iter().map(Reason::text).reduce(|one, other| text!(imp_why_both, one = one, other = other));
    Reason::nearest(reasons).zip(told).map(|(nearest, why)| WhyNot { rule: nearest.rule(), why })
}

/// The spot is of use, but something else is chosen before it, or it is chosen among the answers: the way there, which is
/// the same however far one has gone already. Nothing is wrong where the spot itself is lit.
fn way_there(view: &View, seat: Seat, spot: Spot, mv: &Move) -> Option<WhyNot> {
    let mut path = path(view, seat, mv).into_iter();
    let Target::Button { label: Label::Own(first), .. } = path.next()? else { return None };
    // Some stand for so many things that the next step is anybody’s guess.
    let is_vague = matches!(spot, Spot::Action(_) | Spot::Hub(_) | Spot::Factories(_) | Spot::Train(_));
    let why = match path.next().filter(|_| !is_vague) {
        Some(Target::Button { label: Label::Own(next), .. } | Target::Spot { label: next, .. }) => {
            text!(imp_why_choose_then, first = first, next = next)
        }
        _ => text!(imp_why_choose, first = first),
    };
    Some(WhyNot { rule: mv.rule(), why })
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
        (Spot::Action(at), mv) => mv.action() == Some(at),
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
            // Of equal reasons the last is told: the one about the cheapest factory.
            let mut kinds = Good::ALL;
            kinds.sort_by_key(|good| Reverse(table.next_factory_price(*good)));
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
        Spot::Influence => vec![vec![Move::Give(STEP_PRICE as u16)]],
        // While there is room for all, no good in particular is refused.
        Spot::Goods(good) if player.overflow() > 0 => vec![vec![Move::Discard(good)]],
        Spot::Goods(_) => Vec::new(),
        Spot::Action(action) => vec![moves_of(table, seat, action)],
    }
}

/// With nobody, since the rules ask whether any crew would do before they ask who is in it.
fn build(link: LinkId) -> Move {
    Move::Build { link, crew: Crew::default() }
}

/// Nobody who has no good to bring, or where nothing was ever wanted, points at a city to deliver there.
fn deliveries_to(table: &Table, player: &Player, city: CityId) -> Vec<Move> {
    if table.tile(city).demand == 0 && table.hub_at(city).is_none() {
        return Vec::new();
    }
    let full = player.factories.iter().filter(|factory| factory.left > 0);
    full.map(|factory| Move::Deliver { from: factory.site, to: city }).collect()
}

/// With a worker who is there, if anybody is.
fn factory(player: &Player, site: FactorySite, good: Good) -> Move {
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
    table.sources().map(|source: WorkerSource| Move::Hire { source, workers: 1 }).chain(engineers)
}

fn moves_of(table: &Table, seat: Seat, action: Action) -> Vec<Move> {
    let player = table.player(seat);
    match action {
        Action::Build => table.next_links(seat).without(table.crowns).iter().map(build).collect(),
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

/// What is told where no move could be meant that the rules would refuse.
fn without_a_move(table: &Table, seat: Seat, spot: Spot) -> Option<Reason> {
    match spot {
        Spot::Goods(_) => table.why_no_discard(seat),
        Spot::Train(level) => table.why_no_upgrade(level),
        Spot::Factories(_) => Action::Building.why_no_move(),
        Spot::Action(action) => action.why_no_move(),
        _ => None,
    }
}
