//! Captains, specialists, spellcars, and the folios with the spellcars printed on them.

use std::fmt;
use std::str::FromStr;

use kernel::Source;
use serde::Deserialize;

use super::effects::{NodeId, Op, Program, Step, Trigger};
use super::{Printed, read};
use crate::ids::{CarId, Cars, People, PersonId};
use crate::kinds::{Company, Kind, Terrain};

/// Captains: one for each company, and two who go with any.
pub const CAPTAINS: usize = 8;
/// Specialists of each of the three kinds.
pub const OF_EACH_KIND: usize = 17;
pub const PERSONS: usize = CAPTAINS + 3 * OF_EACH_KIND;
pub const TILES: usize = 67;
pub const UNIQUE: usize = 31;
/// The columns of a railyard.
pub const COLUMNS: usize = 5;
const CARS: usize = TILES + Company::ALL.len() * COLUMNS;

/// A captain or a specialist.
#[derive(Clone, Debug)]
pub struct Person {
    pub id: String,
    pub name: String,
    pub kind: Kind,
    /// The company whose captain this is.
    pub company: Option<Company>,
    /// Whether the friendly variant has it (EMP-13.5).
    pub friendly: bool,
    pub effect: NodeId,
    /// For a Station Master who can be used once in a turn.
    pub each_turn: Option<NodeId>,
    /// For a Station Master who waits for something.
    pub when: Option<(Trigger, NodeId)>,
    /// The key of what the ability does.
    pub does_word: String,
    pub source: Source,
}

/// What a spellcar looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// With a name of its own.
    Unique,
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

#[derive(Clone, Debug)]
pub struct Car {
    pub id: String,
    pub face: Face,
    /// The terrains that it shows, where that is all that tells it from others.
    pub terrains: Vec<Terrain>,
    /// The mana that it costs by itself.
    pub inherent: u8,
    pub friendly: bool,
    pub effect: NodeId,
    /// The keys of its name, and of what it does.
    pub word: String,
    pub does_word: String,
    pub source: Source,
}

#[derive(Clone, Debug)]
pub struct Folio {
    pub name: String,
    pub home: Terrain,
    pub source: Source,
}

/// Everything with an ability.
#[derive(Debug)]
pub struct Cards {
    pub program: Program,
    persons: Vec<Person>,
    cars: Vec<Car>,
    folios: Vec<Folio>,
    /// Of each kind.
    kinds: [People; Kind::ALL.len()],
    unfriendly_people: People,
    unfriendly_cars: Cars,
}

impl PersonId {
    pub fn all() -> impl Iterator<Item = Self> {
        (0..PERSONS).map(Self::new)
    }

