//! The line protocol: one JSON object a line, in and out.
//!
//! Every line of input is answered by one line, whatever it contains. The session ends with the input.

mod request;
mod session;

use std::io::{self, BufRead, Write};

use anyhow::Result;
use catalog::GameId;
use kernel::Options;
use serde_json::{Value, json};

use request::Request;
use session::Session;

use crate::tools;
use crate::tools::lines::{self, LONGEST, Line};

pub(super) const EXAMPLE: &str = r#"Example:
  printf '%s\n' '{"cmd":"new","game":"age-of-steam","players":4,"seed":"7"}' '{"cmd":"legal"}' | roundhouse engine

Commands, a JSON object each:
  {"cmd":"new","game":"age-of-steam","players":4,"seed":"7","options":{}}
                              lays out a game; seed and options may be left out
  {"cmd":"legal"}             who owes a decision, and the legal moves of each
  {"cmd":"play","seat":0,"move":"issue 2"}
                              plays a move; the seat may be left out when only one owes a decision
  {"cmd":"bot","seat":0,"level":"greedy"}
                              the move that a bot would play; with "play":true it is played too;
                              "ms" may limit its time, though none of these bots takes long
  {"cmd":"view","seat":0}     what a seat may know; without a seat, what everybody may
  {"cmd":"state"}             the whole position, with all that is hidden and the draws to come
  {"cmd":"load","state":{…}}  goes on from such a position; with "game" also before the first `new`
  {"cmd":"undo"}              takes the last move back
  {"cmd":"record"}            the record of the game so far
  {"cmd":"scores"}            the scores as they stand, and the standing at the end

A field that a command does not have, or that is there twice, is refused; inside "options" and "state" the last of
two counts. Answers have "ok": true, or false with "why", and with "rule" where a rule was broken."#;

/// An answer, or why there is none: a JSON object either way.
type Answer = Result<Value, Value>;

pub(super) fn run(out: &mut impl Write) -> Result<()> {
    Ok(serve(io::stdin().lock(), out)?)
}

/// Answers every line of the input until it ends.
fn serve(mut input: impl BufRead, mut out: impl Write) -> io::Result<()> {
    let mut engine = Engine::default();
    let mut line = Vec::new();
    loop {
        let answer = match lines::read(&mut input, &mut line)? {
            Line::End => return Ok(()),
            Line::Whole => engine.answer(&line),
            Line::TooLong => {
                Err(refused(format!("a line has at most {LONGEST} bytes, and this one had more")))
            }
        };
        writeln!(out, "{}", marked(answer))?;
        out.flush()?;
    }
}

/// The answer with its `ok`.
fn marked(answer: Answer) -> Value {
    let (ok, mut answer) = match answer {
        Ok(answer) => (true, answer),
        Err(answer) => (false, answer),
    };
    answer["ok"] = ok.into();
    answer
}

fn refused(why: impl Into<String>) -> Value {
    json!({ "why": why.into() })
}

/// The state of the protocol: the game that is being played, if any.
#[derive(Default)]
struct Engine {
    session: Option<Session>,
}

impl Engine {
    fn answer(&mut self, line: &[u8]) -> Answer {
        match request::parse(line).map_err(refused)? {
            Request::New { game, players, seed, options } => self.new_game(&game, players, seed, &options),
            Request::Load { game, state } => self.load(game.as_deref(), state),
            Request::Legal => self.session()?.legal(),
            Request::Play { seat, mv } => self.session()?.play(seat, &mv),
            Request::Bot { seat, level, play } => self.session()?.bot(seat, level.as_deref(), play),
            Request::View { seat } => self.session()?.view(seat),
            Request::State => self.session()?.state(),
            Request::Undo => self.session()?.undo(),
            Request::Record => self.session()?.record(),
            Request::Scores => self.session()?.scores(),
        }
    }

    fn session(&mut self) -> Result<&mut Session, Value> {
        match &mut self.session {
            Some(session) => Ok(session),
            None => {
                let (game, players) = tools::sample_game();
                Err(refused(format!(
                    r#"no game is being played: begin with {{"cmd":"new","game":"{game}","players":{players}}}"#
                )))
            }
        }
    }

    fn new_game(&mut self, game: &str, players: u8, seed: Option<String>, options: &Options) -> Answer {
        let game = named(game)?;
        let seed = seed.unwrap_or_else(tools::fresh_seed);
        let (session, answer) = Session::start(game, players.into(), &seed, options)?;
        self.session = Some(session);
        Ok(answer)
    }

    /// A state does not say which game it is of: that of the session, unless the command names one.
    fn load(&mut self, game: Option<&str>, state: Value) -> Answer {
        let game = match (game, &self.session) {
            (Some(game), _) => named(game)?,
            (None, Some(session)) => session.game(),
            (None, None) => {
                return Err(refused("no game is being played: say which \"game\" the state is of"));
            }
        };
        let (session, answer) = Session::load(game, state)?;
        self.session = Some(session);
        Ok(answer)
    }
}

fn named(game: &str) -> Result<GameId, Value> {
    game.parse().map_err(|unknown: catalog::UnknownGameError| refused(unknown.to_string()))
}

#[cfg(test)]
mod tests;
