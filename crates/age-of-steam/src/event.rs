//! What happens in play, as data: the log, replays and animations read it.

use arrayvec::ArrayVec;
use hexes::Coord;
use kernel::{Arg, Happening, MAX_SEATS, Seat, Text, text};
use serde::Serialize;

use crate::board::Board;
use crate::build::Change;
use crate::goods::{Colour, Column, Half, NewCity};
use crate::ids::{StopId, TileId};
use crate::table::{Action, Ending, SHARE_PRICE};

/// Something that happened. Hexes are given by their coordinates; a city or town also by its name.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    Rolled {
        seat: Seat,
        dice: [u8; 3],
    },
    Ordered {
        order: ArrayVec<Seat, MAX_SEATS>,
    },
    DisplayFilled {
        cubes: String,
    },
    CityFilled {
        city: Place,
        cubes: String,
    },
    TurnBegan {
        turn: u8,
        turns: u8,
    },
    Issued {
        seat: Seat,
        shares: u8,
        total: u8,
    },
    Bid {
        seat: Seat,
        dollars: u16,
    },
    Passed {
        seat: Seat,
    },
    DroppedOut {
        seat: Seat,
        place: u8,
        paid: u16,
    },
    WonAuction {
        seat: Seat,
        paid: u16,
    },
    Took {
        seat: Seat,
        action: Action,
    },
    EngineRaised {
        seat: Seat,
        links: u8,
    },
    Urbanized {
        seat: Seat,
        town: Place,
        city: NewCity,
    },
    Built {
        seat: Seat,
        at: Coord,
        #[serde(serialize_with = "tile_text")]
        tile: TileId,
        change: Change,
        paid: u16,
    },
    LinkCompleted {
        owner: Option<Seat>,
        from: Place,
        to: Place,
    },
    SectionLapsed {
        seat: Seat,
        from: Place,
    },
    BuildEnded {
        seat: Seat,
    },
    Shipped {
        seat: Seat,
        from: Place,
        colour: Colour,
    },
    Ran {
        seat: Seat,
        colour: Colour,
        from: Place,
        to: Place,
        paid: Option<Seat>,
    },
    Delivered {
        seat: Seat,
        city: Place,
        colour: Colour,
        links: u8,
    },
    DeclinedToMove {
        seat: Seat,
    },
    IncomePaid {
        seat: Seat,
        dollars: u16,
    },
    ExpensesPaid {
        seat: Seat,
        dollars: u16,
    },
    IncomeLost {
        seat: Seat,
        unpaid: u16,
        income: u16,
    },
    Eliminated {
        seat: Seat,
        unpaid: u16,
    },
    IncomeReduced {
        seat: Seat,
        by: u16,
        income: u16,
    },
    Produced {
        seat: Seat,
        cubes: ArrayVec<Colour, 2>,
    },
    DeclinedToProduce {
        seat: Seat,
    },
    Stocked {
        seat: Seat,
        colour: Colour,
        column: Column,
        row: u8,
    },
    GrowthRolled {
        half: Half,
        dice: ArrayVec<u8, MAX_SEATS>,
    },
    Grew {
        city: Place,
        colour: Colour,
        /// The column and, from 0, the row of the box it comes from.
        column: Column,
        row: u8,
    },
    Ended {
        ending: Ending,
    },
}

/// A city or town, where it is and what it is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Place {
    pub at: Coord,
    pub name: &'static str,
}

impl Place {
    pub(crate) fn of(board: &'static Board, stop: StopId) -> Self {
        let stop = board.stop(stop);
        Self { at: board.coord(stop.hex), name: &stop.name }
    }
}

impl From<Place> for Arg {
    fn from(place: Place) -> Self {
        Self::from(place.name)
    }
}

fn tile_text<S: serde::Serializer>(tile: &TileId, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(tile)
}

