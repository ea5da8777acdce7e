//! The conservation laws: what holds in every position that play can reach. A state from outside that passes them cannot
//! make the rules panic.

mod cards;
mod stack;

use kernel::{LawError, Seat, Seats};

use crate::hex_set::HexSet;
use crate::kinds::{Award, Awards, PersonKind, Teams, Terrain};
use crate::phase::Phase;
use crate::possible::program;
use crate::printed::{NodeId, Op, Printed};
use crate::setup::AWARDS_KEPT;
use crate::table::{
    END_OF_LINE, GOODS, MANA_LIMIT, MOST_FREE_TRANSFERS, OF_COLOUR, START_MANA, Slot, TRAINS,
    TRAINS_IN_A_HEX, Table, Terms, TilePlace, Tiles, TurnState, WASTELAND_TILES,
};
use crate::turn::{MOST_EXTRA_TURNS, STANDSTILL};

impl Table {
    pub(crate) fn check(&self) -> Result<(), LawError> {
        self.check_variants()?;
        self.check_goods()?;
        self.check_trains()?;
        self.check_mana()?;
        self.check_tiles()?;
        self.check_cars()?;
        self.check_people()?;
        self.check_phase()?;
        self.check_turn()?;
        self.check_stack()?;
        self.check_question()
    }

    fn check_variants(&self) -> Result<(), LawError> {
        let fits = match self.variants.teams {
            Teams::Off => true,
            Teams::Pairs => self.players() == 4,
            Teams::ThreePairs | Teams::Trios => self.players() == 6,
        };
        let fits = fits && (self.variants.teams == Teams::Off || self.variants.awards == Awards::Off);
        LawError::unless(fits, "variants", || "teams that so many players do not make".into())?;
        let awards = self.awards.count_ones() as usize;
        let expected = match (self.variants.awards, self.phase) {
            (Awards::Off, _) => 0,
            (Awards::Expert, Phase::Awards) => self.players() + AWARDS_KEPT - self.place_of(self.active),
            _ => AWARDS_KEPT,
        };
        LawError::unless_equal("awards", "Awards", awards, expected)?;
        let second = self.players() > 2 || self.awards().all(|award| award != Award::SecondOpinion);
        LawError::unless(second, "awards", || "Second Opinion is not for two".into())
    }

    /// 35 of each colour (EMP-0.4).
    fn check_goods(&self) -> Result<(), LawError> {
        for good in Terrain::ALL {
            let index = good.index();
            let on_map: u32 =
                self.map.chart().all.iter().map(|hex| u32::from(self.map.goods(hex)[index])).sum();
            let on_folios: u32 = self.all_seats().map(|seat| u32::from(self.player(seat).goods[index])).sum();
            let all = on_map + on_folios + u32::from(self.supply[index]);
            LawError::unless_equal("goods", good, all, u32::from(GOODS))?;
        }
        let in_city = self.map.cities.iter().any(|hex| self.map.has_goods(hex));
        LawError::unless(!in_city, "goods", || "Goods in a City".into())?;
        let placed = self.map.placed;
        LawError::unless(placed.len() <= WASTELAND_TILES, "wasteland", || {
            format!("{} tiles placed", placed.len())
        })?;
        let kinds = self.map.land.into_iter().chain([self.map.wasteland, self.map.cities]);
        let mut all = HexSet::NONE;
        for hexes in kinds {
            LawError::unless(!all.meets(hexes), "map", || "a hex of two kinds".into())?;
            all |= hexes;
        }
        LawError::unless(all == self.map.chart().all, "map", || "a hex of no kind".into())
    }

    /// 35 of each company (EMP-0.11); at most three in a hex (EMP-8.2).
    fn check_trains(&self) -> Result<(), LawError> {
        let map = &self.map;
        for seat in self.all_seats() {
            let mut on_map = 0;
            for hex in map.chart().all.iter() {
                let trains = map.trains(seat, hex);
                on_map += u32::from(trains);
                let known = map.network(seat).contains(hex) == (trains > 0);
                LawError::unless(known, "networks", || format!("seat {seat}, hex {}", self.coord(hex)))?;
            }
            let all = on_map + u32::from(self.player(seat).trains);
            LawError::unless_equal("trains", format!("seat {seat}"), all, u32::from(TRAINS))?;
        }
        for hex in map.chart().all.iter() {
            let trains = map.trains_on(hex);
            let fits = trains <= TRAINS_IN_A_HEX && (trains == 0 || !map.cities.contains(hex));
            LawError::unless(fits, "trains", || format!("{trains} on {}", self.coord(hex)))?;
            let full = map.full.contains(hex) == (trains == TRAINS_IN_A_HEX);
            LawError::unless(full, "trains", || format!("{} is not known to be full", self.coord(hex)))?;
        }
        Ok(())
    }

