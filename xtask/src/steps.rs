//! Running cargo, step by step.

use std::path::{Path, PathBuf};
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
        step(root, &["test", "--workspace", "--lib", "--bins", "--tests"], "a test failed (above)")?;
    }
    step(root, &["test", "--workspace", "--doc"], "an example in the documentation failed (above)")?;
    run_examples(root)?;

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

/// Runs the examples: as tests they would only be compiled.
fn run_examples(root: &Path) -> Result<()> {
    for (folder, name) in examples(&rules::crates(root)?)? {
        let manifest = folder.join("Cargo.toml");
        announce(&format!("example {name} of {}", folder.strip_prefix(root).unwrap_or(&folder).display()));
        let mut command = cargo(root, &["run", "--quiet", "--example", &name, "--manifest-path"]);
        // What it tells is for readers; whether it comes to its end is for us.
        let status = command.arg(manifest).stdout(Stdio::null()).status().context("cargo does not start")?;
        if !status.success() {
            bail!("the example `{name}` failed (above)");
        }
    }
    Ok(())
}

/// The examples of these crates: the folder of each one's crate, and its name. Those of faces are left out, since they put
/// drawings to look at into the folder in which they are run.
fn examples(folders: &[PathBuf]) -> Result<Vec<(PathBuf, String)>> {
    let mut found = Vec::new();
    for folder in folders.iter().filter(|folder| !folder.ends_with("face")) {
        let here = folder.join("examples");
        if here.is_dir() {
            let files = rules::folder(&here)?;
            let names = files.iter().filter_map(|file| file.file_stem()?.to_str());
            found.extend(names.map(|name| (folder.clone(), name.to_owned())));
        }
    }
    Ok(found)
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

    #[test]
    fn every_example_is_found() {
        let root = crate::root();
        let found = examples(&rules::crates(&root).unwrap()).unwrap();
        for (folder, name) in [("crates/kernel", "first_game"), ("crates/hexes", "walk")] {
            assert!(found.contains(&(root.join(folder), name.to_owned())), "{name} of {folder}");
        }
        let games = rules::folder(&root.join("games")).unwrap();
        for game in games {
            assert!(found.contains(&(game.join("rules"), "first_game".to_owned())), "{}", game.display());
        }
    }
}
