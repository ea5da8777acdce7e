//! IMP-12: the end.

use arrayvec::ArrayVec;
use kernel::{Arg, Events, Seat, Seats, Standing, kinds, text};

use crate::event::Event;
use crate::ids::{Cities, CityId, LinkId};
use crate::kinds::{Hub, Key};
use crate::phase::Ending;
use crate::printed::{CITIES, Map};
use crate::table::{GOOD_WORTH, HubCity, MAX_PLAYERS, SEMMERING_TIMES, Table};

/// What a player pays for each link that they use on the way to Trieste (IMP-12.6).
pub const TOLL: i32 = 20;
/// Of how many parts of a player's money each shareholder gets one (IMP-12.9).
pub const DIVIDEND_PARTS: u8 = 10;

/// What this many shareholders get of a player’s money; nothing where there is none (IMP-12.9).
#[must_use]
pub const fn dividends(money: i32, shareholders: u8) -> i32 {
    if money > 0 { money * shareholders as i32 / DIVIDEND_PARTS as i32 } else { 0 }
}

/// What a player gets for this many hubs that are not above them (IMP-12.4).
#[must_use]
pub const fn hubs_worth(hubs: usize) -> i32 {
    const WORTHS: [i32; Hub::ALL.len() + 1] = [0, 10, 30, 60, 100];
    WORTHS[hubs]
}

kinds! {
    /// The steps of the final scoring, in order.
    Step {
        Income "income",
        Goods "goods",
        Keys "keys",
        Hubs "hubs",
        Contracts "contracts",
        Tolls "tolls",
        Dividends "dividends",
    }
}

/// What each step brings a player, or costs where it is below 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// The money before the first step.
    pub money: i32,
    /// What each step brings.
    pub steps: [i32; Step::ALL.len()],
}

impl Score {
    /// The money in the end.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.money + self.steps.iter().sum::<i32>()
    }

    /// The money of which the shareholders get their parts (IMP-12.9).
    #[must_use]
    pub fn before_dividends(&self) -> i32 {
        self.total() - self.steps[Step::Dividends.index()]
    }
}

/// The way on which a player’s goods go to Trieste over the tracks of others (IMP-12.6).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TollPath {
    /// Where it leaves the player’s network.
    pub from: Option<CityId>,
    /// The links, from there to Trieste.
    pub steps: ArrayVec<TollStep, CITIES>,
}

/// A link of that way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TollStep {
    /// Which link.
    pub link: LinkId,
    /// Where it leads.
    pub to: CityId,
    /// Who is paid.
    pub owner: Seat,
}

impl TollPath {
    /// What each seat gets for it.
    #[must_use]
    pub fn paid(&self) -> [i32; MAX_PLAYERS] {
        let mut paid = [0; MAX_PLAYERS];
        for step in &self.steps {
            paid[step.owner.index()] += TOLL;
        }
        paid
    }

    /// “20 guldens to Ada as far as Graz and 20 guldens to Ben as far as Trieste”
    #[must_use]
    pub fn text(&self) -> Arg {
        let step =
            |step: &TollStep| text!(imp_toll, toll = TOLL, owner = step.owner, to = step.to.name()).into();
        Arg::List(self.steps.iter().map(step).collect())
    }
}

impl Table {
    /// How the game has ended, or would if this round were the last.
    #[must_use]
    pub fn ending(&self) -> Ending {
        if self.trieste_is_joined() { Ending::Trieste } else { Ending::LastRound }
    }

    /// What the game brings everybody if it ends as it stands; by seat.
    #[must_use]
    pub fn scores(&self) -> [Score; MAX_PLAYERS] {
        let mut scores = [Score::default(); MAX_PLAYERS];
        for seat in self.all_seats() {
            let score = &mut scores[seat.index()];
            score.money = self.cash(seat);
            score.steps[Step::Income.index()] = self.last_income(seat);
            score.steps[Step::Goods.index()] =
                self.player(seat).goods.iter().map(|count| i32::from(*count) * GOOD_WORTH).sum();
            score.steps[Step::Keys.index()] = self.keys_value(seat);
            score.steps[Step::Hubs.index()] = hubs_worth(self.hubs_not_above(seat));
            if self.counts(Step::Contracts) {
                score.steps[Step::Contracts.index()] = self.contracts_value(seat);
            }
        }
        if self.counts(Step::Tolls) {
            for seat in self.all_seats() {
                for (other, paid) in self.all_seats().zip(self.toll_path(seat).paid()) {
                    scores[other.index()].steps[Step::Tolls.index()] += paid;
                    scores[seat.index()].steps[Step::Tolls.index()] -= paid;
                }
            }
        }
        for seat in self.all_seats() {
            let score = &mut scores[seat.index()];
            let paid = dividends(score.total(), self.player(seat).shareholders);
            score.steps[Step::Dividends.index()] = -paid;
        }
        scores
    }

    /// How everybody comes in if the game ends as it stands (IMP-12.10).
    #[must_use]
    pub fn standing(&self) -> Standing {
        let scores = self.scores();
        let totals = self.all_seats().map(|seat| (seat, Some(scores[seat.index()].total())));
        Standing::rank(totals, kernel::Ending::new(self.ending().notation()))
    }

    /// Whether a step is done: contracts and tolls only when Wien and Trieste are joined (IMP-12.5, IMP-12.6).
    #[must_use]
    pub fn counts(&self, step: Step) -> bool {
        !matches!(step, Step::Contracts | Step::Tolls) || self.trieste_is_joined()
    }

