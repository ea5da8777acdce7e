//! A game in the engine.

use catalog::{Game, GameError, GameId, MoveError, OpenGame, Told, load_game, open_game};
use kernel::{Fairness, Options, Seat, Standing, Turn, Viewer};
use serde_json::{Map, Value, json};
use words::{Language, Words};

use super::{Answer, refused};
use crate::tools;

/// The bot that answers when none is named.
const USUAL_BOT: &str = "greedy";

pub(super) struct Session {
    id: GameId,
    game: Box<dyn Game>,
    /// What the draws come from; empty for a game that began with a loaded state.
    seed: String,
    /// How often bots were asked: each answer gets its own seed.
    bots_asked: u64,
    words: Words,
}

impl Session {
    pub(super) fn start(
        id: GameId,
        players: usize,
        seed: &str,
        options: &Options,
    ) -> Result<(Self, Value), Value> {
        let words = Words::new(Language::English);
        let fairness = Fairness::new(seed).map_err(failed)?;
        let commitment = fairness.commitment();
        let rules_version = id.info().rules_version;
        let from =
            OpenGame { rules_version, players, options, fairness, moves: &[], given: 0, snapshots: &[] };
        let game = open_game(id, &from).map_err(failed)?.game;
        let answer = json!({
            "game": id.info().id,
            "players": players,
            "seed": seed,
            "commitment": commitment,
            "events": events(&game.opening(), &words),
        });
        Ok((Self { id, game, seed: seed.to_owned(), bots_asked: 0, words }, answer))
    }

    /// Continues from a position from outside, whose conservation laws are checked.
    pub(super) fn load(id: GameId, state: Value) -> Result<(Self, Value), Value> {
        let game = load_game(id, state)
            .map_err(|error| refused(format!("this is no position of {}: {error}", id.info().title)))?;
        let answer = json!({ "game": id.info().id, "players": game.players() });
        let words = Words::new(Language::English);
        Ok((Self { id, game, seed: String::new(), bots_asked: 0, words }, answer))
    }

    pub(super) const fn game(&self) -> GameId {
        self.id
    }

    pub(super) fn legal(&self) -> Answer {
        let turn = self.game.turn();
        let moves: Map<_, _> =
            turn.seats().iter().map(|seat| (seat.to_string(), self.game.legal(seat).into())).collect();
        Ok(json!({ "turn": turn, "moves": moves }))
    }

    pub(super) fn play(&mut self, seat: Option<Seat>, mv: &str) -> Answer {
        let seat = self.seat(seat)?;
        Ok(json!({ "events": self.make(seat, mv)? }))
    }

    pub(super) fn bot(&mut self, seat: Option<Seat>, level: Option<&str>, play: bool) -> Answer {
        let seat = self.seat(seat)?;
        let level = level.unwrap_or(USUAL_BOT);
        if !self.game.turn().seats().contains(seat) {
            return Err(refused(format!("seat {seat} owes no decision")));
        }
        if !bots::LEVELS.contains(&level) {
            return Err(failed(bots::UnknownLevelError(level.chars().take(40).collect())));
        }
        let seed = tools::bot_seed(&self.seed, &self.bots_asked.to_string()).map_err(failed)?;
        self.bots_asked += 1;
        let mv = self.game.bot(seat, level, seed);
        let mv = mv.ok_or_else(|| refused(format!("{level} found no move")))?;
        let mut answer = json!({ "move": mv });
        if play {
            answer["events"] = self.make(seat, &mv)?;
        }
        Ok(answer)
    }

    pub(super) fn view(&self, seat: Option<Seat>) -> Answer {
        let seat = seat.map(|seat| self.at_the_table(seat)).transpose()?;
        Ok(json!({ "view": self.game.view(seat.map_or(Viewer::Spectator, Viewer::Seat)) }))
    }

    pub(super) fn state(&self) -> Answer {
        Ok(json!({ "state": self.game.state().map_err(failed)? }))
    }

    pub(super) fn undo(&mut self) -> Answer {
        let made = self.game.move_count();
        let Some((seat, mv)) = self.game.moves(made).pop() else {
            return Err(refused("there is no move to take back"));
        };
        self.game.take_back(made - 1);
        Ok(json!({ "seat": seat, "move": mv }))
    }

    pub(super) fn record(&self) -> Answer {
        match self.game.record() {
            Ok(record) => Ok(json!({ "record": record.to_string() })),
            Err(GameError::NoOrigin) => Err(refused(
                "this game began with a loaded state: its seed is not known, so it has no record",
            )),
            Err(error) => Err(failed(error)),
        }
    }

    pub(super) fn scores(&self) -> Answer {
        let scores = self.game.scores().into_iter().enumerate();
        let scores: Map<_, _> = scores.map(|(seat, score)| (seat.to_string(), score.into())).collect();
        let standing = standing(&*self.game);
        Ok(json!({ "over": standing.is_some(), "scores": scores, "standing": standing }))
    }

    /// The seat that was named, or the only one that owes a decision.
    fn seat(&self, named: Option<Seat>) -> Result<Seat, Value> {
        let owed = self.game.turn().seats();
        let mut owing = owed.iter();
        match (named, owing.next(), owing.next()) {
            (Some(seat), ..) => self.at_the_table(seat),
            (None, Some(seat), None) => Ok(seat),
            (None, None, _) => Err(refused("the game is over: nobody owes a decision")),
            (None, Some(_), Some(_)) => {
                Err(refused("several seats owe a decision: say which \"seat\" plays"))
            }
        }
    }

    fn at_the_table(&self, seat: Seat) -> Result<Seat, Value> {
        let players = self.game.players();
        if seat.index() < players {
            return Ok(seat);
        }
        Err(refused(format!("there is no seat {seat}: {players} play, and seats are counted from 0")))
    }

    fn make(&mut self, seat: Seat, mv: &str) -> Answer {
        match self.game.push_telling(seat, mv) {
            Ok(told) => Ok(events(&told, &self.words)),
            Err(MoveError::Rule(refusal)) => {
                Err(json!({ "rule": refusal.rule(), "why": self.words.say(refusal.why()) }))
            }
            Err(MoveError::Text(why)) => Err(refused(self.words.say(&why))),
        }
    }
}

/// How the game ended; `None` while it goes on.
fn standing(game: &dyn Game) -> Option<Standing> {
    match game.turn() {
        Turn::Over(standing) => Some(standing),
        Turn::Owed { .. } => None,
    }
}

/// What happened, as data with its sentence.
fn events(told: &[Told], words: &Words) -> Value {
    told.iter().map(|told| tools::with_text(told.data.clone(), words.say(&told.text))).collect()
}

fn failed(error: impl ToString) -> Value {
    refused(error.to_string())
}
