use crate::program::{Folder, record, run};

#[test]
fn a_position_is_drawn_as_svg_and_png() {
    let folder = Folder::new();
    let file = record(&folder);
    let (svg, png) = (folder.path("end.svg"), folder.path("end.PNG"));
    run(&["render", &file, "-o", &svg]).ok();
    run(&["render", &file, "-o", &png, "--width", "400"]).ok();
    assert!(folder.read("end.svg").starts_with(b"<svg"));
    let png = folder.read("end.PNG");
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
    assert_eq!(png[16..20], 400u32.to_be_bytes());
    let end = run(&["render", &file]).ok();
    assert_eq!(end.trim_end().as_bytes(), folder.read("end.svg").trim_ascii_end());
    assert_ne!(run(&["render", &file, "--at", "0"]).ok(), end);
}

#[test]
fn an_opening_is_drawn_without_a_record() {
    let draw =
        |seed: &str| run(&["render", "--start", "age-of-steam", "--players", "6", "--seed", seed]).ok();
    assert!(draw("7").starts_with("<svg"));
    assert_eq!(draw("7"), draw("7"));
    assert_ne!(draw("7"), draw("8"));
    let start = ["render", "--start", "age-of-steam", "--players", "6", "--seed", "7"];
    let named = run(&[start.as_slice(), &["--option", "map=rust-belt"]].concat()).ok();
    assert_eq!(named, draw("7"));
}

#[test]
fn a_picture_has_a_language() {
    let draw = |lang: &str| run(&["render", "--start", "age-of-steam", "--seed", "7", "--lang", lang]).ok();
    assert!(draw("en").contains("Turn 1 of 8") && draw("en").contains(">$10</text>"));
    assert!(draw("fr").contains("Tour 1 sur 8") && draw("fr").contains(">10\u{202f}$</text>"));
}
