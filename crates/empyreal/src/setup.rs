//! EMP-0: setting up; EMP-13 and EMP-14: what can be agreed on.

use arrayvec::ArrayVec;
use kernel::{Draws, Options, Rules, Seat, SetupError, Stream, text};

use crate::event::Event;
use crate::hex_set::HexSet;
use crate::ids::{CarId, Cars, HexId, People, PersonId};
use crate::kinds::{Award, Awards, Boards, Company, Goods, Kind, Teams, Terrain};
use crate::no::No;
use crate::out::Out;
use crate::position::Position;
use crate::printed::{MAX_BOARDS, Printed, SideId, Sign};
use crate::table::{
    GOODS, Laid, Map, Player, START_MANA, Secret, Stack, Staff, Stage, Table, Tiles, TurnState, Variants,
};

/// The values of options that are on or off.
pub(crate) const OFF: &str = "off";
pub(crate) const ON: &str = "on";

/// What a game starts from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    players: usize,
    variants: Variants,
    boards: Boards,
}

impl kernel::Setup for Setup {
    fn from_options(players: usize, options: &Options) -> Result<Self, SetupError> {
        let options = Position::INFO.complete(players, options)?;
        let value = |key: &str| options.get(key).map_or("", String::as_str);
        let on = |key: &str| value(key) == ON;
        let variants = Variants {
            awards: value("awards").parse().unwrap_or(Awards::Off),
            epic: on("epic"),
            open_information: on("open_information"),
            friendly: on("friendly"),
            teams: value("teams").parse().unwrap_or(Teams::Off),
        };
        let fits = match variants.teams {
            Teams::Off => true,
            Teams::Pairs => players == 4,
            Teams::ThreePairs | Teams::Trios => players == 6,
        };
        if !fits {
            let teams = variants.teams.notation();
            return Err(SetupError(text!("emp-setup-teams", teams = teams, players = players)));
        }
        if variants.teams != Teams::Off && variants.awards != Awards::Off {
            return Err(SetupError(text!("emp-setup-teams-awards")));
        }
        Ok(Self { players, variants, boards: value("boards").parse().unwrap_or(Boards::Any) })
    }

    fn players(&self) -> usize {
        self.players
    }

    fn options(&self) -> Options {
        let on = |on: bool| if on { ON } else { OFF };
        let Variants { awards, epic, open_information, friendly, teams } = self.variants;
        let options = [
            ("boards", self.boards.notation()),
            ("awards", awards.notation()),
            ("epic", on(epic)),
            ("open_information", on(open_information)),
            ("friendly", on(friendly)),
            ("teams", teams.notation()),
        ];
        options.into_iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
    }
}

impl Setup {
    pub(crate) fn lay_out(&self, mut draws: Draws, events: &mut Vec<Event>) -> Position {
        let printed = Printed::shipped();
        let players = self.players;
        let (boards, start) =
            draws.draw(|stream| (self.draw_boards(stream), Seat::new(stream.index(players))));
        events.push(Event::BoardsLaid { boards: boards.clone() });
        let mut table = Table::bare(players, self.variants, boards, start);
        let (no_people, no_cars) = printed.cards.left_out(self.variants.friendly);
        table.secret.deck = CarId::tiles().collect::<Cars>().without(no_cars);
        table.deal_market(&mut Out { draws: &mut draws, events });
        draws.draw(|stream| {
            for kind in Kind::DRAFTED {
                table.deal_stack(kind, printed.cards.of_kind(kind).without(no_people), stream);
            }
        });
        table.deal_awards(&mut draws, events);
        events.push(Event::StartDrawn { seat: start });
        if table.variants.awards == Awards::Expert {
            table.stage = Stage::Awards;
        } else {
            table.begin_companies();
        }
        Position { table, draws }
    }

    /// EMP-0.2, EMP-0.3: a legal selection of boards, where each lies, and how it is turned.
    fn draw_boards(&self, stream: &mut Stream) -> ArrayVec<Laid, MAX_BOARDS> {
        let count = Printed::shipped().game.of(self.players);
        let letter = match self.boards {
            Boards::A => 'a',
            Boards::B => 'b',
            Boards::Any => ['a', 'b'][stream.index(2)],
        };
        let of = |letter: char| SideId::all().filter(move |side| side.printed().letter() == letter);
        let mut large: Vec<SideId> = of(letter).collect();
        stream.shuffle(&mut large);
        large.truncate(usize::from(count.cities_of_two));
        let shown: Vec<Terrain> = large.iter().flat_map(|side| side.printed().cities()).collect();
        let missing = |side: &SideId| side.printed().cities().all(|colour| !shown.contains(&colour));
        let mut sides: Vec<SideId> = of('c').filter(missing).chain(large.iter().copied()).collect();
        stream.shuffle(&mut sides);
        sides.into_iter().map(|side| Laid { side, turned: stream.index(2) == 1 }).collect()
    }
}

