//! Chooses which elements and runs of siblings get a mark: those of a sensible size, at any depth.

use std::collections::BTreeMap;
use std::hash::Hasher;
use std::iter::Peekable;
use std::sync::{LazyLock, Mutex, PoisonError};

use memchr::memmem::{FindIter, Finder};
use memchr::{memchr, memchr2, memrchr};
use rustc_hash::FxHasher;

use super::Fragment;

/// An element with fewer bytes of its own than this belongs to its parent; elements with an id get a lower limit, since
/// they are meaningful parts of the page.
const LEAST: usize = 720;
const LEAST_WITH_ID: usize = 240;
/// The children of an element with more bytes than this are split into runs.
const LONG: usize = 1600;
/// The minimum size of a run, except before a fragment; and the size at which it is cut off.
const RUN: (usize, usize) = (800, 3200);
/// Elements without an end tag.
const VOID: [&str; 6] = ["input", "br", "hr", "img", "link", "meta"];

/// An element whose end has not been reached yet.
struct Open {
    start: usize,
    name_end: usize,
    path: u64,
    has_id: bool,
    /// The index of its first child.
    children: usize,
    in_svg: bool,
    is_svg: bool,
}

/// A child of the element that is open.
#[derive(Clone, Copy)]
struct Child {
    start: usize,
    end: usize,
    name_end: usize,
    path: u64,
    /// How many of its bytes belong to fragments, possibly itself.
    marked: usize,
    is_fragment: bool,
}

/// The fragments of a page, ordered by where they begin.
pub(super) fn outline(html: &str) -> Vec<Fragment> {
    let mut found = Vec::new();
    let mut open: Vec<Open> = Vec::new();
    let mut children: Vec<Child> = Vec::new();
    let mut named = Named::of(html);
    let mut offset = 0;
    while let Some(start) = memchr(b'<', &html.as_bytes()[offset..]).map(|found| offset + found) {
        let end = memchr(b'>', &html.as_bytes()[start..]).map_or(html.len(), |found| start + found + 1);
        let tag = &html[start + 1..end - 1];
        offset = end;
        let ended = if tag.starts_with('/') {
            open.pop()
        } else {
            let name = &tag[..memchr2(b' ', b'/', tag.as_bytes()).unwrap_or(tag.len())];
            let about = if named.is_within(start, end) { About::of(tag, name) } else { About::default() };
            let element = begin(open.last(), start, name, &about, children.len());
            if let Some(called) = about.still {
                let still = Still::of(called, &html[start..], name);
                offset = start + still.bytes;
                let closed = close(&element, offset, offset, &[], &mut found);
                if let Some(fragment) = found.last_mut().filter(|_| closed.is_fragment) {
                    fragment.still = Some(still.hash);
                }
                children.push(closed);
                continue;
            }
            if tag.ends_with('/') || VOID.contains(&name) {
                Some(element)
            } else {
                open.push(element);
                None
            }
        };
        if let Some(element) = ended {
            let closed = close(&element, start, end, &children[element.children..], &mut found);
            children.truncate(element.children);
            children.push(closed);
        }
    }
    found.sort_unstable_by_key(|fragment| fragment.start);
    found
}

fn begin(around: Option<&Open>, start: usize, name: &str, about: &About<'_>, children: usize) -> Open {
    let path = around.map_or(0, |around| around.path);
    let key = about.id.or(about.key).unwrap_or(name);
    Open {
        start,
        name_end: start + 1 + name.len(),
        path: key.bytes().fold(path, |path, byte| mixed(path, byte.into())),
        has_id: about.id.is_some(),
        children,
        in_svg: around.is_some_and(|around| around.in_svg || around.is_svg),
        is_svg: name == "svg",
    }
}

/// The positions of attributes that matter. Most elements of a drawing have none, so the whole page is searched for
/// them at once.
struct Named<'h> {
    found: [Peekable<FindIter<'h, 'static>>; 2],
}

impl<'h> Named<'h> {
    fn of(html: &'h str) -> Self {
        static FINDERS: LazyLock<[Finder<'static>; 2]> =
            LazyLock::new(|| [" id=", " data-"].map(|name| Finder::new(name.as_bytes())));
        Self { found: FINDERS.each_ref().map(|finder| finder.find_iter(html.as_bytes()).peekable()) }
    }

    /// Whether there is one in this range. Ranges have to be passed in order.
    fn is_within(&mut self, start: usize, end: usize) -> bool {
        self.found.iter_mut().any(|found| {
            while found.next_if(|offset| *offset < start).is_some() {}
            found.peek().is_some_and(|offset| *offset < end)
        })
    }
}

/// What the attributes of an element tell about it.
#[derive(Default)]
struct About<'a> {
    id: Option<&'a str>,
    /// What else tells it apart from its siblings.
    key: Option<&'a str>,
    still: Option<&'a str>,
}

