//! Whether a part of an ability would do anything (EMP-2.5). Costs and exchanges ask this before they begin (EMP-2.6, EMP-2.7).

use kernel::Seat;

use crate::hex_set::HexSet;
use crate::ids::{CarId, HexId, PersonId};
use crate::kinds::{PersonKind, Terrain};
use crate::phase::Phase;
use crate::printed::{Colour, CopyFrom, Modifier, NodeId, Op, Pick, Printed, Program};
use crate::scope::Scope;
use crate::table::{Card, Occasion, Slot, Table};

pub(crate) fn program() -> &'static Program {
    &Printed::shipped().cards.program
}

impl Table {
    pub(crate) fn possible(&self, node: NodeId, scope: &Scope) -> bool {
        let player = self.player(scope.seat);
        match program().op(node) {
            Op::Steps(steps) | Op::Choose(steps) => steps.iter().any(|step| self.possible(*step, scope)),
            Op::Repeat { each: then, .. } | Op::EachTurn(then) => self.possible(*then, scope),
            Op::Pay { mana, then } => {
                scope.mana(self) >= *mana && self.possible(*then, &scope.paying_freely(*mana))
            }
            Op::Exchange { give, get } => {
                self.possible(*give, scope) && (moves_bound_train(*get) || self.possible(*get, scope))
            }
            Op::Modify(Modifier::FreeHex(_)) | Op::RemoveTrains => scope.run.hex.is_some(),
            Op::Modify(_) | Op::When { .. } | Op::ExtraTurn => true,
            Op::Build(build) => self.can_build_somewhere(build, scope),
            Op::PlaceWasteland { .. } => !self.wasteland_sites(scope.seat).is_empty(),
            Op::PickHex(pick) => !self.pickable(node, *pick, scope).is_empty(),
            Op::PlaceGood(colour) => {
                scope.run.hex.is_some_and(|hex| self.placeable(*colour, hex).next().is_some())
            }
            Op::ReturnGoods(count) => self.returnable(node, scope, *count),
            Op::ReturnGoodAround | Op::PullGoods { .. } => {
                scope.run.hex.is_some_and(|hex| self.goods_around(hex))
            }
            Op::ReplaceGood => self.replaceable(scope.seat),
            Op::FetchGood => self.fetchable(scope.seat),
            Op::MoveTrain { from_bound } => {
                let mut trains = self.movable(*from_bound, scope).iter();
                trains.any(|from| !self.landings(scope.seat, from).is_empty())
            }
            Op::SwitchTrains => self.switches(scope.seat).next().is_some(),
            Op::Deliver { most, tile } => {
                self.deliveries(scope.seat, Occasion::Card { most: *most, tile: *tile }).next().is_some()
            }
            Op::GainMana(_) => player.crystals_missing() > 0,
            Op::Reclaim(_) | Op::ReclaimAll => player.spent + scope.paid > 0,
            Op::GainSpellcars(_) => self.can_gain_car(scope.seat),
            Op::GainSpecialist => self.draftable(scope.seat).next().is_some(),
            Op::Refresh { captain, engineer } => {
                let tired = |kind| player.staff(kind).is_some_and(|staff| !staff.ready);
                *captain && tired(PersonKind::Captain) || *engineer && tired(PersonKind::Engineer)
            }
            Op::DiscardSpellcars => self.all_seats().any(|other| self.must_discard(scope.seat, other)),
            Op::RearrangeSpellcars => player.tiles().next().is_some(),
            Op::ActivateGained => Slot::all().any(|slot| self.judge_activate_gained(slot, scope).is_ok()),
            Op::Copy(from) => match from {
                CopyFrom::Market | CopyFrom::Neighbour => {
                    self.copied_cars(*from, scope).any(|car| self.judge_copy_car(car, scope).is_ok())
                }
                CopyFrom::Engineer | CopyFrom::Surveyor => {
                    self.all_seats().any(|other| self.imitable(*from, other, scope).is_some())
                }
            },
            Op::UseFree => [PersonKind::Captain, PersonKind::Engineer]
                .into_iter()
                .any(|kind| self.can_use_free(kind, scope).is_some()),
            Op::TradeSpecialist => self.trades(scope.seat).next().is_some(),
            Op::DraftOver(_) => !self.boxed_masters().is_empty(),
            Op::SwapTiles => self.tiles_can_swap(),
            Op::GainGoods(_) => self.goods_of_cities(scope.seat).next().is_some(),
        }
    }

