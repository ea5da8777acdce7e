//! The files of one language.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern as Written, PatternElement, VariantKey,
};
use fluent_syntax::parser;

use crate::LocaleError;

/// All messages of one language, by their key.
pub(crate) struct Locale {
    pub(crate) language: String,
    pub(crate) messages: BTreeMap<String, Pattern>,
    /// The members of each family, by their name.
    pub(crate) families: BTreeMap<String, BTreeMap<String, Pattern>>,
}

pub(crate) type Pattern = Vec<Piece>;

/// As `kernel::Piece`.
pub(crate) enum Piece {
    Text(String),
    Gap(String),
    Message(String),
    Choice { gap: String, cases: Vec<(Case, Pattern)>, otherwise: Pattern },
}

/// As `kernel::Case`.
pub(crate) enum Case {
    Number(i64),
    One,
    Word(String),
}

impl Locale {
    /// Every `.ftl` file of this folder.
    pub(crate) fn read(folder: &Path) -> Result<Self, LocaleError> {
        let language = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut locale = Self { language, messages: BTreeMap::new(), families: BTreeMap::new() };
        let listed = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let mut paths: Vec<_> = listed.filter_map(|file| Some(file.ok()?.path())).collect();
        paths.sort();
        for path in paths.iter().filter(|path| path.extension().is_some_and(|end| end == "ftl")) {
            let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
            locale.add(&text).map_err(|error| format!("{}: {error}", path.display()))?;
        }
        Ok(locale)
    }

    pub(crate) fn add(&mut self, file: &str) -> Result<(), LocaleError> {
        let resource = parser::parse(file).map_err(|(_, errors)| format!("{errors:?}"))?;
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name.to_owned();
                    let mut members = BTreeMap::new();
                    for attribute in &message.attributes {
                        members.insert(attribute.id.name.to_owned(), pattern(&attribute.value)?);
                    }
                    let twice = match (message.value, members.is_empty()) {
                        (Some(value), true) => self.messages.insert(key.clone(), pattern(&value)?).is_some(),
                        (None, false) => self.families.insert(key.clone(), members).is_some(),
                        _ => return Err(format!("{key} has both a text and attributes, or neither")),
                    };
                    if twice {
                        return Err(format!("{key} stands there twice"));
                    }
                }
                Entry::Term(term) => return Err(format!("-{}: terms are not read", term.id.name)),
                Entry::Junk { content } => return Err(format!("this is no message: {content}")),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
        Ok(())
    }
}

fn pattern(written: &Written<&str>) -> Result<Pattern, LocaleError> {
    written.elements.iter().map(piece).collect()
}

fn piece(element: &PatternElement<&str>) -> Result<Piece, LocaleError> {
    match element {
        PatternElement::TextElement { value } => Ok(Piece::Text((*value).to_owned())),
        PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
            InlineExpression::VariableReference { id } => Ok(Piece::Gap(id.name.to_owned())),
            InlineExpression::MessageReference { id, attribute: None } => {
                Ok(Piece::Message(id.name.to_owned()))
            }
            InlineExpression::StringLiteral { value } => Ok(Piece::Text((*value).to_owned())),
            other => Err(format!("this is not read: {other:?}")),
        },
        PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
            let InlineExpression::VariableReference { id } = selector else {
                return Err(format!("a choice is made by a gap, not by {selector:?}"));
            };
            let (mut cases, mut otherwise) = (Vec::new(), None);
            for variant in variants {
                let value = pattern(&variant.value)?;
                if variant.default {
                    otherwise = Some(value);
                } else {
                    cases.push((case(&variant.key)?, value));
                }
            }
            let otherwise = otherwise.ok_or("a choice needs an `*[other]`")?;
            Ok(Piece::Choice { gap: id.name.to_owned(), cases, otherwise })
        }
    }
}

fn case(key: &VariantKey<&str>) -> Result<Case, LocaleError> {
    match key {
        VariantKey::Identifier { name: "one" } => Ok(Case::One),
        VariantKey::Identifier { name } => Ok(Case::Word((*name).to_owned())),
        VariantKey::NumberLiteral { value } => {
            value.parse().map(Case::Number).map_err(|_| format!("{value} is no whole number"))
        }
    }
}
