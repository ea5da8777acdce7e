//! The laws that hold in every position.

mod track;

use kernel::{LawError, MAX_SEATS, Seat, Seats};

use crate::cargo::{Cargo, INCOME_PER_LINK};
use crate::goods::{Colour, Column, Cubes};
use crate::phase::{Auction, Building, MOVE_ROUNDS, Moving, Phase, Producing};
use crate::player::{Action, MOST_LINKS, MOST_SHARES, STARTING_SHARES};
use crate::printed::Supply;
use crate::shares::proceeds;
use crate::table::Table;

/// No honest game comes near it, and it is far from the limits of the numbers.
const MOST_MONEY: u32 = 5000;

impl Table {
    pub(crate) fn check(&self) -> Result<(), LawError> {
        self.check_players()?;
        self.track.check()?;
        self.check_markers()?;
        self.check_cubes()?;
        self.check_phase()
    }

    fn check_players(&self) -> Result<(), LawError> {
        LawError::unless((1..=self.turns()).contains(&self.turn), "turns", || {
            format!("turn {} of {}", self.turn, self.turns())
        })?;
        let in_order: Seats = self.order.iter().copied().collect();
        LawError::unless(in_order.len() == self.order.len(), "order", || {
            "a seat stands in the order twice".into()
        })?;
        let mut taken = Vec::new();
        for seat in self.all_seats() {
            let player = self.player(seat);
            let name = || format!("seat {seat}: {player:?}");
            LawError::unless(in_order.contains(seat) != player.eliminated, "order", name)?;
            LawError::unless((STARTING_SHARES..=MOST_SHARES).contains(&player.shares), "shares", name)?;
            LawError::unless((1..=MOST_LINKS).contains(&player.engine), "engines", name)?;
            LawError::unless(self.most_money(seat) <= MOST_MONEY, "money", name)?;
            if let Some(action) = player.action {
                LawError::unless(!player.eliminated && !taken.contains(&action), "actions", name)?;
                taken.push(action);
            }
        }
        LawError::unless(
            self.order.iter().all(|seat| seat.index() < usize::from(self.players)),
            "order",
            || "a seat stands in the order that nobody sits on".into(),
        )
    }

    /// The most money that a player could have at the end of the game: all shares issued, nothing spent, and every link of
    /// every cube theirs. No move makes it more, so play stays within the limit once it is.
    fn most_money(&self, seat: Seat) -> u32 {
        let player = self.player(seat);
        let links = |moves: usize| moves as u32 * u32::from(MOST_LINKS * INCOME_PER_LINK);
        let moves = usize::from(MOVE_ROUNDS) * self.order.len();
        let links_now = match &self.phase {
            Phase::MoveGoods(moving) => {
                let made = usize::from(moving.round) * self.order.len() + usize::from(moving.asked);
                let travelled = moving.cargo.as_ref().map_or(0, Cargo::links);
                links(moves.saturating_sub(made)).saturating_sub((travelled * INCOME_PER_LINK).into())
            }
            _ => links(moves),
        };
        let mut money = u32::from(player.cash) + u32::from(proceeds(player.shares_left()));
        let mut income = u32::from(player.income);
        if self.phase.is_before_accounts() {
            income += links_now;
            money += income;
        }
        for _ in self.turn..self.turns() {
            income += links(moves);
            money += income;
        }
        money
    }

    /// AOS-4.15: as many markers as links and sections, within the limit.
    fn check_markers(&self) -> Result<(), LawError> {
        let mut counted = [0u8; MAX_SEATS];
        for run in self.track.completed_links().chain(self.track.unfinished()) {
            if let Some(owner) = run.owner {
                LawError::unless(owner.index() < usize::from(self.players), "owners", || {
                    format!("nobody sits on seat {owner}")
                })?;
                LawError::unless(run.is_complete() || !self.player(owner).eliminated, "owners", || {
                    format!("seat {owner} is out but owns an unfinished section")
                })?;
                counted[owner.index()] = counted[owner.index()].saturating_add(1);
            }
        }
        let limit = Supply::shipped().ownership_markers.count;
        for seat in self.all_seats() {
            let count = counted[seat.index()];
            LawError::unless_equal("markers", format_args!("seat {seat}"), self.player(seat).markers, count)?;
            LawError::unless(count <= limit, "markers", || {
                format!("seat {seat} has {count} markers on the board")
            })?;
            LawError::unless(count == 0 || self.player(seat).has_built, "markers", || {
                format!("seat {seat} never built")
            })?;
        }
        Ok(())
    }

    /// No cube is made or lost.
    fn check_cubes(&self) -> Result<(), LawError> {
        let mut found = Cubes::default().map(u16::from);
        let mut add = |colour: Colour, count: u8| found[colour.index()] += u16::from(count);
        for colour in Colour::ALL {
            add(colour, self.bag[colour.index()]);
            for cubes in &self.goods {
                add(colour, cubes[colour.index()]);
            }
        }
        for cube in Column::all().flat_map(|column| self.display.column(column)).flatten() {
            add(*cube, 1);
        }
        match &self.phase {
            Phase::MoveGoods(Moving { cargo: Some(cargo), .. }) => add(cargo.colour, 1),
            Phase::Production(Producing { drawn: Some(drawn), .. }) => {
                drawn.iter().for_each(|cube| add(*cube, 1))
            }
            _ => {}
        }
        for colour in Colour::ALL {
            let expected = u16::from(Supply::shipped().cubes[colour.index()]);
            LawError::unless_equal("cubes", colour, found[colour.index()], expected)?;
        }
        for stop in self.board().stops().filter(|stop| !self.track.is_city(*stop)) {
            LawError::unless(self.goods[stop.index()] == Cubes::default(), "cubes", || {
                format!("there are cubes in {}, a town", self.board().stop(stop).name)
            })?;
        }
        Ok(())
    }

