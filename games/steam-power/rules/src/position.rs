//! A position and the contract with the kernel.

use kernel::{
    Choice, Draws, Events, GameInfo, LawError, Rules, Seat, SetupError, Stream, Turn, Viewer, counts_of_table,
};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::ids::{ContractId, Contracts};
use crate::moves::Move;
use crate::printed::Board;
use crate::reason::Reason;
use crate::setup::{OFF, ON, Setup};
use crate::table::{MAX_PLAYERS, MIN_PLAYERS, Phase, STANDSTILL_RULES, Table};
use crate::view::View;

/// A position: what lies open, what is hidden, and the draws to come.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "Saved", try_from = "Saved")]
pub struct Position {
    pub(crate) table: Table,
    pub(crate) hands: [Contracts; MAX_PLAYERS],
    pub(crate) bag: Contracts,
    pub(crate) draws: Draws,
}

/// A position in writing, before its laws have been checked.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    table: Table,
    hands: Vec<Vec<String>>,
    draws: Draws,
}

impl From<Position> for Saved {
    fn from(position: Position) -> Self {
        let list = |hand: &Contracts| hand.iter().map(|contract| contract.to_string()).collect();
        let hands = position.hands[..usize::from(position.table.players)].iter().map(list).collect();
        Self { table: position.table, hands, draws: position.draws }
    }
}

impl TryFrom<Saved> for Position {
    type Error = String;

    fn try_from(saved: Saved) -> Result<Self, String> {
        let mut hands = [Contracts::NONE; MAX_PLAYERS];
        if saved.hands.len() != usize::from(saved.table.players) {
            return Err("there is not one hand for each player".into());
        }
        for (hand, contracts) in hands.iter_mut().zip(&saved.hands) {
            for contract in contracts {
                let id: ContractId =
                    contract.parse().map_err(|()| format!("there is no contract “{contract}”"))?;
                if hand.contains(id) {
                    return Err(format!("contract {contract} is in a hand twice"));
                }
                hand.insert(id);
            }
        }
        Self::resume(saved.table, hands, saved.draws).map_err(|broken| broken.to_string())
    }
}

impl Position {
    /// A position from what lies on the table, what each player holds and where the draws stand; refused if it breaks
    /// a law. All other contracts are in the bag.
    pub fn resume(table: Table, hands: [Contracts; MAX_PLAYERS], draws: Draws) -> Result<Self, LawError> {
        let bag = hands.iter().fold(table.unseen(), |bag, hand| bag.without(*hand));
        let position = Self { table, hands, bag, draws };
        position.check()?;
        Ok(position)
    }

    /// What lies open.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The contracts in a hand; none at a seat that this game does not have.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Contracts {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// The draws to come.
    #[must_use]
    pub const fn draws(&self) -> &Draws {
        &self.draws
    }
}

impl Rules for Position {
    const INFO: GameInfo = GameInfo {
        id: "steam-power",
        title: "Steam Power",
        fewest_players: MIN_PLAYERS,
        most_players: MAX_PLAYERS,
        players_rule: "SP-0.1",
        rules_version: STANDSTILL_RULES,
        oldest_rules_version: 1,
        rule_prefix: "SP",
        rules_texts: &[("en", include_str!("../RULES.md")), ("fr", include_str!("../RULES.fr.md"))],
        choices: &[
            Choice { key: "map", values: Board::SHIPPED },
            Choice { key: "later_edition", values: &[OFF, ON] },
            Choice { key: "start_from_group", values: &[ON, OFF] },
            Choice { key: "steal_from_next", values: &[OFF, ON] },
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
        Turn::Owed { seats: table.asked(), phase: table.phase.name() }
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.table.asked().contains(seat) {
            self.list(seat, out);
        }
    }

    fn play(&mut self, seat: Seat, mv: &Move, events: &mut Events<Event>) -> Result<(), Reason> {
        if self.table.asked().contains(seat) {
            self.dispatch(seat, mv, events)
        } else if self.table.phase == Phase::Over {
            Err(self.table.wrong_question())
        } else {
            Err(Reason::NotYourTurn { asked: self.table.active })
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, stream: &mut Stream) -> Self {
        view.deal(stream)
    }

    fn check(&self) -> Result<(), LawError> {
        self.check_contracts()?;
        self.table.check()
    }
}

impl Position {
    /// Every contract is in one place.
    fn check_contracts(&self) -> Result<(), LawError> {
        let table = &self.table;
        let mut seen = self.bag;
        let mut count = self.bag.len();
        for seat in table.all_seats() {
            let (hand, player) = (self.hand(seat), table.player(seat));
            LawError::unless_equal("contracts", "a hand", usize::from(player.hand), hand.len())?;
            for set in [hand, player.fulfilled] {
                seen = seen.or(set);
                count += set.len();
            }
        }
        if let Phase::Fulfilling { contract, .. } = table.phase {
            seen.insert(contract);
            count += 1;
        }
        LawError::unless_equal("contracts", "the bag", usize::from(table.bag), self.bag.len())?;
        LawError::unless_equal(
            "contracts",
            "all contracts",
            (seen, count),
            (Contracts::ALL, Contracts::ALL.len()),
        )
    }
}
