//! Moves are tried on an imagined table, carried on to the end of the turn, and compared by what the table is worth then.

use empyreal::{Frame, Move, Phase, Position, Table, View};
use kernel::{Events, Rules, Seat, imagine_any};

use super::worth::{Outlook, gain_of_car, worth};

/// How many answers to the questions that follow a move are looked through.
const DEPTH: usize = 2;
/// How many moves are carried on to the end of the turn, after a glance at all.
const FAVOURITES: usize = 3;
/// How many answers are looked at in a question that follows another.
const ANSWERS: usize = 14;
/// The most steps that a turn is carried on by.
const STEPS: usize = 24;

/// A turn in which the conductor stays where it is brings no delivery nearer.
const STANDING_STILL: f32 = 0.6;
/// A specialist is used for something.
const NEEDLESS: f32 = 0.05;

struct Trial {
    seat: Seat,
    outlook: Outlook,
}

/// The move to make.
pub(super) fn choose(view: &View, seat: Seat, moves: &[Move]) -> usize {
    // Of what is hidden only the specialists matter, and those that could be found are as good as those that will be.
    let position: Position = imagine_any(view);
    let outlook = Outlook::of(position.table(), seat);
    let mut trial = Trial { seat, outlook };
    trial.choose(&position, moves)
}

impl Trial {
    fn choose(&mut self, position: &Position, moves: &[Move]) -> usize {
        if let Some(all) = moves.iter().position(|mv| *mv == Move::TakeAll) {
            return all;
        }
        if position.table().phase == Phase::Companies {
            return self.best_company(position, moves);
        }
        let at_leisure = begins(position.table());
        let favourites =
            if at_leisure { (0..moves.len()).collect() } else { self.favourites(position, moves) };
        let mut best = (favourites.first().copied().unwrap_or(0), f32::MIN);
        for index in favourites {
            let Some(then) = self.after(position, &moves[index]) else { continue };
            let worth = self.carried_on(then, at_leisure) - price_of_time(&moves[index]);
            if worth > best.1 {
                best = (index, worth);
            }
        }
        best.0
    }

    /// The company with the best place for its headquarters, as far as the others leave it, and the best Captain.
    fn best_company(&mut self, position: &Position, moves: &[Move]) -> usize {
        let mut best = (0, f32::MIN);
        let mut others = Vec::new();
        for (index, mv) in moves.iter().enumerate() {
            let Some(mut then) = self.after(position, mv) else { continue };
            while let Some(other) = then.table().asked_seat().filter(|asked| *asked != self.seat) {
                others.clear();
                then.moves(other, &mut others);
                let Some(any) = others.first() else { break };
                if then.play(other, any, &mut Events::ignored()).is_err() {
                    break;
                }
            }
            let worth = self.carried_on(then, false);
            if worth > best.1 {
                best = (index, worth);
            }
        }
        best.0
    }

    /// The moves that look best.
    fn favourites(&mut self, position: &Position, moves: &[Move]) -> Vec<usize> {
        let mut glanced: Vec<(usize, f32)> = Vec::with_capacity(moves.len());
        for (index, mv) in moves.iter().enumerate() {
            if let Some(then) = self.after(position, mv) {
                glanced.push((index, self.glance(&then, DEPTH - 1)));
            }
        }
        glanced.sort_by(|one, other| other.1.total_cmp(&one.1));
        glanced.truncate(FAVOURITES);
        glanced.into_iter().map(|(index, _)| index).collect()
    }

    fn after(&mut self, position: &Position, mv: &Move) -> Option<Position> {
        let mut then = position.clone();
        self.play(&mut then, mv).then_some(then)
    }

    fn play(&mut self, position: &mut Position, mv: &Move) -> bool {
        position.play(self.seat, mv, &mut Events::ignored()).is_ok()
    }

    fn worth(&self, position: &Position) -> f32 {
        worth(position.table(), self.seat, &self.outlook)
    }

    /// What a table is worth when the card that is under way has been carried out, with so many of its questions looked
    /// through.
    fn glance(&mut self, position: &Position, depth: usize) -> f32 {
        if !self.in_a_card(position.table()) {
            return self.worth(position);
        }
        match self.best(position, depth) {
            Some((_, worth)) => worth,
            None => self.worth(position),
        }
    }

