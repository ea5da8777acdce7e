//! The Worker board: each hub with its sources of workers, the engineers who wait there, and how it grows.

use imperial_steam::{Engineer, Hub, WorkerSource, on_track};
use kernel::{message, text};

use super::Sheet;
use super::paint::{self, INK};
use super::people::{engineer_at, worker};
use super::setting::{EDGE, SIZES, area, card, coins, frame, hub, sign_at, spot, stars};
use crate::spots::Spot;
use draw::Typeface;
use draw::geometry::{Point, point};
use draw::svg::Svg;

const HEAD: f64 = 32.0;
const SOURCE: f64 = 36.0;
const TRACK: f64 = 236.0;
const GROWTH: f64 = 30.0;

/// Returns its height.
pub(super) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let mut top = 8.0;
    for hub in Hub::ALL {
        svg.group().show("data-key", hub).within(|svg| top += block(svg, sheet, hub, top, width));
        top += 8.0;
    }
    top
}

/// Returns its height.
fn block(svg: &mut Svg, sheet: &Sheet<'_>, hub: Hub, top: f64, width: f64) -> f64 {
    let table = sheet.table;
    let sources = table.printed().boards.sources(usize::from(table.players), hub);
    let engineers = Engineer::ALL.into_iter().filter(|kind| table.hub(hub).engineers[kind.index()] > 0);
    let engineers: Vec<Engineer> = engineers.collect();
    let middle = (SOURCE * f64::from(sources)).max(if engineers.is_empty() { 0.0 } else { 40.0 });
    let height = HEAD + middle + GROWTH + 8.0;
    frame(svg, area(EDGE, top, width - 2.0 * EDGE, height));
    spot(svg, Spot::Hub(hub)).within(|svg| head(svg, sheet, hub, top, width));
    for index in 0..sources {
        let source = WorkerSource { hub, index };
        let y = top + HEAD + SOURCE * f64::from(index);
        spot(svg, Spot::Source(source)).within(|svg| draw_source(svg, sheet, source, point(EDGE + 6.0, y)));
    }
    for (column, kind) in engineers.into_iter().enumerate() {
        let count = table.hub(hub).engineers[kind.index()];
        let x = EDGE + TRACK + 14.0 + 62.0 * column as f64;
        spot(svg, Spot::Engineer(kind, hub)).within(|svg| {
            svg.title(&sheet.words.say(&text!(
                imp_draw_engineer_waits,
                kind = kind.name(),
                hub = hub.name(),
                count = count
            )));
            card(svg, area(x, top + HEAD, 58.0, 38.0)).end();
            engineer_at(svg, kind, point(x + 17.0, top + HEAD + 20.5), 0.95, true);
            let number = svg.line(point(x + 33.0, top + HEAD + 26.0), 16.5).bold();
            number.say_of(format_args!("×{count}"));
        });
    }
    growth(svg, sheet, hub, point(EDGE + 8.0, top + HEAD + middle), width);
    height
}

/// Sign, city, influence, and whether it is open to the viewer.
fn head(svg: &mut Svg, sheet: &Sheet<'_>, of: Hub, top: f64, width: f64) {
    let here = sheet.table.hub(of);
    let influence = on_track(here.influence);
    let city = &sheet.map.city(here.city).name;
    let open = sheet.view.seat.map(|seat| sheet.table.is_hub_open(seat, of));
    let (name, word) = (city.as_str(), of.name());
    svg.title(&sheet.words.say(&match open {
        Some(true) => text!(imp_draw_hub_open, hub = word, city = name, influence = influence),
        Some(false) => text!(imp_draw_hub_closed, hub = word, city = name, influence = influence),
        None => text!(imp_draw_hub, hub = word, city = name, influence = influence),
    }));
    svg.rect(area(EDGE, top, width - 2.0 * EDGE, HEAD - 4.0), 7.0).fill(paint::HEAD).end();
    hub(svg, sheet, of, point(EDGE + 17.0, top + 14.5), 11.0);
    let typeface = Typeface::SansBold;
    let shown = typeface.truncated(city, 16.0, 180.0);
    svg.line(point(EDGE + 35.0, top + 20.0), 16.0).typeface(typeface).say(shown);
    stars(svg, point(EDGE + 236.0, top + 20.5), 16.5, influence);
    if let Some(open) = open {
        sign_at(svg, if open { "unlocked" } else { "lock" }, point(width - EDGE - 76.0, top + 14.0), 0.85);
        let said = sheet.words.word(if open { message!(imp_draw_open) } else { message!(imp_draw_closed) });
        let colour = if open { paint::MET } else { paint::UNMET };
        let size = typeface.size_to_fit(&said, 15.0, 60.0);
        svg.line(point(width - EDGE - 65.0, top + 19.5), size).fill(colour).typeface(typeface).say(said);
    }
}