impl<'a> About<'a> {
    fn of(tag: &'a str, name: &str) -> Self {
        let mut about = Self::default();
        let mut rest = &tag[name.len()..];
        while let Some(sign) = memchr(b'=', rest.as_bytes()) {
            let (attribute, value) = rest.split_at(sign);
            let value = value.strip_prefix("=\"").unwrap_or_default();
            let end = memchr(b'"', value.as_bytes()).unwrap_or(value.len());
            // Attributes without a value come before the name of this one.
            let attribute = &attribute[memrchr(b' ', attribute.as_bytes()).map_or(0, |space| space + 1)..];
            match attribute {
                "id" => about.id = Some(&value[..end]),
                "data-key" => about.key = Some(&value[..end]),
                "data-spot" => about.key = about.key.or(Some(&value[..end])),
                "data-still" => about.still = Some(&value[..end]),
                _ => {}
            }
            rest = value.get(end + 1..).unwrap_or_default();
        }
        about
    }
}

/// An element that is always the same as long as it has the same name: never split, and scanned only once.
#[derive(Clone, Copy)]
struct Still {
    bytes: usize,
    hash: u64,
}

impl Still {
    /// `html` begins with the element.
    fn of(called: &str, html: &str, name: &str) -> Self {
        static KNOWN: Mutex<BTreeMap<String, Still>> = Mutex::new(BTreeMap::new());
        // Nothing under this lock panics halfway, so a poisoned lock is still good.
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(still) = known.get(called)
            && html.get(..still.bytes).is_some_and(|element| ends_with(element, name))
        {
            return *still;
        }
        let bytes = length(html, name);
        let mut hasher = FxHasher::default();
        hasher.write(&html.as_bytes()[..bytes]);
        let still = Self { bytes, hash: hasher.finish() };
        known.insert(called.to_owned(), still);
        still
    }
}

fn ends_with(element: &str, name: &str) -> bool {
    element
        .strip_suffix('>')
        .and_then(|element| element.strip_suffix(name))
        .is_some_and(|rest| rest.ends_with("</"))
}

/// The length of the element at the start of this text.
fn length(html: &str, name: &str) -> usize {
    let (opens, closes) = (format!("<{name}"), format!("</{name}>"));
    let (mut depth, mut offset) = (0_usize, 0);
    while let Some(start) = html[offset..].find('<').map(|found| offset + found) {
        let rest = &html[start..];
        let end = start + rest.find('>').map_or(rest.len(), |found| found + 1);
        let opened = rest.strip_prefix(&opens).is_some_and(|rest| rest.starts_with([' ', '>', '/']));
        depth += usize::from(opened && !html[..end].ends_with("/>"));
        if rest.starts_with(&closes) {
            depth -= 1;
        }
        offset = end;
        if depth == 0 {
            return end;
        }
    }
    html.len()
}

pub(super) const fn mixed(path: u64, more: u64) -> u64 {
    (path.rotate_left(5) ^ more).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// Creates the fragments of an element that ends here.
fn close(
    element: &Open,
    content_end: usize,
    end: usize,
    children: &[Child],
    found: &mut Vec<Fragment>,
) -> Child {
    let &Open { start, name_end, path, in_svg, .. } = element;
    let mut marked: usize = children.iter().map(|child| child.marked).sum();
    if end - start - marked >= LONG {
        for run in runs(children, content_end) {
            marked += run.own;
            found.push(Fragment::new((run.start, run.end), run.first, true, in_svg || element.is_svg));
        }
    }
    let least = if element.has_id { LEAST_WITH_ID } else { LEAST };
    let is_fragment = end - start - marked >= least || start == 0;
    if is_fragment {
        marked = end - start;
    }
    let closed = Child { start, end, name_end, path, marked, is_fragment };
    if is_fragment {
        found.push(Fragment::new((start, end), closed, false, in_svg));
    }
    closed
}

struct Run {
    start: usize,
    end: usize,
    first: Child,
    own: usize,
}

/// Splits children into runs. A cut depends on the child after it, not on how many come before: so an insertion only
/// changes the run that it falls into.
fn runs(children: &[Child], content_end: usize) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    // The first run since the last fragment.
    let mut since = 0;
    let mut is_open = false;
    let end_with = |runs: &mut Vec<Run>, since: usize, end: usize| {
        if let Some(last) = runs[since..].last_mut() {
            last.end = end;
        }
        // A run that is too short stays part of its parent.
        if runs.len() == since + 1 && runs[since].own < RUN.0 {
            runs.pop();
        }
    };
    for child in children {
        if child.is_fragment {
            end_with(&mut runs, since, child.start);
            (since, is_open) = (runs.len(), false);
            continue;
        }
        let own = child.end - child.start - child.marked;
        if let Some(last) = runs
            .last_mut()
            .filter(|last| is_open && (last.own < RUN.0 || (last.own < RUN.1 && child.path >> 63 == 0)))
        {
            last.own += own;
            continue;
        }
        if is_open && let Some(last) = runs.last_mut() {
            last.end = child.start;
        }
        is_open = true;
        runs.push(Run { start: child.start, end: child.end, first: *child, own });
    }
    end_with(&mut runs, since, content_end);
    runs
}

impl Fragment {
    fn new((start, end): (usize, usize), first: Child, is_run: bool, in_svg: bool) -> Self {
        Self {
            start,
            end,
            name_end: first.name_end,
            is_run,
            in_svg,
            path: first.path,
            still: None,
            nested: Vec::new(),
            within: (0, 0),
            mark: [0; super::MARK],
        }
    }
}