    /// What the game brings one player if it ends as it stands.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Score {
        self.scores()[seat.index()]
    }

    /// How many times a player collects the last income: twice with the Semmering railway (IMP-12.1).
    #[must_use]
    pub fn last_income_times(&self, seat: Seat) -> i32 {
        if self.semmering == Some(seat) { SEMMERING_TIMES } else { 1 }
    }

    fn last_income(&self, seat: Seat) -> i32 {
        self.player(seat).income() * self.last_income_times(seat)
    }

    /// What a key of a hub is worth (IMP-12.3).
    #[must_use]
    pub fn key_value(&self, hub: Hub, key: Key) -> i32 {
        HubCity::key_worth(self.hub(hub).influence, key)
    }

    /// The keys that a player has, each with its hub (IMP-11.8).
    pub fn keys_of(&self, seat: Seat) -> impl Iterator<Item = (Hub, Key)> {
        let all = Hub::ALL.into_iter().flat_map(|hub| Key::ALL.map(|key| (hub, key)));
        all.filter(move |(hub, key)| self.hub(*hub).keys[key.index()] == Some(seat))
    }

    fn keys_value(&self, seat: Seat) -> i32 {
        self.keys_of(seat).map(|(hub, key)| self.key_value(hub, key)).sum()
    }

    /// How many hubs are not above a player (IMP-12.4).
    #[must_use]
    pub fn hubs_not_above(&self, seat: Seat) -> usize {
        self.hubs_within(self.player(seat).influence).count()
    }

    /// IMP-12.5
    fn contracts_value(&self, seat: Seat) -> i32 {
        let fulfilled = self.fulfilled(seat);
        let worth = |id| {
            let value = i32::from(self.contract(id).value);
            if fulfilled.contains(id) { value } else { -value }
        };
        self.player(seat).contracts.iter().map(worth).sum()
    }

    /// The links that each city is away from Trieste, over tracks of any player.
    fn distances_to_trieste(&self) -> [Option<u8>; CITIES] {
        let map = self.map();
        let mut distances = [None; CITIES];
        distances[map.trieste.index()] = Some(0);
        let mut reached: ArrayVec<CityId, CITIES> = ArrayVec::new();
        reached.push(map.trieste);
        let mut next = 0;
        while let Some(&city) = reached.get(next) {
            next += 1;
            for link in map.city(city).links.iter().filter(|link| !self.tracks[link.index()].is_empty()) {
                let beyond = map.link(link).beyond(city);
                if distances[beyond.index()].is_none() {
                    distances[beyond.index()] = distances[city.index()].map(|distance| distance + 1);
                    reached.push(beyond);
                }
            }
        }
        distances
    }

    /// The way that a player pays for; empty for one who has Trieste or no contract (IMP-12.6).
    #[must_use]
    pub fn toll_path(&self, seat: Seat) -> TollPath {
        let player = self.player(seat);
        if self.has_trieste(seat) || player.contracts.is_empty() || !self.trieste_is_joined() {
            return TollPath::default();
        }
        let map = self.map();
        let distances = self.distances_to_trieste();
        let distance = |city: CityId| distances[city.index()];
        let Some(nearest) = player.network.iter().filter_map(distance).min() else {
            return TollPath::default();
        };
        // Of all shortest ways those that are still the best, step by step: where each stands now, and by which link and from
        // which city it came there.
        let mut stands: Cities =
            player.network.iter().filter(|city| distance(*city) == Some(nearest)).collect();
        let mut came: ArrayVec<[Option<(LinkId, CityId, Seat)>; CITIES], CITIES> = ArrayVec::new();
        for left in (0..nearest).rev() {
            let mut best = MAX_PLAYERS;
            let mut step = [None; CITIES];
            for city in stands.iter() {
                for link in map.city(city).links.iter() {
                    let to = map.link(link).beyond(city);
                    let Some(rank) = self.most_influential(self.tracks[link.index()]) else { continue };
                    if distance(to) != Some(left) || rank > best {
                        continue;
                    }
                    if rank < best {
                        (best, step) = (rank, [None; CITIES]);
                    }
                    step[to.index()].get_or_insert((link, city, self.ranking[rank]));
                }
            }
            stands = Map::all_cities().filter(|city| step[city.index()].is_some()).collect();
            came.push(step);
        }
        let mut path = TollPath { from: Some(map.trieste), steps: ArrayVec::new() };
        for step in came.iter().rev() {
            let Some((to, (link, city, owner))) = path.from.and_then(|to| Some((to, step[to.index()]?)))
            else {
                break;
            };
            path.steps.push(TollStep { link, to, owner });
            path.from = Some(city);
        }
        path.steps.reverse();
        path
    }

    /// The rank of the owner who has most influence (IMP-12.7).
    fn most_influential(&self, owners: Seats) -> Option<usize> {
        self.by_influence().position(|seat| owners.contains(seat))
    }

    /// The final scoring as events, step by step.
    pub(crate) fn tell_scores(&self, events: &mut Events<Event>) {
        // Worked out only where somebody listens.
        events.extend(std::iter::once_with(|| self.scores()).flat_map(|scores| {
            let told = Step::ALL.into_iter().flat_map(|step| self.in_order().map(move |seat| (step, seat)));
            told.flat_map(move |(step, seat)| {
                let path = if step == Step::Tolls { self.toll_path(seat) } else { TollPath::default() };
                let tolls = (!path.steps.is_empty()).then(|| Event::TollsPaid { seat, path: Box::new(path) });
                let guldens = scores[seat.index()].steps[step.index()];
                let scored = (guldens != 0).then_some(Event::Scored { seat, step, guldens });
                tolls.into_iter().chain(scored)
            })
        }));
    }
}
