//! A table before its game begins: who sits where, the links of free seats, fair draws, and talk.

use kernel::text;
use maud::{Markup, html};
use table::LONGEST_SAYING;
use words::Words;

use super::frame::frame;
use super::model::{ChatLine, Chatting, Frame, Holder, Lobby, SeatLine};
use super::{parts, seat_ways};

/// How long the words may be that a player mixes into the secret.
const LONGEST_NONCE: usize = 64;

#[must_use]
pub fn page(around: &Frame, lobby: &Lobby) -> Markup {
    frame(around, parts::title(&lobby.title, lobby.game), part(around, lobby))
}

/// The part that changes while people come and go.
#[must_use]
pub fn part(around: &Frame, lobby: &Lobby) -> Markup {
    let words = &around.words;
    let at = format!("/table/{}", lobby.id);
    html! {
        main #table .page.lobby data-table=(lobby.id) data-version=(lobby.version) data-live={ (at) "/live" }
            data-failed=(words.word("table-failed")) {
            (head(words, lobby))
            p #failed .fault role="alert" {}
            div.lobby-columns {
                section.card.lobby-seats aria-labelledby="seats" {
                    h2 #seats { (words.word("site-lobby-seats")) }
                    ol.seats { @for seat in &lobby.seats { (seat_line(words, &at, lobby, seat)) } }
                    (start(words, &at, lobby))
                }
                (chat(words, &at, lobby))
                (fairness(words, &at, lobby))
            }
        }
    }
}

fn head(words: &Words, lobby: &Lobby) -> Markup {
    let game = lobby.game.info().title;
    let title = parts::title(&lobby.title, lobby.game);
    html! {
        header.hero {
            h1 #main { (title) }
            p.lobby-facts {
                @if title != game { span { (game) } " " }
                span { (words.say(&text!("site-line-players", count = lobby.seats.len()))) }
                @for choice in lobby.game.info().choices {
                    @if let Some((_, value)) = lobby.options.iter().find(|(key, _)| key == choice.key) {
                        @let (name, said) = parts::option(words, lobby.game, choice.key, value);
                        // The first is the map or the like; of the others only what is unusual.
                        @if choice.key == "map" { " " span { (said) } }
                        @else if choice.values.first() != Some(&value.as_str()) { " " span { (words.say(&text!("site-option", name = name, value = said))) } }
                    }
                }
                " " a href={ "/rules/" (lobby.game) } { (words.word("site-read-rules")) }
            }
            p.quiet.seen-by {
                (parts::seen_by(words, lobby.audience))
                @if lobby.owner { " " a href={ "/table/" (lobby.id) "/people" } { (words.word("site-people-link")) } }
            }
        }
    }
}

fn seat_line(words: &Words, at: &str, lobby: &Lobby, line: &SeatLine) -> Markup {
    let number = line.seat.index();
    let free = line.holder == Holder::Nobody;
    html! {
        li.seat.free[free].mine[line.mine] data-key={ "seat-" (number) } {
            (parts::badge(line.seat))
            span.away { (words.say(&text!("site-seat", number = number))) ", " }
            @match &line.holder {
                Holder::Nobody => span.seat-holder { (words.word("site-lobby-free")) },
                Holder::Person => {
                    span.seat-holder {
                        strong { (line.name) }
                        @if line.mine { " " span.tag { (words.word("site-lobby-you")) } }
                    }
                }
                Holder::Bot(level) => {
                    span.seat-holder {
                        strong { (line.name) } " " span.quiet { (parts::level(words, level)) }
                    }
                }
            }
            (seat_ways::owners(words, &seat_ways::Place { at, once: &lobby.once }, line, false))
        }
    }
}

fn start(words: &Words, at: &str, lobby: &Lobby) -> Markup {
    let free = lobby.seats.iter().filter(|seat| seat.holder == Holder::Nobody).count();
    let state = match (lobby.can_start, free) {
        (true, _) => words.word("site-lobby-ready"),
        (false, 0) => words.word("site-lobby-not-yet"),
        (false, _) if lobby.owner => words.say(&text!("site-lobby-wait", free = free)),
        (false, _) => words.say(&text!("site-lobby-wait-others", free = free)),
    };
    html! {
        div.lobby-start {
            p #start-state role="status" { (state) }
            @if lobby.owner {
                form method="post" action={ (at) "/start" } data-leave {
                    (parts::once_at_table(&lobby.once))
                    button.primary.big type="submit" disabled[!lobby.can_start] aria-describedby="start-state" {
                        (words.word("site-lobby-start"))
                    }
                }
            } @else {
                p.quiet { (words.word("site-lobby-owner-starts")) }
            }
        }
    }
}

