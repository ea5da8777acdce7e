use std::borrow::Cow;
use std::fmt::Display;
use std::str::FromStr;

use arrayvec::ArrayVec;

use super::{Entry, FIRST_LINE, MOST_MOVES, OUT, Record, RecordError, UNFINISHED};
use crate::fairness::{fingerprint, is_printable};
use crate::{Ending, Fairness, MAX_SEATS, Options, Place, Seat, Standing};

const MOST_BYTES: usize = 8 << 20;
const LONGEST_LINE: usize = 1_000;
/// Each line becomes a text of its own in memory. What chance decides takes fewer lines than the moves in every game.
const MOST_LINES: usize = 3 * MOST_MOVES;
const BYTE_ORDER_MARK: char = '\u{feff}';

const DIGEST: &str = "digest: ";
const DIGEST_LENGTH: usize = 64;
const A_MOVE: &str = "a move (`SEAT MOVE`), a draw (`* …`) or the standing";
const A_STANDING: &str = "`standing: ` and `unfinished` or places like `1. seat 2: 57`";

pub(super) fn parse(text: &str) -> Result<Record, RecordError> {
    if text.len() > MOST_BYTES {
        return Err(RecordError::TooLarge { bytes: text.len(), limit: MOST_BYTES });
    }
    // What editors and mail programs do to a file without a word is no damage.
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    let text =
        if text.contains("\r\n") { Cow::Owned(text.replace("\r\n", "\n")) } else { Cow::Borrowed(text) };
    let text = text.trim_end_matches('\n');
    check_lines(text)?;

    let mut lines = Lines::new(text);
    lines.skip_first()?;
    let game = lines.value("game: ", "`game: ` and its name")?.to_owned();
    let rules_version = lines.number("rules: ", "`rules: ` and a version")?;
    let players = lines.number("players: ", "`players: ` and their number, 1 to 6")?;
    if !(1..=MAX_SEATS).contains(&players) {
        return Err(lines.unexpected("`players: ` and their number, 1 to 6"));
    }
    let options = options(&mut lines)?;
    let fairness = fairness(&mut lines, players)?;
    let dealt = drawn(&mut lines);
    let entries = entries(&mut lines, players)?;
    let standing = standing(&mut lines, players)?;
    lines.check_digest()?;
    Ok(Record { game, rules_version, players, options, fairness, dealt, entries, standing })
}

fn check_lines(text: &str) -> Result<(), RecordError> {
    for (line, content) in (1..).zip(text.split('\n')) {
        if line > MOST_LINES {
            return Err(RecordError::TooManyLines { limit: MOST_LINES });
        }
        let characters = content.chars().count();
        if characters > LONGEST_LINE {
            return Err(RecordError::LineTooLong { line, characters, limit: LONGEST_LINE });
        }
        if !content.chars().all(is_printable) {
            return Err(RecordError::Unprintable { line });
        }
    }
    Ok(())
}

fn options(lines: &mut Lines<'_>) -> Result<Options, RecordError> {
    const EXPECTED: &str = "`option KEY: VALUE`, the keys in alphabetical order and each once";
    let mut options = Options::new();
    while lines.next_begins("option ") {
        let (key, value) = lines.pair("option ", EXPECTED)?;
        if options.last_key_value().is_some_and(|(last, _)| last.as_str() >= key) {
            return Err(lines.unexpected(EXPECTED));
        }
        options.insert(key.into(), value.into());
    }
    Ok(options)
}

fn fairness(lines: &mut Lines<'_>, players: usize) -> Result<Fairness, RecordError> {
    const A_NONCE: &str = "`nonce SEAT: TEXT`, the seats in order and each once";
    let commitment = lines.value("commitment: ", "`commitment: ` and 64 hexadecimal digits")?;
    let committed_at = lines.number;
    let secret = lines.value("secret: ", "`secret: ` and the secret")?;
    let fairness =
        Fairness::new(secret).map_err(|source| RecordError::Fairness { line: lines.number, source })?;
    let computed = fairness.commitment();
    if commitment != computed {
        return Err(RecordError::Commitment { line: committed_at, computed });
    }
    let mut nonces = Vec::new();
    while lines.next_begins("nonce ") {
        let (seat, nonce) = lines.pair("nonce ", A_NONCE)?;
        let seat: usize = canonical(seat).ok_or_else(|| lines.unexpected(A_NONCE))?;
        if nonce.is_empty() || seat < nonces.len() {
            return Err(lines.unexpected(A_NONCE));
        }
        // Nobody sits there to have chosen it: whoever knows the secret could try nonces until the draws suit.
        if seat >= players {
            return Err(RecordError::NonceForNobody { line: lines.number, seat, players });
        }
        nonces.resize(seat, String::new());
        nonces.push(nonce.into());
    }
    fairness.with_nonces(nonces).map_err(|source| RecordError::Fairness { line: lines.number, source })
}

fn drawn(lines: &mut Lines<'_>) -> Vec<String> {
    let mut drawn = Vec::new();
    while let Some(decided) = lines.next_if("* ") {
        drawn.push(decided.into());
    }
    drawn
}

