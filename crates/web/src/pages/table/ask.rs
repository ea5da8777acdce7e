//! The bar with the question: what is asked, the current figures, every answer, and the controls of the turn.

use kernel::{message, text};
use maud::{Markup, html};
use store::StoredStage;
use table::scene::{Ask, ForGood};
use words::Words;

use super::menu::{self, after};
use super::{Script, action, address, mine, seat_name, take_back};
use crate::pages::model::{Holder, RefusalMessage, TablePage};

pub(super) fn bar(words: &Words, page: &TablePage, script: Script) -> Markup {
    html! {
        section #ask tabindex="-1" aria-label=(words.word(message!(table_ask))) .asked[page.scene.ask.is_some()] .past[page.past] {
            (refusal(words, page.refusal.as_ref()))
            // Long content scrolls; the controls of the turn stay in sight below it.
            div.matter {
                (take_back::wish(words, page))
                @match &page.scene.ask {
                    _ if page.curtain.is_some() => {}
                    Some(ask) => (asked(words, page, ask, script)),
                    None if page.past => (past(words, page)),
                    None => (waiting(words, page, script)),
                }
            }
            @if let Some(ask) = page.scene.ask.as_ref().filter(|_| page.curtain.is_none()) {
                @match &ask.for_good {
                    Some(for_good) => (confirm(words, page, for_good)),
                    None => (turn(words, page, ask)),
                }
            }
        }
    }
}

fn refusal(words: &Words, refused: Option<&RefusalMessage>) -> Markup {
    html! {
        div #refusal role="alert" {
            @if let Some(refused) = refused {
                p {
                    (refused.why)
                    @if let (Some(rule), Some(href)) = (refused.rule, &refused.href) {
                        " " a href=(href) target="_blank" { (words.word(message!(table_rule))) " " (rule) }
                    }
                }
                button.plain type="button" data-dismiss aria-label=(words.word(message!(table_close))) { "✕" }
            }
        }
    }
}

fn asked(words: &Words, page: &TablePage, ask: &Ask, script: Script) -> Markup {
    html! {
        div.asking {
            @if mine(page).count() > 1 {
                p.turn-of { (words.say(&text!(table_now_plays, name = seat_name(words, page, ask.seat)))) }
            }
            div aria-live="polite" {
                h2 #question { (ask.question) }
                h2 #trail data-own {}
                @if !ask.now.is_empty() { p #now { @for line in &ask.now { span { (line) } " " } } }
            }
            (figures(page, ask))
            (draft(words, ask))
        }
        @if ask.for_good.is_none() {
            div #choices data-choices=(serde_json::to_string(&ask.choices).unwrap_or_default()) data-own {}
            @if script == Script::MayNotRun && !ask.choices.is_empty() { (without_script(words, page, ask)) }
        }
    }
}

/// The figures of the player who is asked: for small screens, where the list of players is out of sight.
fn figures(page: &TablePage, ask: &Ask) -> Markup {
    let player = page.scene.players.iter().find(|player| player.seat == ask.seat);
    html! {
        @if let Some(player) = player {
            p.figures aria-hidden="true" {
                @for (column, figure) in page.scene.columns.iter().zip(&player.figures) {
                    span { (column.title) " " b { (figure) } } " "
                }
            }
        }
    }
}

/// What has been drafted in this turn.
fn draft(words: &Words, ask: &Ask) -> Markup {
    html! {
        @if !ask.drafted.is_empty() {
            details #draft {
                summary { (words.say(&text!(table_drafted, count = ask.drafted.len()))) }
                ol { @for done in &ask.drafted { li { (done) } } }
            }
        }
    }
}

fn hidden(page: &TablePage, ask: &Ask) -> Markup {
    html! {
        input type="hidden" name="seat" value=(ask.seat);
        input type="hidden" name="stamp" value=[page.stamp.as_ref()];
    }
}

