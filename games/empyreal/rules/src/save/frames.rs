//! What is still to be done of a card, in writing.

use hexes::Coord;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::texts::{hex_of, one, tile};
use crate::ids::{CarId, PersonId};
use crate::kinds::{PersonKind, Terrain, Upgrade};
use crate::printed::{NodeId, Printed};
use crate::table::{Card, Frame, Load, Occasion, Run, Slot, Stand, Table};

/// As a part of an ability is written: `reforester:3`, the third part of Reforester.
pub(super) fn text_of(node: NodeId) -> String {
    let program = &Printed::shipped().cards.program;
    let root = program.root(node);
    let card = all_cards().find(|card| card.effect() == root);
    format!("{}:{}", card.map_or_else(String::new, card_text), node.index() - root.index())
}

pub(super) fn node_of(text: &str) -> Result<NodeId, String> {
    let program = &Printed::shipped().cards.program;
    let wrong = || format!("there is no part of an ability “{}”", text.chars().take(40).collect::<String>());
    let (card, part) = text.split_once(':').ok_or_else(wrong)?;
    let root = card_of(card)?.effect();
    let part: usize = kernel::notation::number(part).ok_or_else(wrong)?;
    let node = root.index().checked_add(part).and_then(|index| program.node(index)).ok_or_else(wrong)?;
    if program.root(node) == root { Ok(node) } else { Err(wrong()) }
}

fn all_cards() -> impl Iterator<Item = Card> {
    PersonId::all()
        .map(Card::Person)
        .chain(CarId::all().map(Card::Car))
        .chain(Upgrade::ALL.map(Card::Upgrade))
}

fn card_text(card: Card) -> String {
    match card {
        Card::Person(person) => person.to_string(),
        Card::Car(car) => car.to_string(),
        Card::Upgrade(upgrade) => format!("upgrade-{upgrade}"),
    }
}

fn card_of(text: &str) -> Result<Card, String> {
    if let Some(upgrade) = text.strip_prefix("upgrade-") {
        return Ok(Card::Upgrade(one("upgrade", upgrade)?));
    }
    match text.parse::<PersonId>() {
        Ok(person) => Ok(Card::Person(person)),
        Err(()) => Ok(Card::Car(one("card", text)?)),
    }
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum SavedOccasion {
    EndOfLine,
    Final,
    Card { most: u8, tile: bool },
}

impl From<Occasion> for SavedOccasion {
    fn from(occasion: Occasion) -> Self {
        match occasion {
            Occasion::EndOfLine => Self::EndOfLine,
            Occasion::Final => Self::Final,
            Occasion::Card { most, tile } => Self::Card { most, tile },
        }
    }
}

impl From<SavedOccasion> for Occasion {
    fn from(saved: SavedOccasion) -> Self {
        match saved {
            SavedOccasion::EndOfLine => Self::EndOfLine,
            SavedOccasion::Final => Self::Final,
            SavedOccasion::Card { most, tile } => Self::Card { most, tile },
        }
    }
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedLoad {
    occasion: SavedOccasion,
    city: Terrain,
    good: Terrain,
    taken: u8,
}

impl From<Load> for SavedLoad {
    fn from(load: Load) -> Self {
        Self { occasion: load.occasion.into(), city: load.city, good: load.good, taken: load.taken }
    }
}

impl From<SavedLoad> for Load {
    fn from(saved: SavedLoad) -> Self {
        Self { occasion: saved.occasion.into(), city: saved.city, good: saved.good, taken: saved.taken }
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum SavedFrame {
    Card { card: String, slot: Option<String>, hex: Option<Coord>, memo: u16 },
    Steps { node: String, next: u8 },
    Repeat { node: String, left: u8 },
    Ask { node: String },
    Returning { node: String, left: u8 },
    Replacing { hex: Coord, good: Terrain },
    Fetching { hex: Coord, good: Terrain },
    Swapping { tile: String },
    Gaining { left: u8 },
    Placing { car: String },
    Drafting { kind: PersonKind },
    Keeping { drawn: u8 },
    Delivering { occasion: SavedOccasion },
    Loading { load: SavedLoad },
    Claiming { load: SavedLoad },
    Discarding { seat: Seat },
    GainingGoods { left: u8 },
}

impl SavedFrame {
    pub(super) fn of(table: &Table, frame: Frame) -> Self {
        let node = text_of;
        match frame {
            Frame::Card(Run { card, slot, hex, memo }) => Self::Card {
                card: card_text(card),
                slot: slot.map(|slot| slot.to_string()),
                hex: hex.map(|hex| table.coord(hex)),
                memo,
            },
            Frame::Steps { node: at, next } => Self::Steps { node: node(at), next },
            Frame::Repeat { node: at, left } => Self::Repeat { node: node(at), left },
            Frame::Ask(at) => Self::Ask { node: node(at) },
            Frame::Returning { node: at, left } => Self::Returning { node: node(at), left },
            Frame::Replacing { hex, good } => Self::Replacing { hex: table.coord(hex), good },
            Frame::Fetching { hex, good } => Self::Fetching { hex: table.coord(hex), good },
            Frame::Swapping(stand) => Self::Swapping { tile: stand.to_string() },
            Frame::Gaining { left } => Self::Gaining { left },
            Frame::Placing(car) => Self::Placing { car: car.to_string() },
            Frame::Drafting(kind) => Self::Drafting { kind },
            Frame::Keeping { drawn } => Self::Keeping { drawn },
            Frame::Delivering(occasion) => Self::Delivering { occasion: occasion.into() },
            Frame::Loading(load) => Self::Loading { load: load.into() },
            Frame::Claiming(load) => Self::Claiming { load: load.into() },
            Frame::Discarding(seat) => Self::Discarding { seat },
            Frame::GainingGoods { left } => Self::GainingGoods { left },
        }
    }

    pub(super) fn load(&self, table: &Table) -> Result<Frame, String> {
        Ok(match self {
            Self::Card { card, slot, hex, memo } => Frame::Card(Run {
                card: card_of(card)?,
                slot: slot.as_ref().map(|slot| one::<Slot>("place", slot)).transpose()?,
                hex: hex.map(|coord| hex_of(table, coord)).transpose()?,
                memo: *memo,
            }),
            Self::Steps { node, next } => Frame::Steps { node: node_of(node)?, next: *next },
            Self::Repeat { node, left } => Frame::Repeat { node: node_of(node)?, left: *left },
            Self::Ask { node } => Frame::Ask(node_of(node)?),
            Self::Returning { node, left } => Frame::Returning { node: node_of(node)?, left: *left },
            Self::Replacing { hex, good } => Frame::Replacing { hex: hex_of(table, *hex)?, good: *good },
            Self::Fetching { hex, good } => Frame::Fetching { hex: hex_of(table, *hex)?, good: *good },
            Self::Swapping { tile } => Frame::Swapping(one::<Stand>("Demand Tile", tile)?),
            Self::Gaining { left } => Frame::Gaining { left: *left },
            Self::Placing { car } => Frame::Placing(tile(car)?),
            Self::Drafting { kind } => Frame::Drafting(*kind),
            Self::Keeping { drawn } => Frame::Keeping { drawn: *drawn },
            Self::Delivering { occasion } => Frame::Delivering((*occasion).into()),
            Self::Loading { load } => Frame::Loading((*load).into()),
            Self::Claiming { load } => Frame::Claiming((*load).into()),
            Self::Discarding { seat } => Frame::Discarding(*seat),
            Self::GainingGoods { left } => Frame::GainingGoods { left: *left },
        })
    }
}
