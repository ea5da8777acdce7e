//! Looking up a game's `RULES.md`.

use kernel::GameInfo;
use words::Language;

/// The rule with this number (`4.12` or `AOS-4.12`), a chapter (`4`), or the list of chapters if no number is given.
pub(super) fn look_up(info: &GameInfo, language: Language, asked: &str) -> Option<String> {
    let label = format!("{}-", info.rule_prefix);
    let asked = asked.trim().to_ascii_uppercase();
    let number = asked.strip_prefix(&label).unwrap_or(&asked);
    let begins = |line: &str| match number {
        "" => line.starts_with("## "),
        rule if rule.contains('.') => line.starts_with(&format!("- **{label}{rule}**")),
        chapter => line.starts_with(&format!("## {label}{chapter} ")),
    };
    // A chapter goes on to the next one, a rule to the next item or heading; of the chapters only the heads are wanted.
    let goes_on = |line: &str| match number {
        "" => false,
        rule if rule.contains('.') => line.starts_with("  "),
        _ => !line.starts_with("## "),
    };
    let mut found: Vec<&str> = Vec::new();
    let mut inside = false;
    for line in info.rules_text(language.code()).lines() {
        inside = begins(line) || inside && goes_on(line);
        if inside {
            found.push(line);
        }
    }
    (!found.is_empty()).then(|| plain(found.join("\n").trim_end()))
}

/// Without the Markdown, and wrapped to the width of the terminal.
fn plain(text: &str) -> String {
    let mut paragraphs: Vec<String> = Vec::new();
    for line in text.lines() {
        let words = line.trim_start_matches(['#', ' ']);
        match paragraphs.last_mut() {
            Some(last) if line.starts_with("  ") => *last = format!("{last} {words}"),
            _ => paragraphs.push(words.to_owned()),
        }
    }
    paragraphs.join("\n").replace("**", "").replace('*', "")
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
                 ## XYZ-10 Last\n\n- **XYZ-10.1** Ten.\n",
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
        assert_eq!(look_up(&INFO, "").unwrap(), "XYZ-1 First\nXYZ-10 Last");
        assert_eq!(look_up(&INFO, "9.9"), None);
    }

    #[test]
    fn in_the_language_of_the_reader() {
        assert_eq!(look_up(&INFO, Language::French, "1.1").unwrap(), "- XYZ-1.1 Un.");
        assert_eq!(look_up(&INFO, Language::French, "").unwrap(), "XYZ-1 Premier");
    }
}
