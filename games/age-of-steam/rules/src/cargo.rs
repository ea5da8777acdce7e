//! A cube on its way.

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::goods::Colour;
use crate::ids::{StopId, Stops};
use crate::player::MOST_LINKS;

/// AOS-5.5: by how much a link that a cube travels raises the income of its owner.
pub const INCOME_PER_LINK: u8 = 1;

/// A cube on its way.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Cargo {
    /// Its colour.
    pub colour: Colour,
    /// The city that it was taken up in.
    pub from: StopId,
    /// The links behind it.
    pub legs: ArrayVec<Leg, { MOST_LINKS as usize }>,
}

/// A link that a cube has travelled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Leg {
    /// Where it led.
    pub to: StopId,
    /// Whose it is.
    pub owner: Option<Seat>,
}

impl Cargo {
    /// A cube that has just been taken up.
    #[must_use]
    pub fn taken_up(colour: Colour, from: StopId) -> Self {
        Self { colour, from, legs: ArrayVec::new() }
    }

    /// Where the cube is now.
    #[must_use]
    pub fn at(&self) -> StopId {
        self.legs.last().map_or(self.from, |leg| leg.to)
    }

    /// Where it has been, its start and its place now included.
    #[must_use]
    pub fn visited(&self) -> Stops {
        self.legs.iter().fold(Stops::only(self.from), |stops, leg| stops.or(Stops::only(leg.to)))
    }

    /// How many links it has travelled.
    #[must_use]
    pub fn links(&self) -> u8 {
        self.legs.len() as u8
    }

    /// AOS-5.5: by how much it has so far raised the income of this player, who must still be in the game.
    #[must_use]
    pub fn earned(&self, seat: Seat) -> u8 {
        INCOME_PER_LINK * self.legs.iter().filter(|leg| leg.owner == Some(seat)).count() as u8
    }
}
