//! Several people decide at once and in secret: the blind bids at the start of Imperial Steam.

use crate::client::{Client, TestServer};
use crate::secrets::everything;
use crate::tables::{NAMES, Three, TurnRequest, with_bots};

const GAME: &str = "imperial-steam";

/// Drafts a bid for a seat.
async fn draft(three: &mut Three, seat: usize, bid: &str) {
    assert_eq!(three.play(seat, bid).await.status, 200);
}

async fn bid(three: &mut Three, seat: usize, bid: &str) {
    draft(three, seat, bid).await;
    let (path, asked) = (three.path("end"), three.asked(seat).await);
    let ended = three.people[seat].post_part(&path, &asked.with(&[])).await;
    assert_eq!((ended.status, ended.header("x-stale")), (200, ""));
}

async fn owed(server: &TestServer, id: &str) -> u8 {
    server.store.head(id).await.unwrap().unwrap().owed
}

#[tokio::test]
async fn all_who_bid_at_the_same_moment_succeed_at_the_first_press() {
    let mut three = Three::playing(GAME).await;
    assert_eq!(owed(&three.server, &three.id).await, 0b111);
    let mut pages = Vec::new();
    for (seat, mv) in ["bid 70", "bid 0", "bid 40"].into_iter().enumerate() {
        draft(&mut three, seat, mv).await;
        pages.push(three.asked(seat).await);
    }
    let end = three.path("end");
    let [one, two, three_] = &mut three.people;
    let [first, second, third] = [0, 1, 2].map(|seat| pages[seat].with(&[]));
    let (one, two, third) = tokio::join!(
        one.post_part(&end, &first),
        two.post_part(&end, &second),
        three_.post_part(&end, &third)
    );
    for answer in [one, two, third] {
        assert_eq!((answer.status, answer.header("x-stale")), (200, ""), "{}", answer.body);
    }
    let mut moves = three.server.moves(&three.id).await;
    moves.sort_unstable();
    assert_eq!(moves, [(0, "bid 70".to_owned()), (1, "bid 0".to_owned()), (2, "bid 40".to_owned())]);
}

#[tokio::test]
async fn a_draft_and_its_page_outlive_the_bids_of_others() {
    let mut three = Three::playing(GAME).await;
    let untouched = three.asked(2).await;
    draft(&mut three, 0, "bid 40").await;
    let shown = three.asked(0).await;
    bid(&mut three, 1, "bid 20").await;
    assert_eq!(
        (three.asked(0).await.stamp, three.asked(2).await.stamp),
        (shown.stamp.clone(), untouched.stamp)
    );
    assert_eq!(three.asked(0).await.draft, "1");
    // The same after a restart.
    three.server = three.server.restarted();
    three.people = three.people.clone().map(|person| person.at(&three.server));
    assert_eq!(three.asked(0).await.stamp, shown.stamp);
    bid(&mut three, 2, "bid 10").await;
    // Now it would reveal all of them, and needs confirmation.
    let page = three.people[0].get(&format!("/table/{}", three.id)).await;
    assert!(page.body.contains("id=\"for-good\"") && page.body.contains("name=\"move\" value=\"bid 40\""));
    let asked = three.asked(0).await;
    let (path, meant) = (three.path("play"), asked.with(&[("move", "bid 40"), ("for_good", "1")]));
    let played = three.people[0].post_part(&path, &meant).await;
    assert_eq!((played.status, played.header("x-stale")), (200, ""));
    assert_eq!(three.server.moves(&three.id).await.len(), 3);
    // A form from before the bids were revealed is stale.
    let late = three.people[0].post_part(&three.path("end"), &shown.with(&[])).await;
    assert_eq!(late.header("x-stale"), "1");
}

