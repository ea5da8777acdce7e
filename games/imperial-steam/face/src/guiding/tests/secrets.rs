use kernel::Stream;

use super::*;

/// Whatever the others have and bid, a seat is told the same.
#[test]
fn nothing_is_told_of_bids_and_hidden_money() {
    let mut stream = Stream::from_seed([7; 32]);
    for game in 0..6 {
        let options = [("setup", SETUPS[game % 3]), ("money", "hidden")];
        let mut position = start(2 + game % 3, &format!("secret {game}"), &options);
        let mut bot = Random::new([game as u8; 32]);
        for _ in 0..60 {
            let Some(seat) = position.turn().seats().iter().next() else { break };
            let other = position.guess(seat, &mut stream);
            let mut moves = Vec::new();
            position.moves(seat, &mut moves);
            let [one, two] = [&position, &other].map(|position| position.view(Viewer::Seat(seat)));
            assert_eq!(all_told(&one, seat, &moves), all_told(&two, seat, &moves));
            let choices = lively(&position, seat, &moves, &mut bot);
            let mv = choices[bot.choose(&Sight::new(&position, seat), &choices)];
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
            let told = ImperialSteam::describe(view, seat, mv);
            (told, ImperialSteam::balance(view, seat, mv), ImperialSteam::path(view, seat, mv))
        })
        .collect();
    let points: Vec<_> = view.table.all_seats().map(|seat| ImperialSteam::points(view, seat)).collect();
    format!(
        "{:?} {:?} {points:?} {moves:?}",
        ImperialSteam::question(view, seat),
        <ImperialSteam as Guided>::players(view)
    )
}
