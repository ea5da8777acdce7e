//! `roundhouse`: the games from the command line.

kernel::messages!();

mod commands;
mod tools;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    let cli = commands::Cli::parse();
    match commands::run(cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // If not even this can be written, there is nothing left to do.
            let _ = writeln!(io::stderr(), "roundhouse: {}", tools::escaped(&format!("{error:#}")));
            ExitCode::from(2)
        }
    }
}

/// A closed pipe is no error: the reader of our output, such as `head`, has seen enough.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let cause = error.root_cause().downcast_ref::<io::Error>();
    cause.is_some_and(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}
