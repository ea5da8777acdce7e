//! What one player has.

use std::collections::BTreeMap;

use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::{city, contracts, links, steps};
use crate::goods::{Good, counts, letters};
use crate::ids::Cities;
use crate::influence::on_track;
use crate::kinds::{Action, Engineer};
use crate::table::{
    FIRST_ENGINE, Factories, Factory, FactorySite, LEVELS, MAX_TRAINS, MAX_WORKERS, Player, Table,
};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedPlayer {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cash: Option<i32>,
    /// A bid that waits for the others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bid: Option<u16>,
    influence: u16,
    training: [u8; LEVELS],
    working: [u8; LEVELS],
    engineers: Vec<Engineer>,
    trains: Vec<u8>,
    passenger_cars: u8,
    reserved_cars: u8,
    goods: String,
    landing: String,
    stations: Vec<String>,
    tracks: Vec<String>,
    factories: Vec<SavedFactory>,
    contracts: Vec<String>,
    share: u16,
    investors: u8,
    shareholders: u8,
    hands: u8,
    placed: BTreeMap<String, u8>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedFactory {
    site: String,
    good: Good,
    left: u8,
}

impl SavedPlayer {
    pub(super) fn of(table: &Table, seat: Seat) -> Self {
        let (player, map) = (table.player(seat), table.map());
        let known = table.secret.known.contains(seat);
        // The phase tells that there is a bid; its amount is only in views that may show it.
        let bid = table.secret.bids[seat.index()];
        Self {
            cash: known.then(|| table.cash(seat)),
            bid: (bid > 0).then_some(bid),
            influence: on_track(player.influence),
            training: player.training,
            working: player.working,
            engineers: Engineer::ALL.into_iter().filter(|kind| player.engineers[kind.index()]).collect(),
            trains: player.trains.into_iter().filter(|level| *level > 0).collect(),
            passenger_cars: player.passenger_cars,
            reserved_cars: player.reserved_cars,
            goods: letters(&player.goods),
            landing: letters(&player.landing),
            stations: player.stations.iter().map(|city| map.city(city).id.clone()).collect(),
            tracks: player.tracks.iter().map(|link| link.to_string()).collect(),
            factories: player
                .factories
                .iter()
                .map(|factory| SavedFactory {
                    site: factory.site.to_string(),
                    good: factory.good,
                    left: factory.left,
                })
                .collect(),
            contracts: player.contracts.iter().map(|id| id.to_string()).collect(),
            share: table.share_value(seat) as u16,
            investors: player.investors,
            shareholders: player.shareholders,
            hands: player.hands,
            placed: Action::ALL
                .into_iter()
                .zip(player.placed)
                .filter(|(_, hands)| *hands > 0)
                .map(|(action, hands)| (action.to_string(), hands))
                .collect(),
        }
    }
}

impl Table {
    pub(super) fn load_player(&mut self, seat: Seat, saved: &SavedPlayer) -> Result<(), String> {
        let map = self.map();
        let shares = &self.printed().boards.shares;
        let share = shares.row(saved.share);
        let tracks = links(map, &saved.tracks)?;
        let stations: Cities = saved.stations.iter().map(|id| city(map, id)).collect::<Result<_, _>>()?;
        let mut trains = [0; MAX_TRAINS];
        for (index, level) in saved.trains.iter().enumerate() {
            *trains.get_mut(index).ok_or("nobody has more than three trains")? = *level;
        }
        let mut factories = Factories::NONE;
        if saved.factories.len() > usize::from(MAX_WORKERS) {
            return Err("nobody has more factories than workers".into());
        }
        for factory in &saved.factories {
            let site: FactorySite =
                factory.site.parse().map_err(|()| format!("there is no site “{}”", factory.site))?;
            if self.is_built(site) {
                return Err(format!("two factories stand on {}", factory.site));
            }
            self.cities[site.city.index()].built |= 1 << site.slot;
            let taken = &mut self.taken[factory.good.index()];
            *taken = taken.checked_add(1).ok_or("there are too many factories")?;
            factories.push(Factory { site, good: factory.good, left: factory.left });
        }
        let mut placed = [0; Action::ALL.len()];
        for (action, hands) in &saved.placed {
            let action: Action = action.parse().map_err(|()| format!("there is no action “{action}”"))?;
            placed[action.index()] = *hands;
        }
        let mut engineers = [false; Engineer::ALL.len()];
        for kind in &saved.engineers {
            engineers[kind.index()] = true;
        }
        for station in stations.without(Cities::only(map.wien)).iter() {
            let stations = &mut self.cities[station.index()].stations;
            *stations = stations.saturating_add(1);
        }
        for link in tracks.iter() {
            self.tracks[link.index()].insert(seat);
        }
        for level in trains.into_iter().filter(|level| *level > FIRST_ENGINE) {
            let left = self.engines.get_mut(usize::from(level - FIRST_ENGINE) - 1);
            let left = left.ok_or_else(|| format!("there is no engine IS-{level}"))?;
            *left = left.checked_sub(1).ok_or_else(|| format!("there are too many engines IS-{level}"))?;
        }
        if seat.index() == 0 {
            for (left, scrapped) in self.engines.iter_mut().zip(self.scrapped) {
                *left = left.checked_sub(scrapped).ok_or("there are too many engines")?;
            }
        }
        let cash = saved.cash.ok_or("the money of a player is missing")?;
        if cash > Table::TOO_MUCH {
            return Err(format!("there are not {cash} guldens"));
        }
        self.secret.cash[seat.index()] = cash;
        self.secret.bids[seat.index()] = saved.bid.unwrap_or(0);
        let network = tracks.iter().flat_map(|link| map.link(link).ends()).chain([map.wien]).collect();
        *self.player_mut(seat) = Player {
            influence: steps(saved.influence)?,
            training: saved.training,
            working: saved.working,
            engineers,
            trains,
            passenger_cars: saved.passenger_cars,
            reserved_cars: saved.reserved_cars,
            goods: counts(&saved.goods)?,
            landing: counts(&saved.landing)?,
            stations,
            tracks,
            network,
            factories,
            contracts: contracts(&saved.contracts)?,
            share: share.ok_or_else(|| format!("no share is worth {}", saved.share))? as u8,
            investors: saved.investors,
            shareholders: saved.shareholders,
            hands: saved.hands,
            placed,
        };
        Ok(())
    }
}
