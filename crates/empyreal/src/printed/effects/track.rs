//! Where the track of an ability goes: on what land, beside what, and which Transfers on the way are free.

use serde::Deserialize;

use crate::kinds::Terrain;

/// Where a train car may be built.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Build {
    pub on: Ground,
    #[serde(default)]
    pub r#where: Where,
    pub near: Option<Near>,
    /// The Transfers that are free, one of each.
    #[serde(default)]
    pub free: Vec<Obstacle>,
    /// How the terrains of several builds of one card have to differ.
    pub each: Option<Each>,
}

impl Build {
    /// Whether it goes where a step before has bound a hex.
    #[must_use]
    pub const fn is_around_bound(&self) -> bool {
        matches!(self.r#where, Where::Around | Where::There)
    }
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Ground {
    Of(Lands),
    Terrains(Vec<Terrain>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lands {
    /// Any of the six terrains.
    Any,
    Home,
    Wasteland,
    /// Any terrain, Wasteland too.
    Land,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Where {
    /// Beside the network, or further by Transfers.
    #[default]
    Network,
    /// All over the map.
    Anywhere,
    /// Beside the bound hex.
    Around,
    /// On the bound hex.
    There,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Near {
    Edge,
    City,
    CityOrWasteland,
    /// Where a competitor is.
    Competitor,
}

/// What a Transfer leads over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Obstacle {
    City,
    Competitor,
    Wasteland,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Each {
    Same,
    Different,
}
