//! The viewer's own board, as it would lie in front of a player at the table.

use imperial_steam::{Good, Hub, Key, Player, SEMMERING_TIMES, on_track};
use kernel::{Message, Seat, Text, message, text};

use super::cards::{self, Met};
use super::people::hand;
use super::setting::{EDGE, NUMBER, SIZES, area, coins, factory, frame, guldens, hub, sign_at, spot, stars};
use super::{Sheet, crew, paint, share, store, trains};
use crate::drawing::tokens::key_sign;
use crate::spots::Spot;
use draw::geometry::{Point, point};
use draw::svg::Svg;

const HEADING: f64 = 24.0;
const STRIP: f64 = 50.0;

/// Returns its height.
pub(super) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let Some(seat) = sheet.view.seat else { return 0.0 };
    let (words, player) = (sheet.words, sheet.table.player(seat));
    let load = trains::load(player);
    let mut top = 8.0;
    figures(svg, sheet, seat, player, top, width);
    top += STRIP;
    if let Some(bid) = sheet.view.own_bid() {
        let said = words.say(&text!(imp_draw_own_bid, bid = bid));
        svg.line(point(EDGE + 2.0, top + 13.0), 16.0).bold().say(said);
        top += 24.0;
    }

    SIZES.heading(svg, point(EDGE, top + 16.0), &words.word(message!(imp_draw_trains)));
    top += HEADING;
    let (places, height) = trains::rows(&load.trains, width - EDGE, 1.0);
    let mut named = Vec::new();
    for (train, place) in load.trains.iter().zip(places) {
        let at = point(EDGE, top) + place;
        let title = words.say(&train_text(train));
        // Trains of one number are alike: the first stands for all.
        let first = !named.contains(&train.engine);
        named.push(train.engine);
        let group = if first { spot(svg, Spot::Train(train.engine)) } else { svg.group() };
        group.within(|svg| {
            svg.title(&title);
            let ground = area(at.x - 8.0, at.y - 2.0, train.width() + 12.0, trains::HEIGHT + 4.0);
            svg.rect(ground, 5.0).fill("none").end();
            trains::draw(svg, sheet, seat, train, at, 1.0);
        });
    }
    top += height + 2.0;

    SIZES.heading(svg, point(EDGE, top + 16.0), &words.word(message!(imp_draw_goods)));
    top += HEADING;
    store::chips(svg, sheet, player, top, width);
    top += store::CHIPS;
    store::draw(svg, sheet, player, &load, top, width);
    top += store::HEIGHT;

    SIZES.heading(svg, point(EDGE, top + 16.0), &words.word(message!(imp_draw_crew)));
    top += HEADING;
    crew::draw(svg, sheet, seat, player, top, width);
    top += crew::HEIGHT;

    SIZES.heading(svg, point(EDGE, top + 16.0), &words.word(message!(imp_draw_own_contracts)));
    top += HEADING;
    top = works(svg, sheet, seat, player, top, width);

    SIZES.heading(svg, point(EDGE, top + 16.0), &words.word(message!(imp_draw_shares)));
    top += HEADING;
    share::draw(svg, sheet, seat, player, top, width);
    top += share::HEIGHT;
    keys(svg, sheet, seat, top, width)
}

/// Money, influence, hands, tracks and income.
fn figures(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, player: &Player, top: f64, width: f64) {
    let pitch = (width - 2.0 * EDGE) / 5.0;
    let cell = |column: usize| EDGE + pitch * column as f64;
    let mut box_of = |column: usize, word: Message, title: String, draw: &dyn Fn(&mut Svg, Point)| {
        svg.group().within(|svg| {
            svg.title(&title);
            frame(svg, area(cell(column) + 1.5, top, pitch - 3.0, STRIP - 6.0));
            draw(svg, point(cell(column) + 6.0, top + 20.5));
            SIZES.note(svg, point(cell(column) + 6.0, top + 38.0), pitch - 10.0, &sheet.words.word(word));
        });
    };
    let said = |text: Text| sheet.words.say(&text);
    let cash = sheet.view.cash(seat).unwrap_or(0);
    box_of(0, message!(imp_draw_money), guldens(sheet, cash), &|svg, at| {
        coins(svg, at, NUMBER + 1.5, cash);
    });
    let influence = on_track(player.influence);
    let title = said(text!(imp_draw_has_influence, influence = influence));
    box_of(1, message!(imp_draw_figure_influence), title, &|svg, at| {
        stars(svg, at, NUMBER + 1.5, influence);
    });
    let title = said(text!(imp_draw_has_hands, count = player.hands));
    box_of(2, message!(imp_draw_figure_hands), title, &|svg, at| {
        hand(svg, paint::player(seat).base, at + point(9.0, -6.0), 0.85);
        svg.line(at + point(23.0, 0.0), NUMBER + 1.5).bold().say_of(player.hands);
    });
    let title = said(text!(imp_draw_has_tracks, count = player.tracks_left()));
    box_of(3, message!(imp_draw_figure_tracks), title, &|svg, at| {
        sign_at(svg, "track", at + point(10.0, -7.0), 0.95);
        svg.line(at + point(25.0, 0.0), NUMBER + 1.5).bold().say_of(player.tracks_left());
    });
    let title = said(text!(imp_draw_has_income, guldens = player.income()));
    box_of(4, message!(imp_draw_figure_income), title, &|svg, at| {
        coins(svg, at, NUMBER + 1.5, format_args!("+{}", player.income()));
    });
}

