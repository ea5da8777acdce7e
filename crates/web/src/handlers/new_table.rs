//! Opening a table.

use std::collections::BTreeMap;

use axum::Form;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::Response;
use catalog::{GameId, with_game};
use kernel::{Options, Rules, Seat, Setup, SetupError, Text, text};
use store::PersonId;
use table::{Audience, Happened, LONGEST_NAME, OpenChair, Opening};

use super::{Fields, field, number};
use crate::error::Fail;
use crate::limits::Kind;
use crate::pages;
use crate::pages::model::Fault;
use crate::pages::new_table::{USUAL_AUDIENCE, audience};
use crate::request::Visitor;
use crate::token;

const LONGEST_TITLE: usize = 60;
/// How long, in hours, the others may have to wait before they may give a seat to a bot.
pub(crate) const PATIENCE: [u32; 5] = [1, 6, 24, 72, 168];
const USUAL_PATIENCE: u32 = 24;
const USUAL_PLAYERS: usize = 4;

fn game(name: &str) -> Result<GameId, Fail> {
    if name.is_empty() {
        return GameId::ALL.first().copied().ok_or_else(Fail::no_page);
    }
    name.parse().map_err(|_| Fail::no_page())
}

pub(crate) async fn show(
    visitor: Visitor,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Response, Fail> {
    let game = game(field(&query, "game"))?;
    Ok(visitor.page(pages::new_table::page(&visitor.frame(), game, &Fault::default())))
}

/// Me against bots, at once.
pub(crate) async fn play_now(mut visitor: Visitor, Form(fields): Fields) -> Result<Response, Fail> {
    visitor.limit(Kind::NewTable)?;
    let game = game(field(&fields, "game"))?;
    let person = visitor.identify(None).await?;
    let info = game.info();
    let players = USUAL_PLAYERS.clamp(info.fewest_players, info.most_players);
    let bot = || OpenChair::Bot { level: strongest().to_owned() };
    let mut chairs = vec![OpenChair::Person { name: person.name.clone() }];
    chairs.resize_with(players, bot);
    // Who just wants to play has asked for no audience.
    let opening = blank(game, chairs, Options::new())?.seen_by(Audience::Invited);
    let sitters = vec![(Seat::new(0), person.id)];
    let id = visitor
        .app
        .open_table(opening, person.id, sitters, vec![Happened::Started], visitor.receipt_key())
        .await?;
    Ok(visitor.go(&format!("/table/{id}")))
}

pub(crate) fn strongest() -> &'static str {
    bots::LEVELS.last().copied().unwrap_or_default()
}

/// An opening with everything as usual.
pub(crate) fn blank(game: GameId, chairs: Vec<OpenChair>, options: Options) -> Result<Opening, Fail> {
    Ok(Opening {
        game: game.info().id.to_owned(),
        rules_version: game.info().rules_version,
        options,
        title: String::new(),
        chairs,
        secret: token::secret()?,
        nonces: Vec::new(),
        given: Vec::new(),
        record: false,
        idle_hours: USUAL_PATIENCE,
        listed: false,
        audience: Some(USUAL_AUDIENCE),
        by: None,
    })
}

pub(crate) async fn open(mut visitor: Visitor, Form(fields): Fields) -> Result<Response, Fail> {
    visitor.limit(Kind::NewTable)?;
    let game = game(field(&fields, "game"))?;
    let typed = table::clean(field(&fields, "name"), table::LONGEST_NAME);
    let my_name = match (&visitor.person, typed) {
        (Some(person), None) => person.name.clone(),
        (Some(person), _) if person.account => person.name.clone(),
        (_, Some(typed)) => typed,
        (None, None) => visitor.words().word("web-guest"),
    };
    let wanted = match wanted(game, &fields, &my_name) {
        Ok(wanted) => wanted,
        Err(why) => {
            let fault = Fault { why: Some(visitor.words().say(&why)), typed: fields };
            let mut page = visitor.page(pages::new_table::page(&visitor.frame(), game, &fault));
            *page.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
            return Ok(page);
        }
    };
    let person = visitor.identify(Some(&my_name)).await?;
    if person.name != my_name {
        visitor.app.store.rename(person.id, &my_name).await?;
    }
    let mut opening = blank(game, wanted.chairs, wanted.options)?;
    opening.title = wanted.title;
    opening.idle_hours = wanted.patience;
    let (opening, once) = (opening.seen_by(wanted.audience), visitor.receipt_key());
    let id = open_with_links(&visitor, opening, person.id, once).await?;
    Ok(visitor.go(&format!("/table/{id}")))
}

/// Opens a table: persons in its chairs are the owner, free ones get a link. Without free chairs the game begins at once.
pub(crate) async fn open_with_links(
    visitor: &Visitor,
    opening: Opening,
    owner: PersonId,
    once: Option<String>,
) -> Result<String, Fail> {
    let mut then = Vec::new();
    let mut sitters = Vec::new();
    for (seat, chair) in Seat::all(opening.chairs.len()).zip(&opening.chairs) {
        match chair {
            OpenChair::Person { .. } => sitters.push((seat, owner)),
            OpenChair::Free => then.push(Happened::Invited { seat, token: token::secret()? }),
            OpenChair::Bot { .. } => {}
        }
    }
    if then.is_empty() {
        then.push(Happened::Started);
    }
    Ok(visitor.app.open_table(opening, owner, sitters, then, once).await?)
}

