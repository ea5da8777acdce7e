//! The types of the script in the browser, which stand in its comments: checked by TypeScript.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::steps;

/// Pinned, so that a change is judged by the same checker everywhere.
const VERSION: &str = "7.0.2";
/// Where the script and its `tsconfig.json` are.
const SCRIPT: &str = "crates/web/assets";

/// Fetches the checker where it is not there yet, and lets it look at the script and the script's tests.
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

/// The checker, which is kept beside what is built.
fn fetched(root: &Path) -> Result<PathBuf> {
    let folder = target(root).join(format!("typescript-{VERSION}"));
    let checker = folder.join("node_modules/.bin/tsc");
    if runs(&checker) {
        return Ok(checker);
    }
    let package = format!("typescript@{VERSION}");
    steps::announce(&format!("npm install {package}"));
    std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    // Nothing of it is run to install it.
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

/// It may be there without the part of it that is made for this machine.
fn runs(checker: &Path) -> bool {
    let told = Command::new(checker).arg("--version").output();
    told.is_ok_and(|told| told.status.success())
}

fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |folder| root.join(folder))
}
