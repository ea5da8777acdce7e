use kernel::{
    Ending, Events, Fairness, MOST_MOVES, Record, RecordError, Replay, Rules, Seat, SetupError, Standing,
    Writer,
};
use proptest::prelude::*;

use crate::toy::{Event, Move, Toy, setup};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

/// A whole game for two: a lot polished and kept, a tie, and a lot swapped.
const GAME: [(Seat, Move); 9] = [
    (FIRST, Move::Bid(1)),
    (SECOND, Move::Bid(4)),
    (SECOND, Move::Polish),
    (SECOND, Move::Keep),
    (SECOND, Move::Bid(2)),
    (FIRST, Move::Bid(2)),
    (FIRST, Move::Bid(4)),
    (SECOND, Move::Bid(3)),
    (FIRST, Move::Swap),
];

const GOLDEN: &str = include_str!("golden.record");

fn play(moves: usize) -> Writer<Toy> {
    let nonces = vec![String::new(), "tea & cake".into()];
    let fairness = Fairness::new("7").unwrap().with_nonces(nonces).unwrap();
    let (mut writer, _) = Writer::start(&setup(2), fairness).unwrap();
    for (seat, mv) in &GAME[..moves] {
        writer.play(*seat, mv).unwrap();
    }
    writer
}

fn golden() -> Record {
    Record::parse(GOLDEN).unwrap()
}

fn json(position: &Toy) -> String {
    serde_json::to_string(position).unwrap()
}

fn replay(record: &Record) -> Result<Toy, RecordError> {
    Replay::new(record)?.finish()
}

#[test]
fn a_game_is_written_down_as_text() {
    assert_eq!(play(GAME.len()).record().to_string(), GOLDEN);
}

#[test]
fn a_record_replays_to_the_same_position() {
    let writer = play(GAME.len());
    assert_eq!(golden(), *writer.record());
    assert_eq!(json(&replay(&golden()).unwrap()), json(writer.position()));
}

#[test]
fn a_game_can_be_put_down_and_taken_up_after_any_move() {
    for moves in 0..GAME.len() {
        let record = Record::parse(&play(moves).record().to_string()).unwrap();
        assert_eq!(record.standing, None);
        let mut writer = Writer::<Toy>::resume(record).unwrap();
        for (seat, mv) in &GAME[moves..] {
            writer.play(*seat, mv).unwrap();
        }
        assert_eq!(writer.record().to_string(), GOLDEN);
    }
}

#[test]
fn a_replay_stops_where_it_is_asked_to() {
    let record = golden();
    let mut replay = Replay::<Toy>::new(&record).unwrap();
    assert_eq!(replay.opening(), [Event::Dealt { purse: 6 }]);
    for moves in [0, 4, 9, 2] {
        assert_eq!(json(replay.go_to(moves).unwrap()), json(play(moves).position()));
        assert_eq!(replay.played(), moves);
    }
    let beyond = replay.go_to(10).unwrap_err();
    assert_eq!(beyond.to_string(), "the record has 9 moves: there is no position after 10");
}

#[test]
fn a_replay_tells_what_happened() {
    let record = golden();
    let mut replay = Replay::<Toy>::new(&record).unwrap();
    let mut events = Events::new();
    while let Some(played) = replay.step().unwrap() {
        events.push(played.events);
    }
    assert_eq!(events.len(), GAME.len());
    assert_eq!(events[0], [Event::Placed { seat: FIRST, bid: None }]);
    assert_eq!(events[2], [Event::Polished { seat: SECOND }]);
}

#[test]
fn line_ends_do_not_matter() {
    assert_eq!(Record::parse(&GOLDEN.replace('\n', "\r\n")).unwrap(), golden());
    assert_eq!(Record::parse(GOLDEN.trim_end()).unwrap(), golden());
    assert_eq!(Record::parse(&format!("{GOLDEN}\n\n")).unwrap(), golden());
    assert_eq!(Record::parse(&format!("{GOLDEN}\n").replace('\n', "\r\n")).unwrap(), golden());
    let bare = Record::parse(&GOLDEN.replacen('\n', "\r", 1)).unwrap_err();
    assert_eq!(bare, RecordError::Unprintable { line: 1 });
}

