//! Snapshots: small, used, and ignored if they do not belong to the log.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use catalog::GameId;
use kernel::Viewer;
use table::{Folded, OpenChair, Opening, PositionSnapshot, Table, TableEvent};

const EVERY: usize = 32;

type Log = Vec<(i64, TableEvent)>;

fn opening(game: &str, players: usize, secret: &str) -> Opening {
    let id: GameId = game.parse().unwrap();
    Opening::new(
        game,
        id.info().rules_version,
        vec![OpenChair::Bot { level: "random".into() }; players],
        secret,
    )
}

/// How many bots play a game here, of which level, and how large its snapshots may be: a line of its own for each game with
/// which the last one does not do.
fn plan(game: GameId) -> (usize, &'static str, usize) {
    match game {
        GameId::AgeOfSteam => (3, "greedy", 12_000),
        GameId::ImperialSteam => (4, "random", 6_000),
        GameId::Empyreal => (2, "random", 14_000),
        _ => (3.clamp(game.info().fewest_players, game.info().most_players), "random", 6_000),
    }
}

/// A game between bots, and its snapshots.
fn played(game: GameId, secret: &str) -> (Log, Vec<PositionSnapshot>, Table) {
    let (players, level, _) = plan(game);
    let opened = TableEvent::Opened(Box::new(opening(game.info().id, players, secret)));
    let mut log = vec![(0, opened), (1, TableEvent::Started)];
    let mut table = Table::fold(&log, &[]).unwrap().table;
    let mut kept = Vec::new();
    while let Some((seat, _)) = table.bot_to_play() {
        let made = table.game().unwrap().move_count();
        let chance = [(made % 251) as u8; 32];
        let mv = table.game().unwrap().bot(seat, level, chance).unwrap();
        let moved = TableEvent::Moved { seat, mv };
        table.apply(2, &moved).unwrap();
        log.push((2, moved));
        kept.extend(table.game().unwrap().snapshots_after(made));
    }
    (log, kept, table)
}

fn same(folded: &Folded, table: &Table) {
    let [one, other] = [&folded.table, table].map(|table| table.game().unwrap());
    assert_eq!(one.data(Viewer::Spectator), other.data(Viewer::Spectator));
    assert_eq!(
        one.snapshots_after(0),
        other.snapshots_after(0),
        "every position on the way, and every round"
    );
    assert_eq!(one.record().unwrap(), other.record().unwrap());
}

/// The games with several snapshots on the way, each played once by bots: all but very short ones.
fn long_games(secret: &str) -> Vec<(GameId, Log, Vec<PositionSnapshot>, Table)> {
    let mut long = Vec::new();
    for &game in GameId::ALL {
        let (log, kept, table) = played(game, secret);
        let made = table.game().unwrap().move_count();
        assert_eq!(kept.len(), made / EVERY, "{game:?}: {made} moves");
        if made > 150 {
            long.push((game, log, kept, table));
        }
    }
    assert!(long.len() >= 4, "few games are long enough to be looked at");
    long
}

#[test]
fn only_what_comes_after_the_last_one_is_played_again() {
    for (game, log, kept, table) in long_games("used") {
        let made = table.game().unwrap().move_count();
        let folded = Table::fold(&log, &kept).unwrap();
        assert_eq!(folded.replayed, made % EVERY, "{game:?}");
        assert!(folded.invalid.is_empty() && folded.rebuilt.is_empty(), "{game:?}: {:?}", folded.invalid);
        same(&folded, &table);
        // A gap is bridged, and the missing snapshot is rebuilt.
        let gap: Vec<_> = kept.iter().filter(|kept| kept.move_count != 2 * EVERY).cloned().collect();
        let folded = Table::fold(&log, &gap).unwrap();
        assert_eq!((folded.replayed, folded.invalid.len()), (EVERY + made % EVERY, 0), "{game:?}");
        assert_eq!(folded.rebuilt, kept[1..2], "{game:?}");
        same(&folded, &table);
        let folded = Table::fold(&log, &[]).unwrap();
        assert_eq!((folded.replayed, &folded.rebuilt), (made, &kept), "{game:?}");
    }
}

#[test]
fn one_that_does_not_fit_is_computed_again_and_reported() {
    let (games, foreign) = (long_games("mine"), long_games("yours"));
    for ((game, log, kept, table), (_, _, foreign, _)) in games.iter().zip(&foreign) {
        let (_, _, other_game, _) = games.iter().find(|(other, ..)| other != game).unwrap();
        let at = 2;
        let spoilt = |spoil: &dyn Fn(&mut PositionSnapshot)| {
            let mut spoilt = kept.clone();
            spoil(&mut spoilt[at]);
            spoilt
        };
        let cases = [
            ("of another table", spoilt(&|kept| kept.clone_from(&foreign[at]))),
            ("of another game", spoilt(&|kept| kept.clone_from(&other_game[at]))),
            ("of other moves of the same game", spoilt(&|spoilt| spoilt.body.clone_from(&kept[at + 1].body))),
            ("cut short", spoilt(&|kept| kept.body.truncate(kept.body.len() / 2))),
            ("empty", spoilt(&|kept| kept.body.clear())),
            ("longer than it was", spoilt(&|kept| kept.body.push(0))),
            ("one flipped bit", spoilt(&|kept| *kept.body.last_mut().unwrap() ^= 1)),
            ("one flipped bit in its digest", spoilt(&|kept| kept.body[7] ^= 1)),
            ("of an older form, without a digest", spoilt(&|kept| _ = kept.body.drain(..32))),
        ];
        for (what, spoilt) in cases {
            let folded = Table::fold(log, &spoilt).unwrap();
            assert_eq!(folded.invalid, [kept[at].move_count as u64], "{game:?}, {what}");
            assert_eq!(folded.rebuilt, kept[at..=at], "{game:?}, {what}");
            same(&folded, table);
        }
        // Snapshots of the same table after the end of its log, or where none is ever made.
        let mut more = kept.clone();
        more.push(PositionSnapshot { move_count: 100_000, ..kept[at].clone() });
        more.insert(0, PositionSnapshot { move_count: 5, ..kept[at].clone() });
        assert_eq!(Table::fold(log, &more).unwrap().invalid, [5, 100_000], "{game:?}");
    }
}

