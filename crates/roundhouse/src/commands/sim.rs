//! `roundhouse sim`

use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use anyhow::{Result, anyhow};
use bots::Greedy;
use bots::sim::{Plan, Report, SimError, Spread, StuckGame};
use catalog::{GameId, with_game};
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use kernel::Record;
use words::{Language, Words};

use crate::tools::{self, files};
use terminal::columns::{self, Lean};

pub(super) const EXAMPLE: &str = "Examples:
  roundhouse sim age-of-steam --players 4 --games 1000 --seed 1
  roundhouse sim age-of-steam --players 3 --games 100 --bots greedy,random --threads 2 --check --out games/
  roundhouse sim steam-power --players 1 --games 100 --bots greedy --option map=germany
  roundhouse sim empyreal --players 4 --games 500 --cards";

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(help = tools::game_help("The game"))]
    game: GameId,
    /// How many play; without it four, or as near to that as the game allows.
    #[arg(long)]
    players: Option<usize>,
    /// How many games.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// What chance follows from, up to 100 characters: game 0 has the secret SEED/0, and so on.
    #[arg(long, default_value = "1")]
    seed: String,
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "random", help = bots_help())]
    bots: Vec<String>,
    /// How many games are played at a time.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Check the conservation laws after every move.
    #[arg(long)]
    check: bool,
    /// Count how often each card was used, in games that have cards with abilities.
    #[arg(long)]
    cards: bool,
    /// Keep the record of each game in this folder.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// An option of the game; `roundhouse games` lists them.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = tools::option)]
    options: Vec<(String, String)>,
    /// Print the report as JSON.
    #[arg(long)]
    json: bool,
}

fn bots_help() -> String {
    let levels = bots::LEVELS.join(", ");
    format!("The bot of each seat, of: {levels}; a list shorter than the seats is begun again from its first")
}

pub(super) fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let report = with_game!(args.game, F => simulate::<F>(args))?;
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    } else {
        write_report(&report, args.check, out)?;
    }
    Ok(())
}

fn simulate<F: Greedy>(args: &Args) -> Result<Report> {
    let words = Words::new(Language::English);
    let plan = Plan::<F> {
        setup: tools::setup::<F>(args.players, &tools::options(&args.options)?, &words)?,
        games: args.games,
        seed: args.seed.clone(),
        levels: args.bots.clone(),
        threads: usize::from(args.threads),
        check: args.check,
        cards: args.cards,
    };
    let folder = args.out.as_ref();
    if let Some(folder) = folder {
        // Create no folder for arguments that will be refused.
        plan.validate()?;
        files::make_folder(folder)?;
    }
    let keep = |number: u64, record: &Record| -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
        match folder {
            Some(folder) => Ok(files::write(&folder.join(format!("game-{number}.txt")), record.to_string())?),
            None => Ok(()),
        }
    };
    let bar = progress_bar(args.games);
    let report = bots::sim::run(&plan, |finished| bar.set_position(finished), folder.map(|_| &keep as _));
    bar.finish_and_clear();
    report.map_err(|error| match error {
        SimError::Setup(why) => anyhow!(words.say(&why.0)),
        SimError::Refused { secret, decision, mv, refusal } => {
            anyhow!(
                "game {secret}, move {decision}: {mv} was listed and then refused: {}",
                words.refusal(&refusal)
            )
        }
        error => error.into(),
    })
}

fn progress_bar(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {speed} games/s, {eta} left");
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    let speed = |state: &ProgressState, out: &mut dyn fmt::Write| {
        // A progress bar that cannot be shown is no error.
        let _ = write!(out, "{:.0}", state.per_sec());
    };
    ProgressBar::new(games).with_style(style.with_key("speed", speed))
}

/// The results of the games, which are the same for the same seed; then how fast they were.
fn write_report(report: &Report, checked: bool, out: &mut impl Write) -> Result<()> {
    let Report { game, players, games, decisions, seed, .. } = report;
    writeln!(out, "{game}, {players} players, {games} games, seed {seed}: {decisions} decisions")?;
    let head = ["", "bot", "wins", "lowest", "25%", "median", "75%", "highest", "mean", "put out"];
    let mut rows = vec![head.map(String::from)];
    for (seat, spread) in report.scores.seats.iter().enumerate() {
        let wins = report.wins.seats.get(seat).copied().unwrap_or_default();
        rows.push(row(&format!("seat {seat}"), &report.levels[seat], &wins.to_string(), spread));
    }
    rows.push(row("winners", "", "", &report.scores.winners));
    let mut lean = [Lean::Right; 10];
    lean[..2].fill(Lean::Left);
    write!(out, "{}", columns::lines(lean, &rows))?;
    for (ending, times) in &report.endings {
        writeln!(out, "ended {ending}: {times}")?;
    }
    writeln!(out, "nobody put out: {}", report.unharmed)?;
    if report.stuck > 0 {
        writeln!(out, "stuck, and given up: {}", report.stuck)?;
        for StuckGame { secret, decisions, why, .. } in &report.stuck_games {
            writeln!(out, "  game {secret}, after {decisions} decisions: {why}")?;
        }
    }
    if let Some(widest) = &report.widest {
        let (moves, secret, decision) = (widest.moves, &widest.secret, widest.decision);
        writeln!(out, "most choices at once: {moves} (game {secret}, decision {decision})")?;
    }
    if !report.uses.is_empty() {
        write_uses(&report.uses, out)?;
    }
    if checked {
        writeln!(out, "laws checked after every move: none broken")?;
    }

    writeln!(out)?;
    let (games, decisions) = (report.games_per_s, report.decisions_per_s);
    writeln!(out, "{games:.1} games/s, {decisions:.0} decisions/s ({:.2} s)", report.seconds)?;
    if let Some(widest) = &report.widest {
        let (bytes, copies) = (report.position_bytes, report.copies_per_s);
        writeln!(out, "position: {bytes} bytes; copied {copies:.0} times a second")?;
        writeln!(out, "the {} choices listed in {:.1} µs", widest.moves, widest.listing_micros)?;
    }
    Ok(())
}

/// The cards that were used most first.
fn write_uses(uses: &BTreeMap<&'static str, u64>, out: &mut impl Write) -> Result<()> {
    let never = uses.values().filter(|times| **times == 0).count();
    writeln!(out, "cards used: {} of {}", uses.len() - never, uses.len())?;
    let mut sorted: Vec<(&str, u64)> = uses.iter().map(|(card, times)| (*card, *times)).collect();
    sorted.sort_by_key(|(card, times)| (std::cmp::Reverse(*times), *card));
    let rows: Vec<[String; 2]> =
        sorted.into_iter().map(|(card, times)| [format!("  {card}"), times.to_string()]).collect();
    write!(out, "{}", columns::lines([Lean::Left, Lean::Right], &rows))?;
    Ok(())
}

fn row(who: &str, bot: &str, wins: &str, spread: &Spread) -> [String; 10] {
    let score = |score: Option<i32>| score.map_or_else(|| "-".into(), |score| score.to_string());
    [
        who.into(),
        bot.into(),
        wins.into(),
        score(spread.min),
        score(spread.lower_quartile),
        score(spread.median),
        score(spread.upper_quartile),
        score(spread.max),
        spread.mean.map_or_else(|| "-".into(), |mean| format!("{mean:.1}")),
        spread.eliminated.to_string(),
    ]
}
