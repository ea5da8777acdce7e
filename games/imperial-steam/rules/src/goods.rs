//! Goods, hubs, and what else comes in a few kinds.

use kernel::kinds;

kinds! {
    /// What is stored, made and delivered.
    Good { Wood "wood", Stone "stone", Iron "iron", Coal "coal" }
}
kinds! {
    /// The four hub cities, by the colour of their tiles.
    Hub { Bronze "bronze", White "white", Green "green", Blue "blue" }
}
kinds! {
    /// What a link takes beyond the usual.
    LinkKind { Plain "plain", Bridge "bridge", Tunnel "tunnel" }
}
kinds! {
    /// What an engineer can build.
    Engineer { Bridge "bridge", Tunnel "tunnel" }
}
kinds! {
    /// The eleven Main Actions, in the order of the rulebook.
    Action {
        Build "build",
        Hire "hire",
        Building "building",
        Produce "produce",
        Goods "goods",
        Train "train",
        Contract "contract",
        Give "give",
        Share "share",
        Fundraise "fundraise",
        Pass "pass",
    }
}
kinds! {
    /// What a point of a Business token buys.
    Purchase { Influence "influence", Share "share", Car "car" }
}

/// How many of each good.
pub type Goods = [u8; Good::ALL.len()];

impl Good {
    /// As files and states write it.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Wood => 'W',
            Self::Stone => 'S',
            Self::Iron => 'I',
            Self::Coal => 'C',
        }
    }

    /// Reads what [`letter`](Self::letter) writes.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|good| good.letter() == letter)
    }
}

impl LinkKind {
    /// The engineer without whom it is not built.
    #[must_use]
    pub const fn engineer(self) -> Option<Engineer> {
        match self {
            Self::Plain => None,
            Self::Bridge => Some(Engineer::Bridge),
            Self::Tunnel => Some(Engineer::Tunnel),
        }
    }

    /// The good that it takes beyond the usual (IMP-4.10, IMP-4.11).
    #[must_use]
    pub const fn extra(self) -> Option<Good> {
        match self {
            Self::Plain => None,
            Self::Bridge => Some(Good::Stone),
            Self::Tunnel => Some(Good::Iron),
        }
    }
}

/// All the goods together.
#[must_use]
#[inline]
pub const fn total(goods: &Goods) -> u8 {
    goods[0] + goods[1] + goods[2] + goods[3]
}

/// `WWSC` as files and states write it.
#[must_use]
pub fn letters(goods: &Goods) -> String {
    let repeated = |good: Good| std::iter::repeat_n(good.letter(), usize::from(goods[good.index()]));
    Good::ALL.into_iter().flat_map(repeated).collect()
}

/// Reads what [`letters`] writes.
pub(crate) fn counts(letters: &str) -> Result<Goods, String> {
    let mut goods = Goods::default();
    for letter in letters.chars() {
        let good =
            Good::from_letter(letter).ok_or_else(|| format!("“{letter}” is no good: write W, S, I or C"))?;
        let count = &mut goods[good.index()];
        *count = count.checked_add(1).ok_or("there are too many goods")?;
    }
    Ok(goods)
}
