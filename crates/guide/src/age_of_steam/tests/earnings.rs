use super::*;
use crate::age_of_steam::earnings::earned;
use catalog::age_of_steam::Cargo;

/// A purple cube in Cincinnati that has been in these places.
fn cargo(table: &Table, visited: &[&str]) -> Cargo {
    let stop = |at: &str| table.board().find_stop(at.parse().unwrap()).unwrap();
    Cargo {
        colour: Colour::Purple,
        at: stop("Q12"),
        visited: visited.iter().fold(1 << stop("Q12").index(), |bits, at| bits | 1 << stop(at).index()),
        links: visited.len() as u8,
    }
}

#[test]
fn the_way_behind_a_cube_tells_what_it_earned() {
    let Scene(table) = Scene::network();
    for (visited, own, others) in [(&[][..], 0, 0), (&["T9"], 0, 1), (&["T9", "Q10"], 2, 0)] {
        let cargo = cargo(&table, visited);
        assert_eq!(earned(&table, Seat::new(0), &cargo), Some(own), "{visited:?}");
        assert_eq!(earned(&table, Seat::new(1), &cargo), Some(others), "{visited:?}");
    }
}

/// With a New City in Indianapolis the cube may have started there, or in Evansville.
#[test]
fn nothing_is_said_where_the_way_is_in_doubt() {
    let scene = Scene::network().player(0, |player| player.action = Some(Action::Urbanization));
    let Scene(table) = scene.building(0).plays(&["urbanize Q10 C"]);
    assert_eq!(earned(&table, Seat::new(0), &cargo(&table, &["T9", "Q10"])), None);
    assert_eq!(earned(&table, Seat::new(0), &cargo(&table, &["Q10"])), Some(1));
}
