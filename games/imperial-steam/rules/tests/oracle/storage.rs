//! IMP-8.1 once more: goods are put on places, one by one.

use imperial_steam::Position;
use kernel::{Rules, Seat};
use serde_json::Value;

use crate::board::{number, seats, words};
use crate::look_at_games;

/// A place for a coal only, or for any good.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    Engine,
    Any,
}

fn places(player: &Value) -> Vec<Place> {
    let trains: Vec<i64> = player["trains"].as_array().unwrap().iter().map(number).collect();
    let mut places = vec![Place::Engine; trains.len()];
    let mut cars: i64 = trains.iter().sum();
    cars -= number(&player["passenger_cars"]) + number(&player["reserved_cars"]);
    places.extend(vec![Place::Any; cars as usize + words(&player["stations"]).len()]);
    places
}

/// Puts a good on a place that is free, or on one whose good can go elsewhere.
fn put(
    good: usize,
    goods: &[char],
    places: &[Place],
    on: &mut [Option<usize>],
    tried: &mut Vec<usize>,
) -> bool {
    for place in 0..places.len() {
        let fits = places[place] == Place::Any || goods[good] == 'C';
        if !fits || tried.contains(&place) {
            continue;
        }
        tried.push(place);
        if on[place].is_none_or(|there| put(there, goods, places, on, tried)) {
            on[place] = Some(good);
            return true;
        }
    }
    false
}

/// How many goods find no place, however they are put.
fn left_over(player: &Value) -> usize {
    let goods: Vec<char> = player["goods"].as_str().unwrap().chars().collect();
    let places = places(player);
    let mut on = vec![None; places.len()];
    (0..goods.len()).filter(|good| !put(*good, &goods, &places, &mut on, &mut Vec::new())).count()
}

/// The goods of which one may go: without it one less is left over.
fn may_go(player: &Value) -> Vec<String> {
    let all = left_over(player);
    let names = [('W', "wood"), ('S', "stone"), ('I', "iron"), ('C', "coal")];
    let frees = |letter: char| {
        let mut fewer = player.clone();
        let goods = player["goods"].as_str().unwrap();
        fewer["goods"] = goods.replacen(letter, "", 1).into();
        goods.contains(letter) && left_over(&fewer) < all
    };
    names
        .into_iter()
        .filter(|(letter, _)| frees(*letter))
        .map(|(_, name)| format!("discard {name}"))
        .collect()
}

fn agree(position: &Position, table: &Value) -> usize {
    let mut asked = 0;
    for (number, player) in seats(table).iter().enumerate() {
        let seat = Seat::new(number);
        assert_eq!(usize::from(position.table().player(seat).overflow()), left_over(player), "{player}");
        if position.table().must_discard() == Some(seat) && position.table().asked().contains(seat) {
            let mut moves = Vec::new();
            position.moves(seat, &mut moves);
            let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
            assert_eq!(moves, may_go(player), "{player}");
            assert!(moves.len() > 1, "nobody is asked without a choice");
            asked += 1;
        }
    }
    asked
}

#[test]
fn what_does_not_fit() {
    let (mut positions, mut asked) = (0, 0);
    look_at_games(3, 1, |position, table| {
        positions += 1;
        asked += agree(position, table);
    });
    assert!(positions > 5000 && asked > 50, "{positions} positions, {asked} with too many goods");
}
