//! Which elements and runs of siblings of a page are worth a mark: those of a sensible size, however deep they lie.

use super::Fragment;

/// An element with fewer bytes of its own than this belongs to what is around it.
const LEAST: usize = 720;
/// The children of an element that has more than this are cut into runs.
const LONG: usize = 1600;
/// A run has at least this many bytes, unless what follows is no part of it; and is cut off when it has this many.
const RUN: (usize, usize) = (800, 3200);
/// Elements that have no end.
const VOID: [&str; 6] = ["input", "br", "hr", "img", "link", "meta"];

/// An element whose end has not been found yet.
struct Open {
    start: usize,
    name_end: usize,
    path: u64,
    /// How many children it has without a name.
    unnamed: u64,
    /// Its children so far are those from here on.
    children: usize,
    in_svg: bool,
    is_svg: bool,
    /// Always the same as long as it is called the same: never cut up.
    is_still: bool,
}

/// An element in the one that is open.
#[derive(Clone, Copy)]
struct Child {
    start: usize,
    end: usize,
    name_end: usize,
    path: u64,
    /// How much of it belongs to fragments, itself perhaps.
    marked: usize,
    is_fragment: bool,
}

/// The fragments of a page, in the order in which they begin.
pub(super) fn outline(html: &str) -> Vec<Fragment> {
    let mut found = Vec::new();
    let mut open: Vec<Open> = Vec::new();
    let mut children: Vec<Child> = Vec::new();
    let mut still = 0;
    let mut at = 0;
    while let Some(start) = html[at..].find('<').map(|found| at + found) {
        let end = html[start..].find('>').map_or(html.len(), |found| start + found + 1);
        let tag = &html[start + 1..end - 1];
        at = end;
        let ended = if tag.starts_with('/') {
            open.pop().inspect(|element| still -= usize::from(element.is_still))
        } else {
            let name = tag.split([' ', '/']).next().unwrap_or(tag);
            let element = begin(open.last_mut(), start, name, tag, children.len());
            if tag.ends_with('/') || VOID.contains(&name) {
                Some(element)
            } else {
                still += usize::from(element.is_still);
                open.push(element);
                None
            }
        };
        if let Some(element) = ended {
            let within = &children[element.children..];
            let closed = close(&element, start, end, still == 0, within, &mut found);
            children.truncate(element.children);
            children.push(closed);
        }
    }
    found.sort_unstable_by_key(|fragment| fragment.start);
    found
}

fn begin(around: Option<&mut Open>, start: usize, name: &str, tag: &str, children: usize) -> Open {
    let own = key(tag);
    let mut path = 0;
    let mut in_svg = false;
    if let Some(around) = around {
        path = around.path;
        in_svg = around.in_svg || around.is_svg;
        if own.is_none() {
            path = mixed(path, around.unnamed);
            around.unnamed += 1;
        }
    }
    Open {
        start,
        name_end: start + 1 + name.len(),
        path: own.unwrap_or(name).bytes().fold(path, |path, byte| mixed(path, byte.into())),
        unnamed: 0,
        children,
        in_svg,
        is_svg: name == "svg",
        is_still: tag.contains(" data-still=\""),
    }
}

/// What tells an element from its siblings.
fn key(tag: &str) -> Option<&str> {
    [" id=\"", " data-key=\"", " data-spot=\""].iter().find_map(|name| {
        let (_, value) = tag.split_once(name)?;
        value.split('"').next()
    })
}

const fn mixed(path: u64, more: u64) -> u64 {
    (path.rotate_left(5) ^ more).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// Marks what is worth it of an element that ends here.
fn close(
    element: &Open,
    content_end: usize,
    end: usize,
    may_be_cut: bool,
    children: &[Child],
    found: &mut Vec<Fragment>,
) -> Child {
    let &Open { start, name_end, path, in_svg, .. } = element;
    let mut marked: usize = children.iter().map(|child| child.marked).sum();
    if may_be_cut && !element.is_still && end - start - marked >= LONG {
        for run in runs(children, content_end) {
            marked += run.own;
            found.push(Fragment::new((run.start, run.end), run.first, true, in_svg || element.is_svg));
        }
    }
    let is_fragment = may_be_cut && (end - start - marked >= LEAST || start == 0);
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

/// Cuts children into runs. Where a cut is depends on the child behind it, not on how many there are before: then only the
/// run changes into which something comes.
fn runs(children: &[Child], content_end: usize) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    // The first run since the last fragment.
    let mut since = 0;
    let mut is_open = false;
    let end_with = |runs: &mut Vec<Run>, since: usize, end: usize| {
        if let Some(last) = runs[since..].last_mut() {
            last.end = end;
        }
        // One that is too short stays where it is.
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
            nested: Vec::new(),
            within: (0, 0),
            mark: [0; super::MARK],
        }
    }
}