fn entries(lines: &mut Lines<'_>, players: usize) -> Result<Vec<Entry>, RecordError> {
    let mut entries = Vec::new();
    while !lines.next_begins("ending: ") && !lines.next_begins("standing: ") {
        let line = lines.next()?;
        if entries.len() == MOST_MOVES {
            return Err(RecordError::TooManyMoves { line: lines.number, limit: MOST_MOVES });
        }
        let (seat, mv) = line.split_once(' ').ok_or_else(|| lines.unexpected(A_MOVE))?;
        let seat =
            seat_at(seat, players).ok_or_else(|| lines.unexpected("a seat of this table, then a move"))?;
        entries.push(Entry { seat, mv: mv.into(), drawn: drawn(lines) });
    }
    Ok(entries)
}

fn standing(lines: &mut Lines<'_>, players: usize) -> Result<Option<Standing>, RecordError> {
    let ending = lines.next_if("ending: ").map(str::to_owned);
    let text = lines.value("standing: ", A_STANDING)?;
    match ending {
        None if text == UNFINISHED => Ok(None),
        None => Err(lines.unexpected("`ending: ` and how the game ended, before its standing")),
        Some(ending) => {
            let places = places(text, players).ok_or_else(|| lines.unexpected(A_STANDING))?;
            Ok(Some(Standing { places, ending: Ending::read(&ending) }))
        }
    }
}

fn places(text: &str, players: usize) -> Option<ArrayVec<Place, MAX_SEATS>> {
    let mut places = ArrayVec::new();
    for place in text.split(", ") {
        let (rank, rest) = place.split_once(". seat ")?;
        let (seat, score) = rest.split_once(": ")?;
        let score = if score == OUT { None } else { Some(canonical(score)?) };
        let place = Place { rank: canonical(rank)?, seat: seat_at(seat, players)?, score };
        places.try_push(place).ok()?;
    }
    Some(places)
}

fn seat_at(text: &str, players: usize) -> Option<Seat> {
    let seat = Seat::try_from(canonical::<u8>(text)?).ok()?;
    (seat.index() < players).then_some(seat)
}

/// A number in the one way this program writes it: `+7` and `07` are not.
fn canonical<T: FromStr + Display>(text: &str) -> Option<T> {
    text.parse().ok().filter(|number: &T| number.to_string() == text)
}

/// The lines of a record, read one after the other.
struct Lines<'t> {
    whole: &'t str,
    rest: &'t str,
    /// The line that was read last, counted from 1.
    number: usize,
    current: &'t str,
}

impl<'t> Lines<'t> {
    fn new(whole: &'t str) -> Self {
        Self { whole, rest: whole, number: 0, current: "" }
    }

    /// The first line says what this is; the last one, read ahead, that all of it is here.
    fn skip_first(&mut self) -> Result<(), RecordError> {
        if self.whole.lines().next() != Some(FIRST_LINE) {
            return Err(RecordError::NotARecord { expected: FIRST_LINE });
        }
        self.next()?;
        let digest = self.whole.lines().next_back().and_then(|last| last.strip_prefix(DIGEST));
        if digest.is_none_or(|digest| digest.len() < DIGEST_LENGTH) {
            return Err(RecordError::CutShort { line: self.whole.lines().count() });
        }
        Ok(())
    }

    fn next(&mut self) -> Result<&'t str, RecordError> {
        if self.rest.is_empty() {
            return Err(RecordError::CutShort { line: self.number });
        }
        (self.current, self.rest) = self.rest.split_once('\n').unwrap_or((self.rest, ""));
        self.number += 1;
        Ok(self.current)
    }

    fn next_begins(&self, label: &str) -> bool {
        self.rest.starts_with(label)
    }

    /// The next line without its label, if it has this label.
    fn next_if(&mut self, label: &'static str) -> Option<&'t str> {
        if self.next_begins(label) { self.value(label, label).ok() } else { None }
    }

    fn value(&mut self, label: &str, expected: &'static str) -> Result<&'t str, RecordError> {
        self.next()?.strip_prefix(label).ok_or_else(|| self.unexpected(expected))
    }

    fn pair(&mut self, label: &str, expected: &'static str) -> Result<(&'t str, &'t str), RecordError> {
        self.value(label, expected)?.split_once(": ").ok_or_else(|| self.unexpected(expected))
    }

    fn number<T: FromStr + Display>(
        &mut self,
        label: &str,
        expected: &'static str,
    ) -> Result<T, RecordError> {
        canonical(self.value(label, expected)?).ok_or_else(|| self.unexpected(expected))
    }

    fn unexpected(&self, expected: &'static str) -> RecordError {
        RecordError::Unexpected { line: self.number, expected, found: self.current.into() }
    }

    fn check_digest(mut self) -> Result<(), RecordError> {
        let computed = fingerprint(&self.whole[..self.whole.len() - self.rest.len()]);
        if self.value(DIGEST, "`digest: ` and 64 hexadecimal digits")? != computed {
            return Err(RecordError::Digest { line: self.number, computed });
        }
        if !self.rest.is_empty() {
            self.next()?;
            return Err(self.unexpected("the end of the record"));
        }
        Ok(())
    }
}
