//! The cargo subcommands that a bare installation lacks: rustfmt and clippy, which are components of the toolchain, and
//! cargo-deny, which checks the dependencies.

use std::path::Path;

use crate::install::{Missing, Plan};
use crate::steps::works;

const RUSTFMT: Missing = Missing { name: "rustfmt", why: "holds the code to one format" };
const CLIPPY: Missing = Missing { name: "clippy", why: "finds what could be said better" };
const DENY: Missing = Missing {
    name: "cargo-deny",
    why: "looks at the licences and sources of what we depend on; cargo builds it in a few minutes",
};

/// The version of cargo-deny that is installed where there is none. It is known to read `deny.toml`, and to build with the
/// oldest compiler that we support; another that is there already is taken as it is.
pub(crate) const DENY_VERSION: &str = "0.20.2";

/// How the components of the toolchain are installed.
pub(crate) fn components(root: &Path) -> Plan {
    components_for(|subcommand| is_there(root, subcommand))
}

/// How cargo-deny is installed: apart from the components, as it takes minutes, which nobody should spend before something
/// else cannot be installed.
pub(crate) fn deny(root: &Path) -> Plan {
    deny_for(|subcommand| is_there(root, subcommand))
}

fn is_there(root: &Path, subcommand: &str) -> bool {
    works(root, &[subcommand, "--version"])
}

fn components_for(is_there: impl Fn(&str) -> bool) -> Plan {
    let needed = [("fmt", RUSTFMT), ("clippy", CLIPPY)].into_iter();
    let missing: Vec<_> =
        needed.filter(|(subcommand, _)| !is_there(subcommand)).map(|(_, tool)| tool).collect();
    if missing.is_empty() {
        return Plan::default();
    }
    let names = missing.iter().map(|tool| tool.name);
    let command = ["rustup", "component", "add"].into_iter().chain(names);
    Plan { commands: vec![command.map(str::to_owned).collect()], missing, size: None }
}

fn deny_for(is_there: impl Fn(&str) -> bool) -> Plan {
    if is_there("deny") {
        return Plan::default();
    }
    let package = format!("{}@{DENY_VERSION}", DENY.name);
    let command = ["cargo", "install", "--locked", &package].map(str::to_owned);
    Plan { missing: vec![DENY], commands: vec![command.into()], size: None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(plan: &Plan) -> (Vec<&str>, Vec<String>) {
        let names = plan.missing.iter().map(|missing| missing.name);
        (names.collect(), plan.commands.iter().map(|command| command.join(" ")).collect())
    }

    #[test]
    fn only_what_is_missing_is_installed() {
        let both = components_for(|_| false);
        assert_eq!(
            told(&both),
            (vec!["rustfmt", "clippy"], vec!["rustup component add rustfmt clippy".to_owned()])
        );
        let one = components_for(|subcommand| subcommand == "clippy");
        assert_eq!(told(&one), (vec!["rustfmt"], vec!["rustup component add rustfmt".to_owned()]));
        let deny = deny_for(|subcommand| subcommand != "deny");
        assert_eq!(
            told(&deny),
            (vec!["cargo-deny"], vec!["cargo install --locked cargo-deny@0.20.2".to_owned()])
        );
        assert_eq!([components_for(|_| true), deny_for(|_| true)], [Plan::default(), Plan::default()]);
    }
}
