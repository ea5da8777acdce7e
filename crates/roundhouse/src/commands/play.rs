//! `roundhouse play`

mod again;
mod choices;
mod game;
mod keeper;
mod rulebook;
mod turn;
mod typed;

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use bots::{Bot, Greedy};
use catalog::{GameId, with_game};
use kernel::{Face, Fairness, Happening, Record, Replay, Seat, Writer};
use words::{Language, Words};

use game::Game;
use keeper::Keeper;

use crate::tools::{self, files};
use terminal::Terminal;

pub(super) const EXAMPLE: &str = "Examples:
  roundhouse play age-of-steam
  roundhouse play age-of-steam --players 3 --seat 1 --seed 7 --lang fr --record game.txt
  roundhouse play steam-power --players 1 --option map=britain
  roundhouse play --resume game.txt --seat 1";

/// The bot of every other seat when none is named.
const USUAL_BOT: &str = "greedy";

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(required_unless_present = "resume", help = tools::game_help("The game"))]
    game: Option<GameId>,
    /// How many play; without it four, or as near to that as the game allows.
    #[arg(long)]
    players: Option<usize>,
    /// Your seat, counted from 0.
    #[arg(long, default_value_t = 0)]
    seat: usize,
    /// The bots of the other seats, `greedy` or `random`; begun again from the first when there are fewer than seats.
    /// Without it, all of them are greedy.
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
    bots: Vec<String>,
    /// What chance follows from; without it, a seed that nobody chose.
    #[arg(long, value_name = "TEXT")]
    seed: Option<String>,
    /// An option of the game; `roundhouse games` lists them.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = tools::option)]
    options: Vec<(String, String)>,
    /// The language of the table.
    #[arg(long, default_value_t = Language::English)]
    lang: Language,
    /// Keep the record in this new file, from the beginning and after every turn.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Go on with the unfinished game of this record, and keep it there.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["record", "players", "seed", "options"])]
    resume: Option<PathBuf>,
}

pub(super) fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let resumed = match &args.resume {
        Some(path) => {
            let (game, record) = files::record(path)?;
            Some((path.as_path(), game, record))
        }
        None => None,
    };
    let game = args.game.or(resumed.as_ref().map(|(_, game, _)| *game)).context("no game was named")?;
    let resumed = resumed.map(|(path, _, record)| (path, record));
    with_game!(game, F => play::<F>(args, resumed, out))
}

fn play<F: Greedy + Terminal>(
    args: &Args,
    resumed: Option<(&Path, Record)>,
    out: &mut impl Write,
) -> Result<()> {
    let words = Words::new(args.lang);
    let (writer, log) = match resumed {
        Some((path, record)) => resume::<F>(path, record, &words)?,
        None => start::<F>(args, &words)?,
    };
    let record = writer.record();
    let (players, seed) = (record.players, record.fairness.secret());
    if args.seat >= players {
        bail!("there is no seat {}: {players} play, and seats are counted from 0", args.seat);
    }
    let me = Seat::new(args.seat);
    let levels = levels(args, players);
    let bots = deal::<F>(&levels, players, me, seed)?;
    let file = args.resume.as_ref().or(args.record.as_ref());
    let keeper = file.map(|path| Keeper::open(path, record)).transpose();
    let keeper = keeper.map_err(|error| anyhow!(words.say(&error.text())))?;
    let again = match &args.resume {
        Some(file) => again::from_record(args, &levels, me, file),
        None => again::from_seed(args, &levels, record, me),
    };
    let go_on = keeper.as_ref().map(|keeper| again::from_record(args, &levels, me, keeper.path()));
    let mut game = Game::<F, _, _>::new(writer, me, bots, words, keeper, io::stdin().lock(), out);
    // The seed gives away every hand. In a game with hidden hands, a random seed is therefore only shown afterwards.
    let afterwards = F::HAS_SECRETS && args.seed.is_none() && args.resume.is_none();
    game.welcome((!afterwards).then_some(again.as_str()), log)?;
    game.play()?;
    if afterwards {
        game.tell_again(&again)?;
    }
    game.tell_where_kept(go_on.as_deref())
}

/// A new game, and the sentences of its layout.
fn start<F: Terminal>(args: &Args, words: &Words) -> Result<(Writer<F::Rules>, Vec<String>)> {
    let setup = tools::setup::<F>(args.players, &tools::options(&args.options)?, words)?;
    let fairness = Fairness::new(args.seed.clone().unwrap_or_else(tools::fresh_seed))?;
    let started = Writer::start(&setup, fairness);
    let (writer, opening) = started.map_err(|error| anyhow!(words.say(&error.0)))?;
    Ok((writer, opening.iter().map(|event| words.say(&event.text())).collect()))
}

/// The game of a record, and everything that has happened in it.
fn resume<F: Terminal>(
    path: &Path,
    record: Record,
    words: &Words,
) -> Result<(Writer<F::Rules>, Vec<String>)> {
    if record.standing.is_some() {
        bail!("{}: this game is over; `roundhouse replay` shows it", path.display());
    }
    let told = |error| files::fault(path, &error, words);
    let mut replay = Replay::<F::Rules>::new(&record).map_err(told)?;
    let mut events = replay.opening().to_vec();
    while let Some(played) = replay.step().map_err(told)? {
        events.extend(played.events);
    }
    let log = events.iter().map(|event| words.say(&event.text())).collect();
    Ok((Writer::resume(record).map_err(told)?, log))
}

/// The levels of the bots that were named, or the default one; none for somebody who plays alone.
fn levels(args: &Args, players: usize) -> Vec<String> {
    if args.bots.is_empty() && players > 1 { vec![USUAL_BOT.to_owned()] } else { args.bots.clone() }
}

type Bots<F> = BTreeMap<Seat, Box<dyn Bot<<F as Face>::Rules>>>;

/// A bot for every seat but the person's.
fn deal<F: Greedy>(levels: &[String], players: usize, me: Seat, seed: &str) -> Result<Bots<F>> {
    let others: Vec<Seat> = Seat::all(players).filter(|seat| *seat != me).collect();
    if levels.len() > others.len() {
        bail!("--bots names {} bots, and there are {} other seats", levels.len(), others.len());
    }
    let dealt = others.into_iter().zip(levels.iter().cycle()).map(|(seat, level)| {
        Ok((seat, bots::bot::<F>(level, tools::bot_seed(seed, &format!("seat {seat}"))?)?))
    });
    dealt.collect()
}
