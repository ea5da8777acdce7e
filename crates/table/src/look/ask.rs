//! The question that a seat is asked, with every answer as a path of things to click.

use draw::Drawn;
use guide::{Guided, Target};
use kernel::{Draft, Seat, Viewer};
use words::Words;

use crate::DraftText;
use crate::game::{Game, Match};
use crate::scene::{Ask, Choice, ForGood, Step};

/// The position with the seat's draft in it, and the question. `None` for a seat that owes nothing.
pub(super) fn ask<G: Guided + Drawn + ::bots::Greedy>(
    game: &Match<G>,
    seat: Seat,
    draft: Option<&DraftText>,
    words: &Words,
) -> Option<(G, Ask)> {
    if !game.turn().seats().contains(seat) {
        return None;
    }
    let empty = DraftText::on(game.stands_on(seat));
    let text = draft.filter(|draft| draft.base == empty.base).unwrap_or(&empty);
    let drafted = game.resume(seat, text);
    // A bid that others have made the last one meanwhile would open them all, and waits like anything that reveals.
    let pending = text.moves.get(drafted.moves().len()).or(text.pending.as_ref());
    let position = drafted.position().clone();
    let view = position.view(Viewer::Seat(seat));
    let mut ask = Ask {
        seat,
        question: words.word("table-turn-done"),
        now: Vec::new(),
        choices: Vec::new(),
        drafted: phrases(&drafted, words),
        can_undo: drafted.can_undo() || pending.is_some(),
        can_redo: !text.undone.is_empty(),
        for_good: None,
    };
    if drafted.is_owed() {
        let question = G::question(&view, seat);
        ask.question = words.say(&question.ask);
        ask.now = question.now.iter().map(|now| words.say(now)).collect();
        let mut moves = Vec::new();
        position.moves(seat, &mut moves);
        ask.choices = moves.iter().map(|mv| choice::<G>(&view, seat, mv, words)).collect();
        ask.for_good = pending.and_then(|pending| {
            let say = ask.choices.iter().find(|choice| choice.mv == *pending)?.say.clone();
            Some(ForGood { mv: pending.clone(), say })
        });
    }
    Some((position, ask))
}

/// What was done in the draft, a phrase for each move.
fn phrases<G: Guided>(drafted: &Draft<G>, words: &Words) -> Vec<String> {
    let seat = drafted.seat();
    let mut before = drafted.base().clone();
    let mut phrases = Vec::new();
    for played in drafted.moves() {
        phrases.push(words.say(&G::describe(&before.view(Viewer::Seat(seat)), seat, &played.mv)));
        if before.play(seat, &played.mv, &mut Vec::new()).is_err() {
            break;
        }
    }
    phrases
}

fn choice<G: Guided>(view: &G::View, seat: Seat, mv: &G::Move, words: &Words) -> Choice {
    let foresight = G::foresight(view, seat, mv);
    Choice {
        mv: mv.to_string(),
        say: words.say(&G::describe(view, seat, mv)),
        balance: G::balance(view, seat, mv).map(|balance| words.say(&balance)),
        closes: G::closes(view, seat, mv),
        over: foresight.spots,
        lays: foresight.piece,
        path: G::path(view, seat, mv).into_iter().map(|target| step(target, words)).collect(),
    }
}

fn step(target: Target, words: &Words) -> Step {
    match target {
        Target::Spot { spot, label } => Step::Spot { spot, label: words.say(&label) },
        Target::Piece { piece, turn, at, label } => Step::Piece { piece, turn, at, label: words.say(&label) },
        Target::Number { value, unit, label } => {
            Step::Number { value, unit: words.say(&unit), label: words.say(&label) }
        }
        Target::Button { key, label, piece } => Step::Button { key, label: words.say(&label), piece },
    }
}
