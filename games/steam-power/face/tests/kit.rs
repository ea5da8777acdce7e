//! What every face is held to.

use face_kit::FaceKit;
use kernel::kit;
use steam_power::Position;
use steam_power_face::SteamPower;

#[test]
fn the_face_passes_the_kit() {
    FaceKit::<SteamPower>::new(kit::setups::<Position>()).everything();
}
