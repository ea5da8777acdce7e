//! Tests of games in which several seats decide at once, without seeing each other's decisions.

mod toy;

use kernel::{Fairness, Options, Seat, Seats, Viewer};
use words::{Language, Words};

use crate::scene::Scene;
use crate::{
    ActionError, DraftText, OpenChair, Opening, PlayOutcome, SceneRequest, Stamp, Table, TableEvent,
    TurnRequest,
};
use catalog::OpenGame;
use toy::ToyFace;

const HOUR: i64 = 3_600_000;
const ADA: Seat = Seat::new(0);
const GRACE: Seat = Seat::new(1);
const JOAN: Seat = Seat::new(2);

fn toy(moves: &[(Seat, String)], snapshots: &[crate::PositionSnapshot]) -> Box<dyn crate::Game> {
    let (options, fairness) = (Options::new(), Fairness::new("tea").unwrap());
    let from =
        OpenGame { rules_version: 1, players: 3, options: &options, fairness, moves, given: 0, snapshots };
    catalog::open_face::<ToyFace>(&from).unwrap().game
}

/// Three people at a table with the toy game on it.
fn table() -> Table {
    let chair = |name: &str| OpenChair::Person { name: name.into() };
    let opening = Opening {
        idle_hours: 1,
        ..Opening::new("age-of-steam", 1, ["Ada", "Grace", "Joan"].map(chair).to_vec(), "tea")
    };
    let log = [(0, TableEvent::Opened(Box::new(opening))), (0, TableEvent::Started)];
    let mut table = Table::fold(&log, &[]).unwrap().table;
    table.game = Some(toy(&[], &[]));
    table
}

fn apply_all(table: &mut Table, time: i64, events: impl IntoIterator<Item = TableEvent>) {
    for event in events {
        table.apply(time, &event).unwrap();
    }
}

fn commit(table: &mut Table, time: i64, seat: Seat, moves: Vec<String>) {
    apply_all(table, time, moves.into_iter().map(|mv| TableEvent::Moved { seat, mv }));
}

fn empty(table: &Table, seat: Seat) -> DraftText {
    DraftText::new(table.game().unwrap().draft_base(seat))
}

/// What a page of this seat submits.
fn asked(table: &Table, seat: Seat, draft: &DraftText) -> TurnRequest {
    TurnRequest { seat, stamp: table.stamp(seat, draft) }
}

fn drafted(table: &Table, seat: Seat, draft: &DraftText, mv: &str) -> DraftText {
    match table.play(asked(table, seat, draft), draft, mv, false).unwrap() {
        PlayOutcome::Drafted(draft) => draft,
        other => panic!("{other:?}"),
    }
}

/// Drafts a bid and commits it at once.
fn bid(table: &mut Table, time: i64, seat: Seat, mv: &str) {
    let draft = drafted(table, seat, &empty(table, seat), mv);
    let moves = table.end(asked(table, seat, &draft), &draft).unwrap();
    commit(table, time, seat, moves);
}

fn scene(table: &Table, viewer: Viewer, draft: Option<&DraftText>, at_move: Option<usize>) -> Scene {
    let request = SceneRequest { viewer, at_move, draft, whole_log: true, conceded: Seats::NONE };
    table.game().unwrap().scene(&request, &Words::new(Language::English))
}

#[test]
fn what_another_decides_unseen_leaves_my_turn_as_it_was() {
    let mut table = table();
    let draft = drafted(&table, ADA, &empty(&table, ADA), "bid 7");
    let (page, blank) = (asked(&table, ADA, &draft), asked(&table, JOAN, &empty(&table, JOAN)));
    bid(&mut table, 1, GRACE, "bid 3");
    assert_eq!((page, blank), (asked(&table, ADA, &draft), asked(&table, JOAN, &empty(&table, JOAN))));
    let shown = scene(&table, Viewer::Seat(ADA), Some(&draft), None);
    assert_eq!(shown.ask.unwrap().drafted.len(), 1);
    assert_eq!(shown.owing, [ADA, JOAN], "Ada has not ended her turn yet");
    let moves = table.end(page, &draft).unwrap();
    assert_eq!(moves, ["bid 7"]);
    commit(&mut table, 1, ADA, moves);
    assert_eq!(table.owing(), Seats::only(JOAN));
    assert_eq!(table.play(page, &draft, "bid 1", false), Err(ActionError::Stale), "it has been made");
}

