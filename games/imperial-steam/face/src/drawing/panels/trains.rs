//! Trains as trains: an engine with its number and its coal, and the cars that it pulls.

use imperial_steam::{Good, Player};
use kernel::Seat;

use super::paint::{self, CASING, INK, STONE, TIMBER};
use super::setting::{area, cube, no_cube, sign_at};
use super::{PANELS, Sheet};
use draw::geometry::{Point, point};
use draw::svg::Svg;

/// An engine with its tender, a car and the gap behind it; the wheels stand on the line at [`HEIGHT`].
const ENGINE: f64 = 68.0;
const CAR: f64 = 38.5;
pub(super) const HEIGHT: f64 = 42.0;
const CUBE: f64 = 23.0;
const COAL: f64 = 22.0;

/// What a car carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Car {
    Reserved,
    Freight(Option<Good>),
    Passengers,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Train {
    pub(super) engine: u8,
    pub(super) coal: bool,
    pub(super) cars: Vec<Car>,
}

impl Train {
    pub(super) fn width(&self) -> f64 {
        ENGINE + CAR * self.cars.len() as f64
    }
}

/// A player’s goods, put where they fit: coal on engines first, the rest on freight cars, then in the warehouse. What finds
/// no place comes last, and has to be discarded.
pub(super) struct Load {
    pub(super) trains: Vec<Train>,
    pub(super) floors: Vec<Option<Good>>,
    pub(super) beyond: Vec<Good>,
}

pub(super) fn load(player: &Player) -> Load {
    let stored = player.stored();
    let mut goods = Good::ALL
        .into_iter()
        .flat_map(move |good| std::iter::repeat_n(good, usize::from(stored[good.index()])));
    let (free, reserved) = (player.free_cars(), player.reserved_cars);
    let mut all = (0..player.cars()).map(|car| match car {
        _ if car < reserved => Car::Reserved,
        _ if car < reserved + free => Car::Freight(goods.next()),
        _ => Car::Passengers,
    });
    let trains = player.whole_trains().map(|train| Train {
        engine: train.engine,
        coal: train.has_coal,
        cars: all.by_ref().take(train.cars.into()).collect(),
    });
    let trains = trains.collect();
    let floors = (0..player.floors()).map(|_| goods.next()).collect();
    Load { trains, floors, beyond: goods.collect() }
}

pub(super) fn define(svg: &mut Svg) {
    let mut part = |name: &str, draw: fn(&mut Svg)| svg.group().set("id", PANELS.of(name)).within(draw);
    part("engine", engine);
    part("freight-car", |svg| {
        bogies(svg);
        svg.rect(area(1.0, 27.0, 34.0, 6.0), 1.0).fill(TIMBER).stroke(CASING, 1.0).end();
        svg.round_line("M3 27V21.5M33 27V21.5", CASING, 2.0);
    });
    part("reserved-car", |svg| {
        bogies(svg);
        svg.rect(area(2.0, 7.0, 32.0, 25.0), 2.0).fill("#b9a27c").stroke(CASING, 1.2).end();
        svg.round_line("M10 8V31M26 8V31", "#8d7650", 1.2);
        svg.rect(area(1.0, 5.0, 34.0, 4.0), 2.0).fill("#6b5b41").end();
        sign_at(svg, "seal", point(18.0, 18.5), 0.95);
    });
    part("passenger-car", |svg| {
        bogies(svg);
        svg.rect(area(1.5, 8.0, 33.0, 24.0), 2.0).fill(paint::COACH).stroke(CASING, 1.2).end();
        svg.rect(area(0.0, 4.5, 36.0, 5.0), 2.5).fill("#20483b").end();
        for x in [5.0, 12.2, 19.4, 26.6] {
            svg.rect(area(x, 12.5, 5.0, 8.0), 1.0).fill("#fbe7a4").stroke(CASING, 0.7).end();
        }
        svg.round_line("M3 25.5H33", "#d9b25a", 1.4);
    });
}

