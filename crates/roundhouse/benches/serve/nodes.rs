//! How long a move made at one node takes to a board at another, on one PostgreSQL.

use std::time::Duration;

use anyhow::Result;
use testbed::Postgres;

use crate::moves::Pair;
use crate::report::Report;
use crate::server::Server;
use crate::tables::Chance;

const MOVES: usize = 240;
const MOST_MS: f64 = 100.0;

pub(crate) async fn measure(report: &mut Report) -> Result<()> {
    let postgres = Postgres::uninitialized();
    postgres.init();
    postgres.run("-c listen_addresses=''");
    let database = postgres.database("tables");
    let one = Server::on(&database, Duration::ZERO).await?;
    let other = Server::on(&database, Duration::ZERO).await?;
    let times = Pair::open([one.address, other.address]).await?.play(MOVES, &mut Chance(7)).await?;
    report.limited(
        format!("a move at one node on a board at another: median of {}", times.len()),
        times.median(),
        "ms",
        MOST_MS,
    );
    report.figure("a move at one node on a board at another: 95 of 100 within", times.share(0.95), "ms");
    one.stop().await?;
    other.stop().await
}
