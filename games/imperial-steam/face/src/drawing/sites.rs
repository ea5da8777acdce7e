//! Sites for factories, on the tiles of cities and at the ends of their roads.

use imperial_steam::FactorySite;

use super::cities::{all, site_at};
use super::{Sheet, labels, layout, palette, tokens};
use crate::spots::Spot;
use draw::geometry::Area;
use draw::path::Path;
use draw::svg::Svg;

/// The area of a site that can be pointed at, around its middle.
const PLOT: Area = Area { x: -22.5, y: -25.5, width: 45.0, height: 51.0 };

fn open(sheet: &Sheet<'_>) -> impl Iterator<Item = FactorySite> {
    all().flat_map(|city| sheet.open_sites(city))
}

/// The roads to sites beside the cities.
pub(crate) fn draw_roads(svg: &mut Svg, sheet: &Sheet<'_>) {
    let mut roads = Path::in_steps();
    for site in open(sheet).filter(|site| site.slot >= FactorySite::ROAD) {
        let (from, to) = (layout::centre(sheet.map, site.city), layout::road_site(sheet.map, site));
        let bend = from.toward(to, 0.5) + (to - from).across() * 0.12;
        roads.start(from).bend(bend, to);
    }
    svg.group().fill("none").set("stroke-linecap", "round").within(|svg| {
        svg.path(&roads).stroke(palette::ROAD, 11.0).end();
        svg.path(&roads).stroke("#e8d9b5", 7.0).end();
    });
}

pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet<'_>) {
    let group = svg.group().set("class", "sites").set("pointer-events", "all");
    tokens::lettering(group).within(|svg| {
        for site in open(sheet) {
            draw_site(svg, sheet, site);
        }
    });
}

fn draw_site(svg: &mut Svg, sheet: &Sheet<'_>, site: FactorySite) {
    let at = if site.slot >= FactorySite::ROAD {
        Some(layout::road_site(sheet.map, site))
    } else {
        site_at(sheet, site)
    };
    let Some(at) = at else { return };
    svg.group().show("data-spot", Spot::Site(site)).moved(at).within(|svg| {
        svg.title(&labels::site(sheet, site));
        svg.rect(PLOT, 5.0).set("class", "ground").fill(palette::PAPER).end();
        match (sheet.table.factory_at(site), sheet.table.site_cost(site)) {
            (Some((seat, factory)), _) => {
                let group =
                    svg.group().set("class", "appears").show("data-key", format_args!("factory-{seat}"));
                group.within(|svg| tokens::factory(svg, sheet, seat, &factory));
            }
            (None, Some(cost)) => tokens::free_site(svg, cost),
            (None, None) => {}
        }
    });
}
