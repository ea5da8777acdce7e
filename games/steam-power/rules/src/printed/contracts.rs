//! The contracts, read once from `data/contracts.toml`.

use std::sync::LazyLock;

use kernel::printed::read_all;
use kernel::{Message, Source, kinds, message, numbered};
use serde::Deserialize;

use crate::goods::{Colour, Resources};
use crate::ids::{ContractId, Contracts};

/// How many contracts there are.
pub const CONTRACTS: usize = 48;

/// A contract tile.
#[derive(Clone, Debug)]
pub struct Contract {
    /// The resources that it asks for.
    pub needs: Resources,
    /// What it pays; 0 where it brings a bonus action.
    pub money: u16,
    /// The free action that it brings.
    pub bonus: Option<Bonus>,
    /// What it is worth at the end.
    pub points: u8,
    /// Where it comes from.
    pub source: Source,
}

kinds! {
    /// The free action that a contract brings (SP-4.11).
    Bonus {
        Track "track",
        Factory "factory",
        Contracts "contracts",
    }
}

impl Bonus {
    /// What people call it.
    #[must_use]
    pub const fn name(self) -> Message {
        match self {
            Self::Track => message!(sp_bonus_track),
            Self::Factory => message!(sp_bonus_factory),
            Self::Contracts => message!(sp_bonus_contracts),
        }
    }
}

impl ContractId {
    /// What is printed on it.
    #[must_use]
    pub fn contract(self) -> &'static Contract {
        &Contract::shipped()[self.index()]
    }
}

impl Contracts {
    /// All there are.
    pub const ALL: Self = Self::first(CONTRACTS);
}

numbered! { ContractId "c" of CONTRACTS }

impl Contract {
    /// All contracts that come with the program, in the order of their numbers.
    #[must_use]
    pub fn shipped() -> &'static [Self; CONTRACTS] {
        static CONTRACT_TILES: LazyLock<[Contract; CONTRACTS]> = LazyLock::new(|| {
            Contract::parse_all(include_str!("../../data/contracts.toml"))
                .expect("the shipped contracts are tested")
        });
        &CONTRACT_TILES
    }

    /// The contracts of a file, in the order of their numbers.
    pub fn parse_all(text: &str) -> Result<[Self; CONTRACTS], String> {
        let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
        read_all("contracts", &file.contract, Row::read)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    contract: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: String,
    needs: String,
    #[serde(default)]
    money: u16,
    bonus: Option<Bonus>,
    points: u8,
    source: Source,
}

impl Row {
    fn read(&self, index: usize) -> Result<Contract, String> {
        let wrong = |what: &str| format!("contract “{}”: {what}", self.id);
        if index >= CONTRACTS || ContractId::new(index).to_string() != self.id {
            return Err(wrong("contracts are numbered from c01 in their order"));
        }
        if self.needs.is_empty() || self.needs.len() > MOST_NEEDED {
            return Err(wrong("it needs one to four resources"));
        }
        let mut needs = Resources::default();
        for letter in self.needs.chars() {
            let colour = Colour::from_letter(letter).ok_or_else(|| wrong("resources are B, W, O and G"))?;
            needs[colour.index()] += 1;
        }
        if self.bonus.is_some() == (self.money > 0) {
            return Err(wrong("it brings either money or a bonus action"));
        }
        let (money, bonus, points) = (self.money, self.bonus, self.points);
        Ok(Contract { needs, money, bonus, points, source: self.source })
    }
}

/// The most resources that a contract needs.
pub const MOST_NEEDED: usize = 4;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_contracts_as_counted() {
        let all = Contract::shipped();
        let needed = all.iter().fold([0; 4], |sum, contract| {
            std::array::from_fn(|colour| sum[colour] + u32::from(contract.needs[colour]))
        });
        assert_eq!(needed, [35; 4]);
        assert_eq!(all.iter().filter(|contract| contract.money > 0).count(), 24);
        for bonus in Bonus::ALL {
            assert_eq!(all.iter().filter(|contract| contract.bonus == Some(bonus)).count(), 8, "{bonus:?}");
        }
        assert_eq!(all.iter().map(|contract| u32::from(contract.points)).sum::<u32>(), 158);
        assert_eq!("c12".parse::<ContractId>().unwrap().to_string(), "c12");
        assert!(["c0", "c1", "c49", "C12", "c00"].iter().all(|text| text.parse::<ContractId>().is_err()));
    }

    #[test]
    fn what_is_wrong_with_a_file_is_named() {
        let shipped = include_str!("../../data/contracts.toml");
        for (from, to, complaint) in [
            ("id = \"c02\"", "id = \"c03\"", "numbered from c01"),
            ("needs = \"BB\"", "needs = \"BX\"", "B, W, O and G"),
            ("needs = \"BB\"", "needs = \"\"", "one to four"),
            ("money = 3", "money = 0", "either money or a bonus"),
            ("[[contract]]\nid = \"c48\"", "[[contract]]\nid = \"c49\"", "numbered from c01"),
        ] {
            let error = Contract::parse_all(&shipped.replacen(from, to, 1)).expect_err(to);
            assert!(error.contains(complaint), "{error}");
        }
        let cut = &shipped[..shipped.find("[[contract]]\nid = \"c48\"").unwrap()];
        assert!(Contract::parse_all(cut).unwrap_err().contains("48 contracts, not 47"));
    }
}
