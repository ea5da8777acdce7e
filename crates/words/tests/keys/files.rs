//! The files of a language, taken apart.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

#[derive(Default)]
pub(crate) struct Message {
    /// The names of its gaps.
    pub(crate) gaps: BTreeSet<String>,
    /// What is written between them.
    pub(crate) texts: Vec<String>,
}

pub(crate) type Messages = BTreeMap<String, Message>;

/// All messages of a language.
///
/// # Panics
/// When a file has a fault, or two messages have one key.
pub(crate) fn read(language: &str) -> Messages {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language);
    let mut messages = Messages::new();
    for file in fs::read_dir(&folder).expect("the locales are here") {
        let path = file.expect("the locales can be listed").path();
        let text = fs::read_to_string(&path).expect("the locales are text");
        let resource = fluent_syntax::parser::parse(text.as_str())
            .unwrap_or_else(|(_, faults)| panic!("{}: {faults:?}", path.display()));
        for entry in resource.body {
            let Entry::Message(found) = entry else { continue };
            let mut message = Message::default();
            take_apart(found.value.as_ref().expect("every message has a text"), &mut message);
            let twice = messages.insert(found.id.name.to_owned(), message);
            assert!(twice.is_none(), "{} has {} twice", folder.display(), found.id.name);
        }
    }
    messages
}

fn take_apart(pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => message.texts.push((*value).to_owned()),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => fill(inline, message),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                fill(selector, message);
                for variant in variants {
                    take_apart(&variant.value, message);
                }
            }
        }
    }
}

fn fill(inline: &InlineExpression<&str>, message: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => {
            message.gaps.insert(id.name.to_owned());
        }
        // Other messages are used for words only, and those have no gaps.
        InlineExpression::MessageReference { .. } => {}
        _ => panic!("the files use gaps and messages only: {inline:?}"),
    }
}
