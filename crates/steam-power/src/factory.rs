//! SP-3: building factories.

use hexes::Coord;
use kernel::{Arg, Refusal, Seat, text};

use crate::event::{Event, Place};
use crate::goods::Colour;
use crate::ids::CityId;
use crate::moves::Move;
use crate::table::{BONUS_VARIES_BY, FACTORY_RESOURCES, Owner, Table};

impl Table {
    /// With how many resources a factory can be built: five, or one more or less with the bonus; never more than the
    /// stock holds (SP-3.3, SP-4.13).
    #[must_use]
    pub fn factory_sizes(&self, colour: Colour, bonus: bool) -> std::ops::RangeInclusive<u8> {
        let vary = if bonus { BONUS_VARIES_BY } else { 0 };
        let stock = self.stock[colour.index()];
        (FACTORY_RESOURCES - vary).min(stock)..=(FACTORY_RESOURCES + vary).min(stock)
    }

    /// The cities in which a factory can be built by anybody: connected, empty, not for points only.
    fn sites_for_factories(&self) -> impl Iterator<Item = (CityId, Colour)> + '_ {
        self.track.live().iter().filter_map(|id| {
            let city = self.city(id);
            let colour = city.tile.colour()?;
            (city.factory.is_none() && self.stock[colour.index()] > 0).then_some((id, colour))
        })
    }

    pub(crate) fn list_factories(&self, seat: Seat, bonus: bool, out: &mut Vec<Move>) {
        if self.player(seat).factories == 0 {
            return;
        }
        for (city, colour) in self.sites_for_factories() {
            let at = self.board().site(city).coord;
            out.extend(self.factory_sizes(colour, bonus).map(|resources| Move::Factory { at, resources }));
        }
    }

    /// `factory`
    pub(crate) fn build_factory(
        &mut self,
        seat: Seat,
        at: Coord,
        resources: u8,
        bonus: bool,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let (id, colour) = self.judge_factory(seat, at)?;
        let sizes = self.factory_sizes(colour, bonus);
        if !sizes.contains(&resources) {
            let (fewest, most) = (*sizes.start(), *sizes.end());
            let rule = if bonus { "SP-4.13" } else { "SP-3.3" };
            return Err(Refusal::new(
                rule,
                if fewest == most {
                    text!("sp-no-factory-size-only", resources = most)
                } else {
                    text!("sp-no-factory-size", fewest = fewest, most = most)
                },
            ));
        }
        self.player_mut(seat).factories -= 1;
        self.put_factory(id, Owner::Seat(seat), colour, resources);
        let city = Place::of(self.board(), id);
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

    /// Whether a factory can be built in a city, whatever its size.
    pub(crate) fn judge_factory(&self, seat: Seat, at: Coord) -> Result<(CityId, Colour), Refusal> {
        let Some(id) = self.board().find_city(at) else {
            return Err(Refusal::new("SP-3.1", text!("sp-no-city-here", at = at.to_string())));
        };
        let (city, name) = (self.city(id), Place::of(self.board(), id));
        let Some(colour) = city.tile.colour() else {
            return Err(Refusal::new("SP-3.4", text!("sp-no-factory-for-points", city = name)));
        };
        if city.factory.is_some() {
            return Err(Refusal::new("SP-3.5", text!("sp-no-second-factory", city = name)));
        }
        if !self.track.live().contains(id) {
            let alone = self.board().site(id).group.len() == 1;
            return Err(if alone {
                Refusal::new("SP-3.1", text!("sp-no-link-to-city", city = name))
            } else {
                Refusal::new("SP-3.2", text!("sp-no-link-to-group", city = name))
            });
        }
        if self.player(seat).factories == 0 {
            return Err(Refusal::new("SP-3.6", text!("sp-no-factory-left")));
        }
        if self.stock[colour.index()] == 0 {
            let colour = Arg::Word(colour.word());
            return Err(Refusal::new("SP-3.3", text!("sp-no-resources-left", colour = colour)));
        }
        Ok((id, colour))
    }
}
