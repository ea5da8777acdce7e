//! The turn of the person at the terminal: a draft that can be taken back until it counts.

use std::io::{BufRead, Write};
use std::path::Path;

use anyhow::{Context, Result};
use bots::Greedy;
use kernel::{Draft, Happening, Sight, Step, Viewer, text};

use super::choices::{self, Choice};
use super::game::Game;
use super::rulebook;
use crate::terminal::{Style, Terminal};
use crate::tools;

/// How many sentences `log` shows.
const LOG: usize = 25;

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
    /// The position has changed: ask anew.
    Ask,
    /// The moves count; others are asked now.
    Passed,
    Leave,
}

impl<G: Greedy + Terminal, I: BufRead, O: Write> Game<'_, G, I, O> {
    pub(super) fn take_turn(&mut self) -> Result<Leave> {
        let mut draft = Draft::new(self.writer.position().clone(), self.me);
        loop {
            let moves = self.moves(&draft);
            let mut choices = choices::list::<G>(moves.clone());
            self.show_question(&draft, &choices)?;
            let next = loop {
                let view = draft.position().view(Viewer::Seat(self.me));
                let prompt = format!("{} >", G::purse(&view, self.me, &self.words));
                let Some(typed) = self.ask(&self.paint.apply(Style::Bold, &prompt))? else {
                    break Next::Leave;
                };
                match self.obey(&typed, &mut draft, &moves, &mut choices)? {
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

    fn moves(&self, draft: &Draft<G>) -> Vec<G::Move> {
        let mut moves = Vec::new();
        draft.position().moves(self.me, &mut moves);
        moves
    }

    fn show_question(&mut self, draft: &Draft<G>, choices: &[Choice<G::Move>]) -> Result<()> {
        writeln!(self.out)?;
        if !draft.is_owed() {
            writeln!(self.out, "{}", self.words.word("play-ready"))?;
            return Ok(());
        }
        let view = draft.position().view(Viewer::Seat(self.me));
        if !draft.can_undo() {
            if G::is_about_the_board(&view) {
                writeln!(self.out, "{}", G::board(&view, &self.words, self.paint))?;
            }
            writeln!(self.out, "{}", G::summary(&view, &self.words, self.paint))?;
        }
        let question = G::question(&view, self.me, &self.words);
        writeln!(self.out, "{}", self.paint.apply(Style::Bold, &question))?;
        self.show_choices(draft, choices)
    }

    fn show_choices(&mut self, draft: &Draft<G>, choices: &[Choice<G::Move>]) -> Result<()> {
        let view = draft.position().view(Viewer::Seat(self.me));
        write!(self.out, "{}", choices::lines::<G>(choices, &view, self.me, &self.words))?;
        Ok(())
    }

    fn obey(
        &mut self,
        typed: &str,
        draft: &mut Draft<G>,
        moves: &[G::Move],
        choices: &mut Vec<Choice<G::Move>>,
    ) -> Result<Next> {
        let (command, rest) = typed.split_once(' ').unwrap_or((typed, ""));
        match (command, rest.trim()) {
            ("", _) if draft.is_owed() => Ok(Next::Ask),
            ("" | "commit", "") => self.commit_draft(draft),
            ("quit" | "exit", "") => Ok(Next::Leave),
            ("undo", "") => self.say(draft.undo(), "play-undone", "play-nothing-to-undo"),
            ("redo", "") => self.say(draft.redo(), "play-redone", "play-nothing-to-redo"),
            ("restart", "") | ("start", "over") => {
                let undone = draft.can_undo();
                draft.start_over();
                self.say(undone, "play-start-over", "play-nothing-to-undo")
            }
            ("moves", "") => {
                *choices = choices::list::<G>(moves.to_vec());
                self.show_choices(draft, choices)?;
                Ok(Next::Wait)
            }
            ("help" | "?" | "board" | "state" | "log" | "rules" | "hint" | "record", rest) => {
                self.inform(command, rest, draft, moves)?;
                Ok(Next::Wait)
            }
            _ => self.choose(typed, draft, moves, choices),
        }
    }

    /// Says whether something could be done; the question is asked anew when it was.
    fn say(&mut self, done: bool, yes: &str, no: &str) -> Result<Next> {
        writeln!(self.out, "{}", self.words.word(if done { yes } else { no }))?;
        Ok(if done { Next::Ask } else { Next::Wait })
    }

    /// Commands that only show something.
    fn inform(&mut self, command: &str, rest: &str, draft: &Draft<G>, moves: &[G::Move]) -> Result<()> {
        let view = draft.position().view(Viewer::Seat(self.me));
        match command {
            "board" => write!(self.out, "{}", G::board(&view, &self.words, self.paint))?,
            "state" => write!(self.out, "{}", G::state(&view, &self.words, self.paint))?,
            "log" => {
                let from = if rest == "all" { 0 } else { self.log.len().saturating_sub(LOG) };
                if from > 0 {
                    writeln!(self.out, "  {}", self.words.word("play-more-log"))?;
                }
                for sentence in &self.log[from..] {
                    writeln!(self.out, "  {sentence}")?;
                }
            }
            "rules" => {
                let no_rule = || self.words.say(&text!("play-no-rule", rule = rest.to_owned()));
                let found = rulebook::look_up(&G::INFO, rest).unwrap_or_else(no_rule);
                writeln!(self.out, "{found}")?;
            }
            "hint" if !moves.is_empty() => {
                let seed = tools::bot_seed(self.writer.record().fairness.secret(), "hint")?;
                let mut bot = bots::bot::<G>("greedy", seed)?;
                let chosen = bot.choose(&Sight::new(draft.position(), self.me), moves);
                let mv = moves.get(chosen).context("the bot found no move")?;
                writeln!(self.out, "{}", self.words.say(&text!("play-hint", notation = mv.to_string())))?;
                writeln!(self.out, "  {}", G::describe(&view, self.me, mv, &self.words))?;
            }
            "hint" => writeln!(self.out, "{}", self.words.word("play-ready"))?,
            "record" if !rest.is_empty() => {
                // A mistyped path should not end the game.
                if let Err(error) = self.keep(Path::new(rest)) {
                    writeln!(self.out, "{error:#}")?;
                }
            }
            _ => writeln!(self.out, "{}", self.words.word("play-help"))?,
        }
        Ok(())
    }

    /// A number of the list, a move, or part of one.
    fn choose(
        &mut self,
        typed: &str,
        draft: &mut Draft<G>,
        moves: &[G::Move],
        choices: &mut Vec<Choice<G::Move>>,
    ) -> Result<Next> {
        let numbered = typed.parse().ok().and_then(|number| choices::numbered::<G>(choices, number));
        match numbered {
            Some(Choice::Move(mv)) => return self.try_move(mv, draft),
            Some(Choice::Group(_, members)) => {
                *choices = members.into_iter().map(Choice::Move).collect();
                self.show_choices(draft, choices)?;
                return Ok(Next::Wait);
            }
            None => {}
        }
        if let Some(mv) = moves.iter().find(|mv| mv.to_string().eq_ignore_ascii_case(typed)) {
            return self.try_move(mv.clone(), draft);
        }
        match typed.parse::<G::Move>() {
            Ok(mv) => return self.try_move(mv, draft),
            Err(not_notation) => {
                let found = choices::matching(moves, typed);
                if found.is_empty() {
                    writeln!(self.out, "{}", self.words.say(&not_notation.0))?;
                    writeln!(
                        self.out,
                        "{}",
                        self.words.say(&text!("play-no-match", typed = typed.to_owned()))
                    )?;
                } else {
                    *choices = found.into_iter().map(Choice::Move).collect();
                    self.show_choices(draft, choices)?;
                }
            }
        }
        Ok(Next::Wait)
    }

    fn try_move(&mut self, mv: G::Move, draft: &mut Draft<G>) -> Result<Next> {
        match draft.play(mv.clone()) {
            Err(refusal) => {
                writeln!(self.out, "{}", self.words.refusal(&refusal))?;
                Ok(Next::Wait)
            }
            Ok(Step::Played(events)) => {
                self.show(&events)?;
                Ok(Next::Ask)
            }
            Ok(Step::Reveals) => self.try_for_good(mv, draft),
        }
    }

    /// A move that draws counts at once, with all that was drafted before it: after asking.
    fn try_for_good(&mut self, mv: G::Move, draft: &mut Draft<G>) -> Result<Next> {
        let yes = self.words.word("play-yes");
        let prompt = self.words.say(&text!("play-reveals", yes = yes.clone()));
        let Some(answer) = self.ask(&prompt)? else {
            return Ok(Next::Leave);
        };
        if !is_yes(&answer, &yes) {
            return Ok(Next::Ask);
        }
        match draft.play_for_good(mv) {
            Err(refusal) => writeln!(self.out, "{}", self.words.refusal(&refusal))?,
            Ok(committed) => {
                if let Some(last) = committed.moves.last() {
                    self.show(&last.events)?;
                }
                self.commit(&committed.moves)?;
            }
        }
        Ok(Next::Passed)
    }

    fn commit_draft(&mut self, draft: &mut Draft<G>) -> Result<Next> {
        let committed = draft.commit();
        self.commit(&committed.moves)?;
        writeln!(self.out, "{}", self.words.word("play-committed"))?;
        Ok(Next::Passed)
    }

    fn show(&mut self, events: &[G::Event]) -> Result<()> {
        for event in events {
            writeln!(self.out, "  {}", self.words.say(&event.text()))?;
        }
        Ok(())
    }
}

/// The word of the language or, as with all commands, the English one; its beginning is enough.
fn is_yes(answer: &str, word: &str) -> bool {
    let answer = answer.to_lowercase();
    !answer.is_empty() && [word, "yes"].iter().any(|yes| yes.starts_with(&answer))
}

#[cfg(test)]
mod tests {
    use super::is_yes;

    #[test]
    fn yes_is_said_in_either_language_and_never_by_pressing_enter() {
        assert!(["o", "OUI", "y", "yes"].iter().all(|answer| is_yes(answer, "oui")));
        assert!(["", "n", "no", "non", "ouistiti"].iter().all(|answer| !is_yes(answer, "oui")));
    }
}
