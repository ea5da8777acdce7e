use kernel::Stream;

use super::*;

/// Whatever the others hold, a seat is told the same.
#[test]
fn nothing_is_told_of_other_hands() {
    let mut stream = Stream::from_seed([7; 32]);
    for game in 0..6 {
        let mut position = start(2 + game % 4, &format!("secret {game}"), &[("map", MAPS[game % 3])]);
        let mut bot = Random::new([game as u8; 32]);
        for _ in 0..60 {
            let Some(seat) = position.turn().seats().iter().next() else { break };
            let other = position.guess(seat, &mut stream);
            let mut moves = Vec::new();
            position.moves(seat, &mut moves);
            let [one, two] = [&position, &other].map(|position| position.view(Viewer::Seat(seat)));
            assert_eq!(all_told(&one, seat, &moves), all_told(&two, seat, &moves));
            for spectator in position.table().all_seats().map(Viewer::Seat).chain([Viewer::Spectator]) {
                let seen = position.view(spectator);
                assert_eq!(SteamPower::players(&seen), SteamPower::players(&one));
                assert_eq!(SteamPower::progress(&seen), SteamPower::progress(&one));
            }
            let mv = moves[bot.choose(&Sight::new(&position, seat), &moves)];
            position.play(seat, &mv, &mut Events::ignored()).unwrap();
        }
    }
}

/// All that the table says to a seat.
fn all_told(view: &View, seat: Seat, moves: &[Move]) -> String {
    let moves: Vec<_> = moves
        .iter()
        .step_by(moves.len() / 6 + 1)
        .map(|mv| {
            let told = SteamPower::describe(view, seat, mv);
            (told, SteamPower::balance(view, seat, mv), SteamPower::path(view, seat, mv))
        })
        .collect();
    format!("{:?} {:?} {moves:?}", SteamPower::question(view, seat), SteamPower::players(view))
}
