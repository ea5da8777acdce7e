//! What a table is worth to a seat: its points, the deliveries that it can hope for, and what helps it to make them.

use empyreal::printed::COLUMNS;
use empyreal::{
    CarId, END_OF_LINE, Frame, MANA_LIMIT, Occasion, Phase, Player, ROWS, Slot, TRAINS, Table, Terrain,
    TilePlace,
};
use kernel::Seat;

use super::surroundings::{COLOURS, LAYERS, Surroundings};
use super::taste::{Taste, Wanted};

/// What a crystal is worth that can be spent.
pub(super) const MANA: f32 = 0.3;

/// What a good is worth that so many trains would bring in, as a part of one that is in.
const NEAR: [f32; LAYERS] = [0.42, 0.2, 0.1];
/// Near goods can never all be had.
const NEAR_LIMIT: f32 = 4.0;
/// What is left of a delivery when a City is so many trains away.
const REACH: [f32; LAYERS + 2] = [1.0, 0.72, 0.52, 0.37, 0.25];
/// What is left of a delivery for each space that the conductor has to go before it, and for a whole journey.
const A_SPACE_LATER: f32 = 0.96;
const LATER: f32 = 0.78;
/// Of a delivery that will hardly come before the end of the game.
const TOO_LATE: f32 = 0.3;
/// What is left of what may be added to deliveries.
const HOPE: f32 = 0.5;
/// What the end of the line brings beside a delivery.
const UPGRADE: f32 = 0.4;
/// Trains on the map are better than none; when a game has gone on for so many rounds, they bring the end nearer.
const A_TRAIN: f32 = 0.02;
const LONG: u16 = 40;
const TO_THE_END: f32 = 0.5;
/// A good that a competitor may deliver first.
const SHARED: f32 = 0.85;

/// How long the game will go on: the journeys that whoever is ahead needs to end it.
fn journeys(table: &Table) -> usize {
    table.all_seats().map(|seat| table.tiles_missing(seat)).min().unwrap_or(0)
}

/// How much a train on each terrain is wanted.
fn wanted(table: &Table, around: &Surroundings) -> Wanted {
    let mut left = [0.0; COLOURS];
    for (colour, size, place) in table.tiles.iter() {
        if matches!(place, TilePlace::City(_)) {
            left[colour.index()] += f32::from(size.points());
        }
    }
    std::array::from_fn(|colour| {
        let sites = (around.beside & table.map.land[colour]).len().min(4);
        let reach = REACH[around.away[colour]];
        0.4 + 0.06 * sites as f32 + reach * (0.25 + 0.06 * left[colour].min(6.0))
    })
}

/// What a seat thinks while it makes up its mind.
pub(super) struct Outlook {
    pub(super) taste: Taste,
    /// The journeys along the line that are left. A delivery does not make it fewer while it is thought about: what ends
    /// the game sooner is no worse for that.
    journeys: usize,
    /// Whether the last round is being played.
    ending: bool,
}

impl Outlook {
    pub(super) fn of(table: &Table, seat: Seat) -> Self {
        let around = Surroundings::of(table, seat);
        let taste = Taste::new(&wanted(table, &around), table.home(seat));
        Self { taste, journeys: journeys(table), ending: table.is_last_round() }
    }
}

pub(super) fn worth(table: &Table, seat: Seat, outlook: &Outlook) -> f32 {
    let around = Surroundings::of(table, seat);
    let points = f32::from(score(table, seat));
    let ending = if table.is_last_round() { end(table, seat, points, &around) } else { 0.0 };
    if outlook.ending {
        return points + ending;
    }
    let left = outlook.journeys;
    let built = f32::from(TRAINS - table.player(seat).trains);
    let built = built * if table.round > LONG { TO_THE_END } else { A_TRAIN };
    built + points + hopes(table, seat, &around, left) + means(table, seat, &outlook.taste, left) + ending
}

/// The points if the game ended now; in a team game, those of the whole team.
fn score(table: &Table, seat: Seat) -> u16 {
    table.totals()[seat.index()]
}

/// The last delivery of the game, with what is in the network now.
fn last_delivery(table: &Table, seat: Seat, around: &Surroundings) -> f32 {
    let mut best: u8 = 0;
    for colour in Terrain::ALL {
        if around.away[colour.index()] == 0 {
            best = best.max(around.own[colour.index()]);
        }
    }
    for (colour, size, place) in table.tiles.iter() {
        let TilePlace::City(city) = place else { continue };
        let goods = around.own[colour.index()];
        if around.away[city.index()] == 0 && goods >= table.goods_for(seat, Occasion::Final, size) {
            best = best.max(goods + size.points());
        }
    }
    f32::from(best)
}

/// The last delivery, and who will win: that counts when the end is near.
fn end(table: &Table, seat: Seat, points: f32, around: &Surroundings) -> f32 {
    let over = table.phase == Phase::Over;
    let last = |seat: Seat, around: &Surroundings| {
        if over { 0.0 } else { last_delivery(table, seat, around) }
    };
    let own = last(seat, around);
    let rivals = table.all_seats().filter(|other| table.compete(seat, *other));
    let most = rivals
        .map(|other| f32::from(score(table, other)) + last(other, &Surroundings::of(table, other)))
        .fold(0.0, f32::max);
    own + 3.0 * (points + own - most).clamp(-2.0, 2.0)
}

