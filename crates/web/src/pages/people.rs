//! For the owner of a table: who may see it, who is watching, and what can be done about that.

use kernel::{message, text};
use maud::{Markup, html};
use store::Admission;
use table::Audience;
use words::Words;

use super::frame::frame;
use super::model::{DeletionEffect, Frame, Onlooker, People};
use super::{parts, seat_controls};

#[must_use]
pub fn page(around: &Frame, people: &People) -> Markup {
    let words = &around.words;
    let table_url = format!("/table/{}", people.id);
    let title = words.word(message!(site_people_title));
    let body = html! {
        main #main .page.narrow.people {
            h1 { (title) }
            p.lead { (parts::title(&people.title, people.game)) }
            p { a.button href=(table_url) { (words.word(message!(site_people_back))) } }
            (audience(around, &table_url, people))
            (link(around, &table_url, people))
            (writing(around, &table_url, people.write))
            (here(around, &table_url, people))
            (delete(around, &table_url, people.deleting))
        }
    };
    frame(around, &title, body)
}

fn audience(around: &Frame, table_url: &str, people: &People) -> Markup {
    let words = &around.words;
    html! {
        section.card aria-labelledby="audience-title" {
            h2 #audience-title { (words.word(message!(site_people_audience))) }
            form.stack method="post" action={ (table_url) "/audience" } {
                (parts::form_token(&around.form_token))
                fieldset.bare {
                    legend.away { (words.word(message!(site_people_audience))) }
                    (parts::audiences(words, people.audience))
                }
                button type="submit" { (words.word(message!(site_people_audience_save))) }
            }
        }
    }
}

fn link(around: &Frame, table_url: &str, people: &People) -> Markup {
    let words = &around.words;
    let action = format!("{table_url}/onlookers-link");
    html! {
        section.card aria-labelledby="link-title" {
            h2 #link-title { (words.word(message!(site_people_link_title))) }
            @match &people.link {
                _ if people.audience != Audience::Invited => p { (words.word(message!(site_people_link_idle))) },
                Some(link) => {
                    div.seat-link {
                        (seat_controls::to_copy(words, "onlookers-link", &words.word(message!(site_people_link_title)), link))
                        form method="post" action=(action) {
                            (parts::form_token(&around.form_token))
                            button name="what" value="new" { (words.word(message!(site_people_link_new))) }
                        }
                        form method="post" action=(action) {
                            (parts::form_token(&around.form_token))
                            button name="what" value="none" { (words.word(message!(site_people_link_withdraw))) }
                        }
                    }
                    p.quiet { (words.word(message!(site_people_link_what))) }
                }
                None => {
                    p { (words.word(message!(site_people_link_none))) }
                    form method="post" action=(action) {
                        (parts::form_token(&around.form_token))
                        button name="what" value="new" { (words.word(message!(site_people_link_make))) }
                    }
                }
            }
        }
    }
}

fn writing(around: &Frame, table_url: &str, write: bool) -> Markup {
    let words = &around.words;
    let (now, other) = if write {
        (message!(site_people_write_yes), message!(site_people_write_forbid))
    } else {
        (message!(site_people_write_no), message!(site_people_write_allow))
    };
    html! {
        section.card aria-labelledby="write-title" {
            h2 #write-title { (words.word(message!(site_people_write_title))) }
            p { (words.word(now)) }
            form method="post" action={ (table_url) "/onlookers-write" } {
                (parts::form_token(&around.form_token))
                button name="may" value=(u8::from(!write)) { (words.word(other)) }
            }
        }
    }
}

fn here(around: &Frame, table_url: &str, people: &People) -> Markup {
    let words = &around.words;
    let nameless = people.nameless;
    html! {
        section.card aria-labelledby="here-title" {
            h2 #here-title { (words.word(message!(site_people_here))) }
            @if people.here.is_empty() && nameless == 0 { p.quiet { (words.word(message!(site_people_nobody))) } }
            (list(around, table_url, &people.here))
            @if nameless > 0 { p { (words.say(&text!(site_people_nameless, count = nameless))) } }
            p { a.button href={ (table_url) "/people" } { (words.word(message!(site_people_fresh))) } }
            @if !people.others.is_empty() {
                h3 { (words.word(message!(site_people_others))) }
                (list(around, table_url, &people.others))
            }
            p.quiet { (words.word(message!(site_people_remove_what))) }
        }
    }
}

