//! What lies on the table of a situation: cities, factories, links. Written into the saved form of the position, so that
//! nothing depends on the rules that are being tested.

use std::collections::{BTreeSet, VecDeque};

use hexes::Edge;
use serde_json::{Value, json};
use steam_power::{Across, CityId, HexId, LAYOUT};

use crate::situation::Situation;

impl Situation {
    /// Puts this city tile on a site: B, W, O, G or V. Another site may get what lay there in exchange, but never one
    /// that the situation has spoken of.
    pub(crate) fn city(mut self, name: &str, tile: char) -> Self {
        let (at, tile) = (self.coord(name), tile.to_string());
        self.spoken_of.insert(at.clone());
        let spoken_of = self.spoken_of.clone();
        let left_over = self.left_over(&tile);
        self.edit(|state| {
            let cities = state["table"]["cities"].as_object_mut().unwrap();
            let old = cities[&at]["tile"].clone();
            if old != json!(tile) && left_over == 0 {
                let free = |at: &&String| !spoken_of.contains(*at) && cities[*at]["tile"] == json!(tile);
                let other = cities.keys().find(free).expect("there are not that many of these tiles").clone();
                cities[&other]["tile"] = old;
            }
            cities[&at]["tile"] = json!(tile);
        })
    }

    fn left_over(&self, tile: &str) -> u8 {
        let index = "BWOGV".find(tile).unwrap();
        self.table().left_over[index]
    }

    /// The same with a factory and this many resources beside it.
    pub(crate) fn factory(self, name: &str, tile: char, owner: usize, resources: u8) -> Self {
        self.with_factory(name, tile, json!({ "seat": owner }), resources)
    }

    pub(crate) fn with_factory(self, name: &str, tile: char, owner: Value, resources: u8) -> Self {
        let situation = self.city(name, tile);
        let at = situation.coord(name);
        situation.edit(|state| {
            let city = &mut state["table"]["cities"][&at];
            city["factory"] = owner;
            city["resources"] = json!(resources);
        })
    }

    /// A completed link of this owner between two cities, by the shortest way over hexes that are free.
    pub(crate) fn link(self, owner: usize, from: &str, to: &str) -> Self {
        let way = self.free_way(from, to).unwrap_or_else(|| panic!("no free way from {from} to {to}"));
        self.track(owner, &way.join(", "))
    }

    /// Several links of this owner, such as `Kiel-Hamburg Hamburg-Bremen`.
    pub(crate) fn links_by(self, owner: usize, links: &str) -> Self {
        let pairs = links.split_whitespace().map(|link| link.split_once('-').unwrap());
        pairs.fold(self, |situation, (from, to)| situation.link(owner, from, to))
    }

    /// Links of this owner from each of these cities to the next.
    pub(crate) fn line(self, owner: usize, cities: &[&str]) -> Self {
        cities.windows(2).fold(self, |situation, pair| situation.link(owner, pair[0], pair[1]))
    }

    /// Exactly this track, such as `C20 NW-SW, D21 W-E`.
    pub(crate) fn track(self, owner: usize, paths: &str) -> Self {
        let saved = |path: &str| {
            let (at, track) = path.split_once(' ').unwrap();
            json!({ "at": at, "track": track, "owner": owner })
        };
        let paths: Vec<Value> = paths.split(", ").map(saved).collect();
        self.edit(|state| state["table"]["track"].as_array_mut().unwrap().extend(paths))
    }

    /// A breadth-first search from the first city over empty hexes, without tight curves.
    fn free_way(&self, from: &str, to: &str) -> Option<Vec<String>> {
        let board = self.table().board();
        let (from, to) = (self.city_id(from), self.city_id(to));
        let mut seen = BTreeSet::new();
        let mut queue: VecDeque<Vec<(HexId, Edge, Edge)>> = VecDeque::new();
        let begin = |edge: Edge| Some((board.site(from).around(edge)?, edge.opposite()));
        for (hex, entered) in Edge::ALL.into_iter().filter_map(begin) {
            queue.extend(self.steps(hex, entered, from).map(|step| vec![step]));
        }
        while let Some(way) = queue.pop_front() {
            let (hex, _, left) = way[way.len() - 1];
            match board.hex(hex).across(left) {
                Across::City(city) if city == to => return Some(self.written(&way)),
                Across::Hex(next) if seen.insert((hex.index(), left)) => {
                    let go_on = |step| way.iter().copied().chain([step]).collect();
                    queue.extend(self.steps(next, left.opposite(), from).map(go_on));
                }
                _ => {}
            }
        }
        None
    }

