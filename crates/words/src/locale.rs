//! The files of each language, read once.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

use crate::Language;

pub(crate) const fn files(language: Language) -> [&'static str; 18] {
    match language {
        Language::English => [
            include_str!("../locales/en/kernel.ftl"),
            include_str!("../locales/en/record.ftl"),
            include_str!("../locales/en/terminal.ftl"),
            include_str!("../locales/en/age-of-steam.ftl"),
            include_str!("../locales/en/age-of-steam-board.ftl"),
            include_str!("../locales/en/empyreal.ftl"),
            include_str!("../locales/en/empyreal-cards.ftl"),
            include_str!("../locales/en/empyreal-guide.ftl"),
            include_str!("../locales/en/empyreal-board.ftl"),
            include_str!("../locales/en/imperial-steam.ftl"),
            include_str!("../locales/en/imperial-steam-guide.ftl"),
            include_str!("../locales/en/imperial-steam-board.ftl"),
            include_str!("../locales/en/steam-power.ftl"),
            include_str!("../locales/en/steam-power-board.ftl"),
            include_str!("../locales/en/table.ftl"),
            include_str!("../locales/en/web.ftl"),
            include_str!("../locales/en/site.ftl"),
            include_str!("../locales/en/site-table.ftl"),
        ],
        Language::French => [
            include_str!("../locales/fr/kernel.ftl"),
            include_str!("../locales/fr/record.ftl"),
            include_str!("../locales/fr/terminal.ftl"),
            include_str!("../locales/fr/age-of-steam.ftl"),
            include_str!("../locales/fr/age-of-steam-board.ftl"),
            include_str!("../locales/fr/empyreal.ftl"),
            include_str!("../locales/fr/empyreal-cards.ftl"),
            include_str!("../locales/fr/empyreal-guide.ftl"),
            include_str!("../locales/fr/empyreal-board.ftl"),
            include_str!("../locales/fr/imperial-steam.ftl"),
            include_str!("../locales/fr/imperial-steam-guide.ftl"),
            include_str!("../locales/fr/imperial-steam-board.ftl"),
            include_str!("../locales/fr/steam-power.ftl"),
            include_str!("../locales/fr/steam-power-board.ftl"),
            include_str!("../locales/fr/table.ftl"),
            include_str!("../locales/fr/web.ftl"),
            include_str!("../locales/fr/site.ftl"),
            include_str!("../locales/fr/site-table.ftl"),
        ],
    }
}

/// A message of one language.
#[derive(Clone, Copy)]
pub(crate) struct Message {
    bundle: &'static FluentBundle<FluentResource>,
    pattern: &'static Pattern<&'static str>,
}

impl Message {
    /// `None` when there is no such message.
    pub(crate) fn find(language: Language, key: &str) -> Option<Self> {
        static ENGLISH: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| bundle(Language::English));
        static FRENCH: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| bundle(Language::French));
        let bundle = match language {
            Language::English => &*ENGLISH,
            Language::French => &*FRENCH,
        };
        Some(Self { bundle, pattern: bundle.get_message(key)?.value()? })
    }

    /// With its gaps filled.
    pub(crate) fn format(self, args: Option<&FluentArgs<'_>>) -> String {
        // A gap that nothing fills is shown as its name: still better than no sentence.
        self.bundle.format_pattern(self.pattern, args, &mut Vec::new()).into_owned()
    }

    /// The same for a message in which nothing is chosen or looked up, which are most of them: in a fraction of the time.
    /// `None` when there is more to it, or `fill` has nothing for a gap.
    pub(crate) fn simply(self, fill: impl Fn(&str, &mut String) -> Option<()>) -> Option<String> {
        let is_simple = |element: &PatternElement<&str>| match element {
            PatternElement::TextElement { .. } => true,
            PatternElement::Placeable { expression } => gap(expression).is_some(),
        };
        if !self.pattern.elements.iter().all(is_simple) {
            return None;
        }
        if let [PatternElement::TextElement { value }] = &self.pattern.elements[..] {
            return Some((*value).to_owned());
        }
        let mut said = String::with_capacity(64);
        for element in &self.pattern.elements {
            match element {
                PatternElement::TextElement { value } => said.push_str(value),
                PatternElement::Placeable { expression } => fill(gap(expression)?, &mut said)?,
            }
        }
        Some(said)
    }
}

/// The name of what is put here as it is.
const fn gap<'a>(expression: &Expression<&'a str>) -> Option<&'a str> {
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => Some(id.name),
        _ => None,
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.code().parse().unwrap_or_default()]);
    // The marks would show up in terminals and get in the way of a search.
    bundle.set_use_isolating(false);
    for file in files(language) {
        // The tests hold that the files are without a fault; if one had any, the messages around it would still do.
        let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}
