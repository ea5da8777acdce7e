use face_kit::secrets_are_kept;

use super::*;

/// Whatever the others have and bid, a seat is told the same.
#[test]
fn nothing_is_told_of_bids_and_hidden_money() {
    let mut hidden = 0;
    for game in 0..6 {
        let options = [("setup", SETUPS[game % 3]), ("money", "hidden")];
        let (mut bot, mut stream) = (Random::new([game as u8; 32]), Stream::from_seed([7; 32]));
        let mut left = 60;
        let choose = |position: &Position, seat: Seat, moves: &[Move]| {
            left = u8::checked_sub(left, 1)?;
            hidden += secrets_are_kept::<ImperialSteam>(position, seat, moves, &mut stream);
            Some(lively(position, seat, moves, &mut bot))
        };
        let position = start(2 + game % 3, &format!("secret {game}"), &options);
        face_kit::play_out::<ImperialSteam>(position, choose, |_| ());
    }
    assert!(hidden > 0);
}
