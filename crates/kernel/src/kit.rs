//! The tests that every game passes, whatever its rules.
//!
//! ```text
//! Kit::<Game>::new(kit::setups::<Game>(), every_move_that_can_be_written).games(20).everything();
//! ```
//!
//! The kit plays seeded random games and looks at the positions on the way. A failed check panics, and the setup, the
//! secret and the last move are printed below the message, so that the game can be played again.

use std::fmt;

use crate::text::{Piece, Translations};
use crate::{Fairness, Language, Message, Options, Played, Rules, Seat, Setup, Sight, Stream, Turn, Writer};

mod agreement;
mod ending;
mod games;
mod golden;
mod keeping;
mod notation;
mod picking;
pub mod scene;
mod secrecy;
pub mod tampered;
mod trail;

pub use games::{Chooser, at_random, by_kind, play, positions, start, tell_game};
pub use golden::golden;
pub use scene::TestScene;
use secrecy::Secrecy;
use trail::Trail;

type Universe<G> = dyn Fn(&G, Seat) -> Vec<<G as Rules>::Move>;
type AnyChooser<G> = dyn Fn(&Sight<'_, G>, &[<G as Rules>::Move], &mut Stream) -> usize;

/// A number of games to play, and how.
pub struct Kit<G: Rules> {
    setups: Vec<G::Setup>,
    universe: Box<Universe<G>>,
    chooser: Box<AnyChooser<G>>,
    seed: u64,
    games: usize,
    longest: usize,
    every: usize,
}

/// One position of a game in play.
struct Moment<'a, G: Rules> {
    position: &'a G,
    /// The position as JSON, to see whether another one is the same.
    bytes: &'a [u8],
    /// Whether this is one of the positions that the costly checks look at.
    sampled: bool,
    /// Chance for the checks, apart from that of the game and that of its players.
    stream: &'a mut Stream,
}

/// A game that was played to its end.
struct Finished<'a, G: Rules> {
    setup: &'a G::Setup,
    writer: &'a Writer<G>,
    opening: &'a [G::Event],
    played: &'a [Played<G>],
}

impl<G: Rules> Kit<G> {
    /// Games from these setups. `universe` returns the moves that a seat could write down in a position, legal or not;
    /// it must hold every legal one, and the wider it is, the more is tested.
    #[must_use]
    pub fn new(setups: Vec<G::Setup>, universe: impl Fn(&G, Seat) -> Vec<G::Move> + 'static) -> Self {
        Self {
            setups,
            universe: Box::new(universe),
            chooser: Box::new(|_, moves, stream| stream.index(moves.len())),
            seed: 1,
            games: 10,
            longest: 10_000,
            every: 5,
        }
    }

