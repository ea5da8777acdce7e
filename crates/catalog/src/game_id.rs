use std::fmt;
use std::str::FromStr;

use guide::{About, Guided};
use kernel::{Face, GameInfo, Rules};

macro_rules! games {
    ($($name:ident => $($face:ident)::+),+ $(,)?) => {
        /// A game that can be played here.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum GameId {
            $($name),+
        }

        impl GameId {
            /// All of them, in the order in which they are offered.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// What is known of the game before a position exists.
            #[must_use]
            pub const fn info(self) -> GameInfo {
                match self {
                    $(Self::$name => <<$($face)::+ as Face>::Rules as Rules>::INFO),+
                }
            }

            /// Introduces the game to people who have not played it.
            #[must_use]
            pub const fn about(self) -> About {
                match self {
                    $(Self::$name => <$($face)::+ as Guided>::ABOUT),+
                }
            }
        }

        /// The faces by the names of their games.
        pub mod faces {
            $(/// The face of the game.
            pub type $name = $($face)::+;)+
        }

        games!(@dispatch ($) $($name),+);
    };
    (@dispatch ($dollar:tt) $($name:ident),+) => {
        /// Evaluates an expression with a type name that stands for a game's face:
        /// `with_game!(id, F => <F as Face>::Rules::components())`.
        #[macro_export]
        macro_rules! with_game {
            ($dollar id:expr, $dollar F:ident => $dollar body:expr) => {
                match $dollar id {
                    $($crate::GameId::$name => {
                        type $dollar F = $crate::faces::$name;
                        $dollar body
                    })+
                }
            };
        }

        /// Calls a macro with the names of all games, such as `one_test_each!(AgeOfSteam, SteamPower)`: for tests, of which
        /// each game has one of its own.
        #[macro_export]
        macro_rules! each_game {
            ($dollar with:ident) => {
                $dollar with!($($name),+);
            };
        }
    };
}

games! {
    AgeOfSteam => age_of_steam_face::AgeOfSteam,
    SteamPower => steam_power_face::SteamPower,
    ImperialSteam => imperial_steam_face::ImperialSteam,
    Empyreal => empyreal_face::Empyreal,
}

/// There is no game with that name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGameError(pub String);

impl fmt::Display for UnknownGameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = GameId::ALL.iter().map(|game| game.info().id).collect();
        write!(f, "there is no game “{}”; the games are: {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownGameError {}

impl FromStr for GameId {
    type Err = UnknownGameError;

    fn from_str(name: &str) -> Result<Self, UnknownGameError> {
        let game = Self::ALL.iter().copied().find(|game| game.info().id == name);
        game.ok_or_else(|| UnknownGameError(name.chars().take(40).collect()))
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
            assert_eq!(with_game!(*game, F => <<F as Face>::Rules as Rules>::INFO.id), game.info().id);
        }
        let error = "age-of-stream".parse::<GameId>().unwrap_err().to_string();
        assert!(error.contains("age-of-steam"), "{error}");
    }
}
