//! The final scoring of a game that is scored step by step.

use guide::{Guided, ScoreStep};
use kernel::ViewOf;
use terminal::columns::{Lean, lines};
use words::Words;

/// Each step under its title, with what everybody gained in it and has afterwards. Empty for a game without steps.
pub(crate) fn steps<F: Guided>(view: &ViewOf<F>, words: &Words) -> String {
    F::scoring(view).iter().map(|step| said(step, words)).collect()
}

fn said(step: &ScoreStep, words: &Words) -> String {
    let row = |part: &guide::StepAmount| {
        let note = part.note.as_ref().map(|note| words.say(note)).unwrap_or_default();
        let amount = if part.amount > 0 { format!("+{}", part.amount) } else { part.amount.to_string() };
        [format!("  {}", words.name(part.seat)), amount, format!("= {}", part.total), note]
    };
    let rows: Vec<[String; 4]> = step.amounts.iter().map(row).collect();
    let lean = [Lean::Left, Lean::Right, Lean::Right, Lean::Left];
    format!("{}\n{}", words.say(&step.title), lines(lean, &rows))
}

#[cfg(test)]
mod tests {
    use guide::StepAmount;
    use kernel::Seat;
    use kernel::kit::message;
    use words::Language;

    use super::*;

    #[test]
    fn a_step_says_what_it_brought_and_what_that_makes() {
        let amount = |seat: usize, amount, total, note: Option<&'static str>| StepAmount {
            seat: Seat::new(seat),
            amount,
            total,
            note: note.map(|note| message(note).into()),
        };
        let step = ScoreStep {
            title: message("Points").into(),
            amounts: vec![amount(0, 12, 112, None), amount(1, -5, 7, Some("out of the game"))],
        };
        let said = said(&step, &Words::new(Language::English));
        assert_eq!(said, "Points\n  Player 0  +12  = 112\n  Player 1   -5    = 7  out of the game\n");
    }
}
