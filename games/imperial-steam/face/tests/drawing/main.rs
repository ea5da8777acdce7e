//! What every drawing of Imperial Steam must be.

mod games;
mod map;
mod panels;
