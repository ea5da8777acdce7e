//! What happens, in sentences for the log and in notation for records.

use kernel::{Arg, Happening, Seat, Text, text};

use super::Event;
use crate::build::Change;
use crate::cargo::INCOME_PER_LINK;
use crate::goods::Colour;
use crate::phase::Ending;
use crate::shares::proceeds;

impl Happening for Event {
    fn text(&self) -> Text {
        match self {
            Self::Rolled { seat, dice } => {
                let sum: u8 = dice.iter().sum();
                text!(aos_rolled, seat = *seat, dice = numbers(dice), sum = sum)
            }
            Self::Ordered { order } => text!(aos_ordered, order = seats(order)),
            Self::DisplayFilled { .. } => text!(aos_display_filled),
            Self::CityFilled { city, cubes } => {
                text!(aos_city_filled, city = *city, cubes = letters(cubes))
            }
            Self::TurnBegan { turn, turns } => text!(aos_turn_began, turn = *turn, turns = *turns),
            Self::Issued { seat, shares, total } => {
                text!(aos_issued, seat = *seat, shares = *shares, dollars = proceeds(*shares), total = *total)
            }
            Self::Bid { seat, dollars } => text!(aos_bid, seat = *seat, dollars = *dollars),
            Self::Passed { seat } => text!(aos_passed, seat = *seat),
            Self::DroppedOut { seat, place, paid } => {
                text!(aos_dropped_out, seat = *seat, place = *place, paid = *paid)
            }
            Self::WonAuction { seat, paid } => text!(aos_won_auction, seat = *seat, paid = *paid),
            Self::Took { seat, action } => text!(aos_took, seat = *seat, action = action.name()),
            Self::EngineRaised { seat, links } => text!(aos_engine_raised, seat = *seat, links = *links),
            Self::Urbanized { seat, town, city } => {
                text!(aos_urbanized, seat = *seat, town = *town, city = city.notation())
            }
            Self::Built { seat, at, tile, change, paid } => {
                let (at, tile) = (at.to_string(), tile.text());
                match change {
                    Change::Place => text!(aos_built, seat = *seat, at = at, tile = tile, paid = *paid),
                    Change::Replace => {
                        text!(aos_replaced, seat = *seat, at = at, tile = tile, paid = *paid)
                    }
                    Change::Redirect => {
                        text!(aos_redirected, seat = *seat, at = at, tile = tile, paid = *paid)
                    }
                }
            }
            Self::LinkCompleted { owner: Some(seat), from, to } => {
                text!(aos_link_completed, seat = *seat, from = *from, to = *to)
            }
            Self::LinkCompleted { owner: None, from, to } => {
                text!(aos_link_completed_unowned, from = *from, to = *to)
            }
            Self::SectionLapsed { seat, from } => text!(aos_section_lapsed, seat = *seat, from = *from),
            Self::BuildEnded { seat } => text!(aos_build_ended, seat = *seat),
            Self::Shipped { seat, from, colour } => {
                text!(aos_shipped, seat = *seat, from = *from, colour = colour.name())
            }
            Self::Ran { from, to, paid: Some(seat), .. } => {
                text!(aos_ran, from = *from, to = *to, paid = *seat, dollars = INCOME_PER_LINK)
            }
            Self::Ran { from, to, paid: None, .. } => text!(aos_ran_unpaid, from = *from, to = *to),
            Self::Delivered { seat, city, colour, links } => {
                text!(aos_delivered, seat = *seat, city = *city, colour = colour.name(), links = *links)
            }
            Self::DeclinedToMove { seat } => text!(aos_declined_to_move, seat = *seat),
            Self::IncomePaid { seat, dollars } => text!(aos_income_paid, seat = *seat, dollars = *dollars),
            Self::ExpensesPaid { seat, dollars } => {
                text!(aos_expenses_paid, seat = *seat, dollars = *dollars)
            }
            Self::IncomeLost { seat, unpaid, income } => {
                text!(aos_income_lost, seat = *seat, unpaid = *unpaid, income = *income)
            }
            Self::Eliminated { seat, unpaid } => text!(aos_eliminated, seat = *seat, unpaid = *unpaid),
            Self::IncomeReduced { seat, by, income } => {
                text!(aos_income_reduced, seat = *seat, by = *by, income = *income)
            }
            Self::Produced { seat, cubes } => text!(aos_produced, seat = *seat, cubes = colours(cubes)),
            Self::DeclinedToProduce { seat } => text!(aos_declined_to_produce, seat = *seat),
            Self::Stocked { seat, colour, column, row } => text!(
                aos_stocked,
                seat = *seat,
                colour = colour.name(),
                column = column.name(),
                row = *row + 1
            ),
            Self::GrowthRolled { half, dice } => {
                text!(aos_growth_rolled, half = half.name(), dice = numbers(dice))
            }
            Self::Grew { city, colour, .. } => {
                text!(aos_grew, city = *city, colour = colour.name())
            }
            Self::Ended { ending: Ending::LastTurn } => text!(aos_ended_last_turn),
            Self::Ended { ending: Ending::LastPlayer } => text!(aos_ended_last_player),
            Self::Ended { ending: Ending::NobodyLeft } => text!(aos_ended_nobody_left),
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
            Self::GrowthRolled { half, dice } => Some(format!("{half}{}", joined(dice))),
            _ => None,
        }
    }
}

fn numbers(dice: &[u8]) -> Arg {
    dice.to_vec().into()
}

fn seats(order: &[Seat]) -> Arg {
    order.to_vec().into()
}

fn colours(cubes: &[Colour]) -> Arg {
    cubes.iter().map(|cube| cube.name()).collect::<Vec<_>>().into()
}

fn letters(cubes: &str) -> Arg {
    colours(&cubes.chars().filter_map(Colour::from_letter).collect::<Vec<_>>())
}
