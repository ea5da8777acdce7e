use catalog::GameId;
use guide::Motion;
use store::StoredStage;
use table::scene::{
    Aside, Ask, ColumnHead, ForGood, LogLine, MoveChoice, Outcome, PathStep, Placing, PlayerLine, Scene,
    ScoringStep, StepLine,
};

use super::super::model::{ChatLine, RefusalMessage};
use super::super::samples::{both, holds, seat};
use super::*;
use crate::fragments::tests::{Shown, fresh};

const SLY: &str = "<i>\"Ada\"";

fn ask() -> Ask {
    let label = SLY.to_owned();
    let choice = MoveChoice {
        mv: "bid 3".into(),
        say: "bid $3".into(),
        news: None,
        balance: None,
        closes: false,
        over: Vec::new(),
        lays: None,
        path: vec![PathStep::Spot { spot: "hex-A0".into(), label }],
    };
    Ask {
        seat: Seat::new(0),
        question: "What do you bid?".into(),
        now: vec!["You hold $7.".into()],
        choices: vec![choice],
        drafted: vec!["bid $2".into()],
        can_undo: true,
        can_redo: false,
        for_good: None,
    }
}

fn line(at_move: usize, text: &str) -> LogLine {
    let motion = Motion { piece: "cube-red".into(), from: "hex-A0".into(), to: "hex-B1".into() };
    LogLine {
        at_move,
        first: true,
        seat: Some(Seat::new(0)),
        text: text.into(),
        places: vec!["hex-A0".into(), "hex-B1".into()],
        motion: Some(motion),
        round: (at_move == 0).then(|| "Turn 1 of 8".into()),
    }
}

pub(super) fn sample() -> TablePage {
    let player = |number: usize, name: &str| PlayerLine {
        seat: Seat::new(number),
        name: name.into(),
        figures: vec!["$7".into()],
        note: None,
        owes: number == 0,
        out: false,
    };
    let scene = Scene {
        at_move: 2,
        move_count: 2,
        board: "<svg id=\"board\"></svg>".into(),
        asides: vec![Aside { id: "goods", title: "Goods".into(), svg: "<svg></svg>".into(), at_hand: false }],
        progress: "Turn 1 of 8".into(),
        phase: "Auction".into(),
        owing: vec![Seat::new(0)],
        columns: vec![ColumnHead { id: "cash", title: "Cash".into() }],
        players: vec![player(0, SLY), player(1, "Grace")],
        ask: Some(ask()),
        log: vec![line(0, "Grace builds."), line(1, SLY)],
        more_log: true,
        marks: Vec::new(),
        turns: vec![0, 1],
        outcome: None,
    };
    TablePage {
        form_token: "3".to_owned(),
        id: "abc".into(),
        title: SLY.into(),
        game: GameId::AgeOfSteam,
        stage: StoredStage::Running,
        owner: true,
        audience: table::Audience::Invited,
        chatting: crate::pages::model::Chatting::Open,
        seats: vec![seat(0, SLY, Holder::Person), seat(1, "Grace", Holder::Bot("greedy".into()))],
        seat: Some(Seat::new(0)),
        scene,
        due: true,
        past: false,
        draft: 1,
        stamp: Some("7-1f".into()),
        version: "v7".into(),
        chat: vec![ChatLine {
            number: 0,
            name: SLY.into(),
            seat: None,
            text: SLY.into(),
            note: None,
            time: 0,
        }],
        back: Default::default(),
        next: false,
        commitment: "c0ffee".into(),
        secret: None,
        nonces: Vec::new(),
        curtain: None,
        refusal: None,
        levels: bots::LEVELS,
    }
}

fn said(sample: &TablePage) -> [String; 2] {
    both().map(|frame| {
        let html = page(&frame, sample).into_string();
        holds(&frame, &html);
        assert!(!html.contains("<i>"), "what people write stays text");
        assert!(!html.contains(">table-") && !html.contains("\"table-"), "every key has its words");
        html
    })
}

#[test]
fn an_answer_that_ends_the_turn_is_told_from_others() {
    let mut sample = sample();
    let mut ask = ask();
    ask.choices[0].closes = true;
    sample.scene.ask = Some(ask);
    for html in said(&sample) {
        assert!(html.contains("&quot;closes&quot;:true"));
    }
}

#[test]
fn who_is_asked_finds_every_choice_and_the_way_back() {
    for html in said(&sample()) {
        assert!(html.contains("data-choices=\"[{&quot;move&quot;:&quot;bid 3&quot;"));
        assert!(html.contains("<option value=\"bid 3\">"), "also without a script");
        assert!(html.contains("formaction=\"/table/abc/undo\"") && !html.contains("/table/abc/redo"));
        assert!(html.contains("data-title=\"●"));
        assert!(html.contains("data-motion=\"{&quot;") && html.contains("data-places=\"hex-A0 hex-B1\""));
        assert!(html.contains("href=\"/table/abc?at=1\""));
    }
}

#[test]
fn what_cannot_be_taken_back_is_asked_again() {
    let mut sample = sample();
    let for_good = ForGood { mv: "roll".into(), say: "roll the dice".into() };
    sample.scene.ask = Some(Ask { for_good: Some(for_good), ..ask() });
    for html in said(&sample) {
        assert!(html.contains("name=\"for_good\" value=\"1\"") && html.contains("value=\"roll\""));
        assert!(!html.contains("data-choices"));
    }
}

