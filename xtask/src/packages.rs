//! What the tests need that cargo cannot bring: a browser, its driver, a database, and a proxy.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Result, bail};

/// A package of Debian, and the program that tells whether it is there.
struct Package {
    name: &'static str,
    program: &'static str,
}

const NEEDED: [Package; 5] = [
    Package { name: "chromium", program: "chromium" },
    Package { name: "chromium-driver", program: "chromedriver" },
    Package { name: "postgresql", program: "initdb" },
    Package { name: "nginx-light", program: "nginx" },
    Package { name: "openssl", program: "openssl" },
];

/// Debian keeps the programs of each version of the database out of the path.
const DATABASES: &str = "/usr/lib/postgresql";
/// What only root usually runs is not on everybody's path, either.
const FOR_ROOT: &str = "/usr/sbin";

/// Installs what is missing; only Debian and its like are known.
pub(crate) fn install() -> Result<()> {
    let folders = folders();
    let missing = missing(|program| folders.iter().any(|folder| folder.join(program).is_file()));
    if missing.is_empty() {
        return Ok(());
    }
    let names = missing.join(", ");
    if !runs("apt-get", &["--version"]) {
        bail!(
            "the tests need what Debian calls {names}: please install it, here there is no apt-get to do so"
        );
    }
    for command in commands(&missing, is_root()) {
        crate::steps::announce(&command.join(" "));
        let status = Command::new(&command[0]).args(&command[1..]).status();
        if !status.is_ok_and(|status| status.success()) {
            bail!("the tests need {names}, and `{}` failed", command.join(" "));
        }
    }
    Ok(())
}

fn missing(is_there: impl Fn(&str) -> bool) -> Vec<&'static str> {
    NEEDED.iter().filter(|package| !is_there(package.program)).map(|package| package.name).collect()
}

/// Where programs are looked for.
fn folders() -> Vec<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let versions = Path::new(DATABASES).read_dir().into_iter().flatten().flatten();
    let versions = versions.map(|version| version.path().join("bin"));
    std::env::split_paths(&path).chain([FOR_ROOT.into()]).chain(versions).collect()
}

/// What installs these packages, without a question.
fn commands(packages: &[&str], root: bool) -> [Vec<String>; 2] {
    let quiet = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
    let words = |rest: &[&str]| {
        let sudo = (!root).then_some("sudo");
        sudo.into_iter().chain(quiet).chain(rest.iter().copied()).map(str::to_owned).collect::<Vec<_>>()
    };
    let install = [&["install", "--yes", "--no-install-recommends"], packages].concat();
    [words(&["update"]), words(&install)]
}

fn is_root() -> bool {
    let asked = Command::new("id").arg("-u").output();
    asked.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn runs(program: &str, args: &[&str]) -> bool {
    let status = Command::new(program).args(args).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_missing_is_installed() {
        assert_eq!(missing(|_| true), Vec::<&str>::new());
        let missed = ["chromium-driver", "postgresql", "nginx-light", "openssl"];
        assert_eq!(missing(|program| program == "chromium"), missed);
        assert_eq!(missing(|_| false).len(), NEEDED.len());
    }

    #[test]
    fn sudo_is_for_who_needs_it() {
        let [update, install] = commands(&["chromium"], true).map(|command| command.join(" "));
        assert_eq!(update, "env DEBIAN_FRONTEND=noninteractive apt-get update");
        let plain =
            "env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends chromium";
        assert_eq!(install, plain);
        let [_, install] = commands(&["chromium"], false).map(|command| command.join(" "));
        assert_eq!(install, format!("sudo {plain}"));
    }
}
