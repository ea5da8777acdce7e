//! A visitor's name, and a password if they want one. A session gets a new token whenever its rights change.

use std::sync::Arc;

use axum::Form;
use axum::http::StatusCode;
use axum::response::Response;
use kernel::{Text, text};
use store::{Person, PersonId, SignIn, StoreError};
use table::LONGEST_NAME;

use super::{Fields, field};
use crate::blocking::run_to_completion;
use crate::error::HttpError;
use crate::pages;
use crate::pages::account::AccountForm;
use crate::pages::model::FormFeedback;
use crate::passwords;
use crate::request::{Visitor, new_session};
use crate::throttle::Attempt;

pub(crate) async fn show(visitor: Visitor) -> Response {
    visitor.page(pages::account::page(&visitor.frame(), None))
}

pub(crate) fn form_error(visitor: &Visitor, form: AccountForm, why: &Text, name: &str) -> Response {
    let feedback = FormFeedback {
        why: Some(visitor.words().say(why)),
        typed: [("name".to_owned(), name.to_owned())].into(),
    };
    let mut page = visitor.page(pages::account::page(&visitor.frame(), Some((form, &feedback))));
    *page.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    page
}

pub(crate) async fn rename(mut visitor: Visitor, Form(fields): Fields) -> Result<Response, HttpError> {
    let typed = field(&fields, "name");
    let Some(name) = table::sanitize(typed, LONGEST_NAME) else {
        return Ok(form_error(
            &visitor,
            AccountForm::Name,
            &kernel::Text::from(table::texts::INVALID_NAME),
            typed,
        ));
    };
    visitor.admit_attempt(Attempt::RenameFromAddress(visitor.address)).await?;
    if let Some(person) = &visitor.person {
        visitor.admit_attempt(Attempt::RenameByPerson(person.id)).await?;
    }
    let person = visitor.ensure_person(Some(&name)).await?;
    if person.account {
        return Err(HttpError::bad_form());
    }
    visitor.app.store.rename(person.id, &name).await?;
    Ok(visitor.redirect("/me"))
}

/// Turns the guest into an account, which keeps everything.
pub(crate) async fn sign_up(mut visitor: Visitor, Form(fields): Fields) -> Result<Response, HttpError> {
    let typed = field(&fields, "name");
    let Some(name) = table::sanitize(typed, LONGEST_NAME) else {
        return Ok(form_error(
            &visitor,
            AccountForm::SignUp,
            &kernel::Text::from(table::texts::INVALID_NAME),
            typed,
        ));
    };
    visitor.admit_attempt(Attempt::SignUpFromAddress(visitor.address)).await?;
    if visitor.resume_replacement_session().await? {
        return Ok(visitor.redirect("/me"));
    }
    if let Some(why) = passwords::rejection(field(&fields, "password"), &name).await? {
        return Ok(form_error(&visitor, AccountForm::SignUp, &why, typed));
    }
    if visitor.person.as_ref().is_some_and(|person| person.account) {
        return Err(HttpError::bad_form());
    }
    if visitor.app.store.account(&name).await?.is_some() {
        return Ok(form_error(&visitor, AccountForm::SignUp, &text!(web_name_taken), typed));
    }
    let hash = passwords::hash(field(&fields, "password").to_owned()).await?;
    let person = visitor.ensure_person(Some(&name)).await?;
    let (token, session) = visitor.replacement_session()?;
    let store = Arc::clone(&visitor.app.store);
    let id = person.id;
    match run_to_completion(async move { store.sign_up(id, &name, &hash, &session).await }).await? {
        Ok(()) => {
            visitor.set_session(token);
            visitor.remember_device(id).await;
            Ok(visitor.redirect("/me"))
        }
        // The same form was sent twice at once.
        Err(_) if visitor.resume_replacement_session().await? => Ok(visitor.redirect("/me")),
        Err(StoreError::NameTaken) => {
            Ok(form_error(&visitor, AccountForm::SignUp, &text!(web_name_taken), typed))
        }
        // Another tab was faster.
        Err(StoreError::PersonChanged) => Err(HttpError::bad_form()),
        Err(error) => Err(error.into()),
    }
}

