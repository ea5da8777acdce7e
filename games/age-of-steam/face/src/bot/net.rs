//! The completed links as goods see them, and how far each cube could travel over them.

use age_of_steam::{
    Colour, Cubes, DIE, INCOME_PER_LINK, MAX_STOPS, MOST_LINKS, NewCity, StopId, Supply, Table,
};
use arrayvec::ArrayVec;
use hexes::Edge;
use kernel::Seat;

/// Income is counted in quarters of a dollar here.
const QUARTERS: i8 = 4;
/// What a link pays a player, in quarters: one of their own pays what it does in the game. Paying a rival costs a little, since
/// one of several rivals gains what we do not.
const OWN: i8 = QUARTERS * INCOME_PER_LINK as i8;
const RIVAL: i8 = -1;
const NOBODY: i8 = 0;

/// How many links that pay us nothing a haul may use: more than one is seldom worth planning for.
const MOST_FOREIGN: u8 = 1;

/// How many cubes each rival is watched for: the two of this turn and one to change their mind to.
const RIVAL_HAULS: usize = 3;

const ENGINES: usize = MOST_LINKS as usize + 1;

#[derive(Clone, Copy, Debug)]
pub(super) struct Link {
    pub(super) to: u8,
    pub(super) pay: i8,
}

/// Stops and links for one player.
#[derive(Clone, Debug)]
pub(super) struct Net {
    links: [ArrayVec<Link, 12>; MAX_STOPS],
    /// By stop, the colour of a city as a bit; 0 for a town.
    colours: [u8; MAX_STOPS],
    /// By stop, the colours of the cubes that rivals are about to move.
    contested: [u8; MAX_STOPS],
}

/// What a cube could earn: by how many links the engine allows, the quarters of income.
#[derive(Clone, Copy, Debug)]
pub(super) struct Haul {
    pub(super) from: u8,
    pub(super) colour: u8,
    pub(super) best: [i8; ENGINES],
    /// In how many turns the cube will be there; 0 when it is.
    pub(super) arrives: u8,
    /// Whether a rival is about to move it.
    pub(super) contested: bool,
}

impl Haul {
    /// The income that the haul brings with this engine.
    pub(super) fn income(&self, engine: u8) -> f32 {
        in_dollars(self.best[usize::from(engine)])
    }

    pub(super) fn is_of(&self, from: StopId, colour: Colour) -> bool {
        (usize::from(self.from), usize::from(self.colour)) == (from.index(), colour.index())
    }
}

/// By colour, what a cube could earn with each engine.
type Earnings = [[i8; ENGINES]; Colour::ALL.len()];

/// An income that is counted in quarters.
pub(super) fn in_dollars(quarters: i8) -> f32 {
    f32::from(quarters) / f32::from(QUARTERS)
}

pub(super) const fn bit(colour: Colour) -> u8 {
    1 << colour.index()
}

impl Net {
    pub(super) fn of(table: &Table, seat: Seat) -> Self {
        let mut net = Self {
            links: std::array::from_fn(|_| ArrayVec::new()),
            colours: [0; MAX_STOPS],
            contested: [0; MAX_STOPS],
        };
        for stop in table.board().stops() {
            net.colours[stop.index()] = table.colour(stop).map_or(0, bit);
            for edge in Edge::ALL {
                if let Some(far) = table.track.link(stop, edge) {
                    let pay = Self::pay(table, seat, table.track.link_owner(stop, edge));
                    net.connect(stop.index(), far.index(), pay);
                }
            }
        }
        net
    }

    /// The same with an eye on what rivals are about to move.
    pub(super) fn with_rivals(table: &Table, seat: Seat) -> Self {
        let mut net = Self::of(table, seat);
        let mut hauls = Vec::new();
        for rival in table.order.iter().copied().filter(|rival| *rival != seat) {
            let engine = table.player(rival).engine;
            Self::of(table, rival).hauls(table, engine, &mut hauls);
            hauls.retain(|haul| haul.arrives == 0);
            hauls.sort_by_key(|haul| std::cmp::Reverse(haul.best[usize::from(engine)]));
            for haul in hauls.iter().take(RIVAL_HAULS) {
                net.contested[usize::from(haul.from)] |= 1 << haul.colour;
            }
        }
        net
    }

    /// Adds a way out of a stop; of two ways to the same stop only the one that pays better matters.
    fn connect(&mut self, from: usize, to: usize, pay: i8) {
        match self.links[from].iter_mut().find(|link| usize::from(link.to) == to) {
            Some(link) => link.pay = link.pay.max(pay),
            None => {
                // A stop has six sides, and plans add only a few links to it.
                let _ = self.links[from].try_push(Link { to: to as u8, pay });
            }
        }
    }

    /// Adds a link of our own.
    pub(super) fn add(&mut self, one: StopId, other: StopId) {
        self.connect(one.index(), other.index(), OWN);
        self.connect(other.index(), one.index(), OWN);
    }

