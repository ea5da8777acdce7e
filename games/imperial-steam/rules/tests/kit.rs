//! What every game passes, for every number of players and every set-up.

use imperial_steam::printed::Map;
use imperial_steam::{
    ContractId, Crew, Engineer, FactorySite, Good, Hub, Move, Phase, Position, Purchase, Worker, WorkerSource,
};
use kernel::kit::{self, Kit};
use kernel::{Rules, Seat};

/// Everything that could be said in a position, sense or nonsense.
fn universe(position: &Position, seat: Seat) -> Vec<Move> {
    let mut moves = vec![
        Move::ProduceAll,
        Move::ProduceNothing,
        Move::Fundraise,
        Move::Pass,
        Move::Sell,
        Move::Leave,
        Move::End,
        Move::Bid(5),
        Move::Give(5),
        Move::Share(50),
    ];
    moves.extend((0..=30).map(|steps| Move::Bid(steps * 10)));
    moves.extend((0..=30).map(|steps| Move::Give(steps * 10)));
    moves.extend([40, 60, 90, 130, 180, 240].map(Move::Share));
    moves.extend(Purchase::ALL.map(Move::Spend));
    for good in Good::ALL {
        moves.extend([Move::Buy(good), Move::Order(good), Move::Discard(good)]);
    }
    moves.extend((0..=9).map(Move::Train));
    moves.extend((0..=9).flat_map(|from| (0..=9).map(move |to| Move::Upgrade { from, to })));
    moves.extend(ContractId::all().map(Move::Contract));
    for hub in Hub::ALL {
        moves.extend(Engineer::ALL.map(|kind| Move::Engineer { kind, hub }));
        for index in 0..2 {
            let source = WorkerSource { hub, index };
            moves.extend((1..=16).map(|workers| Move::Hire { source, workers }));
        }
    }
    let crews = crews(position, seat);
    for link in Map::all_links() {
        moves.push(Move::Access(link));
        moves.extend(crews.iter().map(|crew| Move::Build { link, crew: *crew }));
    }
    let sites: Vec<FactorySite> = Map::all_cities()
        .flat_map(|city| (0..FactorySite::SLOTS).map(move |slot| FactorySite { city, slot }))
        .collect();
    let workers: Vec<Worker> =
        (1..=3).flat_map(|level| [false, true].map(|working| Worker { level, working })).collect();
    for &site in &sites {
        moves.push(Move::Produce(site));
        for good in Good::ALL {
            moves.extend(workers.iter().map(|worker| Move::Factory { site, good, worker: *worker }));
        }
        let own = position.table().player(seat).factories.iter().any(|factory| factory.site == site);
        let cities = Map::all_cities().take(if own { usize::MAX } else { 2 });
        moves.extend(cities.map(|to| Move::Deliver { from: site, to }));
    }
    moves.extend(Map::all_cities().map(Move::Station));
    moves
}

/// Every small crew, and those that are listed.
fn crews(position: &Position, seat: Seat) -> Vec<Crew> {
    let mut crews: Vec<Crew> =
        (0..3).flat_map(|a| (0..3).flat_map(move |b| (0..3).map(move |c| Crew([a, b, c])))).collect();
    let mut moves = Vec::new();
    position.moves(seat, &mut moves);
    for mv in moves {
        if let Move::Build { crew, .. } = mv
            && !crews.contains(&crew)
        {
            crews.push(crew);
        }
    }
    crews
}

#[test]
fn random_games() {
    Kit::<Position>::new(kit::setups::<Position>(), universe).games(2).every(40).everything();
}

/// Random players waste everything. These build whenever they can, and so get far.
#[test]
fn building_games() {
    Kit::<Position>::new(kit::setups::<Position>(), universe)
        .seed(2)
        .games(2)
        .every(40)
        .choosing(|sight, moves, stream| {
            let builds: Vec<usize> =
                (0..moves.len()).filter(|index| matches!(moves[*index], Move::Build { .. })).collect();
            let table = sight.view().table;
            if builds.is_empty() || table.phase == Phase::After || stream.below(4) == 0 {
                stream.index(moves.len())
            } else {
                builds[stream.index(builds.len())]
            }
        })
        .everything();
}
