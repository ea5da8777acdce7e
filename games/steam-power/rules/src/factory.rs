//! SP-3: building factories.

use std::ops::RangeInclusive;

use hexes::Coord;
use kernel::{Events, Seat};

use crate::event::{Event, NamedCity};
use crate::goods::Colour;
use crate::ids::CityId;
use crate::moves::Move;
use crate::reason::Reason;
use crate::table::{BONUS_VARIES_BY, FACTORY_RESOURCES, Owner, Table};

/// With how many resources a factory is built while the stock has enough: five (SP-3.3), or one more or less with the bonus
/// (SP-4.13).
#[must_use]
pub const fn usual_factory_sizes(bonus: bool) -> RangeInclusive<u8> {
    let vary = if bonus { BONUS_VARIES_BY } else { 0 };
    FACTORY_RESOURCES - vary..=FACTORY_RESOURCES + vary
}

impl Table {
    /// With how many resources a factory can be built: the usual number, but never more than the stock holds (SP-3.3).
    #[must_use]
    pub fn factory_sizes(&self, colour: Colour, bonus: bool) -> RangeInclusive<u8> {
        let (usual, stock) = (usual_factory_sizes(bonus), self.stock[colour.index()]);
        (*usual.start()).min(stock)..=(*usual.end()).min(stock)
    }

    pub(crate) fn list_factories(&self, seat: Seat, bonus: bool, out: &mut Vec<Move>) {
        // Those that are not connected are left out at once.
        for city in self.track.live().iter() {
            if let Ok(colour) = self.judge_factory(seat, city) {
                let at = self.board().site(city).coord;
                let sizes = self.factory_sizes(colour, bonus);
                out.extend(sizes.map(|resources| Move::Factory { at, resources }));
            }
        }
    }

    /// `factory`
    pub(crate) fn build_factory(
        &mut self,
        seat: Seat,
        at: Coord,
        resources: u8,
        bonus: bool,
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        let id = self.board().find_city(at).ok_or(Reason::NoCityForFactory { at })?;
        let colour = self.judge_factory(seat, id)?;
        let sizes = self.factory_sizes(colour, bonus);
        if !sizes.contains(&resources) {
            let (fewest, most) = (*sizes.start(), *sizes.end());
            return Err(if bonus {
                Reason::BonusFactorySize { fewest, most }
            } else {
                Reason::FactorySize { resources: most }
            });
        }
        self.player_mut(seat).factories -= 1;
        self.put_factory(id, Owner::Seat(seat), colour, resources);
        let city = NamedCity::of(self.board(), id);
        self.progresses();
        events.push(Event::FactoryBuilt { seat, city, colour, resources });
        Ok(())
    }

    pub(crate) fn put_factory(&mut self, id: CityId, owner: Owner, colour: Colour, resources: u8) {
        let city = &mut self.cities[id.index()];
        city.factory = Some(owner);
        city.resources = resources;
        self.stock[colour.index()] -= resources;
    }

    /// Whether a factory can be built in a city, whatever its size. Inlined, so that listing makes no reasons.
    #[inline(always)]
    fn judge_factory(&self, seat: Seat, id: CityId) -> Result<Colour, Reason> {
        let (city, place) = (self.city(id), || NamedCity::of(self.board(), id));
        let Some(colour) = city.tile.colour() else {
            return Err(Reason::FactoryForPoints { city: place() });
        };
        if city.factory.is_some() {
            return Err(Reason::SecondFactory { city: place() });
        }
        if !self.track.live().contains(id) {
            let alone = self.board().site(id).group.len() == 1;
            return Err(if alone {
                Reason::NoLinkToCity { city: place() }
            } else {
                Reason::NoLinkToGroup { city: place() }
            });
        }
        if self.player(seat).factories == 0 {
            return Err(Reason::NoFactoryLeft);
        }
        if self.stock[colour.index()] == 0 {
            return Err(Reason::NoResourcesLeft { colour });
        }
        Ok(colour)
    }
}