    /// How players choose, for games that wander about when all moves are equally likely.
    #[must_use]
    pub fn choosing(
        mut self,
        chooser: impl Fn(&Sight<'_, G>, &[G::Move], &mut Stream) -> usize + 'static,
    ) -> Self {
        self.chooser = Box::new(chooser);
        self
    }

    /// What the games follow from: another seed plays others.
    #[must_use]
    pub const fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// How many games are played from each setup.
    #[must_use]
    pub const fn games(mut self, games: usize) -> Self {
        self.games = games;
        self
    }

    /// The number of decisions within which every game ends.
    #[must_use]
    pub const fn longest(mut self, decisions: usize) -> Self {
        self.longest = decisions;
        self
    }

    /// Costly checks look at every so many positions.
    ///
    /// # Panics
    /// When it is 0.
    #[must_use]
    pub const fn every(mut self, positions: usize) -> Self {
        assert!(positions > 0, "every 0 positions is never");
        self.every = positions;
        self
    }

    /// All the checks below in one pass.
    pub fn everything(&self) {
        let mut secrecy = Secrecy::default();
        self.walk(
            |moment| {
                keeping::laws(moment.position);
                agreement::check(moment, &self.universe);
                picking::check(moment);
                notation::check(moment);
                keeping::save_and_load(moment);
                secrecy.look(moment, &self.universe);
            },
            |finished| {
                keeping::determinism(finished);
                keeping::record_round_trip(finished);
            },
        );
        secrecy.conclude();
    }

    /// Everything listed is accepted, everything accepted is listed, only seats that owe a decision may move, each of
    /// them can, and a refusal changes nothing and cites a rule that exists.
    pub fn agreement(&self) {
        self.walk(|moment| agreement::check(moment, &self.universe), |_| ());
    }

    /// A move that is picked or drawn without listing all is the one at its place of the list.
    pub fn picking(&self) {
        self.walk(|moment| picking::check(moment), |_| ());
    }

    /// The same seed and the same moves give the same bytes and the same events.
    pub fn determinism(&self) {
        self.walk(|_| (), |finished| keeping::determinism(finished));
    }

    /// A record, written and read, replays to the same bytes; no character of it can be changed unnoticed, and
    /// the same game written differently is refused.
    pub fn record_round_trip(&self) {
        self.walk(|_| (), |finished| keeping::record_round_trip(finished));
    }

    /// Every position comes back from JSON as it was.
    pub fn save_and_load(&self) {
        self.walk(|moment| keeping::save_and_load(moment), |_| ());
    }

    /// The conservation laws hold in every position.
    pub fn laws(&self) {
        self.walk(|moment| keeping::laws(moment.position), |_| ());
    }

    /// Every move reads back from its text, and text that is almost a move does no harm.
    pub fn notation(&self) {
        self.walk(|moment| notation::check(moment), |_| ());
    }

    /// Nobody sees what is hidden from them: not in a view, not in the events, not in a guess, not in a refusal.
    pub fn secrecy(&self) {
        let mut secrecy = Secrecy::default();
        self.walk(|moment| secrecy.look(moment, &self.universe), |_| ());
        secrecy.conclude();
    }

    /// Every game ends in time, with a standing that ranks every seat once.
    pub fn ends(&self) {
        self.walk(|_| (), |_| ());
    }

    fn walk(&self, mut look: impl FnMut(&mut Moment<'_, G>), mut finish: impl FnMut(&Finished<'_, G>)) {
        for setup in &self.setups {
            for game in 0..self.games {
                self.play_one(setup, game, &mut look, &mut finish);
            }
        }
    }

    fn play_one(
        &self,
        setup: &G::Setup,
        game: usize,
        look: &mut impl FnMut(&mut Moment<'_, G>),
        finish: &mut impl FnMut(&Finished<'_, G>),
    ) {
        let secret = format!("{}-{game}", self.seed);
        let mut trail = Trail::new::<G>(setup, &secret);
        let mut choices = stream(&format!("choices {secret}"));
        let mut checks = stream(&format!("checks {secret}"));
        let (mut writer, opening) = Writer::<G>::start(setup, fairness(&secret))
            .unwrap_or_else(|refused| panic!("the setup is refused: {refused}"));
        let mut played = Vec::new();
        let standing = loop {
            let position = writer.position();
            let sampled = (played.len() + game).is_multiple_of(self.every);
            look(&mut Moment { position, bytes: &bytes(position), sampled, stream: &mut checks });
            if let Turn::Over(standing) = position.turn() {
                break standing;
            }
            assert!(played.len() < self.longest, "the game goes on after {} decisions", self.longest);
            let (seat, mv) = self.choose(position, &mut choices);
            trail.note(seat, &mv);
            let events = writer
                .play(seat, &mv)
                .unwrap_or_else(|refusal| panic!("seat {seat} is refused the listed move `{mv}`: {refusal}"));
            played.push(Played { seat, mv, events });
        };
        ending::check(&standing, setup.players());
        finish(&Finished { setup, writer: &writer, opening: &opening, played: &played });
    }

    /// One of the seats that owe a decision, and the move it chooses.
    fn choose(&self, position: &G, stream: &mut Stream) -> (Seat, G::Move) {
        let owing: Vec<Seat> = position.turn().seats().iter().collect();
        assert!(!owing.is_empty(), "the game is not over and nobody owes a decision");
        let seat = owing[stream.index(owing.len())];
        let mut moves = moves_of(position, seat);
        assert!(!moves.is_empty(), "seat {seat} owes a decision and has no legal move");
        let chosen = (self.chooser)(&Sight::new(position, seat), &moves, stream);
        (seat, moves.swap_remove(chosen))
    }
}

impl<G: Rules> fmt::Debug for Kit<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Kit")
            .field("setups", &self.setups)
            .field("seed", &self.seed)
            .field("games", &self.games)
            .field("longest", &self.longest)
            .field("every", &self.every)
            .finish_non_exhaustive()
    }
}

/// A setup for every number of players and every value of every option, the other options at their defaults, as far as
/// the game allows them.
///
/// # Panics
/// When the game allows none for some number of players that it claims to be for.
#[must_use]
pub fn setups<G: Rules>() -> Vec<G::Setup> {
    let info = G::INFO;
    let mut setups = Vec::new();
    for players in info.fewest_players..=info.most_players {
        let variations = info.choices.iter().flat_map(|choice| {
            choice.values.iter().skip(1).map(|&value| Options::from([(choice.key.into(), value.into())]))
        });
        let options = std::iter::once(Options::new()).chain(variations);
        let before = setups.len();
        setups.extend(options.filter_map(|options| G::Setup::from_options(players, &options).ok()));
        assert!(setups.len() > before, "{} has no setup for {players} players", info.id);
    }
    setups
}

fn moves_of<G: Rules>(position: &G, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    position.moves(seat, &mut moves);
    moves
}

fn bytes(position: &impl Rules) -> Vec<u8> {
    serde_json::to_vec(position)
        .unwrap_or_else(|error| panic!("the position cannot be written as JSON: {error}"))
}

fn fairness(secret: &str) -> Fairness {
    Fairness::new(secret).expect("the kit's secrets are short and plain")
}

fn stream(secret: &str) -> Stream {
    Stream::from_seed(fairness(secret).draws().draw(Stream::seed))
}

/// A message for a game that exists only in tests: the same in every language, without gaps.
///
/// Its memory is leaked: a test makes a handful.
#[must_use]
pub fn message(said: &'static str) -> Message {
    let pattern: &'static [Piece] = Box::leak(Box::new([Piece::Text(said)]));
    let patterns = [pattern; Language::ALL.len()];
    Message::new(Box::leak(Box::new(Translations { key: said, gaps: &[], patterns })))
}
