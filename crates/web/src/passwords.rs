//! What a password has to be, and what is kept of it.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use kernel::{Text, text};
use zxcvbn::feedback::Warning;
use zxcvbn::{Score, zxcvbn};

use crate::error::Fail;
use crate::pages::parts::SHORTEST_PASSWORD;
use crate::work;

/// Longer ones would only keep the server busy.
const LONGEST_PASSWORD: usize = 256;
/// More than a million guesses: with the waits between attempts, nobody gets there.
const WEAKEST: Score = Score::Two;

/// Why a password cannot be somebody's, if it cannot.
pub(crate) async fn unfit(password: &str, name: &str) -> Result<Option<Text>, Fail> {
    let length = password.chars().count();
    if !(SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&length) {
        return Ok(Some(text!("web-no-password", least = SHORTEST_PASSWORD, most = LONGEST_PASSWORD)));
    }
    let (password, name) = (password.to_owned(), name.to_owned());
    work::aside(move || weak(&password, &name)).await
}

fn weak(password: &str, name: &str) -> Option<Text> {
    let guessed = zxcvbn(password, &[name, "roundhouse"]);
    if guessed.score() >= WEAKEST {
        return None;
    }
    let like = |text: &str| text.to_lowercase().split_whitespace().collect::<String>();
    if like(password).contains(&like(name)) {
        return Some(text!("web-weak-name"));
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
        ) => text!("web-weak-common"),
        Some(
            Warning::StraightRowsOfKeysAreEasyToGuess
            | Warning::ShortKeyboardPatternsAreEasyToGuess
            | Warning::RepeatsLikeAaaAreEasyToGuess
            | Warning::RepeatsLikeAbcAbcAreOnlySlightlyHarderToGuess
            | Warning::SequencesLikeAbcAreEasyToGuess
            | Warning::RecentYearsAreEasyToGuess
            | Warning::DatesAreOftenEasyToGuess,
        ) => text!("web-weak-pattern"),
        None => text!("web-weak"),
    })
}

/// Takes a while, and 19 MB.
pub(crate) async fn hash(password: String) -> Result<String, Fail> {
    let hashed = move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string());
    work::aside(hashed).await?.map_err(|error| Fail::inside(&error))
}

pub(crate) async fn fits(password: String, kept: String) -> Result<bool, Fail> {
    work::aside(move || {
        let kept = PasswordHash::new(&kept).ok();
        kept.is_some_and(|kept| Argon2::default().verify_password(password.as_bytes(), &kept).is_ok())
    })
    .await
}

/// Of a password that was thrown away.
pub(crate) const NOBODYS_HASH: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5cyBzYWx0ISE$Zm9yIG5vYm9keSBhdCBhbGw6IG5vIGhhc2ggb2YgaXQ";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_anybody_would_guess_is_refused_with_a_reason() {
        for (password, why) in [
            ("password", Some("web-weak-common")),
            ("Password1", Some("web-weak-common")),
            ("qwertyuiop", Some("web-weak-common")),
            ("aaaaaaaaaa", Some("web-weak-pattern")),
            ("abcdefghij", Some("web-weak-pattern")),
            ("lovelace1", Some("web-weak-name")),
            ("correct horse battery", None),
            ("tv9!kz0-pw", None),
        ] {
            assert_eq!(weak(password, "Lovelace").map(|why| why.key), why, "{password}");
        }
    }

    #[test]
    fn a_name_that_nobody_has_is_as_much_work_as_any_other() {
        let nobodys = PasswordHash::new(NOBODYS_HASH).unwrap();
        let somebodys = Argon2::default().hash_password(b"correct horse").unwrap();
        assert_eq!((nobodys.algorithm, nobodys.version), (somebodys.algorithm, somebodys.version));
        assert_eq!(nobodys.params, somebodys.params);
        let length = |hash: &PasswordHash| hash.hash.map(|output| output.as_ref().len());
        assert_eq!(length(&nobodys), length(&somebodys));
    }
}
