//! What every face is held to.

use age_of_steam::Position;
use age_of_steam_face::AgeOfSteam;
use face_kit::FaceKit;
use kernel::kit;

#[test]
fn the_face_passes_the_kit() {
    FaceKit::<AgeOfSteam>::new(kit::setups::<Position>()).everything();
}
