use kernel::printed::read_all;
use kernel::{Source, numbered};
use serde::Deserialize;

use crate::goods::{Goods, counts, total};
use crate::ids::{ContractId, Contracts};
use crate::table::COIN;

/// How many contracts there are.
pub const CONTRACTS: usize = 28;
/// By the number of freight cars that a contract reserves (IMP-0.10).
pub const DECKS: [u8; 3] = [1, 2, 3];

/// A contract.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contract {
    /// The factories that it requires.
    pub factories: Goods,
    /// How many those are; as many freight cars are reserved, and as many investors come.
    pub size: u8,
    /// What it brings a player who fulfils it, and costs one who does not (IMP-12.5).
    pub value: u16,
    /// Where it is known from.
    pub source: Source,
}

impl Contracts {
    /// All there are.
    pub const ALL: Self = Self::first(CONTRACTS);
}

numbered! { ContractId "k" of CONTRACTS }

impl Contract {
    pub(crate) fn parse_all(text: &str) -> Result<[Self; CONTRACTS], String> {
        let file: File = toml::from_str(text).map_err(|error| format!("contracts.toml: {error}"))?;
        read_all("contracts", &file.contracts, Row::read)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    contracts: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: String,
    factories: String,
    value: u16,
    source: Source,
}

impl Row {
    fn read(&self, index: usize) -> Result<Contract, String> {
        let wrong = |what: &str| format!("contract “{}”: {what}", self.id);
        if index >= CONTRACTS || ContractId::new(index).to_string() != self.id {
            return Err(wrong("contracts are numbered from k01 in their order"));
        }
        let factories = counts(&self.factories).map_err(|why| wrong(&why))?;
        let size = total(&factories);
        if !DECKS.contains(&size) {
            return Err(wrong("it requires one to three factories"));
        }
        if i32::from(self.value) % COIN != 0 {
            return Err(wrong(&format!("its value is a multiple of {COIN}")));
        }
        Ok(Contract { factories, size, value: self.value, source: self.source })
    }
}
