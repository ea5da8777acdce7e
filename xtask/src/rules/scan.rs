//! Finding rule numbers in files.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// What may cite a rule: code, and scenarios that tests read.
const READ: [&str; 3] = ["rs", "toml", "txt"];

/// A file that may cite rules.
pub(crate) struct File {
    /// Its path from the root of the workspace.
    pub(crate) name: String,
    pub(crate) text: String,
    /// The first line that belongs to a test, from 1; beyond the end when there is none.
    pub(crate) tests_from: usize,
}

/// The entries of a folder, sorted by name.
pub(crate) fn folder(path: &Path) -> Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(path).with_context(|| path.display().to_string())?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

pub(crate) fn files(root: &Path, folders: &[PathBuf]) -> Result<Vec<File>> {
    let mut left: Vec<PathBuf> = folders.iter().rev().cloned().collect();
    let mut files = Vec::new();
    while let Some(path) = left.pop() {
        if path.is_dir() {
            left.extend(folder(&path)?.into_iter().rev());
        } else if path.extension().is_some_and(|end| READ.iter().any(|read| end == *read)) {
            let text = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            let path = path.strip_prefix(root).unwrap_or(&path);
            let tests_from = tests_from(path, &text);
            files.push(File { name: path.display().to_string(), text, tests_from });
        }
    }
    Ok(files)
}

/// A file of tests is one as a whole; elsewhere the tests stand behind the code.
fn tests_from(path: &Path, text: &str) -> usize {
    if path.components().any(|part| part.as_os_str() == "tests") || path.ends_with("tests.rs") {
        return 0;
    }
    let inside = text.lines().position(|line| line.trim() == "#[cfg(test)]");
    inside.map_or(usize::MAX, |line| line + 1)
}

/// Each `**AOS-4.12**` at the head of a rule, and the rest of its line.
pub(crate) fn definitions(text: &str) -> impl Iterator<Item = (String, &str)> {
    text.lines().filter_map(|line| {
        let (number, words) = line.trim_start().strip_prefix("- **")?.split_once("**")?;
        let (prefix, rest) = number.split_once('-')?;
        let is_prefix = !prefix.is_empty() && prefix.bytes().all(|byte| byte.is_ascii_uppercase());
        (is_prefix && number_at(rest) == Some(rest)).then(|| (number.to_owned(), words.trim()))
    })
}

/// Each rule number with this prefix, and the line it stands in.
pub(crate) fn citations(text: &str, prefix: &str) -> Vec<(usize, String)> {
    let label = format!("{prefix}-");
    let mut found = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        for (offset, _) in content.match_indices(&label) {
            let inside_a_word = content[..offset].ends_with(|c: char| c.is_alphanumeric() || c == '-');
            if let (false, Some(number)) = (inside_a_word, number_at(&content[offset + label.len()..])) {
                found.push((line, format!("{label}{number}")));
            }
        }
    }
    found
}

/// The `4.12` that a text begins with.
fn number_at(text: &str) -> Option<&str> {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let chapter = digits(text);
    let rest = text[chapter..].strip_prefix('.')?;
    let rule = digits(rest);
    (chapter > 0 && rule > 0).then(|| &text[..chapter + 1 + rule])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_whole_and_only_they() {
        let text = "AOS-4.12, (AOS-4.1). AOS-4: AOS-4.x XAOS-1.1 AOS-\nAOS-10.1–AOS-10.3";
        let found: Vec<_> = citations(text, "AOS").into_iter().collect();
        let expected = [(1, "AOS-4.12"), (1, "AOS-4.1"), (2, "AOS-10.1"), (2, "AOS-10.3")];
        assert_eq!(found, expected.map(|(line, number)| (line, number.to_owned())));
    }

    #[test]
    fn where_the_tests_begin() {
        let text = "fn a() {}\n\n#[cfg(test)]\nmod tests {}\n";
        assert_eq!(tests_from(Path::new("games/x/rules/src/a.rs"), text), 3);
        assert_eq!(tests_from(Path::new("games/x/rules/src/a.rs"), "fn a() {}"), usize::MAX);
        assert_eq!(tests_from(Path::new("games/x/rules/tests/rulebook/a.rs"), text), 0);
        assert_eq!(tests_from(Path::new("games/x/rules/src/a/tests.rs"), text), 0);
    }

    #[test]
    fn a_definition_stands_in_bold_at_the_head_of_an_item() {
        let text = "- **AOS-1.1** One.\n  - **AOS-1.2** *Ruled:* two.\nsee **AOS-1.3**\n- **Bold** no\n- **AOS-1** no";
        let found: Vec<_> = definitions(text).collect();
        assert_eq!(found, [("AOS-1.1".to_owned(), "One."), ("AOS-1.2".to_owned(), "*Ruled:* two.")]);
    }
}
