//! Why something cannot be done: found cheaply while moves are listed, and put into words only when somebody asks.

mod nearest;
mod words;

use hexes::Coord;
use kernel::Seat;

use crate::ids::{CarId, PersonId};
use crate::kinds::{Award, Company, PersonKind, Size, Terrain};
use crate::phase::UnderWay;
use crate::table::{Slot, Stand};

/// What somebody does, where several rules ask the same of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// A Station Master is used before the main action.
    Use,
    /// A Station Master joins an Administrate action.
    JoinAdministration,
    /// A spellcar tile of the railyard moves.
    Rearrange,
    /// A spellcar tile is discarded.
    Discard,
    /// One of a stack is kept.
    Draft,
    /// One of those drawn from the box is kept.
    DrawMasters,
    /// A City gets Goods.
    Deliver,
    /// A City brings Goods to the folio.
    GainGoods,
    /// A hex is picked for what a card does next.
    PickHex,
    /// A train moves.
    MoveTrain,
    /// A Good is returned so that the train of its hex moves.
    ReturnToMove,
    /// Two trains change places.
    SwitchTrains,
    /// A Good moves into a hex of the network.
    MoveGood,
    /// A Good makes room for one of another colour.
    ExchangeGood,
    /// A Good is returned for something else.
    ReturnGood,
}

