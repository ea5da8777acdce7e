//! The PNG: its size, and that words are on it.

use draw::{PictureError, png};
use resvg::tiny_skia::Pixmap;

/// Grounds of many colours with a name on them.
fn svg() -> String {
    let colour = |index: usize| {
        format!("#{:02x}{:02x}{:02x}", index * 9 % 256, index * 5 % 256, 255 - index * 7 % 256)
    };
    let grounds: String = (0..600)
        .map(|index| {
            let (x, y) = (index % 30 * 4, index / 30 * 4);
            format!("<rect x='{x}' y='{y}' width='4' height='4' fill='{}'/>", colour(index))
        })
        .collect();
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 80'>{grounds}<text x='9' y='40' \
         font-family='DejaVu Sans Condensed, DejaVu Sans' font-size='20'>Chicago</text></svg>"
    )
}

#[test]
fn a_picture_has_the_width_asked_for_and_is_not_blank() {
    let pixels = Pixmap::decode_png(&png(&svg(), 600).unwrap()).unwrap();
    assert_eq!(pixels.width(), 600);
    assert!((300..600).contains(&pixels.height()));
    let mut colours: Vec<_> =
        pixels.pixels().iter().map(|pixel| (pixel.red(), pixel.green(), pixel.blue())).collect();
    colours.sort_unstable();
    colours.dedup();
    assert!(colours.len() > 500, "{} colours", colours.len());
    assert!(pixels.pixels().iter().all(|pixel| pixel.alpha() == 255));
}

#[test]
fn words_are_on_the_picture() {
    let with = svg();
    let without = with.replace(">Chicago</text>", "></text>");
    assert_ne!(with, without);
    assert_ne!(png(&with, 900).unwrap(), png(&without, 900).unwrap());
}

#[test]
fn the_faces_named_in_a_drawing_are_found() {
    let page = |family: &str, weight: &str| {
        format!(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 20'><text y='15' font-family='{family}' \
             font-weight='{weight}'>Roundhouse</text></svg>"
        )
    };
    let mut pictures = Vec::new();
    for (family, weight) in [
        ("DejaVu Sans Condensed, DejaVu Sans", "normal"),
        ("DejaVu Sans Condensed, DejaVu Sans", "bold"),
        ("DejaVu Serif Condensed, DejaVu Serif", "bold"),
    ] {
        pictures.push(png(&page(family, weight), 200).unwrap());
    }
    pictures.push(png("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 20'/>", 200).unwrap());
    for (index, picture) in pictures.iter().enumerate() {
        assert!(!pictures[..index].contains(picture), "two faces look the same, or one is missing");
    }
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    assert!(matches!(png("<svg", 100), Err(PictureError::Drawing(_))));
    assert!(matches!(png(&svg(), 0), Err(PictureError::Size { .. })));
    assert!(matches!(png(&svg(), 1_000_000), Err(PictureError::Size { .. })));
}
