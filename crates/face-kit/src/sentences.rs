//! What is said, in both languages.

use guide::Guided;
use kernel::{EventOf, Face, Happening, Language, Rules, Seat, Text, Turn, ViewOf};
use terminal::Screen;
use words::Words;

use crate::{Asked, WholeFace};

/// A sentence in each language, whole.
///
/// # Panics
/// When it is not.
#[track_caller]
pub fn said(text: &Text) -> [String; 2] {
    Language::ALL.map(|language| {
        let sentence = Words::new(language).say(text);
        is_whole(language, &sentence);
        sentence
    })
}

pub(crate) fn in_all_languages() -> [Words; Language::ALL.len()] {
    Language::ALL.map(Words::new)
}

/// A sentence in English, and whole in French too.
#[track_caller]
#[must_use]
pub fn english(text: &Text) -> String {
    let [english, _] = said(text);
    english
}

/// No gap is open, nothing is said twice over.
#[track_caller]
pub(crate) fn is_whole(language: Language, sentence: &str) {
    assert!(!sentence.trim().is_empty(), "nothing is said in {language}");
    assert!(!sentence.contains(['{', '}']), "{language}: a gap is open: {sentence}");
    assert!(!sentence.contains("  "), "{language}: two spaces: {sentence}");
}

/// The question and what is to be known for it are sentences.
///
/// # Panics
/// When they are not.
pub fn are_sentences<F: Guided>(asked: &Asked<'_, F>) {
    let progress = F::progress(asked.view);
    let _ = said(&progress.label);
    for phase in said(&progress.phase) {
        assert!(!phase.ends_with(['.', '?', '!', ':']), "a phase has a name, not a sentence: {phase}");
    }
    let question = F::question(asked.view, asked.seat);
    for sentence in
        said(&question.ask).iter().chain(question.now.iter().flat_map(said).collect::<Vec<_>>().iter())
    {
        assert!(sentence.ends_with(['.', '?', '!', ':', '»', '”', ')']), "no whole sentence: {sentence}");
    }
}

/// What a move does is a phrase: it begins in lower case and ends without a full stop.
pub(crate) fn moves<F: WholeFace>(asked: &Asked<'_, F>) {
    // A few of each question are enough: all of them are of the same making.
    for mv in asked.moves.iter().step_by(asked.moves.len() / 9 + 1) {
        for phrase in said(&F::describe(asked.view, asked.seat, mv)) {
            let begins_small =
                phrase.chars().find(|letter| letter.is_alphabetic()).is_some_and(char::is_lowercase);
            assert!(begins_small && !phrase.ends_with('.'), "`{mv}` is no phrase: {phrase}");
        }
        let balance = F::balance(asked.view, asked.seat, mv);
        for text in balance.iter().chain(&F::news(asked.view, asked.seat, mv)) {
            let _ = said(text);
        }
    }
}

/// What happened is told in sentences.
pub(crate) fn events<F: WholeFace>(events: &[EventOf<F>]) {
    for event in events {
        for sentence in said(&event.text()) {
            assert!(sentence.ends_with(['.', '!', '?', '»', '”', ')']), "{event:?}: {sentence}");
        }
    }
}

/// Players, points and the terminal have words in both languages.
pub(crate) fn terminal<F: WholeFace>(asked: &Asked<'_, F>, words: &[Words]) {
    let screen = Screen::plain(None);
    for words in words {
        for shown in [
            <F as terminal::Terminal>::board(asked.view, words, screen),
            F::summary(asked.view, words, screen),
            F::state(asked.view, words, screen),
        ] {
            assert!(!shown.trim().is_empty() && !shown.contains(['{', '}']), "{}: {shown}", words.language());
            assert!(shown.ends_with('\n'), "{}: the last line is not ended: {shown}", words.language());
        }
        let purse = F::purse(asked.view, asked.seat, words);
        assert!(!purse.contains(['{', '}', '\n']), "{}: {purse}", words.language());
        let spends = asked.moves.iter().any(|mv| F::balance(asked.view, asked.seat, mv).is_some());
        assert!(!spends || !purse.is_empty(), "{}: what can be spent is not said", words.language());
    }
    F::columns().iter().for_each(|column| drop(said(&column.heading.into())));
    for row in F::players(asked.view) {
        assert_eq!(row.figures.len(), F::columns().len(), "one figure for each column");
        row.note.iter().for_each(|note| drop(said(note)));
    }
}

/// Where a finished game stands, how it ended, and how points are made.
pub(crate) fn ending<F: WholeFace>(view: &ViewOf<F>) {
    let progress = F::progress(view);
    let _ = (said(&progress.label), said(&progress.phase));
    let position = F::Rules::imagine(view, &mut kernel::Stream::from_seed([0; 32]));
    let Turn::Over(standing) = position.turn() else {
        panic!("the game is over and does not say how it ended")
    };
    let _ = (said(&F::ending(&standing.ending)), said(&standing.won()));
    for seat in Seat::all(position.players()) {
        let points = F::points(view, seat);
        points.iter().for_each(|(what, _)| drop(said(what)));
        let sum = (!points.is_empty()).then(|| points.iter().map(|(_, points)| points).sum());
        assert_eq!(sum, standing.score(seat), "the parts of the points of seat {seat} do not make their sum");
    }
    for step in F::scoring(view) {
        let _ = said(&step.title);
        step.amounts.iter().filter_map(|amount| amount.note.as_ref()).for_each(|note| drop(said(note)));
    }
}

/// What is said of the game before anybody plays it fits its options.
pub(crate) fn about<F: WholeFace>() {
    let (about, info) = (F::ABOUT, <F as Face>::Rules::INFO);
    for message in [about.length, about.summary, about.origin, about.components] {
        let _ = said(&message.into());
    }
    assert!(!info.rule_prefix.contains('-'), "the dash is not part of {}", info.rule_prefix);
    for language in Language::ALL {
        let texts = info.rules_texts;
        assert!(texts.iter().any(|(code, _)| *code == language.code()), "there are no rules in {language}");
        let rules = words::rulebook(&info, language);
        assert!(rules.rule(info.players_rule).is_some(), "{} is not read in {language}", info.players_rule);
    }
    assert_eq!(about.choices.len(), info.choices.len(), "every option has its words");
    for (words, choice) in about.choices.iter().zip(info.choices) {
        let _ = said(&words.name.into());
        assert_eq!(words.values.len(), choice.values.len(), "every value of {} has its words", choice.key);
        words.values.iter().for_each(|value| drop(said(&value.name.into())));
    }
}
