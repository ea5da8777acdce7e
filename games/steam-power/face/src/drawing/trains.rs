//! The trains that show whose a link is, complete or not.

use draw::curve::Curve;
use draw::engine::{self, Gauge};
use draw::geometry::{Area, Point};
use draw::svg::Svg;
use hexes::Segment;
use kernel::{Arg, MAX_SEATS, Seat, message, text};
use steam_power::Run;

use super::land::cell;
use super::names::signs;
use super::{IDS, LAYOUT, Sheet};

pub(crate) const GAUGE: Gauge = Gauge { scale: 1.02, apart: 48.0 };

pub(crate) fn define(svg: &mut Svg) {
    for seat in Seat::all(MAX_SEATS) {
        let train = svg.group().set("id", IDS.of(format_args!("train-{seat}")));
        train.within(|svg| engine::draw(svg, IDS, seat, Point::default(), GAUGE.scale));
    }
}

pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>) {
    // What lies on top may not catch what is meant for the hex below.
    svg.group().set("class", "markers").set("pointer-events", "none").within(|svg| {
        for (run, at) in trains(sheet) {
            let seat = run.owner;
            let group = svg.group().set("class", "appears").set("data-key", key(sheet, &run));
            group.show("data-seat", seat).within(|svg| {
                svg.title(&describe(sheet, &run));
                svg.place(IDS.of(format_args!("train-{seat}")), at).end();
            });
        }
    });
}

/// A link is known by where it begins.
fn key(sheet: &Sheet<'_>, run: &Run) -> String {
    let from = sheet.board.site(run.from).coord;
    let edge = run.hexes.first().map_or("", |(_, entered, _)| LAYOUT.compass(entered.opposite()));
    format!("train-{from}-{edge}-{}", run.owner)
}

fn describe(sheet: &Sheet<'_>, run: &Run) -> String {
    let from = sheet.board.site(run.from).name.clone();
    let (what, to) = match (run.to, run.hexes.last()) {
        (Some(city), _) => (Arg::from(message!(sp_draw_complete)), sheet.board.site(city).name.clone()),
        (None, Some((hex, _, _))) => {
            (Arg::from(message!(sp_draw_incomplete)), sheet.board.hex(*hex).coord.to_string())
        }
        (None, None) => (Arg::from(message!(sp_draw_incomplete)), from.clone()),
    };
    sheet.words.say(&text!(sp_draw_link, seat = run.owner, what = what, from = from, to = to))
}

/// Every link, and where its train stands.
fn trains(sheet: &Sheet<'_>) -> Vec<(Run, Point)> {
    let signs: Vec<Area> = signs(sheet.board).into_iter().map(|sign| sign.area).collect();
    let mut trains: Vec<(Run, Point)> = Vec::new();
    for run in sheet.table.track.runs() {
        let at = spot(sheet, &run, &trains, &signs);
        trains.push((run, at));
    }
    trains
}

/// The best place for a train: near the middle of the link, rather on open track than where another crosses, and neither
/// on top of another train nor under a name.
fn spot(sheet: &Sheet<'_>, run: &Run, placed: &[(Run, Point)], signs: &[Area]) -> Point {
    let half = run.hexes.len() as f64 / 2.0;
    let mut spots: Vec<(f64, Point)> = Vec::new();
    for (index, (hex, entered, left)) in run.hexes.iter().enumerate() {
        let Some(segment) = Segment::between(*entered, *left) else { continue };
        let middle = cell(sheet.board.hex(*hex).coord).centre();
        let is_crossed = sheet.table.track.paths(*hex).iter().flatten().count() > 1;
        let forward = segment.ends().0 == *entered;
        for (share, burden) in [(0.5, if is_crossed { 6.0 } else { 0.0 }), (0.2, 1.0), (0.8, 1.0)] {
            let place = middle + Curve::of(LAYOUT, segment).at(share);
            let along = if forward { share } else { 1.0 - share };
            let others = placed.iter().map(|(_, other)| *other);
            let burden = burden + engine::crowding(GAUGE, place, others, signs);
            spots.push(((index as f64 + along - half).abs() + burden, place));
        }
    }
    let best = spots.into_iter().min_by(|one, other| one.0.total_cmp(&other.0));
    best.map_or_else(Point::default, |best| best.1)
}
