//! IMP-4: build tracks.

use kernel::{Events, Seat};

use crate::crew::Crew;
use crate::event::Event;
use crate::goods::{Good, Goods, total};
use crate::ids::{Cities, CityId, LinkId, Links};
use crate::kinds::{Action, LinkKind};
use crate::moves::Move;
use crate::phase::Phase;
use crate::reason::Reason;
use crate::table::{EXTRA_GOODS, FEE, TRACKS_WITHOUT_STATION, TRIESTE_BONUS, Table};

/// The goods that every Build action takes (IMP-4.7).
pub const BUILD_GOODS: Goods = [1, 1, 1, 0];

/// What a player with this many tracks gets for joining Trieste (IMP-5.9).
#[must_use]
pub const fn trieste_bonus(tracks: u8) -> i32 {
    tracks as i32 * TRIESTE_BONUS
}

/// What a track on a link takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Works {
    /// What the crew still has to bring, beyond what the first track’s crew had to spare.
    pub effort: u8,
    /// All fees together.
    pub fee: i32,
    /// The goods that it takes.
    pub goods: Goods,
}

impl Table {
    /// Whether a track could be laid on this link by any crew, and what it takes.
    pub(crate) fn judge_link(&self, seat: Seat, link: LinkId) -> Result<Works, Reason> {
        let player = self.player(seat);
        match self.phase {
            Phase::Building { .. } => self.no_points_first()?,
            _ => self.may_begin(seat, Action::Build)?,
        }
        if self.crowns.contains(link) && !player.tracks.contains(link) {
            return Err(Reason::State { link });
        }
        self.judge_place(seat, link)?;
        let kind = self.map().link(link).kind;
        if let Some(engineer) = kind.engineer()
            && !player.engineers[engineer.index()]
        {
            return Err(Reason::EngineerMissing { kind: engineer, link });
        }
        let goods = self.goods_for(kind);
        for good in Good::ALL {
            let (needs, has) = (goods[good.index()], player.has(good));
            if needs > has {
                let kind = kind.engineer().filter(|_| kind.extra() == Some(good));
                return Err(Reason::BuildGood { good, needs, has, kind });
            }
        }
        let fee = self.fee(link);
        if !self.affords(seat, fee) {
            return Err(Reason::Fees { fee, cash: self.cash(seat) });
        }
        let effort = self.effort_left(seat, link);
        if effort > player.experience() {
            return Err(Reason::Experience { effort, has: player.experience() });
        }
        Ok(Works { effort, fee, goods })
    }

    /// The limits that hold for every track, built or bought (IMP-4.2, IMP-4.3, IMP-4.5, IMP-4.12).
    pub(crate) fn judge_place(&self, seat: Seat, link: LinkId) -> Result<(), Reason> {
        let player = self.player(seat);
        if player.tracks.contains(link) {
            return Err(Reason::OwnTrack { link });
        }
        let ends = self.map().link(link).ends();
        if !ends.iter().any(|city| player.network.contains(*city)) {
            return Err(Reason::Detached { link });
        }
        if player.tracks_left() == 0 {
            return Err(Reason::TracksUsedUp);
        }
        match ends.into_iter().find(|city| self.is_full(seat, *city)) {
            Some(city) => Err(Reason::TwoTracks { city }),
            None => Ok(()),
        }
    }

    /// Whether the player lays no more tracks in this city without a station there (IMP-4.5).
    #[must_use]
    #[inline]
    pub fn is_full(&self, seat: Seat, city: CityId) -> bool {
        let player = self.player(seat);
        let here = player.tracks.and(self.map().city(city).links);
        here.len() >= TRACKS_WITHOUT_STATION && !player.stations.contains(city)
    }

    /// IMP-4.7: the usual goods once for the action; IMP-4.10, IMP-4.11: one more for a bridge or a tunnel.
    fn goods_for(&self, kind: LinkKind) -> Goods {
        let mut goods = if self.phase == Phase::Before { BUILD_GOODS } else { Goods::default() };
        if let Some(extra) = kind.extra() {
            goods[extra.index()] += EXTRA_GOODS;
        }
        goods
    }

    /// The effort of a track on a link from this network (IMP-4.8), also where both ends are in it (IMP-4.9).
    #[must_use]
    #[inline]
    pub fn effort(&self, network: Cities, link: LinkId) -> u8 {
        let [a, b] = self.map().link(link).ends();
        let effort = |city: CityId| self.map().city(city).effort;
        match (network.contains(a), network.contains(b)) {
            (true, false) => effort(b),
            (false, true) => effort(a),
            _ => effort(a).min(effort(b)),
        }
    }

