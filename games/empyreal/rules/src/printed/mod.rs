//! What is printed on the components, read once from the files in `data/`.

mod boards;
mod cards;
mod effects;
mod game;

use std::sync::LazyLock;

use serde::de::DeserializeOwned;

pub use boards::{BOARD_HEXES, Boards, Chart, MAX_BOARDS, MAX_HEXES, SIDES, Side, SideId, Sign};
pub use cards::{
    CAPTAINS, COLUMNS, Car, CarKind, Cards, CommonKind, Folio, OF_EACH_COMMON_KIND, OF_EACH_KIND, PERSONS,
    Person, TILES, UNIQUE,
};
pub use effects::{
    Build, Colour, CopyFrom, Each, Ground, Lands, Modifier, Near, NodeId, Obstacle, Op, Pick, Program,
    TransferCosts, Trigger, Where,
};
pub use game::{Game, PlayerCount};

/// Everything that is printed.
#[derive(Debug)]
pub struct Printed {
    /// The boards.
    pub boards: Boards,
    /// Captains, specialists, spellcars and folios, and what they do.
    pub cards: Cards,
    /// The numbers of the rulebook, by players.
    pub game: Game,
}

/// A data file as it is shipped: its name and its text.
pub type DataFile = (&'static str, &'static str);

impl Printed {
    /// The shipped data files by name, in the order in which they are read.
    pub const FILES: [DataFile; 6] = [
        ("boards.toml", include_str!("../../data/boards.toml")),
        ("captains.toml", include_str!("../../data/captains.toml")),
        ("specialists.toml", include_str!("../../data/specialists.toml")),
        ("spellcars.toml", include_str!("../../data/spellcars.toml")),
        ("companies.toml", include_str!("../../data/companies.toml")),
        ("game.toml", include_str!("../../data/game.toml")),
    ];

    /// What is shipped, read once.
    #[must_use]
    #[inline]
    pub fn shipped() -> &'static Self {
        static PRINTED: LazyLock<Printed> = LazyLock::new(|| {
            Printed::parse(Printed::FILES.map(|(_, text)| text)).expect("the shipped data is tested")
        });
        &PRINTED
    }

    /// Reads the files, in the order of [`FILES`](Self::FILES).
    pub fn parse(
        [boards, captains, specialists, spellcars, companies, game]: [&str; 6],
    ) -> Result<Self, String> {
        let mut program = Program::default();
        let game = Game::parse(game, &mut program)?;
        Ok(Self {
            boards: Boards::parse(boards)?,
            cards: Cards::parse(program, captains, specialists, spellcars, companies)?,
            game,
        })
    }
}

fn read<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, String> {
    toml::from_str(text).map_err(|error| format!("{file}: {error}"))
}
