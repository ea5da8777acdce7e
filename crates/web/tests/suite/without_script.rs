//! Browsers without a script: only links and forms, as the pages have them.

use axum::body::Body;
use axum::http::{Request, header};
use catalog::GameId;
use store::StoredStage;
use table::TableEvent;

use crate::again::over;
use crate::client::{Answer, Client, HOST, TestServer};
use crate::tables::Three;

/// A form as it is in a page, with what would be sent if nothing were typed.
#[derive(Clone, Debug)]
struct Form {
    action: String,
    fields: Vec<(String, String)>,
}

impl Form {
    fn with(mut self, name: &str, value: &str) -> Self {
        self.fields.retain(|(field, _)| field != name);
        self.fields.push((name.to_owned(), value.to_owned()));
        self
    }

    async fn send(&self, client: &mut Client) -> Answer {
        let fields: Vec<_> = self.fields.iter().map(|(name, value)| (&**name, &**value)).collect();
        client.post(&self.action, &fields).await
    }
}

/// A page as a browser without a script reads it.
struct Page(String);

impl Page {
    async fn open(client: &mut Client, path: &str) -> Self {
        let request = Request::get(path).header(header::HOST, HOST).body(Body::empty()).unwrap();
        let answer = client.send(request).await;
        assert_eq!(answer.status(), 200, "{path}");
        let body = axum::body::to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        let html = String::from_utf8(body.to_vec()).unwrap();
        Self(html.replace("<noscript>", "").replace("</noscript>", ""))
    }

    /// The first form with this target.
    fn form(&self, what: &str) -> Option<Form> {
        let forms = self.0.split("<form ").skip(1).map(|form| form.split_once("</form>").unwrap().0);
        let sent = forms.filter(|form| attribute(form, "method").as_deref() == Some("post"));
        let mut forms = sent.filter_map(|form| Some((attribute(form, "action")?, form)));
        let (action, form) = forms.find(|(action, _)| action.ends_with(what))?;
        let mut fields = Vec::new();
        for tag in form.split('<') {
            if tag.starts_with("input ") {
                fields.extend(
                    attribute(tag, "name").map(|name| (name, attribute(tag, "value").unwrap_or_default())),
                );
            } else if tag.starts_with("select ") {
                fields.extend(attribute(tag, "name").map(|name| (name, chosen(form, tag))));
            }
        }
        Some(Form { action, fields })
    }

    fn has(&self, what: &str) -> bool {
        self.0.contains(what)
    }
}

/// The default choice of a list.
fn chosen(form: &str, select: &str) -> String {
    let options = form.split_once(select).unwrap().1.split_once("</select>").unwrap().0;
    let options: Vec<_> = options.split("<option ").skip(1).collect();
    let selected = options.iter().find(|option| option.split('>').next().unwrap().ends_with(" selected"));
    attribute(selected.or(options.first()).unwrap(), "value").unwrap()
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let tag = format!(" {}", tag.split('>').next()?);
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    let value = rest.split_once('"')?.0;
    let plain = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")];
    Some(plain.iter().fold(value.to_owned(), |value, (coded, plain)| value.replace(coded, plain)))
}

#[tokio::test]
async fn everybody_who_goes_on_from_the_same_point_gets_a_table_of_their_own() {
    let three = over().await;
    let past = format!("/table/{}?at=3", three.id);
    let mut tables = Vec::new();
    for _ in 0..2 {
        let mut visitor = three.server.client();
        let form = Page::open(&mut visitor, &past).await.form("/continue").unwrap();
        let first = form.send(&mut visitor).await.table();
        assert_eq!(form.send(&mut three.server.client()).await.table(), first, "an answer that was lost");
        // A returning visitor who wants another one.
        let form = Page::open(&mut visitor, &past).await.form("/continue").unwrap();
        let second = form.send(&mut visitor).await.table();
        assert_eq!(form.send(&mut visitor).await.table(), second, "pressed twice");
        for table in [first, second] {
            Page::open(&mut visitor, &format!("/table/{table}")).await;
            tables.push(table);
        }
    }
    let count = tables.len();
    tables.sort();
    tables.dedup();
    assert_eq!(tables.len(), count);
}

#[tokio::test]
async fn everybody_who_plays_again_gets_a_table_of_their_own() {
    let three = over().await;
    let here = format!("/table/{}", three.id);
    let mut tables = Vec::new();
    for _ in 0..2 {
        let mut visitor = three.server.client();
        let form = Page::open(&mut visitor, &here).await.form("/again").unwrap();
        tables.push(form.send(&mut visitor).await.table());
        Page::open(&mut visitor, &format!("/table/{}", tables.last().unwrap())).await;
    }
    assert_ne!(tables[0], tables[1]);
}

#[tokio::test]
async fn what_two_strangers_say_is_said_twice() {
    let Three { server: playing, id: running, people: [host, ..], .. } = Three::running().await;
    let (server, waiting, owner) = Three::waiting().await;
    for (server, id, mut owner) in [(&playing, &running, host), (&server, &waiting, owner)] {
        let here = format!("/table/{id}");
        assert_eq!(owner.post(&format!("{here}/onlookers-write"), &[("may", "1")]).await.status, 303);
        let (mut one, mut other) = (server.client(), server.client());
        let first = Page::open(&mut one, &here).await.form("/chat").unwrap().with("text", "gg");
        let second = Page::open(&mut other, &here).await.form("/chat").unwrap().with("text", "gg");
        for _ in 0..2 {
            assert_eq!(first.send(&mut one).await.table(), *id);
            assert_eq!(second.send(&mut other).await.table(), *id);
        }
        let said = server.log(id).await;
        let said = said.iter().filter(|entry| matches!(entry, TableEvent::Said { text, .. } if text == "gg"));
        assert_eq!(said.count(), 2, "once by each of them");
    }
}

#[tokio::test]
async fn whole_turns_are_played_with_forms_alone() {
    for game in GameId::ALL.iter().filter(|game| game.info().most_players >= 3) {
        let mut three = Three::playing(&game.to_string()).await;
        let here = format!("/table/{}", three.id);
        let moved = async |server: &TestServer| {
            let moves = server.moves(&three.id).await;
            (0..3).all(|seat| moves.iter().any(|(mover, _)| *mover == seat))
        };
        let mut steps = 0;
        while !moved(&three.server).await {
            assert_eq!(
                three.server.store.head(&three.id).await.unwrap().unwrap().stage,
                StoredStage::Running
            );
            steps += 1;
            assert!(steps < 200, "{game}");
            let due = crate::tables::due(&three.server, &three.id).await;
            let person = &mut three.people[due];
            let page = Page::open(person, &here).await;
            let form = if page.has("data-key=\"end\"") { page.form("/end") } else { page.form("/play") };
            let form = form.unwrap_or_else(|| panic!("{game}: nothing to press"));
            assert_eq!(form.send(person).await.location(), format!("{here}?seat={due}"), "{game} {form:?}");
        }
    }
}
