//! What things are worth to the player, in guldens. The figures were found by many games against each other.

/// See [`worth`](super::worth) for how they are used.
#[derive(Clone, Debug)]
pub struct Weights {
    /// Money that is at hand is worth more than later money, as long as there is little of it.
    pub first_cash: f32,
    pub more_cash: f32,
    /// What a hand brings that is still to be placed.
    pub hand: f32,
    /// A worker, from the first to those who are too many, and each level.
    pub worker: [f32; 4],
    pub level: f32,
    /// A good that the way to Trieste takes, and a set of wood, stone and iron.
    pub needed_good: f32,
    pub good_set: f32,
    /// Coal that a delivery takes.
    pub coal: f32,
    /// Freight cars that are free: the first four, the next four, the rest.
    pub car: [f32; 3],
    /// A step of influence: the first five, the next five, the rest.
    pub influence: [f32; 3],
    /// What hubs that are not above the player will bring, before the last round.
    pub hubs: f32,
    /// A delivery that can be made, against one that was made.
    pub at_hand: f32,
    /// A delivery to the nearest hub that is not joined yet, and how much less it is for each gulden of the way.
    pub near: f32,
    pub distance: f32,
    /// A demand that nobody has goods for yet.
    pub demand: f32,
    /// A good beside a worker that nobody demands.
    pub spare_good: f32,
    /// What the way to Trieste still costs, by itself.
    pub way: f32,
    /// Units of effort, links and missing engineers as guldens of a way.
    pub effort: f32,
    pub link: f32,
    pub engineer: f32,
    /// Contracts that can be had, and a factory that no contract takes.
    pub offered_contract: f32,
    pub factory: f32,
    /// What building another factory for a contract takes.
    pub missing_factory: f32,
    /// Investors who cannot be sold to yet; and each row of the share value.
    pub low_investor: f32,
    pub share_row: f32,
    /// The growth of hubs that is still to come, in steps for each round.
    pub growth: f32,
    /// The experience that it takes to be sure of Trieste, against its effort.
    pub sure: f32,
    pub hopeless: f32,
    pub hire_open: f32,
}

pub const WEIGHTS: Weights = Weights {
    first_cash: 0.25,
    more_cash: 0.1,
    hand: 12.0,
    worker: [32.0, 24.0, 14.0, 5.0],
    level: 6.0,
    needed_good: 22.0,
    good_set: 12.0,
    coal: 22.0,
    car: [14.0, 11.0, 6.0],
    influence: [9.0, 6.0, 3.0],
    hubs: 0.6,
    at_hand: 0.9,
    near: 0.65,
    distance: 0.012,
    demand: 0.1,
    spare_good: 12.0,
    way: 0.4,
    effort: 5.0,
    link: 22.0,
    engineer: 50.0,
    offered_contract: 0.4,
    factory: 10.0,
    missing_factory: 45.0,
    low_investor: 0.4,
    share_row: 8.0,
    growth: 0.5,
    sure: 1.9,
    hopeless: 0.8,
    hire_open: 15.0,
};

pub fn weights() -> &'static Weights {
    &WEIGHTS
}
