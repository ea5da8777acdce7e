//! `roundhouse check`

mod own;

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, bail};
use catalog::{GameId, with_game};
use kernel::{Component, Face, Rules, Source};
use serde::Serialize;
use serde_json::json;

use crate::tools::{self, files};
use terminal::columns::{self, Lean};

pub(super) const EXAMPLE: &str = "Examples:\n  roundhouse check\n  roundhouse check my-board.toml";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Files of your own to check, in place of the shipped data: boards, tiles or contracts.
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print the findings as JSON.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    if args.files.is_empty() { check_shipped(args.json, out) } else { check_files(args, out) }
}

#[derive(Serialize)]
struct Finding {
    game: &'static str,
    #[serde(flatten)]
    component: Component,
    ok: bool,
}

fn check_shipped(json: bool, out: &mut impl Write) -> Result<()> {
    let findings: Vec<Finding> = GameId::ALL
        .iter()
        .flat_map(|game| {
            let components = with_game!(*game, F => <F as Face>::Rules::components());
            components.into_iter().map(|component| {
                let ok = component.found == component.expected;
                Finding { game: game.info().id, component, ok }
            })
        })
        .collect();
    let wrong = findings.iter().filter(|finding| !finding.ok).count();
    if json {
        writeln!(out, "{}", serde_json::to_string_pretty(&findings)?)?;
    } else {
        for game in GameId::ALL {
            let of_game = findings.iter().filter(|finding| finding.game == game.info().id);
            let components: Vec<_> = of_game.map(|finding| finding.component.clone()).collect();
            writeln!(out, "{}", game.info().title)?;
            write!(out, "{}", components_table(&components))?;
        }
        if wrong == 0 {
            let from = |source| findings.iter().filter(|finding| finding.component.source == source).count();
            writeln!(
                out,
                "All {} counts agree with the component lists: {} entries are from the rulebook, {} from public \
                 sources, {} reconstructed.",
                findings.len(),
                from(Source::Rulebook),
                from(Source::Public),
                from(Source::Reconstructed),
            )?;
        }
    }
    if wrong > 0 {
        bail!("{wrong} of {} counts do not agree with the component lists", findings.len());
    }
    Ok(())
}

/// What is in the box, counted, and where we know it from.
pub(super) fn components_table(components: &[Component]) -> String {
    if components.is_empty() {
        return String::new();
    }
    let head = ["component", "found", "expected", "", "source", "file"].map(String::from);
    let rows = components.iter().map(|component| {
        let Component { name, found, expected, source, file } = component;
        let ok = if found == expected { "ok" } else { "WRONG" };
        [name, &found.to_string(), &expected.to_string(), ok, source_name(*source), file].map(String::from)
    });
    let rows: Vec<_> = std::iter::once(head).chain(rows).collect();
    columns::lines([Lean::Left, Lean::Right, Lean::Right, Lean::Left, Lean::Left, Lean::Left], &rows)
}

const fn source_name(source: Source) -> &'static str {
    match source {
        Source::Rulebook => "rulebook",
        Source::Public => "public",
        Source::Reconstructed => "reconstructed",
    }
}

fn check_files(args: &Args, out: &mut impl Write) -> Result<()> {
    let mut findings = Vec::new();
    let mut wrong = 0;
    for path in &args.files {
        let found =
            files::content(path).map_err(|error| format!("{error:#}")).and_then(|text| own::read(&text));
        wrong += usize::from(found.is_err());
        let file = path.display().to_string();
        if args.json {
            findings.push(match &found {
                Ok(found) => found.json(&file),
                Err(why) => json!({ "file": file, "ok": false, "why": why }),
            });
        } else {
            let told = found.map_or_else(|why| why, |found| found.sentence());
            writeln!(out, "{}", tools::escaped(&format!("{file}: {told}")))?;
        }
    }
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&findings)?)?;
    }
    match (wrong, args.files.len()) {
        (0, _) => Ok(()),
        (_, 1) => bail!("this file cannot be played with"),
        (wrong, all) => bail!("{wrong} of {all} files cannot be played with"),
    }
}