/// A table as somebody wants it.
#[derive(PartialEq, Debug)]
struct Wanted {
    chairs: Vec<OpenChair>,
    options: Options,
    title: String,
    patience: u32,
    audience: Audience,
}

fn wanted(game: GameId, fields: &BTreeMap<String, String>, my_name: &str) -> Result<Wanted, Text> {
    let info = game.info();
    let players: usize = number(fields, "players").unwrap_or(0);
    let mut chairs: Vec<OpenChair> = Vec::new();
    // A number that is out of range is refused by the game itself, below.
    for seat in 0..players.min(kernel::MAX_SEATS) {
        let chair =
            chair(field(fields, &format!("seat{seat}")), field(fields, &format!("name{seat}")), my_name)?;
        chairs.push(apart(chair, &chairs));
    }
    let chosen = info.choices.iter().filter_map(|choice| {
        let value = field(fields, &format!("option-{}", choice.key));
        (!value.is_empty()).then(|| (choice.key.to_owned(), value.to_owned()))
    });
    let options: Options = chosen.collect();
    let options = with_game!(game, G => <G as Rules>::Setup::from_options(players, &options).map(|setup| setup.options()))
        .map_err(|SetupError(why)| why)?;
    let title = field(fields, "title");
    let title = match title.trim() {
        "" => String::new(),
        _ => table::clean(title, LONGEST_TITLE).ok_or_else(|| text!("web-no-title", most = LONGEST_TITLE))?,
    };
    let patience = number(fields, "idle").unwrap_or(USUAL_PATIENCE);
    if !PATIENCE.contains(&patience) {
        return Err(text!("web-bad-form"));
    }
    let audience = match field(fields, "audience") {
        "" => USUAL_AUDIENCE,
        typed => audience(typed).ok_or_else(|| text!("web-bad-form"))?,
    };
    Ok(Wanted { chairs, options, title, patience, audience })
}

fn chair(who: &str, name: &str, my_name: &str) -> Result<OpenChair, Text> {
    Ok(match who {
        "friend" => OpenChair::Free,
        "me" | "screen" => match name.trim() {
            "" => OpenChair::Person { name: my_name.to_owned() },
            _ => OpenChair::Person {
                name: table::clean(name, LONGEST_NAME).ok_or_else(|| text!("table-no-name"))?,
            },
        },
        _ => match who.strip_prefix("bot:").filter(|level| bots::LEVELS.contains(level)) {
            Some(level) => OpenChair::Bot { level: level.to_owned() },
            None => return Err(text!("web-bad-form")),
        },
    })
}

/// Two people at one screen are not called the same.
fn apart(chair: OpenChair, before: &[OpenChair]) -> OpenChair {
    let OpenChair::Person { name } = chair else { return chair };
    let taken = |wanted: &str| {
        before.iter().any(|chair| matches!(chair, OpenChair::Person { name } if name == wanted))
    };
    let numbered = (2..).map(|number: u8| format!("{name} {number}"));
    let free = std::iter::once(name.clone()).chain(numbered).find(|name| !taken(name));
    OpenChair::Person { name: free.unwrap_or(name) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(list: &[(&str, &str)]) -> BTreeMap<String, String> {
        list.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect()
    }

    const SEATS: [(&str, &str); 4] =
        [("players", "3"), ("seat0", "me"), ("seat1", "friend"), ("seat2", "bot:greedy")];

    #[test]
    fn a_form_becomes_a_table() {
        let mut typed = fields(&SEATS);
        typed.extend(fields(&[("title", "  Sunday\tnight "), ("audience", "invited"), ("idle", "6")]));
        let wanted = wanted(GameId::AgeOfSteam, &typed, "Ada").unwrap();
        let bot = OpenChair::Bot { level: "greedy".into() };
        assert_eq!(wanted.chairs, [OpenChair::Person { name: "Ada".into() }, OpenChair::Free, bot]);
        assert_eq!((wanted.title.as_str(), wanted.patience), ("Sunday night", 6));
        assert_eq!(wanted.audience, Audience::Invited);
        assert_eq!(wanted.options.get("map").map(String::as_str), Some("rust-belt"));
    }

    #[test]
    fn people_at_one_screen_are_told_apart() {
        let typed = fields(&[("players", "3"), ("seat0", "me"), ("seat1", "screen"), ("seat2", "screen")]);
        let names = wanted(GameId::AgeOfSteam, &typed, "Ada").unwrap().chairs;
        let person = |name: &str| OpenChair::Person { name: name.into() };
        assert_eq!(names, [person("Ada"), person("Ada 2"), person("Ada 3")]);
    }

    #[test]
    fn what_cannot_be_is_refused_with_a_reason() {
        for (name, value, key) in [
            ("players", "2", "setup-players"),
            ("players", "7", "setup-players"),
            ("players", "many", "setup-players"),
            ("seat2", "bot:genius", "web-bad-form"),
            ("seat2", "", "web-bad-form"),
            ("option-map", "moon", "setup-value"),
            ("idle", "2", "web-bad-form"),
            ("audience", "nobody", "web-bad-form"),
            ("name0", "An impossibly long name that goes on", "table-no-name"),
            ("title", &"x".repeat(61), "web-no-title"),
        ] {
            let mut typed = fields(&SEATS);
            typed.extend(fields(&[
                (name, value),
                ("seat3", "friend"),
                ("seat4", "friend"),
                ("seat5", "friend"),
            ]));
            assert_eq!(wanted(GameId::AgeOfSteam, &typed, "Ada").unwrap_err().key, key, "{name}={value}");
        }
    }
}
