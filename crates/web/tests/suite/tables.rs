//! Tables to test with.

use crate::client::{Answer, Client, TestServer};

/// Three people at a running table. The first of them opened it.
pub(crate) struct Three {
    pub(crate) server: TestServer,
    pub(crate) id: String,
    pub(crate) people: [Client; 3],
    /// The links that the others came with.
    pub(crate) links: Vec<String>,
}

pub(crate) const NAMES: [&str; 3] = ["Ada", "Grace", "Edsger"];

impl Three {
    /// In the lobby, with seats 1 and 2 free.
    pub(crate) async fn waiting() -> (TestServer, String, Client) {
        Self::waiting_for("age-of-steam").await
    }

    async fn waiting_for(game: &str) -> (TestServer, String, Client) {
        let server = TestServer::new().await;
        let mut owner = server.guest(NAMES[0]).await;
        let mut fields = friends(3);
        fields.push(("game", game));
        let id = owner.post("/new", &fields).await.table();
        (server, id, owner)
    }

    pub(crate) async fn running() -> Self {
        Self::playing("age-of-steam").await
    }

    pub(crate) async fn playing(game: &str) -> Self {
        let (server, id, owner) = Self::waiting_for(game).await;
        let mut people = [owner, server.client(), server.client()];
        let tokens = server.tokens(&id).await;
        for (seat, token) in &tokens {
            let joined =
                people[*seat].post(&format!("/table/{id}/join/{token}"), &[("name", NAMES[*seat])]).await;
            assert_eq!(joined.table(), id);
        }
        for (seat, person) in people.iter_mut().enumerate() {
            let nonce = [("seat", &*seat.to_string()), ("nonce", &nonce(seat))];
            person.post(&format!("/table/{id}/nonce"), &nonce.map(|(name, value)| (name, value))).await;
        }
        assert_eq!(people[0].post(&format!("/table/{id}/start"), &[]).await.table(), id);
        Self { server, id, people, links: tokens.into_values().collect() }
    }

    pub(crate) fn path(&self, what: &str) -> String {
        format!("/table/{}/{what}", self.id)
    }

    /// The seat that owes a decision.
    pub(crate) async fn due(&self) -> usize {
        due(&self.server, &self.id).await
    }

    /// What the forms on this seat's page send along.
    pub(crate) async fn asked(&mut self, seat: usize) -> TurnRequest {
        TurnRequest::on(&mut self.people[seat], &self.id, seat).await
    }

    /// Drafts a move for the seat that is due, from the current page.
    pub(crate) async fn play(&mut self, seat: usize, mv: &str) -> Answer {
        let asked = self.asked(seat).await;
        let path = self.path("play");
        self.people[seat].post_part(&path, &asked.with(&[("move", mv)])).await
    }
}

pub(crate) async fn due(server: &TestServer, id: &str) -> usize {
    server.store.head(id).await.unwrap().unwrap().owed.trailing_zeros() as usize
}

pub(crate) fn nonce(seat: usize) -> String {
    format!("nonce-of-{seat}-Zq7")
}

/// A form for a table where the first seat is mine and the others are for friends.
pub(crate) fn friends(players: usize) -> Vec<(&'static str, &'static str)> {
    let seats = ["seat0", "seat1", "seat2", "seat3", "seat4", "seat5"];
    let who = |seat| if seat == 0 { "me" } else { "friend" };
    let mut fields: Vec<_> = (0..players).map(|seat| (seats[seat], who(seat))).collect();
    fields.extend([("players", if players == 3 { "3" } else { "4" }), ("audience", "everyone")]);
    fields
}

/// A form for a table of bots, except for the first seats.
pub(crate) fn with_bots(people: usize) -> Vec<(&'static str, &'static str)> {
    let mut fields = friends(3);
    for (seat, field) in fields.iter_mut().take(3).enumerate() {
        field.1 = if seat < people { "me" } else { "bot:greedy" };
    }
    fields
}

/// What a page sends along with each of its forms.
#[derive(Clone, Debug)]
pub(crate) struct TurnRequest {
    pub(crate) seat: String,
    pub(crate) stamp: String,
    /// How many moves the turn has.
    pub(crate) draft: String,
}

impl TurnRequest {
    pub(crate) async fn on(client: &mut Client, id: &str, seat: usize) -> Self {
        let page = client.part(&format!("/table/{id}?seat={seat}")).await;
        Self {
            seat: seat.to_string(),
            stamp: page.data("data-stamp").into(),
            draft: page.data("data-draft").into(),
        }
    }

    pub(crate) fn with<'a>(&'a self, more: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
        let mut fields = vec![("seat", &*self.seat), ("stamp", &*self.stamp)];
        fields.extend(more);
        fields
    }
}
