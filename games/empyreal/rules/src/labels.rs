//! The words for what is on the table.

use kernel::{Arg, Message, Text, message, text};

use crate::ids::{CarId, PersonId};
use crate::kinds::{Award, Company, PersonKind, Size, Teams, Terrain, Upgrade};
use crate::phase::{Phase, UnderWay};
use crate::printed::{CarKind, CommonKind, Op, Printed};
use crate::table::{Card, Frame, Table};

impl Terrain {
    /// What it is called.
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::Mountain => message!(emp_mountain),
            Self::Lake => message!(emp_lake),
            Self::Forest => message!(emp_forest),
            Self::Lava => message!(emp_lava),
            Self::Glacier => message!(emp_glacier),
            Self::Desert => message!(emp_desert),
        }
    }

    /// “the lake city”
    #[must_use]
    pub const fn city_name(self) -> Message {
        match self {
            Self::Mountain => message!(emp_city_mountain),
            Self::Lake => message!(emp_city_lake),
            Self::Forest => message!(emp_city_forest),
            Self::Lava => message!(emp_city_lava),
            Self::Glacier => message!(emp_city_glacier),
            Self::Desert => message!(emp_city_desert),
        }
    }

    /// The name of its Good.
    #[must_use]
    pub const fn good_name(self) -> Message {
        match self {
            Self::Mountain => message!(emp_good_mountain),
            Self::Lake => message!(emp_good_lake),
            Self::Forest => message!(emp_good_forest),
            Self::Lava => message!(emp_good_lava),
            Self::Glacier => message!(emp_good_glacier),
            Self::Desert => message!(emp_good_desert),
        }
    }

    /// “lake good (Ehrlite)”
    #[must_use]
    pub fn good(self) -> Text {
        text!(emp_good_of, terrain = self.name(), name = self.good_name())
    }
}

impl Company {
    /// What it is called.
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
    pub const fn about(self) -> Message {
        match self {
            Self::Gesselheim => message!(emp_company_about_gesselheim),
            Self::KingsLine => message!(emp_company_about_kings_line),
            Self::Caterpillar => message!(emp_company_about_caterpillar),
            Self::Kerigan => message!(emp_company_about_kerigan),
            Self::Afterworld => message!(emp_company_about_afterworld),
            Self::GoldenSands => message!(emp_company_about_golden_sands),
        }
    }
}

impl Company {
    /// The name of the spellcar that is its own.
    pub(crate) const fn own_car(self) -> Message {
        match self {
            Self::Gesselheim => message!(emp_car_gesselheim),
            Self::KingsLine => message!(emp_car_kings_line),
            Self::Caterpillar => message!(emp_car_caterpillar),
            Self::Kerigan => message!(emp_car_kerigan),
            Self::Afterworld => message!(emp_car_afterworld),
            Self::GoldenSands => message!(emp_car_golden_sands),
        }
    }

    /// What that one does.
    pub(crate) const fn own_car_does(self) -> Message {
        match self {
            Self::Gesselheim => message!(emp_does_gesselheim),
            Self::KingsLine => message!(emp_does_kings_line),
            Self::Caterpillar => message!(emp_does_caterpillar),
            Self::Kerigan => message!(emp_does_kerigan),
            Self::Afterworld => message!(emp_does_afterworld),
            Self::GoldenSands => message!(emp_does_golden_sands),
        }
    }
}

impl CommonKind {
    /// What it is called.
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::BothOfTwo => message!(emp_car_both_of_two),
            Self::OneOfTwo => message!(emp_car_one_of_two),
            Self::OneOfThree => message!(emp_car_one_of_three),
            Self::PastCompetitor => message!(emp_car_past_competitor),
            Self::PastCityAndWasteland => message!(emp_car_past_city_and_wasteland),
            Self::Reclaiming => message!(emp_car_reclaiming),
        }
    }

    /// What one with these terrains does.
    fn does(self, terrains: Arg) -> Text {
        match self {
            Self::BothOfTwo => text!(emp_does_both_of_two, terrains = terrains),
            Self::OneOfTwo => text!(emp_does_one_of_two, terrains = terrains),
            Self::OneOfThree => text!(emp_does_one_of_three, terrains = terrains),
            Self::PastCompetitor => text!(emp_does_past_competitor, terrains = terrains),
            Self::PastCityAndWasteland => text!(emp_does_past_city_and_wasteland, terrains = terrains),
            Self::Reclaiming => text!(emp_does_reclaiming, terrains = terrains),
        }
    }
}

impl PersonKind {
    /// What it is called.
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::Captain => message!(emp_captain),
            Self::Engineer => message!(emp_engineer),
            Self::Surveyor => message!(emp_surveyor),
            Self::StationMaster => message!(emp_station_master),
        }
    }

    /// “an engineer”
    #[must_use]
    pub const fn name_with_article(self) -> Message {
        match self {
            Self::Captain => message!(emp_a_captain),
            Self::Engineer => message!(emp_a_engineer),
            Self::Surveyor => message!(emp_a_surveyor),
            Self::StationMaster => message!(emp_a_station_master),
        }
    }
}

impl Size {
    /// What it is called.
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::Double => message!(emp_double),
            Self::Triple => message!(emp_triple),
            Self::Quadruple => message!(emp_quadruple),
        }
    }
}

impl Upgrade {
    /// What it is called.
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::Mana => message!(emp_upgrade_mana),
            Self::Specialist => message!(emp_upgrade_specialist),
            Self::Spellcars => message!(emp_upgrade_spellcars),
        }
    }
}

