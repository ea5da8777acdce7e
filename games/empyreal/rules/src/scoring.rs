//! EMP-11.6 and EMP-11.7: points and ties; EMP-12: Awards; EMP-14.8 to EMP-14.10: teams.

use kernel::{Events, Seat, Standing};

use crate::event::Event;
use crate::hex_set::HexSet;
use crate::kinds::{Award, Ending, PersonKind, Teams, Terrain};
use crate::table::{MAX_PLAYERS, Table};

/// VP for most of a colour, in a team game (EMP-14.9).
pub const COLOUR_BONUS: u16 = 5;

/// How the points of a seat are made.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Score {
    /// For Goods that were delivered.
    pub goods: u16,
    /// For Demand Tiles.
    pub tiles: u16,
    /// By [`Award`]; 0 where it is not in the game.
    pub awards: [u16; Award::ALL.len()],
}

impl Score {
    /// All together.
    #[must_use]
    pub fn total(&self) -> u16 {
        self.goods + self.tiles + self.awards.iter().sum::<u16>()
    }
}

/// What the places of an Award are worth (EMP-12.2, EMP-12.3).
const fn places(players: usize) -> [u16; 3] {
    match players {
        2 => [4, 0, 0],
        3 => [6, 4, 0],
        _ => [6, 4, 2],
    }
}

/// Shares out an Award by how far each seat has got; `None` for a seat that does not qualify (EMP-12.5).
#[must_use]
pub fn share_out(values: &[Option<i32>]) -> Vec<u16> {
    let places = places(values.len());
    let mut points = vec![0; values.len()];
    let mut ranked: Vec<i32> = values.iter().flatten().copied().collect();
    ranked.sort_unstable_by(|one, other| other.cmp(one));
    let mut place = 0;
    while place < places.len() && place < ranked.len() {
        let value = ranked[place];
        let tied = ranked.iter().filter(|other| **other == value).count();
        // Two take this place and the next, three or more this one and the next two.
        let taken = tied.min(places.len());
        let sum: u16 = places.iter().skip(place).take(taken).sum();
        let share = sum / tied as u16;
        for (points, own) in points.iter_mut().zip(values) {
            if *own == Some(value) {
                *points = share;
            }
        }
        place += tied;
    }
    points
}

impl Table {
    /// How far a seat has got in an Award (EMP-12.6 to EMP-12.15).
    #[must_use]
    pub fn award_value(&self, award: Award, seat: Seat) -> u16 {
        let (map, player) = (&self.map, self.player(seat));
        let trains_on = |hexes: HexSet| -> u16 {
            (map.network(seat) & hexes).iter().map(|hex| u16::from(map.trains(seat, hex))).sum()
        };
        match award {
            Award::BranchOffice => self.groups(seat).count() as u16,
            Award::Conglomerate => self.groups(seat).map(trains_on).max().unwrap_or(0),
            Award::Cache => {
                let goods = map.network(seat).iter().flat_map(|hex| *map.goods(hex));
                goods.map(u16::from).sum()
            }
            Award::Cosmopolitan | Award::DriveBy => trains_on(map.beside_city),
            Award::EdgeLord => trains_on(map.chart().edge),
            Award::SecondOpinion => trains_on(self.competitors(seat)),
            Award::Diversity => {
                let own = |colour: &Terrain| self.tiles.of(seat).any(|(other, _)| other == *colour);
                Terrain::ALL.into_iter().filter(own).count() as u16
            }
            Award::Focus => {
                let of = |colour| self.tiles.of(seat).filter(|(other, _)| *other == colour).count();
                Terrain::ALL.into_iter().map(of).max().unwrap_or(0) as u16
            }
            Award::Technologist => {
                let covered = usize::from(player.is_covered(PersonKind::Surveyor));
                let people = player.people().count() - covered;
                (people + player.tiles().count()) as u16 + u16::from(player.crystals())
            }
        }
    }

    /// The groups of a company’s trains that hang together.
    fn groups(&self, seat: Seat) -> impl Iterator<Item = HexSet> {
        let chart = self.map.chart();
        let mut left = self.map.network(seat);
        std::iter::from_fn(move || {
            let first = left.iter().next()?;
            let mut group = HexSet::only(first);
            loop {
                let larger = group | (chart.around_all(group) & left);
                if larger == group {
                    break;
                }
                group = larger;
            }
            left &= !group;
            Some(group)
        })
    }

    /// What an Award would bring each seat now.
    #[must_use]
    pub fn award_points(&self, award: Award) -> Vec<u16> {
        let values: Vec<Option<i32>> = self
            .all_seats()
            .map(|seat| match i32::from(self.award_value(award, seat)) {
                0 => None,
                value if award == Award::DriveBy => Some(-value),
                value => Some(value),
            })
            .collect();
        share_out(&values)
    }

