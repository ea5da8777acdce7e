//! Moves are tried, carried on to the end of their action, and compared by what the table is worth then.

use imperial_steam::{Crew, Event, Good, Hub, Move, Position, Stage, View, Worker};
use kernel::{Rules, Seat, Stream};

use super::outlook::Outlook;
use super::worth::worth;

/// What must be gained at least for a step that nobody has to make.
const MARGIN: f32 = 0.5;
/// The most steps that an action is carried on by: orders, goods, points.
const STEPS: usize = 16;

struct Trial<'a> {
    seat: Seat,
    outlook: &'a Outlook,
    events: Vec<Event>,
}

pub(super) fn choose(view: &View, seat: Seat, moves: &[Move]) -> Move {
    // Nothing that is hidden decides anything: any guess will do.
    let position = view.imagine(&mut Stream::from_seed([0; 32]));
    let outlook = Outlook::of(position.table(), seat);
    let mut trial = Trial { seat, outlook: &outlook, events: Vec::new() };
    let now = worth(&position, &outlook);
    if position.table().stage != Stage::Before || position.table().points > 0 || moves.iter().any(|mv| matches!(mv, Move::Discard(_))) {
        return trial.step(&position, now, moves, true).map_or(Move::End, |(mv, _)| mv);
    }
    let deliveries = moves.iter().filter(|mv| matches!(mv, Move::Deliver { .. }));
    let best = deliveries.map(|mv| (*mv, trial.try_one(&position, mv))).max_by(|a, b| a.1.total_cmp(&b.1));
    if let Some((delivery, after)) = best
        && after > now
    {
        return delivery;
    }
    let (mut chosen, mut most) = trial.best_action(&position, moves).unwrap_or((moves[0], f32::MIN));
    for free in moves.iter().filter(|mv| matches!(mv, Move::Sell | Move::Access(_))) {
        let mut then = position.clone();
        if then.play(seat, free, &mut trial.events).is_err() {
            continue;
        }
        trial.settle(&mut then);
        let mut more = Vec::new();
        then.moves(seat, &mut more);
        if let Some((_, after)) = trial.best_action(&then, &more)
            && after > most + MARGIN
        {
            (chosen, most) = (*free, after);
        }
    }
    chosen
}

impl Trial<'_> {
    /// The best Main Action, carried on to its end.
    fn best_action(&mut self, position: &Position, moves: &[Move]) -> Option<(Move, f32)> {
        let mut best: Option<(Move, f32)> = None;
        for mv in candidates(position, self.seat, moves) {
            let after = self.try_one(position, &mv);
            if best.is_none_or(|(_, most)| after > most) {
                best = Some((mv, after));
            }
        }
        best
    }

    /// What comes of a move and of the rest of its action.
    fn try_one(&mut self, position: &Position, mv: &Move) -> f32 {
        let mut then = position.clone();
        self.events.clear();
        if then.play(self.seat, mv, &mut self.events).is_err() {
            return f32::MIN;
        }
        self.settle(&mut then)
    }

    /// Carries an action on as long as that is of use.
    fn settle(&mut self, position: &mut Position) -> f32 {
        let mut now = worth(position, self.outlook);
        let mut moves = Vec::new();
        for _ in 0..STEPS {
            let table = position.table();
            if table.is_over() || table.must_discard().unwrap_or(table.active) != self.seat {
                break;
            }
            let asked = table.points > 0 || table.player(self.seat).overflow() > 0;
            if !asked && matches!(table.stage, Stage::Before | Stage::After) {
                break;
            }
            moves.clear();
            position.moves(self.seat, &mut moves);
            let Some((mv, after)) = self.step(position, now, &moves, false) else { break };
            self.events.clear();
            if position.play(self.seat, &mv, &mut self.events).is_err() {
                break;
            }
            now = after;
        }
        now
    }

    /// The best next step of what has been begun; `None` when it is best to leave it at that.
    fn step(&mut self, position: &Position, now: f32, moves: &[Move], free: bool) -> Option<(Move, f32)> {
        let must = !moves.contains(&Move::End);
        let mut best: Option<(Move, f32)> = None;
        for mv in candidates(position, self.seat, moves).chain(moves.iter().copied().filter(|mv| free && is_free(mv))) {
            let mut then = position.clone();
            self.events.clear();
            if then.play(self.seat, &mv, &mut self.events).is_err() {
                continue;
            }
            let after = if free { self.settle(&mut then) } else { worth(&then, self.outlook) };
            if best.is_none_or(|(_, most)| after > most) {
                best = Some((mv, after));
            }
        }
        best.filter(|(_, after)| must || *after > now + MARGIN)
    }
}

const fn is_free(mv: &Move) -> bool {
    matches!(mv, Move::Sell | Move::Deliver { .. } | Move::Access(_))
}

/// The moves that are worth a look; of those that differ only in who works or where, the likeliest.
fn candidates<'a>(position: &'a Position, seat: Seat, moves: &'a [Move]) -> impl Iterator<Item = Move> + 'a {
    let table = position.table();
    let player = table.player(seat);
    let highest = |area: [u8; 3]| (1..=3u8).rev().find(|level| area[usize::from(*level) - 1] > 0).unwrap_or(0);
    let likely = [(highest(player.training), false), (highest(player.working), true)];
    let gifts = Hub::ALL.map(|hub| table.hub(hub).influence.saturating_sub(player.influence));
    moves.iter().enumerate().filter(move |(at, mv)| match **mv {
        Move::Build { link, crew } => {
            let same = moves[..*at].iter().rev().take_while(|other| matches!(other, Move::Build { link: l, .. } if *l == link));
            let later = moves[*at + 1..].iter().take_while(|other| matches!(other, Move::Build { link: l, .. } if *l == link));
            let strain = strain(crew);
            let of = |other: &Move| if let Move::Build { crew, .. } = other { self::strain(*crew) } else { u32::MAX };
            same.map(of).all(|other| other > strain) && later.map(of).all(|other| other >= strain)
        }
        Move::Factory { site, good, worker: Worker { level, working } } => {
            let price = |site: imperial_steam::Site| {
                table.site_cost(site).map(|cost| table.price_on_site(site.city, cost, good))
            };
            likely.contains(&(level, working))
                && !moves[..*at].iter().any(|other| {
                    matches!(other, Move::Factory { site: earlier, good: same, worker }
                        if *same == good && worker.level == level && worker.working == working
                        && price(*earlier) <= price(site))
                })
        }
        Move::Give(guldens) => guldens == 10 || gifts.contains(&((guldens / 10) as u8)) && guldens > 0,
        Move::End => false,
        mv => !is_free(&mv),
    }).map(|(_, mv)| *mv)
}

/// How much a crew loses: experience that is not needed, and training that is missed.
fn strain(crew: Crew) -> u32 {
    let [first, second, _] = crew.0;
    u32::from(crew.experience()) * 3 + 2 * u32::from(first) + 2 * u32::from(second)
}

#[allow(dead_code)]
const fn unused(_: Good) {}
