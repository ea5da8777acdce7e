//! The numbers of the rules.

/// The most players (IMP-0.1).
pub const MAX_PLAYERS: usize = 4;
/// IMP-2.1
pub const LAST_ROUND: u8 = 8;
/// Rounds with a Shipment tile.
pub const SHIPMENTS: usize = 7;
/// The rounds over which goods lie (IMP-0.8).
pub const FIRST_REFILL: u8 = 4;
/// Over how many rounds goods lie.
pub const REFILLS: usize = 5;
/// The values of a share.
pub const SHARE_ROWS: usize = 6;
/// The prices of a source of workers.
pub const HIRE_PRICES: usize = 5;
/// Experience levels of workers.
pub const LEVELS: usize = 3;
/// IMP-0.11
pub(crate) const FIRST_HANDS: u8 = 2;
/// The workers of a player (IMP-6.4).
pub const MAX_WORKERS: u8 = 15;
/// The tracks of a player (IMP-4.12).
pub const MAX_TRACKS: usize = 18;
/// The stations of a player (IMP-7.1).
pub const MAX_STATIONS: usize = 3;
/// The engine that everybody begins with (IMP-0.11).
pub const FIRST_ENGINE: u8 = 3;
/// IMP-9.1
pub const MAX_TRAINS: usize = 3;
/// IMP-4.5
pub(crate) const TRACKS_WITHOUT_STATION: usize = 2;
/// What an owner of a track is paid by who builds beside it (IMP-4.6).
pub const FEE: i32 = 10;
/// IMP-6.5
pub const ENGINEER_PRICE: i32 = 30;
/// A step of influence (IMP-10.6), a good in the end (IMP-12.2), a car or a station’s income (IMP-2.5), raised funds
/// (IMP-10.8), each track at Trieste (IMP-5.9).
pub const TEN: i32 = 10;
/// The kinds of engine that are sold, IS-4 to IS-8.
pub(crate) const ENGINE_KINDS: usize = 5;
