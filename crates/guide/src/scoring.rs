//! The final scoring, step by step.

use kernel::{Seat, Text};

/// One step of the final scoring.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreStep {
    /// What is counted, such as “Track”.
    pub title: Text,
    /// In the order in which the seats are to be shown.
    pub amounts: Vec<StepAmount>,
}

/// What a step of the final scoring brings one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct StepAmount {
    pub seat: Seat,
    /// Less than 0 for what is lost.
    pub amount: i32,
    /// All steps so far.
    pub total: i32,
    /// How it came to that: a whole sentence.
    pub note: Option<Text>,
}

/// Steps of the final scoring, with what they add up to for each seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Scoring {
    seats: Vec<(Seat, i32)>,
    steps: Vec<ScoreStep>,
}

impl Scoring {
    /// No step yet, of these seats in the order in which they are to be shown.
    #[must_use]
    pub fn of(seats: impl IntoIterator<Item = Seat>) -> Self {
        Self { seats: seats.into_iter().map(|seat| (seat, 0)).collect(), steps: Vec::new() }
    }

    /// Adds what is counted next: what it brings each seat, and how it came to that.
    pub fn add(&mut self, title: Text, amount: impl Fn(Seat) -> i32, note: impl Fn(Seat) -> Option<Text>) {
        let amounts = self.seats.iter_mut().map(|(seat, total)| {
            let amount = amount(*seat);
            *total += amount;
            StepAmount { seat: *seat, amount, total: *total, note: note(*seat) }
        });
        self.steps.push(ScoreStep { title, amounts: amounts.collect() });
    }

    /// The steps, in the order in which they were added.
    #[must_use]
    pub fn into_steps(self) -> Vec<ScoreStep> {
        self.steps
    }
}

#[cfg(test)]
mod tests {
    use kernel::kit::message;

    use super::*;

    #[test]
    fn each_step_says_what_it_adds_up_to() {
        let [first, second] = [1, 0].map(Seat::new);
        let mut scoring = Scoring::of([first, second]);
        scoring.add(message("Track").into(), |seat| seat.index() as i32, |_| None);
        scoring.add(
            message("Shares").into(),
            |_| -3,
            |seat| (seat == second).then(|| message("sold").into()),
        );
        let told: Vec<_> = scoring.into_steps().into_iter().flat_map(|step| step.amounts).collect();
        let amount = |seat, amount, total, note: Option<&'static str>| StepAmount {
            seat,
            amount,
            total,
            note: note.map(|note| message(note).into()),
        };
        assert_eq!(
            told,
            [
                amount(first, 1, 1, None),
                amount(second, 0, 0, None),
                amount(first, -3, -2, None),
                amount(second, -3, -3, Some("sold")),
            ]
        );
    }
}
