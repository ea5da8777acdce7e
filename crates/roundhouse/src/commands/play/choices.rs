//! The legal moves as a numbered list. Moves that belong together are a group on one line, which its number opens.

use kernel::{MoveOf, Seat, ViewOf, text};
use words::Words;

use terminal::{Screen, Terminal};

/// A list of at most this many moves shows all groups opened.
const SHORT: usize = 14;
/// A list that would be longer than this has one line for each verb, such as `build`.
const LONG: usize = 60;

/// What stands beside a number.
#[derive(Clone, Debug)]
pub(super) enum Choice<M> {
    Move(M),
    Group(String, Vec<M>),
}

/// The choices of a question.
pub(super) fn list<F: Terminal>(moves: Vec<MoveOf<F>>) -> Vec<Choice<MoveOf<F>>> {
    if moves.len() <= SHORT {
        return flat(moves);
    }
    let choices = grouped(&moves, F::group);
    if choices.len() <= LONG {
        return choices;
    }
    let verb = |mv: &MoveOf<F>| F::group(mv)?.split(' ').next().map(str::to_owned);
    grouped(&moves, verb)
}

/// The choices among some of the moves: those of a group, or those that fit what was typed.
pub(super) fn narrowed<F: Terminal>(moves: Vec<MoveOf<F>>) -> Vec<Choice<MoveOf<F>>> {
    if moves.len() <= SHORT {
        return flat(moves);
    }
    let choices = grouped(&moves, F::group);
    if choices.len() == 1 { flat(moves) } else { choices }
}

fn flat<M>(moves: Vec<M>) -> Vec<Choice<M>> {
    moves.into_iter().map(Choice::Move).collect()
}

/// The moves of no group, then the groups: in the order in which they are shown.
fn grouped<M: Clone>(moves: &[M], name_of: impl Fn(&M) -> Option<String>) -> Vec<Choice<M>> {
    let (mut singles, mut groups): (Vec<M>, Vec<(String, Vec<M>)>) = Default::default();
    for mv in moves {
        let Some(name) = name_of(mv) else {
            singles.push(mv.clone());
            continue;
        };
        match groups.iter_mut().find(|(other, _)| *other == name) {
            Some((_, members)) => members.push(mv.clone()),
            None => groups.push((name, vec![mv.clone()])),
        }
    }
    let groups = groups.into_iter().map(|(name, members)| Choice::Group(name, members));
    flat(singles).into_iter().chain(groups).collect()
}

/// Single moves with their description, a line each; then the groups, as many in a line as fit.
pub(super) fn lines<F: Terminal>(
    choices: &[Choice<MoveOf<F>>],
    view: &ViewOf<F>,
    seat: Seat,
    words: &Words,
    screen: Screen,
) -> String {
    let notation = |choice: &Choice<MoveOf<F>>| match choice {
        Choice::Move(mv) => mv.to_string().chars().count(),
        Choice::Group(..) => 0,
    };
    let widest = choices.iter().map(notation).max().unwrap_or(0);
    let (mut singles, mut groups) = (String::new(), Vec::new());
    for (index, choice) in choices.iter().enumerate() {
        let label = label::<F>(choices, index).map(|label| label.to_string()).unwrap_or_default();
        match choice {
            Choice::Move(mv) => {
                let told = terminal::describe::<F>(view, seat, mv, words);
                let mv = mv.to_string();
                let line = format!("{label:>4}  {mv:<widest$}  {told}");
                singles.push_str(&screen.wrap_hanging(&line, 4 + 2 + widest + 2));
                singles.push('\n');
            }
            Choice::Group(name, members) => {
                groups.push(format!("{label:>4}  {}", extent::<F>(view, seat, name, members, words)));
            }
        }
    }
    singles + &in_columns(&groups, screen)
}

/// The number to type for a choice: its place in the list, or the amount itself if the question asks for one.
fn label<F: Terminal>(choices: &[Choice<MoveOf<F>>], index: usize) -> Option<usize> {
    let asks_for_a_number = choices.iter().any(|choice| match choice {
        Choice::Move(mv) => F::number(mv).is_some(),
        Choice::Group(_, members) => members.iter().any(|mv| F::number(mv).is_some()),
    });
    match &choices[index] {
        _ if !asks_for_a_number => Some(index + 1),
        Choice::Move(mv) => F::number(mv),
        Choice::Group(..) => None,
    }
}

