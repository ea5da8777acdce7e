//! Checks the types of the browser's script, which are in its JSDoc comments, with TypeScript.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::steps;

/// Pinned, so that a change is checked by the same version everywhere.
const VERSION: &str = "7.0.2";
/// Where the script and its `tsconfig.json` are.
const SCRIPT: &str = "crates/web/assets";

/// Checks the script and its tests with `tsc`, which is installed first if it is missing.
pub(crate) fn check(root: &Path) -> Result<()> {
    let checker = fetched(root)?;
    steps::announce(&format!("tsc --project {SCRIPT}"));
    let status = Command::new(&checker)
        .args(["--project", SCRIPT])
        .current_dir(root)
        .status()
        .with_context(|| format!("{} does not start", checker.display()))?;
    if !status.success() {
        bail!("the types of the script do not fit together (above)");
    }
    Ok(())
}

/// The path of `tsc`, installed under `target`.
fn fetched(root: &Path) -> Result<PathBuf> {
    let folder = target(root).join(format!("typescript-{VERSION}"));
    let checker = folder.join("node_modules/.bin/tsc");
    if runs(&checker) {
        return Ok(checker);
    }
    let package = format!("typescript@{VERSION}");
    steps::announce(&format!("npm install {package}"));
    std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    // Installing it runs none of its own scripts.
    let options = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
    let status =
        Command::new("npm").args(["install", "--prefix"]).arg(&folder).args(options).arg(&package).status();
    if !status.is_ok_and(|status| status.success()) || !runs(&checker) {
        bail!(
            "the types of the script could not be checked: {package} could not be fetched from the npm registry, \
             which has to be within reach for the first check"
        );
    }
    Ok(checker)
}

/// Whether it runs: it may be there without its binary for this machine.
fn runs(checker: &Path) -> bool {
    let told = Command::new(checker).arg("--version").output();
    told.is_ok_and(|told| told.status.success())
}

fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |folder| root.join(folder))
}
