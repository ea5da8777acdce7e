//! The turn of the person at the terminal: a draft that can be taken back until it counts.

use std::io::{BufRead, Write};
use std::path::Path;

use anyhow::{Context, Result};
use bots::Greedy;
use guide::WhyNot;
use kernel::{Draft, EventOf, Happening, Message, MoveOf, Rules, Sight, Step, Viewer, message, text};

use super::choices::{self, Choice};
use super::game::{Game, LATELY};
use super::keeper::Keeper;
use super::{rulebook, typed};
use crate::tools;
use terminal::{Style, Terminal};

/// Whether the person leaves the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Leave {
    Yes,
    No,
}

/// What becomes of the question after something was typed.
enum Next {
    /// The same question, without showing it again.
    Wait,
    /// The position has changed: show the new question.
    Ask,
    /// The moves count; others are asked now.
    Passed,
    Leave,
}

/// A turn in progress.
struct Turn<F: Terminal> {
    draft: Draft<F::Rules>,
    /// The legal moves after those of the draft.
    moves: Vec<MoveOf<F>>,
    /// What the numbers on the screen stand for.
    choices: Vec<Choice<MoveOf<F>>>,
}

impl<F: Greedy + Terminal, I: BufRead, O: Write> Game<'_, F, I, O> {
    pub(super) fn take_turn(&mut self) -> Result<Leave> {
        let draft = Draft::new(self.writer.position().clone(), self.me);
        let mut turn = Turn::<F> { draft, moves: Vec::new(), choices: Vec::new() };
        self.show_players(&turn.draft)?;
        // Once for each question: nothing that is drafted or taken back should push the list off the screen.
        let mut shown = Vec::new();
        loop {
            let view = turn.draft.position().view(Viewer::Seat(self.me));
            let question = F::board_question(&view).filter(|question| !shown.contains(question));
            if let Some(question) = question.filter(|_| turn.draft.is_owed()) {
                write!(self.out, "\n{}", F::board(&view, &self.words, self.screen))?;
                shown.push(question);
            }
            turn.moves.clear();
            turn.draft.position().moves(self.me, &mut turn.moves);
            turn.choices = choices::list::<F>(turn.moves.clone());
            self.show_question(&turn)?;
            let next = loop {
                let view = turn.draft.position().view(Viewer::Seat(self.me));
                let prompt = format!("{} >", F::purse(&view, self.me, &self.words));
                let Some(typed) = self.ask(&self.screen.apply(Style::Bold, prompt.trim_start()))? else {
                    break Next::Leave;
                };
                match self.obey(&typed, &mut turn)? {
                    Next::Wait => {}
                    next => break next,
                }
            };
            match next {
                Next::Leave => return Ok(Leave::Yes),
                Next::Passed => return Ok(Leave::No),
                Next::Wait | Next::Ask => {}
            }
        }
    }

    fn show_players(&mut self, draft: &Draft<F::Rules>) -> Result<()> {
        let view = draft.position().view(Viewer::Seat(self.me));
        write!(self.out, "\n{}", F::summary(&view, &self.words, self.screen))?;
        Ok(())
    }

    fn show_question(&mut self, turn: &Turn<F>) -> Result<()> {
        writeln!(self.out)?;
        if !turn.draft.is_owed() {
            return self.line(&self.words.word(message!(play_ready)));
        }
        let view = turn.draft.position().view(Viewer::Seat(self.me));
        let question = terminal::question::<F>(&view, self.me, &self.words);
        self.line(&self.screen.apply(Style::Bold, &question))?;
        self.show_choices(turn)
    }

    fn show_choices(&mut self, turn: &Turn<F>) -> Result<()> {
        let view = turn.draft.position().view(Viewer::Seat(self.me));
        let lines = choices::lines::<F>(&turn.choices, &view, self.me, &self.words, self.screen);
        write!(self.out, "{lines}")?;
        Ok(())
    }

    fn obey(&mut self, typed: &str, turn: &mut Turn<F>) -> Result<Next> {
        let (command, rest) = typed.split_once(' ').unwrap_or((typed, ""));
        let (command, rest) = (command.to_lowercase(), rest.trim());
        // File names are case-sensitive, commands are not.
        let said = if command == "record" { rest.to_owned() } else { rest.to_lowercase() };
        let draft = &mut turn.draft;
        match (command.as_str(), said.as_str()) {
            ("", _) if draft.is_owed() => Ok(Next::Ask),
            ("" | "commit", "") => self.commit_draft(draft),
            ("quit" | "exit" | "q", "") => Ok(Next::Leave),
            ("undo", "") => self.say(draft.undo(), message!(play_undone), message!(play_nothing_to_undo)),
            ("redo", "") => self.say(draft.redo(), message!(play_redone), message!(play_nothing_to_redo)),
            ("restart", "") | ("start", "over") => {
                let undone = draft.can_undo();
                draft.start_over();
                self.say(undone, message!(play_start_over), message!(play_nothing_to_undo))
            }
            ("moves", "") => {
                turn.choices = choices::list::<F>(turn.moves.clone());
                self.show_choices(turn)?;
                Ok(Next::Wait)
            }
            ("record", file) => {
                self.keep_copy(file)?;
                Ok(Next::Wait)
            }
            ("help" | "?" | "board" | "state" | "log" | "rules" | "hint", said) => {
                self.inform(&command, said, turn)?;
                Ok(Next::Wait)
            }
            _ => self.choose(typed, turn),
        }
    }

    /// Says whether something could be done; if so, the question is shown again.
    fn say(&mut self, done: bool, yes: Message, no: Message) -> Result<Next> {
        self.line(&self.words.word(if done { yes } else { no }))?;
        Ok(if done { Next::Ask } else { Next::Wait })
    }

    /// Commands that only show something.
    fn inform(&mut self, command: &str, rest: &str, turn: &Turn<F>) -> Result<()> {
        let Turn { draft, moves, .. } = turn;
        let view = draft.position().view(Viewer::Seat(self.me));
        match command {
            "board" => write!(self.out, "{}", F::board(&view, &self.words, self.screen))?,
            "state" => write!(self.out, "{}", F::state(&view, &self.words, self.screen))?,
            "log" => self.show_log(if rest == "all" { usize::MAX } else { LATELY })?,
            "rules" => {
                let no_rule = || self.words.say(&text!(play_no_rule, rule = typed::shorten(rest)));
                let found = rulebook::look_up(&F::Rules::INFO, self.words.language(), rest);
                self.line(&found.unwrap_or_else(no_rule))?;
            }
            "hint" if !moves.is_empty() => {
                let seed = tools::bot_seed(self.writer.record().fairness.secret(), "hint")?;
                let mut bot = bots::bot::<F>("greedy", seed)?;
                let chosen = bot.choose(&Sight::new(draft.position(), self.me), moves);
                let mv = moves.get(chosen).context("the bot found no move")?;
                self.line(&self.words.say(&text!(play_hint, notation = mv.to_string())))?;
                self.line(&format!("  {}", terminal::describe::<F>(&view, self.me, mv, &self.words)))?;
            }
            "hint" => self.line(&self.words.word(message!(play_ready)))?,
            _ => self.line(&self.words.word(message!(play_help)))?,
        }
        Ok(())
    }

    /// Writes the record so far to a file. A mistyped path should not end the game.
    fn keep_copy(&mut self, file: &str) -> Result<()> {
        if file.is_empty() {
            return self.line(&self.words.word(message!(play_record_needs_file)));
        }
        match Keeper::open(Path::new(file), self.writer.record()) {
            Ok(_) => self.line(&self.words.say(&text!(play_kept, file = file.to_owned()))),
            Err(error) => self.line(&self.words.say(&error.text())),
        }
    }

    /// A number of the list, a move, or part of one.
    fn choose(&mut self, typed: &str, turn: &mut Turn<F>) -> Result<Next> {
        let Turn { draft, moves, choices } = turn;
        if !draft.is_owed() {
            self.line(&self.words.word(message!(play_turn_over)))?;
            return Ok(Next::Wait);
        }
        let numbered = typed.parse().ok().and_then(|number| choices::numbered::<F>(choices, number));
        match numbered {
            Some(Choice::Move(mv)) => return self.try_move(mv, draft),
            Some(Choice::Group(_, members)) => {
                *choices = choices::narrowed::<F>(members);
                self.show_choices(turn)?;
                return Ok(Next::Wait);
            }
            None => {}
        }
        if let Some(mv) = moves.iter().find(|mv| mv.to_string().eq_ignore_ascii_case(typed)) {
            return self.try_move(mv.clone(), draft);
        }
        if let Ok(mv) = typed.parse() {
            return self.try_move(mv, draft);
        }
        let found = choices::matching(moves, typed);
        if found.is_empty() || typed.bytes().all(|sign| sign.is_ascii_digit()) {
            let why_not = self.why_nothing(typed, turn);
            self.line(&why_not)?;
        } else {
            *choices = choices::narrowed::<F>(found);
            self.show_choices(turn)?;
        }
        Ok(Next::Wait)
    }

    /// One sentence about text that is neither a choice nor part of one.
    fn why_nothing(&self, typed: &str, turn: &Turn<F>) -> String {
        let shown = typed::shorten(typed);
        if typed.bytes().all(|sign| sign.is_ascii_digit()) {
            return self.words.say(&text!(play_no_choice, number = shown));
        }
        let view = turn.draft.position().view(Viewer::Seat(self.me));
        if let Some(WhyNot { rule, why }) = terminal::why_none::<F>(&view, self.me, typed) {
            return self.words.with_rule(&why, rule);
        }
        // Something with the right verb was understood; anything else needs to be told what a move looks like.
        let verb = typed.split_whitespace().next().unwrap_or_default();
        let begins_a_move = !choices::matching(&turn.moves, verb).is_empty();
        match shown.parse::<MoveOf<F>>() {
            Err(not_notation) if !begins_a_move => self.words.say(&not_notation.0),
            _ => self.words.say(&text!(play_no_match, typed = shown)),
        }
    }

    fn try_move(&mut self, mv: MoveOf<F>, draft: &mut Draft<F::Rules>) -> Result<Next> {
        let view = draft.position().view(Viewer::Seat(self.me));
        match draft.play(mv.clone()) {
            Err(refusal) => {
                self.line(&self.words.refusal(&refusal.into()))?;
                Ok(Next::Wait)
            }
            Ok(Step::Played(events)) => {
                self.show(&events)?;
                // A move that declares the turn over needs no `commit` after it.
                if F::closes(&view, self.me, &mv) { self.commit_draft(draft) } else { Ok(Next::Ask) }
            }
            Ok(Step::Reveals) if F::closes(&view, self.me, &mv) => self.play_for_good(mv, draft),
            Ok(Step::Reveals) => self.try_for_good(mv, draft),
        }
    }

    /// After asking: a move that draws or reveals is committed at once, with everything that was drafted before it.
    fn try_for_good(&mut self, mv: MoveOf<F>, draft: &mut Draft<F::Rules>) -> Result<Next> {
        let yes = self.words.word(message!(play_yes));
        let prompt = self.words.say(&text!(play_reveals, yes = yes.clone()));
        let Some(answer) = self.ask(&prompt)? else {
            return Ok(Next::Leave);
        };
        if !typed::is_yes(&answer, &yes) {
            return Ok(Next::Ask);
        }
        self.play_for_good(mv, draft)
    }

    fn play_for_good(&mut self, mv: MoveOf<F>, draft: &mut Draft<F::Rules>) -> Result<Next> {
        match draft.play_for_good(mv) {
            Err(refusal) => self.line(&self.words.refusal(&refusal.into()))?,
            Ok(committed) => {
                if let Some(last) = committed.moves.last() {
                    self.show(&last.events)?;
                }
                self.commit(&committed.moves)?;
            }
        }
        Ok(Next::Passed)
    }

    fn commit_draft(&mut self, draft: &mut Draft<F::Rules>) -> Result<Next> {
        let committed = draft.commit();
        self.commit(&committed.moves)?;
        self.line(&self.words.word(message!(play_committed)))?;
        Ok(Next::Passed)
    }

    fn show(&mut self, events: &[EventOf<F>]) -> Result<()> {
        for event in events {
            self.line(&format!("  {}", self.words.say(&event.text())))?;
        }
        Ok(())
    }
}