#[test]
fn a_byte_order_mark_may_come_first_and_nowhere_else() {
    assert_eq!(Record::parse(&format!("\u{feff}{GOLDEN}")).unwrap(), golden());
    let twice = Record::parse(&format!("\u{feff}\u{feff}{GOLDEN}")).unwrap_err();
    assert_eq!(twice, RecordError::Unprintable { line: 1 });
}

#[test]
fn every_kind_of_damage_has_its_sentence() {
    let cases = [
        (
            "roundhouse record 1",
            "roundhouse record 2",
            "line 1: a record begins with `roundhouse record 1`, and this file does not",
        ),
        ("game: toy", "toy", "line 2: expected `game: ` and its name, found `toy`"),
        ("rules: 1", "rules: one", "line 3: expected `rules: ` and a version, found `rules: one`"),
        (
            "players: 2",
            "players: 7",
            "line 4: expected `players: ` and their number, 1 to 6, found `players: 7`",
        ),
        (
            "players: 2",
            "players: 02",
            "line 4: expected `players: ` and their number, 1 to 6, found `players: 02`",
        ),
        (
            "option rounds: 3",
            "option rounds",
            "line 5: expected `option KEY: VALUE`, the keys in alphabetical order and each once, found `option rounds`",
        ),
        (
            "option rounds: 3",
            "option rounds: 3\noption rounds: 2",
            "line 6: expected `option KEY: VALUE`, the keys in alphabetical order and each once, found `option rounds: 2`",
        ),
        (
            "secret: 7",
            "secret: 8",
            "line 6: the commitment does not belong to the secret: that one gives 97bf124c35bb",
        ),
        (
            "secret: 7",
            "secret: ",
            "line 7: a seed or secret has 1 to 128 printable characters without spaces at its ends",
        ),
        (
            "nonce 1: tea & cake",
            "nonce 6: tea & cake",
            "line 8: there is a nonce for seat 6, and this game has 2 seats, counted from 0",
        ),
        (
            "nonce 1: tea & cake",
            "nonce 1: tea & cake\nnonce 0: x",
            "line 9: expected `nonce SEAT: TEXT`, the seats in order and each once, found `nonce 0: x`",
        ),
        ("0 bid 1", "2 bid 1", "line 10: expected a seat of this table, then a move, found `2 bid 1`"),
        ("0 bid 1", "", "line 10: expected a move (`SEAT MOVE`), a draw (`* …`) or the standing, found ``"),
        (
            "0 bid 1",
            "0 bid 2",
            "line 24: the digest does not belong to the lines above it: the record was changed or damaged",
        ),
        (
            "0 bid 1",
            "0 bid\u{7}",
            "line 10: a record is plain text, and this line has a control character or an invisible one",
        ),
        (
            "0 bid 1",
            "0 bid\u{202e} 1",
            "line 10: a record is plain text, and this line has a control character or an invisible one",
        ),
        (
            "0 bid 1",
            "0 bid 1\n",
            "line 11: expected a move (`SEAT MOVE`), a draw (`* …`) or the standing, found ``",
        ),
        (
            "ending: last-round\n",
            "",
            "line 22: expected `ending: ` and how the game ended, before its standing, found",
        ),
        (
            "1. seat",
            "1st seat",
            "line 23: expected `standing: ` and `unfinished` or places like `1. seat 2: 57`, found",
        ),
        ("digest: ", "digits: ", "line 24: the record ends here without a whole digest: it was cut short"),
    ];
    for (old, new, sentence) in cases {
        let damaged = GOLDEN.replacen(old, new, 1);
        let error = Record::parse(&damaged).unwrap_err().to_string();
        assert!(error.starts_with(sentence), "{old} -> {new}: {error}");
    }
}