    /// What a car costs by itself, where it is carried out now (EMP-4.6).
    pub(crate) fn inherent(&self, car: CarId) -> u8 {
        let waived = self.phase == Phase::Activating && self.turn.terms.no_inherent;
        if waived { 0 } else { car.printed().inherent }
    }

    /// The person whose ability another player’s specialist lends, where it would do something.
    pub(crate) fn imitable(&self, from: CopyFrom, other: Seat, scope: &Scope) -> Option<PersonId> {
        let person = self.lends(from, other, scope.seat)?;
        self.can_begin_person(person, scope).then_some(person)
    }

    /// Whether a card that is being carried out can begin somebody’s ability, and that would do something.
    pub(crate) fn can_begin_person(&self, person: PersonId, scope: &Scope) -> bool {
        let card = Card::Person(person);
        !scope.has_person(person)
            && self.has_room_for_card()
            && self.possible(card.effect(), &scope.copying(card, 0))
    }

    /// Whether another player has this person to copy, whatever would come of it.
    pub(crate) fn could_imitate(&self, from: CopyFrom, person: PersonId) -> bool {
        self.all_seats().any(|other| self.lends(from, other, self.active) == Some(person))
    }

    fn lends(&self, from: CopyFrom, other: Seat, to: Seat) -> Option<PersonId> {
        let player = self.player(other);
        match from {
            _ if other == to => None,
            CopyFrom::Engineer => player.engineer.filter(|staff| staff.ready).map(|staff| staff.person),
            CopyFrom::Surveyor => player.surveyor.map(|staff| staff.person),
            CopyFrom::Market | CopyFrom::Neighbour => None,
        }
    }

    /// The hexes that a card may bind, with a look at what it does with them.
    pub(crate) fn pickable(&self, node: NodeId, pick: Pick, scope: &Scope) -> HexSet {
        let fits = |hex: &HexId| {
            let kind = match pick {
                Pick::Any => true,
                Pick::WithGood => self.map.has_goods(*hex),
                Pick::WithoutGood => !self.map.has_goods(*hex) && !self.map.wasteland.contains(*hex),
            };
            kind && self.leads_on(node, *hex, scope)
        };
        self.map.network(scope.seat).iter().filter(fits).collect()
    }

    fn leads_on(&self, node: NodeId, hex: HexId, scope: &Scope) -> bool {
        let mut bound = *scope;
        bound.run.hex = Some(hex);
        match program().following(node) {
            Some(next) => self.possible(next, &bound),
            None => true,
        }
    }

    /// The colours of a Good that may be placed on a hex.
    pub(crate) fn placeable(&self, colour: Colour, hex: HexId) -> impl Iterator<Item = Terrain> {
        let terrain = self.map.terrain(hex);
        let present = *self.map.goods(hex);
        let supply = self.supply;
        Terrain::ALL.into_iter().filter(move |good| {
            let right = match colour {
                Colour::Any => true,
                Colour::Terrain => terrain == Some(*good),
                Colour::Present => present[good.index()] > 0,
                Colour::Only(only) => only == *good,
            };
            right && supply[good.index()] > 0
        })
    }
}

/// Whether this moves the train of the hex that was bound just before: then that hex was chosen so that it can.
pub(crate) fn moves_bound_train(node: NodeId) -> bool {
    let Op::Steps(steps) = program().op(node) else { return false };
    steps.iter().any(|step| *program().op(*step) == Op::MoveTrain { from_bound: true })
}