    /// The best answer at a glance.
    fn best(&mut self, position: &Position, depth: usize) -> Option<(Move, f32)> {
        let mut moves = Vec::new();
        position.moves(self.seat, &mut moves);
        let narrowed = self.narrow(position.table(), &moves);
        if let [only] = narrowed.as_slice() {
            let then = self.after(position, &moves[*only])?;
            return Some((moves[*only], self.glance(&then, depth)));
        }
        if depth == 0 {
            return None;
        }
        let mut best: Option<(Move, f32)> = None;
        let every = narrowed.len().div_ceil(if depth < DEPTH { ANSWERS } else { 4 * ANSWERS });
        for index in narrowed.into_iter().step_by(every.max(1)) {
            let Some(then) = self.after(position, &moves[index]) else { continue };
            let worth = self.glance(&then, depth - 1);
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((moves[index], worth));
            }
        }
        best
    }

    /// The moves worth a look in what is only imagined, by their numbers: some questions are answered at once.
    fn narrow(&self, table: &Table, moves: &[Move]) -> Vec<usize> {
        let (player, taste) = (table.player(self.seat), &self.outlook.taste);
        let placing = match table.stack.last() {
            Some(Frame::Placing(car)) => Some(*car),
            _ => None,
        };
        let fetching = matches!(table.stack.last(), Some(Frame::Fetching { .. }));
        let at_once = |mv: &Move| match (*mv, placing) {
            (Move::TakeAll, _) => Some(f32::MAX),
            (Move::Claim(size), _) => Some(f32::from(size.points())),
            (Move::Keep(person), _) => Some(taste.person(person)),
            // Wherever in the network it comes, it can be delivered.
            (Move::Hex(_), _) if fetching => Some(0.0),
            (Move::Place(slot), Some(car)) => Some(gain_of_car(player, taste, slot, car)),
            _ => None,
        };
        let best = moves.iter().map(at_once).enumerate();
        let best = best.filter_map(|(index, worth)| Some((index, worth?))).max_by(|a, b| a.1.total_cmp(&b.1));
        match best {
            Some((only, _)) => vec![only],
            None => (0..moves.len()).collect(),
        }
    }

    /// Whether this seat is asked something about a card or a delivery, or places its headquarters.
    fn in_a_card(&self, table: &Table) -> bool {
        let under_way = !table.stack.is_empty() || matches!(table.phase, Phase::Headquarters { .. });
        under_way && table.asked_seat() == Some(self.seat)
    }

    /// Whether an answer is owed that a move has led to.
    fn in_the_middle(&self, table: &Table) -> bool {
        table.asked_seat() == Some(self.seat) && !begins(table)
    }

    /// What the table is worth at the end of the turn; `onwards`, also when the main action is still to be made.
    fn carried_on(&mut self, mut position: Position, onwards: bool) -> f32 {
        for _ in 0..STEPS {
            if !self.in_the_middle(position.table()) {
                break;
            }
            let Some((mv, _)) = self.best(&position, DEPTH) else { break };
            if !self.play(&mut position, &mv) {
                break;
            }
        }
        let table = position.table();
        if onwards && begins(table) && table.active == self.seat && table.asked_seat() == Some(self.seat) {
            return self.best_action(&position);
        }
        self.worth(&position)
    }

    /// What the table is worth after the best main action.
    fn best_action(&mut self, position: &Position) -> f32 {
        let mut moves = Vec::new();
        position.moves(self.seat, &mut moves);
        let mut best = f32::MIN;
        for mv in moves.iter().filter(|mv| !matches!(mv, Move::Use(_))) {
            if let Some(then) = self.after(position, mv) {
                best = best.max(self.carried_on(then, false) - price_of_time(mv));
            }
        }
        best
    }
}

fn price_of_time(mv: &Move) -> f32 {
    match mv {
        Move::Administrate => STANDING_STILL,
        Move::Use(_) => NEEDLESS,
        _ => 0.0,
    }
}

/// Whether a turn begins, or goes on after a specialist.
fn begins(table: &Table) -> bool {
    table.phase == Phase::Specialists && table.stack.is_empty()
}