    /// An incomplete link of this owner that wanders over this many free hexes. `turns` are the edges by which it may
    /// leave a hex, counted clockwise from the one by which it came.
    pub(crate) fn wander(self, owner: usize, from: &str, tiles: usize, turns: &[usize]) -> Self {
        let city = self.city_id(from);
        let begin = |edge: Edge| Some((self.table().board().site(city).around(edge)?, edge.opposite()));
        let way = Edge::ALL.into_iter().filter_map(begin).find_map(|(hex, entered)| {
            let mut way = Vec::new();
            self.wander_on(hex, entered, tiles, turns, &mut way).then_some(way)
        });
        let way = way.unwrap_or_else(|| panic!("no way of {tiles} tiles from {from}"));
        let way = self.written(&way);
        self.track(owner, &way.join(", "))
    }

    /// Goes on where fewest free hexes are around first, so that none is left behind.
    fn wander_on(
        &self,
        hex: HexId,
        entered: Edge,
        left: usize,
        turns: &[usize],
        way: &mut Vec<(HexId, Edge, Edge)>,
    ) -> bool {
        if left == 0 {
            return true;
        }
        let board = self.table().board();
        let is_free = |hex: HexId, way: &[(HexId, Edge, Edge)]| {
            self.table().track.tile(hex).is_none() && way.iter().all(|(taken, ..)| *taken != hex)
        };
        let ahead = |hex: HexId, edge: Edge| match board.hex(hex).across(edge) {
            Across::Hex(next) => Some(next),
            Across::City(_) | Across::Nothing => None,
        };
        way.push((hex, entered, entered));
        let mut on: Vec<(usize, Edge, HexId)> = turns
            .iter()
            .map(|sixths| entered.turned(*sixths))
            .filter_map(|edge| Some((edge, ahead(hex, edge).filter(|next| is_free(*next, way))?)))
            .map(|(edge, next)| {
                let around = Edge::ALL.into_iter().filter_map(|edge| ahead(next, edge));
                (around.filter(|hex| is_free(*hex, way)).count(), edge, next)
            })
            .collect();
        on.sort_unstable();
        for (_, edge, next) in on {
            way.last_mut().unwrap().2 = edge;
            if self.wander_on(next, edge.opposite(), left - 1, turns, way) {
                return true;
            }
        }
        way.pop();
        false
    }

    fn written(&self, way: &[(HexId, Edge, Edge)]) -> Vec<String> {
        let coord = |hex: HexId| self.table().board().hex(hex).coord;
        let path = |(hex, a, b): &(HexId, Edge, Edge)| {
            format!("{} {}-{}", coord(*hex), LAYOUT.compass(*a), LAYOUT.compass(*b))
        };
        way.iter().map(path).collect()
    }

    fn steps(
        &self,
        hex: HexId,
        entered: Edge,
        from: CityId,
    ) -> impl Iterator<Item = (HexId, Edge, Edge)> + use<'_> {
        let free = self.table().track.tile(hex).is_none();
        let back = move |edge: &Edge| self.table().board().hex(hex).city(*edge) == Some(from);
        let out = [3, 2, 4].map(|sixths| entered.turned(sixths));
        out.into_iter().filter(move |edge| free && !back(edge)).map(move |left| (hex, entered, left))
    }

    pub(crate) fn city_id(&self, name: &str) -> CityId {
        let board = self.table().board();
        board.cities().find(|city| board.site(*city).name == name).unwrap_or_else(|| panic!("no {name} here"))
    }

    /// The label of a city's hex.
    pub(crate) fn coord(&self, name: &str) -> String {
        self.table().board().site(self.city_id(name)).coord.to_string()
    }
}
