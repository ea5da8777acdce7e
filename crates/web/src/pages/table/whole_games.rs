//! Whole games as seen by a player and by an onlooker: a page that is updated by partial responses has to equal a fresh
//! one.

use catalog::GameId;
use kernel::Viewer;
use table::{DraftText, PlayOutcome, SceneRequest, Table, TableEvent};
use words::Language;

use super::super::model::Holder;
use super::super::samples::seat;
use super::tests::sample;
use super::*;
use crate::fragments::tests::{Shown, fresh};

const PLAYERS: usize = 3;

/// The page of one of the two.
struct Reader {
    seat: Option<Seat>,
    language: Language,
    shown: Option<Shown>,
    /// The total length of the responses that followed a single move, and of the whole parts that they replace.
    sent: (usize, usize),
}

impl Reader {
    fn new(seat: Option<Seat>) -> Self {
        Self { seat, language: Language::English, shown: None, sent: (0, 0) }
    }

    /// Requests the current page, and compares.
    fn asks(&mut self, table: &Table, at_move: Option<usize>, draft: Option<&DraftText>, counts: bool) {
        let words = table.words(&Words::new(self.language));
        let (page_url, form_token) = (String::new(), String::new());
        let frame = Frame { words, theme: None, me: None, page_url, game: Some(table.game_id()), form_token };
        let viewer = self.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let request =
            SceneRequest { viewer, at_move, draft, whole_log: false, conceded: kernel::Seats::NONE };
        let game = table.game().unwrap();
        let scene = game.scene(&request, &frame.words);
        let page = TablePage {
            game: table.game_id(),
            seats: (0..PLAYERS)
                .map(|number| {
                    let mut line = seat(number, "Ada", Holder::Person);
                    line.mine = self.seat == Some(line.seat);
                    line
                })
                .collect(),
            seat: self.seat,
            due: scene.ask.is_some(),
            past: scene.at_move < scene.move_count,
            version: table.entries().to_string(),
            stamp: self.seat.zip(draft).map(|(seat, draft)| table.stamp(seat, draft).to_string()),
            draft: draft.map_or(0, |draft| draft.moves.len()),
            scene,
            ..sample()
        };
        let whole = part(&frame, &page, None);
        if let Some(shown) = &self.shown {
            let marks = shown.marks();
            assert!(marks.len() < 3000, "{} of marks go into a header", marks.len());
            let sparse = part(&frame, &page, Some(&marks));
            let (now, fresh) = (shown.patched(&sparse), fresh(&whole));
            if now != fresh {
                let at = now.bytes().zip(fresh.bytes()).take_while(|(one, other)| one == other).count();
                let around = |text: &str| {
                    text.get(at.saturating_sub(200)..(at + 200).min(text.len())).map(str::to_owned)
                };
                panic!("{} differs:\n{:?}\n{:?}", table.entries(), around(&now), around(&fresh));
            }
            if counts {
                self.sent = (self.sent.0 + sparse.len(), self.sent.1 + whole.len());
            }
        }
        self.shown = Some(Shown::new(&whole));
    }
}

/// A game between bots, viewed by both readers after each move. Now and then they change the language, look at the
/// past, or sleep; and the player first tries the move in a draft.
fn read(game: GameId) {
    let info = game.info();
    let players = PLAYERS.clamp(info.fewest_players, info.most_players);
    let mut table = testbed::table_of_bots(&game.to_string(), info.rules_version, players);
    let mut readers = [Reader::new(Some(Seat::new(0))), Reader::new(None)];
    let mut made = 0;
    while let Some((mover, level)) = table.bot_to_play() {
        let game = table.game().unwrap();
        let mv = game.bot(mover, level, [7; 32]).unwrap();
        let empty = DraftText::new(game.draft_base(Seat::new(0)));
        // After every move in the middle of the game, elsewhere only after some: the readers were asleep.
        let awake = (60..100).contains(&made) || made % 7 == 0;
        if awake && mover == Seat::new(0) {
            let [player, _] = &mut readers;
            player.asks(&table, None, Some(&empty), true);
            if let Ok(PlayOutcome::Drafted(draft) | PlayOutcome::NeedsConfirmation(draft)) =
                game.draft(mover, &empty, &mv, false)
            {
                player.asks(&table, None, Some(&draft), true);
                player.asks(&table, None, Some(&draft.undone()), false);
            }
        }
        table.apply(2, &TableEvent::Moved { seat: mover, mv }).unwrap();
        made += 1;
        for reader in readers.iter_mut().filter(|_| awake) {
            if made % 35 == 0 {
                reader.language =
                    if reader.language == Language::English { Language::French } else { Language::English };
            }
            reader.asks(
                &table,
                None,
                reader.seat.map(|_| &empty),
                (62..100).contains(&made) && made % 35 != 0,
            );
            if made % 21 == 0 {
                reader.asks(&table, Some(made / 2), None, false);
                reader.asks(&table, Some(made / 2 + 1), None, false);
            }
        }
    }
    for reader in &mut readers {
        reader.asks(&table, None, None, false);
        let (sent, whole) = reader.sent;
        // A short game is over before any of it is counted.
        assert!(sent * 4 < whole || made <= 62, "{game}: {sent} of {whole} bytes were sent");
    }
}

macro_rules! one_test_each {
    ($($game:ident),+) => {
        $(
            #[test]
            fn $game() {
                read(GameId::$game);
            }
        )+
    };
}

catalog::each_game!(one_test_each);