    /// The points of each seat if the game ended now; in a team game, without what the team gets together.
    #[must_use]
    pub fn scores(&self) -> [Score; MAX_PLAYERS] {
        let mut scores = [Score::default(); MAX_PLAYERS];
        for seat in self.all_seats() {
            let score = &mut scores[seat.index()];
            score.goods = self.player(seat).delivered();
            score.tiles = self.tiles.of(seat).map(|(_, size)| u16::from(size.points())).sum();
        }
        for award in self.awards() {
            for (score, points) in scores.iter_mut().zip(self.award_points(award)) {
                score.awards[award.index()] = points;
            }
        }
        scores
    }

    /// How many teams there are; each player is one where there are none.
    #[must_use]
    pub const fn teams(&self) -> usize {
        match self.variants.teams {
            Teams::Off => self.players(),
            Teams::Pairs | Teams::Trios => 2,
            Teams::ThreePairs => 3,
        }
    }

    /// The Goods of a colour that a team has delivered.
    fn team_goods(&self, team: usize, colour: Terrain) -> u16 {
        let members = self.all_seats().filter(|seat| self.team(*seat) == team);
        members.map(|seat| u16::from(self.player(seat).goods[colour.index()])).sum()
    }

    /// The colours of which a team has delivered most (EMP-14.9).
    #[must_use]
    pub fn colours_won(&self, team: usize) -> u16 {
        if self.variants.teams == Teams::Off {
            return 0;
        }
        let wins = |colour: &Terrain| {
            let own = self.team_goods(team, *colour);
            own > 0 && (0..self.teams()).all(|other| self.team_goods(other, *colour) <= own)
        };
        Terrain::ALL.into_iter().filter(wins).count() as u16
    }

    /// What a seat gets for the colours of which its team has delivered most (EMP-14.9).
    #[must_use]
    pub fn colour_points(&self, seat: Seat) -> u16 {
        COLOUR_BONUS * self.colours_won(self.team(seat))
    }

    /// What its teammates bring a seat, of these scores: a team counts its points together (EMP-14.8).
    #[must_use]
    pub fn mate_points(&self, scores: &[Score; MAX_PLAYERS], seat: Seat) -> u16 {
        let mates = self.all_seats().filter(|other| *other != seat && !self.compete(seat, *other));
        mates.map(|other| scores[other.index()].total()).sum()
    }

    /// What counts in the end: in a team game, the points of the whole team (EMP-14.8).
    #[must_use]
    pub fn totals(&self) -> [u16; MAX_PLAYERS] {
        let scores = self.scores();
        let mut totals = [0; MAX_PLAYERS];
        for seat in self.all_seats() {
            let own = scores[seat.index()].total();
            totals[seat.index()] = own + self.mate_points(&scores, seat) + self.colour_points(seat);
        }
        totals
    }

    /// EMP-11.7, EMP-14.10: what breaks a tie, as one number.
    fn tie_break(&self, seat: Seat) -> i32 {
        let team = self.team(seat);
        let (mut goods, mut trains, mut furthest) = (0, 0, 0);
        for other in self.all_seats().filter(|other| self.team(*other) == team) {
            goods += i32::from(self.player(other).delivered());
            let on_map = self.map.network(other).iter().map(|hex| i32::from(self.map.trains(other, hex)));
            trains += on_map.sum::<i32>();
            furthest = furthest.max(self.place_of(other) as i32);
        }
        (goods * 256 + trains) * MAX_PLAYERS as i32 + furthest
    }

    /// The seats from the winner to the last, as they would stand if the game ended now (EMP-11.7, EMP-14.10).
    #[must_use]
    pub fn standing(&self) -> Standing {
        let totals = self.totals();
        let scores =
            self.all_seats().map(|seat| (seat, Some(i32::from(totals[seat.index()])), self.tie_break(seat)));
        let name = self.ended_by.unwrap_or(Ending::Tiles).notation();
        let ending = match self.variants.teams {
            Teams::Off => kernel::Ending::new(name),
            _ => kernel::Ending::of_teams(name),
        };
        Standing::rank_breaking_ties(scores, ending)
    }

    pub(crate) fn tell_scores(&self, events: &mut Events<Event>) {
        let totals = self.totals();
        for seat in self.all_seats() {
            events.push(Event::Scored { seat, points: totals[seat.index()] });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(values: &[i32]) -> Vec<u16> {
        let qualified: Vec<_> = values.iter().map(|value| (*value > 0).then_some(*value)).collect();
        share_out(&qualified)
    }

    /// EMP-12.2 to EMP-12.5
    #[test]
    fn an_award_is_shared_out() {
        assert_eq!(share(&[7, 7, 5, 1]), [5, 5, 2, 0]);
        assert_eq!(share(&[9, 4, 4, 4]), [6, 2, 2, 2]);
        assert_eq!(share(&[3, 1]), [4, 0]);
        assert_eq!(share(&[2, 2]), [2, 2]);
        assert_eq!(share(&[0, 3, 0]), [0, 6, 0]);
        assert_eq!(share(&[4, 4, 4, 4]), [3, 3, 3, 3]);
        assert_eq!(share(&[4, 3, 2, 2]), [6, 4, 1, 1]);
        assert_eq!(share(&[5, 4, 3]), [6, 4, 0]);
        assert_eq!(share(&[4, 4, 4]), [3, 3, 3]);
        assert_eq!(share(&[0, 0]), [0, 0]);
    }
}
