//! In the middle of every card that asks something, a game can be saved and goes on as it would have.

use std::collections::BTreeSet;

use empyreal::printed::{CarKind, Colour, NodeId, Op, Printed, Trigger};
use empyreal::{CarId, Card, Frame, Move, PersonId, PersonKind, Upgrade};
use kernel::{Rules, Stream};
use serde_json::json;

use crate::cards::hub;
use crate::common::playing::survives_saving;
use crate::common::situation::Situation;

/// The parts of an ability that ask something by themselves.
fn questions(node: NodeId, found: &mut BTreeSet<NodeId>) {
    match Printed::shipped().cards.program.op(node) {
        Op::Steps(parts) => parts.iter().for_each(|part| questions(*part, found)),
        Op::Choose(parts) => {
            found.insert(node);
            parts.iter().for_each(|part| questions(*part, found));
        }
        Op::Repeat { each: part, .. }
        | Op::Pay { then: part, .. }
        | Op::When { then: part, .. }
        | Op::EachTurn(part) => questions(*part, found),
        Op::Exchange { give, get } => {
            questions(*give, found);
            questions(*get, found);
        }
        // Of a given colour the good is placed without a question; the others show in frames of their own.
        Op::PlaceGood(Colour::Terrain | Colour::Only(_))
        | Op::Modify(_)
        | Op::PullGoods { all: true }
        | Op::RemoveTrains
        | Op::Deliver { .. }
        | Op::GainMana(_)
        | Op::Reclaim(_)
        | Op::ReclaimAll
        | Op::GainSpellcars(_)
        | Op::Refresh { .. }
        | Op::DiscardSpellcars
        | Op::DraftOver(_)
        | Op::ExtraTurn
        | Op::GainGoods(_) => {}
        _ => {
            found.insert(node);
        }
    }
}

/// Whether a card asks anything at all.
fn asks(node: NodeId) -> bool {
    match Printed::shipped().cards.program.op(node) {
        Op::Steps(parts) => parts.iter().any(|part| asks(*part)),
        Op::Repeat { each: part, .. }
        | Op::Pay { then: part, .. }
        | Op::When { then: part, .. }
        | Op::EachTurn(part) => asks(*part),
        Op::Modify(_)
        | Op::GainMana(_)
        | Op::Reclaim(_)
        | Op::ReclaimAll
        | Op::Refresh { .. }
        | Op::ExtraTurn => false,
        _ => true,
    }
}

/// A table on which every card has something to do for seat 0.
fn rich(card: &str) -> Situation {
    let other = |one: &'static str, two: &'static str| if one == card { two } else { one };
    hub()
        .mana(0, 7, 1)
        .goods("C8", "MV")
        .goods("F9", "")
        .goods("H11", "LLL")
        .wasteland("G12")
        .tired(0, "runika-zenanen")
        .tired(0, other("orman-kaspar", "manch"))
        .person(1, other("malandrax-mecchi", "rixia-van-sorrel"))
        .person(1, other("john-strong-stevenson", "cin-atalar"))
        .person(1, other("leto-fulgore", "tegusgan"))
        .car(0, "2/2", other("transmuter", "metro"))
        .car(1, "1/2", other("pollinator", "horizon-chaser"))
        .car(2, "1/2", other("deep-one", "terraformer"))
}

/// The card as seat 0 has it, and the moves by which it begins.
fn begun(card: Card) -> Situation {
    match card {
        Card::Person(person) => {
            let id = person.to_string();
            let scene = rich(&id).person(0, &id);
            match person.printed().when {
                Some((Trigger::Administrate, _)) => scene.plays(&format!("administrate; use {id}")),
                Some((Trigger::DeliveredWithoutTile, _)) => {
                    scene.conductor(0, 5).plays("move 1; deliver lake; take all; skip")
                }
                _ => scene.plays(&format!("use {id}")),
            }
        }
        Card::Car(car) => {
            let id = car.to_string();
            match car.printed().kind {
                CarKind::Unique | CarKind::Common(_) => {
                    rich(&id).car(0, "1/2", &id).plays("move 1; activate 1/2")
                }
                CarKind::Printed(company) | CarKind::Own(company) => {
                    let column: u8 = id.rsplit('-').next().unwrap().parse().unwrap();
                    let scene = rich(&id).conductor(0, column - 1).edit(|table| {
                        for number in [1, 2] {
                            if table["seats"][number]["company"] == company.notation() {
                                table["seats"][number]["company"] = json!("kings-line");
                            }
                        }
                        table["seats"][0]["company"] = json!(company.notation());
                    });
                    scene.plays(&format!("move 1; activate {column}/1"))
                }
            }
        }
        Card::Upgrade(upgrade) => {
            let scene = rich("").edit(|table| table["seats"][0]["engineer"] = json!(null));
            scene.conductor(0, 5).plays(&format!("move 1; skip; upgrade {upgrade}"))
        }
    }
}

/// Plays on at random until the card is over; which of its parts asked something on the way.
fn plays_on(mut scene: Situation, card: Card, seed: u8, seen: &mut BTreeSet<NodeId>) -> bool {
    let mut stream = Stream::from_seed([seed; 32]);
    let mut asked_within = false;
    for _ in 0..40 {
        let within = |frame: &Frame| matches!(frame, Frame::Card(run) if run.card == card);
        if !scene.table().stack.iter().any(within) {
            break;
        }
        asked_within = true;
        survives_saving(&scene.position);
        if let Some(Frame::Ask(node) | Frame::Returning { node, .. }) = scene.table().stack.last() {
            seen.insert(*node);
        }
        let (asked, mut moves) = (scene.asked(), Vec::new());
        scene.position.moves(asked, &mut moves);
        // What is left out leads nowhere; it is chosen less often.
        let wanted: Vec<&Move> = moves.iter().filter(|mv| !matches!(mv, Move::Skip | Move::Done)).collect();
        let mv = if wanted.is_empty() || stream.below(10) == 0 {
            moves[stream.index(moves.len())]
        } else {
            *wanted[stream.index(wanted.len())]
        };
        scene.position.play(asked, &mv, &mut scene.events).unwrap();
    }
    asked_within
}

/// Of every card each question was seen in the middle of it.
#[test]
fn every_card_survives_saving() {
    let cards = PersonId::all()
        .map(Card::Person)
        .chain(CarId::all().map(Card::Car))
        .chain(Upgrade::ALL.map(Card::Upgrade));
    let mut count = 0;
    for card in cards.filter(|card| asks(card.effect())) {
        let mut expected = BTreeSet::new();
        questions(card.effect(), &mut expected);
        let mut seen = BTreeSet::new();
        let scene = begun(card);
        let mut within = false;
        for seed in 0..60 {
            within |= plays_on(scene.clone(), card, seed, &mut seen);
            if within && seen.is_superset(&expected) && seed >= 3 {
                break;
            }
        }
        assert!(within, "{card:?} was not seen in the middle");
        let missing: Vec<&Op> =
            expected.difference(&seen).map(|node| Printed::shipped().cards.program.op(*node)).collect();
        assert!(missing.is_empty(), "{card:?} never asked: {missing:?}");
        count += 1;
    }
    let kinds = PersonKind::ALL.map(|kind| {
        PersonId::all().filter(|person| person.kind() == kind && asks(Card::Person(*person).effect())).count()
    });
    assert_eq!(kinds, [5, 11, 15, 7]);
    assert!(count > 130, "{count} cards ask something");
}
