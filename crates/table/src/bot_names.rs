use kernel::Seat;

/// Bots are named after railway pioneers: easier to tell apart in a log than numbers, and the same in every language.
const NAMES: [&str; kernel::MAX_SEATS] =
    ["Trevithick", "Stephenson", "Brunel", "Seguin", "Crampton", "Ghega"];

pub(crate) const fn name(seat: Seat) -> &'static str {
    NAMES[seat.index()]
}
