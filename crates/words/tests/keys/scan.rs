//! Finds the keys in Rust code: in `text!`, in the functions that give the word for something, and where a word or a
//! plain text is made from a literal.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

#[derive(Debug)]
pub(crate) struct Key {
    pub(crate) key: String,
    /// What `text!` fills; `None` for a word.
    pub(crate) gaps: Option<BTreeSet<String>>,
    pub(crate) place: String,
}

/// The sources of every crate, without files of tests: the path and the code.
pub(crate) fn sources() -> Vec<(String, String)> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut folders: Vec<PathBuf> = list(&crates).into_iter().map(|path| path.join("src")).collect();
    let mut sources = Vec::new();
    while let Some(folder) = folders.pop() {
        for path in list(&folder) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ext| ext == "rs")
                && path.file_stem() != Some("tests".as_ref())
            {
                let place = path.strip_prefix(&crates).unwrap_or(&path).display().to_string();
                sources.push((place, fs::read_to_string(&path).expect("sources are text")));
            }
        }
    }
    sources
}

fn list(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    entries.map(|entry| entry.expect("sources can be listed").path()).collect()
}

pub(crate) fn scan(place: &str, code: &str) -> Vec<Key> {
    let tokens = tokens(code);
    let mut keys = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let rest = &tokens[at..];
        let found = |key: &str, gaps| Key { key: key.to_owned(), gaps, place: place.to_owned() };
        if is_start(rest, "#[cfg(test)]mod") {
            at += end_of_item(rest);
            continue;
        }
        match rest {
            [Token::Name(name), Token::Mark('!'), Token::Mark('('), Token::Text(key), ..]
                if name == "text" =>
            {
                keys.push(found(key, Some(gaps(&rest[3..]))));
            }
            // `Arg::Word("…")`, `Text::plain("…")` and `words.word("…")`; a function of somebody's own is none of these.
            [Token::Mark(mark), Token::Name(name), Token::Mark('('), Token::Text(key), ..]
                if [(':', "Word"), (':', "plain"), ('.', "word")].contains(&(*mark, name.as_str())) =>
            {
                keys.push(found(key, None));
            }
            [Token::Name(keyword), Token::Name(name), ..]
                if keyword == "fn" && (name == "word" || name.ends_with("_word")) =>
            {
                let body = &rest[..end_of_item(rest)];
                keys.extend((0..body.len()).filter_map(|at| match &body[at..] {
                    // What a match compares with is no key.
                    [Token::Text(_), Token::Mark('|'), ..]
                    | [Token::Text(_), Token::Mark('='), Token::Mark('>'), ..] => None,
                    [Token::Text(key), ..] => Some(found(key, None)),
                    _ => None,
                }));
                at += body.len();
                continue;
            }
            _ => {}
        }
        at += 1;
    }
    keys
}

/// The names before each `=` at the top level of a macro's arguments.
fn gaps(arguments: &[Token]) -> BTreeSet<String> {
    let mut depth = 1;
    let mut gaps = BTreeSet::new();
    for window in arguments.windows(4) {
        match window[0] {
            Token::Mark('(' | '[' | '{') => depth += 1,
            Token::Mark(')' | ']' | '}') => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            break;
        }
        if let [Token::Mark(','), Token::Name(name), Token::Mark('='), after] = window
            && depth == 1
            && *after != Token::Mark('=')
        {
            gaps.insert(name.clone());
        }
    }
    gaps
}

fn is_start(tokens: &[Token], code: &str) -> bool {
    let mut start = String::new();
    for token in tokens.iter().take(code.len()) {
        match token {
            Token::Name(name) => start.push_str(name),
            Token::Mark(mark) => start.push(*mark),
            Token::Text(_) => return false,
        }
        if start.len() >= code.len() {
            break;
        }
    }
    start == code
}

/// How many tokens there are up to the end of the item: its closing brace, or a `;` when it has no body.
fn end_of_item(tokens: &[Token]) -> usize {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate() {
        match token {
            Token::Mark('{') => depth += 1,
            Token::Mark('}') if depth == 1 => return at + 1,
            Token::Mark('}') => depth -= 1,
            Token::Mark(';') if depth == 0 => return at + 1,
            _ => {}
        }
    }
    tokens.len()
}

#[derive(PartialEq, Debug)]
enum Token {
    Name(String),
    /// What a string literal says, escapes left as they are: keys have none.
    Text(String),
    Mark(char),
}

fn tokens(code: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = code;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if let Some((text, length)) = string(rest) {
            tokens.push(Token::Text(text.to_owned()));
            length
        } else if first == '\'' {
            character(rest)
        } else if first.is_alphanumeric() || first == '_' {
            let end = rest.find(|part: char| !part.is_alphanumeric() && part != '_').unwrap_or(rest.len());
            tokens.push(Token::Name(rest[..end].to_owned()));
            end
        } else {
            if !first.is_whitespace() {
                tokens.push(Token::Mark(first));
            }
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    tokens
}

/// A string literal at the start of the code, raw or not: what it says and how long it is.
fn string(code: &str) -> Option<(&str, usize)> {
    if let Some(raw) = code.strip_prefix('r') {
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        let text = raw[hashes..].strip_prefix('"')?;
        let close = format!("\"{}", &raw[..hashes]);
        let end = text.find(&close)?;
        return Some((&text[..end], 1 + hashes + 1 + end + close.len()));
    }
    let text = code.strip_prefix('"')?;
    let mut escaped = false;
    let end = text.find(|part| {
        let closes = part == '"' && !escaped;
        escaped = part == '\\' && !escaped;
        closes
    })?;
    Some((&text[..end], end + 2))
}

/// The length of a character literal, or of the mark that begins a lifetime.
fn character(code: &str) -> usize {
    let mut inside = code[1..].chars();
    match (inside.next(), inside.next()) {
        (Some('\\'), Some(escaped)) => {
            let from = 2 + escaped.len_utf8();
            code[from..].find('\'').map_or(code.len(), |end| from + end + 1)
        }
        (Some(part), Some('\'')) => 2 + part.len_utf8(),
        _ => 1,
    }
}
