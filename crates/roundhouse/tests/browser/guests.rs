//! People at several screens.

use crate::harness::{Look, Person, Screen, World};

/// The link to a seat that is free, as the host's page shows it.
pub(crate) async fn link_of(host: &Person) -> String {
    let link = host.reads("return document.querySelector('.seat-link input').value", &[]).await;
    link.as_str().unwrap().to_owned()
}

/// Sits down by a link, under this name.
pub(crate) async fn comes_by(guest: &Person, link: &str, name: &str) {
    guest.goes_to(link).await;
    guest.types("main input[name=name]", name).await;
    guest.presses("main form button[type=submit]").await;
    guest.awaits_element("main.lobby").await;
}

/// Begins the game once nobody is missing; both see it.
pub(crate) async fn begins(host: &Person, guest: &Person) {
    host.awaits_no_element("form[action$='/start'] button[disabled]").await;
    host.presses("form[action$='/start'] button").await;
    let start = host.looks("the game", |look| !look.question.is_empty()).await;
    guest.looks("the game", |look| look.at >= start.at).await;
}

/// Who is asked, and who is not, once it is one of these two.
pub(crate) async fn whose_turn<'a>(host: &'a Person, guest: &'a Person) -> (&'a Person, &'a Person) {
    loop {
        let (mine, theirs) = tokio::join!(host.looks("a table", |_| true), guest.looks("a table", |_| true));
        if mine.asked || theirs.asked {
            return if mine.asked { (host, guest) } else { (guest, host) };
        }
    }
}

/// Marks the page as it is: the mark is gone once the page has been loaded anew.
pub(crate) async fn marks(person: &Person) {
    person.reads("window.marked = true", &[]).await;
}

pub(crate) async fn is_marked(person: &Person) -> bool {
    person.reads("return window.marked === true", &[]).await == serde_json::Value::Bool(true)
}

#[tokio::test(flavor = "multi_thread")]
async fn guest_by_link() {
    let mut world = World::new("guest_by_link");
    let host = world.person("host", Screen::DESK).await;
    host.is_called("Ada").await;
    host.opens_table(&["me", "friend", "bot:greedy"]).await;
    marks(&host).await;
    assert!(host.sees("form[action$='/start'] button[disabled]").await, "a seat is free");
    let link = link_of(&host).await;

    let guest = world.person("guest", Screen::DESK).await;
    guest.goes_to(&link).await;
    assert!(guest.text("main").await.contains("Ada"), "the host is named");
    comes_by(&guest, &link, "Grace").await;
    host.awaits_text("ol.seats", "Grace").await;
    host.awaits_no_element("form[action$='/start'] button[disabled]").await;
    assert!(is_marked(&host).await, "the guest came in without loading the page anew");
    host.pictures("lobby").await;
    begins(&host, &guest).await;
    for person in [&host, &guest] {
        marks(person).await;
    }
    play_together(&host, &guest).await;
    hears(&host, &guest).await;
    for person in [&host, &guest] {
        assert!(is_marked(person).await, "moves came without loading the page anew");
    }

    let stranger = world.person("stranger", Screen::DESK).await;
    stranger.goes_to(&link).await;
    assert!(
        !stranger.sees("main form").await && stranger.sees("main a[href^='/table/']").await,
        "the link is spent"
    );
    stranger.presses("main a[href^='/table/']").await;
    let watching = stranger.looks("the table", |look| !look.question.is_empty()).await;
    assert!(!watching.asked && watching.seat == -1 && watching.lit.is_empty());
    plays_again(&host, &guest).await;
    for person in [host, guest] {
        person.leaves().await;
    }
}

/// What one says is heard by the other, who does not look at the talk.
pub(crate) async fn hears(host: &Person, guest: &Person) {
    guest.presses("#chat > summary").await;
    guest.types("#chat-text", "All aboard!").await;
    guest.presses("#chat .say button").await;
    host.awaits_text("#heard button", "Grace: All aboard!").await;
    let title = "return document.title.startsWith('(1)')";
    host.awaits("a word in the title", title, &[]).await;
    host.pictures("heard").await;
    host.presses("#heard button").await;
    host.awaits_no_element("#heard button").await;
    let focus = "return document.activeElement.id === 'chat-text'";
    host.awaits("the talk", focus, &[]).await;
    assert_eq!(guest.count("#heard button").await, 0, "nobody is told what they said themselves");
}

/// Both give up; when the bots have finished, the two sit down to another game.
async fn plays_again(host: &Person, guest: &Person) {
    let table = host.place().await;
    for person in [host, guest] {
        person.presses("#seats > summary").await;
        person.presses("#seats .seat-ways details > summary").await;
        person.presses("#seats .grave").await;
        person.awaits_no_element("#seats").await;
    }
    for person in [host, guest] {
        person.looks("the end", |look| look.over).await;
    }
    host.presses("form[action$='/again'] button").await;
    host.awaits("another table", "return !location.pathname.startsWith(arguments[0])", &[&table]).await;
    let next = host.place().await;
    assert!(host.text("ol.seats").await.contains("Ada") && !host.text("ol.seats").await.contains("Grace"));
    guest.awaits_text("form[action$='/again'] button", "next game").await;
    guest.presses("form[action$='/again'] button").await;
    guest.awaits_place(&next).await;
    host.awaits_text("ol.seats", "Grace").await;
    host.presses("form[action$='/start'] button").await;
    let [mine, theirs] = [
        host.looks("the next game", |look| !look.question.is_empty()).await,
        guest.looks("the next game", |look| !look.question.is_empty()).await,
    ];
    assert_eq!((mine.seat, theirs.seat), (0, 1));
}

/// Two rounds. The one who is not asked sees every move come, and is offered nothing.
pub(crate) async fn play_together(host: &Person, guest: &Person) {
    let offered = |look: &Look| {
        look.asked || !look.lit.is_empty() || !look.answers.is_empty() || !look.moves.is_empty()
    };
    let mut played = [0, 0];
    loop {
        let (mine, theirs) = tokio::join!(host.looks("a table", |_| true), guest.looks("a table", |_| true));
        if mine.progress.contains(" 3 ") || theirs.progress.contains(" 3 ") {
            break;
        }
        assert_ne!(mine.seat, theirs.seat);
        assert!(mine.at != theirs.at || !(offered(&mine) && offered(&theirs)), "{mine:#?}{theirs:#?}");
        let (turn, mover, other, look) = match (mine.asked, theirs.asked) {
            (true, _) => (0, host, guest, mine),
            (false, true) => (1, guest, host, theirs),
            (false, false) => {
                // A bot is at it.
                host.looks("a bot’s move", |look| look.asked || look.at != mine.at || theirs.at != mine.at)
                    .await;
                tokio::task::yield_now().await;
                continue;
            }
        };
        let after = mover.plays(&look).await;
        if after.at > look.at {
            played[turn] += 1;
            other.looks("the move of the other", |seen| seen.at >= after.at).await;
        }
    }
    assert!(played.iter().all(|count| *count > 3), "{played:?}");
}
