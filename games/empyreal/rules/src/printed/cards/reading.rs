//! The cards as the files write them, and how they are read.

use kernel::{Source, message};
use serde::Deserialize;

use super::{CAPTAINS, COLUMNS, Car, CarKind, Cards, CommonKind, Folio, OF_EACH_KIND, Person, TILES, UNIQUE};
use crate::ids::{CarId, Cars, People, PersonId};
use crate::kinds::{Company, PersonKind, Terrain};
use crate::printed::effects::{Ground, NodeId, Op, Program, Step};
use crate::printed::read;

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

impl Cards {
    pub(in crate::printed) fn parse(
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
            kinds: [People::NONE; PersonKind::ALL.len()],
            unfriendly_people: People::NONE,
            unfriendly_cars: Cars::NONE,
        };
        let captains: Captains = read("captains.toml", captains)?;
        let specialists: Specialists = read("specialists.toml", specialists)?;
        let Specialists { engineers, surveyors, station_masters } = specialists;
        let kinds = [
            (PersonKind::Captain, captains.captains, CAPTAINS),
            (PersonKind::Engineer, engineers, OF_EACH_KIND),
            (PersonKind::Surveyor, surveyors, OF_EACH_KIND),
            (PersonKind::StationMaster, station_masters, OF_EACH_KIND),
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

    fn persons(&mut self, kind: PersonKind, rows: Vec<PersonRow>, count: usize) -> Result<(), String> {
        if rows.len() != count {
            return Err(format!("there are {count} of the kind “{kind}”, not {}", rows.len()));
        }
        for row in rows {
            let wrong = |why: String| format!("“{}”: {why}", row.id);
            let effect = self.program.add(&row.effect).map_err(wrong)?;
            let (mut each_turn, mut when) = (None, None);
            if let (PersonKind::StationMaster, Op::Steps(steps)) = (kind, self.program.op(effect)) {
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
            let does = crate::messages::emp_does(&row.id)
                .ok_or_else(|| wrong("nothing says what they do".into()))?;
            self.persons.push(Person {
                does,
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
        let unique = rows.unique.into_iter().map(|row| (row, CarKind::Unique, Vec::new()));
        let common = rows.common.into_iter().map(|row| {
            let kind = CarKind::Common(row.kind);
            (
                CarRow {
                    id: row.id,
                    inherent: row.inherent,
                    friendly: true,
                    effect: row.effect,
                    source: row.source,
                },
                kind,
                row.terrains,
            )
        });
        for (row, kind, terrains) in unique.chain(common) {
            let effect = self.program.add(&row.effect).map_err(|why| format!("“{}”: {why}", row.id))?;
            if !row.friendly {
                self.unfriendly_cars.insert(CarId::new(self.cars.len()));
            }
            let CarRow { id, inherent, friendly, source, .. } = row;
            let (title, does) = match kind {
                CarKind::Common(kind) => (kind.name(), None),
                _ => {
                    let missing_text = || format!("“{id}”: nothing says what it is called and does");
                    let title = crate::messages::emp_car(&id).ok_or_else(missing_text)?;
                    (title, Some(crate::messages::emp_does(&id).ok_or_else(missing_text)?))
                }
            };
            self.cars.push(Car { id, kind, terrains, inherent, friendly, effect, title, does, source });
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
                let (kind, terrains) = match self.program.plain_build(effect) {
                    Some(terrains) => (CarKind::Printed(company), terrains.to_vec()),
                    None => (CarKind::Own(company), Vec::new()),
                };
                let (title, does) = match (kind, terrains.len()) {
                    (CarKind::Own(company), _) => (company.own_car(), Some(company.own_car_does())),
                    (_, 1) => (message!(emp_car_printed), None),
                    _ => (message!(emp_car_printed_three), None),
                };
                self.cars.push(Car {
                    id: format!("{company}-{}", column + 1),
                    title,
                    does,
                    kind,
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
}

impl Program {
    /// The terrains of an ability that does no more than build on one of some.
    fn plain_build(&self, effect: NodeId) -> Option<&[Terrain]> {
        let Op::Steps(steps) = self.op(effect) else { return None };
        let [step] = steps.as_slice() else { return None };
        match self.op(*step) {
            Op::Build(build) => match &build.on {
                Ground::Terrains(terrains) => Some(terrains),
                Ground::Of(_) => None,
            },
            _ => None,
        }
    }
}

fn list(companies: &[Company]) -> String {
    companies.iter().map(|company| company.notation()).collect::<Vec<_>>().join(", ")
}

const fn yes() -> bool {
    true
}