fn confirm(words: &Words, page: &TablePage, for_good: &ForGood) -> Markup {
    let ask = page.scene.ask.as_ref();
    html! {
        form #for-good method="post" action=(action(page, "play")) {
            @if let Some(ask) = ask { (hidden(page, ask)) }
            input type="hidden" name="move" value=(for_good.mv);
            input type="hidden" name="for_good" value="1";
            p { strong { (for_good.say) } " " (words.word(message!(table_for_good))) }
            div.row {
                button.primary data-default { (words.word(message!(table_for_good_yes))) }
                button formaction=(action(page, "undo")) { (words.word(message!(table_for_good_no))) }
            }
        }
    }
}

fn without_script(words: &Words, page: &TablePage, ask: &Ask) -> Markup {
    html! {
        noscript {
            form method="post" action=(action(page, "play")) {
                (hidden(page, ask))
                label for="every-choice" { (words.word(message!(table_every_choice))) } " "
                select #every-choice name="move" {
                    @for choice in &ask.choices {
                        option value=(choice.mv) {
                            (choice.say)
                            @if let Some(balance) = &choice.balance { " – " (balance) }
                        }
                    }
                }
                " " button.primary { (words.word(message!(table_confirm))) }
            }
        }
    }
}

/// Undo, redo, start over, end the turn.
fn turn(words: &Words, page: &TablePage, ask: &Ask) -> Markup {
    let ends = ask.choices.is_empty() && !ask.drafted.is_empty();
    html! {
        form #turn method="post" action=(action(page, "end")) {
            (hidden(page, ask))
            @if ends {
                button.primary data-default data-key="end" { (words.word(message!(table_end))) }
            }
            @if ask.can_undo {
                button formaction=(action(page, "undo")) data-key="undo" data-hot="u" title="U" { "↶ " (words.word(message!(table_undo))) }
            }
            @if ask.can_redo {
                button formaction=(action(page, "redo")) data-key="redo" data-hot="U" title="Shift+U" { "↷ " (words.word(message!(table_redo))) }
            }
            @if ask.drafted.len() > 1 {
                button formaction=(action(page, "restart")) data-key="restart" { "⟲ " (words.word(message!(table_restart))) }
            }
        }
    }
}

fn past(words: &Words, page: &TablePage) -> Markup {
    let scene = &page.scene;
    html! {
        div.asking {
            @if page.due { p.turn-of { (words.word(message!(site_your_turn))) } }
            h2 #question aria-live="polite" { (words.word(message!(table_past))) }
            p #now { (words.say(&text!(table_past_at, at = scene.at_move, made = scene.move_count))) }
        }
        (after(words, page))
        (take_back::ask(words, page))
        a.button.primary href=(address(page, None)) data-part data-default { (words.word(message!(table_past_back))) }
    }
}

fn waiting(words: &Words, page: &TablePage, script: Script) -> Markup {
    let scene = &page.scene;
    let owing: Vec<kernel::Arg> =
        scene.owing.iter().map(|seat| seat_name(words, page, *seat).into()).collect();
    html! {
        div.asking {
            @if let Some(outcome) = &scene.outcome {
                h2 #question aria-live="polite" { (outcome.won) }
                p #now { (outcome.ending) " " a href="#outcome" { (words.word(message!(table_see_outcome))) } }
            } @else {
                h2 #question aria-live="polite" {
                    @if owing.is_empty() { (scene.phase) } @else {
                        (words.say(&text!(table_waiting, names = kernel::Arg::List(owing))))
                    }
                }
                @if mine(page).next().is_none() { p #now { (words.word(message!(table_watching))) } }
                @if script == Script::MayNotRun {
                    noscript { p { a.button href=(address(page, None)) { (words.word(message!(table_look_again))) } } }
                }
            }
        }
        @if page.stage == StoredStage::Running {
            @for line in mine(page).filter(|line| matches!(line.holder, Holder::Bot(_))) {
                div.notice {
                    p { (words.say(&text!(table_bot_plays, seat = line.name.clone()))) }
                    (menu::returning(words, page, line.seat))
                }
            }
        }
        (after(words, page))
    }
}
