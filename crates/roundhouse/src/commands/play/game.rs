//! A game at the terminal: who plays next, and what everybody is told.

use std::io::{self, BufRead, Write};

use anyhow::{Context, Result, anyhow};
use bots::Greedy;
use kernel::{Happening, Played, Rules, Seat, Sight, Viewer, Writer, message, text};
use words::Words;

use super::keeper::Keeper;
use super::turn::Leave;
use super::{Bots, typed};
use crate::tools;
use crate::tools::lines::{self, Line};
use terminal::{Screen, Style, Terminal};

/// How many sentences `log` shows, also when a game is resumed.
pub(super) const LATELY: usize = 25;

pub(super) struct Game<'o, F: Terminal, I, O> {
    pub(super) writer: Writer<F::Rules>,
    /// The seat of the person at the terminal.
    pub(super) me: Seat,
    bots: Bots<F>,
    pub(super) words: Words,
    keeper: Option<Keeper>,
    pub(super) screen: Screen,
    /// Every sentence so far.
    pub(super) log: Vec<String>,
    input: I,
    pub(super) out: &'o mut O,
}

impl<'o, F: Greedy + Terminal, I: BufRead, O: Write> Game<'o, F, I, O> {
    pub(super) fn new(
        writer: Writer<F::Rules>,
        me: Seat,
        bots: Bots<F>,
        words: Words,
        keeper: Option<Keeper>,
        input: I,
        out: &'o mut O,
    ) -> Self {
        Self { writer, me, bots, words, keeper, screen: Screen::of_stdout(), log: Vec::new(), input, out }
    }

    /// `again` is a command to copy, `log` what has happened so far.
    pub(super) fn welcome(&mut self, again: Option<&str>, log: Vec<String>) -> Result<()> {
        let title = self.screen.apply(Style::Bold, F::Rules::INFO.title);
        let me = self.screen.apply(Style::Seat(self.me.into()), &self.words.name(self.me));
        let you_are = if self.bots.is_empty() {
            text!(play_you_are_alone, seat = me)
        } else {
            text!(play_you_are, seat = me)
        };
        self.line(&format!("{title}. {}", self.words.say(&you_are)))?;
        if let Some(again) = again {
            self.tell_again(again)?;
        }
        self.line(&self.words.word(message!(play_first_help)))?;
        writeln!(self.out)?;
        self.log = log;
        self.show_log(LATELY)
    }

    /// Plays until the game is over or the person leaves.
    pub(super) fn play(&mut self) -> Result<()> {
        loop {
            let owed = self.writer.position().turn().seats();
            let next = if owed.contains(self.me) { Some(self.me) } else { owed.iter().next() };
            match next {
                None => break self.tell_standing(),
                Some(seat) if seat == self.me => {
                    if self.take_turn()? == Leave::Yes {
                        break self.line(&self.words.word(message!(play_bye)));
                    }
                }
                Some(seat) => self.let_bot_play(seat)?,
            }
        }
    }

    /// The command that gives the same game again.
    pub(super) fn tell_again(&mut self, again: &str) -> Result<()> {
        self.line(&self.words.word(message!(play_again)))?;
        // Not broken into lines, so that it can be copied.
        writeln!(self.out, "  {again}")?;
        Ok(())
    }

    fn let_bot_play(&mut self, seat: Seat) -> Result<()> {
        let position = self.writer.position();
        let mut moves = Vec::new();
        position.moves(seat, &mut moves);
        let bot = self.bots.get_mut(&seat).with_context(|| format!("seat {seat} has no bot"))?;
        let chosen = bot.choose(&Sight::new(position, seat), &moves);
        let mv = moves.get(chosen).with_context(|| format!("the bot of seat {seat} found no move"))?.clone();
        let events =
            self.writer.play(seat, &mv).map_err(|refusal| anyhow!(self.words.refusal(&refusal.into())))?;
        for event in events {
            let sentence = self.words.say(&event.text());
            self.line(&format!("  {sentence}"))?;
            self.log.push(sentence);
        }
        self.keep()
    }

    /// Commits the moves of a draft. What they do was shown when they were drafted.
    pub(super) fn commit(&mut self, moves: &[Played<F::Rules>]) -> Result<()> {
        for played in moves {
            let events = self.writer.play(played.seat, &played.mv);
            let events = events.map_err(|refusal| anyhow!(self.words.refusal(&refusal.into())))?;
            self.log.extend(events.iter().map(|event| self.words.say(&event.text())));
        }
        self.keep()
    }

    /// Saves the record. A full disk is reported, but does not end the game.
    fn keep(&mut self) -> Result<()> {
        match self.keeper.as_ref().map(|keeper| keeper.keep(self.writer.record())) {
            Some(Err(error)) => self.line(&self.words.say(&error.text())),
            Some(Ok(())) | None => Ok(()),
        }
    }

    fn tell_standing(&mut self) -> Result<()> {
        let view = self.writer.position().view(Viewer::Seat(self.me));
        let standing = tools::standing(self.writer.position());
        let state = F::state(&view, &self.words, self.screen);
        let steps = tools::scoring::steps::<F>(&view, &self.words);
        write!(self.out, "\n{state}\n{steps}{}", tools::standing_lines::<F>(standing.as_ref(), &self.words))?;
        Ok(())
    }

    /// Where the record is, and the command that goes on with it when the game is not over.
    pub(super) fn tell_where_kept(&mut self, go_on: Option<&str>) -> Result<()> {
        let Some(keeper) = &self.keeper else { return Ok(()) };
        let file = keeper.path().display().to_string();
        self.line(&self.words.say(&text!(play_kept, file = file)))?;
        if let (Some(command), None) = (go_on, &self.writer.record().standing) {
            self.line(&self.words.word(message!(play_go_on)))?;
            writeln!(self.out, "  {command}")?;
        }
        Ok(())
    }

    /// The last sentences of the log.
    pub(super) fn show_log(&mut self, most: usize) -> Result<()> {
        let from = self.log.len().saturating_sub(most);
        if from > 0 {
            self.line(&format!("  {}", self.words.word(message!(play_more_log))))?;
        }
        let told: Vec<String> =
            self.log[from..].iter().map(|said| self.screen.wrap(&format!("  {said}\n"))).collect();
        write!(self.out, "{}", told.concat())?;
        Ok(())
    }

    /// Writes text as wide as the screen is.
    pub(super) fn line(&mut self, text: &str) -> Result<()> {
        writeln!(self.out, "{}", self.screen.wrap(text))?;
        Ok(())
    }

    /// Asks for a line; `None` when there are no more.
    pub(super) fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.out, "{} ", self.screen.wrap(prompt))?;
        self.out.flush()?;
        let mut line = Vec::new();
        let read = lines::read(&mut self.input, &mut line)?;
        self.screen = Screen::of_stdout();
        Ok(match read {
            Line::End => {
                writeln!(self.out)?;
                None
            }
            // No command is that long; and treating it as empty would mean Enter.
            Line::TooLong => Some("…".into()),
            Line::Whole => Some(typed::clean(&String::from_utf8_lossy(&line))),
        })
    }
}
