//! Plots and badges.

use draw::{PlotLine, badge, plot};
use kernel::{MAX_SEATS, Seat};
use roxmltree::Document;

fn line(seat: usize, name: &str, points: &[(u32, i64)]) -> PlotLine {
    PlotLine { seat: Seat::new(seat), name: name.into(), points: points.to_vec() }
}

fn some_lines() -> Vec<PlotLine> {
    vec![
        line(0, "Ada", &[(0, 0), (1, 12), (2, 7), (3, 21)]),
        line(1, "Bob", &[(0, 0), (1, -3), (2, -8)]),
        line(4, "<Cleo> & sons", &[(0, 0), (1, 2), (2, 9), (3, 20)]),
        line(5, "Dan", &[]),
    ]
}

fn marks() -> Vec<(u32, String)> {
    (0..4).map(|along| (along, (along + 1).to_string())).collect()
}

#[test]
fn a_plot_shows_every_line_and_says_where_it_ends() {
    let svg = plot("Income", &some_lines(), &marks());
    let document = Document::parse(&svg).unwrap();
    face_kit::is_fit_for_a_page(&document);
    let root = document.root_element();
    assert_eq!(root.attribute("role"), Some("img"));
    assert_eq!(root.attribute("aria-label"), Some("Income: Ada 21, Bob −8, <Cleo> & sons 20"));
    let texts: Vec<&str> = document.descendants().filter_map(|node| node.text()).collect();
    // At the end of the line, and in the legend.
    for badge in ["0", "1", "4"] {
        assert!(texts.iter().filter(|text| **text == badge).count() >= 2, "{badge}");
    }
    assert!(texts.contains(&"Ada") && texts.contains(&"−10") && texts.contains(&"30"));
    assert!(!texts.contains(&"Dan"));
    assert!(!svg.contains("id="), "two plots may stand on one page");
    insta::assert_snapshot!(svg.replace("><", ">\n<"));
}

#[test]
fn a_plot_of_nothing_or_of_huge_figures_is_still_a_plot() {
    let far = [i64::MIN / 8, i64::MAX / 8];
    for lines in [
        vec![],
        vec![line(2, "", &[])],
        vec![line(2, "Ada", &[(7, 7)])],
        vec![line(2, "Ada", &[(0, far[0]), (u32::MAX, far[1])])],
    ] {
        let svg = plot("", &lines, &[]);
        Document::parse(&svg).unwrap();
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
    }
}

#[test]
fn labels_of_marks_do_not_run_into_each_other() {
    let marks: Vec<_> = (0..200).map(|along| (along, format!("turn {along}"))).collect();
    let svg = plot("Income", &[line(0, "Ada", &[(0, 1), (199, 5)])], &marks);
    assert!(svg.matches(">turn ").count() < 12);
}

#[test]
fn every_seat_has_a_badge() {
    let mut badges: Vec<&str> = Seat::all(MAX_SEATS).map(badge).collect();
    for badge in &badges {
        let document = Document::parse(badge).unwrap();
        face_kit::is_fit_for_a_page(&document);
        assert_eq!(document.root_element().attribute("aria-hidden"), Some("true"));
        assert!(badge.len() < 600);
    }
    badges.dedup();
    assert_eq!(badges.len(), MAX_SEATS);
}
