use face_kit::secrets_are_kept;
use kernel::Stream;

use super::*;

/// Whatever the others hold, a seat is told the same.
#[test]
fn nothing_is_told_of_other_hands() {
    let mut hidden = 0;
    for game in 0..6 {
        let (mut bot, mut stream) = (Random::new([game as u8; 32]), Stream::from_seed([7; 32]));
        let mut left = 60;
        let choose = |position: &Position, seat: Seat, moves: &[Move]| {
            left = u8::checked_sub(left, 1)?;
            hidden += secrets_are_kept::<SteamPower>(position, seat, moves, &mut stream);
            let one = position.view(Viewer::Seat(seat));
            for viewer in position.table().all_seats().map(Viewer::Seat).chain([Viewer::Spectator]) {
                let seen = position.view(viewer);
                assert_eq!(SteamPower::players(&seen), SteamPower::players(&one));
                assert_eq!(SteamPower::progress(&seen), SteamPower::progress(&one));
            }
            Some(moves[bot.choose(&Sight::new(position, seat), moves)])
        };
        let position = start(2 + game % 4, &format!("secret {game}"), &[("map", MAPS[game % 3])]);
        face_kit::play_out::<SteamPower>(position, choose, |_| ());
    }
    assert!(hidden > 0);
}
