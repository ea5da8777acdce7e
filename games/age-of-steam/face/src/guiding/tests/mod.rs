//! A table made for a test, and whole games.

mod figures;
mod paths;
mod phrases;
mod whys;

use age_of_steam::{
    Action, Building, Colour, Event, Move, Moving, Phase, Player, Position, Reason, Setup, Table,
};
use kernel::{
    Events, Fairness, Happening as _, Options, Reason as _, Rules, Seat, Setup as _, Sight, Viewer, message,
    try_out,
};
use words::{Language, Words};

use crate::AgeOfSteam;
use crate::guiding::why_not::why_not;
use guide::Guided;

/// A position of a game with this seed.
fn start(players: usize, seed: &str) -> Position {
    let setup = Setup::from_options(players, &Options::new()).unwrap();
    Position::start(&setup, Fairness::new(seed).unwrap().draws(), &mut Events::ignored()).unwrap()
}

/// Plays games of three to six players to their end, by the bots of this level, and shows every question with the moves
/// that answer it and the events of the move played.
fn play_out(level: &str, games: usize, mut look: impl FnMut(&Table, Seat, &[Move], &[Event])) {
    for game in 0..games {
        let seed = format!("{level} {game}");
        let mut position = start(3 + game % 4, &seed);
        let mut bot = bots::bot::<AgeOfSteam>(level, [game as u8; 32]).unwrap();
        while let Some(seat) = position.turn().seats().iter().next() {
            let mut moves = Vec::new();
            position.moves(seat, &mut moves);
            let table = position.view(Viewer::Seat(seat));
            // Reckless bidding and borrowing would end most random games before a cube moves.
            let careful: Vec<Move> = moves.iter().copied().filter(is_careful).collect();
            let choices = if level == "greedy" || careful.is_empty() { &moves } else { &careful };
            let mv = choices[bot.choose(&Sight::new(&position, seat), choices)];
            let mut events = Events::new();
            position.play(seat, &mv, &mut events).unwrap();
            look(&table, seat, &moves, &events);
        }
        look(position.table(), Seat::new(0), &[], &[]);
    }
}

const fn is_careful(mv: &Move) -> bool {
    !matches!(mv, Move::Issue(4..) | Move::Bid(2..) | Move::Engine | Move::Decline)
}

/// A sentence in both languages, without an open gap or a key in it.
#[track_caller]
fn said(text: &kernel::Text) -> [String; 2] {
    Language::ALL.map(|language| {
        let sentence = Words::new(language).say(text);
        assert!(!sentence.is_empty() && !sentence.contains(['{', '}']), "{language}: {text:?}: {sentence}");
        assert!(!sentence.contains("aos-"), "{language}: {text:?}: {sentence}");
        sentence
    })
}

#[track_caller]
fn english(text: &kernel::Text) -> String {
    let [english, _] = said(text);
    english
}

/// A table in the middle of play: seats 0, 1, 2 in this order, with $30 each and an action; no cubes in the cities.
#[derive(Clone)]
struct Scene(Table);

impl Scene {
    fn new() -> Self {
        let mut table = start(3, "scene").table().clone();
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
        moves.iter().fold(self, |scene, mv| {
            let (position, _) = try_out::<Position>(&scene.0, scene.asked(), &mv.parse().unwrap()).unwrap();
            Self(position.table().clone())
        })
    }

    /// Seat 0: Evansville – Indianapolis – Cincinnati. Seat 1: Evansville – Cincinnati. Both cities are blue.
    fn network() -> Self {
        let own = ["build R9 gentle/1", "build Q10 straight/1", "build P11 gentle/2", "done"];
        let others = ["build S10 straight/1", "build R11 straight/1", "done"];
        Self::new().building(0).plays(&own).plays(&others)
    }

    fn asked(&self) -> Seat {
        self.0.asked().iter().next().unwrap()
    }

    fn why_not(&self, spot: &str) -> Option<Reason> {
        why_not(&self.0, self.asked(), spot)
    }

    fn news(&self, mv: &str) -> Option<String> {
        AgeOfSteam::news(&self.0, self.asked(), &mv.parse().unwrap()).map(|text| english(&text))
    }

    fn describe(&self, mv: &str) -> String {
        english(&AgeOfSteam::describe(&self.0, self.asked(), &mv.parse().unwrap()))
    }

    fn balance(&self, mv: &str) -> Option<String> {
        AgeOfSteam::balance(&self.0, self.asked(), &mv.parse().unwrap()).map(|text| english(&text))
    }
}
