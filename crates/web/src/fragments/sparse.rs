//! A response for a page that has told us what it has.
//!
//! It begins with `<main>` and its attributes. A comment stands for a fragment that the page already has, by its number
//! in the list that the page has sent: `<!--7-->`, or `<!--7-9-->` for three in a row. If only the attributes of
//! `<main>` have changed, it contains `<!--=-->`. Then follow the changes inside fragments that are kept: a `<template
//! data-at="7.2.5">` replaces the third of the five fragments nested in the page's eighth.

use std::collections::HashMap;
use std::fmt::Write;

use rustc_hash::FxBuildHasher;

use super::{Fragments, MARK, Part};

/// No page has more marks than this; a page that sends more gets everything.
const MOST: usize = 1024;
/// The size of a typical response in bytes.
const ROOM: usize = 16 * 1024;

/// What a page has: the number of each mark in the list that it has sent.
#[derive(Debug)]
pub(crate) struct KnownMarks<'a>(HashMap<&'a [u8], usize, FxBuildHasher>);

impl<'a> KnownMarks<'a> {
    /// `None` if this is not a list of marks.
    pub(crate) fn read(marks: &'a str) -> Option<Self> {
        if marks.is_empty() || !marks.len().is_multiple_of(MARK) || marks.len() > MOST * MARK {
            return None;
        }
        let numbered = marks.as_bytes().chunks_exact(MARK).enumerate();
        Some(Self(numbered.map(|(number, mark)| (mark, number)).collect()))
    }
}

impl Fragments {
    /// The page, for one that has these marks.
    pub(crate) fn sparse(&self, had: &KnownMarks<'_>) -> String {
        let has = |number: usize| had.0.get(&self.list[number].mark[..]).copied();
        let mut writer = SparseWriter { page: self, has: &has, out: String::with_capacity(ROOM) };
        let (content, content_end) = self.content();
        let main = &self.list[0];
        writer.out.push_str(&self.html[..main.name_end]);
        main.write_mark(&mut writer.out);
        writer.out.push_str(&self.html[main.name_end..content]);
        match has(0) {
            Some(_) => writer.out.push_str("<!--=-->"),
            None => writer.content(0),
        }
        writer.out.push_str(&self.html[content_end..]);
        for (number, fragment) in self.list.iter().enumerate().skip(1) {
            let (around, place) = fragment.within;
            if has(number).is_none()
                && let Some(around) = has(around)
            {
                writer.replacement(number, around, place);
            }
        }
        writer.out
    }
}

struct SparseWriter<'a, H> {
    page: &'a Fragments,
    has: &'a H,
    out: String,
}

impl<H: Fn(usize) -> Option<usize>> SparseWriter<'_, H> {
    /// A fragment that the page does not have, in place of another.
    fn replacement(&mut self, number: usize, around: usize, place: usize) {
        let (svg, end) =
            if self.page.list[number].in_svg { (" data-svg><svg>", "</svg>") } else { (">", "") };
        // Writing to a String cannot fail.
        let count = self.page.list[self.page.list[number].within.0].nested.len();
        let _ = write!(self.out, "<template data-at=\"{around}.{place}.{count}\"{svg}");
        self.content(number);
        self.out.push_str(end);
        self.out.push_str("</template>");
    }

    /// The content of a fragment, without what the page has.
    fn content(&mut self, number: usize) {
        let page = self.page;
        // The mark goes after the name of the first tag.
        let mut mark = (number > 0).then(|| page.list[number].name_end - page.list[number].start);
        let mut kept: Option<(usize, usize)> = None;
        for part in page.parts(number) {
            match part {
                Part::Text("") => {}
                Part::Text(text) => {
                    self.keep(kept.take());
                    let (head, tail) = text.split_at(mark.unwrap_or(0));
                    self.out.push_str(head);
                    if mark.take().is_some() {
                        page.list[number].write_mark(&mut self.out);
                    }
                    self.out.push_str(tail);
                }
                Part::Nested(inner) => match ((self.has)(inner), kept) {
                    (Some(next), Some((first, last))) if next == last + 1 => kept = Some((first, next)),
                    (Some(next), _) => {
                        self.keep(kept.take());
                        kept = Some((next, next));
                    }
                    (None, _) => {
                        self.keep(kept.take());
                        self.content(inner);
                    }
                },
            }
        }
        self.keep(kept);
    }

    fn keep(&mut self, kept: Option<(usize, usize)>) {
        // Writing to a String cannot fail.
        let _ = match kept {
            None => Ok(()),
            Some((only, last)) if only == last => write!(self.out, "<!--{only}-->"),
            Some((first, last)) => write!(self.out, "<!--{first}-{last}-->"),
        };
    }
}
