//! Why nothing can be done with a spot of the drawing. The rules say it themselves: the moves that the spot could stand for
//! are put before them.

use empyreal::printed::Op;
use empyreal::{Company, Frame, HexSet, Move, PersonId, Phase, Position, Reason, Slot, Table, Terrain, View};
use hexes::Coord;
use kernel::{Reason as _, Seat, moves_seen, text, try_out};

use super::path::path;
use super::phrases::op;
use crate::spots::Spot;
use guide::{SpotName as _, Target, WhyNot};

pub(super) fn why_not(view: &View, seat: Seat, spot: &str) -> Option<WhyNot> {
    let name = spot;
    let spot = Spot::parse(name)?;
    let table = &view.table;
    if table.asked_seat() != Some(seat) {
        return refused(view, seat, &Move::Done).map(WhyNot::from);
    }
    let paths: Vec<Vec<Target>> =
        moves_seen::<Position>(view, seat).iter().map(|mv| path(view, seat, mv)).collect();
    if paths.iter().any(|path| path.first().is_some_and(|first| is_at(first, name))) {
        return None;
    }
    if let Some(first) = paths.iter().find_map(|path| {
        let (first, rest) = path.split_first()?;
        rest.iter().any(|target| is_at(target, name)).then(|| first.label())?
    }) {
        let why = text!(emp_why_choose_first, first = first.clone());
        return Some(WhyNot { rule: Reason::NotAsked.rule(), why });
    }
    let whys = candidates(table, seat, spot).into_iter().filter_map(|mv| refused(view, seat, &mv));
    Some(Reason::nearest(whys).unwrap_or_else(|| without_a_move(table, seat, spot)).into())
}

fn refused(view: &View, seat: Seat, mv: &Move) -> Option<Reason> {
    try_out::<Position>(view, seat, mv).err()
}

fn is_at(target: &Target, name: &str) -> bool {
    match target {
        Target::Spot { spot, .. } => spot == name,
        Target::Button { key, .. } => key == name,
        Target::Piece { spot, .. } => spot == name,
        Target::Number { .. } => false,
    }
}

/// What somebody who points at this could want now.
fn candidates(table: &Table, seat: Seat, spot: Spot) -> Vec<Move> {
    match spot {
        Spot::Hex(hex) => at_hex(table, seat, hex),
        Spot::Stand(stand) => match table.stack.last() {
            Some(Frame::Claiming(load)) if (load.city, load.good) == (stand.city, stand.colour) => {
                vec![Move::Claim(stand.size)]
            }
            Some(Frame::Claiming(_)) => Vec::new(),
            _ => vec![Move::Tile(stand)],
        },
        Spot::Market(car) => vec![Move::Gain(car), Move::Copy(car)],
        Spot::Stack(kind) => vec![Move::Draft(kind)],
        Spot::Award(award) => vec![Move::Remove(award)],
        Spot::Company(company) => PersonId::all().map(|captain| Move::Company { company, captain }).collect(),
        Spot::Captain(captain) => {
            let companies = Company::ALL;
            companies.map(|company| Move::Company { company, captain }).to_vec()
        }
        Spot::Person(person) => {
            let own = table.player(seat).people().map(|own| Move::Trade { own, other: person });
            let others = [Move::Use(person), Move::Imitate(person), Move::Keep(person)];
            own.chain(others).collect()
        }
        Spot::Slot(whose, _) | Spot::Space(whose, _) if whose != seat => Vec::new(),
        Spot::Slot(_, slot) => at_slot(table, seat, slot),
        Spot::Space(_, space) => match space.checked_sub(table.player(seat).conductor) {
            None | Some(0) => Vec::new(),
            Some(spaces) => vec![Move::Move(spaces)],
        },
        Spot::Supply(good) => vec![Move::Good(good)],
    }
}

fn at_slot(table: &Table, seat: Seat, slot: Slot) -> Vec<Move> {
    let car = table.player(seat).car(slot);
    let swaps = Slot::all().map(|to| Move::Rearrange(slot, to));
    let rearranges = matches!(table.asking(), Some((Op::RearrangeSpellcars, _)));
    [Move::Activate(slot), Move::Place(slot), Move::Discard(slot)]
        .into_iter()
        .chain(car.map(Move::Copy))
        .chain(swaps.filter(|_| rearranges))
        .collect()
}

/// What the question that is asked would do with a hex.
fn at_hex(table: &Table, seat: Seat, hex: Coord) -> Vec<Move> {
    let around = || {
        let beside = table.map.chart().find(hex).map(|at| table.map.chart().around(at));
        beside.into_iter().flat_map(HexSet::iter).map(|at| table.coord(at))
    };
    let takes = || Terrain::ALL.map(|good| Move::Take { hex, good }).to_vec();
    let own = table.map.chart().find(hex).is_some_and(|at| table.map.network(seat).contains(at));
    match table.stack.last() {
        Some(Frame::Ask(node)) => match op(*node) {
            Op::Build(_) => vec![Move::Build { hex, free: None }],
            Op::PlaceWasteland { .. } => vec![Move::Wasteland(hex)],
            Op::PickHex(_) => vec![Move::Hex(hex)],
            Op::MoveTrain { .. } if own => around().map(|to| Move::Shift { from: hex, to }).collect(),
            Op::MoveTrain { .. } => around().chain([hex]).map(|from| Move::Shift { from, to: hex }).collect(),
            Op::SwitchTrains => {
                let companies = table.all_seats().filter_map(|other| table.player(other).company);
                let companies: Vec<_> = companies.collect();
                let pairs = around().map(|near| if own { (hex, near) } else { (near, hex) });
                pairs
                    .flat_map(|(own, other)| {
                        companies.iter().map(move |company| Move::Switch { own, other, company: *company })
                    })
                    .collect()
            }
            _ => takes(),
        },
        Some(Frame::Returning { .. } | Frame::Loading(_)) => takes(),
        Some(Frame::Fetching { .. }) => vec![Move::Hex(hex)],
        Some(Frame::Delivering(_)) => {
            let city = table.map.chart().find(hex).and_then(|at| table.map.city_at(at));
            city.map(|city| Move::Deliver { city, good: city }).into_iter().collect()
        }
        None => match table.phase {
            Phase::Headquarters { .. } => vec![Move::Headquarters(hex)],
            _ => Vec::new(),
        },
        Some(_) => Vec::new(),
    }
}

/// Why a spot is of no use where no move at this time is about it.
fn without_a_move(table: &Table, seat: Seat, spot: Spot) -> Reason {
    match spot {
        Spot::Hex(hex) => table.why_nothing_in_hex(hex),
        Spot::Stand(stand) => table.why_no_tile(seat, stand.size),
        Spot::Market(_) => table.why_no_spellcar(),
        Spot::Stack(_) => table.why_no_draft(),
        Spot::Award(_) => table.why_no_award(),
        Spot::Company(_) | Spot::Captain(_) => table.why_no_company(),
        Spot::Person(person) => table.why_no_use_of(seat, person),
        Spot::Slot(whose, _) => table.why_no_activation(seat, whose),
        Spot::Space(whose, space) => table.why_no_move_to(seat, whose, space),
        Spot::Supply(_) => table.why_no_good(),
    }
}
