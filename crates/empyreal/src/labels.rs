//! The words for what is on the table, as keys.

use kernel::{Arg, Text, text};

use crate::ids::{CarId, PersonId};
use crate::kinds::{Award, Company, Kind, Size, Teams, Terrain, Upgrade};
use crate::printed::{CommonKind, Face, Op, Printed};
use crate::table::{Card, Frame, Stage, Table};

impl Terrain {
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Mountain => "emp-mountain",
            Self::Lake => "emp-lake",
            Self::Forest => "emp-forest",
            Self::Lava => "emp-lava",
            Self::Glacier => "emp-glacier",
            Self::Desert => "emp-desert",
        }
    }

    /// “the lake city”
    #[must_use]
    pub const fn city_word(self) -> &'static str {
        match self {
            Self::Mountain => "emp-city-mountain",
            Self::Lake => "emp-city-lake",
            Self::Forest => "emp-city-forest",
            Self::Lava => "emp-city-lava",
            Self::Glacier => "emp-city-glacier",
            Self::Desert => "emp-city-desert",
        }
    }

    /// The name of its Good.
    #[must_use]
    pub const fn good_word(self) -> &'static str {
        match self {
            Self::Mountain => "emp-good-mountain",
            Self::Lake => "emp-good-lake",
            Self::Forest => "emp-good-forest",
            Self::Lava => "emp-good-lava",
            Self::Glacier => "emp-good-glacier",
            Self::Desert => "emp-good-desert",
        }
    }

    /// “lake good (Ehrlite)”
    #[must_use]
    pub fn good(self) -> Text {
        text!("emp-good-of", terrain = Arg::Word(self.word()), name = Arg::Word(self.good_word()))
    }
}

impl Company {
    #[must_use]
    pub fn name(self) -> &'static str {
        &Printed::shipped().cards.folio(self).name
    }

    /// The initials that stand on its trains: two letters, so that none is taken for a terrain’s.
    #[must_use]
    pub const fn initials(self) -> &'static str {
        match self {
            Self::Gesselheim => "GI",
            Self::KingsLine => "KL",
            Self::Caterpillar => "CC",
            Self::Kerigan => "KT",
            Self::Afterworld => "AE",
            Self::GoldenSands => "GS",
        }
    }

    /// A line about the company.
    #[must_use]
    pub const fn about_word(self) -> &'static str {
        match self {
            Self::Gesselheim => "emp-company-about-gesselheim",
            Self::KingsLine => "emp-company-about-kings-line",
            Self::Caterpillar => "emp-company-about-caterpillar",
            Self::Kerigan => "emp-company-about-kerigan",
            Self::Afterworld => "emp-company-about-afterworld",
            Self::GoldenSands => "emp-company-about-golden-sands",
        }
    }
}

impl Kind {
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Captain => "emp-captain",
            Self::Engineer => "emp-engineer",
            Self::Surveyor => "emp-surveyor",
            Self::StationMaster => "emp-station-master",
        }
    }

    /// “an engineer”
    #[must_use]
    pub const fn a_word(self) -> &'static str {
        match self {
            Self::Captain => "emp-a-captain",
            Self::Engineer => "emp-a-engineer",
            Self::Surveyor => "emp-a-surveyor",
            Self::StationMaster => "emp-a-station-master",
        }
    }
}

impl Size {
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Double => "emp-double",
            Self::Triple => "emp-triple",
            Self::Quadruple => "emp-quadruple",
        }
    }
}

impl Upgrade {
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Mana => "emp-upgrade-mana",
            Self::Specialist => "emp-upgrade-specialist",
            Self::Spellcars => "emp-upgrade-spellcars",
        }
    }
}

