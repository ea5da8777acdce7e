//! The pictures of the eleven Main Actions and of the free ones, each around the origin, about forty units wide.

use imperial_steam::Action;

use super::PANELS;
use super::paint::{self, CASING, INK, SLEEPER, WHITE};
use super::setting::sign_at;
use super::signs::star;
use super::{people, trains};
use draw::geometry::{Point, point};
use draw::svg::Svg;

const PLAIN: &str = "#6f7f8f";

pub(super) fn define(svg: &mut Svg) {
    for action in Action::ALL {
        svg.group().set("id", PANELS.of(format_args!("action-{action}"))).within(|svg| draw(svg, action));
    }
    let mut icon = |name: &str, draw: fn(&mut Svg)| svg.group().set("id", PANELS.of(name)).within(draw);
    icon("contract", contract);
    icon("share", share);
    icon("sell", sell);
    icon("deliver", |svg| {
        cube(svg, "wood", point(-18.0, -9.0), 22.0);
        arrow(svg, "M6 2H18M13 -3L18 2L13 7");
    });
}

/// The icon of an action, around this middle.
pub(super) fn action(svg: &mut Svg, action: Action, middle: Point, scale: f64) {
    sign_at(svg, &format!("action-{action}"), middle, scale);
}

fn draw(svg: &mut Svg, action: Action) {
    match action {
        Action::Build => {
            svg.round_line("M-14 -9V9M-7 -9V9M0 -9V9M7 -9V9M14 -9V9", SLEEPER, 3.6);
            svg.round_line("M-19 -5H19M-19 5H19", CASING, 3.0);
        }
        Action::Hire => {
            people::worker(svg, PLAIN, point(-8.0, 2.0), 1.1);
            people::worker(svg, "#b98b4a", point(8.0, 4.0), 1.1);
        }
        Action::Building => {
            svg.group()
                .scaled(point(-9.0, 2.0), 0.95)
                .fill("#b5573f")
                .within(|svg| svg.again(PANELS.of("station")).end());
            svg.group()
                .scaled(point(9.0, 2.0), 0.85)
                .fill(PLAIN)
                .within(|svg| svg.again(PANELS.of("factory")).end());
        }
        Action::Produce => {
            svg.group()
                .scaled(point(-6.0, -1.0), 1.05)
                .fill(PLAIN)
                .within(|svg| svg.again(PANELS.of("factory")).end());
            cube(svg, "iron", point(5.0, 0.0), 15.0);
        }
        Action::Goods => {
            svg.add("path").set("d", "M-19 4H19L14 13H-14Z").fill("#7b5a3a").stroke(CASING, 1.2).end();
            cube(svg, "wood", point(-14.0, -11.0), 15.0);
            cube(svg, "stone", point(0.0, -11.0), 15.0);
            svg.round_line("M-18 16Q-12 12 -6 16T6 16T18 16", "#5f8f9d", 2.0);
        }
        Action::Train => {
            svg.group().scaled(point(-20.0, -15.0), 0.66).fill("#3f6f8f").within(|svg| {
                svg.again(PANELS.of("engine")).end();
            });
        }
        Action::Contract => contract(svg),
        Action::Give => {
            sign_at(svg, "coin", point(-11.0, 3.0), 0.95);
            arrow(svg, "M0 3H7M4 0L7 3L4 6");
            star(svg, point(14.0, 2.0), 9.0, paint::INFLUENCE);
        }
        Action::Share => share(svg),
        Action::Fundraise => {
            for (x, y) in [(-8.0, 8.0), (-8.0, 3.5), (-8.0, -1.0), (8.0, 8.0), (8.0, 3.5)] {
                let coin = svg.add("ellipse").num("cx", x).num("cy", y).num("rx", 8.5).num("ry", 4.6);
                coin.fill(paint::COIN).stroke("#8a6312", 1.3).end();
            }
            svg.round_line("M8 -11V-3M4 -7H12", paint::MET, 2.8);
        }
        Action::Pass => {
            svg.add("path").set("d", "M-9 -13H9L2 0L9 13H-9L-2 0Z").fill("#f2e4bd").stroke(CASING, 1.5).end();
            svg.add("path").set("d", "M-6 12L0 4.5L6 12Z").fill("#c99a5b").end();
            svg.round_line("M-11 -14H11M-11 14H11", SLEEPER, 3.0);
        }
    }
}

fn contract(svg: &mut Svg) {
    svg.add("path").set("d", "M-12 -15H8L13 -10V15H-12Z").fill(WHITE).stroke(INK, 1.4).end();
    svg.round_line("M-8 -8H5M-8 -3H8M-8 2H8M-8 7H0", paint::FAINT_INK, 1.6);
    sign_at(svg, "seal", point(7.0, 8.0), 0.75);
}

fn share(svg: &mut Svg) {
    svg.round_line("M-16 -13V12H17", INK, 2.0);
    svg.round_line("M-11 7L-4 0L2 4L13 -9M6 -9.5H13V-2.5", paint::MET, 2.8);
}

/// A certificate that goes for a coin.
fn sell(svg: &mut Svg) {
    svg.add("path").set("d", "M-18 -14H10V9H-18Z").fill("#f2e4bd").stroke(INK, 1.4).end();
    svg.add("path").set("d", "M-15 -11H7V6H-15Z").fill("none").stroke(paint::GOLD, 1.4).end();
    svg.round_line("M-10 -6H2M-11 -1H-1", paint::FAINT_INK, 1.8);
    svg.circle(point(9.0, 6.0), 10.6).fill(WHITE).end();
    sign_at(svg, "coin", point(9.0, 6.0), 1.0);
}

fn arrow(svg: &mut Svg, d: &str) {
    svg.round_line(d, INK, 2.4);
}

fn cube(svg: &mut Svg, good: &str, at: Point, size: f64) {
    svg.place(PANELS.of(format_args!("cube-{good}")), at).num("width", size).num("height", size).end();
}

/// An engine of nobody, around the origin.
pub(super) fn engine(svg: &mut Svg, number: u8) {
    svg.group().scaled(point(-46.0, -29.0), 1.4).fill(PLAIN).within(|svg| trains::draw_engine(svg, number));
}

/// What a good looks like without words: rings of timber, a wall, a girder, lumps.
pub(super) fn good(svg: &mut Svg, good: imperial_steam::Good) {
    use imperial_steam::Good;
    let paint = paint::good(good);
    cube(svg, good.notation(), point(-20.0, -20.0), 40.0);
    match good {
        Good::Wood => {
            for radius in [9.5, 6.0, 2.5] {
                svg.circle(point(-4.0, 4.0), radius).fill("none").stroke(paint.light, 1.6).end();
            }
        }
        Good::Stone => svg.round_line("M-16 -1H8M-16 8H8M-4 -8V-1M-10 -1V8M2 -1V8M-4 8V16", paint.dark, 1.8),
        Good::Iron => svg.round_line("M-12 -4H4M-12 12H4M-4 -4V12", paint.light, 4.0),
        Good::Coal => svg.round_line("M-14 8L-8 0L-3 6L2 -2L7 9M-10 13L-3 10L4 13", paint.light, 2.2),
    }
}
