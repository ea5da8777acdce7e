//! `serve`: the table in a browser.

use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use store::Store;
use tracing_subscriber::EnvFilter;
use web::{Config, Connections, Limits, Server};

pub(crate) const EXAMPLE: &str =
    "Example:\n  roundhouse serve --listen 0.0.0.0:8080 --database sqlite:/var/lib/roundhouse/tables.db";

const PORT: u16 = 8080;
/// How many ports after the usual one are tried when it is taken and none was asked for.
const MORE_PORTS: u16 = 20;
/// Of the files that may be open, those that are not for visitors: the database's, the terminal's, and a few to spare.
const KEPT_FILES: u64 = 128;
/// However many files may be open: each connection takes memory, too.
const MOST_CONNECTIONS: u64 = 20_000;
/// How many files may be open on most systems, where ours does not say.
const USUAL_FILES: u64 = 1024;
/// How long work that nobody waits for any more may go on when the server has stopped.
const LAST_WORK: Duration = Duration::from_secs(1);

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The address to listen on, such as 0.0.0.0:8080 to let others on your network in [default: 127.0.0.1:8080, or the
    /// next port that is free].
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
    /// Where everything is kept: sqlite:FILE, or postgres://….
    #[arg(long, value_name = "URL", default_value = "sqlite:roundhouse.db")]
    database: String,
    /// A proxy in front says who the visitor is, by X-Forwarded-For and X-Forwarded-Proto.
    #[arg(long)]
    behind_proxy: bool,
    /// How long a bot waits before it moves while a person looks on, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 400)]
    bot_pause: u64,
    /// Lets every visitor do as much as they like: for measurements on your own machine.
    #[arg(long)]
    no_limits: bool,
}

impl Args {
    pub(crate) fn usual() -> Self {
        Self {
            listen: None,
            database: "sqlite:roundhouse.db".into(),
            behind_proxy: false,
            bot_pause: 400,
            no_limits: false,
        }
    }
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let filter = EnvFilter::try_from_env("ROUNDHOUSE_LOG").unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(serve(args, out));
    runtime.shutdown_timeout(LAST_WORK);
    served
}

async fn serve(args: &Args, out: &mut impl Write) -> Result<()> {
    let store = store::connect(&args.database).await.with_context(|| {
        format!("the database {} cannot be opened", address_without_password(&args.database))
    })?;
    let server = bind(args, &store).await?;
    let address = server.address()?;
    writeln!(out, "Roundhouse is open: http://{}", shown(address))?;
    writeln!(out, "Everything is kept in {}. Ctrl-C stops.", address_without_password(&args.database))?;
    if address.ip().is_loopback() {
        writeln!(
            out,
            "Only this machine can reach it; `--listen 0.0.0.0:{}` lets others in.",
            address.port()
        )?;
    }
    out.flush()?;
    server.run(stop_asked()).await?;
    writeln!(out, "Stopped.")?;
    Ok(())
}

async fn bind(args: &Args, store: &Arc<dyn Store>) -> Result<Server> {
    let mut limits = if args.no_limits { Limits::none() } else { Limits::default() };
    limits.connections = within(files(), limits.connections);
    if args.no_limits {
        limits.connections.of_one = usize::MAX;
    }
    let config =
        Config { limits, bot_pause: Duration::from_millis(args.bot_pause), behind_proxy: args.behind_proxy };
    let asked = |address| Server::bind(address, Arc::clone(store), config);
    if let Some(address) = args.listen {
        return asked(address).await.with_context(|| format!("cannot listen on {address}"));
    }
    for port in PORT..PORT + MORE_PORTS {
        if let Ok(server) = asked(SocketAddr::from((Ipv4Addr::LOCALHOST, port))).await {
            return Ok(server);
        }
    }
    let any = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    asked(any).await.context("no port of this machine can be listened on")
}

/// How many files we may have open, after asking for as many as the system gives.
fn files() -> u64 {
    rlimit::increase_nofile_limit(u64::MAX).unwrap_or(USUAL_FILES)
}

/// These limits, where this many files may be open. However few they are, one visitor leaves half of them to others.
fn within(files: u64, limits: Connections) -> Connections {
    let kept = KEPT_FILES.min(files / 2);
    let all = (files - kept).min(MOST_CONNECTIONS) as usize;
    Connections { all, of_one: limits.of_one.min(all / 2), ..limits }
}

/// As one would type it into a browser on this machine.
fn shown(address: SocketAddr) -> String {
    if address.ip().is_unspecified() { format!("localhost:{}", address.port()) } else { address.to_string() }
}

/// Neither a terminal nor a log file is to see the password in `postgres://user:password@host/name`.
fn address_without_password(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else { return address.to_owned() };
    match rest.rsplit_once('@') {
        Some((_, host)) => format!("{scheme}://…@{host}"),
        None => address.to_owned(),
    }
}

/// Ctrl-C, or the signal by which services are stopped.
async fn stop_asked() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    let _ = interrupted.await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_not_shown() {
        for (address, shown) in [
            ("sqlite:roundhouse.db", "sqlite:roundhouse.db"),
            ("postgres://ada:secret@db.example/tables", "postgres://…@db.example/tables"),
            ("postgres:///tables?host=/run", "postgres:///tables?host=/run"),
        ] {
            assert_eq!(address_without_password(address), shown);
        }
    }

    #[test]
    fn visitors_leave_files_for_the_database_and_for_each_other() {
        for (files, all, of_one) in
            [(64, 32, 16), (256, 128, 64), (1024, 896, 256), (1 << 20, 20_000, 256), (u64::MAX, 20_000, 256)]
        {
            let limits = within(files, Connections::default());
            assert_eq!((limits.all, limits.of_one), (all, of_one), "{files}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn as_many_files_as_the_system_gives_may_be_open() {
        let files = files();
        let (soft, _) = rlimit::Resource::NOFILE.get().unwrap();
        assert_eq!(files, soft);
        assert_eq!(rlimit::increase_nofile_limit(u64::MAX).unwrap(), soft, "there is no more to ask for");
    }
}
