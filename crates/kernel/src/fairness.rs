use std::fmt::Write;

use sha2::{Digest, Sha256};

use crate::{Draws, MAX_SEATS};

/// Where a game's chance comes from, in a form that anyone can check afterwards.
///
/// Before the first draw the table publishes the [commitment](Self::commitment) to its secret. Each player may then add
/// a nonce. The seed of all draws is made from the secret and the nonces, so neither the table (bound by the commitment)
/// nor a player (who does not know the secret) can choose it. At the end the secret is shown, and the commitment and
/// every draw can be computed again.
///
/// ```
/// use kernel::Fairness;
///
/// let table = Fairness::new("night train")?;
/// let shown = table.commitment();
/// let game = table.with_nonces(vec!["tea".into(), String::new(), "coffee".into()])?;
/// assert_eq!(game.commitment(), shown, "what players add leaves the promise as it is");
/// assert_ne!(game.draws(), Fairness::new("night train")?.draws(), "but every draw");
/// # Ok::<(), kernel::FairnessError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fairness {
    secret: String,
    nonces: Vec<String>,
}

/// Why chance cannot be made from this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FairnessError {
    /// The secret is empty, too long, or not one plain line.
    #[error("a seed or secret has 1 to 128 printable characters without spaces at its ends")]
    BadSecret,
    /// A nonce is too long, or not one plain line.
    #[error("a nonce has at most 128 printable characters without spaces at its ends")]
    BadNonce,
    /// There are more nonces than a table has seats.
    #[error("a game has at most {MAX_SEATS} nonces, one for each seat")]
    TooManyNonces,
}

const COMMITMENT: &str = "roundhouse commitment 1";
const SEED: &str = "roundhouse seed 1";
const LONGEST: usize = 128;

impl Fairness {
    /// From a secret, or for games in the open from a seed that anyone may know, such as `7`.
    pub fn new(secret: impl Into<String>) -> Result<Self, FairnessError> {
        let secret = secret.into();
        if secret.is_empty() || !is_plain(&secret) {
            return Err(FairnessError::BadSecret);
        }
        Ok(Self { secret, nonces: Vec::new() })
    }

    /// The same with the players' nonces, in the order of the seats; an empty one for a player who added none.
    pub fn with_nonces(mut self, nonces: Vec<String>) -> Result<Self, FairnessError> {
        if nonces.len() > MAX_SEATS {
            return Err(FairnessError::TooManyNonces);
        }
        if !nonces.iter().all(|nonce| is_plain(nonce)) {
            return Err(FairnessError::BadNonce);
        }
        self.nonces = nonces;
        // Empty ones at the end say nothing: with and without them the seed is the same.
        while self.nonces.last().is_some_and(String::is_empty) {
            self.nonces.pop();
        }
        Ok(self)
    }

    /// What the table keeps to itself until the game is over.
    #[must_use]
    pub fn secret(&self) -> &str {
        &self.secret
    }

    /// What the players added, in the order of the seats; empty for those who added nothing.
    #[must_use]
    pub fn nonces(&self) -> &[String] {
        &self.nonces
    }

    /// What the table shows before the first draw: it binds the table to the secret and gives nothing of it away.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex(&digest(COMMITMENT, [self.secret.as_str()]))
    }

    /// The draws of this game.
    #[must_use]
    pub fn draws(&self) -> Draws {
        let parts = std::iter::once(&self.secret).chain(&self.nonces).map(String::as_str);
        Draws::from_seed(digest(SEED, parts))
    }
}

fn is_plain(text: &str) -> bool {
    text.chars().count() <= LONGEST && text.trim() == text && text.chars().all(is_printable)
}

/// Neither a control character nor one that cannot be seen: those break lines, turn text around, or make two texts
/// look like one.
#[must_use]
pub fn is_printable(character: char) -> bool {
    let invisible = matches!(
        character,
        '\u{ad}' // soft hyphen
        | '\u{61c}' | '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' // direction
        | '\u{180e}' | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2065}' | '\u{feff}' // no width
        | '\u{2028}'..='\u{2029}' // line and paragraph separators
        | '\u{206a}'..='\u{206f}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}' // shaping, notes, tags
    );
    !character.is_control() && !invisible
}

/// Each part goes in behind its length, so that no two lists of parts are hashed as the same bytes; the domain keeps
/// what is published (the commitment) apart from what is used (the seed).
fn digest<'a>(domain: &'a str, parts: impl IntoIterator<Item = &'a str>) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in std::iter::once(domain).chain(parts) {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part.as_bytes());
    }
    hash.finalize().into()
}

/// The SHA-256 of a text, as records carry it.
pub(crate) fn fingerprint(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes()))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        // Writing to a String cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fair(secret: &str, nonces: &[&str]) -> Fairness {
        Fairness::new(secret).unwrap().with_nonces(nonces.iter().map(ToString::to_string).collect()).unwrap()
    }

    #[test]
    fn the_commitment_depends_on_the_secret_alone_and_the_seed_on_every_nonce() {
        let plain = fair("night train", &[]);
        let spiced = fair("night train", &["a", "", "b"]);
        assert_eq!(plain.commitment(), spiced.commitment());
        assert_ne!(plain.commitment(), fair("night train!", &[]).commitment());
        assert_ne!(plain.draws(), spiced.draws());
        assert_ne!(fair("s", &["ab", "c"]).draws(), fair("s", &["a", "bc"]).draws());
        assert_eq!(plain.draws(), fair("night train", &["", ""]).draws());
        assert_eq!(fair("s", &["", "a"]), fair("s", &["", "a", "", ""]));
    }

    #[test]
    fn golden_commitment() {
        assert_eq!(fair("7", &[]).commitment(), GOLDEN);
    }

    const GOLDEN: &str = "8904fb0bf9432550e324b5965e6edfafc18679e9427d8b2c36ed3b03e405d73c";

    #[test]
    fn what_could_not_be_written_on_one_line_is_refused() {
        for bad in ["", " 7", "7 ", "a\nb", "a\u{2028}b", &"x".repeat(129)] {
            assert_eq!(Fairness::new(bad), Err(FairnessError::BadSecret), "{bad:?}");
        }
        let fairness = Fairness::new("7").unwrap();
        assert_eq!(fairness.with_nonces(vec!["a\tb".into()]), Err(FairnessError::BadNonce));
        let fairness = Fairness::new("7").unwrap();
        assert_eq!(fairness.with_nonces(vec!["a".into(); 7]), Err(FairnessError::TooManyNonces));
    }

    #[test]
    fn what_cannot_be_seen_is_refused() {
        let hidden = "\u{ad}\u{61c}\u{180e}\u{200b}\u{200d}\u{200f}\u{2028}\u{2029}\u{202a}\u{202e}\u{2060}\u{2066}\
                      \u{2069}\u{206f}\u{feff}\u{fffb}\u{e0041}";
        for hidden in hidden.chars() {
            let bad = format!("a{hidden}b");
            assert_eq!(Fairness::new(&bad), Err(FairnessError::BadSecret), "{bad:?}");
        }
    }

    #[test]
    fn letters_of_every_script_are_welcome() {
        for good in ["thé glacé", "поезд", "رحلة", "火车", "기차", "ट्रेन", "รถไฟ", "🚂 & ❤️", "a\u{202f}b"]
        {
            assert!(Fairness::new(good).is_ok(), "{good}");
        }
    }
}
