//! Installing what is missing. Nothing is installed that was not named first; where somebody can answer, they are asked, too.

use std::ffi::OsStr;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

/// Something that is missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Missing {
    /// What its package is called.
    pub(crate) name: &'static str,
    /// What the tests need it for.
    pub(crate) why: &'static str,
}

/// Missing things that the same commands install.
#[derive(Default, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    pub(crate) missing: Vec<Missing>,
    /// To be run in order, each as a program and its arguments.
    pub(crate) commands: Vec<Vec<String>>,
    /// How large all of it is, where that is cheap to know.
    pub(crate) size: Option<String>,
}

/// Whether the user has agreed in advance.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Consent {
    /// Install what is missing without a question. None is asked anyway where nobody sits at a terminal, and where CI is
    /// set.
    #[arg(long)]
    pub(crate) yes: bool,
}

impl Consent {
    /// Whether the user is to be asked. `ci` is what services that run tests set, some of them at a terminal of their own.
    fn asks(self, ci: Option<&OsStr>, is_at_terminal: bool) -> bool {
        let is_service = ci.is_some_and(|ci| !ci.is_empty() && ci != "false");
        !self.yes && !is_service && is_at_terminal
    }
}

/// Says what is missing and how it would be installed, asks where somebody can answer, and installs it.
pub(crate) fn install(root: &Path, plans: &[Plan], consent: Consent) -> Result<()> {
    if plans.iter().all(|plan| plan.missing.is_empty()) {
        return Ok(());
    }
    // Not on standard output, which may go to a file while somebody waits for a question.
    let mut out = io::stderr().lock();
    write!(out, "\n{}", listing(plans))?;
    let is_at_terminal = io::stdin().is_terminal() && out.is_terminal();
    let asks = consent.asks(std::env::var_os("CI").as_deref(), is_at_terminal);
    if asks && !is_agreed(&mut io::stdin().lock(), &mut out)? {
        bail!("nothing was installed, and the tests need it: install it as you like, or say yes next time");
    }
    drop(out);
    plans.iter().try_for_each(|plan| carry_out(root, plan))
}

fn carry_out(root: &Path, plan: &Plan) -> Result<()> {
    for command in &plan.commands {
        crate::steps::announce(&command.join(" "));
        let status = Command::new(&command[0]).args(&command[1..]).current_dir(root).status();
        let status = status
            .with_context(|| format!("the tests need {}: `{}` does not start", names(plan), command[0]))?;
        if !status.success() {
            bail!("the tests need {}, and `{}` failed", names(plan), command.join(" "));
        }
    }
    Ok(())
}

fn names(plan: &Plan) -> String {
    plan.missing.iter().map(|missing| missing.name).collect::<Vec<_>>().join(", ")
}

/// What is missing and what for, how large it is, and what would be run.
fn listing(plans: &[Plan]) -> String {
    let mut lines = vec!["The tests need what is not here yet:".to_owned()];
    for plan in plans {
        lines.extend(plan.missing.iter().map(|Missing { name, why }| format!("  {name:<16} {why}")));
        lines.extend(plan.size.as_ref().map(|size| format!("  {:<16} {size}", "")));
    }
    lines.push("These commands install it:".to_owned());
    let commands = plans.iter().flat_map(|plan| &plan.commands);
    lines.extend(commands.map(|command| format!("  {}", command.join(" "))));
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Asks until the answer is yes or no. The end of the input counts as no.
fn is_agreed(from: &mut impl BufRead, out: &mut impl Write) -> io::Result<bool> {
    loop {
        write!(out, "Install it now? [y/n] ")?;
        out.flush()?;
        let mut typed = String::new();
        if from.read_line(&mut typed)? == 0 {
            return Ok(false);
        }
        match typed.trim().to_lowercase().as_str() {
            "y" | "yes" => return Ok(true),
            "n" | "no" => return Ok(false),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(names: &[&'static str], size: Option<&str>) -> Plan {
        Plan {
            missing: names.iter().map(|&name| Missing { name, why: "for the sake of it" }).collect(),
            commands: vec![["get", "it"].map(str::to_owned).to_vec()],
            size: size.map(str::to_owned),
        }
    }

    #[test]
    fn everything_is_named_before_it_is_installed() {
        let plans = [plan(&["clippy"], None), plan(&["chromium", "postgresql"], Some("together 9 MB"))];
        let expected = "\
The tests need what is not here yet:
  clippy           for the sake of it
  chromium         for the sake of it
  postgresql       for the sake of it
                   together 9 MB
These commands install it:
  get it
  get it
";
        assert_eq!(listing(&plans), expected);
    }

    #[test]
    fn what_cannot_be_installed_is_named_with_the_reason() {
        let failing = |command: &[&str]| {
            let commands = vec![command.iter().map(ToString::to_string).collect()];
            let plan = Plan { commands, ..plan(&["chromium", "postgresql"], None) };
            format!("{:#}", carry_out(&crate::root(), &plan).unwrap_err())
        };
        let told = failing(&["/no/such/program", "install"]);
        let begin = "the tests need chromium, postgresql: `/no/such/program` does not start: ";
        assert!(told.strip_prefix(begin).is_some_and(|why| !why.is_empty()), "{told}");
        assert_eq!(failing(&["false", "now"]), "the tests need chromium, postgresql, and `false now` failed");
    }

    #[test]
    fn only_somebody_at_a_terminal_is_asked() {
        for (yes, ci, is_at_terminal, asks) in [
            (false, None, true, true),
            (false, Some(""), true, true),
            (false, Some("false"), true, true),
            (false, Some("true"), true, false),
            (false, Some("1"), true, false),
            (false, None, false, false),
            (true, None, true, false),
        ] {
            let asked = Consent { yes }.asks(ci.map(OsStr::new), is_at_terminal);
            assert_eq!(asked, asks, "{yes} {ci:?} {is_at_terminal}");
        }
    }

    #[test]
    fn only_yes_is_yes() {
        for (typed, agreed, asked) in [
            ("y\n", true, 1),
            ("YES\n", true, 1),
            ("no\n", false, 1),
            ("n\ny\n", false, 1),
            ("\nwhat\n yes \n", true, 3),
            ("", false, 1),
            ("perhaps", false, 2),
        ] {
            let mut out = Vec::new();
            assert_eq!(is_agreed(&mut typed.as_bytes(), &mut out).unwrap(), agreed, "{typed:?}");
            assert_eq!(String::from_utf8(out).unwrap().matches("[y/n]").count(), asked, "{typed:?}");
        }
    }
}
