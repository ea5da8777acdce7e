//! Captains, specialists, spellcars, and the folios with the spellcars printed on them.

mod reading;

use std::fmt;
use std::str::FromStr;

use kernel::{Message, Source};

use super::Printed;
use super::effects::{NodeId, Program, Trigger};
use crate::ids::{CarId, Cars, People, PersonId};
use crate::kinds::{Company, PersonKind, Terrain};

/// Captains: one for each company, and two who go with any.
pub const CAPTAINS: usize = 8;
/// Specialists of each of the three kinds.
pub const OF_EACH_KIND: usize = 17;
/// Captains and specialists.
pub const PERSONS: usize = CAPTAINS + 3 * OF_EACH_KIND;
/// Spellcar tiles that exist only once.
pub const UNIQUE: usize = 31;
/// Spellcar tiles of each common kind.
pub const OF_EACH_COMMON_KIND: usize = 6;
/// Spellcar tiles.
pub const TILES: usize = UNIQUE + CommonKind::ALL.len() * OF_EACH_COMMON_KIND;
/// The columns of a railyard.
pub const COLUMNS: usize = 5;
const CARS: usize = TILES + Company::ALL.len() * COLUMNS;

/// A captain or a specialist.
#[derive(Clone, Debug)]
pub struct Person {
    /// As notation calls them.
    pub id: String,
    /// As people call them.
    pub name: String,
    /// What they are.
    pub kind: PersonKind,
    /// The company whose captain this is.
    pub company: Option<Company>,
    /// Whether the friendly variant has it (EMP-13.5).
    pub friendly: bool,
    /// Where the ability begins.
    pub effect: NodeId,
    /// For a Station Master who can be used once in a turn.
    pub each_turn: Option<NodeId>,
    /// For a Station Master who waits for something.
    pub when: Option<(Trigger, NodeId)>,
    /// What the ability does.
    pub does: Message,
    /// Where the data comes from.
    pub source: Source,
}

/// Of which sort a spellcar is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CarKind {
    /// With a name of its own.
    Unique,
    /// One of a common kind.
    Common(CommonKind),
    /// Printed on a folio: track on one terrain, or on one of three.
    Printed(Company),
    /// The spellcar of a company, printed on its folio.
    Own(Company),
}

kernel::kinds! {
    /// The kinds of common spellcars.
    CommonKind {
        BothOfTwo "both-of-two",
        OneOfTwo "one-of-two",
        OneOfThree "one-of-three",
        PastCompetitor "past-competitor",
        PastCityAndWasteland "past-city-and-wasteland",
        Reclaiming "reclaiming",
    }
}

/// A spellcar.
#[derive(Clone, Debug)]
pub struct Car {
    /// As notation calls it.
    pub id: String,
    /// Of which sort it is.
    pub kind: CarKind,
    /// The terrains that it shows, where that is all that tells it from others.
    pub terrains: Vec<Terrain>,
    /// The mana that it costs by itself.
    pub inherent: u8,
    /// Whether it is in friendly games.
    pub friendly: bool,
    /// Where its ability begins.
    pub effect: NodeId,
    /// What it is called, without its terrains.
    pub title: Message,
    /// What it does, where that is not told by its terrains.
    pub does: Option<Message>,
    /// Where its data comes from.
    pub source: Source,
}

/// What is printed on the folio of a company.
#[derive(Clone, Debug)]
pub struct Folio {
    /// The name of the company.
    pub name: String,
    /// Its home terrain.
    pub home: Terrain,
    /// Where its data comes from.
    pub source: Source,
}

/// Everything with an ability.
#[derive(Debug)]
pub struct Cards {
    /// What all cards do.
    pub program: Program,
    persons: Vec<Person>,
    cars: Vec<Car>,
    folios: Vec<Folio>,
    /// Of each kind.
    kinds: [People; PersonKind::ALL.len()],
    unfriendly_people: People,
    unfriendly_cars: Cars,
}

impl PersonId {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..PERSONS).map(Self::new)
    }

    /// What is printed of them.
    #[must_use]
    #[inline]
    pub fn printed(self) -> &'static Person {
        Printed::shipped().cards.person(self)
    }

    /// What they are.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> PersonKind {
        match self.index().checked_sub(CAPTAINS) {
            None => PersonKind::Captain,
            Some(rest) => PersonKind::DRAFTED[rest / OF_EACH_KIND],
        }
    }
}

impl CarId {
    /// The tiles.
    pub fn tiles() -> impl Iterator<Item = Self> {
        (0..TILES).map(Self::new)
    }

    /// The tiles, and what is printed on the folios.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CARS).map(Self::new)
    }

    /// What is printed in a column of a folio.
    #[must_use]
    #[inline]
    pub const fn on_folio(company: Company, column: usize) -> Self {
        Self::new(TILES + company.index() * COLUMNS + column)
    }

    /// Whether it is a tile, and not printed on a folio.
    #[must_use]
    #[inline]
    pub const fn is_tile(self) -> bool {
        self.index() < TILES
    }

    /// What is printed on it.
    #[must_use]
    #[inline]
    pub fn printed(self) -> &'static Car {
        Printed::shipped().cards.car(self)
    }
}

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.printed().id)
    }
}

impl FromStr for PersonId {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::all().find(|person| person.printed().id == text).ok_or(())
    }
}

impl fmt::Display for CarId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.printed().id)
    }
}

impl FromStr for CarId {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::all().find(|car| car.printed().id == text).ok_or(())
    }
}

impl Cards {
    /// A captain or a specialist.
    #[must_use]
    #[inline]
    pub fn person(&self, id: PersonId) -> &Person {
        &self.persons[id.index()]
    }

    /// A spellcar.
    #[must_use]
    #[inline]
    pub fn car(&self, id: CarId) -> &Car {
        &self.cars[id.index()]
    }

    /// The folio of a company.
    #[must_use]
    #[inline]
    pub fn folio(&self, company: Company) -> &Folio {
        &self.folios[company.index()]
    }

    /// Everybody of a kind.
    #[must_use]
    #[inline]
    pub const fn of_kind(&self, kind: PersonKind) -> People {
        self.kinds[kind.index()]
    }

    /// Those that a game does without (EMP-13.5).
    #[must_use]
    pub const fn left_out(&self, friendly: bool) -> (People, Cars) {
        if friendly { (self.unfriendly_people, self.unfriendly_cars) } else { (People::NONE, Cars::NONE) }
    }
}
