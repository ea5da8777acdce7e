//! Every route that takes a form. None can be forgotten: the list is compared with the server's own.

/// Who may send a form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum For {
    /// The person on the seat that it names, or the owner.
    TheirOwn,
    /// The owner, at any time.
    Owner,
    /// Anybody who sits at the table.
    Anyone,
    /// Everybody; it creates another table or does nothing.
    Everybody,
    /// Everybody, and it appends to this table.
    Talk,
}

/// What follows `/table/{id}`, and who may send it.
pub(crate) const AT_A_TABLE: [(&str, For); 28] = [
    ("play", For::TheirOwn),
    ("undo", For::TheirOwn),
    ("redo", For::TheirOwn),
    ("restart", For::TheirOwn),
    ("end", For::TheirOwn),
    ("why", For::TheirOwn),
    ("hand", For::TheirOwn),
    ("takeback", For::TheirOwn),
    ("concede", For::TheirOwn),
    ("start", For::TheirOwn),
    ("nonce", For::TheirOwn),
    ("seat-link", For::TheirOwn),
    ("fill", For::TheirOwn),
    ("vacate", For::TheirOwn),
    ("audience", For::Owner),
    ("onlookers-link", For::Owner),
    ("onlookers-write", For::Owner),
    ("onlooker", For::Owner),
    ("watch/{token}", For::Everybody),
    ("delete", For::Owner),
    ("idle", For::TheirOwn),
    ("join/{token}", For::TheirOwn),
    ("back", For::Anyone),
    ("back-answer", For::Anyone),
    ("again", For::Anyone),
    ("continue", For::Everybody),
    ("chat", For::Talk),
    // Not a form: the script relies on every change being a POST.
    ("nowhere", For::Everybody),
];

pub(crate) const ELSEWHERE: [&str; 10] = [
    "/play-now",
    "/new",
    "/import",
    "/me/name",
    "/me/sign-up",
    "/me/sign-in",
    "/me/sign-out",
    "/me/password",
    "/me/delete",
    "/settings",
];

/// Every field of every form.
pub(crate) const FIELDS: [&str; 27] = [
    "seat", "at", "stamp", "move", "for_good", "spot", "level", "nonce", "text", "to", "agree", "name",
    "game", "players", "seat0", "title", "idle", "record", "password", "old", "lang", "back", "audience",
    "what", "may", "person", "since",
];

/// The URL of every form at this table.
pub(crate) fn all(id: &str) -> Vec<String> {
    let here =
        AT_A_TABLE.iter().map(|(what, _)| format!("/table/{id}/{}", what.replace("{token}", "tokentoken")));
    here.chain(ELSEWHERE.iter().map(ToString::to_string)).collect()
}

#[test]
fn no_route_is_forgotten() {
    let server = include_str!("../../src/server.rs");
    let routes = server.split(".route(").skip(1).map(|rest| {
        // A route ends where the next one begins.
        let path = rest.split('"').nth(1).unwrap();
        let what = rest.split("\n        .").next().unwrap();
        (path, what)
    });
    let posts: Vec<&str> =
        routes.clone().filter(|(_, what)| what.contains("post(")).map(|(path, _)| path).collect();
    let mut known: Vec<String> = AT_A_TABLE.iter().map(|(what, _)| format!("/{what}")).collect();
    known.extend(ELSEWHERE.iter().map(ToString::to_string));
    for path in &posts {
        assert!(known.iter().any(|known| known == path), "{path} is not in the list of forms");
    }
    assert_eq!(posts.len(), known.len() - 1, "one of the list is no route");
    let gets: Vec<&str> = routes.filter(|(_, what)| what.contains("get(")).map(|(path, _)| path).collect();
    assert_eq!(gets.len(), 16, "a new page: is it among secrets::PAGES? {gets:?}");
}

#[test]
fn no_field_is_forgotten() {
    let handlers = [
        include_str!("../../src/handlers/account.rs"),
        include_str!("../../src/handlers/after_game.rs"),
        include_str!("../../src/handlers/import.rs"),
        include_str!("../../src/handlers/deletion.rs"),
        include_str!("../../src/handlers/lobby.rs"),
        include_str!("../../src/handlers/mod.rs"),
        include_str!("../../src/handlers/new_table.rs"),
        include_str!("../../src/handlers/people.rs"),
        include_str!("../../src/handlers/seats.rs"),
        include_str!("../../src/handlers/settings.rs"),
        include_str!("../../src/handlers/turn.rs"),
    ];
    for source in handlers {
        for asked in source.split("field(&fields, \"").chain(source.split("number(&fields, \"")).skip(1) {
            let name = asked.split('"').next().unwrap();
            assert!(
                FIELDS.contains(&name) || name.contains('\n') || name == "theme" || name == "new",
                "{name}"
            );
        }
    }
}