/// The prices, and where the marker stands.
fn draw_source(svg: &mut Svg, sheet: &Sheet<'_>, source: WorkerSource, at: Point) {
    let prices = sheet.table.printed().boards.workers.prices;
    let now = usize::from(sheet.table.hub(source.hub).sources[usize::from(source.index)]);
    svg.title(&sheet.words.say(&text!(
        imp_draw_source,
        hub = source.hub.name(),
        number = source.index + 1,
        price = sheet.table.worker_price(source),
    )));
    card(svg, area(at.x, at.y, TRACK, SOURCE - 4.0)).end();
    worker(svg, "#8d7a5c", at + point(15.0, 16.5), 0.9);
    coins(svg, at + point(29.0, 22.5), 18.0, sheet.table.worker_price(source));
    let pitch = 30.0;
    for (number, price) in prices.into_iter().enumerate() {
        let x = at.x + 80.0 + pitch * number as f64;
        let ground = area(x, at.y + 5.0, pitch - 3.0, SOURCE - 14.0);
        if number == now {
            svg.rect(ground, 4.0).fill(paint::NEXT).stroke(paint::GOLD, 2.2).end();
        }
        let group = if number < now { svg.group().set("opacity", "0.35") } else { svg.group() };
        group.within(|svg| {
            let text = svg.line(point(x + pitch / 2.0 - 1.5, at.y + 21.5), 15.5).centred();
            if number == now { text.bold().fill(INK) } else { text.fill(paint::FAINT_INK) }.say_of(price);
        });
    }
}

/// The Growth tile: steps that were taken are ticked.
fn growth(svg: &mut Svg, sheet: &Sheet<'_>, hub: Hub, at: Point, width: f64) {
    let here = sheet.table.hub(hub);
    let steps = sheet.table.growth(hub);
    svg.group().within(|svg| {
        let next = steps.get(usize::from(here.delivered)).copied();
        svg.title(&sheet.words.say(&text!(
            imp_draw_growth_told,
            delivered = here.delivered,
            next = next.unwrap_or(0)
        )));
        SIZES.note(svg, at + point(2.0, 20.0), 128.0, &sheet.words.word(message!(imp_draw_growth)));
        let pitch = (width - 2.0 * EDGE - 150.0) / steps.len() as f64;
        for (number, step) in steps.iter().enumerate() {
            let x = at.x + 136.0 + pitch * number as f64;
            let done = number < usize::from(here.delivered);
            if number == usize::from(here.delivered) {
                svg.rect(area(x - 4.0, at.y + 3.0, pitch - 3.0, 25.0), 4.0)
                    .fill(paint::NEXT)
                    .stroke(paint::GOLD, 1.6)
                    .end();
            }
            if done {
                sign_at(svg, "tick", point(x + pitch / 2.0 - 5.5, at.y + 15.5), 0.95);
            } else {
                stars(svg, point(x - 0.5, at.y + 21.0), 16.0, format_args!("+{step}"));
            }
        }
    });
}
