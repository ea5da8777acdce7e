//! Several seats decide at once, and unseen.

mod toy;

use kernel::{Fairness, Options, Seat, Seats, Viewer};
use words::{Language, Words};

use crate::game::{Match, OpenGame};
use crate::scene::Scene;
use crate::{Asked, Denied, DraftText, Drafted, Happened, Look, OpenChair, Opening, Stamp, Table};
use toy::Toy;

const HOUR: i64 = 3_600_000;
const ADA: Seat = Seat::new(0);
const GRACE: Seat = Seat::new(1);
const JOAN: Seat = Seat::new(2);

fn toy(moves: &[(Seat, String)], kept: &[crate::KeptPosition]) -> Box<dyn crate::Game> {
    let (options, fairness) = (Options::new(), Fairness::new("tea").unwrap());
    let from = OpenGame { rules_version: 1, players: 3, options: &options, fairness, moves, given: 0, kept };
    Box::new(Match::<Toy>::open(&from).unwrap().0)
}

/// Three people at a table with the toy on it.
fn table() -> Table {
    let chair = |name: &str| OpenChair::Person { name: name.into() };
    let opening = Opening {
        game: "age-of-steam".into(),
        rules_version: 1,
        options: Options::new(),
        title: String::new(),
        chairs: ["Ada", "Grace", "Joan"].map(chair).to_vec(),
        secret: "tea".into(),
        nonces: Vec::new(),
        given: Vec::new(),
        record: false,
        idle_hours: 1,
        listed: false,
        audience: None,
        by: None,
    };
    let log = [(0, Happened::Opened(Box::new(opening))), (0, Happened::Started)];
    let mut table = Table::fold(&log, &[]).unwrap().table;
    table.game = Some(toy(&[], &[]));
    table
}

fn happen(table: &mut Table, at: i64, happened: impl IntoIterator<Item = Happened>) {
    for happened in happened {
        table.apply(at, &happened).unwrap();
    }
}

fn commit(table: &mut Table, at: i64, seat: Seat, moves: Vec<String>) {
    happen(table, at, moves.into_iter().map(|mv| Happened::Moved { seat, mv }));
}

fn empty(table: &Table, seat: Seat) -> DraftText {
    DraftText::on(table.game().unwrap().stands_on(seat))
}

/// What a page of this seat posts.
fn asked(table: &Table, seat: Seat, draft: &DraftText) -> Asked {
    Asked { seat, stamp: table.stamp(seat, draft) }
}

fn drafted(table: &Table, seat: Seat, draft: &DraftText, mv: &str) -> DraftText {
    match table.play(asked(table, seat, draft), draft, mv, false).unwrap() {
        Drafted::Kept(draft) => draft,
        other => panic!("{other:?}"),
    }
}

/// A bid that is drafted and committed at once.
fn bid(table: &mut Table, at: i64, seat: Seat, mv: &str) {
    let draft = drafted(table, seat, &empty(table, seat), mv);
    let moves = table.end(asked(table, seat, &draft), &draft).unwrap();
    commit(table, at, seat, moves);
}

fn scene(table: &Table, viewer: Viewer, draft: Option<&DraftText>, at: Option<usize>) -> Scene {
    let look = Look { viewer, at, draft, whole_log: true, conceded: Seats::NONE };
    table.game().unwrap().scene(&look, &Words::new(Language::English))
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
    assert_eq!(table.play(page, &draft, "bid 1", false), Err(Denied::Stale), "it has been made");
}