/// A long game that a table begins with costs a few snapshots, from which all other positions are reached.
#[test]
fn of_many_given_moves_a_few_positions_are_kept() {
    let mut given: Vec<(kernel::Seat, String)> = Vec::new();
    // The longest possible game: nobody ever does anything but take money.
    let id = "steam-power";
    let mut table = Table::fold(&begun(id, &given), &[]).unwrap().table;
    while table.game().unwrap().move_count() < 40 * EVERY + 7 {
        let game = table.game().unwrap();
        let seat = game.turn().seats().iter().next().unwrap();
        let mv = "bank".to_owned();
        table.apply(2, &TableEvent::Moved { seat, mv: mv.clone() }).unwrap();
        given.push((seat, mv));
    }
    let log = begun(id, &given);
    let whole = Table::fold(&log, &[]).unwrap();
    let kept = whole.table.game().unwrap().snapshots_after(0);
    assert_eq!(whole.rebuilt, kept);
    assert_eq!(kept.len(), 14, "every third");
    assert_eq!(kept.last().unwrap().move_count, 40 * EVERY, "the last among them");

    let folded = Table::fold(&log, &kept).unwrap();
    assert_eq!((folded.replayed, folded.invalid.len(), folded.rebuilt.len()), (7, 0, 0));
    same(&folded, &whole.table);
    // A damaged one is rebuilt from the one before, and the one after it is still used.
    let mut spoilt = kept.clone();
    spoilt[5].body[40] ^= 1;
    let folded = Table::fold(&log, &spoilt).unwrap();
    assert_eq!((folded.replayed, &folded.invalid), (3 * EVERY + 7, &vec![kept[5].move_count as u64]));
    assert_eq!(folded.rebuilt, kept[5..=5]);
    same(&folded, &whole.table);

    // Moves played from there on get snapshots as usual.
    let mut log = log;
    let mut table = folded.table;
    for _ in 0..EVERY {
        let seat = table.game().unwrap().turn().seats().iter().next().unwrap();
        let moved = TableEvent::Moved { seat, mv: "bank".into() };
        table.apply(3, &moved).unwrap();
        log.push((3, moved));
    }
    let more = table.game().unwrap().snapshots_after(40 * EVERY + 7);
    assert_eq!(more.iter().map(|kept| kept.move_count).collect::<Vec<_>>(), [41 * EVERY]);
    let all: Vec<_> = kept.into_iter().chain(more).collect();
    let folded = Table::fold(&log, &all).unwrap();
    assert_eq!((folded.replayed, folded.invalid.len(), folded.rebuilt.len()), (7, 0, 0));
    same(&folded, &table);
}

/// A table that begins with these moves.
fn begun(game: &str, given: &[(kernel::Seat, String)]) -> Log {
    let opening = Opening { given: given.to_vec(), rules_version: 1, ..opening(game, 3, "long") };
    vec![(0, TableEvent::Opened(Box::new(opening))), (1, TableEvent::Started)]
}

/// The size of a snapshot does not grow with the game.
#[test]
fn they_hold_a_position_and_what_began_since_the_last_one() {
    for &game in GameId::ALL {
        let (_, _, most) = plan(game);
        let (_, kept, _) = played(game, "size");
        let sizes: Vec<usize> = kept.iter().map(|kept| kept.body.len()).collect();
        println!("{game:?}: {sizes:?}");
        assert!(sizes.iter().all(|size| *size <= most), "{game:?}: {sizes:?}");
    }
}

/// The same opening by the newest rules, by earlier ones, and by future ones.
#[test]
fn a_table_is_played_by_the_rules_that_it_was_opened_with() {
    for version in [1, 2] {
        let old = Opening { rules_version: version, ..opening("steam-power", 2, "old") };
        let log = [(0, TableEvent::Opened(Box::new(old))), (1, TableEvent::Started)];
        let table = Table::fold(&log, &[]).unwrap().table;
        let record = table.game().unwrap().record().unwrap();
        assert_eq!(record.rules_version, version);
        assert!(record.to_string().contains(&format!("\nrules: {version}\n")));
        table::verify(&record).unwrap();
    }
    for version in [0, 3, 99] {
        let other = Opening { rules_version: version, ..opening("steam-power", 2, "old") };
        let refused = Table::fold(&[(0, TableEvent::Opened(Box::new(other)))], &[]).unwrap_err();
        let told = format!("the rules have version 2, and this was played by version {version}");
        assert_eq!(refused.to_string(), told);
    }
}
