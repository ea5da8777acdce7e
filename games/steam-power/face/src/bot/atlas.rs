//! How far cities are from each other on an empty board: what a link between them would take.

use std::sync::LazyLock;

use kernel::Seat;
use steam_power::{Board, Cities, CityId, MAX_CITIES, Track};

use super::reach::{Reach, Route};

/// What a link takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Distance {
    pub(super) tiles: u8,
    pub(super) dollars: u8,
}

impl Distance {
    pub(super) const FAR: Self = Self { tiles: u8::MAX, dollars: u8::MAX };

    pub(super) fn of(route: &Route) -> Self {
        // A route has few tiles, and none of them costs more than a few dollars.
        Self { tiles: route.tiles, dollars: route.dollars as u8 }
    }

    pub(super) fn is_near(self) -> bool {
        self != Self::FAR
    }
}

/// Dearer links are not worth thinking of in advance.
const BUDGET: u16 = 8;

/// By city and city, what a link between them takes.
#[derive(Debug)]
pub(super) struct Atlas([[Distance; MAX_CITIES]; MAX_CITIES]);

impl Atlas {
    pub(super) fn of(board: &'static Board) -> &'static Self {
        static ATLASES: LazyLock<Vec<Atlas>> = LazyLock::new(|| {
            Board::SHIPPED.iter().filter_map(|id| Board::shipped(id)).map(Atlas::draw).collect()
        });
        let index = Board::SHIPPED.iter().position(|id| *id == board.id).unwrap_or(0);
        &ATLASES[index]
    }

    fn draw(board: &'static Board) -> Self {
        let track = Track::empty(board);
        let mut atlas = Self([[Distance::FAR; MAX_CITIES]; MAX_CITIES]);
        for from in board.cities() {
            let routes = Reach::new(&track, Seat::new(0), BUDGET).out_of_cities(Cities::only(from));
            for route in routes.into_iter().flatten() {
                atlas.0[from.index()][route.to.index()] = Distance::of(&route);
            }
        }
        atlas
    }

    pub(super) const fn from(&self, city: CityId) -> &[Distance; MAX_CITIES] {
        &self.0[city.index()]
    }
}
