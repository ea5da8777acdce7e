//! SP-2 once more, as slowly and plainly as it can be said.

use serde_json::Value;

use crate::ground::{Chain, Ground, Hex, TILES, Track, across, label, opposite, tiles};

const TRAINS: usize = 18;

/// How a tile can lie: its notation, its tracks, its kind.
type Tile = (String, Vec<Track>, usize);

/// A player about to build.
struct Opinion {
    ground: Ground,
    /// One's own incomplete link.
    open: Option<Chain>,
    /// The hexes that the incomplete links of others lead to, and the edges by which they would enter.
    others: Vec<(Hex, usize)>,
    /// Where a new link may begin; anywhere when there is no network yet.
    starts: Vec<Hex>,
    trains_out: usize,
    cash: u64,
}

/// What a player can do about track, and what each of it costs.
pub(crate) fn legal(state: &Value, seat: usize) -> Vec<(String, u64)> {
    let all = tiles();
    let opinion = Opinion::new(Ground::read(state), state, seat);
    let left = opinion.tiles_left(&all, None);
    let mut legal = Vec::new();
    for at in opinion.ground.signs.keys() {
        for tile in all.iter().filter(|(.., kind)| left[*kind] > 0) {
            if let Some(price) = opinion.price(*at, tile) {
                legal.push((format!("build {} {}", label(*at), tile.0), price));
            }
        }
    }
    let Some(Chain { last: (at, out), .. }) = opinion.open else { return legal };
    // Without its last track, and with the whole tile back in the stock.
    let is_last = |(place, (a, b), owner): &(Hex, Track, usize)| {
        *place == at && [*a, *b].contains(&out) && *owner == seat
    };
    let mut ground = opinion.ground;
    let old = ground.laid.remove(ground.laid.iter().position(is_last).unwrap()).1;
    let opinion = Opinion::new(ground, state, seat);
    let left = opinion.tiles_left(&all, Some(at));
    for tile in all.iter().filter(|(.., kind)| left[*kind] > 0) {
        if opinion.adds(at, tile).is_some_and(|new| new != old && opinion.fits(at, new)) {
            legal.push((format!("replace {}", tile.0), 0));
        }
    }
    let under = opinion.ground.tracks(at);
    if all.iter().any(|(_, tracks, kind)| *tracks == under && left[*kind] > 0) || under.is_empty() {
        legal.push(("remove".into(), 0));
    }
    legal
}

impl Opinion {
    fn new(ground: Ground, state: &Value, seat: usize) -> Self {
        let table = &state["table"];
        let players = table["seats"].as_array().unwrap().len();
        let (complete, open): (Vec<Chain>, Vec<Chain>) =
            ground.chains(seat).into_iter().partition(|chain| chain.complete);
        let network: Vec<Hex> = complete.iter().map(|chain| chain.from).collect();
        let starts = match table["variant"]["start_from_group"].as_bool().unwrap() {
            true => ground.with_groups(&network),
            false => network,
        };
        let others = (0..players).filter(|other| *other != seat);
        let ends = others.flat_map(|other| ground.chains(other)).filter(|chain| !chain.complete);
        Self {
            others: ends.map(|chain| (chain.to(), opposite(chain.last.1))).collect(),
            // Complete links are found from both ends.
            trains_out: complete.len() / 2 + open.len(),
            open: open.into_iter().next(),
            starts,
            cash: table["seats"][seat]["cash"].as_u64().unwrap(),
            ground,
        }
    }

    /// The tiles of each kind that do not lie on the board, but for this hex.
    fn tiles_left(&self, all: &[Tile], but: Option<Hex>) -> [usize; 3] {
        let mut left = TILES;
        for at in self.ground.signs.keys().filter(|at| Some(**at) != but) {
            let mut tracks = self.ground.tracks(*at);
            tracks.sort_unstable();
            if let Some((.., kind)) = all.iter().find(|(_, same, _)| *same == tracks) {
                left[*kind] -= 1;
            }
        }
        left
    }

    /// What a tile costs here, if it may be built at all.
    fn price(&self, at: Hex, tile: &Tile) -> Option<u64> {
        let terrain = match self.ground.sign(at) {
            '.' => 0,
            'h' => 2,
            'M' => 4,
            _ => return None,
        };
        let path = self.adds(at, tile)?;
        let price = if self.ground.tracks(at).is_empty() { terrain } else { 2 };
        let has_train = self.open.is_some() || self.trains_out < TRAINS;
        (self.fits(at, path) && has_train && price <= self.cash).then_some(price)
    }

    /// The track that a tile adds: the only one in an empty hex, the other one of a crossing.
    fn adds(&self, at: Hex, (_, tracks, _): &Tile) -> Option<Track> {
        match (self.ground.tracks(at).as_slice(), tracks.as_slice()) {
            ([], [new]) => Some(*new),
            ([old], [new, same] | [same, new]) if old == same => Some(*new),
            _ => None,
        }
    }

    /// Whether a track goes on with one's own link or begins one, leads somewhere, and meets nobody's open end.
    fn fits(&self, at: Hex, (a, b): Track) -> bool {
        let goes = |entry: usize, exit: usize| {
            let (behind, ahead) = (across(at, entry), across(at, exit));
            let start = match &self.open {
                Some(open) if open.to() == at && opposite(open.last.1) == entry => open.from,
                None if self.ground.sign(behind) == 'C' => behind,
                _ => return false,
            };
            let may_begin = self.open.is_some() || self.starts.is_empty() || self.starts.contains(&start);
            may_begin && self.ground.sign(ahead) != '~' && ahead != start
        };
        let meets = |(hex, edge): &(Hex, usize)| *hex == at && [a, b].contains(edge);
        (goes(a, b) || goes(b, a)) && !self.others.iter().any(meets)
    }
}
