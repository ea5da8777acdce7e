//! What every face is held to.

use empyreal::Position;
use empyreal_face::Empyreal;
use face_kit::FaceKit;
use kernel::kit;

#[test]
fn the_face_passes_the_kit() {
    FaceKit::<Empyreal>::new(kit::setups::<Position>()).every(23).everything();
}
