//! The tests that every face of a game passes, whatever the game: as `kernel::kit` does for rules.
//!
//! ```text
//! FaceKit::<Face>::new(kit::setups::<Rules>()).games(4).everything();
//! ```
//!
//! The kit plays seeded games and looks at the questions on the way: every move has a path of things to click, no two
//! have the same, what can be clicked at one step differs by its label, every spot is in the drawing, sentences are whole in
//! both languages, and drawings are fit for a strict page. Nothing hidden can be said or drawn, since all of it is made from
//! a view; the kit holds that what is made from a view that was imagined is the same.

mod drawing;
mod paths;
mod sentences;

use std::fmt;
use std::marker::PhantomData;

use bots::Greedy;
use draw::Drawn;
use guide::Guided;
use kernel::{Events, Fairness, MoveOf, Rules, Seat, Setup, SetupOf, Sight, Stream, ViewOf, Viewer};
use terminal::Terminal;

pub use drawing::{Picture, is_fit_for_a_page};
pub use paths::{label_of, name_of};
pub use sentences::{english, said};

/// A face with all that a game brings.
pub trait WholeFace: Guided + Drawn + Greedy + Terminal {}

impl<F: Guided + Drawn + Greedy + Terminal> WholeFace for F {}

/// A number of games to play, and what is looked at.
pub struct FaceKit<F: WholeFace> {
    setups: Vec<SetupOf<F>>,
    games: usize,
    every: usize,
    sensible: usize,
    face: PhantomData<F>,
}

/// A question on the way, with the moves that answer it.
pub struct Asked<'a, F: WholeFace> {
    /// All that the seat knows.
    pub view: &'a ViewOf<F>,
    /// Who is asked.
    pub seat: Seat,
    /// Every answer.
    pub moves: &'a [MoveOf<F>],
}

impl<F: WholeFace> FaceKit<F> {
    /// Games from these setups.
    #[must_use]
    pub const fn new(setups: Vec<SetupOf<F>>) -> Self {
        Self { setups, games: 1, every: 7, sensible: 2, face: PhantomData }
    }

    /// How many games are played from each setup.
    #[must_use]
    pub const fn games(mut self, games: usize) -> Self {
        self.games = games;
        self
    }

    /// Costly checks look at every so many questions: a number that no round of players divides is best.
    #[must_use]
    pub const fn every(mut self, questions: usize) -> Self {
        self.every = questions;
        self
    }

    /// One of so many decisions is made by the sensible bot, the others by chance: 0 for chance alone.
    #[must_use]
    pub const fn sensible_one_in(mut self, decisions: usize) -> Self {
        self.sensible = decisions;
        self
    }

    /// All that the kit holds a face to.
    pub fn everything(&self) {
        let mut count = 0;
        self.walk(
            |asked| {
                count += 1;
                let sampled = count % self.every == 0;
                sentences::question::<F>(asked);
                if sampled || asked.moves.len() < 20 {
                    paths::part(asked);
                }
                if sampled {
                    sentences::moves(asked);
                    drawing::holds_every_spot(asked);
                    drawing::is_the_same_when_imagined(asked);
                    sentences::terminal::<F>(asked);
                }
            },
            |events, view| {
                sentences::events::<F>(events);
                drawing::holds_the_places_of::<F>(events, view);
            },
            |view| {
                sentences::ending::<F>(view);
                drawing::of_view::<F>(view);
            },
        );
        sentences::about::<F>();
    }

    /// Shows every question of the games to somebody who looks closer.
    pub fn questions(&self, mut look: impl FnMut(&Asked<'_, F>)) {
        self.walk(|asked| look(asked), |_, _| (), |_| ());
    }

    fn walk(
        &self,
        mut look: impl FnMut(&Asked<'_, F>),
        mut told: impl FnMut(&[<F::Rules as Rules>::Event], &ViewOf<F>),
        mut ended: impl FnMut(&ViewOf<F>),
    ) {
        for (number, setup) in self.setups.iter().enumerate() {
            for game in 0..self.games {
                let secret = format!("face {number} {game}");
                self.play(setup, &secret, &mut look, &mut told, &mut ended);
            }
        }
    }

    fn play(
        &self,
        setup: &SetupOf<F>,
        secret: &str,
        look: &mut impl FnMut(&Asked<'_, F>),
        told: &mut impl FnMut(&[<F::Rules as Rules>::Event], &ViewOf<F>),
        ended: &mut impl FnMut(&ViewOf<F>),
    ) {
        let fairness = Fairness::new(secret).expect("the kit's secrets are short and plain");
        let mut stream = Stream::from_seed(fairness.draws().draw(Stream::seed));
        let mut events = Events::new();
        let mut position = F::Rules::start(setup, fairness.draws(), &mut events)
            .unwrap_or_else(|refused| panic!("the setup is refused: {refused}"));
        told(&events, &position.view(Viewer::Spectator));
        let mut moves = Vec::new();
        for decision in 1.. {
            let owing: Vec<Seat> = position.turn().seats().iter().collect();
            if owing.is_empty() {
                break;
            }
            let seat = owing[stream.index(owing.len())];
            moves.clear();
            position.moves(seat, &mut moves);
            let view = position.view(Viewer::Seat(seat));
            look(&Asked { view: &view, seat, moves: &moves });
            let sensible = self.sensible > 0 && decision % self.sensible == 0;
            let chosen = if sensible {
                F::greedy(&Sight::new(&position, seat), &moves, &mut stream)
            } else {
                stream.index(moves.len())
            };
            events.clear();
            if let Err(reason) = position.play(seat, &moves[chosen], &mut events) {
                panic!("{secret}, {} players: `{}` is refused: {reason}", setup.players(), moves[chosen]);
            }
            told(&events, &position.view(Viewer::Spectator));
        }
        ended(&position.view(Viewer::Spectator));
    }
}

impl<F: WholeFace> fmt::Debug for FaceKit<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FaceKit")
            .field("setups", &self.setups)
            .field("games", &self.games)
            .finish_non_exhaustive()
    }
}

impl<F: WholeFace> fmt::Debug for Asked<'_, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Asked").field("seat", &self.seat).field("moves", &self.moves).finish_non_exhaustive()
    }
}
