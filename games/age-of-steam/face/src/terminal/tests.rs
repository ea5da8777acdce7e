use age_of_steam::{Moving, Position};

use super::*;

#[test]
fn the_beginning_of_a_move_points_at_a_spot() {
    let mut table = face_kit::start::<Position>(3, "spot", &[]).table().clone();
    let spot = |table: &Table, typed| AgeOfSteam::spot(table, typed);
    assert_eq!(spot(&table, " Build q10 "), Some("hex-Q10".into()));
    assert_eq!(spot(&table, "build"), None);
    assert_eq!(spot(&table, "build Q10 straight/9"), None);
    assert_eq!(spot(&table, "ship T9"), None);
    table.phase = Phase::MoveGoods(Moving::round(0));
    assert_eq!(spot(&table, "ship T9"), Some("hex-T9".into()));
    assert_eq!(spot(&table, "run T9"), None, "no cube is on its way");
}