    fn check_mana(&self) -> Result<(), LawError> {
        for seat in self.all_seats() {
            let player = self.player(seat);
            let crystals = u16::from(player.mana) + u16::from(player.spent);
            LawError::unless(crystals <= u16::from(MANA_LIMIT), "mana", || {
                format!("seat {seat} has {crystals}")
            })?;
            let column = player.conductor;
            let there = column < END_OF_LINE
                || column == END_OF_LINE
                    && seat == self.active
                    && matches!(self.phase, Phase::Delivering | Phase::Upgrading | Phase::Closing);
            LawError::unless(there, "conductors", || format!("seat {seat} in column {column}"))?;
        }
        let locked = self.turn.locked;
        LawError::unless(locked <= self.mine().mana, "mana", || format!("{locked} locked"))
    }

    /// Every colour has its five tiles, of which a game uses those of EMP-0.5.
    fn check_tiles(&self) -> Result<(), LawError> {
        let counts = Printed::shipped().game.of(self.players()).demand;
        let start = Tiles::at_start(&counts);
        for (index, (place, first)) in self.tiles.0.iter().zip(start.0).enumerate() {
            let boxed = (*place == TilePlace::Box) == (first == TilePlace::Box);
            LawError::unless(boxed, "tiles", || {
                format!("tile {} of {}", index % OF_COLOUR.len(), Terrain::ALL[index / OF_COLOUR.len()])
            })?;
            let somebody = !matches!(place, TilePlace::Folio(seat) if seat.index() >= self.players());
            LawError::unless(somebody, "tiles", || "a tile of somebody who does not play".into())?;
        }
        Ok(())
    }

    fn check_phase(&self) -> Result<(), LawError> {
        let broken = |holds, detail: &str| LawError::unless(holds, "phase", || detail.into());
        let all = Seats::first(self.players());
        broken(all.contains(self.start) && all.contains(self.active), "somebody who does not play")?;
        broken(self.round > 0, "rounds are counted from 1")?;
        let setting_up = matches!(self.phase, Phase::Awards | Phase::Companies | Phase::Headquarters { .. });
        broken(!setting_up || self.stack.is_empty(), "no card is carried out before the game begins")?;
        broken(
            !setting_up || self.round == 1 && self.idle == 0 && !self.is_last_round(),
            "the game has not begun",
        )?;
        broken(
            self.phase != Phase::Awards || self.variants.awards == Awards::Expert,
            "Awards are only removed by experts",
        )?;
        for seat in self.all_seats() {
            self.check_beginning(seat)?;
        }
        let ended = self.is_last_round() || !matches!(self.phase, Phase::Final | Phase::Over);
        let moving = self.idle < STANDSTILL || self.is_last_round() && self.idle == STANDSTILL;
        broken(ended && moving, "the game ends only after somebody brought that about")?;
        let over = self.phase != Phase::Over || self.stack.is_empty() && self.active == self.start;
        broken(over, "the game is over after the last delivery")?;
        // A tile more than needed may still come, and trains may come back, so that the trigger cannot be seen again.
        let triggered =
            self.all_seats().any(|seat| self.tiles_missing(seat) == 0 || self.player(seat).trains == 0);
        broken(self.is_last_round() || !triggered || setting_up, "the end is near and nobody knows")
    }

