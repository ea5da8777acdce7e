//! A player in writing: the folio, and the trains on the map.

use std::collections::BTreeMap;

use hexes::Coord;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::texts::{counts, hex_of, letters, one, person, tile};
use crate::kinds::{Company, PersonKind};
use crate::table::{Player, SLOTS, Slot, Staff, TRAINS, Table};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedStaff {
    person: String,
    ready: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedPlayer {
    company: Option<Company>,
    captain: Option<SavedStaff>,
    engineer: Option<SavedStaff>,
    surveyor: Option<SavedStaff>,
    station_master: Option<String>,
    second_station_master: Option<String>,
    conductor: u8,
    mana: u8,
    spent: u8,
    /// By place.
    railyard: BTreeMap<String, String>,
    /// What was delivered, by letters.
    goods: String,
    /// One for each train on the map.
    trains: Vec<Coord>,
}

impl SavedPlayer {
    pub(super) fn of(table: &Table, seat: Seat) -> Self {
        let player = table.player(seat);
        let staff = |staff: Option<Staff>| {
            staff.map(|staff| SavedStaff { person: staff.person.to_string(), ready: staff.ready })
        };
        let trains =
            table.map.network(seat).iter().flat_map(|hex| {
                std::iter::repeat_n(table.coord(hex), usize::from(table.map.trains(seat, hex)))
            });
        Self {
            company: player.company,
            captain: staff(player.captain),
            engineer: staff(player.engineer),
            surveyor: staff(player.surveyor),
            station_master: player.master.map(|person| person.to_string()),
            second_station_master: player.second.map(|person| person.to_string()),
            conductor: player.conductor,
            mana: player.mana,
            spent: player.spent,
            railyard: player.tiles().map(|(slot, car)| (slot.to_string(), car.to_string())).collect(),
            goods: letters(&player.goods),
            trains: trains.collect(),
        }
    }

    pub(super) fn load(&self, table: &mut Table, seat: Seat) -> Result<(), String> {
        let staff = |saved: &Option<SavedStaff>, kind: PersonKind| -> Result<Option<Staff>, String> {
            let Some(saved) = saved else { return Ok(None) };
            Ok(Some(Staff { person: person(&saved.person, kind)?, ready: saved.ready }))
        };
        let master = |saved: &Option<String>| {
            saved.as_ref().map(|id| person(id, PersonKind::StationMaster)).transpose()
        };
        let mut yard = [None; SLOTS];
        for (slot, car) in &self.railyard {
            yard[one::<Slot>("place", slot)?.index()] = Some(tile(car)?);
        }
        for coord in &self.trains {
            let hex = hex_of(table, *coord)?;
            if table.map.cities.contains(hex) || table.map.full.contains(hex) {
                return Err(format!("there is no room for a train on {coord}"));
            }
            table.map.add_train(seat, hex);
        }
        let on_map = u8::try_from(self.trains.len()).ok().filter(|count| *count <= TRAINS);
        *table.player_mut(seat) = Player {
            company: self.company,
            captain: staff(&self.captain, PersonKind::Captain)?,
            engineer: staff(&self.engineer, PersonKind::Engineer)?,
            surveyor: staff(&self.surveyor, PersonKind::Surveyor)?,
            master: master(&self.station_master)?,
            second: master(&self.second_station_master)?,
            conductor: self.conductor,
            mana: self.mana,
            spent: self.spent,
            yard,
            goods: counts(&self.goods)?,
            trains: TRAINS - on_map.ok_or("a company has 35 trains")?,
        };
        Ok(())
    }
}