fn engine(svg: &mut Svg) {
    let body =
        "M4 13H7L5.5 3.5H14.5L13 13H17Q17 7.5 21 7.5Q25 7.5 25 13H28V6H26V2H47V6H45V31H2V15Q2 13 4 13Z";
    svg.round_line("M45 30H66", INK, 2.0);
    svg.add("path").set("d", "M2 30L-3 39H7L9 30Z").fill(CASING).end();
    svg.add("path").set("d", body).stroke(CASING, 1.3).set("stroke-linejoin", "round").end();
    svg.rect(area(48.0, 19.0, 17.0, 13.0), 1.5).stroke(CASING, 1.2).end();
    svg.rect(area(2.0, 28.5, 43.0, 4.0), 1.0).fill(CASING).end();
    svg.round_line("M9 13.5V28", "#fffaf0", 1.2);
    for (x, y, radius) in
        [(11.0, 36.0, 4.6), (21.5, 36.0, 4.6), (35.5, 34.5, 6.4), (52.5, 37.0, 3.8), (60.5, 37.0, 3.8)]
    {
        svg.circle(point(x, y), radius).fill(CASING).end();
        svg.circle(point(x, y), radius * 0.38).fill(STONE).end();
    }
    svg.rect(area(29.5, 8.0, 14.0, 17.5), 2.0).fill("#fffaf0").end();
}

fn bogies(svg: &mut Svg) {
    svg.round_line("M-3 30.5H38", INK, 2.0);
    for x in [9.0, 27.0] {
        svg.circle(point(x, 36.5), 4.4).fill(CASING).end();
        svg.circle(point(x, 36.5), 1.7).fill(STONE).end();
    }
}

/// An engine with its number; its upper left corner is the origin. It takes the colour around it.
pub(super) fn draw_engine(svg: &mut Svg, number: u8) {
    svg.again(PANELS.of("engine")).end();
    svg.line(point(36.5, 22.7), 17.0).centred().bold().fill(INK).say_of(number);
}

/// A train with its upper left corner here.
pub(super) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, train: &Train, at: Point, scale: f64) {
    svg.group().scaled(at, scale).fill(paint::player(seat).base).within(|svg| {
        let rails = format!("M-4 41.5H{}", train.width() + 2.0);
        svg.round_line(&rails, paint::SLEEPER, 1.8);
        draw_engine(svg, train.engine);
        if train.coal {
            cube(svg, sheet, Good::Coal, point(47.5, 0.0), COAL);
        } else {
            no_cube(svg, point(48.5, -1.0), COAL - 1.5);
        }
        for (number, car) in train.cars.iter().enumerate() {
            let here = point(ENGINE + 2.0 + CAR * number as f64, 0.0);
            svg.group().moved(here).within(|svg| draw_car(svg, sheet, *car));
        }
    });
}

fn draw_car(svg: &mut Svg, sheet: &Sheet<'_>, car: Car) {
    match car {
        Car::Reserved => svg.again(PANELS.of("reserved-car")).end(),
        Car::Passengers => svg.again(PANELS.of("passenger-car")).end(),
        Car::Freight(good) => {
            svg.again(PANELS.of("freight-car")).end();
            match good {
                Some(good) => cube(svg, sheet, good, point(7.5, 4.5), CUBE),
                None => no_cube(svg, point(8.5, 5.0), CUBE - 2.0),
            }
        }
    }
}

/// Trains one behind the other in rows. Returns where each begins, and the height of all.
pub(super) fn rows(trains: &[Train], width: f64, scale: f64) -> (Vec<Point>, f64) {
    let (mut at, mut places) = (point(4.0, 0.0), Vec::new());
    for train in trains {
        let wide = (train.width() + 4.0) * scale;
        if at.x > 4.0 && at.x + wide > width {
            at = point(4.0, at.y + (HEIGHT + 8.0) * scale);
        }
        places.push(at);
        at.x += wide + 14.0 * scale;
    }
    (places, at.y + (HEIGHT + 6.0) * scale)
}
