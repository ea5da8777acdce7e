//! The scripts that prospects are played through by.

mod found;

use super::playout::Rule;
pub(super) use found::SCRIPTS;

/// How the rest of a game is played: what is done first, and when it is worth doing.
#[derive(Clone, Debug)]
pub(super) struct Script {
    /// The rules in the order in which they are tried, before round `switch` and from then on.
    pub early: [Rule; Rule::COUNT],
    pub late: [Rule; Rule::COUNT],
    pub switch: u8,
    /// Workers beside those in factories.
    pub crew: u8,
    /// Workers who are kept from factories.
    pub keep_crew: u8,
    /// How much of the effort on the way to Trieste the experience of the workers has to cover, in percent.
    pub pressure: i32,
    /// What a worker may cost; and how much more for each that there are fewer than four.
    pub worker_price: i32,
    pub few: i32,
    /// What is left of the money after workers are hired, and after an engine is bought.
    pub keep_hiring: i32,
    pub keep_buying: i32,
    /// With more money than this, dear workers and influence are bought.
    pub rich: i32,
    /// An engine is bought when there are fewer places than this.
    pub places: u8,
    /// Places that are kept for goods.
    pub keep_places: u8,
    /// A share is sold with less money than this, when at least this many rounds are left.
    pub sell_below: i32,
    pub sell_rounds: u8,
    /// A station is built when at least this many rounds are left.
    pub station_rounds: u8,
    /// The fewest goods that are produced.
    pub produce: u8,
    /// What a shareholder costs, and what raising the share value has to bring.
    pub tenth: i32,
    pub share_gain: i32,
    /// Coal that was ordered is waited for with fewer hands than this.
    pub patience: u8,
    /// Coal is ordered instead of bought with more money than this.
    pub order_cash: i32,
    /// Goods for a second build are ordered when there are more legs than this.
    pub sets: usize,
    /// Factories are built for the demands of this many legs that lie ahead.
    pub ahead: usize,
    /// Contracts are taken for which at most this many factories are missing.
    pub gamble: u8,
}
