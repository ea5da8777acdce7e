//! What a browser that has never been here fetches: the page of a table and all that it refers to.

use std::collections::BTreeSet;
use std::time::Duration;

use anyhow::{Context, Result};
use catalog::GameId;

use crate::client::Browser;
use crate::report::Report;
use crate::server::{self, Server};
use crate::tables;

const MOST_KILOBYTES: f64 = 60.0;
/// The typefaces of the drawings are beside that: a page is shown before they are there, and they come once, for all pages.
const MOST_FONT_KILOBYTES: f64 = 20.0;
const MOST_REQUESTS: f64 = 10.0;
const PLAYERS: usize = 6;

pub(crate) async fn measure(report: &mut Report) -> Result<()> {
    let folder = server::folder()?;
    let server = Server::start(&folder, Duration::ZERO).await?;
    let mut browser = Browser::new(server.address);
    let (over, moves) = tables::finished(&mut browser, PLAYERS).await?;

    visit(&mut browser, &over, &format!("finished, {moves} moves, {PLAYERS} players"), report).await?;
    for (when, part) in [("turn 1", 0.02), ("mid-game", 0.5), ("late", 0.9)] {
        let page = heaviest_asked(&mut browser, &over, (moves as f64 * part) as u64).await?;
        visit(&mut browser, &page, &format!("{when}, being asked"), report).await?;
    }
    for game in GameId::ALL {
        let info = game.info();
        let (over, moves) = tables::finished_of(&mut browser, info.id, info.usual_players()).await?;
        let table = tables::go_on(&mut browser, &over, 0, moves / 2).await?;
        tables::asked(&mut browser, &table).await?;
        visit(&mut browser, &table, &format!("{game}, mid-game"), report).await?;
    }
    server.stop().await
}

/// Of some tables that go on from about here, the one with the largest page: mostly one where something is to be built.
async fn heaviest_asked(browser: &mut Browser, over: &str, at: u64) -> Result<String> {
    let mut heaviest = (0, None);
    for further in [0, 3, 6, 9, 12, 15, 18, 21] {
        let table = tables::go_on(browser, over, (further % PLAYERS as u64) as usize, at + further).await?;
        if !tables::asked(browser, &table).await? {
            continue;
        }
        let bytes = browser.get(&table).await?.bytes;
        if bytes > heaviest.0 {
            heaviest = (bytes, Some(table));
        }
    }
    heaviest.1.context("nobody is asked anything")
}

async fn visit(browser: &mut Browser, page: &str, what: &str, report: &mut Report) -> Result<()> {
    println!("\n{what}");
    let html = browser.read(page).await?;
    let mut open: Vec<String> = vec![page.to_owned()];
    open.extend(resources(&html));
    let (mut fetched, mut fonts) = (BTreeSet::new(), BTreeSet::new());
    let mut total = 0;
    while let Some(path) = open.pop() {
        if !fetched.insert(path.clone()) {
            continue;
        }
        let answer = browser.get(&path).await?;
        let name = path.rsplit('/').next().unwrap_or(&path);
        println!("  {name:<28} {:>8} bytes  {}", answer.bytes, answer.encoding);
        total += answer.bytes;
        let folder = path.strip_suffix(name).unwrap_or_default();
        if path.ends_with(".js") {
            open.extend(imports(&browser.read(&path).await?).iter().map(|name| format!("{folder}{name}")));
        }
        if path.ends_with(".css") {
            fonts.extend(urls(&browser.read(&path).await?).iter().map(|name| format!("{folder}{name}")));
        }
    }
    for path in fonts {
        let answer = browser.get(&path).await?;
        let name = path.rsplit('/').next().unwrap_or(&path).to_owned();
        println!("  {name:<28} {:>8} bytes  {} (beside the page)", answer.bytes, answer.encoding);
        report.limited(format!("{name}, {what}"), answer.bytes as f64 / 1024.0, "KB", MOST_FONT_KILOBYTES);
    }
    let live = browser.listen(page).await?;
    println!("  {:<28} {:>8} bytes  (a stream)", "live", live.head);
    total += live.head;
    let requests = fetched.len() + 1;
    println!(
        "  {:<28} {total:>8} bytes, {requests} requests; the page alone unpacked: {}",
        "in total",
        html.len()
    );
    report.limited(format!("first visit, {what}: bytes"), total as f64 / 1024.0, "KB", MOST_KILOBYTES);
    report.limited(format!("first visit, {what}: requests"), requests as f64, "", MOST_REQUESTS);
    Ok(())
}

/// What the page itself makes a browser fetch.
fn resources(html: &str) -> Vec<String> {
    let tags =
        html.split('<').filter(|tag| ["link ", "script ", "img "].iter().any(|name| tag.starts_with(name)));
    tags.filter_map(|tag| tables::attribute(tag, "href").or_else(|| tables::attribute(tag, "src"))).collect()
}

/// What a style sheet makes a browser fetch: `url(sans.ttf)`.
fn urls(style: &str) -> Vec<String> {
    let rest = style.split("url(").skip(1);
    rest.filter_map(|rest| Some(rest.split_once(')')?.0.trim_matches(['"', '\'']).to_owned())).collect()
}

/// The names of the modules that a script imports: `./board.js`.
fn imports(script: &str) -> Vec<String> {
    let lines =
        script.lines().filter(|line| line.starts_with("import ") || line.starts_with("export * from"));
    lines.filter_map(|line| Some(line.split_once("\"./")?.1.split_once('"')?.0.to_owned())).collect()
}
