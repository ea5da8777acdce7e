//! `cargo xtask`: the chores of this workspace.

mod install;
mod packages;
mod rules;
mod script;
mod steps;
mod tools;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use install::Consent;

/// Set-up, tests and checks that `cargo` alone cannot do.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", after_help = "Example:\n  cargo xtask test")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Everything that has to hold before a change is taken: format, dependencies, lints, the types of the script,
    /// tests, rule coverage, data. Says what the tests need and is missing, and installs it.
    #[command(after_help = "Example:\n  cargo xtask test")]
    Test {
        #[command(flatten)]
        consent: Consent,
    },
    /// Which test holds which rule. Fails if a rule is held by none, cited but not written, written twice, or not the
    /// same in a translation.
    #[command(after_help = "Example:\n  cargo xtask rules --json | jq '.[0].rules[] | select(.tests == [])'")]
    Rules {
        /// Print the table as JSON.
        #[arg(long)]
        json: bool,
    },
    /// Checks the types of the script in the browser, which stand in its comments.
    #[command(after_help = "Example:\n  cargo xtask script")]
    Script {
        #[command(flatten)]
        consent: Consent,
    },
    /// Harms the server in every way we know while people play: kills, full disks, failing disks, dying nodes, huge records,
    /// silent connections. Prints a line for each, or fails at the first thing that was lost or counted twice.
    #[command(after_help = "Example:\n  cargo xtask soak --kills 100 --deaths 20")]
    Soak {
        /// How often the server is killed.
        #[arg(long, default_value_t = 1_000)]
        kills: usize,
        /// How often PostgreSQL is killed.
        #[arg(long, default_value_t = 50)]
        database_kills: usize,
        /// How often one of several nodes is killed.
        #[arg(long, default_value_t = 100)]
        deaths: usize,
        /// How often the disk is full, and how often it fails.
        #[arg(long, default_value_t = 50)]
        disk: usize,
        /// How many records as large as a form may be are sent.
        #[arg(long, default_value_t = 100)]
        imports: usize,
        /// How many connections never read what is answered.
        #[arg(long, default_value_t = 200)]
        silent: usize,
        #[command(flatten)]
        consent: Consent,
    },
    /// The benchmarks of every crate that has some.
    #[command(after_help = "Example:\n  cargo xtask bench listing")]
    Bench {
        /// Passed on to the benchmarks, such as part of a name.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
        #[command(flatten)]
        consent: Consent,
    },
}

fn main() -> ExitCode {
    let done = match Cli::parse().task {
        Task::Test { consent } => steps::test(&root(), consent),
        Task::Rules { json } => rules::print(&root(), json),
        Task::Script { consent } => steps::script(&root(), consent),
        Task::Soak { kills, database_kills, deaths, disk, imports, silent, consent } => steps::soak(
            &root(),
            consent,
            &[
                ("KILLS", kills),
                ("DATABASE_KILLS", database_kills),
                ("DEATHS", deaths),
                ("DISK", disk),
                ("IMPORTS", imports),
                ("SILENT", silent),
            ],
        ),
        Task::Bench { args, consent } => steps::bench(&root(), consent, &args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// A closed pipe is no error: the reader of our output has seen enough.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let cause = error.root_cause().downcast_ref::<std::io::Error>();
    cause.is_some_and(|cause| cause.kind() == std::io::ErrorKind::BrokenPipe)
}

/// The root of the workspace: this crate lies right below it.
fn root() -> PathBuf {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    here.parent().map(PathBuf::from).unwrap_or(here)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_behind_a_benchmark_is_its_own() {
        let parsed = Cli::try_parse_from(["xtask", "bench", "--yes", "late", "--save-baseline", "--yes"]);
        let Ok(Cli { task: Task::Bench { args, consent } }) = parsed else { panic!("it is understood") };
        assert!(consent.yes);
        assert_eq!(args, ["late", "--save-baseline", "--yes"]);
    }
}
