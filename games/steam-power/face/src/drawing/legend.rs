//! What the signs mean.

use draw::engine;
use draw::geometry::{Point, point};
use draw::legend::{Part, height, rails};
use draw::path::Path;
use draw::rails::Style;
use draw::svg::Svg;
use kernel::{Seat, message, text};
use steam_power::{Bonus, CROSSING_PRICE, CityTile, Colour, Combine, Owner, Terrain};

use super::trains::GAUGE;
use super::{IDS, Sheet, contracts, factory, palette, stock};

const SIZE: f64 = 15.0;

/// Returns its height.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let middle = width / 2.0;
    let left = |y: f64| Part { at: point(12.0, y), size: SIZE, right: middle - 6.0 };
    let right = |y: f64| Part { at: point(middle + 4.0, y), size: SIZE, right: width - 12.0 };
    terrain(svg, sheet, &left(0.0));
    cities(svg, sheet, &right(0.0));
    let second = height(5);
    track(svg, sheet, &left(second));
    bonuses(svg, sheet, &right(second));
    let third = second + height(3);
    owners(svg, sheet, &left(third), &right(third));
    let owners = usize::from(sheet.table.players) + usize::from(sheet.table.is_solo());
    third + height(owners.div_ceil(2))
}

fn terrain(svg: &mut Svg, sheet: &Sheet<'_>, part: &Part) {
    let words = sheet.words;
    part.heading(svg, &words.word(message!(sp_draw_terrain)));
    let hex = |svg: &mut Svg, middle: Point, fill: &str, over: Option<&str>| {
        svg.group().scaled(middle, 0.29).within(|svg| {
            svg.again(IDS.of("hex")).fill(fill).stroke(palette::GRID, 2.5).end();
            if let Some(over) = over {
                svg.again(IDS.of(over)).end();
            }
        });
    };
    for (number, terrain) in [Terrain::Plains, Terrain::Hills, Terrain::Mountains].into_iter().enumerate() {
        let (fill, over) = match terrain {
            Terrain::Plains => (palette::PLAINS[0], None),
            Terrain::Hills => (palette::HILLS, Some("hills-0")),
            Terrain::Mountains => (palette::UPLAND, Some("mountains-1")),
        };
        hex(svg, part.row(number), fill, over);
        let priced = format!("{} {}", capital(&words.word(terrain.name())), words.money(terrain.price()));
        part.say(svg, part.row(number), 26.0, &priced);
    }
    hex(svg, part.row(3), palette::WATER, None);
    part.say(svg, part.row(3), 26.0, &words.word(message!(sp_draw_water)));
    svg.group().scaled(part.row(4), 0.29).within(|svg| svg.again("piece-double-straight").end());
    part.say(svg, part.row(4), 26.0, &words.say(&text!(sp_draw_crossing, price = CROSSING_PRICE)));
}

fn cities(svg: &mut Svg, sheet: &Sheet<'_>, part: &Part) {
    let words = sheet.words;
    part.heading(svg, &words.word(message!(sp_draw_cities)));
    stock::city(svg, CityTile::Resources(Colour::Orange), part.row(0), 0.29);
    part.say(svg, part.row(0), 26.0, &words.word(message!(sp_draw_city)));
    factory::draw(svg, Owner::Seat(Seat::new(0)), part.row(1), 0.75);
    part.say(svg, part.row(1), 26.0, &words.word(message!(sp_draw_factory)));
    svg.group().scaled(part.row(2), 0.29).within(|svg| {
        svg.again(IDS.of("city-orange-flipped")).end();
        svg.group().scaled(Point::default(), 1.8).within(|svg| {
            super::cities::draw_worked_out(svg, Colour::Orange, Point::default());
        });
    });
    part.say(svg, part.row(2), 26.0, &words.word(message!(sp_draw_worked_out)));
    stock::city(svg, CityTile::Points, part.row(3), 0.29);
    part.say(svg, part.row(3), 26.0, &words.word(message!(sp_draw_points)));
    let mut ends = Path::default();
    ends.lines([part.row(4) - point(15.0, 0.0), part.row(4) + point(15.0, 0.0)]);
    super::groups::draw_planned(svg, &ends);
    part.say(svg, part.row(4), 26.0, &words.word(message!(sp_draw_neighbours)));
}

fn track(svg: &mut Svg, sheet: &Sheet<'_>, part: &Part) {
    let words = sheet.words;
    part.heading(svg, &words.word(message!(sp_draw_track)));
    let owner = Some(Seat::new(0));
    let kinds = [(true, message!(sp_draw_complete)), (false, message!(sp_draw_incomplete))];
    for (number, (complete, word)) in kinds.into_iter().enumerate() {
        let middle = part.row(number) + point(10.0, 0.0);
        rails(svg, middle, Style { owner, complete });
        part.say(svg, middle, 38.0, &words.word(word));
    }
    let middle = part.row(2) + point(10.0, 0.0);
    engine::draw(svg, IDS, Seat::new(0), middle, GAUGE.scale * 0.85);
    part.say(svg, middle, 38.0, &words.word(message!(sp_draw_train)));
}

fn bonuses(svg: &mut Svg, sheet: &Sheet<'_>, part: &Part) {
    part.heading(svg, &sheet.words.word(message!(sp_draw_bonuses)));
    for (number, bonus) in Bonus::ALL.into_iter().enumerate() {
        let middle = part.row(number);
        svg.group().scaled(middle, 0.7).within(|svg| contracts::draw_bonus(svg, bonus, Point::default()));
        part.say(svg, middle, 26.0, &capital(&sheet.words.word(bonus.name())));
    }
}

fn owners(svg: &mut Svg, sheet: &Sheet<'_>, left: &Part, right: &Part) {
    left.heading(svg, &sheet.words.word(message!(sp_draw_players)));
    let place = |number: usize| {
        let part = if number.is_multiple_of(2) { left } else { right };
        (part, part.row(number / 2))
    };
    for (number, seat) in sheet.table.all_seats().enumerate() {
        let (part, row) = place(number);
        part.player(svg, row, seat, &sheet.words.name(seat), SIZE);
    }
    if sheet.table.is_solo() {
        let (part, row) = place(usize::from(sheet.table.players));
        factory::draw_combine(svg, row + point(10.0, 0.0), 12.0);
        part.say(svg, row, 32.0, &capital(&sheet.words.word(Combine::name())));
    }
}

/// With its first letter as at the beginning of a sentence.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
