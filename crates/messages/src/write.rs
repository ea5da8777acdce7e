//! The code of a crate's messages.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::LocaleError;
use crate::read::{Case, Locale, Pattern, Piece};

/// The whole file, or everything that is wrong.
pub(crate) fn code(languages: &[Locale], wanted: &[(&str, Vec<String>)]) -> Result<String, Vec<LocaleError>> {
    let mut errors = Vec::new();
    let mut code = String::new();
    for key in keys(languages, |locale| locale.messages.keys().collect()) {
        let patterns: Vec<_> = languages.iter().map(|locale| locale.messages.get(key)).collect();
        match all(languages, key, &patterns) {
            Ok(patterns) => message(&mut code, key, &patterns, &mut errors, languages),
            Err(error) => errors.push(error),
        }
    }
    for key in keys(languages, |locale| locale.families.keys().collect()) {
        family(&mut code, key, languages, wanted, &mut errors);
    }
    for (key, _) in wanted {
        if languages.iter().any(|locale| !locale.families.contains_key(*key)) {
            errors.push(format!("there is no family {key}"));
        }
    }
    if errors.is_empty() { Ok(code) } else { Err(errors) }
}

fn keys<'a>(languages: &'a [Locale], of: impl Fn(&'a Locale) -> Vec<&'a String>) -> BTreeSet<&'a String> {
    languages.iter().flat_map(of).collect()
}

/// The patterns, when every language has one.
fn all<'a>(
    languages: &[Locale],
    key: &str,
    patterns: &[Option<&'a Pattern>],
) -> Result<Vec<&'a Pattern>, LocaleError> {
    let lacking = languages.iter().zip(patterns).find(|(_, pattern)| pattern.is_none());
    match lacking {
        Some((locale, _)) => Err(format!("{key} is missing in locales/{}", locale.language)),
        None => Ok(patterns.iter().copied().flatten().collect()),
    }
}

/// One message: a type with a field for each gap.
fn message(
    code: &mut String,
    key: &str,
    patterns: &[&Pattern],
    errors: &mut Vec<LocaleError>,
    languages: &[Locale],
) {
    let gaps = gaps(patterns);
    for (pattern, locale) in patterns.iter().zip(languages) {
        let own = self::gaps(&[pattern]);
        let lacking = gaps.iter().filter(|gap| !own.contains(gap));
        errors.extend(lacking.map(|gap| format!("{key}: locales/{} has no {{ ${gap} }}", locale.language)));
    }
    check_inner(key, patterns, languages, errors);
    let name = identifier(key);
    let fields: String =
        gaps.iter().map(|gap| format!("pub(crate) {}: ::kernel::Arg, ", identifier(gap))).collect();
    let args: Vec<String> = gaps.iter().map(|gap| format!("said.{}", identifier(gap))).collect();
    let said = if gaps.is_empty() { "_" } else { "said" };
    let _ = writeln!(code, "pub(crate) struct {name} {{ {fields}}}");
    let _ = writeln!(code, "impl {name} {{");
    let _ = writeln!(
        code,
        "    pub(crate) const TRANSLATIONS: &'static ::kernel::text::Translations = &{};",
        translations(key, &gaps, patterns)
    );
    if gaps.is_empty() {
        let _ = writeln!(
            code,
            "    #[allow(dead_code)] pub(crate) const MESSAGE: ::kernel::Message = \
             ::kernel::Message::new(Self::TRANSLATIONS);"
        );
    }
    let _ = writeln!(code, "}}");
    let _ = writeln!(
        code,
        "impl From<{name}> for ::kernel::Text {{\n    fn from({said}: {name}) -> Self {{\n        \
         Self::new(::kernel::Message::new({name}::TRANSLATIONS), vec![{}])\n    }}\n}}",
        args.join(", ")
    );
}

/// What a message holds in any language is a message of that language without gaps.
fn check_inner(key: &str, patterns: &[&Pattern], languages: &[Locale], errors: &mut Vec<LocaleError>) {
    for (pattern, locale) in patterns.iter().zip(languages) {
        let language = &locale.language;
        for inner in inner(pattern) {
            match locale.messages.get(inner) {
                None => errors.push(format!("{key} of locales/{language} holds {inner}, which is missing")),
                Some(inner) if !gaps(&[inner]).is_empty() => {
                    errors.push(format!("{key} of locales/{language} holds a message with gaps"));
                }
                Some(_) => {}
            }
        }
    }
}

