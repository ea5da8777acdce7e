//! Running cargo, step by step.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::install::{Consent, install};
use crate::packages::Part;
use crate::{packages, rules, script, tools};

pub(crate) fn test(root: &Path, consent: Consent) -> Result<()> {
    let began = Instant::now();
    // What takes longest comes last: when something cannot be installed, that is known at once.
    let plans = [tools::components(root), packages::plan(&Part::ALL)?, script::plan(root), tools::deny(root)];
    install(root, &plans, consent)?;
    step(root, &["fmt", "--all", "--check"], "the code is not formatted: run `cargo fmt --all`")?;
    // Not the advisories: what they say changes from day to day, and they lie where not everybody who builds this can go.
    step(
        root,
        &["deny", "check", "licenses", "bans", "sources"],
        &format!(
            "we depend on something that `deny.toml` does not allow, or this cargo-deny does not understand that file, as \
             {} does (above)",
            tools::DENY_VERSION
        ),
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
        step(
            root,
            &["test", "--workspace", "--lib", "--bins", "--tests", "--examples"],
            "a test failed (above)",
        )?;
    }
    step(root, &["test", "--workspace", "--doc"], "an example in the documentation failed (above)")?;

    announce("the rules, and the tests that hold them");
    rules::print(root, false)?;
    println!("\nAll is well ({} s).", began.elapsed().as_secs());
    Ok(())
}

/// The types of the script alone.
pub(crate) fn script(root: &Path, consent: Consent) -> Result<()> {
    install(root, &[packages::plan(&[Part::Types])?, script::plan(root)], consent)?;
    script::check(root)
}

/// The tests that harm the server, one after the other, each as often as told.
pub(crate) fn soak(root: &Path, consent: Consent, times: &[(&str, usize)]) -> Result<()> {
    install(root, &[packages::plan(&[Part::Database])?], consent)?;
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
    install(root, &[packages::plan(&[Part::Database])?], consent)?;
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

#[cfg(test)]
mod tests {
    use super::*;

    /// As a test an example is built from what the other tests are built from; run by itself, half the workspace would be
    /// compiled once more for it.
    #[test]
    fn every_example_is_run_as_a_test() {
        let root = crate::root();
        let folders = rules::crates(&root).unwrap();
        let games = rules::folder(&root.join("games")).unwrap();
        let wanted = games
            .iter()
            .map(|game| game.join("rules"))
            .chain(["kernel", "hexes"].map(|of| root.join("crates").join(of)));
        for folder in wanted {
            assert!(folder.join("examples").is_dir(), "{} has no example", folder.display());
        }
        // Those of faces put drawings to look at into the folder in which they are run.
        for folder in
            folders.iter().filter(|folder| !folder.ends_with("face") && folder.join("examples").is_dir())
        {
            let manifest = std::fs::read_to_string(folder.join("Cargo.toml")).unwrap();
            for file in rules::folder(&folder.join("examples")).unwrap() {
                let name = file.file_stem().unwrap().to_str().unwrap();
                let declared = format!("[[example]]\nname = \"{name}\"\ntest = true\n");
                assert!(manifest.contains(&declared), "{name} of {}", folder.display());
            }
        }
    }
}
