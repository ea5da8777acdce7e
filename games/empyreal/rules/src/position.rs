//! A position and the contract with the kernel.

use kernel::{
    Choice, Draws, Events, GameInfo, LawError, Rules, Seat, SetupError, Stream, Turn, Viewer,
    counts_of_table, position,
};

use crate::event::Event;
use crate::ids::{CarId, PersonId};
use crate::kinds::{Awards, Boards, Teams};
use crate::moves::Move;
use crate::out::Out;
use crate::phase::Phase;
use crate::reason::Reason;
use crate::setup::{OFF, ON, Setup};
use crate::table::{MAX_PLAYERS, Table};
use crate::view::View;

position! {
    /// A position: what lies on the table, and the draws.
    Position of Table
}

impl Rules for Position {
    const INFO: GameInfo = GameInfo {
        id: "empyreal",
        title: "Empyreal: Spells & Steam",
        fewest_players: 2,
        most_players: MAX_PLAYERS,
        players_rule: "EMP-0.1",
        rules_version: 1,
        oldest_rules_version: 1,
        rule_prefix: "EMP",
        rules_texts: &[("en", include_str!("../RULES.md")), ("fr", include_str!("../RULES.fr.md"))],
        choices: &[
            Choice {
                key: "boards",
                values: &[Boards::Any.notation(), Boards::A.notation(), Boards::B.notation()],
            },
            Choice {
                key: "awards",
                values: &[Awards::Off.notation(), Awards::Two.notation(), Awards::Expert.notation()],
            },
            Choice { key: "epic", values: &[OFF, ON] },
            Choice { key: "open_information", values: &[OFF, ON] },
            Choice { key: "friendly", values: &[OFF, ON] },
            Choice {
                key: "teams",
                values: &[
                    Teams::Off.notation(),
                    Teams::Pairs.notation(),
                    Teams::ThreePairs.notation(),
                    Teams::Trios.notation(),
                ],
            },
        ],
    };

    type Setup = Setup;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Reason = Reason;

    counts_of_table!(crate::components::list);

    fn start(setup: &Setup, draws: Draws, events: &mut Events<Event>) -> Result<Self, SetupError> {
        Ok(setup.lay_out(draws, events))
    }

    fn turn(&self) -> Turn {
        let table = &self.table;
        if table.phase == Phase::Over {
            return Turn::Over(table.standing());
        }
        Turn::Owed { seats: table.asked(), phase: table.phase_name() }
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.table.asked_seat() == Some(seat) {
            self.table.list(seat, out);
        }
    }

    fn play(&mut self, seat: Seat, mv: &Move, events: &mut Events<Event>) -> Result<(), Reason> {
        Err(match self.table.asked_seat() {
            Some(asked) if asked == seat => {
                let mut out = Out { draws: &mut self.draws, events };
                match self.table.dispatch(*mv, &mut out) {
                    Ok(()) => return Ok(()),
                    Err(reason) => reason,
                }
            }
            Some(asked) => Reason::NotYourTurn { asked },
            None => Reason::GameOver,
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(&self.table, viewer)
    }

    fn imagine(view: &View, stream: &mut Stream) -> Self {
        view.imagine(stream)
    }

    fn check(&self) -> Result<(), LawError> {
        self.table.check()
    }

    /// A stack that is picked up shows its specialists (EMP-7.7).
    fn reveals(&self, _: Seat, mv: &Move) -> bool {
        matches!(mv, Move::Draft(_)) && !self.table.variants.open_information
    }

    fn cards() -> Vec<&'static str> {
        let people = PersonId::all().map(|person| &*person.printed().id);
        people.chain(CarId::all().map(|car| &*car.printed().id)).collect()
    }
}
