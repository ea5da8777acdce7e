//! The laws that hold in every position.

use hexes::{Edge, Edges, Shape};
use kernel::{Broken, Seat, Seats};

use crate::goods::{Colour, Column, Cubes};
use crate::supply::Supply;
use crate::table::{
    Action, Auction, Building, MOST_LINKS, MOST_SHARES, MOVE_ROUNDS, Moving, Phase, Producing,
    STARTING_SHARES, Table,
};
use crate::tiles::{Class, TileSet};
use crate::track::{End, Track};

/// No honest game comes near it, and sums of it stay far from the limits of the numbers.
const MOST_MONEY: u16 = 5000;

fn law(holds: bool, law: &'static str, detail: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken::new(law, detail())) }
}

impl Table {
    pub(crate) fn check(&self) -> Result<(), Broken> {
        self.check_players()?;
        self.track.check()?;
        self.check_markers()?;
        self.check_cubes()?;
        self.check_phase()
    }

    fn check_players(&self) -> Result<(), Broken> {
        law((1..=self.turns()).contains(&self.turn), "turns", || {
            format!("turn {} of {}", self.turn, self.turns())
        })?;
        let in_order: Seats = self.order.iter().copied().collect();
        law(in_order.len() == self.order.len(), "order", || "a seat stands in the order twice".into())?;
        let mut taken = Vec::new();
        for seat in self.all_seats() {
            let player = self.player(seat);
            let name = || format!("seat {seat}: {player:?}");
            law(in_order.contains(seat) != player.eliminated, "order", name)?;
            law((STARTING_SHARES..=MOST_SHARES).contains(&player.shares), "shares", name)?;
            law((1..=MOST_LINKS).contains(&player.engine), "engines", name)?;
            law(player.cash <= MOST_MONEY && player.income <= MOST_MONEY, "money", name)?;
            if let Some(action) = player.action {
                law(!player.eliminated && !taken.contains(&action), "actions", name)?;
                taken.push(action);
            }
        }
        law(self.order.iter().all(|seat| seat.index() < usize::from(self.players)), "order", || {
            "a seat stands in the order that nobody sits on".into()
        })
    }

    /// AOS-4.15: as many markers as links and sections, within the limit.
    fn check_markers(&self) -> Result<(), Broken> {
        let mut counted = [0u8; kernel::MAX_SEATS];
        for run in self.track.completed_links().chain(self.track.unfinished()) {
            if let Some(owner) = run.owner {
                law(owner.index() < usize::from(self.players), "owners", || {
                    format!("nobody sits on seat {owner}")
                })?;
                law(run.is_complete() || !self.player(owner).eliminated, "owners", || {
                    format!("seat {owner} is out but owns an unfinished section")
                })?;
                counted[owner.index()] = counted[owner.index()].saturating_add(1);
            }
        }
        let limit = Supply::shipped().ownership_markers.count;
        for seat in self.all_seats() {
            let count = counted[seat.index()];
            Broken::unless_equal("markers", format_args!("seat {seat}"), self.player(seat).markers, count)?;
            law(count <= limit, "markers", || format!("seat {seat} has {count} markers on the board"))?;
            law(count == 0 || self.player(seat).has_built, "markers", || format!("seat {seat} never built"))?;
        }
        Ok(())
    }

