//! The tests that every face of a game passes, whatever the game: as `kernel::kit` does for rules.
//!
//! ```text
//! FaceKit::<Face>::new(kit::setups::<Rules>()).everything();
//! ```
//!
//! The kit plays a seeded game from each setup, half by chance and half by the sensible bot, and looks at the questions on
//! the way: at what is said at all of them; at paths where the moves are few, and of the other questions at every so many
//! ([`FaceKit::every`]); at drawings and phrases at every so many too. In both languages:
//!
//! - every move has a path of things to click, no two have the same, none is another's beginning;
//! - what can be clicked at one step differs by its label, and one thing has one label;
//! - every spot and piece of a path, of a preview and of an event is in the drawing, and every spot has a name;
//! - a move that closes the turn leaves nothing more to decide in it;
//! - what can be clicked has no reason why not, and every reason is a whole sentence and a rule of the rulebook;
//! - questions, phrases, events, players, points and endings are whole sentences;
//! - where a seat knows what another does not, a screen that they share is covered;
//! - a view is drawn the same whenever it is, an onlooker's is drawn too, and drawings are fit for a strict page.
//!
//! Beside it there is what tests of one game's own properties are made of: whole games ([`play_out`], [`watch`]), tables
//! made for a test ([`FaceScene`]), contests of bots ([`contest`]), all that random games say ([`Told`]), and drawings to look at
//! ([`Album`]).

mod album;
mod contest;
mod drawing;
mod games;
mod paths;
mod scene;
mod secrets;
mod sentences;
mod svg;
mod telling;
mod turns;
mod whys;

use std::fmt;
use std::marker::PhantomData;

use bots::Greedy;
use draw::Drawn;
use guide::Guided;
use kernel::{EventOf, Events, Fairness, Rules, Seat, Setup, SetupOf, Sight, Stream, ViewOf, Viewer};
use terminal::Terminal;

pub use album::Album;
pub use contest::{contest, greedy_choice};
pub use drawing::{Picture, ids_are_unique_and_met, is_fit_for_a_page};
pub use games::{
    Asked, begin, kind_of, kinds_of, mostly, of_kind, play_out, play_until, played, setup, start, watch,
};
pub use paths::{name_of, paths_differ};
pub use scene::{FaceScene, first_asked, play_all};
pub use secrets::secrets_are_kept;
pub use sentences::{are_sentences, english, said};
pub use svg::{
    a_page_holds_together, drawings, every_word_is_there, is_light, names_are_escaped, new_lines, spots,
    still_parts, title,
};
pub use telling::{Told, says};
pub use whys::reason_is_whole;

/// A face with all that a game brings.
pub trait WholeFace: Guided + Drawn + Greedy + Terminal {}

impl<F: Guided + Drawn + Greedy + Terminal> WholeFace for F {}

/// Paths of fewer moves than this are looked at wherever they are asked for.
const FEW: usize = 20;
/// One of so many decisions is made by the sensible bot, the others by chance.
const SENSIBLE_ONE_IN: usize = 2;

/// The games to play, and how often the costly checks look at them.
pub struct FaceKit<F: WholeFace> {
    setups: Vec<SetupOf<F>>,
    every: usize,
    face: PhantomData<F>,
}

impl<F: WholeFace> FaceKit<F> {
    /// A game from each of these setups.
    #[must_use]
    pub const fn new(setups: Vec<SetupOf<F>>) -> Self {
        Self { setups, every: 7, face: PhantomData }
    }

    /// Costly checks look at every so many questions: a number that no round of players divides is best.
    ///
    /// # Panics
    /// When it is 0.
    #[must_use]
    pub const fn every(mut self, questions: usize) -> Self {
        assert!(questions > 0, "every 0 questions is never");
        self.every = questions;
        self
    }

    /// All that the kit holds a face to.
    ///
    /// # Panics
    /// When the face does not hold, or its games are too short for anything to be looked at.
    pub fn everything(&self) {
        let (mut count, mut hidden) = (0_usize, 0);
        let mut event_counts = drawing::EventCounts::none();
        let mut stream = Stream::from_seed([7; 32]);
        let words = sentences::in_all_languages();
        self.walk(
            |position, asked| {
                count += 1;
                let sampled = count.is_multiple_of(self.every);
                sentences::are_sentences::<F>(asked);
                turns::closing_ends_the_turn(position, asked);
                if sampled || asked.moves.len() < FEW {
                    paths::paths_differ(asked);
                }
                if sampled {
                    sentences::moves(asked);
                    let picture = drawing::holds_every_spot(asked, &words);
                    drawing::is_the_same_again::<F>(asked.view, &words);
                    drawing::of_view::<F>(&position.view(Viewer::Spectator), &words);
                    whys::are_whole(asked, &picture);
                    hidden += secrets_are_kept::<F>(position, asked.seat, asked.moves, &mut stream);
                    sentences::terminal::<F>(asked, &words);
                }
            },
            |position, events| {
                sentences::events::<F>(events);
                drawing::holds_the_places_of::<F>(position, events, &mut event_counts);
            },
            |view| {
                sentences::ending::<F>(view);
                drawing::of_view::<F>(view, &words);
            },
        );
        sentences::about::<F>();
        assert!(
            count >= self.every,
            "only {count} questions were asked, and one in {} is looked at closely: see `every`",
            self.every
        );
        assert_eq!(hidden > 0, F::HAS_SECRETS, "whether a seat may know what another may not");
    }

    fn walk(
        &self,
        mut look: impl FnMut(&F::Rules, &Asked<'_, F>),
        mut told: impl FnMut(&F::Rules, &[EventOf<F>]),
        mut ended: impl FnMut(&ViewOf<F>),
    ) {
        for (number, setup) in self.setups.iter().enumerate() {
            play::<F>(setup, &format!("face {number}"), &mut look, &mut told, &mut ended);
        }
    }
}

impl<F: WholeFace> fmt::Debug for FaceKit<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FaceKit")
            .field("setups", &self.setups)
            .field("every", &self.every)
            .finish_non_exhaustive()
    }
}

/// Plays a game to its end, and shows every question, what happened then, and the end.
fn play<F: WholeFace>(
    setup: &SetupOf<F>,
    secret: &str,
    look: &mut impl FnMut(&F::Rules, &Asked<'_, F>),
    told: &mut impl FnMut(&F::Rules, &[EventOf<F>]),
    ended: &mut impl FnMut(&ViewOf<F>),
) {
    let fairness = Fairness::new(secret).expect("the kit's secrets are short and plain");
    let mut stream = Stream::from_seed(fairness.draws().draw(Stream::seed));
    let mut events = Events::new();
    let mut position = F::Rules::start(setup, fairness.draws(), &mut events)
        .unwrap_or_else(|refused| panic!("the setup is refused: {refused}"));
    told(&position, &events);
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
        look(&position, &Asked { view: &view, seat, moves: &moves, events: &[] });
        let chosen = if decision % SENSIBLE_ONE_IN == 0 {
            F::greedy(&Sight::new(&position, seat), &moves, &mut stream)
        } else {
            stream.index(moves.len())
        };
        events.clear();
        if let Err(reason) = position.play(seat, &moves[chosen], &mut events) {
            panic!("{secret}, {} players: `{}` is refused: {reason}", setup.players(), moves[chosen]);
        }
        told(&position, &events);
    }
    ended(&position.view(Viewer::Spectator));
}
