//! What is drawn once and used many times: the parts of the panels, and the pieces that can be chosen or can move.

use imperial_steam::printed::Printed;
use imperial_steam::{Action, Engineer, FIRST_ENGINE, Good, LEVELS};

use super::paint::WHITE;
use super::setting::sign_at;
use super::{PANELS, icons, people, signs, trains};
use draw::geometry::{Point, point};
use draw::svg::Svg;

/// How much larger pieces are than in the panels.
const LARGE: f64 = 1.9;

pub(crate) fn define(svg: &mut Svg) {
    signs::define(svg);
    people::define(svg);
    trains::define(svg);
    icons::define(svg);
    pieces(svg);
}

fn pieces(svg: &mut Svg) {
    let mut piece = |name: &str, draw: &dyn Fn(&mut Svg)| {
        svg.group().show("id", format_args!("piece-{name}")).within(|svg| draw(svg));
    };
    for action in Action::ALL {
        piece(&format!("action-{action}"), &|svg| icons::action(svg, action, Point::default(), LARGE));
    }
    for good in Good::ALL {
        piece(&format!("good-{good}"), &|svg| {
            svg.group().scaled(Point::default(), 1.4).within(|svg| icons::good(svg, good));
        });
    }
    for level in 1..=LEVELS {
        piece(&format!("worker-{level}"), &|svg| {
            people::worker(svg, "#5b6b7b", Point::default(), LARGE);
            let numeral = svg.line(point(0.0, 10.0), 19.0).centred().bold();
            numeral.fill(WHITE).say(people::ROMAN[level - 1]);
        });
    }
    for kind in Engineer::ALL {
        piece(&format!("engineer-{kind}"), &|svg| {
            people::engineer_at(svg, kind, Point::default(), LARGE, true)
        });
    }
    let sold = Printed::shipped().boards.engines.levels;
    for number in std::iter::once(FIRST_ENGINE).chain(sold) {
        piece(&format!("engine-{number}"), &|svg| icons::engine(svg, number));
    }
    for car in ["freight-car", "passenger-car"] {
        piece(car, &|svg| {
            let middle = svg.group().scaled(point(-34.0, -38.0), LARGE);
            middle.within(|svg| svg.again(PANELS.of(car)).end());
        });
    }
    let signs = [
        ("contract", "contract", LARGE),
        ("share", "share", LARGE),
        ("sell", "sell", LARGE),
        ("key", "gold-key", 1.4 * LARGE),
        ("access", "crown", LARGE),
        ("deliver", "deliver", LARGE),
        ("influence", "star", 1.6 * LARGE),
    ];
    for (name, sign, scale) in signs {
        piece(name, &|svg| sign_at(svg, sign, Point::default(), scale));
    }
}
