use std::fmt::Write;

use face_kit::setup;
use kernel::{Rules, Stream, Viewer};
use steam_power::{Contracts, Position};
use terminal::Paint;
use words::Language;

use super::*;

/// A game after this many moves: contracts and factories whenever there are any, and track wherever it falls.
fn played(players: usize, map: &str, moves: usize) -> Position {
    let setup = setup::<Position>(players, &[("map", map), ("later_edition", "on")]);
    face_kit::played::<SteamPower>(&setup, moves, preferred)
}

fn preferred(legal: &[Move], stream: &mut Stream) -> Move {
    let only = |wanted: fn(&Move) -> bool| legal.iter().copied().filter(wanted).collect::<Vec<_>>();
    let earning = only(|mv| matches!(mv, Move::Fulfil(_) | Move::Accept | Move::Factory { .. }));
    let building = only(|mv| matches!(mv, Move::Build { .. }));
    let among = match stream.index(5) {
        _ if !earning.is_empty() => earning,
        1.. if !building.is_empty() => building,
        _ => legal.to_vec(),
    };
    among[stream.index(among.len())]
}

fn seen(position: &Position, seat: usize) -> View {
    position.view(Viewer::Seat(Seat::new(seat)))
}

fn words(language: Language) -> Words {
    Words::new(language)
}

#[test]
fn the_boards() {
    for (players, map) in [(4, "usa"), (3, "germany"), (2, "britain"), (1, "britain")] {
        let view = seen(&played(players, map, 150), 0);
        let drawn = SteamPower::board(&view, &words(Language::English), Screen::plain(None));
        insta::assert_snapshot!(format!("{map}-{players}"), drawn);
    }
}

#[test]
fn a_narrow_window_shows_the_west_and_the_east() {
    let view = seen(&played(4, "usa", 150), 0);
    let drawn = SteamPower::board(&view, &words(Language::French), Screen::plain(Some(80)));
    assert!(drawn.lines().all(|line| line.chars().count() <= 80), "{drawn}");
    insta::assert_snapshot!(drawn);
    let drawn = SteamPower::board(&view, &words(Language::English), Screen::plain(Some(40)));
    assert!(drawn.contains("needs a window of 56 columns"), "{drawn}");
}

#[test]
fn what_everybody_has() {
    let mut told = String::new();
    for (players, moves, language) in
        [(4, 0, Language::English), (4, 150, Language::English), (1, 60, Language::French)]
    {
        let view = seen(&played(players, "germany", moves), 0);
        writeln!(told, "{}", SteamPower::state(&view, &words(language), Screen::plain(Some(80)))).unwrap();
    }
    assert!(told.lines().all(|line| line.chars().count() <= 80), "{told}");
    insta::assert_snapshot!(told);
}

#[test]
fn nobody_sees_the_hand_of_another() {
    let position = played(4, "usa", 40);
    let written = |view: &View| {
        let (words, screen) = (words(Language::English), Screen::plain(None));
        let board = SteamPower::board(view, &words, screen);
        board + &SteamPower::summary(view, &words, screen) + &SteamPower::state(view, &words, screen)
    };
    let named =
        |text: &str| -> Contracts { text.split_whitespace().filter_map(|word| word.parse().ok()).collect() };
    for seat in Seat::all(4) {
        assert_eq!(named(&written(&position.view(Viewer::Seat(seat)))), position.hand(seat));
    }
    assert_eq!(named(&written(&position.view(Viewer::Spectator))), Contracts::NONE);
}

#[test]
fn colours_change_nothing_that_is_written() {
    let view = seen(&played(3, "germany", 150), 1);
    let written = |paint: Paint| {
        let mut screen = Screen::plain(None);
        screen.paint = paint;
        let words = words(Language::English);
        SteamPower::board(&view, &words, screen) + &SteamPower::state(&view, &words, screen)
    };
    let painted = written(Paint::Colour);
    let bare: String = painted
        .split('\x1b')
        .enumerate()
        .map(|(index, part)| match index {
            0 => part,
            _ => part.split_once('m').map_or("", |(_, rest)| rest),
        })
        .collect();
    assert!(painted.len() > bare.len());
    assert_eq!(bare, written(Paint::Plain));
}

#[test]
fn the_beginning_of_a_move_points_at_a_spot() {
    let view = seen(&played(2, "usa", 0), 0);
    let spot = |typed| SteamPower::spot(&view, typed);
    assert_eq!(spot(" Build a4 "), Some("hex-A4".into()));
    assert_eq!(spot("factory A2"), Some("hex-A2".into()));
    for nothing in ["build", "build A2", "build A4 curve/9", "factory A4", "bring A2", "take from 1"] {
        assert_eq!(spot(nothing), None, "{nothing}");
    }
}
