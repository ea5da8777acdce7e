//! Creating a table.

use std::collections::BTreeMap;

use axum::Form;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::Response;
use catalog::{GameId, with_game};
use kernel::{Options, Seat, Setup, SetupError, SetupOf, Text, message, text};
use store::PersonId;
use table::{Audience, LONGEST_NAME, OpenChair, Opening, TableEvent};

use super::{Fields, field, number};
use crate::chance::Chance;
use crate::error::HttpError;
use crate::pages;
use crate::pages::model::FormFeedback;
use crate::pages::new_table::{IDLE_HOURS, USUAL_AUDIENCE, audience};
use crate::pages::parts::LONGEST_TITLE;
use crate::rate_limit::LimitedAction;
use crate::request::Visitor;
use crate::token;

fn game(name: &str) -> Result<GameId, HttpError> {
    if name.is_empty() {
        return GameId::ALL.first().copied().ok_or_else(HttpError::page_not_found);
    }
    name.parse().map_err(|_| HttpError::page_not_found())
}

pub(crate) async fn show(
    visitor: Visitor,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Response, HttpError> {
    let game = game(field(&query, "game"))?;
    Ok(visitor.page(pages::new_table::page(&visitor.frame(), game, &FormFeedback::default())))
}

/// Starts a game against bots at once.
pub(crate) async fn play_now(mut visitor: Visitor, Form(fields): Fields) -> Result<Response, HttpError> {
    visitor.check_rate(LimitedAction::NewTable)?;
    let game = game(field(&fields, "game"))?;
    let person = visitor.ensure_person(None).await?;
    let info = game.info();
    let players = info.usual_players();
    let bot = || OpenChair::Bot { level: strongest().to_owned() };
    let mut chairs = vec![OpenChair::Person { name: person.name.clone() }];
    chairs.resize_with(players, bot);
    // Somebody who just wants to play has not asked for an audience.
    let opening = blank(&visitor.app.config.chance, game, chairs, Options::new())?.seen_by(Audience::Invited);
    let sitters = vec![(Seat::new(0), person.id)];
    let id = visitor
        .app
        .create_table(opening, person.id, sitters, vec![TableEvent::Started], visitor.receipt_key())
        .await?;
    Ok(visitor.redirect(&format!("/table/{id}")))
}

pub(crate) fn strongest() -> &'static str {
    bots::LEVELS.last().copied().unwrap_or_default()
}

/// An opening with default settings.
pub(crate) fn blank(
    chance: &Chance,
    game: GameId,
    chairs: Vec<OpenChair>,
    options: Options,
) -> Result<Opening, HttpError> {
    let info = game.info();
    Ok(Opening {
        options,
        audience: Some(USUAL_AUDIENCE),
        ..Opening::new(info.id, info.rules_version, chairs, chance.secret()?)
    })
}

pub(crate) async fn open(mut visitor: Visitor, Form(fields): Fields) -> Result<Response, HttpError> {
    visitor.check_rate(LimitedAction::NewTable)?;
    let game = game(field(&fields, "game"))?;
    let typed = table::sanitize(field(&fields, "name"), table::LONGEST_NAME);
    let my_name = match (&visitor.person, typed) {
        (Some(person), None) => person.name.clone(),
        (Some(person), _) if person.account => person.name.clone(),
        (_, Some(typed)) => typed,
        (None, None) => visitor.words().word(message!(web_guest)),
    };
    let wanted = match wanted(game, &fields, &my_name) {
        Ok(wanted) => wanted,
        Err(why) => {
            let feedback = FormFeedback { why: Some(visitor.words().say(&why)), typed: fields };
            let mut page = visitor.page(pages::new_table::page(&visitor.frame(), game, &feedback));
            *page.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
            return Ok(page);
        }
    };
    let person = visitor.ensure_person(Some(&my_name)).await?;
    if person.name != my_name {
        visitor.app.store.rename(person.id, &my_name).await?;
    }
    let mut opening = blank(&visitor.app.config.chance, game, wanted.chairs, wanted.options)?;
    opening.title = wanted.title;
    opening.idle_hours = wanted.patience;
    let (opening, receipt_key) = (opening.seen_by(wanted.audience), visitor.receipt_key());
    let id = open_with_links(&visitor, opening, person.id, receipt_key).await?;
    Ok(visitor.redirect(&format!("/table/{id}")))
}

