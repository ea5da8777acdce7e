use std::collections::BTreeSet;

use empyreal::Phase;
use face_kit::paths_differ;
use kernel::{Arg, try_out};

use super::super::phrases::mana;
use super::*;
use crate::spots::Spot;
use guide::{SpotName as _, Target};

/// Every move has a path of its own, and its spots have names that can be read.
pub(super) fn paths_are_good(asked: &Asked<'_, Empyreal>) {
    paths_differ(asked);
    for target in asked.moves.iter().flat_map(|mv| Empyreal::path(asked.view, asked.seat, mv)) {
        if let Target::Spot { spot, .. } = target {
            assert!(Spot::parse(&spot).is_some(), "{spot}");
        }
    }
}

#[test]
fn every_move_has_a_path_of_its_own() {
    let mut kinds = BTreeSet::new();
    let mut count = 0;
    play_out(18, |asked| {
        kinds.extend(asked.moves.iter().map(kind_of));
        // A number that no round of players divides.
        count += 1;
        if count % 7 == 0 || asked.moves.len() < 12 {
            paths_are_good(asked);
        }
    });
    for kind in [
        "activate",
        "administrate",
        "build",
        "choose",
        "claim",
        "company",
        "copy",
        "deliver",
        "discard",
        "done",
        "draft",
        "gain",
        "good",
        "headquarters",
        "hex",
        "keep",
        "move",
        "place",
        "remove",
        "shift",
        "skip",
        "take",
        "upgrade",
        "use",
        "wasteland",
    ] {
        assert!(kinds.contains(kind), "{kind} is never offered: {kinds:?}");
    }
}

/// A price on what is clicked is what the rules charge for the move. What a spellcar will cost later is called so.
#[test]
fn a_price_on_a_label_is_the_price_of_the_move() {
    let (mut priced, mut taken) = (BTreeSet::new(), 0);
    play_out(12, |asked| {
        let table = &asked.view.table;
        for mv in asked.moves {
            let price = table.price(mv);
            for label in Empyreal::path(asked.view, asked.seat, mv).iter().filter_map(Target::label) {
                let gap = label.message().gaps().iter().position(|gap| *gap == "price");
                if let Some(gap) = gap {
                    assert_eq!(label.args()[gap], Arg::from(mana(price)), "{mv}: {label}");
                    priced.insert(kind_of(mv));
                }
            }
            if let Move::Gain(car) = mv
                && car.printed().inherent > 0
            {
                taken += 1;
                let label = Empyreal::path(asked.view, asked.seat, mv).swap_remove(0);
                let cost = format!("(inherent cost: {} mana)", car.printed().inherent);
                let label = english(label.label().unwrap());
                assert!(price == 0 && label.ends_with(&cost), "{mv}: {label}");
            }
        }
    });
    assert!(priced.is_superset(&["activate", "build", "move"].map(str::to_owned).into()), "{priced:?}");
    assert!(taken > 0);
}

/// A turn ends without a question when nothing is left to say, and goes on when something is.
#[test]
fn what_only_ends_a_turn_closes_it() {
    let mut closed = BTreeSet::new();
    play_out(6, |asked| {
        for mv in asked.moves {
            if Empyreal::closes(asked.view, asked.seat, mv) {
                closed.insert(kind_of(mv));
                assert!(matches!(mv, Move::Done | Move::Skip), "{mv}");
                let (after, _) = try_out::<Position>(asked.view, asked.seat, mv).unwrap();
                let after = after.table();
                assert!(matches!(after.phase, Phase::Specialists | Phase::Final | Phase::Over), "{mv}");
            }
        }
    });
    assert_eq!(closed.into_iter().collect::<Vec<_>>(), ["done"]);
}

#[test]
fn a_spot_has_one_name() {
    for name in [
        "hex-C7",
        "stand-lake-forest-double",
        "market-metro",
        "market-both-of-two-lake-forest",
        "stack-station-master",
        "award-edge-lord",
        "company-kings-line",
        "captain-seth-cremmul",
        "person-manch",
        "slot-0-3-1",
        "space-5-6",
        "supply-lava",
    ] {
        assert_eq!(Spot::parse(name).unwrap_or_else(|| panic!("{name}")).to_string(), name);
    }
    for name in [
        "",
        "hex",
        "hex-c7",
        "hex-C07",
        "stand-lake-double",
        "market-tram",
        "stack-cook",
        "slot-0-6-1",
        "slot-9-1-1",
        "slot-0-1-4",
        "space-0-7",
        "supply-gold",
        "board-1",
    ] {
        assert_eq!(Spot::parse(name), None, "{name}");
    }
}

/// Whoever points at a build sees the train there, and the hexes that Transfers lead over.
#[test]
fn a_build_is_foreseen() {
    let (mut builds, mut chains) = (0, 0);
    play_out(6, |asked| {
        for mv in asked.moves {
            let foresight = Empyreal::foresight(asked.view, asked.seat, mv);
            if let Move::Build { hex, .. } = mv {
                builds += 1;
                let (piece, at) = foresight.piece.unwrap();
                assert!(piece.starts_with("train-") && at == format!("hex-{hex}"), "{piece} {at}");
                let paid = asked.view.table.price(mv) > 0;
                assert!(!paid || !foresight.spots.is_empty(), "{mv} leads over nothing");
                chains += usize::from(paid);
            }
        }
    });
    assert!(builds > 0 && chains > 0);
}
