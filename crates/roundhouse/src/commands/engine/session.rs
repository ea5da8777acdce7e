//! A game in the engine.

use bots::Greedy;
use catalog::GameId;
use kernel::{
    Entry, Fairness, Happening, NotationError, Options, Record, Rules, Seat, Sight, Viewer, Writer,
};
use serde_json::{Map, Value, json};
use words::{Language, Words};

use super::{Answer, refused};
use crate::terminal::Terminal;
use crate::tools;

/// The bot that answers when none is named.
const USUAL_BOT: &str = "greedy";

/// A game, whichever it is.
pub(super) trait Session {
    fn game(&self) -> GameId;
    fn legal(&self) -> Answer;
    fn play(&mut self, seat: Option<Seat>, mv: &str) -> Answer;
    fn bot(&mut self, seat: Option<Seat>, level: Option<&str>, play: bool) -> Answer;
    fn view(&self, seat: Option<Seat>) -> Answer;
    fn state(&self) -> Answer;
    fn undo(&mut self) -> Answer;
    fn record(&self) -> Answer;
    fn scores(&self) -> Answer;
}

pub(super) struct Table<G: Rules> {
    game: GameId,
    position: G,
    /// The positions before each move, for undoing.
    past: Vec<G>,
    /// The record up to here; `None` for a game that began with a loaded state.
    record: Option<Record>,
    /// How often bots were asked: each answer has chance of its own.
    bots_asked: u64,
    words: Words,
}

impl<G: Greedy + Terminal> Table<G> {
    pub(super) fn start(
        game: GameId,
        players: usize,
        seed: &str,
        options: &Options,
    ) -> Result<(Box<dyn Session>, Value), Value> {
        let words = Words::new(Language::English);
        let setup = tools::setup::<G>(players, options, &words).map_err(failed)?;
        let fairness = Fairness::new(seed).map_err(failed)?;
        let commitment = fairness.commitment();
        let (writer, events) =
            Writer::<G>::start(&setup, fairness).map_err(|error| refused(words.say(&error.0)))?;
        let answer = json!({
            "game": G::INFO.id,
            "players": players,
            "seed": seed,
            "commitment": commitment,
            "events": tools::events(&events, &words).map_err(failed)?,
        });
        let record = Some(writer.record().clone());
        Ok((Self::boxed(game, writer.position().clone(), record, words), answer))
    }

    /// A position from outside; reading it checks its laws.
    pub(super) fn load(game: GameId, state: Value) -> Result<(Box<dyn Session>, Value), Value> {
        let position: G = serde_json::from_value(state)
            .map_err(|error| refused(format!("this is no position of {}: {error}", G::INFO.title)))?;
        position.check().map_err(failed)?;
        let answer = json!({ "game": G::INFO.id, "players": position.players() });
        Ok((Self::boxed(game, position, None, Words::new(Language::English)), answer))
    }

    fn boxed(game: GameId, position: G, record: Option<Record>, words: Words) -> Box<dyn Session> {
        Box::new(Self { game, position, past: Vec::new(), record, bots_asked: 0, words })
    }

    fn moves(&self, seat: Seat) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.position.moves(seat, &mut moves);
        moves
    }

    /// The seat that was named, or the only one that owes a decision.
    fn seat(&self, named: Option<Seat>) -> Result<Seat, Value> {
        let owed = self.position.turn().seats();
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
        let players = self.position.players();
        if seat.index() < players {
            return Ok(seat);
        }
        Err(refused(format!("there is no seat {seat}: {players} play, and seats are counted from 0")))
    }

    fn make(&mut self, seat: Seat, mv: &G::Move) -> Answer {
        let before = self.position.clone();
        let mut events = Vec::new();
        let played = self.position.play(seat, mv, &mut events);
        played.map_err(|refusal| json!({ "rule": refusal.rule, "why": self.words.say(&refusal.why) }))?;
        self.past.push(before);
        if let Some(record) = &mut self.record {
            let drawn = events.iter().filter_map(Happening::drawn).collect();
            record.entries.push(Entry { seat, mv: mv.to_string(), drawn });
        }
        tools::events(&events, &self.words).map_err(failed)
    }
}

impl<G: Greedy + Terminal> Session for Table<G> {
    fn game(&self) -> GameId {
        self.game
    }

    fn legal(&self) -> Answer {
        let turn = self.position.turn();
        let moves: Map<_, _> =
            turn.seats().iter().map(|seat| (seat.to_string(), texts(&self.moves(seat)))).collect();
        Ok(json!({ "turn": turn, "moves": moves }))
    }

    fn play(&mut self, seat: Option<Seat>, mv: &str) -> Answer {
        let seat = self.seat(seat)?;
        let mv: G::Move = mv.parse().map_err(|NotationError(why)| refused(self.words.say(&why)))?;
        Ok(json!({ "events": self.make(seat, &mv)? }))
    }

    fn bot(&mut self, seat: Option<Seat>, level: Option<&str>, play: bool) -> Answer {
        let seat = self.seat(seat)?;
        let level = level.unwrap_or(USUAL_BOT);
        let moves = self.moves(seat);
        if moves.is_empty() {
            return Err(refused(format!("seat {seat} owes no decision")));
        }
        let game_seed = self.record.as_ref().map_or("", |record| record.fairness.secret());
        let seed = tools::bot_seed(game_seed, &self.bots_asked.to_string()).map_err(failed)?;
        let mut bot = bots::bot::<G>(level, seed).map_err(failed)?;
        self.bots_asked += 1;
        let chosen = bot.choose(&Sight::new(&self.position, seat), &moves);
        let mv = moves.get(chosen).ok_or_else(|| refused(format!("{level} found no move")))?;
        let mut answer = json!({ "move": mv.to_string() });
        if play {
            answer["events"] = self.make(seat, mv)?;
        }
        Ok(answer)
    }

    fn view(&self, seat: Option<Seat>) -> Answer {
        let seat = seat.map(|seat| self.at_the_table(seat)).transpose()?;
        let view = self.position.view(seat.map_or(Viewer::Spectator, Viewer::Seat));
        Ok(json!({ "view": serde_json::to_value(view).map_err(failed)? }))
    }

    fn state(&self) -> Answer {
        Ok(json!({ "state": serde_json::to_value(&self.position).map_err(failed)? }))
    }

    fn undo(&mut self) -> Answer {
        let Some(before) = self.past.pop() else {
            return Err(refused("there is no move to take back"));
        };
        self.position = before;
        let undone = self.record.as_mut().and_then(|record| record.entries.pop());
        Ok(undone.map_or_else(|| json!({}), |entry| json!({ "seat": entry.seat, "move": entry.mv })))
    }

    fn record(&self) -> Answer {
        let Some(record) = &self.record else {
            return Err(refused(
                "this game began with a loaded state: its seed is not known, so it has no record",
            ));
        };
        let standing = tools::standing(&self.position);
        Ok(json!({ "record": Record { standing, ..record.clone() }.to_string() }))
    }

    fn scores(&self) -> Answer {
        let view = self.position.view(Viewer::Spectator);
        let seats = Seat::all(self.position.players());
        let scores: Map<_, _> = seats.map(|seat| (seat.to_string(), G::score(&view, seat).into())).collect();
        let standing = tools::standing(&self.position);
        Ok(json!({ "over": standing.is_some(), "scores": scores, "standing": standing }))
    }
}

fn texts(moves: &[impl ToString]) -> Value {
    moves.iter().map(ToString::to_string).collect()
}

fn failed(error: impl ToString) -> Value {
    refused(error.to_string())
}
