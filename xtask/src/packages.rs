//! What the tests need that cargo cannot bring: a browser, its driver, a database, a proxy, and what checks the script.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Result, bail};

use crate::install::{Missing, Plan};

/// A package of Debian, and the program that tells whether it is there.
struct Package {
    name: &'static str,
    program: &'static str,
    part: Part,
    why: &'static str,
}

/// What a task has to do with, which decides what it needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Browser,
    Database,
    /// What stands between visitors and nodes, or nodes and databases, and encrypts.
    Encryption,
    /// The types of the browser's script.
    Types,
}

impl Part {
    pub(crate) const ALL: [Self; 4] = [Self::Browser, Self::Database, Self::Encryption, Self::Types];
}

const NEEDED: [Package; 7] = [
    Package {
        name: "chromium",
        program: "chromium",
        part: Part::Browser,
        why: "the browser in which whole games are played",
    },
    Package {
        name: "chromium-driver",
        program: "chromedriver",
        part: Part::Browser,
        why: "presses the keys and buttons in it",
    },
    Package {
        name: "postgresql",
        program: "initdb",
        part: Part::Database,
        why: "the store of several nodes, started and killed",
    },
    Package {
        name: "nginx-light",
        program: "nginx",
        part: Part::Encryption,
        why: "the proxy in front of two nodes",
    },
    Package {
        name: "openssl",
        program: "openssl",
        part: Part::Encryption,
        why: "certificates for a database that encrypts",
    },
    Package {
        name: "nodejs",
        program: "node",
        part: Part::Types,
        why: "runs what checks the types of the script",
    },
    Package { name: "npm", program: "npm", part: Part::Types, why: "fetches it" },
];

/// Debian keeps the programs of each version of the database out of the path.
const DATABASES: &str = "/usr/lib/postgresql";
/// What only root usually runs is not on everybody's path, either.
const FOR_ROOT: &str = "/usr/sbin";
const INSTALL: [&str; 2] = ["install", "--no-install-recommends"];

/// How what is missing for these parts is installed; only Debian and its like are known.
pub(crate) fn plan(parts: &[Part]) -> Result<Plan> {
    let folders = folders();
    let missing = missing(parts, |program| folders.iter().any(|folder| folder.join(program).is_file()));
    if missing.is_empty() {
        return Ok(Plan::default());
    }
    let names: Vec<_> = missing.iter().map(|missing| missing.name).collect();
    if !runs("apt-get", &["--version"]) {
        bail!(
            "the tests need what Debian calls {}: please install it, here there is no apt-get to do so",
            names.join(", ")
        );
    }
    Ok(Plan { commands: commands(&names, is_root()).into(), size: size(&names), missing })
}

fn missing(parts: &[Part], is_there: impl Fn(&str) -> bool) -> Vec<Missing> {
    let needed = NEEDED.iter().filter(|package| parts.contains(&package.part));
    let missing = needed.filter(|package| !is_there(package.program));
    missing.map(|package| Missing { name: package.name, why: package.why }).collect()
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
    let install = [&INSTALL[..], &["--yes"], packages].concat();
    [words(&["update"]), words(&install)]
}

/// How large these packages are with all that they need, as far as the lists of packages that are here tell.
fn size(packages: &[&str]) -> Option<String> {
    // A dry run, which needs no lock: only root may take that.
    let ask = [&["-o", "Debug::NoLocking=1"], &INSTALL[..], &["--assume-no"], packages].concat();
    let asked = Command::new("apt-get").args(ask).env("LC_ALL", "C").stdin(Stdio::null()).output().ok()?;
    told_size(&String::from_utf8_lossy(&asked.stdout))
}

fn told_size(told: &str) -> Option<String> {
    let between = |before: &str, behind: &str| {
        told.lines().find_map(|line| line.strip_prefix(before)?.strip_suffix(behind))
    };
    let fetched = between("Need to get ", " of archives.")?;
    let used = between("After this operation, ", " of additional disk space will be used.")?;
    Some(format!("with all that they need: {fetched} to fetch, {used} on the disk"))
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
        let names = |missing: Vec<Missing>| missing.iter().map(|missing| missing.name).collect::<Vec<_>>();
        assert_eq!(names(missing(&Part::ALL, |_| true)), Vec::<&str>::new());
        let missed = ["chromium-driver", "postgresql", "nginx-light", "openssl", "nodejs", "npm"];
        assert_eq!(names(missing(&Part::ALL, |program| program == "chromium")), missed);
        assert_eq!(missing(&Part::ALL, |_| false).len(), NEEDED.len());
    }

    #[test]
    fn a_task_installs_only_what_it_needs() {
        let names = |parts| missing(parts, |_| false).iter().map(|missing| missing.name).collect::<Vec<_>>();
        assert_eq!(names(&[Part::Types]), ["nodejs", "npm"]);
        assert_eq!(names(&[Part::Database]), ["postgresql"]);
        assert_eq!(names(&[Part::Browser, Part::Types]), ["chromium", "chromium-driver", "nodejs", "npm"]);
    }

    #[test]
    fn sudo_is_for_who_needs_it() {
        let [update, install] = commands(&["chromium"], true).map(|command| command.join(" "));
        assert_eq!(update, "env DEBIAN_FRONTEND=noninteractive apt-get update");
        let plain =
            "env DEBIAN_FRONTEND=noninteractive apt-get install --no-install-recommends --yes chromium";
        assert_eq!(install, plain);
        let [_, install] = commands(&["chromium"], false).map(|command| command.join(" "));
        assert_eq!(install, format!("sudo {plain}"));
    }

    #[test]
    fn the_size_is_told_where_it_is_known() {
        let told = "\
The following NEW packages will be installed:
  chromium chromium-common
0 upgraded, 2 newly installed, 0 to remove and 7 not upgraded.
Need to get 6563 kB of archives.
After this operation, 28.4 MB of additional disk space will be used.
Do you want to continue? [Y/n] N
Abort.
";
        let size = "with all that they need: 6563 kB to fetch, 28.4 MB on the disk";
        assert_eq!(told_size(told).as_deref(), Some(size));
        let partly_here = told.replace("6563 kB", "0 B/6563 kB");
        assert!(told_size(&partly_here).is_some_and(|size| size.contains("0 B/6563 kB to fetch")));
        // Before the first look at what there is, no package is known.
        assert_eq!(told_size("Reading package lists...\nE: Unable to locate package chromium\n"), None);
    }
}
