//! `roundhouse check`

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use catalog::age_of_steam::{Board, BoardError, Terrain};
use catalog::{GameId, with_game};
use kernel::{Component, Rules, Source};
use serde::Serialize;
use serde_json::json;

use crate::tools::columns::{self, Lean};
use crate::tools::files;

pub(super) const EXAMPLE: &str = "Examples:\n  roundhouse check\n  roundhouse check my-board.toml";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Board files of your own to check, in place of the shipped data.
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
            let components = with_game!(*game, G => <G as Rules>::components());
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
            writeln!(out, "All {} components agree with the rulebooks.", findings.len())?;
        }
    }
    if wrong > 0 {
        bail!("{wrong} of {} components do not agree with the rulebooks", findings.len());
    }
    Ok(())
}

/// What is in the box, counted, and where we know it from.
pub(super) fn components_table(components: &[Component]) -> String {
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
        let board = Board::parse(&files::read(path)?);
        wrong += usize::from(board.is_err());
        let file = path.display().to_string();
        if args.json {
            findings.push(match &board {
                Ok(board) => json!({ "file": file, "ok": true, "id": board.id, "title": board.title }),
                Err(error) => json!({ "file": file, "ok": false, "why": error.to_string() }),
            });
        } else {
            write_board(path, &board, out)?;
        }
    }
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&findings)?)?;
    }
    match (wrong, args.files.len()) {
        (0, _) => Ok(()),
        (_, 1) => bail!("this board cannot be played on"),
        (wrong, all) => bail!("{wrong} of {all} boards cannot be played on"),
    }
}

fn write_board(path: &Path, board: &Result<Board, BoardError>, out: &mut impl Write) -> Result<()> {
    let file = path.display();
    match board {
        Ok(board) => {
            let count = |terrain| board.hexes().filter(|hex| board.hex(*hex).terrain == terrain).count();
            let cities = board.stops().filter(|stop| board.stop(*stop).city.is_some()).count();
            writeln!(
                out,
                "{file}: {} ({}): {} land hexes, of these {} river and {} mountain; {} lakes; {cities} cities, {} towns",
                board.title,
                source_name(board.source),
                board.hexes().len(),
                count(Terrain::River),
                count(Terrain::Mountain),
                board.lakes.len(),
                board.stops().len() - cities,
            )?;
        }
        Err(error) => writeln!(out, "{file}: {error}")?,
    }
    Ok(())
}
