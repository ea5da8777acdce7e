//! EMP-8: where track can be built.

use kernel::Seat;

use crate::hex_set::HexSet;
use crate::ids::HexId;
use crate::printed::{Build, Each, Ground, Lands, Near, Where};
use crate::reason::Reason;
use crate::scope::Scope;
use crate::table::{MANA_LIMIT, Run, Table};

/// A way to build on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// Where the train will be.
    pub hex: HexId,
    /// The hex whose Transfer is free thanks to an ability of this turn (EMP-8.18).
    pub free: Option<HexId>,
    /// What all Transfers together cost.
    pub price: u8,
}

impl Table {
    /// The hexes that a build may end on, whether they can be reached or not.
    pub(crate) fn sites(&self, build: &Build, scope: &Scope) -> HexSet {
        let seat = scope.seat;
        if self.player(seat).trains == 0 {
            return HexSet::NONE;
        }
        let mut sites = self.ground(&build.on, seat) & !self.map.network(seat) & !self.map.full;
        sites &= self.of_terrains(build, &scope.run);
        match build.near {
            None => {}
            Some(near) => sites &= self.near(near, seat),
        }
        match (build.r#where, scope.run.hex) {
            (Where::Network | Where::Anywhere, _) => sites,
            (Where::Around, Some(hex)) => sites & self.map.chart().around(hex),
            (Where::There, Some(hex)) => sites & HexSet::only(hex),
            (Where::Around | Where::There, None) => HexSet::NONE,
        }
    }

    fn ground(&self, ground: &Ground, seat: Seat) -> HexSet {
        let map = &self.map;
        match ground {
            Ground::Terrains(terrains) => {
                terrains.iter().fold(HexSet::NONE, |all, terrain| all | map.land[terrain.index()])
            }
            Ground::Of(Lands::Any) => map.chart().all & !map.cities & !map.wasteland,
            Ground::Of(Lands::Land) => map.chart().all & !map.cities,
            Ground::Of(Lands::Wasteland) => map.wasteland,
            Ground::Of(Lands::Home) => self.home(seat).map_or(HexSet::NONE, |home| map.land[home.index()]),
        }
    }

    /// EMP-10.14, EMP-10.15: the same terrain each time, or another one.
    fn of_terrains(&self, build: &Build, run: &Run) -> HexSet {
        let all = self.map.chart().all;
        let built =
            run.built_on(build).map(|terrain| self.map.land[terrain.index()]).reduce(|all, on| all | on);
        match (build.each, built) {
            (Some(Each::Same), Some(on)) => on,
            (Some(Each::Different), Some(on)) => all & !on,
            _ => all,
        }
    }

    fn near(&self, near: Near, seat: Seat) -> HexSet {
        let (map, chart) = (&self.map, self.map.chart());
        match near {
            Near::Edge => chart.edge,
            Near::City => map.beside_city,
            Near::CityOrWasteland => map.beside_city | chart.around_all(map.wasteland),
            Near::Competitor => self.competitors(seat),
        }
    }

    /// Whether there is any hex to build on (EMP-8.1).
    pub(crate) fn can_build_somewhere(&self, build: &Build, scope: &Scope) -> bool {
        let sites = self.sites(build, scope);
        if sites.is_empty() {
            return false;
        }
        if build.r#where != Where::Network {
            return true;
        }
        if self.map.beside_network(scope.seat).meets(sites) {
            return true;
        }
        if self.reach(build, scope.seat, scope.mana(self)).reaches(sites) {
            return true;
        }
        self.has_free_transfer(scope.seat) && !self.free_ways(build, scope, sites).is_empty()
    }

    /// Every way to build.
    pub(crate) fn ways(&self, build: &Build, scope: &Scope) -> Vec<Way> {
        let sites = self.sites(build, scope);
        if build.r#where != Where::Network {
            return sites.iter().map(|hex| Way { hex, free: None, price: 0 }).collect();
        }
        let reach = self.reach(build, scope.seat, scope.mana(self));
        let mut ways: Vec<Way> =
            reach.within(sites).map(|(hex, price)| Way { hex, free: None, price }).collect();
        if self.has_free_transfer(scope.seat) {
            ways.extend(self.free_ways(build, scope, sites));
        }
        ways
    }

    /// Why there is no track for this build on that hex, or what its Transfers cost.
    pub(crate) fn judge_build(
        &self,
        build: &Build,
        scope: &Scope,
        hex: HexId,
        free: Option<HexId>,
    ) -> Result<Way, Reason> {
        let (map, seat) = (&self.map, scope.seat);
        if map.cities.contains(hex) {
            return Err(Reason::TrainInCity { hex: self.coord(hex) });
        }
        if map.network(seat).contains(hex) {
            return Err(Reason::OwnTrain { hex: self.coord(hex) });
        }
        if map.full.contains(hex) {
            return Err(Reason::HexFull { hex: self.coord(hex) });
        }
        if self.player(seat).trains == 0 {
            return Err(Reason::TrainsUsedUp);
        }
        if !self.sites(build, scope).contains(hex) {
            return Err(self.wrong_site(build, scope, hex));
        }
        if let Some(way) = self.ways(build, scope).into_iter().find(|way| way.hex == hex && way.free == free)
        {
            return Ok(way);
        }
        if let Some(over) = free {
            return Err(Reason::NotFree { hex: self.coord(hex), over: self.coord(over) });
        }
        match self.reach(build, seat, MANA_LIMIT).price(hex) {
            Some(price) => Err(Reason::TransferCost { hex: self.coord(hex), price, mana: scope.mana(self) }),
            None => Err(Reason::OutOfReach { hex: self.coord(hex) }),
        }
    }

    fn wrong_site(&self, build: &Build, scope: &Scope, hex: HexId) -> Reason {
        let only = HexSet::only(hex);
        let near = build.near.filter(|near| !self.near(*near, scope.seat).meets(only));
        let given = build.is_around_bound();
        match near {
            _ if !self.ground(&build.on, scope.seat).meets(only) => {
                if self.map.wasteland.contains(hex) {
                    Reason::Wasteland { hex: self.coord(hex) }
                } else {
                    Reason::WrongTerrain { hex: self.coord(hex) }
                }
            }
            _ if !self.of_terrains(build, &scope.run).meets(only) => Reason::TerrainAgain {
                hex: self.coord(hex),
                same: build.each == Some(Each::Same),
                any: build.on == Ground::Of(Lands::Any),
            },
            Some(Near::Edge) => Reason::NotEdge { hex: self.coord(hex) },
            Some(Near::City) => Reason::NotByCity { hex: self.coord(hex), wasteland: false },
            Some(Near::CityOrWasteland) => Reason::NotByCity { hex: self.coord(hex), wasteland: true },
            Some(Near::Competitor) => Reason::CompetitorMissing { hex: self.coord(hex) },
            None if given => Reason::HexGiven { hex: self.coord(hex) },
            None => Reason::WrongTerrain { hex: self.coord(hex) },
        }
    }
}