fn train_text(train: &trains::Train) -> Text {
    let count = |wanted: fn(&trains::Car) -> bool| train.cars.iter().filter(|car| wanted(car)).count();
    text!(
        imp_draw_train,
        engine = u16::from(train.engine),
        freight = count(|car| matches!(car, trains::Car::Freight(_))),
        reserved = count(|car| *car == trains::Car::Reserved),
        passengers = count(|car| *car == trains::Car::Passengers),
    )
}

/// The factories by kind, and the contracts that they are for. Returns where they end.
fn works(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, player: &Player, top: f64, width: f64) -> f64 {
    let kinds = player.factory_kinds();
    for (column, good) in Good::ALL.into_iter().enumerate() {
        let count = kinds[good.index()];
        let group = svg.group();
        let group = if count == 0 { group.set("opacity", "0.3") } else { group };
        group.within(|svg| {
            svg.title(&sheet.words.say(&text!(imp_draw_factories_of, factories = good.factories(count))));
            let x = EDGE + 62.0 * column as f64;
            factory(svg, sheet, good, point(x + 18.0, top + 14.0), 1.08);
            svg.line(point(x + 38.0, top + 21.0), 18.0).bold().say_of(count);
        });
    }
    let stations = player.stations.len();
    svg.group().within(|svg| {
        svg.title(&sheet.words.say(&text!(imp_draw_has_stations, count = stations)));
        let station =
            svg.group().scaled(point(EDGE + 276.0, top + 14.0), 1.05).fill(paint::player(seat).base);
        station.within(|svg| svg.again(super::PANELS.of("station")).end());
        let number = svg.line(point(EDGE + 294.0, top + 21.0), 18.0).bold();
        number.say_of(format_args!("{stations}/{}", imperial_steam::MAX_STATIONS));
    });
    let below = top + 34.0;
    if player.contracts.is_empty() {
        SIZES.note(
            svg,
            point(EDGE, below + 14.0),
            width - 2.0 * EDGE,
            &sheet.words.word(message!(imp_draw_no_contracts)),
        );
        return below + 24.0;
    }
    contracts(svg, sheet, seat, point(EDGE + 2.0, below + 4.0), width - 2.0 * EDGE) + 8.0
}

/// The contracts of a player in rows. Returns where they end.
pub(super) fn contracts(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, at: Point, width: f64) -> f64 {
    let (player, met) = (sheet.table.player(seat), sheet.table.fulfilled(seat));
    let pitch = cards::SMALL.x + 6.0;
    let in_a_row = ((width + 6.0) / pitch) as usize;
    for (number, id) in player.contracts.iter().enumerate() {
        let corner = at
            + point(pitch * (number % in_a_row) as f64, (cards::SMALL.y + 8.0) * (number / in_a_row) as f64);
        let met = if met.contains(id) { Met::Yes } else { Met::No };
        svg.group().show("data-key", id).set("class", "appears").within(|svg| {
            svg.title(&cards::describe(sheet, id, met));
            cards::draw_small(svg, sheet, id, corner, met);
        });
    }
    at.y + (cards::SMALL.y + 8.0) * player.contracts.len().div_ceil(in_a_row) as f64
}

/// What is said of the Semmering token.
const _: () = assert!(SEMMERING_TIMES == 2);

/// Keys and the Semmering token. Returns where they end.
fn keys(svg: &mut Svg, sheet: &Sheet<'_>, seat: Seat, top: f64, width: f64) -> f64 {
    let held = sheet.table.keys_of(seat).collect::<Vec<_>>();
    let semmering = sheet.table.semmering == Some(seat);
    if held.is_empty() && !semmering {
        return top;
    }
    SIZES.heading(svg, point(EDGE, top + 16.0), &sheet.words.word(message!(imp_draw_keys)));
    let mut at = point(EDGE, top + HEADING);
    for (hub, key) in held {
        if at.x + 84.0 > width {
            at = point(EDGE, at.y + 32.0);
        }
        draw_key(svg, sheet, hub, key, at);
        at.x += 92.0;
    }
    if semmering {
        if at.x + 92.0 > width {
            at = point(EDGE, at.y + 32.0);
        }
        SIZES.note(
            svg,
            at + point(4.0, 20.0),
            width - at.x - EDGE,
            &sheet.words.word(message!(imp_draw_semmering)),
        );
    }
    at.y + 38.0
}

pub(super) fn draw_key(svg: &mut Svg, sheet: &Sheet<'_>, of: Hub, key: Key, at: Point) {
    let worth = sheet.table.key_value(of, key);
    let whose = of.name();
    let said = match key {
        Key::Gold => text!(imp_draw_gold_key, hub = whose, guldens = worth),
        Key::Silver => text!(imp_draw_silver_key, hub = whose, guldens = worth),
    };
    svg.group().within(|svg| {
        svg.title(&sheet.words.say(&said));
        sign_at(svg, key_sign(key), at + point(14.0, 14.0), 1.0);
        hub(svg, sheet, of, at + point(38.0, 14.0), 11.2);
        svg.line(at + point(52.0, 20.5), 17.0).bold().say_of(worth);
    });
}