impl Award {
    /// What it is called.
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::BranchOffice => message!(emp_award_branch_office),
            Self::Cache => message!(emp_award_cache),
            Self::Conglomerate => message!(emp_award_conglomerate),
            Self::Cosmopolitan => message!(emp_award_cosmopolitan),
            Self::Diversity => message!(emp_award_diversity),
            Self::DriveBy => message!(emp_award_drive_by),
            Self::EdgeLord => message!(emp_award_edge_lord),
            Self::Focus => message!(emp_award_focus),
            Self::SecondOpinion => message!(emp_award_second_opinion),
            Self::Technologist => message!(emp_award_technologist),
        }
    }

    /// What is counted.
    #[must_use]
    pub const fn does(self) -> Message {
        match self {
            Self::BranchOffice => message!(emp_award_does_branch_office),
            Self::Cache => message!(emp_award_does_cache),
            Self::Conglomerate => message!(emp_award_does_conglomerate),
            Self::Cosmopolitan => message!(emp_award_does_cosmopolitan),
            Self::Diversity => message!(emp_award_does_diversity),
            Self::DriveBy => message!(emp_award_does_drive_by),
            Self::EdgeLord => message!(emp_award_does_edge_lord),
            Self::Focus => message!(emp_award_does_focus),
            Self::SecondOpinion => message!(emp_award_does_second_opinion),
            Self::Technologist => message!(emp_award_does_technologist),
        }
    }
}

impl Teams {
    /// What it is called.
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::Off => message!(emp_teams_off),
            Self::Pairs => message!(emp_teams_2v2),
            Self::ThreePairs => message!(emp_teams_2v2v2),
            Self::Trios => message!(emp_teams_3v3),
        }
    }
}

impl PersonId {
    /// The name, which is the same in every language.
    #[must_use]
    pub fn name(self) -> Arg {
        Arg::Name(self.printed().name.as_str().into())
    }

    /// What the ability does.
    #[must_use]
    pub fn does(self) -> Message {
        self.printed().does
    }
}

impl CarId {
    /// The name; with its terrains where they tell it from others of its kind.
    #[must_use]
    pub fn name(self) -> Text {
        let car = self.printed();
        if car.terrains.is_empty() {
            return car.title.into();
        }
        text!(emp_car_of, car = car.title, terrains = self.terrains())
    }

    /// What it does, without what it costs.
    #[must_use]
    pub fn does(self) -> Text {
        let car = self.printed();
        match (car.does, car.kind) {
            (Some(does), _) => does.into(),
            (None, CarKind::Common(kind)) => kind.does(self.terrains()),
            (None, _) if car.terrains.len() == 1 => text!(emp_does_printed, terrains = self.terrains()),
            (None, _) => text!(emp_does_printed_three, terrains = self.terrains()),
        }
    }

    /// “mountain and lake”, or “mountain or lake”.
    fn terrains(self) -> Arg {
        let car = self.printed();
        let words: Vec<Arg> = car.terrains.iter().map(|terrain| terrain.name().into()).collect();
        if matches!(car.kind, CarKind::Common(CommonKind::BothOfTwo)) {
            return Arg::List(words);
        }
        one_of(words.clone()).unwrap_or(Arg::List(words))
    }
}

/// “lake or forest”: one, two or three words.
#[must_use]
pub fn one_of(words: Vec<Arg>) -> Option<Arg> {
    let mut words = words.into_iter();
    Some(match (words.next()?, words.next(), words.next(), words.next()) {
        (one, None, ..) => one,
        (one, Some(other), None, _) => text!(emp_or_2, one = one, other = other).into(),
        (one, Some(other), Some(third), None) => {
            text!(emp_or_3, one = one, other = other, third = third).into()
        }
        _ => return None,
    })
}

impl Card {
    /// The name of the card.
    #[must_use]
    pub fn name(self) -> Arg {
        match self {
            Self::Person(person) => person.name(),
            Self::Car(car) => car.name().into(),
            Self::Upgrade(upgrade) => upgrade.name().into(),
        }
    }
}

impl UnderWay {
    /// What it is called.
    #[must_use]
    pub fn name(self) -> Arg {
        match self {
            Self::Card(Card::Upgrade(_)) => message!(emp_under_way_upgrade).into(),
            Self::Card(card) => card.name(),
            Self::FinalDelivery => message!(emp_under_way_final).into(),
            Self::EndOfLine => message!(emp_under_way_end_of_line).into(),
            Self::Administrating => message!(emp_under_way_administrating).into(),
        }
    }
}

impl Phase {
    /// What it is called.
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::Awards => message!(emp_phase_awards),
            Self::Companies => message!(emp_phase_companies),
            Self::Headquarters { .. } => message!(emp_phase_headquarters),
            Self::Specialists => message!(emp_phase_specialists),
            Self::Administrating { .. } => message!(emp_phase_administrating),
            Self::Activating => message!(emp_phase_activating),
            Self::Delivering | Self::Upgrading | Self::Closing => message!(emp_phase_upgrading),
            Self::Final => message!(emp_phase_final),
            Self::Over => message!(emp_phase_over),
        }
    }
}

impl Table {
    /// What is being done: the phase, or what a card does within it.
    #[must_use]
    pub fn phase_name(&self) -> Message {
        match self.stack.last() {
            Some(Frame::Drafting(_) | Frame::Keeping { .. }) => return message!(emp_phase_drafting),
            _ if self.is_delivering() && self.phase != Phase::Final => return message!(emp_phase_delivering),
            Some(Frame::Discarding(_)) => return message!(emp_phase_discarding),
            Some(Frame::Ask(node)) => {
                if matches!(Printed::shipped().cards.program.op(*node), Op::Build(_)) {
                    return message!(emp_phase_building);
                }
            }
            _ => {}
        }
        self.phase.name()
    }
}
