//! Internationalisation (i18n) at build time: generates Rust from message files, for build scripts.
//!
//! The messages of a crate stand in its `locales/en` and `locales/fr`, in [Fluent](https://projectfluent.org). Its build
//! script is one line, [`compile`], and its `lib.rs` has another, `kernel::messages!()`. After that each message is a type
//! whose fields are its gaps, so that a message that does not exist, a gap that nobody fills or one that nobody wrote is an
//! error of the compiler; so is a message that only one language has. A message that no code says is dead code, and told as
//! such.
//!
//! What is read here is that part of Fluent that the files need: text, gaps, other messages without gaps of their own, and
//! choices by number, by singular and plural, and by word: by what the message says that fills the gap. A word that no
//! message says is an error. Messages with attributes are *families*: one text for each thing of a kind that
//! is listed in a data file, such as the cards of a game. They become a function from the thing's name to its message.

mod read;
mod typography;
mod words;
mod write;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use read::Locale;

/// The languages, by the folders of their files; the order is that of `kernel::Language::ALL`.
const LANGUAGES: [&str; 2] = ["en", "fr"];

/// What is wrong with the message files.
type LocaleError = String;

/// Writes `messages.rs` of the crate whose build script this is, from its `locales`.
///
/// A face also says words of its rules, which stand in the folder beside it.
///
/// # Panics
/// With every error of the files, so that the build ends there.
pub fn compile() {
    families(&[]);
}

/// Like [`compile`], for a crate with families: each of these has exactly the members named.
///
/// # Panics
/// As `compile` does, and when a family lacks a member or has one too many.
pub fn families(wanted: &[(&str, Vec<String>)]) {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the crate is"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    let locales = root.join("locales");
    let rules = root.with_file_name("rules").join("locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    if rules.is_dir() {
        println!("cargo::rerun-if-changed={}", rules.display());
    }
    let code = read(&locales).and_then(|languages| {
        let rules = if rules.is_dir() && rules != locales { read(&rules)? } else { Vec::new() };
        code(&languages, &rules, wanted)
    });
    match code {
        Ok(code) => fs::write(out.join("messages.rs"), code).expect("the folder of the build can be written"),
        Err(errors) => panic!("{}", errors.join("\n")),
    }
}

/// The files of every language.
fn read(locales: &Path) -> Result<Vec<Locale>, Vec<LocaleError>> {
    let mut languages = Vec::new();
    let mut errors = Vec::new();
    for locale in LANGUAGES.map(|language| Locale::read(&locales.join(language))) {
        match locale {
            Ok(locale) => languages.push(locale),
            Err(error) => errors.push(error),
        }
    }
    if errors.is_empty() { Ok(languages) } else { Err(errors) }
}

/// The code, once nothing is wrong. `rules` are the messages of the rules of a face, in the same languages.
fn code(
    languages: &[Locale],
    rules: &[Locale],
    wanted: &[(&str, Vec<String>)],
) -> Result<String, Vec<LocaleError>> {
    let mut errors: Vec<LocaleError> = languages.iter().flat_map(typography::errors).collect();
    for (index, locale) in languages.iter().enumerate() {
        errors.extend(words::check(locale, rules.get(index)));
    }
    if errors.is_empty() { write::code(languages, wanted) } else { Err(errors) }
}

#[cfg(test)]
mod tests;
