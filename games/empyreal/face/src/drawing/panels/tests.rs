use std::collections::{BTreeSet, HashSet};

use empyreal::{Move, Position, Slot, Table};
use face_kit::{play_until, start, title};
use guide::{Figure, Guided};
use kernel::{Rules, Seat, Stream, Viewer, text};
use roxmltree::{Document, Node};
use words::{Language, Words};

use crate::Empyreal;
use draw::Typeface;
use draw::aside::WIDTH as ASIDE;
use draw::{Aside, Drawn};

/// Nothing is set smaller, in the units of a panel; letters in signs aside.
const SMALLEST: f64 = 9.4;
/// How far a text may reach beyond its room, as numbers are written with one decimal.
const ROUNDED: f64 = 0.2;

/// A game of somebody who plays at random, until `enough` says so or it ends; `each` sees every position.
fn played(
    players: usize,
    options: &[(&str, &str)],
    seed: &str,
    enough: impl Fn(&Table) -> bool,
    mut each: impl FnMut(&Position, Seat, &[Move]),
) -> Position {
    let mut stream = Stream::from_seed([seed.len() as u8; 32]);
    let choose = |position: &Position, seat: Seat, moves: &[Move]| {
        each(position, seat, moves);
        moves[stream.index(moves.len())]
    };
    play_until::<Empyreal>(start(players, seed, options), |position| enough(position.table()), choose)
}

fn at_round(players: usize, options: &[(&str, &str)], round: u16) -> Position {
    played(players, options, "9", |table| table.round == round, |_, _, _| ())
}

fn drafting(options: &[(&str, &str)]) -> Position {
    played(3, options, "9", |table| table.in_hand().is_some(), |_, _, _| ())
}

fn positions() -> Vec<Position> {
    vec![
        at_round(2, &[("awards", "expert")], 1),
        at_round(6, &[], 1),
        at_round(3, &[("awards", "two"), ("open_information", "on")], 14),
        at_round(6, &[("awards", "two")], 18),
        drafting(&[]),
        played(4, &[], "5", |table| table.is_last_round(), |_, _, _| ()),
    ]
}

fn asides(position: &Position, viewer: Viewer, language: Language) -> Vec<Aside> {
    let mut asides = Empyreal::asides(&position.view(viewer), &Words::new(language));
    // It is not ours.
    asides.retain(|aside| aside.id != "legend");
    asides
}

fn spots(asides: &[Aside]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for aside in asides {
        let svg = aside.svg();
        let document = Document::parse(&svg).expect("a panel is well formed");
        for node in document.descendants() {
            let Some(spot) = node.attribute("data-spot") else { continue };
            let title = title(node);
            assert!(title.is_some_and(|title| !title.is_empty()), "{spot} has no name");
            assert_eq!(node.attribute("aria-label"), title);
            assert!(found.insert(spot.to_owned()), "{spot} is there twice");
        }
    }
    found
}

/// What a person would click for this move, of all that lies beside the map.
fn needed(table: &Table, seat: Seat, mv: &Move) -> Vec<String> {
    let slot = |slot: Slot| format!("slot-{seat}-{}-{}", slot.column() + 1, slot.row() + 1);
    match *mv {
        Move::Remove(award) => vec![format!("award-{award}")],
        Move::Company { company, captain } => {
            vec![format!("company-{company}"), format!("captain-{captain}")]
        }
        Move::Use(person) | Move::Imitate(person) | Move::Keep(person) => vec![format!("person-{person}")],
        Move::Trade { own, other } => vec![format!("person-{own}"), format!("person-{other}")],
        Move::Move(spaces) => vec![format!("space-{seat}-{}", table.player(seat).conductor + spaces)],
        Move::Activate(at) | Move::Double(at) | Move::Place(at) | Move::Discard(at) => vec![slot(at)],
        Move::Rearrange(from, to) => vec![slot(from), slot(to)],
        Move::Gain(car) => vec![format!("market-{car}")],
        Move::Good(good) => vec![format!("supply-{good}")],
        Move::Draft(kind) => vec![format!("stack-{kind}")],
        _ => Vec::new(),
    }
}

