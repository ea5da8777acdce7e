//! For the owner of a table: who may see it, who looks on now, and what may be done about that.

use kernel::text;
use maud::{Markup, html};
use store::Admission;
use table::Audience;
use words::Words;

use super::frame::frame;
use super::model::{Deleting, Frame, Looker, People};
use super::{parts, seat_ways};

#[must_use]
pub fn page(around: &Frame, people: &People) -> Markup {
    let words = &around.words;
    let at = format!("/table/{}", people.id);
    let title = words.word("site-people-title");
    let body = html! {
        main #main .page.narrow.people {
            h1 { (title) }
            p.lead { (parts::title(&people.title, people.game)) }
            p { a.button href=(at) { (words.word("site-people-back")) } }
            (audience(around, &at, people))
            (link(around, &at, people))
            (writing(around, &at, people.write))
            (here(around, &at, people))
            (delete(around, &at, people.deleting))
        }
    };
    frame(around, &title, body)
}

fn audience(around: &Frame, at: &str, people: &People) -> Markup {
    let words = &around.words;
    html! {
        section.card aria-labelledby="audience-title" {
            h2 #audience-title { (words.word("site-people-audience")) }
            form.stack method="post" action={ (at) "/audience" } {
                (parts::once(&around.once))
                fieldset.bare {
                    legend.away { (words.word("site-people-audience")) }
                    (parts::audiences(words, people.audience))
                }
                button type="submit" { (words.word("site-people-audience-save")) }
            }
        }
    }
}

fn link(around: &Frame, at: &str, people: &People) -> Markup {
    let words = &around.words;
    let action = format!("{at}/onlookers-link");
    html! {
        section.card aria-labelledby="link-title" {
            h2 #link-title { (words.word("site-people-link-title")) }
            @match &people.link {
                _ if people.audience != Audience::Invited => p { (words.word("site-people-link-idle")) },
                Some(link) => {
                    div.seat-link {
                        (seat_ways::to_copy(words, "onlookers-link", &words.word("site-people-link-title"), link))
                        form method="post" action=(action) {
                            (parts::once(&around.once))
                            button name="what" value="new" { (words.word("site-people-link-new")) }
                        }
                        form method="post" action=(action) {
                            (parts::once(&around.once))
                            button name="what" value="none" { (words.word("site-people-link-withdraw")) }
                        }
                    }
                    p.quiet { (words.word("site-people-link-what")) }
                }
                None => {
                    p { (words.word("site-people-link-none")) }
                    form method="post" action=(action) {
                        (parts::once(&around.once))
                        button name="what" value="new" { (words.word("site-people-link-make")) }
                    }
                }
            }
        }
    }
}

fn writing(around: &Frame, at: &str, write: bool) -> Markup {
    let words = &around.words;
    let (now, other) = if write {
        ("site-people-write-yes", "site-people-write-forbid")
    } else {
        ("site-people-write-no", "site-people-write-allow")
    };
    html! {
        section.card aria-labelledby="write-title" {
            h2 #write-title { (words.word("site-people-write-title")) }
            p { (words.word(now)) }
            form method="post" action={ (at) "/onlookers-write" } {
                (parts::once(&around.once))
                button name="may" value=(u8::from(!write)) { (words.word(other)) }
            }
        }
    }
}

fn here(around: &Frame, at: &str, people: &People) -> Markup {
    let words = &around.words;
    let nameless = people.nameless;
    html! {
        section.card aria-labelledby="here-title" {
            h2 #here-title { (words.word("site-people-here")) }
            @if people.here.is_empty() && nameless == 0 { p.quiet { (words.word("site-people-nobody")) } }
            (list(around, at, &people.here))
            @if nameless > 0 { p { (words.say(&text!("site-people-nameless", count = nameless))) } }
            p { a.button href={ (at) "/people" } { (words.word("site-people-fresh")) } }
            @if !people.others.is_empty() {
                h3 { (words.word("site-people-others")) }
                (list(around, at, &people.others))
            }
            p.quiet { (words.word("site-people-remove-what")) }
        }
    }
}

fn list(around: &Frame, at: &str, people: &[Looker]) -> Markup {
    let words = &around.words;
    html! {
        @if !people.is_empty() {
            ul.lookers {
                @for looker in people {
                    li data-key={ "person-" (looker.person.0) } {
                        span { strong { (looker.name) } " " span.quiet { (standing(words, looker)) } }
                        (decisions(around, at, looker))
                    }
                }
            }
        }
    }
}

fn standing(words: &Words, looker: &Looker) -> String {
    words.word(match looker.admission {
        Some(Admission::Muted) => "site-people-muted",
        Some(Admission::Removed) => "site-people-removed",
        _ if looker.plays => "site-people-plays",
        Some(Admission::Admitted) => "site-people-admitted",
        None => "site-people-watches",
    })
}

fn decisions(around: &Frame, at: &str, looker: &Looker) -> Markup {
    let words = &around.words;
    let name = || looker.name.clone();
    let mute = || ("mute", words.say(&text!("site-people-mute", name = name())));
    let remove = || ("remove", words.say(&text!("site-people-remove", name = name())));
    let mut choices = match looker.admission {
        Some(Admission::Removed) => vec![("admit", words.say(&text!("site-people-readmit", name = name())))],
        Some(Admission::Muted) => {
            vec![("admit", words.say(&text!("site-people-unmute", name = name()))), remove()]
        }
        Some(Admission::Admitted) | None => vec![mute(), remove()],
    };
    // Whoever plays loses the seat first.
    choices.retain(|(what, _)| !looker.plays || *what != "remove");
    html! {
        form.row method="post" action={ (at) "/onlooker" } {
            (parts::once(&around.once))
            input type="hidden" name="person" value=(looker.person.0);
            @for (what, said) in choices { button name="what" value=(what) { (said) } }
        }
    }
}

fn delete(around: &Frame, at: &str, deleting: Deleting) -> Markup {
    let words = &around.words;
    let what = match deleting {
        Deleting::NotNow => "site-people-delete-running",
        Deleting::Whole => "site-people-delete-alone",
        Deleting::KeepsRecord => "site-people-delete-over",
    };
    html! {
        section.card aria-labelledby="delete-title" {
            h2 #delete-title { (words.word("site-people-delete")) }
            p { (words.word(what)) }
            @if deleting != Deleting::NotNow {
                details #delete {
                    summary { (words.word("site-people-delete-ask")) }
                    form method="post" action={ (at) "/delete" } {
                        (parts::once(&around.once))
                        button.grave type="submit" { (words.word("site-people-delete-do")) }
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
        let looker = |person, plays, admission| Looker {
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
            here: vec![looker(7, true, None), looker(8, false, Some(Admission::Muted))],
            nameless: 2,
            others: vec![looker(9, false, Some(Admission::Removed))],
            deleting: Deleting::KeepsRecord,
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
            people.deleting = Deleting::NotNow;
            let html = page(&around, &people).into_string();
            holds(&around, &html);
            assert!(!html.contains("/watch/tok") && !html.contains("/delete\""));
        }
    }
}
