//! Why something cannot be done: found cheaply while moves are listed, and put into words only when somebody asks.

use hexes::Coord;
use kernel::{Arg, Refusal, Seat, text};

use crate::ids::{CarId, HexId, PersonId};
use crate::kinds::{Award, Company, Kind, Size, Terrain};
use crate::table::{Slot, Stand, TRAINS_IN_A_HEX, Table};
use crate::turn::MOST_SPACES;

/// A rule that stands against a move, with the numbers to say why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum No {
    GameOver,
    NotYourTurn { asked: Seat },
    NotAsked,
    NotSkipped,
    HexUnknown { coord: Coord },
    // Setting up.
    AwardGone { award: Award },
    CompanyTaken { company: Company },
    NotACaptain { person: PersonId },
    LeftOut { person: PersonId },
    CaptainTaken { captain: PersonId },
    OtherCaptain { captain: PersonId, company: Company },
    CaptainNeeded { captain: PersonId },
    NotHome { hex: HexId },
    NotBesideFirst { hex: HexId, of: HexId },
    // Specialists.
    MainActionBegun,
    FinalDelivery,
    NotYours { person: PersonId },
    FaceDown { person: PersonId },
    AlwaysOn { person: PersonId },
    UsedThisTurn { person: PersonId, rule: &'static str },
    PersonDoesNothing { person: PersonId },
    ExchangeHalf { person: PersonId },
    PaidForNothing { person: PersonId },
    PriceTooHigh { person: PersonId, price: u8, mana: u8 },
    NotFreeNow { person: PersonId },
    OptionUnknown { option: u8 },
    OptionDoesNothing { option: u8 },
    // Administrate.
    NothingToReclaim,
    NothingToRefresh,
    GainedAlready,
    // Move and activate.
    WrongSpaces { spaces: u8 },
    PastTheEnd { left: u8 },
    MoveCost { spaces: u8, price: u8, mana: u8 },
    MoveFirst,
    NothingAtStart,
    NothingToActivate,
    OtherColumn { slot: Slot },
    SlotEmpty { slot: Slot },
    ActivatedAlready { slot: Slot },
    OnlyTheDouble,
    DoubleImpossible,
    DoubleAlone,
    ActivationCost { price: u8, mana: u8 },
    ManaLocked { price: u8, unlocked: u8, mana: u8 },
    CarDoesNothing { car: CarId },
    // Spellcars.
    NotInMarket { car: CarId },
    RailyardFull,
    SlotTaken { slot: Slot },
    SecondRowFirst,
    PrintedLast,
    PrintedStays,
    SameSwap,
    TileMissing { slot: Slot, rule: &'static str },
    NotToCopy { car: CarId, market: bool },
    CopiedTwice { car: CarId },
    NotToImitate { person: PersonId, surveyor: bool },
    NotGained { slot: Slot },
    // Drafts.
    CaptainsStay,
    KindTaken { kind: Kind },
    StackEmpty { kind: Kind },
    NotInStack { person: PersonId, rule: &'static str },
    UnlikeTrade,
    // Deliveries.
    CityFar { city: Terrain, rule: &'static str },
    NothingToDeliver { good: Terrain },
    OtherColour { city: Terrain, good: Terrain },
    SwappedTileNeeds { city: Terrain, good: Terrain },
    WrongGood { good: Terrain, city: Terrain },
    TooManyGoods { most: u8, rule: &'static str },
    NothingLoaded,
    DemandMissing { size: Size, city: Terrain },
    NotEarned { size: Size, taken: u8 },
    StandEmpty { stand: Stand },
    SameCity,
    // Track.
    TrainInCity { hex: HexId },
    OwnTrain { hex: HexId },
    HexFull { hex: HexId },
    TrainsUsedUp,
    Wasteland { hex: HexId },
    WrongTerrain { hex: HexId },
    TerrainAgain { hex: HexId, same: bool, any: bool },
    NotEdge { hex: HexId },
    NotByCity { hex: HexId, wasteland: bool },
    CompetitorMissing { hex: HexId },
    HexGiven { hex: HexId },
    TransferCost { hex: HexId, price: u8, mana: u8 },
    OutOfReach { hex: HexId },
    NotFree { hex: HexId, over: HexId },
    // The map.
    WastelandInCity { hex: HexId },
    WastelandTwice { hex: HexId },
    WastelandFar { hex: HexId },
    WastelandUsedUp { tiles: u8 },
    NotInNetwork { hex: HexId, rule: &'static str },
    NotBeside { hex: HexId, of: HexId, rule: &'static str },
    OwnTrainMoves { hex: HexId },
    HexFullMoves { hex: HexId },
    OwnTrainSwitches { hex: HexId },
    RivalTrainMissing { hex: HexId },
    OtherTrain { hex: HexId },
    TrainStuck { hex: HexId },
    GoodMissing { hex: HexId, good: Terrain, rule: &'static str },
    SupplyOut { good: Option<Terrain> },
    WrongColour { hex: HexId, good: Terrain },
    SameColour,
    SameHex { hex: HexId },
    CompetitorThere { hex: HexId },
    NowhereToMove { hex: HexId },
    HexDoesNothing { hex: HexId },
}

const fn word(key: &'static str) -> Arg {
    Arg::Word(key)
}

impl No {
    #[expect(clippy::too_many_lines, reason = "one line for each rule")]
    pub(crate) fn refusal(self, table: &Table) -> Refusal {
        let at = |hex: HexId| table.coord(hex).to_string();
        let (rule, why) = match self {
            Self::GameOver => ("EMP-1.7", text!("emp-no-game-over")),
            Self::NotYourTurn { asked } => ("EMP-1.6", text!("emp-no-not-your-turn", asked = asked)),
            Self::NotAsked => ("EMP-1.6", text!("emp-no-not-asked")),
            Self::NotSkipped => ("EMP-1.6", text!("emp-no-not-skipped")),
            Self::HexUnknown { coord } => ("EMP-0.2", text!("emp-no-hex", hex = coord.to_string())),
            Self::AwardGone { award } => ("EMP-13.2", text!("emp-no-award", award = word(award.word()))),
            Self::CompanyTaken { company } => {
                ("EMP-0.10", text!("emp-no-company-taken", company = company.name()))
            }
            Self::NotACaptain { person } => ("EMP-0.9", text!("emp-no-captain", person = person.name())),
            Self::LeftOut { person } => ("EMP-13.5", text!("emp-no-left-out", person = person.name())),
            Self::CaptainTaken { captain } => {
                ("EMP-0.10", text!("emp-no-captain-taken", person = captain.name()))
            }
            Self::OtherCaptain { captain, company } => {
                ("EMP-0.9", text!("emp-no-other-captain", person = captain.name(), company = company.name()))
            }
            Self::CaptainNeeded { captain } => {
                ("EMP-0.10", text!("emp-no-captain-needed", person = captain.name()))
            }
            Self::NotHome { hex } => ("EMP-0.12", text!("emp-no-not-home", hex = at(hex))),
            Self::NotBesideFirst { hex, of } => {
                ("EMP-0.12", text!("emp-no-not-beside-first", hex = at(hex), of = at(of)))
            }
            Self::MainActionBegun => ("EMP-1.3", text!("emp-no-main-action-begun")),
            Self::FinalDelivery => ("EMP-11.5", text!("emp-no-final-specialists")),
            Self::NotYours { person } => ("EMP-2.1", text!("emp-no-not-yours", person = person.name())),
            Self::FaceDown { person } if person.kind() == Kind::Surveyor => {
                ("EMP-2.3", text!("emp-no-used-up", person = person.name()))
            }
            Self::FaceDown { person } => ("EMP-2.2", text!("emp-no-face-down", person = person.name())),
            Self::AlwaysOn { person } => ("EMP-2.4", text!("emp-no-always-on", person = person.name())),
            Self::UsedThisTurn { person, rule } => {
                (rule, text!("emp-no-used-this-turn", person = person.name()))
            }
            Self::PersonDoesNothing { person } => {
                ("EMP-2.5", text!("emp-no-does-nothing", what = person.name()))
            }
            Self::ExchangeHalf { person } => ("EMP-2.6", text!("emp-no-exchange", person = person.name())),
            Self::PaidForNothing { person } => {
                ("EMP-2.7", text!("emp-no-paid-for-nothing", person = person.name()))
            }
            Self::PriceTooHigh { person, price, mana } => {
                ("EMP-2.7", text!("emp-no-price", person = person.name(), price = price, mana = mana))
            }
            Self::NotFreeNow { person } => ("EMP-10.8", text!("emp-no-free-use", person = person.name())),
            Self::OptionUnknown { option } => ("EMP-2.8", text!("emp-no-option", option = option)),
            Self::OptionDoesNothing { option } => {
                ("EMP-2.5", text!("emp-no-option-does-nothing", option = option))
            }
            Self::NothingToReclaim => ("EMP-3.4", text!("emp-no-reclaim")),
            Self::NothingToRefresh => ("EMP-3.4", text!("emp-no-refresh")),
            Self::GainedAlready => ("EMP-3.4", text!("emp-no-gained-already")),
            Self::WrongSpaces { spaces } => {
                ("EMP-4.1", text!("emp-no-spaces", spaces = spaces, most = MOST_SPACES))
            }
            Self::PastTheEnd { left } => ("EMP-4.1", text!("emp-no-past-the-end", left = left)),
            Self::MoveCost { spaces, price, mana } => {
                ("EMP-4.2", text!("emp-no-move-cost", spaces = spaces, price = price, mana = mana))
            }
            Self::MoveFirst => ("EMP-4.3", text!("emp-no-move-first")),
            Self::NothingAtStart => ("EMP-4.13", text!("emp-no-start")),
            Self::NothingToActivate => ("EMP-4.13", text!("emp-no-nothing-to-activate")),
            Self::OtherColumn { slot } => ("EMP-4.3", text!("emp-no-column", column = slot.column() + 1)),
            Self::SlotEmpty { slot } => ("EMP-4.3", text!("emp-no-car", slot = slot.to_string())),
            Self::ActivatedAlready { slot } => {
                ("EMP-4.4", text!("emp-no-activated-already", slot = slot.to_string()))
            }
            Self::OnlyTheDouble => ("EMP-4.12", text!("emp-no-only-the-double")),
            Self::DoubleImpossible => ("EMP-4.12", text!("emp-no-double")),
            Self::DoubleAlone => ("EMP-4.12", text!("emp-no-double-alone")),
            Self::ActivationCost { price, mana } => {
                ("EMP-4.7", text!("emp-no-activation-cost", price = price, mana = mana))
            }
            Self::ManaLocked { price, unlocked, mana } => {
                ("EMP-4.8", text!("emp-no-mana-locked", price = price, unlocked = unlocked, mana = mana))
            }
            Self::CarDoesNothing { car } => ("EMP-2.5", text!("emp-no-does-nothing", what = car.name())),
            Self::NotInMarket { car } => ("EMP-5.1", text!("emp-no-market", car = car.name())),
            Self::RailyardFull => ("EMP-5.6", text!("emp-no-room")),
            Self::SlotTaken { slot } => ("EMP-5.5", text!("emp-no-slot-taken", slot = slot.to_string())),
            Self::SecondRowFirst => ("EMP-5.4", text!("emp-no-second-row-first")),
            Self::PrintedLast => ("EMP-5.5", text!("emp-no-printed-last")),
            Self::PrintedStays => ("EMP-5.7", text!("emp-no-printed-stays")),
            Self::SameSwap => ("EMP-5.7", text!("emp-no-same-swap")),
            Self::TileMissing { slot, rule } => (rule, text!("emp-no-tile-there", slot = slot.to_string())),
            Self::NotToCopy { car, market } => {
                let rule = if market { "EMP-10.3" } else { "EMP-10.2" };
                (rule, text!("emp-no-copy", car = car.name()))
            }
            Self::CopiedTwice { car } => ("EMP-10.5", text!("emp-no-copied-twice", car = car.name())),
            Self::NotToImitate { person, surveyor } => {
                let rule = if surveyor { "EMP-10.7" } else { "EMP-10.6" };
                (rule, text!("emp-no-imitate", person = person.name()))
            }
            Self::NotGained { slot } => ("EMP-10.9", text!("emp-no-not-gained", slot = slot.to_string())),
            Self::CaptainsStay => ("EMP-7.8", text!("emp-no-captains-stay")),
            Self::KindTaken { kind } => ("EMP-7.8", text!("emp-no-kind-taken", kind = word(kind.a_word()))),
            Self::StackEmpty { kind } => ("EMP-7.7", text!("emp-no-stack-empty", kind = word(kind.word()))),
            Self::NotInStack { person, rule } => (rule, text!("emp-no-not-in-stack", person = person.name())),
            Self::UnlikeTrade => ("EMP-10.10", text!("emp-no-unlike-trade")),
            Self::CityFar { city, rule } => (rule, text!("emp-no-city-far", city = word(city.city_word()))),
            Self::NothingToDeliver { good } => {
                ("EMP-6.3", text!("emp-no-nothing-to-deliver", good = good.good()))
            }
            Self::OtherColour { city, good } => {
                ("EMP-6.3", text!("emp-no-other-colour", city = word(city.city_word()), good = good.good()))
            }
            Self::SwappedTileNeeds { city, good } => {
                ("EMP-6.14", text!("emp-no-swapped-tile", city = word(city.city_word()), good = good.good()))
            }
            Self::WrongGood { good, city } => {
                ("EMP-6.3", text!("emp-no-wrong-good", city = word(city.city_word()), good = good.good()))
            }
            Self::TooManyGoods { most, rule } => (rule, text!("emp-no-too-many-goods", most = most)),
            Self::NothingLoaded => ("EMP-6.3", text!("emp-no-nothing-loaded")),
            Self::DemandMissing { size, city } => {
                ("EMP-6.5", text!("emp-no-tile", tile = word(size.word()), city = word(city.city_word())))
            }
            Self::NotEarned { size, taken } => (
                "EMP-6.5",
                text!("emp-no-not-earned", tile = word(size.word()), needs = size.goods(), taken = taken),
            ),
            Self::StandEmpty { stand } => (
                "EMP-6.13",
                text!("emp-no-tile", tile = word(stand.size.word()), city = word(stand.city.city_word())),
            ),
            Self::SameCity => ("EMP-6.13", text!("emp-no-same-city")),
            Self::TrainInCity { hex } => ("EMP-8.4", text!("emp-no-train-in-city", hex = at(hex))),
            Self::OwnTrain { hex } => ("EMP-8.3", text!("emp-no-own-train", hex = at(hex))),
            Self::HexFull { hex } => {
                ("EMP-8.2", text!("emp-no-hex-full", hex = at(hex), most = TRAINS_IN_A_HEX))
            }
            Self::TrainsUsedUp => ("EMP-8.1", text!("emp-no-trains")),
            Self::Wasteland { hex } => ("EMP-8.6", text!("emp-no-wasteland", hex = at(hex))),
            Self::WrongTerrain { hex } => ("EMP-8.1", text!("emp-no-terrain", hex = at(hex))),
            Self::TerrainAgain { hex, same: true, .. } => {
                ("EMP-10.14", text!("emp-no-other-terrain", hex = at(hex)))
            }
            Self::TerrainAgain { hex, same: false, any } => {
                let rule = if any { "EMP-10.15" } else { "EMP-8.12" };
                (rule, text!("emp-no-terrain-again", hex = at(hex)))
            }
            Self::NotEdge { hex } => ("EMP-8.7", text!("emp-no-edge", hex = at(hex))),
            Self::NotByCity { hex, wasteland } => {
                let key = if wasteland {
                    text!("emp-no-by-city-or-wasteland", hex = at(hex))
                } else {
                    text!("emp-no-by-city", hex = at(hex))
                };
                ("EMP-8.9", key)
            }
            Self::CompetitorMissing { hex } => ("EMP-8.11", text!("emp-no-competitor", hex = at(hex))),
            Self::HexGiven { hex } => ("EMP-8.16", text!("emp-no-hex-given", hex = at(hex))),
            Self::TransferCost { hex, price, mana } => {
                ("EMP-8.14", text!("emp-no-transfer-cost", hex = at(hex), price = price, mana = mana))
            }
            Self::OutOfReach { hex } => ("EMP-8.13", text!("emp-no-out-of-reach", hex = at(hex))),
            Self::NotFree { hex, over } => {
                ("EMP-8.18", text!("emp-no-not-free", hex = at(hex), over = at(over)))
            }
            Self::WastelandInCity { hex } => ("EMP-9.1", text!("emp-no-wasteland-in-city", hex = at(hex))),
            Self::WastelandTwice { hex } => ("EMP-9.1", text!("emp-no-wasteland-twice", hex = at(hex))),
            Self::WastelandFar { hex } => ("EMP-9.1", text!("emp-no-wasteland-far", hex = at(hex))),
            Self::WastelandUsedUp { tiles } => ("EMP-9.3", text!("emp-no-wasteland-left", tiles = tiles)),
            Self::NotInNetwork { hex, rule } => (rule, text!("emp-no-in-network", hex = at(hex))),
            Self::NotBeside { hex, of, rule } => (rule, text!("emp-no-beside", hex = at(hex), of = at(of))),
            Self::OwnTrainMoves { hex } => ("EMP-9.5", text!("emp-no-own-train", hex = at(hex))),
            Self::HexFullMoves { hex } => {
                ("EMP-9.5", text!("emp-no-hex-full", hex = at(hex), most = TRAINS_IN_A_HEX))
            }
            Self::OwnTrainSwitches { hex } => ("EMP-9.7", text!("emp-no-own-train", hex = at(hex))),
            Self::RivalTrainMissing { hex } => ("EMP-9.7", text!("emp-no-rival-train", hex = at(hex))),
            Self::OtherTrain { hex } => ("EMP-9.6", text!("emp-no-other-train", hex = at(hex))),
            Self::TrainStuck { hex } => ("EMP-2.6", text!("emp-no-train-stuck", hex = at(hex))),
            Self::GoodMissing { hex, good, rule } => {
                (rule, text!("emp-no-good", hex = at(hex), good = good.good()))
            }
            Self::SupplyOut { good: Some(good) } => ("EMP-9.15", text!("emp-no-supply", good = good.good())),
            Self::SupplyOut { good: None } => ("EMP-9.15", text!("emp-no-supply-at-all")),
            Self::WrongColour { hex, good } => {
                ("EMP-9.11", text!("emp-no-colour", hex = at(hex), good = good.good()))
            }
            Self::SameColour => ("EMP-9.13", text!("emp-no-same-colour")),
            Self::SameHex { hex } => ("EMP-9.10", text!("emp-no-same-hex", hex = at(hex))),
            Self::CompetitorThere { hex } => ("EMP-9.10", text!("emp-no-competitor-there", hex = at(hex))),
            Self::NowhereToMove { hex } => ("EMP-9.10", text!("emp-no-nowhere-to-move", hex = at(hex))),
            Self::HexDoesNothing { hex } => ("EMP-2.5", text!("emp-no-hex-does-nothing", hex = at(hex))),
        };
        Refusal::new(rule, why)
    }
}
