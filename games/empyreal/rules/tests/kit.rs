//! What every game passes, for every number of players and every option.

use empyreal::{
    Award, CarId, Company, Move, PersonId, PersonKind, Position, Size, Slot, Stand, Terrain, Upgrade,
};
use kernel::kit::{self, Kit};
use kernel::{Rules, Seat, Setup as _};

/// Everything that could be said in a position, sense or nonsense; of what has two parts, a choice.
fn universe(position: &Position, seat: Seat) -> Vec<Move> {
    let table = position.table();
    let chart = table.map.chart();
    let mut moves = vec![
        Move::Administrate,
        Move::Reclaim,
        Move::Refresh,
        Move::ActivateFirst,
        Move::Done,
        Move::Skip,
        Move::TakeAll,
    ];
    moves.extend(Award::ALL.map(Move::Remove));
    moves.extend((0..=5).map(Move::Move));
    moves.extend((0..=3).map(Move::Choose));
    moves.extend(Terrain::ALL.map(Move::Good));
    moves.extend(Size::ALL.map(Move::Claim));
    moves.extend(Upgrade::ALL.map(Move::Upgrade));
    moves.extend(PersonKind::ALL.map(Move::Draft));
    moves.extend(
        PersonId::all().flat_map(|person| [Move::Use(person), Move::Imitate(person), Move::Keep(person)]),
    );
    moves.extend(CarId::all().flat_map(|car| [Move::Gain(car), Move::Copy(car)]));
    moves.extend(
        Slot::all().flat_map(|slot| {
            [Move::Activate(slot), Move::Double(slot), Move::Place(slot), Move::Discard(slot)]
        }),
    );
    moves.extend(Slot::all().flat_map(|from| Slot::all().map(move |to| Move::Rearrange(from, to))));
    for company in Company::ALL {
        moves.extend(PersonId::all().take(9).map(|captain| Move::Company { company, captain }));
    }
    for city in Terrain::ALL {
        moves.extend(Terrain::ALL.map(|good| Move::Deliver { city, good }));
        for colour in Terrain::ALL {
            moves.extend(Size::ALL.map(|size| Move::Tile(Stand { city, colour, size })));
        }
    }
    for hex in chart.all.iter() {
        let at = chart.coord(hex);
        moves.extend([
            Move::Headquarters(at),
            Move::Build { hex: at, free: None },
            Move::Wasteland(at),
            Move::Hex(at),
        ]);
        moves.extend(Terrain::ALL.map(|good| Move::Take { hex: at, good }));
    }
    // Pairs of hexes around what is the seat’s own, and what is listed.
    for hex in table.map.network(seat).iter() {
        for other in chart.around(hex).iter() {
            let (from, to) = (chart.coord(hex), chart.coord(other));
            moves.extend([Move::Shift { from, to }, Move::Shift { from: to, to: from }]);
            moves.push(Move::Build { hex: to, free: Some(from) });
            moves.extend(Company::ALL.map(|company| Move::Switch { own: from, other: to, company }));
        }
    }
    let people: Vec<PersonId> =
        table.all_seats().flat_map(|seat| table.player(seat).people().collect::<Vec<_>>()).collect();
    for own in &people {
        moves.extend(people.iter().map(|other| Move::Trade { own: *own, other: *other }));
    }
    let mut listed = Vec::new();
    position.moves(seat, &mut listed);
    moves.extend(listed);
    moves.sort_unstable_by_key(ToString::to_string);
    moves.dedup();
    moves
}

/// Every option for so many players.
fn random_games(players: usize) {
    let setups = kit::setups::<Position>().into_iter().filter(|setup| setup.players() == players).collect();
    Kit::<Position>::new(setups, universe).games(1).every(160).everything();
}

#[test]
fn two_play() {
    random_games(2);
}

#[test]
fn three_play() {
    random_games(3);
}

#[test]
fn four_play() {
    random_games(4);
}

#[test]
fn five_play() {
    random_games(5);
}

#[test]
fn six_play() {
    random_games(6);
}
