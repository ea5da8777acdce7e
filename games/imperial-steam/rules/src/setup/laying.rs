//! What the three set-ups and chance decide.

use kernel::{Events, Stream};

use crate::event::{Event, Part};
use crate::goods::{Good, letters};
use crate::ids::{Cities, CityId, ContractId, TileId};
use crate::influence::on_track;
use crate::kinds::{Engineer, Hub};
use crate::printed::{DECKS, Map, REGIONS};
use crate::table::{REFILLS, SHIPMENTS, Table};

/// How many of each good there are to draw from for the Round track (IMP-0.8).
const ROUND_GOODS: u8 = 5;

/// A table that is being laid out.
pub(super) struct Laying<'a> {
    pub(super) table: Table,
    pub(super) stream: &'a mut Stream,
    pub(super) events: &'a mut Events<Event>,
}

impl Laying<'_> {
    /// Tells what chance has decided of a part; it is written only for those who listen.
    fn tell(&mut self, part: Part, written: impl FnOnce(&Table) -> String) {
        let table = &self.table;
        self.events.tell(|| Event::SetUp { part, drawn: written(table) });
    }

    const fn players(&self) -> usize {
        self.table.players as usize
    }

    /// IMP-0.3
    pub(super) fn fixed(&mut self) {
        let (printed, players) = (self.table.printed(), self.players());
        let setups = &printed.setups;
        for hub in Hub::ALL {
            let city = printed.map.space(printed.tiles.hub_space(hub, players));
            self.table.place_hub(city.expect("the shipped data is tested"), hub);
            let laid = &mut self.table.hubs[hub.index()];
            (laid.influence, laid.growth) = (setups.hub_influence[hub.index()], setups.growth[hub.index()]);
        }
        for city in Map::all_cities() {
            let numbered = |space| printed.tiles.numbered(players, space);
            if let Some(tile) = printed.map.city(city).space.and_then(numbered) {
                self.table.place(city, tile);
            }
        }
        self.table.crowns = setups.state_links(players);
        self.table.shipments = setups.shipments;
    }

    /// IMP-0.4
    pub(super) fn normal(&mut self) {
        let (printed, players) = (self.table.printed(), self.players());
        let cards = printed.setups.normal_cards(players);
        let card = &cards[self.stream.index(cards.len())];
        let mut hubs = Hub::ALL;
        self.stream.shuffle(&mut hubs);
        for (city, hub) in card.hubs.into_iter().zip(hubs) {
            self.table.place_hub(city, hub);
        }
        let mut special: Vec<TileId> =
            card.tiles.iter().filter_map(|number| printed.tiles.numbered(players, *number)).collect();
        self.stream.shuffle(&mut special);
        for (city, tile) in card.cities.iter().zip(&special) {
            self.table.place(*city, *tile);
        }
        let taken: Cities = card.hubs.into_iter().chain(card.cities.iter().copied()).collect();
        let rest: Vec<TileId> = printed.tiles.of(players).filter(|tile| !special.contains(tile)).collect();
        self.fill(taken, rest);
        self.table.crowns = card.state_links;
        self.tell_tiles();
        self.tell_crowns();
        let mut cards: Vec<usize> = (0..printed.setups.state_cards.len()).collect();
        self.stream.shuffle(&mut cards);
        self.hub_influence(&mut cards);
        self.shipments_and_growth();
    }

    /// IMP-0.5
    pub(super) fn random(&mut self) {
        let (printed, players) = (self.table.printed(), self.players());
        let mut hubs = Hub::ALL;
        self.stream.shuffle(&mut hubs);
        let mut tiles: Vec<TileId> = printed.tiles.of(players).collect();
        self.stream.shuffle(&mut tiles);
        let mut taken = Cities::NONE;
        for (region, hub) in (0..REGIONS).zip(hubs) {
            let mut cities: Vec<CityId> =
                Map::all_cities().filter(|city| printed.map.city(*city).region == Some(region)).collect();
            self.stream.shuffle(&mut cities);
            taken = taken.or(cities.iter().copied().collect());
            let mut cities = cities.into_iter();
            if let Some(city) = cities.next() {
                self.table.place_hub(city, hub);
            }
            for city in cities {
                if let Some(tile) = tiles.pop() {
                    self.table.place(city, tile);
                }
            }
        }
        self.fill(taken, tiles);
        self.tell_tiles();
        let mut cards: Vec<usize> = (0..printed.setups.state_cards.len()).collect();
        self.stream.shuffle(&mut cards);
        self.hub_influence(&mut cards);
        let mut cards = cards.into_iter().map(|card| printed.setups.state_cards[card]);
        let count = cards.next().map_or(0, |card| card.number);
        self.table.crowns = cards.take(usize::from(count)).map(|card| card.link).collect();
        self.tell_crowns();
        self.shipments_and_growth();
    }

    /// Places these tiles at random in all cities that have a space and none yet.
    fn fill(&mut self, taken: Cities, mut tiles: Vec<TileId>) {
        self.stream.shuffle(&mut tiles);
        let map = self.table.map();
        let empty =
            Map::all_cities().filter(|city| map.city(*city).space.is_some() && !taken.contains(*city));
        for (city, tile) in empty.zip(tiles) {
            self.table.place(city, tile);
        }
    }

    /// IMP-0.7: the stack of markers moves and drops its lowest.
    fn hub_influence(&mut self, cards: &mut Vec<usize>) {
        let mut stack = Hub::ALL;
        self.stream.shuffle(&mut stack);
        let cards = cards.drain(..stack.len());
        let numbers: Vec<u8> =
            cards.map(|card| self.table.printed().setups.state_cards[card].number).collect();
        for (hub, steps) in stack.into_iter().zip(drop_markers(&numbers)) {
            self.table.hubs[hub.index()].influence = steps;
        }
        self.tell(Part::HubInfluence, |table| {
            Hub::ALL.map(|hub| format!("{hub} {}", on_track(table.hub(hub).influence))).join(" ")
        });
    }

    fn shipments_and_growth(&mut self) {
        let mut tiles = self.table.printed().boards.shipments.tiles;
        self.stream.shuffle(&mut tiles);
        self.table.shipments.copy_from_slice(&tiles[..SHIPMENTS]);
        self.tell(Part::Shipments, |table| format!("shipments {}", spaced(table.shipments)));
        let mut growth: [u8; Hub::ALL.len()] = std::array::from_fn(|tile| tile as u8);
        self.stream.shuffle(&mut growth);
        for (hub, tile) in self.table.hubs.iter_mut().zip(growth) {
            hub.growth = tile;
        }
        self.tell(Part::Growth, |_| format!("growth {}", spaced(growth.map(|tile| tile + 1))));
    }

    /// IMP-0.8
    pub(super) fn refills(&mut self) {
        let each = self.players() - 1;
        let mut bag = [ROUND_GOODS; Good::ALL.len()];
        for round in 0..REFILLS {
            for _ in 0..each {
                let good = self.stream.take(&mut bag);
                self.table.refills[round][good] += 1;
                self.table.supply[good] -= 1;
            }
        }
        self.tell(Part::Refills, |table| format!("goods {}", spaced(table.refills.iter().map(letters))));
    }

    /// IMP-0.9
    pub(super) fn engineers(&mut self) {
        let players = self.players();
        let mut waiting: Vec<Engineer> =
            Engineer::ALL.into_iter().flat_map(|kind| std::iter::repeat_n(kind, players)).collect();
        self.stream.shuffle(&mut waiting);
        let mut waiting = waiting.into_iter();
        for hub in Hub::ALL {
            let icons = usize::from(self.table.printed().boards.sources(players, hub));
            for kind in waiting.by_ref().take(icons) {
                self.table.hubs[hub.index()].engineers[kind.index()] += 1;
            }
        }
        self.tell(Part::Engineers, |table| {
            let waiting = Hub::ALL.map(|hub| {
                let [bridge, tunnel] = table.hub(hub).engineers;
                format!("{hub} {}{}", "B".repeat(bridge.into()), "T".repeat(tunnel.into()))
            });
            format!("engineers {}", waiting.join(" "))
        });
    }

    /// IMP-0.10
    pub(super) fn contracts(&mut self) {
        for size in DECKS {
            let of_deck = |id: &ContractId| self.table.contract(*id).size == size;
            let mut deck: Vec<_> = ContractId::all().filter(of_deck).collect();
            self.stream.shuffle(&mut deck);
            for contract in deck.into_iter().take(self.players() + 1) {
                self.table.display.insert(contract);
            }
        }
        self.tell(Part::Contracts, |table| format!("contracts {}", spaced(table.display.iter())));
    }

    /// IMP-0.12
    pub(super) fn order(&mut self) {
        let players = self.players();
        self.stream.shuffle(&mut self.table.order[..players]);
        self.table.ranking = self.table.order;
        self.table.active = self.table.order[0];
        self.tell(Part::TurnOrder, |table| format!("order {}", spaced(table.in_order())));
        self.events.tell(|| Event::TurnOrder { seats: self.table.in_order().collect() });
    }

    fn tell_tiles(&mut self) {
        self.tell(Part::Tiles, |table| {
            let spaces = Map::all_cities().filter(|city| table.map().city(*city).space.is_some());
            format!("tiles {}", spaced(spaces.map(|city| table.tile_text(city))))
        });
    }

    fn tell_crowns(&mut self) {
        self.tell(Part::StateRailways, |table| format!("state {}", spaced(table.crowns.iter())));
    }
}

fn spaced<T: ToString>(all: impl IntoIterator<Item = T>) -> String {
    all.into_iter().map(|one| one.to_string()).collect::<Vec<_>>().join(" ")
}

/// Where each marker of a stack, from the lowest, is dropped when the stack moves by these numbers (IMP-0.7).
fn drop_markers(numbers: &[u8]) -> impl Iterator<Item = u8> {
    numbers.iter().scan(0, |space, steps| {
        *space += steps;
        Some(*space)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// T01 (p. 7): bronze, green, blue, white from the bottom; the cards say 3, 2, 1, 4.
    #[test]
    fn t01_markers_are_dropped_from_the_bottom() {
        // IMP-0.7
        assert_eq!(drop_markers(&[3, 2, 1, 4]).collect::<Vec<_>>(), [3, 5, 6, 10]);
    }
}