    #[must_use]
    #[inline]
    pub fn printed(self) -> &'static Person {
        Printed::shipped().cards.person(self)
    }

    #[must_use]
    #[inline]
    pub const fn kind(self) -> Kind {
        match self.index().checked_sub(CAPTAINS) {
            None => Kind::Captain,
            Some(rest) => Kind::DRAFTED[rest / OF_EACH_KIND],
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
    pub(super) fn parse(
        program: Program,
        captains: &str,
        specialists: &str,
        spellcars: &str,
        companies: &str,
    ) -> Result<Self, String> {
        let mut reading = Self {
            program,
            persons: Vec::new(),
            cars: Vec::new(),
            folios: Vec::new(),
            kinds: [People::NONE; Kind::ALL.len()],
            unfriendly_people: People::NONE,
            unfriendly_cars: Cars::NONE,
        };
        let captains: Captains = read("captains.toml", captains)?;
        let specialists: Specialists = read("specialists.toml", specialists)?;
        let Specialists { engineers, surveyors, station_masters } = specialists;
        let kinds = [
            (Kind::Captain, captains.captains, CAPTAINS),
            (Kind::Engineer, engineers, OF_EACH_KIND),
            (Kind::Surveyor, surveyors, OF_EACH_KIND),
            (Kind::StationMaster, station_masters, OF_EACH_KIND),
        ];
        for (kind, rows, count) in kinds {
            reading.persons(kind, rows, count)?;
        }
        let spellcars: Spellcars = read("spellcars.toml", spellcars)?;
        reading.spellcars(spellcars)?;
        let companies: Companies = read("companies.toml", companies)?;
        reading.companies(companies)?;
        reading.check()?;
        Ok(reading)
    }

    fn persons(&mut self, kind: Kind, rows: Vec<PersonRow>, count: usize) -> Result<(), String> {
        if rows.len() != count {
            return Err(format!("there are {count} of the kind “{kind}”, not {}", rows.len()));
        }
        for row in rows {
            let wrong = |why: String| format!("“{}”: {why}", row.id);
            let effect = self.program.add(&row.effect).map_err(wrong)?;
            let (mut each_turn, mut when) = (None, None);
            if let (Kind::StationMaster, Op::Steps(steps)) = (kind, self.program.op(effect)) {
                for step in steps {
                    match self.program.op(*step) {
                        Op::EachTurn(then) => each_turn = Some(*then),
                        Op::When { event, then } => when = Some((*event, *then)),
                        Op::Modify(_) => {}
                        _ => return Err(wrong("a Station Master has no ability to turn over".into())),
                    }
                }
            }
            let id = PersonId::new(self.persons.len());
            self.kinds[kind.index()].insert(id);
            if !row.friendly {
                self.unfriendly_people.insert(id);
            }
            self.persons.push(Person {
                does_word: format!("emp-does-{}", row.id),
                id: row.id,
                name: row.name,
                kind,
                company: row.company,
                friendly: row.friendly,
                effect,
                each_turn,
                when,
                source: row.source,
            });
        }
        Ok(())
    }

    fn spellcars(&mut self, rows: Spellcars) -> Result<(), String> {
        if rows.unique.len() != UNIQUE || rows.unique.len() + rows.common.len() != TILES {
            return Err(format!("there are {TILES} spellcars, {UNIQUE} of them unique"));
        }
        let unique = rows.unique.into_iter().map(|row| (row, Face::Unique, Vec::new()));
        let common = rows.common.into_iter().map(|row| {
            let face = Face::Common(row.kind);
            (
                CarRow {
                    id: row.id,
                    inherent: row.inherent,
                    friendly: true,
                    effect: row.effect,
                    source: row.source,
                },
                face,
                row.terrains,
            )
        });
        for (row, face, terrains) in unique.chain(common) {
            let effect = self.program.add(&row.effect).map_err(|why| format!("“{}”: {why}", row.id))?;
            if !row.friendly {
                self.unfriendly_cars.insert(CarId::new(self.cars.len()));
            }
            let CarRow { id, inherent, friendly, source, .. } = row;
            let kind = match face {
                Face::Common(kind) => kind.notation(),
                _ => &id,
            };
            let (word, does_word) = words(kind);
            self.cars.push(Car { id, face, terrains, inherent, friendly, effect, word, does_word, source });
        }
        Ok(())
    }

    fn companies(&mut self, rows: Companies) -> Result<(), String> {
        let named: Vec<Company> = rows.companies.iter().map(|row| row.id).collect();
        if named != Company::ALL {
            return Err(format!("the companies are, in this order: {}", list(&Company::ALL)));
        }
        for row in rows.companies {
            let company = row.id;
            if row.printed.len() != COLUMNS {
                return Err(format!("“{company}”: {COLUMNS} spellcars are printed on a folio"));
            }
            for (column, printed) in row.printed.into_iter().enumerate() {
                let effect =
                    self.program.add(&printed.effect).map_err(|why| format!("“{company}”: {why}"))?;
                let (face, terrains) = match self.program.plain_build(effect) {
                    Some(terrains) => (Face::Printed(company), terrains.to_vec()),
                    None => (Face::Own(company), Vec::new()),
                };
                let (word, does_word) = words(match (face, terrains.len()) {
                    (Face::Own(company), _) => company.notation(),
                    (_, 1) => "printed",
                    _ => "printed-three",
                });
                self.cars.push(Car {
                    id: format!("{company}-{}", column + 1),
                    word,
                    does_word,
                    face,
                    terrains,
                    inherent: printed.inherent,
                    friendly: true,
                    effect,
                    source: printed.source,
                });
            }
            self.folios.push(Folio { name: row.name, home: row.home, source: row.source });
        }
        Ok(())
    }

    fn check(&self) -> Result<(), String> {
        let mut ids: Vec<&str> = self
            .persons
            .iter()
            .map(|person| &*person.id)
            .chain(self.cars.iter().map(|car| &*car.id))
            .collect();
        ids.sort_unstable();
        if let Some(twice) = ids.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(format!("“{}” is there twice", twice[0]));
        }
        if let Some(odd) =
            ids.iter().find(|id| !id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-'))
        {
            return Err(format!("“{odd}”: ids are letters, digits and hyphens"));
        }
        for company in Company::ALL {
            let captains = self.persons.iter().filter(|person| person.company == Some(company)).count();
            if captains != 1 {
                return Err(format!("“{company}” has {captains} captains of its own, not one"));
            }
        }
        Ok(())
    }

    #[must_use]
    #[inline]
    pub fn person(&self, id: PersonId) -> &Person {
        &self.persons[id.index()]
    }

    #[must_use]
    #[inline]
    pub fn car(&self, id: CarId) -> &Car {
        &self.cars[id.index()]
    }

    #[must_use]
    #[inline]
    pub fn folio(&self, company: Company) -> &Folio {
        &self.folios[company.index()]
    }

    /// Everybody of a kind.
    #[must_use]
    #[inline]
    pub const fn of_kind(&self, kind: Kind) -> People {
        self.kinds[kind.index()]
    }

    /// Those that a game does without (EMP-13.5).
    #[must_use]
    pub const fn left_out(&self, friendly: bool) -> (People, Cars) {
        if friendly { (self.unfriendly_people, self.unfriendly_cars) } else { (People::NONE, Cars::NONE) }
    }
}

impl Program {
    /// The terrains of an ability that does no more than build on one of some.
    fn plain_build(&self, effect: NodeId) -> Option<&[Terrain]> {
        let Op::Steps(steps) = self.op(effect) else { return None };
        let [step] = steps.as_slice() else { return None };
        match self.op(*step) {
            Op::Build(build) => match &build.on {
                super::Ground::Terrains(terrains) => Some(terrains),
                super::Ground::Of(_) => None,
            },
            _ => None,
        }
    }
}

fn list(companies: &[Company]) -> String {
    companies.iter().map(|company| company.notation()).collect::<Vec<_>>().join(", ")
}

fn words(what: &str) -> (String, String) {
    (format!("emp-car-{what}"), format!("emp-does-{what}"))
}

const fn yes() -> bool {
    true
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Captains {
    captains: Vec<PersonRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Specialists {
    engineers: Vec<PersonRow>,
    surveyors: Vec<PersonRow>,
    station_masters: Vec<PersonRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PersonRow {
    id: String,
    name: String,
    company: Option<Company>,
    #[serde(default = "yes")]
    friendly: bool,
    effect: Vec<Step>,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Spellcars {
    unique: Vec<CarRow>,
    common: Vec<CommonRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CarRow {
    id: String,
    inherent: u8,
    #[serde(default = "yes")]
    friendly: bool,
    effect: Vec<Step>,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CommonRow {
    id: String,
    kind: CommonKind,
    terrains: Vec<Terrain>,
    inherent: u8,
    effect: Vec<Step>,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Companies {
    companies: Vec<CompanyRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CompanyRow {
    id: Company,
    name: String,
    home: Terrain,
    printed: Vec<PrintedRow>,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintedRow {
    inherent: u8,
    effect: Vec<Step>,
    source: Source,
}