#[test]
fn a_record_that_was_cut_short_says_so() {
    for length in 0..GOLDEN.len() - 1 {
        let error = Record::parse(&GOLDEN[..length]).unwrap_err();
        let in_the_first_line = length < "roundhouse record 1".len();
        let expected = match error {
            RecordError::NotARecord { .. } => in_the_first_line,
            RecordError::CutShort { line } => line == GOLDEN[..length].lines().count(),
            _ => false,
        };
        assert!(expected, "{length}: {error}");
    }
    let begun = play(3).record().to_string();
    assert!(begun.contains("\nstanding: unfinished\n"));
}

#[test]
fn there_is_an_end_to_what_is_read() {
    let long = GOLDEN.replacen("0 bid 1", &format!("0 {}", "x".repeat(999)), 1);
    let error = Record::parse(&long).unwrap_err();
    assert_eq!(error, RecordError::LineTooLong { line: 10, characters: 1_001, limit: 1_000 });
    let error = Record::parse(&"x".repeat((8 << 20) + 1)).unwrap_err();
    assert_eq!(error, RecordError::TooLarge { bytes: 8_388_609, limit: 8_388_608 });
    let error = Record::parse(&format!("{GOLDEN}{GOLDEN}")).unwrap_err();
    assert!(
        matches!(error, RecordError::Unexpected { line: 25, expected: "the end of the record", .. }),
        "{error}"
    );
}

#[test]
fn a_replay_names_what_does_not_agree() {
    type Change = fn(&mut Record);
    let cases: [(Change, &str); 16] = [
        (|record| record.game = "chess".into(), "line 2: this is a record of `chess`, not of `toy`"),
        (
            |record| record.rules_version = 3,
            "line 3: this record was made with version 3 of the rules, and these are version 1",
        ),
        (|record| record.players = 5, "line 4: this game is for 2 to 4 players, and the record has 5"),
        (
            |record| _ = record.options.insert("rounds".into(), "9".into()),
            "the game cannot be set up as the record says: Two rounds or three.",
        ),
        (
            |record| record.options.clear(),
            "line 5: a record gives every option in full, here `option rounds: 3`, and this one has none",
        ),
        (
            |record| record.entries[0].mv = "bid 01".into(),
            "line 10: a record has one way to write each move: `bid 1`, not `bid 01`",
        ),
        (
            |record| record.entries[0].mv = "bid +1".into(),
            "line 10: a record has one way to write each move: `bid 1`, not `bid +1`",
        ),
        (
            |record| record.entries[0].mv = "bid 1 ".into(),
            "line 10: `bid 1 ` is not a move of this game: This is no move of the toy.",
        ),
        (
            |record| record.dealt[0] = "purse 9".into(),
            "line 9: the record says that chance decided `purse 9`, and the replay draws `purse 6`",
        ),
        (
            |record| record.dealt.clear(),
            "line 9: the record says that chance decided nothing, and the replay draws `purse 6`",
        ),
        (
            |record| record.entries[0].drawn.push("worth 1".into()),
            "line 11: the record says that chance decided `worth 1`, and the replay draws nothing",
        ),
        (
            |record| record.entries[2].mv = "sell".into(),
            "line 13: `sell` is not a move of this game: This is no move of the toy.",
        ),
        (
            |record| record.entries[2].mv = "bid 2".into(),
            "line 13: seat 1 may not play `bid 2`: Not now. [TOY-1]",
        ),
        (
            |record| record.entries[2].seat = FIRST,
            "line 13: seat 0 may not play `polish`: It is not your turn. [TOY-1]",
        ),
        (
            |record| record.standing = None,
            "line 22: the record ends with `unfinished`, and the replay with `last-round: 1. seat 0: 14, 2. seat 1: 9`",
        ),
        (
            |record| {
                record.standing =
                    Some(Standing::rank([(FIRST, None), (SECOND, Some(-3))], Ending::new("fire")))
            },
            "line 22: the record ends with `fire: 1. seat 1: -3, 2. seat 0: out`, and the replay with `last-round: 1. seat 0: 14, 2. seat 1: 9`",
        ),
    ];
    for (change, sentence) in cases {
        let mut record = golden();
        change(&mut record);
        // A forger would take care of the digest.
        let record = Record::parse(&record.to_string()).unwrap();
        assert_eq!(replay(&record).unwrap_err().to_string(), sentence);
    }
}

