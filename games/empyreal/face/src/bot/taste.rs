//! What cards are worth to a seat, by what they do and by the terrains that it needs.

use empyreal::printed::{
    Build, Cards, Ground, Lands, Modifier, Near, NodeId, Op, PERSONS, Printed, Trigger, Where,
};
use empyreal::{CarId, PersonId, PersonKind, Terrain};

use super::worth::MANA;

/// How much a train on each terrain is wanted; about 1 each.
pub(super) type Wanted = [f32; Terrain::ALL.len()];

/// What every card is worth when it is carried out once.
pub(super) struct Taste {
    cars: Vec<f32>,
    people: [f32; PERSONS],
}

impl Taste {
    pub(super) fn new(wanted: &Wanted, home: Option<Terrain>) -> Self {
        let cards = &Printed::shipped().cards;
        let judge = Judge { cards, wanted, home };
        let cars = CarId::all().map(|car| judge.car(car)).collect();
        let mut people = [0.0; PERSONS];
        for person in PersonId::all() {
            people[person.index()] = judge.person(person);
        }
        Self { cars, people }
    }

    pub(super) fn car(&self, car: CarId) -> f32 {
        self.cars[car.index()]
    }

    /// For a Station Master, in the whole of a long game.
    pub(super) fn person(&self, person: PersonId) -> f32 {
        self.people[person.index()]
    }
}

struct Judge<'a> {
    cards: &'static Cards,
    wanted: &'a Wanted,
    home: Option<Terrain>,
}

/// How often a Station Master is used who can be used in each turn, who joins an administration, or who waits for deliveries.
const EACH_TURN: f32 = 4.0;
const ADMINISTRATIONS: f32 = 3.0;
const DELIVERIES: f32 = 3.0;
/// What somebody is worth of whom nothing can be said.
const LEAST: f32 = 0.2;

impl Judge<'_> {
    fn car(&self, car: CarId) -> f32 {
        let printed = car.printed();
        self.effect(printed.effect) - MANA * f32::from(printed.inherent)
    }

    fn person(&self, person: PersonId) -> f32 {
        let printed = person.printed();
        let worth = match (printed.each_turn, printed.when) {
            (Some(node), _) => EACH_TURN * self.effect(node),
            (None, Some((Trigger::Administrate, node))) => ADMINISTRATIONS * self.effect(node),
            (None, Some((_, node))) if person.kind() == PersonKind::StationMaster => {
                DELIVERIES * self.effect(node)
            }
            (None, _) => self.effect(printed.effect),
        };
        worth.max(LEAST)
    }

    fn effect(&self, node: NodeId) -> f32 {
        match self.cards.program.op(node) {
            Op::Steps(steps) => steps.iter().map(|step| self.effect(*step)).sum(),
            Op::Choose(options) => {
                let options = options.iter().map(|option| self.effect(*option));
                options.fold(0.0, f32::max) + 0.1
            }
            Op::Repeat { times, each } => self.effect(*each) * (0.2 + 0.8 * f32::from(*times)),
            Op::Pay { mana, then } => self.effect(*then) - MANA * f32::from(*mana),
            Op::Exchange { give, get } => self.effect(*give) + self.effect(*get),
            Op::When { then, .. } | Op::EachTurn(then) => self.effect(*then),
            Op::Modify(modifier) => modified(*modifier),
            Op::Build(build) => self.build(build),
            Op::PlaceWasteland { to_folio } => 0.1 + f32::from(*to_folio),
            Op::PickHex(_) => 0.0,
            Op::PlaceGood(_) => 0.9,
            Op::ReturnGoods(count) => -0.7 * f32::from(*count),
            Op::ReturnGoodAround | Op::DiscardSpellcars | Op::RemoveTrains | Op::RearrangeSpellcars => 0.1,
            Op::ReplaceGood | Op::FetchGood | Op::PullGoods { all: false } => 0.8,
            Op::PullGoods { all: true } => 2.5,
            Op::MoveTrain { .. } => 0.5,
            Op::SwitchTrains | Op::TradeSpecialist | Op::SwapTiles => 0.4,
            Op::Deliver { tile: true, .. } => 4.0,
            Op::Deliver { tile: false, .. } => 0.9,
            Op::GainMana(count) => 0.6 * f32::from(*count),
            Op::Reclaim(count) => MANA * f32::from(*count),
            Op::ReclaimAll => 4.0 * MANA,
            Op::GainSpellcars(count) => 0.6 * f32::from(*count),
            Op::GainSpecialist => 1.5,
            Op::Refresh { .. } => 0.6,
            Op::ActivateGained | Op::Copy(_) | Op::UseFree => 0.9,
            Op::DraftOver(_) => 1.5,
            Op::ExtraTurn => 1.5,
            Op::GainGoods(count) => 0.3 * f32::from(*count),
        }
    }

    fn build(&self, build: &Build) -> f32 {
        let wanted = |terrain: &Terrain| self.wanted[terrain.index()];
        let ground = match &build.on {
            Ground::Terrains(terrains) => {
                let best = terrains.iter().map(wanted).fold(0.0, f32::max);
                best + 0.12 * (terrains.len() - 1) as f32
            }
            Ground::Of(Lands::Any) => self.wanted.iter().copied().fold(0.0, f32::max) + 0.3,
            Ground::Of(Lands::Home) => self.home.as_ref().map_or(0.5, wanted),
            Ground::Of(Lands::Wasteland) => 0.3,
            Ground::Of(Lands::Land) => 0.9,
        };
        let near = match build.near {
            None => 1.0,
            Some(Near::CityOrWasteland) => 0.8,
            Some(Near::Edge | Near::City | Near::Competitor) => 0.7,
        };
        let r#where = if build.r#where == Where::Anywhere { 0.2 } else { 0.0 };
        ground * near + r#where + 0.08 * build.free.len() as f32
    }
}

/// For the whole game where it holds so long.
fn modified(modifier: Modifier) -> f32 {
    match modifier {
        Modifier::MoveCosts(_) => 1.5,
        Modifier::Surcharges(_) => 1.2,
        Modifier::InherentCosts(_) => 0.6,
        Modifier::Transfers(_) => 0.6,
        Modifier::FreeTransfers(_) | Modifier::FreeHex(_) => 0.5,
        Modifier::ActivateFirst(_) => 0.7,
        Modifier::DoublePrice(_) => 1.2,
        Modifier::DemandBonus(_) => 2.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn car(id: &str) -> CarId {
        id.parse().expect("there is such a car")
    }

    #[test]
    fn a_spellcar_is_worth_what_it_builds() {
        let mut wanted = [0.5; Terrain::ALL.len()];
        wanted[Terrain::Lava.index()] = 1.0;
        let taste = Taste::new(&wanted, Some(Terrain::Lake));
        let better = |one: &str, other: &str| taste.car(car(one)) > taste.car(car(other));
        assert!(better("reclaiming-lava", "reclaiming-lake"));
        assert!(better("one-of-two-lake-lava", "one-of-two-desert-lake"));
        assert!(better("reclaiming-lava", "car-bomb"));
    }

    #[test]
    fn nobody_is_worth_nothing() {
        let taste = Taste::new(&[0.0; Terrain::ALL.len()], None);
        assert!(PersonId::all().all(|person| taste.person(person) >= LEAST));
        assert!(CarId::all().all(|car| taste.car(car).is_finite()));
    }
}
