//! The sessions and devices of a visitor: which person a browser belongs to.

use axum::http::{HeaderMap, header};
use kernel::message;
use store::{NewSession, Person, PersonId, TokenHash};

use super::{Visitor, cookie};
use crate::clock::now;
use crate::error::HttpError;
use crate::idempotency::IdempotencyKey;
use crate::token;

const SESSION: &str = "session";
/// The prefix of the cookies that identify a browser somebody has signed in with: one for each account.
const DEVICE: &str = "known-";

/// The tokens of the accounts that somebody has signed in to with this browser, with the name of each cookie.
pub(super) fn devices_of(headers: &HeaderMap) -> Vec<(String, String)> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let devices = pairs.filter(|(name, token)| name.starts_with(DEVICE) && token::is_secret(token));
    devices.map(|(name, token)| (name.to_owned(), token.to_owned())).collect()
}

/// The token of the session, as the browser sent it.
pub(crate) fn session_of(headers: &HeaderMap) -> Option<&str> {
    cookie(headers, SESSION)
}

impl Visitor {
    /// The visitor's person: a new guest if they are nobody yet. A repeated form whose response was lost leads to the
    /// same guest.
    pub(crate) async fn ensure_person(&mut self, name: Option<&str>) -> Result<Person, HttpError> {
        if let Some(person) = &self.person {
            return Ok(person.clone());
        }
        let token = match self.form.as_ref().and_then(IdempotencyKey::session) {
            Some(token) => token,
            None => token::secret()?,
        };
        let person = match self.person_of_session(&token).await? {
            Some(person) => person,
            None => self.create_guest(&token, name).await?,
        };
        self.set_session(token);
        self.person = Some(person.clone());
        Ok(person)
    }

    async fn person_of_session(&self, token: &str) -> Result<Option<Person>, HttpError> {
        let session = self.app.store.use_session(&token::hash(token), now()).await?;
        Ok(session.map(|session| session.person))
    }

    async fn create_guest(&self, token: &str, name: Option<&str>) -> Result<Person, HttpError> {
        let name = name.map_or_else(|| self.words().word(message!(web_guest)), str::to_owned);
        let id = self.app.store.create_guest(&name, now()).await?;
        match self.app.store.create_session(&token::hash(token), id, now()).await {
            Ok(()) => Ok(Person { id, name, account: false }),
            // The same form was sent twice at once, and the other one was faster.
            Err(error) => self.person_of_session(token).await?.ok_or_else(|| error.into()),
        }
    }

    /// A session in place of the browser's current one; a repeated form gets the same one.
    pub(crate) fn replacement_session(&self) -> Result<(String, NewSession), HttpError> {
        match self.form.as_ref().and_then(IdempotencyKey::replacement_session) {
            Some(token) => Ok(with_token(token)),
            None => new_session(),
        }
    }

    /// Whether this form has given the browser its replacement session before, and only the response was lost: then it
    /// gets it now.
    pub(crate) async fn resume_replacement_session(&mut self) -> Result<bool, HttpError> {
        let Some(token) = self.form.as_ref().and_then(IdempotencyKey::replacement_session) else {
            return Ok(false);
        };
        let Some(person) = self.person_of_session(&token).await? else { return Ok(false) };
        self.set_session(token);
        self.remember_device(person.id).await;
        self.person = Some(person);
        Ok(true)
    }

    /// Gives the browser the session with this token.
    pub(crate) fn set_session(&mut self, token: String) {
        self.set_cookie(SESSION, &token, true);
        self.token = Some(token);
    }

    /// The hash of this browser's device token, if the person has signed in with it before.
    pub(crate) async fn known_device(&self, person: PersonId) -> Result<Option<TokenHash>, HttpError> {
        let Some(device) = self.device_token(person).map(token::hash) else { return Ok(None) };
        let known = self.app.store.is_known_device(&device, person, now()).await?;
        Ok(known.then_some(device))
    }

    fn device_token(&self, person: PersonId) -> Option<&str> {
        let name = device_cookie(person);
        self.devices.iter().find(|(sent, _)| *sent == name).map(|(_, token)| token.as_str())
    }

    /// Remembers that the person has signed in with this browser. A browser that is not known yet gets a new token,
    /// whatever it sent.
    pub(crate) async fn remember_device(&mut self, person: PersonId) {
        if let Err(error) = self.try_to_remember_device(person).await {
            // The sign-in itself has succeeded; the next one may only be throttled more.
            tracing::warn!(status = %error.status, "a browser is not remembered");
        }
    }

    async fn try_to_remember_device(&mut self, person: PersonId) -> Result<(), HttpError> {
        let known = self.known_device(person).await?.is_some();
        let token = match self.device_token(person).filter(|_| known) {
            Some(token) => token.to_owned(),
            None => token::secret()?,
        };
        self.app.store.remember_device(&token::hash(&token), person, now()).await?;
        self.set_cookie(&device_cookie(person), &token, true);
        Ok(())
    }

    /// Somebody has left for good: this browser forgets them.
    pub(crate) async fn leave_for_good(&mut self) -> Result<(), HttpError> {
        if let Some(person) = &self.person {
            self.delete_cookie(&device_cookie(person.id));
        }
        self.sign_out().await
    }

    pub(crate) async fn sign_out(&mut self) -> Result<(), HttpError> {
        if let Some(token) = self.token.take() {
            self.app.store.delete_session(&token::hash(&token)).await?;
        }
        self.person = None;
        self.delete_cookie(SESSION);
        Ok(())
    }

    /// The hash of this session's token.
    pub(crate) fn session_hash(&self) -> Option<TokenHash> {
        self.token.as_deref().map(token::hash)
    }
}

fn device_cookie(person: PersonId) -> String {
    format!("{DEVICE}{}", person.0)
}

/// A token for a browser, and the session that it opens.
pub(crate) fn new_session() -> Result<(String, NewSession), HttpError> {
    Ok(with_token(token::secret()?))
}

fn with_token(token: String) -> (String, NewSession) {
    let session = NewSession { token: token::hash(&token), now: now() };
    (token, session)
}
