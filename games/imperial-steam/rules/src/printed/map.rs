use arrayvec::ArrayVec;
use kernel::Source;
use serde::Deserialize;

use super::tiles::Cost;
use crate::ids::{Cities, CityId, LinkId, Links};
use crate::kinds::LinkKind;

/// How many cities the map has.
pub const CITIES: usize = 30;
/// How many links the map has.
pub const LINKS: usize = 54;
/// The regions of the random set-up (IMP-0.5).
pub const REGIONS: usize = 4;
/// The most sites at the ends of one city’s roads.
const MAX_ROAD_SITES: usize = 4;

/// Cities and links.
#[derive(Debug)]
pub struct Map {
    /// The width of the sheet that cities are drawn on.
    pub width: u16,
    /// The height of the sheet.
    pub height: u16,
    /// All cities.
    pub cities: [PrintedCity; CITIES],
    /// All links.
    pub links: [PrintedLink; LINKS],
    /// The link of the Semmering token (IMP-5.8).
    pub semmering: LinkId,
    /// Where every network begins.
    pub wien: CityId,
    /// Where the railway is to lead.
    pub trieste: CityId,
}

/// A city as it is printed.
#[derive(Debug)]
pub struct PrintedCity {
    /// As notation writes it.
    pub id: String,
    /// As people call it.
    pub name: String,
    /// Where it is drawn.
    pub at: (u16, u16),
    /// What a crew needs to join it (IMP-4.8).
    pub effort: u8,
    /// The number of the place for a tile; `None` where all is printed.
    pub space: Option<u8>,
    /// Its region in the random set-up, from 0.
    pub region: Option<usize>,
    /// Steps of influence beyond those of the tile (IMP-5.1).
    pub influence: u8,
    /// Sites at the ends of its roads.
    pub roads: ArrayVec<RoadSite, MAX_ROAD_SITES>,
    /// The links that end here.
    pub links: Links,
    /// Where the name is known from.
    pub named: Source,
    /// Where all the rest is known from.
    pub source: Source,
}

/// A site for a factory at the end of a road.
#[derive(Clone, Copy, Debug)]
pub struct RoadSite {
    /// What a factory costs there.
    pub cost: Cost,
    /// The fewest players with whom it is open (IMP-7.4).
    pub players: u8,
    /// Where it is known from.
    pub source: Source,
}

/// A link as it is printed.
#[derive(Debug)]
pub struct PrintedLink {
    /// One end, as notation names it first.
    pub a: CityId,
    /// The other end.
    pub b: CityId,
    /// What it takes beyond the usual.
    pub kind: LinkKind,
    /// Where it is known from that there is such a link.
    pub known: Source,
    /// Where its kind is known from.
    pub source: Source,
}

impl PrintedLink {
    /// Both ends.
    #[must_use]
    #[inline]
    pub const fn ends(&self) -> [CityId; 2] {
        [self.a, self.b]
    }

    /// The city at the other end.
    #[must_use]
    pub fn beyond(&self, city: CityId) -> CityId {
        if self.a == city { self.b } else { self.a }
    }
}

impl Map {
    /// A city.
    #[must_use]
    #[inline]
    pub const fn city(&self, city: CityId) -> &PrintedCity {
        &self.cities[city.index()]
    }

    /// A link.
    #[must_use]
    #[inline]
    pub const fn link(&self, link: LinkId) -> &PrintedLink {
        &self.links[link.index()]
    }

    /// All cities, in the order of the file.
    pub fn all_cities() -> impl ExactSizeIterator<Item = CityId> + Clone {
        (0..CITIES).map(CityId::new)
    }

    /// All links, in the order of the file.
    pub fn all_links() -> impl ExactSizeIterator<Item = LinkId> + Clone {
        (0..LINKS).map(LinkId::new)
    }

    /// The city with this id.
    #[must_use]
    pub fn find_city(&self, id: &str) -> Option<CityId> {
        Self::all_cities().find(|city| self.city(*city).id == id)
    }

    /// Reads `wien-bratislava`, in the order of the file.
    #[must_use]
    pub fn find_link(&self, text: &str) -> Option<LinkId> {
        let (a, b) = text.split_once('-')?;
        let (a, b) = (self.find_city(a)?, self.find_city(b)?);
        Self::all_links().find(|link| self.link(*link).ends() == [a, b])
    }

    /// The links that end in any of these cities.
    #[must_use]
    #[inline]
    pub fn links_at(&self, cities: Cities) -> Links {
        cities.iter().fold(Links::NONE, |links, city| links.or(self.city(city).links))
    }