/// Opens a table: the owner gets the chairs of persons, free chairs get a link. Without free chairs the game starts at
/// once.
pub(crate) async fn open_with_links(
    visitor: &Visitor,
    opening: Opening,
    owner: PersonId,
    receipt_key: Option<String>,
) -> Result<String, HttpError> {
    let mut then = Vec::new();
    let mut sitters = Vec::new();
    for (seat, chair) in Seat::all(opening.chairs.len()).zip(&opening.chairs) {
        match chair {
            OpenChair::Person { .. } => sitters.push((seat, owner)),
            OpenChair::Free => then.push(TableEvent::Invited { seat, token: token::secret()? }),
            OpenChair::Bot { .. } => {}
        }
    }
    if then.is_empty() {
        then.push(TableEvent::Started);
    }
    Ok(visitor.app.create_table(opening, owner, sitters, then, receipt_key).await?)
}

/// A table as requested in a form.
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
    let options =
        with_game!(game, F => SetupOf::<F>::from_options(players, &options).map(|setup| setup.options()))
            .map_err(|SetupError(why)| why)?;
    let title = field(fields, "title");
    let title = match title.trim() {
        "" => String::new(),
        _ => {
            table::sanitize(title, LONGEST_TITLE).ok_or_else(|| text!(web_no_title, most = LONGEST_TITLE))?
        }
    };
    let patience = number(fields, "idle").unwrap_or(table::USUAL_IDLE_HOURS);
    if !IDLE_HOURS.contains(&patience) {
        return Err(text!(web_bad_form));
    }
    let audience = match field(fields, "audience") {
        "" => USUAL_AUDIENCE,
        typed => audience(typed).ok_or_else(|| text!(web_bad_form))?,
    };
    Ok(Wanted { chairs, options, title, patience, audience })
}

fn chair(who: &str, name: &str, my_name: &str) -> Result<OpenChair, Text> {
    Ok(match who {
        "friend" => OpenChair::Free,
        "me" | "screen" => match name.trim() {
            "" => OpenChair::Person { name: my_name.to_owned() },
            _ => OpenChair::Person {
                name: table::sanitize(name, LONGEST_NAME).ok_or(table::texts::INVALID_NAME)?,
            },
        },
        _ => match who.strip_prefix("bot:").filter(|level| bots::LEVELS.contains(level)) {
            Some(level) => OpenChair::Bot { level: level.to_owned() },
            None => return Err(text!(web_bad_form)),
        },
    })
}

/// Two people at one screen do not get the same name.
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
        let no_form = "Something in this form is not as it should be.";
        for (name, value, why) in [
            ("players", "2", "Age of Steam is for 3 to 6 players, not 2 (AOS-0.1)."),
            ("players", "7", "Age of Steam is for 3 to 6 players, not 7 (AOS-0.1)."),
            ("players", "many", "Age of Steam is for 3 to 6 players, not 0 (AOS-0.1)."),
            ("seat2", "bot:genius", no_form),
            ("seat2", "", no_form),
            ("option-map", "moon", "The option map cannot be “moon”. It can be: rust-belt."),
            ("idle", "2", no_form),
            ("audience", "nobody", no_form),
            ("name0", "An impossibly long name that goes on", "A name has 1 to 24 characters."),
            ("title", &"x".repeat(61), "A title has at most 60 characters."),
        ] {
            let mut typed = fields(&SEATS);
            typed.extend(fields(&[
                (name, value),
                ("seat3", "friend"),
                ("seat4", "friend"),
                ("seat5", "friend"),
            ]));
            let refused = wanted(GameId::AgeOfSteam, &typed, "Ada").unwrap_err();
            assert_eq!(refused.to_string(), why, "{name}={value}");
        }
    }
}
