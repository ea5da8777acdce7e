use std::collections::BTreeSet;

use super::*;

/// Whole games are led through in both languages: questions, moves, what they leave, players and points.
#[test]
fn every_question_and_move_is_put_into_words() {
    let mut asked = BTreeSet::new();
    let mut described = BTreeSet::new();
    for level in ["random", "greedy"] {
        play_out(level, 4, |table, seat, moves, _| {
            let progress = Position::progress(table);
            assert_eq!(progress.round, u32::from(table.turn));
            let question = Position::question(table, seat);
            asked.insert(question.ask.key);
            for text in [&progress.label, &progress.phase, &question.ask].into_iter().chain(&question.now) {
                said(text);
            }
            // A few of each question are enough: all of them are of the same making.
            for mv in moves.iter().step_by(moves.len() / 5 + 1) {
                let told = Position::describe(table, seat, mv);
                described.insert(told.key);
                for phrase in said(&told) {
                    let lower = phrase.chars().next().is_some_and(char::is_lowercase);
                    assert!(lower && !phrase.ends_with('.'), "{mv}: {phrase}");
                }
                if let Some(balance) = Position::balance(table, seat, mv) {
                    said(&balance);
                }
            }
        });
    }
    for key in [
        "aos-ask-issue-shares",
        "aos-ask-auction",
        "aos-ask-select-actions",
        "aos-ask-build-track",
        "aos-ask-move-goods",
        "aos-ask-cargo",
        "aos-ask-production",
        "aos-ask-stock",
        "ending-last-turn",
    ] {
        assert!(asked.contains(key), "{key} is never asked");
    }
    assert!(described.len() > 15, "{described:?}");
}

#[test]
fn what_is_asked_in_each_phase() {
    let scene = Scene::network().cubes("T9", Colour::Blue).player(0, |player| player.engine = 3).moving();
    for (scene, ask, now) in [
        (scene.clone().issuing(), "How many shares do you issue?", vec!["You can issue 13 more shares."]),
        (scene.clone().building(0), "What do you build?", vec!["You can build 3 more tiles."]),
        (
            scene.clone(),
            "Which cube do you move?",
            vec!["Round 1 of 2.", "Your engine can carry a cube over up to 3 links."],
        ),
        (
            scene.plays(&["ship T9 blue", "run Q10 over 0"]),
            "Where does the cube go next?",
            vec!["Round 1 of 2.", "Your blue cube is in Indianapolis and can travel 2 more links."],
        ),
    ] {
        let question = Position::question(&scene.0, scene.asked());
        assert!(english(&question.ask).starts_with(ask), "{ask}");
        assert_eq!(question.now.iter().map(english).collect::<Vec<_>>(), now);
    }
}

/// An action says what it is good for.
#[test]
fn a_move_says_what_it_does() {
    let scene = Scene::new().building(0);
    for (mv, told) in [
        ("take engineer", "take Engineer: builds four tiles instead of three"),
        ("build S10 straight/1", "build on S10 for $2: straight track (NE–SW)"),
        ("ship T9 blue", "move a blue cube from Evansville (T9)"),
        ("run Q10 over 2", "to Indianapolis (Q10), over track of Player 2"),
    ] {
        let seat = scene.asked();
        assert_eq!(english(&Position::describe(&scene.0, seat, &mv.parse().unwrap())), told);
    }
}