#[test]
fn a_turn_that_is_complete_can_be_ended() {
    let mut sample = sample();
    sample.scene.ask = Some(Ask { choices: Vec::new(), ..ask() });
    for html in said(&sample) {
        assert!(html.contains("<button class=\"primary\" data-default data-key=\"end\""));
        assert!(!html.contains("<noscript><form"));
    }
}

#[test]
fn the_curtain_hides_all_that_is_drawn() {
    let mut sample = sample();
    sample.curtain = Some(Seat::new(1));
    for html in said(&sample) {
        assert!(html.contains("id=\"curtain\"") && html.contains("/table/abc?seat=1"));
        assert!(
            !html.contains("id=\"board\"") && !html.contains("aside-goods") && !html.contains("data-choices")
        );
    }
}

#[test]
fn an_earlier_position_leads_back_to_now() {
    let mut sample = sample();
    (sample.past, sample.scene.ask, sample.scene.at_move) = (true, None, 1);
    for html in said(&sample) {
        assert!(html.contains("<a class=\"button primary\" href=\"/table/abc\" data-part data-default"));
        assert!(!html.contains("/table/abc/continue"), "a game that runs is not played twice");
    }
}

#[test]
fn the_end_tells_how_points_were_made_and_what_can_be_done_next() {
    let mut sample = sample();
    let place = |rank: u8, number: usize, score: Option<i32>| Placing {
        rank,
        seat: Seat::new(number),
        name: SLY.into(),
        wins: rank == 1,
        score,
        parts: vec![-36],
        conceded: number == 1,
    };
    sample.stage = StoredStage::Over;
    sample.secret = Some("s3cret".into());
    sample.scene.ask = None;
    sample.scene.outcome = Some(Outcome {
        ending: "The last turn has been played.".into(),
        won: "Ada wins.".into(),
        places: vec![place(1, 0, Some(-36)), place(2, 1, None)],
        parts: vec!["Shares".into()],
        steps: Vec::new(),
        plots: Vec::new(),
    });
    for html in said(&sample) {
        assert!(!html.contains("scoring"), "a game without steps has none to show");
        for found in ["−36", "/table/abc/again", "/table/abc/record", "/table/abc/verify", "s3cret"] {
            assert!(html.contains(found), "{found}");
        }
        assert!(!html.contains("/table/abc/continue"), "nothing is left to play");
    }
    sample.past = true;
    sample.scene.outcome = None;
    for html in said(&sample) {
        assert!(html.contains("/table/abc/continue"));
    }
}

#[test]
fn the_final_scoring_is_shown_step_by_step() {
    let line = |number: usize, amount: i32, total: i32, note: Option<&str>| StepLine {
        seat: Seat::new(number),
        name: SLY.into(),
        amount,
        total,
        note: note.map(str::to_owned),
    };
    let step = |title: &str, lines: Vec<StepLine>| ScoringStep { title: title.into(), lines };
    let mut sample = sample();
    sample.stage = StoredStage::Over;
    sample.scene.ask = None;
    sample.scene.outcome = Some(Outcome {
        ending: "The last turn has been played.".into(),
        won: "Ada wins.".into(),
        places: Vec::new(),
        parts: Vec::new(),
        steps: vec![
            step("Shares", vec![line(0, 12, 12, None), line(1, 0, 0, None)]),
            step(
                "Tolls",
                vec![line(0, -20, -8, Some("From Bruck by Graz: 20 to <i>Purple")), line(1, 20, 20, None)],
            ),
        ],
        plots: Vec::new(),
    });
    for html in said(&sample) {
        let (first, second) = (html.find("Shares").unwrap(), html.find("Tolls").unwrap());
        assert!(first < second, "in order");
        for found in [">+12<", ">0<", ">−20<", ">−8<", ">+20<", "From Bruck by Graz: 20 to &lt;i&gt;Purple"]
        {
            assert!(html.contains(found), "{found}");
        }
        assert_eq!(html.matches("type=\"radio\" name=\"scoring\"").count(), 2);
        assert!(
            html.contains("id=\"scoring-1\" type=\"radio\" name=\"scoring\" value=\"1\" checked"),
            "all is open"
        );
        assert!(
            html.contains("for=\"scoring-0\"") && html.contains("class=\"button next\" for=\"scoring-1\"")
        );
    }
}

#[test]
fn a_refusal_names_its_rule_and_where_to_read_it() {
    let mut sample = sample();
    let href = Some("/rules/age-of-steam#AOS-4.2".to_owned());
    sample.refusal = Some(RefusalMessage { rule: Some("AOS-4.2"), why: SLY.into(), href });
    for html in said(&sample) {
        assert!(html.contains("href=\"/rules/age-of-steam#AOS-4.2\"") && html.contains("role=\"alert\""));
    }
}

#[test]
fn a_long_talk_is_not_sent_again_for_every_line_of_it() {
    let mut page = sample();
    let say = |number: usize| ChatLine {
        number,
        name: "Grace".into(),
        seat: Some(Seat::new(1)),
        text: format!("line number {number}, and some more words"),
        note: None,
        time: 0,
    };
    let [frame, _] = both();
    page.chat = (40..240).map(say).collect();
    let shown = Shown::new(&part(&frame, &page, None));
    page.chat = (41..241).map(say).collect();
    let answer = part(&frame, &page, Some(&shown.marks()));
    assert!(answer.contains("line number 240,"), "{answer}");
    assert!(!answer.contains("line number 120,") && answer.matches("line number").count() < 60, "{answer}");
    assert_eq!(shown.patched(&answer), fresh(&part(&frame, &page, None)));
}