/// The pages showed a turn that only had to be ended. For the last of them it has meanwhile become the one that reveals
/// everything.
#[test]
fn of_those_who_bid_at_the_same_moment_everybody_succeeds_at_the_first_press() {
    let mut table = table();
    let drafts = [ADA, GRACE, JOAN].map(|seat| (seat, drafted(&table, seat, &empty(&table, seat), "bid 5")));
    let pages = drafts.map(|(seat, draft)| (asked(&table, seat, &draft), draft));
    for (page, draft) in pages {
        let moves = table.end(page, &draft).unwrap();
        commit(&mut table, 1, page.seat, moves);
    }
    // Of equal highest bids the first wins, and that seat is asked again at once.
    assert_eq!(table.owing(), Seats::only(ADA));
    assert_eq!(table.earliest_take_back(), None, "what everybody was shown cannot be taken back");
}

#[test]
fn a_bid_that_has_become_the_last_one_is_asked_for_again() {
    let mut table = table();
    let draft = drafted(&table, ADA, &empty(&table, ADA), "bid 7");
    bid(&mut table, 1, GRACE, "bid 3");
    bid(&mut table, 1, JOAN, "bid 8");
    let shown = scene(&table, Viewer::Seat(ADA), Some(&draft), None);
    let ask = shown.ask.unwrap();
    assert_eq!(ask.for_good.unwrap().mv, "bid 7");
    assert!(ask.drafted.is_empty() && ask.can_undo);
    assert!(!shown.board.contains("Some(3)") && !shown.board.contains("Some(8)"), "{}", shown.board);
    // Another bid replaces it, the first one can be undone, and a bid counts once it is confirmed.
    let page = asked(&table, ADA, &draft);
    let Ok(PlayOutcome::NeedsConfirmation(other)) = table.play(page, &draft, "bid 2", false) else {
        panic!()
    };
    assert_eq!((other.moves.len(), other.pending.as_deref()), (0, Some("bid 2")));
    assert_eq!(draft.undone().moves.len(), 0);
    assert_eq!(
        table.play(page, &draft, "bid 7", true),
        Ok(PlayOutcome::Committed(vec!["bid 7".into()])),
        "with the form that asks again"
    );
    let stale = TurnRequest { stamp: "7-7".parse::<Stamp>().unwrap(), ..page };
    assert_eq!(table.end(stale, &draft), Err(ActionError::Stale));
    assert_eq!(table.end(page, &draft).unwrap(), ["bid 7"], "with the one that the page had before");
}

#[test]
fn whatever_is_seen_makes_every_page_stale() {
    let mut table = table();
    for (seat, mv) in [(ADA, "bid 7"), (GRACE, "bid 3")] {
        bid(&mut table, 1, seat, mv);
    }
    let pages = [ADA, GRACE].map(|seat| asked(&table, seat, &empty(&table, seat)));
    commit(&mut table, 2, JOAN, vec!["bid 1".into()]);
    for page in pages {
        assert_ne!(asked(&table, page.seat, &empty(&table, page.seat)), page);
    }
    let dug = drafted(&table, ADA, &empty(&table, ADA), "dig");
    commit(&mut table, 3, ADA, dug.moves.clone());
    assert_eq!(
        table.end(asked(&table, ADA, &dug), &dug),
        Err(ActionError::Stale),
        "it is no longer on the table"
    );
}

#[test]
fn a_bid_is_taken_back_without_being_told() {
    let mut table = table();
    let draft = drafted(&table, JOAN, &empty(&table, JOAN), "bid 4");
    bid(&mut table, 1, GRACE, "bid 3");
    bid(&mut table, 1, ADA, "bid 7");
    let page = asked(&table, JOAN, &draft);
    assert_eq!(table.earliest_take_back(), Some(0));
    let wish = table.request_take_back(&[ADA], 1).unwrap();
    apply_all(&mut table, 2, wish);
    let seen = format!("{:?} {:?}", table.take_back_request(), table.chat());
    assert!(!seen.contains("bid"), "{seen}");
    for seat in [GRACE, JOAN] {
        let agreed = table.answer_take_back(&[seat], 1, true).unwrap();
        apply_all(&mut table, 3, agreed);
    }
    assert_eq!(table.owing(), [ADA, JOAN].into_iter().collect());
    assert_eq!(table.end(page, &draft), Err(ActionError::Stale), "the game has gone back under it");
    bid(&mut table, 4, ADA, "bid 6");
    let log = scene(&table, Viewer::Seat(JOAN), None, None).log.len();
    assert_eq!(log, 2, "of what was taken back nothing is left");
}

