//! A page as a tree of fragments, so that a response can leave out what the requesting page already has.
//!
//! A fragment is an element, or a run of siblings, that is large enough to be identified on its own. Its mark is a hash
//! of its place in the page and of its own bytes, without those of nested fragments. Every page carries the marks
//! (`data-h` on an element, `data-r` on the first of a run), and a page that asks for an update lists the marks it has.
//! The server stores nothing: any process can answer any page, and a page with unknown marks gets everything.
//!
//! The content of `<noscript>` is for pages that never ask for updates, so it is left out.

mod outline;
mod sparse;
#[cfg(test)]
pub(crate) mod tests;

use std::collections::HashMap;
use std::hash::Hasher;
use std::sync::LazyLock;

use memchr::memmem::Finder;
use rustc_hash::FxHasher;
pub(crate) use sparse::KnownMarks;

/// The length of a mark.
const MARK: usize = 8;

/// A page's `<main>`, cut into fragments.
#[derive(Debug)]
pub(crate) struct Fragments {
    /// The page without its `<noscript>`s.
    html: String,
    /// The `<noscript>` elements, and where they were.
    holes: Vec<(usize, String)>,
    /// Ordered by where they begin. The first is `<main>` itself.
    list: Vec<Fragment>,
}

#[derive(Debug)]
struct Fragment {
    start: usize,
    end: usize,
    /// Where its mark goes: after the name of its first tag.
    name_end: usize,
    is_run: bool,
    /// Whether it is inside a drawing.
    in_svg: bool,
    /// Identifies its place among the elements of the page.
    path: u64,
    /// The hash of an element that never changes.
    still: Option<u64>,
    /// The fragments directly inside it.
    nested: Vec<usize>,
    /// The fragment that it is nested in, and its index there.
    within: (usize, usize),
    mark: [u8; MARK],
}

/// A piece of a fragment.
enum Part<'a> {
    Text(&'a str),
    Nested(usize),
}

impl Fragments {
    /// Splits one of our own pages, in which every tag is closed and `<` and `>` occur only in tags.
    pub(crate) fn of(html: String) -> Self {
        let (html, holes) = without_noscript(html);
        let mut list = outline::outline(&html);
        nest(&mut list);
        let mut fragments = Self { html, holes, list };
        fragments.mark();
        fragments
    }

    /// The page with its marks.
    pub(crate) fn whole(&self) -> String {
        let holes: usize = self.holes.iter().map(|(_, hole)| hole.len()).sum();
        let mut out = String::with_capacity(self.html.len() + self.list.len() * (MARK + 10) + holes);
        let mut holes = self.holes.iter().peekable();
        let mut offset = 0;
        let mut copy = |out: &mut String, to: usize| {
            while let Some((place, hole)) = holes.next_if(|(place, _)| *place <= to) {
                out.push_str(&self.html[offset..*place]);
                out.push_str(hole);
                offset = *place;
            }
            out.push_str(&self.html[offset..to]);
            offset = to;
        };
        for fragment in &self.list {
            copy(&mut out, fragment.name_end);
            fragment.write_mark(&mut out);
        }
        copy(&mut out, self.html.len());
        out
    }

    /// The pieces of a fragment, in order. The attributes of `<main>` itself are always sent and not included.
    fn parts(&self, number: usize) -> impl Iterator<Item = Part<'_>> {
        let fragment = &self.list[number];
        let (start, end) = if number == 0 { self.content() } else { (fragment.start, fragment.end) };
        let mut offset = start;
        let nested = fragment.nested.iter().flat_map(move |number| {
            let inner = &self.list[*number];
            let text = &self.html[offset..inner.start];
            offset = inner.end;
            [Part::Text(text), Part::Nested(*number)]
        });
        let last = fragment.nested.last().map_or(start, |number| self.list[*number].end);
        nested.chain(std::iter::once(Part::Text(&self.html[last..end])))
    }

    /// What is between the tags of `<main>` itself.
    fn content(&self) -> (usize, usize) {
        let start = self.html.find('>').map_or(0, |end| end + 1);
        (start, self.html.rfind('<').unwrap_or(start))
    }

    fn mark(&mut self) {
        for number in 0..self.list.len() {
            let mut hasher = FxHasher::default();
            hasher.write_u64(self.list[number].path);
            hasher.write_u8(self.list[number].is_run.into());
            hasher.write_u64(self.list[number].still.unwrap_or_default());
            for part in self.parts(number) {
                match part {
                    Part::Text(_) if self.list[number].still.is_some() => {}
                    Part::Text(text) => hasher.write(text.as_bytes()),
                    // Whatever its content, it is the fragment at this place.
                    Part::Nested(inner) => hasher.write_u64(self.list[inner].path),
                }
            }
            self.list[number].mark = letters(hasher.finish());
        }
    }
}

impl Fragment {
    fn write_mark(&self, out: &mut String) {
        out.push_str(if self.is_run { " data-r=\"" } else { " data-h=\"" });
        out.extend(self.mark.iter().map(|letter| char::from(*letter)));
        out.push('"');
    }
}

/// The lower 48 bits of a hash, in characters that are allowed in a header.
fn letters(hash: u64) -> [u8; MARK] {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    std::array::from_fn(|index| LETTERS[(hash >> (6 * index)) as usize % 64])
}

/// Finds what is nested in each fragment, and makes the place of each unique: a fragment that is kept keeps the nested
/// fragments at the same places, so marks can never be confused.
fn nest(list: &mut [Fragment]) {
    let mut open: Vec<usize> = Vec::new();
    // Fragments at indistinguishable places are numbered.
    let mut counts: HashMap<u64, u64> = HashMap::new();
    for number in 0..list.len() {
        while open.last().is_some_and(|last| list[*last].end <= list[number].start) {
            open.pop();
        }
        if let Some(around) = open.last().copied() {
            list[number].within = (around, list[around].nested.len());
            list[around].nested.push(number);
        }
        let count = counts.entry(list[number].path).or_default();
        list[number].path = outline::mixed(list[number].path, *count);
        *count += 1;
        open.push(number);
    }
}

/// The page without its `<noscript>` elements, and each of them with its position.
fn without_noscript(html: String) -> (String, Vec<(usize, String)>) {
    const END: &str = "</noscript>";
    static STARTS: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new("<noscript"));
    let next = |from: usize| STARTS.find(&html.as_bytes()[from..]).map(|found| from + found);
    let Some(mut start) = next(0) else { return (html, Vec::new()) };
    let mut bare = String::with_capacity(html.len());
    let mut holes = Vec::new();
    let mut offset = 0;
    loop {
        let end = html[start..].find(END).map_or(html.len(), |found| start + found + END.len());
        bare.push_str(&html[offset..start]);
        holes.push((bare.len(), html[start..end].to_owned()));
        offset = end;
        match next(offset) {
            Some(found) => start = found,
            None => break,
        }
    }
    bare.push_str(&html[offset..]);
    (bare, holes)
}
