use super::*;

/// A page as the script has it, as text: does with strings what the script does with a response.
pub(crate) struct Shown {
    html: String,
    list: Vec<ShownMark>,
}

struct ShownMark {
    start: usize,
    end: usize,
    mark: String,
    nested: Vec<usize>,
}

impl Shown {
    /// Reads the marks of a page, as `survey` in `patch.js` does.
    pub(crate) fn new(html: &str) -> Self {
        let (html, _) = without_noscript(html.to_owned());
        let mut list: Vec<ShownMark> = Vec::new();
        // For each open element: the fragment that it is nested in, and the run that it continues.
        let mut open: Vec<(Option<usize>, Option<usize>)> = Vec::new();
        // Elements that are fragments, with their depth.
        let mut elements: Vec<(usize, usize)> = Vec::new();
        let mut offset = 0;
        while let Some(start) = html[offset..].find('<').map(|found| offset + found) {
            let end = start + html[start..].find('>').unwrap() + 1;
            let tag = &html[start + 1..end - 1];
            offset = end;
            let closes = tag.starts_with('/');
            let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap();
            if closes {
                if let Some(run) = open.pop().and_then(|(_, run)| run) {
                    list[run].end = start;
                }
                if let Some((number, _)) = elements.pop_if(|(_, depth)| *depth == open.len()) {
                    list[number].end = end;
                }
                continue;
            }
            let mark = |attribute: &str| {
                let (_, value) = tag.split_once(&format!(" {attribute}=\""))?;
                Some(value[..MARK].to_owned())
            };
            let (element, run) = (mark("data-h"), mark("data-r"));
            let around = open.last().copied().unwrap_or_default();
            let mut within = around.1.or(around.0);
            if let Some(mark) = element.clone().or(run.clone()) {
                // A mark ends the run before it.
                if let Some(before) = around.1 {
                    list[before].end = start;
                }
                let number = list.len();
                list.push(ShownMark { start, end, mark, nested: Vec::new() });
                if let Some(owner) = around.0 {
                    list[owner].nested.push(number);
                }
                within = Some(number);
                if let Some(last) = open.last_mut() {
                    last.1 = run.is_some().then_some(number);
                }
                let void = tag.ends_with('/') || name == "input";
                if element.is_some() && !void {
                    elements.push((number, open.len()));
                }
            }
            if !tag.ends_with('/') && !["input", "br", "hr", "img"].contains(&name) {
                open.push((within, None));
            }
        }
        Self { html, list }
    }

    pub(crate) fn marks(&self) -> String {
        self.list.iter().map(|had| had.mark.as_str()).collect()
    }

    /// The page after a response has been applied.
    pub(crate) fn patched(&self, answer: &str) -> String {
        let end = answer.find("</main>").unwrap();
        let (main, rest) = answer.split_at(end);
        let mut changes = std::collections::HashMap::new();
        for template in rest.split("<template data-at=\"").skip(1) {
            let (place, content) = template.split_once('"').unwrap();
            let content = content.split_once("</template>").unwrap().0;
            let content = match content.strip_prefix(" data-svg><svg>") {
                Some(drawn) => drawn.strip_suffix("</svg>").unwrap(),
                None => content.strip_prefix('>').unwrap(),
            };
            let numbers: Vec<usize> = place.split('.').map(|number| number.parse().unwrap()).collect();
            assert_eq!(self.list[numbers[0]].nested.len(), numbers[2]);
            changes.insert((numbers[0], numbers[1]), content);
        }
        if let Some(attributes) = main.strip_suffix("<!--=-->") {
            let kept = self.kept(0, &changes);
            return attributes.to_owned() + kept.split_once('>').unwrap().1;
        }
        self.filled(main, &changes) + "</main>"
    }

    /// New content, with the comments replaced by what the page has.
    fn filled(&self, html: &str, changes: &Changes<'_>) -> String {
        let mut pieces = html.split("<!--");
        let mut out = pieces.next().unwrap().to_owned();
        for piece in pieces {
            let (numbers, rest) = piece.split_once("-->").unwrap();
            let (from, to) = numbers.split_once('-').unwrap_or((numbers, numbers));
            for number in from.parse::<usize>().unwrap()..=to.parse().unwrap() {
                out.push_str(&self.kept(number, changes));
            }
            out.push_str(rest);
        }
        out
    }

    /// What the page has, with the changes inside it applied.
    fn kept(&self, number: usize, changes: &Changes<'_>) -> String {
        let had = &self.list[number];
        let mut out = String::new();
        let mut offset = had.start;
        for (place, inner) in had.nested.iter().enumerate() {
            out.push_str(&self.html[offset..self.list[*inner].start]);
            match changes.get(&(number, place)) {
                Some(changed) => out.push_str(&self.filled(changed, changes)),
                None => out.push_str(&self.kept(*inner, changes)),
            }
            offset = self.list[*inner].end;
        }
        out.push_str(&self.html[offset..had.end]);
        out
    }
}