impl Table {
    /// A table with nothing on it but the map and its Goods.
    pub(crate) fn bare(
        players: usize,
        variants: Variants,
        boards: ArrayVec<Laid, MAX_BOARDS>,
        start: Seat,
    ) -> Self {
        let chart = Printed::shipped().boards.chart(boards.len());
        let sign = |hex: HexId| -> Sign {
            let (board, at) = chart.place(hex, |board| boards[board].turned);
            boards[board].side.printed().signs[at]
        };
        let mut map = Map::new(boards.len(), sign);
        let mut supply: Goods = [GOODS; Terrain::ALL.len()];
        for terrain in Terrain::ALL {
            for hex in map.land[terrain.index()].iter() {
                map.goods[hex.index()][terrain.index()] = 1;
                supply[terrain.index()] -= 1;
            }
        }
        let count = Printed::shipped().game.of(players);
        Self {
            players: players as u8,
            variants,
            start,
            boards,
            map,
            seats: std::array::from_fn(|_| Player::new()),
            supply,
            market: ArrayVec::new(),
            discards: Cars::NONE,
            deck_size: 0,
            stack_sizes: [0; 3],
            tiles: Tiles::at_start(&count.demand),
            awards: 0,
            stage: Stage::Companies,
            active: start,
            round: 1,
            ending: false,
            by_trains: false,
            turn: TurnState::new(),
            stack: Stack::new(),
            secret: Secret {
                deck: Cars::NONE,
                stacks: [People::NONE; 3],
                boxed: People::NONE,
                drawn: People::NONE,
            },
        }
    }

    /// EMP-0.7
    fn deal_stack(&mut self, kind: Kind, people: People, stream: &mut Stream) {
        let Some(stack) = kind.stack() else { return };
        let mut people: Vec<PersonId> = people.iter().collect();
        stream.shuffle(&mut people);
        let count = self.players() + 1;
        self.secret.stacks[stack] = people.iter().take(count).copied().collect();
        self.secret.boxed = self.secret.boxed.or(people.iter().skip(count).copied().collect());
        self.stack_sizes[stack] = self.secret.stacks[stack].len() as u8;
    }

    /// EMP-12.1, EMP-13.2
    fn deal_awards(&mut self, draws: &mut Draws, events: &mut Vec<Event>) {
        let count = match self.variants.awards {
            Awards::Off => return,
            Awards::Two => 2,
            Awards::Expert => self.players() + 2,
        };
        let mut awards: Vec<Award> = Award::ALL
            .into_iter()
            .filter(|award| self.players() > 2 || *award != Award::SecondOpinion)
            .collect();
        draws.draw(|stream| stream.shuffle(&mut awards));
        awards.truncate(count);
        awards.sort_unstable();
        self.awards = awards.iter().fold(0, |all, award| all | 1 << award.index());
        events.push(Event::AwardsDealt { awards });
    }

    /// EMP-13.2
    pub(crate) fn remove_award(&mut self, award: Award, out: &mut Out<'_>) -> Result<(), No> {
        if self.awards >> award.index() & 1 == 0 {
            return Err(No::AwardGone { award });
        }
        self.awards &= !(1 << award.index());
        out.tell(Event::AwardRemoved { seat: self.active, award });
        match self.place_of(self.active) + 1 {
            next if next < self.players() => self.active = self.seat_at(next),
            _ => self.begin_companies(),
        }
        Ok(())
    }

    /// EMP-0.9: from the last player to the first.
    fn begin_companies(&mut self) {
        self.stage = Stage::Companies;
        self.active = self.seat_at(self.players() - 1);
    }

    /// Captains that nobody has and that are in this game.
    pub(crate) fn free_captains(&self) -> People {
        let cards = &Printed::shipped().cards;
        let (no_people, _) = cards.left_out(self.variants.friendly);
        let chosen = self.all_seats().filter_map(|seat| self.player(seat).captain).map(|staff| staff.person);
        cards.of_kind(Kind::Captain).without(no_people).without(chosen.collect())
    }

