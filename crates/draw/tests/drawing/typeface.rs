//! What is measured is what is seen.

use draw::geometry::point;
use draw::svg::Number;
use draw::{Aside, Typeface};
use resvg::usvg::{Group, Node, Options, Text, Tree};

/// How wide a text is shown that is set in this typeface.
fn shown_width(typeface: Typeface, text: &str, size: f64) -> f64 {
    let page = Aside::new("game", "id", String::new(), |svg, _| {
        svg.line(point(0.0, 30.0), size).typeface(typeface).say(text);
        40.0
    });
    let mut options = Options::default();
    for typeface in Typeface::ALL {
        options.fontdb_mut().load_font_data(typeface.font().to_vec());
    }
    let tree = Tree::from_str(&page.svg(), &options).unwrap();
    first_text(tree.root()).map(|text| f64::from(text.bounding_box().width())).unwrap()
}

fn first_text(group: &Group) -> Option<&Text> {
    group.children().iter().find_map(|node| match node {
        Node::Text(text) => Some(text.as_ref()),
        Node::Group(group) => first_text(group),
        _ => None,
    })
}

const TEXTS: [&str; 4] = [
    "Caterpillar Conveyance Consortium",
    "Mürzzuschlag",
    "Enchères pour l’ordre du tour",
    "Boards and layout reconstructed",
];

#[test]
fn a_text_is_shown_as_wide_as_it_is_measured() {
    for (typeface, text) in Typeface::ALL.into_iter().flat_map(|one| TEXTS.map(|text| (one, text))) {
        let (shown, measured) = (shown_width(typeface, text, 16.0), typeface.width(text, 16.0));
        // Pairs of letters are moved together, which is not measured.
        assert!(
            (0.97 * measured..=1.005 * measured).contains(&shown),
            "{typeface:?}: {shown}, not {measured}"
        );
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
            assert!((0.8 * ROOM..=ROOM).contains(&shown), "{typeface:?}: {text} is {shown} wide");
        }
    }
}