/// The choice that a number stands for.
pub(super) fn numbered<F: Terminal>(
    choices: &[Choice<MoveOf<F>>],
    number: usize,
) -> Option<Choice<MoveOf<F>>> {
    let labelled = (0..choices.len()).find(|index| label::<F>(choices, *index) == Some(number));
    let grouped = choices.iter().find_map(|choice| match choice {
        Choice::Group(_, members) => members.iter().find(|mv| F::number(mv) == Some(number)),
        Choice::Move(_) => None,
    });
    labelled.map(|index| choices[index].clone()).or_else(|| grouped.cloned().map(Choice::Move))
}

/// The moves of a group in a few words: the amounts, or how many ways there are and what they cost; for those without
/// a price, from which to which.
fn extent<F: Terminal>(
    view: &ViewOf<F>,
    seat: Seat,
    name: &str,
    members: &[MoveOf<F>],
    words: &Words,
) -> String {
    let amounts = || members.iter().filter_map(F::number);
    if let (Some(least), Some(most)) = (amounts().min(), amounts().max()) {
        return words.say(&text!(play_amounts, verb = name.to_owned(), least = least, most = most));
    }
    let ways = words.say(&text!(play_ways, count = members.len()));
    let prices = || members.iter().filter_map(|mv| F::price(view, seat, mv));
    let last = |mv: &MoveOf<F>| mv.to_string().split(' ').next_back().unwrap_or_default().to_owned();
    match (prices().min(), prices().max(), members) {
        (Some(least), Some(most), _) if least == most => format!("{name} … ({ways}, {})", words.money(least)),
        (Some(least), Some(most), _) => {
            let range = words.say(&kernel::text::money_range(least, most));
            format!("{name} … ({ways}, {range})")
        }
        (_, _, [first, .., end]) => format!("{name} … ({ways}, {}–{})", last(first), last(end)),
        _ => format!("{name} … ({ways})"),
    }
}

fn in_columns(cells: &[String], screen: Screen) -> String {
    let width = cells.iter().map(|cell| cell.chars().count()).max().unwrap_or(0) + 2;
    let rows = cells.chunks(screen.columns_of(width)).map(|row| {
        let line: String = row.iter().map(|cell| format!("{cell:<width$}")).collect();
        format!("{}\n", line.trim_end())
    });
    rows.collect()
}

/// The moves whose notation has each of these words in it.
pub(super) fn matching<M: Clone + ToString>(moves: &[M], typed: &str) -> Vec<M> {
    let typed = typed.to_lowercase();
    let parts: Vec<&str> = typed.split_whitespace().collect();
    let fits = |mv: &&M| {
        let notation = mv.to_string().to_lowercase();
        let words: Vec<&str> = notation.split_whitespace().collect();
        // From the beginning of a word, so that Q1 does not find M11 and a number only itself.
        parts.iter().all(|part| words.iter().any(|word| begins(word, part)))
    };
    moves.iter().filter(fits).cloned().collect()
}

/// Whether a word begins with what was typed, and does not go on with another digit: `Q1` is not `Q10`.
fn begins(word: &str, typed: &str) -> bool {
    let ends_in_digit = typed.ends_with(|c: char| c.is_ascii_digit());
    word.strip_prefix(typed)
        .is_some_and(|rest| !(ends_in_digit && rest.starts_with(|c: char| c.is_ascii_digit())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn part_of_a_move_finds_it() {
        let moves = ["build Q1 straight/0", "build Q10 straight/2", "build Q10 gentle/1", "done"];
        assert_eq!(matching(&moves, "build q10"), moves[1..3]);
        assert_eq!(matching(&moves, "Q1"), moves[..1]);
        assert_eq!(matching(&moves, "str q10"), moves[1..2]);
        assert_eq!(matching(&moves, "do"), moves[3..]);
        assert_eq!(matching(&moves, "sink"), Vec::<&str>::new());
    }
}
