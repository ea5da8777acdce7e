use std::collections::HashSet;

use super::*;

/// Whole games are led through in both languages: questions, moves, what they leave, players and points.
#[test]
fn every_question_and_move_is_put_into_words() {
    let mut asked = HashSet::new();
    let mut described = HashSet::new();
    for level in ["random", "greedy"] {
        play_out(level, 4, |&Asked { view: table, seat, moves, .. }| {
            let progress = AgeOfSteam::progress(table);
            assert_eq!(progress.round, u32::from(table.turn));
            let question = AgeOfSteam::question(table, seat);
            asked.insert(question.ask.message());
            for text in [&progress.label, &progress.phase, &question.ask].into_iter().chain(&question.now) {
                said(text);
            }
            // A few of each question are enough: they are all made alike.
            for mv in moves.iter().step_by(moves.len() / 5 + 1) {
                let told = AgeOfSteam::describe(table, seat, mv);
                described.insert(told.message());
                for phrase in said(&told) {
                    let lower = phrase.chars().next().is_some_and(char::is_lowercase);
                    assert!(lower && !phrase.ends_with('.'), "{mv}: {phrase}");
                }
                if let Some(balance) = AgeOfSteam::balance(table, seat, mv) {
                    said(&balance);
                }
            }
        });
    }
    let of_shares = text!(aos_ask_issue_shares, brings = 5, costs = 1, points = 3);
    let of_production = text!(aos_ask_production, cubes = 2);
    for key in [
        of_shares.message(),
        of_production.message(),
        message!(aos_ask_auction),
        message!(aos_ask_select_actions),
        message!(aos_ask_build_track),
        message!(aos_ask_move_goods),
        message!(aos_ask_cargo),
        message!(aos_ask_stock),
        message!(ending_last_turn),
    ] {
        assert!(asked.contains(&key), "{key:?} is never asked");
    }
    assert!(described.len() > 15, "{described:?}");
}

#[test]
fn what_is_asked_in_each_phase() {
    let situation =
        Situation::network().cubes("T9", Colour::Blue).player(0, |player| player.engine = 3).moving();
    for (situation, ask, now) in [
        (situation.clone().issuing(), "How many shares do you issue?", vec!["You can issue 13 more shares."]),
        (situation.clone().building(0), "What do you build?", vec!["You can build 3 more tiles."]),
        (
            situation.clone().player(0, |player| player.action = Some(Action::Urbanization)).building(0),
            "First you may make a town a New City: choose the town, or build without one.",
            vec![
                "After the first tile of your turn you can place no New City any more.",
                "You can build 3 more tiles.",
            ],
        ),
        (
            situation.clone(),
            "Which cube do you move?",
            vec!["Round 1 of 2.", "Your engine can carry a cube over up to 3 links."],
        ),
        (
            situation.plays(&["ship T9 blue", "run Q10 over 0"]),
            "Where does the cube go next?",
            vec!["Round 1 of 2.", "Your blue cube is in Indianapolis and can travel 2 more links."],
        ),
    ] {
        let question = AgeOfSteam::question(&situation.0, situation.asked());
        assert!(english(&question.ask).starts_with(ask), "{ask}");
        assert_eq!(question.now.iter().map(english).collect::<Vec<_>>(), now);
    }
}

/// An action says what it is good for.
#[test]
fn a_move_says_what_it_does() {
    let situation = Situation::new().building(0);
    for (mv, told) in [
        ("take engineer", "take Engineer: builds four tiles instead of three"),
        ("build S10 straight/1", "build on S10 for $2: straight track (NE–SW)"),
        ("ship T9 blue", "move a blue cube from Evansville (T9), over 1 link"),
        ("run Q10 over 0", "to Indianapolis (Q10), over your own track: +$1 of income for you"),
        ("run Q10 over 2", "to Indianapolis (Q10), over track of Player 2: +$1 of income for Player 2"),
        ("run Q10 over nobody", "to Indianapolis (Q10), over unowned track: nobody earns"),
        ("done", "finish building"),
    ] {
        assert_eq!(situation.describe(mv), told);
    }
    let out = situation.edit(|table| table.seats[2].eliminated = true);
    assert_eq!(
        out.describe("run Q10 over 2"),
        "to Indianapolis (Q10), over track of Player 2, who is out of the game: nobody earns"
    );
}

/// A New City is placed before the first tile or not at all: nobody gives it up without noticing.
#[test]
fn a_new_city_is_not_given_away_unnoticed() {
    let open = Situation::new().player(0, |player| player.action = Some(Action::Urbanization)).building(0);
    let first = "build S10 straight/1";
    assert_eq!(open.balance(first).as_deref(), Some("$2, leaves $28, no New City"));
    assert_eq!(open.describe("done"), "finish building, without a New City");
    assert_eq!(open.describe("urbanize Q10 C"), "turn Indianapolis (Q10) into New City C, black, light 5");
    let placed = open.clone().plays(&["urbanize Q10 A"]);
    for (situation, left) in [(placed, "$2, leaves $28"), (open.plays(&[first]), "$2, leaves $26")] {
        assert_eq!(english(&AgeOfSteam::question(&situation.0, situation.asked()).ask), "What do you build?");
        assert_eq!(situation.describe("done"), "finish building");
        assert_eq!(situation.balance("build R9 gentle/1").as_deref(), Some(left));
    }
}

