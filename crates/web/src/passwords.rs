//! Password rules and hashing.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use kernel::{Text, text};
use zxcvbn::feedback::Warning;
use zxcvbn::{Score, zxcvbn};

use crate::blocking;
use crate::error::HttpError;
use crate::pages::parts::SHORTEST_PASSWORD;

/// Longer ones would only waste time.
const LONGEST_PASSWORD: usize = 256;
/// More than a million guesses: with the waits between attempts, nobody gets that far.
const LOWEST_SCORE: Score = Score::Two;

/// Why a password is not acceptable, if it is not.
pub(crate) async fn rejection(password: &str, name: &str) -> Result<Option<Text>, HttpError> {
    let length = password.chars().count();
    if !(SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&length) {
        return Ok(Some(text!(web_no_password, least = SHORTEST_PASSWORD, most = LONGEST_PASSWORD)));
    }
    let (password, name) = (password.to_owned(), name.to_owned());
    blocking::run(move || weakness(&password, &name)).await
}

fn weakness(password: &str, name: &str) -> Option<Text> {
    let guessed = zxcvbn(password, &[name, "roundhouse"]);
    if guessed.score() >= LOWEST_SCORE {
        return None;
    }
    let like = |text: &str| text.to_lowercase().split_whitespace().collect::<String>();
    if like(password).contains(&like(name)) {
        return Some(text!(web_weak_name));
    }
    Some(match guessed.feedback().and_then(zxcvbn::feedback::Feedback::warning) {
        Some(
            Warning::ThisIsATop10Password
            | Warning::ThisIsATop100Password
            | Warning::ThisIsACommonPassword
            | Warning::ThisIsSimilarToACommonlyUsedPassword
            | Warning::AWordByItselfIsEasyToGuess
            | Warning::NamesAndSurnamesByThemselvesAreEasyToGuess
            | Warning::CommonNamesAndSurnamesAreEasyToGuess,
        ) => text!(web_weak_common),
        Some(
            Warning::StraightRowsOfKeysAreEasyToGuess
            | Warning::ShortKeyboardPatternsAreEasyToGuess
            | Warning::RepeatsLikeAaaAreEasyToGuess
            | Warning::RepeatsLikeAbcAbcAreOnlySlightlyHarderToGuess
            | Warning::SequencesLikeAbcAreEasyToGuess
            | Warning::RecentYearsAreEasyToGuess
            | Warning::DatesAreOftenEasyToGuess,
        ) => text!(web_weak_pattern),
        None => text!(web_weak),
    })
}

/// Takes a while, and 19 MB of memory.
pub(crate) async fn hash(password: String) -> Result<String, HttpError> {
    let hashed = move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string());
    blocking::run(hashed).await?.map_err(|error| HttpError::internal(&error))
}

pub(crate) async fn verify(password: String, stored: String) -> Result<bool, HttpError> {
    blocking::run(move || {
        let stored = PasswordHash::new(&stored).ok();
        stored.is_some_and(|stored| Argon2::default().verify_password(password.as_bytes(), &stored).is_ok())
    })
    .await
}

/// The hash of a password that nobody knows.
pub(crate) const DUMMY_HASH: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5cyBzYWx0ISE$Zm9yIG5vYm9keSBhdCBhbGw6IG5vIGhhc2ggb2YgaXQ";

#[cfg(test)]
mod tests {
    use kernel::message;

    use super::*;

    #[test]
    fn what_anybody_would_guess_is_refused_with_a_reason() {
        for (password, why) in [
            ("password", Some(message!(web_weak_common))),
            ("Password1", Some(message!(web_weak_common))),
            ("qwertyuiop", Some(message!(web_weak_common))),
            ("aaaaaaaaaa", Some(message!(web_weak_pattern))),
            ("abcdefghij", Some(message!(web_weak_pattern))),
            ("lovelace1", Some(message!(web_weak_name))),
            ("correct horse battery", None),
            ("tv9!kz0-pw", None),
        ] {
            assert_eq!(weakness(password, "Lovelace"), why.map(Text::from), "{password}");
        }
    }

    #[test]
    fn a_name_that_nobody_has_is_as_much_work_as_any_other() {
        let nobodys = PasswordHash::new(DUMMY_HASH).unwrap();
        let somebodys = Argon2::default().hash_password(b"correct horse").unwrap();
        assert_eq!((nobodys.algorithm, nobodys.version), (somebodys.algorithm, somebodys.version));
        assert_eq!(nobodys.params, somebodys.params);
        let length = |hash: &PasswordHash| hash.hash.map(|output| output.as_ref().len());
        assert_eq!(length(&nobodys), length(&somebodys));
    }
}
