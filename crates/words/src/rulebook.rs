//! A game's rules as plain data, for a page that links them and a terminal that prints them.
//!
//! The rules are written in a small part of Markdown: headings, items, paragraphs, and `**strong**`, `*emphasis*` and
//! `code` that neither nest nor go on beyond their paragraph.

use std::fmt;

use kernel::GameInfo;

use crate::Language;

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Rulebook {
    pub title: String,
    /// The paragraphs before the first chapter.
    pub intro: Vec<Item>,
    pub chapters: Vec<Chapter>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Such as `STICKS-1`; empty for a chapter without one.
    pub number: String,
    pub title: String,
    /// In their order; a chapter that is not divided has one, without a title.
    pub parts: Vec<Part>,
}

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Part {
    pub title: Option<String>,
    pub items: Vec<Item>,
}

/// A rule, or a paragraph without a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// Such as `STICKS-1.2`.
    pub number: Option<String>,
    pub spans: Vec<Span>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    Plain(String),
    Strong(String),
    Emphasis(String),
    Code(String),
    /// The number of a rule (`STICKS-1.2`) or of a chapter (`STICKS-1`).
    Rule(String),
}

/// The rules of a game in this language, or in English where they are not written in it.
#[must_use]
pub fn rulebook(info: &GameInfo, language: Language) -> Rulebook {
    Rulebook::parse(info.rules_text(language.code()), info.rule_prefix)
}

impl Rulebook {
    /// Reads any text; whatever is not a mark is words. Numbers begin with the prefix, such as `STICKS`.
    #[must_use]
    pub fn parse(text: &str, prefix: &str) -> Self {
        let label = format!("{prefix}-");
        let mut book = Self::default();
        for (kind, text) in blocks(text) {
            match kind {
                BlockKind::Title => book.title = text,
                BlockKind::Chapter => {
                    let (number, title) = text.split_at(reference(&text, &label).unwrap_or(0));
                    let (number, title) = (number.to_owned(), title.trim().to_owned());
                    book.chapters.push(Chapter { number, title, parts: Vec::new() });
                }
                BlockKind::Part => {
                    if let Some(chapter) = book.chapters.last_mut() {
                        chapter.parts.push(Part { title: Some(text), items: Vec::new() });
                    }
                }
                BlockKind::Item | BlockKind::Paragraph => book.push(item(&text, &label)),
            }
        }
        book
    }

    /// The chapter of this number, such as `STICKS-1`.
    #[must_use]
    pub fn chapter(&self, number: &str) -> Option<&Chapter> {
        self.chapters.iter().find(|chapter| chapter.number == number)
    }

    /// The rule of this number, such as `STICKS-1.2`.
    #[must_use]
    pub fn rule(&self, number: &str) -> Option<&Item> {
        self.chapters.iter().flat_map(Chapter::items).find(|item| item.number.as_deref() == Some(number))
    }

    fn push(&mut self, item: Item) {
        let Some(chapter) = self.chapters.last_mut() else { return self.intro.push(item) };
        match chapter.parts.last_mut() {
            Some(part) => part.items.push(item),
            None => chapter.parts.push(Part { title: None, items: vec![item] }),
        }
    }
}

impl Chapter {
    /// The items of all parts.
    pub fn items(&self) -> impl Iterator<Item = &Item> {
        self.parts.iter().flat_map(|part| &part.items)
    }
}

/// The words without number and marks.
impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spans.iter().try_for_each(|span| f.write_str(span.text()))
    }
}

impl Span {
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Self::Plain(text)
            | Self::Strong(text)
            | Self::Emphasis(text)
            | Self::Code(text)
            | Self::Rule(text) => text,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum BlockKind {
    Title,
    Chapter,
    Part,
    Item,
    Paragraph,
}

const HEADS: [(&str, BlockKind); 4] = [
    ("# ", BlockKind::Title),
    ("## ", BlockKind::Chapter),
    ("### ", BlockKind::Part),
    ("- ", BlockKind::Item),
];

/// Each block with its lines joined.
fn blocks(text: &str) -> Vec<(BlockKind, String)> {
    let mut blocks: Vec<(BlockKind, String)> = Vec::new();
    let mut open = false;
    for line in text.lines() {
        let head = HEADS.iter().find_map(|&(mark, kind)| Some((kind, line.strip_prefix(mark)?)));
        let (kind, words) = head.unwrap_or((BlockKind::Paragraph, line));
        let words = words.trim();
        match blocks.last_mut() {
            Some((_, block)) if open && kind == BlockKind::Paragraph && !words.is_empty() => {
                block.push(' ');
                block.push_str(words);
            }
            _ if words.is_empty() => {}
            _ => blocks.push((kind, words.to_owned())),
        }
        open = !words.is_empty() && matches!(kind, BlockKind::Item | BlockKind::Paragraph);
    }
    blocks
}

fn item(text: &str, label: &str) -> Item {
    let numbered = || {
        let (number, words) = text.strip_prefix("**")?.split_once("**")?;
        (reference(number, label)? == number.len()).then_some((number, words))
    };
    let (number, words) = numbered().map_or((None, text), |(number, words)| (Some(number.to_owned()), words));
    Item { number, spans: spans(words.trim_start(), label) }
}

fn spans(text: &str, label: &str) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut plain = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let inside_a_word = plain.ends_with(|c: char| c.is_alphanumeric() || c == '-');
        let cited = if inside_a_word { None } else { reference(rest, label) };
        let found = cited
            .map(|length| (Span::Rule(rest[..length].to_owned()), length))
            .or_else(|| marked(rest, "**", Span::Strong))
            .or_else(|| marked(rest, "*", Span::Emphasis))
            .or_else(|| marked(rest, "`", Span::Code));
        let length = match found {
            Some((span, length)) => {
                if !plain.is_empty() {
                    spans.push(Span::Plain(std::mem::take(&mut plain)));
                }
                spans.push(span);
                length
            }
            None => {
                plain.push(first);
                first.len_utf8()
            }
        };
        rest = &rest[length..];
    }
    if !plain.is_empty() {
        spans.push(Span::Plain(plain));
    }
    spans
}

/// The span that a text begins with if this mark opens it, and its length with the marks.
fn marked(text: &str, mark: &str, span: fn(String) -> Span) -> Option<(Span, usize)> {
    let (inner, _) = text.strip_prefix(mark)?.split_once(mark)?;
    let tight = !inner.is_empty() && inner.trim() == inner;
    tight.then(|| (span(inner.to_owned()), inner.len() + 2 * mark.len()))
}

/// The length of the `STICKS-1.2` or `STICKS-1` that a text begins with.
fn reference(text: &str, label: &str) -> Option<usize> {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let rest = text.strip_prefix(label)?;
    let chapter = digits(rest);
    let rule = rest[chapter..].strip_prefix('.').map_or(0, digits);
    let length = chapter + if rule > 0 { 1 + rule } else { 0 };
    let whole = chapter > 0 && !rest[length..].starts_with(char::is_alphanumeric);
    whole.then_some(label.len() + length)
}

#[cfg(test)]
mod tests;
