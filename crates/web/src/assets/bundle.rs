//! Bundles several files into one, without comments and indentation.

use super::minify::minify;

/// Style sheets, one after the other.
pub(super) fn style(files: &[(&str, &str)]) -> String {
    let mut out = String::new();
    for (_, text) in files {
        let mut rest = *text;
        while let Some((before, comment)) = rest.split_once("/*") {
            out.push_str(before);
            rest = comment.split_once("*/").map_or("", |(_, behind)| behind);
        }
        out.push_str(rest);
        out.push('\n');
    }
    joined(&out)
}

/// Joins modules into one script. Each has to come after those that it imports from, to have each import and export on a
/// single line, and to declare at its top level only names that no other module uses, since all share one scope.
pub(super) fn script(files: &[(&str, &str)]) -> String {
    let mut out = String::new();
    for line in files.iter().flat_map(|(_, text)| text.lines()) {
        if !line.starts_with("import ") {
            out.push_str(line.strip_prefix("export ").unwrap_or(line));
            out.push('\n');
        }
    }
    joined(&minify(&out))
}

/// The lines that are not blank, without indentation and trailing spaces.
fn joined(text: &str) -> String {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.fold(String::new(), |all, line| all + line + "\n")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::scripts;
    use super::*;

    #[test]
    fn modules_become_one() {
        let one = "// What it is.\n/** @type {number} */\nlet told = 0;\n\nexport const A = 1;\nexport async function tell(what) {\n  // why\n  told += 1;\n}\n";
        let two = "import { A, tell } from \"./one.js\";\nimport \"./three.js\";\n\ntell(A);\n";
        assert_eq!(
            script(&[("one.js", one), ("two.js", two)]),
            "let told=0;\nconst A=1;\nasync function tell(what){\ntold +=1;\n}\ntell(A);\n"
        );
    }

    #[test]
    fn styles_lose_their_comments() {
        let one = "/* All\n of it. */\nbody { margin: 0; } /* none */\n\n  @media print {\n  a { color: red; }\n}\n";
        assert_eq!(
            style(&[("a.css", one), ("b.css", "b {}")]),
            "body { margin: 0; }\n@media print {\na { color: red; }\n}\nb {}\n"
        );
    }

    /// The names that a line declares at the top level of a module: `export async function tell(what) {`, `const MANY = 5, SOME = 3;`
    fn declared(text: &str) -> Vec<&str> {
        let mut names = Vec::new();
        for line in text.lines() {
            let line = line.strip_prefix("export ").unwrap_or(line);
            let line = line.strip_prefix("async ").unwrap_or(line);
            let Some(rest) = ["function ", "const ", "let "].iter().find_map(|kind| line.strip_prefix(kind))
            else {
                continue;
            };
            names.extend(rest.split(|c: char| !c.is_alphanumeric()).next());
            // Several on one line are constants without calls.
            if !rest.contains(['(', '{', '"']) {
                names.extend(rest.split(", ").skip(1).filter_map(|more| more.split(' ').next()));
            }
        }
        names
    }

    /// Whatever a module imports is exported by a module before it in the same script.
    #[test]
    fn every_import_is_there() {
        for (script, files) in scripts() {
            let mut before: Vec<(&str, &str)> = Vec::new();
            for (name, text) in files {
                for import in text.lines().filter_map(|line| line.strip_prefix("import ")) {
                    let file = import.rsplit('"').nth(1).and_then(|file| file.strip_prefix("./"));
                    let (_, imported) = before
                        .iter()
                        .find(|(before, _)| Some(*before) == file)
                        .unwrap_or_else(|| panic!("{script}: {name} imports {import} before it is there"));
                    let (names, _) = import.split_once(" from ").unwrap_or_default();
                    for what in
                        names.trim_matches(['{', '}', ' ']).split(", ").filter(|what| !what.is_empty())
                    {
                        let exports =
                            |line: &str| line.starts_with("export ") && declared(line).contains(&what);
                        assert!(imported.lines().any(exports), "{script}: {name} imports {what}");
                    }
                }
                before.push((name, text));
            }
            assert!(before.len() >= 2);
        }
    }

    /// In one script, a name stands for one thing.
    #[test]
    fn no_name_is_declared_twice() {
        for (script, files) in scripts() {
            let mut names = BTreeSet::new();
            for (file, text) in files {
                for name in declared(text) {
                    assert!(names.insert(name), "{script}: {file} declares {name}, as another does");
                }
            }
            assert!(names.contains("patch") && names.len() > 20, "{names:?}");
        }
    }

    #[test]
    fn nothing_is_served_that_is_only_there_to_be_read() {
        for (name, files) in scripts() {
            let script = script(&files);
            let comments = script.lines().find(|line| {
                line.starts_with("//") || line.contains("/*") || line.contains("*/") || line.contains(" // ")
            });
            assert_eq!(comments, None, "{name}");
            assert!(!script.contains("import ") && !script.contains("export "), "{name}");
        }
    }
}
