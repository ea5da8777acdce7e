use std::borrow::Cow;
use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Arg, MAX_SEATS, Message, Seat, Seats, Text, text};

/// What a position waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// These seats owe a decision each.
    Owed {
        /// Who is asked.
        seats: Seats,
        /// The name of the phase.
        phase: Message,
    },
    /// The game is over.
    Over(Standing),
}

impl Turn {
    /// The seats that owe a decision; none when the game is over.
    #[must_use]
    pub fn seats(&self) -> Seats {
        match self {
            Self::Owed { seats, .. } => *seats,
            Self::Over(_) => Seats::NONE,
        }
    }

    /// Whether nobody is asked any more.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self, Self::Over(_))
    }
}

/// How the game ended, best place first. Seats with the same score share a rank.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// Every seat.
    pub places: ArrayVec<Place, MAX_SEATS>,
    /// How it ended.
    pub ending: Ending,
}

/// How a game ended. In records and data it is one word, such as `last-turn`, and `teams-last-turn` for a game of teams.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// As the game calls it, such as `last-turn`.
    pub name: Cow<'static, str>,
    /// Whether those who share a rank are one team.
    pub by_teams: bool,
}

impl Ending {
    const TEAMS: &'static str = "teams-";

    /// Of a game in which everybody plays for themselves.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        // In a record it would be read as the ending of a game of teams.
        assert!(
            !matches!(name.as_bytes(), [b't', b'e', b'a', b'm', b's', b'-', ..]),
            "no ending is called so"
        );
        Self { name: Cow::Borrowed(name), by_teams: false }
    }

    /// Of a game of teams.
    #[must_use]
    pub const fn of_teams(name: &'static str) -> Self {
        let mut ending = Self::new(name);
        ending.by_teams = true;
        ending
    }

    /// From a record.
    pub(crate) fn read(text: &str) -> Self {
        let name = text.strip_prefix(Self::TEAMS);
        Self { name: name.unwrap_or(text).to_owned().into(), by_teams: name.is_some() }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.by_teams { Self::TEAMS } else { "" }, self.name)
    }
}

impl Serialize for Ending {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Ending {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self::read(&String::deserialize(deserializer)?))
    }
}

/// Where a seat came in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// 1 for the winner or winners; the seat after two winners has rank 3.
    pub rank: u8,
    /// Who came in there.
    pub seat: Seat,
    /// `None` for a seat that was put out of the game: behind every score.
    pub score: Option<i32>,
}

impl Place {
    /// Whether this is a winner's place. A seat that was put out of the game wins nothing, even if all were.
    #[must_use]
    pub const fn wins(&self) -> bool {
        self.rank == 1 && self.score.is_some()
    }
}

impl Standing {
    /// Ranks the seats by score, the highest first; equal scores share a rank and stand in the order of their seats.
    #[must_use]
    pub fn rank(scores: impl IntoIterator<Item = (Seat, Option<i32>)>, ending: Ending) -> Self {
        Self::rank_breaking_ties(scores.into_iter().map(|(seat, score)| (seat, score, 0)), ending)
    }

    /// Ranks the seats by score and, where scores are equal, by a second number, the highest first. Seats that are equal in
    /// both share a rank.
    #[must_use]
    pub fn rank_breaking_ties(
        scores: impl IntoIterator<Item = (Seat, Option<i32>, i32)>,
        ending: Ending,
    ) -> Self {
        let mut scores: ArrayVec<_, MAX_SEATS> = scores.into_iter().collect();
        scores.sort_by_key(|(seat, score, tie)| (std::cmp::Reverse((*score, *tie)), *seat));
        let mut places: ArrayVec<Place, MAX_SEATS> = ArrayVec::new();
        for (index, (seat, score, tie)) in scores.iter().copied().enumerate() {
            let rank = match index.checked_sub(1).map(|before| scores[before]) {
                Some(before) if (before.1, before.2) == (score, tie) => places[index - 1].rank,
                _ => index as u8 + 1,
            };
            places.push(Place { rank, seat, score });
        }
        Self { places, ending }
    }

    /// The seat or seats of the first rank; none when all were put out of the game.
    #[must_use]
    pub fn winners(&self) -> Seats {
        self.places.iter().filter(|place| place.wins()).map(|place| place.seat).collect()
    }

    /// “Ada wins.” For somebody who played alone, the points.
    #[must_use]
    pub fn won(&self) -> Text {
        if let [Place { seat, score: Some(points), .. }] = *self.places.as_slice() {
            return text!(standing_alone, name = seat, points = points);
        }
        let winners: Vec<Arg> = self.winners().iter().map(Arg::Seat).collect();
        match <[Arg; 1]>::try_from(winners) {
            Ok([winner]) => text!(standing_won, name = winner),
            Err(nobody) if nobody.is_empty() => text!(standing_nobody),
            Err(team) if self.ending.by_teams => text!(standing_team, names = team),
            Err(several) => text!(standing_tie, names = several),
        }
    }

    /// The score of a seat; `None` when it was put out of the game.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Option<i32> {
        self.places.iter().find(|place| place.seat == seat).and_then(|place| place.score)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_a_rank_and_those_put_out_come_last() {
        let scores = [Some(12), None, Some(30), Some(-4), Some(30), None];
        let standing = Standing::rank(Seat::all(6).zip(scores), Ending::new("last-turn"));
        let ranks: Vec<_> = standing.places.iter().map(|place| (place.rank, place.seat.index())).collect();
        assert_eq!(ranks, [(1, 2), (1, 4), (3, 0), (4, 3), (5, 1), (5, 5)]);
        assert_eq!(standing.winners(), [Seat::new(2), Seat::new(4)].into_iter().collect());
        assert_eq!(standing.score(Seat::new(3)), Some(-4));
    }

    #[test]
    fn a_second_number_breaks_ties() {
        let scores = [(30, 4), (12, 9), (30, 6), (30, 6)];
        let scores = Seat::all(4).zip(scores).map(|(seat, (score, tie))| (seat, Some(score), tie));
        let standing = Standing::rank_breaking_ties(scores, Ending::new("last-turn"));
        let ranks: Vec<_> = standing.places.iter().map(|place| (place.rank, place.seat.index())).collect();
        assert_eq!(ranks, [(1, 2), (1, 3), (3, 0), (4, 1)]);
    }

    #[test]
    fn a_seat_that_is_put_out_does_not_win() {
        let won = |scores: [Option<i32>; 3]| {
            Standing::rank(Seat::all(3).zip(scores), Ending::new("last-turn")).won().to_string()
        };
        assert_eq!(won([Some(3), None, Some(2)]), "Player 0 wins.");
        assert_eq!(won([Some(3), Some(3), None]), "Player 0 and Player 1 share first place.");
        let team =
            Standing::rank(Seat::all(3).zip([Some(3), Some(2), Some(3)]), Ending::of_teams("last-turn"));
        assert_eq!(team.won().to_string(), "Player 0 and Player 2 win together.");
        assert_eq!(won([None; 3]), "Nobody wins.");
        let alone = Standing::rank([(Seat::new(0), Some(12))], Ending::new("last-turn"));
        assert_eq!(alone.won().to_string(), "Player 0 ends with 12 points.");
    }
}
