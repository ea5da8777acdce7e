//! What an accepted press costs: the program's work, and the bytes of its answer.

use std::time::Duration;

use anyhow::{Context, Result};
use catalog::GameId;

use crate::client::Browser;
use crate::report::{Report, Times};
use crate::server::{self, Server};
use crate::tables::{self, Chance, Page};

const PLAYERS: usize = 3;
/// How many presses of each game.
const PRESSES: usize = 120;
/// The first of them when this many moves have been made.
const FROM: u64 = 60;
const MOST_MS: f64 = 2.0;
const MOST_KILOBYTES: (f64, f64) = (4.0, 10.0);

pub(crate) async fn measure(report: &mut Report) -> Result<()> {
    let folder = server::folder()?;
    let server = Server::start(&folder, Duration::ZERO).await?;
    let mut chance = Chance(11);
    let (mut all, mut worked) = (Times::default(), 0.0);
    for game in GameId::ALL {
        let mut sizes = Times::default();
        let mut of_this = 0.0;
        while sizes.len() < PRESSES {
            of_this += play(&server, *game, &mut chance, &mut sizes).await?;
        }
        report.figure(format!("{game}, a press: processor time"), of_this / sizes.len() as f64, "ms");
        report.figure(format!("{game}, an answer: median"), sizes.median(), "KB");
        report.figure(format!("{game}, an answer: 95 of 100 within"), sizes.share(0.95), "KB");
        worked += of_this;
        all.join(sizes);
    }
    report.limited("all games, a press: processor time", worked / all.len() as f64, "ms", MOST_MS);
    report.limited("all games, an answer: median", all.median(), "KB", MOST_KILOBYTES.0);
    report.limited("all games, an answer: 95 of 100 within", all.share(0.95), "KB", MOST_KILOBYTES.1);
    server.stop().await
}

/// People play on at a table where bots have played the beginning. Returns how long the program worked for their presses.
async fn play(server: &Server, game: GameId, chance: &mut Chance, sizes: &mut Times) -> Result<f64> {
    let (table, mut people) = seated(server, game).await?;
    let mut worked = 0.0;
    while sizes.len() < PRESSES {
        let mut asked = None;
        for (seat, browser) in people.iter_mut().enumerate() {
            let page = Page::read(browser, &table).await?;
            if page.asks() {
                asked = Some((seat, page));
                break;
            }
        }
        // The game is over.
        let Some((seat, page)) = asked else { break };
        let before = server.worked_ms()?;
        let pressed = page.step(&mut people[seat], &table, chance).await?;
        worked += server.worked_ms()? - before;
        sizes.put(pressed.bytes as f64 / 1024.0);
    }
    Ok(worked)
}

/// A table with a person on each seat.
async fn seated(server: &Server, game: GameId) -> Result<(String, Vec<Browser>)> {
    let mut people: Vec<Browser> = (0..PLAYERS).map(|_| Browser::new(server.address)).collect();
    let table = tables::open_of(&mut people[0], game.info().id, &["me", "friend", "friend"]).await?;
    let lobby = people[0].read(&table).await?;
    let links: Vec<&str> = lobby.split('"').filter(|text| text.contains("/join/")).collect();
    for (link, person) in links.into_iter().zip(&mut people[1..]) {
        let path = link.split_once("/table/").context("no link")?.1;
        person.submit(&format!("/table/{path}"), &[("name", "Grace")]).await?;
    }
    people[0].send(&format!("{table}/start"), &[]).await?;
    for back in [false, true] {
        for (seat, person) in people.iter_mut().enumerate() {
            tables::hand(person, &table, seat, back).await?;
        }
        while !back && made(&mut people[0], &table).await? < FROM {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
    Ok((table, people))
}

async fn made(browser: &mut Browser, table: &str) -> Result<u64> {
    let data = tables::data(browser, table).await?;
    let over = data["turn"].get("over").is_some();
    Ok(if over { u64::MAX } else { data["made"].as_u64().unwrap_or(0) })
}