    /// No cube is made or lost.
    fn check_cubes(&self) -> Result<(), Broken> {
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
            Broken::unless_equal("cubes", colour, found[colour.index()], expected)?;
        }
        for stop in self.board().stops().filter(|stop| !self.track.is_city(*stop)) {
            law(self.goods[stop.index()] == Cubes::default(), "cubes", || {
                format!("there are cubes in {}, a town", self.board().stop(stop).name)
            })?;
        }
        Ok(())
    }

    fn check_phase(&self) -> Result<(), Broken> {
        let in_order = |asked: u8| {
            law(usize::from(asked) < self.order.len(), "phase", || {
                format!("place {asked} of the order is asked")
            })
        };
        match &self.phase {
            Phase::IssueShares { asked } => in_order(*asked),
            Phase::SelectActions { asked } => {
                in_order(*asked)?;
                let selected = |(at, seat): (usize, &Seat)| {
                    self.player(*seat).action.is_some() == (at < usize::from(*asked))
                };
                law(self.order.iter().enumerate().all(selected), "phase", || {
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
                law(moving.round < MOVE_ROUNDS, "phase", || {
                    format!("round {} of moving goods", moving.round)
                })?;
                self.check_cargo(moving)
            }
            Phase::Production(producing) => self.check_production(producing),
            Phase::Growth => Err(Broken::new("phase", "the dice were not rolled")),
            Phase::Over(_) => Ok(()),
        }?;
        let goes_on = !matches!(self.phase, Phase::Over(_));
        law(!goes_on || self.order.len() > 1, "phase", || "a game with one player left goes on".into())
    }

    fn check_auction(&self, auction: &Auction) -> Result<(), Broken> {
        let broken = |holds, detail: &str| law(holds, "auction", || detail.into());
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

    fn check_building(&self, building: &Building) -> Result<(), Broken> {
        let broken = |holds, detail: &str| law(holds, "building", || detail.into());
        let order = self.order_after(Action::FirstBuild);
        let seat = order[usize::from(building.asked)];
        broken(building.built.len() <= self.tile_allowance(seat), "too many tiles were built")?;
        broken(self.order.iter().all(|seat| self.player(*seat).action.is_some()), "somebody has no action")?;
        let lies = building.built.iter().all(|hex| self.track.tile_id(*hex).is_some());
        broken(lies, "a hex built on has no tile")
    }

    fn check_cargo(&self, moving: &Moving) -> Result<(), Broken> {
        let Some(cargo) = moving.cargo else { return Ok(()) };
        let broken = |holds, detail: &str| law(holds, "cargo", || detail.into());
        let seat = self.order_after(Action::FirstMove)[usize::from(moving.asked)];
        broken(cargo.links <= self.player(seat).engine, "a cube has gone too far")?;
        let passed_by = cargo.links > 0 && self.colour(cargo.at) == Some(cargo.colour);
        broken(!passed_by, "a cube has not stopped in a city of its colour")?;
        broken(cargo.visited >> cargo.at.index() & 1 == 1, "a cube has not been where it is")?;
        broken(
            cargo.visited.count_ones() == u32::from(cargo.links) + 1,
            "a cube has visited too much or too little",
        )?;
        broken(self.can_go_on(&cargo, seat), "a cube under way cannot arrive")
    }

    fn check_production(&self, producing: &Producing) -> Result<(), Broken> {
        let broken = |holds, detail: &str| law(holds, "production", || detail.into());
        broken(self.holder(Action::Production) == Some(producing.seat), "somebody else has Production")?;
        let to_place = producing.drawn.as_ref().map_or_else(|| self.cubes_to_produce(), |drawn| drawn.len());
        broken(to_place > 0, "there is nothing to place")?;
        broken(to_place <= self.display.empty_boxes().count(), "there are more cubes than empty boxes")
    }
}

impl Track {
    /// Tiles, disks, New Cities and owners are as they should be; every piece of track leads to a stop; what is kept for
    /// speed agrees with what it was worked out from.
    fn check(&self) -> Result<(), Broken> {
        self.check_supply()?;
        self.check_hexes()?;
        let mut seen = vec![Edges::NONE; self.board().hexes().len()];
        let mut links = 0;
        for run in self.runs() {
            let (stop, edge) = run.from;
            let name = || format!("the run from {} by {edge}", self.board().stop(stop).name);
            match run.end {
                End::Stop(far, arrival) => {
                    links += 1;
                    law(far != stop, "links", || format!("{} leads back", name()))?;
                    law(self.link(stop, edge) == Some(far), "links", || {
                        format!("{} is not on record", name())
                    })?;
                    law(self.link_owner(far, arrival) == run.owner, "owners", || {
                        format!("{} has two", name())
                    })?;
                }
                End::Open(hex, open) => {
                    law(self.link(stop, edge).is_none(), "links", || format!("{} is not complete", name()))?;
                    // AOS-4.12: Urbanization would make a link from a place to itself of it.
                    let across =
                        self.board().hex(hex).neighbour(open).and_then(|hex| self.board().hex(hex).stop);
                    law(across != Some(stop), "links", || format!("{} points back", name()))?;
                }
            }
            let mut owned_by_one = true;
            let mut see = |hex: crate::ids::HexId, edge: Edge| {
                seen[hex.index()].insert(edge);
                owned_by_one &= self.owner(hex, edge) == run.owner;
            };
            self.walk_from(stop, edge, |hex, entered, left| {
                see(hex, entered);
                if let Some(left) = left {
                    see(hex, left);
                }
            });
            law(owned_by_one, "owners", || format!("{} has more than one owner", name()))?;
        }
        let recorded = self.board().stops().flat_map(|stop| Edge::ALL.map(|edge| self.link(stop, edge)));
        Broken::unless_equal("links", "links on record", recorded.flatten().count(), links)?;
        for hex in self.board().hexes() {
            law(seen[hex.index()] == self.edges(hex), "track", || {
                format!("track at {} leads to no city or town", self.board().coord(hex))
            })?;
        }
        Ok(())
    }

    /// AOS-4.3 and 4.4: what lies on the board and what is left make up the box.
    fn check_supply(&self) -> Result<(), Broken> {
        let tiles = TileSet::shipped();
        for (kind, info) in tiles.kinds() {
            let laid = self
                .board()
                .hexes()
                .filter(|hex| self.tile(*hex).is_some_and(|tile| tile.kind == kind))
                .count();
            Broken::unless_equal(
                "tiles",
                &info.name,
                laid + usize::from(self.tiles_left(kind)),
                usize::from(info.count),
            )?;
        }
        let disks = self.board().hexes().filter(|hex| {
            self.town(*hex).is_some() && self.tile(*hex).is_some_and(|tile| tile.class != Class::Town)
        });
        let expected = usize::from(Supply::shipped().town_disks.count);
        Broken::unless_equal("disks", "town disks", disks.count() + usize::from(self.disks_left()), expected)
    }

    fn check_hexes(&self) -> Result<(), Broken> {
        for hex in self.board().hexes() {
            let printed = self.board().hex(hex);
            let at = printed.coord;
            let across = |edge: Edge| printed.neighbour(edge);
            let cities: Edges = Edge::ALL
                .into_iter()
                .filter(|edge| {
                    let stop = across(*edge).and_then(|hex| self.board().hex(hex).stop);
                    stop.is_some_and(|stop| self.is_city(stop))
                })
                .collect();
            let track: Edges = Edge::ALL
                .into_iter()
                .filter(|edge| across(*edge).is_some_and(|hex| self.edges(hex).contains(edge.opposite())))
                .collect();
            law(self.hex(hex).cities == cities && self.hex(hex).track == track, "track", || {
                format!("what lies around {at} is not what is on record")
            })?;
            let Some(tile) = self.tile(hex) else { continue };
            law(printed.land.includes(tile.edges), "track", || format!("track at {at} leaves the land"))?;
            law(printed.stop.is_none() || self.town(hex).is_some(), "track", || {
                format!("a tile on the city at {at}")
            })?;
            let junction = matches!(tile.shape, Shape::Junction(_));
            law(!junction || printed.stop.is_some(), "track", || {
                format!("a town tile outside a town at {at}")
            })?;
        }
        Ok(())
    }
}
