//! Several files as one, without what is only there to be read.

use std::fmt::Write;

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
    lines(&out).fold(String::new(), |all, line| all + line + "\n")
}

/// Modules, each after those that it imports from, as one script: each is a function that gives what it exports. They write
/// an import or an export in a line.
pub(super) fn script(files: &[(&str, &str)]) -> String {
    let mut out = String::new();
    for (at, (name, text)) in files.iter().enumerate() {
        let mut exported = Vec::new();
        let mut body = String::new();
        for line in lines(text).filter(|line| !line.starts_with("//")) {
            if let Some(import) = line.strip_prefix("import ") {
                // One that only does something has done it, as it stands before.
                let Some((what, from)) = import.split_once(" from ") else { continue };
                let what = what.strip_prefix("* as ").unwrap_or(what);
                // Writing to a String cannot fail.
                let _ = writeln!(body, "const {what} = {};", variable(from));
                continue;
            }
            let line = match line.strip_prefix("export ") {
                Some(export) => {
                    exported.extend(name_of(export));
                    export
                }
                None => line,
            };
            body.push_str(line);
            body.push('\n');
        }
        // Writing to a String cannot fail.
        let _ = if at + 1 == files.len() {
            write!(out, "{body}")
        } else {
            writeln!(
                out,
                "const {} = (() => {{\n{body}return {{ {} }};\n}})();",
                variable(name),
                exported.join(", ")
            )
        };
    }
    out
}

fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty())
}

/// What is exported: `function fly(motions) {`, `const calm = …`
fn name_of(export: &str) -> Option<&str> {
    let mut words = export.split([' ', '(']);
    words.by_ref().find(|word| ["function", "const"].contains(word))?;
    words.next()
}

/// The variable that holds what a module exports: of `"./board.js";` that is `$board`.
fn variable(file: &str) -> String {
    let name = file.trim_matches(['"', ';', '.', '/']);
    format!("${}", name.strip_suffix(".js").unwrap_or(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_become_functions() {
        let one = "// What it is.\nlet told = 0;\n\nexport const A = 1, B = 2;\nexport async function tell(what) {\n  // why\n  told += 1;\n}\n";
        let two =
            "import { A, tell } from \"./one.js\";\nimport * as one from \"./one.js\";\n\ntell(A, one);\n";
        assert_eq!(
            script(&[("one.js", one), ("two.js", two)]),
            "const $one = (() => {\nlet told = 0;\nconst A = 1, B = 2;\nasync function tell(what) {\ntold += 1;\n}\n\
             return { A, tell };\n})();\nconst { A, tell } = $one;\nconst one = $one;\ntell(A, one);\n"
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

    /// All that a module imports, one that stands before it in its script exports.
    #[test]
    fn every_import_is_there() {
        for asset in super::super::ASSETS.iter().filter(|asset| asset.name.ends_with(".js")) {
            let mut exported: Vec<(String, Vec<&str>)> = Vec::new();
            for line in asset.content.lines() {
                assert!(!line.starts_with("import ") && !line.starts_with("export "), "{line}");
                if let Some((name, _)) =
                    line.strip_prefix("const ").and_then(|line| line.split_once(" = (() => {"))
                {
                    exported.push((name.to_owned(), Vec::new()));
                } else if let (Some(names), Some(last)) =
                    (line.strip_prefix("return { "), exported.last_mut())
                    && line.ends_with(" };")
                    && last.1.is_empty()
                {
                    last.1 = names.trim_end_matches(" };").split(", ").collect();
                } else if let Some((names, from)) =
                    line.strip_prefix("const ").and_then(|line| line.split_once(" = $"))
                {
                    let from = format!("${}", from.trim_end_matches(';'));
                    let (_, found) =
                        exported.iter().find(|(name, _)| *name == from).expect("a module before this one");
                    for name in
                        names.trim_matches(['{', '}', ' ']).split(", ").filter(|_| names.starts_with('{'))
                    {
                        assert!(found.contains(&name), "{from} has no {name}");
                    }
                }
            }
            assert!(exported.len() >= 2);
        }
    }
}
