//! The one place that lists the games.
//!
//! A game is added by a line in [`games!`](self) below and its dependency in `Cargo.toml`; whatever asks for a game by
//! name goes through [`with_game!`] and is compiled once for each of them.

use std::fmt;
use std::str::FromStr;

use kernel::{GameInfo, Rules};

pub use age_of_steam;
pub use empyreal;
pub use imperial_steam;
pub use steam_power;

macro_rules! games {
    ($($name:ident => $($position:ident)::+),+ $(,)?) => {
        /// A game of this house.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum GameId {
            $($name),+
        }

        impl GameId {
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            #[must_use]
            pub const fn info(self) -> GameInfo {
                match self {
                    $(Self::$name => <$($position)::+ as Rules>::INFO),+
                }
            }
        }

        games!(@dispatch ($) $($name => $($position)::+),+);
    };
    (@dispatch ($dollar:tt) $($name:ident => $($position:ident)::+),+) => {
        /// Evaluates an expression with a type name that stands for a game's position:
        /// `with_game!(id, G => G::INFO.title)`.
        #[macro_export]
        macro_rules! with_game {
            ($dollar id:expr, $dollar G:ident => $dollar body:expr) => {
                match $dollar id {
                    $($crate::GameId::$name => {
                        type $dollar G = $crate::$($position)::+;
                        $dollar body
                    })+
                }
            };
        }
    };
}

games! {
    AgeOfSteam => age_of_steam::Position,
    SteamPower => steam_power::Position,
    ImperialSteam => imperial_steam::Position,
    Empyreal => empyreal::Position,
}

/// No game of this house has that name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = GameId::ALL.iter().map(|game| game.info().id).collect();
        write!(f, "there is no game “{}”; the games are: {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownGame {}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<Self, UnknownGame> {
        let game = Self::ALL.iter().copied().find(|game| game.info().id == name);
        game.ok_or_else(|| UnknownGame(name.chars().take(40).collect()))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.info().id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_name() {
        for game in GameId::ALL {
            assert_eq!(game.to_string().parse(), Ok(*game));
            assert_eq!(with_game!(*game, G => <G as Rules>::INFO.id), game.info().id);
        }
        let error = "age-of-stream".parse::<GameId>().unwrap_err().to_string();
        assert!(error.contains("age-of-steam"), "{error}");
    }
}
