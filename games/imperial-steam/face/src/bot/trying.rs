//! Moves are tried on the table, carried on to the end of their action, and compared by what the table is worth then.

use imperial_steam::{Move, Phase, Position, View};
use kernel::{Events, Rules, Seat, imagine_any};

use super::candidates::{candidates, is_free};
use super::outlook::{Outlook, Routes};
use super::prospect::Prospect;
use super::scripts::{SCRIPTS, Script};

/// What has to be gained by a step that nobody has to make.
const MARGIN: f32 = 0.5;
/// A delivery that can be made is made, unless it costs more than this by the best plan.
const PATIENCE: f32 = 15.0;
/// How many moves are thought through after a glance at each.
const FAVOURITES: usize = 6;
/// The most steps that an action is carried on by: orders, goods, points.
const STEPS: usize = 16;

/// A way to go and a script to go by.
#[derive(Clone, Copy)]
struct Plan {
    by_hub: bool,
    script: &'static Script,
}

struct Trial<'a> {
    seat: Seat,
    outlook: &'a Outlook,
    /// The plan by which things are judged at a glance.
    plan: Plan,
}

/// A Main Action, perhaps one that a free action makes possible; or a free action by itself.
struct Idea {
    first: Option<Move>,
    action: Move,
    worth: f32,
}

pub(super) fn choose(view: &View, seat: Seat, moves: &[Move]) -> Move {
    // Nothing that is hidden decides anything: any guess will do.
    let position: Position = imagine_any(view);
    let table = position.table();
    let outlook = Outlook::of(table, seat);
    let (now, plan) = best_plan(&position, &outlook);
    let mut trial = Trial { seat, outlook: &outlook, plan };
    if table.phase != Phase::Before || table.is_interrupted() {
        return trial.best_step(&position, now, moves).unwrap_or(Move::End);
    }
    let deliveries = moves.iter().filter(|mv| matches!(mv, Move::Deliver { .. }));
    let best = deliveries.map(|mv| (*mv, trial.think(&position, mv))).max_by(|a, b| a.1.total_cmp(&b.1));
    if let Some((delivery, after)) = best
        && after > now - PATIENCE
    {
        return delivery;
    }
    trial.best_action(&position, moves).unwrap_or(moves[0])
}