    pub(crate) fn free_companies(&self) -> impl Iterator<Item = Company> {
        Company::ALL.into_iter().filter(|company| self.seat_of(*company).is_none())
    }

    pub(crate) fn list_companies(&self, out: &mut Vec<crate::moves::Move>) {
        let captains = self.free_captains();
        for company in self.free_companies() {
            let fits = captains.iter().filter(|captain| self.can_choose(company, *captain).is_ok());
            out.extend(fits.map(|captain| crate::moves::Move::Company { company, captain }));
        }
    }

    pub(crate) fn can_choose(&self, company: Company, captain: PersonId) -> Result<(), No> {
        if self.seat_of(company).is_some() {
            return Err(No::CompanyTaken { company });
        }
        if captain.kind() != Kind::Captain {
            return Err(No::NotACaptain { person: captain });
        }
        let (left_out, _) = Printed::shipped().cards.left_out(self.variants.friendly);
        if left_out.contains(captain) {
            return Err(No::LeftOut { person: captain });
        }
        if !self.free_captains().contains(captain) {
            return Err(No::CaptainTaken { captain });
        }
        if captain.printed().company.is_some_and(|own| own != company) {
            return Err(No::OtherCaptain { captain, company });
        }
        // EMP-0.10: those who choose later need a company with a captain each.
        let captains = self.free_captains().without(People::only(captain));
        let wild = captains.iter().filter(|person| person.printed().company.is_none()).count();
        let own =
            |company: &Company| captains.iter().any(|person| person.printed().company == Some(*company));
        let (with, without): (Vec<Company>, Vec<Company>) =
            self.free_companies().filter(|other| *other != company).partition(own);
        let later = self.place_of(self.active);
        if with.len() + without.len().min(wild) < later {
            return Err(No::CaptainNeeded { captain });
        }
        Ok(())
    }

    pub(crate) fn choose_company(
        &mut self,
        company: Company,
        captain: PersonId,
        out: &mut Out<'_>,
    ) -> Result<(), No> {
        self.can_choose(company, captain)?;
        let seat = self.active;
        let player = self.me();
        player.company = Some(company);
        player.captain = Some(Staff::ready(captain));
        player.mana = START_MANA;
        out.tell(Event::CompanyChosen { seat, company, captain });
        match self.place_of(seat).checked_sub(1) {
            Some(before) => self.active = self.seat_at(before),
            None => self.stage = Stage::Headquarters { first: None },
        }
        Ok(())
    }

    /// EMP-0.12: where the next train car of a headquarters may go.
    pub(crate) fn headquarters(&self, seat: Seat, first: Option<HexId>) -> HexSet {
        let empty = self.empty_land();
        let chart = self.map.chart();
        match first {
            Some(first) => chart.around(first) & empty,
            None => {
                let home = self.home(seat).map_or(HexSet::NONE, |home| self.map.land[home.index()]);
                (home & empty).iter().filter(|hex| !(chart.around(*hex) & empty).is_empty()).collect()
            }
        }
    }

    /// Hexes without trains that are neither City nor Wasteland.
    fn empty_land(&self) -> HexSet {
        let occupied = self.all_seats().fold(HexSet::NONE, |all, seat| all | self.map.network(seat));
        self.map.chart().all & !self.map.cities & !self.map.wasteland & !occupied
    }

    pub(crate) fn place_headquarters(
        &mut self,
        first: Option<HexId>,
        hex: HexId,
        out: &mut Out<'_>,
    ) -> Result<(), No> {
        let seat = self.active;
        if !self.headquarters(seat, first).contains(hex) {
            return Err(match first {
                None => No::NotHome { hex },
                Some(of) => No::NotBesideFirst { hex, of },
            });
        }
        self.map.add_train(seat, hex);
        self.me().trains -= 1;
        out.tell(Event::HeadquartersPlaced { seat, hex: self.coord(hex) });
        self.stage = match first {
            None => Stage::Headquarters { first: Some(hex) },
            Some(_) => {
                let next = self.place_of(seat) + 1;
                if next < self.players() {
                    self.active = self.seat_at(next);
                    Stage::Headquarters { first: None }
                } else {
                    self.active = self.start;
                    Stage::Specialists
                }
            }
        };
        Ok(())
    }
}
