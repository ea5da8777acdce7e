//! Whole games, looked at by a player and by somebody who only looks on: what each page becomes by the answers that it gets
//! is what a fresh one would be.

use catalog::GameId;
use kernel::{Options, Viewer};
use table::{DraftText, Drafted, Happened, Look, OpenChair, Opening, Table};
use words::Language;

use super::super::model::Holder;
use super::super::samples::seat;
use super::tests::sample;
use super::*;
use crate::fragments::tests::{Shown, fresh};

const PLAYERS: usize = 3;

fn opened(game: GameId) -> Table {
    let opening = Opening {
        game: game.to_string(),
        rules_version: game.info().rules_version,
        options: Options::new(),
        title: String::new(),
        chairs: vec![OpenChair::Bot { level: "greedy".into() }; PLAYERS],
        secret: "night-train-to-Pittsburgh".into(),
        nonces: Vec::new(),
        given: Vec::new(),
        record: false,
        idle_hours: 24,
        listed: true,
        audience: None,
        by: None,
    };
    Table::fold(&[(0, Happened::Opened(Box::new(opening))), (1, Happened::Started)], &[]).unwrap().table
}

/// What one of the two has before them.
struct Reader {
    seat: Option<Seat>,
    language: Language,
    shown: Option<Shown>,
    /// How long the answers were, and how long whole parts would have been, of those that followed a single move.
    sent: (usize, usize),
}

impl Reader {
    fn new(seat: Option<Seat>) -> Self {
        Self { seat, language: Language::English, shown: None, sent: (0, 0) }
    }

    /// Asks for the page as it is now, and compares.
    fn asks(&mut self, table: &Table, at: Option<usize>, draft: Option<&DraftText>, counts: bool) {
        let words = table.words(&Words::new(self.language));
        let (here, once) = (String::new(), String::new());
        let frame = Frame { words, theme: None, me: None, here, game: Some(table.game_id()), once };
        let viewer = self.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let look = Look { viewer, at, draft, whole_log: false, conceded: kernel::Seats::NONE };
        let game = table.game().unwrap();
        let scene = game.scene(&look, &frame.words);
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
            past: scene.at < scene.made,
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

/// A game that bots play, and both readers after each move: now and then they speak another language, look at the past, or
/// were asleep; and the player tries the move out in a draft first.
fn read(game: GameId) {
    let mut table = opened(game);
    let mut readers = [Reader::new(Some(Seat::new(0))), Reader::new(None)];
    let mut made = 0;
    while let Some((mover, level)) = table.bot_to_play() {
        let game = table.game().unwrap();
        let mv = game.bot(mover, level, [7; 32]).unwrap();
        let empty = DraftText::on(game.stands_on(Seat::new(0)));
        // Every move in the middle of the game; elsewhere one in a few: they slept meanwhile.
        let awake = (60..100).contains(&made) || made % 7 == 0;
        if awake && mover == Seat::new(0) {
            let [player, _] = &mut readers;
            player.asks(&table, None, Some(&empty), true);
            if let Ok(Drafted::Kept(draft) | Drafted::Waits(draft)) = game.draft(mover, &empty, &mv, false) {
                player.asks(&table, None, Some(&draft), true);
                player.asks(&table, None, Some(&draft.undone()), false);
            }
        }
        table.apply(2, &Happened::Moved { seat: mover, mv }).unwrap();
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
        assert!(sent * 4 < whole, "{game}: {sent} of {whole} bytes were sent");
    }
}

#[test]
fn age_of_steam() {
    read(GameId::AgeOfSteam);
}

#[test]
fn steam_power() {
    read(GameId::SteamPower);
}

#[test]
fn imperial_steam() {
    read(GameId::ImperialSteam);
}

#[test]
fn empyreal() {
    read(GameId::Empyreal);
}