    /// What each has when companies are chosen and headquarters placed.
    fn check_beginning(&self, seat: Seat) -> Result<(), LawError> {
        let broken =
            |holds, detail: &str| LawError::unless(holds, "beginning", || format!("seat {seat}: {detail}"));
        let player = self.player(seat);
        let (place, now) = (self.place_of(seat), self.place_of(self.active));
        let chosen = match self.phase {
            Phase::Awards => false,
            Phase::Companies => place > now,
            _ => true,
        };
        let alone =
            self.all_seats().filter(|other| self.player(*other).company == player.company).count() == 1;
        broken(alone || !chosen, "a company of two")?;
        broken(
            player.company.is_some() == chosen && player.captain.is_some() == chosen,
            "company and captain",
        )?;
        let setting_up = matches!(self.phase, Phase::Awards | Phase::Companies | Phase::Headquarters { .. });
        if !setting_up {
            return Ok(());
        }
        let trains = match self.phase {
            Phase::Headquarters { first } => match place.cmp(&now) {
                std::cmp::Ordering::Less => 2,
                std::cmp::Ordering::Equal => u8::from(first.is_some()),
                std::cmp::Ordering::Greater => 0,
            },
            _ => 0,
        };
        if let (Phase::Headquarters { first: Some(first) }, true) = (self.phase, place == now) {
            broken(self.map.network(seat).contains(first), "the first train of the headquarters")?;
        }
        broken(player.trains == TRAINS - trains, "trains of the headquarters")?;
        let mana = if chosen { START_MANA } else { 0 };
        broken((player.mana, player.spent) == (mana, 0), "mana before the game has begun")?;
        broken(self.map.placed.is_empty(), "Wasteland before the game has begun")?;
        let nothing = PersonKind::DRAFTED.into_iter().all(|kind| !player.has(kind))
            && player.tiles().next().is_none()
            && player.delivered() == 0
            && player.conductor == 0;
        broken(nothing, "something before the game has begun")
    }

    fn check_turn(&self) -> Result<(), LawError> {
        let broken = |holds, detail: &str| LawError::unless(holds, "turn", || detail.into());
        let turn = &self.turn;
        let in_turn = !matches!(
            self.phase,
            Phase::Awards | Phase::Companies | Phase::Headquarters { .. } | Phase::Final | Phase::Over
        );
        broken(in_turn || *turn == TurnState::new(), "something of a turn where there is none")?;
        let base = Terms::BASE;
        self.check_activations()?;
        broken(turn.extra <= MOST_EXTRA_TURNS, "too many extra turns")?;
        broken(turn.terms.free_transfers <= MOST_FREE_TRANSFERS, "too many free Transfers")?;
        let within = turn.terms.moves.iter().zip(base.moves).all(|(cost, base)| *cost <= base)
            && turn.terms.surcharges.iter().zip(base.surcharges).all(|(cost, base)| *cost <= base)
            && turn.terms.surcharges.is_sorted()
            && turn.terms.city <= base.city
            && turn.terms.competitor <= base.competitor
            && turn.terms.wasteland <= base.wasteland
            && turn.terms.double_price.is_none_or(|price| price <= MANA_LIMIT)
            && turn.terms.demand_bonus <= 4;
        broken(within, "costs above those of the rules")?;
        broken(
            (turn.free_hexes & !self.map.wasteland).is_empty(),
            "free Transfers over what is no Wasteland",
        )?;
        for node in &turn.on_move {
            broken(asks_nothing(*node), "what happens on a move asks nothing")?;
        }
        Ok(())
    }

    /// Each place is activated once, in the column of the conductor; a spellcar that is activated twice may do so in one place
    /// (EMP-4.3, EMP-4.4, EMP-4.12).
    fn check_activations(&self) -> Result<(), LawError> {
        let broken = |holds, detail: &str| LawError::unless(holds, "turn", || detail.into());
        let turn = &self.turn;
        let (places, times) = (turn.activated.count_ones(), u32::from(turn.activations));
        let fits = match turn.double {
            None => places == times,
            Some(_) => (1..=2).contains(&times) && (1..=times).contains(&places),
        };
        broken(fits, "activations in other places than those that are known")?;
        let here = match self.phase {
            Phase::Activating => Slot::all()
                .filter(|slot| turn.has_activated(*slot))
                .all(|slot| slot.column() + 1 == usize::from(self.mine().conductor)),
            Phase::Upgrading | Phase::Closing => true,
            _ => places == 0,
        };
        broken(here, "activations where the conductor is not")
    }

    /// Whoever is asked has an answer.
    fn check_question(&self) -> Result<(), LawError> {
        let Some(seat) = self.asked_seat() else { return Ok(()) };
        let mut moves = Vec::new();
        self.list(seat, &mut moves);
        LawError::unless(!moves.is_empty(), "question", || format!("seat {seat} has no answer"))
    }
}

/// Whether this part of an ability needs no decision.
fn asks_nothing(node: NodeId) -> bool {
    let Op::Steps(steps) = program().op(node) else { return false };
    let plain =
        |op: &Op| matches!(op, Op::Reclaim(_) | Op::ReclaimAll | Op::GainMana(_) | Op::Refresh { .. });
    steps.iter().all(|step| plain(program().op(*step)))
}
