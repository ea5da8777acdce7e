//! EMP-0: setting up; EMP-13 and EMP-14: what can be agreed on.

mod companies;

use arrayvec::ArrayVec;
use kernel::{Draws, Events, Options, Rules, Seat, SetupError, Stream, text};

use crate::event::Event;
use crate::ids::{CarId, Cars, HexId, People, PersonId};
use crate::kinds::{Award, Awards, Boards, Goods, PersonKind, Teams, Terrain};
use crate::out::Out;
use crate::phase::Phase;
use crate::position::Position;
use crate::printed::{MAX_BOARDS, Printed, SideId, Sign};
use crate::reason::Reason;
use crate::table::{GOODS, Laid, Map, Player, Secret, Stack, Table, Tiles, TurnState, Variants};

/// The values of options that are on or off.
pub(crate) const OFF: &str = "off";
pub(crate) const ON: &str = "on";

/// The Awards that a game is played for; in an expert game, those that are left when each player has removed one (EMP-12.1,
/// EMP-13.2).
pub const AWARDS_KEPT: usize = 2;

/// The specialists in each stack of a game for so many players (EMP-0.7).
pub(crate) const fn stack_size(players: usize) -> usize {
    players + 1
}

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
            let why = text!(emp_setup_teams, teams = teams, players = players, rule = "EMP-14.1");
            return Err(SetupError(why));
        }
        if variants.teams != Teams::Off && variants.awards != Awards::Off {
            return Err(SetupError(text!(emp_setup_teams_awards, rule = "EMP-14.2")));
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
    pub(crate) fn lay_out(&self, mut draws: Draws, events: &mut Events<Event>) -> Position {
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
            for kind in PersonKind::DRAFTED {
                table.deal_stack(kind, printed.cards.of_kind(kind).without(no_people), stream);
            }
        });
        table.deal_awards(&mut draws, events);
        events.push(Event::StartDrawn { seat: start });
        if table.variants.awards == Awards::Expert {
            table.phase = Phase::Awards;
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
            let (board, place) = chart.place(hex, |board| boards[board].turned);
            boards[board].side.printed().signs[place]
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
            phase: Phase::Companies,
            active: start,
            round: 1,
            ended_by: None,
            idle: 0,
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
    fn deal_stack(&mut self, kind: PersonKind, people: People, stream: &mut Stream) {
        let Some(stack) = kind.stack() else { return };
        let mut people: Vec<PersonId> = people.iter().collect();
        stream.shuffle(&mut people);
        let count = stack_size(self.players());
        self.secret.stacks[stack] = people.iter().take(count).copied().collect();
        self.secret.boxed = self.secret.boxed.or(people.iter().skip(count).copied().collect());
        self.stack_sizes[stack] = self.secret.stacks[stack].len() as u8;
    }

    /// EMP-12.1, EMP-13.2
    fn deal_awards(&mut self, draws: &mut Draws, events: &mut Events<Event>) {
        let count = match self.variants.awards {
            Awards::Off => return,
            Awards::Two => AWARDS_KEPT,
            Awards::Expert => self.players() + AWARDS_KEPT,
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
    pub(crate) fn remove_award(&mut self, award: Award, out: &mut Out<'_>) -> Result<(), Reason> {
        if self.awards >> award.index() & 1 == 0 {
            return Err(Reason::AwardGone { award });
        }
        self.awards &= !(1 << award.index());
        out.tell(Event::AwardRemoved { seat: self.active, award });
        match self.place_of(self.active) + 1 {
            next if next < self.players() => self.active = self.seat_at(next),
            _ => self.begin_companies(),
        }
        Ok(())
    }
}
