//! The numbers of the rules.

/// The fewest players (IMP-0.1).
pub const MIN_PLAYERS: usize = 2;
/// The most players (IMP-0.1).
pub const MAX_PLAYERS: usize = 4;
/// The last round there can be (IMP-2.1).
pub const LAST_ROUND: u8 = 8;
/// The rounds that have a Shipment tile (IMP-0.7).
pub const SHIPMENTS: usize = 7;
/// The first of the rounds over which goods lie (IMP-0.8).
pub const FIRST_REFILL: u8 = 4;
/// How many rounds goods lie over (IMP-0.8).
pub const REFILLS: usize = 5;
/// How many values a share can have (IMP-10.7).
pub const SHARE_ROWS: usize = 6;
/// How many prices a source of workers has (IMP-6.3).
pub const HIRE_PRICES: usize = 5;
/// Experience levels of workers.
pub const LEVELS: usize = 3;
/// The hands of a player in round 1 (IMP-0.11).
pub(crate) const FIRST_HANDS: u8 = 2;
/// The workers of a player (IMP-6.4).
pub const MAX_WORKERS: u8 = 15;
/// The tracks of a player (IMP-4.12).
pub const MAX_TRACKS: usize = 18;
/// The stations of a player (IMP-7.1).
pub const MAX_STATIONS: usize = 3;
/// The engine that everybody begins with (IMP-0.11).
pub const FIRST_ENGINE: u8 = 3;
/// The trains of a player (IMP-9.1).
pub const MAX_TRAINS: usize = 3;
/// The tracks of a player in a city without a station of theirs (IMP-4.5).
pub(crate) const TRACKS_WITHOUT_STATION: usize = 2;
/// How many goods of one kind a bridge or a tunnel takes beyond the usual (IMP-4.10, IMP-4.11).
pub const EXTRA_GOODS: u8 = 1;
/// What each owner of a track is paid by a player who builds beside it (IMP-4.6).
pub const FEE: i32 = 10;
/// What an engineer costs (IMP-6.5).
pub const ENGINEER_PRICE: i32 = 30;
/// What a step of influence costs, and what bids and gifts are multiples of (IMP-1.1, IMP-1.2, IMP-10.6).
pub const STEP_PRICE: i32 = 10;
/// What each passenger car and each station brings in a round (IMP-2.5).
pub const INCOME_EACH: i32 = 10;
/// What each track of a player brings when they join Trieste (IMP-5.9).
pub const TRIESTE_BONUS: i32 = 10;
/// What an engine costs for each car that it pulls (IMP-9.1).
pub(crate) const PRICE_FOR_A_CAR: i32 = 10;
/// The coal that comes with a bought engine (IMP-9.3).
pub const TRAIN_COAL: u8 = 1;
/// What the bank gives for fundraising (IMP-10.8).
pub const FUNDS: i32 = 10;
/// How many times the owner of the Semmering token collects the last income (IMP-12.1).
pub const SEMMERING_TIMES: i32 = 2;
/// What a good is worth in the end (IMP-12.2).
pub const GOOD_WORTH: i32 = 10;
/// From one number of the Influence track to the next.
pub(crate) const TRACK_STEP: u16 = 10;
/// All prices and payments are multiples of this.
pub(crate) const COIN: i32 = 10;
/// The kinds of engine that are sold, IS-4 to IS-8.
pub(crate) const ENGINE_KINDS: usize = 5;
