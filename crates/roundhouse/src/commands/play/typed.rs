//! What a person typed.

/// How many characters of it are repeated in a message, at most.
const SHOWN: usize = 40;

/// Without control characters, which move the cursor, ring the bell or change colours.
pub(super) fn clean(line: &str) -> String {
    let blank = line.replace('\t', " ");
    blank.chars().filter(|sign| !sign.is_control()).collect::<String>().trim().to_owned()
}

/// Its beginning, to be shown or looked up. No move and no rule number is longer.
pub(super) fn shorten(typed: &str) -> String {
    if typed.chars().count() <= SHOWN {
        return typed.to_owned();
    }
    typed.chars().take(SHOWN - 1).chain(['…']).collect()
}

/// Whether it is “yes” in the language of the table or, as all commands are, in English. The first letters are enough.
pub(super) fn is_yes(answer: &str, word: &str) -> bool {
    let answer = answer.to_lowercase();
    !answer.is_empty() && [word, "yes"].iter().any(|yes| yes.starts_with(&answer))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn yes_is_said_in_either_language_and_never_by_pressing_enter() {
        assert!(["o", "OUI", "y", "yes"].iter().all(|answer| is_yes(answer, "oui")));
        assert!(["", "n", "no", "non", "ouistiti"].iter().all(|answer| !is_yes(answer, "oui")));
    }

    #[test]
    fn nothing_typed_reaches_the_terminal_as_it_was() {
        assert_eq!(clean(" build\tQ10\x1b[31m\x07 "), "build Q10[31m");
        assert_eq!(shorten("build Q10"), "build Q10");
        assert_eq!(shorten(&"é".repeat(41)).chars().count(), SHOWN);
    }
}
