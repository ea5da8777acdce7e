//! A game at the terminal: who plays next, and what everybody is told.

use std::io::{self, BufRead, Write};
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use bots::{Bot, Greedy};
use kernel::{Happening, Played, Seat, Sight, Viewer, Writer, text};
use words::Words;

use super::turn::Leave;
use crate::terminal::{Paint, Style, Terminal};
use crate::tools;
use crate::tools::files;
use crate::tools::lines::{self, Line};

pub(super) struct Game<'o, G: Terminal, I, O> {
    pub(super) writer: Writer<G>,
    /// Whose turn is asked of the person at the terminal.
    pub(super) me: Seat,
    bots: Vec<Box<dyn Bot<G>>>,
    pub(super) words: Words,
    pub(super) paint: Paint,
    /// Every sentence so far.
    pub(super) log: Vec<String>,
    input: I,
    pub(super) out: &'o mut O,
}

impl<'o, G: Greedy + Terminal, I: BufRead, O: Write> Game<'o, G, I, O> {
    pub(super) fn new(
        writer: Writer<G>,
        me: Seat,
        bots: Vec<Box<dyn Bot<G>>>,
        words: Words,
        paint: Paint,
        input: I,
        out: &'o mut O,
    ) -> Self {
        Self { writer, me, bots, words, paint, log: Vec::new(), input, out }
    }

    pub(super) fn welcome(&mut self, opening: &[G::Event]) -> Result<()> {
        let title = self.paint.apply(Style::Bold, G::INFO.title);
        let me = self.paint.apply(Style::Seat(self.me.into()), &self.words.name(self.me));
        let seed = self.writer.record().fairness.secret().to_owned();
        writeln!(self.out, "{title}. {}", self.words.say(&text!("play-you-are", seat = me)))?;
        writeln!(self.out, "{}", self.words.say(&text!("play-seed", seed = seed)))?;
        writeln!(self.out, "{}\n", self.words.word("play-first-help"))?;
        self.tell(opening)
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
                        break Ok(writeln!(self.out, "{}", self.words.word("play-bye"))?);
                    }
                }
                Some(seat) => self.let_bot_play(seat)?,
            }
        }
    }

    fn let_bot_play(&mut self, seat: Seat) -> Result<()> {
        let position = self.writer.position();
        let mut moves = Vec::new();
        position.moves(seat, &mut moves);
        let chosen = self.bots[seat.index()].choose(&Sight::new(position, seat), &moves);
        let mv = moves.get(chosen).with_context(|| format!("the bot of seat {seat} found no move"))?.clone();
        let events = self.writer.play(seat, &mv).map_err(|refusal| anyhow!(self.words.refusal(&refusal)))?;
        self.tell(&events)
    }

    /// Makes the moves of a draft part of the game. They were told when they were drafted.
    pub(super) fn commit(&mut self, moves: &[Played<G>]) -> Result<()> {
        for played in moves {
            let events = self.writer.play(played.seat, &played.mv);
            let events = events.map_err(|refusal| anyhow!(self.words.refusal(&refusal)))?;
            self.log.extend(events.iter().map(|event| self.words.say(&event.text())));
        }
        Ok(())
    }

    fn tell(&mut self, events: &[G::Event]) -> Result<()> {
        for event in events {
            let sentence = self.words.say(&event.text());
            writeln!(self.out, "  {sentence}")?;
            self.log.push(sentence);
        }
        Ok(())
    }

    fn tell_standing(&mut self) -> Result<()> {
        let view = self.writer.position().view(Viewer::Seat(self.me));
        let standing = tools::standing(self.writer.position());
        write!(
            self.out,
            "\n{}\n{}",
            G::state(&view, &self.words, self.paint),
            tools::standing_lines(standing.as_ref(), &self.words)
        )?;
        Ok(())
    }

    pub(super) fn keep(&mut self, path: &Path) -> Result<()> {
        files::write(path, self.writer.record().to_string())?;
        let file = path.display().to_string();
        writeln!(self.out, "{}", self.words.say(&text!("play-kept", file = file)))?;
        Ok(())
    }

    /// Asks for a line; `None` when there are no more.
    pub(super) fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.out, "{prompt} ")?;
        self.out.flush()?;
        let mut line = Vec::new();
        Ok(match lines::read(&mut self.input, &mut line)? {
            Line::End => {
                writeln!(self.out)?;
                None
            }
            // Nothing that long can be meant.
            Line::TooLong => Some(String::new()),
            Line::Whole => Some(String::from_utf8_lossy(&line).trim().to_owned()),
        })
    }
}
