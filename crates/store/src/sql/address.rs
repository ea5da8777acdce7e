//! Where the database is.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use crate::{Result, StoreError};

#[derive(PartialEq, Eq, Debug)]
pub(super) enum DatabaseAddress {
    /// SQLite, gone with the process.
    Memory,
    /// SQLite.
    File(PathBuf),
    /// PostgreSQL, with the addresses of its servers in the usual form.
    DatabaseServers(Vec<String>),
}

impl DatabaseAddress {
    /// Errors never repeat the address, as it may contain a password.
    pub(super) fn parse(address: &str) -> Result<Self> {
        let (scheme, rest) = address.split_once(':').ok_or_else(|| not_understood("it names no kind"))?;
        match scheme {
            "sqlite" => match rest.strip_prefix("//").unwrap_or(rest) {
                ":memory:" => Ok(Self::Memory),
                "" => Err(not_understood("it names no file")),
                file if file.contains('?') => Err(not_understood("a file takes no options after `?`")),
                file => Ok(Self::File(file.into())),
            },
            "postgres" | "postgresql" => servers(address),
            _ => Err(not_understood("its kind is unknown")),
        }
    }
}

/// Addresses are separated by commas, but options may contain commas too: only a comma before an address separates.
fn servers(addresses: &str) -> Result<DatabaseAddress> {
    let mut found: Vec<String> = Vec::new();
    for part in addresses.split(',') {
        if part.starts_with("postgres://") || part.starts_with("postgresql://") {
            found.push(part.to_owned());
        } else if let Some(last) = found.last_mut() {
            last.push(',');
            last.push_str(part);
        } else {
            return Err(not_understood("its kind is unknown"));
        }
    }
    Ok(DatabaseAddress::DatabaseServers(found))
}

fn not_understood(why: &str) -> StoreError {
    StoreError::Address(format!(
        "{why} (`sqlite:FILE`, `sqlite::memory:` or `postgres://USER@HOST/DATABASE`)"
    ))
}

/// A file as a URL. Everything unusual in its name is escaped, even slashes: in the path of a URL, `..` would be
/// resolved without regard to symbolic links.
pub(super) fn url_of(file: &Path, mode: &str) -> String {
    let mut url = String::from("sqlite:");
    for &byte in file.as_os_str().as_encoded_bytes() {
        if byte.is_ascii_alphanumeric() || b"._-".contains(&byte) {
            url.push(byte.into());
        } else {
            // Writing to a string cannot fail.
            let _ = write!(url, "%{byte:02X}");
        }
    }
    url + "?mode=" + mode
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses() {
        for (address, meant) in [
            ("sqlite::memory:", Some(DatabaseAddress::Memory)),
            ("sqlite://:memory:", Some(DatabaseAddress::Memory)),
            ("sqlite:a b/ü#%.db", Some(DatabaseAddress::File("a b/ü#%.db".into()))),
            ("sqlite:/var/x.db", Some(DatabaseAddress::File("/var/x.db".into()))),
            ("sqlite://x.db", Some(DatabaseAddress::File("x.db".into()))),
            ("sqlite:///var/x.db", Some(DatabaseAddress::File("/var/x.db".into()))),
            ("postgres://a@b/c", Some(DatabaseAddress::DatabaseServers(vec!["postgres://a@b/c".into()]))),
            (
                "postgresql://a@b/c?options=x,y,postgres://d/e",
                Some(DatabaseAddress::DatabaseServers(vec![
                    "postgresql://a@b/c?options=x,y".into(),
                    "postgres://d/e".into(),
                ])),
            ),
            (
                "postgres://a@b/c,mysql://d/e,",
                Some(DatabaseAddress::DatabaseServers(vec!["postgres://a@b/c,mysql://d/e,".into()])),
            ),
            ("sqlite:", None),
            ("sqlite:x.db?mode=ro", None),
            ("postgres:x", None),
            ("mysql://a:secret@b/c", None),
            ("x.db", None),
            ("", None),
        ] {
            match (DatabaseAddress::parse(address), meant) {
                (Ok(found), Some(meant)) => assert_eq!(found, meant, "{address}"),
                (Err(StoreError::Address(why)), None) => assert!(!why.contains("secret"), "{why}"),
                (found, meant) => panic!("{address}: {found:?}, not {meant:?}"),
            }
        }
    }

    #[test]
    fn files_as_urls() {
        for (file, url) in [
            ("plain.db", "sqlite:plain.db?mode=rw"),
            ("/a/../b.db", "sqlite:%2Fa%2F..%2Fb.db?mode=rw"),
            ("a b?ü%", "sqlite:a%20b%3F%C3%BC%25?mode=rw"),
        ] {
            assert_eq!(url_of(Path::new(file), "rw"), url);
        }
    }
}