/// A family: a function from a member's name to its message.
fn family<'a>(
    code: &mut String,
    key: &str,
    languages: &'a [Locale],
    wanted: &[(&str, Vec<String>)],
    errors: &mut Vec<LocaleError>,
) {
    let members =
        keys(languages, |locale| locale.families.get(key).map_or_else(Vec::new, |of| of.keys().collect()));
    if let Some((_, names)) = wanted.iter().find(|(of, _)| *of == key) {
        let names: BTreeSet<&String> = names.iter().collect();
        errors
            .extend(names.difference(&members).map(|name| format!("{key}-{name} is missing in the locales")));
        errors.extend(members.difference(&names).map(|name| format!("{key}-{name} belongs to nothing")));
    } else {
        errors.push(format!("the build script does not say what the members of {key} are"));
    }
    let _ = writeln!(code, "pub(crate) fn {}(name: &str) -> Option<::kernel::Message> {{", identifier(key));
    let _ = writeln!(code, "    Some(::kernel::Message::new(match name {{");
    for member in members {
        let full = format!("{key}-{member}");
        let of = |locale: &'a Locale| locale.families.get(key).and_then(|family| family.get(member));
        let patterns: Vec<_> = languages.iter().map(of).collect();
        match all(languages, &full, &patterns) {
            Ok(patterns) if gaps(&patterns).is_empty() => {
                check_inner(&full, &patterns, languages, errors);
                let _ = writeln!(code, "        {member:?} => &{},", translations(&full, &[], &patterns));
            }
            Ok(_) => errors.push(format!("{full} has gaps, which no member of a family has")),
            Err(error) => errors.push(error),
        }
    }
    let _ = writeln!(code, "        _ => return None,\n    }}))\n}}");
}

fn translations(key: &str, gaps: &[String], patterns: &[&Pattern]) -> String {
    let patterns: Vec<String> = patterns.iter().map(|pattern| pieces(pattern, gaps)).collect();
    format!(
        "::kernel::text::Translations {{ key: {key:?}, gaps: &{gaps:?}, patterns: [{}] }}",
        patterns.join(", ")
    )
}

fn pieces(pattern: &Pattern, gaps: &[String]) -> String {
    let pieces: Vec<String> = pattern.iter().map(|piece| self::piece(piece, gaps)).collect();
    format!("&[{}]", pieces.join(", "))
}

fn piece(piece: &Piece, gaps: &[String]) -> String {
    let number = |gap: &String| gaps.iter().position(|of| of == gap).unwrap_or_default();
    match piece {
        Piece::Text(text) => format!("::kernel::text::Piece::Text({text:?})"),
        Piece::Gap(gap) => format!("::kernel::text::Piece::Gap({})", number(gap)),
        Piece::Message(key) => format!("::kernel::text::Piece::Message({}::TRANSLATIONS)", identifier(key)),
        Piece::Choice { gap, cases, otherwise } => {
            let cases: Vec<String> = cases
                .iter()
                .map(|(case, of)| format!("({}, {})", self::case(case), pieces(of, gaps)))
                .collect();
            format!(
                "::kernel::text::Piece::Choice {{ gap: {}, cases: &[{}], otherwise: {} }}",
                number(gap),
                cases.join(", "),
                pieces(otherwise, gaps)
            )
        }
    }
}

fn case(case: &Case) -> String {
    match case {
        Case::Number(number) => format!("::kernel::text::Case::Number({number})"),
        Case::One => "::kernel::text::Case::One".to_owned(),
        Case::Word(word) => format!("::kernel::text::Case::Word({word:?})"),
    }
}

/// The arguments (gaps) of a message in all languages, in order of first appearance.
fn gaps(patterns: &[&Pattern]) -> Vec<String> {
    fn add(pattern: &Pattern, gaps: &mut Vec<String>) {
        let mut found = |gap: &String| {
            if !gaps.contains(gap) {
                gaps.push(gap.clone());
            }
        };
        for piece in pattern {
            match piece {
                Piece::Text(_) | Piece::Message(_) => {}
                Piece::Gap(gap) => found(gap),
                Piece::Choice { gap, cases, otherwise } => {
                    found(gap);
                    let mut inner = Vec::new();
                    cases.iter().for_each(|(_, of)| add(of, &mut inner));
                    add(otherwise, &mut inner);
                    inner.iter().for_each(&mut found);
                }
            }
        }
    }
    let mut gaps = Vec::new();
    patterns.iter().for_each(|pattern| add(pattern, &mut gaps));
    gaps
}

/// The messages that a pattern refers to.
fn inner(pattern: &Pattern) -> Vec<&String> {
    let mut found = Vec::new();
    for piece in pattern {
        match piece {
            Piece::Text(_) | Piece::Gap(_) => {}
            Piece::Message(key) => found.push(key),
            Piece::Choice { cases, otherwise, .. } => {
                found.extend(cases.iter().flat_map(|(_, of)| inner(of)));
                found.extend(inner(otherwise));
            }
        }
    }
    found
}

/// `too-many` as `too_many`.
fn identifier(key: &str) -> String {
    const KEYWORDS: [&str; 6] = ["as", "for", "in", "move", "ref", "type"];
    let name = key.replace('-', "_");
    if KEYWORDS.contains(&name.as_str()) { format!("r#{name}") } else { name }
}