type Changes<'a> = std::collections::HashMap<(usize, usize), &'a str>;

/// The page as a script that loads it now would have it.
pub(crate) fn fresh(whole: &str) -> String {
    without_noscript(whole.to_owned()).0
}

fn page(lines: &[(usize, &str)], board: &str) -> String {
    let line =
        |(number, text): &(usize, &str)| format!("<li data-key=\"log-{number}\">{}</li>", text.repeat(40));
    let lines: String = lines.iter().map(line).collect();
    let still = "<path d=\"M0 0\"/>".repeat(200);
    format!(
        "<main id=\"table\" data-version=\"{}\"><svg id=\"board\"><g data-still=\"land\">{still}</g>{board}</svg><noscript><p>\
         {}</p></noscript><ol>{lines}</ol><input name=\"x\"></main>",
        lines.len(),
        lines.len()
    )
}

fn boards() -> [String; 3] {
    let hex = |name: usize, fill: &str| {
        format!("<g data-spot=\"hex-{name}\">{}</g>", format!("<use fill=\"{fill}\"/>").repeat(20))
    };
    let board = |odd: usize, fill: &str| {
        (0..40).map(|name| hex(name, if name == odd { fill } else { "green" })).collect()
    };
    [board(99, ""), board(17, "red"), board(18, "longer than red")]
}

const LINES: [(usize, &str); 30] = {
    let mut lines = [(0, "Ada builds. "); 30];
    let mut index = 0;
    while index < 30 {
        lines[index].0 = index;
        index += 1;
    }
    lines
};

#[test]
fn an_answer_makes_one_page_the_other() {
    let boards = boards();
    let mut pages = Vec::new();
    for board in &boards {
        for lines in [&LINES[..], &LINES[..29], &LINES[3..], &LINES[..1], &[]] {
            pages.push(page(lines, board));
        }
    }
    for (from, one) in pages.iter().enumerate() {
        for (to, other) in pages.iter().enumerate() {
            let shown = Shown::new(&Fragments::of(one.clone()).whole());
            let next = Fragments::of(other.clone());
            let sparse = next.sparse(&KnownMarks::read(&shown.marks()).unwrap());
            assert_eq!(shown.patched(&sparse), fresh(&next.whole()), "{from} to {to}");
            assert!(!sparse.contains("<path"), "what is still never comes again");
            assert_eq!(
                from == to,
                sparse.contains("<!--=--></main>") && !sparse.contains("<template"),
                "{sparse}"
            );
        }
    }
}

#[test]
fn the_marks_of_a_page_are_all_different_and_do_not_change_it() {
    let [board, ..] = boards();
    let html = page(&LINES, &board);
    let fragments = Fragments::of(html.clone());
    let whole = fragments.whole();
    let shown = Shown::new(&whole);
    assert!((10..80).contains(&shown.list.len()), "{} marks", shown.list.len());
    let marks: std::collections::BTreeSet<_> = shown.list.iter().map(|had| &had.mark).collect();
    assert_eq!(marks.len(), shown.list.len());
    let unmarked = ["data-h", "data-r"].iter().fold(whole, |html, name| {
        let mark = format!(" {name}=\"");
        let mut pieces = html.split(&mark);
        let first = pieces.next().unwrap().to_owned();
        pieces.fold(first, |all, piece| all + &piece[MARK + 1..])
    });
    assert_eq!(unmarked, html);
}

#[test]
fn two_that_are_alike_are_two() {
    let twin = format!("<p>{}</p>", "a".repeat(2000));
    let page = |twins: usize| format!("<main id=\"a\"><div>{}</div></main>", twin.repeat(twins));
    for (from, to) in [(1, 2), (2, 1), (3, 2), (2, 4)] {
        let shown = Shown::new(&Fragments::of(page(from)).whole());
        let next = Fragments::of(page(to));
        let sparse = next.sparse(&KnownMarks::read(&shown.marks()).unwrap());
        assert_eq!(shown.patched(&sparse), fresh(&next.whole()));
    }
}

#[test]
fn who_has_nothing_of_it_gets_everything() {
    let [board, ..] = boards();
    let fragments = Fragments::of(page(&LINES, &board));
    for have in ["", "short", "not quite marks", &"12345678".repeat(2000)] {
        assert!(KnownMarks::read(have).is_none(), "{have}");
    }
    let whole = fresh(&fragments.whole());
    assert_eq!(fragments.sparse(&KnownMarks::read("12345678").unwrap()), whole);
    assert!(KnownMarks::read("élan1234").is_none());
}
