//! One game from its layout to its standing.

use kernel::{Fairness, Happening, MOST_MOVES, Seat, Sight, Turn, Writer};

use super::tally::{Tally, Wide};
use super::{Keep, Plan, SimError, Stuck, StuckGame};
use crate::Greedy;

/// What one thread plays with, kept from game to game so that nothing is allocated for a decision.
pub(super) struct Playing<'a, G: Greedy> {
    plan: &'a Plan<G>,
    keep: Option<Keep<'a>>,
    moves: Vec<G::Move>,
    events: Vec<G::Event>,
    /// What was played, when the record is wanted.
    played: Vec<(Seat, G::Move)>,
}

impl<'a, G: Greedy> Playing<'a, G> {
    pub(super) fn new(plan: &'a Plan<G>, keep: Option<Keep<'a>>) -> Self {
        Self { plan, keep, moves: Vec::new(), events: Vec::new(), played: Vec::new() }
    }

    pub(super) fn play(&mut self, number: u64, tally: &mut Tally<G>) -> Result<(), SimError> {
        let plan = self.plan;
        let secret = || format!("{}/{number}", plan.seed);
        let fairness = Fairness::new(secret()).map_err(|_| SimError::Seed)?;
        self.events.clear();
        self.played.clear();
        let mut position =
            G::start(&plan.setup, fairness.draws(), &mut self.events).map_err(SimError::Setup)?;
        let mut bots = (0..position.players())
            .map(|seat| crate::bot::<G>(level(plan, seat), bot_seed(&secret(), seat)?).map_err(Into::into))
            .collect::<Result<Vec<_>, SimError>>()?;

        for decision in 1.. {
            let seat = match position.turn() {
                Turn::Over(standing) => {
                    tally.count(&plan.levels, &standing, decision - 1);
                    break;
                }
                Turn::Owed { seats, .. } => seats.iter().next(),
            };
            self.moves.clear();
            let stuck = match seat {
                None => Some(Stuck::NobodyAsked),
                Some(_) if decision > MOST_MOVES as u64 => Some(Stuck::Endless),
                Some(seat) => {
                    position.moves(seat, &mut self.moves);
                    self.moves.is_empty().then_some(Stuck::NoMove { seat })
                }
            };
            let (Some(seat), None) = (seat, stuck) else {
                let (secret, decisions) = (secret(), decision - 1);
                tally.stuck.extend(stuck.map(|why| StuckGame { game: number, secret, decisions, why }));
                break;
            };
            if self.moves.len() > tally.widest.as_ref().map_or(0, |wide| wide.moves) {
                let position = position.clone();
                tally.widest = Some(Wide { moves: self.moves.len(), game: number, decision, position, seat });
            }
            let chosen = bots[seat.index()].choose(&Sight::new(&position, seat), &self.moves);
            let Some(mv) = self.moves.get(chosen) else {
                let level = level(plan, seat.index()).to_string();
                let listed = self.moves.len();
                return Err(SimError::IllegalChoice { secret: secret(), decision, level, chosen, listed });
            };
            self.events.clear();
            position.play(seat, mv, &mut self.events).map_err(|refusal| SimError::Refused {
                secret: secret(),
                decision,
                mv: mv.to_string(),
                refusal,
            })?;
            if plan.cards {
                for card in self.events.iter().filter_map(G::Event::uses) {
                    *tally.uses.entry(card).or_default() += 1;
                }
            }
            if plan.check {
                position.check().map_err(|broken| SimError::Broken { secret: secret(), decision, broken })?;
            }
            if self.keep.is_some() {
                self.played.push((seat, mv.clone()));
            }
        }
        self.keep_record(number, fairness)
    }

    /// The moves are played once more, this time with somebody who writes them down.
    fn keep_record(&self, number: u64, fairness: Fairness) -> Result<(), SimError> {
        let Some(keep) = self.keep else { return Ok(()) };
        let secret = fairness.secret().to_string();
        let (mut writer, _) = Writer::<G>::start(&self.plan.setup, fairness).map_err(SimError::Setup)?;
        for (at, (seat, mv)) in self.played.iter().enumerate() {
            writer.play(*seat, mv).map_err(|refusal| SimError::Refused {
                secret: secret.clone(),
                decision: at as u64 + 1,
                mv: mv.to_string(),
                refusal,
            })?;
        }
        keep(number, writer.record()).map_err(|source| SimError::Keep { secret, source })
    }
}

pub(super) fn level<G: Greedy>(plan: &Plan<G>, seat: usize) -> &str {
    &plan.levels[seat % plan.levels.len()]
}

/// The seed of a bot follows from the game's secret, and says nothing about the game's own draws.
fn bot_seed(secret: &str, seat: usize) -> Result<[u8; 32], SimError> {
    let fairness = Fairness::new(format!("{secret}/bot {seat}")).map_err(|_| SimError::Seed)?;
    Ok(fairness.draws().draw(kernel::Stream::seed))
}
