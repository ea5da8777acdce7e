//! What the other players have, one block each.

use imperial_steam::{Engineer, Good, MAX_STATIONS, Player, on_track};
use kernel::{Seat, message, text};

use super::own::{contracts, draw_key};
use super::people::{engineer_at, hand, investor};
use super::setting::{EDGE, SIZES, amount_width, area, coins, cube, factory, guldens, sign_at, stars};
use super::{PANELS, Sheet, crew, paint, share, trains};
use draw::Typeface;
use draw::badge;
use draw::geometry::{Point, point};
use draw::svg::Svg;

const TRAIN: f64 = 0.8;
const LINE: f64 = 32.0;

/// Returns its height.
pub(super) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let mut top = 8.0;
    let others = sheet.table.in_order().filter(|seat| Some(*seat) != sheet.view.seat);
    for seat in others {
        svg.group().show("data-key", seat).within(|svg| top = block(svg, sheet, seat, top, width));
        top += 10.0;
    }
    top
}

/// Returns where it ends.
fn block(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, top: f64, width: f64) -> f64 {
    let player = sheet.table.player(seat);
    let mut inside = Svg::default();
    let content = &mut inside;
    content.title(&sheet.words.name(seat));
    let mut y = top + 6.0;
    header(content, sheet, seat, player, y, width);
    y += 34.0;
    let load = trains::load(player);
    let (places, height) = trains::rows(&load.trains, width - 3.0 * EDGE, TRAIN);
    for (train, place) in load.trains.iter().zip(places) {
        trains::draw(content, sheet, seat, train, point(EDGE + 8.0, y) + place, TRAIN);
    }
    y += height + 4.0;
    store(content, sheet, seat, player, &load, point(2.0 * EDGE, y));
    shares(content, sheet, seat, player, point(2.0 * EDGE, y), width);
    y += LINE;
    crew(content, sheet, seat, player, point(2.0 * EDGE, y));
    y += LINE;
    if works(content, sheet, player, point(2.0 * EDGE, y), width) {
        y += LINE;
    }
    if !player.contracts.is_empty() {
        y = contracts(content, sheet, seat, point(2.0 * EDGE, y + 6.0), width - 4.0 * EDGE) + 2.0;
    }
    let held: Vec<_> = sheet.table.keys_of(seat).collect();
    for (number, (hub, key)) in held.iter().enumerate() {
        let at = point(2.0 * EDGE + 90.0 * (number % 4) as f64, y + LINE * (number / 4) as f64);
        draw_key(content, sheet, *hub, *key, at);
    }
    y += LINE * held.len().div_ceil(4) as f64;
    let ground = area(EDGE, top, width - 2.0 * EDGE, y - top + 4.0);
    svg.rect(ground, 8.0).fill(paint::BOX).end();
    let stripe = area(EDGE, top + 6.0, 5.0, y - top - 8.0);
    svg.rect(stripe, 2.5).fill(paint::player(seat).base).end();
    svg.append(&inside);
    y + 4.0
}

/// Name, money, influence and hands.
fn header(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, player: &Player, top: f64, width: f64) {
    badge::draw(svg, seat, point(2.0 * EDGE + 12.0, top + 14.0), 12.0);
    let typeface = Typeface::SansBold;
    let name = typeface.truncated(&sheet.words.name(seat), 17.0, 126.0);
    svg.line(point(2.0 * EDGE + 31.0, top + 20.5), 17.0).typeface(typeface).say(name);
    let right = width - 2.0 * EDGE;
    svg.group().within(|svg| {
        svg.title(&sheet.words.say(&text!(imp_draw_has_hands, count = player.hands)));
        hand(svg, paint::player(seat).base, point(right - 24.0, top + 13.0), 0.8);
        svg.line(point(right - 10.0, top + 20.5), 17.0).bold().say_of(player.hands);
    });
    let influence = on_track(player.influence);
    svg.group().within(|svg| {
        svg.title(&sheet.words.say(&text!(imp_draw_has_influence, influence = influence)));
        stars(svg, point(right - 104.0, top + 20.5), 17.0, influence);
    });
    svg.group().within(|svg| {
        let cash = sheet.view.cash(seat);
        let (title, shown) = match cash {
            Some(cash) => (guldens(sheet, cash), cash.to_string()),
            None => (sheet.words.word(message!(imp_draw_money_hidden)), "?".to_owned()),
        };
        svg.title(&title);
        coins(svg, point(right - 122.0 - amount_width(17.0, &shown), top + 20.5), 17.0, &shown);
    });
}

