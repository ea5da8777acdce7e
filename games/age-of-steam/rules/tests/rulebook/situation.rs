//! A position made for a test, and what can be said about it.

use age_of_steam::{Action, Building, Colour, Event, Moving, Phase, Position, Table};
use hexes::{Coord, Edge};
pub(crate) use kernel::kit::scene::seat;
use kernel::kit::{self, TestScene as _};
use kernel::{Events, Seat};

/// A table in the middle of play. Seats 0, 1, 2, … are in this player order; no city holds a cube; everybody has $30 and
/// an action that does not matter for building.
#[derive(Clone)]
pub(crate) struct Situation {
    pub(crate) position: Position,
    /// What the last move brought about.
    pub(crate) events: Events<Event>,
}

pub(crate) fn at(label: &str) -> Coord {
    label.parse().unwrap()
}

kernel::scene!(Situation, Position);

impl Situation {
    pub(crate) fn new(players: usize) -> Self {
        let (position, _) = kit::start::<Position>(players, &[], "scene");
        Self { position, events: Events::new() }.edit(|table| {
            table.order = Seat::all(players).collect();
            for seat in Seat::all(players) {
                table.seats[seat.index()].cash = 30;
            }
            for stop in table.board().stops() {
                for colour in Colour::ALL {
                    table.bag[colour.index()] +=
                        std::mem::take(&mut table.goods[stop.index()][colour.index()]);
                }
            }
        })
    }

    /// Changes what lies on the table; the laws must still hold.
    pub(crate) fn edit(mut self, change: impl FnOnce(&mut Table)) -> Self {
        let mut table = self.position.table().clone();
        change(&mut table);
        self.position = Position::resume(table, self.position.draws().clone()).unwrap();
        self
    }

    /// It is this seat's build turn.
    pub(crate) fn building(self, builder: usize) -> Self {
        let harmless = [Action::Locomotive, Action::TurnOrder, Action::Production, Action::FirstMove];
        self.edit(|table| {
            for seat in table.order.clone() {
                let all = harmless.into_iter().chain([Action::Engineer, Action::Urbanization]);
                let free = all.into_iter().find(|action| table.holder(*action).is_none());
                let player = &mut table.seats[seat.index()];
                player.action = player.action.or(free);
            }
            let order = table.order_after(Action::FirstBuild);
            let asked = order.iter().position(|seat| seat.index() == builder).unwrap();
            table.phase = Phase::BuildTrack(Building::turn(asked as u8));
        })
    }

    /// It is this seat's turn to move goods, in round 0 or 1.
    pub(crate) fn moving(self, round: u8, mover: usize) -> Self {
        self.edit(|table| {
            let order = table.order_after(Action::FirstMove);
            let asked = order.iter().position(|seat| seat.index() == mover).unwrap() as u8;
            table.phase = Phase::MoveGoods(Moving { asked, ..Moving::round(round) });
        })
    }

    pub(crate) fn player(self, number: usize, change: impl FnOnce(&mut age_of_steam::Player)) -> Self {
        self.edit(|table| change(&mut table.seats[number]))
    }

    pub(crate) fn action(self, number: usize, action: Action) -> Self {
        self.player(number, |player| player.action = Some(action))
    }

    /// Puts cubes from the bag into a city.
    pub(crate) fn cubes(self, city: &str, colour: Colour, count: u8) -> Self {
        self.edit(|table| {
            let stop = table.board().find_stop(at(city)).unwrap();
            table.goods[stop.index()][colour.index()] += count;
            table.bag[colour.index()] -= count;
        })
    }

    /// Everything this seat builds, tile by tile, and the end of its build turn.
    pub(crate) fn built_by(self, builder: usize, tiles: &[&str]) -> Self {
        let mut situation = self.building(builder);
        for tile in tiles {
            situation = situation.plays(builder, &format!("build {tile}"));
        }
        situation.plays(builder, "done")
    }

    /// The number of the seat that is asked.
    pub(crate) fn asked(&self) -> Option<usize> {
        self.table().asked().iter().next().map(Seat::index)
    }

    pub(crate) fn table(&self) -> &Table {
        self.position.table()
    }

    pub(crate) fn cash(&self, number: usize) -> u16 {
        self.table().seats[number].cash
    }

    pub(crate) fn income(&self, number: usize) -> u16 {
        self.table().seats[number].income
    }

    /// The owners of the completed links between two stops, in the order of the edges of the first.
    pub(crate) fn links(&self, from: &str, to: &str) -> Vec<Option<usize>> {
        let track = &self.table().track;
        let stop = |label| self.table().board().find_stop(at(label)).unwrap();
        let (from, to) = (stop(from), stop(to));
        let edges = Edge::ALL.into_iter().filter(|edge| track.link(from, *edge) == Some(to));
        edges.map(|edge| track.link_owner(from, edge).map(Seat::index)).collect()
    }

    /// Who owns the track at an edge of a hex.
    pub(crate) fn owner(&self, hex: &str, edge: Edge) -> Option<usize> {
        let hex = self.table().board().find(at(hex)).unwrap();
        assert!(self.table().track.edges(hex).contains(edge), "there is no track at {hex:?} {edge}");
        self.table().track.owner(hex, edge).map(Seat::index)
    }

    /// Where the unfinished sections of this owner begin, and how long they are.
    pub(crate) fn unfinished(&self, owner: Option<usize>) -> Vec<(&'static str, u16)> {
        let runs = self.table().track.unfinished();
        let owned = runs.filter(|run| run.owner.map(Seat::index) == owner);
        owned.map(|run| (self.table().board().stop(run.from.0).name.as_str(), run.sections)).collect()
    }

    pub(crate) fn tile(&self, hex: &str) -> Option<String> {
        let hex = self.table().board().find(at(hex)).unwrap();
        self.table().track.tile_id(hex).map(|tile| tile.to_string())
    }

    /// The cubes in a city, as letters.
    pub(crate) fn goods(&self, city: &str) -> String {
        let stop = self.table().board().find_stop(at(city)).unwrap();
        let cubes = self.table().goods[stop.index()];
        let letters = Colour::ALL
            .into_iter()
            .flat_map(|colour| std::iter::repeat_n(colour.letter(), usize::from(cubes[colour.index()])));
        letters.collect()
    }
}
