//! Moves are tried on the table, carried on to the end of their action, and compared by what the table is worth then.

use imperial_steam::{Event, Move, Position, Stage, View};
use kernel::{Rules, Seat, Stream};

use super::candidates::{candidates, is_free};
use super::outlook::{Outlook, Routes};
use super::prospect::Prospect;
use super::scripts::{SCRIPTS, Script};

/// What has to be gained by a step that nobody has to make.
const MARGIN: f32 = 0.5;
/// A delivery that can be made is made, if it costs no more than this by all that is planned.
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
    /// The plan by which things are judged at a glance; `None` to look for the best.
    plan: Option<Plan>,
    events: Vec<Event>,
}

/// A Main Action, perhaps after a free one.
struct Idea {
    first: Option<Move>,
    action: Move,
    worth: f32,
}

pub(super) fn choose(view: &View, seat: Seat, moves: &[Move]) -> Move {
    // Nothing that is hidden decides anything: any guess will do.
    let position = view.imagine(&mut Stream::from_seed([0; 32]));
    let table = position.table();
    let outlook = Outlook::of(table, seat);
    let (now, plan) = best_plan(&position, &outlook);
    let mut trial = Trial { seat, outlook: &outlook, plan: None, events: Vec::new() };
    if table.stage != Stage::Before || table.points > 0 || table.player(seat).overflow() > 0 {
        return trial.step(&position, now, moves, true).map_or(Move::End, |(mv, _)| mv);
    }
    let deliveries = moves.iter().filter(|mv| matches!(mv, Move::Deliver { .. }));
    let best = deliveries.map(|mv| (*mv, trial.try_one(&position, mv))).max_by(|a, b| a.1.total_cmp(&b.1));
    if let Some((delivery, after)) = best
        && after > now - PATIENCE
    {
        return delivery;
    }
    trial.best_action(&position, moves, plan).unwrap_or(moves[0])
}

impl Trial<'_> {
    /// The best Main Action, or the free action to take before it.
    fn best_action(&mut self, position: &Position, moves: &[Move], plan: Plan) -> Option<Move> {
        self.plan = Some(plan);
        let mut ideas = Vec::new();
        self.glance(position, None, moves, &mut ideas);
        for free in moves.iter().filter(|mv| matches!(mv, Move::Sell | Move::Access(_))) {
            if let Some(then) = self.after(position, free) {
                let mut more = Vec::new();
                then.moves(self.seat, &mut more);
                self.glance(&then, Some(*free), &more, &mut ideas);
            }
        }
        ideas.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        ideas.truncate(FAVOURITES);
        self.plan = None;
        let mut best: Option<(Move, f32)> = None;
        for idea in &ideas {
            let worth = match &idea.first {
                None => self.try_one(position, &idea.action),
                Some(first) => {
                    self.after(position, first).map_or(f32::MIN, |then| self.try_one(&then, &idea.action))
                }
            };
            if best.is_none_or(|(_, most)| worth > most + MARGIN) {
                best = Some((idea.first.unwrap_or(idea.action), worth));
            }
        }
        best.map(|(mv, _)| mv)
    }

    /// Every Main Action that is worth a look.
    fn glance(&mut self, position: &Position, first: Option<Move>, moves: &[Move], ideas: &mut Vec<Idea>) {
        for action in candidates(position, self.seat, moves) {
            ideas.push(Idea { first, action, worth: self.try_one(position, &action) });
        }
    }

    fn worth(&self, position: &Position) -> f32 {
        match self.plan {
            Some(plan) => worth_by(position, self.outlook, plan),
            None => best_plan(position, self.outlook).0,
        }
    }

    fn play(&mut self, position: &mut Position, mv: &Move) -> bool {
        self.events.clear();
        position.play(self.seat, mv, &mut self.events).is_ok()
    }

    /// What is on the table after a move and the rest of its action.
    fn after(&mut self, position: &Position, mv: &Move) -> Option<Position> {
        let mut then = position.clone();
        self.play(&mut then, mv).then(|| {
            self.settle(&mut then);
            then
        })
    }

    /// What comes of a move and of the rest of its action.
    fn try_one(&mut self, position: &Position, mv: &Move) -> f32 {
        let mut then = position.clone();
        if self.play(&mut then, mv) { self.settle(&mut then) } else { f32::MIN }
    }

    /// Carries an action on as long as that is of use.
    fn settle(&mut self, position: &mut Position) -> f32 {
        let mut now = self.worth(position);
        let mut moves = Vec::new();
        for _ in 0..STEPS {
            let table = position.table();
            if !table.owing().contains(self.seat) {
                break;
            }
            let asked = table.points > 0 || table.player(self.seat).overflow() > 0;
            if !asked && matches!(table.stage, Stage::Before | Stage::After) {
                break;
            }
            moves.clear();
            position.moves(self.seat, &mut moves);
            let Some((mv, after)) = self.step(position, now, &moves, false) else { break };
            if !self.play(position, &mv) {
                break;
            }
            now = after;
        }
        now
    }

    /// The best next step of what was begun, thought through or at a glance; `None` when it is best to leave it at that.
    fn step(&mut self, position: &Position, now: f32, moves: &[Move], thorough: bool) -> Option<(Move, f32)> {
        let free = moves.iter().copied().filter(|mv| thorough && is_free(mv));
        let mut best: Option<(Move, f32)> = None;
        for mv in candidates(position, self.seat, moves).chain(free) {
            let mut then = position.clone();
            if !self.play(&mut then, &mv) {
                continue;
            }
            let after = if thorough { self.settle(&mut then) } else { self.worth(&then) };
            if best.is_none_or(|(_, most)| after > most) {
                best = Some((mv, after));
            }
        }
        let must = !moves.contains(&Move::End);
        best.filter(|(_, after)| must || *after > now + MARGIN)
    }
}

/// Gives the routes on a table to whoever asks for them.
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
