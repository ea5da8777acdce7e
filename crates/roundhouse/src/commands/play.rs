//! `roundhouse play`

mod choices;
mod game;
mod rulebook;
mod turn;

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Result, anyhow, bail};
use bots::Greedy;
use catalog::{GameId, with_game};
use kernel::{Fairness, Seat, Writer};
use words::{Language, Words};

use game::Game;

use crate::terminal::{Paint, Terminal};
use crate::tools;

pub(super) const EXAMPLE: &str = "Examples:
  roundhouse play age-of-steam
  roundhouse play age-of-steam --players 3 --seat 1 --seed 7 --lang fr --record game.txt";

#[derive(clap::Args)]
pub(crate) struct Args {
    game: GameId,
    /// How many play.
    #[arg(long, default_value_t = 4)]
    players: usize,
    /// Your seat, counted from 0.
    #[arg(long, default_value_t = 0)]
    seat: usize,
    /// The bots of the other seats; begun again from the first when there are fewer than seats.
    #[arg(long, value_delimiter = ',', default_value = "greedy")]
    bots: Vec<String>,
    /// What chance follows from; without it, a seed that nobody chose.
    #[arg(long, value_name = "TEXT")]
    seed: Option<String>,
    /// An option of the game.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = tools::option)]
    options: Vec<(String, String)>,
    /// The language of the table.
    #[arg(long, default_value_t = Language::English)]
    lang: Language,
    /// Keep the record here when you leave or the game ends.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

impl Args {
    /// What somebody gets who asks for nothing in particular.
    pub(super) fn usual() -> Self {
        Self {
            game: GameId::ALL[0],
            players: 4,
            seat: 0,
            bots: vec!["greedy".into()],
            seed: None,
            options: Vec::new(),
            lang: Language::English,
            record: None,
        }
    }
}

pub(super) fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    with_game!(args.game, G => play::<G>(args, out))
}

fn play<G: Greedy + Terminal>(args: &Args, out: &mut impl Write) -> Result<()> {
    let words = Words::new(args.lang);
    let setup = tools::setup::<G>(args.players, &args.options.iter().cloned().collect(), &words)?;
    if args.seat >= args.players {
        bail!("there is no seat {}: {} play, and seats are counted from 0", args.seat, args.players);
    }
    let seed = args.seed.clone().unwrap_or_else(tools::fresh_seed);
    let bots = args.bots.iter().cycle().take(args.players).enumerate();
    let bots = bots
        .map(|(seat, level)| Ok(bots::bot::<G>(level, tools::bot_seed(&seed, &format!("seat {seat}"))?)?));
    let bots = bots.collect::<Result<Vec<_>>>()?;
    let started = Writer::<G>::start(&setup, Fairness::new(&seed)?);
    let (writer, opening) = started.map_err(|error| anyhow!(words.say(&error.0)))?;
    let seat = Seat::all(args.players).nth(args.seat).unwrap_or(Seat::new(0));
    let mut game = Game::new(writer, seat, bots, words, Paint::for_stdout(), io::stdin().lock(), out);
    game.welcome(&opening)?;
    game.play()?;
    if let Some(path) = &args.record {
        game.keep(path)?;
    }
    Ok(())
}
