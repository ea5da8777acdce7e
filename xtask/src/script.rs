//! Checks the types of the browser's script, which are in its JSDoc comments, with TypeScript.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::install::{Missing, Plan};
use crate::steps;

/// Pinned, so that a change is checked by the same version everywhere.
const PACKAGE: &str = "typescript@7.0.2";
/// Where the script and its `tsconfig.json` are.
const SCRIPT: &str = "crates/web/assets";

/// How TypeScript is installed if it is missing: under `target`, from the npm registry.
pub(crate) fn plan(root: &Path) -> Plan {
    if runs(&checker(root)) {
        return Plan::default();
    }
    let why = "checks the types of the script; from the npm registry, kept under target";
    Plan { missing: vec![Missing { name: PACKAGE, why }], commands: vec![command(&folder(root))], size: None }
}

fn command(folder: &Path) -> Vec<String> {
    // Installing it runs none of its own scripts.
    let options = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
    let prefix = folder.display().to_string();
    ["npm", "install", "--prefix", &prefix]
        .into_iter()
        .chain(options)
        .chain([PACKAGE])
        .map(Into::into)
        .collect()
}

/// Checks the script, its tests and what the browser tests run in pages with `tsc`.
pub(crate) fn check(root: &Path) -> Result<()> {
    let checker = checker(root);
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

fn checker(root: &Path) -> PathBuf {
    folder(root).join("node_modules/.bin/tsc")
}

/// Whether it runs: it may be there without its binary for this machine.
fn runs(checker: &Path) -> bool {
    let told = Command::new(checker).arg("--version").output();
    told.is_ok_and(|told| told.status.success())
}

/// One for each version.
fn folder(root: &Path) -> PathBuf {
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |folder| root.join(folder));
    target.join(PACKAGE.replace('@', "-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checker_is_named_before_it_is_installed() {
        let nowhere = Path::new("/nowhere");
        assert_eq!(
            command(&nowhere.join("typescript-7.0.2")).join(" "),
            "npm install --prefix /nowhere/typescript-7.0.2 --no-save --no-audit --no-fund --ignore-scripts \
             --loglevel=error typescript@7.0.2"
        );
        assert!(!runs(&nowhere.join("tsc")));
    }
}