/// However it is confirmed: as the page asks now, or from a page that was made before the others bid.
#[tokio::test]
async fn a_drafted_bid_that_has_become_the_last_counts_once() {
    for asked_again in [true, false] {
        let mut three = Three::playing(GAME).await;
        draft(&mut three, 0, "bid 40").await;
        let before = three.asked(0).await;
        bid(&mut three, 1, "bid 20").await;
        bid(&mut three, 2, "bid 10").await;
        let page = three.people[0].get(&format!("/table/{}", three.id)).await;
        assert_eq!(page.data("data-draft"), "1");
        let (_, form) = page.body.split_once("id=\"for-good\"").expect("whether it is meant");
        assert!(form.contains("name=\"move\" value=\"bid 40\""), "{form}");
        assert!(!page.body.contains("id=\"choices\""), "there is nothing to choose any more");

        let now = three.asked(0).await;
        let (path, form) = if asked_again {
            (three.path("play"), now.with(&[("move", "bid 40"), ("for_good", "1")]))
        } else {
            (three.path("end"), before.with(&[]))
        };
        let answer = three.people[0].post_part(&path, &form).await;
        assert_eq!((answer.status, answer.header("x-stale")), (200, ""), "{}", answer.body);
        assert_eq!(answer.data("data-draft"), "0");
        let moves = three.server.moves(&three.id).await;
        let mine: Vec<_> = moves.iter().filter(|(seat, _)| *seat == 0).map(|(_, mv)| &**mv).collect();
        assert_eq!((mine, moves.len()), (vec!["bid 40"], 3));
        assert_eq!(three.server.store.drafts(&three.id).await.unwrap(), []);

        let again = three.people[0].post_part(&path, &form).await;
        assert_eq!((again.status, again.header("x-stale")), (200, "1"));
        assert_eq!(three.server.moves(&three.id).await, moves);
    }
}

/// The others see exactly the same for any bid, though Ada does not.
#[tokio::test]
async fn nobody_sees_a_bid_before_all_are_made() {
    let mut three = Three::playing(GAME).await;
    let id = three.id.clone();
    let mut others = vec![three.people[1].clone(), three.people[2].clone()];
    others.extend([three.server.guest("Barbara").await, three.server.client()]);
    bid(&mut three, 0, "bid 90").await;
    for other in &mut others[2..] {
        assert!(!everything(other, &id).await.contains("bid 90"));
    }
    let own = page(&mut three.people[0], &id).await;
    let mut before = Vec::new();
    for other in &mut others {
        before.push(page(other, &id).await);
    }
    assert_eq!(three.people[0].post_part(&three.path("back"), &[("to", "0")]).await.status, 200);
    for other in [1, 2] {
        let wish = three.people[other].get(&format!("/table/{id}")).await.body;
        assert!(wish.contains(NAMES[0]) && wish.contains("id=\"back\""));
        let agree = [("to", "0"), ("agree", "1")];
        assert_eq!(three.people[other].post_part(&three.path("back-answer"), &agree).await.status, 200);
    }
    assert_eq!(owed(&three.server, &id).await, 0b111, "taken back, and nothing told");
    bid(&mut three, 0, "bid 30").await;
    for (other, before) in others.iter_mut().zip(&before) {
        assert_eq!(page(other, &id).await, *before);
    }
    assert_ne!(page(&mut three.people[0], &id).await, own);
}

/// Everything that a visitor gets of the game, except versions, stamps, the marks that depend on them, and the chat.
async fn page(client: &mut Client, id: &str) -> String {
    let data = client.get(&format!("/table/{id}/view.json")).await.body;
    let page = client.part(&format!("/table/{id}")).await.body;
    let (_, board) = page.split_once("id=\"stage\"").unwrap();
    let (board, _) = board.split_once("id=\"chat\"").unwrap();
    let mut plain = board.to_owned();
    for name in ["name=\"stamp\" value=\"", "data-h=\"", "data-r=\""] {
        let values: Vec<usize> = plain.match_indices(name).map(|(at, _)| at + name.len()).collect();
        for at in values.into_iter().rev() {
            let end = at + plain[at..].find('"').unwrap();
            plain.replace_range(at..end, "");
        }
    }
    plain + &data
}

#[tokio::test]
async fn what_was_shown_cannot_be_taken_back() {
    let mut three = Three::playing(GAME).await;
    for (seat, mv) in ["bid 70", "bid 0"].into_iter().enumerate() {
        bid(&mut three, seat, mv).await;
    }
    let asked = three.asked(2).await;
    let (path, last) = (three.path("play"), asked.with(&[("move", "bid 40"), ("for_good", "1")]));
    assert_eq!(three.people[2].post_part(&path, &last).await.status, 200);
    let made = three.server.moves(&three.id).await.len();
    for to in 0..made {
        let wish = [("to", &*to.to_string())];
        assert_eq!(three.people[0].post_part(&three.path("back"), &wish).await.status, 409, "to {to}");
    }
}

