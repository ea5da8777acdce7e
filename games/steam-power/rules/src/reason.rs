//! Why a move is not accepted.

mod words;

use std::fmt;

use hexes::{Coord, Edge};
use kernel::Seat;

use crate::event::NamedCity;
use crate::goods::Colour;
use crate::ids::{ContractId, TileId};
use crate::payments::Payments;
use crate::printed::Bonus;
use crate::table::Phase;

/// Why a move is not accepted: one rule that stands against it, with the numbers to say why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// SP-1.3: the table waits for somebody else.
    NotYourTurn {
        /// Who is asked.
        asked: Seat,
    },
    /// SP-1.3: the move answers another question than the one that is asked.
    WrongQuestion {
        /// What is asked.
        phase: Phase,
    },
    /// SP-4.11: a bonus action is to be used or skipped first.
    BonusFirst {
        /// Which one.
        bonus: Bonus,
    },

    /// SP-2.2: the player cannot pay for the tile.
    TooDear {
        /// What the tile costs.
        cost: u16,
        /// What the player has.
        cash: u16,
    },
    /// SP-2.4: there is no land.
    Water {
        /// Where the tile was to lie.
        at: Coord,
    },
    /// SP-2.4: no track lies on a city.
    OnCity {
        /// The city.
        city: NamedCity,
    },
    /// SP-2.5: the track would end where it can never go on.
    OffTheLand {
        /// Where the tile was to lie.
        at: Coord,
        /// The edge that leads nowhere.
        edge: Edge,
    },
    /// SP-2.6: the first track touches no city.
    FirstTrack {
        /// Where the tile was to lie.
        at: Coord,
    },
    /// SP-2.7: the track does not begin in a city that the player is connected to.
    Unconnected {
        /// Where the tile was to lie.
        at: Coord,
    },
    /// SP-2.8: the track comes back to the city that it began in.
    Loop {
        /// That city.
        city: NamedCity,
    },
    /// SP-2.9: the incomplete link comes first.
    FinishFirst {
        /// Its last tile.
        at: Coord,
    },
    /// SP-2.10: no train is left to begin a link with.
    NoTrain,
    /// SP-2.11: the track would meet the open end of somebody else's.
    JoinsOther {
        /// Where the tile was to lie.
        at: Coord,
        /// The edge at which they would meet.
        edge: Edge,
        /// Whose track it is.
        owner: Seat,
    },
    /// SP-2.12: only a crossing may lie over a track.
    OccupiedHex {
        /// Where the tile was to lie.
        at: Coord,
    },
    /// SP-2.13: the crossing does not keep the track that lies there.
    TurnsTrack {
        /// Where the tile was to lie.
        at: Coord,
    },
    /// SP-2.13: no crossing fits over the track from where the player comes.
    NoCrossingFits {
        /// Where the track lies.
        at: Coord,
    },
    /// SP-2.13: no tile crosses such a track at all.
    NoTileCrosses {
        /// Where the track lies.
        at: Coord,
    },
    /// SP-2.14: there is nothing to cross.
    CrossingInEmptyHex {
        /// Where the tile was to lie.
        at: Coord,
    },
    /// SP-2.14: two tracks cross already.
    NoThirdTrack {
        /// Where the tile was to lie.
        at: Coord,
    },
    /// SP-2.15: the stock has no such tile.
    NoTileLeft {
        /// The tile.
        tile: TileId,
    },
    /// SP-2.16: there is no incomplete link to take a tile back from.
    NothingToRemove,
    /// SP-2.17: there is no incomplete link to change a tile of.
    NothingToReplace,
    /// SP-2.17: the tile lies like that already.
    SameTile {
        /// Where the tile lies.
        at: Coord,
    },

    /// SP-3.1: a factory stands in a city.
    NoCityForFactory {
        /// Where it was to stand.
        at: Coord,
    },
    /// SP-3.1: no completed link leads to the city.
    NoLinkToCity {
        /// The city.
        city: NamedCity,
    },
    /// SP-3.2: no completed link leads to the city, nor to one side by side with it.
    NoLinkToGroup {
        /// The city.
        city: NamedCity,
    },
    /// SP-3.3: the stock has no resources for a factory.
    NoResourcesLeft {
        /// Their colour.
        colour: Colour,
    },
    /// SP-3.3: a factory has another number of resources.
    FactorySize {
        /// How many it has.
        resources: u8,
    },
    /// SP-4.13: a factory of a bonus action has another number of resources.
    BonusFactorySize {
        /// The fewest that it may have.
        fewest: u8,
        /// The most that it may have.
        most: u8,
    },
    /// SP-3.4: a Victory Point City has no factory.
    FactoryForPoints {
        /// The city.
        city: NamedCity,
    },
    /// SP-3.5: the city has a factory.
    SecondFactory {
        /// The city.
        city: NamedCity,
    },
    /// SP-3.6: all factories of the player stand on the board.
    NoFactoryLeft,

    /// SP-4.1: the player does not hold the contract.
    NoSuchContract {
        /// The contract.
        contract: ContractId,
    },
    /// SP-4.2: the player has no network.
    NoNetwork,
    /// SP-4.3: resources come from cities.
    NoCityToBringFrom {
        /// Where it was to come from.
        at: Coord,
    },
    /// SP-4.3: the city does not have what is asked for.
    NoResourceThere {
        /// The city.
        city: NamedCity,
        /// What is asked for.
        colour: Colour,
    },
    /// SP-4.3: no links lead from the city to the player's network.
    NoWayFrom {
        /// The city.
        city: NamedCity,
    },
    /// SP-4.6: no route that is worth considering pays just this.
    NoSuchRoute {
        /// The city.
        city: NamedCity,
        /// What was to be paid.
        pay: Payments,
    },
    /// SP-4.8: the player cannot pay for the contract.
    ContractTooDear {
        /// What it costs at least.
        cost: u16,
        /// What the player has.
        cash: u16,
    },
    /// SP-4.8: too little would be left for the rest of the contract.
    NoMoneyForRest {
        /// The city that the resource was to come from.
        city: NamedCity,
    },

    /// SP-5.2: several hands are equally full.
    WhoseHand,
    /// SP-5.2: the bag comes first.
    BagFirst {
        /// How many contracts are in it.
        contracts: u8,
    },
    /// SP-5.2: there is only one hand to take from.
    OneHand,
    /// SP-5.2: another hand is fuller.
    NotTheFullest,
    /// SP-5.3: there is nothing to take, neither from the bag nor from a hand.
    NothingToTake,
    /// SP-10.6: the bag of a solo game is empty.
    EmptyBag,
}

/// In English.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        kernel::Reason::text(self).fmt(f)
    }
}