    /// The city with this place for a tile.
    #[must_use]
    pub fn space(&self, number: u8) -> Option<CityId> {
        Self::all_cities().find(|city| self.city(*city).space == Some(number))
    }

    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let file: File = toml::from_str(text).map_err(|error| format!("map.toml: {error}"))?;
        let cities: Vec<PrintedCity> = file.cities.iter().map(CityRow::read).collect::<Result<_, _>>()?;
        let cities = cities
            .try_into()
            .map_err(|found: Vec<_>| format!("there are {CITIES} cities, not {}", found.len()))?;
        let find = |id: &str| find(&cities, id);
        let links: Vec<PrintedLink> =
            file.links.iter().map(|row| row.read(&cities)).collect::<Result<_, _>>()?;
        let links = links
            .try_into()
            .map_err(|found: Vec<_>| format!("there are {LINKS} links, not {}", found.len()))?;
        let (wien, trieste) = (find("wien")?, find("trieste")?);
        let mut map = Self {
            width: file.width,
            height: file.height,
            cities,
            links,
            semmering: LinkId::new(0),
            wien,
            trieste,
        };
        map.semmering =
            map.find_link(&file.semmering).ok_or_else(|| format!("there is no link {}", file.semmering))?;
        for link in Self::all_links() {
            for city in map.link(link).ends() {
                map.cities[city.index()].links.insert(link);
            }
        }
        for row in &file.road_sites {
            let city = map.find_city(&row.city).ok_or_else(|| no_city(&row.city))?;
            let site = RoadSite { cost: row.cost.parse()?, players: row.players, source: row.source };
            let roads = &mut map.cities[city.index()].roads;
            roads.try_push(site).map_err(|_| format!("{} has too many road sites", row.city))?;
        }
        for region in 0..REGIONS {
            let count = map.cities.iter().filter(|city| city.region == Some(region)).count();
            if count != 3 {
                return Err(format!("a region has three cities, not {count}"));
            }
        }
        let reached = Self::all_links().fold(Cities::only(wien), |reached, _| {
            let links = map.links_at(reached);
            links.iter().fold(reached, |reached, link| {
                map.link(link)
                    .ends()
                    .into_iter()
                    .fold(reached, |reached, city| reached.or(Cities::only(city)))
            })
        });
        if reached.len() != CITIES {
            return Err("not every city can be reached from Wien".into());
        }
        Ok(map)
    }
}

fn no_city(id: &str) -> String {
    format!("there is no city “{id}”")
}

fn find(cities: &[PrintedCity; CITIES], id: &str) -> Result<CityId, String> {
    cities.iter().position(|city| city.id == id).map(CityId::new).ok_or_else(|| no_city(id))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    width: u16,
    height: u16,
    semmering: String,
    cities: Vec<CityRow>,
    links: Vec<LinkRow>,
    road_sites: Vec<RoadRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CityRow {
    id: String,
    name: String,
    at: (u16, u16),
    effort: u8,
    space: Option<u8>,
    region: Option<char>,
    #[serde(default)]
    influence: u8,
    named: Option<Source>,
    source: Source,
}

impl CityRow {
    fn read(&self) -> Result<PrintedCity, String> {
        let plain = |c: char| c.is_ascii_lowercase() || c == '_';
        if self.id.is_empty() || !self.id.chars().all(plain) {
            return Err(format!("city “{}”: an id is of small letters", self.id));
        }
        if !(1..=9).contains(&self.effort) {
            return Err(format!("city “{}”: an effort is from 1 to 9", self.id));
        }
        let region = match self.region {
            None => None,
            Some(letter @ 'A'..='D') => Some(letter as usize - 'A' as usize),
            Some(_) => return Err(format!("city “{}”: regions are A, B, C and D", self.id)),
        };
        Ok(PrintedCity {
            id: self.id.clone(),
            name: self.name.clone(),
            at: self.at,
            effort: self.effort,
            space: self.space,
            region,
            influence: self.influence,
            roads: ArrayVec::new(),
            links: Links::NONE,
            named: self.named.unwrap_or(self.source),
            source: self.source,
        })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LinkRow {
    between: String,
    kind: LinkKind,
    known: Option<Source>,
    source: Source,
}

impl LinkRow {
    fn read(&self, cities: &[PrintedCity; CITIES]) -> Result<PrintedLink, String> {
        let (a, b) = self.between.split_once('-').filter(|(a, b)| a != b).ok_or_else(|| {
            format!("“{}” is no link: write two cities, such as wien-bratislava", self.between)
        })?;
        let (a, b) = (find(cities, a)?, find(cities, b)?);
        let known = self.known.unwrap_or(self.source);
        Ok(PrintedLink { a, b, kind: self.kind, known, source: self.source })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoadRow {
    city: String,
    cost: String,
    players: u8,
    source: Source,
}