/// Stations with the floors that they open, and tracks.
fn store(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, player: &Player, load: &trains::Load, at: Point) {
    let stations = player.stations.len();
    svg.group().within(|svg| {
        svg.title(&sheet.words.say(&text!(imp_draw_has_stations, count = stations)));
        let station = svg.group().scaled(at + point(11.0, 13.0), 0.9).fill(paint::player(seat).base);
        station.within(|svg| svg.again(PANELS.of("station")).end());
        svg.line(at + point(25.0, 19.0), 16.5).bold().say_of(format_args!("{stations}/{MAX_STATIONS}"));
    });
    let stored: Vec<Good> = load.floors.iter().flatten().chain(&load.beyond).copied().collect();
    let pitch = (74.0 / stored.len().max(1) as f64).min(22.0);
    for (number, good) in stored.into_iter().enumerate() {
        cube(svg, sheet, good, at + point(58.0 + pitch * number as f64, 1.0), 22.0);
    }
    svg.group().within(|svg| {
        svg.title(&sheet.words.say(&text!(imp_draw_has_tracks, count = player.tracks_left())));
        sign_at(svg, "track", at + point(141.0, 12.0), 0.95);
        svg.line(at + point(156.0, 19.0), 16.5).bold().say_of(player.tracks_left());
    });
}

fn crew(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, player: &Player, at: Point) {
    let mut x = 0.0;
    svg.group().within(|svg| {
        svg.title(&sheet.words.say(&text!(
            imp_draw_has_workers,
            count = player.workers(),
            experience = player.experience()
        )));
        x = crew::draw_small(svg, seat, player, at + point(0.0, 13.0));
    });
    for kind in Engineer::ALL.into_iter().filter(|kind| player.engineers[kind.index()]) {
        svg.group().within(|svg| {
            svg.title(&sheet.words.say(&text!(imp_draw_engineer_hired, kind = kind.name())));
            engineer_at(svg, kind, point(x + 12.0, at.y + 15.0), 0.85, true);
        });
        x += 30.0;
    }
}

/// Factories on the left, what was ordered on the right; returns whether there are any.
fn works(svg: &mut Svg, sheet: &Sheet<'_>, player: &Player, at: Point, width: f64) -> bool {
    let mut x = at.x;
    for (good, count) in Good::ALL.into_iter().zip(player.factory_kinds()).filter(|(_, count)| *count > 0) {
        svg.group().within(|svg| {
            svg.title(&sheet.words.say(&text!(imp_draw_factories_of, factories = good.factories(count))));
            factory(svg, sheet, good, point(x + 13.0, at.y + 13.0), 0.9);
            svg.line(point(x + 28.0, at.y + 19.0), 16.5).bold().say_of(count);
        });
        x += 44.0;
    }
    let ordered = Good::ALL
        .into_iter()
        .flat_map(|good| std::iter::repeat_n(good, usize::from(player.landing[good.index()])));
    let ordered: Vec<Good> = ordered.collect();
    if !ordered.is_empty() {
        SIZES.note(svg, at + point(178.0, 18.0), 78.0, &sheet.words.word(message!(imp_draw_ordered)));
        let room = width - 2.0 * EDGE - at.x - 258.0;
        let pitch = (room / ordered.len() as f64).min(22.0);
        for (number, good) in ordered.iter().enumerate() {
            cube(svg, sheet, *good, at + point(256.0 + pitch * number as f64, 1.0), 22.0);
        }
    }
    x > at.x || !ordered.is_empty()
}

/// The share value, investors and shareholders.
fn shares(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, player: &Player, at: Point, width: f64) {
    let right = width - 2.0 * EDGE;
    let value = sheet.table.share_value(seat);
    svg.group().within(|svg| {
        svg.title(&sheet.words.say(&text!(imp_draw_share_now, value = value)));
        sign_at(svg, "share", point(right - 146.0, at.y + 12.0), 0.6);
        svg.line(point(right - 132.0, at.y + 19.0), 16.5).bold().say_of(value);
    });
    let people = [
        (share::COAT, player.investors, text!(imp_draw_investors_told, count = player.investors)),
        (paint::GOLD, player.shareholders, text!(imp_draw_shareholders_told, count = player.shareholders)),
    ];
    for (number, (colour, count, said)) in people.into_iter().enumerate() {
        let left = right - 92.0 + 46.0 * number as f64;
        svg.group().within(|svg| {
            svg.title(&sheet.words.say(&said));
            investor(svg, colour, point(left + 8.0, at.y + 14.5), 0.7);
            svg.line(point(left + 19.0, at.y + 19.0), 16.5).bold().say_of(count);
        });
    }
}
