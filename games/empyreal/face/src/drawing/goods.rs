//! The Goods on the hexes.

use empyreal::{HexId, Terrain};

use super::{Sheet, cell, tokens};
use draw::geometry::{Point, point};
use draw::svg::Svg;

/// Where Goods of so many colours lie on a hex, and how large they are: above the trains and below the coordinates.
pub(crate) fn places(colours: usize) -> (Vec<Point>, f64) {
    let row = |count: usize, y: f64, apart: f64| {
        let left = -(count as f64 - 1.0) / 2.0 * apart;
        (0..count).map(move |at| point(left + at as f64 * apart, y))
    };
    match colours {
        0..=1 => (row(colours, -15.0, 0.0).collect(), 1.0),
        2 => (row(2, -14.0, 44.0).collect(), 0.95),
        3 => (row(3, -14.0, 33.0).collect(), 0.8),
        _ => (row(colours.min(3), -25.5, 31.0).chain(row(colours - 3, -2.5, 31.0)).collect(), 0.62),
    }
}

pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>) {
    svg.group().set("class", "goods").set("pointer-events", "none").within(|svg| {
        for hex in sheet.chart.all.iter().filter(|hex| sheet.table.map.has_goods(*hex)) {
            draw_hex(svg, sheet, hex);
        }
    });
}

fn draw_hex(svg: &mut Svg, sheet: &Sheet<'_>, hex: HexId) {
    let (coord, goods) = (sheet.chart.coord(hex), sheet.table.map.goods(hex));
    let here: Vec<Terrain> = Terrain::ALL.into_iter().filter(|good| goods[good.index()] > 0).collect();
    let (places, scale) = places(here.len());
    for (good, place) in here.into_iter().zip(places) {
        let (at, count) = (cell(coord).centre() + place, usize::from(goods[good.index()]));
        let key = format!("good-{coord}-{good}");
        if count == 1 && scale == 1.0 {
            svg.place(tokens::good_id(good), at).set("class", "appears").set("data-key", key).end();
            continue;
        }
        svg.group().set("class", "appears").set("data-key", key).within(|svg| {
            svg.group().scaled(at, scale).within(|svg| {
                svg.again(tokens::good_id(good)).end();
                if count > 1 {
                    tokens::times(svg, point(15.0, 13.0), count);
                }
            });
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use draw::geometry::{APOTHEM, RADIUS};

    #[test]
    fn goods_of_every_number_of_colours_lie_on_their_hex_beside_each_other() {
        for colours in 1..=Terrain::ALL.len() {
            let (places, scale) = places(colours);
            assert_eq!(places.len(), colours);
            let radius = 17.0 * scale;
            for (index, place) in places.iter().enumerate() {
                assert!(place.x.abs() + radius <= APOTHEM, "{colours}");
                assert!(place.y.abs() + place.x.abs() * 0.577 + radius <= RADIUS + 4.0, "{colours}");
                for other in &places[..index] {
                    assert!((*other - *place).length() > 2.0 * radius, "{colours}");
                }
            }
        }
    }
}
