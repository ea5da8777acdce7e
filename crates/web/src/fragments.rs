//! A page as a tree of fragments, so that an answer can leave out what the page that asks has already.
//!
//! A fragment is an element, or a run of siblings, that is worth a name of its own. Its mark is made from where it stands
//! and from its own bytes, those of fragments within it left out. Every page carries the marks (`data-h` on an element,
//! `data-r` on the first of a run), and a page that asks again says which it has. Nothing is remembered here: any process
//! can answer anybody, and a page that has something else simply gets it.
//!
//! What stands in `<noscript>` is for pages that never ask: it has no part in this.

mod outline;
mod sparse;
#[cfg(test)]
pub(crate) mod tests;

use std::collections::HashMap;
use std::hash::Hasher;
use std::sync::LazyLock;

use memchr::memmem::Finder;
use rustc_hash::FxHasher;
pub(crate) use sparse::Had;

/// How many letters a mark has.
const MARK: usize = 8;

/// A page's `<main>`, cut into fragments.
#[derive(Debug)]
pub(crate) struct Fragments {
    /// The page without its `<noscript>`s.
    html: String,
    /// What was in them, their tags included, and where.
    holes: Vec<(usize, String)>,
    /// In the order in which they begin. The first is `<main>` itself.
    list: Vec<Fragment>,
}

#[derive(Debug)]
struct Fragment {
    start: usize,
    end: usize,
    /// Where its mark goes: behind the name of its first tag.
    name_end: usize,
    is_run: bool,
    /// Whether it lies inside of a drawing.
    in_svg: bool,
    /// Where it stands among the elements of the page.
    path: u64,
    /// The hash of what is always the same.
    still: Option<u64>,
    /// The fragments in it, but not those within others.
    nested: Vec<usize>,
    /// The fragment that it is nested in, and as which one.
    within: (usize, usize),
    mark: [u8; MARK],
}

/// What a fragment is made of.
enum Part<'a> {
    Text(&'a str),
    Nested(usize),
}

impl Fragments {
    /// Cuts up what our own pages are made of: every tag closed, and neither `<` nor `>` anywhere but around tags.
    pub(crate) fn of(html: String) -> Self {
        let (html, holes) = without_noscript(html);
        let mut list = outline::outline(&html);
        nest(&mut list);
        let mut fragments = Self { html, holes, list };
        fragments.mark();
        fragments
    }

    /// The page with the marks in it.
    pub(crate) fn whole(&self) -> String {
        let holes: usize = self.holes.iter().map(|(_, hole)| hole.len()).sum();
        let mut out = String::with_capacity(self.html.len() + self.list.len() * (MARK + 10) + holes);
        let mut holes = self.holes.iter().peekable();
        let mut at = 0;
        let mut copy = |out: &mut String, to: usize| {
            while let Some((place, hole)) = holes.next_if(|(place, _)| *place <= to) {
                out.push_str(&self.html[at..*place]);
                out.push_str(hole);
                at = *place;
            }
            out.push_str(&self.html[at..to]);
            at = to;
        };
        for fragment in &self.list {
            copy(&mut out, fragment.name_end);
            fragment.write_mark(&mut out);
        }
        copy(&mut out, self.html.len());
        out
    }

    /// What a fragment is made of, in order. The attributes of the page itself, which always come, are not part of it.
    fn parts(&self, number: usize) -> impl Iterator<Item = Part<'_>> {
        let fragment = &self.list[number];
        let (start, end) = if number == 0 { self.content() } else { (fragment.start, fragment.end) };
        let mut at = start;
        let nested = fragment.nested.iter().flat_map(move |number| {
            let inner = &self.list[*number];
            let text = &self.html[at..inner.start];
            at = inner.end;
            [Part::Text(text), Part::Nested(*number)]
        });
        let last = fragment.nested.last().map_or(start, |number| self.list[*number].end);
        nested.chain(std::iter::once(Part::Text(&self.html[last..end])))
    }

    /// What lies between the tags of the page itself.
    fn content(&self) -> (usize, usize) {
        let start = self.html.find('>').map_or(0, |at| at + 1);
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
                    // Whatever it has become, it is the one of this place.
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

/// Of a hash its lower 48 bits, which can stand in a header.
fn letters(hash: u64) -> [u8; MARK] {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    std::array::from_fn(|at| LETTERS[(hash >> (6 * at)) as usize % 64])
}

/// Says of each fragment what is nested in it, and makes the place of each one its own: what keeps its nested fragments keeps
/// those of the same places, and nothing else can be meant by their marks.
fn nest(list: &mut [Fragment]) {
    let mut open: Vec<usize> = Vec::new();
    // Those that nothing tells apart are counted.
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

/// The page without its `<noscript>`s; and each of them, with the place where it was.
fn without_noscript(html: String) -> (String, Vec<(usize, String)>) {
    const END: &str = "</noscript>";
    static STARTS: LazyLock<Finder<'static>> = LazyLock::new(|| Finder::new("<noscript"));
    let next = |from: usize| STARTS.find(&html.as_bytes()[from..]).map(|found| from + found);
    let Some(mut start) = next(0) else { return (html, Vec::new()) };
    let mut bare = String::with_capacity(html.len());
    let mut holes = Vec::new();
    let mut at = 0;
    loop {
        let end = html[start..].find(END).map_or(html.len(), |found| start + found + END.len());
        bare.push_str(&html[at..start]);
        holes.push((bare.len(), html[start..end].to_owned()));
        at = end;
        match next(at) {
            Some(found) => start = found,
            None => break,
        }
    }
    bare.push_str(&html[at..]);
    (bare, holes)
}