    fn check_phase(&self) -> Result<(), LawError> {
        let in_order = |asked: u8| {
            LawError::unless(usize::from(asked) < self.order.len(), "phase", || {
                format!("place {asked} of the order is asked")
            })
        };
        match &self.phase {
            Phase::IssueShares { asked } => in_order(*asked),
            Phase::SelectActions { asked } => {
                in_order(*asked)?;
                let selected = |(place, seat): (usize, &Seat)| {
                    self.player(*seat).action.is_some() == (place < usize::from(*asked))
                };
                LawError::unless(self.order.iter().enumerate().all(selected), "phase", || {
                    "actions are taken in order".into()
                })
            }
            Phase::Auction(auction) => self.check_auction(auction),
            Phase::BuildTrack(building) => {
                in_order(building.asked)?;
                self.check_building(building)
            }
            Phase::MoveGoods(moving) => {
                in_order(moving.asked)?;
                LawError::unless(moving.round < MOVE_ROUNDS, "phase", || {
                    format!("round {} of moving goods", moving.round)
                })?;
                self.check_cargo(moving)
            }
            Phase::Production(producing) => self.check_production(producing),
            Phase::Growth => Err(LawError::new("phase", "the dice were not rolled")),
            Phase::Over(_) => Ok(()),
        }?;
        LawError::unless(self.is_over() || self.order.len() > 1, "phase", || {
            "a game with one player left goes on".into()
        })
    }

    fn check_auction(&self, auction: &Auction) -> Result<(), LawError> {
        let broken = |holds, detail: &str| LawError::unless(holds, "auction", || detail.into());
        let everybody: Seats = auction.bidders.iter().chain(&auction.dropped).copied().collect();
        let count = auction.bidders.len() + auction.dropped.len();
        broken(everybody == self.order.iter().copied().collect(), "bidders and dropped are not the players")?;
        broken(
            count == self.order.len() && auction.bidders.len() > 1,
            "a bidder is missing or counted twice",
        )?;
        broken(usize::from(auction.asked) < auction.bidders.len(), "nobody is asked")?;
        let asked = auction.bidders[usize::from(auction.asked)];
        broken(auction.high_bidder() != Some(asked), "the highest bidder is asked")?;
        let covered = |seat: &Seat| auction.bids[seat.index()] <= self.player(*seat).cash;
        broken(auction.bidders.iter().all(covered), "a bid is not covered by cash")?;
        let high = auction.high_bid();
        broken(high == 0 || auction.high_bidder().is_some(), "the highest bidder has dropped out")?;
        let highest = auction.bids.iter().filter(|bid| **bid == high).count();
        broken(high == 0 || highest == 1, "two highest bids are equal")
    }

    fn check_building(&self, building: &Building) -> Result<(), LawError> {
        let broken = |holds, detail: &str| LawError::unless(holds, "building", || detail.into());
        let order = self.order_after(Action::FirstBuild);
        let seat = order[usize::from(building.asked)];
        broken(building.built.len() <= self.tile_allowance(seat), "too many tiles were built")?;
        broken(self.order.iter().all(|seat| self.player(*seat).action.is_some()), "somebody has no action")?;
        let lies = building.built.iter().all(|hex| self.track.tile_id(*hex).is_some());
        broken(lies, "a hex built on has no tile")
    }

    fn check_cargo(&self, moving: &Moving) -> Result<(), LawError> {
        let Some(cargo) = &moving.cargo else { return Ok(()) };
        let broken = |holds, detail: &str| LawError::unless(holds, "cargo", || detail.into());
        let seat = self.order_after(Action::FirstMove)[usize::from(moving.asked)];
        broken(cargo.links() <= self.player(seat).engine, "a cube has gone too far")?;
        broken(self.track.is_city(cargo.from), "a cube has not started in a city")?;
        let mut at = cargo.from;
        for leg in &cargo.legs {
            broken(self.has_link(at, leg.to, leg.owner), "a cube has gone over a link that is not there")?;
            broken(!self.takes(leg.to, cargo.colour), "a cube has not stopped in a city of its colour")?;
            at = leg.to;
        }
        let stops = usize::from(cargo.links()) + 1;
        broken(cargo.visited().len() == stops, "a cube has been somewhere twice")?;
        broken(self.can_go_on(cargo, seat), "a cube under way cannot arrive")
    }

    fn check_production(&self, producing: &Producing) -> Result<(), LawError> {
        let broken = |holds, detail: &str| LawError::unless(holds, "production", || detail.into());
        broken(self.holder(Action::Production) == Some(producing.seat), "somebody else has Production")?;
        let to_place = producing.drawn.as_ref().map_or_else(|| self.cubes_to_produce(), |drawn| drawn.len());
        broken(to_place > 0, "there is nothing to place")?;
        broken(to_place <= self.display.empty_boxes().count(), "there are more cubes than empty boxes")
    }
}
