//! One game from its layout to its standing.

use kernel::{EventOf, Events, Fairness, Happening, MOST_MOVES, MoveOf, Rules, Seat, Sight, Turn, Writer};

use super::tally::{Tally, Wide};
use super::{Keep, Plan, SimError, Stuck, StuckGame};
use crate::{Bot, Greedy};

/// What one thread plays with, kept from game to game so that nothing is allocated for a decision.
pub(super) struct Playing<'a, F: Greedy> {
    plan: &'a Plan<F>,
    keep: Option<Keep<'a>>,
    moves: Vec<MoveOf<F>>,
    events: Events<EventOf<F>>,
    /// What was played, when the record is wanted.
    played: Vec<(Seat, MoveOf<F>)>,
}

impl<'a, F: Greedy> Playing<'a, F> {
    pub(super) fn new(plan: &'a Plan<F>, keep: Option<Keep<'a>>) -> Self {
        // Events are read only where cards are counted.
        let events = if plan.cards { Events::new() } else { Events::ignored() };
        Self { plan, keep, moves: Vec::new(), events, played: Vec::new() }
    }

    pub(super) fn play(&mut self, number: u64, tally: &mut Tally<F::Rules>) -> Result<(), SimError> {
        let plan = self.plan;
        let secret = || format!("{}/{number}", plan.seed);
        let fairness = Fairness::new(secret()).map_err(|_| SimError::Seed)?;
        self.events.clear();
        self.played.clear();
        let mut position =
            F::Rules::start(&plan.setup, fairness.draws(), &mut self.events).map_err(SimError::Setup)?;
        let mut bots = (0..position.players())
            .map(|seat| crate::bot::<F>(level(plan, seat), bot_seed(&secret(), seat)?).map_err(Into::into))
            .collect::<Result<Vec<_>, SimError>>()?;

        for decision in 1.. {
            let seat = match position.turn() {
                Turn::Over(standing) => {
                    tally.count(&plan.levels, &standing, decision - 1);
                    break;
                }
                Turn::Owed { seats, .. } => seats.iter().next(),
            };
            let choice = match seat {
                None => Err(Stuck::NobodyAsked),
                Some(_) if decision > MOST_MOVES as u64 => Err(Stuck::Endless),
                Some(seat) => Ok(choose(&mut *bots[seat.index()], &position, seat, &mut self.moves)),
            };
            let Choice { seat, listed, chosen, mv } = match choice.and_then(Choice::or_stuck) {
                Ok(choice) => choice,
                Err(why) => {
                    let (secret, decisions) = (secret(), decision - 1);
                    tally.stuck.push(StuckGame { game: number, secret, decisions, why });
                    break;
                }
            };
            if listed > tally.widest.as_ref().map_or(0, |wide| wide.moves) {
                let position = position.clone();
                tally.widest = Some(Wide { moves: listed, game: number, decision, position, seat });
            }
            let Some(mv) = mv else {
                let level = level(plan, seat.index()).to_string();
                return Err(SimError::IllegalChoice { secret: secret(), decision, level, chosen, listed });
            };
            self.events.clear();
            position.play(seat, &mv, &mut self.events).map_err(|refusal| SimError::Refused {
                secret: secret(),
                decision,
                mv: mv.to_string(),
                refusal: refusal.into(),
            })?;
            if plan.cards {
                for card in self.events.iter().filter_map(EventOf::<F>::uses) {
                    *tally.uses.entry(card).or_default() += 1;
                }
            }
            if plan.check {
                position.check().map_err(|broken| SimError::Broken { secret: secret(), decision, broken })?;
            }
            if self.keep.is_some() {
                self.played.push((seat, mv));
            }
        }
        self.keep_record(number, fairness)
    }

    /// The moves are played once more, and this time written down.
    fn keep_record(&self, number: u64, fairness: Fairness) -> Result<(), SimError> {
        let Some(keep) = self.keep else { return Ok(()) };
        let secret = fairness.secret().to_string();
        let (mut writer, _) =
            Writer::<F::Rules>::start(&self.plan.setup, fairness).map_err(SimError::Setup)?;
        for (index, (seat, mv)) in self.played.iter().enumerate() {
            writer.play(*seat, mv).map_err(|refusal| SimError::Refused {
                secret: secret.clone(),
                decision: index as u64 + 1,
                mv: mv.to_string(),
                refusal: refusal.into(),
            })?;
        }
        keep(number, writer.record()).map_err(|source| SimError::Keep { secret, source })
    }
}

/// What a bot decided.
struct Choice<M> {
    seat: Seat,
    /// How many moves it had.
    listed: usize,
    /// The place of its choice among them, and the move there.
    chosen: usize,
    mv: Option<M>,
}

impl<M> Choice<M> {
    fn or_stuck(self) -> Result<Self, Stuck> {
        if self.listed > 0 { Ok(self) } else { Err(Stuck::NoMove { seat: self.seat }) }
    }
}

/// Asks a bot. Moves are listed only for one that wants to choose.
fn choose<G: Rules>(
    bot: &mut dyn Bot<G>,
    position: &G,
    seat: Seat,
    moves: &mut Vec<G::Move>,
) -> Choice<G::Move> {
    let mut choice = Choice { seat, listed: 0, chosen: 0, mv: None };
    if let Some(stream) = bot.chance() {
        choice.mv = position.pick_move(seat, moves, |count| {
            choice.listed = count;
            choice.chosen = stream.index(count);
            choice.chosen
        });
        return choice;
    }
    moves.clear();
    position.moves(seat, moves);
    choice.listed = moves.len();
    if choice.listed > 0 {
        choice.chosen = bot.choose(&Sight::new(position, seat), moves);
        choice.mv = moves.get(choice.chosen).cloned();
    }
    choice
}

pub(super) fn level<F: Greedy>(plan: &Plan<F>, seat: usize) -> &str {
    &plan.levels[seat % plan.levels.len()]
}

/// The seed of a bot follows from the game's secret, and says nothing about the game's own draws.
fn bot_seed(secret: &str, seat: usize) -> Result<[u8; 32], SimError> {
    let fairness = Fairness::new(format!("{secret}/bot {seat}")).map_err(|_| SimError::Seed)?;
    Ok(fairness.draws().draw(kernel::Stream::seed))
}