/// A rule that stands against a move, with the numbers to say why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Somebody else is asked.
    NotYourTurn {
        /// Who is asked.
        asked: Seat,
    },
    /// The move answers another question than the one that is asked.
    NotAsked,
    /// What is asked cannot be left out.
    NotSkipped,
    /// There is no such hex.
    HexUnknown {
        /// What was named.
        coord: Coord,
    },
    // Setting up.
    /// The Award is not there to be removed.
    AwardGone {
        /// The Award.
        award: Award,
    },
    /// Somebody else has chosen the company.
    CompanyTaken {
        /// The company.
        company: Company,
    },
    /// Only captains lead companies.
    NotACaptain {
        /// Who it is.
        person: PersonId,
    },
    /// Friendly games go without them.
    LeftOut {
        /// Who it is.
        person: PersonId,
    },
    /// Somebody else has chosen the captain.
    CaptainTaken {
        /// Who it is.
        captain: PersonId,
    },
    /// The captain belongs to another company.
    OtherCaptain {
        /// Who it is.
        captain: PersonId,
        /// The company.
        company: Company,
    },
    /// Another company that is still free has no other captain.
    CaptainNeeded {
        /// Who it is.
        captain: PersonId,
    },
    /// Headquarters begin on home terrain where no train is.
    NotHome {
        /// Where.
        hex: Coord,
    },
    /// The second train goes beside the first, where no train is.
    NotBesideFirst {
        /// Where.
        hex: Coord,
        /// Beside which hex.
        of: Coord,
    },
    // Specialists.
    /// Specialists act before the main action.
    MainActionBegun,
    /// Specialists do not count in the final deliveries.
    FinalDelivery,
    /// They work for somebody else, or for nobody.
    NotYours {
        /// Who it is.
        person: PersonId,
    },
    /// Their tile has been turned over.
    FaceDown {
        /// Who it is.
        person: PersonId,
    },
    /// Their ability holds all the time.
    AlwaysOn {
        /// Who it is.
        person: PersonId,
    },
    /// They act once a turn.
    UsedThisTurn {
        /// Who it is.
        person: PersonId,
        /// What it is asked for.
        act: Act,
    },
    /// Their ability would do nothing.
    PersonDoesNothing {
        /// Who it is.
        person: PersonId,
    },
    /// One half of the exchange is impossible.
    ExchangeHalf {
        /// Who it is.
        person: PersonId,
    },
    /// What they take mana for would do nothing.
    PaidForNothing {
        /// Who it is.
        person: PersonId,
    },
    /// They take more mana than there is.
    PriceTooHigh {
        /// Who it is.
        person: PersonId,
        /// What it costs.
        price: u8,
        /// What there is.
        mana: u8,
    },
    /// Nobody may be used for free now, or not this one.
    NotFreeNow {
        /// Who it is.
        person: PersonId,
    },
    /// The card offers nothing under that number.
    OptionUnknown {
        /// The number.
        option: u8,
    },
    /// That part of the card would do nothing.
    OptionDoesNothing {
        /// The number.
        option: u8,
    },
    // Administrate.
    /// No mana is spent, or it has been reclaimed.
    NothingToReclaim,
    /// Nobody is face-down, or they have been refreshed.
    NothingToRefresh,
    /// A spellcar has been gained.
    GainedAlready,
    // Move and activate.
    /// The conductor does not move so many spaces.
    WrongSpaces {
        /// How many spaces.
        spaces: u8,
    },
    /// The line ends before that.
    PastTheEnd {
        /// How many are left.
        left: u8,
    },
    /// There is not enough mana for the move.
    MoveCost {
        /// How many spaces.
        spaces: u8,
        /// What it costs.
        price: u8,
        /// What there is.
        mana: u8,
    },
    /// The conductor moves before anything is activated.
    MoveFirst,
    /// At the start there is nothing to activate.
    NothingAtStart,
    /// Nothing there can be activated.
    NothingToActivate,
    /// The conductor is not in that column.
    OtherColumn {
        /// The place.
        slot: Slot,
    },
    /// No spellcar is in that place.
    SlotEmpty {
        /// The place.
        slot: Slot,
    },
    /// The spellcar has been activated this turn.
    ActivatedAlready {
        /// The place.
        slot: Slot,
    },
    /// Another spellcar is activated twice, and no other.
    OnlyTheDouble,
    /// Nobody allows a spellcar to be activated twice.
    DoubleImpossible,
    /// Another spellcar has been activated.
    DoubleAlone,
    /// There is not enough mana for the activation.
    ActivationCost {
        /// What it costs.
        price: u8,
        /// What there is.
        mana: u8,
    },
    /// There is enough mana, but some of it came from an activation.
    ManaLocked {
        /// What it costs.
        price: u8,
        /// What of that pays for activations.
        unlocked: u8,
        /// What there is.
        mana: u8,
    },
    /// The spellcar would do nothing.
    CarDoesNothing {
        /// The spellcar.
        car: CarId,
    },
    // Spellcars.
    /// The spellcar is not in the Market.
    NotInMarket {
        /// The spellcar.
        car: CarId,
    },
    /// The railyard has no room.
    RailyardFull,
    /// A tile is in that place.
    SlotTaken {
        /// The place.
        slot: Slot,
    },
    /// Third places open when all second places are filled.
    SecondRowFirst,
    /// Printed cars are covered when all other places are filled.
    PrintedLast,
    /// Printed cars cannot be moved.
    PrintedStays,
    /// A place is not swapped with itself.
    SameSwap,
    /// No tile is in that place.
    TileMissing {
        /// The place.
        slot: Slot,
        /// What it is asked for.
        act: Act,
    },
    /// The spellcar is not among those that can be copied.
    NotToCopy {
        /// The spellcar.
        car: CarId,
        /// Whether it was to be from the Market.
        market: bool,
    },
    /// The spellcar is in this chain of copies already.
    CopiedTwice {
        /// The spellcar.
        car: CarId,
    },
    /// They are not among those who can be copied.
    NotToImitate {
        /// Who it is.
        person: PersonId,
        /// Whether it was to be a Surveyor.
        surveyor: bool,
    },
    /// The spellcar there is not one that was just gained.
    NotGained {
        /// The place.
        slot: Slot,
    },
    // Drafts.
    /// Captains are not drafted.
    CaptainsStay,
    /// The company has one of that kind.
    KindTaken {
        /// The kind.
        kind: PersonKind,
    },
    /// Nobody of that kind is left.
    StackEmpty {
        /// The kind.
        kind: PersonKind,
    },
    /// They are not among those to choose from.
    NotInStack {
        /// Who it is.
        person: PersonId,
        /// What it is asked for.
        act: Act,
    },
    /// Only people of one kind are swapped.
    UnlikeTrade,
    // Deliveries.
    /// The City is not beside the network.
    CityFar {
        /// The City.
        city: Terrain,
        /// What it is asked for.
        act: Act,
    },
    /// No such Good is in the network.
    NothingToDeliver {
        /// The Good.
        good: Terrain,
    },
    /// The City does not take that colour.
    OtherColour {
        /// The City.
        city: Terrain,
        /// The Good.
        good: Terrain,
    },
    /// There are not enough Goods for the swapped tile.
    SwappedTileNeeds {
        /// The City.
        city: Terrain,
        /// The Good.
        good: Terrain,
    },
    /// This delivery takes another colour.
    WrongGood {
        /// The Good.
        good: Terrain,
        /// The City.
        city: Terrain,
    },
    /// The card allows fewer to be delivered.
    TooManyGoods {
        /// How many at most.
        most: u8,
    },
    /// A delivery takes one Good at least.
    NothingLoaded,
    /// The City has no such tile.
    DemandMissing {
        /// The size of the tile.
        size: Size,
        /// The City.
        city: Terrain,
    },
    /// Too few Goods were delivered for the tile.
    NotEarned {
        /// The size of the tile.
        size: Size,
        /// The Goods that would earn it in this delivery.
        needs: u8,
        /// The Goods delivered.
        taken: u8,
    },
    /// There is no such tile to swap.
    StandEmpty {
        /// The tile.
        stand: Stand,
    },
    /// Tiles are swapped between two Cities.
    SameCity,
    // Track.
    /// Cities have no trains.
    TrainInCity {
        /// Where.
        hex: Coord,
    },
    /// A company has one train in a hex.
    OwnTrain {
        /// Where.
        hex: Coord,
    },
    /// The hex can take no more trains.
    HexFull {
        /// Where.
        hex: Coord,
    },
    /// All trains are on the map.
    TrainsUsedUp,
    /// Only what names Wasteland is built there.
    Wasteland {
        /// Where.
        hex: Coord,
    },
    /// The card builds on other terrain.
    WrongTerrain {
        /// Where.
        hex: Coord,
    },
    /// The terrain does not go together with those built on.
    TerrainAgain {
        /// Where.
        hex: Coord,
        /// Whether it has to be the same each time.
        same: bool,
        /// Whether any terrain would do.
        any: bool,
    },
    /// The hex is not on the edge of the map.
    NotEdge {
        /// Where.
        hex: Coord,
    },
    /// No City is beside the hex.
    NotByCity {
        /// Where.
        hex: Coord,
        /// Whether Wasteland would do as well.
        wasteland: bool,
    },
    /// No competitor has a train there.
    CompetitorMissing {
        /// Where.
        hex: Coord,
    },
    /// The card says where to build.
    HexGiven {
        /// Where.
        hex: Coord,
    },
    /// There is not enough mana for the Transfers.
    TransferCost {
        /// Where.
        hex: Coord,
        /// What it costs.
        price: u8,
        /// What there is.
        mana: u8,
    },
    /// No Transfers lead there.
    OutOfReach {
        /// Where.
        hex: Coord,
    },
    /// Making that Transfer free leads nowhere, or saves nothing.
    NotFree {
        /// Where.
        hex: Coord,
        /// The hex over which it was to be free.
        over: Coord,
    },
    // The map.
    /// No Wasteland goes on a City.
    WastelandInCity {
        /// Where.
        hex: Coord,
    },
    /// It is Wasteland already.
    WastelandTwice {
        /// Where.
        hex: Coord,
    },
    /// Wasteland goes into the network or beside it.
    WastelandFar {
        /// Where.
        hex: Coord,
    },
    /// All Wasteland tiles are on the map.
    WastelandUsedUp {
        /// How many there are.
        tiles: u8,
    },
    /// The hex is not in the network.
    NotInNetwork {
        /// Where.
        hex: Coord,
        /// What it is asked for.
        act: Act,
    },
    /// The hexes are not beside each other.
    NotBeside {
        /// Where.
        hex: Coord,
        /// Beside which hex.
        of: Coord,
        /// What it is asked for.
        act: Act,
    },
    /// A train moves where the company has none.
    OwnTrainMoves {
        /// Where.
        hex: Coord,
    },
    /// A train moves where there is room.
    HexFullMoves {
        /// Where.
        hex: Coord,
    },
    /// A train is switched to where the company has none.
    OwnTrainSwitches {
        /// Where.
        hex: Coord,
    },
    /// That company has no train there.
    RivalTrainMissing {
        /// Where.
        hex: Coord,
    },
    /// The train on another hex moves.
    OtherTrain {
        /// Where.
        hex: Coord,
    },
    /// The train has nowhere to go.
    TrainStuck {
        /// Where.
        hex: Coord,
    },
    /// No such Good is there.
    GoodMissing {
        /// Where.
        hex: Coord,
        /// The Good.
        good: Terrain,
        /// What it is asked for.
        act: Act,
    },
    /// The supply has none.
    SupplyOut {
        /// The Good; none at all where it names no colour.
        good: Option<Terrain>,
    },
    /// That colour cannot come there.
    WrongColour {
        /// Where.
        hex: Coord,
        /// The Good.
        good: Terrain,
    },
    /// A Good is exchanged for another colour.
    SameColour,
    /// It is there already.
    SameHex {
        /// Where.
        hex: Coord,
    },
    /// A competitor is there.
    CompetitorThere {
        /// Where.
        hex: Coord,
    },
    /// The Good has nowhere to go.
    NowhereToMove {
        /// Where.
        hex: Coord,
    },
    /// The card would do nothing there.
    HexDoesNothing {
        /// Where.
        hex: Coord,
    },
    // Where nothing can be done now, since no move is about it.
    /// Something has to be answered before.
    AnswerFirst {
        /// What asks.
        under_way: UnderWay,
    },
    /// Demand Tiles are taken in deliveries.
    TileByDelivery {
        /// The size of the tile.
        size: Size,
        /// The Goods that earn it at the end of the line.
        needs: u8,
    },
    /// The City of a delivery has been chosen.
    DeliveryBegun,
    /// Deliveries go to Cities.
    NotACity,
    /// Track is built by cards.
    TrackByCards,
    /// Track is built by the spellcars that are activated now.
    TrackByActivating,
    /// Headquarters are placed when all companies are chosen.
    HeadquartersLater,
    /// Spellcars are taken at other times.
    MarketLater,
    /// Specialists are drafted at other times.
    DraftLater,
    /// Awards are shared out in the end.
    AwardsInTheEnd,
    /// Companies and captains are chosen before the game.
    CompaniesChosen,
    /// Specialists are used at other times.
    PersonLater,
    /// Other players’ people are not used.
    OthersPerson,
    /// Spellcars are activated where the conductor is.
    ActivatedAtTheStop,
    /// The railyard is another player’s.
    OthersYard,
    /// The conductor is another player’s.
    OthersConductor,
    /// Conductors do not go back.
    OnlyForward,
    /// The conductor moves at another time.
    ConductorLater,
    /// Goods leave the supply by cards.
    SupplyByCards,
}