/// The page showed a turn that only had to be ended; meanwhile it has become the one that shows everything.
#[test]
fn of_those_who_bid_at_the_same_moment_everybody_succeeds_at_the_first_press() {
    let mut table = table();
    let drafts = [ADA, GRACE, JOAN].map(|seat| (seat, drafted(&table, seat, &empty(&table, seat), "bid 5")));
    let pages = drafts.map(|(seat, draft)| (asked(&table, seat, &draft), draft));
    for (page, draft) in pages {
        let moves = table.end(page, &draft).unwrap();
        commit(&mut table, 1, page.seat, moves);
    }
    // The first of the highest is asked again at once.
    assert_eq!(table.owing(), Seats::only(ADA));
    assert_eq!(table.back_to(), None, "what everybody was shown cannot be taken back");
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
    // Another bid takes its place; the first one can be undone; and this one counts when it is meant.
    let page = asked(&table, ADA, &draft);
    let Ok(Drafted::Waits(other)) = table.play(page, &draft, "bid 2", false) else { panic!() };
    assert_eq!((other.moves.len(), other.pending.as_deref()), (0, Some("bid 2")));
    assert_eq!(draft.undone().moves.len(), 0);
    assert_eq!(
        table.play(page, &draft, "bid 7", true),
        Ok(Drafted::Committed(vec!["bid 7".into()])),
        "with the form that asks again"
    );
    let stale = Asked { stamp: "7-7".parse::<Stamp>().unwrap(), ..page };
    assert_eq!(table.end(stale, &draft), Err(Denied::Stale));
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
    assert_eq!(table.end(asked(&table, ADA, &dug), &dug), Err(Denied::Stale), "it is no longer on the table");
}

#[test]
fn a_bid_is_taken_back_without_being_told() {
    let mut table = table();
    let draft = drafted(&table, JOAN, &empty(&table, JOAN), "bid 4");
    bid(&mut table, 1, GRACE, "bid 3");
    bid(&mut table, 1, ADA, "bid 7");
    let page = asked(&table, JOAN, &draft);
    assert_eq!(table.back_to(), Some(0));
    let wish = table.ask_back(&[ADA], 1).unwrap();
    happen(&mut table, 2, wish);
    let seen = format!("{:?} {:?}", table.back(), table.said());
    assert!(!seen.contains("bid"), "{seen}");
    for seat in [GRACE, JOAN] {
        let agreed = table.answer_back(&[seat], 1, true).unwrap();
        happen(&mut table, 3, agreed);
    }
    assert_eq!(table.owing(), [ADA, JOAN].into_iter().collect());
    assert_eq!(table.end(page, &draft), Err(Denied::Stale), "the game has gone back under it");
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
    assert!(!table.may_be_given(ADA, HOUR - 1) && !table.may_be_given(GRACE, 2 * HOUR));
    assert!(table.may_be_given(ADA, HOUR) && table.may_be_given(JOAN, HOUR));
    let given = table.give(ADA, HOUR).unwrap();
    happen(&mut table, HOUR, [given]);
    assert_eq!(table.bot_to_play().map(|(seat, _)| seat), Some(ADA), "though Joan is still to decide");
    let before = table.changed_for(ADA);
    bid(&mut table, HOUR, JOAN, "bid 1");
    assert_eq!(table.changed_for(ADA), before, "what the bot thinks of stands");
    commit(&mut table, HOUR, ADA, vec!["bid 9".into()]);
    assert!(!table.may_be_given(GRACE, 9 * HOUR) && table.owing() == Seats::only(ADA));
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
    assert_eq!(table.end(page, &draft), Err(Denied::Table(kernel::text!("table-no-turn-open"))));
    let closed = table.play(page, &draft, "done", false);
    assert_eq!(closed, Ok(Drafted::Committed(vec!["dig".into(), "done".into()])));
    commit(&mut table, 2, ADA, vec!["dig".into(), "done".into()]);
    let steps = scene(&table, Viewer::Spectator, None, None).outcome.unwrap().steps;
    let totals: Vec<_> = steps.iter().map(|step| (step.lines[0].amount, step.lines[0].total)).collect();
    assert_eq!(totals, [(1, 1), (-1, 0)]);
}

/// A draft that was kept has to fit the same table after a restart.
#[test]
fn what_a_turn_stands_on_is_the_same_when_the_log_is_read_again() {
    let mut played = table();
    bid(&mut played, 1, GRACE, "bid 3");
    bid(&mut played, 2, JOAN, "bid 1");
    let wish = played.ask_back(&[GRACE, ADA, JOAN], 1).unwrap();
    happen(&mut played, 3, wish);
    bid(&mut played, 4, JOAN, "bid 2");
    let game = played.game().unwrap();
    let read = toy(&game.moves(game.made()), &[]);
    for seat in [ADA, GRACE, JOAN] {
        assert_eq!(read.stands_on(seat), game.stands_on(seat), "{seat:?}");
    }
    assert_eq!([ADA, GRACE, JOAN].map(|seat| game.stands_on(seat)), [0, 1, 2]);
}
