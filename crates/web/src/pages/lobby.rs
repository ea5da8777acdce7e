//! A table before its game begins: who sits where, the links of free seats, fair draws, and the chat.

use catalog::GameId;
use kernel::{message, text};
use maud::{Markup, html};
use table::LONGEST_CHAT;
use words::Words;

use super::frame::frame;
use super::model::{ChatLine, Chatting, Frame, Holder, Lobby, SeatLine};
use super::{parts, seat_controls};

/// The longest nonce that a player may mix into the secret.
const LONGEST_NONCE: usize = 64;

#[must_use]
pub fn page(around: &Frame, lobby: &Lobby) -> Markup {
    frame(around, parts::title(&lobby.title, lobby.game), part(around, lobby))
}

/// The part that changes while people come and go.
#[must_use]
pub fn part(around: &Frame, lobby: &Lobby) -> Markup {
    let words = &around.words;
    let table_url = format!("/table/{}", lobby.id);
    html! {
        main #table .page.lobby data-table=(lobby.id) data-version=(lobby.version) data-live={ (table_url) "/live" }
            data-failed=(words.word(message!(table_failed))) {
            (head(words, lobby))
            p #failed .feedback role="alert" {}
            div.lobby-columns {
                section.card.lobby-seats aria-labelledby="seats" {
                    h2 #seats { (words.word(message!(site_lobby_seats))) }
                    ol.seats { @for seat in &lobby.seats { (seat_line(words, &table_url, lobby, seat)) } }
                    (start(words, &table_url, lobby))
                }
                (chat(words, &table_url, lobby))
                (fairness(words, &table_url, lobby))
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
                span { (words.say(&text!(site_line_players, count = lobby.seats.len()))) }
                @for choice in lobby.game.info().choices {
                    @if let Some((_, value)) = lobby.options.iter().find(|(key, _)| key == choice.key) {
                        @let (name, said) = parts::option(words, lobby.game, choice.key, value);
                        // The board is always named; of other options only unusual values are.
                        @if is_of_boards(lobby.game, choice.key) { " " span { (said) } }
                        @else if choice.values.first() != Some(&value.as_str()) { " " span { (words.say(&text!(site_option, name = name, value = said))) } }
                    }
                }
                " " a href={ "/rules/" (lobby.game) } { (words.word(message!(site_read_rules))) }
            }
            p.quiet.seen-by {
                (parts::seen_by(words, lobby.audience))
                @if lobby.owner { " " a href={ "/table/" (lobby.id) "/people" } { (words.word(message!(site_people_link))) } }
            }
        }
    }
}

/// Whether the values of this option are boards.
fn is_of_boards(game: GameId, key: &str) -> bool {
    let choice = game.about().choice(&game.info(), key);
    choice.is_some_and(|choice| choice.values.iter().any(|value| value.origin.is_some()))
}

fn seat_line(words: &Words, table_url: &str, lobby: &Lobby, line: &SeatLine) -> Markup {
    let number = line.seat.index();
    let free = line.holder == Holder::Nobody;
    html! {
        li.seat.free[free].mine[line.mine] data-key={ "seat-" (number) } {
            (parts::badge(line.seat))
            span.away { (words.say(&text!(site_seat, number = number))) ", " }
            @match &line.holder {
                Holder::Nobody => span.seat-holder { (words.word(message!(site_lobby_free))) },
                Holder::Person => {
                    span.seat-holder {
                        strong { (line.name) }
                        @if line.mine { " " span.tag { (words.word(message!(site_lobby_you))) } }
                    }
                }
                Holder::Bot(level) => {
                    span.seat-holder {
                        strong { (line.name) } " " span.quiet { (parts::level(words, level)) }
                    }
                }
            }
            (seat_controls::owners(words, &seat_controls::FormTarget { table_url, form_token: &lobby.form_token }, line, false))
        }
    }
}

fn start(words: &Words, table_url: &str, lobby: &Lobby) -> Markup {
    let free = lobby.seats.iter().filter(|seat| seat.holder == Holder::Nobody).count();
    let state = match (lobby.can_start, free) {
        (true, _) => words.word(message!(site_lobby_ready)),
        (false, 0) => words.word(message!(site_lobby_not_yet)),
        (false, _) if lobby.owner => words.say(&text!(site_lobby_wait, free = free)),
        (false, _) => words.say(&text!(site_lobby_wait_others, free = free)),
    };
    html! {
        div.lobby-start {
            p #start-state role="status" { (state) }
            @if lobby.owner {
                form method="post" action={ (table_url) "/start" } data-leave {
                    (parts::table_form_token(&lobby.form_token))
                    button.primary.big type="submit" disabled[!lobby.can_start] aria-describedby="start-state" {
                        (words.word(message!(site_lobby_start)))
                    }
                }
            } @else {
                p.quiet { (words.word(message!(site_lobby_owner_starts))) }
            }
        }
    }
}

