//! A name, and a password for who wants one. A session gets a new token whenever what it may do changes.

use std::sync::Arc;

use axum::Form;
use axum::http::StatusCode;
use axum::response::Response;
use kernel::{Text, text};
use store::{Person, PersonId, StoreError};
use table::LONGEST_NAME;

use super::{Fields, field};
use crate::attempts::Try;
use crate::error::Fail;
use crate::pages;
use crate::pages::account::Form as Which;
use crate::pages::model::Fault;
use crate::passwords;
use crate::request::{Visitor, begin_session};

pub(crate) async fn show(visitor: Visitor) -> Response {
    visitor.page(pages::account::page(&visitor.frame(), None))
}

pub(crate) fn sorry(visitor: &Visitor, form: Which, why: &Text, name: &str) -> Response {
    let fault =
        Fault { why: Some(visitor.words().say(why)), typed: [("name".to_owned(), name.to_owned())].into() };
    let mut page = visitor.page(pages::account::page(&visitor.frame(), Some((form, &fault))));
    *page.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    page
}

pub(crate) async fn rename(mut visitor: Visitor, Form(fields): Fields) -> Result<Response, Fail> {
    let typed = field(&fields, "name");
    let Some(name) = table::clean(typed, LONGEST_NAME) else {
        return Ok(sorry(&visitor, Which::Name, &text!("table-no-name"), typed));
    };
    visitor.attempt(Try::RenameFrom(visitor.address)).await?;
    if let Some(person) = &visitor.person {
        visitor.attempt(Try::RenameOf(person.id)).await?;
    }
    let person = visitor.identify(Some(&name)).await?;
    if person.account {
        return Err(Fail::bad_form());
    }
    visitor.app.store.rename(person.id, &name).await?;
    Ok(visitor.go("/me"))
}

/// Makes the guest an account. Everything stays with it.
pub(crate) async fn sign_up(mut visitor: Visitor, Form(fields): Fields) -> Result<Response, Fail> {
    let typed = field(&fields, "name");
    let Some(name) = table::clean(typed, LONGEST_NAME) else {
        return Ok(sorry(&visitor, Which::SignUp, &text!("table-no-name"), typed));
    };
    visitor.attempt(Try::SignUpFrom(visitor.address)).await?;
    if visitor.had_next_session().await? {
        return Ok(visitor.go("/me"));
    }
    if let Some(why) = passwords::unfit(field(&fields, "password"), &name).await? {
        return Ok(sorry(&visitor, Which::SignUp, &why, typed));
    }
    if visitor.person.as_ref().is_some_and(|person| person.account) {
        return Err(Fail::bad_form());
    }
    if visitor.app.store.account(&name).await?.is_some() {
        return Ok(sorry(&visitor, Which::SignUp, &text!("web-name-taken"), typed));
    }
    let hash = passwords::hash(field(&fields, "password").to_owned()).await?;
    let person = visitor.identify(Some(&name)).await?;
    let (token, session) = visitor.next_session()?;
    let store = Arc::clone(&visitor.app.store);
    let id = person.id;
    match to_its_end(async move { store.sign_up(id, &name, &hash, &session).await }).await? {
        Ok(()) => {
            visitor.keep_session(token);
            visitor.know_device(id).await;
            Ok(visitor.go("/me"))
        }
        // The same form, sent twice at once.
        Err(_) if visitor.had_next_session().await? => Ok(visitor.go("/me")),
        Err(StoreError::NameTaken) => Ok(sorry(&visitor, Which::SignUp, &text!("web-name-taken"), typed)),
        // Another tab was faster.
        Err(StoreError::PersonChanged) => Err(Fail::bad_form()),
        Err(error) => Err(error.into()),
    }
}

pub(crate) async fn sign_in(mut visitor: Visitor, Form(fields): Fields) -> Result<Response, Fail> {
    let (name, password) = (field(&fields, "name"), field(&fields, "password"));
    let wrong = |visitor| Ok(sorry(visitor, Which::SignIn, &text!("web-wrong-password"), name));
    let Some((account, kept)) = signs_in(&visitor, name, password).await? else { return wrong(&visitor) };
    let guest = visitor.person.as_ref().filter(|person| !person.account).map(|person| person.id);
    let (token, session) = begin_session()?;
    let (store, before) = (Arc::clone(&visitor.app.store), visitor.session());
    let signed_in =
        to_its_end(async move { store.sign_in(account, &kept, guest, before.as_ref(), &session).await });
    match signed_in.await? {
        Ok(()) => {
            visitor.keep_session(token);
            visitor.know_device(account).await;
            Ok(visitor.go("/"))
        }
        Err(StoreError::PersonChanged) => wrong(&visitor),
        Err(error) => Err(error.into()),
    }
}

