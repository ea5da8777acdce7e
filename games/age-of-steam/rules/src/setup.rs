//! AOS-0: setting up.

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use kernel::{Draws, Events, MAX_SEATS, Options, Rules, Seat, SetupError, Stream};

use crate::event::{Event, NamedStop};
use crate::goods::{Colour, Column, Cubes};
use crate::ids::StopId;
use crate::phase::Phase;
use crate::player::Player;
use crate::position::Position;
use crate::printed::{Board, MAX_STOPS, PrintedCity, Supply};
use crate::table::{Display, Table};
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
    pub(crate) fn lay_out(&self, mut draws: Draws, events: &mut Events<Event>) -> Position {
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
    fn fill_display(&mut self, stream: &mut Stream, events: &mut Events<Event>) {
        for (column, row) in boxes_in_rows() {
            self.display.column_mut(column)[row] = Some(Colour::ALL[stream.take(&mut self.bag)]);
        }
        events.tell(|| {
            let drawn = boxes_in_rows().filter_map(|(column, row)| self.display.column(column)[row]);
            Event::DisplayFilled { cubes: drawn.map(Colour::letter).collect() }
        });
    }

    /// AOS-0.4.
    fn fill_cities(&mut self, stream: &mut Stream, events: &mut Events<Event>) {
        let board = self.board();
        let mut cities: Vec<(StopId, PrintedCity)> =
            board.stops().filter_map(|stop| Some((stop, board.stop(stop).city?))).collect();
        // Those with more cubes come first. Among these the columns go from the last to the first, as the book names
        // Pittsburgh before Wheeling; among the others they go from the first to the last.
        const USUAL: u8 = 2;
        cities.sort_by_key(|(_, city)| match city.column.index() {
            column if city.cubes > USUAL => (0, Column::COUNT - column),
            column => (1, column),
        });
        for (stop, city) in cities {
            let drawn: Vec<Colour> =
                (0..city.cubes).map(|_| Colour::ALL[stream.take(&mut self.bag)]).collect();
            for colour in &drawn {
                self.goods[stop.index()][colour.index()] += 1;
            }
            events.tell(|| {
                let cubes = drawn.iter().map(|colour| colour.letter()).collect();
                Event::CityFilled { city: NamedStop::of(board, stop), cubes }
            });
        }
    }

    /// AOS-0.6: those who tie roll again among themselves.
    fn roll_for_order(&mut self, stream: &mut Stream, events: &mut Events<Event>) {
        // How many seats come before each one. Those with the same number are tied.
        let mut before = [0; MAX_SEATS];
        let seats = usize::from(self.players);
        loop {
            let is_tied =
                |seat: &usize| (0..seats).any(|other| other != *seat && before[other] == before[*seat]);
            let tied: ArrayVec<usize, MAX_SEATS> = (0..seats).filter(is_tied).collect();
            if tied.is_empty() {
                break;
            }
            let mut sums = [0; MAX_SEATS];
            for seat in tied {
                let dice: [u8; 3] = std::array::from_fn(|_| stream.die());
                sums[seat] = dice.iter().sum();
                events.push(Event::Rolled { seat: Seat::new(seat), dice });
            }
            let rank = |seat: usize| (before[seat], Reverse(sums[seat]));
            before = std::array::from_fn(|seat| (0..seats).filter(|other| rank(*other) < rank(seat)).count());
        }
        self.order = self.all_seats().collect();
        self.order.sort_unstable_by_key(|seat| before[seat.index()]);
        events.push(Event::Ordered { order: self.order.clone() });
    }
}

/// Every box of the display, row by row: the three rows of the printed cities, then the two of the New Cities.
fn boxes_in_rows() -> impl Iterator<Item = (Column, usize)> {
    [false, true].into_iter().flat_map(|new| {
        let columns = move || Column::all().filter(move |column| column.new_city().is_some() == new);
        let rows = columns().map(Column::boxes).max().unwrap_or_default();
        (0..rows).flat_map(move |row| columns().map(move |column| (column, row)))
    })
}
