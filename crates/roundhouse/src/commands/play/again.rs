//! Commands that a person can copy.

use std::path::Path;

use kernel::{Record, Seat};
use words::Language;

use super::Args;

/// The command that lays out this game again, with the same bots.
pub(super) fn from_seed(args: &Args, levels: &[String], record: &Record, seat: Seat) -> String {
    let (game, players, company) = (&record.game, record.players, company(levels, seat));
    let mut command = format!("roundhouse play {game} --players {players}{company}");
    command.push_str(&format!(" --seed {}", quoted(record.fairness.secret())));
    for (key, value) in &args.options {
        command.push_str(&format!(" --option {}", quoted(&format!("{key}={value}"))));
    }
    command + &language(args.lang)
}

/// The command that goes on with the game in this file.
pub(super) fn from_record(args: &Args, levels: &[String], seat: Seat, file: &Path) -> String {
    let file = quoted(&file.display().to_string());
    format!("roundhouse play --resume {file}{}{}", company(levels, seat), language(args.lang))
}

fn company(levels: &[String], seat: Seat) -> String {
    let seat = format!(" --seat {seat}");
    if levels.is_empty() { seat } else { format!("{seat} --bots {}", quoted(&levels.join(","))) }
}

fn language(language: Language) -> String {
    if language == Language::English { String::new() } else { format!(" --lang {language}") }
}

/// Quoted, so that a shell takes it for one word.
fn quoted(text: &str) -> String {
    let plain = |sign: char| sign.is_alphanumeric() || "-_./,=:+@%".contains(sign);
    if !text.is_empty() && text.chars().all(plain) {
        text.to_owned()
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn a_word_of_the_shell_stays_one_word() {
        assert_eq!(quoted("game-7.txt"), "game-7.txt");
        assert_eq!(quoted("my seed"), "'my seed'");
        assert_eq!(quoted("it's"), r"'it'\''s'");
        assert_eq!(quoted(""), "''");
    }
}
