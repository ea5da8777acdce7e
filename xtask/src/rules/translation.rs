//! A `RULES.fr.md` against its `RULES.md`: the same chapters and the same rules in the same order.

use std::path::Path;

use anyhow::{Context, Result};

use super::scan;

/// The languages every game's rules are written in besides English.
const LANGUAGES: [&str; 1] = ["fr"];

/// How the translations beside a `RULES.md` differ from it, a sentence each.
pub(crate) fn survey(folder: &Path, name: &str, text: &str) -> Result<Vec<String>> {
    let mut gaps = Vec::new();
    for language in LANGUAGES {
        let end = format!("{language}.md");
        let path = folder.join("RULES.md").with_extension(&end);
        let translated = Path::new(name).with_extension(&end).display().to_string();
        if !path.is_file() {
            gaps.push(format!(
                "{translated} is missing: the rules of {name} are to be written in {language} too"
            ));
            continue;
        }
        let translation = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        gaps.extend(compare((name, text), (&translated, &translation)));
    }
    Ok(gaps)
}

/// Each file by its name and its text.
fn compare((name, text): (&str, &str), (translated, translation): (&str, &str)) -> Vec<String> {
    let (here, there) = (outline(text), outline(translation));
    let only = |these: &[String], those: &[String], has: &str, lacks: &str| -> Vec<String> {
        let only = these.iter().filter(|number| !those.contains(number));
        only.map(|number| format!("{number} is in {has} and not in {lacks}")).collect()
    };
    let mut gaps = only(&here, &there, name, translated);
    gaps.extend(only(&there, &here, translated, name));
    if gaps.is_empty() {
        let apart = (0..here.len().max(there.len())).find(|&index| here.get(index) != there.get(index));
        gaps.extend(apart.map(|index| {
            let number = |of: &[String]| of.get(index).cloned().unwrap_or_else(|| "nothing more".to_owned());
            format!("{translated} has {} where {name} has {}", number(&there), number(&here))
        }));
    }
    let prefix = here.first().and_then(|number| number.split('-').next()).unwrap_or_default();
    for (line, number) in scan::citations(translation, prefix) {
        if !here.contains(&number) && !there.contains(&number) {
            gaps.push(format!("{number} is cited and not in {name}: {translated}:{line}"));
        }
    }
    gaps
}

/// The numbers of the chapters and the rules, as they follow each other.
fn outline(text: &str) -> Vec<String> {
    let chapter = |line: &str| Some(line.strip_prefix("## ")?.split(' ').next()?.to_owned());
    let rule = |line: &str| scan::definitions(line).next().map(|(number, _)| number);
    text.lines().filter_map(|line| chapter(line).or_else(|| rule(line))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# X\n\n## XYZ-1 First\n\n- **XYZ-1.1** One (XYZ-1.2).\n- **XYZ-1.2** Two.\n\n## XYZ-2 Last\n\n- **XYZ-2.1** Three.\n";

    fn told(translation: &str) -> Vec<String> {
        compare(("RULES.md", RULES), ("RULES.fr.md", translation))
    }

    #[test]
    fn the_words_may_differ() {
        let translation = RULES.replace("First", "Premier").replace("One", "Un,\n  voir");
        assert_eq!(told(&translation), Vec::<String>::new());
    }

    #[test]
    fn each_difference_is_told() {
        let moved = "- **XYZ-1.2** Two.\n\n## XYZ-2 Last\n";
        for (from, to, expected) in [
            ("- **XYZ-1.2** Two.\n", "", vec!["XYZ-1.2 is in RULES.md and not in RULES.fr.md"]),
            ("## XYZ-2 Last\n", "", vec!["XYZ-2 is in RULES.md and not in RULES.fr.md"]),
            ("Three.\n", "3\n- **XYZ-2.2** 4\n", vec!["XYZ-2.2 is in RULES.fr.md and not in RULES.md"]),
            (
                "## XYZ-2 ",
                "## XYZ-3 ",
                vec![
                    "XYZ-2 is in RULES.md and not in RULES.fr.md",
                    "XYZ-3 is in RULES.fr.md and not in RULES.md",
                ],
            ),
            (
                moved,
                "## XYZ-2 Last\n\n- **XYZ-1.2** Two.\n",
                vec!["RULES.fr.md has XYZ-2 where RULES.md has XYZ-1.2"],
            ),
            (
                "Three.\n",
                "3\n- **XYZ-2.1** 3\n",
                vec!["RULES.fr.md has XYZ-2.1 where RULES.md has nothing more"],
            ),
            ("(XYZ-1.2)", "(XYZ-9.2)", vec!["XYZ-9.2 is cited and not in RULES.md: RULES.fr.md:5"]),
        ] {
            assert!(RULES.contains(from), "{from}");
            assert_eq!(told(&RULES.replacen(from, to, 1)), expected, "{from} as {to}");
        }
    }

    #[test]
    fn a_translation_that_is_not_there_is_told() {
        let gaps = survey(Path::new("no/such/folder"), "games/x/rules/RULES.md", RULES).unwrap();
        assert_eq!(
            gaps,
            [
                "games/x/rules/RULES.fr.md is missing: the rules of games/x/rules/RULES.md are to be written in fr too"
            ]
        );
    }
}
