//! The visitor's identity: a guest with a name, or an account with a password.

use kernel::{message, text};
use maud::{Markup, html};
use table::LONGEST_NAME;
use words::Words;

use super::frame::frame;
use super::model::{FormFeedback, Frame, Me};
use super::parts::{self, SHORTEST_PASSWORD};

/// The forms of this page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AccountForm {
    Name,
    SignUp,
    SignIn,
    Password,
    Delete,
}

/// The page, with the feedback on one of its forms.
#[must_use]
pub fn page(around: &Frame, feedback: Option<(AccountForm, &FormFeedback)>) -> Markup {
    let words = &around.words;
    let none = FormFeedback::default();
    let of =
        |form: AccountForm| feedback.filter(|(of, _)| *of == form).map_or(&none, |(_, feedback)| feedback);
    let name = around.me.as_ref().map_or("", |me| me.name.as_str());
    let body = html! {
        main #main .page.narrow.account {
            h1 { (words.word(message!(site_me_title))) }
            @match &around.me {
                Some(Me { name, account: true }) => {
                    p.lead { (words.say(&text!(site_me_account, name = name.clone()))) }
                    (password(around, of(AccountForm::Password)))
                    (sign_out(around))
                    (delete(around, true, of(AccountForm::Delete)))
                }
                me => {
                    p.lead { (words.word(message!(site_me_guest))) }
                    @for form in guest_forms(me.is_some(), feedback.map(|(form, _)| form)) {
                        @match form {
                            AccountForm::Name => (rename(around, name, of(form))),
                            AccountForm::SignUp => (sign_up(around, name, of(form))),
                            _ => (sign_in(around, of(form))),
                        }
                    }
                    @if me.is_some() { (delete(around, false, of(AccountForm::Delete))) }
                }
            }
        }
    };
    frame(around, &words.word(message!(site_me_title)), body)
}

/// The forms for visitors without an account. The one with an error comes first, so that it is seen; somebody who was
/// never here has most likely come to sign in.
fn guest_forms(known: bool, wrong: Option<AccountForm>) -> [AccountForm; 3] {
    let mut forms = [AccountForm::SignIn, AccountForm::SignUp, AccountForm::Name];
    if known {
        forms.reverse();
    }
    forms.sort_by_key(|form| Some(*form) != wrong);
    forms
}

fn rename(around: &Frame, name: &str, feedback: &FormFeedback) -> Markup {
    let words = &around.words;
    let fields = html! {
        (name_field(words, name, feedback, "nickname"))
        button type="submit" { (words.word(message!(site_me_name_save))) }
    };
    let title = words.word(message!(site_me_name_title));
    FormCard { form: "name", title, what: None, feedback, fields }.render(around)
}

fn sign_up(around: &Frame, name: &str, feedback: &FormFeedback) -> Markup {
    let words = &around.words;
    let fields = html! {
        (name_field(words, name, feedback, "username"))
        (new_password(words, "password", &words.word(message!(site_me_password))))
        button.primary type="submit" { (words.word(message!(site_me_sign_up))) }
    };
    let title = words.word(message!(site_me_sign_up_title));
    let what = Some(words.word(message!(site_me_sign_up_what)));
    FormCard { form: "sign-up", title, what, feedback, fields }.render(around)
}

fn sign_in(around: &Frame, feedback: &FormFeedback) -> Markup {
    let words = &around.words;
    let fields = html! {
        (name_field(words, "", feedback, "username"))
        (old_password("password", &words.word(message!(site_me_password))))
        button type="submit" { (words.word(message!(site_me_sign_in))) }
    };
    let title = words.word(message!(site_me_sign_in_title));
    let what = Some(words.word(message!(site_me_sign_in_what)));
    FormCard { form: "sign-in", title, what, feedback, fields }.render(around)
}

