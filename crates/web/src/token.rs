//! Random names and secrets.

use sha2::{Digest, Sha256};

/// The alphabet of tokens and table names: no two letters look alike.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

const NAME_LENGTH: usize = 10;
const SECRET_LENGTH: usize = 26;

/// 128 random bits, for sessions, links to seats and the secrets of draws.
pub(crate) fn secret() -> Result<String, getrandom::Error> {
    random::<SECRET_LENGTH>()
}

/// The name of a table in URLs: not secret, but not enumerable either.
pub(crate) fn table_name() -> Result<String, getrandom::Error> {
    random::<NAME_LENGTH>()
}

/// A stable pseudonym of a table for log files. The name itself is all one needs to watch a table that is open to
/// everybody with its address.
pub(crate) fn in_log(table: &str) -> String {
    hash(table).iter().take(4).map(|byte| format!("{byte:02x}")).collect()
}

/// Whether this could be the name of a table.
pub(crate) fn is_table_name(name: &str) -> bool {
    name.len() == NAME_LENGTH && name.bytes().all(|letter| LETTERS.contains(&letter))
}

/// Whether this could come from [`secret`].
pub(crate) fn is_secret(text: &str) -> bool {
    text.len() == SECRET_LENGTH && text.bytes().all(|letter| LETTERS.contains(&letter))
}

/// A secret derived from another, for one purpose only.
pub(crate) fn derived(purpose: &str, secret: &str) -> String {
    let hash = Sha256::digest(format!("{purpose}\n{secret}").as_bytes());
    hash.iter().take(SECRET_LENGTH).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

pub(crate) fn chance() -> Result<[u8; 32], getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// This many letters, with five random bits each.
fn random<const N: usize>() -> Result<String, getrandom::Error> {
    let mut bytes = [0u8; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// The hash that is stored of a token, so that a stolen database lets nobody sign in.
pub(crate) fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_looks_like_a_table_is_looked_for() {
        assert!(is_table_name(&table_name().unwrap()));
        for name in ["", "abc", "ABCDEFGHIJ", "abcdefgh\0i", "..%2f..%2f", "abcdefghijk"] {
            assert!(!is_table_name(name), "{name:?}");
        }
    }

    #[test]
    fn tokens_have_128_bits_and_differ() {
        let (one, other) = (secret().unwrap(), secret().unwrap());
        assert!(one.len() * 5 >= 128);
        assert_ne!(one, other);
        assert!(one.bytes().all(|letter| LETTERS.contains(&letter)));
        assert_ne!(hash(&one), hash(&other));
    }
}