/// The deliveries that can be made, the best first, and what may be added to them.
fn hopes(table: &Table, seat: Seat, around: &Surroundings, left: usize) -> f32 {
    let reach = around.away.map(|away| REACH[away]);
    let own: [f32; COLOURS] = std::array::from_fn(|colour| {
        f32::from(around.own[colour]) - f32::from(around.shared[colour]) * (1.0 - SHARED)
    });
    let hoped: [f32; COLOURS] = std::array::from_fn(|colour| {
        let near: f32 =
            around.near.iter().zip(NEAR).map(|(goods, part)| f32::from(goods[colour]) * part).sum();
        own[colour] + near / (1.0 + near / NEAR_LIMIT)
    });
    let (mut tile, mut hoped_tile) = ([0.0_f32; COLOURS], [0.0_f32; COLOURS]);
    for (colour, size, place) in table.tiles.iter() {
        let TilePlace::City(city) = place else { continue };
        let (colour, points) = (colour.index(), f32::from(size.points()));
        let goods = f32::from(table.goods_for(seat, Occasion::EndOfLine, size));
        if around.away[city.index()] == 0 && f32::from(around.own[colour]) >= goods {
            tile[colour] = tile[colour].max(points);
        }
        let part = (hoped[colour] / goods).min(1.0);
        hoped_tile[colour] = hoped_tile[colour].max(points * part * part * reach[city.index()]);
    }
    let mut now: [f32; COLOURS] =
        std::array::from_fn(|colour| tile[colour] + if around.away[colour] == 0 { own[colour] } else { 0.0 });
    let more: f32 = (0..COLOURS)
        .map(|colour| (hoped[colour] * reach[colour] + hoped_tile[colour] - now[colour]).max(0.0))
        .sum();
    now.sort_unstable_by(|one, other| other.total_cmp(one));
    let spaces = spaces_left(table, seat);
    let mut weight = (0..spaces).fold(1.0, |weight, _| weight * A_SPACE_LATER);
    let mut all = 0.0;
    for (index, delivery) in now.into_iter().enumerate() {
        all += delivery * if index <= left { weight } else { weight * TOO_LATE };
        weight *= LATER;
    }
    let upgrade = UPGRADE * f32::from(END_OF_LINE - spaces) / f32::from(END_OF_LINE);
    all + (more * HOPE + upgrade) * (left as f32 / 3.0).min(1.0)
}

/// How far the conductor has to go to the next delivery.
fn spaces_left(table: &Table, seat: Seat) -> u8 {
    let conductor = table.player(seat).conductor;
    let delivered = conductor == END_OF_LINE && !matches!(table.stack.last(), Some(Frame::Delivering(_)));
    END_OF_LINE - if delivered { 0 } else { conductor }
}

/// What each activation of a column is worth, the best first: the others cost more.
const ACTIVATIONS: [f32; ROWS] = [1.0, 0.6, 0.3];
/// What a column of spellcars brings in a long game, for what it brings once.
const STOPS: f32 = 0.8;
/// What somebody brings who is face-up, and who will be so again after a refresh.
const READY: f32 = 0.7;
const TIRED: f32 = 0.45;
/// Of what somebody brings only once.
const ONCE: f32 = 0.9;

/// What helps: mana, spellcars and specialists, for as long as the game may go on.
fn means(table: &Table, seat: Seat, taste: &Taste, left: usize) -> f32 {
    let player = table.player(seat);
    let phase = (left as f32 / 4.0).min(1.0);
    let soon = (left as f32 / 2.0).min(1.0);
    let staff = [player.captain, player.engineer].into_iter().flatten();
    let staff: f32 =
        staff.map(|staff| taste.person(staff.person) * if staff.ready { READY } else { TIRED }).sum();
    let surveyor = player.surveyor.filter(|staff| staff.ready);
    let once = surveyor.map_or(0.0, |staff| taste.person(staff.person) * ONCE);
    let masters: f32 = player.masters().map(|person| taste.person(person)).sum();
    (staff + once) * soon + (masters + cars(player, taste)) * phase + mana(player) * soon
}

fn mana(player: &Player) -> f32 {
    const AVAILABLE: [f32; MANA_LIMIT as usize] = [0.4, 0.4, 0.35, 0.3, 0.25, 0.2, 0.15, 0.1, 0.08, 0.05];
    let available: f32 = AVAILABLE.iter().take(usize::from(player.mana)).sum();
    available + 0.55 * f32::from(player.crystals())
}

fn cars(player: &Player, taste: &Taste) -> f32 {
    (0..COLUMNS).map(|column| column_of(|row| player.car(Slot::new(column, row)), taste)).sum::<f32>() * STOPS
}

/// What the spellcars of a column bring together.
fn column_of(car: impl Fn(usize) -> Option<CarId>, taste: &Taste) -> f32 {
    let mut worths: [f32; ROWS] =
        std::array::from_fn(|row| car(row).map_or(0.0, |car| taste.car(car).max(0.05)));
    worths.sort_unstable_by(|one, other| other.total_cmp(one));
    worths.iter().zip(ACTIVATIONS).map(|(worth, part)| worth * part).sum()
}

/// What a spellcar would add in a place.
pub(super) fn gain_of_car(player: &Player, taste: &Taste, slot: Slot, car: CarId) -> f32 {
    let there = |row| player.car(Slot::new(slot.column(), row));
    let then = |row| if row == slot.row() { Some(car) } else { there(row) };
    column_of(then, taste) - column_of(there, taste)
}
