//! The commands, one module each.

mod backup;
mod check;
mod engine;
mod games;
mod play;
mod render;
mod replay;
mod serve;
mod sim;
mod verify;

use std::io;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// The open table for steam-train board games.
///
/// Without a command: `serve`, the table in your browser.
#[derive(Parser)]
#[command(name = "roundhouse", version, after_help = "Example:\n  roundhouse serve")]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// The table in a browser, for you, your friends and bots.
    #[command(after_help = serve::EXAMPLE)]
    Serve(serve::Args),
    /// A copy of the database of a running server.
    #[command(after_help = backup::EXAMPLE)]
    Backup(backup::Args),
    /// The games with player counts, options, bots and where the data of each component came from.
    #[command(after_help = games::EXAMPLE)]
    Games(games::Args),
    /// A game in the terminal, against bots.
    #[command(after_help = play::EXAMPLE)]
    Play(play::Args),
    /// Plays many games and tells how fast they went and how they ended.
    #[command(after_help = sim::EXAMPLE)]
    Sim(sim::Args),
    /// Replays a record: what happened, and how it ended.
    #[command(after_help = replay::EXAMPLE)]
    Replay(replay::Args),
    /// Checks a record: its digest, its commitment, every move, every draw and the standing.
    #[command(after_help = verify::EXAMPLE)]
    Verify(verify::Args),
    /// A picture of a position, as SVG or PNG.
    #[command(after_help = render::EXAMPLE)]
    Render(render::Args),
    /// The line protocol: one JSON object a line, in and out.
    #[command(after_help = engine::EXAMPLE)]
    Engine,
    /// Counts the shipped data against the component lists, or looks through files of your own.
    #[command(after_help = check::EXAMPLE)]
    Check(check::Args),
}

pub(crate) fn run(cli: Cli) -> Result<()> {
    let mut out = io::stdout().lock();
    match cli.command {
        None => serve::run(&serve::Args::usual(), &mut out),
        Some(Command::Serve(args)) => serve::run(&args, &mut out),
        Some(Command::Backup(args)) => backup::run(&args, &mut out),
        Some(Command::Games(args)) => games::run(&args, &mut out),
        Some(Command::Play(args)) => play::run(&args, &mut out),
        Some(Command::Sim(args)) => sim::run(&args, &mut out),
        Some(Command::Replay(args)) => replay::run(&args, &mut out),
        Some(Command::Verify(args)) => verify::run(&args, &mut out),
        Some(Command::Render(args)) => render::run(&args, &mut out),
        Some(Command::Engine) => engine::run(&mut out),
        Some(Command::Check(args)) => check::run(&args, &mut out),
    }
}
