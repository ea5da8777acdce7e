use std::collections::BTreeSet;

use super::*;

/// Whole games are led through in both languages: questions, moves, what they leave, what happened.
#[test]
fn every_question_and_move_is_put_into_words() {
    let (mut asked_keys, mut described) = (BTreeSet::new(), BTreeSet::new());
    play_out(12, |asked| {
        let (view, seat) = (asked.view, asked.seat);
        let progress = Position::progress(view);
        assert_eq!(progress.round, u32::from(view.table.round));
        let question = Position::question(view, seat);
        asked_keys.insert(question.ask.key);
        for text in [&progress.label, &progress.phase, &question.ask].into_iter().chain(&question.now) {
            said(text);
        }
        // A few of each question are enough: all of them are of the same making.
        for mv in asked.moves.iter().step_by(asked.moves.len() / 12 + 1) {
            let move_told = Position::describe(view, seat, mv);
            described.insert(verb(mv));
            for phrase in said(&move_told) {
                let lower = phrase.chars().next().is_some_and(char::is_lowercase);
                assert!(lower && !phrase.ends_with('.'), "{mv}: {phrase}");
            }
            if let Some(balance) = Position::balance(view, seat, mv) {
                said(&balance);
            }
        }
    });
    for key in [
        "imp-ask-bid",
        "imp-ask-action",
        "imp-ask-second-track",
        "imp-ask-hire-more",
        "imp-ask-produce-more",
        "imp-ask-order-more",
        "imp-ask-points",
        "imp-ask-discard",
        "imp-ask-after",
    ] {
        assert!(asked_keys.contains(key), "{key} is never asked: {asked_keys:?}");
    }
    assert!(described.len() > 20, "{described:?}");
}