impl Happening for Event {
    fn text(&self) -> Text {
        match self {
            Self::Rolled { seat, dice } => {
                let sum: u8 = dice.iter().sum();
                text!("aos-rolled", seat = *seat, dice = numbers(dice), sum = sum)
            }
            Self::Ordered { order } => text!("aos-ordered", order = seats(order)),
            Self::DisplayFilled { .. } => text!("aos-display-filled"),
            Self::CityFilled { city, cubes } => {
                text!("aos-city-filled", city = *city, cubes = letters(cubes))
            }
            Self::TurnBegan { turn, turns } => text!("aos-turn-began", turn = *turn, turns = *turns),
            Self::Issued { seat, shares, total } => {
                text!(
                    "aos-issued",
                    seat = *seat,
                    shares = *shares,
                    dollars = u16::from(*shares) * SHARE_PRICE,
                    total = *total
                )
            }
            Self::Bid { seat, dollars } => text!("aos-bid", seat = *seat, dollars = *dollars),
            Self::Passed { seat } => text!("aos-passed", seat = *seat),
            Self::DroppedOut { seat, place, paid } => {
                text!("aos-dropped-out", seat = *seat, place = *place, paid = *paid)
            }
            Self::WonAuction { seat, paid } => text!("aos-won-auction", seat = *seat, paid = *paid),
            Self::Took { seat, action } => text!("aos-took", seat = *seat, action = Arg::Word(action.word())),
            Self::EngineRaised { seat, links } => text!("aos-engine-raised", seat = *seat, links = *links),
            Self::Urbanized { seat, town, city } => {
                text!("aos-urbanized", seat = *seat, town = *town, city = city.to_string())
            }
            Self::Built { seat, at, tile, change, paid } => {
                let (at, tile) = (at.to_string(), tile.text());
                match change {
                    Change::Place => text!("aos-built", seat = *seat, at = at, tile = tile, paid = *paid),
                    Change::Replace => {
                        text!("aos-replaced", seat = *seat, at = at, tile = tile, paid = *paid)
                    }
                    Change::Redirect => {
                        text!("aos-redirected", seat = *seat, at = at, tile = tile, paid = *paid)
                    }
                }
            }
            Self::LinkCompleted { owner: Some(seat), from, to } => {
                text!("aos-link-completed", seat = *seat, from = *from, to = *to)
            }
            Self::LinkCompleted { owner: None, from, to } => {
                text!("aos-link-completed-unowned", from = *from, to = *to)
            }
            Self::SectionLapsed { seat, from } => text!("aos-section-lapsed", seat = *seat, from = *from),
            Self::BuildEnded { seat } => text!("aos-build-ended", seat = *seat),
            Self::Shipped { seat, from, colour } => {
                text!("aos-shipped", seat = *seat, from = *from, colour = Arg::Word(colour.word()))
            }
            Self::Ran { from, to, paid: Some(seat), .. } => {
                text!("aos-ran", from = *from, to = *to, paid = *seat)
            }
            Self::Ran { from, to, paid: None, .. } => text!("aos-ran-unpaid", from = *from, to = *to),
            Self::Delivered { seat, city, colour, links } => {
                text!(
                    "aos-delivered",
                    seat = *seat,
                    city = *city,
                    colour = Arg::Word(colour.word()),
                    links = *links
                )
            }
            Self::DeclinedToMove { seat } => text!("aos-declined-to-move", seat = *seat),
            Self::IncomePaid { seat, dollars } => text!("aos-income-paid", seat = *seat, dollars = *dollars),
            Self::ExpensesPaid { seat, dollars } => {
                text!("aos-expenses-paid", seat = *seat, dollars = *dollars)
            }
            Self::IncomeLost { seat, unpaid, income } => {
                text!("aos-income-lost", seat = *seat, unpaid = *unpaid, income = *income)
            }
            Self::Eliminated { seat, unpaid } => text!("aos-eliminated", seat = *seat, unpaid = *unpaid),
            Self::IncomeReduced { seat, by, income } => {
                text!("aos-income-reduced", seat = *seat, by = *by, income = *income)
            }
            Self::Produced { seat, cubes } => text!("aos-produced", seat = *seat, cubes = colours(cubes)),
            Self::DeclinedToProduce { seat } => text!("aos-declined-to-produce", seat = *seat),
            Self::Stocked { seat, colour, column, row } => text!(
                "aos-stocked",
                seat = *seat,
                colour = Arg::Word(colour.word()),
                column = column.to_string(),
                row = *row + 1
            ),
            Self::GrowthRolled { half, dice } => {
                text!("aos-growth-rolled", half = Arg::Word(half.word()), dice = numbers(dice))
            }
            Self::Grew { city, colour, .. } => {
                text!("aos-grew", city = *city, colour = Arg::Word(colour.word()))
            }
            Self::Ended { ending: Ending::LastTurn } => text!("aos-ended-last-turn"),
            Self::Ended { ending: Ending::LastPlayer } => text!("aos-ended-last-player"),
            Self::Ended { ending: Ending::NobodyLeft } => text!("aos-ended-nobody-left"),
        }
    }

    fn drawn(&self) -> Option<String> {
        let joined = |dice: &[u8]| dice.iter().map(|die| format!(" {die}")).collect::<String>();
        match self {
            Self::Rolled { seat, dice } => Some(format!("seat {seat} rolls{}", joined(dice))),
            Self::DisplayFilled { cubes } => Some(format!("display {cubes}")),
            Self::CityFilled { city, cubes } => Some(format!("city {} {cubes}", city.at)),
            Self::Produced { cubes, .. } => {
                Some(format!("produced {}", cubes.iter().map(|cube| cube.letter()).collect::<String>()))
            }
            Self::GrowthRolled { half, dice } => Some(format!("{}{}", half.name(), joined(dice))),
            _ => None,
        }
    }
}

fn numbers(dice: &[u8]) -> Arg {
    Arg::List(dice.iter().map(|die| Arg::from(*die)).collect())
}

fn seats(order: &[Seat]) -> Arg {
    Arg::List(order.iter().map(|seat| Arg::from(*seat)).collect())
}

fn colours(cubes: &[Colour]) -> Arg {
    Arg::List(cubes.iter().map(|cube| Arg::Word(cube.word())).collect())
}

fn letters(cubes: &str) -> Arg {
    Arg::List(cubes.chars().filter_map(Colour::from_letter).map(|colour| Arg::Word(colour.word())).collect())
}
