//! The trains of the companies, and the quiet lines that join a network.

use empyreal::{Company, HexId, TRAINS_IN_A_HEX};
use kernel::Seat;

use super::{IDS, Sheet, cell, palette, tokens};
use draw::geometry::{Point, point};
use draw::path::Path;
use draw::svg::Svg;

/// The middle of the trains on a hex, and from one to the next.
const ROW: Point = point(0.0, 21.0);
const APART: f64 = 34.0;
/// Three are a little smaller, so that they are not taken for those of the next hex.
const SMALLER: f64 = 0.9;

pub(crate) fn define(svg: &mut Svg) {
    for company in Company::ALL {
        svg.group().set("id", train_id(company)).within(|svg| {
            draw_train(svg, company);
            let text = svg.line(point(0.0, 6.4), 15.0).centred().bold();
            text.fill(palette::company(company).on).say(company.initials());
        });
        tokens::piece(svg, &format!("train-{company}"), &train_id(company), 2.2);
    }
}

pub(crate) fn train_id(company: Company) -> String {
    IDS.of(format_args!("train-{company}"))
}

/// What rises above a company's trains: each looks its own way.
const fn top(company: Company) -> &'static str {
    match company {
        // A square funnel and an armoured cab.
        Company::Gesselheim => "M-13 -6V-13H-6V-6H3V-12H14V-6Z",
        // A crown.
        Company::KingsLine => "M-14 -6V-14L-7.5 -9L0 -15L7.5 -9L14 -14V-6Z",
        // The humps of a caterpillar.
        Company::Caterpillar => "M-15 -6A5 7 0 0 1 -5 -6A5 7 0 0 1 5 -6A5 7 0 0 1 15 -6Z",
        // Long and low, with a rounded nose.
        Company::Kerigan => "M-16 -6Q-13 -13 -4 -13H14V-6Z",
        // Horns.
        Company::Afterworld => "M-15 -6Q-15 -12 -11 -16Q-11 -10 -6 -10H6Q11 -10 11 -16Q15 -12 15 -6Z",
        // A dome between two minarets.
        Company::GoldenSands => {
            "M-14 -6V-13L-11.5 -16L-9 -13V-8Q-6 -15 0 -16Q6 -15 9 -8V-13L11.5 -16L14 -13V-6Z"
        }
    }
}

/// A train car, still without the initials of its company.
pub(crate) fn draw_train(svg: &mut Svg, company: Company) {
    let paint = palette::company(company);
    let body = format!("{}M-16 -7H16V9H-16Z", top(company));
    let wheels = [(-9.5, 9.5), (9.5, 9.5)].map(|(x, y)| point(x, y));
    svg.group().stroke(palette::BALLAST, 4.6).set("stroke-linejoin", "round").within(|svg| {
        svg.add("path").set("d", &body).end();
        for wheel in wheels {
            svg.circle(wheel, 4.0).end();
        }
    });
    let upper = svg.add("path").set("d", top(company)).fill(paint.light);
    upper.stroke(palette::CASING, 1.4).set("stroke-linejoin", "round").end();
    for wheel in wheels {
        svg.circle(wheel, 4.0).fill(palette::CASING).end();
    }
    let car = svg.add("path").set("d", "M-16 -7H16V9H-16Z").fill(paint.base);
    car.stroke(palette::CASING, 1.4).set("stroke-linejoin", "round").end();
}

/// The company of a seat that has one.
fn companies(sheet: &Sheet<'_>) -> impl Iterator<Item = (Seat, Company)> {
    let table = sheet.table;
    table.all_seats().filter_map(move |seat| Some((seat, table.player(seat).company?)))
}

/// Lines between neighbouring hexes of one network. Each seat has its own place beside the middle, so that lines of several
/// companies run beside each other.
pub(crate) fn draw_networks(svg: &mut Svg, sheet: &Sheet<'_>) {
    let (chart, map) = (sheet.chart, &sheet.table.map);
    let group = svg.group().set("class", "networks").set("pointer-events", "none").fill("none");
    group.set("stroke-linecap", "round").within(|svg| {
        for (seat, company) in companies(sheet) {
            let network = map.network(seat);
            let mut lines = Path::in_steps();
            for hex in network.iter() {
                for other in chart.beside(hex).into_iter().flatten() {
                    if hex < other && network.contains(other) {
                        let [from, to] = [hex, other].map(|hex| place(sheet, hex));
                        let beside = (to - from).unit().across() * offset(sheet, seat);
                        lines.lines([from + beside, to + beside]);
                    }
                }
            }
            let paint = palette::company(company);
            svg.group().show("data-key", format_args!("network-{seat}")).within(|svg| {
                svg.path(&lines).stroke(palette::CASING, 5.6).set("stroke-opacity", "0.7").end();
                svg.path(&lines).stroke(paint.base, 3.6).end();
            });
        }
    });
}

/// How far to the side of the middle the lines of a seat run.
fn offset(sheet: &Sheet<'_>, seat: Seat) -> f64 {
    (seat.index() as f64 - (sheet.table.players() as f64 - 1.0) / 2.0) * 5.0
}

/// Where the lines of a network meet.
fn place(sheet: &Sheet<'_>, hex: HexId) -> Point {
    cell(sheet.chart.coord(hex)).centre() + ROW
}

pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>) {
    let map = &sheet.table.map;
    svg.group().set("class", "trains").set("pointer-events", "none").within(|svg| {
        for hex in sheet.chart.all.iter().filter(|hex| map.trains_on(*hex) > 0) {
            let coord = sheet.chart.coord(hex);
            let here = companies(sheet)
                .flat_map(|(seat, company)| (0..map.trains(seat, hex)).map(move |nth| (seat, company, nth)));
            let here: Vec<_> = here.collect();
            for (index, (seat, company, nth)) in here.iter().enumerate() {
                let x = (index as f64 - (here.len() as f64 - 1.0) / 2.0) * APART;
                let key = format!("train-{coord}-{seat}-{nth}");
                if here.len() < usize::from(TRAINS_IN_A_HEX) {
                    let train = svg.place(train_id(*company), place(sheet, hex) + point(x, 0.0));
                    train.set("class", "appears").set("data-key", key).end();
                    continue;
                }
                svg.group().set("class", "appears").set("data-key", key).within(|svg| {
                    let train = svg.again(train_id(*company));
                    train.scaled(place(sheet, hex) + point(x * SMALLER, 0.0), SMALLER).end();
                });
            }
        }
    });
}