impl Award {
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::BranchOffice => "emp-award-branch-office",
            Self::Cache => "emp-award-cache",
            Self::Conglomerate => "emp-award-conglomerate",
            Self::Cosmopolitan => "emp-award-cosmopolitan",
            Self::Diversity => "emp-award-diversity",
            Self::DriveBy => "emp-award-drive-by",
            Self::EdgeLord => "emp-award-edge-lord",
            Self::Focus => "emp-award-focus",
            Self::SecondOpinion => "emp-award-second-opinion",
            Self::Technologist => "emp-award-technologist",
        }
    }

    /// What is counted.
    #[must_use]
    pub const fn does_word(self) -> &'static str {
        match self {
            Self::BranchOffice => "emp-award-does-branch-office",
            Self::Cache => "emp-award-does-cache",
            Self::Conglomerate => "emp-award-does-conglomerate",
            Self::Cosmopolitan => "emp-award-does-cosmopolitan",
            Self::Diversity => "emp-award-does-diversity",
            Self::DriveBy => "emp-award-does-drive-by",
            Self::EdgeLord => "emp-award-does-edge-lord",
            Self::Focus => "emp-award-does-focus",
            Self::SecondOpinion => "emp-award-does-second-opinion",
            Self::Technologist => "emp-award-does-technologist",
        }
    }
}

impl Teams {
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Off => "emp-teams-off",
            Self::Pairs => "emp-teams-2v2",
            Self::ThreePairs => "emp-teams-2v2v2",
            Self::Trios => "emp-teams-3v3",
        }
    }
}

impl PersonId {
    /// The name, which is the same in every language.
    pub(crate) fn name(self) -> Arg {
        Arg::Name(self.printed().name.as_str().into())
    }

    /// What the ability does.
    #[must_use]
    pub fn does(self) -> Text {
        Text::plain(&self.printed().does_word)
    }
}

impl CarId {
    /// The name; with its terrains where they tell it from others of its kind.
    #[must_use]
    pub fn name(self) -> Text {
        let car = self.printed();
        if car.terrains.is_empty() {
            return Text::plain(&car.word);
        }
        text!("emp-car-of", car = Arg::Word(&car.word), terrains = self.terrains())
    }

    /// What it does, without what it costs.
    #[must_use]
    pub fn does(self) -> Text {
        let car = self.printed();
        if car.terrains.is_empty() {
            return Text::plain(&car.does_word);
        }
        Text::plain(&car.does_word).with("terrains", self.terrains())
    }

    /// “mountain and lake”, or “mountain or lake”.
    fn terrains(self) -> Arg {
        let car = self.printed();
        let words: Vec<Arg> = car.terrains.iter().map(|terrain| Arg::Word(terrain.word())).collect();
        if matches!(car.face, Face::Common(CommonKind::BothOfTwo)) {
            return Arg::List(words);
        }
        match <[Arg; 2]>::try_from(words.clone()) {
            Ok([one, other]) => text!("emp-or-2", one = one, other = other).into(),
            Err(_) => match <[Arg; 3]>::try_from(words.clone()) {
                Ok([one, other, third]) => text!("emp-or-3", one = one, other = other, third = third).into(),
                Err(_) => Arg::List(words),
            },
        }
    }
}

impl Card {
    /// The name of the card.
    #[must_use]
    pub fn name(self) -> Arg {
        match self {
            Self::Person(person) => person.name(),
            Self::Car(car) => car.name().into(),
            Self::Upgrade(upgrade) => Arg::Word(upgrade.word()),
        }
    }
}

impl Table {
    /// The key of the phase’s name.
    #[must_use]
    pub fn phase_word(&self) -> &'static str {
        match self.stack.last() {
            Some(Frame::Drafting(_) | Frame::Keeping { .. }) => return "emp-phase-drafting",
            Some(Frame::Delivering(_) | Frame::Loading(_) | Frame::Claiming(_))
                if self.stage != Stage::Final =>
            {
                return "emp-phase-delivering";
            }
            Some(Frame::Discarding(_)) => return "emp-phase-discarding",
            Some(Frame::Ask(node)) => {
                if matches!(Printed::shipped().cards.program.op(*node), Op::Build(_)) {
                    return "emp-phase-building";
                }
            }
            _ => {}
        }
        match self.stage {
            Stage::Awards => "emp-phase-awards",
            Stage::Companies => "emp-phase-companies",
            Stage::Headquarters { .. } => "emp-phase-headquarters",
            Stage::Specialists => "emp-phase-specialists",
            Stage::Administrating { .. } => "emp-phase-administrating",
            Stage::Activating => "emp-phase-activating",
            Stage::Delivering | Stage::Upgrading | Stage::Closing => "emp-phase-upgrading",
            Stage::Final => "emp-phase-final",
            Stage::Over => "emp-phase-over",
        }
    }
}
