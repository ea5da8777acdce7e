//! Goods, and how many there are of each.

use kernel::kinds;

kinds! {
    /// What is stored, made and delivered.
    Good { Wood "wood", Stone "stone", Iron "iron", Coal "coal" }
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
