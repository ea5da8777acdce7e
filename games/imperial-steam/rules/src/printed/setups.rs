use kernel::Source;
use serde::Deserialize;

use super::by_players;
use super::map::Map;
use crate::ids::{CityId, LinkId, Links};
use crate::kinds::Hub;
use crate::table::{SHIPMENTS, TRACK_STEP};

/// How many State Railway cards there are.
pub const STATE_CARDS: usize = 35;

/// The three ways to set up a game (IMP-0.3 to IMP-0.5).
#[derive(Debug)]
pub struct Setups {
    /// The Shipment tiles of the fixed set-up.
    pub shipments: [u8; SHIPMENTS],
    /// Where those are known from.
    pub shipments_source: Source,
    /// Of each hub, in steps.
    pub hub_influence: [u8; Hub::ALL.len()],
    /// Which Growth tile each hub has.
    pub growth: [u8; Hub::ALL.len()],
    /// Where the rest of the fixed set-up is known from.
    pub fixed_source: Source,
    state_links: [Links; 3],
    /// The State Railway cards.
    pub state_cards: [StateCard; STATE_CARDS],
    /// Where those are known from.
    pub state_cards_source: Source,
    normal_cards: [Vec<NormalCard>; 3],
    /// Where the Normal Setup cards are known from.
    pub normal_cards_source: Source,
}

/// A State Railway card.
#[derive(Clone, Copy, Debug)]
pub struct StateCard {
    /// The link that it names.
    pub link: LinkId,
    /// The number that moves a stack of markers (IMP-0.7).
    pub number: u8,
}

/// A Normal Setup card.
#[derive(Debug)]
pub struct NormalCard {
    /// Where the hubs lie.
    pub hubs: [CityId; Hub::ALL.len()],
    /// The City tiles, by their numbers, that go to these cities.
    pub tiles: Vec<u8>,
    /// Where those tiles lie.
    pub cities: Vec<CityId>,
    /// The State Railways.
    pub state_links: Links,
}

impl Setups {
    /// The State Railways of the fixed set-up.
    #[must_use]
    pub const fn state_links(&self, players: usize) -> Links {
        self.state_links[by_players(players)]
    }

    /// The Normal Setup cards for this number of players.
    #[must_use]
    pub fn normal_cards(&self, players: usize) -> &[NormalCard] {
        &self.normal_cards[by_players(players)]
    }

    pub(crate) fn parse(text: &str, map: &Map) -> Result<Self, String> {
        let File { fixed, state_cards, normal_cards } =
            toml::from_str(text).map_err(|error| format!("setups.toml: {error}"))?;
        let links =
            |texts: &[String]| texts.iter().map(|text| find_link(map, text)).collect::<Result<Links, _>>();
        let cards: Vec<StateCard> = state_cards
            .cards
            .iter()
            .map(|row| Ok(StateCard { link: find_link(map, &row.link)?, number: row.number }))
            .collect::<Result<_, String>>()?;
        if cards.iter().any(|card| !(1..=4).contains(&card.number)) {
            return Err("State Railway cards have numbers from 1 to 4".into());
        }
        let ends_free = |link: LinkId| !map.link(link).ends().into_iter().any(|city| city == map.wien);
        if !cards.iter().all(|card| ends_free(card.link)) {
            return Err("no State Railway ends in Wien, which has no price for a station".into());
        }
        let growth = fixed.growth.map(|number| number.wrapping_sub(1));
        if growth.iter().any(|tile| usize::from(*tile) >= Hub::ALL.len()) {
            return Err("Growth tiles are numbered from 1 to 4".into());
        }
        let read = |rows: &[NormalRow]| rows.iter().map(|row| row.read(map)).collect::<Result<Vec<_>, _>>();
        Ok(Self {
            shipments: fixed.shipments,
            shipments_source: fixed.shipments_source,
            hub_influence: fixed.hub_influence.map(|influence| (influence / TRACK_STEP) as u8),
            growth,
            fixed_source: fixed.source,
            state_links: [
                links(&fixed.state_links_two_players)?,
                links(&fixed.state_links_three_players)?,
                links(&fixed.state_links_four_players)?,
            ],
            state_cards: cards.try_into().map_err(|found: Vec<_>| {
                format!("there are {STATE_CARDS} State Railway cards, not {}", found.len())
            })?,
            state_cards_source: state_cards.source,
            normal_cards: [
                read(&normal_cards.two_players)?,
                read(&normal_cards.three_players)?,
                read(&normal_cards.four_players)?,
            ],
            normal_cards_source: normal_cards.source,
        })
    }
}

fn find_link(map: &Map, text: &str) -> Result<LinkId, String> {
    map.find_link(text).ok_or_else(|| format!("there is no link “{text}”"))
}

fn find_city(map: &Map, id: &String) -> Result<CityId, String> {
    map.find_city(id).ok_or_else(|| format!("there is no city “{id}”"))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    fixed: Fixed,
    state_cards: StateCards,
    normal_cards: NormalCards,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fixed {
    shipments: [u8; SHIPMENTS],
    shipments_source: Source,
    hub_influence: [u16; Hub::ALL.len()],
    growth: [u8; Hub::ALL.len()],
    source: Source,
    state_links_two_players: Vec<String>,
    state_links_three_players: Vec<String>,
    state_links_four_players: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StateCards {
    source: Source,
    cards: Vec<StateRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StateRow {
    link: String,
    number: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NormalCards {
    source: Source,
    two_players: Vec<NormalRow>,
    three_players: Vec<NormalRow>,
    four_players: Vec<NormalRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NormalRow {
    hubs: [String; Hub::ALL.len()],
    #[serde(default)]
    tiles: Vec<u8>,
    #[serde(default)]
    cities: Vec<String>,
    state_links: Vec<String>,
}

impl NormalRow {
    fn read(&self, map: &Map) -> Result<NormalCard, String> {
        let hubs: Vec<CityId> = self.hubs.iter().map(|id| find_city(map, id)).collect::<Result<_, _>>()?;
        let cities: Vec<CityId> =
            self.cities.iter().map(|id| find_city(map, id)).collect::<Result<_, _>>()?;
        if cities.len() != self.tiles.len() {
            return Err("a Normal Setup card has a city for each of its tiles".into());
        }
        if hubs.iter().chain(&cities).any(|city| map.city(*city).space.is_none()) {
            return Err("a Normal Setup card names a city that has no space for a tile".into());
        }
        let state_links =
            self.state_links.iter().map(|text| find_link(map, text)).collect::<Result<_, _>>()?;
        let hubs = hubs.try_into().map_err(|_| "there are four hubs")?;
        Ok(NormalCard { hubs, tiles: self.tiles.clone(), cities, state_links })
    }
}
