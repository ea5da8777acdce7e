//! What is said of the game in both languages.

mod games;
mod sentences;
