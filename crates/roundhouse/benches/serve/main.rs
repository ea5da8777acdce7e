//! What the table in the browser costs: the real program with a database of its own, asked over the loopback.
//!
//! Arguments that are names choose among the measurements (`cargo bench --bench serve -- first-visit`); options, such as
//! those of criterion, are passed over. Ends in failure when a limit is broken.

mod appending;
mod appends;
mod client;
mod first_visit;
mod many_pages;
mod moves;
mod nodes;
mod opening;
mod presses;
mod report;
mod server;
mod streams;
mod tables;

use std::any::Any;
use std::panic::AssertUnwindSafe;
use std::process::ExitCode;

use anyhow::Result;
use report::Report;

const NAMES: [&str; 9] =
    ["first-visit", "press", "move", "nodes", "append", "appends", "opening", "many-pages", "streams"];

fn main() -> ExitCode {
    let mut report = Report::default();
    match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => {
            for name in NAMES.into_iter().filter(|name| is_wanted(name)) {
                let measuring = AssertUnwindSafe(|| runtime.block_on(measure(name, &mut report)));
                // Whatever one of them lacks, such as a PostgreSQL, the others are measured all the same.
                match std::panic::catch_unwind(measuring) {
                    Ok(Ok(())) => {}
                    Ok(Err(error)) => report.failed(&format!("{name}: {error:#}")),
                    Err(panic) => report.failed(&format!("{name}: {}", what_it_said(panic.as_ref()))),
                }
            }
        }
        Err(error) => report.failed(&error.to_string()),
    }
    report.print();
    if report.is_well() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

async fn measure(name: &str, report: &mut Report) -> Result<()> {
    println!("\n== {name}");
    match name {
        "first-visit" => first_visit::measure(report).await,
        "press" => presses::measure(report).await,
        "move" => moves::measure(report).await,
        "nodes" => nodes::measure(report).await,
        "append" => appending::measure(report).await,
        "appends" => appends::measure(report).await,
        "streams" => streams::measure(report).await,
        "opening" => opening::measure(report).await,
        _ => many_pages::measure(report).await,
    }
}

fn what_it_said(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("it broke down")
}

/// Whether one of the names given is part of this one; or none was given.
fn is_wanted(name: &str) -> bool {
    // Options of criterion that take a value, which is no name.
    const WITH_VALUE: [&str; 12] = [
        "--baseline",
        "--baseline-lenient",
        "--color",
        "--confidence-level",
        "--load-baseline",
        "--measurement-time",
        "--nresamples",
        "--output-format",
        "--profile-time",
        "--sample-size",
        "--save-baseline",
        "--warm-up-time",
    ];
    let mut names = Vec::new();
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        if WITH_VALUE.contains(&arg.as_str()) {
            args.next();
        } else if !arg.starts_with('-') {
            names.push(arg);
        }
    }
    names.is_empty() || names.iter().any(|wanted| name.contains(wanted.as_str()))
}
