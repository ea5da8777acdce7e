use std::collections::HashSet;

use super::games::{at_random, decide};
use super::{Moment, Universe, bytes, keeping, moves_of};
use crate::{Events, Happening, Rules, Seat, Stream, Viewer};

/// Decisions played on from a guess.
const PLAYED_ON: usize = 20;
/// Moves of one seat compared by what they give away to others.
const COMPARED: usize = 6;
/// From this number on it is no accident when all draws come out as in the true game.
const SUSPICIOUS: usize = 20;

/// Looks for hidden things that can be seen.
///
/// A guess changes what its seat may not know and nothing else, so the seat, and everyone who knows less, must see the
/// same before and after.
#[derive(Default)]
pub(super) struct Secrecy {
    /// Moves that draw, played both in a guess and in the true position, and how many drew the same.
    compared: usize,
    foreseen: usize,
}

impl Secrecy {
    pub(super) fn look<G: Rules>(&mut self, moment: &mut Moment<'_, G>, universe: &Universe<G>) {
        let position = moment.position;
        for seat in Seat::all(position.players()) {
            let guess = position.guess(seat, moment.stream);
            cannot_be_told_apart(position, &guess, seat);
            if seat.index() == 0 {
                looks_like_its_view(position, moment.stream);
            }
            if moment.sampled {
                self.compare_draws(position, &guess, seat);
                refusals_say_no_more_than_views(position, &guess, seat, &universe(position, seat));
                play_on(guess, moment.stream);
                events_say_no_more_than_views(position, seat, moment.stream);
                what_is_sealed_stays_sealed(position, seat, moment.stream);
            }
        }
    }

    /// A guess with the true position's draws would show a bot the future. One equal draw proves nothing; that all are
    /// equal does.
    pub(super) fn conclude(&self) {
        assert!(
            self.compared < SUSPICIOUS || self.foreseen < self.compared,
            "all {} draws from guesses came out as in the true position: a guess needs a future of its own",
            self.compared
        );
    }

    fn compare_draws<G: Rules>(&mut self, position: &G, guess: &G, seat: Seat) {
        for mv in moves_of(position, seat) {
            if let Some(drawn) = drawn_by(position, seat, &mv) {
                self.compared += 1;
                self.foreseen += usize::from(Some(drawn) == drawn_by(guess, seat, &mv));
                return;
            }
        }
    }
}

/// What chance decides in a move, as it is told to all or else as the seat sees it afterwards; `None` when it decides
/// nothing.
fn drawn_by<G: Rules>(position: &G, seat: Seat, mv: &G::Move) -> Option<(Vec<String>, Option<G::View>)> {
    let (mut after, mut events) = (position.clone(), Events::new());
    match after.play(seat, mv, &mut events) {
        Ok(()) => {
            let told: Vec<String> = events.iter().filter_map(G::Event::drawn).collect();
            let seen = told.is_empty().then(|| after.view(Viewer::Seat(seat)));
            (after.draws_used() > position.draws_used()).then_some((told, seen))
        }
        Err(refusal) => panic!("seat {seat} is refused the listed move `{mv}`: {refusal}"),
    }
}

fn cannot_be_told_apart<G: Rules>(position: &G, guess: &G, seat: Seat) {
    assert_eq!(position.turn(), guess.turn(), "a guess for seat {seat} waits for something else");
    assert_eq!(position.sealed(), guess.sealed(), "a guess for seat {seat} has other seats sealed");
    // An onlooker knows what everybody knows, so no guess may change that either.
    for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
        let (seen, guessed) = (position.view(viewer), guess.view(viewer));
        assert_eq!(seen, guessed, "a guess for seat {seat} changes what {viewer:?} sees");
        let text = |view: &G::View| {
            serde_json::to_string(view).unwrap_or_else(|error| panic!("a view cannot be written: {error}"))
        };
        assert_eq!(text(&seen), text(&guessed), "a guess for seat {seat} changes what {viewer:?} is sent");
    }
    let (moves, guessed) = (moves_of(position, seat), moves_of(guess, seat));
    assert_eq!(moves, guessed, "seat {seat} has other moves in a guess made for it");
    keeping::laws(guess);
}