fn password(around: &Frame, feedback: &FormFeedback) -> Markup {
    let words = &around.words;
    let fields = html! {
        (old_password("old", &words.word(message!(site_me_old))))
        (new_password(words, "new", &words.word(message!(site_me_new))))
        button.primary type="submit" { (words.word(message!(site_me_password_save))) }
    };
    let title = words.word(message!(site_me_password_title));
    FormCard { form: "password", title, what: None, feedback, fields }.render(around)
}

/// A card that is one form.
struct FormCard<'a> {
    /// Names the form, in its address and in the id of its title.
    form: &'static str,
    title: String,
    what: Option<String>,
    feedback: &'a FormFeedback,
    /// The fields and the button.
    fields: Markup,
}

impl FormCard<'_> {
    fn render(&self, around: &Frame) -> Markup {
        let title_id = format!("{}-title", self.form);
        html! {
            section.card aria-labelledby=(title_id) {
                h2 id=(title_id) { (self.title) }
                @if let Some(what) = &self.what { p { (what) } }
                (parts::feedback(&around.words, self.feedback))
                form.stack method="post" action={ "/me/" (self.form) } {
                    (parts::form_token(&around.form_token))
                    (self.fields)
                }
            }
        }
    }
}

fn sign_out(around: &Frame) -> Markup {
    let words = &around.words;
    html! {
        section.card aria-labelledby="sign-out-title" {
            h2 #sign-out-title { (words.word(message!(site_me_sign_out_title))) }
            p { (words.word(message!(site_me_sign_out_what))) }
            form method="post" action="/me/sign-out" {
                (parts::form_token(&around.form_token))
                button type="submit" { (words.word(message!(site_me_sign_out))) }
            }
        }
    }
}

/// Leaving for good. It asks for confirmation, because it cannot be undone.
fn delete(around: &Frame, account: bool, feedback: &FormFeedback) -> Markup {
    let words = &around.words;
    let title = if account { message!(site_me_delete_title) } else { message!(site_me_delete_guest_title) };
    html! {
        section.card aria-labelledby="delete-title" {
            h2 #delete-title { (words.word(title)) }
            p { (words.word(message!(site_me_delete_what))) }
            (parts::feedback(words, feedback))
            details #delete open[feedback.why.is_some()] {
                summary { (words.word(message!(site_me_delete_ask))) }
                form.stack method="post" action="/me/delete" {
                    (parts::form_token(&around.form_token))
                    @if account { (old_password("password", &words.word(message!(site_me_password)))) }
                    button.grave type="submit" { (words.word(message!(site_me_delete_do))) }
                }
            }
        }
    }
}

fn name_field(words: &Words, usual: &str, feedback: &FormFeedback, filled_as: &str) -> Markup {
    let name = feedback.typed.get("name").map_or(usual, String::as_str);
    html! {
        label.field {
            span { (words.word(message!(site_me_name))) }
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
            span { (label) " " span.quiet { "(" (words.word(message!(site_me_password_least))) ")" } }
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
        assert_eq!(guest_forms(false, None), [AccountForm::SignIn, AccountForm::SignUp, AccountForm::Name]);
        assert_eq!(guest_forms(true, None), [AccountForm::Name, AccountForm::SignUp, AccountForm::SignIn]);
        assert_eq!(
            guest_forms(true, Some(AccountForm::SignIn)),
            [AccountForm::SignIn, AccountForm::Name, AccountForm::SignUp]
        );
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
        let feedback = FormFeedback { why: Some("That is not the password.".into()), typed };
        for around in both() {
            let html = page(&around, Some((AccountForm::SignIn, &feedback))).into_string();
            holds(&around, &html);
            let at = html.find("That is not the password.").unwrap();
            assert!(html.find("sign-in-title").unwrap() < at && at < html.find("/me/sign-in").unwrap());
            assert_eq!(html.matches("role=\"alert\"").count(), 1);
            assert!(html.contains("value=\"Grace\"") && !html.contains("secret-1"));
        }
    }
}