impl Trial<'_> {
    /// The best Main Action, or the free action to take before it.
    fn best_action(&mut self, position: &Position, moves: &[Move]) -> Option<Move> {
        let mut ideas = Vec::new();
        self.glance_at_all(position, None, moves, &mut ideas);
        for free in moves.iter().filter(|mv| matches!(mv, Move::Sell | Move::Access(_))) {
            let Some((then, worth)) = self.carry_out(position, free) else { continue };
            ideas.push(Idea { first: None, action: *free, worth: worth - MARGIN });
            let mut more = Vec::new();
            then.moves(self.seat, &mut more);
            more.retain(|mv| !moves.contains(mv));
            self.glance_at_all(&then, Some(*free), &more, &mut ideas);
        }
        ideas.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        ideas.truncate(FAVOURITES);
        let mut best: Option<(Move, f32)> = None;
        for idea in &ideas {
            let worth = match &idea.first {
                None => self.think(position, &idea.action),
                Some(first) => self
                    .carry_out(position, first)
                    .map_or(f32::MIN, |(then, _)| self.think(&then, &idea.action)),
            };
            if best.is_none_or(|(_, most)| worth > most + MARGIN) {
                best = Some((idea.first.unwrap_or(idea.action), worth));
            }
        }
        best.map(|(mv, _)| mv)
    }

    /// Every Main Action that is worth a look.
    fn glance_at_all(
        &mut self,
        position: &Position,
        first: Option<Move>,
        moves: &[Move],
        ideas: &mut Vec<Idea>,
    ) {
        for action in candidates(position, self.seat, moves) {
            if let Some((_, worth)) = self.carry_out(position, &action) {
                ideas.push(Idea { first, action, worth });
            }
        }
    }

    /// What comes of a move and of the rest of its action, by the best plan for what is on the table then.
    fn think(&mut self, position: &Position, mv: &Move) -> f32 {
        self.carry_out(position, mv).map_or(f32::MIN, |(then, _)| best_plan(&then, self.outlook).0)
    }

    fn glance(&self, position: &Position) -> f32 {
        worth_by(position, self.outlook, self.plan)
    }

    fn play(&mut self, position: &mut Position, mv: &Move) -> bool {
        position.play(self.seat, mv, &mut Events::ignored()).is_ok()
    }

    /// What is on the table after a move and the rest of its action, which is carried on as long as that is of use; and
    /// what it is worth at a glance.
    fn carry_out(&mut self, position: &Position, mv: &Move) -> Option<(Position, f32)> {
        let mut then = position.clone();
        if !self.play(&mut then, mv) {
            return None;
        }
        let mut worth = self.glance(&then);
        let mut moves = Vec::new();
        for _ in 0..STEPS {
            let table = then.table();
            let begun = table.is_interrupted() || !matches!(table.phase, Phase::Before | Phase::After);
            if !begun || !table.asked().contains(self.seat) {
                break;
            }
            moves.clear();
            then.moves(self.seat, &mut moves);
            let Some((next, after)) = self.next_step(&then, worth, &moves) else { break };
            if !self.play(&mut then, &next) {
                break;
            }
            worth = after;
        }
        Some((then, worth))
    }

    /// The best next step of what was begun, at a glance; `None` when it is best to leave it at that.
    fn next_step(&mut self, position: &Position, now: f32, moves: &[Move]) -> Option<(Move, f32)> {
        let mut best: Option<(Move, f32)> = None;
        for mv in candidates(position, self.seat, moves) {
            let mut then = position.clone();
            if self.play(&mut then, &mv) {
                let worth = self.glance(&then);
                if best.is_none_or(|(_, most)| worth > most) {
                    best = Some((mv, worth));
                }
            }
        }
        best.filter(|(_, worth)| !moves.contains(&Move::End) || *worth > now + MARGIN)
    }

    /// The best next step of what was begun, free actions included, thought through.
    fn best_step(&mut self, position: &Position, now: f32, moves: &[Move]) -> Option<Move> {
        let free = moves.iter().copied().filter(is_free);
        let mut best: Option<(Move, f32)> = None;
        for mv in candidates(position, self.seat, moves).chain(free) {
            let worth = self.think(position, &mv);
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((mv, worth));
            }
        }
        best.filter(|(_, worth)| !moves.contains(&Move::End) || *worth > now + MARGIN).map(|(mv, _)| mv)
    }
}

/// Asks for something about the routes on a table.
fn with_routes<T>(position: &Position, outlook: &Outlook, ask: impl FnOnce(&Routes) -> T) -> T {
    match outlook.known(position.table()) {
        Some(routes) => ask(routes),
        None => ask(&outlook.find(position.table())),
    }
}

/// What a table is worth by the best plan, and which that is.
fn best_plan(position: &Position, outlook: &Outlook) -> (f32, Plan) {
    with_routes(position, outlook, |routes| {
        let prospect = Prospect::new(position, outlook, &routes.direct);
        let mut best = (f32::MIN, Plan { by_hub: false, script: &SCRIPTS[0] });
        for (by_hub, legs) in [(false, Some(&routes.direct)), (true, routes.by_hub.as_ref())] {
            let Some(legs) = legs else { continue };
            for script in &SCRIPTS {
                let worth = Prospect { legs, ..prospect.clone() }.play_out(script);
                if worth > best.0 {
                    best = (worth, Plan { by_hub, script });
                }
            }
        }
        best
    })
}

/// What a table is worth by this plan.
fn worth_by(position: &Position, outlook: &Outlook, plan: Plan) -> f32 {
    with_routes(position, outlook, |routes| {
        let by_hub = routes.by_hub.as_ref().filter(|_| plan.by_hub);
        Prospect::new(position, outlook, by_hub.unwrap_or(&routes.direct)).play_out(plan.script)
    })
}