pub(crate) async fn sign_out(mut visitor: Visitor) -> Result<Response, Fail> {
    visitor.sign_out().await?;
    Ok(visitor.go("/"))
}

/// A new password; every other browser is signed out.
pub(crate) async fn password(mut visitor: Visitor, Form(fields): Fields) -> Result<Response, Fail> {
    if visitor.had_next_session().await? {
        return Ok(visitor.go("/me"));
    }
    let person = visitor.known()?.clone();
    if !person.account {
        return Err(Fail::bad_form());
    }
    let wrong = |visitor| Ok(sorry(visitor, Which::Password, &text!("web-wrong-old-password"), ""));
    let Some(kept) = proven(&visitor, &person, field(&fields, "old")).await? else { return wrong(&visitor) };
    if let Some(why) = passwords::unfit(field(&fields, "new"), &person.name).await? {
        return Ok(sorry(&visitor, Which::Password, &why, ""));
    }
    let hash = passwords::hash(field(&fields, "new").to_owned()).await?;
    let (token, session) = visitor.next_session()?;
    let store = Arc::clone(&visitor.app.store);
    let id = person.id;
    match to_its_end(async move { store.change_password(id, &kept, &hash, &session).await }).await? {
        Ok(()) => {
            visitor.keep_session(token);
            visitor.know_device(id).await;
            Ok(visitor.go("/me"))
        }
        Err(StoreError::PersonChanged) => wrong(&visitor),
        Err(error) => Err(error.into()),
    }
}

/// Whoever asked for it may go away in the middle; what was begun is done to its end all the same.
pub(crate) async fn to_its_end<T: Send + 'static>(
    work: impl Future<Output = T> + Send + 'static,
) -> Result<T, Fail> {
    tokio::spawn(work).await.map_err(|error| Fail::inside(&error))
}

/// The account with this name and password, and the hash of it. Whatever is wrong, it takes as long and counts as much: a
/// name that nobody has is no different from a wrong password. A browser that has signed in to the account before is
/// counted by itself, so that nobody is kept out of what is theirs by somebody else who guesses.
async fn signs_in(visitor: &Visitor, name: &str, password: &str) -> Result<Option<(PersonId, String)>, Fail> {
    let cleaned = table::clean(name, LONGEST_NAME);
    let account = match &cleaned {
        Some(name) => visitor.app.store.account(name).await?,
        None => None,
    };
    let device = match &account {
        Some((id, _)) => visitor.device_of(*id).await?,
        None => None,
    };
    let from = Try::PasswordFrom(visitor.address);
    let tried = match device {
        Some(device) => Try::PasswordAt(device),
        None => {
            visitor.wait_for(&from).await?;
            Try::PasswordOf(cleaned.unwrap_or_else(|| name.to_owned()))
        }
    };
    visitor.attempt(tried.clone()).await?;
    let kept = account.as_ref().map_or(passwords::NOBODYS_HASH, |(_, hash)| hash);
    let right = passwords::fits(password.to_owned(), kept.to_owned()).await?;
    let found = account.filter(|_| right);
    if found.is_some() {
        visitor.app.store.forgive(&tried.key()).await?;
    } else if device.is_none() {
        visitor.count(&from).await?;
    }
    Ok(found)
}

/// The hash of this person's password, if this is it. Only what was tried as this person counts: they are signed in, and
/// others who guess at their name do not keep them from changing their password or leaving.
pub(crate) async fn proven(
    visitor: &Visitor,
    person: &Person,
    password: &str,
) -> Result<Option<String>, Fail> {
    let tried = Try::ProofBy(person.id);
    visitor.attempt(tried.clone()).await?;
    let account = visitor.app.store.account(&person.name).await?;
    // A guest may be called as somebody else's account is.
    let Some((_, kept)) = account.filter(|(id, _)| *id == person.id) else { return Ok(None) };
    if !passwords::fits(password.to_owned(), kept.clone()).await? {
        return Ok(None);
    }
    visitor.app.store.forgive(&tried.key()).await?;
    Ok(Some(kept))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_was_begun_is_done_though_nobody_waits_for_it() {
        let (go_on, told) = tokio::sync::oneshot::channel();
        let (done, seen) = tokio::sync::oneshot::channel();
        let work = to_its_end(async move {
            let told: Result<(), _> = told.await;
            done.send(told.is_ok())
        });
        let given_up = tokio::time::timeout(std::time::Duration::from_millis(1), work).await;
        assert!(given_up.is_err());
        go_on.send(()).unwrap();
        assert_eq!(seen.await, Ok(true));
    }
}
