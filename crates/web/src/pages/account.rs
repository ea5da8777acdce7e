//! Who I am here: a guest with a name, or an account with a password.

use kernel::text;
use maud::{Markup, html};
use table::LONGEST_NAME;
use words::Words;

use super::frame::frame;
use super::model::{Fault, Frame, Me};
use super::parts::{self, SHORTEST_PASSWORD};

/// The forms of this page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    Name,
    SignUp,
    SignIn,
    Password,
    Delete,
}

/// The page, with what was wrong with one of its forms.
#[must_use]
pub fn page(around: &Frame, fault: Option<(Form, &Fault)>) -> Markup {
    let words = &around.words;
    let none = Fault::default();
    let of = |form: Form| fault.filter(|(of, _)| *of == form).map_or(&none, |(_, fault)| fault);
    let name = around.me.as_ref().map_or("", |me| me.name.as_str());
    let body = html! {
        main #main .page.narrow.account {
            h1 { (words.word("site-me-title")) }
            @match &around.me {
                Some(Me { name, account: true }) => {
                    p.lead { (words.say(&text!("site-me-account", name = name.clone()))) }
                    (password(around, of(Form::Password)))
                    (sign_out(around))
                    (delete(around, true, of(Form::Delete)))
                }
                me => {
                    p.lead { (words.word("site-me-guest")) }
                    @for form in guest_forms(me.is_some(), fault.map(|(form, _)| form)) {
                        @match form {
                            Form::Name => (rename(around, name, of(form))),
                            Form::SignUp => (sign_up(around, name, of(form))),
                            _ => (sign_in(around, of(form))),
                        }
                    }
                    @if me.is_some() { (delete(around, false, of(Form::Delete))) }
                }
            }
        }
    };
    frame(around, &words.word("site-me-title"), body)
}

/// The forms for who has no account. First what went wrong, so that it is seen; who was never here has most likely come
/// to sign in.
fn guest_forms(known: bool, wrong: Option<Form>) -> [Form; 3] {
    let mut forms = [Form::SignIn, Form::SignUp, Form::Name];
    if known {
        forms.reverse();
    }
    forms.sort_by_key(|form| Some(*form) != wrong);
    forms
}

fn rename(around: &Frame, name: &str, fault: &Fault) -> Markup {
    let words = &around.words;
    html! {
        section.card aria-labelledby="name-title" {
            h2 #name-title { (words.word("site-me-name-title")) }
            (parts::fault(words, fault))
            form.stack method="post" action="/me/name" {
                (parts::once(&around.once))
                (name_field(words, name, fault, "nickname"))
                button type="submit" { (words.word("site-me-name-save")) }
            }
        }
    }
}

fn sign_up(around: &Frame, name: &str, fault: &Fault) -> Markup {
    let words = &around.words;
    html! {
        section.card aria-labelledby="sign-up-title" {
            h2 #sign-up-title { (words.word("site-me-sign-up-title")) }
            p { (words.word("site-me-sign-up-what")) }
            (parts::fault(words, fault))
            form.stack method="post" action="/me/sign-up" {
                (parts::once(&around.once))
                (name_field(words, name, fault, "username"))
                (new_password(words, "password", &words.word("site-me-password")))
                button.primary type="submit" { (words.word("site-me-sign-up")) }
            }
        }
    }
}

fn sign_in(around: &Frame, fault: &Fault) -> Markup {
    let words = &around.words;
    html! {
        section.card aria-labelledby="sign-in-title" {
            h2 #sign-in-title { (words.word("site-me-sign-in-title")) }
            p { (words.word("site-me-sign-in-what")) }
            (parts::fault(words, fault))
            form.stack method="post" action="/me/sign-in" {
                (parts::once(&around.once))
                (name_field(words, "", fault, "username"))
                (old_password("password", &words.word("site-me-password")))
                button type="submit" { (words.word("site-me-sign-in")) }
            }
        }
    }
}

fn password(around: &Frame, fault: &Fault) -> Markup {
    let words = &around.words;
    html! {
        section.card aria-labelledby="password-title" {
            h2 #password-title { (words.word("site-me-password-title")) }
            (parts::fault(words, fault))
            form.stack method="post" action="/me/password" {
                (parts::once(&around.once))
                (old_password("old", &words.word("site-me-old")))
                (new_password(words, "new", &words.word("site-me-new")))
                button.primary type="submit" { (words.word("site-me-password-save")) }
            }
        }
    }
}

