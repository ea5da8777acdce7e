//! The cargo subcommands that a bare installation lacks: rustfmt and clippy, which are components of the toolchain, and
//! cargo-deny, which checks the dependencies.

use std::path::Path;

use crate::install::{Missing, Plan};
use crate::steps::works;

struct Tool {
    missing: Missing,
    /// The arguments of cargo that succeed if it is installed.
    probe: [&'static str; 2],
    install: &'static [&'static str],
}

const NEEDED: [Tool; 3] = [
    Tool {
        missing: Missing { name: "rustfmt", why: "holds the code to one format" },
        probe: ["fmt", "--version"],
        install: &["rustup", "component", "add", "rustfmt"],
    },
    Tool {
        missing: Missing { name: "clippy", why: "finds what could be said better" },
        probe: ["clippy", "--version"],
        install: &["rustup", "component", "add", "clippy"],
    },
    Tool {
        missing: Missing {
            name: "cargo-deny",
            why: "looks at the licences and sources of what we depend on; cargo builds it in a few minutes",
        },
        probe: ["deny", "--version"],
        // A version that is known to build with the oldest compiler that we support.
        install: &["cargo", "install", "--locked", "cargo-deny@0.20.2"],
    },
];

pub(crate) fn plan(root: &Path) -> Plan {
    plan_for(|probe| works(root, probe))
}

fn plan_for(is_there: impl Fn(&[&str]) -> bool) -> Plan {
    let mut plan = Plan::default();
    for tool in NEEDED.iter().filter(|tool| !is_there(&tool.probe)) {
        plan.missing.push(tool.missing);
        plan.commands.push(tool.install.iter().map(ToString::to_string).collect());
    }
    plan
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_has_a_command_of_its_own() {
        let plan = plan_for(|probe| probe[0] == "clippy");
        let commands: Vec<_> = plan.commands.iter().map(|command| command.join(" ")).collect();
        assert_eq!(commands, ["rustup component add rustfmt", "cargo install --locked cargo-deny@0.20.2"]);
        assert_eq!(
            plan.missing.iter().map(|missing| missing.name).collect::<Vec<_>>(),
            ["rustfmt", "cargo-deny"]
        );
        assert_eq!(plan_for(|_| true), Plan::default());
    }
}