fn fairness(words: &Words, at: &str, lobby: &Lobby) -> Markup {
    let mixed: Vec<&str> =
        lobby.seats.iter().filter(|seat| seat.nonce).map(|seat| seat.name.as_str()).collect();
    let mine = |seat: &&SeatLine| seat.mine && seat.holder == Holder::Person;
    let asked: Vec<&SeatLine> = lobby.seats.iter().filter(mine).filter(|seat| !seat.nonce).collect();
    let several = lobby.seats.iter().filter(mine).count() > 1;
    html! {
        section.card.fairness aria-labelledby="fair" {
            h2 #fair { (words.word("site-fair")) }
            p { (words.word("site-fair-what")) }
            dl.facts {
                div.wide { dt { (words.word("site-fair-commitment")) } dd { code { (lobby.commitment) } } }
            }
            @if !mixed.is_empty() {
                p.mixed { (words.say(&text!("site-fair-mixed", names = parts::names(mixed)))) }
            }
            @if !asked.is_empty() { p { (words.word("site-fair-nonce-what")) } }
            @for seat in asked {
                @let number = seat.seat.index();
                form.say-row method="post" action={ (at) "/nonce" } data-key={ "nonce-" (number) } data-clear {
                    (parts::once_at_table(&lobby.once))
                    input type="hidden" name="seat" value=(number);
                    label.field {
                        span {
                            @if several {
                                (words.say(&text!("site-fair-nonce-for", name = seat.name.clone())))
                            } @else {
                                (words.word("site-fair-nonce"))
                            }
                        }
                        input type="text" name="nonce" maxlength=(LONGEST_NONCE) required autocomplete="off";
                    }
                    button type="submit" { (words.word("site-fair-nonce-add")) }
                }
            }
        }
    }
}

fn chat(words: &Words, at: &str, lobby: &Lobby) -> Markup {
    let lines: &[ChatLine] = &lobby.chat;
    html! {
        section.card.lobby-chat aria-labelledby="chat-title" {
            h2 #chat-title { (words.word("site-chat")) }
            @if lines.is_empty() { p.quiet { (words.word("site-chat-none")) } }
            ul.chat-lines #chat aria-live="polite" {
                @for line in lines {
                    @let name = words.say(&text!("table-chat-name", name = line.name.clone()));
                    li data-key={ "said-" (line.number) } {
                        @if let Some(seat) = line.seat { (parts::badge(seat)) }
                        @match &line.note {
                            Some(note) => em { (note) },
                            None => span { strong { (name) } " " (line.text) },
                        }
                    }
                }
            }
            @match lobby.chatting {
                Chatting::Open => form.say-row method="post" action={ (at) "/chat" } data-clear {
                    (parts::once_at_table(&lobby.once))
                    label.field {
                        span { (words.word("site-chat-say")) }
                        input type="text" name="text" maxlength=(LONGEST_SAYING) required autocomplete="off";
                    }
                    button type="submit" { (words.word("site-chat-send")) }
                },
                shut => p.quiet { (parts::chat_shut(words, shut)) },
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use catalog::GameId;

    use super::super::samples::{both, holds, seat};
    use super::*;

    fn lobby(owner: bool, free: bool) -> Lobby {
        let mut last = seat(2, "", Holder::Nobody);
        last.link = owner.then(|| "https://example.org/table/abc/join/tok".to_owned());
        if !free {
            last = seat(2, "Grace", Holder::Person);
            last.nonce = true;
        }
        Lobby {
            once: "3".to_owned(),
            id: "abc".into(),
            title: "<script>".into(),
            game: GameId::AgeOfSteam,
            options: vec![("map".into(), "rust-belt".into())],
            seats: vec![
                seat(0, "Ada <script>", Holder::Person),
                seat(1, "Bot 1", Holder::Bot("greedy".into())),
                last,
            ],
            owner,
            audience: table::Audience::Link,
            chatting: Chatting::Open,
            can_start: !free,
            commitment: "c0ffee".into(),
            version: "v7".into(),
            chat: vec![ChatLine {
                number: 0,
                name: "Ada".into(),
                seat: None,
                text: "<script>!".into(),
                note: None,
                at: 0,
            }],
        }
    }

    #[test]
    fn the_owner_sees_links_and_why_the_game_cannot_start_yet() {
        for around in both() {
            let html = page(&around, &lobby(true, true)).into_string();
            holds(&around, &html);
            assert!(html.contains("data-live=\"/table/abc/live\"") && html.contains("data-version=\"v7\""));
            assert!(html.contains("value=\"https://example.org/table/abc/join/tok\" readonly"));
            assert!(
                html.contains("action=\"/table/abc/seat-link\"") && html.contains("data-copy=\"link-2\"")
            );
            assert!(html.contains("disabled aria-describedby=\"start-state\""));
            let why = around.words.say(&text!("site-lobby-wait", free = 1));
            assert!(html.contains(&why) && html.contains("Rust Belt") && html.contains("c0ffee"));
            assert!(html.contains("Ada &lt;script&gt;") && html.contains("&lt;script&gt;!"));
        }
    }

    #[test]
    fn a_full_table_can_start() {
        for around in both() {
            let html = page(&around, &lobby(true, false)).into_string();
            holds(&around, &html);
            assert!(html.contains("action=\"/table/abc/start\"") && !html.contains("disabled"));
            assert!(html.contains(&around.words.say(&text!("site-fair-mixed", names = "Grace"))));
        }
    }

    #[test]
    fn others_get_neither_links_nor_the_start() {
        for around in both() {
            let html = page(&around, &lobby(false, true)).into_string();
            holds(&around, &html);
            assert!(!html.contains("/join/") && !html.contains("/start\"") && !html.contains("/seat-link"));
            assert!(
                html.contains("action=\"/table/abc/nonce\"") && html.contains("action=\"/table/abc/chat\"")
            );
        }
    }

    #[test]
    fn the_part_that_changes_is_one_element() {
        let html = part(&both()[0], &lobby(true, true)).into_string();
        assert!(html.starts_with("<main") && html.ends_with("</main>"));
    }
}
