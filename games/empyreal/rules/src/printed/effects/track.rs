//! Where the track of an ability goes: on what land, beside what, and which Transfers on the way are free.

use serde::Deserialize;

use crate::kinds::Terrain;

/// Where a train car may be built.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Build {
    /// On what.
    pub on: Ground,
    /// Where.
    #[serde(default)]
    pub r#where: Where,
    /// Beside what.
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

/// What is built on.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Ground {
    /// A kind of ground.
    Of(Lands),
    /// One of these terrains.
    Terrains(Vec<Terrain>),
}

/// Kinds of ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lands {
    /// Any of the six terrains.
    Any,
    /// The company’s home terrain.
    Home,
    /// Wasteland.
    Wasteland,
    /// Any terrain, Wasteland too.
    Land,
}

/// Where a build may be.
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

/// What a build has to be beside, or on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Near {
    /// The edge of the map.
    Edge,
    /// A City.
    City,
    /// A City or Wasteland.
    CityOrWasteland,
    /// Where a competitor is.
    Competitor,
}

/// What a Transfer leads over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Obstacle {
    /// A City.
    City,
    /// A competitor’s train.
    Competitor,
    /// Wasteland.
    Wasteland,
}

/// How the terrains of several builds go together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Each {
    /// All on the same.
    Same,
    /// Each on another.
    Different,
}
