//! `serve`: the table in a browser.

use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Parser as _;
use store::Store;
use tracing_subscriber::EnvFilter;
use web::{AllowedHosts, Chance, Config, Connections, Limits, PublicUrl, Server};

use crate::tools;

pub(crate) const EXAMPLE: &str = "Examples:\n  \
    roundhouse serve --listen 0.0.0.0:8080 --database sqlite:/var/lib/roundhouse/tables.db\n  \
    roundhouse serve --public-url https://table.example --behind-proxy --database postgres://…";

const PORT: u16 = 8080;
/// How many ports after the usual one are tried when it is taken and none was asked for.
const MORE_PORTS: u16 = 20;
/// How many open files are reserved for other things than connections: the database, the terminal, and some to spare.
const KEPT_FILES: u64 = 128;
/// The most connections, however many files may be open: each takes memory as well.
const MOST_CONNECTIONS: u64 = 20_000;
/// How many files may be open if the system does not say: the default of most systems.
const USUAL_FILES: u64 = 1024;
/// How long unfinished background work may continue after the server has stopped.
const LAST_WORK: Duration = Duration::from_secs(1);

/// Why a server with `--seed` does not start.
const SEED_IS_EXPOSED: &str = "with --seed every table's cards can be known: it is for tests on this machine alone, and goes \
    with neither --public-url nor --behind-proxy, nor with a --listen that others reach";
const SEED_IS_KEPT: &str = "with --seed every table's cards can be known, and the same seed deals the same again: it needs a \
    SQLite database of its own, named with --database sqlite:FILE and thrown away afterwards";

