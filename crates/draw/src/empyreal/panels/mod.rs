//! What lies beside the map.

use super::Sheet;
use crate::Aside;

pub(super) fn asides(_: &Sheet<'_>) -> Vec<Aside> {
    Vec::new()
}