fn fairness(words: &Words, table_url: &str, lobby: &Lobby) -> Markup {
    let mixed: Vec<&str> =
        lobby.seats.iter().filter(|seat| seat.nonce).map(|seat| seat.name.as_str()).collect();
    let mine = |seat: &&SeatLine| seat.mine && seat.holder == Holder::Person;
    let asked: Vec<&SeatLine> = lobby.seats.iter().filter(mine).filter(|seat| !seat.nonce).collect();
    let several = lobby.seats.iter().filter(mine).count() > 1;
    html! {
        section.card.fairness aria-labelledby="fair" {
            h2 #fair { (words.word(message!(site_fair))) }
            p { (words.word(message!(site_fair_what))) }
            dl.facts {
                div.wide { dt { (words.word(message!(site_fair_commitment))) } dd { code { (lobby.commitment) } } }
            }
            @if !mixed.is_empty() {
                p.mixed { (words.say(&text!(site_fair_mixed, names = parts::names(mixed)))) }
            }
            @if !asked.is_empty() { p { (words.word(message!(site_fair_nonce_what))) } }
            @for seat in asked {
                @let number = seat.seat.index();
                form.say-row method="post" action={ (table_url) "/nonce" } data-key={ "nonce-" (number) } data-clear {
                    (parts::table_form_token(&lobby.form_token))
                    input type="hidden" name="seat" value=(number);
                    label.field {
                        span {
                            @if several {
                                (words.say(&text!(site_fair_nonce_for, name = seat.name.clone())))
                            } @else {
                                (words.word(message!(site_fair_nonce)))
                            }
                        }
                        input type="text" name="nonce" maxlength=(LONGEST_NONCE) required autocomplete="off";
                    }
                    button type="submit" { (words.word(message!(site_fair_nonce_add))) }
                }
            }
        }
    }
}

fn chat(words: &Words, table_url: &str, lobby: &Lobby) -> Markup {
    let lines: &[ChatLine] = &lobby.chat;
    html! {
        section.card.lobby-chat aria-labelledby="chat-title" {
            h2 #chat-title { (words.word(message!(site_chat))) }
            @if lines.is_empty() { p.quiet { (words.word(message!(site_chat_none))) } }
            ul.chat-lines #chat aria-live="polite" {
                @for line in lines {
                    @let name = words.say(&text!(table_chat_name, name = line.name.clone()));
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
                Chatting::Open => form.say-row method="post" action={ (table_url) "/chat" } data-clear {
                    (parts::table_form_token(&lobby.form_token))
                    label.field {
                        span { (words.word(message!(site_chat_say))) }
                        input type="text" name="text" maxlength=(LONGEST_CHAT) required autocomplete="off";
                    }
                    button type="submit" { (words.word(message!(site_chat_send))) }
                },
                shut => p.quiet { (parts::chat_shut(words, shut)) },
            }
        }
    }
}

#[cfg(test)]
mod tests {
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
            form_token: "3".to_owned(),
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
                time: 0,
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
            let why = around.words.say(&text!(site_lobby_wait, free = 1));
            assert!(html.contains(&why) && html.contains("Rust Belt") && html.contains("c0ffee"));
            assert!(html.contains("Ada &lt;script&gt;") && html.contains("&lt;script&gt;!"));
        }
    }

    #[test]
    fn the_board_is_named_and_what_is_unusual() {
        for around in both() {
            for game in GameId::ALL {
                let info = game.info();
                for choice in info.choices {
                    for (index, value) in choice.values.iter().enumerate() {
                        let options = vec![(choice.key.to_owned(), (*value).to_owned())];
                        let html = page(&around, &Lobby { game: *game, options, ..lobby(true, true) });
                        let (name, said) = parts::option(&around.words, *game, choice.key, value);
                        let board = game.about().value(&info, choice.key, value).unwrap().origin.is_some();
                        let option = around.words.say(&text!(site_option, name = name, value = said.clone()));
                        let facts = html.into_string();
                        let facts = facts.split("lobby-facts").nth(1).unwrap().split("</p>").next().unwrap();
                        let shows = |text: &str| facts.contains(&html! { span { (text) } }.into_string());
                        assert_eq!(shows(&said), board, "{facts}");
                        assert_eq!(shows(&option), !board && index > 0, "{facts}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_full_table_can_start() {
        for around in both() {
            let html = page(&around, &lobby(true, false)).into_string();
            holds(&around, &html);
            assert!(html.contains("action=\"/table/abc/start\"") && !html.contains("disabled"));
            assert!(html.contains(&around.words.say(&text!(site_fair_mixed, names = "Grace"))));
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