/// An address may have a password in it, which is not to be seen in a list of processes.
const DATABASE_VARIABLE: &str = "ROUNDHOUSE_DATABASE";
const DATABASE: &str = "sqlite:roundhouse.db";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The address to listen on, such as 0.0.0.0:8080 to let others on your network in [default: 127.0.0.1:8080, or the
    /// next port that is free].
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
    /// Where everything is kept: sqlite:FILE, or postgres://…. Several PostgreSQL servers of one cluster are separated by
    /// commas [default: what ROUNDHOUSE_DATABASE says, or sqlite:roundhouse.db].
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Where others reach this server, such as https://table.example: requests under any other name are refused, and links
    /// are made with it. May be given several times; links are made with the first. Without it, only names of this machine
    /// and its network are answered.
    #[arg(long, value_name = "URL")]
    public_url: Vec<PublicUrl>,
    /// A proxy in front says who the visitor is, by X-Forwarded-For and X-Forwarded-Proto.
    #[arg(long)]
    behind_proxy: bool,
    /// Another address, for figures in the form of Prometheus (/metrics), which visitors are not to reach.
    #[arg(long, value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,
    /// How the log on standard error is written; ROUNDHOUSE_LOG says how much of it (warn, info, debug).
    #[arg(long, value_name = "FORM", value_enum, default_value_t = LogForm::Text)]
    log: LogForm,
    /// How long requests are still taken after the signal to stop, in seconds, for a balancer that has to see first that
    /// /readyz says no.
    #[arg(long, value_name = "SECONDS", default_value_t = 0)]
    drain: u64,
    /// How long a bot waits before it moves while a person looks on, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 400)]
    bot_pause: u64,
    /// Lets every visitor do as much as they like: for measurements on your own machine.
    #[arg(long)]
    no_limits: bool,
    /// For tests only: every table's draws, and what bots choose, follow from this seed, so that a test that fails can be
    /// played again. Anybody who knows the seed knows every card, so nobody but this machine is let in, and --database has
    /// to name a SQLite database that nothing else uses. Sessions, links and passwords stay as they are.
    #[arg(long, value_name = "SEED")]
    seed: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum LogForm {
    /// For people.
    Text,
    /// One JSON object a line, for machines.
    Json,
}

/// `roundhouse` alone.
#[derive(clap::Parser)]
struct Alone {
    #[command(flatten)]
    args: Args,
}

impl Args {
    /// The defaults, without any arguments.
    pub(crate) fn usual() -> Self {
        Alone::parse_from(["roundhouse"]).args
    }

    /// Refuses a seed where tables whose draws are predictable could be met by people who do not expect them.
    fn check_seed(&self) -> Result<()> {
        if self.seed.is_none() {
            return Ok(());
        }
        let reached = self.listen.is_some_and(|address| !address.ip().is_loopback());
        if reached || self.behind_proxy || !self.public_url.is_empty() {
            bail!(SEED_IS_EXPOSED);
        }
        // Neither the file that everybody has nor what the environment says for all servers: one that was meant for this.
        // Other nodes may serve a PostgreSQL, and they are not on this machine alone.
        if !self.database.as_deref().is_some_and(|address| address.starts_with("sqlite:")) {
            bail!(SEED_IS_KEPT);
        }
        Ok(())
    }
}

/// The address of the database: as it was typed, or as the environment has it.
pub(super) fn database(typed: Option<&str>) -> Result<String> {
    match (typed, std::env::var_os(DATABASE_VARIABLE)) {
        (Some(typed), _) => Ok(typed.to_owned()),
        (None, Some(set)) => {
            set.into_string().ok().with_context(|| format!("{DATABASE_VARIABLE} is not UTF-8 text"))
        }
        (None, None) => Ok(DATABASE.to_owned()),
    }
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let filter = EnvFilter::try_from_env("ROUNDHOUSE_LOG").unwrap_or_else(|_| EnvFilter::new("warn"));
    // A log that cannot be written, because the disk is full perhaps, must not stop the server.
    let log = tracing_subscriber::fmt().log_internal_errors(false);
    let log = log.with_env_filter(filter).with_writer(std::io::stderr);
    match args.log {
        LogForm::Text => log.init(),
        LogForm::Json => log.json().flatten_event(true).init(),
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(serve(args, out));
    runtime.shutdown_timeout(LAST_WORK);
    served
}

async fn serve(args: &Args, out: &mut impl Write) -> Result<()> {
    args.check_seed()?;
    let database = database(args.database.as_deref())?;
    let store = store::connect(&database)
        .await
        .with_context(|| format!("the database {} cannot be opened", address_without_password(&database)))?;
    let mut server = bind(args, &store).await?;
    let address = server.address()?;
    store.record_server_address(&format!("http://{}", shown(address)));
    writeln!(out, "Roundhouse is open: http://{}", shown(address))?;
    if let Some(seed) = &args.seed {
        writeln!(
            out,
            "PREDICTABLE TABLES: all their chance comes from --seed {}. This is for tests, never for people who play.",
            tools::escaped(seed)
        )?;
    }
    for url in args.public_url.iter().take(1) {
        writeln!(out, "Others find it at {url}.")?;
    }
    writeln!(out, "Everything is kept in {}. Ctrl-C stops.", address_without_password(&database))?;
    if let Some(metrics) = args.metrics {
        let failed = || format!("cannot listen on {metrics} for --metrics");
        server = server.with_metrics(metrics).await.with_context(failed)?;
        let listening = server.metrics_address().unwrap_or(metrics);
        writeln!(out, "Its figures are at http://{}/metrics.", shown(listening))?;
    }
    if address.ip().is_loopback() && args.public_url.is_empty() {
        writeln!(
            out,
            "Only this machine can reach it; `--listen 0.0.0.0:{}` lets others in.",
            address.port()
        )?;
    }
    if !args.behind_proxy && args.public_url.iter().any(|url| url.to_string().starts_with("https:")) {
        writeln!(
            out,
            "Roundhouse itself does not encrypt: a proxy in front has to, and `--behind-proxy` lets it say who visits."
        )?;
    }
    out.flush()?;
    server.run(stop_asked()).await?;
    store.close().await;
    writeln!(out, "Stopped.")?;
    Ok(())
}

async fn bind(args: &Args, store: &Arc<dyn Store>) -> Result<Server> {
    let mut limits = if args.no_limits { Limits::unlimited() } else { Limits::default() };
    limits.connections = within(open_file_limit(), limits.connections);
    if args.no_limits {
        limits.connections.per_client = usize::MAX;
    }
    let config = Config {
        limits,
        bot_pause: Duration::from_millis(args.bot_pause),
        behind_proxy: args.behind_proxy,
        hosts: AllowedHosts::public(args.public_url.clone()),
        drain: Duration::from_secs(args.drain),
        chance: args.seed.as_deref().map(Chance::predictable).unwrap_or_default(),
    };
    let asked = |address| Server::bind(address, Arc::clone(store), config.clone());
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

/// Raises the limit on open files as far as the system allows, and returns it.
fn open_file_limit() -> u64 {
    rlimit::increase_nofile_limit(u64::MAX).unwrap_or(USUAL_FILES)
}

/// Adapts the connection limits to the number of files that may be open. However few they are, a single visitor leaves
/// half of them to others.
fn within(files: u64, limits: Connections) -> Connections {
    let kept = KEPT_FILES.min(files / 2);
    let all = (files - kept).min(MOST_CONNECTIONS) as usize;
    Connections { total: all, per_client: limits.per_client.min(all / 2), ..limits }
}

/// As one would type it into a browser on this machine.
fn shown(address: SocketAddr) -> String {
    if address.ip().is_unspecified() { format!("localhost:{}", address.port()) } else { address.to_string() }
}

/// Hides the password in `postgres://user:password@host/name` from terminals and log files.
pub(super) fn address_without_password(addresses: &str) -> String {
    // A comma alone may be part of a password; what stands behind this one is another address.
    let mut shown = String::new();
    for (count, one) in addresses.split(",postgres").enumerate() {
        let whole = if count > 0 { format!("postgres{one}") } else { one.to_owned() };
        if count > 0 {
            shown.push(',');
        }
        shown.push_str(&one_without_password(&whole));
    }
    shown
}

fn one_without_password(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else { return address.to_owned() };
    // What stands behind the question mark may hold one, too.
    let (rest, options) = rest.split_once('?').map_or((rest, None), |(rest, options)| (rest, Some(options)));
    let mut shown = match rest.rsplit_once('@') {
        Some((_, host)) => format!("{scheme}://…@{host}"),
        None => format!("{scheme}://{rest}"),
    };
    let options: Vec<&str> = options.into_iter().flat_map(|options| options.split('&')).collect();
    let harmless: Vec<&str> =
        options.iter().copied().filter(|option| !option.to_ascii_lowercase().contains("password")).collect();
    if !harmless.is_empty() {
        shown.push('?');
        shown.push_str(&harmless.join("&"));
    }
    shown
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
            ("postgres:///tables?password=secret&host=/run", "postgres:///tables?host=/run"),
            ("postgres:///tables?password=secret", "postgres:///tables"),
            (
                "postgres://ada:se,cret@a.example/tables,postgresql://ada:secret@b.example/tables",
                "postgres://…@a.example/tables,postgresql://…@b.example/tables",
            ),
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
            assert_eq!((limits.total, limits.per_client), (all, of_one), "{files}");
        }
    }

    #[test]
    fn predictable_tables_are_for_this_machine_and_a_database_of_their_own() {
        const OWN: &str = "--database sqlite:tests.db";
        for (more, refused) in [
            (OWN, None),
            ("--database sqlite::memory:", None),
            (&*format!("{OWN} --listen 127.0.0.2:0"), None),
            (&*format!("{OWN} --listen [::1]:0"), None),
            (&*format!("{OWN} --listen 0.0.0.0:0"), Some(SEED_IS_EXPOSED)),
            (&*format!("{OWN} --listen [::]:0"), Some(SEED_IS_EXPOSED)),
            (&*format!("{OWN} --listen 192.0.2.1:80"), Some(SEED_IS_EXPOSED)),
            (&*format!("{OWN} --public-url https://table.example"), Some(SEED_IS_EXPOSED)),
            (&*format!("{OWN} --behind-proxy"), Some(SEED_IS_EXPOSED)),
            ("", Some(SEED_IS_KEPT)),
            ("--database postgres://tables", Some(SEED_IS_KEPT)),
            ("--database postgresql://tables", Some(SEED_IS_KEPT)),
        ] {
            let checked = |seeded: &str| {
                let typed = format!("roundhouse {seeded} {more}");
                let checked = Alone::parse_from(typed.split_whitespace()).args.check_seed();
                checked.err().map(|why| why.to_string())
            };
            assert_eq!(checked("--seed 7").as_deref(), refused, "{more}");
            assert_eq!(checked(""), None, "{more}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn as_many_files_as_the_system_gives_may_be_open() {
        let files = open_file_limit();
        let (soft, _) = rlimit::Resource::NOFILE.get().unwrap();
        assert_eq!(files, soft);
        assert_eq!(rlimit::increase_nofile_limit(u64::MAX).unwrap(), soft, "there is no more to ask for");
    }
}
