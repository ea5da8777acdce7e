//! `roundhouse games`

use std::io::Write;

use anyhow::Result;
use catalog::{GameId, with_game};
use kernel::{Choice, Component, Face, GameInfo, Rules};
use serde::Serialize;

use super::check::components_table;

pub(super) const EXAMPLE: &str = "Example:\n  roundhouse games --json";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Print the list as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Game {
    id: &'static str,
    title: &'static str,
    fewest_players: usize,
    most_players: usize,
    rules_version: u32,
    /// How many numbered rules there are.
    rules: usize,
    options: &'static [Choice],
    bots: &'static [&'static str],
    components: Vec<Component>,
}

pub(super) fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let games: Vec<Game> =
        GameId::ALL.iter().map(|game| with_game!(*game, F => describe::<<F as Face>::Rules>())).collect();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&games)?)?;
        return Ok(());
    }
    for game in &games {
        write_game(game, out)?;
    }
    Ok(())
}

fn describe<G: Rules>() -> Game {
    let info = G::INFO;
    Game {
        id: info.id,
        title: info.title,
        fewest_players: info.fewest_players,
        most_players: info.most_players,
        rules_version: info.rules_version,
        rules: count_rules(&info),
        options: info.choices,
        bots: bots::LEVELS,
        components: G::components(),
    }
}

fn count_rules(info: &GameInfo) -> usize {
    info.rules_text("en").matches(&format!("**{}-", info.rule_prefix)).count()
}

fn write_game(game: &Game, out: &mut impl Write) -> Result<()> {
    writeln!(out, "{} ({})", game.title, game.id)?;
    let (fewest, most) = (game.fewest_players, game.most_players);
    let players = if fewest == most { most.to_string() } else { format!("{fewest} to {most}") };
    writeln!(out, "  players     {players}")?;
    for choice in game.options {
        let values: Vec<_> = choice.values.iter().map(|value| format!("{}={value}", choice.key)).collect();
        writeln!(out, "  --option    {}", values.join(", "))?;
    }
    writeln!(out, "  bots        {}", game.bots.join(", "))?;
    writeln!(out, "  rules       {} numbered rules, version {}", game.rules, game.rules_version)?;
    if !game.components.is_empty() {
        writeln!(out, "  components")?;
    }
    for line in components_table(&game.components).lines() {
        writeln!(out, "    {line}")?;
    }
    Ok(())
}
