//! Terrains, companies, and what else comes in a few kinds.

use kernel::kinds;

kinds! {
    /// The six terrains. Each has its good and its City, which are called by it.
    Terrain {
        Mountain "mountain",
        Lake "lake",
        Forest "forest",
        Lava "lava",
        Glacier "glacier",
        Desert "desert",
    }
}
kinds! {
    /// The six companies.
    Company {
        Gesselheim "gesselheim",
        KingsLine "kings-line",
        Caterpillar "caterpillar",
        Kerigan "kerigan",
        Afterworld "afterworld",
        GoldenSands "golden-sands",
    }
}
kinds! {
    /// The kinds of people: captains, and the three kinds of specialists.
    PersonKind {
        Captain "captain",
        Engineer "engineer",
        Surveyor "surveyor",
        StationMaster "station-master",
    }
}
kinds! {
    /// The sizes of Demand Tiles.
    Size { Double "double", Triple "triple", Quadruple "quadruple" }
}
kinds! {
    /// What the end of the line offers.
    Upgrade { Mana "mana", Specialist "specialist", Spellcars "spellcars" }
}
kinds! {
    /// What is shared out in the end, where that was agreed on.
    Award {
        BranchOffice "branch-office",
        Cache "cache",
        Conglomerate "conglomerate",
        Cosmopolitan "cosmopolitan",
        Diversity "diversity",
        DriveBy "drive-by",
        EdgeLord "edge-lord",
        Focus "focus",
        SecondOpinion "second-opinion",
        Technologist "technologist",
    }
}
kinds! {
    /// How the players are divided into teams.
    Teams { Off "off", Pairs "2v2", ThreePairs "2v2v2", Trios "3v3" }
}
kinds! {
    /// Whether a game has Awards, and how they are found.
    Awards { Off "off", Two "two", Expert "expert" }
}
kinds! {
    /// What brings the game to its end (EMP-11.1, EMP-11.2, EMP-11.8).
    Ending { Tiles "demand-tiles", Trains "trains", Standstill "standstill" }
}
kinds! {
    /// Which sides of the boards a game is played on.
    Boards { Any "any", A "a", B "b" }
}

/// How many of each good.
pub type Goods = [u8; Terrain::ALL.len()];

impl Terrain {
    /// As files and states write it, and its Good.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Mountain => 'M',
            Self::Lake => 'L',
            Self::Forest => 'F',
            Self::Lava => 'V',
            Self::Glacier => 'G',
            Self::Desert => 'D',
        }
    }

    pub(crate) fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|terrain| terrain.letter() == letter)
    }
}

impl Size {
    /// The Goods that earn such a tile in one delivery (EMP-6.5).
    #[must_use]
    pub const fn goods(self) -> u8 {
        self as u8 + 2
    }

    /// What it is worth.
    #[must_use]
    pub const fn points(self) -> u8 {
        self as u8 + 1
    }
}

impl PersonKind {
    /// The kinds that are drafted.
    pub const DRAFTED: [Self; 3] = [Self::Engineer, Self::Surveyor, Self::StationMaster];

    /// Its place among the kinds that are drafted.
    #[must_use]
    pub const fn stack(self) -> Option<usize> {
        (self as usize).checked_sub(1)
    }
}
