//! Rendering the page of a table in the middle of a game, and the response to a page that has most of it.

use std::hint::black_box;

use catalog::GameId;
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use kernel::{Seat, Seats, Viewer};
use store::StoredStage;
use table::{Audience, DraftText, SceneRequest, Table, TableEvent};
use web::pages::model::{Chatting, Frame, Holder, SeatLine, TablePage, TakeBack};
use words::{Language, Words};

const PLAYERS: usize = 3;
/// How many moves have been made.
const AT: usize = 100;

/// A table in the middle of its game, as seen by the player who has to move.
struct Shown {
    table: Table,
    seat: Seat,
    draft: DraftText,
    frame: Frame,
}

impl Shown {
    fn new(game: GameId) -> Self {
        let mut table = testbed::table_of_bots(&game.to_string(), game.info().rules_version, PLAYERS);
        for _ in 0..AT {
            let (seat, level) = table.bot_to_play().expect("a game that goes on");
            let mv = table.game().and_then(|game| game.bot(seat, level, [7; 32])).expect("a move");
            table.apply(2, &TableEvent::Moved { seat, mv }).expect("a legal move");
        }
        let (seat, _) = table.bot_to_play().expect("a game that goes on");
        let draft = DraftText::new(table.game().map_or(0, |game| game.draft_base(seat)));
        let words = table.words(&Words::new(Language::English));
        let (page_url, form_token) = (String::new(), String::new());
        let frame = Frame { words, theme: None, me: None, page_url, game: Some(game), form_token };
        Self { table, seat, draft, frame }
    }

    fn scene(&self) -> table::scene::Scene {
        let viewer = Viewer::Seat(self.seat);
        let request = SceneRequest {
            viewer,
            at_move: None,
            draft: Some(&self.draft),
            whole_log: false,
            conceded: Seats::NONE,
        };
        self.table.game().expect("a game").scene(&request, &self.frame.words)
    }

    fn page(&self) -> TablePage {
        let seats = Seat::all(PLAYERS).map(|seat| SeatLine {
            seat,
            name: "Ada".into(),
            holder: Holder::Person,
            mine: seat == self.seat,
            stands_in: false,
            conceded: false,
            is_idle: false,
            may_be_freed: false,
            nonce: false,
            link: None,
            since: 0,
        });
        TablePage {
            id: "abc".into(),
            form_token: "3".into(),
            title: "Tuesday".into(),
            game: self.table.game_id(),
            stage: StoredStage::Running,
            owner: false,
            audience: Audience::Link,
            chatting: Chatting::Open,
            seats: seats.collect(),
            seat: Some(self.seat),
            scene: self.scene(),
            due: true,
            past: false,
            draft: 0,
            stamp: Some(self.table.stamp(self.seat, &self.draft).to_string()),
            version: "1".into(),
            chat: Vec::new(),
            back: TakeBack::default(),
            next: false,
            commitment: self.table.commitment(),
            secret: None,
            nonces: Vec::new(),
            curtain: None,
            refusal: None,
            levels: &[],
        }
    }
}

/// The marks of a page, except for some that have changed.
fn most_marks(html: &str) -> String {
    let marks = html.match_indices(" data-").filter_map(|(at, _)| {
        let value = [" data-h=\"", " data-r=\""].iter().find_map(|name| html[at..].strip_prefix(name))?;
        value.get(..8)
    });
    marks.enumerate().map(|(number, mark)| if number % 8 == 5 { "--------" } else { mark }).collect()
}

fn pages(criterion: &mut Criterion) {
    for &game in GameId::ALL {
        let shown = Shown::new(game);
        criterion.bench_function(&format!("{game}: scene"), |bencher| bencher.iter(|| shown.scene()));
        let page = shown.page();
        let have = most_marks(&web::pages::table::part(&shown.frame, &page, None));
        criterion.bench_function(&format!("{game}: answer"), |bencher| {
            bencher.iter_batched(
                || page.clone(),
                |page| web::pages::table::part(&shown.frame, black_box(&page), Some(&have)),
                BatchSize::SmallInput,
            );
        });
    }
}

criterion_group!(benches, pages);
criterion_main!(benches);