#[test]
fn whatever_a_move_needs_is_there_once_and_named() {
    for (players, awards) in [(2, "expert"), (3, "two"), (6, "off")] {
        let mut seen = HashSet::new();
        let mut passed = 0_usize;
        let enough = |table: &Table| table.round > 12;
        played(players, &[("awards", awards)], "21", enough, |position, seat, moves| {
            passed += 1;
            let phase = position.table().phase_name();
            if !seen.insert((phase, moves.len().min(9))) && !passed.is_multiple_of(40) {
                return;
            }
            let there = spots(&asides(position, Viewer::Seat(seat), Language::English));
            for mv in moves {
                for spot in needed(position.table(), seat, mv) {
                    assert!(there.contains(&spot), "{mv} needs {spot}");
                }
            }
        });
    }
}

/// Where a point of this part lies on the panel, and how much larger it is there.
fn placed(node: Node<'_, '_>, mut x: f64) -> (f64, f64) {
    let mut scale = 1.0;
    for node in node.ancestors() {
        let Some(transform) = node.attribute("transform") else { continue };
        let numbers: Vec<f64> = transform
            .split(|letter: char| !(letter.is_ascii_digit() || letter == '.' || letter == '-'))
            .filter_map(|number| number.parse().ok())
            .collect();
        let by = numbers.get(2).copied().unwrap_or(1.0);
        x = x * by + numbers[0];
        scale *= by;
    }
    (x, scale)
}

/// What a line of text is set in.
fn typeface(node: Node<'_, '_>) -> Typeface {
    let said = |name: &str| node.ancestors().find_map(|node| node.attribute(name)).unwrap_or_default();
    match (said("font-weight"), said("font-family")) {
        ("bold", family) if family.starts_with(Typeface::SerifBold.family()) => Typeface::SerifBold,
        ("bold", _) => Typeface::SansBold,
        _ => Typeface::Sans,
    }
}

/// How far a line of text reaches to the left and to the right.
fn reach(node: Node<'_, '_>) -> (f64, f64, f64) {
    let number = |name: &str| node.attribute(name).and_then(|value| value.parse::<f64>().ok()).unwrap_or(0.0);
    let (x, scale) = placed(node, number("x"));
    let size = number("font-size") * scale;
    let wide = typeface(node).width(node.text().unwrap_or_default(), size);
    let before = match node.attribute("text-anchor") {
        Some("middle") => wide / 2.0,
        Some("end") => wide,
        _ => 0.0,
    };
    (x - before, x - before + wide, size)
}

#[test]
fn all_can_be_read_and_stays_in_its_room_in_either_language() {
    for (position, language) in positions().iter().flat_map(|one| Language::ALL.map(|tag| (one, tag))) {
        let table = position.table();
        for viewer in [Viewer::Spectator, Viewer::Seat(table.active), Viewer::Seat(Seat::new(0))] {
            for aside in asides(position, viewer, language) {
                assert!(!aside.title.contains("emp-"), "{}", aside.title);
                let svg = aside.svg();
                let document = Document::parse(&svg).unwrap();
                let parts = document.descendants();
                for node in parts.filter(|node| matches!(node.tag_name().name(), "text" | "title")) {
                    let said = node.text().unwrap_or_default();
                    let at = format!("{} in {language:?}: {said:?}", aside.id);
                    assert!(!said.contains("emp-draw") && !said.is_empty(), "{at}");
                    if node.tag_name().name() == "text" {
                        check_room(node, &at);
                    }
                }
            }
        }
    }
}

/// A line stays on the paper, and in the card that can be clicked.
fn check_room(node: Node<'_, '_>, at: &str) {
    let (from, to, size) = reach(node);
    let letters = node.text().unwrap_or_default().chars().count();
    assert!(size >= SMALLEST || letters <= 2, "{at} is set in {size}");
    assert!(from >= 0.0 && to <= ASIDE + ROUNDED, "{at} reaches from {from} to {to}");
    let card = node.ancestors().find(|node| node.has_attribute("data-spot"));
    let outline = card.and_then(|card| card.children().find(|child| child.tag_name().name() == "rect"));
    if let Some(outline) = outline {
        let number = |name: &str| outline.attribute(name).unwrap().parse::<f64>().unwrap();
        let (left, right) = (number("x"), number("x") + number("width"));
        assert!(from >= left - ROUNDED && to <= right + ROUNDED, "{at}: {from} to {to} in {left} to {right}");
    }
}

