use super::*;

const TEXT: &str = "# X: the rules

Our own words,
in *order*.

A second paragraph.

## XYZ-1 First

- **XYZ-1.1** One (XYZ-2.10),
  and a *half*.
- **XYZ-1.2** *Ruled:* two.

## XYZ-2 Last

In two parts.

### Near
- **XYZ-2.1** Three.

### Far
- **XYZ-2.10** Four.
- Without a number.

## Thanks

All.
";

fn plain(text: &str) -> Span {
    Span::Plain(text.into())
}

fn rule(number: &str) -> Span {
    Span::Rule(number.into())
}

fn emphasis(text: &str) -> Span {
    Span::Emphasis(text.into())
}

#[test]
fn headings_divide_the_book() {
    let book = Rulebook::parse(TEXT, "XYZ");
    assert_eq!(book.title, "X: the rules");
    assert_eq!(
        book.intro.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["Our own words, in order.", "A second paragraph."]
    );
    let found: Vec<_> = book
        .chapters
        .iter()
        .map(|chapter| {
            let parts = chapter.parts.iter().map(|part| (part.title.as_deref(), part.items.len()));
            (chapter.number.as_str(), chapter.title.as_str(), parts.collect::<Vec<_>>())
        })
        .collect();
    assert_eq!(
        found,
        [
            ("XYZ-1", "First", vec![(None, 2)]),
            ("XYZ-2", "Last", vec![(None, 1), (Some("Near"), 1), (Some("Far"), 2)]),
            ("", "Thanks", vec![(None, 1)]),
        ]
    );
}

#[test]
fn rules_and_chapters_are_found_by_their_numbers() {
    let book = Rulebook::parse(TEXT, "XYZ");
    assert_eq!(book.rule("XYZ-1.2").map(ToString::to_string), Some("Ruled: two.".into()));
    assert_eq!(book.rule("XYZ-2.10").map(ToString::to_string), Some("Four.".into()));
    assert_eq!(book.rule("XYZ-1"), None);
    assert_eq!(book.chapter("XYZ-2").map(|chapter| chapter.items().count()), Some(4));
    assert_eq!(book.chapter("XYZ-3"), None);
    let without: Vec<_> =
        book.chapters.iter().flat_map(Chapter::items).filter(|item| item.number.is_none()).collect();
    assert_eq!(without.len(), 3);
}

#[test]
fn lines_are_joined_into_one_item() {
    let book = Rulebook::parse(TEXT, "XYZ");
    let expected =
        [plain("One ("), rule("XYZ-2.10"), plain("), and a "), emphasis("half"), plain(".")].to_vec();
    assert_eq!(book.rule("XYZ-1.1"), Some(&Item { number: Some("XYZ-1.1".into()), spans: expected }));
}

#[test]
fn spans_are_what_their_marks_say() {
    for (text, expected) in [
        ("", vec![]),
        ("words", vec![plain("words")]),
        (
            "*a* **b** `c`",
            vec![emphasis("a"), plain(" "), Span::Strong("b".into()), plain(" "), Span::Code("c".into())],
        ),
        ("*Décidé\u{202f}:* é", vec![emphasis("Décidé\u{202f}:"), plain(" é")]),
        ("XYZ-4.7 to XYZ-4.12", vec![rule("XYZ-4.7"), plain(" to "), rule("XYZ-4.12")]),
        ("with XYZ-1. Then", vec![plain("with "), rule("XYZ-1"), plain(". Then")]),
        ("XYZ-1.x", vec![rule("XYZ-1"), plain(".x")]),
        // No numbers of this book.
        ("AXYZ-1.1 XYZ- XYZ-1a XYZ", vec![plain("AXYZ-1.1 XYZ- XYZ-1a XYZ")]),
        // No marks: nothing closes them, or nothing is between them.
        ("2 * 3 * 4 and **b", vec![plain("2 * 3 * 4 and **b")]),
        ("`", vec![plain("`")]),
        ("****", vec![plain("****")]),
    ] {
        assert_eq!(spans(text, "XYZ-"), expected, "{text}");
    }
}

#[test]
fn any_text_is_taken() {
    for text in
        ["", "\n\n", "### Part before any chapter\n- item", "## \n# \n- \n", "**", "- ** **", "  indented"]
    {
        let book = Rulebook::parse(text, "XYZ");
        assert!(book.chapters.len() <= 1, "{text}");
    }
    assert_eq!(Rulebook::parse("  indented", "").intro.len(), 1);
}
