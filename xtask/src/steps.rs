//! Running cargo, step by step.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::install::{Consent, install};
use crate::{packages, rules, script, tools};

pub(crate) fn test(root: &Path, consent: Consent) -> Result<()> {
    let began = Instant::now();
    install(root, &[tools::plan(root), packages::plan()?, script::plan(root)], consent)?;
    step(root, &["fmt", "--all", "--check"], "the code is not formatted: run `cargo fmt --all`")?;
    // Not the advisories: what they say changes from day to day, and they lie where not everybody who builds this can go.
    step(
        root,
        &["deny", "check", "licenses", "bans", "sources"],
        "we depend on something that `deny.toml` does not allow (above)",
    )?;
    step(
        root,
        &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"],
        "clippy has something to say (above)",
    )?;
    script::check(root)?;
    if works(root, &["nextest", "--version"]) {
        step(root, &["nextest", "run", "--workspace"], "a test failed (above)")?;
    } else {
        step(root, &["test", "--workspace", "--lib", "--bins", "--tests"], "a test failed (above)")?;
    }
    step(root, &["test", "--workspace", "--doc"], "an example in the documentation failed (above)")?;

    announce("the rules, and the tests that hold them");
    rules::print(root, false)?;
    step(
        root,
        &["run", "--quiet", "--package", "roundhouse", "--", "check"],
        "the shipped data does not agree with the component lists (above)",
    )?;
    println!("\nAll is well ({} s).", began.elapsed().as_secs());
    Ok(())
}

/// The types of the script alone.
pub(crate) fn script(root: &Path, consent: Consent) -> Result<()> {
    install(root, &[packages::plan()?, script::plan(root)], consent)?;
    script::check(root)
}

/// The tests that harm the server, one after the other, each as often as told.
pub(crate) fn soak(root: &Path, consent: Consent, times: &[(&str, usize)]) -> Result<()> {
    install(root, &[packages::plan()?], consent)?;
    let args = [
        "test",
        "--release",
        "--package",
        "roundhouse",
        "--test",
        "soak",
        "--",
        "--nocapture",
        "--test-threads",
        "1",
    ];
    announce(&format!("cargo {}", args.join(" ")));
    let mut command = cargo(root, &args);
    for (what, number) in times {
        command.env(format!("ROUNDHOUSE_SOAK_{what}"), number.to_string());
    }
    let status = command.status().context("cargo does not start")?;
    if !status.success() {
        bail!("something was lost, counted twice or not answered (above)");
    }
    Ok(())
}

pub(crate) fn bench(root: &Path, consent: Consent, args: &[String]) -> Result<()> {
    let crates = rules::crates(root)?;
    if !crates.iter().any(|folder| folder.join("benches").is_dir()) {
        println!("No crate has benchmarks yet.");
        return Ok(());
    }
    install(root, &[packages::plan()?], consent)?;
    // By target, as the tests inside a library would be run as benchmarks otherwise and refuse the arguments. A limit that
    // is broken in one of them keeps no figure of the others back.
    let mut command = vec!["bench", "--workspace", "--bench", "*", "--no-fail-fast", "--"];
    command.extend(args.iter().map(String::as_str));
    step(root, &command, "a benchmark failed, or a limit is broken (above)")
}

fn step(root: &Path, args: &[&str], otherwise: &str) -> Result<()> {
    announce(&format!("cargo {}", args.join(" ")));
    let status = cargo(root, args).status().context("cargo does not start")?;
    if !status.success() {
        bail!("{otherwise}");
    }
    Ok(())
}

pub(crate) fn works(root: &Path, args: &[&str]) -> bool {
    let status = cargo(root, args).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

fn cargo(root: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root);
    command
}

pub(crate) fn announce(step: &str) {
    println!("\n== {step}");
}