/// What somebody who only looks on imagines looks to them like what they see.
fn looks_like_its_view<G: Rules>(position: &G, stream: &mut Stream) {
    let seen = position.view(Viewer::Spectator);
    let imagined = G::imagine(&seen, stream);
    assert_eq!(seen, imagined.view(Viewer::Spectator), "what an onlooker imagines looks otherwise");
    keeping::laws(&imagined);
}

fn play_on<G: Rules>(mut guess: G, stream: &mut Stream) {
    for _ in 0..PLAYED_ON {
        if !decide(&mut guess, &mut at_random, stream, &mut Events::ignored()) {
            return;
        }
        keeping::laws(&guess);
    }
}

/// What a seat may do, tried out: some of its moves, what they lead to and what is told of them.
fn outcomes<G: Rules>(position: &G, seat: Seat, stream: &mut Stream) -> Vec<(G, Vec<G::Event>)> {
    let mut moves = moves_of(position, seat);
    stream.shuffle(&mut moves);
    let tried = moves.iter().take(COMPARED).filter_map(|mv| {
        let (mut after, mut events) = (position.clone(), Events::new());
        after.play(seat, mv, &mut events).ok().map(|()| (after, events.into_vec()))
    });
    tried.collect()
}

fn others<G: Rules>(position: &G, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
    Seat::all(position.players()).filter(move |&other| other != seat)
}

/// Two moves of a seat that differ and look the same to somebody else must be told in the same words: otherwise the log
/// gives away what the view hides.
fn events_say_no_more_than_views<G: Rules>(position: &G, seat: Seat, stream: &mut Stream) {
    let outcomes = outcomes(position, seat, stream);
    for viewer in others(position, seat).map(Viewer::Seat).chain([Viewer::Spectator]) {
        for pair in outcomes.windows(2) {
            let [(one, told), (other, told_other)] = pair else { unreachable!("windows of two have two") };
            let hidden = one.view(viewer) == other.view(viewer) && bytes(one) != bytes(other);
            assert!(
                !hidden || told == told_other,
                "{viewer:?} cannot see which move seat {seat} made, and the events tell: {told:?}, {told_other:?}"
            );
        }
    }
}

/// A seat that tries what is not allowed learns why, and nothing that it may not know.
fn refusals_say_no_more_than_views<G: Rules>(position: &G, guess: &G, seat: Seat, possible: &[G::Move]) {
    let (mut position, mut guess, mut events) = (position.clone(), guess.clone(), Events::ignored());
    let mut legal = HashSet::new();
    legal.extend(moves_of(&position, seat));
    for mv in possible.iter().filter(|mv| !legal.contains(mv)) {
        let (why, guessed) = (position.play(seat, mv, &mut events), guess.play(seat, mv, &mut events));
        assert_eq!(why, guessed, "seat {seat} is refused `{mv}` for a reason that it may not know");
    }
}

/// Of a sealed move the others learn only that it was made, and what they decide on is as it was.
fn what_is_sealed_stays_sealed<G: Rules>(position: &G, seat: Seat, stream: &mut Stream) {
    let sealed: Vec<_> = outcomes(position, seat, stream)
        .into_iter()
        .filter(|(after, _)| after.sealed().contains(seat))
        .collect();
    for viewer in others(position, seat).map(Viewer::Seat).chain([Viewer::Spectator]) {
        for pair in sealed.windows(2) {
            let [(one, told), (other, told_other)] = pair else { unreachable!("windows of two have two") };
            let same = one.view(viewer) == other.view(viewer) && told == told_other;
            assert!(same, "{viewer:?} can tell which move seat {seat} made, though it is sealed");
        }
    }
    for (after, _) in &sealed {
        assert!(after.sealed().includes(position.sealed()), "a sealed move of seat {seat} opens another");
        assert_eq!(after.draws_used(), position.draws_used(), "a sealed move of seat {seat} draws");
        for other in others(position, seat).filter(|other| position.turn().seats().contains(*other)) {
            assert_eq!(
                moves_of(position, other),
                moves_of(after, other),
                "seat {other} has other moves after a sealed one of seat {seat}"
            );
        }
    }
}
