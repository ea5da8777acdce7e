use face_kit::{mostly, setup, start};
use imperial_steam::Position;
use kernel::{Events, Rules, Viewer};
use words::Language;

use super::*;

/// A game after so many moves: tracks wherever they can be laid.
fn played(players: usize, moves: usize) -> Position {
    let lays = |mv: &Move| matches!(mv, Move::Build { .. });
    let prefer = |legal: &[Move], stream: &mut _| mostly(legal, lays, stream);
    face_kit::played::<ImperialSteam>(&setup::<Position>(players, &[]), moves, prefer)
}

fn seen(position: &Position, seat: usize) -> View {
    position.view(Viewer::Seat(Seat::new(seat)))
}

#[test]
fn the_map() {
    let view = seen(&played(3, 90), 0);
    insta::assert_snapshot!(ImperialSteam::board(&view, &Words::new(Language::English), Screen::plain(None)));
}

#[test]
fn a_narrow_window_shows_the_west_and_the_east() {
    let view = seen(&played(2, 60), 0);
    let drawn = ImperialSteam::board(&view, &Words::new(Language::French), Screen::plain(Some(80)));
    assert!(drawn.lines().all(|line| line.chars().count() <= 80), "{drawn}");
    assert!(drawn.contains("Trieste") && drawn.contains("Bratislava"), "{drawn}");
}

#[test]
fn what_lies_beside_the_map() {
    let view = seen(&played(4, 120), 1);
    insta::assert_snapshot!(ImperialSteam::state(&view, &Words::new(Language::English), Screen::plain(None)));
    insta::assert_snapshot!(ImperialSteam::state(&view, &Words::new(Language::French), Screen::plain(None)));
}

#[test]
fn hidden_money_and_bids_are_not_told() {
    let mut position: Position = start(2, "hidden", &[("money", "hidden")]);
    let [first, second] = [Seat::new(0), Seat::new(1)];
    position.play(first, &Move::Bid(90), &mut Events::ignored()).unwrap();
    let words = Words::new(Language::English);
    let state =
        |position: &Position, seat| ImperialSteam::state(&seen(position, seat), &words, Screen::plain(None));
    assert!(state(&position, 0).contains("You have bid 90"));
    assert!(!state(&position, 1).contains("You have bid"));
    position.play(second, &Move::Bid(0), &mut Events::ignored()).unwrap();
    assert!(state(&position, 1).contains('?'), "{}", state(&position, 1));
    assert_eq!(ImperialSteam::purse(&seen(&position, 0), first, &words), "30 guldens");
}

#[test]
fn what_is_typed_points_at_a_spot() {
    let view = seen(&played(2, 0), 0);
    for (typed, spot) in [
        ("build wien-bratislava", Some("link-wien-bratislava")),
        ("build wien-bratislava 21", Some("link-wien-bratislava")),
        ("access bruck-graz", Some("link-bruck-graz")),
        ("station graz", Some("city-graz")),
        ("factory wien/a iron", Some("site-wien-a")),
        ("engineer bridge white", Some("engineer-bridge-white")),
        ("build wien", None),
        ("pass", None),
    ] {
        assert_eq!(ImperialSteam::spot(&view, typed).as_deref(), spot, "{typed}");
    }
}
