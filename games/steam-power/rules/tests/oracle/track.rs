//! Where track may be built: the list of moves, and what playing them costs, against the second opinion.

use std::collections::BTreeMap;

use kernel::{Events, Rules};
use steam_power::{Bonus, Move, Phase, Position};

use crate::look_at_games;
use crate::opinion::legal;

fn agree(position: &Position) -> usize {
    let table = position.table();
    let seat = table.active;
    let state = serde_json::to_value(position).unwrap();
    let expected: BTreeMap<String, u64> = legal(&state, seat.index()).into_iter().collect();
    let mut moves = Vec::new();
    position.moves(seat, &mut moves);
    moves.retain(|mv| matches!(mv, Move::Build { .. } | Move::Replace(_) | Move::Remove));
    let mut listed: Vec<String> = moves.iter().map(ToString::to_string).collect();
    listed.sort_unstable();
    assert_eq!(listed, expected.keys().cloned().collect::<Vec<_>>(), "{state}");
    for mv in &moves {
        let mut after = position.clone();
        after.play(seat, mv, &mut Events::ignored()).unwrap();
        let paid = table.player(seat).cash - after.table().player(seat).cash;
        assert_eq!(u64::from(paid), expected[&mv.to_string()], "{mv}: {state}");
    }
    listed.len()
}

#[test]
fn track_is_built_where_it_may_be() {
    let (mut positions, mut compared) = (0, 0);
    look_at_games(2..=5, 7, |position| {
        if matches!(position.table().phase, Phase::Action | Phase::SecondTile | Phase::Bonus(Bonus::Track)) {
            positions += 1;
            compared += agree(position);
        }
    });
    assert!(positions > 300 && compared > 5000, "{positions} positions, {compared} moves");
}