/// In a team game, the points of a folio are those of the whole team, as beside the player’s name.
#[test]
fn points_are_those_of_the_team() {
    let differs = |table: &Table| {
        let (scores, totals) = (table.scores(), table.totals());
        table.all_seats().all(|seat| scores[seat.index()].total() != totals[seat.index()])
    };
    let position = played(4, &[("teams", "2v2")], "7", differs, |_, _, _| ());
    let table = position.table();
    assert!(differs(table), "{table:?}");
    let (words, totals) = (Words::new(Language::English), table.totals());
    let view = position.view(Viewer::Spectator);
    let shown = asides(&position, Viewer::Spectator, Language::English);
    for (row, folio) in <Empyreal as Guided>::players(&view)
        .iter()
        .zip(shown.iter().filter(|aside| aside.id.starts_with("folio-")))
    {
        let points = totals[row.seat.index()];
        assert_eq!(row.figures[0], Figure::Number(points.into()));
        let told = words.say(&text!(emp_draw_has_points, count = points));
        assert!(folio.svg().contains(&format!("<title>{told}</title>")), "{}: {told}", folio.id);
    }
}

#[test]
fn what_a_stack_holds_is_seen_by_who_holds_it() {
    let position = drafting(&[]);
    let table = position.table();
    let kind = table.in_hand().expect("somebody drafts");
    let held: Vec<String> = table.stack_of(kind).iter().map(|person| format!("person-{person}")).collect();
    let active = table.active;
    let other = table.all_seats().find(|seat| *seat != active).expect("somebody else plays");
    for viewer in [Viewer::Spectator, Viewer::Seat(active), Viewer::Seat(other)] {
        let shown = asides(&position, viewer, Language::English);
        let there = spots(&shown);
        let holds = viewer == Viewer::Seat(active);
        assert_eq!(shown[0].id == "hand" && shown[0].at_hand, holds);
        assert!(held.iter().all(|person| there.contains(person) == holds), "{viewer:?}");
        // Whatever is hidden, all looks the same.
        for seed in [[1; 32], [2; 32]] {
            let imagined = Position::imagine(&position.view(viewer), &mut Stream::from_seed(seed));
            assert_eq!(asides(&imagined, viewer, Language::English), shown);
        }
    }
}

#[test]
fn open_stacks_are_listed_and_closed_ones_are_not() {
    for open in ["on", "off"] {
        let position = at_round(3, &[("open_information", open)], 3);
        let shown = asides(&position, Viewer::Spectator, Language::English);
        let stacks = shown.iter().find(|aside| aside.id == "specialists").expect("they are always there");
        let table = position.table();
        let mut hidden = empyreal::PersonKind::DRAFTED.into_iter().flat_map(|kind| {
            table.stack_of(kind).iter().map(|person| person.printed().name.clone()).collect::<Vec<_>>()
        });
        assert!(hidden.all(|name| stacks.svg().contains(&name) == (open == "on")));
    }
}

#[test]
fn the_own_folio_comes_first_and_is_at_hand() {
    let position = at_round(3, &[], 3);
    let ids = |viewer: Viewer| -> Vec<(&'static str, bool)> {
        let shown = asides(&position, viewer, Language::English);
        shown.into_iter().map(|aside| (aside.id, aside.at_hand)).collect()
    };
    let own = ids(Viewer::Seat(Seat::new(2)));
    assert_eq!(own[0], ("folio", true));
    assert!(own[1..].iter().all(|(_, at_hand)| !at_hand));
    let all = ids(Viewer::Spectator);
    let folios = all.iter().filter(|(id, _)| id.starts_with("folio-"));
    assert_eq!(folios.count(), 3);
    assert!(all.iter().all(|(id, at_hand)| !at_hand && *id != "awards" && *id != "companies"));
}

#[test]
fn panels_use_only_what_the_board_defines() {
    for position in positions() {
        let view = position.view(Viewer::Seat(Seat::new(1)));
        let words = Words::new(Language::English);
        let mut page = Empyreal::board(&view, &words);
        for aside in asides(&position, Viewer::Seat(Seat::new(1)), Language::English) {
            page.push_str(&aside.svg());
        }
        let page = format!("<body>{page}</body>");
        let document = Document::parse(&page).unwrap();
        let ids: BTreeSet<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
        for target in document.descendants().filter_map(|node| node.attribute("href")) {
            assert!(target.strip_prefix('#').is_some_and(|id| ids.contains(id)), "{target} leads nowhere");
        }
    }
}