fn sign_out(around: &Frame) -> Markup {
    let words = &around.words;
    html! {
        section.card aria-labelledby="sign-out-title" {
            h2 #sign-out-title { (words.word("site-me-sign-out-title")) }
            p { (words.word("site-me-sign-out-what")) }
            form method="post" action="/me/sign-out" {
                (parts::once(&around.once))
                button type="submit" { (words.word("site-me-sign-out")) }
            }
        }
    }
}

/// Leaving for good. It is asked for twice, since nothing of it can be taken back.
fn delete(around: &Frame, account: bool, fault: &Fault) -> Markup {
    let words = &around.words;
    let title = if account { "site-me-delete-title" } else { "site-me-delete-guest-title" };
    html! {
        section.card aria-labelledby="delete-title" {
            h2 #delete-title { (words.word(title)) }
            p { (words.word("site-me-delete-what")) }
            (parts::fault(words, fault))
            details #delete open[fault.why.is_some()] {
                summary { (words.word("site-me-delete-ask")) }
                form.stack method="post" action="/me/delete" {
                    (parts::once(&around.once))
                    @if account { (old_password("password", &words.word("site-me-password"))) }
                    button.grave type="submit" { (words.word("site-me-delete-do")) }
                }
            }
        }
    }
}

fn name_field(words: &Words, usual: &str, fault: &Fault, filled_as: &str) -> Markup {
    let name = fault.typed.get("name").map_or(usual, String::as_str);
    html! {
        label.field {
            span { (words.word("site-me-name")) }
            input type="text" name="name" value=(name) maxlength=(LONGEST_NAME) required autocomplete=(filled_as);
        }
    }
}

fn old_password(field: &str, label: &str) -> Markup {
    html! {
        label.field {
            span { (label) }
            input type="password" name=(field) required autocomplete="current-password";
        }
    }
}

fn new_password(words: &Words, field: &str, label: &str) -> Markup {
    html! {
        label.field {
            span { (label) " " span.quiet { "(" (words.word("site-me-password-least")) ")" } }
            input type="password" name=(field) required minlength=(SHORTEST_PASSWORD)
                autocomplete="new-password";
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::samples::{both, holds};
    use super::*;

    #[test]
    fn what_went_wrong_stands_first() {
        assert_eq!(guest_forms(false, None), [Form::SignIn, Form::SignUp, Form::Name]);
        assert_eq!(guest_forms(true, None), [Form::Name, Form::SignUp, Form::SignIn]);
        assert_eq!(guest_forms(true, Some(Form::SignIn)), [Form::SignIn, Form::Name, Form::SignUp]);
    }

    #[test]
    fn a_guest_can_change_the_name_sign_up_or_sign_in() {
        for around in both() {
            let html = page(&around, None).into_string();
            holds(&around, &html);
            for action in ["/me/name", "/me/sign-up", "/me/sign-in"] {
                assert!(html.contains(&format!("action=\"{action}\"")), "{action}");
            }
            assert!(!html.contains("/me/sign-out") && !html.contains("role=\"alert\""));
        }
    }

    #[test]
    fn an_account_can_change_its_password_and_sign_out() {
        for mut around in both() {
            around.me = Some(Me { name: "Ada <script>".into(), account: true });
            let html = page(&around, None).into_string();
            holds(&around, &html);
            assert!(html.contains("action=\"/me/password\"") && html.contains("action=\"/me/sign-out\""));
            assert!(html.contains("Ada &lt;script&gt;") && !html.contains("/me/sign-up"));
        }
    }

    #[test]
    fn a_fault_stands_at_its_form_and_no_password_comes_back() {
        let typed = [("name", "Grace"), ("password", "secret-1")];
        let typed = typed.map(|(key, value)| (key.to_owned(), value.to_owned())).into();
        let fault = Fault { why: Some("That is not the password.".into()), typed };
        for around in both() {
            let html = page(&around, Some((Form::SignIn, &fault))).into_string();
            holds(&around, &html);
            let at = html.find("That is not the password.").unwrap();
            assert!(html.find("sign-in-title").unwrap() < at && at < html.find("/me/sign-in").unwrap());
            assert_eq!(html.matches("role=\"alert\"").count(), 1);
            assert!(html.contains("value=\"Grace\"") && !html.contains("secret-1"));
        }
    }
}