pub(crate) async fn sign_in(mut visitor: Visitor, Form(fields): Fields) -> Result<Response, HttpError> {
    let (name, password) = (field(&fields, "name"), field(&fields, "password"));
    let wrong = |visitor| Ok(form_error(visitor, AccountForm::SignIn, &text!(web_wrong_password), name));
    let Some((account, stored_hash)) = check_credentials(&visitor, name, password).await? else {
        return wrong(&visitor);
    };
    let guest = visitor.person.as_ref().filter(|person| !person.account).map(|person| person.id);
    let (token, session) = new_session()?;
    let sign_in = SignIn { account, hash: stored_hash, guest, before: visitor.session_hash(), session };
    let store = Arc::clone(&visitor.app.store);
    let signed_in = run_to_completion(async move { store.sign_in(&sign_in).await });
    match signed_in.await? {
        Ok(()) => {
            visitor.set_session(token);
            visitor.remember_device(account).await;
            Ok(visitor.redirect("/"))
        }
        Err(StoreError::PersonChanged) => wrong(&visitor),
        Err(error) => Err(error.into()),
    }
}

pub(crate) async fn sign_out(mut visitor: Visitor) -> Result<Response, HttpError> {
    visitor.sign_out().await?;
    Ok(visitor.redirect("/"))
}

/// Changes the password; every other browser is signed out.
pub(crate) async fn password(mut visitor: Visitor, Form(fields): Fields) -> Result<Response, HttpError> {
    if visitor.resume_replacement_session().await? {
        return Ok(visitor.redirect("/me"));
    }
    let person = visitor.require_person()?.clone();
    if !person.account {
        return Err(HttpError::bad_form());
    }
    let wrong = |visitor| Ok(form_error(visitor, AccountForm::Password, &text!(web_wrong_old_password), ""));
    let Some(stored_hash) = verify_own_password(&visitor, &person, field(&fields, "old")).await? else {
        return wrong(&visitor);
    };
    if let Some(why) = passwords::rejection(field(&fields, "new"), &person.name).await? {
        return Ok(form_error(&visitor, AccountForm::Password, &why, ""));
    }
    let hash = passwords::hash(field(&fields, "new").to_owned()).await?;
    let (token, session) = visitor.replacement_session()?;
    let store = Arc::clone(&visitor.app.store);
    let id = person.id;
    match run_to_completion(async move { store.change_password(id, &stored_hash, &hash, &session).await })
        .await?
    {
        Ok(()) => {
            visitor.set_session(token);
            visitor.remember_device(id).await;
            Ok(visitor.redirect("/me"))
        }
        Err(StoreError::PersonChanged) => wrong(&visitor),
        Err(error) => Err(error.into()),
    }
}

/// The account with this name and password, and its password hash. All failures take the same time and count the same,
/// so that an unknown name cannot be told from a wrong password. A browser that has signed in to the account before is
/// counted separately, so that nobody is locked out by somebody else's guesses.
async fn check_credentials(
    visitor: &Visitor,
    name: &str,
    password: &str,
) -> Result<Option<(PersonId, String)>, HttpError> {
    let cleaned = table::sanitize(name, LONGEST_NAME);
    let account = match &cleaned {
        Some(name) => visitor.app.store.account(name).await?,
        None => None,
    };
    let device = match &account {
        Some((id, _)) => visitor.known_device(*id).await?,
        None => None,
    };
    let from = Attempt::PasswordFromAddress(visitor.address);
    let tried = match device {
        Some(device) => Attempt::PasswordFromDevice(device),
        None => {
            visitor.check_attempt(&from).await?;
            Attempt::PasswordForName(cleaned.unwrap_or_else(|| name.to_owned()))
        }
    };
    visitor.admit_attempt(tried.clone()).await?;
    let stored_hash = account.as_ref().map_or(passwords::DUMMY_HASH, |(_, hash)| hash);
    let right = passwords::verify(password.to_owned(), stored_hash.to_owned()).await?;
    let found = account.filter(|_| right);
    if found.is_some() {
        visitor.app.store.reset_tally(&tried.key()).await?;
    } else if device.is_none() {
        visitor.record_attempt(&from).await?;
    }
    Ok(found)
}

/// The hash of this person's password, if this is it. Only attempts by this person count: they are signed in, and
/// others who guess at their name must not keep them from changing their password or leaving.
pub(crate) async fn verify_own_password(
    visitor: &Visitor,
    person: &Person,
    password: &str,
) -> Result<Option<String>, HttpError> {
    let tried = Attempt::PasswordProof(person.id);
    visitor.admit_attempt(tried.clone()).await?;
    let account = visitor.app.store.account(&person.name).await?;
    // A guest may have the same name as somebody else's account.
    let Some((_, stored_hash)) = account.filter(|(id, _)| *id == person.id) else { return Ok(None) };
    if !passwords::verify(password.to_owned(), stored_hash.clone()).await? {
        return Ok(None);
    }
    visitor.app.store.reset_tally(&tried.key()).await?;
    Ok(Some(stored_hash))
}
