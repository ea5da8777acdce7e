//! What the signs on the map mean.

use imperial_steam::printed::Cost;
use imperial_steam::{EXTRA_GOODS, Engineer, Good, Key, LinkKind};
use kernel::{Message, Seat, message};

use super::course::Course;
use super::palette::Bed;
use super::{IDS, Sheet, links, palette, tokens};
use draw::Typeface;
use draw::geometry::{Point, point};
use draw::svg::Svg;

const ROW: f64 = 50.0;
const TOP: f64 = 30.0;
/// The middle of the pictures, and where their texts begin.
const PICTURE: f64 = 44.0;
const TEXT: f64 = 92.0;
const SIZE: f64 = 15.5;

/// What is said of bridges and tunnels.
const _: () = assert!(
    EXTRA_GOODS == 1
        && matches!(LinkKind::Bridge.engineer(), Some(Engineer::Bridge))
        && matches!(LinkKind::Bridge.extra(), Some(Good::Stone))
        && matches!(LinkKind::Tunnel.engineer(), Some(Engineer::Tunnel))
        && matches!(LinkKind::Tunnel.extra(), Some(Good::Iron))
);

type Picture = fn(&mut Svg, &Sheet<'_>, Point);

const ROWS: [(Message, Picture); 13] = [
    (message!(imp_map_legend_plain), |svg, _, at| link(svg, at, &palette::bed(LinkKind::Plain), None)),
    (message!(imp_map_legend_bridge), |svg, _, at| {
        link(svg, at, &palette::bed(LinkKind::Bridge), Some("bridge"))
    }),
    (message!(imp_map_legend_tunnel), |svg, _, at| {
        link(svg, at, &palette::bed(LinkKind::Tunnel), Some("tunnel"))
    }),
    (message!(imp_map_legend_state), |svg, _, at| link(svg, at, &palette::STATE, Some("state"))),
    (message!(imp_map_legend_semmering), |svg, _, at| sign(svg, "semmering", at, 0.85)),
    (message!(imp_map_legend_track), |svg, _, at| {
        let (from, to) = (at - point(34.0, 0.0), at + point(34.0, 0.0));
        links::draw_track(svg, &Course { from, control: at, to }, Seat::new(0), at);
    }),
    (message!(imp_map_legend_effort), |svg, _, at| tokens::effort(svg, at, 3)),
    (message!(imp_map_legend_station), |svg, _, at| {
        svg.group().scaled(at, 0.88).within(|svg| {
            tokens::free_station(svg, point(-20.0, 0.0), 40);
            tokens::station(svg, point(20.0, 0.0), Seat::new(0));
        });
    }),
    (message!(imp_map_legend_site), |svg, _, at| {
        svg.group().scaled(at - point(20.0, 0.0), 0.85).within(|svg| tokens::free_site(svg, Cost::Board));
        svg.group()
            .scaled(at + point(20.0, 0.0), 0.85)
            .within(|svg| tokens::free_site(svg, Cost::Guldens(40)));
    }),
    (message!(imp_map_legend_site_station), |svg, _, at| {
        svg.group().scaled(at, 0.85).within(|svg| tokens::free_site(svg, Cost::Station));
    }),
    (message!(imp_map_legend_influence), |svg, _, at| tokens::influence(svg, at, 1)),
    (message!(imp_map_legend_business), |svg, _, at| tokens::business(svg, at, 3)),
    (message!(imp_map_legend_key), |svg, _, at| {
        tokens::key(svg, Key::Gold, at - point(18.0, 0.0), 1.1);
        tokens::key(svg, Key::Silver, at + point(18.0, 0.0), 1.1);
    }),
];

/// Returns its height.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>, width: f64) -> f64 {
    let mut top = TOP;
    for (word, picture) in ROWS {
        let at = point(PICTURE, top);
        tokens::lettering(svg.group().fill("none")).within(|svg| picture(svg, sheet, at));
        let said = sheet.words.word(word);
        let room = width - TEXT - 12.0;
        let said = Typeface::Sans.lines(&said, SIZE, room);
        let first = at.y + 0.36 * SIZE - (said.len() as f64 - 1.0) * 0.6 * SIZE;
        for (row, line) in said.iter().enumerate() {
            let base = point(TEXT, first + row as f64 * 1.2 * SIZE);
            svg.line(base, Typeface::Sans.size_to_fit(line, SIZE, room)).say(line);
        }
        top += ROW + if said.len() > 2 { 8.0 } else { 0.0 };
    }
    top - TOP + 14.0
}

fn link(svg: &mut Svg, at: Point, bed: &Bed, middle: Option<&str>) {
    let (from, to) = (at - point(34.0, 0.0), at + point(34.0, 0.0));
    links::draw_bed(svg, &Course { from, control: at, to }.path(), bed, 26.0);
    if let Some(middle) = middle {
        sign(svg, middle, at, 0.9);
    }
}

fn sign(svg: &mut Svg, name: &str, at: Point, scale: f64) {
    svg.group().scaled(at, scale).within(|svg| svg.again(IDS.of(name)).end());
}
