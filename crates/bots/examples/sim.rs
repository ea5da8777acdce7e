//! Plays games of Age of Steam and prints the report:
//! `cargo run --release -p bots --example sim -- 4 200 greedy,random seed`.

use std::error::Error;

use age_of_steam::{Position, Setup};
use bots::sim::{Plan, run};
use kernel::{Options, Setup as _};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let players = args.next().map_or(Ok(4), |arg| arg.parse())?;
    let games = args.next().map_or(Ok(100), |arg| arg.parse())?;
    let levels = args.next().unwrap_or_else(|| "greedy".into()).split(',').map(str::to_string).collect();
    let seed = args.next().unwrap_or_else(|| "7".into());
    let setup = Setup::from_options(players, &Options::new())?;
    let plan = Plan::<Position> { setup, games, seed, levels, threads: 1, check: false, cards: false };
    let report = run(&plan, |_| (), None)?;
    println!("{}", serde_json::to_string_pretty(&report)?);
    Ok(())
}
