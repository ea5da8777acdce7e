//! The question put to a seat, with every answer as a path of clicks.

use guide::{Label, Target};
use kernel::{Draft, Events, MoveOf, Rules, Seat, Text, ViewOf, Viewer, message};
use words::Words;

use crate::game::{Game, Match};
use crate::scene::{Ask, ForGood, MoveChoice, PathStep};
use crate::{DraftText, Playable};

/// The position with the seat's draft in it, and the question. `None` for a seat that owes nothing.
pub(super) fn ask<F: Playable>(
    game: &Match<F>,
    seat: Seat,
    draft: Option<&DraftText>,
    words: &Words,
) -> Option<(F::Rules, Ask)> {
    if !game.turn().seats().contains(seat) {
        return None;
    }
    let empty = DraftText::new(game.draft_base(seat));
    let text = draft.filter(|draft| draft.base == empty.base).unwrap_or(&empty);
    let drafted = game.resume(seat, text);
    // A bid that others have meanwhile made the last one would open them all, so it needs confirmation like anything
    // that reveals.
    let pending = text.moves.get(drafted.moves().len()).or(text.pending.as_ref());
    let position = drafted.position().clone();
    let view = position.view(Viewer::Seat(seat));
    let mut ask = Ask {
        seat,
        question: words.word(message!(table_turn_done)),
        now: Vec::new(),
        choices: Vec::new(),
        drafted: phrases::<F>(&drafted, words),
        can_undo: drafted.can_undo() || pending.is_some(),
        can_redo: !text.undone.is_empty(),
        for_good: None,
    };
    if drafted.is_owed() {
        let question = F::question(&view, seat);
        ask.question = words.say(&question.ask);
        ask.now = question.now.iter().map(|now| words.say(now)).collect();
        let mut moves = Vec::new();
        position.moves(seat, &mut moves);
        ask.choices = moves.iter().map(|mv| choice::<F>(&view, seat, mv, words)).collect();
        ask.for_good = pending.and_then(|pending| {
            let say = ask.choices.iter().find(|choice| choice.mv == *pending)?.say.clone();
            Some(ForGood { mv: pending.clone(), say })
        });
    }
    Some((position, ask))
}

/// What was done in the draft, a phrase for each move.
fn phrases<F: Playable>(drafted: &Draft<F::Rules>, words: &Words) -> Vec<String> {
    let seat = drafted.seat();
    let mut before = drafted.base().clone();
    let mut phrases = Vec::new();
    for played in drafted.moves() {
        phrases.push(words.say(&F::describe(&before.view(Viewer::Seat(seat)), seat, &played.mv)));
        if before.play(seat, &played.mv, &mut Events::ignored()).is_err() {
            break;
        }
    }
    phrases
}

fn choice<F: Playable>(view: &ViewOf<F>, seat: Seat, mv: &MoveOf<F>, words: &Words) -> MoveChoice {
    let foresight = F::foresight(view, seat, mv);
    let path = F::path(view, seat, mv);
    let phrase = F::describe(view, seat, mv);
    let balance = F::balance(view, seat, mv).map(|balance| words.say(&balance));
    let news = match path.last() {
        Some(Target::Button { label: Label::Phrase, .. }) => Some(String::new()),
        // A balance would stand in the same place.
        Some(Target::Button { .. }) if balance.is_none() => {
            F::news(view, seat, mv).map(|news| words.say(&news))
        }
        _ => None,
    };
    MoveChoice {
        mv: mv.to_string(),
        say: words.say(&phrase),
        news,
        balance,
        closes: F::closes(view, seat, mv),
        over: foresight.spots,
        lays: foresight.piece,
        path: path.into_iter().map(|target| step(target, &phrase, words)).collect(),
    }
}

fn step(target: Target, phrase: &Text, words: &Words) -> PathStep {
    match target {
        Target::Spot { spot, label } => PathStep::Spot { spot, label: words.say(&label) },
        Target::Piece { piece, turn, spot, label } => {
            PathStep::Piece { piece, turn, spot, label: words.say(&label) }
        }
        Target::Number { value, unit, label } => {
            PathStep::Number { value, unit: words.say(&unit), label: words.say(&label) }
        }
        Target::Button { key, label, piece } => {
            let label = match label {
                Label::Own(label) => words.say(&label),
                Label::Phrase => words.capitalised(phrase),
            };
            PathStep::Button { key, label, piece }
        }
    }
}
