use std::collections::{BTreeSet, HashSet};
use std::fmt::Display;
use std::hash::Hash;

use super::{Moment, Universe, bytes, moves_of};
use crate::{Events, Reason, Rules, Seat};

pub(super) fn check<G: Rules>(moment: &Moment<'_, G>, universe: &Universe<G>) {
    let position = moment.position;
    let owing = position.turn().seats();
    let listed: Vec<Vec<G::Move>> =
        Seat::all(position.players()).map(|seat| moves_of(position, seat)).collect();
    for (seat, moves) in Seat::all(position.players()).zip(&listed) {
        let legal: HashSet<&G::Move> = moves.iter().collect();
        if owing.contains(seat) {
            assert!(!moves.is_empty(), "seat {seat} owes a decision and has no legal move");
            all_accepted(position, seat, moves);
            all_different(seat, moves);
        } else {
            assert!(moves.is_empty(), "seat {seat} owes nothing and is offered `{}`", moves[0]);
            // What others may do now is what a seat out of turn is most likely to get away with.
            all_refused(moment, seat, listed.iter().flatten());
        }
        if moment.sampled {
            let possible = universe(position, seat);
            all_refused(moment, seat, possible.iter().filter(|mv| !legal.contains(mv)));
            let possible: HashSet<&G::Move> = possible.iter().collect();
            if let Some(missed) = moves.iter().find(|mv| !possible.contains(mv)) {
                panic!("the universe of moves does not have seat {seat}'s legal move `{missed}`");
            }
        }
    }
}

fn all_different<M: Eq + Hash + Display>(seat: Seat, moves: &[M]) {
    let mut seen = HashSet::new();
    if let Some(twice) = moves.iter().find(|mv| !seen.insert(*mv)) {
        panic!("seat {seat} is offered `{twice}` twice");
    }
}

fn all_accepted<G: Rules>(position: &G, seat: Seat, moves: &[G::Move]) {
    for mv in moves {
        if let Err(refusal) = position.clone().play(seat, mv, &mut Events::ignored()) {
            panic!("seat {seat} is refused the listed move `{mv}`: {refusal}");
        }
    }
}

fn all_refused<'m, G: Rules>(
    moment: &Moment<'_, G>,
    seat: Seat,
    moves: impl Iterator<Item = &'m G::Move> + Clone,
) where
    G::Move: 'm,
{
    let mut events = Events::new();
    let mut rules = BTreeSet::new();
    let mut copy = moment.position.clone();
    for mv in moves.clone() {
        match copy.play(seat, mv, &mut events) {
            Ok(()) => panic!("seat {seat} may play `{mv}`, which is not listed"),
            Err(refusal) => rules.insert(refusal.rule()),
        };
        assert!(events.is_empty(), "seat {seat} is refused `{mv}`, and yet something happened: {events:?}");
    }
    // Comparing costs more than refusing: once for all, and one by one only to find the culprit.
    if bytes(&copy) != moment.bytes {
        let changes = |mv: &&G::Move| {
            let mut copy = moment.position.clone();
            let _ = copy.play(seat, mv, &mut Events::ignored());
            bytes(&copy) != moment.bytes
        };
        let culprit = moves.clone().find(changes).map(ToString::to_string).unwrap_or_default();
        panic!("seat {seat} is refused `{culprit}`, and yet the position changed");
    }
    for rule in rules {
        let (info, written) = (G::INFO, format!("- **{rule}**"));
        let is_ours = rule.strip_prefix(info.rule_prefix).is_some_and(|number| number.starts_with('-'));
        let exists = is_ours && info.rules_text("en").contains(&written);
        assert!(exists, "a refusal cites {rule}, which the rules do not have as “{written}”");
    }
}
