//! A name, and a password for who wants one. A session gets a new token whenever what it may do changes.

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::Form;
use axum::http::StatusCode;
use axum::response::Response;
use kernel::{Text, text};
use store::StoreError;
use table::LONGEST_NAME;

use super::{Fields, field};
use crate::error::Fail;
use crate::limits::Kind;
use crate::pages;
use crate::pages::account::Form as Which;
use crate::pages::model::Fault;
use crate::request::{Visitor, begin_session};
use crate::work;

const SHORTEST_PASSWORD: usize = 8;
/// Longer ones would only keep the server busy.
const LONGEST_PASSWORD: usize = 256;

pub(crate) async fn show(visitor: Visitor) -> Response {
    visitor.page(pages::account::page(&visitor.frame(), None))
}

fn sorry(visitor: &Visitor, form: Which, why: &Text, name: &str) -> Response {
    let fault =
        Fault { why: Some(visitor.words().say(why)), typed: [("name".to_owned(), name.to_owned())].into() };
    let mut page = visitor.page(pages::account::page(&visitor.frame(), Some((form, &fault))));
    *page.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    page
}

pub(crate) async fn rename(mut visitor: Visitor, Form(fields): Fields) -> Result<Response, Fail> {
    visitor.limit(Kind::SignIn)?;
    let typed = field(&fields, "name");
    let Some(name) = table::clean(typed, LONGEST_NAME) else {
        return Ok(sorry(&visitor, Which::Name, &text!("table-no-name"), typed));
    };
    let person = visitor.identify(Some(&name)).await?;
    if person.account {
        return Err(Fail::bad_form());
    }
    visitor.app.store.rename(person.id, &name).await?;
    Ok(visitor.go("/me"))
}

/// Makes the guest an account. Everything stays with it.
pub(crate) async fn sign_up(mut visitor: Visitor, Form(fields): Fields) -> Result<Response, Fail> {
    visitor.limit(Kind::SignIn)?;
    let typed = field(&fields, "name");
    let Some(name) = table::clean(typed, LONGEST_NAME) else {
        return Ok(sorry(&visitor, Which::SignUp, &text!("table-no-name"), typed));
    };
    if let Some(why) = unfit(field(&fields, "password")) {
        return Ok(sorry(&visitor, Which::SignUp, &why, typed));
    }
    if visitor.person.as_ref().is_some_and(|person| person.account) {
        return Err(Fail::bad_form());
    }
    if visitor.app.store.account(&name).await?.is_some() {
        return Ok(sorry(&visitor, Which::SignUp, &text!("web-name-taken"), typed));
    }
    let hash = hash(field(&fields, "password").to_owned()).await?;
    let person = visitor.identify(Some(&name)).await?;
    let (token, session) = begin_session()?;
    let store = Arc::clone(&visitor.app.store);
    match to_its_end(async move { store.sign_up(person.id, &name, &hash, &session).await }).await? {
        Ok(()) => {
            visitor.keep_session(token);
            Ok(visitor.go("/me"))
        }
        Err(StoreError::NameTaken) => Ok(sorry(&visitor, Which::SignUp, &text!("web-name-taken"), typed)),
        // Another tab was faster.
        Err(StoreError::PersonChanged) => Err(Fail::bad_form()),
        Err(error) => Err(error.into()),
    }
}

pub(crate) async fn sign_in(mut visitor: Visitor, Form(fields): Fields) -> Result<Response, Fail> {
    visitor.limit(Kind::SignIn)?;
    let (name, password) = (field(&fields, "name"), field(&fields, "password"));
    let account = match table::clean(name, LONGEST_NAME) {
        Some(name) => visitor.app.store.account(&name).await?,
        None => None,
    };
    // A name that nobody has takes as long as a wrong password.
    let (person, kept) =
        account.map_or((None, NOBODYS_HASH.to_owned()), |(person, hash)| (Some(person), hash));
    let wrong = |visitor| Ok(sorry(visitor, Which::SignIn, &text!("web-wrong-password"), name));
    let right = fits(password.to_owned(), kept.clone()).await?;
    let Some(account) = person.filter(|_| right) else { return wrong(&visitor) };
    let guest = visitor.person.as_ref().filter(|person| !person.account).map(|person| person.id);
    let (token, session) = begin_session()?;
    let (store, before) = (Arc::clone(&visitor.app.store), visitor.session());
    let signed_in =
        to_its_end(async move { store.sign_in(account, &kept, guest, before.as_ref(), &session).await });
    match signed_in.await? {
        Ok(()) => {
            visitor.keep_session(token);
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
    visitor.limit(Kind::SignIn)?;
    let person = visitor.known()?.clone();
    // A guest may be called as somebody else's account is.
    let account = visitor.app.store.account(&person.name).await?;
    let Some((_, kept)) = account.filter(|(id, _)| *id == person.id) else { return Err(Fail::bad_form()) };
    let wrong = |visitor| Ok(sorry(visitor, Which::Password, &text!("web-wrong-old-password"), ""));
    if !fits(field(&fields, "old").to_owned(), kept.clone()).await? {
        return wrong(&visitor);
    }
    if let Some(why) = unfit(field(&fields, "new")) {
        return Ok(sorry(&visitor, Which::Password, &why, ""));
    }
    let hash = hash(field(&fields, "new").to_owned()).await?;
    let (token, session) = begin_session()?;
    let store = Arc::clone(&visitor.app.store);
    match to_its_end(async move { store.change_password(person.id, &kept, &hash, &session).await }).await? {
        Ok(()) => {
            visitor.keep_session(token);
            Ok(visitor.go("/me"))
        }
        Err(StoreError::PersonChanged) => wrong(&visitor),
        Err(error) => Err(error.into()),
    }
}

/// Whoever asked for it may go away in the middle; what was begun is done to its end all the same.
async fn to_its_end<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> Result<T, Fail> {
    tokio::spawn(work).await.map_err(|error| Fail::inside(&error))
}

fn unfit(password: &str) -> Option<Text> {
    let length = password.chars().count();
    (!(SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&length))
        .then(|| text!("web-no-password", least = SHORTEST_PASSWORD, most = LONGEST_PASSWORD))
}

/// Takes a while, and 19 MB.
async fn hash(password: String) -> Result<String, Fail> {
    let hashed = move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string());
    work::aside(hashed).await?.map_err(|error| Fail::inside(&error))
}

async fn fits(password: String, kept: String) -> Result<bool, Fail> {
    work::aside(move || {
        let kept = PasswordHash::new(&kept).ok();
        kept.is_some_and(|kept| Argon2::default().verify_password(password.as_bytes(), &kept).is_ok())
    })
    .await
}

/// Of a password that was thrown away.
const NOBODYS_HASH: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5cyBzYWx0ISE$Zm9yIG5vYm9keSBhdCBhbGw6IG5vIGhhc2ggb2YgaXQ";

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

    #[test]
    fn a_name_that_nobody_has_is_as_much_work_as_any_other() {
        let nobodys = PasswordHash::new(NOBODYS_HASH).unwrap();
        let somebodys = Argon2::default().hash_password(b"correct horse").unwrap();
        assert_eq!((nobodys.algorithm, nobodys.version), (somebodys.algorithm, somebodys.version));
        assert_eq!(nobodys.params, somebodys.params);
        let length = |hash: &PasswordHash| hash.hash.map(|output| output.as_ref().len());
        assert_eq!(length(&nobodys), length(&somebodys));
    }
}
