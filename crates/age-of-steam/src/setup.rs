//! AOS-0: setting up.

use arrayvec::ArrayVec;
use kernel::{Draws, MAX_SEATS, Options, Rules, Seat, SetupError, Stream};

use crate::board::{Board, MAX_STOPS};
use crate::event::{Event, Place};
use crate::goods::{Colour, Column, Cubes, Half};
use crate::ids::StopId;
use crate::position::Position;
use crate::supply::Supply;
use crate::table::{Display, Phase, Player, Table};
use crate::track::Track;

/// What a game starts from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    players: usize,
    map: &'static str,
}

impl kernel::Setup for Setup {
    fn from_options(players: usize, options: &Options) -> Result<Self, SetupError> {
        let options = Position::INFO.complete(players, options)?;
        let chosen = options.get("map").and_then(|id| Board::SHIPPED.iter().find(|shipped| *shipped == id));
        let map = chosen.copied().unwrap_or(Board::SHIPPED[0]);
        Ok(Self { players, map })
    }

    fn players(&self) -> usize {
        self.players
    }

    fn options(&self) -> Options {
        Options::from([("map".into(), self.map.into())])
    }
}

impl Setup {
    pub(crate) fn lay_out(&self, mut draws: Draws, events: &mut Vec<Event>) -> Position {
        let board = Board::shipped(self.map).expect("a setup names only maps that are shipped");
        let mut table = Table {
            players: self.players as u8,
            turn: 1,
            phase: Phase::IssueShares { asked: 0 },
            order: ArrayVec::new(),
            seats: [Player::at_start(); MAX_SEATS],
            track: Track::empty(board),
            goods: [Cubes::default(); MAX_STOPS],
            display: Display::default(),
            bag: Supply::shipped().cubes,
        };
        draws.draw(|stream| {
            table.fill_display(stream, events);
            table.fill_cities(stream, events);
            table.roll_for_order(stream, events);
        });
        events.push(Event::TurnBegan { turn: 1, turns: table.turns() });
        Position { table, draws }
    }
}

impl Table {
    /// AOS-0.2: row by row from the top, each row from left to right. The rows of the New Cities are the fourth and
    /// the fifth.
    fn fill_display(&mut self, stream: &mut Stream, events: &mut Vec<Event>) {
        let mut cubes = String::new();
        for (column, row) in boxes_in_rows() {
            let colour = Colour::ALL[stream.take(&mut self.bag)];
            self.display.column_mut(column)[row] = Some(colour);
            cubes.push(colour.letter());
        }
        events.push(Event::DisplayFilled { cubes });
    }

    /// AOS-0.4.
    fn fill_cities(&mut self, stream: &mut Stream, events: &mut Vec<Event>) {
        let board = self.board();
        let mut cities: Vec<(StopId, crate::board::PrintedCity)> =
            board.stops().filter_map(|stop| Some((stop, board.stop(stop).city?))).collect();
        // Those with more cubes first; of two alike, the dark half's last column first for these, as the book names
        // Pittsburgh before Wheeling, and the display's first column first for the others.
        const USUAL: u8 = 2;
        cities.sort_by_key(|(_, city)| match city.column.index() {
            column if city.cubes > USUAL => (0, Column::COUNT - column),
            column => (1, column),
        });
        for (stop, city) in cities {
            let mut cubes = String::new();
            for _ in 0..city.cubes {
                let colour = Colour::ALL[stream.take(&mut self.bag)];
                self.goods[stop.index()][colour.index()] += 1;
                cubes.push(colour.letter());
            }
            events.push(Event::CityFilled { city: Place::of(board, stop), cubes });
        }
    }

    /// AOS-0.6: those who tie roll again among themselves.
    fn roll_for_order(&mut self, stream: &mut Stream, events: &mut Vec<Event>) {
        // What each seat has rolled so far, one sum for each time it had to roll; compared from the first on, the
        // later sums break ties of the earlier ones.
        let mut rolls: Vec<(Vec<u8>, Seat)> = self.all_seats().map(|seat| (Vec::new(), seat)).collect();
        loop {
            let tied: Vec<usize> = (0..rolls.len())
                .filter(|at| rolls.iter().filter(|other| other.0 == rolls[*at].0).count() > 1)
                .collect();
            if tied.is_empty() {
                break;
            }
            for at in tied {
                let dice = std::array::from_fn(|_| stream.die());
                rolls[at].0.push(dice.iter().sum());
                events.push(Event::Rolled { seat: rolls[at].1, dice });
            }
        }
        rolls.sort_by(|one, other| other.0.cmp(&one.0));
        self.order = rolls.into_iter().map(|(_, seat)| seat).collect();
        events.push(Event::Ordered { order: self.order.clone() });
    }
}

/// Every box of the display, row by row: the three rows of the printed cities, then the two of the New Cities.
fn boxes_in_rows() -> impl Iterator<Item = (Column, usize)> {
    let printed: Vec<Column> =
        Half::ALL.into_iter().flat_map(|half| (1..=6).map(move |die| Column::printed(half, die))).collect();
    let new: Vec<Column> = Column::all().filter(|column| column.new_city().is_some()).collect();
    [printed, new].into_iter().flat_map(|columns| {
        let rows = columns[0].boxes();
        (0..rows).flat_map(move |row| columns.clone().into_iter().map(move |column| (column, row)))
    })
}
