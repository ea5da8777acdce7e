//! Positions in a form that is kept.

use guide::Guided;
use kernel::Rules;
use serde::{Deserialize, Serialize};

use super::{Match, Reached, RoundBegan};

/// A position, as bytes that only this program reads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptPosition {
    /// How many moves lead to it.
    pub made: usize,
    pub body: Vec<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(bound = "")]
pub(super) struct Kept<G: Rules> {
    pub(super) reached: Reached<G>,
    pub(super) rounds: Vec<RoundBegan>,
}

#[derive(Serialize)]
#[serde(bound = "")]
struct Keep<'a, G: Rules> {
    reached: &'a Reached<G>,
    rounds: &'a [RoundBegan],
}

/// Those that can be read, by their number of moves. What an older program wrote in another form is left aside: it can
/// be computed again.
pub(super) fn read<G: Rules>(kept: &[KeptPosition], moves: usize) -> Vec<Kept<G>> {
    let read = kept.iter().filter(|kept| kept.made > 0 && kept.made <= moves);
    read.filter_map(|kept| {
        let (read, rest): (Kept<G>, _) = postcard::take_from_bytes(&kept.body).ok()?;
        (read.reached.made == kept.made && rest.is_empty()).then_some(read)
    })
    .collect()
}

pub(super) fn write<G: Guided>(game: &Match<G>, after: usize) -> Vec<KeptPosition> {
    let new = game.checkpoints.iter().filter(|checkpoint| checkpoint.made > after);
    new.filter_map(|reached| {
        let began = game.rounds.partition_point(|round| round.made <= reached.made);
        let body = postcard::to_stdvec(&Keep { reached, rounds: &game.rounds[..began] }).ok()?;
        Some(KeptPosition { made: reached.made, body })
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use catalog::age_of_steam::Position;
    use kernel::{Fairness, Options, Seat};

    use super::*;
    use crate::game::{Game, OpenGame};

    #[test]
    fn what_is_kept_can_be_read() {
        let options = Options::new();
        let fairness = Fairness::new("7").unwrap();
        let from = OpenGame { players: 3, options: &options, fairness, moves: &[], kept: &[] };
        let mut game = Match::<Position>::open(&from).unwrap();
        while game.made() < 70 {
            let seat: Seat = game.turn().seats().iter().next().unwrap();
            let mv = game.bot(seat, "greedy", [1; 32]).unwrap();
            game.push(seat, &mv).unwrap();
        }
        let kept = write(&game, 0);
        assert_eq!(kept.iter().map(|kept| kept.made).collect::<Vec<_>>(), [32, 64]);
        assert_eq!(write(&game, 32).len(), 1);
        let read = read::<Position>(&kept, 70);
        assert_eq!(read.len(), 2, "both are read");
        assert_eq!(read[1].rounds, game.rounds[..read[1].rounds.len()]);
        assert_eq!(super::read::<Position>(&kept, 40).len(), 1, "none from the future");
    }
}
