//! What is still to be done of a card. It is part of the position, so that a game can be saved, copied and searched in the
//! middle of a card.

use arrayvec::ArrayVec;
use kernel::Seat;

use super::{Slot, Stand, Table};
use crate::hex_set::HexSet;
use crate::ids::{CarId, HexId, PersonId};
use crate::kinds::{PersonKind, Terrain, Upgrade};
use crate::printed::{Build, Each, Ground, NodeId, Op, Printed};

/// More than the deepest card needs that begins as deep as cards begin.
const DEPTH: usize = 48;
/// How much there may be still to be done where a card begins. The longest chain of copies is not so long, but a state from
/// outside may claim anything.
pub(crate) const DEEPEST_CARD: usize = 24;

pub(crate) type Stack = ArrayVec<Frame, DEPTH>;

/// Something with an ability.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Card {
    /// Somebody.
    Person(PersonId),
    /// A spellcar.
    Car(CarId),
    /// An upgrade at the end of the line.
    Upgrade(Upgrade),
}

impl Card {
    /// Where its ability begins.
    #[must_use]
    #[inline]
    pub fn effect(self) -> NodeId {
        let printed = Printed::shipped();
        match self {
            Self::Person(person) => printed.cards.person(person).effect,
            Self::Car(car) => printed.cards.car(car).effect,
            Self::Upgrade(upgrade) => printed.game.upgrade(upgrade),
        }
    }
}

/// A card that is carried out, and what its steps have to remember.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Run {
    /// The card.
    pub card: Card,
    /// Where in the railyard it is carried out.
    pub slot: Option<Slot>,
    /// The hex that a step has bound for those after it.
    pub hex: Option<HexId>,
    /// Terrains built on, places of spellcars just gained, or kinds already used: whichever the card needs.
    pub memo: u16,
}

impl Run {
    pub(crate) const fn of(card: Card, slot: Option<Slot>) -> Self {
        Self { card, slot, hex: None, memo: 0 }
    }

    /// The terrains built on so far, by a card that builds on the same one each time or on another (EMP-10.14, EMP-10.15).
    pub fn built_on(&self, build: &Build) -> impl Iterator<Item = Terrain> + use<> {
        let built = if build.each.is_some() { self.memo } else { 0 };
        Terrain::ALL.into_iter().filter(move |terrain| built >> terrain.index() & 1 == 1)
    }

    /// The terrains that a build may still be on, where its card names some, or where it has to be the one that was built on
    /// before (EMP-10.14, EMP-10.15); `None` where it may be any, or any other than those of [`built_on`](Self::built_on).
    #[must_use]
    pub fn terrains_left(&self, build: &Build) -> Option<Vec<Terrain>> {
        let built: Vec<Terrain> = self.built_on(build).collect();
        match (&build.on, build.each) {
            (_, Some(Each::Same)) if !built.is_empty() => Some(built),
            (Ground::Terrains(named), _) => {
                Some(named.iter().copied().filter(|terrain| !built.contains(terrain)).collect())
            }
            (Ground::Of(_), _) => None,
        }
    }
}

/// What can be done several times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Repetitions {
    /// The times that are left, the one that is asked for now included.
    pub left: u8,
    /// All of them.
    pub all: u8,
}

impl Repetitions {
    /// Whether it has been done at least once.
    #[must_use]
    pub const fn has_begun(self) -> bool {
        self.left < self.all
    }
}

/// How a delivery comes about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Occasion {
    /// The end of the line.
    EndOfLine,
    /// The last one of the game.
    Final,
    /// A card that allows a delivery of so many Goods, and whether that can earn a tile.
    Card {
        /// How many Goods at most.
        most: u8,
        /// Whether a tile can be earned.
        tile: bool,
    },
}

/// A delivery whose Goods are being picked up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Load {
    /// How it comes about.
    pub occasion: Occasion,
    /// The City.
    pub city: Terrain,
    /// The colour of the Goods: of the City, or of a swapped tile.
    pub good: Terrain,
    /// The Goods taken so far.
    pub taken: u8,
}