fn list(around: &Frame, table_url: &str, people: &[Onlooker]) -> Markup {
    let words = &around.words;
    html! {
        @if !people.is_empty() {
            ul.lookers {
                @for onlooker in people {
                    li data-key={ "person-" (onlooker.person.0) } {
                        span { strong { (onlooker.name) } " " span.quiet { (standing(words, onlooker)) } }
                        (decisions(around, table_url, onlooker))
                    }
                }
            }
        }
    }
}

fn standing(words: &Words, onlooker: &Onlooker) -> String {
    words.word(match onlooker.admission {
        Some(Admission::Muted) => message!(site_people_muted),
        Some(Admission::Removed) => message!(site_people_removed),
        _ if onlooker.plays => message!(site_people_plays),
        Some(Admission::Admitted) => message!(site_people_admitted),
        None => message!(site_people_watches),
    })
}

fn decisions(around: &Frame, table_url: &str, onlooker: &Onlooker) -> Markup {
    let words = &around.words;
    let name = || onlooker.name.clone();
    let mute = || ("mute", words.say(&text!(site_people_mute, name = name())));
    let remove = || ("remove", words.say(&text!(site_people_remove, name = name())));
    let mut choices = match onlooker.admission {
        Some(Admission::Removed) => vec![("admit", words.say(&text!(site_people_readmit, name = name())))],
        Some(Admission::Muted) => {
            vec![("admit", words.say(&text!(site_people_unmute, name = name()))), remove()]
        }
        Some(Admission::Admitted) | None => vec![mute(), remove()],
    };
    // A player has to lose their seat first.
    choices.retain(|(what, _)| !onlooker.plays || *what != "remove");
    html! {
        form.row method="post" action={ (table_url) "/onlooker" } {
            (parts::form_token(&around.form_token))
            input type="hidden" name="person" value=(onlooker.person.0);
            @for (what, said) in choices { button name="what" value=(what) { (said) } }
        }
    }
}

fn delete(around: &Frame, table_url: &str, deleting: DeletionEffect) -> Markup {
    let words = &around.words;
    let what = match deleting {
        DeletionEffect::NotNow => message!(site_people_delete_running),
        DeletionEffect::Whole => message!(site_people_delete_alone),
        DeletionEffect::KeepsRecord => message!(site_people_delete_over),
    };
    html! {
        section.card aria-labelledby="delete-title" {
            h2 #delete-title { (words.word(message!(site_people_delete))) }
            p { (words.word(what)) }
            @if deleting != DeletionEffect::NotNow {
                details #delete {
                    summary { (words.word(message!(site_people_delete_ask))) }
                    form method="post" action={ (table_url) "/delete" } {
                        (parts::form_token(&around.form_token))
                        button.grave type="submit" { (words.word(message!(site_people_delete_do))) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use catalog::GameId;
    use store::PersonId;

    use super::super::samples::{both, holds};
    use super::*;

    fn people(audience: Audience) -> People {
        let onlooker = |person, plays, admission| Onlooker {
            person: PersonId(person),
            name: "<script>".into(),
            plays,
            admission,
        };
        People {
            id: "abc".into(),
            title: "<script>".into(),
            game: GameId::AgeOfSteam,
            audience,
            write: false,
            link: Some("https://example.org/table/abc/watch/tok".into()),
            here: vec![onlooker(7, true, None), onlooker(8, false, Some(Admission::Muted))],
            nameless: 2,
            others: vec![onlooker(9, false, Some(Admission::Removed))],
            deleting: DeletionEffect::KeepsRecord,
        }
    }

    #[test]
    fn the_owner_decides_about_each_of_them() {
        for around in both() {
            let html = page(&around, &people(Audience::Invited)).into_string();
            holds(&around, &html);
            let decided: Vec<&str> =
                html.split("name=\"what\" value=\"").skip(1).map(|rest| &rest[..4]).collect();
            assert_eq!(
                decided,
                ["new\"", "none", "mute", "admi", "remo", "admi"],
                "who plays is not removed"
            );
            assert!(html.contains("/watch/tok\" readonly") && html.contains("value=\"invited\" checked"));
            assert!(html.contains("action=\"/table/abc/delete\""));
            assert!(html.contains("<fieldset class=\"bare\"><legend"), "what is chosen has a name");
        }
    }

    #[test]
    fn a_table_that_anybody_may_watch_needs_no_link() {
        for around in both() {
            let mut people = people(Audience::Everyone);
            people.deleting = DeletionEffect::NotNow;
            let html = page(&around, &people).into_string();
            holds(&around, &html);
            assert!(!html.contains("/watch/tok") && !html.contains("/delete\""));
        }
    }
}
