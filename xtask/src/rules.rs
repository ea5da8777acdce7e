//! Rule coverage: every rule of a `RULES.md` is held by a test, every rule that is cited is written, and every
//! translation has the same rules.

mod coverage;
mod scan;
mod translation;

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use coverage::Coverage;
#[cfg(test)]
pub(crate) use scan::folder;

/// How many of the places that cite a rule the table shows.
const SHOWN: usize = 2;

pub(crate) fn print(root: &Path, json: bool) -> Result<()> {
    let games = survey(root)?;
    let mut out = std::io::stdout().lock();
    if json {
        writeln!(out, "{}", serde_json::to_string_pretty(&games)?)?;
    } else {
        for game in &games {
            write_table(game, &mut out)?;
        }
    }
    let gaps: Vec<String> = games.iter().flat_map(Coverage::gaps).collect();
    if gaps.is_empty() {
        return Ok(());
    }
    bail!("the rules, their translations and the tests disagree:\n  {}", gaps.join("\n  "));
}

/// The folders of the crates, in order: those that every game shares, and the two of each game.
pub(crate) fn crates(root: &Path) -> Result<Vec<PathBuf>> {
    let mut folders = scan::folder(&root.join("crates"))?;
    for game in scan::folder(&root.join("games"))? {
        folders.extend(scan::folder(&game)?.into_iter().filter(|folder| folder.join("Cargo.toml").is_file()));
    }
    Ok(folders)
}

fn survey(root: &Path) -> Result<Vec<Coverage>> {
    let folders = crates(root)?;
    let files = scan::files(root, &folders)?;
    let mut games = Vec::new();
    for folder in folders {
        let path = folder.join("RULES.md");
        if !path.is_file() {
            continue;
        }
        let text = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let name = path.strip_prefix(root).unwrap_or(&path).display().to_string();
        let translations = translation::survey(&folder, &name, &text)?;
        games.push(Coverage { translations, ..Coverage::new(name, &text, &files)? });
    }
    Ok(games)
}

fn write_table(game: &Coverage, out: &mut impl Write) -> Result<()> {
    writeln!(out, "{}", game.file)?;
    for rule in &game.rules {
        let mut places = rule.tests.iter().take(SHOWN).cloned().collect::<Vec<_>>().join(", ");
        if rule.tests.len() > SHOWN {
            places.push_str(", …");
        }
        writeln!(out, "  {:<9} {:<44} {:>3}  {places}", rule.number, rule.words, rule.tests.len())?;
    }
    let held = game.rules.iter().filter(|rule| !rule.tests.is_empty()).count();
    writeln!(out, "  {held} of {} rules are held by a test.", game.rules.len())?;
    Ok(())
}
