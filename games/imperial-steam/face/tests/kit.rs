//! What every face is held to.

use face_kit::FaceKit;
use imperial_steam::Position;
use imperial_steam_face::ImperialSteam;
use kernel::kit;

#[test]
fn the_face_passes_the_kit() {
    FaceKit::<ImperialSteam>::new(kit::setups::<Position>()).everything();
}