/// A part of what is still to be done, the most urgent last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// The card that everything above belongs to.
    Card(Run),
    /// Steps one after the other, from the next one on.
    Steps {
        /// The part of the program.
        node: NodeId,
        /// The number of the next one.
        next: u8,
    },
    /// Something that can be done so many times more.
    Repeat {
        /// The part of the program.
        node: NodeId,
        /// The times that are left after this one.
        left: u8,
    },
    /// A step that asks something.
    Ask(NodeId),
    /// Goods that go back to the supply.
    Returning {
        /// The part of the program.
        node: NodeId,
        /// How many are left.
        left: u8,
    },
    /// A Good that is exchanged for another.
    Replacing {
        /// Where it is.
        hex: HexId,
        /// Its colour.
        good: Terrain,
    },
    /// A Good that looks for a hex of the network.
    Fetching {
        /// Where it is.
        hex: HexId,
        /// Its colour.
        good: Terrain,
    },
    /// The first of two Demand Tiles that change places.
    Swapping(Stand),
    /// Spellcars still to be gained.
    Gaining {
        /// How many are left.
        left: u8,
    },
    /// A spellcar that looks for its place.
    Placing(CarId),
    /// A stack of specialists in hand.
    Drafting(PersonKind),
    /// This many Station Masters were drawn, of whom one is kept.
    Keeping {
        /// How many.
        drawn: u8,
    },
    /// A delivery that may be made.
    Delivering(Occasion),
    /// A delivery whose Goods are being picked up.
    Loading(Load),
    /// A Demand Tile has been earned.
    Claiming(Load),
    /// Somebody who has to discard a spellcar.
    Discarding(Seat),
    /// Goods that come to the folio.
    GainingGoods {
        /// How many are left.
        left: u8,
    },
}

impl Table {
    /// Whether one more card can be begun by the one that is being carried out.
    #[inline]
    pub(crate) fn has_room_for_card(&self) -> bool {
        self.stack.len() <= DEEPEST_CARD
    }

    /// The card that is being carried out, the innermost where one copies another.
    #[must_use]
    #[inline]
    pub fn run(&self) -> Option<&Run> {
        self.stack.iter().rev().find_map(|frame| match frame {
            Frame::Card(run) => Some(run),
            _ => None,
        })
    }

    pub(crate) fn run_mut(&mut self) -> Option<&mut Run> {
        self.stack.iter_mut().rev().find_map(|frame| match frame {
            Frame::Card(run) => Some(run),
            _ => None,
        })
    }

    /// Whether what is asked belongs to a delivery.
    pub(crate) fn is_delivering(&self) -> bool {
        matches!(self.stack.last(), Some(Frame::Delivering(_) | Frame::Loading(_) | Frame::Claiming(_)))
    }

    /// How often what is asked can still be done and how often in all, where a card says “up to so many times”.
    #[must_use]
    pub fn repetitions(&self) -> Option<Repetitions> {
        let inner = self.stack.iter().rposition(|frame| matches!(frame, Frame::Card(_)))?;
        self.stack[inner..].iter().rev().find_map(|frame| match frame {
            Frame::Repeat { node, left } => match Printed::shipped().cards.program.op(*node) {
                Op::Repeat { times, .. } => Some(Repetitions { left: left + 1, all: *times }),
                _ => None,
            },
            _ => None,
        })
    }

    /// The hexes that matter to what is being done now.
    #[must_use]
    pub fn bound_hex(&self) -> HexSet {
        self.run().and_then(|run| run.hex).map_or(HexSet::NONE, HexSet::only)
    }

    /// The spellcars that have been gained and not yet placed.
    pub(crate) fn being_placed(&self) -> impl Iterator<Item = CarId> {
        self.stack.iter().filter_map(|frame| match frame {
            Frame::Placing(car) => Some(*car),
            _ => None,
        })
    }

    /// How many Station Masters somebody has drawn.
    pub(crate) fn drawn_masters(&self) -> u8 {
        match self.stack.last() {
            Some(Frame::Keeping { drawn }) => *drawn,
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::MAX_PLAYERS;

    /// Within a card its parts lie on each other; there may be competitors who discard, and a spellcar taken and not placed.
    #[test]
    fn every_card_fits_where_it_begins() {
        let program = &Printed::shipped().cards.program;
        let depth = |node: NodeId| std::iter::successors(Some(node), |node| program.parent(*node)).count();
        let deepest = (0..).map_while(|index| program.node(index)).map(depth).max().unwrap_or(0);
        let others = MAX_PLAYERS - 1 + 2;
        assert!(deepest > 4 && DEEPEST_CARD + 1 + deepest + others <= DEPTH, "{deepest}");
    }
}
