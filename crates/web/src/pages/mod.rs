//! The pages: pure functions of the data they show.

pub mod frame;
pub mod model;
pub mod table;
