//! What belongs to one company.

use std::fmt;
use std::str::FromStr;

use crate::ids::{CarId, PersonId};
use crate::kinds::{Company, Goods, PersonKind};
use crate::printed::COLUMNS;

/// Mana crystals that a company can have (EMP-3.3).
pub const MANA_LIMIT: u8 = 10;
/// Crystals at the start (EMP-0.10).
pub const START_MANA: u8 = 5;
/// Train cars of a company.
pub const TRAINS: u8 = 35;
/// The rows of a railyard.
pub const ROWS: usize = 3;
/// Places of a railyard.
pub const SLOTS: usize = ROWS * COLUMNS;
/// Where the conductor is when it has reached the end of the line.
pub const END_OF_LINE: u8 = COLUMNS as u8 + 1;

/// A place of the railyard. The first row has the printed spellcars.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(u8);

impl Slot {
    /// Column and row, both from 0.
    #[must_use]
    #[inline]
    pub const fn new(column: usize, row: usize) -> Self {
        debug_assert!(column < COLUMNS && row < ROWS);
        Self((row * COLUMNS + column) as u8)
    }

    /// Row by row.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..SLOTS as u8).map(Self)
    }

    /// Its number, row by row.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// From 0.
    #[must_use]
    #[inline]
    pub const fn column(self) -> usize {
        self.index() % COLUMNS
    }

    /// From 0.
    #[must_use]
    #[inline]
    pub const fn row(self) -> usize {
        self.index() / COLUMNS
    }

    /// The places directly left and right of it in its row.
    pub fn beside(self) -> impl Iterator<Item = Self> {
        let columns =
            [self.column().checked_sub(1), Some(self.column() + 1).filter(|column| *column < COLUMNS)];
        columns.into_iter().flatten().map(move |column| Self::new(column, self.row()))
    }

    #[must_use]
    #[inline]
    pub(crate) const fn bit(self) -> u16 {
        1 << self.0
    }
}

/// `3/1`: the third column, the first row.
impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.column() + 1, self.row() + 1)
    }
}

impl FromStr for Slot {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.as_bytes() {
            [column @ b'1'..=b'5', b'/', row @ b'1'..=b'3'] => {
                Ok(Self::new(usize::from(column - b'1'), usize::from(row - b'1')))
            }
            _ => Err(()),
        }
    }
}

/// Somebody whose tile is turned over when used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Staff {
    /// Who it is.
    pub person: PersonId,
    /// Face-up.
    pub ready: bool,
}

impl Staff {
    pub(crate) const fn ready(person: PersonId) -> Self {
        Self { person, ready: true }
    }
}

/// What belongs to one company.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// Once it is chosen.
    pub company: Option<Company>,
    /// The Captain.
    pub captain: Option<Staff>,
    /// The Engineer.
    pub engineer: Option<Staff>,
    /// The Surveyor.
    pub surveyor: Option<Staff>,
    /// The Station Master.
    pub master: Option<PersonId>,
    /// A Station Master laid over the Surveyor (EMP-7.10).
    pub second: Option<PersonId>,
    /// The column, from 1; 0 at the start.
    pub conductor: u8,
    /// Available mana.
    pub mana: u8,
    /// Crystals that are spent.
    pub spent: u8,
    /// The tiles, by [`Slot`]; those of the first row lie over what is printed.
    pub yard: [Option<CarId>; SLOTS],
    /// What has been delivered, by colour.
    pub goods: Goods,
    /// Train cars that are not on the map.
    pub trains: u8,
}

impl Player {
    pub(crate) const fn new() -> Self {
        Self {
            company: None,
            captain: None,
            engineer: None,
            surveyor: None,
            master: None,
            second: None,
            conductor: 0,
            mana: 0,
            spent: 0,
            yard: [None; SLOTS],
            goods: [0; 6],
            trains: TRAINS,
        }
    }

    /// The space that the conductor comes to after so many more.
    #[must_use]
    pub fn space_after(&self, spaces: u8) -> u8 {
        self.conductor.saturating_add(spaces).min(END_OF_LINE)
    }

    /// All crystals, spent or not.
    #[must_use]
    #[inline]
    pub const fn crystals(&self) -> u8 {
        self.mana + self.spent
    }

    /// The crystals that can still be gained (EMP-3.3).
    #[must_use]
    #[inline]
    pub const fn crystals_missing(&self) -> u8 {
        MANA_LIMIT.saturating_sub(self.crystals())
    }

    /// The spellcar that can be activated in a place: the tile, or what is printed there.
    #[must_use]
    #[inline]
    pub fn car(&self, slot: Slot) -> Option<CarId> {
        match (self.yard[slot.index()], self.company) {
            (None, Some(company)) if slot.row() == 0 => Some(CarId::on_folio(company, slot.column())),
            (tile, _) => tile,
        }
    }

    /// The tiles in the railyard and where they are.
    pub fn tiles(&self) -> impl Iterator<Item = (Slot, CarId)> {
        Slot::all().filter_map(|slot| self.yard[slot.index()].map(|car| (slot, car)))
    }

    /// Those whose abilities hold all the time.
    #[inline]
    pub fn masters(&self) -> impl Iterator<Item = PersonId> + use<> {
        self.master.into_iter().chain(self.second)
    }

    /// The one of a kind whose tile is turned over.
    #[must_use]
    #[inline]
    pub const fn staff(&self, kind: PersonKind) -> Option<Staff> {
        match kind {
            PersonKind::Captain => self.captain,
            PersonKind::Engineer => self.engineer,
            PersonKind::Surveyor => self.surveyor,
            PersonKind::StationMaster => None,
        }
    }

    pub(crate) const fn staff_mut(&mut self, kind: PersonKind) -> &mut Option<Staff> {
        match kind {
            PersonKind::Captain => &mut self.captain,
            PersonKind::Engineer => &mut self.engineer,
            PersonKind::Surveyor | PersonKind::StationMaster => &mut self.surveyor,
        }
    }

    /// Whether this company has one of that kind: then no other can be drafted (EMP-7.8).
    #[must_use]
    pub const fn has(&self, kind: PersonKind) -> bool {
        match kind {
            PersonKind::StationMaster => self.master.is_some(),
            _ => self.staff(kind).is_some(),
        }
    }

    /// Whether a Station Master lies over the one of a kind (EMP-7.10).
    #[must_use]
    pub const fn is_covered(&self, kind: PersonKind) -> bool {
        match kind {
            PersonKind::Surveyor => self.surveyor.is_some() && self.second.is_some(),
            PersonKind::Captain | PersonKind::Engineer | PersonKind::StationMaster => false,
        }
    }

    /// Everybody who works here.
    pub fn people(&self) -> impl Iterator<Item = PersonId> {
        [self.captain, self.engineer, self.surveyor]
            .into_iter()
            .flatten()
            .map(|staff| staff.person)
            .chain(self.masters())
    }

    /// All that was delivered.
    #[must_use]
    pub fn delivered(&self) -> u16 {
        self.goods.iter().map(|count| u16::from(*count)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_read_back() {
        for slot in Slot::all() {
            assert_eq!(slot.to_string().parse(), Ok(slot));
        }
        assert_eq!("3/1".parse(), Ok(Slot::new(2, 0)));
        for wrong in ["", "3", "6/1", "0/1", "1/4", "1/0", "11/1", "1/1 "] {
            assert_eq!(wrong.parse::<Slot>(), Err(()), "{wrong}");
        }
    }
}
