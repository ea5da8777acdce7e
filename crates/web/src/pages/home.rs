//! The home page: what can be played, and what is being played.

use catalog::GameId;
use kernel::{message, text};
use maud::{Markup, html};
use store::StoredStage;
use words::Words;

use super::frame::frame;
use super::model::{Frame, Home, TableLine};
use super::parts;

#[must_use]
pub fn page(around: &Frame, home: &Home) -> Markup {
    let words = &around.words;
    let body = html! {
        main #main .page.home {
            header.hero {
                h1 { (words.word(message!(site_home_title))) }
                p.lead { (words.word(message!(site_home_lead))) }
            }
            // Visitors with tables come for them; the others come for the games.
            @if !home.mine.is_empty() { (mine(words, &home.mine)) }
            (games(around))
            (running(words, &home.running))
            @if home.mine.is_empty() { (mine(words, &home.mine)) }
            (more(words))
        }
    };
    frame(around, &words.word(message!(site_home_title)), body)
}

fn games(around: &Frame) -> Markup {
    let words = &around.words;
    html! {
        section.games aria-labelledby="games" {
            h2 #games { (words.word(message!(site_games))) }
            @for game in GameId::ALL { (card(around, *game)) }
        }
    }
}

fn card(around: &Frame, game: GameId) -> Markup {
    let words = &around.words;
    let info = game.info();
    html! {
        article.card.game {
            div.game-picture { (parts::picture(words, game)) }
            div.game-about {
                h3 { (info.title) }
                p.game-facts {
                    span { (words.say(&info.players_text())) } " "
                    span { (words.word(game.about().length)) }
                }
                p { (words.word(game.about().summary)) }
                (parts::origin_note(words, game))
                div.game-ways {
                    form method="post" action="/play-now" {
                        (parts::form_token(&around.form_token))
                        input type="hidden" name="game" value=(info.id);
                        button.primary.big type="submit" aria-describedby={ "now-" (info.id) } {
                            (words.word(message!(site_play_now)))
                        }
                    }
                    a.button.big href={ "/new?game=" (info.id) } { (words.word(message!(site_new_table))) }
                    a.game-rules href={ "/rules/" (info.id) } { (words.word(message!(site_read_rules))) }
                }
                p.quiet id={ "now-" (info.id) } { (words.word(message!(site_play_now_what))) }
            }
        }
    }
}

fn mine(words: &Words, tables: &[TableLine]) -> Markup {
    let mut tables: Vec<&TableLine> = tables.iter().collect();
    tables.sort_by_key(|table| !table.waits_for_me);
    html! {
        section.mine aria-labelledby="mine" {
            h2 #mine { (words.word(message!(site_mine))) }
            @if tables.is_empty() { p.quiet { (words.word(message!(site_mine_none))) } }
            (list(words, tables))
        }
    }
}

fn running(words: &Words, tables: &[TableLine]) -> Markup {
    html! {
        section.running aria-labelledby="running" {
            h2 #running { (words.word(message!(site_running))) }
            @if tables.is_empty() { p.quiet { (words.word(message!(site_running_none))) } }
            (list(words, tables))
        }
    }
}

fn list<'a>(words: &Words, tables: impl IntoIterator<Item = &'a TableLine>) -> Markup {
    let mut tables = tables.into_iter().peekable();
    html! {
        @if tables.peek().is_some() {
            ul.tables {
                @for table in tables { li { (line(words, table)) } }
            }
        }
    }
}

fn line(words: &Words, table: &TableLine) -> Markup {
    let title = parts::title(&table.title, table.game);
    let game = table.game.info().title;
    html! {
        a.table-line.waits[table.waits_for_me] href={ "/table/" (table.id) } {
            span.table-title {
                (title)
                @if table.waits_for_me { " " span.tag { (words.word(message!(site_your_turn))) } }
            }
            @if !table.names.is_empty() { span.table-names { (table.names.join(", ")) } }
            span.table-facts {
                @if title != game { span { (game) } " " }
                span { (stage(words, table)) } " "
                span { (words.say(&text!(site_line_players, count = table.players))) } " "
                span { (parts::ago(words, table.idle_minutes)) }
            }
        }
    }
}

fn stage(words: &Words, table: &TableLine) -> String {
    match table.stage {
        StoredStage::Waiting => words.word(message!(site_stage_waiting)),
        StoredStage::Running => words.say(&text!(site_stage_round, round = table.round)),
        StoredStage::Over => words.word(message!(site_stage_over)),
        StoredStage::Record => words.word(message!(site_stage_record)),
    }
}

fn more(words: &Words) -> Markup {
    html! {
        section.more aria-labelledby="more" {
            h2 #more { (words.word(message!(site_more))) }
            ul.ways {
                li {
                    a href="/rules" { (words.word(message!(site_rules_all))) }
                    span.quiet { (words.word(message!(site_more_rules_what))) }
                }
                li {
                    a href="/import" { (words.word(message!(site_more_import))) }
                    span.quiet { (words.word(message!(site_more_import_what))) }
                }
                li {
                    a href="/keys" { (words.word(message!(site_more_keys))) }
                    span.quiet { (words.word(message!(site_more_keys_what))) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::samples::{both, holds};
    use super::*;

    fn table(id: &str, title: &str, waits_for_me: bool) -> TableLine {
        TableLine {
            id: id.into(),
            game: GameId::AgeOfSteam,
            title: title.into(),
            stage: StoredStage::Running,
            players: 4,
            round: 3,
            moves: 57,
            names: vec!["Ada".into(), "<i>".into()],
            waits_for_me,
            idle_minutes: 5,
        }
    }

    #[test]
    fn tables_that_wait_for_me_come_first_and_say_so() {
        let mine = vec![table("a", "<script>", false), table("b", "", true)];
        for around in both() {
            let home = Home { mine: mine.clone(), running: vec![table("c", "Evening", false)] };
            let html = page(&around, &home).into_string();
            holds(&around, &html);
            assert!(html.contains("&lt;script&gt;"));
            let at = |id: &str| html.find(&format!("href=\"/table/{id}\"")).expect("the table is listed");
            assert!(at("b") < at("a") && at("a") < html.find("id=\"games\"").unwrap());
            assert_eq!(html.matches(&around.words.word(message!(site_your_turn))).count(), 1);
        }
    }

    #[test]
    fn a_newcomer_finds_the_games_first() {
        for around in both() {
            let html = page(&around, &Home { mine: vec![], running: vec![] }).into_string();
            holds(&around, &html);
            assert!(html.find("id=\"games\"").unwrap() < html.find("id=\"mine\"").unwrap());
            assert!(html.contains(&around.words.word(message!(site_running_none))));
            for link in ["/new?game=age-of-steam", "/rules/age-of-steam", "/import", "/keys"] {
                assert!(html.contains(&format!("href=\"{link}\"")), "{link}");
            }
        }
    }
}
