//! A table made for a test, and whole games.

mod figures;
mod paths;
mod phrases;
mod whys;

use age_of_steam::{Action, Building, Colour, Event, Move, Moving, Phase, Player, Position, Reason, Table};
use face_kit::{Asked, FaceScene as _, english, said, start};
use kernel::{Happening as _, Reason as _, Seat, Sight, message, text, try_out};

use crate::AgeOfSteam;
use crate::guiding::why_not::why_not;
use guide::Guided;

/// Plays games of three to six players to their end, by the bots of this level, and shows every question with the moves
/// that answer it and the events of the move played.
fn play_out(level: &str, games: usize, mut look: impl FnMut(&Asked<'_, AgeOfSteam>)) {
    for game in 0..games {
        let mut bot = bots::bot::<AgeOfSteam>(level, [game as u8; 32]).unwrap();
        let choose = |position: &Position, seat: Seat, moves: &[Move]| {
            // Reckless bidding and borrowing would end most random games before a cube moves.
            let careful: Vec<Move> = moves.iter().copied().filter(is_careful).collect();
            let choices = if level == "greedy" || careful.is_empty() { moves } else { &careful };
            Some(choices[bot.choose(&Sight::new(position, seat), choices)])
        };
        let position: Position = start(3 + game % 4, &format!("{level} {game}"), &[]);
        face_kit::play_out::<AgeOfSteam>(position, choose, &mut look);
    }
}

const fn is_careful(mv: &Move) -> bool {
    !matches!(mv, Move::Issue(4..) | Move::Bid(2..) | Move::Engine | Move::Decline)
}

/// A table in the middle of play: seats 0, 1, 2 in this order, with $30 each and an action; no cubes in the cities.
#[derive(Clone)]
struct Situation(Table);

impl Situation {
    fn new() -> Self {
        let mut table = start::<Position>(3, "scene", &[]).table().clone();
        table.order = Seat::all(3).collect();
        table.goods = table.goods.map(|_| Default::default());
        for (player, action) in
            table.seats.iter_mut().zip([Action::Locomotive, Action::TurnOrder, Action::Production])
        {
            (player.cash, player.action) = (30, Some(action));
        }
        Self(table)
    }

    fn edit(mut self, change: impl FnOnce(&mut Table)) -> Self {
        change(&mut self.0);
        self
    }

    fn player(self, number: usize, change: impl FnOnce(&mut Player)) -> Self {
        self.edit(|table| change(&mut table.seats[number]))
    }

    fn cubes(self, city: &str, colour: Colour) -> Self {
        self.edit(|table| {
            let stop = table.board().find_stop(city.parse().unwrap()).unwrap();
            table.goods[stop.index()][colour.index()] += 1;
        })
    }

    fn building(self, place: u8) -> Self {
        self.edit(|table| table.phase = Phase::BuildTrack(Building::turn(place)))
    }

    fn moving(self) -> Self {
        self.edit(|table| table.phase = Phase::MoveGoods(Moving::round(0)))
    }

    fn issuing(self) -> Self {
        self.edit(|table| table.phase = Phase::IssueShares { asked: 0 })
    }

    #[track_caller]
    fn plays(self, moves: &[&str]) -> Self {
        moves.iter().fold(self, |situation, mv| {
            let (position, _) =
                try_out::<Position>(&situation.0, situation.asked(), &mv.parse().unwrap()).unwrap();
            Self(position.table().clone())
        })
    }

    /// Seat 0: Evansville – Indianapolis – Cincinnati. Seat 1: Evansville – Cincinnati. Both cities are blue.
    fn network() -> Self {
        let own = ["build R9 gentle/1", "build Q10 straight/1", "build P11 gentle/2", "done"];
        let others = ["build S10 straight/1", "build R11 straight/1", "done"];
        Self::new().building(0).plays(&own).plays(&others)
    }

    fn reason(&self, spot: &str) -> Option<Reason> {
        why_not(&self.0, self.asked(), spot)
    }
}

impl face_kit::FaceScene for Situation {
    type Face = AgeOfSteam;

    fn asked(&self) -> Seat {
        self.0.asked().iter().next().unwrap()
    }

    fn view(&self) -> Table {
        self.0.clone()
    }
}