/// Once all tiles are laid, only the end of the turn is left to ask for; track about to be lost is named before.
#[test]
fn the_end_of_a_build_turn() {
    let begun = Situation::new().building(0).plays(&["build S10 straight/1"]);
    assert_eq!(
        begun.question().1,
        ["You can build 2 more tiles."],
        "a section is safe in the turn that made it"
    );
    let next = begun.building(0);
    assert_eq!(
        next.question().1,
        [
            "You can build 3 more tiles.",
            "Unless you extend it this turn, this unfinished track of yours becomes unowned: Evansville – S10."
        ]
    );
    assert_eq!(next.clone().plays(&["build R11 gentle/4"]).question().1, ["You can build 2 more tiles."]);
    let elsewhere = next.plays(&["build R9 gentle/1", "build Q10 straight/1", "build P11 gentle/2"]);
    assert_eq!(
        elsewhere.question(),
        (
            "All your tiles are laid. Do you finish building?".to_owned(),
            vec![
                "When you finish, this unfinished track of yours becomes unowned: Evansville – S10."
                    .to_owned()
            ]
        )
    );
    let finished = elsewhere.clone().plays(&["done"]);
    let stop = finished.0.board().find_stop("T9".parse().unwrap()).unwrap();
    assert_eq!(finished.0.track.link_owner(stop, hexes::Edge::NE), None);
}

/// What a delivery has earned in all is told as far as the table shows it.
#[test]
fn a_delivery_sums_up_what_it_earns() {
    let ready = Situation::network().cubes("T9", Colour::Blue).player(0, |player| player.engine = 3).moving();
    let taken = ready.plays(&["ship T9 blue"]);
    assert_eq!(
        taken.describe("run Q12 over 1"),
        "to Cincinnati (Q12), over track of Player 1: +$1 of income for Player 1"
    );
    let under_way = taken.plays(&["run Q10 over 0"]);
    assert_eq!(
        under_way.describe("run Q12 over 0"),
        "to Cincinnati (Q12), over your own track: +$1 of income for you; delivered, +$2 of income for you in all"
    );
    // In other hands the first link would have paid nobody here.
    let lost = under_way.edit(|table| table.order.rotate_left(1));
    assert_eq!(lost.asked(), Seat::new(1));
    assert_eq!(
        lost.describe("run Q12 over 0"),
        "to Cincinnati (Q12), over track of Player 0: +$1 of income for Player 0; delivered, nothing for you in all"
    );
}

/// Track that is turned is not new: what it lacks is said in a sentence of its own.
#[test]
fn a_redirection_has_a_reason_of_its_own() {
    let own = ["build R9 gentle/1", "build Q10 straight/1", "build P11 straight/1", "done"];
    let begun = Situation::new().building(0).plays(&own).plays(&["build J7 straight/0", "done"]);
    let lapsed = begun.building(0).plays(&["done"]);
    let turned = "build P11 gentle/4".parse().unwrap();
    let why = try_out::<Position>(&lapsed.0, lapsed.asked(), &turned).unwrap_err();
    assert_eq!(why.rule(), "AOS-4.22");
    assert_eq!(
        said(&why.text()).map(|sentence| sentence.replace('\u{202f}', " ")),
        [
            "The unowned track on P11 has to lead to a city or to a town where you have track, or be turned to touch a \
             city, your own track, or other unowned track that leads to such a place.",
            "La voie sans propriétaire en P11 doit mener à une ville, ou à un bourg où vous avez une voie ; sinon, sa \
             nouvelle extrémité doit toucher une ville, l’une de vos voies ou une autre voie sans propriétaire qui mène à \
             un tel lieu."
        ]
    );
}

/// The log names a box as the display does, not as notation.
#[test]
fn a_box_is_called_as_a_player_would() {
    let stocked = |column: &str| {
        let column = column.parse().unwrap();
        let event = Event::Stocked { seat: Seat::new(0), colour: Colour::Red, column, row: 1 };
        said(&event.text()).map(|sentence| sentence.replace('\u{202f}', " "))
    };
    assert_eq!(
        stocked("dark3"),
        [
            "Player 0 puts a red cube into the goods display: dark 3, box 2.",
            "Joueur 0 place un cube rouge dans le tableau des marchandises : sombre 3, case 2."
        ]
    );
    assert_eq!(stocked("E")[0], "Player 0 puts a red cube into the goods display: New City E, box 2.");
    let situation = Situation::new().edit(|table| {
        let drawn = [Colour::Blue].into_iter().collect();
        let seat = Seat::new(0);
        table.phase = Phase::Production(age_of_steam::Producing { seat, drawn: Some(drawn) });
    });
    assert_eq!(situation.describe("stock light3/2"), "put the blue cube here: Kansas City (light 3), box 2");
}

/// Beneath the name of a button there is only what the name does not say.
#[test]
fn what_is_news() {
    let situation = Situation::new().building(0);
    for (mv, news) in [
        ("take engineer", Some("builds four tiles instead of three")),
        ("pass", Some("and stay in the auction")),
        ("run Q10 over 0", Some("+$1 of income for you")),
        ("run Q10 over 2", Some("+$1 of income for Player 2")),
        ("run Q10 over nobody", Some("nobody earns")),
        ("done", None),
        ("drop", None),
    ] {
        assert_eq!(situation.news(mv).as_deref(), news, "{mv}");
    }
    let out = situation.clone().edit(|table| table.seats[2].eliminated = true);
    assert_eq!(out.news("run Q10 over 2").as_deref(), Some("who is out of the game: nobody earns"));
    let urban = Situation::new().player(0, |player| player.action = Some(Action::Urbanization)).building(0);
    assert_eq!(urban.news("done").as_deref(), Some("without a New City"));
}