    /// What a crew of this player has to bring for a track on a link: what the crew of the first track had to spare is used
    /// (IMP-4.8).
    #[must_use]
    #[inline]
    pub fn effort_left(&self, seat: Seat, link: LinkId) -> u8 {
        let effort = self.effort(self.player(seat).network, link);
        match self.phase {
            Phase::Building { spare } => effort.saturating_sub(spare),
            _ => effort,
        }
    }

    /// What is missing of the goods that any track takes now (IMP-4.7).
    #[must_use]
    pub fn goods_missing(&self, seat: Seat) -> Goods {
        let mut missing = self.goods_for(LinkKind::Plain);
        for (missing, has) in missing.iter_mut().zip(self.player(seat).goods) {
            *missing = missing.saturating_sub(has);
        }
        missing
    }

    /// The good that links of this kind take beyond the usual, where this player has the engineer for them, but not that
    /// good (IMP-4.10, IMP-4.11).
    #[must_use]
    pub fn extra_good_missing(&self, seat: Seat, kind: LinkKind) -> Option<Good> {
        kind.engineer().filter(|engineer| self.has_engineer(seat, *engineer))?;
        kind.extra().filter(|good| self.player(seat).has(*good) < EXTRA_GOODS)
    }

    fn judge_crew(&self, seat: Seat, effort: u8, crew: Crew) -> Result<(), Reason> {
        if !crew.is_among(&self.player(seat).training) {
            return Err(Reason::NotInTraining);
        }
        let has = crew.experience();
        if has < effort {
            return Err(Reason::CrewTooSmall { effort, crew: has });
        }
        if crew.is_too_large(effort) {
            return Err(Reason::CrewTooLarge { effort, crew: has });
        }
        Ok(())
    }

    /// The links at the edge of a network or within it that have no track of this player: no others can be built on.
    #[must_use]
    #[inline]
    pub fn next_links(&self, seat: Seat) -> Links {
        let player = self.player(seat);
        self.map().links_at(player.network).without(player.tracks)
    }

    pub(crate) fn list_builds(&self, seat: Seat, out: &mut Vec<Move>) {
        let player = self.player(seat);
        if total(&self.goods_missing(seat)) > 0
            || (self.phase == Phase::Before && self.may_begin(seat, Action::Build).is_err())
        {
            return;
        }
        for link in self.next_links(seat).without(self.crowns).iter() {
            if let Ok(works) = self.judge_link(seat, link) {
                Crew::for_each(&player.training, works.effort, |crew| out.push(Move::Build { link, crew }));
            }
        }
    }

    pub(crate) fn build(
        &mut self,
        seat: Seat,
        link: LinkId,
        crew: Crew,
        events: &mut Events<Event>,
    ) -> Result<(), Reason> {
        let works = self.judge_link(seat, link)?;
        self.judge_crew(seat, works.effort, crew)?;
        if self.phase == Phase::Before {
            self.begin(seat, Action::Build, events);
        }
        for good in Good::ALL {
            self.spend(seat, good, works.goods[good.index()]);
        }
        let player = self.player_mut(seat);
        for (level, sent) in crew.0.into_iter().enumerate() {
            player.training[level] -= sent;
            player.working[level] += sent;
        }
        let owners = self.tracks[link.index()];
        owners.iter().for_each(|owner| self.pay(seat, owner, FEE));
        events.push(Event::TrackLaid { seat, link, crew, fee: FEE, owners });
        self.phase = match self.phase {
            Phase::Before => Phase::Building { spare: crew.spare(works.effort) },
            _ => Phase::After,
        };
        self.lay(seat, link, events);
        Ok(())
    }

    /// Lays a track, with all that follows from it (IMP-5).
    pub(crate) fn lay(&mut self, seat: Seat, link: LinkId, events: &mut Events<Event>) {
        let map = self.map();
        self.tracks[link.index()].insert(seat);
        let player = self.player_mut(seat);
        player.tracks.insert(link);
        let new = map.link(link).ends().into_iter().find(|city| !player.network.contains(*city));
        if link == map.semmering && self.semmering.is_none() {
            self.semmering = Some(seat);
            events.push(Event::SemmeringTaken { seat });
        }
        if let Some(city) = new {
            self.join(seat, city, events);
        }
    }

    /// IMP-5.1, IMP-5.2, IMP-5.9: what a new city brings.
    fn join(&mut self, seat: Seat, city: CityId, events: &mut Events<Event>) {
        let map = self.map();
        self.player_mut(seat).network.insert(city);
        let steps = self.influence_of(city);
        self.gain_influence(seat, steps, events);
        let tokens = &mut self.cities[city.index()].business;
        if *tokens > 0 {
            let points = *tokens;
            *tokens -= 1;
            self.points += points;
            events.push(Event::TokenTaken { seat, city, points });
        }
        if city == map.trieste {
            let guldens = trieste_bonus(self.player(seat).tracks.len() as u8);
            self.collect(seat, guldens);
            events.push(Event::TriesteJoined { seat, guldens });
        }
    }
}