#[test]
fn a_nonce_needs_a_seat_where_somebody_sits() {
    let nonces = vec!["tea".into(), String::new(), "for nobody".into()];
    let fairness = Fairness::new("7").unwrap().with_nonces(nonces).unwrap();
    let Err(SetupError(refused)) = Writer::<Toy>::start(&setup(2), fairness.clone()) else {
        panic!("a third nonce, and only two play");
    };
    assert_eq!(refused.to_string(), "The option nonces cannot be “3”. It can be: 0–2.");
    assert!(Writer::<Toy>::start(&setup(3), fairness.clone()).is_ok());

    let expected = RecordError::NonceForNobody { line: 9, seat: 2, players: 2 };
    let mut record = golden();
    record.fairness = fairness;
    assert_eq!(replay(&record).unwrap_err(), expected);
    assert_eq!(Record::parse(&record.to_string()).unwrap_err(), expected);
}

#[test]
fn other_nonces_make_other_draws() {
    let mut record = golden();
    record.fairness = Fairness::new("7").unwrap();
    assert!(matches!(replay(&record), Err(RecordError::Drawn { .. })));
}

proptest! {
    #[test]
    fn reading_never_panics(text in any::<String>()) {
        prop_assert!(Record::parse(&text).is_err());
    }

    /// Lines that could stand in a record, in any order: deeper into the parser than plain noise.
    #[test]
    fn reading_shuffled_lines_never_panics(order in proptest::collection::vec(0..24usize, 0..40)) {
        let lines: Vec<&str> = GOLDEN.lines().collect();
        let body: Vec<&str> = order.iter().map(|&line| lines[line]).collect();
        let _ = Record::parse(&format!("{}\n{}\n{}", lines[..8].join("\n"), body.join("\n"), lines[23]));
    }

    #[test]
    fn no_byte_can_be_changed(index in 0..GOLDEN.len(), byte in any::<u8>()) {
        let mut changed = GOLDEN.as_bytes().to_vec();
        changed[index] = byte;
        if let Ok(text) = std::str::from_utf8(&changed) {
            prop_assert_eq!(Record::parse(text).is_ok(), text == GOLDEN);
        }
    }
}

/// Neither moves nor anything else can be piled up: what is refused is refused while it is read.
#[test]
fn a_record_has_a_bounded_number_of_moves_and_lines() {
    let record = golden();
    let moves = |count: usize| {
        let mut long = record.clone();
        long.entries = std::iter::repeat_n(record.entries[0].clone(), count).collect();
        long.standing = None;
        Record::parse(&long.to_string())
    };
    assert_eq!(moves(MOST_MOVES).unwrap().entries.len(), MOST_MOVES);
    let error = moves(MOST_MOVES + 1).unwrap_err();
    assert!(matches!(error, RecordError::TooManyMoves { limit: MOST_MOVES, .. }), "{error}");
    let mut drawn = record.clone();
    drawn.dealt = vec!["a".into(); 3 * MOST_MOVES];
    let error = Record::parse(&drawn.to_string()).unwrap_err();
    assert_eq!(error, RecordError::TooManyLines { limit: 3 * MOST_MOVES });
}

#[test]
fn a_game_says_which_versions_of_its_rules_it_plays() {
    let info = kernel::GameInfo { oldest_rules_version: 2, rules_version: 4, ..<Toy as Rules>::INFO };
    assert_eq!([1, 2, 3, 4, 5].map(|version| info.plays(version)), [false, true, true, true, false]);
}
