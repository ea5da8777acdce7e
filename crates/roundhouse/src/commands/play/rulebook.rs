//! Looking up the rules of a game.

use kernel::GameInfo;
use words::rulebook::{Chapter, Item, Rulebook};
use words::{Language, rulebook};

/// The rule with this number (`4.12` or `AOS-4.12`), a chapter (`4`), or the list of chapters if no number is given.
pub(super) fn look_up(info: &GameInfo, language: Language, asked: &str) -> Option<String> {
    let book = rulebook(info, language);
    let label = format!("{}-", info.rule_prefix);
    let asked = asked.trim().to_ascii_uppercase();
    let number = asked.strip_prefix(&label).unwrap_or(&asked);
    if number.is_empty() {
        return Some(chapters(&book));
    }
    let number = format!("{label}{number}");
    book.rule(&number).map(item).or_else(|| book.chapter(&number).map(chapter))
}

fn chapters(book: &Rulebook) -> String {
    book.chapters.iter().map(head).collect::<Vec<_>>().join("\n")
}

fn head(Chapter { number, title, .. }: &Chapter) -> String {
    format!("{number} {title}").trim().to_owned()
}

fn chapter(chapter: &Chapter) -> String {
    let parts = chapter.parts.iter().map(|part| {
        let lines = part.title.iter().cloned().chain(part.items.iter().map(item));
        lines.collect::<Vec<_>>().join("\n")
    });
    [head(chapter)].into_iter().chain(parts).collect::<Vec<_>>().join("\n\n")
}

fn item(item: &Item) -> String {
    match &item.number {
        Some(number) => format!("- {number} {item}"),
        None => item.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const INFO: GameInfo = GameInfo {
        id: "x",
        title: "X",
        fewest_players: 1,
        most_players: 2,
        rules_version: 1,
        oldest_rules_version: 1,
        players_rule: "XYZ-1",
        rule_prefix: "XYZ",
        rules_texts: &[
            (
                "en",
                "# X\n\nIntro.\n\n## XYZ-1 First\n\n- **XYZ-1.1** One,\n  *Ruled:* and a half.\n- **XYZ-1.2** Two.\n\n\
                 ## XYZ-10 Last\n\n- **XYZ-10.1** Ten.\n\n### More\n- **XYZ-10.2** `ten`, see XYZ-1.\n\n## Thanks\n",
            ),
            ("fr", "## XYZ-1 Premier\n\n- **XYZ-1.1** Un.\n"),
        ],
        choices: &[],
    };

    #[test]
    fn a_rule_a_chapter_or_the_chapters() {
        let look_up = |info, asked| look_up(info, Language::English, asked);
        assert_eq!(look_up(&INFO, "1.1").unwrap(), "- XYZ-1.1 One, Ruled: and a half.");
        assert_eq!(look_up(&INFO, "xyz-10.1").unwrap(), "- XYZ-10.1 Ten.");
        assert_eq!(
            look_up(&INFO, "1").unwrap(),
            "XYZ-1 First\n\n- XYZ-1.1 One, Ruled: and a half.\n- XYZ-1.2 Two."
        );
        assert_eq!(
            look_up(&INFO, "10").unwrap(),
            "XYZ-10 Last\n\n- XYZ-10.1 Ten.\n\nMore\n- XYZ-10.2 ten, see XYZ-1."
        );
        assert_eq!(look_up(&INFO, "").unwrap(), "XYZ-1 First\nXYZ-10 Last\nThanks");
        for unknown in ["9.9", "9", "1.", "first", "-", "thanks"] {
            assert_eq!(look_up(&INFO, unknown), None, "{unknown}");
        }
    }

    #[test]
    fn in_the_language_of_the_reader() {
        assert_eq!(look_up(&INFO, Language::French, "1.1").unwrap(), "- XYZ-1.1 Un.");
        assert_eq!(look_up(&INFO, Language::French, "").unwrap(), "XYZ-1 Premier");
    }
}
