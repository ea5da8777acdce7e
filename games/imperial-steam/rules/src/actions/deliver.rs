//! IMP-11.3 to IMP-11.9: deliver a good.

use kernel::{Events, Seat};

use crate::event::Event;
use crate::goods::Good;
use crate::ids::CityId;
use crate::kinds::{FreeAction, Hub};
use crate::moves::Move;
use crate::reason::{CityUse, GoodUse, Reason};
use crate::table::{FactorySite, Table};

impl Table {
    /// Whether the player can deliver anything at all now.
    #[inline]
    pub(crate) fn judge_deliver(&self, seat: Seat) -> Result<(), Reason> {
        if !self.may_repeat(FreeAction::Deliver) {
            return Err(Reason::DeliveredAlready);
        }
        if self.player(seat).has(Good::Coal) == 0 {
            return Err(Reason::CoalMissing);
        }
        Ok(())
    }

    /// Whether a city takes this good from this player (IMP-11.4 to IMP-11.6).
    #[inline]
    pub(crate) fn judge_demand(&self, seat: Seat, good: Good, city: CityId) -> Result<(), Reason> {
        if !self.player(seat).network.contains(city) {
            return Err(Reason::NotJoined { city, wanted: CityUse::Delivery });
        }
        if good != Good::Coal {
            return if self.city(city).demands(good) {
                Ok(())
            } else {
                Err(Reason::NotDemanded { good, city })
            };
        }
        let hub = self.hub_at(city).ok_or(Reason::NotDemanded { good, city })?;
        if self.hub(hub).has_key_of(seat) {
            return Err(Reason::CoalTwice { city });
        }
        self.hub(hub).next_key().map(|_| ()).ok_or(Reason::NotDemanded { good, city })
    }

    /// The place of the site among the player’s factories.
    pub(crate) fn judge_delivery(&self, seat: Seat, from: FactorySite, to: CityId) -> Result<usize, Reason> {
        self.judge_deliver(seat)?;
        let factories = &self.player(seat).factories;
        let index = factories.iter().position(|factory| factory.site == from);
        let index = index.ok_or(Reason::FactoryNotOwn { site: from, wanted: GoodUse::Deliver })?;
        if factories[index].left == 0 {
            return Err(Reason::GoodsUsedUp { site: from, wanted: GoodUse::Deliver });
        }
        self.judge_demand(seat, factories[index].good, to)?;
        Ok(index)
    }

    pub(crate) fn list_deliveries(&self, seat: Seat, out: &mut Vec<Move>) {
        let player = self.player(seat);
        if player.factories.is_empty() || self.judge_deliver(seat).is_err() {
            return;
        }
        for to in player.network.iter() {
            if self.city(to).demand == 0 && self.hub_at(to).is_none() {
                continue;
            }
            for factory in player.factories.iter().filter(|factory| factory.left > 0) {
                if self.judge_demand(seat, factory.good, to).is_ok() {
                    out.push(Move::Deliver { from: factory.site, to });
                }
            }
        }
    }

    pub(crate) fn deliver(
        &mut self,
        seat: Seat,
        from: FactorySite,
        to: CityId,
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        let index = self.judge_delivery(seat, from, to)?;
        self.delivered = true;
        self.spend(seat, Good::Coal, 1);
        let factory = &mut self.player_mut(seat).factories[index];
        factory.left -= 1;
        let good = factory.good;
        let guldens = self.delivery_price(good);
        self.collect(seat, guldens);
        events.push(Event::Delivered { seat, good, from, to, guldens });
        let hub = self.hub_at(to);
        match (good, hub) {
            (Good::Coal, Some(hub)) => self.take_key(seat, hub, events),
            _ => self.cities[to.index()].demand &= !(1 << good.index()),
        }
        if let Some(hub) = hub {
            self.grow(hub, events);
        }
        Ok(())
    }

    /// IMP-11.8
    fn take_key(&mut self, seat: Seat, hub: Hub, events: &mut Events<Event>) {
        let city = &mut self.hubs[hub.index()];
        if let Some(key) = city.next_key() {
            city.keys[key.index()] = Some(seat);
            events.push(Event::KeyTaken { seat, hub, key });
        }
    }
}
