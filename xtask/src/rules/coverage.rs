//! What a `RULES.md` defines against what the code and the tests cite.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use serde::Serialize;

use super::scan::{self, File};

/// How many characters of a rule the table shows.
const WORDS: usize = 44;

/// The rules of one game and who cites them.
#[derive(Serialize)]
pub(crate) struct Coverage {
    pub(crate) file: String,
    pub(crate) rules: Vec<Rule>,
    /// Numbers that are defined more than once.
    pub(crate) twice: Vec<String>,
    /// Numbers that are cited and not defined, with the places.
    pub(crate) unknown: BTreeMap<String, Vec<String>>,
    /// How translations differ from it, a sentence each.
    pub(crate) translations: Vec<String>,
}

#[derive(Serialize)]
pub(crate) struct Rule {
    pub(crate) number: String,
    /// How the rule begins.
    pub(crate) words: String,
    /// The places in tests that cite it.
    pub(crate) tests: Vec<String>,
}

impl Coverage {
    pub(crate) fn new(file: String, text: &str, sources: &[File]) -> Result<Self> {
        let mut rules: Vec<Rule> = Vec::new();
        let mut twice = Vec::new();
        for (number, words) in scan::definitions(text) {
            if rules.iter().any(|rule| rule.number == number) {
                twice.push(number);
            } else {
                rules.push(Rule { number, words: words.chars().take(WORDS).collect(), tests: Vec::new() });
            }
        }
        let first = rules.first().with_context(|| format!("{file} defines no rule, such as **AOS-1.1**"))?;
        let prefix = first.number.split('-').next().unwrap_or_default().to_owned();

        let mut coverage = Self { file, rules, twice, unknown: BTreeMap::new(), translations: Vec::new() };
        for (line, number) in scan::citations(text, &prefix) {
            coverage.cite(number, format!("{}:{line}", coverage.file), false);
        }
        for source in sources {
            for (line, number) in scan::citations(&source.text, &prefix) {
                coverage.cite(number, format!("{}:{line}", source.name), line >= source.tests_from);
            }
        }
        Ok(coverage)
    }

    fn cite(&mut self, number: String, place: String, by_test: bool) {
        match self.rules.iter_mut().find(|rule| rule.number == number) {
            Some(rule) if by_test && !rule.tests.contains(&place) => rule.tests.push(place),
            Some(_) => {}
            None => self.unknown.entry(number).or_default().push(place),
        }
    }

    /// What is missing or wrong, a sentence each.
    pub(crate) fn gaps(&self) -> Vec<String> {
        let file = &self.file;
        let untested = self.rules.iter().filter(|rule| rule.tests.is_empty());
        let untested = untested.map(|rule| format!("{} is cited by no test ({file})", rule.number));
        let twice = self.twice.iter().map(|number| format!("{number} is defined twice in {file}"));
        let unknown = self.unknown.iter();
        let unknown = unknown
            .map(|(number, places)| format!("{number} is cited and not in {file}: {}", places.join(", ")));
        untested.chain(twice).chain(unknown).chain(self.translations.iter().cloned()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str =
        "- **XYZ-1.1** Three play,\n  or four (XYZ-1.2).\n- **XYZ-1.2** Nobody wins.\n- **XYZ-2.1** Ruled.\n";

    fn file(name: &str, tests_from: usize, text: &str) -> File {
        File { name: name.into(), text: text.into(), tests_from }
    }

    fn survey(rules: &str, files: &[File]) -> Coverage {
        Coverage::new("RULES.md".into(), rules, files).unwrap()
    }

    #[test]
    fn all_is_well_when_every_rule_is_cited_by_a_test() {
        let files = [
            file("src/a.rs", 3, "// XYZ-1.1\n\n// XYZ-1.1 and XYZ-1.2\n"),
            file("tests/b.rs", 0, "// XYZ-2.1, XYZ-1.1."),
        ];
        let coverage = survey(RULES, &files);
        assert_eq!(coverage.gaps(), Vec::<String>::new());
        assert_eq!(coverage.rules[0].words, "Three play,");
        assert_eq!(coverage.rules[0].tests, ["src/a.rs:3", "tests/b.rs:1"]);
    }

    #[test]
    fn each_gap_is_named() {
        let rules = format!("{RULES}- **XYZ-1.1** Again.\n");
        let files = [file("src/a.rs", usize::MAX, "// XYZ-1.1"), file("tests/b.rs", 0, "// XYZ-1.2 XYZ-9.9")];
        assert_eq!(
            survey(&rules, &files).gaps(),
            [
                "XYZ-1.1 is cited by no test (RULES.md)",
                "XYZ-2.1 is cited by no test (RULES.md)",
                "XYZ-1.1 is defined twice in RULES.md",
                "XYZ-9.9 is cited and not in RULES.md: tests/b.rs:1",
            ]
        );
    }

    #[test]
    fn a_page_without_rules_is_told() {
        assert!(Coverage::new("RULES.md".into(), "Nothing here.", &[]).is_err());
    }
}
