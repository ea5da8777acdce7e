//! How long a move made in one browser takes to the board of another, while other tables are being played.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use tokio::task::JoinSet;

use crate::client::{Browser, Live};
use crate::report::{Report, Times};
use crate::server::{self, Server};
use crate::tables::{self, Chance, Page};

const TABLES: u64 = 200;
/// How long the players of the other tables think about each move.
const PAUSE: Duration = Duration::from_secs(5);
const MOVES: usize = 240;
const MOST_MS: f64 = 100.0;
/// The first move of ours is made when this many have been played.
const FROM: u64 = 120;

pub(crate) async fn measure(report: &mut Report) -> Result<()> {
    server::allow_files(2048)?;
    let folder = server::folder()?;
    let server = Server::start(&folder, PAUSE).await?;
    let mut browser = Browser::new(server.address);
    let mut chance = Chance(7);
    let mut pair = Pair::open([server.address; 2]).await?;
    let quiet = pair.play(MOVES / 4, &mut chance).await?;

    let (over, moves) = tables::finished_after(&mut browser, 4, 200).await?;
    let mut others = JoinSet::new();
    let seen = Arc::new(AtomicUsize::new(0));
    for _ in 0..TABLES {
        let from = chance.below(moves * 3 / 4);
        let table = tables::go_on(&mut browser, &over, 0, from).await?;
        let watcher = Browser::new(server.address);
        let live = watcher.listen(&table).await?;
        tables::hand(&mut browser, &table, 0, false).await?;
        others.spawn(follow(watcher, live, table, Arc::clone(&seen)));
        // Their moves are spread over the pause.
        tokio::time::sleep(PAUSE / TABLES as u32).await;
    }
    let (began, worked) = (Instant::now(), server.worked()?);
    seen.store(0, Ordering::Relaxed);
    let busy = pair.play(MOVES, &mut chance).await?;
    let load = (server.worked()? - worked) / began.elapsed().as_secs_f64();
    let seen = seen.load(Ordering::Relaxed) as f64 / began.elapsed().as_secs_f64();
    others.abort_all();
    while let Some(other) = others.join_next().await {
        // One that was still followed was told to end: an error of its own kind.
        if let Ok(ended) = other {
            ended.context("another table")?;
        }
    }

    report.figure(
        format!("a move on another board, no other table: median of {}", quiet.len()),
        quiet.median(),
        "ms",
    );
    report.limited(
        format!("a move on another board, {TABLES} other tables: median"),
        busy.median(),
        "ms",
        MOST_MS,
    );
    report.figure("a move on another board: 95 of 100 within", busy.share(0.95), "ms");
    report.figure(format!("a move on another board: slowest of {}", busy.len()), busy.most(), "ms");
    report.figure("other tables meanwhile: moves seen a second", seen, "");
    report.figure("other tables meanwhile: cores busy", load, "");
    server.stop().await
}

/// Looks at a table as a page does: asks for it again whenever it has changed.
async fn follow(mut watcher: Browser, mut live: Live, table: String, seen: Arc<AtomicUsize>) -> Result<()> {
    loop {
        live.tick().await?;
        watcher.part(&table).await?;
        seen.fetch_add(1, Ordering::Relaxed);
    }
}

/// Two people at a table, each with every other seat.
pub(crate) struct Pair {
    table: String,
    sides: [Side; 2],
    /// The server of each.
    servers: [SocketAddr; 2],
}

struct Side {
    browser: Browser,
    live: Live,
}

impl Pair {
    /// A table where bots have played the beginning.
    pub(crate) async fn open(servers: [SocketAddr; 2]) -> Result<Self> {
        let [mut one, mut other] = servers.map(Browser::new);
        let table = tables::open(&mut one, &["me", "friend", "me", "friend"]).await?;
        let lobby = one.read(&table).await?;
        let links: Vec<String> =
            lobby.split('"').filter(|text| text.contains("/join/")).map(str::to_owned).collect();
        for link in links {
            let path = link.split_once("/table/").context("no link")?.1;
            other.submit(&format!("/table/{path}"), &[("name", "Grace")]).await?;
        }
        for seat in 0..4 {
            let browser = if seat % 2 == 0 { &mut one } else { &mut other };
            if seat == 0 {
                browser.send(&format!("{table}/start"), &[]).await?;
            }
            tables::hand(browser, &table, seat, false).await?;
        }
        while tables::data(&mut one, &table).await?["made"].as_u64().unwrap_or(0) < FROM {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        for seat in 0..4 {
            let browser = if seat % 2 == 0 { &mut one } else { &mut other };
            tables::hand(browser, &table, seat, true).await?;
        }
        let lives = [one.listen(&table).await?, other.listen(&table).await?];
        let [one_live, other_live] = lives;
        let sides = [Side { browser: one, live: one_live }, Side { browser: other, live: other_live }];
        Ok(Self { table, sides, servers })
    }

    /// Plays until this many moves have come from one to the other.
    pub(crate) async fn play(&mut self, count: usize, chance: &mut Chance) -> Result<Times> {
        let mut times = Times::default();
        while times.len() < count {
            let pages = [
                Page::read(&mut self.sides[0].browser, &self.table).await?,
                Page::read(&mut self.sides[1].browser, &self.table).await?,
            ];
            let Some(mover) = pages.iter().position(Page::asks) else {
                *self = Self::open(self.servers).await?;
                continue;
            };
            let [one, other] = &mut self.sides;
            let (mover_side, other_side) = if mover == 0 { (one, other) } else { (other, one) };
            let page = &pages[mover];
            if page.counts_next() {
                let seen = &pages[1 - mover];
                times.add(self::time(&self.table, page, mover_side, other_side, seen, chance).await?);
            } else if page.step(&mut mover_side.browser, &self.table, chance).await?.counts {
                bail!("a move counted that should have been a draft");
            }
        }
        Ok(times)
    }
}

/// From sending a move to the other's having the part with it.
async fn time(
    table: &str,
    page: &Page,
    mover: &mut Side,
    other: &mut Side,
    seen: &Page,
    chance: &mut Chance,
) -> Result<Duration> {
    let began = Instant::now();
    let sees = async {
        // The stream has yet to report what the page already shows.
        let mut told = other.live.tick().await?;
        while entries(&told) <= entries(&seen.version) {
            told = other.live.tick().await?;
        }
        other.browser.update(table, &seen.have).await?;
        anyhow::Ok((began.elapsed(), told))
    };
    let (moved, sees) = tokio::join!(page.step(&mut mover.browser, table, chance), sees);
    moved?;
    let (elapsed, told) = sees?;
    let shown = Page::read(&mut other.browser, table).await?.version;
    // At another node something more may have come meanwhile.
    if entries(&shown) < entries(&told) {
        bail!("the stream told of {told}, and the page shows {shown}");
    }
    Ok(elapsed)
}

/// A version begins with how much has happened at the table.
fn entries(version: &str) -> u64 {
    version.split('.').next().and_then(|entries| entries.parse().ok()).unwrap_or(0)
}
