//! A match without its type.

use std::sync::Arc;

use guide::WhyNot;
use kernel::{Committed, Events, MoveOf, NotationError, Record, Refusal, Rules, Seat, Step, Turn, Viewer};
use words::Words;

use super::{
    Drafted, Game, GameError, Match, MoveError, Origin, PlayOutcome, PositionSnapshot, Told, no_more_moves,
    record, snapshot,
};
use crate::scene::Scene;
use crate::scene_builder::{self, SceneRequest};
use crate::{DraftText, Playable, bots};

impl<F: Playable> Game for Match<F> {
    fn boxed(&self) -> Box<dyn Game> {
        Box::new(self.clone())
    }

    fn turn(&self) -> Turn {
        self.now.position.turn()
    }

    fn move_count(&self) -> usize {
        self.moves.len()
    }

    fn round(&self) -> u32 {
        self.rounds.last().map_or(0, |last| last.round)
    }

    fn has_secrets(&self) -> bool {
        F::HAS_SECRETS && F::hides(&self.now.position.view(Viewer::Spectator))
    }

    fn draft_base(&self, seat: Seat) -> usize {
        self.now.changed[seat.index()]
    }

    fn push(&mut self, seat: Seat, mv: &str) -> Result<(), MoveError> {
        if self.is_full() {
            return Err(no_more_moves().into());
        }
        let mv = mv.parse().map_err(|NotationError(why)| MoveError::Text(why))?;
        Ok(self.play(seat, mv, &mut Events::new())?)
    }

    fn push_telling(&mut self, seat: Seat, mv: &str) -> Result<Vec<Told>, MoveError> {
        if self.is_full() {
            return Err(no_more_moves().into());
        }
        let mv = mv.parse().map_err(|NotationError(why)| MoveError::Text(why))?;
        let mut events = Events::new();
        self.play(seat, mv, &mut events)?;
        Ok(events.iter().map(Told::of).collect())
    }

    fn opening(&self) -> Vec<Told> {
        let mut events = Events::new();
        if let Some(Origin { setup, fairness }) = &self.origin {
            // It could be laid out once.
            let _ = F::Rules::start(setup, fairness.draws(), &mut events);
        }
        events.iter().map(Told::of).collect()
    }

    fn players(&self) -> usize {
        self.now.position.players()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut moves = Vec::new();
        self.now.position.moves(seat, &mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    fn view(&self, viewer: Viewer) -> serde_json::Value {
        // A view is plain data.
        serde_json::to_value(self.now.position.view(viewer)).unwrap_or_default()
    }

    fn state(&self) -> serde_json::Result<serde_json::Value> {
        serde_json::to_value(&self.now.position)
    }

    fn scores(&self) -> Vec<Option<i32>> {
        let view = self.now.position.view(Viewer::Spectator);
        Seat::all(self.players()).map(|seat| F::score(&view, seat)).collect()
    }

    fn settled(&self) -> usize {
        self.now.settled
    }

    fn take_back(&mut self, to: usize) {
        self.now = self.at_move(to);
        self.moves.truncate(to);
        self.log_cache = Arc::default();
        self.checkpoints.retain(|checkpoint| checkpoint.reached.move_count <= to);
        let checkpoint = self.checkpoint(to);
        let (mut history, move_count) = (checkpoint.history, checkpoint.reached.move_count);
        for (seat, mv) in &self.moves[move_count..] {
            history.follow(*seat, mv);
        }
        self.history = history;
        self.rounds.retain(|round| round.move_count <= to);
    }

    fn draft(&self, seat: Seat, draft: &DraftText, mv: &str, for_good: bool) -> Drafted {
        let read: MoveOf<F> = mv.parse().map_err(|NotationError(why)| MoveError::Text(why))?;
        let mut played = self.resume(seat, draft);
        let draft = draft.first(played.moves().len());
        let view = played.position().view(Viewer::Seat(seat));
        match played.play(read.clone()).map_err(Refusal::from)? {
            Step::Played(_) if F::closes(&view, seat, &read) => {
                Ok(PlayOutcome::Committed(notation(&played.commit())))
            }
            Step::Played(_) => Ok(PlayOutcome::Drafted(draft.with(read.to_string()))),
            Step::Reveals if for_good || F::closes(&view, seat, &read) => {
                Ok(PlayOutcome::Committed(notation(&played.play_for_good(read).map_err(Refusal::from)?)))
            }
            Step::Reveals => Ok(PlayOutcome::NeedsConfirmation(draft.waiting_for(read.to_string()))),
        }
    }

    fn whole_turn(&self, seat: Seat, draft: &DraftText) -> Option<Vec<String>> {
        let mut played = self.resume(seat, draft);
        let standing = played.moves().len();
        match draft.moves.get(standing..)? {
            [] => (played.can_undo() && !played.is_owed()).then(|| notation(&played.commit())),
            // A blind bid that has become the last one since its page was made, and so opens them all. What is played
            // is still what the page showed.
            [last] => Some(notation(&played.play_for_good(last.parse().ok()?).ok()?)),
            _ => None,
        }
    }

    fn why_not(&self, seat: Seat, draft: &DraftText, spot: &str) -> Option<WhyNot> {
        let drafted = self.resume(seat, draft);
        F::why_not(&drafted.position().view(Viewer::Seat(seat)), seat, spot)
    }

    fn scene(&self, look: &SceneRequest<'_>, words: &Words) -> Scene {
        scene_builder::scene(self, look, words)
    }

    fn bot(&self, seat: Seat, level: &str, chance: [u8; 32]) -> Option<String> {
        bots::choose::<F>(&self.now.position, seat, level, chance)
    }

    fn data(&self, viewer: Viewer) -> serde_json::Value {
        let moves = match viewer {
            Viewer::Seat(seat) => self.legal(seat),
            Viewer::Spectator => Vec::new(),
        };
        serde_json::json!({
            "turn": self.turn(),
            "made": self.move_count(),
            "view": self.view(viewer),
            "moves": moves,
        })
    }

    fn record(&self) -> Result<Record, GameError> {
        record::write(self)
    }

    fn moves(&self, upto: usize) -> Vec<(Seat, String)> {
        self.moves.iter().take(upto).map(|(seat, mv)| (*seat, mv.to_string())).collect()
    }

    fn snapshots_after(&self, move_count: usize) -> Vec<PositionSnapshot> {
        snapshot::write(
            self,
            self.checkpoints_to_keep().filter(|checkpoint| checkpoint.reached.move_count > move_count),
        )
    }
}

fn notation(committed: &Committed<impl Rules>) -> Vec<String> {
    committed.moves.iter().map(|played| played.mv.to_string()).collect()
}
