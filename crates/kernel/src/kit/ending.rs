use crate::{Seats, Standing};

/// Every seat has one place, the best first, and shares its rank only with those of the same score.
pub(super) fn check(standing: &Standing, players: usize) {
    let places = &standing.places;
    let seats: Seats = places.iter().map(|place| place.seat).collect();
    assert!(
        places.len() == players && seats == Seats::first(players),
        "the standing does not have each of {players} seats once: {places:?}"
    );
    assert_eq!(places[0].rank, 1, "nobody is first: {places:?}");
    for (rank, pair) in (1u8..).zip(places.windows(2)) {
        let [before, place] = pair else { unreachable!("windows of two have two") };
        assert!(before.score >= place.score, "a lower score stands before a higher one: {places:?}");
        let shares = place.rank == before.rank && place.score == before.score;
        assert!(shares || place.rank == rank + 1, "seat {} has the wrong rank: {places:?}", place.seat);
    }
    assert!(!standing.ending.name.is_empty(), "the standing does not say how the game ended");
}