#[tokio::test]
async fn bots_bid_while_a_person_thinks() {
    let server = TestServer::new().await;
    let mut ada = server.guest("Ada").await;
    let mut fields = with_bots(1);
    fields.push(("game", GAME));
    let id = ada.post("/new", &fields).await.table();
    server.until(&id, |head| head.owed == 1 && !head.bot_owed).await;
    let moves = server.moves(&id).await;
    assert_eq!(moves.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), [1, 2]);
    assert!(ada.get("/").await.body.contains("class=\"table-line waits\""), "it waits for her");
    let page = ada.part(&format!("/table/{id}")).await;
    assert!(page.data("data-title").starts_with('●'));
    // Nobody waits for a player who lets a bot bid.
    let hand = [("seat", "0"), ("level", "greedy")];
    assert_eq!(ada.post_part(&format!("/table/{id}/hand"), &hand).await.status, 200);
    server.until(&id, |head| head.moves > 3).await;
}

#[tokio::test]
async fn at_a_shared_screen_one_is_asked_after_the_other() {
    let server = TestServer::new().await;
    let mut ann = server.guest("Ann").await;
    let mut fields = with_bots(3);
    fields.push(("game", GAME));
    let id = ann.post("/new", &fields).await.table();
    assert_eq!(owed(&server, &id).await, 0b111);
    let here = format!("/table/{id}");
    for seat in 0..3 {
        let curtain = ann.get(&here).await.body;
        assert!(curtain.contains("id=\"curtain\"") && curtain.contains(&format!("/table/{id}?seat={seat}")));
        assert!(!curtain.contains("data-choices") && !curtain.contains("bid 90"), "seat {seat}");
        assert!(
            !curtain.contains(&format!("name=\"seat\" value=\"{seat}\" type")),
            "not by the history either"
        );
        // Those who have bid already see the same curtain, and no bids.
        for before in 0..seat {
            let again = ann.get(&format!("/table/{id}?seat={before}")).await.body;
            assert!(again.contains("id=\"curtain\""), "seat {before} while {seat} is to bid");
        }
        let own = ann.get(&format!("{here}?seat={seat}")).await.body;
        assert!(own.contains("data-choices") && !own.contains("id=\"curtain\""));
        let asked = TurnRequest::on(&mut ann, &id, seat).await;
        let play = [("move", "bid 90"), ("for_good", "1")];
        assert_eq!(ann.post_part(&format!("{here}/play"), &asked.with(&play)).await.status, 200);
        if seat < 2 {
            let asked = TurnRequest::on(&mut ann, &id, seat).await;
            let ended = ann.post_part(&format!("{here}/end"), &asked.with(&[])).await;
            assert!(ended.status == 200 && ended.body.contains("id=\"curtain\""), "for the next one");
        }
    }
    assert_eq!(server.moves(&id).await.len(), 3);
}

/// The moves that a page offers.
fn choices(page: &str) -> Vec<String> {
    let moves = page.split("&quot;move&quot;:&quot;").skip(1);
    moves.filter_map(|rest| Some(rest.split_once("&quot;")?.0.to_owned())).collect()
}

/// “Nothing more” is all there is: no second button to press.
#[tokio::test]
async fn a_move_that_says_that_the_turn_is_over_ends_it() {
    let mut three = Three::playing(GAME).await;
    for (seat, mv) in ["bid 70", "bid 0"].into_iter().enumerate() {
        bid(&mut three, seat, mv).await;
    }
    let play = three.path("play");
    let (asked, last) = (three.asked(2).await, [("move", "bid 40"), ("for_good", "1")]);
    assert_eq!(three.people[2].post_part(&play, &asked.with(&last)).await.status, 200);
    let (seat, before) = (three.due().await, three.server.moves(&three.id).await.len());
    let mut drafted = 0;
    loop {
        let page = three.people[seat].part(&format!("/table/{}", three.id)).await;
        let offered = choices(&page.body);
        let asked = three.asked(seat).await;
        if offered.iter().any(|mv| mv == "end") {
            let ended = three.people[seat].post_part(&play, &asked.with(&[("move", "end")])).await;
            assert_eq!((ended.status, ended.header("x-stale")), (200, ""));
            break;
        }
        assert_eq!(asked.draft, drafted.to_string());
        let played = three.people[seat].post_part(&play, &asked.with(&[("move", &*offered[0])])).await;
        assert_eq!(played.status, 200);
        drafted += 1;
        assert!(drafted < 40, "the turn never ends");
    }
    let moves = three.server.moves(&three.id).await;
    assert_eq!(moves.len(), before + drafted + 1, "all that was drafted, and that it is over");
    assert_eq!(moves.last().unwrap(), &(seat, "end".to_owned()));
    assert_ne!(three.due().await, seat);
}