    /// Makes a city of a town.
    pub(super) fn colour_town(&mut self, town: StopId, colour: Colour) {
        self.colours[town.index()] = bit(colour);
    }

    /// What a link of this owner pays a player.
    pub(super) fn pay(table: &Table, seat: Seat, owner: Option<Seat>) -> i8 {
        match table.paid(owner) {
            Some(paid) if paid == seat => OWN,
            Some(_) => RIVAL,
            None => NOBODY,
        }
    }

    pub(super) fn links(&self, stop: StopId) -> &[Link] {
        &self.links[stop.index()]
    }

    /// Whether a link of ours ends here.
    pub(super) fn is_ours(&self, stop: StopId) -> bool {
        self.links(stop).iter().any(|link| link.pay == OWN)
    }

    /// What cubes of these colours could earn from a stop with an engine of at most this strength.
    pub(super) fn earnings(&self, from: StopId, wanted: u8, engine: u8) -> Earnings {
        let mut best = [[0; ENGINES]; Colour::ALL.len()];
        let start =
            Leg { at: from.index() as u8, visited: 1 << from.index(), wanted, links: 0, foreign: 0, pay: 0 };
        self.explore(&start, engine, &mut best);
        for by_engine in &mut best {
            for links in 1..ENGINES {
                by_engine[links] = by_engine[links].max(by_engine[links - 1]);
            }
        }
        best
    }

    fn explore(&self, leg: &Leg, engine: u8, best: &mut Earnings) {
        for link in &self.links[usize::from(leg.at)] {
            let foreign = leg.foreign + u8::from(link.pay != OWN);
            if leg.visited & 1 << link.to != 0 || foreign > MOST_FOREIGN {
                continue;
            }
            let (links, pay) = (leg.links + 1, leg.pay + link.pay);
            let arrived = self.colours[usize::from(link.to)] & leg.wanted;
            if arrived != 0 {
                let earned = &mut best[arrived.trailing_zeros() as usize][usize::from(links)];
                *earned = (*earned).max(pay);
            }
            // A cube stops in the first city of its colour; the others go on.
            let wanted = leg.wanted & !arrived;
            if wanted != 0 && links < engine {
                let visited = leg.visited | 1 << link.to;
                self.explore(&Leg { at: link.to, visited, wanted, links, foreign, pay }, engine, best);
            }
        }
    }

    /// Every cube on the board and in the display that could earn something with an engine of this strength.
    pub(super) fn hauls(&self, table: &Table, engine: u8, out: &mut Vec<Haul>) {
        out.clear();
        let board = table.board();
        for stop in board.stops() {
            if self.colours[stop.index()] == 0 || self.links(stop).is_empty() {
                continue;
            }
            let goods = &table.goods[stop.index()];
            let due: &[Option<Colour>] =
                table.column_of(stop).map_or(&[], |column| table.display.column(column));
            self.hauls_from(table, stop, goods, due, engine, out);
        }
    }

    /// The hauls from one city: of the cubes in it, and of those in its column of the display.
    pub(super) fn hauls_from(
        &self,
        table: &Table,
        stop: StopId,
        goods: &Cubes,
        due: &[Option<Colour>],
        engine: u8,
        out: &mut Vec<Haul>,
    ) {
        let here = Colour::ALL.into_iter().filter(|colour| goods[colour.index()] > 0);
        let wanted = here.chain(due.iter().copied().flatten()).fold(0, |set, colour| set | bit(colour));
        if wanted == 0 {
            return;
        }
        let earnings = self.earnings(stop, wanted, engine);
        let mut push = |colour: Colour, arrives: u8, contested: bool| {
            let best = earnings[colour.index()];
            if best[ENGINES - 1] > 0 {
                out.push(Haul {
                    from: stop.index() as u8,
                    colour: colour.index() as u8,
                    best,
                    arrives,
                    contested,
                });
            }
        };
        for colour in Colour::ALL {
            // Rivals want one of them; the others are safe for the moment.
            for nth in 0..goods[colour.index()] {
                push(colour, 0, nth == 0 && self.contested[stop.index()] & bit(colour) != 0);
            }
        }
        for (depth, colour) in due.iter().copied().flatten().enumerate() {
            push(colour, arrival(table, depth), false);
        }
    }
}

/// In how many turns the cube at this depth of a column can be expected: one die is rolled for each player, and each number on
/// it is as likely as the others.
pub(super) fn arrival(table: &Table, depth: usize) -> u8 {
    ((depth as u8 + 1) * DIE).div_ceil(table.players)
}

struct Leg {
    at: u8,
    visited: u64,
    /// The colours that have not reached a city of theirs yet.
    wanted: u8,
    links: u8,
    foreign: u8,
    pay: i8,
}

pub(super) fn new_city_colour(city: NewCity) -> Colour {
    Supply::shipped().new_city(city).colour
}
