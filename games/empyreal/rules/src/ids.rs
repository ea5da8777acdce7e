//! Small numbers that stand for a hex, a person or a spellcar, each of its own type so that none is taken for another, and
//! sets of persons and spellcars as the bits of one number.

use kernel::{small_id, small_set};

small_id! {
    /// A hex of the map.
    HexId
}
small_id! {
    /// A captain or a specialist.
    PersonId
}
small_id! {
    /// A spellcar: one of the tiles, or one that is printed on a folio.
    CarId
}

small_set! {
    /// A set of persons.
    People of PersonId
}
small_set! {
    /// A set of spellcars.
    Cars of CarId in u128
}
