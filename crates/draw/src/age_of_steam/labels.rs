//! Every word of the drawing. [`Labels::english`] is the house's own; another language fills in the same fields.

use std::borrow::Cow;

use catalog::age_of_steam::{Action, Colour, Half, Phase, Terrain};
use kernel::{MAX_SEATS, Seat, Source};

pub type Word = Cow<'static, str>;

/// The words of the drawing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Labels {
    /// By seat: the players' names, or else those of their colours.
    pub players: [Word; MAX_SEATS],
    pub turn: Word,
    pub of: Word,
    pub to_decide: Word,
    pub winner: Word,
    pub owners: Word,

    pub issue_shares: Word,
    pub auction: Word,
    pub select_actions: Word,
    pub build_track: Word,
    pub move_goods: Word,
    pub production: Word,
    pub growth: Word,
    pub over: Word,

    pub first_move: Word,
    pub first_build: Word,
    pub engineer: Word,
    pub locomotive: Word,
    pub urbanization: Word,
    pub production_action: Word,
    pub turn_order: Word,

    pub cash: Word,
    pub income: Word,
    pub shares: Word,
    pub engine: Word,
    pub points: Word,
    pub eliminated: Word,
    pub bid: Word,
    pub passed: Word,
    pub dropped: Word,

    pub goods_display: Word,
    pub light: Word,
    pub dark: Word,
    pub bag: Word,
    pub drawn: Word,
    pub tiles_left: Word,
    pub disks_left: Word,

    pub terrain: Word,
    pub plain: Word,
    pub river: Word,
    pub mountain: Word,
    pub lake: Word,
    pub no_track: Word,
    pub places: Word,
    pub city: Word,
    pub new_city: Word,
    pub town: Word,
    pub town_price: Word,
    pub wants: Word,
    pub grows_on: Word,
    pub exits: Word,
    pub track: Word,
    pub completed: Word,
    pub unfinished: Word,
    pub unowned: Word,
    pub owner: Word,
    pub goods: Word,
    pub empty: Word,

    pub red: Word,
    pub blue: Word,
    pub purple: Word,
    pub yellow: Word,
    pub black: Word,

    pub from_rulebook: Word,
    pub from_public: Word,
    pub reconstructed: Word,
}

impl Labels {
    #[must_use]
    pub fn english() -> Self {
        let word = Cow::Borrowed;
        Self {
            players: ["Red", "Green", "Yellow", "Purple", "Blue", "Black"].map(Cow::Borrowed),
            turn: word("Turn"),
            of: word("of"),
            to_decide: word("to decide"),
            winner: word("wins"),
            owners: word("Players"),

            issue_shares: word("Issue shares"),
            auction: word("Auction for player order"),
            select_actions: word("Select actions"),
            build_track: word("Build track"),
            move_goods: word("Move goods"),
            production: word("Production"),
            growth: word("Goods growth"),
            over: word("The game is over"),

            first_move: word("First Move"),
            first_build: word("First Build"),
            engineer: word("Engineer"),
            locomotive: word("Locomotive"),
            urbanization: word("Urbanization"),
            production_action: word("Production"),
            turn_order: word("Turn Order"),

            cash: word("Cash"),
            income: word("Income"),
            shares: word("Shares"),
            engine: word("Engine"),
            points: word("Points"),
            eliminated: word("Eliminated"),
            bid: word("Bid"),
            passed: word("Passed"),
            dropped: word("Out of the auction"),

            goods_display: word("Goods display"),
            light: word("Light dice"),
            dark: word("Dark dice"),
            bag: word("In the bag"),
            drawn: word("Drawn"),
            tiles_left: word("Tiles left"),
            disks_left: word("Town disks"),

            terrain: word("Terrain"),
            plain: word("Plain"),
            river: word("River"),
            mountain: word("Mountain"),
            lake: word("Lake"),
            no_track: word("no track"),
            places: word("Places"),
            city: word("City"),
            new_city: word("New City"),
            town: word("Town"),
            town_price: word("$1 + $1 an exit"),
            wants: word("takes goods so marked"),
            grows_on: word("goods grow on this die"),
            exits: word("exits"),
            track: word("Track"),
            completed: word("Completed link"),
            unfinished: word("Unfinished section"),
            unowned: word("Unowned track"),
            owner: word("Its owner's engine"),
            goods: word("Goods"),
            empty: word("empty"),

            red: word("red"),
            blue: word("blue"),
            purple: word("purple"),
            yellow: word("yellow"),
            black: word("black"),

            from_rulebook: word("This board is as the rulebook has it."),
            from_public: word("This board is a public transcription."),
            reconstructed: word("This board is a reconstruction."),
        }
    }

    pub(crate) fn player(&self, seat: Seat) -> &str {
        &self.players[seat.index()]
    }

    pub(crate) fn phase(&self, phase: &Phase) -> &str {
        match phase {
            Phase::IssueShares { .. } => &self.issue_shares,
            Phase::Auction(_) => &self.auction,
            Phase::SelectActions { .. } => &self.select_actions,
            Phase::BuildTrack(_) => &self.build_track,
            Phase::MoveGoods(_) => &self.move_goods,
            Phase::Production(_) => &self.production,
            Phase::Growth => &self.growth,
            Phase::Over(_) => &self.over,
        }
    }

    pub(crate) fn action(&self, action: Action) -> &str {
        match action {
            Action::FirstMove => &self.first_move,
            Action::FirstBuild => &self.first_build,
            Action::Engineer => &self.engineer,
            Action::Locomotive => &self.locomotive,
            Action::Urbanization => &self.urbanization,
            Action::Production => &self.production_action,
            Action::TurnOrder => &self.turn_order,
        }
    }

    pub(crate) fn colour(&self, colour: Colour) -> &str {
        match colour {
            Colour::Red => &self.red,
            Colour::Blue => &self.blue,
            Colour::Purple => &self.purple,
            Colour::Yellow => &self.yellow,
            Colour::Black => &self.black,
        }
    }

    pub(crate) fn half(&self, half: Half) -> &str {
        match half {
            Half::Light => &self.light,
            Half::Dark => &self.dark,
        }
    }

    pub(crate) fn terrain(&self, terrain: Terrain) -> &str {
        match terrain {
            Terrain::Plain => &self.plain,
            Terrain::River => &self.river,
            Terrain::Mountain => &self.mountain,
        }
    }

    pub(crate) fn source(&self, source: Source) -> &str {
        match source {
            Source::Rulebook => &self.from_rulebook,
            Source::Public => &self.from_public,
            Source::Reconstructed => &self.reconstructed,
        }
    }
}
