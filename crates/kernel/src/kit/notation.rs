use std::fmt::Display;
use std::str::FromStr;

use super::{Moment, moves_of};
use crate::{Events, Rules, Seat, Stream};

/// Far below the longest line of a record.
const LONGEST: usize = 200;

pub(super) fn check<G: Rules>(moment: &mut Moment<'_, G>) {
    let position = moment.position;
    for seat in Seat::all(position.players()) {
        let moves = moves_of(position, seat);
        for mv in &moves {
            reads_back(mv);
        }
        if moment.sampled && !moves.is_empty() {
            let text = moves[moment.stream.index(moves.len())].to_string();
            almost_a_move(position, seat, &moves, &garbled(&text, moment.stream));
        }
    }
}

fn reads_back<M: Eq + Display + FromStr>(mv: &M) {
    let text = mv.to_string();
    let plain = !text.is_empty()
        && text.trim() == text
        && text.chars().count() <= LONGEST
        && !text.chars().any(char::is_control);
    assert!(plain, "a move is a short line of plain text, and {text:?} is not");
    assert!(
        text.parse().ok().as_ref() == Some(mv),
        "`{text}` does not read back as the move it was written from"
    );
}

/// Text that nobody meant to write may still be a move, and is then accepted exactly when it is listed.
fn almost_a_move<G: Rules>(position: &G, seat: Seat, legal: &[G::Move], text: &str) {
    let Ok(mv) = text.parse::<G::Move>() else { return };
    let accepted = position.clone().play(seat, &mv, &mut Events::ignored()).is_ok();
    assert_eq!(accepted, legal.contains(&mv), "seat {seat}: is `{text}` accepted, and is it listed?");
}

/// The text with one character left out, replaced or put in.
fn garbled(text: &str, stream: &mut Stream) -> String {
    const OTHERS: &[u8] = b"0123456789abcdefghijklmnopqrstuvwxyz -+/.,:";
    let mut characters: Vec<char> = text.chars().collect();
    let index = stream.index(characters.len());
    let other = char::from(OTHERS[stream.index(OTHERS.len())]);
    match stream.below(3) {
        0 => drop(characters.remove(index)),
        1 => characters[index] = other,
        _ => characters.insert(index, other),
    }
    characters.into_iter().collect()
}

/// The tests of a game's notation: texts that are moves, each in its one form; texts that are not, with part of the error
/// message; and any text at all. The crate that uses it depends on `proptest`.
#[macro_export]
macro_rules! notation_tests {
    ($move:ty, moves: $moves:expr, told: $told:expr $(,)?) => {
        #[test]
        fn notation_reads_back() {
            for notation in $moves {
                assert_eq!(notation.parse::<$move>().unwrap().to_string(), notation);
            }
        }

        #[test]
        fn what_is_not_notation_is_told_with_an_example() {
            for (notation, told) in $told {
                let error = notation.parse::<$move>().unwrap_err().to_string();
                assert!(error.contains(told), "{notation}: {error}");
            }
        }

        ::proptest::proptest! {
            #[test]
            fn any_text_is_read_or_refused(text in "\\PC{0,60}") {
                if let Ok(mv) = text.parse::<$move>() {
                    ::proptest::prop_assert_eq!(mv.to_string().parse::<$move>(), Ok(mv));
                }
            }
        }
    };
}