#[test]
fn nobody_can_tell_one_unseen_bid_from_another() {
    let everything = |mv: &str| {
        let mut table = table();
        bid(&mut table, 1, GRACE, "bid 3");
        bid(&mut table, 1, ADA, mv);
        let stamp = |seat| table.stamp(seat, &empty(&table, seat));
        let mut seen = format!("{table:?} {:?} {:?}", stamp(GRACE), stamp(JOAN));
        for viewer in [Viewer::Seat(GRACE), Viewer::Seat(JOAN), Viewer::Spectator] {
            seen += &table.game().unwrap().data(viewer).to_string();
            for at in [None, Some(0), Some(1), Some(2)] {
                seen += &format!("{:?}", scene(&table, viewer, None, at));
            }
        }
        seen
    };
    assert_eq!(everything("bid 7"), everything("bid 0"));
}

#[test]
fn who_keeps_the_table_waiting_is_not_excused_by_others_who_decide() {
    let mut table = table();
    bid(&mut table, HOUR / 2, GRACE, "bid 3");
    assert!(!table.is_idle(ADA, HOUR - 1) && !table.is_idle(GRACE, 2 * HOUR));
    assert!(table.is_idle(ADA, HOUR) && table.is_idle(JOAN, HOUR));
    let given = table.hand_idle_to_bot(ADA, HOUR).unwrap();
    apply_all(&mut table, HOUR, [given]);
    assert_eq!(table.bot_to_play().map(|(seat, _)| seat), Some(ADA), "though Joan is still to decide");
    let before = table.last_change_for(ADA);
    bid(&mut table, HOUR, JOAN, "bid 1");
    assert_eq!(table.last_change_for(ADA), before, "what the bot thinks of stands");
    commit(&mut table, HOUR, ADA, vec!["bid 9".into()]);
    assert!(!table.is_idle(GRACE, 9 * HOUR) && table.owing() == Seats::only(ADA));
}

#[test]
fn a_move_that_closes_the_turn_commits_all_of_it() {
    let mut table = table();
    for (seat, mv) in [(GRACE, "bid 3"), (JOAN, "bid 1")] {
        bid(&mut table, 1, seat, mv);
    }
    commit(&mut table, 1, ADA, vec!["bid 7".into()]);
    assert!(!table.game().unwrap().has_secrets(), "nothing is hidden any more");
    let draft = drafted(&table, ADA, &empty(&table, ADA), "dig");
    let draft = drafted(&table, ADA, &draft, "dig").undone();
    let page = asked(&table, ADA, &draft);
    assert_eq!(table.end(page, &draft), Err(ActionError::Table(kernel::text!(table_no_turn_open))));
    let closed = table.play(page, &draft, "done", false);
    assert_eq!(closed, Ok(PlayOutcome::Committed(vec!["dig".into(), "done".into()])));
    commit(&mut table, 2, ADA, vec!["dig".into(), "done".into()]);
    let steps = scene(&table, Viewer::Spectator, None, None).outcome.unwrap().steps;
    let totals: Vec<_> = steps.iter().map(|step| (step.lines[0].amount, step.lines[0].total)).collect();
    assert_eq!(totals, [(1, 1), (-1, 0)]);
}

/// A stored draft has to fit the same table after a restart.
#[test]
fn what_a_turn_stands_on_is_the_same_when_the_log_is_read_again() {
    let mut played = table();
    bid(&mut played, 1, GRACE, "bid 3");
    bid(&mut played, 2, JOAN, "bid 1");
    let wish = played.request_take_back(&[GRACE, ADA, JOAN], 1).unwrap();
    apply_all(&mut played, 3, wish);
    bid(&mut played, 4, JOAN, "bid 2");
    let game = played.game().unwrap();
    let read = toy(&game.moves(game.move_count()), &[]);
    for seat in [ADA, GRACE, JOAN] {
        assert_eq!(read.draft_base(seat), game.draft_base(seat), "{seat:?}");
    }
    assert_eq!([ADA, GRACE, JOAN].map(|seat| game.draft_base(seat)), [0, 1, 2]);
}
