//! What is measured is what is seen.

use draw::aside::WIDTH;
use draw::geometry::point;
use draw::svg::Number;
use draw::{Aside, Typeface, png};
use resvg::tiny_skia::Pixmap;

/// Pixels for each unit of a drawing.
const SCALE: f64 = 8.0;
const PIXEL: f64 = 1.0 / SCALE;

/// How wide a picture shows a text that is set in this typeface: how far it moves a bar to the right.
fn shown_width(typeface: Typeface, text: &str, size: f64) -> f64 {
    (right_edge(typeface, &format!("{text}|"), size) - right_edge(typeface, "|", size)) * PIXEL
}

/// Where a text ends that has a bar at its end, in pixels.
fn right_edge(typeface: Typeface, text: &str, size: f64) -> f64 {
    const BASE: f64 = 30.0;
    let page = Aside::new("game", "id", String::new(), |svg, _| {
        svg.line(point(0.0, BASE), size).typeface(typeface).say(text);
        40.0
    });
    let picture = png(&page.svg(), (WIDTH * SCALE) as u32).unwrap();
    let pixels = Pixmap::decode_png(&picture).unwrap();
    // The bar reaches below the base line.
    let row = (BASE * SCALE) as u32;
    let is_ink = |column: &u32| pixels.pixel(*column, row).is_some_and(|pixel| pixel.red() < 128);
    f64::from((0..pixels.width()).rev().find(is_ink).unwrap())
}

const TEXTS: [&str; 5] = [
    "Caterpillar Conveyance Consortium",
    "To Waffle Yard: five affluent officers",
    "Mürzzuschlag",
    "Enchères pour l’ordre du tour",
    "Boards and layout reconstructed",
];

#[test]
fn a_text_is_shown_as_wide_as_it_is_measured() {
    for (typeface, text) in Typeface::ALL.into_iter().flat_map(|one| TEXTS.map(|text| (one, text))) {
        let (shown, measured) = (shown_width(typeface, text, 16.0), typeface.width(text, 16.0));
        assert!((shown - measured).abs() <= PIXEL, "{typeface:?}: {text} is {shown} wide, not {measured}");
    }
}

#[test]
fn a_text_that_is_made_to_fit_fits() {
    const ROOM: f64 = 90.0;
    for (typeface, text) in Typeface::ALL.into_iter().flat_map(|one| TEXTS.map(|text| (one, text))) {
        let size = typeface.size_to_fit(text, 16.0, ROOM);
        assert_eq!(size, Number(size).as_written());
        let cut = typeface.truncated(text, 16.0, ROOM);
        for (text, size) in [(text, size), (&cut, 16.0)] {
            let shown = shown_width(typeface, text, size);
            assert!((0.8 * ROOM..=ROOM + PIXEL).contains(&shown), "{typeface:?}: {text} is {shown} wide");
        }
    }
}
